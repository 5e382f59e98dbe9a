// Generated from shape.py and the frames of the game by `make types`. Do not edit.

export type Captain = { frame: 'captain'; seat: number; stage: 'before' | 'after' | 'more' | 'over' };

export type Cartographer = {
  frame: 'cartographer';
  seat: number;
  stage: 'before' | 'after' | 'more' | 'over';
  extra: number;
};

export type Choice = { frame: 'choice'; answers: (string | number | null)[] };

export type Drawing = { frame: 'drawing'; seat: number; drawn: number };

export type FinalSale = { frame: 'final_sale'; done: number };

export type FleetCurse = { frame: 'fleet_curse'; shaman: number; curse: string | null; ships: number[] };

export type GivingUp = { frame: 'giving_up'; seat: number; given: number };

export type Governor = { frame: 'governor'; seat: number; stage: 'before' | 'after' | 'more' | 'over' };

export type Idol = { frame: 'idol'; shaman: number; named: number };

export type Islander = { frame: 'islander'; seat: number; stage: 'before' | 'after' | 'more' | 'over' };

export type Loot = {
  frame: 'loot';
  seat: number;
  stage: 'drawing' | 'loading' | 'stowed';
  left: number;
  drawn: number[];
};

export type Merchant = {
  frame: 'merchant';
  seat: number;
  stage: 'before' | 'after' | 'more' | 'over';
  picked: number[];
};

export type Raid = {
  frame: 'raid';
  captain: number;
  convoy: string;
  stage: 'commit' | 'throw' | 'share_loot';
  turn: number;
  ships: number[];
  limit: number;
};

export type Rounds = { frame: 'rounds'; stage: 'pick' | 'calls'; call: number; turn: number };

export type Setup = { frame: 'setup'; stage: 'deal_cards' | 'draw_first' | 'ready' };

export type Shaman = { frame: 'shaman'; seat: number; stage: 'before' | 'after' | 'more' | 'over' };

export type Shipwright = { frame: 'shipwright'; seat: number; stage: 'before' | 'after' | 'more' | 'over' };

export type Tavern = {
  frame: 'tavern';
  shaman: number;
  stage: 'pour' | 'hand_out' | 'drink';
  turn: number;
  dice: number[];
  given: number[];
};

export type Waiving = { frame: 'waiving'; winners: number[]; turn: number };

export type Frame =
  | Captain
  | Cartographer
  | Choice
  | Drawing
  | FinalSale
  | FleetCurse
  | GivingUp
  | Governor
  | Idol
  | Islander
  | Loot
  | Merchant
  | Raid
  | Rounds
  | Setup
  | Shaman
  | Shipwright
  | Tavern
  | Waiving;

export type Die = { owner: number | null; face: number; x: number; y: number; angle: number; slot: number };

export type Duel = { merchant: number; pirate: number; d2: number; sunk: 'merchant' | 'pirate' | 'both' };

export type Sea = {
  throw: number;
  purpose: string;
  key: string;
  side: number;
  edge: number;
  red: number;
  ships: number[];
  dice: Die[];
  duels: Duel[];
  dragged: number[];
};

export type Cargo = { rum: number; coffee: number; fruit: number };

export type Player = {
  chests: number;
  fleet: number;
  empty: number;
  loaded: number;
  capacity: number;
  guards: number;
  owed: number;
  reserve: number;
  goods: Cargo;
  talismans: number;
  yin_yang: number;
  skulls: number;
  corsairs: string[];
  double_holds: number;
  unsinkables: number;
  hand: (string | number)[];
  used: string[];
  chosen: string | number | null;
  revealed: boolean;
};

export type ChoiceFrame = { frame: 'choice'; answers: (string | number | null)[] };

export type RaidFrame = {
  frame: 'raid';
  captain: number;
  convoy: string;
  stage: 'commit' | 'throw' | 'share_loot';
  turn: number;
  ships: number[];
  limit: number;
};

export type State = {
  seats: number;
  house: number;
  max_rounds: number;
  round: number;
  first: number;
  rounds_left: number | null;
  players: Player[];
  calls: (number[] | number)[];
  deck: (string | number)[];
  above: number | null;
  port: string;
  demand: number[];
  ports: string[];
  played: (string | number)[];
  raided: Record<string, number> | null;
  flags: string[];
  loot_deck: Record<string, number>;
  loot_discard: Record<string, number>;
  throws: number;
  sea: Sea | null;
  waived: number[];
  stack: Frame[];
};
