import {
  ADVENTURERS,
  CONSTANTS,
  FIGUREHEADS,
  IMPROVEMENTS,
  QUESTS,
  REDBEARD,
  RESIDENCES,
  RUBY_VP,
  SPACES,
  TREASURES,
  UPGRADES,
  worth,
} from './data';
import { bits, isRedbeard, type State } from './state';

const riversOf = (state: State, captain: number): number =>
  SPACES.find((space) => space.id === state.captains[captain]?.explorer)?.rivers_crossed ?? 0;

export function buried(state: State, captain: number, kind: number): number {
  const boards = state.captains[captain];
  if (!boards) return 0;
  const more = boards.figurehead === 'poseidon' ? state.poseidon.filter((one) => one === kind).length : 0;
  return bits(boards.buried[kind] ?? 0) + more;
}

export const owned = (state: State, captain: number, kind: number): number =>
  (state.captains[captain]?.stored[kind] ?? 0) + buried(state, captain, kind);

export const markers = (state: State, captain: number): number =>
  state.markers.filter((mask) => (mask >> captain) & 1).length;

/** What quests, residences and scrolls count. */
export function metric(state: State, captain: number, what: string): number {
  const boards = state.captains[captain];
  if (!boards) return 0;
  const each = TREASURES.map((_, kind) => owned(state, captain, kind));
  const below = TREASURES.map((_, kind) => buried(state, captain, kind));
  const symbols = (symbol: string): number =>
    boards.cards.filter((card) => IMPROVEMENTS.get(card)?.symbol === symbol).length;
  switch (what) {
    case 'gold':
    case 'emerald':
    case 'pearl':
      return each[TREASURES.indexOf(what)] ?? 0;
    case 'buried_gold':
    case 'buried_emerald':
    case 'buried_pearl':
      return below[TREASURES.indexOf(what.slice(7))] ?? 0;
    case 'buried':
      return below.reduce((a, b) => a + b, 0);
    case 'treasure':
      return each.reduce((a, b) => a + b, 0);
    case 'treasure_set':
      return Math.min(...each);
    case 'crew':
    case 'equipment':
    case 'ship':
      return symbols(what);
    case 'river':
      return riversOf(state, captain);
    case 'residence':
      return markers(state, captain);
    case 'doubloon_income':
      return boards.income[0] ?? 0;
    case 'vp_income':
      return boards.income[1] ?? 0;
    case 'instant_card':
      return boards.cards.filter((card) => IMPROVEMENTS.get(card)?.instant.length).length;
    case 'improvement_or_residence':
      return boards.cards.length + markers(state, captain);
    case 'upgrade':
      return boards.upgrades.length;
    case 'quest':
      return boards.quests.length;
    case 'scored_quest':
      return known(state, captain).filter((quest) => questPoints(state, captain, quest) > 0).length;
    default:
      return 0;
  }
}

const known = (state: State, captain: number): string[] =>
  (state.captains[captain]?.quests ?? []).filter((quest): quest is string => typeof quest === 'string');

const meets = (state: State, captain: number, goal: Record<string, number>): boolean =>
  Object.entries(goal).every(([what, least]) => metric(state, captain, what) >= least);

/** How far a quest is: 2 the harder goal, 1 the easier one, 0 neither. */
export function reached(state: State, captain: number, quest: string): 0 | 1 | 2 {
  const card = QUESTS.get(quest);
  if (!card) return 0;
  if (meets(state, captain, card.hard)) return 2;
  return !state.modules.includes('adventurers') && meets(state, captain, card.easy) ? 1 : 0;
}

export function questPoints(state: State, captain: number, quest: string): number {
  const card = QUESTS.get(quest);
  const goal = reached(state, captain, quest);
  const adventurous = state.modules.includes('adventurers');
  if (!card) return 0;
  if (goal === 2) return card.hard_vp * (adventurous ? ADVENTURERS.hard_multiplier : 1);
  return goal === 1 ? card.easy_vp : adventurous ? ADVENTURERS.failure_vp : 0;
}

/** PM-8.9.1: what a captain pays less for every card. */
export function discount(state: State, captain: number): number {
  const boards = state.captains[captain];
  const permanent = [
    ...(boards?.cards ?? []).flatMap((card) => IMPROVEMENTS.get(card)?.permanent ?? []),
    ...UPGRADES.filter((space) => boards?.upgrades.includes(space.id)).flatMap((space) => space.effects),
    ...(FIGUREHEADS.find((tile) => tile.id === boards?.figurehead)?.permanent ?? []),
  ];
  return sum(permanent.map((effect) => (effect.kind === 'discount' ? (effect.amount ?? 0) : 0)));
}

const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);

const treasurePoints = (state: State, captain: number): number =>
  sum(TREASURES.map((_, kind) => owned(state, captain, kind) * worth(state.islands[kind] ?? 0)));

function redbeardSteps(state: State, him: number): number[] {
  const boards = state.captains[him];
  if (!boards) return [];
  return [
    REDBEARD.river_vp * riversOf(state, him),
    state.modules.includes('rubies') ? RUBY_VP * boards.rubies : 0,
    REDBEARD.improvement_vp * boards.cards.length,
    0,
    REDBEARD.residence_vp * markers(state, him),
    treasurePoints(state, him),
    0,
    REDBEARD.quest_vp * boards.quests.length,
    boards.quests.length >= REDBEARD.quest_bonus_count ? REDBEARD.quest_bonus_vp : 0,
  ];
}

/** PM-10: the nine steps of the final scoring if the game ended now, from what this view shows. */
export function finalSteps(state: State, captain: number): number[] {
  if (isRedbeard(state, captain)) return redbeardSteps(state, captain);
  const boards = state.captains[captain];
  if (!boards) return [];
  const cards = boards.cards.flatMap((card) => IMPROVEMENTS.get(card) ?? []);
  const quests = known(state, captain);
  const scroll = (vp = 0, per = '', size = 1): number => Math.floor(metric(state, captain, per) / size) * vp;
  const homes = [...RESIDENCES.values()].filter((_, i) => ((state.markers[i] ?? 0) >> captain) & 1);
  return [
    CONSTANTS.river_vp * riversOf(state, captain),
    Math.floor(boards.doubloons / CONSTANTS.doubloons_per_vp),
    sum(cards.map((card) => card.vp)),
    sum(cards.flatMap((card) => card.endgame.map((end) => scroll(end.vp, end.per, end.size)))),
    sum(homes.map((home) => Math.min(home.max_vp, home.vp * metric(state, captain, home.per)))),
    treasurePoints(state, captain),
    CONSTANTS.buried_bonus_vp * metric(state, captain, 'buried'),
    sum(quests.map((quest) => questPoints(state, captain, quest))),
    metric(state, captain, 'scored_quest') >= CONSTANTS.quest_bonus_count ? CONSTANTS.quest_bonus_vp : 0,
  ];
}

/** What a captain would end with if the game ended now; hidden quests count nothing. */
export const estimate = (state: State, captain: number): number =>
  (state.captains[captain]?.vp ?? 0) + sum(finalSteps(state, captain));
