import { expect, test } from 'vitest';
import { bytes, clockTime, minutesOf } from './notices.svelte';

test('a time of day is shown and read in hours and minutes', () => {
  expect([0, 450, 1350].map(clockTime)).toEqual(['00:00', '07:30', '22:30']);
  expect(['00:00', '07:30', '22:30'].map(minutesOf)).toEqual([0, 450, 1350]);
});

test('a key of letters for addresses becomes bytes', () => {
  expect([...bytes('BP-_')]).toEqual([4, 255, 191]);
});
