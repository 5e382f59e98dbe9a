import { expect, it } from 'vitest';
import type { Event, Step, View } from '../../protocol';
import { accounts, closing } from './accounts';

const event = (kind: string, args: Record<string, number>): Event => ({
  kind,
  rule: 'P7-14.6',
  args,
  phrase: { id: `event-${kind}`, args: {} },
});
const step = (number: number, ...events: Event[]): Step => ({
  step: number,
  seat: 0,
  action: null,
  auto: false,
  events,
  view: {} as View,
});

const steps = [
  step(1, event('sold', { seat: 1, rum: 1, coffee: 0, fruit: 0, chests: 1 })),
  step(2, event('last_market', { port: 18 })),
  step(
    3,
    event('negotiated', { seat: 0, one: 0, other: 1, chests: 5 }),
    event('sold', { seat: 0, rum: 3, coffee: 0, fruit: 0, chests: 9 }),
  ),
  step(
    4,
    event('surplus_cards', { seat: 1, cards: 2 }),
    event('scored_chests', { seat: 0, chests: 30 }),
    event('scored_talismans', { seat: 0, points: 2 }),
    event('scored_yin_yang', { seat: 0, yin_yang: 8, points: 2 }),
    event('scored_skulls', { seat: 0, skulls: 3, points: -6 }),
    event('scored', { seat: 0, points: 28 }),
    event('scored_chests', { seat: 1, chests: 28 }),
    event('scored', { seat: 1, points: 28 }),
    event('tie_corsairs', { seat: 1 }),
  ),
];

it('tells the points of each seat line by line', () => {
  const [first, second] = accounts(steps, 2);
  expect(first?.lines).toEqual([
    { sign: 'chest', count: 30, points: 30 },
    { sign: 'talisman', count: 2, points: 2 },
    { sign: 'yinyang', count: 8, points: 2 },
    { sign: 'skull', count: 3, points: -6 },
  ]);
  expect([first?.total, second?.total]).toEqual([28, 28]);
});

it('tells only the sales of the last market', () => {
  const [first, second] = accounts(steps, 2);
  expect(first?.sales.map(({ kind }) => kind)).toEqual(['negotiated', 'sold']);
  expect(second?.sales).toEqual([]);
  expect(second?.surplus).toHaveLength(1);
});

it('names what decided a tie', () => {
  expect(closing(steps).ties.map(({ kind }) => kind)).toEqual(['tie_corsairs']);
  expect(closing(steps).market?.kind).toBe('last_market');
  expect(closing([])).toEqual({ market: null, ties: [] });
});
