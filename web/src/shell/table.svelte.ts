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
  type Choice,
  type Entry,
} from './choosing';
import { Desk } from './desk';
import { helm, lifted, type Helm } from './helm';
import { Line, type LineState } from './line';
import { told, touched, type Told } from './log';
import { Pace } from './pace';
import type { Ways } from './parts';

/** Whether two decisions ask a seat the same thing, be it with other options. */
const same = (one: Decision, other: Decision | null): boolean =>
  one.seat === other?.seat && one.rule === other.rule && one.prompt.id === other.prompt.id;

export type Complaint = { reason: Phrase; rule: string };

/** What was sent last: an answer to a decision, or words beside the game. */
type Sent = { request: string; decision: string; words: string; beside: boolean };

/** A live table as this screen sees it. */
export class Table {
  card = $state.raw<TableSummary | null>(null);
  line = $state<LineState>('calling');
  helm = $state.raw<Helm>({ seat: null, curtain: null });
  view = $state.raw<View | null>(null);
  events = $state.raw<Event[]>([]);
  log = $state.raw<Step[]>([]);
  decision = $state.raw<Decision | null>(null);
  undo = $state.raw<Undo>({ possible: false });
  /** Until when my last answer can be taken back, because a bot moves then; null while nobody hurries me. */
  closing = $state<number | null>(null);
  choice = $state.raw<Choice>(begin([]));
  busy = $state(false);
  sending = $state(false);
  complaint = $state.raw<Complaint | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  hot = $state.raw<Set<string>>(new Set());
  ways = $state.raw<Ways>({});

