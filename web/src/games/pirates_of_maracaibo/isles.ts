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
