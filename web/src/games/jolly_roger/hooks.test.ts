import { expect, it } from 'vitest';
import type { Decision, Event, Option, View } from '../../protocol';
import { CREW, LOOT } from './data';
import { beside, lasting, lasts, marks, orders, own, verb, way } from './hooks';

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

it('has orders beside the questions that they answer, and others where they matter', () => {
  const asked = (id: string): Decision => ({ prompt: { id, args: {} } }) as Decision;
  expect(['prompt-mutiny', 'prompt-attack', 'prompt-call', 'prompt-bargain'].map((id) => orders(asked(id)))).toEqual([
    ['stay_out'],
    ['stay_out'],
    ['no_mutiny'],
    [],
  ]);
  const holding = (card: string): View => ({ seat: 0, state: { hands: [[CREW.indexOf(card)]] } }) as unknown as View;
  expect(lasting(holding('cook'), asked('prompt-bargain_first'))).toEqual(['offers']);
  expect(lasting(holding('medic'), null)).toEqual(['any_time']);
  expect(lasting(holding('cook'), asked('prompt-mutiny'))).toEqual([]);
});

it('buries all that is left with one click', () => {
  const [gold, rum] = [LOOT.indexOf('gold_2'), LOOT.indexOf('rum')];
  const stack = [{ frame: 'burying', left: 1, chosen: [[rum], []] }];
  const view = { seat: 0, state: { open: [[gold, rum, rum], []], stack } } as unknown as View;
  expect(way(view, 'bury:all')).toEqual(['bury gold_2', 'bury rum', 'done']);
});
