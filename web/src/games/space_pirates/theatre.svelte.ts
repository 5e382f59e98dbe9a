/** What the parts of the table must agree on while the sharing is told planet by planet. */
class Theatre {
  /** Treasures that nobody gets and whose planet comes later: they are not in the box yet. */
  later = $state.raw<readonly number[]>([]);
}

/** One board is shown at a time. */
export const theatre = new Theatre();
