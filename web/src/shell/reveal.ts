const THINGS = '.legal, .is-legal'; // what can be chosen on a board
const RIM = 8; // pixels above the first of them

/** Scrolls a stage to the things that can be chosen on it: into its middle, or to the first where there are too many. */
export function reveal(stage: HTMLElement): void {
  const boxes = [...stage.querySelectorAll(THINGS)].map((one) => one.getBoundingClientRect());
  const seen = boxes.filter((box) => box.height > 0);
  if (!seen.length) return;
  const here = stage.getBoundingClientRect();
  const top = Math.min(...seen.map((box) => box.top));
  const bottom = Math.max(...seen.map((box) => box.bottom));
  if (top >= here.top && bottom <= here.bottom) return;
  const spare = here.height - (bottom - top);
  stage.scrollTop += top - here.top - (spare > 0 ? spare / 2 : RIM);
}

const PICKED = ":scope > :not(.go, .go ~ *) [aria-pressed='true']"; // above the act of a panel

/** Scrolls a panel until the act at its foot covers nothing of what was chosen above it. */
export function uncover(panel: HTMLElement): void {
  const foot = panel.querySelector('.go')?.getBoundingClientRect();
  if (!foot) return;
  const picked = [...panel.querySelectorAll(PICKED)].map((one) => one.getBoundingClientRect());
  const bottoms = picked.filter((box) => box.top < foot.top).map((box) => box.bottom); // a wide panel's act lies beside
  panel.scrollTop += Math.max(0, ...bottoms.map((bottom) => bottom + RIM - foot.top));
}
