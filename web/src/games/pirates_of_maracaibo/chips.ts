import type { Effect, Figurehead, Improvement, Residence } from './data';

/** A piece of a printed effect: an icon (`#…`) or a short text. */
export type Bit = string;
export type Chip = { scroll: 'now' | 'ever' | 'inc' | 'end'; bits: Bit[] };

const ICONS: Record<string, string> = {
  vp: '#pm-vp',
  coin: '#pm-coin',
  gold: '#pm-gold',
  emerald: '#pm-emerald',
  pearl: '#pm-pearl',
  quest: '#pm-quest',
  scored_quest: '#pm-quest',
  explore: '#pm-explore',
  raid: '#i-swords',
  bury: '#i-shovel',
  up: '#pm-up',
  upgrade: '#pm-up',
  house: '#pm-house',
  residence: '#pm-house',
  market: '#pm-market',
  fig: '#pm-fig',
  cube: '#pm-cube',
  crew: '#i-crew',
  equipment: '#i-crate',
  ship: '#i-hull',
  river: '#pm-river',
  treasure: '#i-chest',
  treasure_set: '#pm-set',
  buried: '#i-shovel',
  instant_card: '#pm-bolt',
  again: '#i-replay',
  card: '#i-card',
};
export const icon = (name: string): Bit => ICONS[name] ?? '#i-card';

const many = (amount = 1): Bit[] => (amount === 1 ? [] : [String(amount)]);

/** The icons of what is counted. */
export function counted(what: string): Bit[] {
  if (what.startsWith('buried_')) return [icon('bury'), icon(what.slice(7))];
  if (what === 'doubloon_income') return ['#pm-income', icon('coin')];
  if (what === 'vp_income') return ['#pm-income', icon('vp')];
  if (what === 'improvement_or_residence') return [icon('card'), '+', icon('house')];
  return [icon(what)];
}

const treasure = (kind = ''): Bit[] =>
  kind === 'any' || kind === 'any_same' ? [icon('treasure')] : kind === 'chosen_die' ? ['#i-gem'] : [icon(kind)];
const island = (kind = ''): Bit[] => (kind === 'any' || kind === 'any_same' ? [] : [icon(kind)]);
const together = (effects: Effect[] = []): Bit[] => effects.flatMap((one) => bitsOf(one));

/** A printed effect as icons and numbers. */
export function bitsOf(effect: Effect): Bit[] {
  const { amount = 1 } = effect;
  switch (effect.kind) {
    case 'gain_vp':
      return [String(amount), icon('vp')];
    case 'gain_doubloons':
      return [String(amount), icon('coin')];
    case 'gain_treasure':
      return ['+', ...many(amount), ...treasure(effect.treasure)];
    case 'bury':
      return [icon('bury'), ...many(amount), ...(effect.treasure ? treasure(effect.treasure) : [])];
    case 'take_quest':
      return [icon('quest')];
    case 'upgrade':
      return [icon('up')];
    case 'explore':
      return [icon('explore'), String(amount)];
    case 'raid':
      return [icon('raid'), ...(effect.bonus ? [`+${effect.bonus}`] : [])];
    case 'raid_fixed':
      return [icon('raid'), `=${effect.value}`];
    case 'raid_single_die':
      return [icon('raid'), icon(effect.die ?? ''), `+${effect.bonus}`];
    case 'place_cube':
      return [`+${amount}`, icon('cube'), ...island(effect.island)];
    case 'place_black_market':
      return effect.cost ? [icon('market'), `−${effect.cost}`, icon('coin')] : [icon('market')];
    case 'activate_black_market':
      return [icon('market'), icon('again')];
    case 'take_figurehead':
      return [icon('fig'), ...(effect.cost ? [`−${effect.cost}`, icon('coin')] : [])];
    case 'discard_quest':
      return [icon('quest'), '›', String(effect.gain_doubloons), icon('coin')];
    case 'build_residence':
      return [icon('house')];
    case 'acquire':
      return [icon(effect.symbol ?? ''), ...(effect.surcharge ? [`+${effect.surcharge}`, icon('coin')] : [])];
    case 'repeat_explorer_space':
      return [icon('explore'), icon('again')];
    case 'gain_vp_equal_to_vp_income':
      return ['=', ...counted('vp_income')];
    case 'gain_doubloons_equal_to_doubloon_income':
      return ['=', ...counted('doubloon_income')];
    case 'vp_per':
      return [String(effect.vp), icon('vp'), '/', ...counted(effect.per ?? '')];
    case 'raid_bonus':
      return [icon('raid'), `+${amount}`];
    case 'die_bonus':
      return ['#i-die-1', icon(effect.die ?? ''), `+${amount}`];
    case 'explore_bonus':
      return [icon('explore'), `+${amount}`];
    case 'discount':
      return [`−${amount}`, icon('coin')];
    case 'raid_action':
      return [String(effect.cost), icon('raid'), '›', ...together(effect.gain)];
    case 'explore_trade':
      return [String(effect.less), icon('explore'), '›', ...together(effect.gain)];
    case 'move_max':
      return ['#i-ship', `≤${amount}`];
    case 'extra_reroll':
      return ['#i-die-5', icon('again')];
    case 'quest_market_refresh':
      return [icon('quest'), icon('again')];
    case 'bury_slots':
      return [icon('bury'), `+${effect.slots?.length ?? 0}`];
    case 'income_doubloons':
      return [`+${amount}`, icon('coin')];
    case 'income_vp':
      return [`+${amount}`, icon('vp')];
    case 'income_doubloons_per_quest':
      return [`+${amount}`, icon('coin'), '/', icon('quest')];
    case 'end_vp_per':
      return [String(effect.vp), icon('vp'), '/', ...counted(effect.per ?? '')];
    case 'end_vp_per_set':
      return [String(effect.vp), icon('vp'), '/', String(effect.size), ...counted(effect.per ?? '')];
    default:
      return [];
  }
}

