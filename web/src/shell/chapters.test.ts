import { describe, expect, it } from 'vitest';
import { chaptersOf, folded, marked, search } from './chapters';

const RULES = `# Skat
## In one minute
Be quick.
## 1. Setup {#XX-1}
**The ring.** Six planets. {#XX-1.1}
More of it.

- a ship sails {#XX-1.2}
- Żółte łodzie

| Players | cards |
|---|---|
| 3 | eight |
## 2. Turns {#XX-2}
One card each. {#XX-2.1}
`;

describe('rules', () => {
  const chapters = chaptersOf(RULES);

  it('have chapters with all that stands in them', () => {
    expect(chapters.map(({ id, title }) => [id, title])).toEqual([
      [null, 'In one minute'],
      ['XX-1', '1. Setup'],
      ['XX-2', '2. Turns'],
    ]);
    expect(chapters[1]?.passages).toEqual([
      { id: 'XX-1.1', text: 'The ring. Six planets.' },
      { id: 'XX-1.1', text: 'More of it.' },
      { id: 'XX-1.2', text: 'a ship sails' },
      { id: 'XX-1.1', text: 'Żółte łodzie' },
      { id: 'XX-1.1', text: '3 · eight' },
    ]);
  });

  it('are found by the beginnings of words, without accents, and by number', () => {
    const found = (question: string): string[] =>
      search(chapters, question).flatMap((chapter) => chapter.passages.map((one) => one.text));
    expect(found('PLAN')).toEqual(['The ring. Six planets.']);
    expect(found('zolte lod')).toEqual(['Żółte łodzie']);
    expect(found('lanets')).toEqual([]);
    expect(found('2.1')).toEqual(['One card each.']);
    expect(found('  ')).toEqual([]);
    expect(folded('Łódź')).toBe('lodz');
  });

  it('mark what was asked for, and keep the rest as it is', () => {
    const pieces = marked('Żółte łodzie: a ship sails.', 'zolt SHIP');
    expect(pieces.map((one) => one.text).join('')).toBe('Żółte łodzie: a ship sails.');
    expect(pieces.filter((one) => one.asked).map((one) => one.text)).toEqual(['Żółte', 'ship']);
    expect(marked('A ship', '')).toEqual(expect.not.arrayContaining([{ text: 'ship', asked: true }]));
  });
});
