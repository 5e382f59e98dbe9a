import type { Game, Phrase, Setting } from '../protocol';

export type Group = { name: string; settings: Setting[] };
export type Values = Record<string, unknown>;

/** The part of the page that a refusal is about. */
const ABOUT: Record<string, 'seats' | 'terms' | 'options'> = {
  'error-bad_seats': 'seats',
  'error-no_friend': 'seats',
  'error-one_seat': 'seats',
  'error-bad_term': 'terms',
  'error-bad_option': 'options',
};
export const fieldOf = (reason: Phrase | null): 'seats' | 'terms' | 'options' | 'table' | null =>
  reason && (ABOUT[reason.id] ?? 'table');

const ORDER = ['rival', '', 'module', 'more'];

/** Whether an option means anything at a table of so many seats. */
export const applies = (setting: Setting, seats: number): boolean =>
  setting.seats.length === 0 || setting.seats.includes(seats);

/** The choices that there are with so many seats: no seat that the table has not. */
export const choicesFor = (setting: Setting, seats: number): Setting['choices'] =>
  setting.choices.filter((choice) => !setting.names_seats || !/^\d+$/.test(String(choice)) || Number(choice) < seats);

/** The options under their headings, empty ones left out. */
export function grouped(settings: Setting[]): Group[] {
  return ORDER.map((name) => ({ name, settings: settings.filter((setting) => setting.group === name) })).filter(
    (group) => group.settings.length > 0,
  );
}

/** What a new table begins with; a first game has its presets on. */
export const presets = (game: Game, first: boolean): Values =>
  Object.fromEntries(game.options.map((one) => [one.name, first && one.first !== null ? one.first : one.default]));

/** The values to open a table with: what does not apply, or names a seat that is not there, is as usual. */
export const valid = (game: Game, values: Values, seats: number): Values =>
  Object.fromEntries(
    game.options.map((one) => {
      const value = values[one.name] as Setting['default'];
      return [one.name, applies(one, seats) && choicesFor(one, seats).includes(value) ? value : one.default];
    }),
  );
