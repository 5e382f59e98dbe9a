import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StepPlayer } from './player';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(time: number) {
  const shown: number[] = [];
  const done = vi.fn();
  return { shown, done, player: new StepPlayer<number>((one) => (shown.push(one), time), done) };
}

it('shows one after another and then is done', () => {
  const { shown, done, player } = watched(100);
  player.add([1, 2, 3]);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([1, 2, 3]);
  expect(done).toHaveBeenCalledTimes(1);
  expect(player.busy).toBe(false);
});

it('takes more while it is busy', () => {
  const { shown, player } = watched(100);
  player.add([1]);
  player.add([2]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
});

it('shows all that is left when skipped', () => {
  const { shown, done, player } = watched(100);
  player.add([1, 2, 3]);
  player.skip();
  expect(shown).toEqual([1, 2, 3]);
  expect(done).toHaveBeenCalledTimes(1);
});

it('does not wait for things that take no time', () => {
  const { shown, done, player } = watched(0);
  player.add([1, 2, 3]);
  expect(shown).toEqual([1, 2, 3]);
  expect(done).toHaveBeenCalledTimes(1);
});

it('forgets the rest when stopped', () => {
  const { shown, done, player } = watched(100);
  player.add([1, 2]);
  player.stop();
  vi.runAllTimers();
  expect(shown).toEqual([1]);
  expect(done).not.toHaveBeenCalled();
});
