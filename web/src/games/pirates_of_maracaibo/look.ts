import type { View } from '../../protocol';
import type { Look } from '../../shell/lookup';
import type { Translate } from '../../words/words.svelte';
import { seatOf, stateOf } from '../kit';
import type { State } from './state';

/** A captain's cards, quests and rubies; who begins a round, and who has ended it. */
export function look(component: string, view: View, t: Translate): Partial<Look> {
  const state = stateOf<State>(view);
  const seat = seatOf(component);
  const captain = seat === null ? undefined : state.captains[seat];
  if (captain)
    return {
      lines: [
        ...(state.first === seat ? [t('look-starts')] : []),
        ...(state.modules.includes('rubies') || captain.rubies ? [t('look-rubies', { count: captain.rubies })] : []),
        t('look-quests', { count: captain.quests.length }),
      ],
      fans: [
        { title: t('look-open'), leaves: captain.cards.map((id) => ({ look: `card-${id}`, name: t(`card-${id}`) })) },
      ],
    };
  if (component === 'pile-discard')
    return {
      name: t('look-discard'),
      fans: [{ title: t('look-gone'), leaves: state.discard.map((id) => ({ name: t(`quest-${id}`) })) }],
    };
  return {};
}
