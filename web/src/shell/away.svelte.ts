import { api } from '../api';
import type { Event, Seen, Step, TableSummary, View } from '../protocol';
import { joined, touched, upTo } from './log';
import { beatsOf, border, isWorthTelling, type Beat } from './away';

export const ABSENCE = 60; // seconds away that are no return yet

/** What a story asks of its table. */
export type AwayPort = {
  id: string;
  card(): TableSummary | null;
  /** Whether somebody plays against a clock of the game, who has no time for stories. */
  hurried(): boolean;
  /** How long a step is shown, in milliseconds. */
  lasts(step: Step): number;
};

/** While I was away: what happened since my last turn, told before my decision, and what I have seen of the game. */
export class Away {
  open = $state(false);
  playing = $state(false);
  lit = $state<number | null>(null); // the beat that is pointed at
  ago = $state(0); // seconds since I looked
  #log = $state.raw<Step[]>([]);
  #after = $state(0); // the step after which the story begins
  #at = $state(0); // the step that is shown
  beats = $derived<Beat[]>(beatsOf(this.#log, this.#after));
  #steps = $derived(this.beats.flatMap((beat) => beat.steps));
  /** How the table stood before a beat. */
  before = (beat: number): View | undefined =>
    this.#log.findLast((step) => step.step < (this.beats[beat]?.steps[0]?.step ?? 0))?.view;
  /** Which beat is shown. */
  beat = $derived(
    Math.max(
      0,
      this.beats.findIndex((beat) => (beat.steps.at(-1)?.step ?? 0) >= this.#at),
    ),
  );
  #now = $derived(this.#steps.find((step) => step.step >= this.#at) ?? this.#steps.at(-1));
  view = $derived<View | null>(this.open ? (this.#now?.view ?? null) : null);
  events = $derived<Event[]>(this.open && this.#now ? this.#now.events : []);
  changed = $derived(touched(this.beats[this.beat]?.steps ?? []));
  steps = $derived(upTo(this.#log, this.#at));

  #seat: number | null = null;
  #seen = 0; // the last step that I have seen
  #kept = -1; // the last one that the server knows of
  #begun = false; // the server is asked
  #ready = false; // the server has said what I have seen
  #hidden: number | null = null; // since when nobody looks at the page
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly port: AwayPort) {}

  /** What was told to a seat of mine before this page was there. */
  remember(seat: number | null, steps: readonly Step[]): void {
    if (!this.#isMine(seat)) return;
    this.#log = joined(this.#log, steps);
    this.#begin();
  }

  tell(seat: number | null, steps: readonly Step[]): void {
    if (!this.#isMine(seat)) return;
    this.#log = joined(this.#log, steps);
    this.#look();
  }

  /** The table stands at a step; what comes after it was taken back. */
  settle(seat: number | null, step: number): void {
    if (!this.#isMine(seat)) return;
    this.#log = upTo(this.#log, step);
    if (this.#log.length >= step && this.port.card()?.begun) this.#begin();
    if (this.open && !this.beats.length) this.close();
  }

  /** A person at several seats is told no story: somebody has played at one of them. */
  #isMine(seat: number | null): boolean {
    const mine = this.port.card()?.my_seats ?? [];
    if (seat === null || mine.length !== 1 || mine[0] !== seat) return false;
    this.#seat = seat;
    return true;
  }

  /** Nobody looks at the page, or somebody does again. */
  hide(hidden: boolean, now: number): void {
    if (hidden) {
      this.#hidden ??= now;
      this.pause();
      this.keep();
      return;
    }
    const since = this.#hidden;
    this.#hidden = null;
    if (since === null || !this.#ready) return;
    if (now - since >= ABSENCE) this.#consider(now - since);
    this.#look();
  }

  /** Lets the server know what I have seen; a page that goes away says so, too. */
  keep(): void {
    if (!this.#ready || this.open || this.#seen === this.#kept) return;
    this.#kept = this.#seen;
    void api.saw(this.port.id, this.#seen).catch(() => undefined);
  }

  // -- telling ------------------------------------------------------------------------------------------------------

  /** Shows a beat as it ended. */
  go(beat: number): void {
    this.pause();
    this.#at = this.beats[Math.min(this.beats.length - 1, Math.max(0, beat))]?.steps.at(-1)?.step ?? this.#at;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Plays on from here; from the end, all of it once more. */
  play(): void {
    if (this.#at >= (this.#steps.at(-1)?.step ?? 0)) this.#at = this.#steps[0]?.step ?? 0;
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Goes on to the table. */
  close(): void {
    this.pause();
    this.open = false;
    this.#look();
    this.keep();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), this.#now ? this.port.lasts(this.#now) : 0);
  }

  #next(): void {
    const next = this.#steps.find((step) => step.step > this.#at);
    if (!next) return this.pause();
    this.#at = next.step;
    this.#wait();
  }

  #begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    void api.seen(this.port.id).then(
      (seen) => this.#start(seen),
      () => (this.#begun = false),
    );
  }

  #start(seen: Seen): void {
    this.#ready = true;
    this.#seen = this.#kept = seen.ago === null ? -1 : seen.step;
    if (seen.ago !== null && seen.ago >= ABSENCE) this.#consider(seen.ago);
    this.#look();
    this.keep();
  }

  #consider(ago: number): void {
    const card = this.port.card();
    if (this.#seat === null || !card || card.over || this.port.hurried() || this.open) return;
    if (!isWorthTelling(this.#log, this.#seen)) return;
    this.ago = ago;
    this.#after = border(this.#log, this.#seat, this.#seen);
    this.open = true;
    this.go(this.beats.findIndex((beat) => (beat.steps.at(-1)?.step ?? 0) > this.#seen));
  }

  /** I see what was told last, unless a story is still to be told or nobody looks. */
  #look(): void {
    if (this.#ready && !this.open && this.#hidden === null) this.#seen = this.#log.at(-1)?.step ?? this.#seen;
  }
}
