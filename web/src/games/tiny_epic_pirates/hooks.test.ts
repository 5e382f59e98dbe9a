import { expect, it } from 'vitest';
import type { Option, View } from '../../protocol';
import { marks } from './hooks';

const option = (words: string): Option => ({
  words,
  marks: [],
  label: { id: '', args: {} },
  note: null,
  preference: false,
});
const view = { seat: 0, state: { seats: 1, pirates: [{ ship: 'b2' }, { ship: 'c4' }], stack: [] } } as unknown as View;

it('lets the rival be attacked by a click on its ship', () => {
  expect(marks(option('duel_rival'), view)).toEqual(['seat:1']);
});

it('lets a ship stay by a click on its own card', () => {
  expect(marks(option('stop'), view)).toEqual(['cell:5']);
});

it('adds nothing to an option that names what it is about', () => {
  expect(marks(option('duel seat_2'), view)).toEqual([]);
  expect(marks(option('sail b3'), view)).toEqual([]);
});
