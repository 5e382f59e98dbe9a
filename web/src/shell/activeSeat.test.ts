import { expect, it } from 'vitest';
import { activeSeat, lifted } from './activeSeat';

const nobody = { seat: null, curtain: null };

it('shows a spectator the open table', () => {
  expect(activeSeat(nobody, [], [], false)).toEqual(nobody);
});

it('never lowers a curtain for one person', () => {
  expect(activeSeat(nobody, [2], [2], false)).toEqual({ seat: 2, curtain: null });
  expect(activeSeat({ seat: 2, curtain: null }, [2], [], false)).toEqual({ seat: 2, curtain: null });
});

it('asks who is there before it shows anything to several persons', () => {
  expect(activeSeat(nobody, [0, 1], [1], false)).toEqual({ seat: null, curtain: 1 });
});

it('lowers the curtain when the decision passes to another person', () => {
  const now = activeSeat({ seat: 0, curtain: null }, [0, 1], [1], false);
  expect(now).toEqual({ seat: 0, curtain: 1 });
  expect(lifted(now)).toEqual({ seat: 1, curtain: null });
});

it('stays with the person at the screen while others think', () => {
  expect(activeSeat({ seat: 0, curtain: null }, [0, 1], [], false)).toEqual({ seat: 0, curtain: null });
  expect(activeSeat({ seat: 0, curtain: null }, [0, 1], [1, 0], false)).toEqual({ seat: 0, curtain: null });
});

it('has nothing to hide after the end', () => {
  expect(activeSeat({ seat: 1, curtain: null }, [0, 1], [], true)).toEqual({ seat: 1, curtain: null });
  expect(activeSeat(nobody, [0, 1], [], true)).toEqual({ seat: 0, curtain: null });
});
