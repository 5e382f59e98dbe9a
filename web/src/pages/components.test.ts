import { expect, it } from 'vitest';
import type { Component } from '../protocol';
import { lines, partsOf, piecesOf, sifted } from './components';

const texts: Record<string, string> = {
  'part-improvement': 'Improvements',
  'part-improvement.of': 'card',
  'card-scout': 'Scout',
  'card-scout.text': 'explore 3',
  'part-ring': 'Order',
  'about-pieces': 'Pieces',
  'fact-value': 'value',
};
const words = { language: 'en', has: (id: string): boolean => id in texts, t: (id: string): string => texts[id] ?? id };
const of = (...all: Record<string, unknown>[]): Component[] => all as unknown as Component[];
const SCOUT = { group: 'improvement', kind: 'improvement', id: 'scout', provenance: 'public', source: 'a review' };

it('names a piece by the words of the game and tells what it does', () => {
  const [piece] = piecesOf(of({ ...SCOUT, cost_provenance: 'rulebook' }), words);
  expect(piece).toMatchObject({
    part: 'Improvements',
    message: 'card-scout',
    name: 'Scout',
    text: 'explore 3',
    provenance: 'public',
    apart: [{ field: 'cost', provenance: 'rulebook' }],
    source: 'a review',
  });
});

it('calls a piece without a name by the title of its part', () => {
  const [piece] = piecesOf(of({ group: 'ring', kind: 'ring', id: 'ring', provenance: 'reconstructed' }), words);
  expect(piece).toMatchObject({ part: 'Order', name: 'Order', message: null });
});

it('leaves out what has neither title nor name, and gathers the rest', () => {
  const all = of(
    { group: 'counts', kind: 'counts', id: 'counts', provenance: 'rulebook' },
    { group: 'flag', id: 'x', name_en: 'Black flag', value: 3, provenance: 'rulebook' },
  );
  const parts = partsOf(piecesOf(all, words));
  expect(parts.map((part) => [part.title, part.pieces.map((piece) => `${piece.name}: ${piece.text}`)])).toEqual([
    ['Pieces', ['Black flag: value']],
  ]);
});

it('sifts by origin, part and words', () => {
  const pieces = piecesOf(of(SCOUT, { group: 'flag', id: 'x', name_en: 'Żagiel', provenance: 'rulebook' }), words);
  const names = (sieve: Partial<Parameters<typeof sifted>[1]>): string[] =>
    sifted(pieces, { provenance: 'all', part: '', question: '', ...sieve }).map((piece) => piece.name);
  expect(names({})).toEqual(['Scout', 'Żagiel']);
  expect(names({ provenance: 'public' })).toEqual(['Scout']);
  expect(names({ part: 'Pieces' })).toEqual(['Żagiel']);
  expect(names({ question: 'zag' })).toEqual(['Żagiel']);
  expect(names({ question: 'explore' })).toEqual(['Scout']);
});

it('writes a piece as the data file has it', () => {
  expect(lines(of({ ...SCOUT, cost: 3 })[0] as Component)).toBe('kind = "improvement"\nid = "scout"\ncost = 3');
});
