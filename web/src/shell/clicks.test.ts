import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clicks, type Asked } from './clicks';
import type { GameHooks } from './parts';

const TURNS = join(__dirname, '../../../tests/turns');
const games = existsSync(TURNS) ? readdirSync(TURNS).map((file) => file.replace('.json', '')) : [];
const hooks = import.meta.glob<GameHooks>('../games/*/hooks.ts', { eager: true });

const MOST = 0.5; // of the clicks with every answer confirmed; what cannot be taken back is still confirmed

const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);

it.each(games)('%s: ten typical turns take half the clicks that they take with every answer confirmed', (game) => {
  const turns = JSON.parse(readFileSync(join(TURNS, `${game}.json`), 'utf8')) as Asked[][];
  const declared = hooks[`../games/${game}/hooks.ts`] ?? {};
  const [before, after, never] = (['always', 'final', 'never'] as const).map((ask) =>
    turns.map((turn) => clicks(turn, declared, ask)),
  ) as [number[], number[], number[]];
  console.log(
    `${game}: ${before.join(' ')} = ${sum(before)} before, ${after.join(' ')} = ${sum(after)} now, ${sum(never)} never asked`,
  );
  expect(sum(after) / sum(before)).toBeLessThanOrEqual(MOST);
  expect(sum(never)).toBeLessThanOrEqual(sum(after));
});
