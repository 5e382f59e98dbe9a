import type { View } from '../../protocol';
import type { Look } from '../../shell/lookup';
import type { Translate } from '../../words/words.svelte';
import { seatOf, stateOf } from '../kit';
import { LIMITS } from './data';
import type { State } from './state';

const RULES: [prefix: string, rule: string][] = [
  ['crew-', 'TEP-5.4'],
  ['captain-', 'TEP-5.4'],
  ['map-', 'TEP-3'],
];

/** A captain's crew and treasures; of a card, its rule. */
export function look(component: string, view: View, t: Translate): Partial<Look> {
  const state = stateOf<State>(view);
  const seat = seatOf(component);
  const pirate = seat === null ? undefined : state.pirates[seat];
  if (pirate)
    return {
      lines: [
        ...(state.first === seat ? [t('look-starts')] : []),
        t('look-treasures', { count: pirate.buried, all: LIMITS.treasures_to_win }),
      ],
      fans: [
        {
          title: t('look-open'),
          leaves: pirate.crew.map((card) => ({ look: `crew-${card}`, name: t(`crew-${card}`) })),
        },
      ],
    };
  const rule = RULES.find(([prefix]) => component.startsWith(prefix))?.[1];
  return rule ? { rule } : {};
}
