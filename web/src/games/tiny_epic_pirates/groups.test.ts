import { expect, it } from 'vitest';
import { lifted, liftedOrders, spelled, stationsOf } from './groups';

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
