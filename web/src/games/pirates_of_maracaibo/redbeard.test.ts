import { expect, it } from 'vitest';
import type { Event, Step, View } from '../../protocol';
import { hisTurn } from './redbeard';

const event = (kind: string, args: Record<string, number> = {}): Event => ({
  kind,
  rule: '',
  args,
  phrase: { id: '', args: {} },
});
const step = (seat: number, ...events: Event[]): Step => ({
  step: 0,
  seat,
  action: null,
  auto: false,
  view: {} as View,
  events,
});

it('tells which line of his card he carries out, and why not the others', () => {
  const steps = [
    step(0, event('sailed')),
    step(-1, event('rb_card', { redbeard: 110 }), event('rb_main', { main: 1 }), event('rb_sailed'), event('rb_vp')),
  ];
  const turn = hisTurn(steps);
  expect(turn?.lines.map(({ action, fate }) => [action, fate])).toEqual([
    ['raid', 'refused'],
    ['explore', 'done'],
    ['improvement', 'later'],
  ]);
  expect(turn?.told.map(({ kind }) => kind)).toEqual(['rb_sailed', 'rb_vp']);
});

it('is over when the captain answers', () => {
  expect(hisTurn([step(-1, event('rb_card', { redbeard: 110 })), step(0, event('sailed'))])).toBeNull();
});
