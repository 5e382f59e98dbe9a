import { SIDE } from './state';

export type Spot = { x: number; y: number };

export const CARD = 140;
export const PITCH = 147;
export const SEA = { x: -4, y: -4, side: PITCH * SIDE - 7 + 8 };

export const corner = (cell: number): Spot => ({ x: (cell % SIDE) * PITCH, y: Math.floor(cell / SIDE) * PITCH });
export const middle = (cell: number): Spot => ({ x: corner(cell).x + CARD / 2, y: corner(cell).y + CARD / 2 });

/** The smallest letters of the sea, and from where on what is printed on its cards is drawn larger. */
export const LETTER = 13;
export const COMPACT = 18;

/** The lines of a place's name in letters of that size; a word of one letter begins a line. */
export function nameLines(name: string, letter: number): string[] {
  if (name.length * letter * 0.5 < CARD - 12) return [name];
  const [, first, second] = /^(.*?)((?: \S)? \S+)$/.exec(name) ?? [];
  return first && second ? [first, second.trim()] : [name];
}
/** How high the strip is on which a name stands. */
export const strip = (lines: number, letter: number): number => lines * letter + 6;

/** Where ships lie on a card that they share: across, and down from its name (0) to what is printed below (1).
    The fewer, the larger; a port's corner stays free. */
const BERTHS: { size: number; spots: [number, number][] }[] = [
  { size: 0.86, spots: [[84, 0.4]] },
  {
    size: 0.72,
    spots: [
      [96, 0.65],
      [44, 0.5],
    ],
  },
  {
    size: 0.6,
    spots: [
      [104, 0.9],
      [70, 0.1],
      [34, 0.9],
    ],
  },
  {
    size: 0.54,
    spots: [
      [106, 0.9],
      [78, 0.05],
      [48, 1],
      [20, 0.1],
    ],
  },
  {
    size: 0.5,
    spots: [
      [108, 0.9],
      [85, 0],
      [62, 1],
      [39, 0.05],
      [16, 0.95],
    ],
  },
];

export function berth(cell: number, place: number, ships: number, top: number): Spot & { size: number } {
  const { size, spots } = BERTHS[Math.min(ships, BERTHS.length) - 1] ?? { size: 1, spots: [] };
  const [across, down] = spots[place % spots.length] ?? [70, 0.5];
  const again = Math.floor(place / (spots.length || 1));
  const { x, y } = corner(cell);
  const [high, low] = [top + 22, 88];
  return { x: x + across + 12 * again, y: y + high + (low - high) * down - 8 * again, size };
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
