import { CELLS, SIDE } from './state';

export type Way = { steps: number; storms: number; path: number[] };

export const distance = (a: number, b: number): number =>
  Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE)) + Math.abs((a % SIDE) - (b % SIDE));

/** The neighbours of a cell, vertical ones first. */
export const neighbours = (cell: number): number[] =>
  [-SIDE, SIDE, -1, 1]
    .map((step) => cell + step)
    .filter((other) => other >= 0 && other < CELLS && distance(cell, other) === 1);

/**
 * Every cell within reach, with the fewest steps and, among those, the fewest storms. `braves` storms can be entered:
 * each costs a deckhand or a storm pass.
 */
export function reach(from: number, range: number, stormy: readonly boolean[], braves: number): Map<number, Way> {
  const ways = new Map<number, Way>([[from, { steps: 0, storms: 0, path: [] }]]);
  let front = [from];
  for (let steps = 1; steps <= range; steps += 1) {
    const next = new Map<number, Way>();
    for (const cell of front) {
      const here = ways.get(cell) as Way;
      for (const other of neighbours(cell)) {
        const storms = here.storms + (stormy[other] ? 1 : 0);
        if (ways.has(other) || storms > braves || storms >= (next.get(other)?.storms ?? Infinity)) continue;
        next.set(other, { steps, storms, path: [...here.path, other] });
      }
    }
    for (const [cell, way] of next) ways.set(cell, way);
    front = [...next.keys()];
  }
  ways.delete(from);
  return ways;
}

/** The way of the Navy towards a ship: vertically first, as far as its speed takes it. */
export function hunt(navy: number, ship: number, speed: number): number[] {
  const path: number[] = [];
  for (let at = navy, left = speed; at !== ship && left > 0; left -= 1) {
    const step = neighbours(at).find((other) => distance(other, ship) < distance(at, ship));
    if (step === undefined) break;
    path.push((at = step));
  }
  return path;
}
