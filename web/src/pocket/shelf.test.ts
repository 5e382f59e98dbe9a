import { expect, test, vi } from 'vitest';
import { briefShelf, telling } from './shelf';

test('a shelf tells when it is full and when there is room again, once each', async () => {
  const says = vi.fn();
  let error: Error | null = null;
  const shelf = telling({ ...briefShelf(), keep: () => (error ? Promise.reject(error) : Promise.resolve()) }, says);
  await shelf.keep([], []);
  expect(says.mock.calls).toEqual([]);
  error = Object.assign(new Error(), { name: 'QuotaExceededError' });
  for (let i = 0; i < 2; i++) await expect(shelf.keep([], [])).rejects.toBe(error);
  expect(says.mock.calls).toEqual([[true]]);
  error = new Error('another');
  await expect(shelf.keep([], [])).rejects.toBe(error);
  error = null;
  await shelf.keep([], []);
  expect(says.mock.calls).toEqual([[true], [false]]);
});
