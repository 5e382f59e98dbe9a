/** Who is at the screen: the seat whose view is shown, and the seat that a curtain waits for. */
export type ActiveSeat = { seat: number | null; curtain: number | null };

/** Who is next, given the seats of this screen and those of them that are asked now. */
export function activeSeat(
  now: ActiveSeat,
  mine: readonly number[],
  asked: readonly number[],
  over: boolean,
): ActiveSeat {
  if (!mine.length) return { seat: null, curtain: null };
  if (mine.length === 1) return { seat: mine[0] ?? null, curtain: null };
  const here = now.seat !== null && mine.includes(now.seat) ? now.seat : null;
  if (over) return { seat: here ?? mine[0] ?? null, curtain: null };
  if (here !== null && (!asked.length || asked.includes(here))) return { seat: here, curtain: null };
  return { seat: here, curtain: asked[0] ?? mine[0] ?? null };
}

/** The person the curtain waited for has come. */
export const lifted = (now: ActiveSeat): ActiveSeat => ({ seat: now.curtain ?? now.seat, curtain: null });
