import { expect, test } from 'vitest';
import { favicon, groupOf, Live, sorted, waitsForMe } from './live.svelte';
import type { MyTable, TableSummary } from './protocol';

function row(id: string, asked: boolean | null, more: Partial<TableSummary> = {}): MyTable {
  const plain = {
    id,
    kept: null,
    rematch: null,
    my_seats: [0],
    begun: true,
    over: false,
    waiting: [0],
    since: { 0: 5 },
    updated: 10,
  };
  return { table: { ...plain, ...more } as unknown as TableSummary, asked, unread: 0 };
}

test('my moves come first, the longest wait first, and what is over comes last', () => {
  const rows = [
    row('over', null, { over: true, waiting: [], since: {} }),
    row('gathering', null, { begun: false, waiting: [], since: {} }),
    row('others', null),
    row('may', false),
    row('short', true, { since: { 0: 9 } }),
    row('long', true, { since: { 0: 2 } }),
  ];
  expect(sorted(rows).map((one) => one.table.id)).toEqual(['long', 'short', 'may', 'others', 'gathering', 'over']);
});

test('an invitation and a question for a rematch stand with what I may do', () => {
  const offer = { until: 9, yes: [1], no: [], more: false, table: null };
  const rows = [
    row('others', null),
    row('answered', null, { over: true, rematch: { ...offer, yes: [0, 1] } }),
    row('rematch', null, { over: true, rematch: offer }),
    row('kept', null, { begun: false, kept: 2, my_seats: [] }),
  ];
  expect(
    new Set(
      sorted(rows)
        .slice(0, 2)
        .map((one) => one.table.id),
    ),
  ).toEqual(new Set(['rematch', 'kept']));
});

test('a list falls into what is mine, what others do, what gathers and what is over', () => {
  const rows = [
    row('move', true),
    row('may', false),
    row('others', null),
    row('gathering', null, { begun: false }),
    row('over', null, { over: true }),
  ];
  expect(rows.map(groupOf)).toEqual(['mine', 'mine', 'others', 'gathering', 'over']);
});

test('only what I must do is counted, and no finished table', () => {
  expect([row('a', true), row('b', false), row('c', true, { over: true })].filter(waitsForMe)).toHaveLength(1);
});

test('a row that changes takes the place of the old one; one that is new is added', () => {
  const live = new Live();
  live.hear({ n: 1, type: 'tables', now: 0, tables: [row('a', null), row('b', null)] });
  live.hear({ n: 2, type: 'row', now: 0, row: row('b', true) });
  live.hear({ n: 3, type: 'row', now: 0, row: row('c', null) });
  expect(live.tables.map((one) => [one.table.id, one.asked])).toEqual([
    ['c', null],
    ['b', true],
    ['a', null],
  ]);
  expect(live.moves).toBe(1);
});

test('a table that is not mine any more leaves the list', () => {
  const live = new Live();
  live.hear({ n: 1, type: 'tables', now: 0, tables: [row('a', null), row('b', true)] });
  live.hear({ n: 2, type: 'gone', now: 0, table: 'b' });
  expect(live.tables.map((one) => one.table.id)).toEqual(['a']);
});

test('the favicon counts to nine', () => {
  expect([0, 2, 30].map(favicon)).toEqual(['/favicon.svg', '/favicon-2.svg', '/favicon-9.svg']);
});
