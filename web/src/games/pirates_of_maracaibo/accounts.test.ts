import { expect, it } from 'vitest';
import type { Event, Step, View } from '../../protocol';
import { accounts } from './accounts';

const event = (kind: string, args: Record<string, number>, rule: string): Event => ({
  kind,
  rule,
  args,
  phrase: { id: `event-${kind}`, args: {} },
});
const step = (...events: Event[]): Step => ({ step: 1, seat: 0, action: null, auto: false, events, view: {} as View });

const told = accounts(
  [
    step(
      event('scored_rivers', { seat: 0, points: 8 }, 'PM-10.1'),
      event('rb_scored_rivers', { points: 4 }, 'PM-13.6.1'),
    ),
    step(
      event('rb_scored_cards', { points: 18 }, 'PM-13.6.1'),
      event('quest_hard', { seat: 0, quest: 85, points: 8 }, 'PM-10.8'),
    ),
    step(
      event('scored_quests', { seat: 0, points: 8, quests: 1 }, 'PM-10.8'),
      event('gained_vp', { seat: 0, points: 2 }, 'PM-5.3'),
    ),
  ],
  1,
);
const of = (name: string) => told.find((account) => account.step === name);

it('tells the nine steps in order', () => {
  expect(told.map((account) => account.step)).toEqual([
    'rivers',
    'doubloons',
    'printed',
    'scrolls',
    'residences',
    'treasures',
    'buried',
    'quests',
    'six',
  ]);
});

it('puts Redbeard after the seats and keeps the rule of the seats', () => {
  expect([...(of('rivers')?.points ?? [])]).toEqual([
    [0, 8],
    [1, 4],
  ]);
  expect(of('rivers')?.rule).toBe('PM-10.1');
  expect(of('printed')?.points.get(1)).toBe(18);
});

it('keeps the single quests beside their sum and leaves other events out', () => {
  expect(of('quests')?.details.map((one) => one.kind)).toEqual(['quest_hard']);
  expect(told.flatMap((account) => account.details)).toHaveLength(1);
});
