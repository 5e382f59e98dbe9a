import { api, Refusal } from '../api';
import { settings, stillness } from '../look/settings.svelte';
import {
  GRACE,
  type ChatLine,
  type Clock,
  type Decision,
  type Event,
  type Phrase,
  type ServerMessage,
  type Step,
  type TableSummary,
  type Undo,
  type Unsettled,
  type View,
} from '../protocol';
import { BETWEEN, MOVE } from '../look/motion';
import {
  back,
  begin,
  chosen,
  legal,
  held,
  name,
  pick,
  press,
  renew,
  rows,
  sorted,
  type Selection,
  type Choice,
} from './choosing';
import { SeatFeed } from './feed';
import { activeSeat, lifted, type ActiveSeat } from './activeSeat';
import { Connection, type ConnectionState } from './connection';
import { splitLog, touched, type LogParts } from './log';
import { StepPlayer } from './player';
import type { GameHooks } from './parts';

/** Whether two decisions ask a seat the same thing, be it with other options. */
const same = (one: Decision, other: Decision | null): boolean =>
  one.seat === other?.seat && one.rule === other.rule && one.prompt.id === other.prompt.id;

export type Complaint = { reason: Phrase; rule: string };

/** What was sent last: an answer to a decision, or words beside the game. */
type Sent = { request: string; decision: string; words: string; beside: boolean };

