import type { Event, Step } from '../../protocol';
import { argument, stateOf } from '../kit';
import { REDBEARD_CARDS } from './data';
import { deckLeft, placeAt, type State } from './state';

/** A line of his card: carried out, not possible, with the word for why not, or not needed any more. */
export type Line = { action: string; order: string[]; fate: 'done' | 'refused' | 'later'; why: string };
export type HisTurn = { card: string; letter: string; lines: Line[]; told: Event[] };

const ACTIONS: Record<string, string> = { draw_level_2: 'draw' };
const MAINS = ['raid', 'explore', 'quest', 'draw', 'improvement'];
const SILENT = new Set([
  'rb_card',
  'rb_main',
  'rb_impossible',
  'rb_passed',
  'rb_shuffled',
  'refilled',
  'market_filled',
]);

/** The events since the captain answered last, and what was seen then. */
function since(steps: readonly Step[]): { events: Event[]; before: Step | undefined } {
  const mine = steps.findLastIndex((step) => step.seat === 0 && !step.auto);
  return { events: steps.slice(Math.max(0, mine)).flatMap((step) => step.events), before: steps[mine] };
}

/** Redbeard's last turn, until the captain answers again: his card, which of its lines he carried out, what followed. */
export function hisTurn(steps: readonly Step[]): HisTurn | null {
  const { events, before } = since(steps);
  const from = events.findLastIndex((event) => event.kind === 'rb_card');
  if (from < 0) return null;
  const after = events.slice(from);
  const number = argument(after[0] as Event, 'redbeard');
  const card = [...REDBEARD_CARDS.values()].find((one) => one.number === number);
  if (!card) return null;
  const main = after.find((event) => event.kind === 'rb_main');
  const chosen = main ? MAINS[argument(main, 'main')] : undefined;
  const actions = card.main.map(({ action, order = [] }) => ({ action: ACTIONS[action] ?? action, order }));
  const at = actions.findIndex(({ action }) => action === chosen);
  const fate = (i: number): Line['fate'] => (at < 0 || i < at ? 'refused' : i === at ? 'done' : 'later');
  const none = before !== undefined && !deckLeft(stateOf<State>(before.view));
  const why = (action: string): string => (action === 'draw' && none ? 'board-his-empty' : `board-his-no-${action}`);
  return {
    card: card.id,
    letter: card.letter,
    lines: actions.map((line, i) => ({ ...line, fate: fate(i), why: fate(i) === 'refused' ? why(line.action) : '' })),
    told: after.filter((event) => !SILENT.has(event.kind)),
  };
}

/** The course of his last turn, from place to place; empty when his ship lies elsewhere since. */
export function hisCourse(steps: readonly Step[], state: State): number[] {
  const { events, before } = since(steps);
  const sailed = events.filter(({ kind }) => kind === 'rb_passed' || kind === 'rb_sailed');
  const places = sailed.map((event) => argument(event, 'place'));
  const ship = (one: State): number => placeAt(one.captains[one.seats]?.ship ?? 'harbour');
  return before && places.length && places.at(-1) === ship(state) ? [ship(stateOf<State>(before.view)), ...places] : [];
}
