import { expect, it } from 'vitest';
import type { Event, Option, Step, View } from '../../protocol';
import { told } from '../../shell/story';
import { marks, story } from './hooks';

const option = (words: string): Option => ({
  words,
  marks: [],
  label: { id: '', args: {} },
  note: null,
  preference: false,
});
const view = { seat: 0, state: { seats: 1, pirates: [{ ship: 'b2' }, { ship: 'c4' }], stack: [] } } as unknown as View;

it('lets the rival be attacked by a click on its ship', () => {
  expect(marks(option('duel_rival'), view)).toEqual(['seat:1']);
});

it('lets a ship stay by a click on its own card', () => {
  expect(marks(option('stop'), view)).toEqual(['cell:5']);
});

it('adds nothing to an option that names what it is about', () => {
  expect(marks(option('duel seat_2'), view)).toEqual([]);
  expect(marks(option('sail b3'), view)).toEqual([]);
});

it('tells the turn of the legendary pirate as a short story: what he rolls, what he does, his bonus', () => {
  const event = (kind: string, args: Record<string, number> = {}): Event => ({
    kind,
    rule: 'TEP-10.4',
    args,
    phrase: { id: `event-${kind}`, args: { rival: { kind: 'rival', value: 0, name: 'rival-solo_crowe' } } },
  });
  const view = { seats: 1, state: { rounds: 1, active: 1, pirates: [] } } as unknown as View;
  const kinds =
    'solo_turn solo_die solo_order solo_hunts solo_sailed solo_storm solo_jostled solo_performs solo_sold solo_bonus';
  const step: Step = {
    step: 1,
    seat: -1,
    action: null,
    auto: false,
    events: kinds.split(' ').map((kind) => event(kind)),
    view,
  };
  const lines = told([step], story).flatMap((chapter) => chapter.lines);
  expect(lines.map((line) => line.clauses.map((clause) => clause.event.kind))).toEqual([
    ['solo_die', 'solo_order', 'solo_hunts', 'solo_sailed', 'solo_jostled'],
    ['solo_performs', 'solo_sold'],
    ['solo_bonus'],
  ]);
  expect(lines.every((line) => line.subject === 1)).toBe(true);
});
