import { expect, it } from 'vitest';
import type { Event } from '../protocol';
import { argument, frameOf, inTurn, longest, marksOf } from './kit';

const event = (kind: string, args: Event['args'] = {}): Event => ({
  kind,
  rule: '',
  args,
  phrase: { id: '', args: {} },
});

it('reads the marks of one kind as numbers', () => {
  expect(marksOf(new Set(['cell:4', 'card:2', 'cell:11', 'cellar:1']), 'cell')).toEqual([4, 11]);
  expect(marksOf([], 'cell')[0]).toBeUndefined();
});

it('finds the topmost procedure of a name', () => {
  const stack = [{ frame: 'turn' }, { frame: 'raid', points: 4 }, { frame: 'raid', points: 2 }];
  expect(frameOf({ stack }, 'raid')).toEqual({ frame: 'raid', points: 2 });
  expect(frameOf({ stack }, 'duel')).toBeUndefined();
});

it('reads what an event tells', () => {
  expect(argument(event('sailed', { seat: 2, way: [1, 2] }), 'seat')).toBe(2);
  expect(argument(event('sailed', { seat: 2, way: [1, 2] }), 'way')).toBeNaN();
  expect(argument(event('sailed'), 'seat')).toBeNaN();
});

const TABLE = [
  [900, 'sailed'],
  [400, 'placed turned'],
  [0, 'passed'],
] as const;

it('shows the longest of some events', () => {
  expect(longest([event('placed'), event('sailed'), event('passed')], TABLE, 100)).toBe(900);
  expect(longest([event('passed')], TABLE, 100)).toBe(0);
  expect(longest([event('passed'), event('coughed')], TABLE, 100)).toBe(100);
  expect(longest([], TABLE, 100)).toBe(0);
});

it('shows events one after another, those of one line together', () => {
  expect(inTurn([event('placed'), event('turned'), event('sailed')], TABLE, 100)).toBe(1300);
  expect(inTurn([event('coughed')], TABLE, 100)).toBe(100);
  expect(inTurn([], TABLE, 100)).toBe(0);
});
