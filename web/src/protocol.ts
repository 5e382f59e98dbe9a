// Generated from src/quarterdeck/server/protocol by `make types`. Do not edit.

export const PROTOCOL = 3;

export const FACEDOWN = -3;

export const GRACE = 3;

export const VOTE = 120;

export const PHRASES = ['well_played', 'ouch', 'thanks', 'moment', 'your_turn', 'good_luck', 'trade', 'not_me', 'remember', 'again', 'nice_try', 'good_night'];

export const REACTIONS = ['hurrah', 'cheers', 'ouch', 'dread', 'haul', 'seen'];

export type ReactionSummary = { reaction: string; names: string[]; mine: boolean };

export type ChatLine = {
  line: number;
  room: 'players' | 'watchers';
  kind: 'text' | 'phrase' | 'struck';
  seat: number | null;
  who: string;
  mine: boolean;
  name: string;
  text: string;
  lang: string;
  at: number;
  reactions: ReactionSummary[];
  reports: number;
};

export type Chat = { lines: ChatLine[]; read: number; quiet: boolean; muted: string[]; blocked: string[] };

export type ListenRequest = { read?: number; quiet?: boolean };

export type MuteRequest = { who: string; on: boolean; everywhere?: boolean };

export type Argument = { kind: string; value: number; name?: string };

export type Phrase = { id: string; args: Record<string, Argument> };

export type Setting = {
  name: string;
  choices: (string | number | boolean)[];
  default: string | number | boolean;
  message: string;
  rule: string;
  group: string;
  seats: number[];
  first: string | number | boolean | null;
  names_seats: boolean;
  picture: string;
};

export type Game = {
  id: string;
  seats: number[];
  rules_version: number;
  minutes: number;
  weight: number;
  options: Setting[];
  orders: Setting[];
  solo: boolean;
  ranks: Record<string, number>;
};

export type Component = {
  id?: string;
  kind?: string;
  group?: string;
  provenance?: string;
  source?: string;
  [field: string]: unknown;
};

export type MyTable = { table: TableSummary; asked: boolean | null; unread: number };

export type Clock = {
  window: string;
  seconds: number | null;
  left: number | null;
  extended: number[];
  may_extend: number[];
  extensions: number[];
};

export type Decision = {
  id: string;
  seat: number;
  must: boolean;
  prompt: Phrase;
  rule: string;
  options: Option[];
  default: string;
};

export type Event = { kind: string; rule: string; args: Record<string, number | number[]>; phrase: Phrase };

export type SeatTime = { asked: number | null; left: number | null; runs: boolean };

export type Step = { step: number; seat: number; action: Phrase | null; auto: boolean; events: Event[]; view: View };

export type StepChange = {
  step: number;
  seat: number;
  action: Phrase | null;
  auto: boolean;
  events: Event[];
  change: Change;
};

export type Undo = { possible: boolean; reason?: Phrase | null; beyond?: 'free' | 'ask' | null };

export type Unsettled = {
  id: number;
  seat: number;
  card: number;
  seconds: number;
  left: number;
  extended: number[];
  may_extend: number[];
};

export type View = {
  game: string;
  rules_version: number;
  seat: number | null;
  seats: number;
  options: Record<string, unknown>;
  waiting: number[];
  over: boolean;
  scores: number[] | null;
  ranks: number[] | null;
  state: object;
  derived: object;
};

export type TableSummary = {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatSummary[];
  my_seats: number[];
  kept: number | null;
  begun: boolean;
  over: boolean;
  step: number;
  commitment: string;
  scores: number[] | null;
  ranks: number[] | null;
  waiting: number[];
  since: Record<string, number>;
  ends: Record<string, number>;
  watchers: Watcher[];
  last: Phrase | null;
  code: string | null;
  updated: number;
  terms: Terms;
  created: number;
  hosting: boolean;
  rematch: Rematch | null;
  tournament: string | null;
  host: number | null;
  cancelled: boolean;
  takeback: TakeBack | null;
  notes: Note[];
};

export type HelloMessage = { n: number; type: 'hello'; protocol: number; version: string };

export type TableMessage = { n: number; type: 'table'; table: TableSummary };

export type Standing = {
  n: number;
  type: 'state';
  seat: number | null;
  step: number;
  decision: Decision | null;
  waiting: number[];
  undo: Undo;
  clock: Clock | null;
  times: SeatTime[];
  orders: Record<string, unknown> | null;
  stop: boolean;
  ahead: Decision | null;
  sealed: string | null;
  unsettled: Unsettled[];
};

