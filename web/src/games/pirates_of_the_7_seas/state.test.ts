import { describe, expect, it } from 'vitest';
import { FACEDOWN, type View } from '../../protocol';
import { marker, roadstead, SEA } from './geometry';
import { look } from './look';
import {
  berths,
  called,
  captainsToCome,
  cardOf,
  emptyWith,
  laid,
  market,
  standing,
  type Player,
  type State,
} from './state';

const player = (more: Partial<Player>): Player =>
  ({
    fleet: 7,
    guards: 0,
    reserve: 3,
    goods: { rum: 0, coffee: 0, fruit: 0 },
    double_holds: 0,
    chosen: null,
    revealed: false,
    ...more,
  }) as Player;

describe('the components', () => {
  it('are read off their ids', () => {
    expect(cardOf('convoy_spain_3')).toEqual({ kind: 'convoy', nation: 'spain', ships: 3 });
    expect(cardOf('port_port_royal')).toEqual({ kind: 'port', name: 'port_royal' });
    expect(cardOf('curse_whirlpool')).toEqual({ kind: 'curse', name: 'whirlpool' });
    expect(market([2, 3, 1]).map(({ good }) => good)).toEqual(['coffee', 'rum', 'fruit']);
  });
});

describe('the ten ships', () => {
  const kinds = (one: Player, away = 0): string =>
    berths(one, away)
      .map((berth) => berth.kind[0])
      .join('');

  it('are fleet, guards and reserve', () => {
    expect(kinds(player({ fleet: 6, guards: 1, reserve: 3, goods: { rum: 1, coffee: 1, fruit: 0 } }), 2)).toBe(
      'lleeaagrrr',
    );
  });

  it('are packed as tightly as double holds allow (P7-5.2)', () => {
    const packed = berths(player({ fleet: 4, reserve: 6, double_holds: 2, goods: { rum: 3, coffee: 2, fruit: 0 } }), 0);
    expect(packed.map((berth) => berth.cargo.length)).toEqual([2, 2, 1, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('the round', () => {
  const table = (choosing: (string | -3 | null)[] | null, players: Player[]): State =>
    ({
      players,
      stack: [
        { frame: 'rounds', stage: 'calls', call: 1 },
        ...(choosing ? [{ frame: 'choice', answers: choosing }] : []),
      ],
    }) as unknown as State;

  it('tells who has laid a card and which are open', () => {
    const state = table(['captain', FACEDOWN, null], [player({}), player({}), player({})]);
    expect([0, 1, 2].map((seat) => laid(state, seat))).toEqual([
      { down: true, character: 'captain' },
      { down: true, character: null },
      { down: false, character: null },
    ]);
    expect(called(state)).toBeNull();
  });

  it('knows the character that is called', () => {
    const state = table(null, [player({ chosen: 'governor', revealed: true }), player({ chosen: FACEDOWN })]);
    expect(called(state)).toBe(1);
    expect(laid(state, 0)).toEqual({ down: false, character: 'governor' });
    expect(laid(state, 1)).toEqual({ down: true, character: null });
  });
});

describe('the plate', () => {
  it('keeps waiting dice on the sea', () => {
    for (const { x, y } of roadstead(4, 40))
      expect(x > SEA.x && x < SEA.x + SEA.side && y > SEA.y && y < SEA.y + SEA.side).toBe(true);
  });

  it('puts markers of equal chests beside each other', () => {
    const spots = [0, 1, 2, 3].map((seat) => marker([7, 47, 7, 20], seat));
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  });
});

describe('loading', () => {
  it('leaves fewer ships empty, and two cards lie in a double hold', () => {
    expect([emptyWith(player({}), 3), emptyWith(player({ double_holds: 1 }), 3)]).toEqual([4, 5]);
    expect(emptyWith(player({ fleet: 2, goods: { rum: 1, coffee: 0, fruit: 0 } }), 1)).toBe(0);
  });

  it('knows the Captains who still raid in this round', () => {
    const captain = player({ chosen: 'captain', revealed: true });
    const frames = [{ frame: 'rounds', stage: 'calls', call: 2, turn: 2 }, { frame: 'raid' }];
    const state = { players: [captain, captain, player({}), captain], first: 3, stack: frames } as unknown as State;
    expect(captainsToCome(state)).toEqual([1]);
    expect(captainsToCome({ ...state, stack: [] })).toEqual([]);
  });
});

it('tells whether a called character brings its privilege', () => {
  const table = (first: number, ...chosen: string[]): State =>
    ({ seats: chosen.length, first, players: chosen.map((one) => ({ chosen: one, revealed: true })) }) as never;
  expect(standing(table(0, 'captain', 'merchant', 'captain'), 0)).toBe('shared');
  expect(standing(table(0, 'captain', 'merchant', 'shaman'), 0)).toBe('first');
  expect(standing(table(0, 'captain', 'merchant', 'shaman'), 1)).toBe('alone');
  expect(standing(table(0, 'captain', 'merchant'), 1)).toBe('shared');
});

describe('the cards that were played', () => {
  const sheet = (seats: number) => {
    const state = { seats, players: [], played: ['convoy_spain_3', 'curse_idol'] };
    return look('pile-played', { state } as unknown as View, String).fans ?? [];
  };

  it('are struck out among the convoys of every nation', () => {
    const [convoys, others] = sheet(3);
    expect(convoys?.leaves).toHaveLength(16);
    expect(convoys?.leaves.filter((leaf) => leaf.gone).map((leaf) => [leaf.sign, leaf.name])).toEqual([
      ['#p7-spain', '3'],
    ]);
    expect(others?.leaves.map((leaf) => leaf.name)).toEqual(['card-curse_idol']);
  });

  it('have no convoys of four ships with two seats, which stay in the box (P7-15.1)', () => {
    expect(sheet(2)[0]?.leaves.map((leaf) => leaf.name)).not.toContain('4');
  });
});
