import type { View } from '../../protocol';
import type { Leaf, Look } from '../../shell/lookup';
import type { Translate } from '../../words/words.svelte';
import { seatOf, stateOf } from '../kit';
import { CARDS } from './data';
import { cardId, faceUp, short, type State } from './state';

const leaf = (card: number, t: Translate): Leaf => ({
  look: cardId(card),
  name: card === 0 ? t(cardId(card)) : short(card),
  sign: card === 0 ? '#i-teleport' : '#i-crew',
});

/** Every card of a seat: those that lie open, those nobody has seen, those in the box. All have the same eight, so everybody can count (SP-9.4). */
function ofSeat(state: State, seat: number, t: Translate): Partial<Look> {
  const open = faceUp(state).filter((one) => one.seat === seat && one.card > 0);
  const gone = [
    ...state.traps.filter((trap) => trap.owner === seat).map(() => 0),
    ...state.traps.filter((trap) => trap.victim === seat && trap.card > 0).map((trap) => trap.card),
  ];
  const seen = new Set([...open.map((one) => one.card), ...gone]);
  const unseen = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !seen.has(card));
  return {
    lines: state.first === seat ? [t('look-starts')] : [],
    fans: [
      { title: t('look-open'), leaves: open.map((one) => leaf(one.card, t)) },
      { title: t('look-unseen'), leaves: unseen.map((card) => leaf(card, t)) },
      { title: t('look-gone'), leaves: gone.map((card) => ({ ...leaf(card, t), gone: true })) },
    ],
    rule: 'SP-9.4',
  };
}

export function look(component: string, view: View, t: Translate): Partial<Look> {
  const seat = seatOf(component);
  if (seat !== null) return ofSeat(stateOf<State>(view), seat, t);
  if (component === 'card-teleport') return { picture: '#i-teleport' };
  return component.startsWith('card-') ? { picture: '#i-crew' } : {};
}
