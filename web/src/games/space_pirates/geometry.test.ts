import { expect, it } from 'vitest';
import { berth, CARD, COIN, course, gems, haul, orbit, PLATE, row } from './geometry';
import type { State } from './state';

/** Three crews at every planet, one of them of two cards. */
const table = {
  stack: [],
  up: Array.from({ length: 6 }, (_, planet) => [
    { planet, seq: 4 * planet, seat: 0, card: 7 },
    { planet, seq: 4 * planet + 1, seat: 0, card: 5 },
    { planet, seq: 4 * planet + 2, seat: 1, card: 4 },
    { planet, seq: 4 * planet + 3, seat: 2, card: 1 },
  ]).flat(),
  down: [],
} as unknown as State;

it('lays what a crew takes beside its cards and clear of the frame of the plate', () => {
  for (let planet = 0; planet < 6; planet++)
    for (const label of row(table, planet, false).labels) {
      const { x, y } = haul(label, 0);
      expect(y + COIN).toBeLessThanOrEqual(PLATE.height - 12);
      expect(Math.abs(x - label.at.x)).toBeLessThan(CARD.width);
    }
});

it('keeps what several crews take apart, though the first has the surplus too', () => {
  for (let planet = 0; planet < 6; planet++) {
    const labels = row(table, planet, false).labels;
    const coins = labels.flatMap((label, i) => (i === 0 ? [0, 1, 2] : [0]).map((n) => haul(label, n, i === 0)));
    for (const [i, coin] of coins.entries())
      for (const other of coins.slice(i + 1))
        expect(Math.hypot(coin.x - other.x, coin.y - other.y)).toBeGreaterThan(1.7 * COIN);
  }
});

it('lets the arrow of a course end before the treasures and the ship that lie there', () => {
  for (const [ship, other, ahead] of [
    ['merchant', 'pirate', 1],
    ['pirate', 'merchant', 5],
  ] as const)
    for (let from = 0; from < 6; from++) {
      const to = (from + ahead) % 6;
      const [x = 0, y = 0] = course(from, ship).split(' ').slice(-2).map(Number);
      const coins = [from, to].flatMap((at) =>
        [1, 2, 3, 4].flatMap((count) => gems(count).map((gem) => ({ x: orbit(at).x + gem.x, y: orbit(at).y + gem.y }))),
      );
      expect(Math.min(...coins.map((coin) => Math.hypot(coin.x - x, coin.y - y)))).toBeGreaterThan(26);
      const lies = berth(to, other, false);
      expect(Math.abs(lies.x - x) > 50 || Math.abs(lies.y - y) > 35).toBe(true);
    }
});
