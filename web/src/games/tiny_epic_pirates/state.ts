import type { Event, View } from '../../protocol';
import { argument } from '../kit';
import type { Battle, Frame, Pirate, State, Turn } from './state.gen';

export type { Battle, Merchant, Pirate, State } from './state.gen';
export type Named<Name extends Frame['frame']> = Extract<Frame, { frame: Name }>;

export const SIDE = 4;
export const CELLS = 16;
export const STATIONS = ['rigging', 'cannons', 'extort', 'repair'] as const;
export const SHIPS = ['orange', 'green', 'navy'] as const;
export const PORTS = [0, 15];
export const PIRATE = 2;

/** The number of a cell, row by row; -1 while a ship has none. */
export const cellOf = (id: string | null): number => (id ? 'abcd'.indexOf(id[0] ?? '') * SIDE + Number(id[1]) - 1 : -1);

export const frameOf = <Name extends Frame['frame']>(state: State, name: Name): Named<Name> | undefined =>
  state.stack.findLast((frame): frame is Named<Name> => frame.frame === name);
export const topFrame = (state: State): string => state.stack.at(-1)?.frame ?? '';

/** The fight under way, while dice lie on the table or are being thrown. */
export const battleOf = (state: State): Battle | undefined => frameOf(state, 'battle');
export const changing = (battle: Battle): boolean => battle.stage === 'change';

export const OUTCOMES = [
  'sank',
  'beaten',
  'tied',
  'duel_won',
  'solo_sank',
  'solo_beaten',
  'solo_tied',
  'solo_duel_won',
];

/** A fight that was decided in this very step, as it lay on the table at the end; null if there was none. */
export function aftermath(battle: Battle, events: readonly Event[]): Battle | null {
  if (!events.some((event) => OUTCOMES.includes(event.kind))) return null;
  const faces = events
    .filter((event) => event.kind === 'rolled' || event.kind === 'solo_rolled')
    .map((event) => argument(event, 'face'));
  return { ...battle, stage: 'throw', dice: [...battle.dice, ...faces] };
}

/** The pirate whose helm is shown unasked: the reader's, or whose turn it is. */
export const own = (view: View, state: State): number => view.seat ?? Math.min(state.active, state.pirates.length - 1);

/** Whether everything has been dealt. */
export const dealt = (state: State): boolean => state.market.length > 0;

/** The cubes aboard, one by one. */
export const cubes = (cargo: Record<string, number>): string[] =>
  Object.entries(cargo).flatMap(([good, count]) => Array.from({ length: count }, () => good));

export const PHASES = ['steer', 'sail', 'order', 'bonus', 'line'] as const;
const PHASE: Record<Turn['stage'], number> = { steering: 0, sailing: 1, ordering: 2, bonus: 3, line: 4, end: 4 };

/** The phase of the turn under way, 0 to 4; -1 outside a turn. */
export function phase(state: State): number {
  if (frameOf(state, 'ship_line')) return 4;
  if (frameOf(state, 'bonuses')) return 3;
  if (frameOf(state, 'order')) return 2;
  if (frameOf(state, 'sailing')) return 1;
  const turn = frameOf(state, 'turn');
  return turn ? PHASE[turn.stage] : -1;
}

/** What a captain meets on the way to a wheel space: spaces to be marked, spaces whose deckhand is picked up. */
export function walk(pirate: Pirate, target: number): { marks: number[]; lifts: number[]; crosses: boolean } {
  const marks: number[] = [];
  const lifts: number[] = [];
  let crosses = false;
  for (let space = (pirate.helm + 1) % 6; space !== target; space = (space + 1) % 6) {
    if (space === 0) crosses = true;
    else (pirate.wheel[space] ? lifts : marks).push(space);
  }
  if (target === 0) crosses = true;
  if (pirate.wheel[target]) lifts.push(target);
  return { marks, lifts, crosses };
}

/** The wheel spaces a captain may go to: every empty space skipped takes a deckhand from the stations. */
export function steerable(pirate: Pirate): number[] {
  const hands = pirate.stations.reduce((sum, n) => sum + n, 0);
  return [1, 2, 3, 4, 5]
    .map((ahead) => (pirate.helm + ahead) % 6)
    .filter((space) => walk(pirate, space).marks.length <= hands);
}
