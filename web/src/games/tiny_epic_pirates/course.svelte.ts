import { createContext } from 'svelte';

/** What the reader means to do, and look at, as far as the parts of the board and the hand must agree on it. */
class Course {
  /** The cell to sail to. */
  goal = $state<number | null>(null);
  /** The cell that is looked at before it is a goal: under the pointer, or touched once. */
  glance = $state<number | null>(null);
  /** Whether cards are touched by a finger: the first touch looks, the second one goes. */
  touches = $state(false);
  /** The wheel space that the captain shall go to. */
  space = $state<number | null>(null);
  /** Sends the captain to a wheel space; nothing while no order is given. */
  aim: ((space: number) => void) | null = null;
  /** The pirate whose helm and crew are looked at; null is the reader. */
  looked = $state<number | null>(null);
}

const [getCourse, setCourse] = createContext<Course>();

export { getCourse };
export const provideCourse = (): void => void setCourse(new Course());
