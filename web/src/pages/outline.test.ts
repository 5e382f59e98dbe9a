import { expect, it } from 'vitest';
import type { Event, Step } from '../protocol';
import { view } from '../shell/samples';
import type { Story } from '../shell/story';
import { outline } from './outline';

type State = { round: number; gold: number[] };
const story: Story = {
  chapter: (seen) => (seen.state as State).round,
  opens: 'won',
  fortune: (seen, seat) => ({ sign: '#i-gold', count: (seen.state as State).gold[seat] ?? 0 }),
};

const won = (seat: number): Event => ({
  kind: 'won',
  rule: '',
  args: { seat },
  phrase: { id: 'event-won', args: { seat: { kind: 'seat', value: seat } } },
});

/** A game of two in which a seat wins some gold at every step; a round has four steps. */
function game(...gains: [seat: number, gold: number][]): Step[] {
  const gold = [0, 0];
  return gains.map(([seat, amount], i) => {
    gold[seat] = (gold[seat] ?? 0) + amount;
    const state: State = { round: 1 + Math.floor(i / 4), gold: [...gold] };
    return { step: i + 1, seat, action: null, auto: false, events: [won(seat)], view: view({ state }) };
  });
}

const GAME = game([0, 1], [1, 1], [0, 1], [1, 1], [0, 1], [1, 9], [0, 1], [1, 1], [0, 2]);

it('parts a game into its rounds and tells who was ahead at the end of each', () => {
  expect(outline(GAME, 2, story).sections).toEqual([
    { number: 1, from: 0, to: 3, ahead: null },
    { number: 2, from: 4, to: 7, ahead: 1 },
    { number: 3, from: 8, to: 8, ahead: 1 },
  ]);
});

it('draws how far everybody had come', () => {
  expect(outline(GAME, 2, story).curves).toEqual([
    [1, 1, 2, 2, 3, 3, 4, 4, 6],
    [0, 1, 1, 2, 2, 11, 11, 12, 12],
  ]);
});

it('finds the moments that brought much or the lead', () => {
  const { moments } = outline(GAME, 2, story);
  expect(moments).toContainEqual(expect.objectContaining({ at: 5, seat: 1, gain: 9, leads: true, round: 2 }));
  expect(moments).toContainEqual(expect.objectContaining({ at: 8, seat: 0, gain: 2, leads: false, round: 3 }));
  expect(moments.map((one) => one.at)).not.toContain(7);
});

it('keeps the greatest where few are wanted', () => {
  expect(outline(GAME, 2, story, 0, 1).moments.map(({ at, line }) => [at, line.subject])).toEqual([[5, 1]]);
});

it('finds as many as are wanted in a game without swings', () => {
  const even = game([0, 1], [1, 1], [0, 1], [1, 1], [0, 1], [1, 1]);
  expect(outline(even, 2, story, 3, 3).moments).toHaveLength(3);
});

it('has neither curves nor moments of a game that counts nothing', () => {
  const { curves, moments, sections } = outline(GAME, 2, { ...story, fortune: undefined });
  expect([curves, moments, sections.length]).toEqual([[], [], 3]);
});
