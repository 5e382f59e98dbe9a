import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, Refusal } from '../api';
import { BETWEEN, STILL } from '../look/motion';
import type { TableSummary } from '../protocol';
import { router } from '../router.svelte';
import { step } from '../shell/samples';
import { Film } from './film.svelte';

vi.mock('../router.svelte', () => ({ router: { settle: vi.fn(), go: vi.fn() } }));

let still = false;

beforeEach(() => {
  still = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function film(more: Partial<TableSummary> = {}, wanted: number | null = null): Promise<Film> {
  vi.spyOn(api, 'table').mockResolvedValue({ id: 't1', over: true, my_seats: [2], ...more } as TableSummary);
  vi.spyOn(api, 'steps').mockResolvedValue({ steps: [step(1), step(2), step(3)], total: 3, unheard: [] });
  const shown = new Film('t1');
  shown.hooks = { lasts: () => 1000 };
  await shown.load(wanted);
  return shown;
}

it('shows a finished game from its beginning, with all hands open', async () => {
  const shown = await film();
  expect([shown.at, shown.last]).toEqual([0, 2]);
  expect(api.steps).toHaveBeenCalledWith('t1', 'all', 0);
});

it('shows a game under way from its end, as its reader knows it', async () => {
  const shown = await film({ over: false });
  expect(shown.now?.step).toBe(3);
  expect(api.steps).toHaveBeenCalledWith('t1', 2, null);
});

it('begins at the step that its address names', async () => {
  const shown = await film({}, 2);
  expect([shown.at, shown.address]).toEqual([1, '/replay/t1?step=2']);
  expect(shown.steps.map((one) => one.step)).toEqual([1, 2]);
});

it('goes no further than its ends', async () => {
  const shown = await film();
  shown.go(-3);
  expect(shown.at).toBe(0);
  shown.go(9);
  expect(shown.now?.step).toBe(3);
  expect(router.settle).toHaveBeenLastCalledWith('/replay/t1?step=3');
});

it('plays to the end, each step for as long as its game says', async () => {
  const shown = await film();
  shown.toggle();
  vi.advanceTimersByTime(1000 + BETWEEN.replay - 1);
  expect(shown.at).toBe(0);
  vi.advanceTimersByTime(1);
  expect([shown.at, shown.playing]).toEqual([1, true]);
  vi.runAllTimers();
  expect([shown.at, shown.playing]).toEqual([2, false]);
  shown.toggle();
  expect(shown.at).toBe(0);
});

it('keeps a steady pace where nothing moves', async () => {
  still = true;
  const shown = await film();
  shown.play();
  vi.advanceTimersByTime(STILL);
  expect(shown.at).toBe(1);
});

it('stands still when it is paused', async () => {
  const shown = await film();
  shown.play();
  shown.toggle();
  vi.runAllTimers();
  expect([shown.at, shown.playing]).toEqual([0, false]);
});

it('says why it cannot be shown or played on', async () => {
  const reason = { id: 'error-unknown-table', args: {} };
  vi.spyOn(api, 'table').mockRejectedValue(new Refusal(404, reason));
  const lost = new Film('t0');
  expect(await lost.load(null)).toBeNull();
  expect(lost.complaint).toEqual(reason);
  const shown = await film();
  vi.spyOn(api, 'fork').mockRejectedValue(new Refusal(404, reason));
  await shown.fork([]);
  expect(shown.complaint).toEqual(reason);
});

it('goes to the table that is played on from here', async () => {
  const shown = await film({}, 2);
  const fork = vi.spyOn(api, 'fork').mockResolvedValue({ id: 't2' });
  await shown.fork([]);
  expect(fork).toHaveBeenCalledWith('t1', 2, []);
  expect(router.go).toHaveBeenCalledWith('/table/t2');
});

it('asks for the pieces of a long game when they are to be seen', async () => {
  vi.spyOn(api, 'table').mockResolvedValue({ id: 't1', over: true, my_seats: [] } as unknown as TableSummary);
  const asked = vi.spyOn(api, 'steps').mockImplementation((_id, _seat, after) => {
    const first = after ?? 800;
    const count = Math.min(200, 1000 - first);
    return Promise.resolve({
      steps: Array.from({ length: count }, (_, i) => step(first + i + 1)),
      total: 1000,
      unheard: [],
    });
  });
  const shown = new Film('t1');
  await shown.load(null);
  expect([shown.last, asked.mock.calls.length]).toEqual([999, 1]);
  shown.go(170);
  await vi.runAllTimersAsync();
  expect(asked.mock.calls.map((call) => call[2])).toEqual([0, 200]);
  shown.go(700);
  expect(shown.at).toBe(170);
  await vi.runAllTimersAsync();
  expect([shown.at, shown.now?.step, shown.steps[0]?.step]).toEqual([700, 701, 601]);
  shown.go(605);
  await vi.runAllTimersAsync();
  expect([shown.steps[0]?.step, shown.steps.at(-1)?.step]).toEqual([1, 606]);
});

/** A game of 500 steps, of which seat 2 was not told every fifth. */
function long(): Promise<Film> {
  vi.spyOn(api, 'table').mockResolvedValue({ id: 't1', over: true, my_seats: [] } as unknown as TableSummary);
  const every = Array.from({ length: 500 }, (_, i) => i + 1);
  vi.spyOn(api, 'steps').mockImplementation((_id, seat, after) => {
    const unheard = seat === 2 ? every.filter((one) => one % 5 === 0) : [];
    const total = 500 - unheard.length;
    const first = after ?? 0;
    const steps = Array.from({ length: Math.min(200, total - first) }, (_, i) => step(first + i + 1));
    return Promise.resolve({ steps, total, unheard });
  });
  const shown = new Film('t1');
  return shown.load(null).then(() => shown);
}

it('shows the same moment with other eyes', async () => {
  const shown = await long();
  shown.go(299);
  await vi.runAllTimersAsync();
  expect(shown.moment).toBe(300);
  await shown.see(2); // step 300 was not told: the one before it
  expect([shown.eyes, shown.last, shown.now?.step, shown.moment]).toEqual([2, 399, 240, 299]);
  expect(shown.address).toBe('/replay/t1?step=299');
  await shown.see('all');
  expect([shown.eyes, shown.moment]).toEqual(['all', 299]);
});

it('has the whole game as soon as all pieces are here', async () => {
  const shown = await long();
  expect(shown.whole).toBeNull();
  await shown.complete();
  expect(shown.whole?.length).toBe(500);
  expect(vi.mocked(api.steps).mock.calls.map((call) => call[2])).toEqual([0, 200, 400]);
});
