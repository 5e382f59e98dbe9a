import type { Event, View } from '../../protocol';
import { argument, frameOf } from '../kit';
import type { Battle, Fight, State, Turn } from './state.gen';

export type { Battle, Fighter, Line, Merchant, Odds, Pirate, Plan, State, Walk } from './state.gen';

export const SIDE = 4;
export const CELLS = 16;
export const STATIONS = ['rigging', 'cannons', 'extort', 'repair'] as const;
export const SHIPS = ['orange', 'green', 'navy'] as const;
export const PORTS = [0, 15];

/** The number of a cell, row by row; -1 while a ship has none. */
export const cellOf = (id: string | null): number => (id ? 'abcd'.indexOf(id[0] ?? '') * SIDE + Number(id[1]) - 1 : -1);

export const topFrame = (state: State): string => state.stack.at(-1)?.frame ?? '';

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

/** A fight on the table: whose dice lie there, what both sides deal, and the pirate attacked (below 0 a merchant). */
export type Brawl = { battle: Battle; fight: Fight; foe: number };

export function brawlOf(state: State): Brawl | undefined {
  const battle = frameOf(state, 'battle');
  return battle && state.fight && { battle, fight: state.fight, foe: battle.target - state.merchants.length };
}

/** A fight that was decided in this very step, as it lay on the table at the end; null if there was none. */
export function aftermath({ battle, fight, foe }: Brawl, events: readonly Event[], seats: number): Brawl | null {
  if (!events.some((event) => OUTCOMES.includes(event.kind))) return null;
  const told = (kind: string): { pirate: number; event: Event }[] =>
    events
      .filter((event) => event.kind === kind || event.kind === `solo_${kind}`)
      .map((event) => ({ pirate: event.kind === kind ? argument(event, 'seat') : seats, event }));
  const total = (event: Event | undefined, known: number | null): number | null =>
    event ? argument(event, 'total') : known;
  const dealt = (pirate: number): Event | undefined => told('damage').findLast((one) => one.pirate === pirate)?.event;
  const merchant = events.findLast((event) => event.kind === 'merchant_damage');
  const rolls = told('rolled');
  const roller = rolls.at(-1)?.pirate ?? battle.roller;
  const dice = roller === battle.roller ? [...battle.dice] : [];
  const again = dice.map((_, die) => die).filter((die) => (battle.again >> die) & 1);
  for (const { event } of rolls.filter((one) => one.pirate === roller))
    dice[again.shift() ?? dice.length] = argument(event, 'face');
  return {
    battle: { ...battle, stage: 'throw', roller, dice },
    fight: {
      attack: { ...fight.attack, total: total(dealt(battle.attacker), fight.attack.total) },
      defence: { ...fight.defence, total: total(merchant ?? dealt(foe), fight.defence.total) },
    },
    foe,
  };
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
