import { expect, test } from 'vitest';
import { isOnlyHere } from './address';

test('only this computer knows itself by these names', () => {
  const names = ['localhost', 'deck.localhost', '127.0.0.1', '[::1]', '192.168.1.5', 'deck.example'];
  const found = names.map((name) => isOnlyHere(`http://${name}:8017/table/x`));
  expect(found).toEqual([true, true, true, true, false, false]);
});
