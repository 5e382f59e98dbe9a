import { expect, it } from 'vitest';
import type { Event, Step, View } from '../../protocol';
import { burials, compare } from './ranking';
import { aftermath, type Battle, type Brawl, type State } from './state';

const event = (kind: string, args: Record<string, number>): Event => ({
  kind,
  rule: 'TEP-5.4.7',
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

it('says what put each pirate before the next', () => {
  const standing = [
    [2, 5, 1, 0],
    [3, 4, 2, 0],
    [3, 4, 5, 1],
  ];
  const state = { pirates: [{}, {}, {}], standing } as unknown as State;
  expect(compare(state, [3, 2, 1])).toEqual([
    { pirate: 2, rank: 1, decides: 2, over: 1 },
    { pirate: 1, rank: 2, decides: 0, over: 0 },
    { pirate: 0, rank: 3, decides: null, over: null },
  ]);
});

it('leaves a shared victory undecided', () => {
  const standing = Array.from({ length: 2 }, () => [3, 4, 2, 0]);
  const state = { pirates: [{}, {}], standing } as unknown as State;
  expect(compare(state, [1, 1]).map((line) => line.decides)).toEqual([null, null]);
});

it('tells every burial with its round, those of the legendary pirate after the seats', () => {
  const steps = [
    step(1, event('turn', { seat: 0 })),
    step(2, event('solo_turn', { rival: 2 })),
    step(3, event('turn', { seat: 0 })),
    step(4, event('buried', { seat: 0, cell: 7, cost: 12, total: 1 }), event('solo_turn', { rival: 2 })),
    step(9, event('turn', { seat: 0 }), event('solo_turn', { rival: 2 })),
    step(10, event('solo_buried', { rival: 2, cell: 3, total: 1, excess: 2 })),
  ];
  expect(burials(steps, 1, 2).map((one) => [one.pirate, one.cell, one.cost, one.round])).toEqual([
    [0, 7, 12, 2],
    [1, 3, 0, 3],
  ]);
});

const side = (total: number | null): { hits: number[]; sure: number; total: number | null } => ({
  hits: [],
  sure: 0,
  total,
});
const brawl = (dice: number[], target: number, again = 0): Brawl => ({
  battle: { frame: 'battle', attacker: 0, target, roller: 0, dice, again, stage: 'throw' } as unknown as Battle,
  fight: { attack: side(1), defence: side(null) },
  foe: target - 2,
});

it('keeps the last die of a fight on the table while its end is told', () => {
  const events = [
    event('rolled', { seat: 0, face: 6 }),
    event('damage', { seat: 0, total: 3 }),
    event('merchant_damage', { ship: 1, total: 2 }),
    event('sank', { seat: 0, merchant_card: 2 }),
  ];
  const after = aftermath(brawl([4], 1), events, 2);
  expect(after?.battle.dice).toEqual([4, 6]);
  expect([after?.fight.attack.total, after?.fight.defence.total]).toEqual([3, 2]);
  expect(aftermath(brawl([4], 1), events.slice(0, 1), 2)).toBeNull();
});

it('lays a die that was thrown again in its place', () => {
  const events = [event('rolled', { seat: 0, face: 6 }), event('tied', { seat: 0 })];
  expect(aftermath(brawl([4, 5], 1, 0b01), events, 2)?.battle.dice).toEqual([6, 5]);
});

it('shows the dice of whoever rolled last', () => {
  const events = [
    event('damage', { seat: 0, total: 3 }),
    event('solo_rolled', { rival: 2, face: 1 }),
    event('solo_rolled', { rival: 2, face: 2 }),
    event('solo_damage', { rival: 2, total: 4 }),
    event('duel_won', { seat: 1 }),
  ];
  const after = aftermath(brawl([4, 5], 3), events, 1);
  expect([after?.battle.roller, after?.battle.dice]).toEqual([1, [1, 2]]);
  expect([after?.fight.attack.total, after?.fight.defence.total]).toEqual([3, 4]);
});
