import type { Clock, Decision, SeatTime, Unsettled } from '../protocol';
import type { SeatFeed } from './feed';
import type { Request, Wire } from './session.svelte';

/** The time of a seat, with the moment when it runs out (by `Date.now`). */
export type Timed = SeatTime & { due: number | null };

/** Play against time: the clock of the question, standing orders, answers ahead, plays that may still be interrupted. */
export class Live {
  /** How long the question is open to everybody, and when its time is up (by `Date.now`). */
  clock = $state.raw<Clock | null>(null);
  due = $state<number | null>(null);
  /** The time of each seat by the pace of the table. */
  times = $state.raw<Timed[]>([]);
  orders = $state.raw<Record<string, unknown> | null>(null);
  /** Whether the window stops for me. */
  stop = $state(false);
  /** What I shall be asked when the window has passed, and the answer that I have sealed for it. */
  ahead = $state.raw<Decision | null>(null);
  sealed = $state<string | null>(null);
  /** Plays that may still be interrupted, each with the time when it settles (by `Date.now`). */
  unsettled = $state.raw<(Unsettled & { due: number })[]>([]);

  constructor(
    private readonly wire: Wire,
    private readonly seat: () => number | null,
  ) {}

  follow({ state, heard }: SeatFeed): void {
    if (!state) return;
    this.clock = state.clock;
    this.due = state.clock?.left != null ? heard + state.clock.left * 1000 : null;
    this.times = state.times.map((time) => ({
      ...time,
      due: time.runs && time.left !== null ? heard + time.left * 1000 : null,
    }));
    this.orders = state.orders;
    this.stop = state.stop;
    this.ahead = state.ahead;
    this.sealed = state.sealed;
    this.unsettled = state.unsettled.map((play) => ({ ...play, due: heard + play.left * 1000 }));
  }

  /** Asks for more time, for everybody to see. */
  extend = (): void => this.#ask((seat) => ({ type: 'extend', seat }));

  /** Asks for more time for an unsettled play. */
  extendPlay = (play: number): void => this.#ask((seat) => ({ type: 'extend', seat, play }));

  /** Lets a window go by that stops for me. */
  ready = (): void => this.#ask((seat) => ({ type: 'ready', seat }));

  order = (name: string, value: string | number | boolean): void =>
    this.#ask((seat) => ({ type: 'order', seat, name, value }));

  /** Seals an answer to what I shall be asked. */
  seal = (words: string): void => {
    if (this.ahead) this.wire.send({ type: 'play', seat: this.ahead.seat, decision: this.ahead.id, words });
  };

  #ask(request: (seat: number) => Request): void {
    const seat = this.seat();
    if (seat !== null) this.wire.send(request(seat));
  }
}
