import type { Event, Step } from '../../protocol';
import { argument } from '../kit';
import { REDBEARD_CARDS } from './data';

/** A line of his card: carried out, not possible, or not needed any more. */
export type Line = { action: string; order: string[]; fate: 'done' | 'refused' | 'later' };
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

/** Redbeard's last turn, until the captain answers again: his card, which of its lines he carried out, what followed. */
export function hisTurn(steps: readonly Step[]): HisTurn | null {
  const mine = steps.findLastIndex((step) => step.seat === 0 && !step.auto);
  const events = steps.slice(mine < 0 ? 0 : mine).flatMap((step) => step.events);
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
  return {
    card: card.id,
    letter: card.letter,
    lines: actions.map((line, i) => ({ ...line, fate: fate(i) })),
    told: after.filter((event) => !SILENT.has(event.kind)),
  };
}
