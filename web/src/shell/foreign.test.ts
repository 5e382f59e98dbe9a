import { describe, expect, it } from 'vitest';
import { boards, find } from './foreign';

const answer = (status: number) => () => Promise.resolve(new Response(null, { status }));

describe('a board of another package', () => {
  it('is loaded from its package', async () => {
    const board = { mount: () => undefined };
    const asked: string[] = [];
    const load = (address: string) => Promise.resolve((asked.push(address), board));
    expect(await find('treasure_bay', answer(200), load)).toBe(true);
    expect(asked).toEqual(['/boards/treasure_bay/board.js']);
    expect(boards.get('treasure_bay')).toBe(board);
  });

  it('may be missing: the game is played in trays', async () => {
    expect(await find('plain_bay', answer(404))).toBe(false);
    expect(boards.has('plain_bay')).toBe(false);
  });
});
