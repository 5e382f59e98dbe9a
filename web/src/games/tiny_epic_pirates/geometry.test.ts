import { expect, test } from 'vitest';
import { badge, berth, LETTER, nameLines, reach, strip, type Berth, type Spot } from './geometry';

const LAPTOP = 15.4;
const PHONE = 20.5; // the letters of a small screen, in units of the sea
const HULL = 24; // half a ship, in units of its size
const MEDAL = 9.5; // what a ship carries in its middle
const PORT = { x: 123, radius: 14.4 };
const PAPERS = [
  [1, LETTER],
  [2, LETTER],
  [2, LAPTOP],
  [1, PHONE],
  [2, PHONE],
] as const;

const spotsOf = (ships: number, top: number, port: boolean): Berth[] =>
  Array.from({ length: ships }, (_, place) => berth(0, place, ships, top, port));
const badgeOf = (at: Berth): Spot => ({ x: at.x + badge(at).x, y: at.y + badge(at).y });
/** From a square of that reach to a point. */
const away = (from: Spot, reach: number, to: Spot): number =>
  Math.hypot(Math.max(0, Math.abs(from.x - to.x) - reach), Math.max(0, Math.abs(from.y - to.y) - reach));

test.each([1, 2, 3, 4, 5])('%i ships on a card touch neither each other nor the port', (ships) => {
  for (const [lines, letter] of PAPERS) {
    const top = strip(lines, letter);
    const spots = spotsOf(ships, top, true);
    spots.forEach(({ x, y, size }, i) => {
      expect(Math.hypot(x - PORT.x, y - (top + 17))).toBeGreaterThan(PORT.radius + HULL * size);
      for (const other of spots.slice(i + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2 * HULL * size);
    });
  }
});

test.each([1, 2, 3, 4, 5])(
  "badges of %i ships cover neither the card's name nor its port nor what a ship is",
  (ships) => {
    for (const [lines, letter] of PAPERS)
      for (const port of [true, false]) {
        const top = strip(lines, letter);
        const spots = spotsOf(ships, top, port);
        spots.forEach((at, i) => {
          const here = badgeOf(at);
          expect(here.y - reach(letter)).toBeGreaterThanOrEqual(top);
          if (port)
            expect(away(here, reach(letter), { x: PORT.x, y: top + 17 })).toBeGreaterThanOrEqual(PORT.radius - 2);
          if (ships > 3) return;
          spots.forEach((other, j) => {
            if (i === j) return;
            expect(away(here, reach(letter), other)).toBeGreaterThan(MEDAL * other.size);
            const there = badgeOf(other);
            const apart = Math.max(Math.abs(here.x - there.x), Math.abs(here.y - there.y));
            expect(apart).toBeGreaterThanOrEqual(2 * reach(letter));
          });
        });
      }
  },
);

test('a name that is too long goes on in a second line, and never with a lonely letter at its end', () => {
  expect(nameLines('Skull Atoll', PHONE)).toEqual(['Skull Atoll']);
  expect(nameLines('Plantacja w Szkwale', PHONE)).toEqual(['Plantacja', 'w Szkwale']);
  expect(nameLines('Gorzelnia Przemytników', LETTER)).toEqual(['Gorzelnia', 'Przemytników']);
});
