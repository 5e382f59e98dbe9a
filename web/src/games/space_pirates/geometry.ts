import { PLANETS } from './data';
import { crews, faceDown, short, type State, type Trap } from './state';

export type Spot = { x: number; y: number };

export const PLATE = { width: 880, height: 956 };
export const CENTRE = { x: 440, y: 456 };
export const BOARD = { x: 440, y: 476 };
export const RADIUS = { x: 298, y: 326 };
export const DISC = 56;
export const CARD = { width: 38, height: 50 };

const ROW = 84;
const LABEL = 69; // the sums below the tops of the cards
const FRAME = 12; // of the plate
export const COIN = 12.5;
const APART = 5;
/** Steps within a crew and between crews: where a row is full, crews stand closer, then their cards do. */
const SPACINGS = [
  { fan: 21, gap: 10 },
  { fan: 20, gap: 5 },
  { fan: 15, gap: 3 },
  { fan: 11, gap: 2 },
] as const;
const NARROW = 236;
const BROAD = 300;

const radians = (position: number): number => ((-90 + 60 * position) * Math.PI) / 180;

/** A point of the orbit; positions between the planets are allowed. */
export function orbit(position: number): Spot {
  const angle = radians(position);
  return { x: CENTRE.x + RADIUS.x * Math.cos(angle), y: CENTRE.y + RADIUS.y * Math.sin(angle) };
}

const ARCS: Record<number, number[]> = { 1: [-90], 2: [-125, -55], 3: [-152, -90, -28], 4: [-168, -116, -64, -12] };

/** Where the treasures of a planet stand: on an arc above it. */
export function gems(count: number): Spot[] {
  return (ARCS[count] ?? []).map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: 78 * Math.cos(angle), y: 78 * Math.sin(angle) };
  });
}

export type Piece = { key: number; seat: number; card: number; up: boolean; gone: boolean; at: Spot };
export type Label = { seat: number; at: Spot; sum: string; edge: number }; // the right edge of the crew's cards
export type Row = { pieces: Piece[]; labels: Label[]; ghost: Spot | null };

/** The cards of a planet in a row: each crew a fan, the face-down card last, then what vanishes and the next card's place. */
export function row(state: State, planet: number, ghost: boolean, sprung: Trap | null = null): Row {
  const room = planet % 3 === 0 ? BROAD : NARROW;
  const spaced = SPACINGS.map((spacing) => laid(state, planet, ghost, sprung, spacing));
  const { width, offsets, sums, pieces } = spaced.find((one) => one.width <= room) ?? (spaced.at(-1) as Laid);
  const squeeze = width > room ? (room - CARD.width) / (width - CARD.width) : 1;
  const here = orbit(planet);
  const left = here.x - Math.min(width, room) / 2;
  const place = (offset: number): number => left + offset * squeeze;
  return {
    pieces: pieces.map((piece, i) => ({ ...piece, at: { x: place(offsets[i] ?? 0), y: here.y + ROW } })),
    labels: sums.map(({ seat, from, to, sum }) => ({
      seat,
      sum,
      at: { x: (place(from) + place(to - CARD.width) + CARD.width) / 2, y: here.y + ROW + LABEL },
      edge: place(to - CARD.width) + CARD.width,
    })),
    ghost: ghost ? { x: place(offsets.at(-1) ?? 0), y: here.y + ROW } : null,
  };
}

/**
 * Where what a crew takes lies: under its sum, or on the corner of its cards where the plate ends there. More than one
 * coin makes a row outwards from the first crew, which has most of them, and a pile under the others.
 */
export function haul({ at, edge }: Label, i: number, first = true): Spot {
  const below = at.y + COIN + 8;
  if (below + COIN <= PLATE.height - FRAME)
    return first ? { x: at.x - 22 * i, y: below } : { x: at.x, y: below + 22 * i };
  return { x: edge - 6, y: at.y - LABEL + 2 - 22 * i };
}

type Laid = {
  width: number;
  offsets: number[];
  sums: { seat: number; from: number; to: number; sum: string }[];
  pieces: Omit<Piece, 'at'>[];
};

