import type { View } from '../../protocol';

export type Hidden = number;
export type Captain = {
  ship: string;
  explorer: string;
  vp: number;
  doubloons: number;
  turns: number;
  income: [number, number];
  figurehead: string | null;
  upgrades: string[];
  cards: string[];
  stored: number[];
  bonus: number[];
  buried: number[];
  tiles: (string | null)[];
  quests: (string | Hidden)[];
  seen: string[];
  dropped: number;
  rubies: number;
};
export type Frame = {
  frame: string;
  seat?: number;
  stage?: number;
  dice?: number[];
  rerolls?: number;
  kind?: number;
  points?: number;
  bonus?: number;
  drawn?: (string | Hidden)[][];
  left?: number;
  fighters?: number[];
  rolls?: number[];
};
export type State = {
  seats: number;
  layout: string;
  modules: number;
  difficulty: number;
  round: number;
  first: number;
  active: number;
  closing: number;
  captains: Captain[];
  sea: (string | null)[];
  coins: number[];
  level_2: { cards: string[]; top: string | null; open_left: number; shut_left: number };
  reserve: number;
  islands: number[];
  values: number[];
  value_stock: number[];
  sides: number[];
  markers: number[];
  figureheads: string[];
  poseidon: number[];
  quest_deck: { middle: unknown[]; bottom: unknown[] };
  market: string[];
  discard: string[];
  used: number;
  purses: number[];
  ruby_market: number;
  ruby_sold: number;
  retired: number;
  redbeard: { track: number; known: string[]; pile: string[]; a_left: number; b_left: number } | null;
  tally: number[];
  stack: Frame[];
};

export const ROWS = 4;
export const SLOTS = 4;
export const STEPS_OF_SCORING = 9;
export const GRID = 40;
export const GULF = 40;
export const MARACAIBO = 41;
export const HARBOUR = 42;
export const MODULES = { adventurers: 8, rubies: 16, retirement: 32 };

export const stateOf = (view: View): State => view.state as State;
export const dealt = (state: State): boolean => state.sea.some((card) => card !== null) && state.active >= 0;
export const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
export const isRedbeard = (state: State, captain: number): boolean => captain >= state.seats;
export const deckLeft = (state: State): number =>
  state.level_2.open_left + state.level_2.shut_left + (state.level_2.top === null ? 0 : 1);

/** The number of a place by its name: `a1` is 0, `a2` is 1, `b1` is 4. */
export function placeAt(id: string): number {
  if (id === 'gulf') return GULF;
  if (id === 'maracaibo') return MARACAIBO;
  if (id === 'harbour') return HARBOUR;
  return 'abcdefghij'.indexOf(id[0] ?? '') * ROWS + Number(id[1]) - 1;
}

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

/** The raid under way: the last one when raids lie in raids. */
export const raidOf = (state: State): Frame | null => state.stack.findLast((frame) => frame.frame === 'raid') ?? null;
