import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PROTOCOL, type Change, type ServerMessage, type View } from '../protocol';
import { Connection, type ConnectionState } from './connection';
import { checksum } from './differences';
import { state, view, wired } from './samples';
import { Views } from './views';

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
    this.tell({ n, type: 'ack', request: '1' });
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function called() {
  const phones: Phone[] = [];
  const states: ConnectionState[] = [];
  const heard: number[] = [];
  const views: View[] = [];
  const dial = (): WebSocket => {
    phones.push(new Phone());
    return phones.at(-1) as unknown as WebSocket;
  };
  const listener = {
    message: (m: ServerMessage): void => {
      heard.push(m.n);
      if (m.type === 'state') views.push(m.view);
      if (m.type === 'steps') views.push(...m.steps.map((step) => step.view));
    },
    state: (s: ConnectionState): void => void states.push(s),
  };
  const connection = new Connection(dial, listener, new Views());
  return { connection, phones, states, heard, views };
}

it('hears every line of a frame', () => {
  const { phones, heard } = called();
  const line = (n: number): string => JSON.stringify({ n, type: 'ack', request: '1' });
  phones[0]!.onmessage!({ data: [1, 2, 3].map(line).join('\n') });
  expect(heard).toEqual([1, 2, 3]);
});

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
  new Connection(dial, { message: (m) => heard.push(m.type), state: () => undefined }, new Views(), outdated);
  const greet = (n: number, protocol: number): void =>
    phones[0]!.onmessage!({ data: JSON.stringify({ n, type: 'hello', protocol, version: '1' }) });
  greet(1, PROTOCOL);
  expect(outdated).not.toHaveBeenCalled();
  greet(2, PROTOCOL + 1);
  expect(outdated).toHaveBeenCalledOnce();
  expect(heard).toEqual([]);
});

const changed = (n: number, change: Change, after: View): object => ({
  ...state(n),
  n,
  change,
  sum: checksum(after),
  view: undefined,
});

it('puts views together from what has changed', () => {
  const { phones, views } = called();
  const later = view({ waiting: [1], state: { gold: 2 } });
  phones[0]!.tell(wired({ ...state(1, { view: view({ state: { gold: 1 } }) }), n: 1 }));
  const step = { step: 2, seat: 1, action: null, auto: false, events: [], change: { state: { gold: [2] } } };
  phones[0]!.tell({ n: 2, type: 'steps', seat: 0, steps: [step] });
  phones[0]!.tell(changed(3, { waiting: { 0: [1] } }, later));
  expect(views).toEqual([view({ state: { gold: 1 } }), view({ state: { gold: 2 } }), later]);
  expect(phones[0]!.sent).toEqual([]);
});

it('asks for everything anew when a view is not what it should be, and waits for it', () => {
  const { phones, heard, views } = called();
  phones[0]!.tell(wired({ ...state(1), n: 1 }));
  phones[0]!.tell(changed(2, { over: [true] }, view({ over: false, seats: 7 })));
  expect(phones[0]!.sent).toEqual(['{"type":"resync"}']);
  phones[0]!.tell(changed(3, { over: [true] }, view({ over: true })));
  expect(heard).toEqual([1]);
  phones[0]!.tell(wired({ ...state(4, { view: view({ seats: 5 }) }), n: 4 }));
  expect(views.at(-1)).toEqual(view({ seats: 5 }));
  expect(phones[0]!.sent).toHaveLength(1);
});
