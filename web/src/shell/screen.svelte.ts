import type { Event, StateMessage, Step, StepsMessage, View } from '../protocol';
import { activeSeat, lifted, type ActiveSeat } from './activeSeat';
import { SeatFeed } from './feed';
import { touched } from './log';
import { StepPlayer } from './player';
import { border, type Line, type Story } from './story';

/** What a screen asks of its table. */
export type ScreenPort = {
  /** The seats of this screen. */
  mine(): readonly number[];
  /** How long a step is shown, in milliseconds. */
  lasts(step: Step, last: boolean): number;
  /** A step is shown now. */
  shown?(step: Step): void;
  /** What was told to a seat lately, or all of it. */
  history(seat: number | null, whole: boolean): Promise<Step[]>;
  /** The active seat may answer its latest state; null: it may not while other things are shown. */
  offer(state: StateMessage | null): void;
  /** The latest state of the active seat has things that run on under what is shown, such as a clock. */
  follow(feed: SeatFeed): void;
};

const BREATH = 60;

/** What is seen: the view of the active seat, step by step, and the log so far. */
export class Screen {
  #active = $state.raw<ActiveSeat>({ seat: null, curtain: null });
  /** The seat whose view is shown, and the seat that a curtain waits for. */
  seat = $derived(this.#active.seat);
  curtain = $derived(this.#active.curtain);
  view = $state.raw<View | null>(null);
  events = $state.raw<Event[]>([]);
  log = $state.raw<Step[]>([]);
  /** Whether steps are being shown, and whether they wait for me to go on. */
  busy = $state(false);
  paused = $state(false);
  /** The step that is being shown, and the view before it: nothing is told before it has been seen. */
  #showing = $state.raw<{ step: number; before: View | null } | null>(null);
  settled = $derived(this.#showing?.before ?? this.view);
  told = $derived.by(() => {
    const now = this.#showing;
    return now ? this.log.filter((step) => step.step < now.step) : this.log;
  });

  /** Whether I am asked, so that my turn lasts. */
  #asked = $state(false);
  /** The last step of my last turn. */
  since = $derived.by(() => border(this.told, this.seat, this.#asked, this.story));
  #recent = $derived(this.told.filter((step) => step.step > this.since));
  /** The line of the log that is looked at. */
  looked = $state.raw<Line | null>(null);
  /** What the board shows: the moment that is looked at, or now. */
  seen = $derived(this.looked?.steps.at(-1)?.view ?? this.view);
  /** The marks of what changed since my last turn, or in the line that is looked at. */
  changed = $derived(touched(this.looked?.steps ?? this.#recent));

  #feeds = new Map<number | null, SeatFeed>();
  #player = new StepPlayer<Step>(
    (step, last) => this.#show(step, last),
    () => this.#rest(),
  );

  constructor(
    private readonly port: ScreenPort,
    private readonly story: Story = {},
  ) {}

  /** Looks at a line of the log on the board; null: at what is now. */
  look = (line: Line | null): void => {
    this.looked = line;
  };

  tell(message: StepsMessage): void {
    this.#feed(message.seat).tell(message.steps);
  }

  settle(message: StateMessage): void {
    if (message.seat !== null) this.#feeds.delete(null);
    const feed = this.#feed(message.seat);
    feed.settle(message);
    if (feed.incomplete) void this.#remember(feed);
    if (this.#shows(feed)) this.port.follow(feed);
    if (this.seat === null && this.curtain === null) this.#turn();
    if (this.#shows(feed)) this.refresh();
    else if (!this.busy) this.#turn();
  }

  /** Forgets all seats; they will be told anew. */
  forget(): void {
    this.#feeds.clear();
  }

  stop(): void {
    this.#player.stop();
  }

  /** The person named on the curtain is here. */
  lift = (): void => {
    this.#active = lifted(this.#active);
    this.refresh();
  };

  /** Shows what the active seat has not seen yet, then its state. */
  refresh(): void {
    const feed = this.#feed(this.seat);
    if (!feed.state || this.curtain !== null) return;
    const unseen = feed.unseen;
    const ticks = feed.state.clock?.left != null; // what is asked against time does not wait until all has been shown
    if (unseen.length) {
      if (!this.view) this.view = feed.log.findLast((step) => step.step <= feed.shown)?.view ?? feed.state.view;
      this.busy = true;
      this.port.offer(ticks ? feed.state : null);
      feed.shown = unseen.at(-1)?.step ?? feed.shown;
      this.#player.add(unseen);
    } else if (!this.#player.busy) this.#rest();
    else if (ticks) this.port.offer(feed.state);
  }

  /** Shows again what happened since my last turn. */
  again = (): void => {
    const steps = this.#recent;
    const first = steps[0];
    if (!first || this.busy) return;
    this.looked = null;
    this.view = this.log.findLast((step) => step.step < first.step)?.view ?? this.view;
    this.events = [];
    this.busy = true;
    this.port.offer(null);
    setTimeout(() => this.#player.add(steps), BREATH);
  };

  skip = (): void => {
    this.paused = false;
    if (this.busy) this.#player.skip();
  };

  /** Stops after the step that is shown, or goes on. */
  pause = (): void => {
    if (!this.busy) return;
    this.paused = !this.paused;
    if (this.paused) this.#player.pause();
    else this.#player.resume();
  };

  /** Shows the next step, and stops there. */
  next = (): void => {
    if (!this.busy) return;
    if (!this.paused) this.pause();
    this.#player.step();
  };

  /** The step that is shown has been seen: goes on, unless somebody has stopped it. */
  goOn = (): void => {
    if (this.busy && !this.paused) this.#player.step();
  };

  #feed(seat: number | null): SeatFeed {
    let feed = this.#feeds.get(seat);
    if (!feed) this.#feeds.set(seat, (feed = new SeatFeed(seat)));
    return feed;
  }

  #shows(feed: SeatFeed): boolean {
    return feed.seat === this.seat && this.curtain === null;
  }

  async #remember(feed: SeatFeed): Promise<void> {
    const steps = await this.port.history(feed.seat, feed.state?.view.over ?? false);
    feed.remember(steps.filter((step) => step.step <= (feed.state?.step ?? 0)));
    if (feed.seat === this.seat) this.log = feed.seen;
  }

  /** Finds out who is at the screen now. */
  #turn(): void {
    const mine = this.port.mine();
    const stateOf = (seat: number): StateMessage | null => this.#feeds.get(seat)?.state ?? null;
    if (mine.some((seat) => !stateOf(seat))) return;
    const asked = mine.filter((seat) => stateOf(seat)?.decision?.must);
    const over = mine.some((seat) => stateOf(seat)?.view.over);
    const next = activeSeat(this.#active, mine, asked, over);
    const moved = next.seat !== this.seat;
    this.#active = next;
    if (next.curtain !== null) this.port.offer(null);
    else if (moved) this.refresh();
  }

  #show(step: Step, last: boolean): number {
    const before = this.view;
    this.looked = null;
    this.view = step.view;
    this.events = step.events;
    const until = Math.max(step.step, this.log.at(-1)?.step ?? 0);
    this.log = this.#feed(this.seat).log.filter((other) => other.step <= until);
    const lasts = this.port.lasts(step, last);
    if (lasts > 0) this.port.shown?.(step);
    this.#showing = lasts > 0 ? { step: step.step, before } : null;
    return lasts;
  }

  #rest(): void {
    const feed = this.#feed(this.seat);
    this.busy = false;
    this.paused = false;
    this.#showing = null;
    this.events = [];
    if (!feed.state || this.curtain !== null) return;
    this.view = feed.state.view;
    this.log = feed.seen;
    this.#asked = feed.state.decision?.must ?? false;
    this.port.follow(feed);
    this.port.offer(feed.state);
    if (!feed.unseen.length) this.#turn();
  }
}
