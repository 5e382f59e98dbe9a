import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MOVE, SAIL, SCENE } from './motion';

it('is the same for transitions and for those who wait for them', () => {
  const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
  const told = ['move', 'sail', 'scene'].map((name) =>
    Number(new RegExp(`--d-${name}: calc\\((\\d+)ms`).exec(tokens)?.[1]),
  );
  expect(told).toEqual([MOVE, SAIL, SCENE]);
});
