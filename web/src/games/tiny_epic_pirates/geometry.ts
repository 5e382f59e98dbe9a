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

/** Where a ship lies on a card, how large it is, and on which side its letter or number stands. */
export type Berth = Spot & { size: number; side: -1 | 1 };

/** Where ships lie on a card that they share: across, down from its name (0) to what is printed below (1),
    and the side of their badges. The fewer, the larger; a port's corner stays free. */
type Berths = { size: number; spots: [number, number, -1 | 1][] };
const ALONE: Berths = { size: 0.86, spots: [[84, 0.4, 1]] };
const IN_PORT: Berths = { size: 0.8, spots: [[86, 0.6, -1]] };
const SHARED: Berths[] = [
  {
    size: 0.72,
    spots: [
      [97, 0.8, -1],
      [43, 0.5, 1],
    ],
  },
  {
    size: 0.6,
    spots: [
      [103, 0.9, -1],
      [73, 0.1, -1],
      [27, 0.9, 1],
    ],
  },
  {
    size: 0.54,
    spots: [
      [104, 0.95, -1],
      [76, 0.05, -1],
      [46, 1, -1],
      [20, 0.1, 1],
    ],
  },
  {
    size: 0.5,
    spots: [
      [104, 0.95, -1],
      [81, 0, -1],
      [58, 1, -1],
      [37, 0.05, -1],
      [16, 0.95, 1],
    ],
  },
];

/** Half the length of a ship, and where what is printed on a card's foot begins. */
const HULL = 37;
const FOOT = 104;

export function berth(cell: number, place: number, ships: number, top: number, port: boolean): Berth {
  const alone = port ? IN_PORT : ALONE;
  const { size, spots } = (ships > 1 && SHARED[Math.min(ships - 2, SHARED.length - 1)]) || alone;
  const [across, down, side] = spots[place % spots.length] ?? [70, 0.5, 1];
  const again = Math.floor(place / spots.length);
  const { x, y } = corner(cell);
  const [high, low] = [top + 22, 88];
  return {
    x: x + across + 12 * again,
    y: y + high + (low - high) * down - 8 * again,
    size: Math.min(size, (FOOT - top) / (2 * HULL)),
    side,
  };
}

/** The middle of a ship's badge, seen from the ship's. */
export const badge = (at: Berth): Spot => ({ x: 15 * at.size * at.side, y: -12 * at.size });
/** How far a badge with letters of that size reaches from its middle. */
export const reach = (letter: number): number => (letter * 2) / 3;

/** A soft line through some cells, below their names, and a little before the last one. */
export function line(cells: readonly number[], tops: readonly number[], from?: Spot): string {
  const points = cells.map((cell) => ({ x: middle(cell).x, y: corner(cell).y + ((tops[cell] ?? 0) + FOOT + 8) / 2 }));
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
