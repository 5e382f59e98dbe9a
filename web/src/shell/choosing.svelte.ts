import { settings } from '../look/settings.svelte';
import type { Decision, Hint, Option, View, WeighedMessage } from '../protocol';
import type { GameHooks } from './parts';
import {
  back,
  begin,
  begun,
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

/** What is certain of an answer. */
export type Weighed = Pick<WeighedMessage, 'final' | 'events' | 'warnings' | 'then'>;

/** What a captain would do and why, and all that looks good, best first; how plainly it is told. */
export type Advice = Hint & { strength: number };
const PLAIN = 3;

/** How an answer is refused that was to be given only if it can be taken back. */
const FINAL = 'error-final';

/** Whether two decisions ask a seat the same thing, be it with other options. */
const same = (one: Decision, other: Decision | null): boolean =>
  one.seat === other?.seat && one.rule === other.rule && one.prompt.id === other.prompt.id;

/** The answer that lets things be: what silence means, where that names nothing. */
const passOf = (decision: Decision | null): string | null =>
  decision?.options.some((option) => option.words === decision.default && !option.marks.length)
    ? decision.default
    : null;

const DOUBLE = 350; // milliseconds
const READ = 500; // milliseconds in which the consequences are seen

/** What I am asked, what I have picked of it so far, and the answer that is under way. */
export class Choosing {
  decision = $state.raw<Decision | null>(null);
  selection = $state.raw<Selection>(begin([]));
  sending = $state(false);
  hinted = $state<string | null>(null);
  /** What was advised for this question, and how plainly it is told: a nudge (1), good answers (2), the best (3). */
  advice = $state.raw<Advice | null>(null);
  /** The mark that the pointer touches. */
  hot = $state.raw<Set<string>>(new Set());

  constructor(
    private readonly wire: Wire,
    private readonly hooks: GameHooks = {},
  ) {}

  /** The words of the answer that lets things be. */
  pass = $derived(passOf(this.decision));
  rows = $derived.by(() => rows(this.selection, { own: this.hooks.own, key: this.hooks.key, pass: this.pass }));
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

  /** I have taken something back: even what is obvious is asked until I answer again. */
  patient = false;
  /** My last answer let things be. */
  passed = false;
  /** What the server has said of what is chosen. */
  weighed = $derived.by(() => (this.chosen && this.#scales?.words === this.chosen.words ? this.#scales.weighed : null));
  /** Whether what is chosen cannot be taken back, as the server has said. */
  final = $derived.by(() => this.chosen !== null && (this.#binds(this.chosen) || this.weighed?.final === true));
  #binding = $state<string | null>(null);
  #scales = $state.raw<{ words: string; weighed: Weighed } | null>(null);
  #told = Infinity; // when it was said
  #weighing = $state.raw<{ request: string; decision: string; words: string } | null>(null);
  /** Whether the server is asked about what is chosen. */
  weighs = $derived(this.#weighing !== null);
  #trying = false; // an answer is under way that counts only if it can be taken back
  #answered: string | null = null;
  #asked: Decision | null = null;
  #view: View | null = null;
  #sent: Sent | null = null;
  #unsaid: (Sent & { complaint: Complaint }) | null = null;

  #unspoken: readonly string[] = []; // words beside the game that follow what was said
  #last: string | null = null; // what was clicked last: a mark, or the words of an option
  #standing: string | null = null; // the answer that stood chosen when the question came
  /** Answers that were chosen together and are still to be given: the steps of a way. */
  way = $state.raw<readonly string[]>([]);
  /** How many answers I gave with each click: what was given together is taken back together. */
  given: number[] = [];
  #course = ''; // the question that they answer; others may be asked on the way
  #begins = false; // the next answer is the first of them
  #walks = false; // the last answer was one of them
  #doubled = false; // the second click of a double click came while the first was being answered
  #went = -Infinity; // when a click sent an answer: the second one of a double click means the same

  /** A click on a thing of the board: what it stands for is chosen, or the whole way there. */
  pick = (mark: string): void => {
    const way = this.#view && this.hooks.way?.(this.#view, mark);
    if (way?.length) this.#follow(way);
    else this.#click(mark, () => pick(this.selection, mark));
  };
  press = (choice: Choice): void =>
    this.#click(choice.mark ?? choice.options[0]?.words ?? null, () => press(this.selection, choice));
  /** A click on something that is a whole answer. */
  take = (words: string): void => this.#click(words, () => name(this.selection, words));
  /** What is clicked now is no second click of a double click. */
  anew(): void {
    this.#went = -Infinity;
  }
  /** A thing begins to be drawn over the screen. */
  draw(mark: string): void {
    if (!this.held.has(mark)) this.#choose(pick(this.selection, mark));
    this.#last = null;
    this.#weigh();
  }
  /** Whether a thing may be drawn to a place. */
  goes = (mark: string, place: string): boolean =>
    this.selection.options.some(({ marks }) => marks.includes(mark) && marks.includes(place));
  /** What is drawn hangs over a place, or over none: what would come of it there is told. */
  over(mark: string, place: string | null): void {
    const drawn = pick(begin(this.selection.options), mark);
    this.#choose(place === null ? drawn : pick(drawn, place));
    this.#weigh();
  }
  /** What is drawn is let go where it may lie. Whoever has held it there and read what comes of it need not be asked again. */
  drop(): void {
    if (!this.chosen) return;
    if (settings.ask === 'always') return this.#weigh();
    const read = this.weighed !== null && Date.now() - this.#told >= READ;
    this.#go(this.chosen.words, !read && !this.#goesAnyway(this.chosen));
  }
  /** Chooses a whole way: its first answer is given now, the others as they are asked for. */
  #follow(answers: readonly string[]): void {
    const [first] = answers;
    if (first === undefined || !this.decision || this.#busy || Date.now() - this.#went < DOUBLE) return;
    if (this.chosen?.words === first && this.way.length) return this.#go(first);
    this.#choose(name(this.selection, first));
    this.way = answers;
    this.#begins = true;
    this.#course = this.decision.prompt.id;
    if (settings.ask !== 'always') this.#go(first, settings.ask === 'final');
    this.#weigh();
  }
  /** Leads to the option with these words; without words back to the beginning. */
  name = (words: string | null): void => {
    this.#choose(words === null ? begin(this.selection.options) : name(this.selection, words));
    this.#weigh();
  };
  back = (): void => {
    if (!begun(this.selection)) this.hush();
    this.#choose(back(this.selection));
    this.way = [];
    this.#weigh();
  };
  heat = (mark: string | null): void => {
    this.hot = mark === null ? new Set() : new Set([mark]);
  };

  /** Tells what was advised: at first a nudge, each time more plainly, and at last leads to it. */
  advise(hint: Hint): void {
    this.advice = { ...hint, strength: 0 };
    this.plainer();
  }

  plainer(): void {
    if (!this.advice) return;
    this.tell(Math.min(PLAIN, this.advice.strength + 1));
  }

  tell(strength: number): void {
    if (!this.advice) return;
    this.advice = { ...this.advice, strength };
    if (strength === PLAIN) this.hint(this.advice.words);
  }

  /** No more of the advice; what it led to stays chosen. */
  hush(): void {
    this.advice = null;
    this.hinted = null;
  }

  /** Leads to what was advised. */
  hint(words: string): void {
    this.hinted = words;
    this.name(words);
  }

  /** Chooses; a second click on the same thing does it, and so does the first where I need not be asked again. */
  #click(thing: string | null, selected: () => Selection): void {
    if (!this.decision) return;
    if (this.#busy || Date.now() - this.#went < DOUBLE) {
      this.#doubled ||= thing !== null && thing === this.#last;
      return;
    }
    const again = thing === this.#last || thing === this.chosen?.words || this.#stands(thing);
    if (this.chosen && again) return this.#go(this.chosen.words);
    this.#choose(selected());
    this.#last = thing;
    if (this.chosen?.words !== this.way[0]) this.#stray();
    if (this.chosen && settings.ask !== 'always') this.#go(this.chosen.words, !this.#goesAnyway(this.chosen));
    this.#weigh();
  }

  /** Whether a thing means the answer that stood chosen from the beginning, and still does. */
  #stands(thing: string | null): boolean {
    const option = this.chosen;
    return thing !== null && option?.words === this.#standing && option.marks.includes(thing);
  }

  /** Whether an answer is given whatever follows: a pass burns nothing, and some answers say all that they do. */
  #goesAnyway(option: Option): boolean {
    return settings.ask === 'never' || option.words === this.pass || !!this.hooks.outright?.(option);
  }

  /** My answers are to be taken back: even what is obvious is then asked. Tells how many were given together. */
  fall(): number {
    this.patient = true;
    this.way = [];
    return this.given.pop() ?? 1;
  }

  /** Something else is chosen: that leaves the way, unless it answers another question. */
  #stray(): void {
    if (this.decision?.prompt.id === this.#course) this.way = [];
  }

  /** Asks what would come of what is chosen, one question at a time. */
  #weigh(): void {
    if (!this.decision || !this.chosen || this.#busy || this.#weighing) return;
    const { id, seat } = this.decision;
    const { words } = this.chosen;
    if (this.#scales?.words === words) return;
    const request = this.wire.send({ type: 'weigh', seat, decision: id, words });
    if (request !== null) this.#weighing = { request, decision: id, words };
  }

  /** The server tells what would come of an answer. */
  hear({ request, final, events, warnings, then }: Weighed & { request: string }): void {
    const asked = this.#weighing;
    if (request !== asked?.request) return;
    this.#weighing = null;
    this.#told = Date.now();
    if (asked.decision === this.decision?.id)
      this.#scales = { words: asked.words, weighed: { final, events, warnings, then } };
    this.#weigh();
  }

  /** Whether an answer cannot be taken back, as far as the server has said so unasked. */
  #binds({ words, final }: Option): boolean {
    return words === this.#binding || final === true;
  }

  /** Gives what is chosen; where it is to be `free`, not what is known to be final. */
  #go(words: string, free = false): void {
    if (free && this.chosen?.words === words && this.#binds(this.chosen)) return;
    this.#went = Date.now();
    this.#doubled = false;
    this.#play(words, free);
  }

  /** Does what is chosen. */
  act(): void {
    if (this.chosen) this.play(this.chosen.words);
  }

  play = (words: string): void => this.#play(words);

  /** Says something beside the game, and what goes with it as soon as it can be said; or that `alone`. */
  say = (words: string, alone = false): void => {
    const more = (!alone && this.#view && this.hooks.said?.(words, this.#view)) || [];
    this.#play(words);
    this.#unspoken = more;
  };

  /** Says the next word, if it can be said now; if not, the rest is left unsaid. */
  #sayOn(): boolean {
    const [next, ...rest] = this.#unspoken;
    this.#unspoken = [];
    if (next === undefined || !this.#sorted.beside.some((option) => option.words === next)) return false;
    this.#play(next);
    this.#unspoken = rest;
    return true;
  }

  #play(words: string, free = false): void {
    if (!this.decision || this.#busy) return;
    const { seat, id } = this.decision;
    this.wire.complaint = null;
    const request = this.wire.send({ type: 'play', seat, decision: id, words, ...(free && { free }) });
    if (request === null) return;
    this.#sent = { request, decision: id, words, beside: this.#sorted.beside.some((option) => option.words === words) };
    this.#step(words);
    this.patient = false;
    this.passed = words === this.pass;
    if (free) this.#trying = true;
    else this.#await(id);
  }

  /** An answer is the next of the way, or leaves it. */
  #step(words: string): void {
    this.#walks = words === this.way[0];
    const goesOn = this.#walks && !this.#begins;
    if (this.#walks) this.way = this.way.slice(1);
    else this.#stray();
    this.#begins = false;
    this.given.push(goesOn ? (this.given.pop() ?? 0) + 1 : 1);
  }

  /** An answer was not taken after all. */
  #unstep(words: string): void {
    const together = (this.given.pop() ?? 1) - 1;
    if (together) this.given.push(together);
    if (this.decision?.prompt.id !== this.#course || !this.#walks) return;
    this.way = [words, ...this.way];
    this.#begins = !together;
  }

  get #busy(): boolean {
    return this.sending || this.#trying;
  }

  /** A question is answered: until another is asked, there is none. */
  #await(decision: string): void {
    this.#trying = false;
    this.#answered = decision;
    this.sending = true;
  }

  /** Asks what a seat is asked in its latest state. */
  offer(asked: Decision | null, view: View): void {
    const decision = asked?.id === this.#answered ? null : this.#marked(asked, view);
    this.#view = view;
    const fresh = decision !== null && decision.id !== this.#asked?.id;
    if (fresh) this.#pose(decision);
    this.#asked = decision ?? this.#asked;
    this.decision = decision;
    this.#sayAgain();
    if (!decision) return;
    if (fresh && this.#sayOn()) return;
    const words = this.patient || settings.ask === 'always' ? null : this.hooks.obvious?.(decision);
    if (words) this.play(words);
    else if (fresh) this.#goOn(decision);
  }

  /** Goes on with the way that was chosen, or lets an answer stand chosen. */
  #goOn(decision: Decision): void {
    const [next] = this.way;
    if (next !== undefined && decision.options.some((option) => option.words === next)) {
      this.#choose(name(this.selection, next));
      return settings.ask === 'always' ? this.#weigh() : this.#play(next, settings.ask === 'final');
    }
    this.#stray();
    if (settings.ask === 'always') return;
    const words = begun(this.selection) ? null : this.hooks.stands?.(decision);
    if (!words) return;
    this.#choose(name(this.selection, words));
    this.#standing = words;
    this.#weigh();
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
    if (request !== this.#sent?.request) return;
    if (this.#trying) this.#await(this.#sent.decision);
    if (!this.#sent.beside) this.#asked = null; // what is asked next is new
  }

  /** Whether it was an answer that was refused. */
  refused(request: string, complaint: Complaint): boolean {
    if (request === this.#weighing?.request) {
      this.#weighing = null; // it is asked for again with the next choice
      return true;
    }
    if (request !== this.#sent?.request) return false;
    this.#forgetAnswer();
    this.#unstep(this.#sent.words);
    if (complaint.reason.id === FINAL) this.#weighed(this.#sent.words);
    else if (this.#sent.beside && complaint.reason.id === 'error-stale') this.#unsaid = { ...this.#sent, complaint };
    else this.wire.complaint = complaint;
    return true;
  }

  /** After a new connection the server tells whether an answer has arrived. */
  reconnected(): void {
    this.#weighing = null;
    this.#forgetAnswer();
  }

  /** An answer is final: it is chosen, and a click more gives it, which a double click has brought already. */
  #weighed(words: string): void {
    this.#binding = words;
    this.#went = -Infinity;
    if (this.#doubled && this.chosen?.words === words) return this.#go(words);
    this.#weigh();
  }

  #forgetAnswer(): void {
    this.#answered = null;
    this.#trying = false;
    this.sending = false;
  }

  #choose(selection: Selection): void {
    if (!this.decision || this.#busy) return;
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
    this.hush();
    this.#last = null;
    this.#standing = null;
    this.#binding = null;
    this.#scales = null;
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
