import { GRID, GULF, HARBOUR, MARACAIBO, ROWS } from './state';

/** PM-6.2, PM-6.7: the places one step away, in the order right, up, down, left. */
export function steps(rows: readonly string[], place: number): number[] {
  const columns = rows[0]?.length ?? 0;
  const card = (column: number, row: number): boolean => rows[row]?.[column] === '#';
  if (place === GULF) return [MARACAIBO];
  if (place === HARBOUR) return rows.flatMap((_, row) => (card(0, row) ? [row] : []));
  if (place >= GRID) return [];
  const [column, row] = [Math.floor(place / ROWS), place % ROWS];
  const around: [number, number][] = [
    [column + 1, row],
    [column, row - 1],
    [column, row + 1],
    [column - 1, row],
  ];
  const found = around.filter(([x, y]) => card(x, y)).map(([x, y]) => x * ROWS + y);
  return column === columns - 1 ? [GULF, ...found] : found;
}

/** A shortest way from one place to another, both included; nothing when there is none. */
export function way(rows: readonly string[], from: number, to: number): number[] {
  const before = new Map<number, number>([[from, -1]]);
  const queue = [from];
  for (const place of queue) {
    if (place === to) break;
    if (place !== from && place >= GRID) continue;
    for (const next of steps(rows, place))
      if (!before.has(next)) {
        before.set(next, place);
        queue.push(next);
      }
  }
  if (!before.has(to)) return [];
  const path: number[] = [];
  for (let place = to; place >= 0; place = before.get(place) ?? -1) path.unshift(place);
  return path;
}

export type Isle = { kind: number; row: number; column: number; high: number; wide: number };

/** The treasure islands of a layout, each as the cells that it covers. */
export function isles(rows: readonly string[]): Isle[] {
  return [...'GEP'].map((letter, kind) => {
    const cells = rows.flatMap((line, row) =>
      [...line].flatMap((cell, column) => (cell === letter ? [{ row, column }] : [])),
    );
    const row = Math.min(...cells.map((cell) => cell.row));
    const column = Math.min(...cells.map((cell) => cell.column));
    const high = Math.max(...cells.map((cell) => cell.row)) - row + 1;
    const wide = Math.max(...cells.map((cell) => cell.column)) - column + 1;
    return { kind, row, column, high, wide };
  });
}
