import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { GameHooks } from '../shell/parts';
import { PARTS, SOUNDS, soundOf } from './sound';

const GAMES = join(__dirname, '../../../src/quarterdeck/games');
const hooks = import.meta.glob<GameHooks>('../games/*/hooks.ts', { eager: true });

it('the first event with a sound is heard', () => {
  const sounds = { dice: 'rolled thrown', coin: 'gold' };
  expect(soundOf(['sailed', 'gold', 'rolled'], sounds)).toBe('coin');
  expect(soundOf(['sailed'], sounds)).toBeUndefined();
  expect(soundOf(['rolled'])).toBeUndefined();
});

it('every sound is short and not loud', () => {
  for (const sound of SOUNDS)
    for (const part of PARTS[sound]) {
      expect(part.at + part.fades).toBeLessThan(2);
      expect(part.loud).toBeLessThanOrEqual(0.5);
    }
});

it.each(Object.entries(hooks))('%s: sounds are those of events that the game tells', (path, { sounds = {} }) => {
  const game = path.split('/').at(-2) ?? '';
  if (!readdirSync(GAMES).includes(game)) return;
  const words = readFileSync(join(GAMES, game, 'words.en.ftl'), 'utf8');
  const kinds = Object.values(sounds).flatMap((text) => text.split(' '));
  expect(kinds.length).toBeGreaterThan(0);
  for (const kind of kinds) expect(words, kind).toMatch(new RegExp(`^event-${kind} =`, 'm'));
});
