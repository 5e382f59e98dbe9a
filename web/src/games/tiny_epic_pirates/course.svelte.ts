/** Where the reader means to sail: the steps are taken one by one, the goal stays. */
class Course {
  goal = $state<number | null>(null);
}

export const course = new Course();
