import { expect, it } from 'vitest';
import type { Event, Step, View } from '../../protocol';
import { burials, compare } from './standing';
import { aftermath, type Battle, type Pirate, type State } from './state';

const pirate = (buried: number, level: number, gold: number, rum: number): Pirate =>
  ({ buried, level, gold, cargo: { rum } }) as unknown as Pirate;
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
  const state = { seats: 3, pirates: [pirate(2, 5, 1, 0), pirate(3, 4, 2, 0), pirate(3, 4, 5, 1)] } as unknown as State;
  expect(compare(state, [3, 2, 1])).toEqual([
    { pirate: 2, rank: 1, decides: 2, over: 1 },
    { pirate: 1, rank: 2, decides: 0, over: 0 },
    { pirate: 0, rank: 3, decides: null, over: null },
  ]);
});

it('leaves a shared victory undecided', () => {
  const state = { seats: 2, pirates: [pirate(3, 4, 2, 0), pirate(3, 4, 2, 0)] } as unknown as State;
  expect(compare(state, [1, 1]).map((line) => line.decides)).toEqual([null, null]);
});

it('tells every burial, those of the legendary pirate after the seats', () => {
  const steps = [
    step(4, event('buried', { seat: 0, cell: 7, cost: 12, total: 1 })),
    step(9, event('solo_buried', { rival: 2, cell: 3, total: 1, excess: 2 })),
  ];
  expect(burials(steps, 1).map((one) => [one.pirate, one.cell, one.cost])).toEqual([
    [0, 7, 12],
    [1, 3, 0],
  ]);
});

it('keeps the last die of a fight on the table while its end is told', () => {
  const battle = { frame: 'battle', dice: [4], stage: 'throw' } as unknown as Battle;
  expect(
    aftermath(battle, [event('rolled', { seat: 0, face: 6 }), event('sank', { seat: 0, merchant_card: 2 })])?.dice,
  ).toEqual([4, 6]);
  expect(aftermath(battle, [event('rolled', { seat: 0, face: 6 })])).toBeNull();
});
