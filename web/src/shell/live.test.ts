import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Clock, StateMessage, Unsettled } from '../protocol';
import { SeatFeed } from './feed';
import { Live } from './live.svelte';
import { decision, option, state, TestWire } from './samples';

const CLOCK: Clock = { window: 'reveal', seconds: 10, left: 4, extended: [], may_extend: [0], extensions: [1] };
const PLAY: Unsettled = { id: 4, seat: 1, card: 7, seconds: 5, left: 3, extended: [], may_extend: [0] };

beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
afterEach(() => void vi.useRealTimers());

function live(more: Partial<StateMessage> = {}, seat: number | null = 0): { live: Live; wire: TestWire } {
  const wire = new TestWire();
  const table = new Live(wire, () => seat);
  const feed = new SeatFeed(seat);
  feed.settle(state(1, more));
  table.follow(feed);
  return { live: table, wire };
}

it('counts from the moment when the state was heard', () => {
  const { live: table } = live({ clock: CLOCK, unsettled: [PLAY] });
  expect([table.due, table.unsettled[0]?.due]).toEqual([5000, 4000]);
});

it('has no end where the clock stands still', () => {
  expect(live({ clock: { ...CLOCK, left: null } }).live.due).toBeNull();
  expect(live().live.due).toBeNull();
});

it('sends what the seat at the screen asks for', () => {
  const { live: table, wire } = live({ clock: CLOCK, unsettled: [PLAY] });
  table.extend();
  table.extendPlay(4);
  table.ready();
  table.order('pass', true);
  expect(wire.sent).toEqual([
    { type: 'extend', seat: 0 },
    { type: 'extend', seat: 0, play: 4 },
    { type: 'ready', seat: 0 },
    { type: 'order', seat: 0, name: 'pass', value: true },
  ]);
});

it('sends nothing for somebody who only watches', () => {
  const { live: table, wire } = live({ clock: CLOCK }, null);
  table.extend();
  table.ready();
  expect(wire.sent).toEqual([]);
});

it('seals an answer to what will be asked', () => {
  const ahead = decision('later', [option('call'), option('keep')]);
  const { live: table, wire } = live({ ahead, sealed: 'keep' });
  expect(table.sealed).toBe('keep');
  table.seal('call');
  expect(wire.sent).toEqual([{ type: 'play', seat: 0, decision: 'later', words: 'call' }]);
});

it('seals nothing when nothing is known ahead', () => {
  const { live: table, wire } = live();
  table.seal('call');
  expect(wire.sent).toEqual([]);
});
