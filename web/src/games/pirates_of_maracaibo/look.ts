import type { View } from '../../protocol';
import type { Look } from '../../shell/lookup';
import type { Translate } from '../../words/words.svelte';
import { derivedOf, seatOf, stateOf } from '../kit';
import { IMPROVEMENTS, questCalled, RESIDENCES } from './data';
import type { Derived, State } from './state';

/** The captain after whose turn the game ends (PM-4.14); Redbeard is, where he sails (PM-13.1.5). */
const lastOf = (state: State): number | null => (state.redbeard ? null : (state.first + state.seats - 1) % state.seats);

const RULES: Readonly<Record<string, string>> = {
  quest: 'PM-8.5',
  adventure: 'PM-14.4',
  upgrade: 'PM-8.6',
  figurehead: 'PM-8.11',
  tile: 'PM-8.12',
};
/** The spaces that are no cards of the sea. */
const ENDS: Readonly<Record<string, string>> = { gulf: 'PM-7.4', maracaibo: 'PM-7.5' };

/** A captain's cards, quests and rubies; who begins a round, and who has ended it. */
export function look(component: string, view: View, t: Translate): Partial<Look> {
  const state = stateOf<State>(view);
  const seat = seatOf(component);
  const captain = seat === null ? undefined : state.captains[seat];
  if (captain)
    return {
      lines: [
        ...(state.first === seat ? [t('look-starts')] : []),
        ...(lastOf(state) === seat ? [t('look-ends')] : []),
        ...(state.modules.includes('rubies') || captain.rubies ? [t('look-rubies', { count: captain.rubies })] : []),
        t('look-quests', { count: captain.quests.length }),
      ],
      fans: [
        { title: t('look-open'), leaves: captain.cards.map((id) => ({ look: `card-${id}`, name: t(`card-${id}`) })) },
      ],
    };
  if (component === 'pile-discard')
    return {
      name: t('board-quest-market'),
      fans: [
        {
          title: t('look-discard'),
          leaves: state.discard
            .map((id) => questCalled(id, state.modules))
            .map((called) => ({ look: called, name: t(called) })),
        },
      ],
    };
  const [kind = ''] = component.split('-');
  if (kind === 'card') return ofCard(state, derivedOf<Derived>(view), component.slice('card-'.length), t);
  return RULES[kind] ? { rule: RULES[kind] } : {};
}

/** What a card costs me, and the rent on the way there. */
function ofCard(state: State, judged: Derived, card: string, t: Translate): Partial<Look> {
  const price = judged.prices[card];
  const rent = judged.ways[`place:${state.sea.indexOf(card)}`]?.rent;
  const now = [
    price === undefined ? '' : t('board-price', { count: price }),
    rent ? t('board-rent', { count: rent }) : '',
  ].filter(Boolean);
  const rule = ENDS[card] ?? (IMPROVEMENTS.has(card) ? 'PM-7.1' : RESIDENCES.has(card) ? 'PM-7.2' : 'PM-7.3');
  return { ...(now.length ? { now: now.join(' · ') } : {}), rule };
}
