import { expect, it } from 'vitest';
import { lifted, liftedOrders, spelled, stationsOf } from './groups';
import { hunt, neighbours, reach } from './sailing';

const calm = Array.from({ length: 16 }, () => false);

it('reaches neighbours with one step, and two steps farther the diagonal', () => {
  const ways = reach(5, 2, calm, 3);
  expect([...ways].filter(([, way]) => way.steps === 1).map(([cell]) => cell)).toEqual([1, 9, 4, 6]);
  expect(ways.get(10)).toEqual({ steps: 2, storms: 0, path: [9, 10] });
  expect(ways.has(5)).toBe(false);
});

it('goes round a storm when that is no longer', () => {
  const stormy = calm.map((_, cell) => cell === 9);
  expect(reach(5, 2, stormy, 3).get(10)).toEqual({ steps: 2, storms: 0, path: [6, 10] });
  expect(reach(5, 2, stormy, 3).get(9)).toEqual({ steps: 1, storms: 1, path: [9] });
});

it('does not enter a storm that nobody can pay for', () => {
  const stormy = calm.map((_, cell) => cell === 9);
  expect(reach(5, 3, stormy, 0).has(9)).toBe(false);
});

it('lets the Navy hunt vertically first and stop on the ship', () => {
  expect(hunt(3, 9, 2)).toEqual([7, 11]);
  expect(hunt(3, 6, 4)).toEqual([7, 6]);
  expect(hunt(6, 6, 4)).toEqual([]);
});

it('lists vertical neighbours first', () => {
  expect(neighbours(0)).toEqual([4, 1]);
});

it('spells groups of deckhands as the actions do', () => {
  expect([spelled([]), spelled([3, 0]), spelled([1, 0, 1])]).toEqual(['none', 'rp', 'rcc']);
  expect(stationsOf('rcc')).toEqual([0, 1, 1]);
});

it('spells deckhands taken from the wheel in the order of the data', () => {
  const all = ['plunder', 'trade', 'crew_up', 'search', 'attack', 'hide_out'];
  expect(lifted(['attack', 'crew_up'], all)).toBe('crew_up_attack');
  expect(liftedOrders('crew_up_attack', all)).toEqual(['crew_up', 'attack']);
  expect(liftedOrders('none', all)).toEqual([]);
});
