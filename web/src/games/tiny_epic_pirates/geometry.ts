import { SIDE } from './state';

export type Spot = { x: number; y: number };

export const CARD = 140;
export const PITCH = 147;
export const SEA = { x: -4, y: -4, side: PITCH * SIDE - 7 + 8 };

export const corner = (cell: number): Spot => ({ x: (cell % SIDE) * PITCH, y: Math.floor(cell / SIDE) * PITCH });
export const middle = (cell: number): Spot => ({ x: corner(cell).x + CARD / 2, y: corner(cell).y + CARD / 2 });
/** Where the name of a place goes on in a second line. */
export const lineEnd = (name: string, small: boolean): number =>
  name.length > (small ? 12 : 17) && name.includes(' ') ? name.lastIndexOf(' ') : name.length;

/** Where ships lie on a card that they share: the fewer, the larger. */
const BERTHS: Spot[][] = [
  [{ x: 100, y: 70 }],
  [
    { x: 104, y: 64 },
    { x: 56, y: 72 },
  ],
  [
    { x: 108, y: 52 },
    { x: 92, y: 90 },
    { x: 44, y: 66 },
  ],
  [
    { x: 110, y: 50 },
    { x: 104, y: 90 },
    { x: 44, y: 52 },
    { x: 52, y: 90 },
  ],
  [
    { x: 112, y: 48 },
    { x: 110, y: 88 },
    { x: 34, y: 50 },
    { x: 36, y: 88 },
    { x: 72, y: 70 },
  ],
];

export function berth(cell: number, place: number, ships: number): Spot & { size: number } {
  const row = BERTHS[Math.min(ships, BERTHS.length) - 1] ?? [];
  const spot = row[place % row.length] ?? { x: 70, y: 70 };
  const again = Math.floor(place / (row.length || 1));
  const { x, y } = corner(cell);
  return { x: x + spot.x + 14 * again, y: y + spot.y - 10 * again, size: ships > 3 ? 0.7 : ships > 1 ? 0.84 : 1 };
}

/** A soft line through the middles of some cells, a little before the last one. */
export function line(cells: readonly number[], from?: Spot): string {
  const points = cells.map(middle);
  if (from && points.length) points[0] = from;
  const [first, ...rest] = points;
  if (!first || !rest.length) return '';
  let path = `M${first.x} ${first.y}`;
  rest.forEach((point, i) => {
    const before = points[i] as Spot;
    if (i === rest.length - 1) {
      const dx = point.x - before.x;
      const dy = point.y - before.y;
      const way = Math.hypot(dx, dy) || 1;
      const end = Math.max(0, way - 26);
      path += `L${(before.x + (dx / way) * end).toFixed(1)} ${(before.y + (dy / way) * end).toFixed(1)}`;
    } else path += `L${point.x} ${point.y}`;
  });
  return path;
}

/** Degrees of a bow that points from one cell to another; north is 0. */
export function bearing(from: number, to: number): number {
  const [a, b] = [middle(from), middle(to)];
  return (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI;
}

/** A place on the rim of the wheel: space 0 on top, clockwise. */
export function rim(space: number, radius: number, ahead = 0): Spot {
  const angle = ((-90 + 60 * space + ahead) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}
