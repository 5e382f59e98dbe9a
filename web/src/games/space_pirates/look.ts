import type { View } from '../../protocol';
import type { Leaf, Look } from '../../shell/lookup';
import type { Translate } from '../../words/words.svelte';
import { letter } from '../../look/seats';
import { seatOf, stateOf } from '../kit';
import { CARDS } from './data';
import { boxed, cardId, crews, faceDown, faceUp, short, type State } from './state';

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

/** What a pirate would make of my crews, as far as the cards lie open. */
function ofPirate(state: State, seat: number | null, value: number, t: Translate): Partial<Look> {
  const mine = (planet: number): number => crews(state, planet).find((crew) => crew.seat === seat)?.sum ?? 0;
  const rows = state.ring.map((id, planet) => ({ name: t(`planet-${id}`), value: mine(planet) + value }));
  return {
    lines: [t('look-pirate', { value })],
    ...(seat === null ? {} : { counts: { title: t('look-crew-with'), rows } }),
    rule: 'SP-5.4',
  };
}

/** What lies at a planet: its treasures, the crews in their order, and what nobody has seen yet. */
function ofPlanet(state: State, planet: number, t: Translate): Partial<Look> {
  const hidden = faceDown(state, planet);
  return {
    lines: [
      t('look-treasures', { list: (state.treasures[planet] ?? []).join(', ') || '–' }),
      ...(hidden ? [t('look-hidden', { letter: letter(hidden.seat) })] : []),
    ],
    fans: crews(state, planet).map((crew) => ({
      title: t('look-crew', { letter: letter(crew.seat), sum: crew.sum }),
      leaves: crew.cards.map((one) => leaf(one.card, t)),
    })),
    rule: 'SP-7',
  };
}

/** What lies in the box: treasures nobody can get, sprung teleports and the cards that were lost with them (SP-5.5). */
function ofBox(state: State, t: Translate): Partial<Look> {
  const { traps } = state;
  const { unused, lost: nobodys } = boxed(state);
  const gems = (values: number[]): Leaf[] => values.map((value) => ({ name: String(value), sign: '#i-gem' }));
  const lost = traps.map(({ victim, card }) => ({ name: `${letter(victim)} ${short(card)}`, sign: '#i-crew' }));
  const sprung = traps.map(({ owner }) => ({ name: letter(owner), sign: '#i-teleport' }));
  return {
    fans: [
      { title: t('board-box-unused'), leaves: gems(unused) },
      { title: t('board-box-lost'), leaves: gems(nobodys) },
      { title: t('board-box-traps', { count: traps.length }), leaves: [...sprung, ...lost] },
    ],
  };
}

export function look(component: string, view: View, t: Translate): Partial<Look> {
  const state = stateOf<State>(view);
  const ship = /^board-(merchant|pirate)-ship$/.exec(component)?.[1];
  if (ship) {
    const steps = ship === 'merchant' ? state.merchant_steps : state.pirate_steps;
    return { now: t(`board-${ship}-steps`, { steps }), rule: 'SP-5.7' };
  }
  if (component === 'board-box') return ofBox(state, t);
  const seat = seatOf(component);
  if (seat !== null) return ofSeat(state, seat, t);
  if (component === 'card-teleport') return { lines: [t('look-teleport')], rule: 'SP-5.5' };
  const pirate = /^card-pirate_(\d)$/.exec(component)?.[1];
  if (pirate) return ofPirate(state, view.seat, Number(pirate), t);
  const planet = state.ring.indexOf(component.slice('planet-'.length));
  return component.startsWith('planet-') && planet >= 0 ? ofPlanet(state, planet, t) : {};
}
