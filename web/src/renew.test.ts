import { afterEach, expect, test, vi } from 'vitest';
import { goHome, renew } from './renew';

afterEach(() => vi.unstubAllGlobals());

test('a page loads itself anew once, and not again and again', () => {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { reload });
  renew();
  renew();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page goes home once, although the call and the socket both say so', () => {
  const assign = vi.fn();
  const back: (() => void)[] = [];
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('addEventListener', (_: string, then: () => void) => back.push(then));
  goHome();
  goHome();
  expect(assign).toHaveBeenCalledTimes(1);
  back[0]?.();
  goHome();
  expect(assign).toHaveBeenCalledTimes(2);
});
