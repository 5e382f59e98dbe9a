import type { Component } from '../protocol';
import { folded } from '../shell/chapters';

export const PROVENANCES = ['rulebook', 'public', 'reconstructed'] as const;
export type Provenance = (typeof PROVENANCES)[number];

type Speaker = {
  language: string;
  has: (id: string) => boolean;
  t: (id: string, args?: Record<string, string | number>) => string;
};
/** A component of an edition in the reader's words, with the message that names it; `apart` are its values that come from elsewhere. */
export type Piece = {
  part: string;
  message: string | null;
  name: string;
  text: string;
  provenance: Provenance;
  apart: { field: string; provenance: Provenance }[];
  source: string;
  record: Component;
};
export type Part = { title: string; pieces: Piece[] };

const isProvenance = (value: unknown): value is Provenance => PROVENANCES.some((one) => one === value);

/** All pieces of an edition. What has neither a title nor a name stands in the rules. */
export function piecesOf(components: readonly Component[], words: Speaker): Piece[] {
  return components.flatMap((component) => {
    if (!isProvenance(component.provenance)) return [];
    const message = `part-${String(component.group)}`;
    const { name, text, called } = named(component, words.has(`${message}.of`) ? words.t(`${message}.of`) : '', words);
    if (!words.has(message) && !name) return [];
    const part = words.t(words.has(message) ? message : 'about-pieces');
    const apart = Object.entries(component).flatMap(([field, value]) =>
      field.endsWith('_provenance') && isProvenance(value) && value !== component.provenance
        ? [{ field: field.slice(0, -'_provenance'.length), provenance: value }]
        : [],
    );
    return [
      {
        part,
        message: called,
        name: name || part,
        text,
        provenance: component.provenance,
        apart,
        source: component.source ?? '',
        record: component,
      },
    ];
  });
}

/** Pieces by their parts, in the order of the data file. */
export function partsOf(pieces: readonly Piece[]): Part[] {
  const parts = new Map<string, Part>();
  for (const piece of pieces) {
    const part = parts.get(piece.part) ?? { title: piece.part, pieces: [] };
    part.pieces.push(piece);
    parts.set(piece.part, part);
  }
  return [...parts.values()];
}

export type Sieve = { provenance: Provenance | 'all'; part: string; question: string };

/** The pieces that a reader looks for. */
export function sifted(pieces: readonly Piece[], { provenance, part, question }: Sieve): Piece[] {
  const wanted = folded(question).split(/\s+/).filter(Boolean);
  return pieces.filter(
    (piece) =>
      (provenance === 'all' || piece.provenance === provenance) &&
      (!part || piece.part === part) &&
      wanted.every((word) => folded(`${piece.name} ${piece.text} ${String(piece.record.number ?? '')}`).includes(word)),
  );
}

/** A piece in the reader's language: from the words of the game, else from the data. */
function named(
  component: Component,
  of: string,
  words: Speaker,
): { name: string; text: string; called: string | null } {
  const id = String(component.id ?? component.name ?? '');
  const kind = String(component.kind);
  const sought = [`${of}-${id}`, `${of}-${id.replace(/_[a-z]$/, '')}`, `${kind}-${id}`, id, `${of}-${kind}`];
  const message = sought.find((one) => id && words.has(one)) ?? null;
  const own = component[`name_${words.language}`] ?? component.name_en;
  const name = typeof own === 'string' && !message ? own : message ? words.t(message) : '';
  const forms = message ? [`${message}.stats`, `${message}.text`].filter((form) => words.has(form)) : [];
  const text = forms.length ? forms.map((form) => words.t(form)).join('. ') : facts(component, words);
  return { name, text, called: message };
}

/** What else is known of a piece, as one line; years are plain numbers and need no grouping. */
function facts(fields: Component, words: Speaker): string {
  return Object.entries(fields)
    .filter(([field, value]) => (typeof value === 'number' || typeof value === 'string') && words.has(`fact-${field}`))
    .map(([field, value]) =>
      words.t(`fact-${field}`, { value: field === 'year' ? String(value) : (value as string | number) }),
    )
    .join(' · ');
}

const LEFT_OUT = new Set(['group', 'provenance', 'source', 'note']);

/** A piece as it stands in the data file, line by line. */
export const lines = (record: Component): string =>
  Object.entries(record)
    .filter(([field]) => !LEFT_OUT.has(field) && !field.endsWith('_provenance') && !field.endsWith('_source'))
    .map(([field, value]) => `${field} = ${JSON.stringify(value)}`)
    .join('\n');