/** A live table as this screen sees it. */
export class Table {
  card = $state.raw<TableSummary | null>(null);
  connection = $state<ConnectionState>('calling');
  #active = $state.raw<ActiveSeat>({ seat: null, curtain: null });
  /** The seat whose view is shown, and the seat that a curtain waits for. */
  seat = $derived(this.#active.seat);
  curtain = $derived(this.#active.curtain);
  view = $state.raw<View | null>(null);
  events = $state.raw<Event[]>([]);
  log = $state.raw<Step[]>([]);
  decision = $state.raw<Decision | null>(null);
  undo = $state.raw<Undo>({ possible: false });
  /** Until when my last answer can be taken back, because a bot moves then; null while nobody hurries me. */
  closing = $state<number | null>(null);
  selection = $state.raw<Selection>(begin([]));
  busy = $state(false);
  sending = $state(false);
  complaint = $state.raw<Complaint | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  hot = $state.raw<Set<string>>(new Set());
  hooks = $state.raw<GameHooks>({});

  logParts = $derived<LogParts>(splitLog(this.log, this.seat));
  changed = $derived(touched(this.logParts.since));
  rows = $derived(rows(this.selection, this.hooks.own));
  chosen = $derived(chosen(this.selection));
  legal = $derived(this.decision && !this.sending ? legal(this.selection) : new Set<string>());
  held = $derived(held(this.selection));
  #sorted = $derived(sorted(this.decision?.options ?? [], this.hooks.beside));
  /** The decision that I am asked; preferences and words beside the game that nobody waits for are none. */
  asking = $derived(
    this.#sorted.moves.length || (this.decision?.must && this.#sorted.beside.length) ? this.decision : null,
  );
  beside = $derived(this.sending ? [] : this.#sorted.beside);
  preferences = $derived(this.#sorted.preferences);
  hinted = $state<string | null>(null);
  /** How long the question is open to everybody, and when its time is up (by `Date.now`). */
  clock = $state.raw<Clock | null>(null);
  due = $state<number | null>(null);
  orders = $state.raw<Record<string, unknown> | null>(null);
  stop = $state(false);
  /** What I shall be asked when the window has passed, and the answer that I have sealed for it. */
  ahead = $state.raw<Decision | null>(null);
  sealed = $state<string | null>(null);
  /** Cards that may still be answered, each with the time when it settles (by `Date.now`). */
  unsettled = $state.raw<(Unsettled & { due: number })[]>([]);

  #feeds = new Map<number | null, SeatFeed>();
  #connection: Connection;
  #player = new StepPlayer<Step>(
    (step, last) => this.#show(step, last),
    () => this.#rest(),
  );
  #request = 0;
  #answered: string | null = null;
  #asked: Decision | null = null;
  #sent: Sent | null = null;
  #unsaid: (Sent & { complaint: Complaint }) | null = null;

  constructor(readonly id: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#connection = new Connection(() => new WebSocket(`${scheme}://${location.host}/api/tables/${id}/socket`), {
      message: (message) => this.#hear(message),
      state: (state) => this.#tuned(state),
    });
  }

  async listen(): Promise<void> {
    this.chat = await api.chat(this.id).catch(() => []);
  }

  close(): void {
    this.#player.stop();
    this.#connection.close();
  }

  hurry = (): void => this.#connection.hurry();

  pick = (mark: string): void => this.#choose(pick(this.selection, mark));
  press = (choice: Choice): void => this.#choose(press(this.selection, choice));
  /** Leads to the option with these words; without words back to the beginning. */
  name = (words: string | null): void =>
    this.#choose(words === null ? begin(this.selection.options) : name(this.selection, words));
  back = (): void => this.#choose(back(this.selection));
  heat = (mark: string | null): void => {
    this.hot = mark === null ? new Set() : new Set([mark]);
  };

  act(): void {
    if (this.chosen) this.play(this.chosen.words);
  }

  play = (words: string): void => {
    if (!this.decision || this.sending) return;
    const { seat, id } = this.decision;
    this.complaint = null;
    const request = this.#next();
    if (!this.#connection.send({ type: 'play', request, seat, decision: id, words })) return;
    this.#sent = { request, decision: id, words, beside: this.#sorted.beside.some((option) => option.words === words) };
    this.#answered = id;
    this.sending = true;
  };

  takeBack(): void {
    if (this.seat === null) return;
    if (!this.undo.possible) {
      if (this.undo.reason) this.complaint = { reason: this.undo.reason, rule: '' };
      return;
    }
    this.#connection.send({ type: 'undo', request: this.#next(), seat: this.seat });
  }

  /** Asks for more time, for everybody to see. */
  extend = (): void => this.#press('extend');

  /** Lets a window go by that stops for me. */
  ready = (): void => this.#press('ready');

  /** Asks for more time for an unsettled play. */
  extendPlay = (play: number): void => {
    if (this.seat !== null) this.#connection.send({ type: 'extend', request: this.#next(), seat: this.seat, play });
  };

  /** Seals an answer to what I shall be asked. */
  seal(words: string): void {
    if (this.ahead)
      this.#connection.send({
        type: 'play',
        request: this.#next(),
        seat: this.ahead.seat,
        decision: this.ahead.id,
        words,
      });
  }

  order(name: string, value: string | number | boolean): void {
    if (this.seat !== null)
      this.#connection.send({ type: 'order', request: this.#next(), seat: this.seat, name, value });
  }

