import type { Event, View } from '../protocol';

/** The state that a view shows, in the type of its game. */
export const stateOf = <State>(view: View): State => view.state as State;

/** What follows from a view by the rules, in the type of its game. */
export const derivedOf = <Derived>(view: View): Derived => view.derived as Derived;

/** The procedure of that name that is under way, the topmost of several. */
export function frameOf<Frame extends { frame: string }, Name extends Frame['frame']>(
  state: { stack: readonly Frame[] },
  name: Name,
): Extract<Frame, { frame: Name }> | undefined {
  return state.stack.findLast((one): one is Extract<Frame, { frame: Name }> => one.frame === name);
}

/** The seat that a sheet is about: of `seat-2`, 2. */
export const seatOf = (component: string): number | null =>
  component.startsWith('seat-') ? Number(component.slice('seat-'.length)) : null;

/** How often each of some things occurs, in the order of the things. */
export function tally<Thing>(things: readonly Thing[]): [Thing, number][] {
  const counts = new Map<Thing, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** What is left of some things when a part of them is taken away. */
export function left(things: readonly number[], taken: readonly number[]): number[] {
  const rest = [...things];
  for (const thing of taken) if (rest.includes(thing)) rest.splice(rest.indexOf(thing), 1);
  return rest;
}

/** The numbers of the marks of one kind: of `cell:4 card:2`, the `cell` is 4. */
export const marksOf = (marks: Iterable<string>, kind: string): number[] =>
  [...marks].filter((mark) => mark.startsWith(`${kind}:`)).map((mark) => Number(mark.slice(kind.length + 1)));

/** A number that an event tells. */
export function argument(event: Event, name: string, otherwise = NaN): number {
  const value = event.args[name];
  return typeof value === 'number' ? value : otherwise;
}

/** How long kinds of event are seen, in milliseconds: `[[900, 'sailed moored']]`. */
export type Durations = readonly (readonly [time: number, kinds: string])[];

const names = ([, kinds]: Durations[number], event: Event): boolean => kinds.split(' ').includes(event.kind);

/** How long the longest of some events is seen; `otherwise` is for kinds that the table does not name. */
export function longest(events: readonly Event[], table: Durations, otherwise: number): number {
  const times = events.map((event) => table.find((line) => names(line, event))?.[0] ?? otherwise);
  return Math.max(0, ...times);
}

/** How long some events are seen one after another, each line of the table once; `otherwise` when it names none of them. */
export function inTurn(events: readonly Event[], table: Durations, otherwise: number): number {
  const seen = table.filter((line) => events.some((event) => names(line, event)));
  return seen.reduce((sum, [time]) => sum + time, 0) || (events.length ? otherwise : 0);
}

const LEAST = 12.1; // pixels

/** Tells the size of the smallest letter that can be read in a drawing, in its own units, whenever that changes. */
export const letters =
  (tell: (least: number, svg: SVGSVGElement) => void) =>
  (svg: SVGSVGElement): (() => void) => {
    const observer = new ResizeObserver(() => {
      const scale = svg.getScreenCTM()?.a;
      if (scale) tell(LEAST / scale, svg);
    });
    observer.observe(svg);
    return () => observer.disconnect();
  };

/** Tells a drawing that size itself: `--least`. */
export const legible = letters((least, svg) => svg.style.setProperty('--least', `${least.toFixed(2)}px`));