  told = $derived<Told>(told(this.log, this.helm.seat));
  changed = $derived(touched(this.told.since));
  rows = $derived(rows(this.choice, this.ways.own));
  chosen = $derived(chosen(this.choice));
  legal = $derived(this.decision && !this.sending ? legal(this.choice) : new Set<string>());
  held = $derived(held(this.choice));
  #sorted = $derived(sorted(this.decision?.options ?? [], this.ways.beside));
  /** The decision that I am asked; preferences and words beside the game that nobody waits for are none. */
  asking = $derived(
    this.#sorted.moves.length || (this.decision?.must && this.#sorted.beside.length) ? this.decision : null,
  );
  beside = $derived(this.sending ? [] : this.#sorted.beside);
  quiet = $derived(this.#sorted.quiet);
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

  #desks = new Map<number | null, Desk>();
  #line: Line;
  #pace = new Pace<Step>(
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
    this.#line = new Line(() => new WebSocket(`${scheme}://${location.host}/api/tables/${id}/socket`), {
      message: (message) => this.#hear(message),
      state: (state) => this.#tuned(state),
    });
  }

  async listen(): Promise<void> {
    this.chat = await api.chat(this.id).catch(() => []);
  }

  close(): void {
    this.#pace.stop();
    this.#line.close();
  }

  hurry = (): void => this.#line.hurry();

  pick = (mark: string): void => this.#choose(pick(this.choice, mark));
  press = (entry: Entry): void => this.#choose(press(this.choice, entry));
  /** Leads to the option with these words; without words back to the beginning. */
  name = (words: string | null): void =>
    this.#choose(words === null ? begin(this.choice.options) : name(this.choice, words));
  back = (): void => this.#choose(back(this.choice));
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
    if (!this.#line.send({ type: 'play', request, seat, decision: id, words })) return;
    this.#sent = { request, decision: id, words, beside: this.#sorted.beside.some((option) => option.words === words) };
    this.#answered = id;
    this.sending = true;
  };

  takeBack(): void {
    if (this.helm.seat === null) return;
    if (!this.undo.possible) {
      if (this.undo.reason) this.complaint = { reason: this.undo.reason, rule: '' };
      return;
    }
    this.#line.send({ type: 'undo', request: this.#next(), seat: this.helm.seat });
  }

  /** Asks for more time, for everybody to see. */
  hold = (): void => this.#press('hold');

  /** Lets a window go by that stops for me. */
  ready = (): void => this.#press('ready');

  /** Answers an unsettled card. */
  betray = (card: string): void => {
    if (this.helm.seat !== null) this.#line.send({ type: 'betray', request: this.#next(), seat: this.helm.seat, card });
  };

  /** Asks for more time on an unsettled card. */
  holdCard = (card: string): void => {
    if (this.helm.seat !== null) this.#line.send({ type: 'hold', request: this.#next(), seat: this.helm.seat, card });
  };

  /** Seals an answer to what I shall be asked. */
  seal(words: string): void {
    if (this.ahead)
      this.#line.send({ type: 'play', request: this.#next(), seat: this.ahead.seat, decision: this.ahead.id, words });
  }

  order(name: string, value: string | number | boolean): void {
    if (this.helm.seat !== null)
      this.#line.send({ type: 'order', request: this.#next(), seat: this.helm.seat, name, value });
  }

  #press(type: 'hold' | 'ready'): void {
    if (this.helm.seat !== null) this.#line.send({ type, request: this.#next(), seat: this.helm.seat });
  }

  say(text: string): void {
    this.#line.send({ type: 'chat', request: this.#next(), text });
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
      this.#desks.clear();
      this.#line.send({ type: 'resync' });
    });
  }

  /** The person named on the curtain is here. */
  lift(): void {
    this.helm = lifted(this.helm);
    this.#sit();
  }

  /** Shows again what happened since my last move. */
  again(): void {
    const steps = [...this.told.since].reverse();
    const first = steps[0];
    const before = first && this.log.findLast((step) => step.step < first.step);
    if (!first || this.busy) return;
    if (before) this.view = before.view;
    this.events = [];
    this.busy = true;
    this.decision = null;
    setTimeout(() => this.#pace.add(steps), 60);
  }

  skip = (): void => {
    if (this.busy) this.#pace.skip();
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

  #choose(choice: Choice): void {
    if (!this.decision || this.sending) return;
    this.choice = choice;
    this.complaint = null;
  }

  #tuned(state: LineState): void {
    this.line = state;
    if (state === 'open') {
      this.#answered = null;
      this.sending = false;
    }
  }

  #desk(seat: number | null): Desk {
    let desk = this.#desks.get(seat);
    if (!desk) this.#desks.set(seat, (desk = new Desk(seat)));
    return desk;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.card = message.table;
        break;
      case 'steps':
        this.#desk(message.seat).tell(message.steps);
        break;
      case 'state':
        if (message.seat !== null) this.#desks.delete(null);
        this.#desk(message.seat).settle(message);
        this.#arrived(this.#desk(message.seat));
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
    if (this.helm.curtain === null) this.#sit();
  }

  /** What I said beside the game while others acted means the same after it: it is said again, if it still can be. */
  #sayAgain(): void {
    const unsaid = this.#unsaid;
    if (!unsaid || this.decision?.id === unsaid.decision) return;
    this.#unsaid = null;
    if (this.beside.some((option) => option.words === unsaid.words)) this.play(unsaid.words);
    else this.complaint = unsaid.complaint;
  }

  #arrived(desk: Desk): void {
    if (desk.incomplete) void this.#history(desk);
    if (desk.seat === this.helm.seat && this.helm.curtain === null) {
      this.#offerUndo(desk);
      this.#wind(desk);
    }
    if (this.#answered !== null && desk.state?.decision?.id !== this.#answered && desk.seat === this.helm.seat) {
      this.#answered = null;
      this.sending = false;
    }
    if (this.helm.seat === null && this.helm.curtain === null) this.#turnTo();
    if (desk.seat === this.helm.seat && this.helm.curtain === null) this.#sit();
    else if (!this.busy) this.#turnTo();
  }

  #offerUndo(desk: Desk): void {
    if (!desk.state) return;
    const bot = desk.state.waiting.some((seat) => this.card?.seats[seat]?.kind === 'bot');
    this.undo = desk.state.undo;
    this.closing = this.undo.possible && bot ? desk.since + GRACE * 1000 : null;
  }

  /** The clock runs under what is still being shown. */
  #wind(desk: Desk): void {
    if (!desk.state) return;
    this.clock = desk.state.clock;
    this.due = this.clock?.left != null ? desk.heard + this.clock.left * 1000 : null;
    this.orders = desk.state.orders;
    this.stop = desk.state.stop;
    this.ahead = desk.state.ahead;
    this.sealed = desk.state.sealed;
    this.unsettled = desk.state.unsettled.map((card) => ({ ...card, due: desk.heard + card.left * 1000 }));
  }

  async #history(desk: Desk): Promise<void> {
    try {
      const steps = await api.steps(this.id, desk.seat);
      if (desk.state) desk.tell(steps.filter((step) => step.step <= (desk.state?.step ?? 0)));
      if (desk.seat === this.helm.seat) this.log = desk.seen;
    } catch {
      return;
    }
  }

  #turnTo(): void {
    const mine = this.card?.my_seats ?? [];
    if (mine.some((seat) => !this.#desks.get(seat)?.state)) return;
    const asked = mine.filter((seat) => this.#desks.get(seat)?.state?.decision?.must);
    const over = mine.some((seat) => this.#desks.get(seat)?.state?.view.over);
    const next = helm(this.helm, mine, asked, over);
    const moved = next.seat !== this.helm.seat;
    this.helm = next;
    if (next.curtain !== null) this.decision = null;
    else if (moved) this.#sit();
  }

  /** Shows the desk at the helm: first what it has not seen yet, then its state. */
  #sit(): void {
    const desk = this.#desk(this.helm.seat);
    if (!desk.state) return;
    const unseen = desk.unseen;
    const ticks = desk.state.clock?.left != null; // what is asked against time does not wait until all has been shown
    if (unseen.length) {
      if (!this.view) this.view = desk.log.findLast((step) => step.step <= desk.shown)?.view ?? desk.state.view;
      this.busy = true;
      if (ticks) this.#offer(desk);
      else this.decision = null;
      desk.shown = unseen.at(-1)?.step ?? desk.shown;
      this.#pace.add(unseen);
    } else if (!this.#pace.busy) this.#rest();
    else if (ticks) this.#offer(desk);
  }

  #show(step: Step, last: boolean): number {
    this.view = step.view;
    this.events = step.events;
    this.log = this.#desk(this.helm.seat).log.filter(
      (other) => other.step <= Math.max(step.step, this.log.at(-1)?.step ?? 0),
    );
    if (document.hidden || stillness()) return 0;
    const lasts = step.events.length || step.action ? (this.ways.lasts?.(step.events) ?? MOVE) : 0;
    return lasts === 0 ? 0 : (lasts + (last ? 0 : BETWEEN.table)) * settings.speed;
  }

  /** A decision with what the game itself marks for its options. */
  #marked(decision: Decision | null, view: View): Decision | null {
    const more = this.ways.marks;
    if (!decision || !more) return decision;
    return {
      ...decision,
      options: decision.options.map((option) => ({ ...option, marks: [...option.marks, ...more(option, view)] })),
    };
  }

  #rest(): void {
    const desk = this.#desk(this.helm.seat);
    this.busy = false;
    this.events = [];
    if (!desk.state || this.helm.curtain !== null) return;
    this.view = desk.state.view;
    this.log = desk.seen;
    this.#offerUndo(desk);
    this.#wind(desk);
    this.#offer(desk);
    if (!desk.unseen.length) this.#turnTo();
  }

  #offer(desk: Desk): void {
    if (!desk.state) return;
    const decision =
      desk.state.decision?.id === this.#answered ? null : this.#marked(desk.state.decision, desk.state.view);
    if (decision && decision.id !== this.#asked?.id) this.#pose(decision);
    this.#asked = decision ?? this.#asked;
    this.decision = decision;
    this.#sayAgain();
  }

  #pose(decision: Decision): void {
    const { moves } = sorted(decision.options, this.ways.beside);
    this.choice = same(decision, this.#asked) ? renew(this.choice, moves) : begin(moves);
    this.hinted = null;
  }
}
