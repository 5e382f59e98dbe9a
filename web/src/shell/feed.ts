import type { StateMessage, Step } from '../protocol';
import { joined, upTo } from './log';

/** What one seat of this screen knows: its latest state and the steps told to it, shown or not. */
export class SeatFeed {
  state: StateMessage | null = null;
  log: Step[] = [];
  shown = -1;
  since = 0; // when the latest step was told
  heard = 0; // when the latest state was told
  #left = 0; // steps before those in the log, which nobody needs until the game is over

  constructor(readonly seat: number | null) {}

  get unseen(): Step[] {
    return this.log.filter((step) => step.step > this.shown);
  }

  get seen(): Step[] {
    return upTo(this.log, this.shown);
  }

  tell(steps: readonly Step[]): void {
    this.log = joined(this.log, steps);
  }

  /** A new state. What it does not know was taken back; what was never told cannot be shown. */
  settle(state: StateMessage): void {
    const first = this.state === null;
    this.heard = Date.now();
    if (this.state?.step !== state.step) this.since = this.heard;
    this.state = state;
    this.log = upTo(this.log, state.step);
    const missed = (this.log.at(-1)?.step ?? -1) < state.step;
    if (first || missed || this.shown > state.step) this.shown = state.step;
  }

  /** Steps that were told before. What lies before a gap is left out. */
  remember(steps: readonly Step[]): void {
    if ((this.log.at(-1)?.step ?? 0) < (steps[0]?.step ?? 1) - 1) this.log = [];
    this.tell(steps);
    this.#left = (this.log[0]?.step ?? 1) - 1;
  }

  get incomplete(): boolean {
    if (this.state === null) return false;
    return this.log.length < this.state.step - (this.state.view.over ? 0 : this.#left);
  }
}
