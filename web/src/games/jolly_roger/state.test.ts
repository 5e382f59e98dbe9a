import { expect, it } from 'vitest';
import type { Step, View } from '../../protocol';
import { CREW, face, LOOT, MERCHANT, RANGES, TARGETS } from './data';
import { deck, hanging, heel, row } from './geometry';
import {
  heaps,
  moodOf,
  offersOf,
  offersTo,
  pan,
  phase,
  piles,
  places,
  promises,
  raid,
  remembered,
  scene,
  completes,
  shares,
  sideOf,
  stakes,
  tracks,
  unseenLoot,
  verdict,
  worth,
  type Offer,
  type State,
} from './state';
import type { Mutiny, Sharing } from './state.gen';

const empty: State = {
  seats: 4,
  table: [],
  mutiny_used: 0,
  skip_appointment: 0,
  targets_left: [],
  opening: -1,
  cook: -1,
  verdict: 0,
  loot_discard: [],
  aside: [],
  offered: [0, 0, 0, 0],
  approached: [0, 0, 0, 0],
  spoken: [0, 0, 0, 0],
  paid: [0, 0, 0, 0],
  favours: [],
  captain: 0,
  quartermaster: 1,
  round: 3,
  island_barred: 0,
  target_kind: -1,
  target: -1,
  decks: [5, 5, 5, 5, 3],
  target_discard: [],
  hands: [[], [], [], []],
  deck: [],
  discard: [],
  in_play: [],
  unsettled: [],
  serial: 0,
  deferred: [],
  attack: [],
  change: [0, 0, 0],
  sides: [],
  support: [0, 0],
  stance: [-1, -1, -1, -1],
  sworn: 0,
  mutineer: -1,
  lying: [],
  guard: -1,
  loot_deck: [],
  laid: [],
  open: [[], [], [], []],
  buried: [[], [], [], []],
  jewels: [0, 0, 0, 0],
  offers: [],
  drafts: [],
  promises: [],
  stack: [{ frame: 'voyage', stage: 's6_any', appointed: 1 }],
};
const pilot = CREW.indexOf('nav_p3_m1');
const jack = CREW.indexOf('multi_p2_m1');
const gunners = CREW.indexOf('can_p2_m2');

it('counts an attack towards the printed range, then towards the need', () => {
  const attack = [
    { seat: 1, card: pilot },
    { seat: 2, card: jack },
    { seat: 3, card: gunners },
  ];
  const hidden = tracks({ ...empty, target_kind: MERCHANT, attack, change: [0, 1, 0] });
  expect(hidden.map(({ have, open }) => [have, open])).toEqual([
    [3, 2],
    [3, 2],
    [0, 2],
  ]);
  expect(hidden.map(({ low, high }) => [low, high])).toEqual(RANGES[MERCHANT]);
  const target = TARGETS.findIndex(({ kind }) => kind === MERCHANT);
  const shown = tracks({ ...empty, target_kind: MERCHANT, target, attack });
  expect(shown.map(({ low, high }) => [low, high])).toEqual(TARGETS[target]?.need?.map((need) => [need, need]));
});

it('says of each skill whether it is sure, enough unless the card is high, or short', () => {
  const track = { have: 2, open: 0, low: 2, high: 4, cards: [] };
  expect([-1, 0, 1, 2].map((more) => verdict(track, more))).toEqual([
    { word: 'short', need: '1–3' },
    { word: 'maybe', need: '3–4' },
    { word: 'maybe', need: '4' },
    { word: 'sure', need: '' },
  ]);
  expect(verdict({ ...track, low: 4 }, 0)).toEqual({ word: 'short', need: '2' });
});

it('knows the scene and the phase', () => {
  expect(
    [empty, { ...empty, target_kind: 2 }, { ...empty, target_kind: 4 }, { ...empty, target_kind: 2, mutineer: 3 }].map(
      scene,
    ),
  ).toEqual(['council', 'attack', 'voyage', 'mutiny']);
  expect(phase(empty)).toBe(1);
});

it('tells what each side of a mutiny stakes, hidden loot without its gold', () => {
  const open = [[LOOT.indexOf('gold_3'), LOOT.indexOf('rum')], [LOOT.indexOf('gold_2')], [], [LOOT.indexOf('hostage')]];
  const mutiny = { ...empty, mutineer: 2, stance: [0, 1, 1, 0], open };
  expect([0, 1].map((side) => stakes(mutiny, side))).toEqual([
    { cards: 3, gold: 4 },
    { cards: 1, gold: 2 },
  ]);
  expect(stakes({ ...mutiny, open: [[-1, -1], [], [], []] }, 0)).toEqual({ cards: 2, gold: null });
});

