import { frameOf } from '../kit';
import { GOODS, type Good } from './data';
import type { Player, State } from './state.gen';

export type { Die, Duel, Frame, Loot, Player, Raid, Sea, State, Tavern } from './state.gen';

export type Card = { kind: 'convoy'; nation: string; ships: number } | { kind: 'port' | 'curse'; name: string };

/** What an adventure card is, read off its id. */
export function cardOf(id: string): Card {
  const [kind, name = '', ships] = id.split('_');
  if (kind === 'convoy') return { kind, nation: name, ships: Number(ships) };
  return { kind: kind === 'port' ? 'port' : 'curse', name: id.slice(id.indexOf('_') + 1) };
}

/** Goods with their prices, the dearest first. */
export function market(demand: readonly number[]): { good: Good; index: number; price: number }[] {
  return GOODS.map((good, index) => ({ good, index, price: demand[index] ?? 0 })).sort((a, b) => b.price - a.price);
}

export type Fate = 'gone' | 'mine' | '';

/** Whether an adventure card is gone, in my hand, or not seen yet. */
export function fateOf(state: State, card: string): Fate {
  if (state.played.includes(card)) return 'gone';
  return state.players.some((player) => player.hand.includes(card)) ? 'mine' : '';
}

/** The convoys of a nation, from the smallest on; the largest stay in the box with two seats. */
export const convoysOf = (state: State, nation: string): Fate[] =>
  Array.from({ length: state.seats === 2 ? 3 : 4 }, (_, i) => fateOf(state, `convoy_${nation}_${i + 1}`));

export type Berth = { kind: 'loaded' | 'empty' | 'away' | 'guard' | 'reserve'; cargo: Good[] };

/** The ten ships of a player one by one: the fleet with its cargo, packed tightly, then guards, then the reserve. */
export function berths(player: Player, away: number): Berth[] {
  const cargo = GOODS.flatMap((good) => Array<Good>(player.goods[good]).fill(good));
  const double = Math.min(player.double_holds, player.fleet);
  const ships: Berth[] = [];
  for (let ship = 0; ship < player.fleet; ship++) {
    const aboard = cargo.splice(0, ship < double ? 2 : 1);
    const gone = !aboard.length && ship >= player.fleet - away;
    ships.push({ kind: aboard.length ? 'loaded' : gone ? 'away' : 'empty', cargo: aboard });
  }
  const rest = (kind: 'guard' | 'reserve', count: number): Berth[] =>
    Array.from({ length: count }, () => ({ kind, cargo: [] }));
  return [...ships, ...rest('guard', player.guards), ...rest('reserve', player.reserve)];
}

/** Ships that have been sent on the raid under way and are not thrown yet. */
export function pledged(state: State): number[] | null {
  const raid = frameOf(state, 'raid');
  return raid && raid.stage !== 'share_loot' ? raid.ships : null;
}

/** The character that is called now; while cards are being chosen and after the end, null. */
export function called(state: State): number | null {
  const rounds = frameOf(state, 'rounds');
  return rounds?.stage === 'calls' && !frameOf(state, 'choice') ? rounds.call : null;
}

/** What a seat has laid down this round: nothing, a card face down, or a character. */
export function laid(state: State, seat: number): { down: boolean; character: string | null } {
  const player = state.players[seat];
  const given = frameOf(state, 'choice')?.answers[seat] ?? player?.chosen ?? null;
  if (given === null || !player) return { down: false, character: null };
  return { down: !player.revealed, character: typeof given === 'string' ? given : null };
}

/** The seats that will raid after this one in the same round: all have shown that they are Captains. */
export function captainsToCome(state: State): number[] {
  const rounds = frameOf(state, 'rounds');
  if (rounds?.stage !== 'calls' || !frameOf(state, 'raid')) return [];
  const seats = state.players.length;
  return Array.from({ length: seats }, (_, turn) => (state.first + turn) % seats)
    .slice(rounds.turn)
    .filter((seat) => state.players[seat]?.revealed && state.players[seat]?.chosen === 'captain');
}

/** How many ships of a fleet are left empty when so many more goods are loaded. */
export function emptyWith({ goods, double_holds, fleet }: Player, more: number): number {
  const cards = GOODS.reduce((sum, good) => sum + goods[good], more);
  const double = Math.min(double_holds, fleet);
  return fleet - (cards <= 2 * double ? Math.ceil(cards / 2) : cards - double);
}

/** What the cards of this round give a seat beside its action: shared nothing, alone the privilege, first player twice (P7-13, P7-15.2). */
export function standing(state: State, seat: number): 'shared' | 'alone' | 'first' {
  const mine = state.players[seat]?.chosen;
  const alike = state.players.filter((player) => player.revealed && player.chosen === mine).length;
  if (alike > 1 || (state.seats === 2 && seat !== state.first)) return 'shared';
  return state.seats > 2 && seat === state.first ? 'first' : 'alone';
}
