import type { Event, View } from '../../protocol';
import { MOVE, SAIL } from '../../look/motion';
import { inTurn, stateOf, type Durations } from '../kit';
import { CARDS } from './data';
import type { State } from './state';

export { story } from './story';

/** The card arrives, the old one turns, then ships sail. */
const SHOWN: Durations = [
  [MOVE, 'placed'],
  [MOVE, 'flipped revealed'],
  [3 * MOVE, 'trapped'],
  [SAIL, 'sailed'],
];

export const hand = ['card'];

export const lasts = (events: Event[]): number => inTurn(events, SHOWN, MOVE);

export function turn(view: View): { turn: number; of: number } | null {
  if (view.over) return null;
  return { turn: Math.min(stateOf<State>(view).placed + 1, CARDS * view.seats), of: CARDS * view.seats };
}
