import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, Refusal } from '../api';
import type { ServerMessage } from '../protocol';
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
  tell({ type: 'chat', line: 0, seat: 1, name: 'Ann', text: 'Ahoy' });
  tell({ type: 'ack', request: '1' });
  expect(session.summary?.my_seats).toEqual([2]);
  expect(session.chat.map(({ text }) => text)).toEqual(['Ahoy']);
  expect(heard).toEqual(['ack']);
});

it('hears a line of chat once, told by the table or remembered', async () => {
  const { session, tell } = called();
  const line = { line: 0, seat: 1, name: 'Ann', text: 'Ahoy' };
  vi.spyOn(api, 'chat').mockResolvedValue([line]);
  await session.listen();
  tell({ type: 'chat', ...line });
  expect(session.chat).toHaveLength(1);
});

it('complains about what the server refuses, and about nothing else', async () => {
  const { session } = called();
  const reason = { id: 'error-name', args: {} };
  await session.ask(() => Promise.reject(new Refusal(404, reason)));
  expect(session.complaint).toEqual({ reason, rule: '' });
  await expect(session.ask(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
