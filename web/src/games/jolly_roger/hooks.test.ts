import { expect, it } from 'vitest';
import type { Event, Option } from '../../protocol';
import { beside, lasts, own, verb } from './hooks';

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

it('asks for sides in its own way, and for nothing else', () => {
  expect(
    ['support cook captain', 'office captain', 'wolf captain seat_2', 'pass'].map(option).filter(own).map(verb),
  ).toEqual(['support']);
});

it('shows great moments longer and lets slight ones pass', () => {
  expect(lasts([event('lost'), event('mutiny_over_captain')])).toBeGreaterThan(lasts([event('called')]));
  expect(lasts([event('called')])).toBeGreaterThan(lasts([event('contributed')]));
  expect(lasts([event('moment'), event('punishment_waived')])).toBe(0);
  expect(lasts([event('moment'), event('contributed')])).toBeGreaterThan(0);
});
