import { FACEDOWN } from '../../protocol';
import { frameOf, left } from '../kit';
import { SHIP_WORTH } from './data';
import type { Down, State, Up } from './state.gen';

export type { Down, State, Trap, Up } from './state.gen';

export const short = (card: number): string => (card === FACEDOWN ? '?' : card === 0 ? 'T' : String(card));
export const cardId = (card: number): string =>
  card === FACEDOWN ? 'card-hidden' : card === 0 ? 'card-teleport' : `card-pirate_${card}`;
export const treasureId = (value: number): string =>
  value === SHIP_WORTH ? 'treasure-merchant_ship' : `treasure-treasure_${value}`;

export type Crew = { seat: number; cards: Up[]; sum: number };

/** Whether the last face-down cards have been revealed for the claiming stage. */
export const revealed = (state: State): boolean => !state.stack.some((frame) => frame.frame === 'placement');

/** The cards that lie open, those revealed at the end included. */
export function faceUp(state: State): Up[] {
  if (!revealed(state)) return state.up;
  const last = state.down.flatMap((card, planet) => (card && card.card > 0 ? [{ ...card, planet }] : []));
  return [...state.up, ...last];
}

/** The card that still lies face down at a planet. */
export const faceDown = (state: State, planet: number): Down | null =>
  revealed(state) ? null : (state.down[planet] ?? null);

/** The table as it is told while the planets are shared one after another: what lies face down waits for its planet. */
export function staged(state: State, open: (planet: number) => boolean, me: number | null): State {
  const opened = state.down.flatMap((card, planet) => (card && open(planet) ? [{ ...card, planet }] : []));
  return {
    ...state,
    stack: [{ frame: 'placement' }],
    up: [...state.up, ...opened],
    down: state.down.map((card, planet) =>
      !card || open(planet) ? null : card.seat === me ? card : { ...card, card: FACEDOWN },
    ),
  };
}

/** The treasures that nobody gets: never in the game, seized by the pirates, or claimed by nobody; without those that are told of later. The dearest first. */
export function boxed(state: State, later: readonly number[] = []): { unused: number[]; lost: number[] } {
  const sorted = (values: number[]): number[] => [...values].sort((a, b) => b - a);
  return { unused: sorted(state.unused), lost: sorted(left([...state.looted, ...state.unclaimed], later)) };
}

/** The crews that show at a planet, the strongest first. */
export function crews(state: State, planet: number): Crew[] {
  const bySeat = new Map<number, Up[]>();
  for (const card of faceUp(state))
    if (card.planet === planet && card.card > 0) bySeat.set(card.seat, [...(bySeat.get(card.seat) ?? []), card]);
  return [...bySeat]
    .map(([seat, cards]) => ({ seat, cards, sum: cards.reduce((sum, card) => sum + card.card, 0) }))
    .sort((a, b) => b.sum - a.sum || a.seat - b.seat);
}

/** The planet whose treasures are being shared now. */
export function shared(state: State): number | null {
  const claiming = frameOf(state, 'claiming');
  return claiming?.planet !== undefined && claiming.planet >= 0 ? claiming.planet : null;
}
