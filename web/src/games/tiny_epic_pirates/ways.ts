import type { Event, Option, View } from '../../protocol';
import type { Translate } from '../../words/words.svelte';
import { cellOf, OUTCOMES, stateOf } from './state';

const QUICK = 240;
const MOVE = 420;
const SAIL = 620;

const SAILS = ['sailed', 'solo_sailed', 'neutral_sailed', 'moored', 'solo_fled'];
const TURNS = [
  'steered',
  'rolled',
  'solo_rolled',
  'solo_die',
  'solo_order',
  'hid',
  'searched',
  'solo_searched',
  'hired',
  'mutinied',
];
const SCENES = ['buried', 'solo_buried', 'navy_attack', 'solo_navy_attack'];
const FIGHTS = [...OUTCOMES];

export const hand: string[] = [];

/** Steering and placing deckhands are put together in the hand, piece by piece. */
export const own = (option: Option): boolean => /^(steer|assign) /.test(option.words);

/** How long a step is seen: ships sail, dice and captains turn, great deeds are looked at. */
export function lasts(events: Event[]): number {
  const happened = new Set(events.map((event) => event.kind));
  const some = (kinds: string[]): boolean => kinds.some((kind) => happened.has(kind));
  if (some(FIGHTS)) return 4 * MOVE;
  if (some(SCENES)) return 2 * MOVE;
  if (some(SAILS)) return SAIL;
  if (some(TURNS)) return MOVE;
  return events.length ? QUICK : 0;
}

/** What may be clicked for an option that names nothing: my own card to stay, the rival's ship, a token, the deck, the captain. */
export function marks(option: Option, view: View): string[] {
  const table = stateOf(view);
  if (option.words === 'stop') return [`cell:${cellOf(table.pirates[view.seat ?? 0]?.ship ?? null)}`];
  if (option.words === 'duel_rival') return [`seat:${table.seats}`];
  if (option.words === 'tailwind') return ['token:tailwind'];
  if (option.words === 'refresh') return ['deck:crew'];
  return option.words === 'mutiny' ? ['captain:mutiny'] : [];
}

export function rivals(view: View, t: Translate): string[] {
  const { rival } = stateOf(view);
  return rival ? [t(`rival-${rival}`)] : [];
}
