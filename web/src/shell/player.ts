/** Shows things one after another, each for as long as it needs, or one at a time; `skip` shows all that is left at once. */
export class StepPlayer<T> {
  #queue: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;
  #paused = false;

  constructor(
    private readonly show: (one: T, last: boolean) => number,
    private readonly done: () => void,
  ) {}

  get busy(): boolean {
    return this.#running;
  }

  add(things: readonly T[]): void {
    this.#queue.push(...things);
    if (!this.#running) this.#next();
  }

  /** Waits after what is shown now, until it is told to go on. */
  pause(): void {
    clearTimeout(this.#timer);
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
    if (this.#running) this.#next();
  }

  /** Shows the next thing now. */
  step(): void {
    clearTimeout(this.#timer);
    if (this.#running) this.#next();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#paused = false;
    while (this.#queue.length) this.show(this.#queue.shift() as T, this.#queue.length === 0);
    this.#finish();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#running = false;
  }

  #next(): void {
    if (!this.#queue.length) return this.#finish();
    this.#running = true;
    const time = this.show(this.#queue.shift() as T, this.#queue.length === 0);
    if (time <= 0) return this.#next();
    if (!this.#paused) this.#timer = setTimeout(() => this.#next(), time);
  }

  #finish(): void {
    this.#running = false;
    this.done();
  }
}
