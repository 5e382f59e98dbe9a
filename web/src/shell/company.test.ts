import { expect, test } from 'vitest';
import type { SeatSummary, TableSummary } from '../protocol';
import { clockText, isSpoken, lampOf, mayVote, span, voters } from './company';

const t = (id: string, args: Record<string, unknown> = {}): string => `${id} ${Object.values(args).join(' ')}`.trim();

const person = (more: Partial<SeatSummary> = {}): SeatSummary => ({
  kind: 'person',
  name: 'Ann',
  level: null,
  present: true,
  away: null,
  bot: null,
  votes: [],
  needed: 0,
  resigned: false,
  hints: 0,
  forks: 0,
  invited: null,
  nudged: null,
  more: [],
  vacation: null,
  ...more,
});

const card = (seats: SeatSummary[], pace: 'none' | 'days' = 'none'): TableSummary =>
  ({ seats, terms: { pace, seconds: 4000 } }) as TableSummary;

test('a clock shows seconds below an hour, hours below a day, and days', () => {
  expect(['0:00', '0:48', '31:40', '1:00:05']).toEqual([-3, 47.2, 1900, 3605].map((left) => clockText(left, t)));
  expect('clock-days 1 22').toBe(clockText(46 * 3600, t));
});

test('a length is said in the largest unit that fits', () => {
  expect(['span-seconds 90', 'span-minutes 40', 'span-hours 12', 'span-days 2']).toEqual(
    [90, 2400, 43_200, 172_800].map((seconds) => span(seconds, t)),
  );
});

test('people vote about somebody who has been away for a while, at tables of days when a part of the turn is over', () => {
  const seats = [person({ away: 1000, needed: 1 }), person()];
  expect([false, true]).toEqual([1100, 1121].map((now) => mayVote(card(seats), 0, [], now)));
  const times = [{ asked: 2000, left: 1, runs: true }];
  expect([false, true]).toEqual([2999, 3000].map((now) => mayVote(card(seats, 'days'), 0, times, now)));
  expect(mayVote(card([person(), person()]), 0, [], 9999)).toBe(false);
});

test('who is away, a bot or sailed for does not vote', () => {
  const bot = { since: 1, why: 'vote' as const, step: 3 };
  const seats = [person({ away: 5 }), person(), person({ bot }), person({ kind: 'bot' }), person()];
  expect([1, 4]).toEqual(voters(card(seats), 0));
});

test('a lamp is for people', () => {
  expect(['here', 'away', 'away', null]).toEqual(
    [person(), person({ away: 3 }), person({ present: false }), person({ kind: 'bot' })].map(lampOf),
  );
});

test('a clock is spoken at its half, at a tenth and ten seconds before its end', () => {
  expect(isSpoken(61, 60, 120)).toBe(true);
  expect(isSpoken(60, 59, 120)).toBe(false);
  expect(isSpoken(12.5, 12, 120)).toBe(true);
  expect(isSpoken(10.5, 10, 120)).toBe(true);
  expect(isSpoken(1, 0, 120)).toBe(false);
  expect(isSpoken(11, 9, 10)).toBe(false); // a clock of ten seconds is not spoken when it starts
});