export type StateChange = {
  n: number;
  type: 'state';
  seat: number | null;
  step: number;
  decision: Decision | null;
  waiting: number[];
  undo: Undo;
  clock: Clock | null;
  times: SeatTime[];
  orders: Record<string, unknown> | null;
  stop: boolean;
  ahead: Decision | null;
  sealed: string | null;
  unsettled: Unsettled[];
  change: Change;
  sum: number;
};

export type StateMessage = {
  n: number;
  type: 'state';
  seat: number | null;
  step: number;
  decision: Decision | null;
  waiting: number[];
  undo: Undo;
  clock: Clock | null;
  times: SeatTime[];
  orders: Record<string, unknown> | null;
  stop: boolean;
  ahead: Decision | null;
  sealed: string | null;
  unsettled: Unsettled[];
  view: View;
};

export type StepsChange = { n: number; type: 'steps'; seat: number | null; steps: StepChange[] };

export type StepsMessage = { n: number; type: 'steps'; seat: number | null; steps: Step[] };

export type AckMessage = { n: number; type: 'ack'; request: string };

export type RefusedMessage = { n: number; type: 'refused'; request: string; reason: Phrase; rule: string };

export type Warned = { phrase: Phrase; rule: string };

export type WeighedMessage = {
  n: number;
  type: 'weighed';
  request: string;
  final: boolean;
  events: Event[];
  warnings: Warned[];
  then: 'open' | 'chance' | 'hidden' | 'over';
};

export type ChatMessage = {
  line: number;
  room: 'players' | 'watchers';
  kind: 'text' | 'phrase' | 'struck';
  seat: number | null;
  who: string;
  mine: boolean;
  name: string;
  text: string;
  lang: string;
  at: number;
  reactions: ReactionSummary[];
  reports: number;
  n: number;
  type: 'chat';
};

export type WireMessage =
  | HelloMessage
  | TableMessage
  | StateChange
  | StepsChange
  | AckMessage
  | RefusedMessage
  | WeighedMessage
  | ChatMessage;

export type ServerMessage =
  | HelloMessage
  | TableMessage
  | StateMessage
  | StepsMessage
  | AckMessage
  | RefusedMessage
  | WeighedMessage
  | ChatMessage;

export type MyTablesMessage = { n: number; type: 'tables'; now: number; tables: MyTable[] };

export type MyTableMessage = { n: number; type: 'row'; now: number; row: MyTable };

export type GoneMessage = { n: number; type: 'gone'; now: number; table: string };

export type LobbyMessage = { n: number; type: 'lobby'; tables: TableSummary[] };

export type TournamentMessage = { n: number; type: 'tournament'; now: number; id: string };

export type LiveMessage = MyTablesMessage | MyTableMessage | GoneMessage | TournamentMessage | LobbyMessage;

export type Quiet = { on: boolean; start: number; end: number; zone: string };

export type Way = { id: string; kind: 'push' | 'mail' | 'hook'; address: string; label: string; confirmed: boolean };

export type Notices = {
  ways: Way[];
  kinds: Record<string, ('push' | 'mail' | 'hook')[]>;
  quiet: Quiet;
  silent: boolean;
  key: string;
  mail: boolean;
};

export type WishRequest = {
  kinds?: Record<string, ('push' | 'mail' | 'hook')[]>;
  quiet?: Quiet;
  silent?: boolean;
  lang?: 'en' | 'pl';
};

export type WayRequest = {
  kind: 'push' | 'mail' | 'hook';
  address: string;
  keys?: Record<'p256dh' | 'auth', string>;
  label?: string;
  form?: string;
  lang?: 'en' | 'pl';
};

export type Qr = { size: number; path: string };

export type Friend = { who: string; name: string };

export type FriendRequest = { who: string; friend: boolean };

export type Preferences = {
  language?: 'en' | 'pl';
  theme?: 'system' | 'light' | 'dark';
  speed?: '1' | '0.5' | '0';
  ask?: 'final' | 'always' | 'never';
  motion?: 'system' | 'calm' | 'full';
  size?: 'normal' | 'larger';
};

export type MeRequest = { name?: string; preferences?: Preferences };

export type DeleteRequest = { name: string };

