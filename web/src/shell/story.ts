import { FACEDOWN, type Argument, type Event, type Phrase, type Step, type View } from '../protocol';

/** How the events of a game become a story; kinds are given as words: `sailed moored`. */
export type Story = {
  /** The number of the round that a view belongs to, or the message that heads what is no round; null before the first. */
  chapter?: (view: View) => number | string | null;
  /** Kinds that are the first of a new round, where a step ends one round and begins the next. */
  border?: string;
  /** Whose turn it is, where turns are known. */
  turn?: (view: View) => number | null;
  /** Kinds that begin a line, whoever the line before is about. */
  opens?: string;
  /** Kinds that belong to the line they follow, whoever they are about. */
  joins?: string;
  /** Kinds that are nobody's move: a line apart, for several of a kind together and what nobody did after them. */
  apart?: string;
  /** Kinds that a kind before them tells already, where they hide what they are about. */
  swallows?: Readonly<Record<string, string>>;
  /** Kinds that an answer says itself: they are not told again as what comes of it. */
  said?: string;
  /** Kinds that the log leaves out. */
  untold?: string;
  /** Arguments that are told as a list where an event is told several times in a line. */
  lists?: Readonly<Record<string, string>>;
  /** Numbers that are added up in a line; an event that comes to nothing is not told. */
  sums?: Readonly<Record<string, string>>;
  /** Kinds about the opponent without a seat, by their beginning. */
  rival?: string;
  /** Whether that opponent bears the badge of the seat after the last. */
  badged?: boolean;
  /** Where on the board a seat did what some events tell, as the board names its places (`data-at`); null for nowhere. */
  at?: (seat: number, events: readonly Event[], view: View) => string | null;
  /** What a seat owns that can be counted, each by its sign: what a turn has brought is told beside it. */
  purse?: (view: View, seat: number) => readonly Coin[];
  /** How far a seat has come, as the whole table can count it; a replay draws it as a curve. */
  fortune?: (view: View, seat: number) => Coin;
};

/** A count of something that a seat owns: the symbol that stands for it. */
export type Coin = { sign: string; count: number };

/** An event as a line tells it: `more` are the same told again, whose listed arguments stand beside its own. */
export type Clause = { event: Event; phrase: Phrase; more: Phrase[]; list: string | null };

/** What one move brought about, in one line. */
export type Line = {
  subject: number | null; // a seat, or the number after the last seat for an opponent without one
  clauses: Clause[];
  steps: Step[];
  seats: Set<number>; // everybody in it
  apart: string | null; // the only kind that it tells
};

export type Chapter = { number: number | string | null; lines: Line[] };

const kinds = (text = ''): Set<string> => new Set(text.split(' '));

const seatsOf = (phrase: Phrase): number[] =>
  Object.values(phrase.args)
    .filter((arg) => arg.kind === 'seat' && arg.value >= 0)
    .map((arg) => arg.value);

/** The steps of a game as chapters of lines, oldest first; no line goes on past the step `since`. */
export function told(steps: readonly Step[], story: Story = {}, since = -Infinity): Chapter[] {
  const teller = new Teller(story);
  for (const step of steps) {
    teller.tell(step);
    if (step.step === since) teller.pause();
  }
  return teller.chapters.filter((chapter) => chapter.lines.length > 0);
}

/** What would come of an answer, in lines as the log would tell them. */
export function foretold(events: readonly Event[], view: View, story: Story = {}): Line[] {
  const said = kinds(story.said);
  const step: Step = {
    step: 0,
    seat: view.seat ?? 0,
    action: null,
    auto: false,
    events: events.filter((event) => !said.has(event.kind)),
    view,
  };
  return told([step], story).flatMap((chapter) => chapter.lines);
}

class Teller {
  chapters: Chapter[] = [];
  #line: Line | null = null;
  #swallowed: string | null = null;
  #opens: Set<string>;
  #joins: Set<string>;
  #apart: Set<string>;
  #untold: Set<string>;
  #border: Set<string>;

  constructor(private readonly story: Story) {
    this.#opens = kinds(story.opens);
    this.#joins = kinds(story.joins);
    this.#apart = kinds(story.apart);
    this.#untold = kinds(story.untold);
    this.#border = kinds(story.border);
  }

  tell(step: Step): void {
    const number = this.story.chapter?.(step.view) ?? null;
    const last = this.chapters.at(-1);
    const border = step.events.findIndex((event) => this.#border.has(event.kind));
    const late = last && number !== last.number && border > 0 ? border : 0; // what still belongs to the round before
    if (!last) this.#begin(number);
    step.events.forEach((event, i) => {
      if (i >= late && number !== this.chapters.at(-1)?.number) this.#begin(number);
      this.#hear(event, step);
    });
  }

  /** What comes next is a new line. */
  pause(): void {
    this.#line = null;
  }

  #begin(number: Chapter['number']): void {
    this.chapters.push({ number, lines: [] });
    this.#line = null;
  }

