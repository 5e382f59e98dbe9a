import type { ServerMessage, View, WireMessage } from '../protocol';
import type { Reader } from './connection';
import { applied, checksum, steps } from './differences';

/** Puts the views of a table's messages together from what has changed. */
export class Views implements Reader<WireMessage, ServerMessage> {
  #known = new Map<number | null, View>(); // the view that each seat was told last

  forget(): void {
    this.#known.clear();
  }

  read(message: WireMessage): ServerMessage | 'wait' | 'lost' {
    if (message.type !== 'steps' && message.type !== 'state') return message;
    const { seat } = message;
    const base = this.#known.get(seat);
    if (message.type === 'steps') {
      if (!base && !Array.isArray(message.steps[0]?.change)) return 'wait';
      const told = steps(message.steps, base);
      const last = told.at(-1);
      if (last) this.#known.set(seat, last.view);
      return { ...message, steps: told };
    }
    const { change, sum, ...rest } = message;
    if (!base && !Array.isArray(change)) return 'wait';
    const view = applied(base, change) as View;
    if (checksum(view) === sum) {
      this.#known.set(seat, view);
      return { ...rest, view };
    }
    this.#known.delete(seat);
    return 'lost';
  }
}