export type FollowRequest = { merge: boolean };

export type PasskeyRequest = { credential: object };

export type Done = { done: boolean };

export type Me = { name: string; preferences: Preferences; tables: TableSummary[] };

export type Device = {
  id: string;
  browser: string;
  system: string;
  came: 'first' | 'link' | 'passkey';
  since: number;
  seen: number;
  here: boolean;
};

export type Passkey = { id: string; browser: string; system: string; since: number; used: number };

export type Person = { name: string; preferences: Preferences; since: number; devices: Device[]; passkeys: Passkey[] };

export type Rating = { mu: number; sigma: number; games: number };

export type GameHistory = {
  game: string;
  played: number;
  won: number;
  rating: Rating | null;
  bots: Record<string, number>;
};

export type Other = { seat: number; name: string; bot: boolean };

export type Result = {
  table: string;
  game: string;
  at: number;
  place: number;
  points: number;
  others: Other[];
  rated: boolean;
  counted: boolean;
};

export type Opponent = { name: string; played: number; won: number; lost: number; who: string; friend: boolean };

export type Favourite = { game: string; message: string; played: number };

export type Feat = {
  feat: string;
  game: string | null;
  have: number;
  goal: number;
  table: string | null;
  at: number | null;
};

export type History = {
  played: number;
  won: number;
  run: number;
  best_run: number;
  games: GameHistory[];
  results: Result[];
  opponents: Opponent[];
  favourite: Favourite | null;
  feats: Feat[];
};

export type DeviceLink = { url: string; left: number; qr: Qr };

export type LinkPath = { path: string };

export type Guest = { name: string; tables: number; running: number };

export type LinkCard = { left: number; theirs: Guest; mine: Guest; both: number; may_switch: boolean };

export type Change = [] | [unknown] | { [name: string]: Change };

export type Answered = { step: number; seat: number; action: Phrase | null; auto: boolean; events: Event[] };

export type Steps = { steps: StepChange[]; total: number; unheard: number[] };

export type Option = {
  words: string;
  marks: string[];
  label: Phrase;
  note: Phrase | null;
  preference: boolean;
  final?: boolean;
};

export type PlayRequest = {
  type: 'play';
  request: string;
  seat: number;
  decision: string;
  words: string;
  free?: boolean;
};

export type WeighRequest = { type: 'weigh'; request: string; seat: number; decision: string; words: string };

export type UndoRequest = { type: 'undo'; request: string; seat: number };

export type ExtendRequest = { type: 'extend'; request: string; seat: number; play?: number };

export type OrderRequest = {
  type: 'order';
  request: string;
  seat: number;
  name: string;
  value: string | number | boolean;
};

export type ReadyRequest = { type: 'ready'; request: string; seat: number };

export type PersonRequest = { type: 'leave' | 'resign' | 'hand' | 'back' | 'takeback'; request: string; seat: number };

export type VoteRequest = { type: 'vote'; request: string; seat: number; absent: number; yes: boolean };

export type NudgeRequest = { type: 'nudge'; request: string; seat: number; absent: number };

export type MoreRequest = { type: 'more'; request: string; seat: number; absent: number };

export type ConsentRequest = { type: 'consent'; request: string; seat: number; yes: boolean };

export type VacationRequest = { type: 'vacation'; request: string; seat: number; on: boolean };

export type HostRequest = {
  type: 'host';
  request: string;
  act: 'unseat' | 'bot' | 'move' | 'terms' | 'start' | 'cancel' | 'send_away';
  who?: string;
  seat?: number;
  terms?: Partial<Terms>;
  to?: number;
  level?: string;
};

export type HiddenRequest = { type: 'hidden'; hidden: boolean };

export type ChatRequest = { type: 'chat'; request: string; text?: string; phrase?: string; lang?: string };

export type ReactRequest = { type: 'react'; request: string; line: number; reaction: string; on: boolean };

export type ReportRequest = { type: 'report'; request: string; line: number };

export type StrikeRequest = { type: 'strike'; request: string; line: number };

export type ResyncRequest = { type: 'resync' };

export type ClientMessage =
  | PlayRequest
  | WeighRequest
  | UndoRequest
  | ExtendRequest
  | OrderRequest
  | ReadyRequest
  | PersonRequest
  | VoteRequest
  | ConsentRequest
  | VacationRequest
  | NudgeRequest
  | MoreRequest
  | HostRequest
  | HiddenRequest
  | ChatRequest
  | ReactRequest
  | ReportRequest
  | StrikeRequest
  | ResyncRequest;

