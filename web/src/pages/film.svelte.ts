import { api, Refusal } from '../api';
import { settings, stillness } from '../look/settings.svelte';
import { router } from '../router.svelte';
import type { Phrase, SeatRequest, Step, TableSummary } from '../protocol';
import type { GameHooks } from '../shell/parts';
import { BETWEEN, MOVE, STILL } from '../look/motion';

/** A game shown again, step by step. */
export class Film {
  card = $state.raw<TableSummary | null>(null);
  steps = $state.raw<Step[]>([]);
  at = $state(0);
  playing = $state(false);
  complaint = $state.raw<Phrase | null>(null);
  hooks: GameHooks = {};

  now = $derived(this.steps[this.at]);
  logParts = $derived({ since: [], before: this.steps.slice(0, this.at + 1).reverse() });
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  async load(step: number | null): Promise<TableSummary | null> {
    try {
      const card = await api.table(this.id);
      const seat = card.over ? 'all' : (card.my_seats[0] ?? null);
      this.steps = await api.steps(this.id, seat);
      const found = this.steps.findIndex((one) => one.step === step);
      this.at = found >= 0 ? found : step === null && !card.over ? this.steps.length - 1 : 0;
      this.card = card;
      return card;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.complaint = error.reason;
      return null;
    }
  }

  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }

  go(at: number): void {
    this.at = Math.min(this.last, Math.max(0, at));
    router.settle(this.address);
  }

  get address(): string {
    return `/replay/${this.id}?step=${this.now?.step ?? 0}`;
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

  async fork(seats: SeatRequest[]): Promise<void> {
    try {
      const { id } = await api.fork(this.id, this.now?.step ?? 0, seats);
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
