import { expect, it } from 'vitest';
import { lookOf } from './lookup';

const MESSAGES: Record<string, string> = {
  'card-cook': 'Cook',
  'card-cook.stats': '1 man',
  'card-cook.text': 'Pick before the Captain.',
};
const words = { t: (id: string) => MESSAGES[id] ?? id, has: (id: string) => id in MESSAGES };

it('tells of a component its name, what it is and does, and what the game adds', () => {
  const look = lookOf('card-cook', 'Cook', words, () => ({ now: '3 left', rule: 'T-1' }));
  const lines = ['1 man', 'Pick before the Captain.'];
  expect(look).toEqual({ of: 'card-cook', name: 'Cook', lines, now: '3 left', rule: 'T-1' });
});

it('tells of other things what their title says', () => {
  expect(lookOf(undefined, 'cards in hand', words)).toEqual({ name: 'cards in hand', lines: [] });
  expect(lookOf('card-unknown', '', words)).toBeNull();
});

it('does not say a thing twice', () => {
  expect(lookOf('card-cook', 'Cook, aboard the Kestrel', words)?.lines.at(-1)).toBe('aboard the Kestrel');
  expect(lookOf('card-cook', 'Cook: Pick before the Captain.', words)?.lines).toHaveLength(2);
});
