import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PROTOCOL } from '../protocol';
import { Connection, type ConnectionState } from './connection';

class Phone {
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(code = 1006): void {
    const hung = this.onclose;
    this.onclose = null;
    hung?.({ code });
  }
  say(n: number): void {
    this.onmessage?.({ data: JSON.stringify({ n, type: 'ack', request: '1' }) });
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function called() {
  const phones: Phone[] = [];
  const states: ConnectionState[] = [];
  const heard: number[] = [];
  const dial = (): WebSocket => {
    phones.push(new Phone());
    return phones.at(-1) as unknown as WebSocket;
  };
  const connection = new Connection(dial, { message: (m) => heard.push(m.n), state: (s) => states.push(s) });
  return { connection, phones, states, heard };
}

it('hears messages in order without asking again', () => {
  const { phones, heard } = called();
  phones[0]!.onopen!();
  for (const n of [1, 2, 3]) phones[0]!.say(n);
  expect(heard).toEqual([1, 2, 3]);
  expect(phones[0]!.sent).toEqual([]);
});

it('asks for everything anew when a number is missing', () => {
  const { phones } = called();
  phones[0]!.say(1);
  phones[0]!.say(3);
  expect(phones[0]!.sent).toEqual(['{"type":"resync"}']);
  phones[0]!.say(4);
  expect(phones[0]!.sent).toHaveLength(1);
});

it('calls again with growing pauses and counts from one again', () => {
  const { phones, states } = called();
  phones[0]!.say(1);
  phones[0]!.close();
  expect(states.at(-1)).toBe('broken');
  vi.advanceTimersByTime(600);
  expect(phones).toHaveLength(2);
  phones[1]!.close();
  vi.advanceTimersByTime(500);
  expect(phones).toHaveLength(2);
  vi.advanceTimersByTime(600);
  expect(phones).toHaveLength(3);
  phones[2]!.onopen!();
  phones[2]!.say(1);
  expect(phones[2]!.sent).toEqual([]);
});

it('calls at once when hurried, and never after it is closed', () => {
  const { connection, phones } = called();
  phones[0]!.close();
  connection.hurry();
  expect(phones).toHaveLength(2);
  connection.close();
  vi.runAllTimers();
  expect(phones).toHaveLength(2);
});

it('does not call again where there is no such table', () => {
  const { phones, states } = called();
  phones[0]!.close(4404);
  vi.runAllTimers();
  expect(phones).toHaveLength(1);
  expect(states.at(-1)).toBe('closed');
});

it('says so when the server speaks another protocol, and passes no greeting on', () => {
  const phones: Phone[] = [];
  const heard: string[] = [];
  const outdated = vi.fn();
  const dial = (): WebSocket => {
    phones.push(new Phone());
    return phones.at(-1) as unknown as WebSocket;
  };
  new Connection(dial, { message: (m) => heard.push(m.type), state: () => undefined }, outdated);
  const greet = (n: number, protocol: number): void =>
    phones[0]!.onmessage!({ data: JSON.stringify({ n, type: 'hello', protocol, version: '1' }) });
  greet(1, PROTOCOL);
  expect(outdated).not.toHaveBeenCalled();
  greet(2, PROTOCOL + 1);
  expect(outdated).toHaveBeenCalledOnce();
  expect(heard).toEqual([]);
});
