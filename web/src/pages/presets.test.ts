import { expect, it } from 'vitest';
import type { Game, SeatRequest } from '../protocol';
import { presetOf, PRESETS, presetSeats, sitting } from './presets';

const game = { id: 'any', seats: [1, 2, 3, 4], solo: true } as unknown as Game;

it('fills the seats for every kind of company, and knows it by them', () => {
  for (const preset of PRESETS) expect(presetOf(presetSeats(game, preset))).toBe(preset);
  expect(presetSeats(game, 'people').map((seat) => seat.kind)).toEqual(['me', 'open', 'open', 'open']);
});

it('who will sit at a table is told by kind', () => {
  const seats: SeatRequest[] = [
    { kind: 'me' },
    { kind: 'open' },
    { kind: 'open', friend: 'ab' },
    { kind: 'bot', level: 'captain' },
    { kind: 'bot', level: 'captain' },
    { kind: 'bot' },
    { kind: 'person', name: 'Ruth' },
  ];
  expect(sitting(seats, (seat, i) => seat.friend ?? `${seat.name} ${i}`)).toEqual({
    me: true,
    names: ['ab', 'Ruth 6'],
    bots: [
      ['captain', 2],
      ['bosun', 1],
    ],
    open: 1,
  });
});
