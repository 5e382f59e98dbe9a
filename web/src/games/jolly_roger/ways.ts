import type { Event, Option, View } from '../../protocol';
import { ROUNDS } from './data';
import { stateOf } from './state';

const MOVE = 420;
const SCENE = 1200;
const GREAT = new Set(['called', 'mutiny_over_captain', 'mutiny_over_mutineer', 'killed', 'new_captain', 'succeeded', 'failed', 'revealed']);
const SLIGHT = new Set(['moment', 'stays_out', 'refused', 'punishment_waived', 'free_card_declined', 'demand_waived']);

const verb = (option: Option): string => option.words.split(' ')[0] ?? '';
const OWN = new Set(['bargain', 'support', 'give_loot', 'ask_loot', 'ask_crew', 'show_crew', 'promise']);
const SWIFT = new Set(['bargain', 'give_crew', 'give_loot', 'ask_loot', 'ask_crew', 'show_crew', 'promise', 'send', 'drop']);

export const hand = ['card'];

/** Whom to bribe, what to offer and whose side to take: the hand asks these in its own way. */
export const own = (option: Option): boolean => OWN.has(verb(option));

/** A word of an offer can be struck out again, so it needs no second click. */
export const swift = (option: Option): boolean => SWIFT.has(verb(option));

/** Great moments are seen longer, small ones only pass. */
export function lasts(events: Event[]): number {
  if (events.some((event) => GREAT.has(event.kind))) return SCENE;
  return events.every((event) => SLIGHT.has(event.kind)) ? 0 : MOVE;
}

export function turn(view: View): { turn: number; of: number } | null {
  return view.over ? null : { turn: stateOf(view).round, of: ROUNDS };
}
