import { expect, it } from 'vitest';
import { FACEDOWN, type Event, type Step, type View } from '../../protocol';
import { before, points, scenes, sharing } from './sharing';
import { boxed, staged, type State } from './state';

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

it('shares nothing before the last card has turned another and the ship is home', () => {
  const [placed, flipped, sailed] = ['placed', 'flipped', 'sailed'].map((kind) => event(kind, {}));
  const events = [placed, flipped, sailed, event('home_again', {}), event('revealed', { planet: 1 })] as Event[];
  expect(before(events)).toBeGreaterThan(before(events.slice(1)));
  expect(before(events.slice(4))).toBe(0);
});

it('leaves a card face down until its planet is shared, but mine shows me its value', () => {
  const down = [1, 2, 3].map((card, seat) => ({ seq: card, seat, card }));
  const state = { stack: [], up: [], down } as unknown as State;
  const told = staged(state, (planet) => planet === 0, 1);
  expect(told.up.map((one) => [one.planet, one.card])).toEqual([[0, 1]]);
  expect(told.down.map((one) => one?.card)).toEqual([undefined, 2, FACEDOWN]);
});

it('keeps in the box what pirates seized and what nobody claimed', () => {
  const state = { unused: [1, 4], looted: [5, 10], unclaimed: [7] } as unknown as State;
  expect(boxed(state)).toEqual({ unused: [4, 1], lost: [10, 7, 5] });
  expect(boxed(state, [7, 10]).lost).toEqual([5]); // they are told of later
});
