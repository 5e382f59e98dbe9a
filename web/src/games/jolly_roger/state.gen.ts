// Generated from shape.py and the frames of the game by `make types`. Do not edit.

export type Appointing = { frame: 'appointing'; aftermath: number; late: number };

export type Assigning = { frame: 'assigning'; left: number };

export type Attack = {
  frame: 'attack';
  stage: 'spy' | 'first' | 'join' | 'turn' | 'officers' | 'assigning' | 'evaluate' | 'looted';
};

export type Betrayal = {
  frame: 'betrayal';
  eligible: number[];
  passed: number;
  offered: number;
  turn: number;
  player: number;
  card: number;
  traitor: number;
};

export type Burying = { frame: 'burying'; left: number; chosen: number[][] };

export type Call = { frame: 'call'; answers: number[]; callers: number[] };

export type Choosing = { frame: 'choosing'; done: number };

export type Counting = { frame: 'counting'; turn: number; done: number };

export type Cove = {
  frame: 'cove';
  stage: 'turning' | 'dealing' | 'trading' | 'selling' | 'leaving';
  host: number;
  turn: number;
};

export type Digging = { frame: 'digging'; digger: number; victim: number };

export type Discards = { frame: 'discards' };

export type Drafting = { frame: 'drafting'; seat: number };

export type DrawCards = { frame: 'draw_cards'; seats: number[]; at: number; rule: number };

export type EffectWindow = {
  frame: 'effect_window';
  eligible: number[];
  passed: number;
  offered: number;
  turn: number;
  stays: number;
  bargained: number;
  player: number;
  pending: number;
  kind: number;
};

export type FirstCard = { frame: 'first_card'; pending: number };

export type Forced = { frame: 'forced'; victim: number; side: number; pending: number };

export type FreeDraw = { frame: 'free_draw'; answers: number[] };

export type GuardDuty = {
  frame: 'guard_duty';
  stage: 'choosing' | 'writing' | 'asking' | 'over';
  tried: number;
  other: number;
};

export type Hook = { frame: 'hook'; decider: number; turn: number; dropped: number };

export type Hull = {
  frame: 'hull';
  seat: number;
  stage: 'begging' | 'demanding' | 'paying' | 'paid';
  turn: number;
  officer: number;
};

export type Island = { frame: 'island'; stage: 'seeking' | 'arriving' | 'landing' | 'burying' | 'digging' | 'leaving' };

export type Joining = {
  frame: 'joining';
  eligible: number[];
  passed: number;
  offered: number;
  turn: number;
  stays: number;
  bargained: number;
  player: number;
  pending: number;
  shut: number;
};

export type Judging = { frame: 'judging'; demanded: number };

export type Mutiny = {
  frame: 'mutiny';
  stage: 'opening' | 'opened' | 'fighting' | 'result' | 'collecting' | 'gathering' | 'redealing' | 'calming' | 'over';
  late: number;
  losers: number;
};

export type Punishing = { frame: 'punishing'; victim: number; done: number };

export type Race = { frame: 'race'; eligible: number[]; passed: number; offered: number; turn: number };

export type Recruiting = { frame: 'recruiting'; done: number };

export type Redeal = { frame: 'redeal'; start: number };

export type Reply = { frame: 'reply'; number: number; stage: 'unanswered' | 'accepted' | 'struck'; picks: number[] };

export type Selling = { frame: 'selling'; seat: number; draws: number; done: number };

export type Setup = { frame: 'setup'; stage: 'draw_captain' | 'deal_hands' | 'ready' };

export type Sharing = {
  frame: 'sharing';
  mutiny: number;
  stage: 'laying' | 'cooking' | 'cook_picks' | 'captain_picks' | 'picked' | 'sharing' | 'hull';
  draws: number;
  counts: number[];
};

export type Stealing = { frame: 'stealing'; thief: number; victims: number[] };

export type Trading = { frame: 'trading'; seat: number; done: number };

export type TurnUp = { frame: 'turn_up'; spied: number };

export type Uprising = {
  frame: 'uprising';
  eligible: number[];
  passed: number;
  offered: number;
  turn: number;
  stays: number;
  bargained: number;
  player: number;
  pending: number;
};

export type Voyage = {
  frame: 'voyage';
  stage: 's1_start' | 's2_talk' | 's2_appoint' | 's3_free_draw' | 's4_any' | 's4_call' | 's4_mutiny' | 's5_talk' |
    's5_target' | 's6_any' | 's6_call' | 's6_mutiny' | 's7_sail' | 's7_back' | 's8_punish' | 's8_any' | 's8_call' |
    's8_mutiny' | 's8_talk' | 's8_victim' | 's9_end';
  appointed: number;
};

export type Frame =
  | Appointing
  | Assigning
  | Attack
  | Betrayal
  | Burying
  | Call
  | Choosing
  | Counting
  | Cove
  | Digging
  | Discards
  | Drafting
  | DrawCards
  | EffectWindow
  | FirstCard
  | Forced
  | FreeDraw
  | GuardDuty
  | Hook
  | Hull
  | Island
  | Joining
  | Judging
  | Mutiny
  | Punishing
  | Race
  | Recruiting
  | Redeal
  | Reply
  | Selling
  | Setup
  | Sharing
  | Stealing
  | Trading
  | TurnUp
  | Uprising
  | Voyage;

export type Laid = { seat: number; card: number };

export type Support = { leader: number; seat: number; card: number };

export type Play = { number: number; what: string; seat: number; card: number };

export type Deferred = { seat: number; action: number };

export type Offer = {
  number: number;
  seat: number;
  to: number;
  shown: number;
  crew: number[];
  loot: number[];
  wanted_loot: number[];
  wanted_crew: number;
  promise: number;
  favour: number;
};

export type Promise = { seat: number; to: number; tag: number; voice: number; round: number };

export type State = {
  seats: number;
  table: number[];
  captain: number;
  quartermaster: number;
  round: number;
  mutiny_used: number;
  skip_appointment: number;
  island_barred: number;
  target_kind: number;
  target: number;
  decks: number[];
  targets_left: number[];
  target_discard: number[];
  hands: number[][];
  deck: number[];
  discard: number[];
  in_play: number[];
  unsettled: Play[];
  serial: number;
  deferred: Deferred[];
  attack: Laid[];
  change: number[];
  sides: Support[];
  support: number[];
  stance: number[];
  sworn: number;
  mutineer: number;
  opening: number;
  lying: number[];
  cook: number;
  guard: number;
  verdict: number;
  loot_deck: number[];
  loot_discard: number[];
  laid: number[];
  aside: number[];
  open: number[][];
  buried: number[][];
  jewels: number[];
  offers: Offer[];
  drafts: Offer[];
  offered: number[];
  approached: number[];
  spoken: number[];
  promises: Promise[];
  paid: number[];
  favours: number[];
  stack: Frame[];
};
