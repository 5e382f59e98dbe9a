import { expect, it } from 'vitest';
import type { Component } from '../protocol';
import { chapters } from './components';

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

it('names a piece by the words of the game and tells what it does', () => {
  const [chapter] = chapters(
    of({ group: 'improvement', kind: 'improvement', id: 'scout', provenance: 'public', source: 'a review' }),
    words,
  );
  expect(chapter).toEqual({
    provenance: 'public',
    count: 1,
    parts: [{ title: 'Improvements', count: 1, pieces: [{ name: 'Scout', text: 'explore 3' }], sources: ['a review'] }],
  });
});

it('counts pieces without a name under the title of their part', () => {
  const [chapter] = chapters(of({ group: 'ring', kind: 'ring', id: 'ring', provenance: 'reconstructed' }), words);
  expect(chapter?.parts).toEqual([{ title: 'Order', count: 1, pieces: [], sources: [] }]);
});

it('leaves out what has neither title nor name, and gathers the rest', () => {
  const all = of(
    { group: 'counts', kind: 'counts', id: 'counts', provenance: 'rulebook' },
    { group: 'flag', id: 'x', name_en: 'Black flag', value: 3, provenance: 'rulebook' },
  );
  expect(chapters(all, words)).toEqual([
    {
      provenance: 'rulebook',
      count: 1,
      parts: [{ title: 'Pieces', count: 1, pieces: [{ name: 'Black flag', text: 'value' }], sources: [] }],
    },
  ]);
});
