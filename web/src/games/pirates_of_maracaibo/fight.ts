import type { Event } from '../../protocol';
import { argument, frameOf } from '../kit';
import type { State } from './state';

export type Blow = { captain: number; face: number; total: number };
/** A skirmish: who fights, the dice so far, and once it is decided the winner (null: nobody) with the points won. */
export type Fight = { fighters: number[]; blows: Blow[]; end: { winner: number | null; points: number } | null };

/**
 * The skirmish after one more step: the view knows who fights, the events tell each die and, with the last one, the end.
 * It stays until something else happens.
 */
export function fightAfter(before: Fight | null, state: State, events: readonly Event[]): Fight | null {
  const frame = frameOf(state, 'skirmish');
  const him = state.seats; // Redbeard comes after the seats
  const fresh = events
    .filter((event) => event.kind === 'fought' || event.kind === 'rb_fought')
    .map((event) => ({
      captain: event.kind === 'fought' ? argument(event, 'seat') : him,
      face: argument(event, 'face'),
      total: argument(event, 'points'),
    }));
  if (!frame && !fresh.length) return events.length ? null : before;
  const going = before && !before.end ? before : null;
  const blows = [
    ...(going?.blows ?? []).filter((blow) => fresh.every((one) => one.captain !== blow.captain)),
    ...fresh,
  ];
  const fighters = frame?.fighters ?? going?.fighters ?? blows.map((blow) => blow.captain);
  if (frame) return { fighters, blows: blows.slice(0, frame.rolls?.length ?? 0), end: null };
  const won = events.find((event) => event.kind === 'fight_won' || event.kind === 'rb_fight_won');
  if (!won) return { fighters, blows, end: { winner: null, points: 0 } };
  return {
    fighters,
    blows,
    end: { winner: won.kind === 'fight_won' ? argument(won, 'seat') : him, points: argument(won, 'points') },
  };
}
