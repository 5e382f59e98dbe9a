import type { Event, View } from '../../protocol';
import type { Translate } from '../../words/words.svelte';
import { stateOf } from './state';

const MOVE = 420;
const SAIL = 900;
const GLANCE = 260;
const SCENE = 1200;
const SAILING = new Set(['sailed', 'stepped', 'rb_sailed', 'ships_return', 'rb_passed']);
const MOVING = new Set([
  'acquired',
  'refilled',
  'built',
  'explored',
  'rb_explored',
  'rolled',
  'treasure_taken',
  'buried',
  'upgraded',
  'tile_placed',
  'rb_card',
  'rb_took',
  'cubes_added',
  'value_cube',
  'fought',
  'rb_fought',
]);
const DECIDING = new Set(['fight_won', 'fight_tied', 'rb_fight_won']);

/** The sea is broader than high: the seats stand in a line above it. */
export const wide = true;

/** Redbeard sails without a seat. */
export const rivals = (view: View, t: Translate): string[] => (stateOf(view).redbeard ? [t('redbeard')] : []);

/** How long a step is seen: ships sail, cards, dice and explorers move, then the end of a skirmish stands for a while. */
export function lasts(events: Event[]): number {
  const sails = events.some((event) => SAILING.has(event.kind));
  const moves = events.some((event) => MOVING.has(event.kind));
  const decides = events.some((event) => DECIDING.has(event.kind));
  return (sails ? SAIL : 0) + (moves ? MOVE : 0) + (decides ? SCENE : 0) || (events.length ? GLANCE : 0);
}
