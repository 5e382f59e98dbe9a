import type { Event, View } from '../../protocol';
import { CARDS, stateOf } from './state';

const MOVE = 420;
const SAIL = 900;

export const hand = ['card'];

/** How long a step is seen: the card arrives, the old one turns, then ships sail. */
export function lasts(events: Event[]): number {
  const happened = new Set(events.map((event) => event.kind));
  let time = 0;
  if (happened.has('placed')) time += MOVE;
  if (happened.has('flipped') || happened.has('revealed')) time += MOVE;
  if (happened.has('trapped')) time += 3 * MOVE;
  if (happened.has('sailed')) time += SAIL;
  return time || (events.length ? MOVE : 0);
}

export function turn(view: View): { turn: number; of: number } | null {
  if (view.over) return null;
  return { turn: Math.min(stateOf(view).placed + 1, CARDS * view.seats), of: CARDS * view.seats };
}
