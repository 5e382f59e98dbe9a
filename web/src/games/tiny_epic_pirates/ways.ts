import type { View } from '../../protocol';
import { frameOf, stateOf } from '../kit';
import { MAPS } from './data';
import { cellOf, CELLS, own, SHIPS, SIDE, topFrame, type State } from './state';

/** The way to a cell within reach. */
export type Way = { steps: number; storms: number; path: number[] };

/** How a cell is written. */
export const idOf = (cell: number): string => `${'abcd'[Math.floor(cell / SIDE)] ?? ''}${(cell % SIDE) + 1}`;

/** The cell that an answer such as `sail b3` leads to; -1 if it leads nowhere. */
export const cellOfWords = (words: string): number =>
  cellOf(/^(?:sail|slip|step) ([a-d][1-4])$/.exec(words)?.[1] ?? null);

/** Steps between two cells. */
export const distance = (one: number, other: number): number =>
  Math.abs(Math.floor(one / SIDE) - Math.floor(other / SIDE)) + Math.abs((one % SIDE) - (other % SIDE));

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

/** The ways of a neutral ship that has several steps to sail; a merchant ends where it arrives. One step away is a step. */
function drifts(state: State): Map<number, Way> {
  const frame = frameOf(state, 'sail_neutral');
  if (!frame?.ship || frame.left < 2) return new Map();
  const merchant = state.merchants[SHIPS.indexOf(frame.ship)];
  const from = cellOf(merchant ? merchant.cell : state.navy);
  let paths: number[][] = [[]];
  for (let step = 0; step < frame.left; step += 1) {
    const going = paths.filter((path) => !merchant || path.at(-1) !== cellOf(merchant.facing));
    const longer = going.flatMap((path) => neighbours(path.at(-1) ?? from).map((cell) => [...path, cell]));
    paths = longer.filter((path, i) => longer.findIndex((other) => other.at(-1) === path.at(-1)) === i);
  }
  const far = paths.filter((path) => distance(from, path.at(-1) ?? from) !== 1);
  return new Map(far.map((path) => [path.at(-1) ?? from, wayOf(state, path)]));
}

/** The answers that lead to a cell, and let my ship stay there; where a storm can be slipped past, that is asked first. */
export function wayTo(view: View, mark: string): string[] | null {
  if (!mark.startsWith('cell:')) return null;
  const path = waysOf(view).get(Number(mark.slice('cell:'.length)))?.path;
  if (!path) return null;
  const state = stateOf<State>(view);
  if (topFrame(state) === 'sail_neutral') return path.map((cell) => `step ${idOf(cell)}`);
  const doubtful = state.pirates[own(view, state)]?.passes ? path.findIndex((cell) => stormy(state, cell)) : -1;
  const certain = (doubtful < 0 ? path : path.slice(0, doubtful)).map((cell) => `sail ${idOf(cell)}`);
  if (!certain.length) return null;
  return doubtful < 0 ? [...certain, 'stop'] : certain;
}
