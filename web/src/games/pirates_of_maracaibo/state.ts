import { frameOf } from '../kit';
import type { Raid, State } from './state.gen';

export type { Captain, Derived, Raid, State } from './state.gen';

export const ROWS = 4;
export const SLOTS = 4;
export const STEPS_OF_SCORING = 9;
export const GRID = 40;
export const GULF = 40;
export const MARACAIBO = 41;
export const HARBOUR = 42;

export const dealt = (state: State): boolean => state.sea.some((card) => card !== null) && state.active >= 0;
export const isRedbeard = (state: State, captain: number): boolean => captain >= state.seats;
export const deckLeft = (state: State): number =>
  state.level_2.open_left + state.level_2.shut_left + (state.level_2.top === null ? 0 : 1);

const COLUMNS = 'abcdefghij';

/** The number of a place by its name: `a1` is 0, `a2` is 1, `b1` is 4. */
export function placeAt(id: string): number {
  if (id === 'gulf') return GULF;
  if (id === 'maracaibo') return MARACAIBO;
  if (id === 'harbour') return HARBOUR;
  return COLUMNS.indexOf(id[0] ?? '') * ROWS + Number(id[1]) - 1;
}

/** The name of a place of the sea, as sentences have it: 0 is `A1`. */
export const placeName = (place: number): string =>
  `${COLUMNS[Math.floor(place / ROWS)]?.toUpperCase()}${(place % ROWS) + 1}`;

/** The captains whose ships lie at a place. */
export const shipsAt = (state: State, place: number): number[] =>
  state.captains.flatMap((captain, i) => (placeAt(captain.ship) === place ? [i] : []));

/** The black market tile on a card: whose, and which. */
export function tileOn(state: State, card: string): { captain: number; tile: number } | null {
  for (const [captain, boards] of state.captains.entries()) {
    const at = boards.tiles.indexOf(card);
    if (at >= 0) return { captain, tile: at * 2 + (state.sides[at] ?? 0) };
  }
  return null;
}

/** The tiles of a captain as numbers, with the card that each lies on. */
export const tilesOf = (state: State, captain: number): { tile: number; on: string | null }[] =>
  (state.captains[captain]?.tiles ?? []).map((on, at) => ({ tile: at * 2 + (state.sides[at] ?? 0), on }));

/** The quests that a captain has drawn and chooses from. */
export const drawnBy = (state: State, captain: number): (string | number | null)[] =>
  frameOf(state, 'quest_choice')?.drawn[captain] ?? [];

/** The raid under way: the last one when raids lie in raids. */
export const raidOf = (state: State): Raid | null => frameOf(state, 'raid') ?? null;
