import type { StateMessage, Step } from '../protocol';
import { joined, upTo } from './log';

/** What one seat of this screen knows: its latest state and the steps told to it, shown or not. */
export class SeatFeed {
  state: StateMessage | null = null;
  log: Step[] = [];
  shown = -1;
  since = 0; // when the latest step was told
  heard = 0; // when the latest state was told

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

  get incomplete(): boolean {
    return this.state !== null && this.log.length < this.state.step;
  }
}