/** The same row from its left edge on, with some spacing. */
function laid(
  state: State,
  planet: number,
  ghost: boolean,
  sprung: Trap | null,
  { fan, gap }: { fan: number; gap: number },
): Laid {
  const crewed = crews(state, planet);
  const down = faceDown(state, planet);
  const offsets: number[] = [];
  const sums: Laid['sums'] = [];
  const pieces: Laid['pieces'] = [];
  let x = 0;
  const lay = (piece: Omit<Piece, 'at'> | null, step: number): void => {
    offsets.push(x);
    if (piece) pieces.push(piece);
    x += step;
  };
  for (const crew of crewed) {
    const from = x;
    crew.cards.forEach((card, i) =>
      lay(
        { key: card.seq, seat: card.seat, card: card.card, up: true, gone: false },
        i + 1 < crew.cards.length ? fan : CARD.width + gap,
      ),
    );
    sums.push({ seat: crew.seat, from, to: x - gap, sum: String(crew.sum) });
  }
  if (crewed.length && (down || sprung || ghost)) x += APART;
  if (down) {
    sums.push({ seat: down.seat, from: x, to: x + CARD.width, sum: short(down.card) });
    lay({ key: down.seq, seat: down.seat, card: down.card, up: false, gone: false }, CARD.width + gap);
  }
  if (sprung) {
    lay({ key: sprung.teleport, seat: sprung.owner, card: 0, up: true, gone: true }, CARD.width + gap);
    lay({ key: sprung.lost, seat: sprung.victim, card: sprung.card, up: false, gone: true }, CARD.width + gap);
  }
  if (ghost) lay(null, CARD.width + gap);
  return { width: Math.max(0, x - gap), offsets, sums, pieces };
}

/** Where a ship lies at a planet; two ships share the room. */
export function berth(position: number, ship: 'merchant' | 'pirate', both: boolean): Spot {
  const here = orbit(position);
  const ahead = ship === 'merchant' ? 1 : -1;
  if (position === 0) return { x: here.x + 138 * ahead, y: here.y + 14 };
  if (position === 3) return { x: here.x - 138 * ahead, y: here.y + 14 };
  const inward = here.x > CENTRE.x ? -1 : 1;
  const upper = here.y < CENTRE.y; // below the cards of the planet above
  if (!both) return { x: here.x + (upper ? 140 : 126) * inward, y: here.y + (upper ? 38 : 12) };
  const [x, y] = ship === 'merchant' ? [upper ? 98 : 106, upper ? 34 : 6] : [upper ? 158 : 150, upper ? 49 : 34];
  return { x: here.x + x * inward, y: here.y + y };
}

/** Whether a ship at this position sails to the right. */
export function eastward(position: number, ship: 'merchant' | 'pirate'): boolean {
  const clockwise = [0, 1, 5].includes(position);
  return ship === 'merchant' ? clockwise : !clockwise;
}

/** Parts of the orbit between two planets: clear of treasures, cards and a ship that lies at the next one. */
const LEGS: Record<string, [number, number]> = {
  '0 1': [0.5, 0.63],
  '1 2': [0.47, 0.68],
  '2 3': [0.53, 0.645],
  '3 4': [0.46, 0.6],
  '4 5': [0.32, 0.48],
  '5 0': [0.33, 0.44],
};

/** The course of a ship to its next planet: the part of the orbit that nothing covers. */
export function course(position: number, ship: 'merchant' | 'pirate'): string {
  const ahead = ship === 'merchant' ? 1 : -1;
  const mirrored = ship === 'merchant' ? position : (PLANETS - position) % PLANETS;
  const [from, to] = LEGS[`${mirrored} ${(mirrored + 1) % PLANETS}`] ?? [0.3, 0.7];
  const [a, b] = [orbit(position + from * ahead), orbit(position + to * ahead)];
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}A${RADIUS.x} ${RADIUS.y} 0 0 ${ahead > 0 ? 1 : 0} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
}

/** Points of the way from one berth to another, along the orbit. */
export function voyage(from: number, to: number, start: Spot, end: Spot, points = 12): Spot[] {
  let turn = (to - from + PLANETS) % PLANETS;
  if (turn > PLANETS / 2) turn -= PLANETS;
  const [a, b] = [orbit(from), orbit(to)];
  return Array.from({ length: points + 1 }, (_, i) => {
    const part = i / points;
    const on = orbit(from + turn * part);
    return {
      x: on.x + (start.x - a.x) * (1 - part) + (end.x - b.x) * part,
      y: on.y + (start.y - a.y) * (1 - part) + (end.y - b.y) * part,
    };
  });
}
