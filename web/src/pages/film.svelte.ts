import { api, Refusal, type Piece, type Reader } from '../api';
import { settings, stillness } from '../look/settings.svelte';
import { router } from '../router.svelte';
import type { Phrase, SeatRequest, Step, TableSummary, Why } from '../protocol';
import type { GameHooks } from '../shell/parts';
import { BETWEEN, MOVE, STILL } from '../look/motion';

const WINDOW = 200; // steps that come at once
const LONG = 4000; // steps that are too many to be looked at whole
const SOON = 40; // steps before and after the one that is shown which are here

/** Where the window begins that a step is in. */
const begin = (at: number): number => Math.max(0, Math.floor(at / WINDOW) * WINDOW);

/** A game shown again, step by step. It asks for its steps in pieces, when they are to be seen soon. */
export class Film {
  card = $state.raw<TableSummary | null>(null);
  total = $state(0);
  at = $state(0);
  playing = $state(false);
  complaint = $state.raw<Phrase | null>(null);
  asking = $state(false);
  why = $state.raw<(Why & { moment: number }) | null>(null); // what speaks for the answer of a moment
  hooks: GameHooks = {};

  #loaded = $state.raw<ReadonlyMap<number, Step>>(new Map()); // by place, step 1 at place 0
  now = $derived(this.#loaded.get(this.at));
  /** The steps up to now, as far back as they are here. */
  steps = $derived(this.#upTo(this.at));
  /** The whole game, as soon as all of it is here. */
  whole = $derived(this.total > 0 && this.#loaded.size === this.total ? this.#upTo(this.last) : null);
  eyes = $state.raw<Reader>(null);
  #unheard = $state.raw<readonly number[]>([]); // steps, counted among all, that these eyes did not see
  #wanted = 0;
  #loading = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  async load(step: number | null): Promise<TableSummary | null> {
    try {
      const card = await api.table(this.id);
      this.eyes = card.over ? 'all' : (card.my_seats[0] ?? null);
      await this.#fetch(step !== null ? begin(step - 1) : card.over ? 0 : null);
      const wanted = step !== null ? step - 1 : card.over ? 0 : this.last;
      this.at = this.#wanted = this.#loaded.has(wanted) ? wanted : 0;
      if (!this.now) await this.#fetch(0);
      this.card = card;
      this.#foresee();
      return card;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.complaint = error.reason;
      return null;
    }
  }

  get last(): number {
    return Math.max(0, this.total - 1);
  }

  /** Goes to a step, as soon as it is here. */
  go(at: number): void {
    this.#wanted = Math.min(this.last, Math.max(0, at));
    if (this.#loaded.has(this.#wanted)) this.#arrive();
    else void this.#ask(begin(this.#wanted));
  }

  /** The step that is shown, counted among all. */
  get moment(): number {
    return this.#unheard.reduce((step, gone) => (gone <= step ? step + 1 : step), this.now?.step ?? 0);
  }

  /** Shows the game as somebody saw it, at the same moment. */
  async see(eyes: Reader): Promise<void> {
    this.pause();
    const { moment } = this;
    try {
      const start = await api.steps(this.id, eyes, 0);
      const at = Math.max(0, moment - 1 - start.unheard.filter((gone) => gone <= moment).length);
      const there = begin(at) ? await api.steps(this.id, eyes, begin(at)) : start;
      this.eyes = eyes;
      this.#loading.clear();
      this.#loaded = new Map();
      this.#keep(start);
      this.#keep(there);
      this.at = this.#wanted = at;
      this.#foresee();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.complaint = error.reason;
    }
  }

  /** Asks for what is missing, piece by piece, of a game that is short enough to be looked at whole. */
  async complete(): Promise<void> {
    const { eyes } = this;
    for (
      let first = 0;
      first < this.total && this.total <= LONG && eyes === this.eyes && !this.complaint;
      first += WINDOW
    )
      if (![first, Math.min(this.last, first + WINDOW - 1)].every((at) => this.#loaded.has(at))) await this.#ask(first);
  }

  #arrive(): void {
    this.at = this.#wanted;
    router.settle(this.address);
    this.#foresee();
  }

  /** Asks for what is shown soon, and for what lies just before. */
  #foresee(): void {
    for (const near of [this.at - SOON, this.at + SOON])
      if (near >= 0 && near <= this.last && !this.#loaded.has(near)) void this.#ask(begin(near));
  }

  async #ask(first: number): Promise<void> {
    if (this.#loading.has(first)) return;
    this.#loading.add(first);
    try {
      await this.#fetch(first);
      if (this.at !== this.#wanted && this.#loaded.has(this.#wanted)) this.#arrive();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.complaint = error.reason;
    } finally {
      this.#loading.delete(first);
    }
  }

  async #fetch(after: number | null): Promise<void> {
    const { eyes } = this;
    const piece = await api.steps(this.id, eyes, after);
    if (eyes === this.eyes) this.#keep(piece); // nobody looks with others meanwhile
  }

  #keep({ steps, total, unheard }: Piece): void {
    this.#loaded = new Map([...this.#loaded, ...steps.map((step) => [step.step - 1, step] as const)]);
    this.total = total;
    this.#unheard = unheard;
  }

  #upTo(at: number): Step[] {
    const told: Step[] = [];
    for (let step = this.#loaded.get(at); step; step = this.#loaded.get((at -= 1))) told.push(step);
    return told.reverse();
  }

  get address(): string {
    return `/replay/${this.id}?step=${this.moment}`;
  }

  play(): void {
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.#wait();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  pause = (): void => {
    this.playing = false;
    clearTimeout(this.#timer);
  };

  /** Asks why the answer that is shown was given, of a game that is over. */
  async ask(): Promise<void> {
    const { moment } = this;
    this.pause();
    this.asking = true;
    try {
      const why = await api.why(this.id, moment);
      if (moment === this.moment) this.why = { ...why, moment };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.complaint = error.reason;
    } finally {
      this.asking = false;
    }
  }

  async fork(seats: SeatRequest[]): Promise<void> {
    try {
      const { id } = await api.fork(this.id, this.moment, seats);
      router.go(`/table/${id}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.complaint = error.reason;
    }
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const lasts = this.now ? (this.hooks.lasts?.(this.now.events) ?? MOVE) : 0;
    this.#timer = setTimeout(() => this.#next(), stillness() ? STILL : lasts * settings.speed + BETWEEN.replay);
  }

  #next(): void {
    if (!this.playing) return;
    this.go(this.at + 1);
    if (this.at === this.last) this.playing = false;
    else this.#wait();
  }
}
