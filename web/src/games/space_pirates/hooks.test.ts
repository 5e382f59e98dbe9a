import { expect, it } from 'vitest';
import type { Option } from '../../protocol';
import { sign } from './hooks';

const option = (id: string, ship?: string): Option => ({
  words: 'place pirate_7 planet_0',
  marks: ['card:7', 'planet:0'],
  label: { id: '', args: {} },
  note: { id, args: ship ? { ship: { kind: 'ship', value: 0, name: `ship-${ship}` } } : {} },
  preference: false,
});

it('draws the ships that a placement moves', () => {
  expect(sign(option('note-turns_ship', 'merchant_ship'))).toBe('#i-ship');
  expect(sign(option('note-turns_own_ship', 'pirate_ship'))).toBe('#em-skull');
  expect(sign(option('note-turns_own_ships'))).toBe('#sp-both');
  expect(sign(option('note-quiet'))).toBeNull();
});
