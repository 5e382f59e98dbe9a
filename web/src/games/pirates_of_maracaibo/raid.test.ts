import { expect, it } from 'vitest';
import type { Event, Step, View } from '../../protocol';
import { boughtBy, purchases } from './raid';
import type { Captain } from './state';

const event = (kind: string, seat: number, action = ''): Event => ({
  kind,
  rule: '',
  args: { seat },
  phrase: {
    id: '',
    args: action ? { raid_action: { kind: 'raid_action', value: 0, name: `raid_action-${action}` } } : {},
  },
});
const step = (...events: Event[]): Step => ({ step: 0, seat: 0, action: null, auto: false, view: {} as View, events });

it('lists what every ship buys, then what upgrades and the figurehead add', () => {
  const captain = { upgrades: ['s2_plunder'], cards: ['storyteller'], figurehead: 'kraken' } as unknown as Captain;
  const ids = purchases(captain).map(({ id, cost }) => [id, cost]);
  expect(ids.slice(0, 3)).toEqual([
    ['base_vp', 1],
    ['base_doubloons', 2],
    ['base_treasure', 5],
  ]);
  expect(ids.slice(3)).toEqual([
    ['raid2_vp3', 2],
    ['storyteller_vp3', 2],
    ['figurehead_h', 3],
  ]);
});

it('tells what was bought in this raid from what an earlier one of the turn bought', () => {
  const steps = [
    step(event('sailed', 0), event('raids', 0), event('spent', 0, 'base_treasure')),
    step(event('sailed', 1), event('raids', 1), event('spent', 1, 'base_vp')),
    step(event('sailed', 0), event('raids', 0), event('spent', 0, 'base_vp')),
    step(event('raids', 0), event('spent', 0, 'base_doubloons')),
  ];
  expect(boughtBy(0, steps)).toEqual({ now: ['base_doubloons'], before: ['base_vp'] });
});
