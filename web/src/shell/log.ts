import type { Step } from '../protocol';

/** Adds steps to a log by their numbers; a step told again replaces the old telling. */
export function joined(log: readonly Step[], more: readonly Step[]): Step[] {
  if (!more.length) return [...log];
  const last = log.at(-1)?.step ?? -Infinity;
  if ((more[0]?.step ?? 0) > last) return [...log, ...more];
  const byNumber = new Map([...log, ...more].map((step) => [step.step, step]));
  return [...byNumber.values()].sort((a, b) => a.step - b.step);
}

/** Forgets what was taken back. */
export const upTo = (log: readonly Step[], step: number): Step[] => log.filter((one) => one.step <= step);

/** What the events of some steps touched, as marks: `planet:3`, `ship:1`, `seq:7`. */
export function touched(steps: readonly Step[]): Set<string> {
  const marks = new Set<string>();
  for (const step of steps)
    for (const event of step.events)
      for (const [name, value] of Object.entries(event.args))
        for (const one of Array.isArray(value) ? value : [value]) marks.add(`${name}:${one}`);
  return marks;
}