it('lays many cards in one heap for each owner, under the crew card laid last', () => {
  const sides = [2, 2, 0, 2, 0, 2, 2].map((seat) => ({ leader: 1, seat, card: gunners }));
  const mutiny = { ...empty, mutineer: 2, quartermaster: 0, stance: [1, 0, 1, -1], sides };
  const cards = pan(mutiny, 1);
  expect(heaps(cards.slice(0, 6))).toEqual(cards.slice(0, 6));
  const each = face(gunners).members;
  expect(heaps(cards).map(({ key, seat, office, members, count }) => [key, seat, office, members, count])).toEqual([
    ['side-6', 2, '', 5 * each, 5],
    ['side-4', 0, '', 2 * each + 1, 3],
  ]);
});

it('lays the office cards on the scales', () => {
  const mutiny = { ...empty, mutineer: 2, stance: [0, 1, 1, -1], sides: [{ leader: 1, seat: 2, card: gunners }] };
  expect(pan(mutiny, 0).map((weight) => weight.office)).toEqual(['captain']);
  expect(pan(mutiny, 1).map((weight) => [weight.seat, weight.members, weight.office])).toEqual([
    [2, 2, ''],
    [1, 1, 'quartermaster'],
  ]);
});

it('knows whose offer it is', () => {
  const offer = (number: number, seat: number, to: number): Offer => ({
    number,
    seat,
    to,
    shown: 0,
    crew: [],
    loot: [],
    wanted_loot: [],
    wanted_crew: 0,
    promise: -1,
    favour: -1,
  });
  const talking = { ...empty, offers: [offer(0, 1, 2), offer(1, 2, 3)], drafts: [offer(-1, 2, 1), offer(-1, 3, 2)] };
  expect(offersTo(talking, 2).map(({ seat }) => seat)).toEqual([1, 3]);
  expect(offersOf(talking, 2).map(({ to }) => to)).toEqual([3]);
});

it('remembers promises: those that stand, then what became of the others, newest first', () => {
  const told = (step: number, ...kinds: string[]): Step => ({
    step,
    seat: 0,
    action: null,
    auto: false,
    view: {} as View,
    events: kinds.map((kind) => ({
      kind,
      rule: 'JR-14.7',
      args: { seat: step, to: 1, tag: 4 },
      phrase: { id: '', args: {} },
    })),
  });
  const words = promises({ ...empty, promises: [{ seat: 3, to: 0, tag: 1, voice: 0, round: 2 }] }, [
    told(0, 'promised', 'kept'),
    told(2, 'broken'),
  ]);
  expect(words.map(({ seat, fate }) => [seat, fate])).toEqual([
    [3, 'open'],
    [2, 'broken'],
    [0, 'kept'],
  ]);
});

it('seats everybody once, clockwise around the reader', () => {
  for (let seats = 3; seats <= 10; seats += 1) {
    const { left, right } = places(seats, 2);
    expect([...left, 2, ...right].sort((a, b) => a - b)).toEqual(Array.from({ length: seats }, (_, i) => i));
    expect(left.at(-1)).toBe(3 % seats);
    expect(right.at(-1)).toBe(1);
    const watched = places(seats, null);
    expect([...watched.left, ...watched.right]).toHaveLength(seats);
  }
});

it('shows in faces how a seat remembers another one', () => {
  const state = { ...empty, hands: [[], []], favours: [0, 35, -12, 0] };
  expect([moodOf(state, 0, 1), moodOf(state, 1, 0), moodOf(state, 0, 0)]).toEqual(['fond', 'cool', 'even']);
});

it('tells winners from losers once a mutiny is decided, whoever is Captain now', () => {
  const decided: Mutiny = { frame: 'mutiny', stage: 'gathering', late: 0, losers: 0b0001 };
  const state = { ...empty, mutineer: 2, captain: 2, stance: [0, -1, 1, 1], stack: [decided] };
  expect([0, 1, 2, 3].map((seat) => sideOf(state, seat))).toEqual(['lost', 'none', 'won', 'won']);
  expect(sideOf({ ...state, captain: 0, stack: [{ ...decided, stage: 'fighting' }] }, 0)).toBe('captain');
  expect(sideOf(empty, 0)).toBeNull();
});

it('puts loot of one kind together, gold first', () => {
  expect(piles([3, 0, 2, -3, 2])).toEqual([
    { kind: 2, count: 2 },
    { kind: 0, count: 1 },
    { kind: 3, count: 1 },
    { kind: -3, count: 1 },
  ]);
  expect(worth([0, 1, 2, 3, 4, 5, -3])).toBe(7);
});

it('heels towards the stronger side, and never capsizes', () => {
  expect(heel(5, 5)).toBe(0);
  expect(heel(1, 40)).toBe(-heel(40, 1));
  expect(hanging(1, heel(1, 9)).y).toBeGreaterThan(hanging(0, heel(1, 9)).y);
  const spots = row(14);
  expect((spots.at(-1) ?? 0) + 56).toBeLessThanOrEqual(126);
});

