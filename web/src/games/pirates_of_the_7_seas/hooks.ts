import type { Decision, Event, Option, Step, View } from '../../protocol';
import type { Count } from '../../shell/counting';
import type { Translate } from '../../words/words.svelte';
import { MOVE } from '../../look/motion';
import { longest, type Durations } from '../kit';
import { accounts, closing } from './accounts';
import { isDeed, ritualOf } from './counts';
import { CHARACTERS, GOODS, NATIONS } from './data';
import { duration } from './throw';

export { look } from './look';
export { story } from './story';

/** What is heard when something happens. */
export const sounds = {
  dice: 'thrown',
  card: 'revealed drew_card drew_loot curse',
  coin: 'sold gained_chests negotiated',
};

/** Something to be noticed. */
const SHOWN: Durations = [[2 * MOVE, 'revealed convoy curse port sold bought flagged sent stayed erred']];
const COUNTED = /^(sell|keep) /;

export const hand = ['character', 'card'];

/** A character by its number. */
export const key = (mark: string): string | undefined =>
  mark.startsWith('character:') ? String(Number(mark.slice('character:'.length)) + 1) : undefined;

/** What is one click in the hand: so many ships, a flag, a card drawn, a ritual, the end of the turn. */
export const taken = (option: Option): boolean =>
  /^((buy|send) |end_turn$)/.test(option.words) || isDeed(option) || ritualOf(option) !== null;

/** The hand offers counts of goods, too. */
export const own = (option: Option): boolean => COUNTED.test(option.words) || taken(option);

/** Goods are loaded and sold as far as they can be, unless somebody counts them otherwise. */
export const stands = ({ default: silence }: Decision): string | null => (COUNTED.test(silence) ? silence : null);

/** A card drawn or not, a ritual whose price stands on it: the button says all that it does. */
export const outright = (option: Option): boolean =>
  /^(draw|stop|decline)$/.test(option.words) || ritualOf(option) !== null;

const DEEDS: Readonly<Record<string, string>> = {
  sell_kind: '#i-crate',
};
const KNOWN = new Set([...NATIONS, ...CHARACTERS]);

/** Shields of nations, cargo, and the deeds of characters. */
export function sign({ words }: Option): string | null {
  const [verb = '', what = ''] = words.split(' ');
  if (KNOWN.has(what)) return `#p7-${what}`;
  if ((GOODS as readonly string[]).includes(what)) return `#i-${what}`;
  return DEEDS[verb] ?? null;
}

/** A throw is seen with all its duels. */
export const lasts = (events: Event[]): number => duration(events) || longest(events, SHOWN, MOVE);

const SIGNS = ['chest', 'talisman', 'yinyang', 'skull'] as const;

/** Everybody's points are sailed out in the end. */
export const lanes = true;

/** Chests, talismans, yin-yang and skulls, and who wins a tie (P7-14). */
export function count(view: View, steps: readonly Step[], t: Translate): Count {
  const told = accounts(steps, view.seats);
  const line = (seat: number, sign: string) =>
    told.find((one) => one.seat === seat)?.lines.find((one) => one.sign === sign);
  const parts = SIGNS.map((sign) => ({
    name: t(`count-${sign}`),
    points: Array.from({ length: view.seats }, (_, seat) => line(seat, sign)?.points ?? 0),
  }));
  return { parts, decides: closing(steps).ties.at(-1)?.phrase ?? null };
}
