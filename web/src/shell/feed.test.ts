import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SeatFeed } from './feed';
import { state, step, view } from './samples';

const numbers = (steps: { step: number }[]): number[] => steps.map((one) => one.step);

beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
afterEach(() => void vi.useRealTimers());

describe('a feed', () => {
  it('shows nothing of the past when it begins', () => {
    const feed = new SeatFeed(0);
    feed.tell([step(1), step(2)]);
    feed.settle(state(2));
    expect(numbers(feed.unseen)).toEqual([]);
    expect(numbers(feed.seen)).toEqual([1, 2]);
  });

  it('keeps what has not been shown yet apart', () => {
    const feed = new SeatFeed(0);
    feed.settle(state(0));
    feed.tell([step(1), step(2)]);
    feed.settle(state(2));
    expect(numbers(feed.unseen)).toEqual([1, 2]);
    feed.shown = 1;
    expect([numbers(feed.seen), numbers(feed.unseen)]).toEqual([[1], [2]]);
  });

  it('forgets what was taken back', () => {
    const feed = new SeatFeed(0);
    feed.settle(state(0));
    feed.tell([step(1), step(2), step(3)]);
    feed.settle(state(3));
    feed.shown = 3;
    feed.settle(state(1));
    expect([numbers(feed.log), feed.shown]).toEqual([[1], 1]);
  });

  it('cannot show what it was never told', () => {
    const feed = new SeatFeed(0);
    feed.settle(state(0));
    feed.tell([step(1)]);
    feed.settle(state(4));
    expect(numbers(feed.unseen)).toEqual([]);
    expect(feed.incomplete).toBe(true);
    feed.tell([step(2), step(3), step(4)]);
    expect(feed.incomplete).toBe(false);
  });

  it('does without the steps of long ago until the game is over', () => {
    const feed = new SeatFeed(0);
    feed.settle(state(9));
    expect(feed.incomplete).toBe(true);
    feed.remember([step(8), step(9)]);
    expect(feed.incomplete).toBe(false);
    feed.tell([step(10)]);
    feed.settle(state(10));
    expect(feed.incomplete).toBe(false);
    feed.settle(state(20));
    feed.remember([step(19), step(20)]);
    expect([numbers(feed.log), feed.incomplete]).toEqual([[19, 20], false]);
    feed.settle(state(20, { view: view({ over: true }) }));
    expect(feed.incomplete).toBe(true);
    feed.remember(Array.from({ length: 20 }, (_, i) => step(i + 1)));
    expect([feed.log.length, feed.incomplete]).toEqual([20, false]);
  });

  it('knows when it heard, and since when the latest step is known', () => {
    const feed = new SeatFeed(0);
    feed.settle(state(1));
    vi.advanceTimersByTime(500);
    feed.settle(state(1));
    expect([feed.since, feed.heard]).toEqual([1000, 1500]);
    vi.advanceTimersByTime(500);
    feed.settle(state(2));
    expect([feed.since, feed.heard]).toEqual([2000, 2000]);
  });
});
