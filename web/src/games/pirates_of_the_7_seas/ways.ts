import type { Event, Option } from '../../protocol';
import { duration } from './throw';

const MOVE = 420;
const NOTICED = new Set([
  'revealed',
  'convoy',
  'curse',
  'port',
  'sold',
  'bought',
  'flagged',
  'sent',
  'stayed',
  'erred',
]);
const COUNTED = /^(buy|send|sell|keep) /;

export const hand = ['character', 'card'];

/** Counts of ships and goods are chosen in the hand. */
export const own = (option: Option): boolean => COUNTED.test(option.words);

/** How long a step is seen: a throw with all its duels, something to be noticed, or just a moment. */
export function lasts(events: Event[]): number {
  const thrown = duration(events);
  if (thrown) return thrown;
  if (events.some((event) => NOTICED.has(event.kind))) return 2 * MOVE;
  return events.length ? MOVE : 0;
}