  #hear(event: Event, step: Step): void {
    if (this.#opens.has(event.kind)) this.#line = null;
    if (this.#untold.has(event.kind) || this.#isNothing(event) || this.#isSwallowed(event)) return;
    const apart = this.#apart.has(event.kind) ? event.kind : null;
    const subject = apart ? null : this.#subject(event, step.view);
    const line = this.#lineFor(event, subject, apart);
    if (line.steps.at(-1) !== step) line.steps.push(step);
    if (subject !== null) line.seats.add(subject);
    for (const seat of seatsOf(event.phrase)) line.seats.add(seat);
    this.#add(line, event);
  }

  #lineFor(event: Event, subject: number | null, apart: string | null): Line {
    const line = this.#line;
    const follows = subject === null || subject === line?.subject || this.#joins.has(event.kind);
    if (line && (apart ? line.apart === apart : line.apart ? subject === null : follows)) return line;
    const fresh: Line = { subject, clauses: [], steps: [], seats: new Set(), apart };
    this.chapters.at(-1)?.lines.push(fresh);
    return (this.#line = fresh);
  }

  #isSwallowed(event: Event): boolean {
    const kinds = this.story.swallows?.[event.kind];
    if (kinds) this.#swallowed = kinds;
    else if (event.kind !== this.#swallowed) this.#swallowed = null;
    return event.kind === this.#swallowed && Object.values(event.args).includes(FACEDOWN);
  }

  #isNothing(event: Event): boolean {
    const name = this.story.sums?.[event.kind];
    return name !== undefined && event.args[name] === 0;
  }

  #subject(event: Event, view: View): number | null {
    if (this.story.rival && event.kind.startsWith(this.story.rival)) return view.seats;
    return seatsOf(event.phrase)[0] ?? null;
  }

  #add(line: Line, event: Event): void {
    const list = this.story.lists?.[event.kind] ?? null;
    const sum = this.story.sums?.[event.kind] ?? null;
    const same = (clause: Clause): boolean =>
      clause.event.kind === event.kind && alike(clause.phrase, event.phrase, list, sum !== null);
    const before = line.clauses.findIndex(same);
    const clause = line.clauses[before];
    if (!clause) line.clauses.push({ event, phrase: event.phrase, more: [], list });
    else if (!sum) clause.more.push(event.phrase);
    else {
      line.clauses.splice(before, 1);
      line.clauses.push({ ...clause, event, phrase: summed(clause.phrase, event.phrase, sum) });
    }
  }
}

/** Whether two phrases tell the same but for a listed argument, others of its kind and numbers; `sums`: but for numbers. */
function alike(one: Phrase, other: Phrase, list: string | null, sums: boolean): boolean {
  const kind = list === null ? undefined : one.args[list]?.kind;
  const rest = ({ args }: Phrase): string =>
    JSON.stringify(
      Object.entries(args).filter(([, arg]) => arg.kind !== kind && !((sums || list) && arg.kind === 'number')),
    );
  return rest(one) === rest(other);
}

function summed(before: Phrase, now: Phrase, name: string): Phrase {
  const [old, fresh] = [before.args[name], now.args[name]];
  if (!old || !fresh) return now;
  return { ...now, args: { ...now.args, [name]: { ...fresh, value: old.value + fresh.value } } };
}

/** The different values of a listed argument with how often each was told, in order. */
export function counted(clause: Clause): { arg: Argument; count: number }[] {
  const found = new Map<string, { arg: Argument; count: number }>();
  for (const phrase of [clause.phrase, ...clause.more]) {
    const arg = clause.list === null ? undefined : phrase.args[clause.list];
    if (!arg) continue;
    const key = `${arg.kind} ${arg.value} ${arg.name ?? ''}`;
    const one = found.get(key);
    if (one) one.count += 1;
    else found.set(key, { arg, count: 1 });
  }
  return [...found.values()];
}

/** The last step of my last turn: what comes after it happened since. While my turn lasts, that is the turn before. */
export function border(steps: readonly Step[], seat: number | null, asked: boolean, story: Story = {}): number {
  const last = steps.at(-1);
  if (seat === null || !last) return -Infinity;
  const mine = owners(steps, seat, story);
  const turn = story.turn?.(last.view) ?? null;
  let at = steps.length - 1;
  if (turn === null ? asked : turn === seat) {
    while (at >= 0 && mine[at] !== false) at -= 1; // my turn so far
    if (!mine.slice(at + 1).includes(true)) at = steps.length - 1;
  }
  while (at >= 0 && mine[at] !== true) at -= 1;
  while (at >= 0 && mine[at + 1] === null) at += 1; // what came of it by itself
  return steps[at]?.step ?? -Infinity;
}

/** An answer that lets things be, be it by a standing order: nothing is told of it. */
const isPass = ({ events, action }: Step): boolean => !events.length && !Object.keys(action?.args ?? {}).length;

/** For each step whether it belongs to a turn of the seat; null: to nobody's. */
function owners(steps: readonly Step[], seat: number, story: Story): (boolean | null)[] {
  return steps.map((step, i) => {
    const before = steps[i - 1];
    const turn = before && story.turn ? story.turn(before.view) : null;
    if (turn !== null) return turn === seat;
    return step.seat < 0 || step.auto || (step.seat === seat && isPass(step)) ? null : step.seat === seat;
  });
}
