import type { View } from '../../protocol';
import { frameOf, stateOf } from '../kit';
import { level, MAPS } from './data';
import { cellOf, CELLS, own, SHIPS, SIDE, topFrame, type Pirate, type State, type Walk } from './state';

type Ship = (typeof SHIPS)[number];
const MERCHANTS = ['orange', 'green'] as const;

/** The way to a cell within reach; `ship` sails it, where that is not mine. */
export type Way = { steps: number; storms: number; path: number[]; ship?: Ship };

/** How a cell is written. */
export const idOf = (cell: number): string => `${'abcd'[Math.floor(cell / SIDE)] ?? ''}${(cell % SIDE) + 1}`;

/** The cell that an answer such as `sail b3` leads to; -1 if it leads nowhere. */
export const cellOfWords = (words: string): number =>
  cellOf(/^(?:sail|slip|step) ([a-d][1-4])$/.exec(words)?.[1] ?? null);

/** Steps between two cells. */
export const distance = (one: number, other: number): number =>
  Math.abs(Math.floor(one / SIDE) - Math.floor(other / SIDE)) + Math.abs((one % SIDE) - (other % SIDE));

/** Where an order can be carried out within reach, with whoever is picked up on Rigging. */
export function goalsOf(pirate: Pirate, walk: Walk): number[] {
  const from = cellOf(pirate.ship);
  const sail = level(pirate.level).sail + (pirate.stations[0] ?? 0) + walk.lifts.length;
  return walk.places.map(cellOf).filter((cell) => distance(from, cell) <= sail);
}

const neighbours = (cell: number): number[] =>
  Array.from({ length: CELLS }, (_, other) => other).filter((other) => distance(cell, other) === 1);

const stormy = (state: State, cell: number): boolean => MAPS.get(state.sea[cell] ?? '')?.storm ?? false;

/** What a ship that is sailed now can reach: mine by any number of steps, a neutral one by exactly those it is given. */
export function waysOf(view: View): Map<number, Way> {
  const state = stateOf<State>(view);
  if (topFrame(state) === 'sail_neutral') return drifts(state);
  if (topFrame(state) !== 'sailing' || frameOf(state, 'sailing')?.pirate !== view.seat) return new Map();
  const ways = Object.values(state.reach ?? {}).map((way) => way.map(cellOf));
  return new Map(ways.map((path) => [path.at(-1) ?? -1, wayOf(state, path)]));
}

const wayOf = (state: State, path: number[]): Way => ({
  steps: path.length,
  storms: path.filter((cell) => stormy(state, cell)).length,
  path,
});

/** The ways of a neutral ship that has several steps to sail. One step away is a step. */
function drifts(state: State): Map<number, Way> {
  const frame = frameOf(state, 'sail_neutral');
  if (!frame) return new Map();
  if (!frame.ship) return either(state, frame.left);
  if (frame.left < 2) return new Map();
  const from = berthOf(state, frame.ship);
  return new Map([...driftsOf(state, frame.ship, frame.left)].filter(([cell]) => distance(from, cell) !== 1));
}

/** Where one merchant alone can go, while it is asked which of them sails. */
function either(state: State, left: number): Map<number, Way> {
  const [one, other] = MERCHANTS.map((ship) => driftsOf(state, ship, left)) as [Map<number, Way>, Map<number, Way>];
  return new Map([...one, ...other].filter(([cell]) => one.has(cell) !== other.has(cell)));
}

/** Where a neutral ship can go by exactly so many steps; a merchant ends where it arrives. */
function driftsOf(state: State, ship: Ship, left: number): Map<number, Way> {
  const port = cellOf(state.merchants[SHIPS.indexOf(ship)]?.facing ?? null);
  const from = berthOf(state, ship);
  let paths: number[][] = [[]];
  for (let step = 0; step < left; step += 1) {
    const going = paths.filter((path) => port < 0 || path.at(-1) !== port);
    const longer = going.flatMap((path) => neighbours(path.at(-1) ?? from).map((cell) => [...path, cell]));
    paths = longer.filter((path, i) => longer.findIndex((other) => other.at(-1) === path.at(-1)) === i);
  }
  return new Map(paths.map((path) => [path.at(-1) ?? from, { ...wayOf(state, path), ship }]));
}

const berthOf = (state: State, ship: Ship): number =>
  cellOf(ship === 'navy' ? state.navy : (state.merchants[SHIPS.indexOf(ship)]?.cell ?? null));

/** The answers that lead to a cell, and let my ship stay there; where a storm can be slipped past, that is asked first. */
export function wayTo(view: View, mark: string): string[] | null {
  if (!mark.startsWith('cell:')) return null;
  const way = waysOf(view).get(Number(mark.slice('cell:'.length)));
  if (!way) return null;
  const state = stateOf<State>(view);
  const { path, ship } = way;
  if (ship) {
    const steps = path.map((cell) => `step ${idOf(cell)}`);
    return frameOf(state, 'sail_neutral')?.ship ? steps : [`choose_merchant ${ship}`, ...steps];
  }
  const doubtful = state.pirates[own(view, state)]?.passes ? path.findIndex((cell) => stormy(state, cell)) : -1;
  const certain = (doubtful < 0 ? path : path.slice(0, doubtful)).map((cell) => `sail ${idOf(cell)}`);
  if (!certain.length) return null;
  return doubtful < 0 ? [...certain, 'stop'] : certain;
}