export const bitsOfAll = (effects: readonly Effect[]): Bit[] => effects.flatMap((effect) => bitsOf(effect));

/** What fits on a small space: prices without their coin, islands without their name. */
export function brief(effects: readonly Effect[]): Bit[] {
  return effects.flatMap((effect) => {
    if (effect.kind === 'place_black_market' || effect.kind === 'take_figurehead') return bitsOf(effect).slice(0, 2);
    if (effect.kind === 'place_cube') return [`+${effect.amount === 1 ? '' : effect.amount}`, icon('cube')];
    if (effect.kind === 'raid_action') {
      const [first = '', ...rest] = brief(effect.gain ?? []);
      return [String(effect.cost), icon('raid'), `›${first}`, ...rest.filter((bit) => bit !== '+')];
    }
    if (effect.kind === 'gain_doubloons_equal_to_doubloon_income') return counted('doubloon_income');
    return bitsOf(effect);
  });
}

/** The scrolls of an improvement or a figurehead. */
export function chipsOf(card: Improvement | Figurehead): Chip[] {
  const chips: Chip[] = [
    { scroll: 'now', bits: bitsOfAll(card.instant) },
    { scroll: 'ever', bits: bitsOfAll(card.permanent) },
    { scroll: 'inc', bits: bitsOfAll(card.income) },
    { scroll: 'end', bits: 'endgame' in card ? bitsOfAll(card.endgame) : [] },
  ];
  return chips.filter((chip) => chip.bits.length > 0);
}

export const residenceChip = (card: Residence): Chip => ({
  scroll: 'end',
  bits: [String(card.vp), icon('vp'), '/', ...counted(card.per)],
});

/** The goal of a quest: each threshold with its icon. */
export const goalBits = (goal: Record<string, number>): Bit[] =>
  Object.entries(goal).flatMap(([what, least]) => [...counted(what), String(least)]);

const PICTURES: Record<string, string> = {
  sugar: 'sugar',
  gilded_cutlass: 'cutlass',
  emerald_dagger: 'cutlass',
  pearl_pistol: 'gem',
  spyglass: 'spyglass',
  shovels: 'shovel',
  message_in_a_bottle: 'rum',
  klabautermann: 'person',
  purser: 'coins',
  gunner: 'cannon',
  navigator: 'map',
  shantyman: 'flag',
  fence: 'captain',
  scout: 'spyglass',
  old_pilot: 'captain',
  surveyor: 'map',
  reinforced_hull: 'hull',
  bow_chasers: 'cannon',
  cargo_hold: 'barrel',
  captains_cabin: 'hull',
  topsails: 'sail',
  cocoa: 'coffee',
  rum: 'rum',
  account_books: 'log',
  iron_chest: 'chest',
  golden_idol: 'gold',
  emerald_crown: 'trophy',
  pearl_necklace: 'gem',
  sextant: 'spyglass',
  boarding_axes: 'swords',
  compass: 'map',
  gunpowder: 'gunpowder',
  jolly_roger: 'flag',
  treasure_map: 'map',
  forged_papers: 'log',
  quartermaster: 'captain',
  storyteller: 'captain',
  ship_surgeon: 'repair',
  cook: 'fruit',
  merchant: 'coins',
  corsair_captain: 'skull',
  crows_nest: 'spyglass',
  gun_deck: 'cannon',
  signal_cannon: 'cannon',
  great_cabin: 'hull',
  secret_hold: 'crate',
  copper_sheathing: 'hull',
  stern_lanterns: 'hint',
};
/** A small drawing for cards with room left. */
export const picture = (id: string): string | null =>
  id === 'tobacco' ? '#pm-leaf' : PICTURES[id] ? `#i-${PICTURES[id]}` : null;
