import type { Decision, Event, Option, Step, View } from '../../protocol';
import type { Count } from '../../shell/counting';
import type { Translate } from '../../words/words.svelte';
import { MOVE, SAIL, SCENE } from '../../look/motion';
import { inTurn, stateOf, type Durations } from '../kit';
import { accounts } from './accounts';
import type { State } from './state';

export { look } from './look';
export { story } from './story';

/** What is heard when something happens. */
export const sounds = {
  dice: 'rolled fought rb_die',
  card: 'acquired quest_from_market quest_from_deck rb_card',
  coin: 'gained_doubloons took_doubloons rent_paid income coins_taken treasure_taken',
};

const GLANCE = 260;
/** Ships sail, cards, dice and explorers move, then the end of a skirmish stands for a while. */
const SHOWN: Durations = [
  [SAIL, 'sailed stepped rb_sailed ships_return rb_passed'],
  [
    MOVE,
    'acquired refilled built explored rb_explored rolled treasure_taken buried upgraded tile_placed ' +
      'rb_card rb_took cubes_added value_cube fought rb_fought',
  ],
  [SCENE, 'fight_won fight_tied rb_fight_won'],
];

export const counted = true; // as victory points, beside the doubloons

/** The sea is broader than high: the seats stand in a line above it. */
export const wide = true;

/** Where to sail: the board asks it, and the hand lists the places in short. */
export const goes = (option: Option): boolean => /^(sail|step) /.test(option.words);
/** What strength buys is one sheet. */
export const buys = (option: Option): boolean => option.words.startsWith('spend ');
export const own = (option: Option): boolean => goes(option) || buys(option);
export const taken = own; // a line of either is one click
/** Tiles, upgrades and figureheads are drawn where they are chosen. */
export const hand = ['tile', 'upgrade', 'figurehead'];

/** Redbeard sails without a seat. */
export const rivals = (view: View, t: Translate): string[] => (stateOf<State>(view).redbeard ? [t('redbeard')] : []);

export const lasts = (events: Event[]): number => inTurn(events, SHOWN, GLANCE);

const LEAVING = new Set(['finish', 'take_doubloons']);

/** At a place the first thing to do; otherwise the one thing that can be done beside leaving it. */
export function stands({ prompt, options, default: silence }: Decision): string | null {
  if (prompt.id === 'prompt-menu') return silence;
  const deeds = options.filter((option) => !LEAVING.has(option.words));
  return deeds.length === 1 && options.length === 2 ? (deeds[0]?.words ?? null) : null;
}

/** A second throw is asked for by its name. */
export const outright = (option: Option): boolean => option.words === 'reroll';

const GAINS = /^(use (gain|vp)_|spend \w+_(vp\d*|doubloons\d*)$)/;
const LEAVABLE = new Set(['prompt-menu', 'prompt-spend']);

/** The storage with a bonus comes first, and what only brings something is taken before leaving. */
export function obvious({ prompt, options }: Decision): string | null {
  const words = options.map((option) => option.words);
  if (prompt.id === 'prompt-store') return words.find((one) => one === 'store_bonus') ?? null;
  if (!LEAVABLE.has(prompt.id) || words.length !== 2) return null;
  return words.find((one) => GAINS.test(one)) ?? null;
}

/** Everybody's points are sailed out in the end. */
export const lanes = true;

/** What the voyages brought, then the steps of the final scoring. */
export function count(view: View, steps: readonly Step[], t: Translate): Count {
  const { captains } = stateOf<State>(view);
  const voyages = { name: t('board-step-voyages'), points: captains.map((captain) => captain.vp) };
  const scoring = accounts(steps, view.seats).map((account) => ({
    name: t(`board-step-${account.step}`),
    points: captains.map((_, i) => account.points.get(i) ?? 0),
  }));
  return { parts: [voyages, ...scoring] };
}
