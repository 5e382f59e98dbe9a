import type { Event, Option, Step, View } from '../../protocol';
import type { Count } from '../../shell/counting';
import type { Translate } from '../../words/words.svelte';
import { MOVE } from '../../look/motion';
import { inTurn, stateOf } from '../kit';
import { CARDS } from './data';
import { before, SCENE, scenes, sharing, SHOWN } from './sharing';
import { revealed, type State } from './state';

export { look } from './look';
export { story } from './story';

/** What is heard when something happens. */
export const sounds = { card: 'placed flipped revealed trapped', coin: 'claimed surplus' };

export const hand = ['card'];

/** Planets lie on the board. */
export const placed = (option: Option): boolean => option.marks.some((mark) => mark.startsWith('planet:'));

const RING = 'wedsaq'; // the planets lie on the keyboard as in their ring

/** A card by its value, the teleport by its letter; a planet by where it lies. */
export function key(mark: string): string | undefined {
  const [kind, value] = mark.split(':');
  if (kind === 'card') return value === '0' ? 't' : value;
  return kind === 'planet' ? RING[Number(value)] : undefined;
}

const SIGNS: Readonly<Record<string, string>> = { 'ship-merchant_ship': '#i-ship', 'ship-pirate_ship': '#em-skull' };

/** The ships that a placement moves, or may. */
export function sign({ note }: Option): string | null {
  if (/ships$/.test(note?.id ?? '')) return '#sp-both';
  return SIGNS[note?.args.ship?.name ?? ''] ?? null;
}

/** The treasures are shared planet by planet, once the last card has done what it does. */
export function lasts(events: Event[]): number {
  const acts = scenes(events);
  return acts.length > 1 || events.some((event) => event.kind === 'scored')
    ? before(events) + acts.length * SCENE
    : inTurn(events, SHOWN, MOVE);
}

export function turn(view: View): { turn: number; of: number } | null {
  const state = stateOf<State>(view);
  return view.over || revealed(state) ? null : { turn: state.placed + 1, of: CARDS * view.seats };
}

/** The loot, planet by planet; kinds of treasure decide a tie (SP-8.2). */
export function count(view: View, steps: readonly Step[], t: Translate): Count {
  const { ring } = stateOf<State>(view);
  const parts = sharing(steps).map(({ planet, shares }) => ({
    name: t(`planet-${ring[planet]}`),
    points: Array.from({ length: view.seats }, (_, seat) => {
      const share = shares.find((one) => one.seat === seat);
      return [...(share?.took ?? []), ...(share?.surplus ?? [])].reduce((sum, value) => sum + value, 0);
    }),
  }));
  const winners = (view.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const scored = steps
    .flatMap((step) => step.events)
    .find((one) => one.kind === 'scored' && one.args.seat === winners[0]);
  return { parts, decides: winners.length === 1 ? (scored?.phrase ?? null) : null };
}
