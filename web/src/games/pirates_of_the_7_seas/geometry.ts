import type { Sea } from './state';

export type Spot = { x: number; y: number };

export const PLATE = { width: 620, height: 652 };
export const SEA = { x: 26, y: 26, side: 568 };
export const TRACK = { y: 622, cells: 40 };
export const FIELDS = 27;

const ROW = 12;
const STEP = 44;

/** Where a die lies on the plate. */
export function afloat(sea: Sea, die: { x: number; y: number }): Spot {
  const scale = SEA.side / sea.side;
  return { x: SEA.x + die.x * scale, y: SEA.y + die.y * scale };
}

/** Where dice wait for the throw: merchants in line ahead, pirates in rows below them. */
export function roadstead(red: number, ships: number): Spot[] {
  const middle = SEA.x + SEA.side / 2;
  const merchants = Array.from({ length: red }, (_, i) => ({ x: middle + (i - (red - 1) / 2) * 58, y: 190 }));
  const rows = Math.max(1, Math.ceil(ships / ROW));
  const wide = Math.ceil(ships / rows);
  const pirates = Array.from({ length: ships }, (_, i) => {
    const row = Math.floor(i / wide);
    const here = row === rows - 1 ? ships - wide * (rows - 1) : wide;
    return { x: middle + ((i % wide) - (here - 1) / 2) * STEP, y: 400 + row * 46 };
  });
  return [...merchants, ...pirates];
}

/** Where the label of a line stands: in its middle, pushed aside, inside the sea. */
export function beside(a: Spot, b: Spot, off: number): Spot {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [x, y] = [(a.x + b.x) / 2 - (dy / length) * off, (a.y + b.y) / 2 + (dx / length) * off];
  const margin = 44;
  return {
    x: Math.min(SEA.x + SEA.side - margin, Math.max(SEA.x + margin, x)),
    y: Math.min(SEA.y + SEA.side - 20, Math.max(SEA.y + 20, y)),
  };
}

/** The line between two dice, from edge to edge. */
export function line(a: Spot, b: Spot, gap: number): { from: Spot; to: Spot } {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [x, y] = [((b.x - a.x) / length) * gap, ((b.y - a.y) / length) * gap];
  return { from: { x: a.x + x, y: a.y + y }, to: { x: b.x - x, y: b.y - y } };
}

/** Strokes across a line at each centimetre. */
export function strokes(a: Spot, b: Spot, sea: Sea): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const centimetre = (SEA.side / sea.side) * 100;
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length];
  let path = '';
  for (let at = centimetre; at < length; at += centimetre)
    path += `M${(a.x + x * at - y * 4).toFixed(1)} ${(a.y + y * at + x * 4).toFixed(1)}l${(y * 8).toFixed(1)} ${(-x * 8).toFixed(1)}`;
  return path;
}

/** Where the marker of so many chests stands on the track; markers on one cell stand beside each other. */
export function marker(chests: readonly number[], seat: number): Spot {
  const cell = (count: number): number => count % TRACK.cells;
  const mine = cell(chests[seat] ?? 0);
  const alike = chests.flatMap((count, other) => (cell(count) === mine ? [other] : []));
  const [place, crowd] = [alike.indexOf(seat), alike.length];
  const x = SEA.x + ((mine + 0.5) * SEA.side) / TRACK.cells + (crowd > 2 ? (place % 2 ? 5.5 : -5.5) : 0);
  return { x, y: TRACK.y + 4 + (crowd > 1 ? (place < crowd / 2 ? -7 : 7) : 0) };
}
