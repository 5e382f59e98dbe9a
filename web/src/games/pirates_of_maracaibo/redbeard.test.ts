import { expect, it } from 'vitest';
import type { Event, Step, View } from '../../protocol';
import { hisCourse, hisTurn } from './redbeard';
import type { State } from './state';

const event = (kind: string, args: Record<string, number> = {}): Event => ({
  kind,
  rule: '',
  args,
  phrase: { id: '', args: {} },
});
/** What was seen when his ship lay there, with so many cards of Level II left. */
const seen = (ship: string, left = 1): State =>
  ({
    seats: 1,
    captains: [{ ship: 'h4' }, { ship }],
    level_2: { open_left: 0, shut_left: left, top: null },
  }) as unknown as State;
const step = (seat: number, ...events: Event[]): Step => ({
  step: 0,
  seat,
  action: null,
  auto: false,
  view: { state: seen('a1') } as unknown as View,
  events,
});

it('tells which line of his card he carries out, and why not the others', () => {
  const steps = [
    step(0, event('sailed')),
    step(-1, event('rb_card', { redbeard: 110 }), event('rb_main', { main: 1 }), event('rb_sailed'), event('rb_vp')),
  ];
  const turn = hisTurn(steps);
  expect(turn?.lines.map(({ action, fate, why }) => [action, fate, why])).toEqual([
    ['raid', 'refused', 'board-his-no-raid'],
    ['explore', 'done', ''],
    ['improvement', 'later', ''],
  ]);
  expect(turn?.told.map(({ kind }) => kind)).toEqual(['rb_sailed', 'rb_vp']);
});

it('is over when the captain answers', () => {
  expect(hisTurn([step(-1, event('rb_card', { redbeard: 110 })), step(0, event('sailed'))])).toBeNull();
});

it('draws no card of Level II when there were none left before his turn', () => {
  const last = { ...step(0, event('sailed')), view: { state: seen('a1', 0) } as unknown as View };
  const turn = hisTurn([last, step(-1, event('rb_card', { redbeard: 109 }), event('rb_main', { main: 4 }))]);
  expect(turn?.lines.map(({ why }) => why)).toEqual(['board-his-empty', '', '']);
});

it('leads from where his ship lay through all that he passed', () => {
  const sails = [event('rb_passed', { place: 4 }), event('rb_sailed', { place: 9 })];
  const steps = [step(0, event('sailed')), step(-1, event('rb_card', { redbeard: 110 }), ...sails)];
  expect(hisCourse(steps, seen('c2'))).toEqual([0, 4, 9]);
  expect(hisCourse(steps, seen('harbour'))).toEqual([]); // the round is over
  expect(hisCourse(steps.slice(1), seen('c2'))).toEqual([]); // where he came from is not known
});
