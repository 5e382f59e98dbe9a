// Generated from shape.py and the frames of the game by `make types`. Do not edit.

export type Assign = { frame: 'assign'; seat: number; hide_out: number; over: number };

export type Battle = {
  frame: 'battle';
  attacker: number;
  target: number;
  ordered: number;
  extra: number;
  stage: 'throw' | 'throw_again' | 'change';
  roller: number;
  dice: number[];
  again: number;
  used: number;
  attack: number;
};

export type Bonuses = { frame: 'bonuses'; seat: number; captain: number; used: number };

export type Course = { frame: 'course'; stage: 'turn' | 'next_turn' };

export type CrewUp = {
  frame: 'crew_up';
  seat: number;
  stage: 'offer' | 'drop' | 'refill' | 'top_up' | 'revolt' | 'manned';
  chosen: 'quartermaster_quigley' | 'lisa_legacy' | 'pale_pim' | 'cutter_fang' | 'taylor_truenorth' | 'sara_silver' |
    'sydney_sweetwater' | 'eliza_lucky' | 'jolly_rodge' | 'salty_pete' | 'lieutenant_flint' | 'buck_cannon' |
    'doc_blockley' | 'black_eyed_brutus' | 'willow_watch' | 'silent_seamus' | 'ursula_bane' | 'raina_rumor' |
    'alice_omalice' | 'tina_trickshot' | 'sally_suresight' | 'chopper_donovan' | 'betty_blunderbuss' |
    'jack_fuse_rogers' | null;
};

export type Delivery = { frame: 'delivery'; merchant: 'orange' | 'green' | 'navy' | null };

export type Join = { frame: 'join'; seat: number; over: number };

export type Jostle = { frame: 'jostle'; pirate: number; over: number };

export type Load = {
  frame: 'load';
  pirate: number;
  left: number;
  loading: ('sugar' | 'rum' | 'gunpowder' | 'coffee' | null)[];
};

export type Order = {
  frame: 'order';
  seat: number;
  order: 'plunder' | 'trade' | 'crew_up' | 'search' | 'attack' | 'hide_out' | null;
  ordered: number;
  over: number;
};

export type Outcome = {
  frame: 'outcome';
  attacker: number;
  target: number;
  attack: number;
  defence: number;
  stage: 'reward' | 'tokens' | 'settled';
};

export type Placing = {
  frame: 'placing';
  stage: 'place_navy' | 'place_ships' | 'place_rival' | 'sides' | 'ready';
  turn: number;
};

export type Reset = {
  frame: 'reset';
  pirate: number;
  merchant: 'orange' | 'green' | 'navy' | null;
  card: 'merchant_2a' | 'merchant_2b' | 'merchant_2c' | 'merchant_4a' | 'merchant_4b' | 'merchant_4c' | 'merchant_6a' |
    'merchant_6b' | 'merchant_6c' | 'merchant_8a' | 'merchant_8b' | null;
  stage: 'loot_gold' | 'loot_cube' | 'next_card' | 'port' | 'new_cube' | 'legend' | 'afloat';
};

export type SailNeutral = {
  frame: 'sail_neutral';
  seat: number;
  ship: 'orange' | 'green' | 'navy' | null;
  left: number;
};

export type Sailing = { frame: 'sailing'; pirate: number; steps: number; extra: number; over: number };

export type Searching = { frame: 'searching'; pirate: number; over: number };

export type Setup = {
  frame: 'setup';
  first: number;
  rival: 'solo_thorne' | 'solo_crowe' | 'solo_isabeau' | 'solo_kelp' | null;
  mood: 'solo_bloodthirsty' | 'solo_greedy' | 'solo_cunning' | 'solo_reckless' | null;
  stage: 'deal' | 'draw_first' | 'draw_rival' | 'draw_mood' | 'stow';
};

export type ShipLine = {
  frame: 'ship_line';
  stage: 'pay' | 'merchants_sail' | 'navy_sails' | 'navy_strikes' | 'calm';
  merchant: 'orange' | 'green' | 'navy' | null;
  left: number;
};

export type SoloBury = { frame: 'solo_bury' };

export type SoloCrew = { frame: 'solo_crew'; stage: 'begin' | 'enlist' | 'refill' | 'manned' };

export type SoloRetreat = { frame: 'solo_retreat'; over: number };

export type SoloTurn = {
  frame: 'solo_turn';
  stage: 'cast' | 'voyage' | 'orders' | 'bonuses' | 'crossing' | 'ashore';
  die: number;
  target: 'orange' | 'green' | 'you' | null;
  done: number;
};

export type Swap = { frame: 'swap'; seat: number; over: number };

export type Turn = {
  frame: 'turn';
  seat: number;
  stage: 'steering' | 'sailing' | 'ordering' | 'bonus' | 'line' | 'end';
};

export type Frame =
  | Assign
  | Battle
  | Bonuses
  | Course
  | CrewUp
  | Delivery
  | Join
  | Jostle
  | Load
  | Order
  | Outcome
  | Placing
  | Reset
  | SailNeutral
  | Sailing
  | Searching
  | Setup
  | ShipLine
  | SoloBury
  | SoloCrew
  | SoloRetreat
  | SoloTurn
  | Swap
  | Turn;

export type Merchant = { cell: string; facing: string; cube: string | null; card: string | null };

export type Pirate = {
  ship: string | null;
  hidden: number;
  gold: number;
  helm: number;
  wheel: number[];
  stations: number[];
  orders: string[];
  cargo: Record<string, number>;
  sure_fire: number;
  tailwinds: number;
  passes: number;
  level: number;
  captain: string | null;
  bloodied: number;
  crew: string[];
  buried: number;
};

export type Walk = { space: number; marks: number[]; lifts: number[]; crosses: boolean; places: string[] };

export type Side = { hits: number[]; sure: number; total: number | null };

export type Fight = { attack: Side; defence: Side };

export type Fighter = { dice: number; hits: number[]; cannons: number; sure: number; mean: number };

export type Odds = {
  target: number;
  me: Fighter;
  foe: Fighter | null;
  damage: number | null;
  won: number;
  tied: number;
  sharp: number;
  legend: boolean;
};

export type Hunt = { speed: number; path: string[]; fate: 'far' | 'hidden' | 'caught' };

export type Line = {
  of: 'order' | 'captain' | 'crew' | 'extort';
  kind: string;
  card: string | null;
  can: boolean;
  gold: number;
  percent: number | null;
};

export type Plan = { lines: Line[]; gold: number; hunt: Hunt | null };

export type State = {
  seats: number;
  first: number;
  active: number;
  rounds: number;
  limit: number;
  crossed: number;
  paid: number;
  refreshed: number;
  sea: string[];
  tokens: number[];
  unturned: Record<string, number>;
  sites: number[];
  bag: Record<string, number>;
  market: string[];
  merchants: Merchant[];
  merchant_deck: string[];
  navy: string | null;
  row: (string | null)[];
  unseen: string[];
  under: string[];
  pirates: Pirate[];
  rival: string | null;
  mood: string | null;
  ring: number;
  stack: Frame[];
  walks?: Walk[];
  reach?: Record<string, string[]>;
  plans?: Record<string, Plan>;
  fight?: Fight;
  odds?: Odds[];
  hunt?: Hunt;
  payable?: string[];
  standing?: number[][];
};
