/** What the reader means to do, as far as the board and the hand must agree on it. */
class Course {
  /** The cell to sail to: the steps are taken one by one, the goal stays. */
  goal = $state<number | null>(null);
  /** The wheel space that the captain shall go to. */
  space = $state<number | null>(null);
}

export const course = new Course();
