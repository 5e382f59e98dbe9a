import type { Option, Step } from '../../protocol';
import { bitsOfAll, icon, type Bit } from './chips';
import { FIGUREHEADS, IMPROVEMENTS, RAID_ACTIONS, TREASURES, UPGRADES, worth, type Effect } from './data';
import type { Captain, Raid, State } from './state';

/** What strength buys in a raid. */
export type Purchase = { id: string; cost: number; gain: readonly Effect[] };

/** What a captain's strength may buy: on every ship board, on the own one, on cards and at the bow. */
export function purchases(captain: Captain): Purchase[] {
  const own = [
    ...UPGRADES.filter(({ id }) => captain.upgrades.includes(id)).flatMap(({ effects }) => effects),
    ...captain.cards.flatMap((card) => IMPROVEMENTS.get(card)?.permanent ?? []),
    ...FIGUREHEADS.filter(({ id }) => id === captain.figurehead).flatMap(({ permanent }) => permanent),
  ];
  const bought = own.flatMap(({ kind, action = '', cost = 0, gain = [] }) =>
    kind === 'raid_action' ? [{ id: action, cost, gain }] : [],
  );
  return [...RAID_ACTIONS, ...bought];
}

/** The answers that buy something in a raid, in the order of the sheet. */
export function buyables(state: State, raid: Raid, options: readonly Option[]): Option[] {
  const captain = state.captains[raid.seat];
  const all = captain ? purchases(captain) : [];
  return all.flatMap(({ id }) => options.filter(({ words }) => words === `spend ${id}`));
}

/** What a seat has bought: in the raid that is told last, and before it in the same turn. */
export function boughtBy(seat: number, steps: readonly Step[]): { now: string[]; before: string[] } {
  const mine = steps.flatMap((step) => step.events).filter((event) => event.args['seat'] === seat);
  const from = Math.max(0, ...['sailed', 'stepped'].map((kind) => mine.findLastIndex((one) => one.kind === kind)));
  const raid = mine.findLastIndex((event) => event.kind === 'raids');
  const found: { now: string[]; before: string[] } = { now: [], before: [] };
  for (const [i, { kind, phrase }] of mine.entries()) {
    const name = phrase.args['raid_action']?.name;
    if (i >= from && kind === 'spent' && name)
      found[i > raid ? 'now' : 'before'].push(name.replace('raid_action-', ''));
  }
  return found;
}

/** The icons of what a purchase brings in a raid for that kind of treasure. */
export const gains = (gain: readonly Effect[], kind: number): Bit[] =>
  bitsOfAll(gain).map((bit) => (bit === '#i-gem' ? icon(TREASURES[kind] ?? '') : bit));

/** What each treasure of the kind will be worth once a purchase has taken one, if that is less than now. */
export function fall(state: State, gain: readonly Effect[], kind: number): number | null {
  if (!gain.some((effect) => effect.kind === 'gain_treasure')) return null;
  const cubes = state.islands[kind] ?? 0;
  const after = worth(Math.max(0, cubes - 1));
  return after < worth(cubes) ? after : null;
}
