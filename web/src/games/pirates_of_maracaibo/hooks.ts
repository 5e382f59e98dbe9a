import type { Event, View } from '../../protocol';
import type { Translate } from '../../words/words.svelte';
import { MOVE, SAIL, SCENE } from '../../look/motion';
import { inTurn, stateOf, type Durations } from '../kit';
import type { State } from './state';

export { story } from './story';

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

/** The sea is broader than high: the seats stand in a line above it. */
export const wide = true;

/** Redbeard sails without a seat. */
export const rivals = (view: View, t: Translate): string[] => (stateOf<State>(view).redbeard ? [t('redbeard')] : []);

export const lasts = (events: Event[]): number => inTurn(events, SHOWN, GLANCE);
