import type { Option } from '../../protocol';
import { GOODS } from './data';

const GOODS_WORDS = /^(sell|keep) (\d+) (\d+) (\d+)$/;
const SHIPS_WORDS = /^(send|buy) (\d+)$/;
const RITUALS: Readonly<Record<string, string>> = {
  double_hold: 'double_hold',
  unsinkable: 'unsinkable',
  negotiate: 'negotiation',
};

export type Cargo = readonly number[];
export type Trade = { verb: 'sell' | 'keep'; most: Cargo; all: Option | null; find: (cargo: Cargo) => Option | null };
export type Squadron = { verb: 'send' | 'buy'; ships: { count: number; option: Option }[] };

const sum = (cargo: Cargo): number => cargo.reduce((all, count) => all + count, 0);

/** The numbers of rum, coffee and fruit that an option names. */
export function cargoOf(option: Option | null): Cargo | null {
  const found = option && GOODS_WORDS.exec(option.words);
  return found ? found.slice(2).map(Number) : null;
}

/** The ritual that an option performs. */
export const ritualOf = (option: Option): string | null => RITUALS[option.words.split(' ')[0] ?? ''] ?? null;

/** Whether an option is all that a character does: a flag taken, a card drawn. */
export const isDeed = (option: Option): boolean => /^(flag |draw$)/.test(option.words);

/** A question about goods: how many of each kind at most, and the option for a choice of them. */
export function trade(options: readonly Option[], demand: Cargo): Trade | null {
  const choices = options.flatMap((option) => {
    const cargo = cargoOf(option);
    return cargo ? [{ option, cargo }] : [];
  });
  const first = choices[0];
  if (!first) return null;
  const worth = (cargo: Cargo): number =>
    100 * sum(cargo) + cargo.reduce((all, count, i) => all + count * (demand[i] ?? 0), 0);
  return {
    verb: first.option.words.startsWith('sell') ? 'sell' : 'keep',
    most: GOODS.map((_, i) => Math.max(...choices.map(({ cargo }) => cargo[i] ?? 0))),
    all: choices.reduce((best, one) => (worth(one.cargo) > worth(best.cargo) ? one : best)).option,
    find: (wanted) => choices.find(({ cargo }) => cargo.every((count, i) => count === wanted[i]))?.option ?? null,
  };
}

/** A question about a number of ships. */
export function squadron(options: readonly Option[]): Squadron | null {
  const ships = options.flatMap((option) => {
    const found = SHIPS_WORDS.exec(option.words);
    return found ? [{ count: Number(found[2]), option }] : [];
  });
  const first = ships[0];
  return first
    ? { verb: first.option.words.startsWith('send') ? 'send' : 'buy', ships: ships.sort((a, b) => a.count - b.count) }
    : null;
}
