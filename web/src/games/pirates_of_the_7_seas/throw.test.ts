import { describe, expect, it } from 'vitest';
import type { Event, Step, View } from '../../protocol';
import type { Duel, Raid, Sea, State } from './state';
import {
  between,
  duration,
  handed,
  helm,
  keys,
  millimetres,
  READY,
  struck,
  sunk,
  talismansOf,
  tempo,
  waits,
} from './throw';

const event = (kind: string): Event => ({ kind, rule: '', args: {}, phrase: { id: '', args: {} } });
const die = (owner: number | null, face: number, x = 0, y = 0) => ({ owner, face, x, y, angle: 0, slot: 0 });
const sea = (purpose: string, dice: Sea['dice'], more: Partial<Sea> = {}): Sea => ({
  throw: 0,
  purpose,
  key: '0',
  side: 2700,
  edge: 100,
  red: 0,
  ships: [],
  dice,
  duels: [],
  dragged: [],
  ...more,
});
const table = (...stack: State['stack']): State => ({ stack }) as unknown as State;

describe('the time of a throw', () => {
  it('grows with the duels, but not without end', () => {
    expect(tempo(2).duel).toBe(1500);
    expect(tempo(20).duel).toBe(600);
    expect(tempo(40).duel).toBe(520);
  });

  it('is nothing where no dice fall', () => {
    expect(duration([event('sold')])).toBe(0);
    expect(duration([event('thrown')])).toBeGreaterThan(tempo(0).fall);
    expect(duration([event('thrown'), event('duel'), event('duel')])).toBe(1100 + 3000 + 300);
  });
});

describe('dice', () => {
  it('keep their names from the harbour to the sea', () => {
    expect(keys(2, [1, 0, 2])).toEqual(['m0', 'm1', 's0-0', 's2-0', 's2-1']);
  });

  it('sink duel by duel (P7-8.3)', () => {
    const duels: Duel[] = [
      { merchant: 0, pirate: 2, d2: 22500, sunk: 'pirate' },
      { merchant: 0, pirate: 3, d2: 25600, sunk: 'both' },
      { merchant: 1, pirate: 4, d2: 62500, sunk: 'merchant' },
    ];
    expect([...sunk(duels, 0)]).toEqual([]);
    expect([...sunk(duels, 1)]).toEqual([2]);
    expect([...sunk(duels, Infinity)].sort()).toEqual([0, 1, 2, 3]);
  });

  it('are struck by their face or by the whirlpool (P7-11)', () => {
    expect([...struck(sea('curse_kraken', [die(0, 1), die(1, 2), die(1, 1)]))]).toEqual([0, 2]);
    expect(
      [...struck(sea('curse_whirlpool', [die(null, 2), die(0, 1), die(1, 1)], { dragged: [2, 1] }))].sort(),
    ).toEqual([1, 2]);
    expect([...struck(sea('battle', [die(0, 1)]))]).toEqual([]);
  });

  it('are as far apart as their centres (P7-8.5)', () => {
    const thrown = sea('battle', [die(null, 2, 500, 500), die(0, 1, 650, 500)]);
    expect(between(thrown, 0, 1)).toBe(22500);
    expect(millimetres(22500)).toBe(15);
  });

  it('wait for the throw until everybody has sent ships', () => {
    const raid = { frame: 'raid', captain: 0, convoy: 'convoy_spain_3', turn: 0, ships: [2, 0, 1], limit: 6 } as const;
    const raiding = (stage: Raid['stage']) => table({ ...raid, ships: [...raid.ships], stage });
    const cursed = (curse: string, ships: number[]) => table({ frame: 'fleet_curse', shaman: 0, curse, ships });
    expect(waits(raiding('commit'))).toEqual({ red: 3, ships: [2, 0, 1], card: 'convoy_spain_3' });
    expect(waits(raiding('throw'))?.red).toBe(3);
    expect(waits(raiding('share_loot'))).toBeNull();
    expect(waits(cursed('curse_whirlpool', [1, 1]))?.red).toBe(1);
    expect(waits(cursed('curse_kraken', []))).toBeNull();
  });

  it('are handed to guests of the Tavern, equal ones to different guests', () => {
    const thrown = sea('curse_tavern', [die(null, 5), die(null, 2), die(null, 5)]);
    expect([
      ...handed(thrown, { frame: 'tavern', shaman: 0, stage: 'drink', turn: 0, dice: [], given: [5, 0, 5] }),
    ]).toEqual([
      [0, 0],
      [2, 2],
    ]);
  });
});

it('waits for whoever throws the dice', () => {
  const fight = [event('thrown'), event('duel')];
  const alone = duration(fight);
  helm.mine = true;
  expect(duration(fight)).toBe(READY + alone);
  expect(duration([event('duel')])).toBe(0);
  helm.mine = false;
});

it('counts the talismans of a seat since the last throw', () => {
  const drew = (seat: number): Event => ({ ...event('drew_talisman'), args: { seat } });
  const step = (...events: Event[]): Step => ({
    step: 1,
    seat: 0,
    action: null,
    auto: false,
    events,
    view: {} as View,
  });
  const steps = [step(drew(1)), step(event('thrown'), drew(1), drew(0)), step(drew(1))];
  expect(talismansOf(steps, 1)).toBe(2);
  expect(talismansOf(steps, 2)).toBe(0);
});
