import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Clock, StateMessage, Step } from '../protocol';
import type { SeatFeed } from './feed';
import { decision, option, state, step, view } from './samples';
import { Screen } from './screen.svelte';

const LASTS = 100;
const GO = [option('go')];
const asked = (id: string, seat = 0) => decision(id, GO, { seat });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Port {
  screen: Screen;
  offered: (StateMessage | null)[] = [];
  followed: number[] = [];
  past: Step[] = [];

  constructor(readonly seats: number[] = [0]) {
    this.screen = new Screen(this);
  }

  mine = (): number[] => this.seats;
  lasts = (): number => LASTS;
  history = (): Promise<Step[]> => Promise.resolve(this.past);
  offer = (told: StateMessage | null): void => void this.offered.push(told);
  follow = (feed: SeatFeed): void => void this.followed.push(feed.state?.step ?? -1);

  tell(...steps: Step[]): void {
    this.screen.tell({ n: 0, type: 'steps', seat: 0, steps });
  }

  /** The decision that can be answered now. */
  get asks(): string | undefined {
    return this.offered.at(-1)?.decision?.id;
  }
}

const shown = (screen: Screen): unknown => screen.view?.state;

describe('a screen', () => {
  it('shows the state at once when it comes to the table', () => {
    const port = new Port();
    port.screen.settle(state(3, { decision: asked('d1') }));
    expect([port.screen.seat, shown(port.screen), port.asks, port.screen.busy]).toEqual([0, { step: 3 }, 'd1', false]);
  });

  it('shows steps one after another before it asks', () => {
    const port = new Port();
    port.screen.settle(state(0));
    port.tell(step(1), step(2));
    port.screen.settle(state(2, { decision: asked('d1') }));
    expect([shown(port.screen), port.screen.busy, port.asks]).toEqual([{ step: 1 }, true, undefined]);
    expect(port.screen.events.map((event) => event.args)).toEqual([{ cell: 1 }]);
    vi.advanceTimersByTime(LASTS);
    expect([shown(port.screen), port.screen.log.length]).toEqual([{ step: 2 }, 2]);
    vi.advanceTimersByTime(LASTS);
    expect([port.screen.busy, port.screen.events, port.asks]).toEqual([false, [], 'd1']);
  });

  it('shows all that is left when the reader skips', () => {
    const port = new Port();
    port.screen.settle(state(0));
    port.tell(step(1), step(2), step(3));
    port.screen.settle(state(3, { decision: asked('d1') }));
    port.screen.skip();
    expect([shown(port.screen), port.screen.busy, port.asks]).toEqual([{ step: 3 }, false, 'd1']);
  });

  it('asks against time while steps are still shown', () => {
    const clock: Clock = { window: 'w', seconds: 9, left: 9, extended: [], may_extend: [], extensions: [] };
    const port = new Port();
    port.screen.settle(state(0));
    port.tell(step(1));
    port.screen.settle(state(1, { decision: asked('d1'), clock }));
    expect([port.screen.busy, port.asks]).toEqual([true, 'd1']);
    port.screen.settle(state(1, { decision: asked('d2'), clock }));
    expect([port.screen.busy, port.asks]).toEqual([true, 'd2']);
  });

  it('lets the clock run under what is shown', () => {
    const port = new Port();
    port.screen.settle(state(0));
    port.tell(step(1));
    port.screen.settle(state(1));
    expect(port.followed.at(-1)).toBe(1);
  });

  it('forgets what was taken back', () => {
    const port = new Port();
    port.tell(step(1, 0), step(2, 0));
    port.screen.settle(state(2));
    port.screen.settle(state(1, { decision: asked('d1') }));
    expect([shown(port.screen), port.screen.log.map((one) => one.step), port.asks]).toEqual([{ step: 1 }, [1], 'd1']);
  });

  it('asks for the past when it does not know it', async () => {
    const port = new Port();
    port.past = [step(1), step(2), step(3)];
    port.screen.settle(state(2));
    await vi.waitFor(() => expect(port.screen.log.map((one) => one.step)).toEqual([1, 2]));
  });

  it('shows again what happened since my last turn', () => {
    const port = new Port();
    port.tell(step(1, 0), step(2), step(3));
    port.screen.settle(state(3, { decision: asked('d1') }));
    expect([...port.screen.changed]).toEqual(['cell:2', 'cell:3']);
    port.screen.again();
    expect([shown(port.screen), port.screen.busy, port.asks]).toEqual([{ step: 1 }, true, undefined]);
    vi.advanceTimersByTime(LASTS);
    expect(shown(port.screen)).toEqual({ step: 2 });
    vi.advanceTimersByTime(2 * LASTS);
    expect([shown(port.screen), port.screen.busy, port.asks]).toEqual([{ step: 3 }, false, 'd1']);
  });

  it('shows somebody who only watches what everybody may see', () => {
    const port = new Port([]);
    port.screen.settle(state(2, { seat: null }));
    expect([port.screen.seat, shown(port.screen)]).toEqual([null, { step: 2 }]);
  });
});

describe('two people at one screen', () => {
  const both = (...must: number[]): Port => {
    const port = new Port([0, 1]);
    for (const seat of [0, 1])
      port.screen.settle(
        state(1, { seat, view: view({ seat }), decision: must.includes(seat) ? asked(`d${seat}`, seat) : null }),
      );
    return port;
  };

  it('are called by a curtain before anything is shown', () => {
    const port = both(1);
    expect([port.screen.seat, port.screen.curtain, port.screen.view]).toEqual([null, 1, null]);
    port.screen.lift();
    expect([port.screen.seat, port.screen.curtain, port.screen.view?.seat, port.asks]).toEqual([1, null, 1, 'd1']);
  });

  it('change places when the other is asked', () => {
    const port = both(0);
    port.screen.lift();
    port.screen.settle(state(2, { seat: 1, decision: asked('d2', 1) }));
    expect(port.screen.curtain).toBeNull();
    port.screen.settle(state(2, { seat: 0 }));
    expect([port.screen.seat, port.screen.curtain, port.asks]).toEqual([0, 1, undefined]);
  });
});
