import { expect, it } from 'vitest';
import type { Event } from '../../protocol';
import { fightAfter } from './fight';
import type { State } from './state';

const event = (kind: string, args: Record<string, number> = {}): Event => ({
  kind,
  rule: '',
  args,
  phrase: { id: kind, args: {} },
});
const at = (rolls: number[] | null, fighters = [2, 0]): State =>
  ({ seats: 3, stack: rolls ? [{ frame: 'skirmish', fighters, rolls }] : [{ frame: 'turn' }] }) as unknown as State;

it('is told die by die and ends with the last one', () => {
  const begun = fightAfter(null, at([]), [event('sailed')]);
  expect(begun).toEqual({ fighters: [2, 0], blows: [], end: null });
  const one = fightAfter(begun, at([6]), [event('fought', { seat: 2, face: 5, points: 6 })]);
  expect(one?.blows).toEqual([{ captain: 2, face: 5, total: 6 }]);
  const over = fightAfter(one, at(null), [
    event('fought', { seat: 0, face: 2, points: 2 }),
    event('fight_won', { seat: 2, points: 2 }),
  ]);
  expect(over).toEqual({
    fighters: [2, 0],
    blows: [
      { captain: 2, face: 5, total: 6 },
      { captain: 0, face: 2, total: 2 },
    ],
    end: { winner: 2, points: 2 },
  });
  expect(fightAfter(over, at(null), [])).toBe(over);
  expect(fightAfter(over, at(null), [event('built')])).toBeNull();
});

it('has no winner when the highest total is shared', () => {
  const over = fightAfter(null, at(null), [event('fought', { seat: 0, face: 2, points: 2 }), event('fight_tied')]);
  expect(over?.end).toEqual({ winner: null, points: 0 });
});

it('counts Redbeard after the seats', () => {
  const over = fightAfter(null, at(null), [
    event('rb_fought', { face: 4, points: 6 }),
    event('rb_fight_won', { points: 5 }),
  ]);
  expect(over).toMatchObject({ fighters: [3], end: { winner: 3, points: 5 } });
});

it('forgets an earlier skirmish when a new one begins', () => {
  const old = { fighters: [0, 1], blows: [{ captain: 0, face: 1, total: 1 }], end: { winner: null, points: 0 } };
  expect(fightAfter(old, at([]), [])).toEqual({ fighters: [2, 0], blows: [], end: null });
});
