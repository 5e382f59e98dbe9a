// Generated from shape.py and the frames of the game by `make types`. Do not edit.

export type Claiming = {
  frame: 'claiming';
  planet: number;
  strength: number[];
  crews: number[];
  pool: number[];
  turn: number;
};

export type Placement = { frame: 'placement' };

export type Setup = { frame: 'setup'; stage: 'deal' | 'draw_first' | 'ready'; first: number };

export type Frame = Claiming | Placement | Setup;

export type Down = { seq: number; seat: number; card: number };

export type Up = { planet: number; seq: number; seat: number; card: number };

export type Trap = { planet: number; teleport: number; owner: number; lost: number; victim: number; card: number };

export type State = {
  seats: number;
  first: number;
  home: number;
  ring: string[];
  placed: number;
  merchant: number;
  pirate: number;
  merchant_steps: number;
  pirate_steps: number;
  hands: number[][];
  up: Up[];
  down: (Down | null)[];
  traps: Trap[];
  treasures: number[][];
  unused: number[];
  loot: number[][];
  looted: number[];
  unclaimed: number[];
  auto_claim: boolean[];
  stack: Frame[];
};