it('is back at the table once a mutiny is decided', () => {
  const rising = (stage: Mutiny['stage']): Mutiny => ({ frame: 'mutiny', stage, late: 0, losers: 0 });
  expect(scene({ ...empty, mutineer: 1, stack: [rising('result')] })).toBe('mutiny');
  expect(scene({ ...empty, mutineer: 1, stack: [rising('gathering')] })).toBe('council');
});

it('stands everybody apart on deck', () => {
  for (const count of [1, 5, 9]) {
    const spots = deck(count);
    expect(spots).toHaveLength(count);
    for (const [i, one] of spots.entries())
      for (const other of spots.slice(i + 1))
        expect(Math.abs(one.x - other.x) >= 42 || Math.abs(one.y - other.y) >= 27).toBe(true);
  }
});

it('counts the loot that nobody has seen, unless it is hidden', () => {
  const state = { ...empty, open: [[0, 0], [5], [], []], buried: [[3], [-1], [], []], loot_discard: [4] };
  expect(unseenLoot(state)).toEqual([10, 12, 6, 7, 3, 3]);
  expect(unseenLoot({ ...state, open: [[0], [-1], [], []] })).toBeNull();
});

it('remembers how the attack came out until something else happens', () => {
  const told = (...events: [string, Record<string, number>][]): Step =>
    ({ events: events.map(([kind, args]) => ({ kind, args })) }) as unknown as Step;
  const fight = [
    told(['target_chosen', { kind: 2 }]),
    told(['needed', { navigation: 1, cannon: 3, melee: 4 }]),
    told(['totals', { navigation: 1, cannon: 3, melee: 3 }], ['failed', { kind: 2 }]),
  ];
  expect(raid(fight)).toEqual({ kind: 2, won: false, missed: [{ skill: 2, have: 3, need: 4 }] });
  expect(raid([...fight, told(['round_begins', { round: 2 }])])).toBeNull();
  expect(raid(fight.slice(0, 2))).toBeNull();
});

it('knows the word that makes an offer whole: its second side, or a promise for nothing', () => {
  const nothing = { crew: [], loot: [], wanted_crew: 0, wanted_loot: [], promise: -1, favour: -1 };
  const blank: Offer = { number: -1, seat: 1, to: 2, shown: 0, ...nothing };
  const whole = (words: string, more = {}): boolean => completes(words, { ...blank, ...more });
  expect(['give_loot rum', 'ask_crew', 'promise spare_you aloud'].map((words) => whole(words))).toEqual([
    false,
    false,
    true,
  ]);
  expect(whole('ask_favour appoint_you', { loot: [3] })).toBe(true);
  expect(whole('ask_crew', { promise: 2 })).toBe(true);
  expect(whole('give_crew medic', { wanted_loot: [1] })).toBe(true);
  expect(whole('promise spare_you aloud', { crew: [4] })).toBe(false);
  expect(whole('show_crew', { crew: [4], wanted_crew: 1 })).toBe(false);
});

it('shares for the reader: the best to the reader, then to friends, nobody twice before everybody has one', () => {
  const sharing: Sharing = { frame: 'sharing', mutiny: 0, stage: 'sharing', draws: 0, counts: [1, 0, 0, 0] };
  const favours = Array<number>(16).fill(0);
  favours[3 * 4 + 1] = 20; // seat 3 likes seat 1
  const state = { ...empty, laid: [3, 0, 2, 1], favours, stack: [sharing] };
  const gold = ['gold_3', 'gold_2', 'gold_1', 'rum'].map((id) => LOOT.indexOf(id));
  expect(shares(state, 1, false).map(({ kind, seat }) => [kind, seat])).toEqual([
    [gold[0], 1],
    [gold[1], 3],
    [gold[2], 2],
    [gold[3], 1],
  ]);
  const spoils = { ...sharing, mutiny: 1, counts: [0, 0, 0, 0] };
  expect(shares({ ...state, stack: [spoils] }, 1, false).some(({ seat }) => seat === state.captain)).toBe(false);
  expect(shares({ ...state, stack: [spoils] }, 1, true).some(({ seat }) => seat === state.captain)).toBe(true);
});

it('knows the last thing that I did to somebody, not what others did', () => {
  const told = (kind: string, seat: number, to: number): Step =>
    ({
      step: 1,
      seat,
      action: null,
      auto: false,
      events: [{ kind, rule: '', args: { seat, to }, phrase: { id: kind, args: {} } }],
      view: {},
    }) as unknown as Step;
  const steps = [told('handed_loot', 0, 2), told('broken', 0, 2), told('handed_loot', 1, 2), told('offered', 0, 2)];
  expect(remembered(steps, 2, 0)?.kind).toBe('broken');
  expect(remembered(steps, 3, 0)).toBeNull();
});
