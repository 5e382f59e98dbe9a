import { expect, it } from 'vitest';
import { reveal, uncover } from './reveal';

const box = (top: number, bottom: number): { getBoundingClientRect: () => Partial<DOMRect> } => ({
  getBoundingClientRect: () => ({ top, bottom, height: bottom - top }),
});
/** A stage of 100 pixels with things on it, and where it is scrolled to. */
const scrolled = (...things: [number, number][]): number => {
  const stage = {
    scrollTop: 0,
    querySelectorAll: () => things.map(([top, bottom]) => box(top, bottom)),
    ...box(0, 100),
  };
  reveal(stage as unknown as HTMLElement);
  return stage.scrollTop;
};

it('stays where all that can be chosen is in sight', () => {
  expect(scrolled([10, 30], [60, 100])).toBe(0);
  expect(scrolled()).toBe(0);
});

it('brings what can be chosen into the middle, or begins with the first', () => {
  expect(scrolled([120, 140], [160, 180])).toBe(100);
  expect(scrolled([50, 70], [300, 320])).toBe(42);
});

/** Where a panel is scrolled to whose act begins at so many pixels. */
const uncovered = (act: number, ...picked: [number, number][]): number => {
  const panel = {
    scrollTop: 5,
    querySelector: () => box(act, 100),
    querySelectorAll: () => picked.map(([top, bottom]) => box(top, bottom)),
  };
  uncover(panel as unknown as HTMLElement);
  return panel.scrollTop;
};

it('brings what was chosen out from under the act', () => {
  expect(uncovered(80, [40, 60], [70, 90])).toBe(23);
  expect(uncovered(80, [40, 60])).toBe(5);
  expect(uncovered(80)).toBe(5);
});

it('leaves a panel where it is whose act lies beside', () => {
  expect(uncovered(10, [40, 60], [90, 120])).toBe(5);
});
