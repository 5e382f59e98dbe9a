import type { Thinking, Thought } from './messages';

type Job = { id: number; job: string; done(words: string): void; failed(why: Error): void };

/** Workers that think for bots: one that is ready, one thought at a time. A thought that is stopped ends its worker. */
export class Thinkers {
  #worker: Worker | null = null;
  #module: WebAssembly.Module | null = null;
  #ready = false;
  #now: Job | null = null;
  #waiting: Job[] = [];

  constructor(
    private readonly home: string,
    private readonly make: () => Worker,
  ) {}

  /** Begins with what another worker has compiled. */
  begin(module: WebAssembly.Module): void {
    this.#module = module;
    this.warm();
  }

  /** Loads Python in a worker, so that it is there when it is needed. */
  warm(): void {
    if (this.#worker) return;
    const worker = this.make();
    this.#worker = worker;
    this.#ready = false;
    worker.onmessage = ({ data }: MessageEvent<Thinking>) => this.#hear(data);
    worker.onerror = (event) => this.#lost(event.message);
    this.#tell({ kind: 'start', home: this.home, module: this.#module });
  }

  think(id: number, job: string): Promise<string> {
    return new Promise((done, failed) => {
      this.#waiting.push({ id, job, done, failed });
      this.warm();
      this.#next();
    });
  }

  stop(id: number): void {
    this.#waiting = this.#waiting.filter((one) => one.id !== id);
    if (this.#now?.id !== id) return;
    this.#end();
    this.warm();
  }

  #tell(told: Thought): void {
    this.#worker?.postMessage(told);
  }

  #next(): void {
    if (!this.#ready || this.#now) return;
    this.#now = this.#waiting.shift() ?? null;
    if (this.#now) this.#tell({ kind: 'think', id: this.#now.id, job: this.#now.job });
  }

  #hear(told: Thinking): void {
    if (told.kind === 'ready') {
      this.#ready = true;
    } else if (this.#now?.id === told.id) {
      if (told.words === null) this.#now.failed(new Error('the bot has failed'));
      else this.#now.done(told.words);
      this.#now = null;
    }
    this.#next();
  }

  #lost(why: string): void {
    const left = [...(this.#now ? [this.#now] : []), ...this.#waiting];
    this.#waiting = [];
    this.#end();
    for (const job of left) job.failed(new Error(why));
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#now = null;
  }
}
