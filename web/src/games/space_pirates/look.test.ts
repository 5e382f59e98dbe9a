import { expect, it } from 'vitest';
import type { View } from '../../protocol';
import type { Translate } from '../../words/words.svelte';
import { look } from './look';

const t = ((id: string, args: object = {}) => [id, ...Object.values(args).map(String)].join(' ')) as Translate;
const state = {
  stack: [{ frame: 'placement' }],
  ring: ['harbour', 'skull'],
  treasures: [[6, 3], []],
  up: [
    { planet: 0, seq: 0, seat: 2, card: 4 },
    { planet: 0, seq: 3, seat: 2, card: 3 },
  ],
  down: [{ seq: 4, seat: 1, card: 7 }, null],
};

it('tells of a planet how strong everybody is there, and whose card nobody has seen', () => {
  const sheet = look('planet-harbour', { seat: 0, state } as unknown as View, t);
  expect(sheet.lines).toEqual(['look-treasures 6, 3', 'look-hidden B']);
  expect(sheet.fans?.map((fan) => fan.title)).toEqual(['look-crew C 7']);
});
