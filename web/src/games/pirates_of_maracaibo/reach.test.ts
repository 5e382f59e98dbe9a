import { expect, it } from 'vitest';
import { isles, steps, way } from './reach';
import { GULF, HARBOUR, MARACAIBO, placeAt } from './state';

const rows = ['####E###.', '##G#E####', '##G###P##', '.#####P#.'];
const at = (...ids: string[]): number[] => ids.map(placeAt);

it('leaves the start zone on a card of the first column', () => {
  expect(steps(rows, HARBOUR)).toEqual(at('a1', 'a2', 'a3'));
});

it('steps right, up, down and left, but not onto islands', () => {
  expect(steps(rows, placeAt('b2'))).toEqual(at('b1', 'b3', 'a2'));
});

it('enters the Gulf from the last column and then only Maracaibo', () => {
  expect(steps(rows, placeAt('i2'))[0]).toBe(GULF);
  expect(steps(rows, GULF)).toEqual([MARACAIBO]);
});

it('finds a shortest way round an island', () => {
  expect(way(rows, placeAt('b2'), placeAt('c1'))).toEqual(at('b2', 'b1', 'c1'));
  expect(way(rows, HARBOUR, placeAt('c1'))).toHaveLength(4);
});

it('knows no way back from Maracaibo', () => {
  expect(way(rows, MARACAIBO, placeAt('a1'))).toEqual([]);
});

it('sees islands as the cells that they cover', () => {
  expect(isles(rows).map((isle) => [isle.row, isle.column, isle.high, isle.wide])).toEqual([
    [1, 2, 2, 1],
    [0, 4, 2, 1],
    [2, 6, 2, 1],
  ]);
});
