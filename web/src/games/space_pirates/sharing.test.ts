import { expect, it } from 'vitest';
import type { Event, Step, View } from '../../protocol';
import { points, scenes, sharing } from './sharing';

const event = (kind: string, args: Record<string, number>, rule = 'SP-7'): Event => ({
  kind,
  rule,
  args,
  phrase: { id: `event-${kind}`, args: {} },
});
const step = (number: number, ...events: Event[]): Step => ({
  step: number,
  seat: 0,
  action: null,
  auto: false,
  events,
  view: {} as View,
});

const steps = [
  step(
    1,
    event('ranked', { planet: 1, seat: 0, place: 1, strength: 6 }),
    event('ranked', { planet: 1, seat: 2, place: 2, strength: 6 }),
  ),
  step(
    2,
    event('tie_broken', { planet: 1, seat: 0, rival: 2, neighbour: 5 }, 'SP-7.9'),
    event('claimed', { seat: 0, treasure: 10, planet: 1 }),
  ),
  step(3, event('claimed', { seat: 2, treasure: 5, planet: 1 }), event('surplus', { seat: 0, treasure: 3, planet: 1 })),
  step(
    4,
    event('looted', { planet: 5, points: 6 }),
    event('unclaimed', { planet: 0, points: 9 }),
    event('scored', { seat: 0, points: 13, kinds: 2 }),
  ),
];

it('tells each planet once, in the order of the ring', () => {
  expect(sharing(steps).map((story) => story.planet)).toEqual([0, 1, 5]);
});

it('gives every crew what it took, with the tie that was broken for it', () => {
  const [, shared] = sharing(steps);
  expect(shared?.shares.map((share) => [share.seat, share.strength, share.took, share.surplus])).toEqual([
    [0, 6, [10], [3]],
    [2, 6, [5], []],
  ]);
  expect(shared?.shares[0]?.ties[0]?.rule).toBe('SP-7.9');
});

it('names what nobody got', () => {
  const [nobody, , pirates] = sharing(steps);
  expect([nobody?.lost?.kind, pirates?.lost?.kind]).toEqual(['unclaimed', 'looted']);
});

it('counts points and kinds by seat', () => {
  expect(points(steps).get(0)).toEqual({ points: 13, kinds: 2 });
});

it('tells the planets that are shared in one step in their order', () => {
  expect(
    scenes([
      event('revealed', { planet: 4 }),
      event('ranked', { planet: 0, seat: 1 }),
      event('claimed', { planet: 0, seat: 1, treasure: 7 }),
      event('looted', { planet: 1, points: 9 }),
      event('scored', { seat: 0 }),
    ]),
  ).toEqual([0, 1]);
});
