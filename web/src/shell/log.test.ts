import { expect, it } from 'vitest';
import type { Step, View } from '../protocol';
import { joined, touched, upTo } from './log';

const step = (number: number, seat: number, auto = false): Step => ({
  step: number,
  seat,
  auto,
  action: null,
  view: {} as View,
  events: [
    {
      kind: 'placed',
      rule: 'SP-5.1',
      args: { planet: number, seats: [seat] },
      phrase: { id: 'event-placed', args: {} },
    },
  ],
});

const log = [step(1, 0), step(2, 1), step(3, 2), step(4, 0), step(5, 1), step(6, 2)];

it('joins steps once, in order, and replaces what is told again', () => {
  expect(joined(log.slice(0, 4), log.slice(2)).map((one) => one.step)).toEqual([1, 2, 3, 4, 5, 6]);
  const again = step(4, 0);
  expect(joined(log, [again])[3]).toBe(again);
});

it('forgets what was taken back', () => {
  expect(upTo(log, 4)).toHaveLength(4);
});

it('names what was touched', () => {
  expect(touched([step(3, 2)])).toEqual(new Set(['planet:3', 'seats:2']));
});
