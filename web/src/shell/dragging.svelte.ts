import type { Choosing } from './choosing.svelte';

const FAR = 6; // pixels that a hand trembles

const markOf = (target: EventTarget | null): string | null => {
  const thing = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-mark], [data-key]') : null;
  return thing?.dataset.mark ?? thing?.dataset.key ?? null;
};

/** A thing is drawn with the mouse onto another one: both are chosen with one gesture, a card and the place where it goes. */
export class Dragging {
  /** Whether something is under way. */
  drawn = $state(false);
  #from: { mark: string; x: number; y: number } | null = null;

  constructor(private readonly choosing: () => Choosing | null) {}

  watch = (table: HTMLElement): (() => void) => {
    const listeners = [
      ['pointerdown', this.#down],
      ['pointermove', this.#move],
      ['pointerup', this.#up],
      ['pointercancel', this.#drop],
    ] as const;
    for (const [name, listener] of listeners) table.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) table.removeEventListener(name, listener);
    };
  };

  #down = (event: PointerEvent): void => {
    const mark = markOf(event.target);
    if (event.pointerType === 'mouse' && event.button === 0 && mark && this.choosing()?.legal.has(mark))
      this.#from = { mark, x: event.clientX, y: event.clientY };
  };

  #move = (event: PointerEvent): void => {
    const [from, choosing] = [this.#from, this.choosing()];
    if (!from || this.drawn || Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
    this.drawn = true;
    choosing?.draw(from.mark);
  };

  #up = (event: PointerEvent): void => {
    const [from, choosing] = [this.#from, this.choosing()];
    const mark = this.drawn ? markOf(document.elementFromPoint(event.clientX, event.clientY)) : null;
    this.#drop();
    if (from && mark && mark !== from.mark && choosing?.legal.has(mark) && !choosing.held.has(mark))
      choosing.pick(mark);
  };

  #drop = (): void => {
    this.#from = null;
    this.drawn = false;
  };
}
