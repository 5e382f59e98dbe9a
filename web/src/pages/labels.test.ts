import { expect, test } from 'vitest';
import { labelled, readLabels } from './labels';

test('a table is named and put away, and forgotten when neither is left', () => {
  const named = labelled({}, 'a', { name: ' Friday ' });
  expect(named).toEqual({ a: { name: 'Friday' } });
  const away = labelled(named, 'a', { ...named.a, away: true });
  expect(away).toEqual({ a: { name: 'Friday', away: true } });
  expect(labelled(away, 'a', { name: ' ' })).toEqual({});
});

test('what cannot be read is nothing', () => {
  expect(readLabels(null)).toEqual({});
  expect(readLabels('[1]')).toEqual({});
  expect(readLabels('{')).toEqual({});
  expect(readLabels('{"a":{"away":true}}')).toEqual({ a: { away: true } });
});
