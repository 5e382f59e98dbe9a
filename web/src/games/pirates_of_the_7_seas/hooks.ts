import type { Event, Option } from '../../protocol';
import { MOVE } from '../../look/motion';
import { longest, type Durations } from '../kit';
import { duration } from './throw';

export { story } from './story';

/** Something to be noticed. */
const SHOWN: Durations = [[2 * MOVE, 'revealed convoy curse port sold bought flagged sent stayed erred']];
const COUNTED = /^(buy|send|sell|keep) /;

export const hand = ['character', 'card'];

/** Counts of ships and goods are chosen in the hand. */
export const own = (option: Option): boolean => COUNTED.test(option.words);

/** A throw is seen with all its duels. */
export const lasts = (events: Event[]): number => duration(events) || longest(events, SHOWN, MOVE);
