import { expect, it, vi } from 'vitest';
import { FACEDOWN } from '../../protocol';
import type { Captain, State } from './state';

vi.mock('../../api', () => ({
  api: {
    components: () =>
      Promise.resolve([
        ...['gold', 'emerald', 'pearl'].map((id) => ({ group: 'treasure', id })),
        {
          group: 'improvement',
          id: 'idol',
          number: 27,
          symbol: 'equipment',
          vp: 2,
          instant: [],
          endgame: [{ kind: 'end_vp_per_set', per: 'gold', size: 3, vp: 7 }],
        },
        {
          group: 'improvement',
          id: 'scout',
          number: 15,
          symbol: 'crew',
          vp: 1,
          instant: [{ kind: 'explore', amount: 3 }],
          permanent: [{ kind: 'discount', amount: 3 }],
          endgame: [],
        },
        { group: 'ship_upgrade', id: 's1_discount', effects: [{ kind: 'discount', amount: 1 }] },
        { group: 'figurehead', id: 'unicorn', permanent: [{ kind: 'discount', amount: 2 }] },
        { group: 'residence', id: 'palace', number: 77, per: 'gold', vp: 4, max_vp: 10 },
        { group: 'quest', id: 'fever', number: 85, easy: { gold: 3 }, hard: { gold: 5 }, easy_vp: 3, hard_vp: 8 },
        { group: 'track_space', id: 'start', rivers_crossed: 0, next: [] },
        { group: 'track_space', id: 't06', rivers_crossed: 2, next: [] },
        { group: 'treasure_value', cubes_max: 2, vp_each: 2 },
        { group: 'treasure_value', cubes_max: 9, vp_each: 3 },
        {
          group: 'constants',
          river_vp: 4,
          doubloons_per_vp: 5,
          buried_bonus_vp: 2,
          quest_bonus_count: 6,
          quest_bonus_vp: 10,
        },
        {
          group: 'redbeard',
          river_vp: 4,
          improvement_vp: 6,
          residence_vp: 15,
          quest_vp: 5,
          quest_bonus_count: 6,
          quest_bonus_vp: 10,
        },
        { group: 'rubies', exchange_vp: 2 },
        { group: 'adventurers', hard_multiplier: 2, failure_vp: -5 },
      ]),
  },
}));
const { discount, estimate, finalSteps, questPoints } = await import('./tally');

const captain = (more: Partial<Captain> = {}): Captain => ({
  ship: 'harbour',
  explorer: 'start',
  vp: 0,
  doubloons: 0,
  turns: 0,
  income: [0, 0],
  figurehead: null,
  upgrades: [],
  cards: [],
  stored: [0, 0, 0],
  bonus: [0, 0, 0],
  buried: [0, 0, 0],
  tiles: [],
  quests: [],
  seen: [],
  dropped: 0,
  rubies: 0,
  ...more,
});
const table = (captains: Captain[], more: Partial<State> = {}): State =>
  ({
    seats: captains.length,
    modules: [],
    captains,
    islands: [4, 2, 2],
    markers: [0],
    poseidon: [-1, -1, -1, -1],
    ...more,
  }) as State;

it('counts the nine steps as they would be scored now', () => {
  const rich = captain({
    vp: 20,
    explorer: 't06',
    doubloons: 11,
    cards: ['idol', 'scout'],
    stored: [2, 0, 1],
    buried: [0b101, 0, 0],
    quests: ['fever', FACEDOWN],
  });
  const state = table([rich], { markers: [1] });
  expect(finalSteps(state, 0)).toEqual([8, 2, 3, 7, 10, 14, 4, 3, 0]);
  expect(estimate(state, 0)).toBe(20 + 51);
});

it('counts treasures on the tile of Poseidon for its owner alone', () => {
  const state = table([captain({ figurehead: 'poseidon' }), captain()], { poseidon: [0, 0, -1, -1] });
  expect(finalSteps(state, 0)[6]).toBe(4);
  expect(finalSteps(state, 1)[6]).toBe(0);
});

it('doubles the harder goal of adventurers and takes points for a failure', () => {
  const state = table([captain({ stored: [5, 0, 0] }), captain({ stored: [3, 0, 0] })], { modules: ['adventurers'] });
  expect([questPoints(state, 0, 'fever'), questPoints(state, 1, 'fever')]).toEqual([16, -5]);
});

it('adds up the discounts of cards, ship and figurehead', () => {
  const state = table([
    captain({ cards: ['scout', 'idol'], upgrades: ['s1_discount'], figurehead: 'unicorn' }),
    captain(),
  ]);
  expect([discount(state, 0), discount(state, 1)]).toEqual([6, 0]);
});

it('counts Redbeard by his own measure', () => {
  const state = table(
    [
      captain(),
      captain({ explorer: 't06', cards: ['idol'], stored: [1, 0, 0], quests: ['fever', FACEDOWN], rubies: 1 }),
    ],
    { seats: 1, modules: ['rubies'], markers: [2] },
  );
  expect(finalSteps(state, 1)).toEqual([8, 2, 6, 0, 15, 3, 0, 10, 0]);
});
