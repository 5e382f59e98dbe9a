import type { SeatSummary, View } from '../protocol';
import { letter } from '../look/seats';
import { moment } from '../pages/moment';
import type { Translate } from '../words/words.svelte';
import type { GameHooks } from './parts';

/** What somebody without a name is called, in the reader's language and after the letter of the seat. */
export const nickname = (seat: number, t: Translate): string => t(`nickname-${seat}`);

/**
 * The name of each seat; an open one says so, and whoever has given no name gets a nickname. If that is somebody's name,
 * it gets a numeral, as the server gives one to the second of the same name.
 */
export function seatNames(seats: readonly SeatSummary[], t: Translate): string[] {
  const given = new Set(seats.map((seat) => seat.name.toLowerCase()));
  return seats.map((seat, i) => {
    if (seat.name || seat.kind === 'open') return seat.name || t('seat-open');
    const name = nickname(i, t);
    return given.has(name.toLowerCase()) ? `${name} 2` : name;
  });
}

/** The names of all who play: the seats, then those without one. */
export function allNames(seats: readonly SeatSummary[], view: View | null, hooks: GameHooks, t: Translate): string[] {
  return [...seatNames(seats, t), ...((view && hooks.rivals?.(view, t)) ?? [])];
}

/** What kind of player sits there, in words. */
export function seatKind(seat: SeatSummary, mine: boolean, several: boolean, t: Translate, language = 'en'): string {
  if (seat.kind === 'bot') return t('seat-is-bot', { level: t(`level-${seat.level ?? 'bosun'}`) });
  if (seat.resigned) return t('seat-is-resigned');
  if (seat.bot) return t(mine ? 'seat-is-sailed-me' : 'seat-is-sailed');
  if (mine) return t(several ? 'seat-is-person' : 'seat-is-me');
  if (seat.kind === 'open') return t('seat-is-open');
  if (seat.vacation?.since) return t('seat-is-resting');
  if (seat.away != null) return t('seat-is-away-since', { time: moment(seat.away, language) });
  return seat.present === false ? t('seat-is-away') : t('seat-is-guest');
}

const BRIEF = 16; // letters that fit into a note

/** Names for small notes: of a long one the first word, with the letter of the seat where another begins alike. */
export function briefly(names: readonly string[]): string[] {
  const first = names.map((name) => name.split(' ')[0] ?? name);
  return names.map((name, seat) => {
    const word = first[seat] ?? name;
    if (name.length <= BRIEF) return name;
    return first.filter((one) => one === word).length > 1 ? `${word} ${letter(seat)}` : word;
  });
}

const LONG = 12; // letters of a word that stands in one line of a small tile
const PART = 3; // letters that stand alone on a line at least
const SOUNDS = /cz|sz|rz|dz|ch|sh|th|ph|./giu;
const isVowel = (sound = ''): boolean => /^[aeiouyąęó]$/iu.test(sound);

/** A name whose long words may be parted where they are spoken so, with soft hyphens. */
export const parted = (name: string, longest = LONG): string =>
  name.replace(/\p{L}+/gu, (word) => {
    const sounds = word.match(SOUNDS) ?? [];
    if (word.length <= longest) return word;
    return sounds
      .map((sound, i) => {
        const before = sounds.slice(0, i);
        const begins = !isVowel(sound) && isVowel(sounds[i + 1]) && before.some((one) => isVowel(one));
        const at = before.join('').length;
        return begins && at >= PART && word.length - at >= PART ? `\u00ad${sound}` : sound;
      })
      .join('');
  });
