import { describe, expect, it } from 'vitest';
import { route } from '../router.svelte';
import { carryingLink, packed, unpacked } from './carried';

const game = JSON.stringify({
  game: 'anything',
  log: Array.from({ length: 300 }, (_, i) => [i % 3, `place żagiel_${i}`]),
});

describe('a game in a link', () => {
  it('comes out as it went in, and is much shorter on the way', async () => {
    const text = await packed(new Blob([game]));
    expect(text).toMatch(/^[\w-]+$/);
    expect(text.length).toBeLessThan(game.length / 3);
    expect(await (await unpacked(text)).text()).toBe(game);
  });

  it('fails when a piece is missing', async () => {
    const text = await packed(new Blob([game]));
    await expect(unpacked(text.slice(0, -40))).rejects.toThrow();
    await expect(unpacked('%')).rejects.toThrow();
  });

  it('leads to the start page of any folder, which opens it', () => {
    const link = carryingLink('https://deck.example/pocket', 'abc');
    expect(link).toBe('https://deck.example/pocket/#game=abc');
    expect(route(new URL('https://deck.example/#game=abc'))).toEqual({ page: 'bring', packed: 'abc' });
    expect(route(new URL('https://deck.example/'))).toEqual({ page: 'start' });
  });
});
