import type { Decision, Event, Option, Step, View } from '../../protocol';
import type { Count } from '../../shell/counting';
import type { Translate } from '../../words/words.svelte';
import { MOVE, SCENE } from '../../look/motion';
import { frameOf, left, longest, stateOf, type Durations } from '../kit';
import { CREW, HOSTAGE, JEWELS, LOOT, ROUNDS } from './data';
import { completes, shares, worth, type State } from './state';

export { look } from './look';
export { story } from './story';

/** What is heard when something happens. */
export const sounds = {
  card: 'contributed drew hand_dealt played supported joined redealt called',
  coin: 'shared picked loot_gained sold ransomed captains_gold',
};

const CLIMAX = 2600;
/** A mutiny's verdict is the climax; great moments are seen longer, small ones only pass. */
const SHOWN: Durations = [
  [CLIMAX, 'mutiny_over_captain mutiny_over_mutineer'],
  [SCENE, 'called killed new_captain succeeded failed revealed'],
  [0, 'moment stays_out refused punishment_waived free_card_declined demand_waived'],
];
const BESIDE = new Set([
  'bargain',
  'talk',
  'give_crew',
  'give_loot',
  'ask_loot',
  'ask_crew',
  'ask_favour',
  'show_crew',
  'show_loot',
  'promise',
  'send',
  'drop',
  'accept_offer',
  'decline_offer',
  'withdraw',
]);

/** What an option does, without what it does it to. */
export const verb = (option: Option): string => option.words.split(' ')[0] ?? '';

/** Whether the question is about offers alone (JR-14.11). */
export const asksOffers = (state: State): boolean => state.stack.at(-1)?.frame === 'hook';

/** Those to whom an offer may be made. */
export const partners = (options: readonly Option[]): Option[] =>
  options.filter((option) => ['talk', 'bargain'].includes(verb(option)));

export const hand = ['card'];

/** The crew sits around the board, which is broad. */
export const around = true;
export const wide = true;

/** The cards that are played by words of their own. */
const PLAYED: Record<string, string> = {
  medic: 'medic',
  lookout: 'lookout',
  map: 'bloody_pirate',
  cook: 'cook',
  stowaways: 'stowaways',
  shipwright: 'shipwright',
  traitor: 'traitor',
  bosun: 'bosun',
  cabin_boy: 'cabin_boy',
  second_mate: 'second_mate',
  second_mate_one: 'second_mate',
  wolf: 'sea_wolf',
  call_wolf: 'sea_wolf',
  assassin: 'assassin',
  call_assassin: 'assassin',
};

/** What is sold at the cove by words of its own. */
const SOLD: Record<string, number> = { ransom: HOSTAGE, sell: JEWELS };

/** Every card is played from the hand, and what is sold lies on the stall: they stand for their words. */
export function marks(option: Option): string[] {
  const [said = '', first = ''] = option.words.split(' ');
  if (SOLD[said] !== undefined) return [`loot:${SOLD[said]}`];
  const card = CREW.indexOf(said === 'adjust' ? first : (PLAYED[said] ?? ''));
  return card < 0 ? [] : [`card:${card}`];
}

const AIMED = new Set([
  'support',
  'wolf',
  'assassin',
  'call_wolf',
  'call_assassin',
  'bosun',
  'cabin_boy',
  'second_mate',
  'second_mate_one',
  'adjust',
]);

/** The rest of the loot, shared for me, and all that I have, buried, are ways of several answers. */
export function way(view: View, mark: string): string[] | null {
  if (view.seat === null) return null;
  if (mark === 'bury:all') {
    const state = stateOf<State>(view);
    const rest = left(state.open[view.seat] ?? [], frameOf(state, 'burying')?.chosen[view.seat] ?? []);
    return [...rest.map((kind) => `bury ${LOOT[kind]}`), 'done'];
  }
  if (mark !== 'share:rest') return null;
  return shares(stateOf<State>(view), view.seat, view.options['mutiny_share'] === 'all_players').map(
    ({ kind, seat }) => `share ${LOOT[kind]} seat_${seat}`,
  );
}

/** Loot lies on the table, and the crew sits around it: a phone shows it there. */
export const placed = (option: Option): boolean => ['share', 'bury'].includes(verb(option));

/** Cards that are played against somebody, for a side or for a number: the hand asks it in its own way. */
export const own = (option: Option): boolean => AIMED.has(verb(option));

/** Offers and promises are made beside the game, at live tables by anybody at any time (JR-14.4); so are interrupts of unsettled cards (JR-17.8.4). */
export const beside = (option: Option): boolean =>
  BESIDE.has(verb(option)) || option.marks.some((mark) => mark.startsWith('play:'));

/** An offer is sent with the word that makes it whole. */
export function said(words: string, view: View): string[] {
  const draft = stateOf<State>(view).drafts.find((offer) => offer.seat === view.seat);
  return draft && completes(words, draft) ? ['send'] : [];
}

export const lasts = (events: Event[]): number => longest(events, SHOWN, MOVE);

export function turn(view: View): { turn: number; of: number } | null {
  return view.over ? null : { turn: stateOf<State>(view).round, of: ROUNDS };
}

/** An answer to an offer whose terms stand above it, and the skill that a card is counted for. */
export const outright = (option: Option): boolean => /^(accept|decline|assign .*)$/.test(option.words);

/**
 * I say when I want to make an offer (JR-14.11) or to be asked about any-time cards (JR-17.7); after a pass in a battle
 * I am asked again when the others have passed (JR-17.12.1).
 */
export const standing = { offers: 'button', again: 'last', any_time: 'button' };

const STAYING_OUT = new Set(['prompt-attack', 'prompt-mutiny']);

const ANY_TIME = new Set(['second_mate', 'stowaways', 'medic']);

/** Staying out of what is going on, and no mutiny in this round: they pass, now and again. */
export function orders({ prompt }: Decision): string[] {
  return STAYING_OUT.has(prompt.id) ? ['stay_out'] : prompt.id === 'prompt-call' ? ['no_mutiny'] : [];
}

/** No questions about offers where one is asked (JR-14.11), none about any-time cards while one is held (JR-17.7). */
export function lasting(view: View, decision: Decision | null): string[] {
  const held = view.seat === null ? [] : (stateOf<State>(view).hands[view.seat] ?? []);
  return [
    ...(decision?.prompt.id.startsWith('prompt-bargain') ? ['offers'] : []),
    ...(held.some((card) => ANY_TIME.has(CREW[card] ?? '')) ? ['any_time'] : []),
  ];
}

/** Open and buried gold, then the jewels; rum decides a tie (JR-15.5). */
export function count(view: View, steps: readonly Step[], t: Translate): Count {
  const { open, buried, jewels } = stateOf<State>(view);
  const winner = view.ranks?.indexOf(1);
  const scored = steps.flatMap((step) => step.events).find((one) => one.kind === 'scored' && one.args.seat === winner);
  const parts = [
    { name: t('board-end-open'), points: open.map(worth) },
    { name: t('board-end-buried'), points: buried.map(worth) },
    { name: t('loot-jewels'), points: open.map((_, seat) => jewels[seat] ?? 0) },
  ];
  return { parts, decides: scored?.phrase ?? null };
}
