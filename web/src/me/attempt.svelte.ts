import { Refusal } from '../api';
import type { Phrase } from '../protocol';

/** Something that the server may refuse: what it said last. */
class Attempt {
  complaint = $state.raw<Phrase | null>(null);
  busy = $state(false);

  run = async (work: () => Promise<void>): Promise<void> => {
    this.complaint = null;
    this.busy = true;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.complaint = error.reason;
    } finally {
      this.busy = false;
    }
  };
}

export const attempt = (): Attempt => new Attempt();
