import { expect, it } from 'vitest';
import { isles } from './isles';

const rows = ['####E###.', '##G#E####', '##G###P##', '.#####P#.'];

it('sees islands as the cells that they cover', () => {
  expect(isles(rows).map((isle) => [isle.row, isle.column, isle.high, isle.wide])).toEqual([
    [1, 2, 2, 1],
    [0, 4, 2, 1],
    [2, 6, 2, 1],
  ]);
});
