import { expect, test } from 'vitest';
import { berth, LETTER, nameLines, strip } from './geometry';

const PHONE = 20.5; // the letters of the smallest screen, in units of the sea
const HULL = 24; // half a ship, in units of its size
const PORT = { x: 123, radius: 14.4 };

test.each([1, 2, 3, 4, 5])('%i ships on a card touch neither each other nor the port', (ships) => {
  for (const [lines, letter] of [
    [1, LETTER],
    [2, LETTER],
    [2, PHONE],
  ] as const) {
    const top = strip(lines, letter);
    const spots = Array.from({ length: ships }, (_, place) => berth(0, place, ships, top));
    spots.forEach(({ x, y, size }, i) => {
      expect(Math.hypot(x - PORT.x, y - (top + 17))).toBeGreaterThan(PORT.radius + HULL * size);
      for (const other of spots.slice(i + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2 * HULL * size);
    });
  }
});

test('a name that is too long goes on in a second line, and never with a lonely letter at its end', () => {
  expect(nameLines('Skull Atoll', PHONE)).toEqual(['Skull Atoll']);
  expect(nameLines('Plantacja w Szkwale', PHONE)).toEqual(['Plantacja', 'w Szkwale']);
  expect(nameLines('Gorzelnia Przemytników', LETTER)).toEqual(['Gorzelnia', 'Przemytników']);
});
