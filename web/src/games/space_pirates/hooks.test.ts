import { expect, it } from 'vitest';
import type { Event, Option, Step, View } from '../../protocol';
import { count, sign, turn } from './hooks';

const option = (id: string, ship?: string): Option => ({
  words: 'place pirate_7 planet_0',
  marks: ['card:7', 'planet:0'],
  label: { id: '', args: {} },
  note: { id, args: ship ? { ship: { kind: 'ship', value: 0, name: `ship-${ship}` } } : {} },
  preference: false,
});

it('draws the ships that a placement moves', () => {
  expect(sign(option('note-turns_ship', 'merchant_ship'))).toBe('#i-ship');
  expect(sign(option('note-turns_own_ship', 'pirate_ship'))).toBe('#em-skull');
  expect(sign(option('note-turns_own_ships'))).toBe('#sp-both');
  expect(sign(option('note-quiet'))).toBeNull();
});

const view = (state: object, ranks: number[] | null = null): View =>
  ({ seats: 3, over: ranks !== null, ranks, state }) as unknown as View;

it('numbers the turns until the treasures are shared', () => {
  expect(turn(view({ placed: 4, stack: [{ frame: 'placement' }] }))).toEqual({ turn: 5, of: 24 });
  expect(turn(view({ placed: 20, stack: [{ frame: 'claiming' }] }))).toBeNull();
});

it('says what decided a tie, and nothing where the victory is shared', () => {
  const scored = (seat: number): Event =>
    ({ kind: 'scored', rule: 'SP-8.1', args: { seat }, phrase: { id: `scored-${seat}`, args: {} } }) as Event;
  const steps = [{ events: [scored(0), scored(1), scored(2)] }] as unknown as Step[];
  expect(count(view({ ring: [] }, [2, 1, 3]), steps, String).decides?.id).toBe('scored-1');
  expect(count(view({ ring: [] }, [1, 1, 3]), steps, String).decides).toBeNull();
});
