import type { Translate } from '../../words/words.svelte';
import { GULF, MARACAIBO, shipsAt, type Derived, type State } from './state';

/** The card, or the code, that lies at a place. */
export const cardAt = (state: State, place: number): string =>
  place === GULF ? 'gulf' : place === MARACAIBO ? 'maracaibo' : (state.sea[place] ?? 'land');

/** A place in words: what it does and costs, the way there, who lies there, and the rent. */
export function describe(state: State, judged: Derived, place: number, names: readonly string[], t: Translate): string {
  const card = cardAt(state, place);
  const price = judged.prices[card];
  const way = judged.ways[`place:${place}`];
  const ships = shipsAt(state, place).map((captain) => names[captain] ?? '');
  const past = way?.path.slice(0, -1).map((other) => t(`card-${cardAt(state, other)}`)) ?? [];
  return [
    `${t(`card-${card}`)}: ${t(`card-${card}.text`)}`,
    price === undefined ? '' : t('board-price', { count: price }),
    way ? t('board-way', { count: way.path.length }) : '',
    past.length ? t('board-past', { names: past.join(', ') }) : '',
    ships.length ? t('board-ships-here', { names: ships.join(', ') }) : '',
    way?.rent ? t('board-rent', { count: way.rent }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
