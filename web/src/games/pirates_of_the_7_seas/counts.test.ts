import { describe, expect, it } from 'vitest';
import type { Option } from '../../protocol';
import { cargoOf, ritualOf, squadron, trade } from './counts';
import { own } from './hooks';

const option = (words: string): Option => ({
  words,
  marks: [],
  label: { id: '', args: {} },
  note: null,
  preference: false,
});

describe('goods', () => {
  const sales = [1, 0]
    .flatMap((rum) => [2, 1, 0].map((fruit) => option(`sell ${rum} 0 ${fruit}`)))
    .filter(({ words }) => words !== 'sell 0 0 0');
  const question = trade([...sales, option('end_turn')], [3, 1, 2]);

  it('are counted by kind', () => {
    expect(question).toMatchObject({ verb: 'sell', most: [1, 0, 2] });
    expect(question?.find([1, 0, 1])?.words).toBe('sell 1 0 1');
    expect(question?.find([0, 0, 0])).toBeNull();
    expect(question?.all?.words).toBe('sell 1 0 2');
    expect(cargoOf(option('keep 0 2 1'))).toEqual([0, 2, 1]);
    expect(cargoOf(option('end_turn'))).toBeNull();
  });

  it('that do not all fit are loaded by demand', () => {
    expect(trade([option('keep 1 0 0'), option('keep 0 0 1'), option('keep 0 0 0')], [1, 2, 3])?.all?.words).toBe(
      'keep 0 0 1',
    );
  });

  it('are no question where nobody asks', () => {
    expect(trade([option('end_turn')], [1, 2, 3])).toBeNull();
  });
});

it('ships are counted from few to many', () => {
  expect(squadron([option('send 2'), option('send 0'), option('send 1')])?.ships.map(({ count }) => count)).toEqual([
    0, 1, 2,
  ]);
  expect(squadron([option('draw')])).toBeNull();
});

it('counts, flags, cards drawn, rituals and the end of the turn are offered in the hand', () => {
  const offered = [
    'buy 3',
    'send 0',
    'sell 1 0 0',
    'keep 0 0 0',
    'flag spain',
    'draw',
    'double_hold',
    'negotiate rum fruit',
    'end_turn',
  ];
  expect(offered.filter((words) => !own(option(words)))).toEqual([]);
  expect(['sell_kind rum 2', 'choose captain', 'decline'].filter((words) => own(option(words)))).toEqual([]);
});

it('an option knows its ritual', () => {
  expect(['unsinkable', 'negotiate rum fruit', 'draw'].map((words) => ritualOf(option(words)))).toEqual([
    'unsinkable',
    'negotiation',
    null,
  ]);
});