  #press(type: 'extend' | 'ready'): void {
    if (this.seat !== null) this.#connection.send({ type, request: this.#next(), seat: this.seat });
  }

  say(text: string): void {
    this.#connection.send({ type: 'chat', request: this.#next(), text });
  }

  async hint(): Promise<void> {
    if (!this.decision) return;
    const { id, seat } = this.decision;
    await this.#ask(async () => {
      const { words } = await api.hint(this.id, seat);
      if (this.decision?.id !== id) return;
      this.hinted = words;
      this.name(words);
    });
  }

  async rename(name: string): Promise<void> {
    await this.#ask(async () => void (await api.rename(name)));
  }

  async join(seat: number, name?: string): Promise<void> {
    await this.#ask(async () => {
      await api.join(this.id, seat, name);
      this.#feeds.clear();
      this.#connection.send({ type: 'resync' });
    });
  }

  /** The person named on the curtain is here. */
  lift(): void {
    this.#active = lifted(this.#active);
    this.#sit();
  }

  /** Shows again what happened since my last move. */
  again(): void {
    const steps = [...this.logParts.since].reverse();
    const first = steps[0];
    const before = first && this.log.findLast((step) => step.step < first.step);
    if (!first || this.busy) return;
    if (before) this.view = before.view;
    this.events = [];
    this.busy = true;
    this.decision = null;
    setTimeout(() => this.#player.add(steps), 60);
  }

  skip = (): void => {
    if (this.busy) this.#player.skip();
  };

  /** Asks the server for what it may refuse. */
  async #ask(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.complaint = { reason: error.reason, rule: '' };
    }
  }

  #next(): string {
    return `${Date.now().toString(36)}-${(this.#request += 1)}`;
  }

  #choose(selection: Selection): void {
    if (!this.decision || this.sending) return;
    this.selection = selection;
    this.complaint = null;
  }

  #tuned(state: ConnectionState): void {
    this.connection = state;
    if (state === 'open') {
      this.#answered = null;
      this.sending = false;
    }
  }

  #feed(seat: number | null): SeatFeed {
    let feed = this.#feeds.get(seat);
    if (!feed) this.#feeds.set(seat, (feed = new SeatFeed(seat)));
    return feed;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.card = message.table;
        break;
      case 'steps':
        this.#feed(message.seat).tell(message.steps);
        break;
      case 'state':
        if (message.seat !== null) this.#feeds.delete(null);
        this.#feed(message.seat).settle(message);
        this.#arrived(this.#feed(message.seat));
        break;
      case 'refused':
        this.#refused(message.request, { reason: message.reason, rule: message.rule });
        break;
      case 'chat':
        if (!this.chat.some((said) => said.line === message.line)) this.chat = [...this.chat, message];
        break;
      case 'ack':
        if (message.request === this.#sent?.request && !this.#sent.beside) this.#asked = null; // what is asked next is new
        break;
    }
  }

  #refused(request: string, complaint: Complaint): void {
    if (request !== this.#sent?.request) {
      this.complaint = complaint;
      return;
    }
    this.#answered = null;
    this.sending = false;
    if (this.#sent.beside && complaint.reason.id === 'error-stale') this.#unsaid = { ...this.#sent, complaint };
    else this.complaint = complaint;
    if (this.curtain === null) this.#sit();
  }

  /** What I said beside the game while others acted means the same after it: it is said again, if it still can be. */
  #sayAgain(): void {
    const unsaid = this.#unsaid;
    if (!unsaid || this.decision?.id === unsaid.decision) return;
    this.#unsaid = null;
    if (this.beside.some((option) => option.words === unsaid.words)) this.play(unsaid.words);
    else this.complaint = unsaid.complaint;
  }

  #arrived(feed: SeatFeed): void {
    if (feed.incomplete) void this.#history(feed);
    if (feed.seat === this.seat && this.curtain === null) {
      this.#offerUndo(feed);
      this.#wind(feed);
    }
    if (this.#answered !== null && feed.state?.decision?.id !== this.#answered && feed.seat === this.seat) {
      this.#answered = null;
      this.sending = false;
    }
    if (this.seat === null && this.curtain === null) this.#turnTo();
    if (feed.seat === this.seat && this.curtain === null) this.#sit();
    else if (!this.busy) this.#turnTo();
  }

  #offerUndo(feed: SeatFeed): void {
    if (!feed.state) return;
    const bot = feed.state.waiting.some((seat) => this.card?.seats[seat]?.kind === 'bot');
    this.undo = feed.state.undo;
    this.closing = this.undo.possible && bot ? feed.since + GRACE * 1000 : null;
  }

  /** The clock runs under what is still being shown. */
  #wind(feed: SeatFeed): void {
    if (!feed.state) return;
    this.clock = feed.state.clock;
    this.due = this.clock?.left != null ? feed.heard + this.clock.left * 1000 : null;
    this.orders = feed.state.orders;
    this.stop = feed.state.stop;
    this.ahead = feed.state.ahead;
    this.sealed = feed.state.sealed;
    this.unsettled = feed.state.unsettled.map((play) => ({ ...play, due: feed.heard + play.left * 1000 }));
  }

  async #history(feed: SeatFeed): Promise<void> {
    try {
      const steps = await api.steps(this.id, feed.seat);
      if (feed.state) feed.tell(steps.filter((step) => step.step <= (feed.state?.step ?? 0)));
      if (feed.seat === this.seat) this.log = feed.seen;
    } catch {
      return;
    }
  }

  #turnTo(): void {
    const mine = this.card?.my_seats ?? [];
    if (mine.some((seat) => !this.#feeds.get(seat)?.state)) return;
    const asked = mine.filter((seat) => this.#feeds.get(seat)?.state?.decision?.must);
    const over = mine.some((seat) => this.#feeds.get(seat)?.state?.view.over);
    const next = activeSeat(this.#active, mine, asked, over);
    const moved = next.seat !== this.seat;
    this.#active = next;
    if (next.curtain !== null) this.decision = null;
    else if (moved) this.#sit();
  }

  /** Shows the feed of the active seat: first what it has not seen yet, then its state. */
  #sit(): void {
    const feed = this.#feed(this.seat);
    if (!feed.state) return;
    const unseen = feed.unseen;
    const ticks = feed.state.clock?.left != null; // what is asked against time does not wait until all has been shown
    if (unseen.length) {
      if (!this.view) this.view = feed.log.findLast((step) => step.step <= feed.shown)?.view ?? feed.state.view;
      this.busy = true;
      if (ticks) this.#offer(feed);
      else this.decision = null;
      feed.shown = unseen.at(-1)?.step ?? feed.shown;
      this.#player.add(unseen);
    } else if (!this.#player.busy) this.#rest();
    else if (ticks) this.#offer(feed);
  }

  #show(step: Step, last: boolean): number {
    this.view = step.view;
    this.events = step.events;
    this.log = this.#feed(this.seat).log.filter(
      (other) => other.step <= Math.max(step.step, this.log.at(-1)?.step ?? 0),
    );
    if (document.hidden || stillness()) return 0;
    const lasts = step.events.length || step.action ? (this.hooks.lasts?.(step.events) ?? MOVE) : 0;
    return lasts === 0 ? 0 : (lasts + (last ? 0 : BETWEEN.table)) * settings.speed;
  }

  /** A decision with what the game itself marks for its options. */
  #marked(decision: Decision | null, view: View): Decision | null {
    const more = this.hooks.marks;
    if (!decision || !more) return decision;
    return {
      ...decision,
      options: decision.options.map((option) => ({ ...option, marks: [...option.marks, ...more(option, view)] })),
    };
  }

  #rest(): void {
    const feed = this.#feed(this.seat);
    this.busy = false;
    this.events = [];
    if (!feed.state || this.curtain !== null) return;
    this.view = feed.state.view;
    this.log = feed.seen;
    this.#offerUndo(feed);
    this.#wind(feed);
    this.#offer(feed);
    if (!feed.unseen.length) this.#turnTo();
  }

  #offer(feed: SeatFeed): void {
    if (!feed.state) return;
    const decision =
      feed.state.decision?.id === this.#answered ? null : this.#marked(feed.state.decision, feed.state.view);
    if (decision && decision.id !== this.#asked?.id) this.#pose(decision);
    this.#asked = decision ?? this.#asked;
    this.decision = decision;
    this.#sayAgain();
  }

  #pose(decision: Decision): void {
    const { moves } = sorted(decision.options, this.hooks.beside);
    this.selection = same(decision, this.#asked) ? renew(this.selection, moves) : begin(moves);
    this.hinted = null;
  }
}
