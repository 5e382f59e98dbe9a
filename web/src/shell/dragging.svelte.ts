import type { Choosing } from './choosing.svelte';

const FAR = 6; // pixels that a hand trembles
const BOARD = '.stage';

const markOf = (target: EventTarget | null): string | null => {
  const thing = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-mark], [data-key]') : null;
  return thing?.dataset.mark ?? thing?.dataset.key ?? null;
};

/** Where the pointer is, in pixels. */
type Spot = { clientX: number; clientY: number };

/** A thing is drawn with the mouse onto another one, a card onto its place, with one gesture; what needs no place, onto the board. */
export class Dragging {
  /** Whether something is under way. */
  drawn = $state(false);
  #from: { mark: string; x: number; y: number; hand: boolean } | null = null;
  #place: string | null = null;

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
    if (event.pointerType !== 'mouse' || event.button !== 0 || !mark || !this.choosing()?.legal.has(mark)) return;
    const hand = event.target instanceof Element && !event.target.closest(BOARD);
    this.#from = { mark, x: event.clientX, y: event.clientY, hand };
  };

  #move = (event: PointerEvent): void => {
    const [from, choosing] = [this.#from, this.choosing()];
    if (!from || !choosing) return;
    if (this.drawn) return this.#hang(choosing, from.mark, event);
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
    this.drawn = true;
    choosing.draw(from.mark);
  };

  /** What is drawn hangs over another place than before. */
  #hang(choosing: Choosing, mark: string, spot: Spot): void {
    const place = this.#under(choosing, mark, spot);
    if (place === this.#place) return;
    this.#place = place;
    choosing.over(mark, place);
  }

  /** The place below the pointer where what is drawn may go. */
  #under(choosing: Choosing, mark: string, { clientX, clientY }: Spot): string | null {
    const place = markOf(document.elementFromPoint(clientX, clientY));
    return place !== null && place !== mark && choosing.goes(mark, place) ? place : null;
  }

  #up = (event: PointerEvent): void => {
    const [from, choosing, drawn] = [this.#from, this.choosing(), this.drawn];
    const place = from && choosing && drawn ? this.#under(choosing, from.mark, event) : null;
    this.#drop();
    if (!from || !choosing || !drawn) return;
    if (place !== null) choosing.over(from.mark, place);
    const there = document.elementFromPoint(event.clientX, event.clientY);
    if (place !== null || (there?.closest(BOARD) && from.hand)) choosing.drop();
  };

  #drop = (): void => {
    this.#from = null;
    this.#place = null;
    this.drawn = false;
  };
}
