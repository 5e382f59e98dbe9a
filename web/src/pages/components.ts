import type { Component } from '../protocol';

export const PROVENANCES = ['rulebook', 'public', 'reconstructed'] as const;

type Speaker = { language: string; has: (id: string) => boolean; t: (id: string) => string };
type Group = { provenance: string; components: Component[] };

const APART = new Set(['id', 'kind', 'name', 'group', 'provenance', 'source']);
const hidden = (field: string): boolean => APART.has(field) || field.startsWith('name_') || field.endsWith('provenance');

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

/** The other plain values of a component, as one line. */
export function factsOf(component: Component): string {
  return Object.entries(component)
    .filter(([field, value]) => !hidden(field) && (typeof value === 'number' || typeof value === 'string'))
    .map(([field, value]) => `${field.replaceAll('_', ' ')} ${String(value)}`)
    .join(' · ');
}
