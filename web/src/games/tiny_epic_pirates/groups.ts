/** Groups of deckhands as the actions number them: all multisets of stations, the small ones first. */
const MOST = 4;
export const SOURCES = 4;
export const POSTS = 3;

function multisets(kinds: number, size: number, from = 0): number[][] {
  if (!size) return [[]];
  return Array.from({ length: kinds - from }, (_, i) => from + i).flatMap((first) =>
    multisets(kinds, size - 1, first).map((rest) => [first, ...rest]),
  );
}

const all = (kinds: number): number[][] => Array.from({ length: MOST + 1 }, (_, size) => multisets(kinds, size)).flat();
const TABLES: Record<number, number[][]> = { [SOURCES]: all(SOURCES), [POSTS]: all(POSTS) };

/** The stations of a group. */
export const groupOf = (kinds: number, index: number): number[] => TABLES[kinds]?.[index] ?? [];

/** The number of a group. */
export function indexOf(kinds: number, stations: readonly number[]): number {
  const wanted = [...stations].sort((a, b) => a - b).join();
  return TABLES[kinds]?.findIndex((group) => group.join() === wanted) ?? -1;
}
