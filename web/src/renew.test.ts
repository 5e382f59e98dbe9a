import { afterEach, expect, test, vi } from 'vitest';
import { renew } from './renew';

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
