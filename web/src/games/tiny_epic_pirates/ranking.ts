import type { Step } from '../../protocol';
import { argument } from '../kit';
import type { State } from './state';

/** One line of the final comparison: what put a pirate before the next one, 0 treasures, 1 legend, 2 gold, 3 cubes. */
export type Line = { pirate: number; rank: number; decides: number | null; over: number | null };
export type Burial = {
  step: number;
  round: number;
  pirate: number;
  number: number;
  cell: number;
  cost: number;
  rule: string;
};

/** All pirates from the first place to the last, each with what decided against the next one. */
export function compare(state: State, ranks: readonly number[]): Line[] {
  const order = state.pirates.map((_, i) => i).sort((a, b) => (ranks[a] ?? 9) - (ranks[b] ?? 9) || a - b);
  return order.map((pirate, i) => {
    const next = order[i + 1];
    if (next === undefined) return { pirate, rank: ranks[pirate] ?? 0, decides: null, over: null };
    const [mine = [], theirs = []] = [state.standing?.[pirate], state.standing?.[next]];
    const decides = mine.findIndex((value, j) => value !== theirs[j]);
    return { pirate, rank: ranks[pirate] ?? 0, decides: decides < 0 ? null : decides, over: decides < 0 ? null : next };
  });
}

/** Every treasure that was buried, in the order of the game; a round is a turn of every pirate. */
export function burials(steps: readonly Step[], seats: number, pirates: number): Burial[] {
  const found: Burial[] = [];
  let turns = 0;
  for (const { step, events } of steps)
    for (const event of events) {
      if (event.kind === 'turn' || event.kind === 'solo_turn') turns += 1;
      if (event.kind !== 'buried' && event.kind !== 'solo_buried') continue;
      found.push({
        step,
        round: Math.ceil(turns / pirates),
        pirate: event.kind === 'buried' ? argument(event, 'seat') : seats,
        number: argument(event, 'total'),
        cell: argument(event, 'cell'),
        cost: argument(event, 'cost', 0),
        rule: event.rule,
      });
    }
  return found;
}
