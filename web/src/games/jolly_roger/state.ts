import type { Event, Step } from '../../protocol';
import { argument, frameOf } from '../kit';
import { face, GOLD, JEWELS, LOOT, LOOT_COPIES, PRICES, RANGES, RUM, SKILLS, TARGETS, WORTH } from './data';
import type { Laid, Mutiny, Offer, State } from './state.gen';

export type { Laid, Offer, State, Support } from './state.gen';

export const NOBODY = -1;

export type Scene = 'council' | 'voyage' | 'attack' | 'mutiny';

const UNDECIDED = new Set<Mutiny['stage']>(['opening', 'opened', 'fighting', 'result']);

/** Whether the mutiny is decided and only its spoils are shared. */
export const aftermath = (state: State): boolean =>
  state.stack.some((frame) => frame.frame === 'mutiny' && !UNDECIDED.has(frame.stage));

/** What the plate shows: a council on deck, a voyage, an attack or a mutiny. */
export function scene(state: State): Scene {
  if (state.mutineer >= 0) return aftermath(state) ? 'council' : 'mutiny';
  if (state.target_kind < 0) return 'council';
  return RANGES[state.target_kind] ? 'attack' : 'voyage';
}

/** The phase of the round, whose next step is known: 0 the Quartermaster, 1 the expedition, 2 the punishment. */
export function phase(state: State): number {
  const stage = frameOf(state, 'voyage')?.stage ?? 's1_start';
  return /^s[1-4]|s5_talk/.test(stage) ? 0 : /^s[5-7]|s8_punish/.test(stage) ? 1 : 2;
}

/** The offers that a seat may answer, the guard's plea for a substitute included. */
export const offersTo = (state: State, seat: number): Offer[] =>
  [...state.offers, ...state.drafts].filter((offer) => offer.to === seat && offer.seat !== seat);

/** The open offers of a seat. */
export const offersOf = (state: State, seat: number): Offer[] => state.offers.filter((offer) => offer.seat === seat);

const GIFTS = new Set(['give_crew', 'give_loot']);
const WISHES = new Set(['ask_crew', 'ask_loot', 'ask_favour']);

/** Whether a word of an offer makes it whole: it names its second side, or is a promise for nothing. */
export function completes(words: string, { crew, loot, promise, wanted_crew, wanted_loot, favour }: Offer): boolean {
  const verb = words.split(' ')[0] ?? '';
  const given = crew.length > 0 || loot.length > 0;
  const asked = wanted_crew > 0 || wanted_loot.length > 0 || favour >= 0;
  return WISHES.has(verb) ? given || promise >= 0 : GIFTS.has(verb) ? asked : verb === 'promise' && !given;
}

export type Fate = 'open' | 'kept' | 'broken';
/** How the log tells that a word, or a threat, came true or not. */
const FATES: Record<string, Fate> = { kept: 'kept', broken: 'broken', made_good: 'kept' };

export type Promised = { seat: number; to: number; tag: number; fate: Fate };

/** Every promise that the reader knows of: those that stand, then those that were kept or broken, newest first. */
export function promises(state: State, steps: readonly Step[]): Promised[] {
  const settled = steps.flatMap((step) => step.events).filter((event) => FATES[event.kind]);
  const fates = settled.reverse().map((event) => ({
    seat: argument(event, 'seat'),
    to: argument(event, 'to'),
    tag: argument(event, 'tag'),
    fate: FATES[event.kind] ?? 'open',
  }));
  return [
    ...state.promises.map(({ seat, to, tag }) => ({ seat, to, tag, fate: 'open' }) as Promised).reverse(),
    ...fates,
  ];
}

export type Track = { have: number; open: number; low: number; high: number; cards: Laid[] };

/** How far the attack has come in each skill; `open` are points that may still count for any skill. */
export function tracks(state: State): Track[] {
  const need = TARGETS[state.target]?.need;
  const ranges = RANGES[state.target_kind] ?? [];
  const free = state.attack
    .filter((laid) => face(laid.card).skills.length > 1)
    .reduce((sum, laid) => sum + face(laid.card).points, 0);
  return ranges.map(([low, high], skill) => {
    const cards = state.attack.filter((laid) => face(laid.card).skills.join() === String(skill));
    const have = cards.reduce((sum, laid) => sum + face(laid.card).points, 0) + (state.change[skill] ?? 0);
    const exact = need?.[skill];
    return { have, open: free, low: exact ?? low, high: exact ?? high, cards };
  });
}

