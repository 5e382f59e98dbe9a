import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../api';
import { Chat } from './chat.svelte';
import { chat, line } from './samples';

afterEach(() => void vi.restoreAllMocks());

function listening() {
  const sent: object[] = [];
  const kept = vi.spyOn(api, 'listen').mockResolvedValue({});
  vi.stubGlobal('document', { hidden: false });
  return { heard: new Chat('t1', (request) => String(sent.push(request))), sent, kept };
}

it('counts what was said since this person last looked, on whatever device', async () => {
  const { heard, kept } = listening();
  vi.spyOn(api, 'chat').mockResolvedValue(chat([line(1, 'a'), line(2, 'b')], { read: 1 }));
  await heard.listen();
  expect([heard.unread, heard.fresh]).toEqual([1, null]);
  heard.hear(line(3, 'c'));
  heard.hear(line(4, 'mine', { mine: true, who: 'me' }));
  expect([heard.unread, heard.fresh?.text]).toEqual([2, 'c']);
  heard.see();
  expect([heard.unread, heard.fresh, kept.mock.calls.at(-1)]).toEqual([0, null, ['t1', { read: 4 }]]);
});

it('hears a line once, told by the table or remembered; told anew it is changed', async () => {
  const { heard } = listening();
  heard.hear(line(2, 'b'));
  vi.spyOn(api, 'chat').mockResolvedValue(chat([line(1, 'a'), line(2, 'b')]));
  await heard.listen();
  heard.hear(line(1, '', { kind: 'struck' }));
  expect(heard.lines.map(({ line, kind }) => [line, kind])).toEqual([
    [1, 'struck'],
    [2, 'text'],
  ]);
});

it('reads on while the lines are on the screen', () => {
  const { heard, kept } = listening();
  heard.open = true;
  heard.hear(line(1, 'a'));
  expect([heard.unread, heard.fresh, kept.mock.calls.length]).toEqual([0, null, 1]);
});

it('does not hear whom this person has muted or blocked, and hears them again', async () => {
  const { heard } = listening();
  vi.spyOn(api, 'mute').mockResolvedValue({});
  heard.hear(line(1, 'a'));
  await heard.mute({ who: 'ann', name: 'Ann' }, true, false);
  expect([heard.heard.length, heard.unread, heard.fresh]).toEqual([0, 0, null]);
  heard.hear(line(2, 'b'));
  expect(heard.fresh).toBeNull();
  await heard.mute({ who: 'ann', name: 'Ann' }, false, false);
  expect(heard.unread).toBe(2);
  await heard.mute({ who: 'ann', name: 'Ann' }, true, true);
  expect([...heard.blocked.values()]).toEqual(['Ann']);
});

it('is quiet when nobody is to be heard', async () => {
  const { heard, kept } = listening();
  await heard.hush(true);
  heard.hear(line(1, 'a'));
  expect([heard.unread, heard.fresh, kept.mock.calls.at(-1)]).toEqual([0, null, ['t1', { quiet: true }]]);
});

it('gives a reaction, and takes it back', () => {
  const { heard, sent } = listening();
  heard.react(line(1, 'a'), 'cheers');
  heard.react(line(1, 'a', { reactions: [{ reaction: 'cheers', names: ['Me'], mine: true }] }), 'cheers');
  expect(sent).toEqual([
    { type: 'react', line: 1, reaction: 'cheers', on: true },
    { type: 'react', line: 1, reaction: 'cheers', on: false },
  ]);
});
