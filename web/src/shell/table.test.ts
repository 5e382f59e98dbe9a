import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api';
import { settings } from '../look/settings.svelte';
import { GRACE, type StateMessage } from '../protocol';
import { decision, hint, option, state, step, wired } from './samples';
import { Table } from './table.svelte';

class Phone {
  readyState = 1;
  sent: { type: string; request: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send = (text: string): void => void this.sent.push(JSON.parse(text));
  close(): void {}
}

const GO = [option('go a', ['cell:1']), option('go b', ['cell:2'])];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function seated(hooks = {}) {
  const phone = new Phone();
  const table = new Table('t1', hooks, () => phone as unknown as WebSocket);
  let n = 0;
  const tell = (message: object): void =>
    phone.onmessage?.({ data: JSON.stringify(wired({ ...message, n: (n += 1) })) });
  const settle = (number: number, more: Partial<StateMessage> = {}): void => tell(state(number, more));
  tell({ type: 'table', table: { id: 't1', my_seats: [0], seats: [{ kind: 'me' }, { kind: 'bot' }] } });
  settle(0, { decision: decision('d1', GO) });
  return { table, phone, tell, settle };
}

it('takes an answer from the question to the next one', () => {
  const { table, phone, tell, settle } = seated();
  table.choosing.pick('cell:1');
  table.choosing.act();
  expect(phone.sent).toMatchObject([{ type: 'play', decision: 'd1', words: 'go a' }]);
  tell({ type: 'ack', request: phone.sent[0]?.request });
  tell({ type: 'steps', seat: 0, steps: [step(1, 0)] });
  settle(1, { decision: decision('d2', GO) });
  expect([table.choosing.sending, table.choosing.asking, table.screen.busy]).toEqual([false, null, true]);
  vi.runAllTimers();
  expect([table.choosing.asking?.id, table.choosing.chosen]).toEqual(['d2', null]);
});

it('shows a step for as long as its game says', () => {
  const { table, tell, settle } = seated({ lasts: () => 1000 });
  tell({ type: 'steps', seat: 0, steps: [step(1)] });
  settle(1);
  vi.advanceTimersByTime(999);
  expect(table.screen.busy).toBe(true);
  vi.advanceTimersByTime(1);
  expect(table.screen.busy).toBe(false);
});

it('asks again what was refused', () => {
  const { table, phone, tell } = seated();
  table.choosing.play('go a');
  const reason = { id: 'error-illegal', args: {} };
  tell({ type: 'refused', request: phone.sent[0]?.request, reason, rule: 'T-1' });
  expect([table.choosing.asking?.id, table.session.complaint]).toEqual(['d1', { reason, rule: 'T-1' }]);
});

it('takes back while a bot waits, and says why it cannot', () => {
  const { table, phone, tell, settle } = seated();
  settle(1, { undo: { possible: true }, waiting: [1] });
  expect(table.closing).toBe(GRACE * 1000);
  table.takeBack();
  expect(phone.sent).toMatchObject([{ type: 'undo', seat: 0 }]);
  const reason = { id: 'error-seen', args: {} };
  tell({ type: 'steps', seat: 0, steps: [step(2, 0)] });
  settle(2, { undo: { possible: false, reason } });
  table.takeBack();
  expect([table.closing, table.session.complaint]).toEqual([null, { reason, rule: '' }]);
});

it('asks the others only for an answer that I have given', () => {
  const { table, phone, tell, settle } = seated();
  const others = { possible: false, reason: { id: 'undo-other', args: {} }, beyond: 'ask' as const };
  tell({ type: 'steps', seat: 0, steps: [step(2, 1)] });
  settle(2, { undo: others });
  table.takeBack();
  expect([phone.sent, table.session.complaint?.reason]).toEqual([[], { id: 'undo-nothing', args: {} }]);
  tell({ type: 'steps', seat: 0, steps: [step(3, 0), step(4, 1)] });
  settle(4, { undo: others });
  vi.runAllTimers();
  table.takeBack();
  expect(phone.sent).toMatchObject([{ type: 'takeback', seat: 0 }]);
});

it('leads to what is advised, unless something else is asked by then', async () => {
  const { table, settle } = seated();
  const advice = vi.spyOn(api, 'hint').mockResolvedValue(hint('go b', ['go b']));
  await table.hint();
  expect([table.choosing.advice?.strength, table.choosing.chosen]).toEqual([1, null]);
  await table.hint();
  await table.hint();
  expect([table.choosing.chosen?.words, advice.mock.calls.length]).toEqual(['go b', 1]);
  settle(0, { decision: decision('d2', GO, { prompt: { id: 'other', args: {} } }) });
  advice.mockImplementation(() => {
    settle(0, { decision: decision('d3', GO, { prompt: { id: 'third', args: {} } }) });
    return Promise.resolve(hint('go a', ['go a']));
  });
  await table.hint();
  expect([table.choosing.chosen, table.choosing.advice]).toEqual([null, null]);
});

it('is told everything anew when somebody takes a seat', async () => {
  const { table, phone } = seated();
  vi.spyOn(api, 'join').mockResolvedValue({} as never);
  await table.join(1, 'Ann');
  expect(phone.sent).toEqual([{ type: 'resync' }]);
});

it('takes a whole way back at once', () => {
  const { table, phone, settle } = seated();
  table.choosing.given = [3];
  settle(1, { undo: { possible: true } });
  vi.runAllTimers();
  table.takeBack();
  for (const number of [2, 3, 4]) settle(number, { undo: { possible: true } });
  expect(phone.sent.filter((one) => one.type === 'undo').length).toBe(3);
});

it('gives the orders that suit whoever plays alone with bots, once', () => {
  settings.ask = 'final';
  const memory = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => memory.set(name, value),
  });
  const { phone, settle } = seated({ standing: { offers: 'button' } });
  settle(1, { orders: { offers: 'asked' } });
  settle(2, { orders: { offers: 'asked' } });
  vi.unstubAllGlobals();
  expect(phone.sent.filter((one) => one.type === 'order')).toMatchObject([{ name: 'offers', value: 'button' }]);
});
