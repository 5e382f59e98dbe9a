import type { Event, Step } from '../../protocol';
import { argument, frameOf } from '../kit';
import { HIT_FACE } from './data';
import type { Duel, Sea, State, Tavern } from './state';

const FALL = 1100;
const SLOWEST = 1500;
const QUICKEST = 520;
const BATTLE = 12_000;

/** How long the dice fall and how long each duel is seen, in milliseconds. */
export function tempo(duels: number): { fall: number; duel: number } {
  return { fall: FALL, duel: duels ? Math.max(QUICKEST, Math.min(SLOWEST, BATTLE / duels)) : 0 };
}

/** How long a thrower is waited for. */
export const READY = 9000;

/** Whether the dice that lie ready are the reader's to throw; the board knows. */
export const helm = { mine: false };

/** How long a throw is seen; whoever throws has some time to do so. */
export function duration(events: readonly Event[]): number {
  if (!events.some((event) => event.kind === 'thrown')) return 0;
  const duels = events.filter((event) => event.kind === 'duel').length;
  const { fall, duel } = tempo(duels);
  return (helm.mine ? READY : 0) + fall + duels * duel + (duels ? 300 : 700);
}

/** The seat that throws the dice that lie ready: the Captain of the raid, the Shaman of the curse. */
export const thrower = (state: State): number | null =>
  frameOf(state, 'raid')?.captain ?? frameOf(state, 'fleet_curse')?.shaman ?? null;

/** A name for each die that it keeps from the moment it is sent: red dice by number, ships by seat and number. */
export function keys(red: number, ships: readonly number[]): string[] {
  const merchants = Array.from({ length: red }, (_, i) => `m${i}`);
  return [...merchants, ...ships.flatMap((count, seat) => Array.from({ length: count }, (_, i) => `s${seat}-${i}`))];
}

/** The dice that have sunk after so many duels. */
export function sunk(duels: readonly Duel[], done: number): Set<number> {
  const gone = new Set<number>();
  for (const duel of duels.slice(0, done)) {
    if (duel.sunk !== 'pirate') gone.add(duel.merchant);
    if (duel.sunk !== 'merchant') gone.add(duel.pirate);
  }
  return gone;
}

/** The ships that a curse strikes. */
export function struck(sea: Sea): Set<number> {
  if (sea.purpose === 'curse_whirlpool') return new Set(sea.dragged);
  const fatal = HIT_FACE.get(sea.purpose);
  return new Set(sea.dice.flatMap((die, i) => (die.owner !== null && die.face === fatal ? [i] : [])));
}

/** A distance in millimetres; one unit of the sea is a tenth of that. */
export const millimetres = (d2: number): number => Math.sqrt(d2) / 10;

export function between(sea: Sea, a: number, b: number): number {
  const [one, other] = [sea.dice[a], sea.dice[b]];
  return one && other ? (one.x - other.x) ** 2 + (one.y - other.y) ** 2 : 0;
}

/** Dice that lie ready for a throw: those of a raid under way, or the fleets that a curse will throw. */
export function waits(state: State): { red: number; ships: number[]; card: string } | null {
  const raid = frameOf(state, 'raid');
  if (raid && raid.stage !== 'share_loot')
    return { red: Number(raid.convoy.at(-1)), ships: raid.ships, card: raid.convoy };
  const curse = frameOf(state, 'fleet_curse');
  if (curse?.ships.length && curse.curse)
    return { red: curse.curse === 'curse_whirlpool' ? 1 : 0, ships: curse.ships, card: curse.curse };
  return null;
}

/** Which die of the Tavern was handed to whom. */
export function handed(sea: Sea, tavern: Tavern | undefined): Map<number, number> {
  const found = new Map<number, number>();
  for (const [seat, face] of (tavern?.given ?? []).entries()) {
    const die = sea.dice.findIndex((one, i) => one.face === face && !found.has(i));
    if (die >= 0) found.set(die, seat);
  }
  return found;
}

/** The talismans that a seat has drawn as loot since the last throw. */
export function talismansOf(steps: readonly Step[], seat: number): number {
  const events = steps.flatMap((step) => step.events);
  const since = events.slice(events.findLastIndex((event) => event.kind === 'thrown') + 1);
  return since.filter((event) => event.kind === 'drew_talisman' && argument(event, 'seat') === seat).length;
}
