import { describe, expect, it } from 'vitest';
import type { Argument, Event, Step } from '../protocol';
import { bundle, linePieces } from '../words/phrases';
import { view } from './samples';
import { border, told, type Story } from './story';

const WORDS = bundle(
  'en',
  `
event-sailed = { $seat } sails to { $to }.
event-drew = { $seat } draws { $good }.
event-gold = { $seat } gains { $amount } gold and has { $total }.
event-turned = { $seat }’s card turns up.
event-gave = { $seat } gives { $good } to { $to }.
    .self = { $seat } keeps { $good }.
event-storm = A storm comes up.
event-idle = { $seat } does nothing.
    .log = { $seat } waits.
good-rum = rum
good-tea = tea
good-many = { $count } barrels
place-cove = the Cove
`,
);
const NAMES = ['Anne', 'Bart'];
const number = (value: number): Argument => ({ kind: 'number', value });
const named = (kind: string, name: string): Argument => ({ kind, value: 1, name: `${kind}-${name}` });

function event(kind: string, seat: number | null, args: Record<string, Argument> = {}, rule = 'T-1'): Event {
  const all = seat === null ? args : { seat: { kind: 'seat', value: seat }, ...args };
  const plain = Object.fromEntries(Object.entries(all).map(([name, arg]) => [name, arg.value]));
  return { kind, rule, args: plain, phrase: { id: `event-${kind}`, args: all } };
}

let count = 0;
const step = (seat: number, events: Event[], state: object = {}, auto = false): Step => ({
  step: (count += 1),
  seat,
  auto,
  action: { id: 'act', args: {} },
  events,
  view: view({ state }),
});

const sailed = (seat: number): Event => event('sailed', seat, { to: named('place', 'cove') });
const drew = (seat: number, good: string): Event => event('drew', seat, { good: named('good', good) });
const gold = (seat: number, amount: number, total: number): Event =>
  event('gold', seat, { amount: number(amount), total: number(total) });

const STORY: Story = { lists: { drew: 'good' }, sums: { gold: 'amount' }, untold: 'untold', joins: 'turned' };

const lines = (steps: Step[], story: Story = STORY): string[] =>
  told(steps, story).flatMap((chapter) =>
    chapter.lines.map((line) =>
      linePieces(WORDS, line, NAMES)
        .map((piece) => piece.text)
        .join(''),
    ),
  );