const span = (least: number, most: number): string => (least === most ? String(most) : `${least}–${most}`);

/** How a skill of the attack stands with some more points: sure, enough unless the card is high, or short. */
export function verdict({ have, low, high }: Track, more: number): { word: 'sure' | 'maybe' | 'short'; need: string } {
  const now = have + more;
  if (now >= high) return { word: 'sure', need: '' };
  return now >= low
    ? { word: 'maybe', need: span(now + 1, high) }
    : { word: 'short', need: span(low - now, high - now) };
}

/** Cards that may count for any skill. */
export const jacks = (state: State): Laid[] => state.attack.filter((laid) => face(laid.card).skills.length > 1);

export type Pile = { kind: number; count: number };

/** Loot of one kind together, what cannot be seen last. */
export function piles(loot: readonly number[]): Pile[] {
  const found = new Map<number, number>();
  for (const kind of [...loot].sort((a, b) => (a < 0 ? 1 : b < 0 ? -1 : order(a) - order(b))))
    found.set(kind, (found.get(kind) ?? 0) + 1);
  return [...found].map(([kind, count]) => ({ kind, count }));
}

/** Most gold first. */
const order = (kind: number): number => kind - LOOT.length * (GOLD[kind] ?? 0);

/** The gold that everybody can see in some loot; a hostage is worth one at the end. */
export const worth = (loot: readonly number[]): number => loot.reduce((sum, kind) => sum + (WORTH[kind] ?? 0), 0);

/** How many loot cards of each kind the reader has not seen: in the deck or buried; null where loot is hidden (JR-16.1). */
export function unseenLoot(state: State): number[] | null {
  const known = [...state.open.flat(), ...state.buried.flat(), ...state.loot_discard, ...state.laid, ...state.aside];
  if (state.open.flat().some((kind) => kind < 0)) return null;
  return LOOT_COPIES.map((copies, kind) => copies - known.filter((other) => other === kind).length);
}

/** The bottles of rum of a seat, which decide a tie. */
export const bottles = (state: State, seat: number): number =>
  [...(state.open[seat] ?? []), ...(state.buried[seat] ?? [])].filter((kind) => kind === RUM).length;

/** What loot is worth to whoever gets it: gold, or the loot cards that it sells for. */
const value = (kind: number): number => GOLD[kind] || (PRICES[kind] ?? 0);

/** The rest of the loot shared for the reader: the best to the reader, then to those who like the reader most (JR-8.5). */
export function shares(state: State, me: number, everybody: boolean): { kind: number; seat: number }[] {
  const frame = frameOf(state, 'sharing');
  if (frame?.stage !== 'sharing') return [];
  const seats = state.hands.length;
  const counts = [...frame.counts];
  const goodwill = (seat: number): number => (seat === me ? Infinity : (state.favours[seat * seats + me] ?? 0));
  const eligible = state.hands
    .map((_, i) => (me + 1 + i) % seats)
    .filter((seat) => !frame.mutiny || everybody || seat !== state.captain);
  return [...state.laid]
    .sort((a, b) => value(b) - value(a))
    .map((kind) => {
      const least = Math.min(...eligible.map((seat) => counts[seat] ?? 0));
      const next = eligible.filter((seat) => counts[seat] === least);
      const seat = next.reduce((best, other) => (goodwill(other) > goodwill(best) ? other : best));
      counts[seat] = least + 1;
      return { kind, seat };
    });
}

export type Raid = { kind: number; won: boolean; missed: { skill: number; have: number; need: number }[] };

const TURNED = new Set(['round_begins', 'target_chosen', 'called']);

/** How the attack of this round came out, until something else happens. */
export function raid(steps: readonly Step[]): Raid | null {
  let found: Raid | null = null;
  let have: number[] | null = null;
  for (let at = steps.length - 1; at >= 0; at -= 1)
    for (const event of steps[at]?.events.toReversed() ?? []) {
      if (TURNED.has(event.kind)) return found;
      const numbers = SKILLS.map((skill) => argument(event, skill, 0));
      if (event.kind === 'succeeded' || event.kind === 'failed')
        found = { kind: argument(event, 'kind'), won: event.kind === 'succeeded', missed: [] };
      else if (event.kind === 'totals') have = numbers;
      else if (event.kind === 'needed' && found && have) {
        const totals = have;
        const missed = numbers.map((need, skill) => ({ skill, have: totals[skill] ?? 0, need }));
        return { ...found, missed: missed.filter((one) => one.have < one.need) };
      }
    }
  return found;
}

