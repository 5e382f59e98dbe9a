import type { Component } from '../protocol';

export const PROVENANCES = ['rulebook', 'public', 'reconstructed'] as const;

type Speaker = {
  language: string;
  has: (id: string) => boolean;
  t: (id: string, args?: Record<string, string | number>) => string;
};
export type Piece = { name: string; text: string };
/** One part of an edition: its title, the pieces that have a name, how many there are, and where it was found. */
export type Part = { title: string; pieces: Piece[]; count: number; sources: string[] };
type Chapter = { provenance: string; parts: Part[]; count: number };

/** The parts of an edition by where their values come from, the surest first. What has neither title nor names stands in the rules. */
export function chapters(components: readonly Component[], words: Speaker): Chapter[] {
  return PROVENANCES.map((provenance) => {
    const parts = partsOf(
      components.filter((one) => one.provenance === provenance),
      words,
    );
    return { provenance, parts, count: parts.reduce((sum, part) => sum + part.count, 0) };
  }).filter((chapter) => chapter.parts.length > 0);
}

function partsOf(components: readonly Component[], words: Speaker): Part[] {
  const parts = new Map<string, Part>();
  for (const component of components) {
    const message = `part-${String(component.group)}`;
    const piece = pieceOf(component, words.has(`${message}.of`) ? words.t(`${message}.of`) : '', words);
    if (!words.has(message) && !piece) continue;
    const title = words.t(words.has(message) ? message : 'about-pieces');
    const part = parts.get(title) ?? { title, pieces: [], count: 0, sources: [] };
    part.count += 1;
    if (piece) part.pieces.push(piece);
    if (component.source && !part.sources.includes(component.source)) part.sources.push(component.source);
    parts.set(title, part);
  }
  return [...parts.values()];
}

/** A piece in the reader's language: from the words of the game, else from the data; null without a name. */
function pieceOf(component: Component, of: string, words: Speaker): Piece | null {
  const fields: Record<string, unknown> = component;
  const id = String(component.id ?? fields.name ?? '');
  const message = [`${of}-${id}`, `${String(component.kind)}-${id}`, id].find((one) => id && words.has(one));
  const own = fields[`name_${words.language}`] ?? fields.name_en;
  const name = message ? words.t(message) : typeof own === 'string' ? own : '';
  const text = message && words.has(`${message}.text`) ? words.t(`${message}.text`) : facts(fields, words);
  return name ? { name, text } : null;
}

/** What else is known of a piece, as one line; years are plain numbers and need no grouping. */
function facts(fields: Record<string, unknown>, words: Speaker): string {
  return Object.entries(fields)
    .filter(([field, value]) => (typeof value === 'number' || typeof value === 'string') && words.has(`fact-${field}`))
    .map(([field, value]) =>
      words.t(`fact-${field}`, { value: field === 'year' ? String(value) : (value as string | number) }),
    )
    .join(' · ');
}