describe('a line', () => {
  it('tells what one did with the name once', () => {
    expect(lines([step(0, [sailed(0)]), step(0, [drew(0, 'rum')])])).toEqual(['Anne sails to the Cove and draws rum.']);
  });

  it('lists what one did, with “and” before the last unless that has one of its own', () => {
    const told = [sailed(0), drew(0, 'rum'), event('idle', 0)];
    expect(lines([step(0, told)])).toEqual(['Anne sails to the Cove, draws rum and waits.']);
    expect(lines([step(0, [sailed(0), drew(0, 'rum'), drew(0, 'tea')])])).toEqual([
      'Anne sails to the Cove, draws rum and tea.',
    ]);
  });

  it('does not name somebody twice who does to himself what is else done to others', () => {
    const gave = (to: number): Event =>
      event('gave', 0, { to: { kind: 'seat', value: to }, good: named('good', 'rum') });
    expect(lines([step(0, [gave(0), gave(1)])])).toEqual(['Anne keeps rum and gives rum to Bart.']);
  });

  it('lists what is told several times, with how often', () => {
    expect(lines([step(0, [drew(0, 'rum'), drew(0, 'tea'), drew(0, 'rum')])])).toEqual(['Anne draws 2 × rum and tea.']);
    const hidden = { kind: 'good', value: -3, name: '' };
    const twice = [event('drew', 0, { good: hidden }), event('drew', 0, { good: hidden })];
    expect(lines([step(0, twice)])).toEqual(['Anne draws 2 barrels.']);
  });

  it('adds up, and does not tell what comes to nothing', () => {
    expect(lines([step(0, [gold(0, 2, 3), sailed(0), gold(0, 1, 4)])])).toEqual([
      'Anne sails to the Cove, gains 3 gold and has 4.',
    ]);
    expect(lines([step(0, [sailed(0), gold(0, 0, 4)])])).toEqual(['Anne sails to the Cove.']);
  });

  it('counts what it cannot list', () => {
    expect(lines([step(0, [event('idle', 0), event('idle', 0)])])).toEqual(['Anne waits (×2).']);
  });

  it('is about whom the event is about, not who answered', () => {
    const [line] = told([step(1, [sailed(0)])], STORY).flatMap((chapter) => chapter.lines);
    expect(line?.subject).toBe(0);
  });

  it('takes in what nobody did, and what joins it', () => {
    expect(lines([step(0, [sailed(0), event('storm', null), event('turned', 1)])])).toEqual([
      'Anne sails to the Cove. A storm comes up. Bart’s card turns up.',
    ]);
  });

  it('ends where somebody else acts, where a kind opens a line, and where something stands apart', () => {
    expect(lines([step(0, [sailed(0), sailed(1)])])).toHaveLength(2);
    expect(lines([step(0, [sailed(0), drew(0, 'tea')])], { opens: 'drew' })).toHaveLength(2);
    const apart = lines([step(0, [sailed(0), event('storm', null), event('storm', null), drew(0, 'tea')])], {
      apart: 'storm',
    });
    expect(apart).toEqual(['Anne sails to the Cove.', 'A storm comes up (×2).', 'Anne draws tea.']);
  });

  it('does not tell hidden things again that it has told together', () => {
    const hidden = event('drew', 1, { good: { kind: 'good', value: -3, name: '' } });
    const dealt = [event('storm', null), hidden, drew(0, 'tea'), hidden];
    expect(lines([step(0, dealt)], { apart: 'storm', swallows: { storm: 'drew' } })).toEqual([
      'A storm comes up.',
      'Anne draws tea.',
    ]);
  });

  it('is not made of button texts and of what the game leaves out', () => {
    expect(lines([step(0, []), step(0, [event('untold', 0)])])).toEqual([]);
  });
});

describe('chapters', () => {
  const story: Story = { chapter: (seen) => (seen.state as { round: number }).round, border: 'storm' };

  it('head what belongs to a round, also where one step ends it', () => {
    const found = told(
      [step(0, [sailed(0)], { round: 1 }), step(1, [sailed(1), event('storm', null), sailed(0)], { round: 2 })],
      story,
    );
    expect(found.map((chapter) => [chapter.number, chapter.lines.length])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});

describe('what happened since my last turn', () => {
  const at = (steps: Step[], asked: boolean, story: Story = {}): number =>
    steps.findIndex((one) => one.step === border(steps, 0, asked, story));

  it('begins after it, with what came of it by itself', () => {
    const steps = [step(0, [sailed(0)]), step(-1, []), step(1, []), step(1, [])];
    expect(at(steps, false)).toBe(1);
    expect(at(steps, true)).toBe(1);
  });

  it('goes on after a pass, which a standing order may have given', () => {
    const steps = [step(0, [sailed(0)]), step(1, [sailed(1)]), step(0, []), step(1, [sailed(1)])];
    expect(at(steps, true)).toBe(0);
  });

  it('lasts until my turn is over', () => {
    const mine = (): Step => step(0, [sailed(0)]);
    const steps = [mine(), step(1, []), mine(), step(-1, []), mine()];
    expect(at(steps, true)).toBe(0);
    expect(at([...steps, step(1, [])], false)).toBe(4);
  });

  it('counts turns where the game knows them, though others answer in them', () => {
    const turns: Story = { turn: (seen) => (seen.state as { turn: number }).turn };
    const steps = [
      step(0, [], { turn: 0 }),
      step(0, [], { turn: 1 }),
      step(1, [], { turn: 0 }),
      step(0, [], { turn: 0 }),
      step(1, [], { turn: 0 }), // in my turn
      step(0, [], { turn: 0 }),
    ];
    expect(at(steps, true, turns)).toBe(1);
  });

  it('is everything for a spectator', () => {
    expect(border([step(0, [])], null, false)).toBe(-Infinity);
  });
});
