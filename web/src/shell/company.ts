import type { SeatSummary, SeatTime, TableSummary, Terms } from '../protocol';
import { VOTE } from '../protocol';
import type { Translate } from '../words/words.svelte';

const MINUTE = 60;
const HOUR = 3600;
export const DAY = 24 * HOUR;
const TURN = 4; // one part in so many of a turn of days goes by before a vote

/** A time as a clock shows it: every second below a minute or an hour, days and hours above a day. */
export function clockText(seconds: number, t: Translate): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= DAY) return t('clock-days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  const pad = (number: number): string => String(number).padStart(2, '0');
  const rest = `${pad(Math.floor(left / MINUTE) % MINUTE)}:${pad(left % MINUTE)}`;
  return left >= HOUR ? `${Math.floor(left / HOUR)}:${rest}` : rest.replace(/^0(?=\d:)/, '');
}

/** A length of time in words: 90 seconds, 40 minutes, 2 days. */
export function span(seconds: number, t: Translate): string {
  if (seconds >= DAY && seconds % DAY === 0) return t('span-days', { count: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return t('span-hours', { count: seconds / HOUR });
  if (seconds >= 2 * MINUTE && seconds % MINUTE === 0) return t('span-minutes', { count: seconds / MINUTE });
  return t('span-seconds', { count: seconds });
}

/** How long ago something was, in the greatest unit that it fills. */
export function ago(seconds: number, t: Translate): string {
  const unit = seconds >= DAY ? DAY : seconds >= HOUR ? HOUR : MINUTE;
  const count = Math.max(1, Math.floor(seconds / unit));
  return t(unit === DAY ? 'span-days' : unit === HOUR ? 'span-hours' : 'span-minutes', { count });
}

/** The pace of a table in one line, with what happens at its end. */
export function paceText(terms: Terms, t: Translate): string {
  const args = { time: span(terms.seconds, t), more: span(terms.increment, t), level: t(`level-${terms.level}`) };
  if (terms.pace === 'none') return t('pace-none');
  const pace = t(terms.pace === 'game' && !terms.increment ? 'pace-is-whole' : `pace-is-${terms.pace}`, args);
  return `${pace}, ${t(`pace-then-${terms.end}`, args)}`;
}

/** Whether the people who are here may vote about somebody, by the time `now` in seconds. */
export function mayVote(card: TableSummary, absent: number, times: readonly SeatTime[], now: number): boolean {
  const seat = card.seats[absent];
  if (!seat || seat.away === null || seat.bot || seat.kind !== 'person' || !seat.needed) return false;
  if (card.terms.pace !== 'days') return now >= seat.away + VOTE;
  const asked = times[absent]?.asked ?? null;
  return asked !== null && now >= Math.max(asked, seat.away) + card.terms.seconds / TURN;
}

/** Who votes: everybody who is here and plays, each guest once as far as a page can tell. */
export function voters(card: TableSummary, absent: number): number[] {
  return card.seats.flatMap((seat, i) =>
    seat.kind === 'person' && i !== absent && seat.away === null && !seat.bot ? [i] : [],
  );
}

/** The lamp of a seat; a bot has none. */
export function lampOf(seat: SeatSummary): 'here' | 'away' | null {
  if (seat.kind !== 'person') return null;
  return seat.away === null && seat.present ? 'here' : 'away';
}

/** Whether more than one person sits there. */
export const several = (card: TableSummary): boolean =>
  !card.terms.hotseat && card.seats.filter((seat) => seat.kind === 'person').length > 1;

/** How far a clock has gone down: its half, a tenth, the last ten seconds. */
const MARKS = [0.5, 0.1] as const;
const LAST = 10;

/** Whether a running clock of a whole length is to be spoken when it goes from one reading down to another. */
export function isSpoken(before: number, left: number, whole: number): boolean {
  const marks = [...MARKS.map((share) => share * whole), LAST].filter((mark) => mark < whole);
  return left > 0 && marks.some((mark) => before > mark && left <= mark);
}

const NUDGE = 600; // seconds between two nudges
export const MORE = 600; // seconds that one may give to somebody who is waited for; a day where turns have days

/** Whether an absent one may be reminded again. */
export const mayNudge = (nudged: number | null, now: number): boolean => nudged === null || now >= nudged + NUDGE;

/** Whether I may take this running game away as a file: nobody else plays here, and it is not rated. */
export const mayExport = (card: TableSummary): boolean =>
  card.begun &&
  !card.over &&
  !card.terms.rated &&
  card.my_seats.length > 0 &&
  card.seats.every((seat, i) => seat.kind !== 'person' || card.my_seats.includes(i));
