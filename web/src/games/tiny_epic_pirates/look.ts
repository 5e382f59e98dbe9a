import type { View } from '../../protocol';
import type { Look } from '../../shell/lookup';
import type { Translate } from '../../words/words.svelte';
import { seatOf, stateOf } from '../kit';
import { LIMITS, MAPS, MERCHANTS, PRICES } from './data';
import { PORTS, type State } from './state';

type Told = (id: string, state: State, t: Translate) => Partial<Look>;

/** What a card of the sea has printed on it, and what lies there, with what can be done with it. */
const map: Told = (id, state, t) => {
  const card = MAPS.get(id);
  const cell = state.sea.indexOf(id);
  if (!card || cell < 0) return { rule: 'TEP-3' };
  const { settlement, market, cove, storm, burial_cost: cost } = card;
  const price = PRICES[state.market.indexOf(market)];
  return {
    rule: 'TEP-3',
    lines: [
      settlement ? t('look-settlement', { count: settlement }) : '',
      market && price ? t('look-market', { good: t(`good-${market}`), price }) : '',
      cove ? t('look-cove') : '',
      storm ? t('look-storm') : '',
      PORTS.includes(cell) ? t('look-port') : '',
      cost && (state.sites[cell] ?? -1) < 0 ? t('look-site', { cost }) : '',
      state.tokens[cell] ? t('look-token') : '',
    ].filter(Boolean),
  };
};

const merchant: Told = (id, _, t) => {
  const card = MERCHANTS.get(id);
  return { rule: 'TEP-6.3', lines: card ? [t('look-merchant', { damage: card.damage, gold: card.gold })] : [] };
};

const RULE_OF_ORDER = ['plunder', 'trade', 'crew_up', 'search', 'attack', 'hide_out']; // in the order of the rules

const THINGS: Record<string, Told> = {
  crew: () => ({ rule: 'TEP-5.4' }),
  captain: () => ({ rule: 'TEP-5.4' }),
  map,
  merchant_card: merchant,
  station: (id, _, t) => ({ rule: 'TEP-2', lines: [t(`board-station-${id}`)] }),
  order: (id, _, t) => ({ rule: `TEP-5.3.${RULE_OF_ORDER.indexOf(id) + 1}`, lines: [t(`look-order-${id}`)] }),
};

/** A captain's crew and treasures; of any other thing, what it does, and its rule. */
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
  const dash = component.indexOf('-');
  return THINGS[component.slice(0, dash)]?.(component.slice(dash + 1), state, t) ?? {};
}
