import type { Step } from '../protocol';
import { told, type Chapter, type Line, type Story } from '../shell/story';

/** A round of a game, or what is no round; places of its first and last step; who was ahead at its end. */
export type Section = { number: number | string; from: number; to: number; ahead: number | null };

/** A line that stands out, with its round: what it has brought its seat, and whether the seat took the lead with it. */
export type Moment = {
  at: number;
  seat: number;
  gain: number;
  leads: boolean;
  line: Line;
  round: Chapter['number'];
};

/** A whole game at a glance. `curves`: how far each seat had come after every step. */
export type Outline = { sections: Section[]; curves: number[][]; moments: Moment[] };

const MOMENTS = 7;
const APART = 0.02; // of the game: moments nearer to each other are one
const SWING = 2; // times what a line that brings something usually brings

/** The seat that has most, where it is one alone. */
function first(curves: readonly number[][], at: number): number | null {
  const now = curves.map((curve) => curve[at] ?? 0);
  const best = Math.max(...now);
  return best > 0 && now.filter((one) => one === best).length === 1 ? now.indexOf(best) : null;
}

/** A game, from its beginning, as an outline; with at least so many moments, if anything was gained, and at most so many. */
export function outline(steps: readonly Step[], seats: number, story: Story = {}, least = 0, most = MOMENTS): Outline {
  const place = new Map(steps.map((step, i) => [step.step, i]));
  const start = (line: Line | undefined): number => place.get(line?.steps[0]?.step ?? NaN) ?? 0;
  const end = (line: Line | undefined): number => place.get(line?.steps.at(-1)?.step ?? NaN) ?? 0;
  const curves = Array.from({ length: story.fortune ? seats : 0 }, (_, seat) =>
    steps.map((step) => story.fortune?.(step.view, seat).count ?? 0),
  );
  const chapters = told(steps, story);
  const parts = chapters.filter((chapter) => chapter.number !== null);
  const sections = parts.map((chapter, i): Section => {
    const next = parts[i + 1];
    const to = next ? Math.max(start(chapter.lines[0]), start(next.lines[0]) - 1) : steps.length - 1;
    return { number: chapter.number as number | string, from: start(chapter.lines[0]), to, ahead: first(curves, to) };
  });
  return { sections, curves, moments: moments(chapters, curves, { steps: steps.length, start, end, least, most }) };
}

type Bounds = {
  steps: number;
  start: (line: Line) => number;
  end: (line: Line) => number;
  least: number;
  most: number;
};

/** The lines that brought much, or the lead; the greatest of them, in order. */
function moments(
  chapters: readonly Chapter[],
  curves: readonly number[][],
  { steps, start, end, least, most }: Bounds,
): Moment[] {
  let ahead: number | null = null;
  const lines = chapters.flatMap(({ number, lines }) => lines.map((line) => ({ line, round: number })));
  const found = lines.flatMap(({ line, round }): Moment[] => {
    const curve = line.subject === null ? undefined : curves[line.subject];
    const [from, at] = [start(line), end(line)];
    const best = first(curves, at);
    const leads = best !== null && best === line.subject && best !== ahead;
    ahead = best ?? ahead;
    const gain = (curve?.[at] ?? 0) - (curve?.[from - 1] ?? 0);
    return curve && line.subject !== null && gain > 0 ? [{ at, seat: line.subject, gain, leads, line, round }] : [];
  });
  const gains = found.map((one) => one.gain).sort((one, other) => one - other);
  const usual = gains[Math.floor(gains.length / 2)] ?? 0;
  const weight = (one: Moment): number => one.gain + (one.leads ? usual : 0);
  const kept: Moment[] = [];
  for (const one of found.sort((a, b) => weight(b) - weight(a)))
    if (
      kept.length < most &&
      (kept.length < least || weight(one) >= SWING * usual) &&
      kept.every((other) => Math.abs(other.at - one.at) > APART * steps)
    )
      kept.push(one);
  return kept.sort((one, other) => one.at - other.at);
}
