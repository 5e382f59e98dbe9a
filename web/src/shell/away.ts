import type { Event, Step, View } from '../protocol';
import type { Coin, Story } from './story';

/** What one seat did in one go, with what chance added: a turn as far as a story tells it. */
export type Beat = { seat: number; steps: Step[] };

const HARDLY = 2; // sentences that are worth a story

/** After which step a story begins: the person's own last answer, or what was seen last where a bot has answered since. */
export function border(log: readonly Step[], seat: number, seen: number): number {
  const own = log.findLast((step) => step.seat === seat && !step.auto)?.step ?? 0;
  return Math.min(own, seen);
}

/** The beats of what was told after a step; whatever tells nothing goes with what comes next. */
export function beatsOf(log: readonly Step[], after: number): Beat[] {
  const beats: Beat[] = [];
  const silent: Step[] = [];
  for (const step of log) {
    if (step.step <= after) continue;
    const last = beats.at(-1);
    if (!step.events.length) silent.push(step);
    else if (last && (step.seat < 0 || step.seat === last.seat)) last.steps.push(...silent.splice(0), step);
    else beats.push({ seat: step.seat, steps: [...silent.splice(0), step] });
  }
  beats.at(-1)?.steps.push(...silent);
  return beats;
}

/** Whether enough was told after a step that the person would want it told again. */
export function isWorthTelling(log: readonly Step[], seen: number): boolean {
  return log.reduce((told, step) => told + (step.step > seen ? step.events.length : 0), 0) >= HARDLY;
}

/** What a beat has brought whoever played it and cost them, as far as their purse shows. */
export function gainsOf(beat: Beat, before: View | undefined, purse: Story['purse']): Coin[] {
  const after = beat.steps.at(-1)?.view;
  if (!purse || !before || !after || beat.seat < 0) return [];
  const had = new Map(purse(before, beat.seat).map((coin) => [coin.sign, coin.count]));
  return purse(after, beat.seat)
    .map(({ sign, count }) => ({ sign, count: count - (had.get(sign) ?? 0) }))
    .filter(({ count }) => count !== 0);
}

/** A beat that happened somewhere: its number, and the place as the board names it. */
export type Mark = { beat: number; at: string };

const NEAR = 8; // beats, so that a long story does not cover the board

/** Where the last beats happened, and the one that is shown. */
export function marksOf(beats: readonly Beat[], shown: number, at: Story['at']): Mark[] {
  return beats.flatMap((beat, i) => {
    const view = beat.steps.at(-1)?.view;
    if (!at || !view || beat.seat < 0 || (i < beats.length - NEAR && i !== shown)) return [];
    const events: Event[] = beat.steps.flatMap((step) => step.events);
    const place = at(beat.seat, events, view);
    return place === null ? [] : [{ beat: i, at: place }];
  });
}
