import { expect, test } from 'vitest';
import type { Game, Setting } from '../protocol';
import { applies, choicesFor, grouped, presets, valid } from './options';

const setting = (name: string, more: Partial<Setting> = {}): Setting => ({
  name,
  choices: [false, true],
  default: false,
  message: '',
  rule: '',
  group: '',
  seats: [],
  first: null,
  names_seats: false,
  picture: '',
  ...more,
});
const first = setting('first_player', {
  choices: ['random', '0', '1', '2', '3'],
  default: 'random',
  names_seats: true,
});
const hard = setting('difficulty', { group: 'rival', seats: [1] });
const calm = setting('calm', { first: true });
const game = { options: [first, hard, calm, setting('fog', { group: 'module' })] } as Game;

test('an option applies to the tables that it is for', () => {
  expect([applies(hard, 1), applies(hard, 2), applies(first, 4)]).toEqual([true, false, true]);
});

test('only seats that the table has can be named', () => {
  expect(choicesFor(first, 2)).toEqual(['random', '0', '1']);
  expect(choicesFor(calm, 2)).toEqual([false, true]);
});

test('options stand under their headings, the rival first', () => {
  expect(grouped(game.options).map(({ name }) => name)).toEqual(['rival', '', 'module']);
});

test('a first game has its presets on', () => {
  expect(presets(game, true)['calm']).toBe(true);
  expect(presets(game, false)['calm']).toBe(false);
});

test('what does not apply is as usual when the table is opened', () => {
  const chosen = { first_player: '3', difficulty: true, calm: true, fog: true };
  expect(valid(game, chosen, 2)).toEqual({ first_player: 'random', difficulty: false, calm: true, fog: true });
});
