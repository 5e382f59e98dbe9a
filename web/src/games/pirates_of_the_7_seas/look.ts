import type { View } from '../../protocol';
import type { Leaf, Look } from '../../shell/lookup';
import type { Translate } from '../../words/words.svelte';
import { seatOf, stateOf } from '../kit';
import { CHARACTERS, NATIONS, PORTS } from './data';
import { cardOf, convoysOf, market, type State } from './state';

const character = (id: string, gone: boolean, t: Translate): Leaf => ({
  look: `character-${id}`,
  name: t(`character-${id}`),
  sign: `#p7-${id}`,
  gone,
});

/** The characters that a seat can still choose: those that lie open before it are known to all (P7-6.3.2). */
function ofSeat(state: State, seat: number, t: Translate): Partial<Look> {
  const used = state.players[seat]?.used ?? [];
  return {
    lines: state.first === seat ? [t('look-starts')] : [],
    fans: [
      {
        title: t('look-hand'),
        leaves: CHARACTERS.filter((id) => !used.includes(id)).map((id) => character(id, false, t)),
      },
      { title: t('look-open'), leaves: used.map((id) => character(id, true, t)) },
    ],
    rule: 'P7-6.3',
  };
}

/** What was played: convoys by their nation, those that are gone struck out, then ports and curses. */
function played(state: State, t: Translate): Partial<Look> {
  const cards = state.played.filter((card) => typeof card === 'string');
  const convoys = NATIONS.flatMap((nation) =>
    convoysOf(state, nation).map((fate, i) => ({ name: `${i + 1}`, sign: `#p7-${nation}`, gone: fate === 'gone' })),
  );
  const others = cards.filter((card) => cardOf(card).kind !== 'convoy');
  return {
    name: t('look-played'),
    fans: [
      { title: t('look-convoys'), leaves: convoys },
      { title: t('look-gone'), leaves: others.map((card) => ({ look: `card-${card}`, name: t(`card-${card}`) })) },
    ],
  };
}

export function look(component: string, view: View, t: Translate): Partial<Look> {
  const seat = seatOf(component);
  if (seat !== null) return ofSeat(stateOf<State>(view), seat, t);
  if (component === 'pile-played') return played(stateOf<State>(view), t);
  const prices = PORTS.get(component.slice('card-'.length));
  if (component.startsWith('card-') && prices) return { lines: [pricesOf(prices, t)], rule: 'P7-7.6' };
  if (component.startsWith('port-')) return { now: pricesOf(stateOf<State>(view).demand, t), rule: 'P7-7.6' };
  if (component.startsWith('card-curse_'))
    return { lines: [t(`board-${component.slice('card-'.length)}`)], rule: 'P7-11' };
  if (!component.startsWith('character-')) return {};
  const id = component.slice('character-'.length);
  return { ...ofCharacter(stateOf<State>(view), view.seat, id, t), rule: `P7-7.${CHARACTERS.indexOf(id) + 1}` };
}

const pricesOf = (prices: readonly number[], t: Translate): string =>
  t('look-prices', {
    list: market(prices)
      .map(({ good, price }) => `${t(`loot-${good}`)} ${price}`)
      .join(', '),
  });

/** What a character works with as things stand: the market's prices, my chests and ships. */
function ofCharacter(state: State, seat: number | null, id: string, t: Translate): Partial<Look> {
  const player = seat === null ? undefined : state.players[seat];
  if (id === 'merchant') return { now: pricesOf(state.demand, t) };
  if (id === 'shipwright' && player) return { now: t('look-yard', { chests: player.chests, reserve: player.reserve }) };
  return id === 'captain' && player ? { now: t('look-fleet', { fleet: player.fleet }) } : {};
}
