import { expect, it } from 'vitest';
import type { View } from '../../protocol';
import { wayTo } from './ways';

const SEA = Array.from({ length: 16 }, () => '');
const at = (state: object): View =>
  ({
    seat: 0,
    seats: 2,
    state: { seats: 2, sea: SEA, pirates: [{ passes: 0 }, {}], merchants: [], navy: 'b2', ...state },
  }) as unknown as View;

it('leads my ship to a card by the way of the rules, and lets it stay there', () => {
  const stack = [{ frame: 'sailing', pirate: 0 }];
  const view = at({ stack, reach: { d4: ['d3', 'd4'] } });
  expect(wayTo(view, 'cell:15')).toEqual(['sail d3', 'sail d4', 'stop']);
  expect(wayTo(view, 'cell:0')).toBe(null);
});

it('sails a neutral ship by exactly its steps, be it there and back', () => {
  const view = at({ stack: [{ frame: 'sail_neutral', seat: 0, ship: 'navy', left: 2 }] });
  expect(wayTo(view, 'cell:0')).toEqual(['step a2', 'step a1']);
  expect(wayTo(view, 'cell:5')?.at(-1)).toBe('step b2');
  expect(wayTo(view, 'cell:4')).toBe(null);
});

it('ends the way of a merchant in its port', () => {
  const merchants = [{ cell: 'a3', facing: 'a1' }];
  const view = at({ merchants, stack: [{ frame: 'sail_neutral', seat: 0, ship: 'orange', left: 3 }] });
  expect(wayTo(view, 'cell:4')).toEqual(['step a2', 'step b2', 'step b1']);
});

it('chooses the merchant that alone can go there', () => {
  const merchants = [
    { cell: 'a1', facing: 'd4' },
    { cell: 'd4', facing: 'a1' },
  ];
  const view = at({ merchants, stack: [{ frame: 'sail_neutral', seat: 0, ship: null, left: 2 }] });
  expect(wayTo(view, 'cell:2')).toEqual(['choose_merchant orange', 'step a2', 'step a3']);
  expect(wayTo(view, 'cell:13')).toEqual(['choose_merchant green', 'step d3', 'step d2']);
  const near = at({
    merchants: [merchants[0], { cell: 'b2', facing: 'a1' }],
    stack: [{ frame: 'sail_neutral', seat: 0, ship: null, left: 2 }],
  });
  expect(wayTo(near, 'cell:0')).toBe(null);
});
