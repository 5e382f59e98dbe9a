import { expect, it } from 'vitest';
import { applied, checksum, steps } from './differences';
import { step, view } from './samples';

it('changes members, elements and lengths, and leaves the rest as it is', () => {
  const old = { gold: 3, hand: [4, 7], ship: null, sea: [{ at: 1 }, { at: 2 }, { at: 3 }] };
  const after = applied(old, { gold: [5], hand: { 2: [2] }, ship: [], sea: { 0: { at: [9] }, length: [2] } });
  expect(after).toEqual({ gold: 5, hand: [4, 7, 2], sea: [{ at: 9 }, { at: 2 }] });
  expect(old.hand).toEqual([4, 7]);
  expect((after as typeof old).sea[1]).toBe(old.sea[1]);
  expect(applied(old, {})).toBe(old);
  expect(applied(old, [7])).toBe(7);
});

it('counts as the server does, in whatever order the names come', () => {
  const value = { b: [1, -3, null, true], a: { ż: 'Bożena ☠ "x"\n', A: 0 }, Z: {} };
  expect(checksum(value)).toBe(250557892);
  expect(checksum({ x: 1, y: 2 })).toBe(checksum({ y: 2, x: 1 }));
  expect(checksum({ x: 1 })).not.toBe(checksum({ x: 2 }));
});

it('puts steps together, each from the one before', () => {
  const { view: first, ...rest } = step(1);
  const told = steps([
    { ...rest, change: [first] },
    { ...rest, step: 2, change: { over: [true] } },
  ]);
  expect(told.map((one) => one.view)).toEqual([first, { ...first, over: true }]);
  expect(steps([{ ...rest, change: {} }], view())[0]?.view).toEqual(view());
});
