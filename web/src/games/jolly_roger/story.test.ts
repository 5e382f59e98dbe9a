import { expect, it } from 'vitest';
import { FACEDOWN, type View } from '../../protocol';
import { LOOT } from './data';
import { story } from './story';

const gold3 = LOOT.indexOf('gold_3');
const view = (hidden_loot: boolean): View => ({
  ...({} as View),
  options: { hidden_loot },
  state: { open: [[gold3, gold3], hidden_loot ? [FACEDOWN, FACEDOWN, FACEDOWN] : [gold3]], hands: [[], [FACEDOWN]] },
});

it('counts gold where everybody sees it, and loot cards where nobody sees those of others (JR-16.1)', () => {
  expect([0, 1].map((seat) => story.fortune?.(view(false), seat))).toEqual([
    { sign: '#i-gold', count: 6 },
    { sign: '#i-gold', count: 3 },
  ]);
  expect([0, 1].map((seat) => story.fortune?.(view(true), seat))).toEqual([
    { sign: '#i-chest', count: 2 },
    { sign: '#i-chest', count: 3 },
  ]);
  expect(story.purse?.(view(true), 1)).toEqual([
    { sign: '#i-chest', count: 3 },
    { sign: '#i-card', count: 1 },
  ]);
});
