// Generated from shape.py and the frames of the game by `make types`. Do not edit.

export type Acquire = {
  frame: 'acquire';
  seat: number;
  symbol: 'crew' | 'equipment' | 'ship' | null;
  surcharge: number;
};

export type Build = { frame: 'build'; seat: number; done: number };

export type Bundle = { frame: 'bundle'; seat: number; pending: (string | null)[] };

export type Bury = { frame: 'bury'; seat: number; only: number; shovels: number };

export type DrawQuest = { frame: 'draw_quest'; seat: number };

export type Explore = {
  frame: 'explore';
  seat: number;
  stage: 'asking' | 'trading' | 'arrived' | 'over';
  points: number;
  trades: number[];
};

export type Figurehead = { frame: 'figurehead'; seat: number; cost: number; done: number };

export type FillMarket = { frame: 'fill_market' };

export type Improvement = { frame: 'improvement'; seat: number; done: number };

export type Island = { frame: 'island'; seat: number; cubes: number };

export type Leftover = { frame: 'leftover'; seat: number };

export type PlaceTile = { frame: 'place_tile'; seat: number; cost: number; done: number };

export type QuestChoice = { frame: 'quest_choice'; answers: (string | null)[]; drawn: (string | null)[][] };

export type QuestDrop = { frame: 'quest_drop'; seat: number; gain: number };

export type QuestPick = { frame: 'quest_pick'; seat: number; left: number; refreshed: number };

export type Raid = {
  frame: 'raid';
  seat: number;
  stage: 'rolling' | 'choosing' | 'kind' | 'spending' | 'over';
  only: number;
  bonus: number;
  dice: number[];
  rerolls: number;
  kind: number;
  points: number;
  used: number;
};

export type RedbeardDie = { frame: 'redbeard_die'; what: 'figurehead' | 'residence' | 'ruby' | null; done: number };

export type RedbeardDraw = { frame: 'redbeard_draw'; done: number };

export type RedbeardTreasure = { frame: 'redbeard_treasure'; amount: number; value_rule: number };

export type RedbeardTurn = {
  frame: 'redbeard_turn';
  stage: 'starting' | 'revealing' | 'extra' | 'sailing' | 'renting' | 'fighting' | 'ruby' | 'value' | 'upgrading' |
    'acting' | 'over';
  card: string | null;
  failed: number;
  main: 'raid' | 'explore' | 'quest' | 'draw' | 'improvement' | null;
  path: (string | null)[];
  idle: number;
};

export type RedbeardUpgrade = { frame: 'redbeard_upgrade'; done: number };

export type Refill = { frame: 'refill'; place: string | null };

export type Rent = { frame: 'rent'; seat: number; owed: number };

export type Residence = { frame: 'residence'; seat: number; done: number };

export type Retire = { frame: 'retire'; seat: number };

export type Reveal = { frame: 'reveal'; place: string | null; stage: 'card' | 'tile' | 'open'; redbeard: number };

export type Rubies = { frame: 'rubies'; seat: number; gulf: number; done: number };

export type Setup = { frame: 'setup'; stage: 'first' | 'deal' | 'ready'; spread: number };

export type Skirmish = { frame: 'skirmish'; fighters: number[]; rolls: number[] };

export type Steps = { frame: 'steps'; seat: number; column: number; left: number };

export type Treasure = { frame: 'treasure'; seat: number; stage: 'kind' | 'take' | 'put'; kind: number; left: number };

export type Turn = {
  frame: 'turn';
  seat: number;
  stage: 'moving' | 'renting' | 'fighting' | 'unveiling' | 'ruby' | 'acting' | 'ruby_again' | 'leftover' | 'over';
};

export type Upgrade = { frame: 'upgrade'; seat: number; left: number };

export type UseTile = { frame: 'use_tile'; seat: number; done: number };

export type Visit = {
  frame: 'visit';
  seat: number;
  card: string | null;
  stage: 'value' | 'market' | 'upgrading' | 'menu' | 'leaving';
  used: number;
};

export type Voyage = { frame: 'voyage'; begun: number };

export type Frame =
  | Acquire
  | Build
  | Bundle
  | Bury
  | DrawQuest
  | Explore
  | Figurehead
  | FillMarket
  | Improvement
  | Island
  | Leftover
  | PlaceTile
  | QuestChoice
  | QuestDrop
  | QuestPick
  | Raid
  | RedbeardDie
  | RedbeardDraw
  | RedbeardTreasure
  | RedbeardTurn
  | RedbeardUpgrade
  | Refill
  | Rent
  | Residence
  | Retire
  | Reveal
  | Rubies
  | Setup
  | Skirmish
  | Steps
  | Treasure
  | Turn
  | Upgrade
  | UseTile
  | Visit
  | Voyage;

export type Captain = {
  ship: string;
  explorer: string;
  vp: number;
  doubloons: number;
  turns: number;
  income: number[];
  figurehead: string | null;
  upgrades: string[];
  cards: string[];
  stored: number[];
  bonus: number[];
  buried: number[];
  tiles: (string | null)[];
  quests: (string | number)[];
  seen: string[];
  dropped: number;
  rubies: number;
};

export type LevelTwo = { cards: string[]; top: string | null; open_left: number; shut_left: number };

export type QuestDeck = { middle: (string | number)[]; bottom: (string | number)[]; bottom_known: number[] };

export type Redbeard = { track: number; known: string[]; pile: string[]; a_left: number; b_left: number };

export type Standing = { points: number; residences: number; reached: Record<string, number> };

export type Way = { path: number[]; rent: number };

export type Derived = {
  captains: Standing[];
  have: Record<string, number>;
  prices: Record<string, number>;
  ways: Record<string, Way>;
};

export type State = {
  seats: number;
  layout: string;
  modules: string[];
  difficulty: number;
  round: number;
  first: number;
  active: number;
  closing: number;
  captains: Captain[];
  sea: (string | null)[];
  coins: number[];
  level_2: LevelTwo;
  reserve: number;
  islands: number[];
  values: number[];
  value_stock: number[];
  sides: number[];
  markers: number[];
  figureheads: string[];
  poseidon: number[];
  quest_deck: QuestDeck;
  market: string[];
  discard: string[];
  used: number;
  purses: number[];
  ruby_market: number;
  ruby_sold: number;
  retired: number;
  redbeard: Redbeard | null;
  tally: number[];
  stack: Frame[];
};
