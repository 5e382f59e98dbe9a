import type { Phrase } from '../protocol';

/** The parts of a final count, each with the points of every seat, and what decides where points are equal. */
export type Count = { parts: readonly { name: string; points: readonly number[] }[]; decides?: Phrase | null };

/** The points of every seat after so many parts. */
export const counted = ({ parts }: Count, until: number): number[] =>
  (parts[0]?.points ?? []).map((_, seat) =>
    parts.slice(0, until).reduce((sum, part) => sum + (part.points[seat] ?? 0), 0),
  );

/** Points as they are written: with a true minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** Whether the best share their points, so that something else decides. */
export function isTied(points: readonly number[]): boolean {
  const best = Math.max(...points);
  return points.filter((one) => one === best).length > 1;
}
