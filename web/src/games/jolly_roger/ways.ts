import type { Event, Option, View } from '../../protocol';
import { ROUNDS } from './data';
import { stateOf } from './state';

const MOVE = 420;
const SCENE = 1200;
const CLIMAX = 2600;
const DECIDED = new Set(['mutiny_over_captain', 'mutiny_over_mutineer']);
const GREAT = new Set(['called', 'killed', 'new_captain', 'succeeded', 'failed', 'revealed']);
const SLIGHT = new Set(['moment', 'stays_out', 'refused', 'punishment_waived', 'free_card_declined', 'demand_waived']);
const BESIDE = new Set([
  'bargain',
  'talk',
  'give_crew',
  'give_loot',
  'ask_loot',
  'ask_crew',
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

export const hand = ['card'];

/** The crew sits around the board. */
export const around = true;

/** Whose side to take: the hand asks it in its own way. */
export const own = (option: Option): boolean => verb(option) === 'support';

/** Offers and promises are made beside the game, at live tables by anybody at any time (JR-14.4). */
export const beside = (option: Option): boolean => BESIDE.has(verb(option));

/** A mutiny's verdict is the climax; great moments are seen longer, small ones only pass. */
export function lasts(events: Event[]): number {
  if (events.some((event) => DECIDED.has(event.kind))) return CLIMAX;
  if (events.some((event) => GREAT.has(event.kind))) return SCENE;
  return events.every((event) => SLIGHT.has(event.kind)) ? 0 : MOVE;
}

export function turn(view: View): { turn: number; of: number } | null {
  return view.over ? null : { turn: stateOf(view).round, of: ROUNDS };
}
