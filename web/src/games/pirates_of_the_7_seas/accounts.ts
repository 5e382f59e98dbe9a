import type { Event, Step } from '../../protocol';
import { argument } from '../kit';

export type Line = { sign: 'chest' | 'talisman' | 'yinyang' | 'skull'; count: number; points: number };
export type Account = { seat: number; sales: Event[]; surplus: Event[]; lines: Line[]; total: number };
export type Closing = { market: Event | null; ties: Event[] };

const TIES = new Set(['tie_corsairs', 'tie_skulls', 'shared', 'waived', 'kept_victory']);

/** What happened from the final sale on. */
function ending(steps: readonly Step[]): Event[] {
  const events = steps.flatMap((step) => step.events);
  const from = events.findLastIndex((event) => event.kind === 'last_market');
  return from < 0 ? [] : events.slice(from);
}

/** How the points of every seat came about, line by line. */
export function accounts(steps: readonly Step[], seats: number): Account[] {
  const found: Account[] = Array.from({ length: seats }, (_, seat) => ({
    seat,
    sales: [],
    surplus: [],
    lines: [],
    total: 0,
  }));
  for (const event of ending(steps)) {
    const account = found[argument(event, 'seat')];
    if (!account) continue;
    const line = (sign: Line['sign'], count: string, points: string): void =>
      void account.lines.push({ sign, count: argument(event, count), points: argument(event, points) });
    if (event.kind === 'sold' || event.kind === 'negotiated') account.sales.push(event);
    else if (event.kind === 'surplus_cards') account.surplus.push(event);
    else if (event.kind === 'scored_chests') line('chest', 'chests', 'chests');
    else if (event.kind === 'scored_talismans') line('talisman', 'points', 'points');
    else if (event.kind === 'scored_yin_yang') line('yinyang', 'yin_yang', 'points');
    else if (event.kind === 'scored_skulls') line('skull', 'skulls', 'points');
    else if (event.kind === 'scored') account.total = argument(event, 'points');
  }
  return found.filter((account) => account.lines.length);
}

/** The last market and what decided a tie. */
export function closing(steps: readonly Step[]): Closing {
  const events = ending(steps);
  return { market: events[0] ?? null, ties: events.filter((event) => TIES.has(event.kind)) };
}
