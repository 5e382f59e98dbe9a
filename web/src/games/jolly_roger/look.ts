import type { View } from '../../protocol';
import type { Leaf, Look } from '../../shell/lookup';
import type { Translate } from '../../words/words.svelte';
import { letter } from '../../look/seats';
import { seatOf, stateOf, tally } from '../kit';
import {
  COPIES,
  COVE,
  CREW,
  face,
  KIND_ICONS,
  KINDS,
  LOOT,
  LOOT_ICONS,
  RANGES,
  SKILL_ICONS,
  SKILLS,
  TAGS,
  TARGETS,
} from './data';
import type { State } from './state';

const signOf = (card: number): string => SKILL_ICONS[face(card).skills[0] ?? -1] ?? '#i-captain';

const crew = (cards: readonly number[], t: Translate): Leaf[] =>
  tally([...cards].sort((one, other) => one - other)).map(([card, count]) => ({
    look: `card-${CREW[card]}`,
    name: t(`card-${CREW[card]}`),
    sign: signOf(card),
    count,
  }));

const loot = (cards: readonly number[], t: Translate): Leaf[] =>
  tally(cards.filter((card) => card >= 0)).map(([card, count]) => ({
    name: t(`loot-${LOOT[card]}`),
    sign: LOOT_ICONS[LOOT[card] ?? ''] ?? '#i-gold',
    count,
  }));

/** The crew cards that the reader has not seen: in the deck or in a hand (JR-15.2). */
function unseen(state: State): number[] {
  const left = [...COPIES];
  const known = [...state.discard, ...state.in_play, ...state.hands.flat(), ...state.attack.map((one) => one.card)];
  for (const card of [...known, ...state.sides.map((one) => one.card)])
    if (left[card] !== undefined) left[card] = Math.max(0, left[card] - 1);
  return left.flatMap((count, card) => Array<number>(count).fill(card));
}

const sailed = (state: State, t: Translate): Leaf[] =>
  tally(state.target_discard.map((target) => TARGETS[target]?.kind ?? -1)).map(([kind, count]) => ({
    name: t(`board-kind-${KINDS[kind]}`),
    sign: KIND_ICONS[kind],
    count,
  }));

/** What a kind of target needs and brings at least and at most, and how many of its cards are left. */
function ofKind(state: State, kind: number, t: Translate): Partial<Look> {
  const needs = (RANGES[kind] ?? []).map(([low, high], skill) => `${t(`skill-${SKILLS[skill]}`)} ${low}–${high}`);
  const prizes = TARGETS.filter((target) => target.kind === kind).map((target) => target.loot);
  const [low, high] = [Math.min(...prizes), Math.max(...prizes)];
  return {
    lines: needs.length ? [needs.join(', '), t('look-loot', { low, high })] : [],
    now: t('board-left', { count: state.decks[kind] ?? 0 }),
    rule: needs.length ? 'JR-7' : kind === COVE ? 'JR-9' : 'JR-10',
  };
}

export function look(component: string, view: View, t: Translate): Partial<Look> {
  const state = stateOf<State>(view);
  const seat = seatOf(component);
  if (seat !== null)
    return {
      fans: [
        { title: t('look-open'), leaves: loot(state.open[seat] ?? [], t) },
        { title: t('look-unseen'), leaves: crew(unseen(state), t) },
      ],
    };
  const kind = KINDS.indexOf(component.replace('board-kind-', ''));
  if (component.startsWith('board-kind-') && kind >= 0) return ofKind(state, kind, t);
  if (component === 'pile-discard')
    return {
      name: t('board-discarded'),
      fans: [
        { title: t('look-gone'), leaves: crew(state.discard, t) },
        { title: t('board-loot-deck'), leaves: loot(state.loot_discard, t) },
      ],
      rule: 'JR-15.2.1',
    };
  if (component === 'pile-deck')
    return { name: t('board-crew-deck'), fans: [{ title: t('look-unseen'), leaves: crew(unseen(state), t) }] };
  if (component === 'pile-loot')
    return {
      name: t('board-loot-deck'),
      fans: [{ title: t('look-gone'), leaves: loot(state.loot_discard, t) }],
      rule: 'JR-15.4',
    };
  if (component === 'pile-sailed')
    return {
      name: t('board-sailed'),
      fans: [{ title: t('board-targets'), leaves: sailed(state, t) }],
    };
  if (component === 'pile-words')
    return {
      name: t('board-promises'),
      lines: state.promises.map(({ seat, to, tag }) => `${letter(seat)} → ${letter(to)}: ${t(`tag-${TAGS[tag]}`)}`),
      rule: 'JR-14.7',
    };
  const card = CREW.indexOf(component.slice('card-'.length));
  if (!component.startsWith('card-') || card < 0) return {};
  const left = unseen(state).filter((other) => other === card).length;
  return {
    now: t('look-left', { left, all: COPIES[card] ?? left }),
    rule: face(card).skills.length ? 'JR-7' : 'JR-13',
  };
}
