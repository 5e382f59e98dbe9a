import { expect, it } from 'vitest';
import { helm, lifted } from './helm';

const nobody = { seat: null, curtain: null };

it('shows a spectator the open table', () => {
  expect(helm(nobody, [], [], false)).toEqual(nobody);
});

it('never lowers a curtain for one person', () => {
  expect(helm(nobody, [2], [2], false)).toEqual({ seat: 2, curtain: null });
  expect(helm({ seat: 2, curtain: null }, [2], [], false)).toEqual({ seat: 2, curtain: null });
});

it('asks who is there before it shows anything to several persons', () => {
  expect(helm(nobody, [0, 1], [1], false)).toEqual({ seat: null, curtain: 1 });
});

it('lowers the curtain when the decision passes to another person', () => {
  const now = helm({ seat: 0, curtain: null }, [0, 1], [1], false);
  expect(now).toEqual({ seat: 0, curtain: 1 });
  expect(lifted(now)).toEqual({ seat: 1, curtain: null });
});

it('stays with the person at the screen while others think', () => {
  expect(helm({ seat: 0, curtain: null }, [0, 1], [], false)).toEqual({ seat: 0, curtain: null });
  expect(helm({ seat: 0, curtain: null }, [0, 1], [1, 0], false)).toEqual({ seat: 0, curtain: null });
});

it('has nothing to hide after the end', () => {
  expect(helm({ seat: 1, curtain: null }, [0, 1], [], true)).toEqual({ seat: 1, curtain: null });
  expect(helm(nobody, [0, 1], [], true)).toEqual({ seat: 0, curtain: null });
});
