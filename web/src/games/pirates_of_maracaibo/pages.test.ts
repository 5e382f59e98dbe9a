import { expect, it } from 'vitest';
import { pageFor } from './pages';

it('looks where the marks are', () => {
  expect(pageFor(new Set(['place:4', 'place:5']))).toBe('sea');
  expect(pageFor(new Set(['space:7', 'trade:1']))).toBe('track');
  expect(pageFor(new Set(['upgrade:3']))).toBe('ship');
  expect(pageFor(new Set(['figurehead:2']))).toBe('markets');
  expect(pageFor(new Set(['ruby_space:2']))).toBe('sea'); // their market lies beside the Gulf
});

it('looks for quests in the hand or in the market', () => {
  expect(pageFor(new Set(['quest:85']), new Set(['quest:85']))).toBe('cards');
  expect(pageFor(new Set(['quest:85']), new Set(['quest:90']))).toBe('markets');
});

it('prefers the hideout when treasures are buried', () => {
  expect(pageFor(new Set(['treasure:0', 'slot:2']))).toBe('ship');
});

it('stays where it is when nothing is marked on the board', () => {
  expect(pageFor(new Set(['effect:4', 'raid_action:1']))).toBeNull();
  expect(pageFor(new Set())).toBeNull();
});
