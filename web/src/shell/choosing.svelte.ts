import type { Decision, View } from '../protocol';
import type { GameHooks } from './parts';
import {
  back,
  begin,
  chosen,
  held,
  legal,
  name,
  pick,
  press,
  renew,
  rows,
  sorted,
  type Choice,
  type Selection,
} from './selection';
import type { Complaint, Wire } from './session.svelte';

/** What was sent last: an answer to a decision, or words beside the game. */
type Sent = { request: string; decision: string; words: string; beside: boolean };

/** Whether two decisions ask a seat the same thing, be it with other options. */
const same = (one: Decision, other: Decision | null): boolean =>
  one.seat === other?.seat && one.rule === other.rule && one.prompt.id === other.prompt.id;

/** What I am asked, what I have picked of it so far, and the answer that is under way. */
export class Choosing {
  decision = $state.raw<Decision | null>(null);
  selection = $state.raw<Selection>(begin([]));
  sending = $state(false);
  hinted = $state<string | null>(null);
  /** The mark that the pointer touches. */
  hot = $state.raw<Set<string>>(new Set());

  constructor(
    private readonly wire: Wire,
    private readonly hooks: GameHooks = {},
  ) {}

  rows = $derived.by(() => rows(this.selection, this.hooks.own));
  chosen = $derived(chosen(this.selection));
  legal = $derived(this.decision && !this.sending ? legal(this.selection) : new Set<string>());
  held = $derived(held(this.selection));
  #sorted = $derived.by(() => sorted(this.decision?.options ?? [], this.hooks.beside));
  /** The decision that I am asked; preferences and words beside the game that nobody waits for are none. */
  asking = $derived(
    this.#sorted.moves.length || (this.decision?.must && this.#sorted.beside.length) ? this.decision : null,
  );
  beside = $derived(this.sending ? [] : this.#sorted.beside);
  preferences = $derived(this.#sorted.preferences);

  #answered: string | null = null;
  #asked: Decision | null = null;
  #sent: Sent | null = null;
  #unsaid: (Sent & { complaint: Complaint }) | null = null;

  pick = (mark: string): void => this.#choose(pick(this.selection, mark));
  press = (choice: Choice): void => this.#choose(press(this.selection, choice));
  /** Leads to the option with these words; without words back to the beginning. */
  name = (words: string | null): void =>
    this.#choose(words === null ? begin(this.selection.options) : name(this.selection, words));
  back = (): void => this.#choose(back(this.selection));
  heat = (mark: string | null): void => {
    this.hot = mark === null ? new Set() : new Set([mark]);
  };

  /** Leads to what was advised. */
  hint(words: string): void {
    this.hinted = words;
    this.name(words);
  }

  /** Does what is chosen. */
  act(): void {
    if (this.chosen) this.play(this.chosen.words);
  }

  play = (words: string): void => {
    if (!this.decision || this.sending) return;
    const { seat, id } = this.decision;
    this.wire.complaint = null;
    const request = this.wire.send({ type: 'play', seat, decision: id, words });
    if (request === null) return;
    this.#sent = { request, decision: id, words, beside: this.#sorted.beside.some((option) => option.words === words) };
    this.#answered = id;
    this.sending = true;
  };

  /** Asks what a seat is asked in its latest state. */
  offer(asked: Decision | null, view: View): void {
    const decision = asked?.id === this.#answered ? null : this.#marked(asked, view);
    if (decision && decision.id !== this.#asked?.id) this.#pose(decision);
    this.#asked = decision ?? this.#asked;
    this.decision = decision;
    this.#sayAgain();
  }

  /** Asks nothing while other things are shown. */
  withdraw(): void {
    this.decision = null;
  }

  /** The server asks this now: an answer to something else has arrived. */
  heard(decision: string | undefined): void {
    if (this.#answered !== null && decision !== this.#answered) this.#forgetAnswer();
  }

  acknowledged(request: string): void {
    if (request === this.#sent?.request && !this.#sent.beside) this.#asked = null; // what is asked next is new
  }

  /** Whether it was an answer that was refused. */
  refused(request: string, complaint: Complaint): boolean {
    if (request !== this.#sent?.request) return false;
    this.#forgetAnswer();
    if (this.#sent.beside && complaint.reason.id === 'error-stale') this.#unsaid = { ...this.#sent, complaint };
    else this.wire.complaint = complaint;
    return true;
  }

  /** After a new connection the server tells whether an answer has arrived. */
  reconnected(): void {
    this.#forgetAnswer();
  }

  #forgetAnswer(): void {
    this.#answered = null;
    this.sending = false;
  }

  #choose(selection: Selection): void {
    if (!this.decision || this.sending) return;
    this.selection = selection;
    this.wire.complaint = null;
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

  #pose(decision: Decision): void {
    const { moves } = sorted(decision.options, this.hooks.beside);
    this.selection = same(decision, this.#asked) ? renew(this.selection, moves) : begin(moves);
    this.hinted = null;
  }

  /** What I said beside the game while others acted means the same after it: it is said again, if it still can be. */
  #sayAgain(): void {
    const unsaid = this.#unsaid;
    if (!unsaid || this.decision?.id === unsaid.decision) return;
    this.#unsaid = null;
    if (this.beside.some((option) => option.words === unsaid.words)) this.play(unsaid.words);
    else this.wire.complaint = unsaid.complaint;
  }
}
