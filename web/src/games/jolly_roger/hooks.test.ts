import { expect, it } from 'vitest';
import type { Event, Option } from '../../protocol';
import { CREW } from './data';
import { beside, lasts, marks, own, verb } from './hooks';

const option = (words: string): Option => ({
  words,
  marks: [],
  label: { id: '', args: {} },
  note: null,
  preference: false,
});
const event = (kind: string): Event => ({ kind, rule: '', args: {}, phrase: { id: '', args: {} } });

it('tells what is said beside the game from moves', () => {
  const said = [
    'bargain seat_1',
    'talk seat_2',
    'give_crew cook',
    'give_loot rum',
    'ask_loot gold_3',
    'ask_crew',
    'ask_favour appoint_you',
    'show_crew',
    'show_loot jewels',
    'promise spare_you aside',
    'send',
    'drop',
    'accept_offer 0',
    'decline_offer 12',
    'withdraw 3',
  ];
  const moves = [
    'pass',
    'contribute nav_p3_m1',
    'support cook captain',
    'accept',
    'decline',
    'hand_over cook',
    'give rum',
    'propose seat_2',
    'stay_out',
  ];
  expect(said.map(option).filter(beside).map(verb)).toHaveLength(said.length);
  expect(moves.map(option).filter(beside)).toEqual([]);
});

it('asks in its own way for whom and against whom a card is played', () => {
  expect(
    ['support cook captain', 'office captain', 'wolf captain seat_2', 'adjust helmsman plus', 'medic', 'pass']
      .map(option)
      .filter(own)
      .map(verb),
  ).toEqual(['support', 'wolf', 'adjust']);
});

it('plays every card from the hand', () => {
  const card = (name: string): string => `card:${CREW.indexOf(name)}`;
  expect(marks(option('medic'))).toEqual([card('medic')]);
  expect(marks(option('call_wolf seat_2'))).toEqual([card('sea_wolf')]);
  expect(marks(option('adjust helmsman plus'))).toEqual([card('helmsman')]);
  expect(marks(option('map'))).toEqual([card('bloody_pirate')]);
  expect(marks(option('pass'))).toEqual([]);
});

it('shows great moments longer and lets slight ones pass', () => {
  expect(lasts([event('lost'), event('mutiny_over_captain')])).toBeGreaterThan(lasts([event('called')]));
  expect(lasts([event('called')])).toBeGreaterThan(lasts([event('contributed')]));
  expect(lasts([event('moment'), event('punishment_waived')])).toBe(0);
  expect(lasts([event('moment'), event('contributed')])).toBeGreaterThan(0);
});
