/** Messages of a table for tests. */
import type { Chat, ChatLine, Decision, Event, Hint, Option, StateMessage, Step, View } from '../protocol';
import { checksum } from './differences';
import type { Request, Wire } from './session.svelte';

export const view = (more: Partial<View> = {}): View => ({
  game: 'toy',
  rules_version: 1,
  seat: 0,
  seats: 2,
  options: {},
  waiting: [],
  over: false,
  scores: null,
  ranks: null,
  state: {},
  derived: {},
  ...more,
});

export const event = (kind: string, args: Event['args'] = {}): Event => ({
  kind,
  rule: '',
  args,
  phrase: { id: `event-${kind}`, args: {} },
});

/** A step whose view says which one it is. */
export const step = (number: number, seat = 1, auto = false): Step => ({
  step: number,
  seat,
  action: { id: 'act', args: {} },
  auto,
  events: [event('moved', { cell: number })],
  view: view({ state: { step: number } }),
});

export const option = (words: string, marks: string[] = [], more: Partial<Option> = {}): Option => ({
  words,
  marks,
  label: { id: words, args: {} },
  note: null,
  preference: false,
  ...more,
});

/** Advice without a reason. */
export const hint = (words: string, good: string[]): Hint => ({
  words,
  good: good.map((one) => ({ words: one, why: [] })),
  visits: 6,
  tries: 8,
  rival: null,
  why: [],
  line: [],
});

export const decision = (id: string, options: Option[], more: Partial<Decision> = {}): Decision => ({
  id,
  seat: 0,
  must: true,
  prompt: { id: 'which', args: {} },
  rule: 'T-1',
  options,
  default: options[0]?.words ?? '',
  ...more,
});

export const state = (number: number, more: Partial<StateMessage> = {}): StateMessage => ({
  n: 0,
  type: 'state',
  seat: 0,
  step: number,
  view: view({ state: { step: number } }),
  decision: null,
  waiting: [],
  undo: { possible: false },
  clock: null,
  times: [],
  orders: null,
  stop: false,
  ahead: null,
  sealed: null,
  unsettled: [],
  ...more,
});

/** A wire that keeps what is sent, and apart from it what is only asked; `cut` it, and nothing can be sent. */
export class TestWire implements Wire {
  sent: Request[] = [];
  weighed: Request[] = [];
  complaint: Wire['complaint'] = null;
  cut = false;

  send(request: Request): string | null {
    if (this.cut) return null;
    if (request.type === 'weigh') return `weigh-${this.weighed.push(request)}`;
    return String(this.sent.push(request));
  }
}

/** A message as it travels, with whole views. */
export function wired(message: object): object {
  const { view: seen, ...rest } = message as { view?: View };
  if (seen) return { ...rest, change: [seen], sum: checksum(seen) };
  const { steps } = message as { steps?: Step[] };
  return steps ? { ...message, steps: steps.map(({ view: after, ...one }) => ({ ...one, change: [after] })) } : message;
}

export const line = (number: number, text: string, more: Partial<ChatLine> = {}): ChatLine => ({
  line: number,
  room: 'players',
  kind: 'text',
  seat: 1,
  who: 'ann',
  mine: false,
  name: 'Ann',
  text,
  lang: 'en',
  at: 0,
  reactions: [],
  reports: 0,
  ...more,
});

export const chat = (lines: ChatLine[], more: Partial<Chat> = {}): Chat => ({
  lines,
  read: 0,
  quiet: false,
  muted: [],
  blocked: [],
  ...more,
});
