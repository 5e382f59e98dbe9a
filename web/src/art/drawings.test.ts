import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const figures = import.meta.glob<Record<string, string[]>>('../games/*/figures.ts', { import: 'default', eager: true });
const GAMES = new URL('../../../src/quarterdeck/games/', import.meta.url);
const read = (game: string, file: string): string => readFileSync(new URL(`${game}/${file}`, GAMES), 'utf-8');

it.each(Object.entries(figures))('%s: every figure belongs to a section of the rules', (path, shown) => {
  const game = path.split('/').at(-2) ?? '';
  for (const section of Object.keys(shown))
    for (const lang of ['en', 'pl'])
      expect(read(game, `rules.${lang}.md`)).toMatch(new RegExp(`^#+ .*\\{#${section}\\}`, 'm'));
});
