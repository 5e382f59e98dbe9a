import { expect, it } from 'vitest';
import type { Game } from '../protocol';
import { presetOf, PRESETS, presetSeats } from './presets';

const game = { id: 'any', seats: [1, 2, 3, 4], solo: true } as unknown as Game;

it('fills the seats for every kind of company, and knows it by them', () => {
  for (const preset of PRESETS) expect(presetOf(presetSeats(game, preset))).toBe(preset);
  expect(presetSeats(game, 'people').map((seat) => seat.kind)).toEqual(['me', 'open', 'open', 'open']);
});
