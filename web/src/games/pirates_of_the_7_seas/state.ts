import { FACEDOWN, type View } from '../../protocol';

export const GOODS = ['rum', 'coffee', 'fruit'] as const;
export const NATIONS = ['england', 'spain', 'france', 'netherlands'] as const;
export const CHARACTERS = [
  'shipwright',
  'governor',
  'captain',
  'islander',
  'shaman',
  'merchant',
  'cartographer',
] as const;
export type Good = (typeof GOODS)[number];
export type Character = (typeof CHARACTERS)[number];

export type Hidden = typeof FACEDOWN;
export type Die = { owner: number | null; face: number; x: number; y: number; angle: number; slot: number };
export type Duel = { merchant: number; pirate: number; d2: number; sunk: 'merchant' | 'pirate' | 'both' };
export type Sea = {
  throw: number;
  purpose: string;
  side: number;
  edge: number;
  red: number;
  ships: number[];
  dice: Die[];
  duels: Duel[];
  dragged: number[];
};
export type Player = {
  chests: number;
  fleet: number;
  empty: number;
  loaded: number;
  capacity: number;
  guards: number;
  owed: number;
  reserve: number;
  goods: Record<Good, number>;
  talismans: number;
  yin_yang: number;
  skulls: number;
  corsairs: string[];
  double_holds: number;
  unsinkables: number;
  hand: (string | Hidden)[];
  used: string[];
  chosen: string | Hidden | null;
  revealed: boolean;
};
export type Frame = {
  frame: string;
  stage?: number;
  call?: number;
  curse?: string;
  seat?: number;
  captain?: number;
  convoy?: string;
  turn?: number;
  ships?: number[];
  limit?: number;
  drawn?: number[];
  left?: number;
  answers?: (string | Hidden | null)[];
  dice?: number[];
  given?: number[];
};
export type State = {
  seats: number;
  round: number;
  first: number;
  rounds_left: number | null;
  players: Player[];
  calls: (number[] | Hidden)[];
  deck: unknown[];
  above: number | null;
  port: string;
  demand: [number, number, number];
  ports: string[];
  played: (string | Hidden)[];
  raided: Record<string, number> | null;
  flags: string[];
  loot_deck: Record<string, number>;
  loot_discard: Record<string, number>;
  throws: number;
  sea: Sea | null;
  stack: Frame[];
};

export const stateOf = (view: View): State => view.state as State;
export const frameOf = (state: State, name: string): Frame | undefined =>
  state.stack.find((frame) => frame.frame === name);

/** The prices of the port cards for rum, coffee and fruit. */
export const PORTS: Record<string, [number, number, number]> = {
  port_tortuga: [3, 2, 1],
  port_port_royal: [3, 1, 2],
  port_havana: [2, 3, 1],
  port_cartagena: [1, 3, 2],
  port_nassau: [2, 1, 3],
  port_maracaibo: [1, 2, 3],
};

/** The number of a port card, as events name it. */
export const portCode = (port: string): number => 16 + Object.keys(PORTS).indexOf(port);

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
  return raid && (raid.stage ?? 0) < 2 ? (raid.ships ?? null) : null;
}

/** The character that is called now; while cards are being chosen and after the end, null. */
export function called(state: State): number | null {
  const rounds = frameOf(state, 'rounds');
  return rounds?.stage === 1 && !frameOf(state, 'choice') ? (rounds.call ?? null) : null;
}

/** What a seat has laid down this round: nothing, a card face down, or a character. */
export function laid(state: State, seat: number): { down: boolean; character: string | null } {
  const player = state.players[seat];
  const given = frameOf(state, 'choice')?.answers?.[seat] ?? player?.chosen ?? null;
  if (given === null || !player) return { down: false, character: null };
  return { down: !player.revealed, character: given === FACEDOWN ? null : given };
}
