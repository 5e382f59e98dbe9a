import { expect, it } from 'vitest';
import { CARD, COIN, haul, PLATE, row } from './geometry';
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
