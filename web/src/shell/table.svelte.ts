import { api } from '../api';
import { store, stored } from '../look/memory';
import { BETWEEN, MOVE, STILL } from '../look/motion';
import { settings, stillness } from '../look/settings.svelte';
import { play, soundOf } from '../look/sound';
import { GRACE, type ServerMessage, type StateMessage, type Step, type Undo } from '../protocol';
import { Choosing } from './choosing.svelte';
import type { SeatFeed } from './feed';
import { Live } from './live.svelte';
import { transport, type Socket } from '../transport';
import type { GameHooks } from './parts';
import { Screen } from './screen.svelte';
import { Session } from './session.svelte';
import { Away } from './away.svelte';

function dial(id: string): Socket {
  return transport.socket(`/api/tables/${id}/socket`);
}

const FIRST = 2; // step of a game: the position that it begins with is 1
const NOTHING = { id: 'undo-nothing', args: {} };

/** A live table as this screen sees it: its parts, and what passes between them. */
export class Table {
  #undo = $state.raw<Undo>({ possible: false });
  /** What may be taken back; nothing before I have given an answer, as far as the log can tell. */
  readonly undo = $derived.by((): Undo => {
    const { log, seat } = this.screen;
    const whole = (log[0]?.step ?? FIRST) <= FIRST;
    return whole && !log.some((step) => step.seat === seat && !step.auto)
      ? { ...this.#undo, reason: NOTHING, beyond: null }
      : this.#undo;
  });
  /** Until when my last answer can be taken back, because a bot moves then; null while nobody hurries me. */
  closing = $state<number | null>(null);

  #heard = -1; // the step at which I was asked last
  #falling = 0; // answers of a way that are still to be taken back

  readonly session: Session;
  readonly choosing: Choosing;
  readonly live: Live;
  readonly screen: Screen;
  readonly away: Away;

  constructor(
    readonly id: string,
    private readonly hooks: GameHooks,
    call: () => Socket = () => dial(id),
  ) {
    this.session = new Session(id, call, {
      message: (message) => this.#hear(message),
      opened: () => {
        this.choosing.reconnected();
        if (document.hidden) this.session.hide(true);
      },
      reseated: () => this.screen.forget(),
    });
    this.choosing = new Choosing(this.session, hooks);
    this.live = new Live(this.session, () => this.screen.seat);
    this.away = new Away({
      id,
      card: () => this.session.summary,
      hurried: () => this.live.clock?.left != null,
      lasts: (step) =>
        stillness() ? STILL : (this.hooks.lasts?.(step.events) ?? MOVE) * settings.speed + BETWEEN.replay,
    });
    this.screen = new Screen(
      {
        mine: () => this.session.summary?.my_seats ?? [],
        lasts: (step, last) => this.#lasts(step, last),
        history: async (seat, whole) => {
          const told = whole ? api.allSteps(id, seat) : api.steps(id, seat).then((piece) => piece.steps);
          const steps = await told.catch(() => []);
          this.away.remember(seat, steps);
          return steps;
        },
        shown: (step) => this.#sound(step),
        offer: (state) => {
          if (!state) return this.choosing.withdraw();
          this.#ring(state);
          this.choosing.offer(state.decision, state.view);
        },
        follow: (feed) => this.#follow(feed),
      },
      hooks.story,
    );
  }

  close(): void {
    this.away.pause();
    this.away.keep();
    this.screen.stop();
    this.session.close();
  }

  /** Somebody looks at this page, or nobody does. */
  look(): void {
    this.session.hide(document.hidden);
    this.away.hide(document.hidden, Date.now() / 1000);
  }

  takeBack(): void {
    if (this.screen.seat === null) return;
    const given = this.choosing.fall();
    this.#falling = this.undo.possible ? given - 1 : 0;
    if (this.undo.possible) this.session.send({ type: 'undo', seat: this.screen.seat });
    else if (this.undo.beyond) this.session.send({ type: 'takeback', seat: this.screen.seat });
    else if (this.undo.reason) this.session.complaint = { reason: this.undo.reason, rule: '' };
  }

  async hint(): Promise<void> {
    if (!this.choosing.decision) return;
    const { id, seat } = this.choosing.decision;
    if (this.choosing.advice) return this.choosing.plainer();
    await this.session.ask(async () => {
      const hint = await api.hint(this.id, seat);
      if (this.choosing.decision?.id === id) this.choosing.advise(hint);
    });
  }

  async join(seat: number, name?: string): Promise<void> {
    await this.session.ask(async () => {
      await api.join(this.id, seat, name);
      this.screen.forget();
      this.session.resync();
    });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'steps':
        this.screen.tell(message);
        this.away.tell(message.seat, message.steps);
        break;
      case 'state':
        if (message.seat === this.screen.seat) {
          this.choosing.heard(message.decision?.id);
          this.#fall(message);
        }
        this.screen.settle(message);
        this.away.settle(message.seat, message.step);
        break;
      case 'refused': {
        const complaint = { reason: message.reason, rule: message.rule };
        if (this.choosing.refused(message.request, complaint)) this.screen.refresh();
        else this.session.complaint = complaint;
        break;
      }
      case 'weighed':
        this.choosing.hear(message);
        break;
      case 'ack':
        this.choosing.acknowledged(message.request);
        break;
    }
  }

  /** Takes back what is left of a way, as far as it can be. */
  #fall({ seat, undo }: StateMessage): void {
    if (!this.#falling) return;
    this.#falling = undo.possible ? this.#falling - 1 : 0;
    if (undo.possible && seat !== null) this.session.send({ type: 'undo', seat });
  }

  #follow(feed: SeatFeed): void {
    this.live.follow(feed);
    this.#giveOrders();
    const bot = feed.state?.waiting.some((seat) => {
      const one = this.session.summary?.seats[seat];
      return one?.kind === 'bot' || !!one?.bot;
    });
    this.#undo = feed.state?.undo ?? { possible: false };
    this.closing = this.undo.possible && bot && !this.choosing.passed ? feed.since + GRACE * 1000 : null;
  }

  /** Gives, once at a table, the orders that suit whoever plays alone with bots. */
  #giveOrders(): void {
    const [orders, card] = [this.live.orders, this.session.summary];
    if (!this.hooks.standing || !orders || !card || settings.ask === 'always') return;
    const alone = card.seats.every((seat, i) => seat.kind === 'bot' || card.my_seats.includes(i));
    if (!alone || stored(`ordered.${this.id}`)) return;
    store(`ordered.${this.id}`, 'yes');
    for (const [name, value] of Object.entries(this.hooks.standing))
      if (orders[name] !== value) this.live.order(name, value);
  }

  #sound(step: Step): void {
    const found = soundOf(
      step.events.map((event) => event.kind),
      this.hooks.sounds,
    );
    if (found) play(found);
  }

  /** The bell calls whoever must answer, after others have acted. */
  #ring(state: StateMessage): void {
    const others = this.screen.log.some(
      (step) => step.step > this.#heard && step.seat >= 0 && step.seat !== state.seat,
    );
    if (state.decision?.must && others && this.#heard >= 0) play('bell');
    if (state.decision?.must || this.#heard < 0) this.#heard = state.step;
  }

  #lasts(step: Step, last: boolean): number {
    if (document.hidden || stillness()) return 0;
    const lasts = step.events.length || step.action ? (this.hooks.lasts?.(step.events) ?? MOVE) : 0;
    return lasts === 0 ? 0 : (lasts + (last ? 0 : BETWEEN.table)) * settings.speed;
  }
}
