import type { Translate } from '../../words/words.svelte';
import { CONSTANTS, IMPROVEMENTS, LAYOUTS, RESIDENCES } from './data';
import { way } from './reach';
import { GRID, GULF, MARACAIBO, placeAt, shipsAt, type State } from './state';
import { discount } from './tally';

/** The card, or the code, that lies at a place. */
export const cardAt = (state: State, place: number): string =>
  place === GULF ? 'gulf' : place === MARACAIBO ? 'maracaibo' : (state.sea[place] ?? 'land');

/** PM-6.11: what ending a move at a place costs. */
export const rentAt = (state: State, me: number, place: number): number =>
  place < GRID ? shipsAt(state, place).filter((captain) => captain !== me).length * CONSTANTS.rent_per_opponent : 0;

/** A place in words: what it does, who lies there, and, where I may sail, the way and the rent. */
export function told(
  state: State,
  place: number,
  me: number,
  names: readonly string[],
  reach: boolean,
  t: Translate,
): string {
  const card = cardAt(state, place);
  const cost = (IMPROVEMENTS.get(card) ?? RESIDENCES.get(card))?.cost;
  const ships = shipsAt(state, place).map((captain) => names[captain] ?? '');
  const rent = rentAt(state, me, place);
  const path = reach
    ? way(LAYOUTS.get(state.layout)?.rows ?? [], placeAt(state.captains[me]?.ship ?? 'harbour'), place)
    : [];
  const past = path.slice(1, -1).map((other) => t(`card-${cardAt(state, other)}`));
  return [
    `${t(`card-${card}`)}: ${t(`card-${card}.text`)}`,
    cost === undefined ? '' : t('board-price', { count: Math.max(0, cost - discount(state, me)) }),
    path.length > 1 ? t('board-way', { count: path.length - 1 }) : '',
    past.length ? t('board-past', { names: past.join(', ') }) : '',
    ships.length ? t('board-ships-here', { names: ships.join(', ') }) : '',
    reach && rent ? t('board-rent', { count: rent }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