export const jewelsIn = (loot: readonly number[]): number => loot.filter((kind) => kind === JEWELS).length;

/** The places around the plate, clockwise from the reader below: the left side from below upwards, the right one downwards. */
export function places(seats: number, me: number | null): { left: number[]; right: number[] } {
  const others = Array.from({ length: seats }, (_, i) => ((me ?? 0) + i) % seats).slice(me === null ? 0 : 1);
  const half = Math.ceil(others.length / 2);
  return { left: others.slice(0, half).reverse(), right: others.slice(half) };
}

export type Mood = 'fond' | 'warm' | 'even' | 'cool' | 'sour';

const MOODS: [Mood, number][] = [
  ['fond', 30],
  ['warm', 10],
  ['even', -9],
  ['cool', -29],
  ['sour', -Infinity],
];

/** How a seat remembers another one, by what that one did for it in public. */
export function moodOf(state: State, seat: number, other: number): Mood {
  const goodwill = state.favours[seat * state.hands.length + other] ?? 0;
  return MOODS.find(([, least]) => goodwill >= least)?.[0] ?? 'sour';
}

const DEEDS = new Set(['handed_loot', 'handed_crew', 'shared', 'donated', 'kept', 'broken', 'threatened']);

/** The last thing that somebody did to a seat which it does not forget. */
export function remembered(steps: readonly Step[], seat: number, other: number): Event | null {
  for (const step of steps.toReversed())
    for (const event of step.events.toReversed())
      if (DEEDS.has(event.kind) && argument(event, 'seat') === other && argument(event, 'to') === seat) return event;
  return null;
}

export type Side = 'captain' | 'mutineer' | 'none' | 'won' | 'lost';

/** Where a seat stands in a mutiny, and how it came out once that is decided (JR-12.7); null when there is none. */
export function sideOf(state: State, seat: number): Side | null {
  if (state.mutineer < 0) return null;
  const stance = state.stance[seat] ?? NOBODY;
  if (stance < 0) return 'none';
  if (!aftermath(state)) return stance === 0 ? 'captain' : 'mutineer';
  return ((frameOf(state, 'mutiny')?.losers ?? 0) >> seat) & 1 ? 'lost' : 'won';
}

/** The open loot that a side of the mutiny would lose, in cards and gold; the gold is null where loot is hidden. */
export function stakes(state: State, side: number): { cards: number; gold: number | null } {
  const loot = state.open.filter((_, seat) => state.stance[seat] === side).flat();
  return { cards: loot.length, gold: loot.some((kind) => kind < 0) ? null : worth(loot) };
}

export type Weight = {
  key: string;
  seat: number;
  card: number;
  office: '' | 'captain' | 'quartermaster';
  members: number;
  /** How many cards lie in this heap. */
  count: number;
};

/** What lies in one pan of the balance, the office cards included. */
export function pan(state: State, side: number): Weight[] {
  const cards: Weight[] = state.sides.flatMap((laid, i) =>
    laid.leader === side
      ? [{ key: `side-${i}`, seat: laid.seat, card: laid.card, office: '', members: face(laid.card).members, count: 1 }]
      : [],
  );
  if (side === 0)
    cards.unshift({ key: 'captain', seat: state.captain, card: NOBODY, office: 'captain', members: 1, count: 1 });
  const master = state.quartermaster;
  if (state.hands.length > 3 && master >= 0 && state.stance[master] === side)
    cards.push({ key: 'quartermaster', seat: master, card: NOBODY, office: 'quartermaster', members: 1, count: 1 });
  return cards;
}

const ABREAST = 6; // cards that can be told apart in a pan

/** What lies in one pan as it is shown: of many cards, one heap for each owner under the crew card laid last. */
export function heaps(cards: Weight[]): Weight[] {
  if (cards.length <= ABREAST) return cards;
  const found = new Map<number, Weight>();
  for (const card of cards) {
    const heap = found.get(card.seat);
    const top = heap && card.office ? heap : card;
    const [members, count] = [card.members + (heap?.members ?? 0), 1 + (heap?.count ?? 0)];
    found.set(card.seat, { ...top, members, count });
  }
  return [...found.values()];
}
