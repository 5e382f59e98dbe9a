import type { Event, Step } from '../../protocol';
import { MOVE, SAIL } from '../../look/motion';
import { argument, inTurn, type Durations } from '../kit';

export type Share = { seat: number; strength: number; took: number[]; surplus: number[]; ties: Event[] };
export type Story = { planet: number; lost: Event | null; shares: Share[]; rule: string };

/** Nobody gets anything: the pirate ship stands there, or nobody has pirates; the merchant ship may be lost with it. */
const LOST = /^(looted|unclaimed)(_ship)?$/;

/** How the treasures were shared, planet by planet, from the events of the claiming stage. */
export function sharing(steps: readonly Step[]): Story[] {
  const stories = new Map<number, Story>();
  const of = (event: Event): Story => {
    const planet = argument(event, 'planet');
    let story = stories.get(planet);
    if (!story) stories.set(planet, (story = { planet, lost: null, shares: [], rule: event.rule }));
    return story;
  };
  const share = (event: Event): Share | undefined =>
    of(event).shares.find((one) => one.seat === argument(event, 'seat'));
  for (const event of steps.flatMap((step) => step.events)) {
    if (LOST.test(event.kind)) of(event).lost = event;
    else if (event.kind === 'ranked')
      of(event).shares.push({
        seat: argument(event, 'seat'),
        strength: argument(event, 'strength'),
        took: [],
        surplus: [],
        ties: [],
      });
    else if (event.kind === 'claimed') share(event)?.took.push(argument(event, 'treasure'));
    else if (event.kind === 'surplus') share(event)?.surplus.push(argument(event, 'treasure'));
    else if (event.kind === 'tie_broken' || event.kind === 'tie_by_order') share(event)?.ties.push(event);
  }
  return [...stories.values()].sort((a, b) => a.planet - b.planet);
}

/** The card arrives, the old one turns, then ships sail. */
export const SHOWN: Durations = [
  [MOVE, 'placed'],
  [MOVE, 'flipped revealed'],
  [3 * MOVE, 'trapped'],
  [SAIL, 'sailed'],
];

/** How long it is seen, in milliseconds, what comes before the sharing: the last card, and the ship that comes home. */
export function before(events: readonly Event[]): number {
  const end = events.findIndex((event) => event.kind === 'home_again' || event.kind === 'cards_out');
  return end < 0 ? 0 : inTurn(events.slice(0, end), SHOWN, MOVE);
}

/** How long the sharing of one planet is seen, in milliseconds. */
export const SCENE = 1200;

/** The planets that some events share out, in their order. */
export const scenes = (events: readonly Event[]): number[] => [
  ...new Set(
    events
      .filter((event) => /^(ranked|claimed|surplus)$/.test(event.kind) || LOST.test(event.kind))
      .map((event) => argument(event, 'planet')),
  ),
];

/** Points and kinds of treasure of each seat, by seat. */
export function points(steps: readonly Step[]): Map<number, { points: number; kinds: number }> {
  const scored = steps.flatMap((step) => step.events).filter((event) => event.kind === 'scored');
  return new Map(
    scored.map((event) => [
      argument(event, 'seat'),
      { points: argument(event, 'points'), kinds: argument(event, 'kinds') },
    ]),
  );
}
