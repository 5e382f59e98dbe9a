import type { Event, Step } from '../../protocol';
import { argument } from '../kit';

/** The steps of the final scoring in their order, and the events that tell them. */
export const STEPS = [
  'rivers',
  'doubloons',
  'printed',
  'scrolls',
  'residences',
  'treasures',
  'buried',
  'quests',
  'six',
] as const;
const HIS: Record<string, string> = {
  rivers: 'rivers',
  rubies: 'doubloons',
  cards: 'printed',
  residences: 'residences',
  treasures: 'treasures',
  quests: 'quests',
  six: 'six',
};
const DETAILS: Record<string, string> = {
  residence_scored: 'residences',
  quest_hard: 'quests',
  quest_easy: 'quests',
  quest_failed: 'quests',
};

export type Account = { step: string; rule: string; points: Map<number, number>; details: Event[] };

/** How the final scoring went, step by step; Redbeard comes after the seats. */
export function accounts(steps: readonly Step[], seats: number): Account[] {
  const all = STEPS.map((step): Account => ({ step, rule: '', points: new Map(), details: [] }));
  const of = (step: string | undefined): Account | undefined => all.find((account) => account.step === step);
  for (const event of steps.flatMap((step) => step.events)) {
    const his = event.kind.startsWith('rb_scored_');
    const step = his ? HIS[event.kind.slice(10)] : event.kind.startsWith('scored_') ? event.kind.slice(7) : undefined;
    const account = of(step);
    if (account) {
      account.points.set(his ? seats : argument(event, 'seat'), argument(event, 'points'));
      if (!his || !account.rule) account.rule = event.rule;
    } else of(DETAILS[event.kind])?.details.push(event);
  }
  return all;
}