export type SeatKind = 'me' | 'open' | 'bot' | 'person';

export type SeatRequest = { kind: 'me' | 'open' | 'bot' | 'person'; name?: string; level?: string; friend?: string };

export type Terms = {
  pace: 'none' | 'decision' | 'game' | 'days';
  seconds: number;
  increment: number;
  end: 'bot' | 'default';
  vacation: number;
  away: number;
  level: string;
  sit: 'link' | 'code' | 'friends' | 'anybody';
  watch: 'nobody' | 'link' | 'anybody';
  hotseat: boolean;
  takeback: boolean;
  hints: boolean;
  forks: boolean;
  rated: boolean;
};

export type TableRequest = {
  game: string;
  options?: Record<string, unknown>;
  seats: SeatRequest[];
  hotseat?: boolean;
  terms?: Partial<Terms>;
  nonce?: string;
};

export type CodeRequest = { code: string };

export type JoinRequest = { code?: string; seat?: number | null; name?: string | null; nonce?: string };

export type ForkRequest = { step: number; seats: SeatRequest[]; nonce?: string };

export type RematchRequest = { yes: boolean; more?: boolean; now?: boolean };

export type Rematch = { until: number; yes: number[]; no: number[]; more: boolean; table: string | null };

export type NextTable = { id: string | null };

export type InviteRequest = { seat: number; who?: string };

export type Companion = { seat: number; who: string; friend: boolean };

export type HintRequest = { seat: number };

export type WhyRequest = { step: number };

export type TableId = { id: string };

export type Expected = { seat: number; phrase: Phrase };

export type GoodAnswer = { words: string; why: Phrase[] };

export type Hint = {
  words: string;
  good: GoodAnswer[];
  visits: number;
  tries: number;
  rival: string | null;
  why: Phrase[];
  line: Expected[];
};

export type Why = {
  seat: number;
  answer: Phrase;
  rather: boolean;
  rival: Phrase | null;
  visits: number;
  tries: number;
  why: Phrase[];
  line: Expected[];
};

export type SittingBot = { since: number; why: 'time' | 'clock' | 'vote' | 'asked' | 'resigned'; step: number };

export type Vacation = { used: number; since: number | null };

export type SeatSummary = {
  kind: 'me' | 'open' | 'bot' | 'person';
  name: string;
  level: string | null;
  present: boolean;
  away: number | null;
  bot: SittingBot | null;
  votes: number[];
  needed: number;
  resigned: boolean;
  hints: number;
  forks: number;
  invited: number | null;
  nudged: number | null;
  more: number[];
  vacation: Vacation | null;
};

export type TakeBack = { seat: number; back: number; until: number; yes: number[] };

export type Note = {
  at: number;
  step: number;
  note: string;
  seat: number | null;
  args: Record<string, number | string>;
};

export type Watcher = { name: string; since: number; who: string };

export type Invitation = { url: string; qr: Qr };

export type SeenRequest = { step: number };

export type Seen = { step: number; ago: number | null };

export type TournamentRequest = {
  game: string;
  options?: Record<string, unknown>;
  terms?: Partial<Terms>;
  seats: number;
  kind: 'swiss' | 'robin';
  rounds?: number;
};

export type EnterRequest = { name?: string };

export type TournamentPlace = {
  number: number;
  name: string;
  out: boolean;
  place: number;
  points: number;
  against: number;
  played: number;
};

export type TournamentTable = { round: number; table: string; people: number[]; points: number[] | null };

export type TournamentCard = {
  id: string;
  game: string;
  round: number;
  rounds: number;
  over: boolean;
  people: number;
  place: number | null;
  table: string | null;
};

export type Tournament = {
  id: string;
  game: string;
  options: Record<string, unknown>;
  terms: Terms;
  seats: number;
  kind: 'swiss' | 'robin';
  rounds: number;
  round: number;
  over: boolean;
  host: string;
  hosting: boolean;
  me: number | null;
  people: TournamentPlace[];
  tables: TournamentTable[];
  url: string;
  qr: Qr;
};

export type Nothing = {  };

export type Health = { status: 'ok' | 'unready'; version: string };

export type Failure = { error: Phrase };
