/** What I call a table, and whether I have put it away. */
export type Label = { name?: string; away?: boolean };
export type Labels = Readonly<Record<string, Label>>;

/** Labels as they are kept; whatever else lies there is nothing. */
export function readLabels(text: string | null): Labels {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Labels) : {};
  } catch {
    return {};
  }
}

/** Labels with another one of a table; a table with nothing on it needs none. */
export function labelled(labels: Labels, table: string, { name = '', away = false }: Label): Labels {
  const rest = Object.fromEntries(Object.entries(labels).filter(([other]) => other !== table));
  const label = { ...(name.trim() ? { name: name.trim() } : {}), ...(away ? { away } : {}) };
  return Object.keys(label).length ? { ...rest, [table]: label } : rest;
}
