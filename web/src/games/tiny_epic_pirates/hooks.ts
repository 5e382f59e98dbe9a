import type { Decision, Event, Option, View } from '../../protocol';
import type { Translate } from '../../words/words.svelte';
import { MOVE } from '../../look/motion';
import { longest, stateOf, type Durations } from '../kit';
import { provideCourse } from './course.svelte';
import { cellOf, OUTCOMES, type State } from './state';

export { look } from './look';
export { story } from './story';
export { wayTo as way } from './ways';

/** What is heard when something happens. */
export const sounds = {
  dice: 'rolled solo_die solo_rolled',
  card: 'hired solo_hired',
  coin: 'gold sold looted buried solo_gold',
};

const GLANCE = 240;
const HOP = 620;

/** Ships sail, dice and captains turn, great deeds are looked at. */
const SHOWN: Durations = [
  [4 * MOVE, OUTCOMES.join(' ')],
  [2 * MOVE, 'buried solo_buried navy_attack solo_navy_attack'],
  [HOP, 'sailed solo_sailed neutral_sailed moored solo_fled'],
  [MOVE, 'steered rolled solo_rolled solo_die solo_order hid searched solo_searched hired mutinied'],
];

/** The course and the helm that is looked at, for board and hand. */
export const provide = provideCourse;

export const hand: string[] = [];
export const counted = true; // as chests

/** Steering, placing deckhands and turning a die are put together in the hand, piece by piece. */
export const own = (option: Option): boolean => /^(steer|assign|sure_fire) /.test(option.words);

/** Ships sail on the board, and crew for hire lies there with all that it does. */
export const placed = (option: Option): boolean => /^(sail|step|place_navy|place_ship|hire) /.test(option.words);

/** An order that leaves nothing to put together is one click on its space of the wheel. */
export const taken = (option: Option, options: readonly Option[]): boolean => {
  const [verb, order] = option.words.split(' ');
  return verb === 'steer' && options.filter((other) => other.words.startsWith(`steer ${order} `)).length === 1;
};

export const lasts = (events: Event[]): number => longest(events, SHOWN, GLANCE);

/** What may be clicked for an option that names nothing: my own card to stay, the rival's ship, a token, the deck, the captain. */
export function marks(option: Option, view: View): string[] {
  const table = stateOf<State>(view);
  if (option.words === 'stop') return [`cell:${cellOf(table.pirates[view.seat ?? 0]?.ship ?? null)}`];
  if (option.words === 'duel_rival') return [`seat:${table.seats}`];
  if (option.words === 'tailwind') return ['token:tailwind'];
  if (option.words === 'refresh') return ['deck:crew'];
  return option.words === 'mutiny' ? ['captain:mutiny'] : [];
}

export function rivals(view: View, t: Translate): string[] {
  const { rival } = stateOf<State>(view);
  return rival ? [t(`rival-${rival}`)] : [];
}

const DEEDS = /^(perform|crew_bonus|captain_bonus) /;

/** An order is given to be carried out, a bonus to be used. */
export const stands = ({ prompt, options }: Decision): string | null =>
  prompt.id === 'prompt-order' || prompt.id === 'prompt-bonus'
    ? (options.find((option) => DEEDS.test(option.words))?.words ?? null)
    : null;

/** Crew Up is carried out without a question: hiring nobody is among its answers. */
export const obvious = ({ prompt, options }: Decision): string | null =>
  prompt.id === 'prompt-order' && prompt.args.order?.name === 'order-crew_up'
    ? (options.find((option) => option.words.startsWith('perform '))?.words ?? null)
    : null;
