import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clicks, posed, type Asked } from './clicks';
import type { GameHooks } from './parts';

const TURNS = join(__dirname, '../../../tests/turns');
const games = existsSync(TURNS) ? readdirSync(TURNS).map((file) => file.replace('.json', '')) : [];
const hooks = import.meta.glob<GameHooks>('../games/*/hooks.ts', { eager: true });

const MOST = 0.7; // of the clicks with every answer confirmed; what cannot be taken back is still confirmed

const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);

/** The questions that are asked of somebody who has given no orders. */
const stopped = (asked: Asked, { obvious }: GameHooks): boolean => !obvious?.(posed(asked));

it.each(games)('%s: ten typical turns take fewer clicks than with every answer confirmed', (game) => {
  const turns = JSON.parse(readFileSync(join(TURNS, `${game}.json`), 'utf8')) as Asked[][];
  const declared = hooks[`../games/${game}/hooks.ts`] ?? {};
  const before = turns.map((turn) => sum(turn.map((asked) => clicks(asked, declared, 'always'))));
  const after = turns.map((turn) =>
    sum(turn.filter((asked) => stopped(asked, declared)).map((asked) => clicks(asked, declared, 'final'))),
  );
  const never = turns.map((turn) =>
    sum(turn.filter((asked) => stopped(asked, declared)).map((asked) => clicks(asked, declared, 'never'))),
  );
  console.log(`${game}: ${before.join(' ')} = ${sum(before)} before, ${sum(after)} now, ${sum(never)} never asked`);
  expect(sum(after) / sum(before)).toBeLessThanOrEqual(MOST);
  expect(sum(never)).toBeLessThanOrEqual(sum(after));
});
