import { describe, expect, it } from 'vitest';
import type { Step, View } from '../protocol';
import { beatsOf, border, gainsOf, isWorthTelling, marksOf } from './away';

const event = { kind: 'x', rule: '', args: {}, phrase: { id: 'x', args: {} } };
const step = (number: number, seat: number, told = 1, auto = false): Step =>
  ({ step: number, seat, auto, action: null, events: Array(told).fill(event), view: {} }) as unknown as Step;
const numbers = (steps: readonly Step[]): number[] => steps.map((one) => one.step);

describe('a story', () => {
  it('begins after my own last answer, not after one that was automatic', () => {
    expect(border([step(1, 0), step(2, 1), step(3, 0, 1, true), step(4, 2)], 0, 4)).toBe(1);
  });

  it('begins where I stopped looking when a bot has answered for me since', () => {
    expect(border([step(1, 0), step(2, 1), step(3, 0), step(4, 2)], 0, 2)).toBe(2);
  });

  it('tells what one seat did in one beat, with what chance added', () => {
    const beats = beatsOf([step(1, 0), step(2, 1), step(3, -1), step(4, 1), step(5, 2)], 1);
    expect(beats.map((beat) => [beat.seat, numbers(beat.steps)])).toEqual([
      [1, [2, 3, 4]],
      [2, [5]],
    ]);
  });

  it('leaves no step out that tells nothing', () => {
    const beats = beatsOf([step(2, 1, 0), step(3, 2), step(4, 1, 0)], 1);
    expect(beats.map((beat) => [beat.seat, numbers(beat.steps)])).toEqual([[2, [2, 3, 4]]]);
  });

  it('tells what a beat has brought and cost, and nothing of what stayed', () => {
    const view = (gold: number, ships: number): View => ({ state: { gold, ships } }) as unknown as View;
    const beat = { seat: 1, steps: [{ ...step(2, 1), view: view(7, 1) }] };
    const purse = ({ state }: View) => Object.entries(state).map(([sign, count]) => ({ sign, count: Number(count) }));
    expect(gainsOf(beat, view(4, 1), purse)).toEqual([{ sign: 'gold', count: 3 }]);
    expect(gainsOf(beat, view(9, 3), purse)).toEqual([
      { sign: 'gold', count: -2 },
      { sign: 'ships', count: -2 },
    ]);
    expect(gainsOf({ ...beat, seat: -1 }, view(4, 1), purse)).toEqual([]);
  });

  it('has its numbers where the last beats happened, and where the shown one did', () => {
    const steps = Array.from({ length: 11 }, (_, i) => step(i + 1, i % 3));
    const beats = beatsOf(steps, 0);
    const at = (seat: number): string | null => (seat ? `place:${seat}` : null);
    expect(marksOf(beats, 1, at).map(({ beat }) => beat)).toEqual([1, 4, 5, 7, 8, 10]);
    expect(marksOf(beats, 10, at)[0]).toEqual({ beat: 4, at: 'place:1' });
    expect(marksOf(beats, 1, undefined)).toEqual([]);
  });

  it('is not told where hardly anything happened', () => {
    expect(isWorthTelling([step(1, 0), step(2, 1)], 1)).toBe(false);
    expect(isWorthTelling([step(1, 0), step(2, 1), step(3, 2)], 1)).toBe(true);
    expect(isWorthTelling([step(1, 0), step(2, 1), step(3, 2)], 3)).toBe(false);
  });
});
