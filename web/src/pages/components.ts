import type { Component } from '../protocol';

export const PROVENANCES = ['rulebook', 'public', 'reconstructed'] as const;

type Speaker = { language: string; has: (id: string) => boolean; t: (id: string, args?: Record<string, string | number>) => string };
type Group = { provenance: string; components: Component[] };

/** Components grouped by where their values come from, the surest first. */
export function byProvenance(components: readonly Component[]): Group[] {
  const known: string[] = [...PROVENANCES];
  const others = components.map((one) => one.provenance ?? '').filter((one) => one && !known.includes(one));
  return [...known, ...new Set(others)]
    .map((provenance) => ({ provenance, components: components.filter((one) => one.provenance === provenance) }))
    .filter((group) => group.components.length > 0);
}

/** The name in the reader's language: from the words of the game, else from the data. */
export function nameOf(component: Component, words: Speaker): string {
  const fields: Record<string, unknown> = component;
  const id = String(component.id ?? fields.name ?? '');
  const kind = String(component.kind ?? '');
  for (const message of [`${kind}-${id}`, id]) if (message && words.has(message)) return words.t(message);
  const own = fields[`name_${words.language}`] ?? fields.name_en;
  return typeof own === 'string' ? own : (kind && !id.includes(kind) ? `${kind} ${id}` : id).replaceAll('_', ' ');
}

/** What else is known of a component, as one line; years are plain numbers and need no grouping. */
export function factsOf(component: Component, words: Speaker): string {
  return Object.entries(component)
    .filter(([field, value]) => (typeof value === 'number' || typeof value === 'string') && words.has(`fact-${field}`))
    .map(([field, value]) => words.t(`fact-${field}`, { value: field === 'year' ? String(value) : (value as string | number) }))
    .join(' · ');
}
