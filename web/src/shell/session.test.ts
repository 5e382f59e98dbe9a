import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, Refusal } from '../api';
import type { ServerMessage } from '../protocol';
import { chat, line } from './samples';
import { Session } from './session.svelte';

class Phone {
  readyState = 1;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send = (text: string): void => void this.sent.push(JSON.parse(text));
  close(): void {}
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function called() {
  const phone = new Phone();
  const heard: ServerMessage['type'][] = [];
  const opened = vi.fn();
  const session = new Session('t1', () => phone as unknown as WebSocket, {
    message: ({ type }) => void heard.push(type),
    opened,
  });
  let n = 0;
  const tell = (message: object): void => phone.onmessage?.({ data: JSON.stringify({ ...message, n: (n += 1) }) });
  return { session, phone, heard, opened, tell };
}

it('numbers what it sends', () => {
  const { session, phone } = called();
  expect(session.send({ type: 'undo', seat: 0 })).toBe('0-1');
  expect(session.send({ type: 'ready', seat: 1 })).toBe('0-2');
  expect(phone.sent).toEqual([
    { type: 'undo', seat: 0, request: '0-1' },
    { type: 'ready', seat: 1, request: '0-2' },
  ]);
});

it('sends nothing while the connection is broken', () => {
  const { session, phone } = called();
  phone.readyState = 3;
  expect(session.send({ type: 'undo', seat: 0 })).toBeNull();
});

it('says when the connection stands', () => {
  const { session, phone, opened } = called();
  expect(session.connection).toBe('calling');
  phone.onopen?.();
  expect([session.connection, opened.mock.calls.length]).toEqual(['open', 1]);
});

it('keeps who sits at the table and what is said, and passes on the rest', () => {
  const { session, heard, tell } = called();
  tell({ type: 'table', table: { id: 't1', my_seats: [2] } });
  tell({ type: 'chat', ...line(1, 'Ahoy') });
  tell({ type: 'ack', request: '1' });
  expect(session.summary?.my_seats).toEqual([2]);
  expect(session.chat.lines.map(({ text }) => text)).toEqual(['Ahoy']);
  expect(heard).toEqual(['ack']);
});

it('asks for what the others have said when the game is over', () => {
  const { tell } = called();
  const asked = vi.spyOn(api, 'chat').mockResolvedValue(chat([]));
  tell({ type: 'table', table: { id: 't1', over: false } });
  tell({ type: 'table', table: { id: 't1', over: true } });
  tell({ type: 'table', table: { id: 't1', over: true } });
  expect(asked).toHaveBeenCalledTimes(1);
});

it('complains about what the server refuses, and about nothing else', async () => {
  const { session } = called();
  const reason = { id: 'error-name', args: {} };
  await session.ask(() => Promise.reject(new Refusal(404, reason)));
  expect(session.complaint).toEqual({ reason, rule: '' });
  await expect(session.ask(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
