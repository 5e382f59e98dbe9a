import type { Component, Snippet } from 'svelte';
import type { Decision, Event, Option, SeatSummary, Step, Unsettled, View } from '../protocol';
import type { Translate } from '../words/words.svelte';
import type { Sound } from '../look/sound';
import type { Chat } from './chat.svelte';
import type { Choice } from './selection';
import type { Count } from './counting';
import type { Look } from './lookup';
import type { Story } from './story';
import { boards, find } from './foreign';
import ForeignBoard from './ForeignBoard.svelte';

/** `way` are answers that were chosen together and are still to be given, such as the steps to a goal. */
export type BoardProps = {
  view: View;
  seats: SeatSummary[];
  marks: Set<string>;
  chosen: Set<string>;
  changed: Set<string>;
  hot: Set<string>;
  events: Event[];
  steps: Step[];
  onpick: (mark: string) => void;
  way: readonly string[];
  onhot: (mark: string | null) => void;
  /** What is shown has been seen sooner than it lasts: the telling goes on. */
  onseen?: () => void;
  t: Translate;
};
/**
 * `choices` are the options about a card of the hand; `options`, `held` (marks), `chosen` and `onname` serve options that are the game's `own`.
 * `ontake` is a click on something that is a whole answer.
 * `orders` are my standing orders, which `onorder` changes.
 * `beside` is what may be said beside the game, by `onsay`, with what goes with it or alone; `hinted` are the words of a hint;
 * `unsettled` are plays that may still be interrupted, until `due`.
 */
export type HandProps = {
  view: View;
  seats: readonly SeatSummary[];
  steps: readonly Step[];
  orders: Record<string, unknown> | null;
  onorder: (name: string, value: string | number | boolean) => void;
  choices: Choice[] | null;
  options: readonly Option[];
  held: Set<string>;
  chosen: Option | null;
  beside: readonly Option[];
  hinted: string | null;
  unsettled: readonly (Unsettled & { due: number })[];
  /** What is said at the table. */
  chat: Chat | null;
  onpick: (mark: string) => void;
  onname: (words: string | null) => void;
  ontake: (words: string) => void;
  onsay: (words: string, alone?: boolean) => void;
  onextend: (play: number) => void;
  onhot: (mark: string | null) => void;
  names: string[];
  t: Translate;
};
export type SeatProps = { view: View; seat: number; compact: boolean; t: Translate };
export type AsideProps = { view: View; seats: SeatSummary[]; steps: Step[]; t: Translate };
export type EndProps = { view: View; seats: SeatSummary[]; steps: Step[]; rule: Snippet<[string]>; t: Translate };

/** What a game may tell the shell beside its drawings. */
export type GameHooks = {
  /** What a look-up sheet adds to the messages of a component, a seat (`seat-2`) or a pile: picture, the number that holds for me, cards, rule. */
  look?: (component: string, view: View, t: Translate) => Partial<Look>;
  /** How events become lines of the log. */
  story?: Story;
  lasts?: (events: Event[]) => number;
  /** The kinds of events that are heard, by sound, as words. */
  sounds?: Partial<Readonly<Record<Sound, string>>>;
  turn?: (view: View) => { turn: number; of: number } | null;
  /** The kinds of mark that the hand shows as cards. */
  hand?: string[];
  /** The key that means a thing: a card's value, a place as it lies. */
  key?: (mark: string) => string | undefined;
  /** Options that the hand offers in its own way (a count, say), so that no button is needed. */
  own?: (option: Option) => boolean;
  /** Those of them, among all, that one click on the hand chooses; the others are put together. */
  taken?: (option: Option, options: readonly Option[]) => boolean;
  /** Options that are chosen on the board: a narrow screen, which has room for one of both, does not list them. */
  placed?: (option: Option) => boolean;
  /** More things on the board that stand for an option, beside those that its words name: the ship of an opponent without a seat. */
  marks?: (option: Option, view: View) => string[];
  /** The names of those who play without a seat, such as the opponent of a solo game; they come after the seats. */
  rivals?: (view: View, t: Translate) => string[];
  /** How the points came about, part by part, to be counted up when the game is over. */
  count?: (view: View, steps: readonly Step[], t: Translate) => Count;
  /** The count is drawn over the board when the game is over: a lane for everybody. */
  lanes?: boolean;
  /** The words of the only sensible answer to a question, which is then not asked: whatever it opens can still be left. */
  obvious?: (decision: Decision) => string | null;
  /** The answers that a click on something on the board means together, given one after another: the steps to a goal. */
  way?: (view: View, mark: string) => string[] | null;
  /** The words of the answer that stands chosen when the question comes: what it brings is told at once, and one click gives it. */
  stands?: (decision: Decision) => string | null;
  /** Answers that say all that they do: nobody is asked whether they are meant, even if they are final. */
  outright?: (option: Option) => boolean;
  /** The drawing of an option on its button, by its symbol. */
  sign?: (option: Option) => string | null;
  /** Standing orders that are given for whoever plays alone with bots, and can be taken back like any. */
  standing?: Readonly<Record<string, string | number | boolean>>;
  /** Standing orders to be had with one click, beside the answers of a question that they answer. */
  orders?: (decision: Decision) => string[];
  /** Those at hand all the time. */
  lasting?: (view: View, decision: Decision | null) => string[];
  /** Options that are said beside the game, such as offers: the hand shows them, whoever is asked, and sends them at once. */
  beside?: (option: Option) => boolean;
  /** What is said together with a word beside the game. */
  said?: (words: string, view: View) => string[];
  /** Sets, as contexts, what the parts of the game share at one table. */
  provide?: () => void;
  /** Whether the board shows the seats itself: a narrow screen leaves the line above it out. */
  around?: boolean;
  /** Whether the seats show what counts themselves: no sum stands there when the game is over. */
  counted?: boolean;
  /** Whether the board is broader than high: the seats then stand in a line above it. */
  wide?: boolean;
};

export type Parts = {
  Board?: Component<BoardProps>;
  Hand?: Component<HandProps>;
  /** What may be done and known beside the question: it stands under the answers. */
  Foot?: Component<HandProps>;
  Seat?: Component<SeatProps>;
  Aside?: Component<AsideProps>;
  End?: Component<EndProps>;
  hooks: GameHooks;
};

const drawings = import.meta.glob<{ default: Component<never> }>('../games/*/{Board,Hand,Foot,Seat,Aside,End}.svelte');
const hooks = import.meta.glob<GameHooks>('../games/*/hooks.ts');

/** The parts that a game brings, here or in a package of its own; one that brings none plays in the generic trays. */
export async function load(game: string): Promise<Parts> {
  const folder = `../games/${game}/`;
  const parts: Parts = { hooks: (await hooks[`${folder}hooks.ts`]?.()) ?? {} };
  const found = Object.keys(drawings).filter((path) => path.startsWith(folder));
  await Promise.all(
    found.map(async (path) => {
      const name = path.slice(folder.length, -'.svelte'.length);
      Object.assign(parts, { [name]: (await drawings[path]?.())?.default });
    }),
  );
  if (!found.length && (await find(game))) {
    parts.Board = ForeignBoard;
    parts.hooks = boards.get(game)?.hooks ?? {};
  }
  return parts;
}
