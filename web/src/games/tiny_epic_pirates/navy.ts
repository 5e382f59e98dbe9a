import type { View } from '../../protocol';
import { stateOf } from '../kit';
import { NAVY_SPEED } from './data';
import { hunt } from './sailing';
import { cellOf, dealt, own, type State } from './state';

export type Forecast = { speed: number; path: number[]; end: number; fate: 'far' | 'hidden' | 'caught' };

/** What the Navy would do if the reader (or whoever has the turn) crossed the ship line now. */
export function forecast(view: View): Forecast | null {
  const table = stateOf<State>(view);
  const pirate = table.pirates[own(view, table)];
  const [navy, ship] = [cellOf(table.navy), cellOf(pirate?.ship ?? null)];
  if (
    !pirate ||
    !dealt(table) ||
    navy < 0 ||
    ship < 0 ||
    view.over ||
    table.stack.some((frame) => frame.frame === 'placing')
  )
    return null;
  const speed = NAVY_SPEED[pirate.buried] ?? 1;
  const path = hunt(navy, ship, speed);
  const end = path.at(-1) ?? navy;
  return { speed, path: [navy, ...path], end, fate: end !== ship ? 'far' : pirate.hidden ? 'hidden' : 'caught' };
}
