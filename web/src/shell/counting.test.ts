import { expect, it } from 'vitest';
import { counted, isTied, signed, type Count } from './counting';

const count: Count = {
  parts: [
    { name: 'gold', points: [3, 5] },
    { name: 'debts', points: [0, -2] },
  ],
};

it('adds up part by part', () => {
  expect([0, 1, 2].map((until) => counted(count, until))).toEqual([
    [0, 0],
    [3, 5],
    [3, 3],
  ]);
});

it('knows when points do not decide', () => {
  expect([isTied([3, 5]), isTied([3, 3]), isTied([1, 3, 3])]).toEqual([false, true, true]);
});

it('writes a true minus', () => {
  expect([-62, 0, 7].map(signed)).toEqual(['−62', '0', '7']);
});
