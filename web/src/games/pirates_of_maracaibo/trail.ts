import { SPACES } from './data';

export type Spot = { x: number; y: number };

export const RETIREMENT = 'retirement';
const STEP = 38.4;
const LEFT = 30;

/** How far along the track each space lies: the branches of a fork share the way of the longer one. */
const ALONG: Record<string, [number, number]> = {};
const UPPER = -22;
const LOWER = 22;
const forks: Record<string, string[]> = {
  a: ['a1', 'a2', 'a3', 'a4', 'a5'],
  b: ['b1', 'b2', 'b3'],
  c: ['c1', 'c2', 'c3', 'c4'],
  d: ['d1', 'd2', 'd3'],
};
const main: [string, number][] = [
  ['start', 0],
  ['t01', 1],
  ['t02', 2],
  ['t03', 3],
  ['t04', 4],
  ['t05', 10],
  ['t06', 11],
  ['t07', 12],
  ['t08', 13],
  ['t09', 14],
  ['t10', 15],
  ['t11', 20],
  ['t12', 21],
  ['t13', 22],
  ['t14', 23],
  ['t15', 24],
  ['t16', 25],
  ['t17', 26],
  [RETIREMENT, 27],
];
for (const [id, at] of main) ALONG[id] = [at, 0];
forks.a?.forEach((id, i) => (ALONG[id] = [5 + i, UPPER]));
forks.b?.forEach((id, i) => (ALONG[id] = [4.9 + i * 1.75, LOWER]));
forks.c?.forEach((id, i) => (ALONG[id] = [16 + i, UPPER]));
forks.d?.forEach((id, i) => (ALONG[id] = [15.95 + i * 1.4, LOWER]));

/** On narrow screens the track winds in four lines. */
const WINDING: Record<string, [number, number]> = {};
type Line = { ids: string[]; y: number; inset: number; apart: number; leftward: boolean };
const lines: Line[] = [
  { ids: ['start', 't01', 't02', 't03', 't04'], y: 34, inset: 36, apart: 72, leftward: false },
  { ids: forks.a ?? [], y: 88, inset: 36, apart: 72, leftward: true },
  { ids: forks.b ?? [], y: 142, inset: 40, apart: 118, leftward: true },
  { ids: ['t05', 't06', 't07', 't08', 't09', 't10'], y: 204, inset: 26, apart: 61, leftward: false },
  { ids: forks.c ?? [], y: 262, inset: 48, apart: 86, leftward: true },
  { ids: forks.d ?? [], y: 316, inset: 70, apart: 104, leftward: true },
  { ids: ['t11', 't12', 't13', 't14'], y: 374, inset: 46, apart: 88, leftward: false },
  { ids: ['t15', 't16', 't17', RETIREMENT], y: 428, inset: 46, apart: 88, leftward: true },
];
for (const line of lines)
  line.ids.forEach((id, i) => {
    const x = line.inset + i * line.apart;
    WINDING[id] = [line.leftward ? 360 - x : x, line.y];
  });

export function spot(id: string, tall: boolean): Spot {
  if (tall) {
    const [x, y] = WINDING[id] ?? [0, 0];
    return { x, y };
  }
  const [at, off] = ALONG[id] ?? [0, 0];
  return { x: LEFT + at * STEP, y: 48 + off };
}

export const edges = (retiring: boolean): [string, string][] => [
  ...SPACES.flatMap((space) => space.next.map((next): [string, string] => [space.id, next])),
  ...(retiring ? [['t17', RETIREMENT] as [string, string]] : []),
];

/** The way between two spaces; where the track winds, the second branch swings out round the first. */
export function leg(from: string, to: string, tall: boolean): string {
  const [a, b] = [spot(from, tall), spot(to, tall)];
  return tall && (to === 'b1' || to === 'd1')
    ? `M${a.x} ${a.y}Q364 ${(a.y + b.y) / 2} ${b.x} ${b.y}`
    : `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

/** The four rivers: across the track between the spaces that they part. */
export function rivers(tall: boolean): { d: string; x: number; y: number }[] {
  const banks: [string, string][] = [
    ['a1', 'a2'],
    ['t05', 't06'],
    ['c1', 'c2'],
    ['t13', 't14'],
  ];
  return banks.map(([from, to]) => {
    const [a, b] = [spot(from, tall), spot(to, tall)];
    const x = Math.round((a.x + b.x) / 2);
    const [top, high] = tall ? [a.y - 26, from === 'a1' || from === 'c1' ? 106 : 52] : [-14, 116];
    const bend = high / 4;
    return {
      d: `M${x} ${top}c8 ${bend / 2}-8 ${bend / 2} 0 ${bend}s-7 ${bend / 2} 1 ${bend} -8 ${bend / 2} 0 ${bend} -3 ${bend / 2}-1 ${bend}`,
      x: x + 13,
      y: tall ? top + high : 94,
    };
  });
}
