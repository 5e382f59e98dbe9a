import './ink.css';
import type { Component } from 'svelte';
import AnyGame from './AnyGame.svelte';

const plates = import.meta.glob<Component>('../games/*/Plate.svelte', { eager: true, import: 'default' });
const icons = import.meta.glob<string>('../games/*/icon.ts', { eager: true, import: 'default' });

/** The drawing on a game's card. */
export const plateOf = (game: string): Component => plates[`../games/${game}/Plate.svelte`] ?? AnyGame;

const rivals = import.meta.glob<Component>('../games/*/Rival.svelte', { eager: true, import: 'default' });

/** The portrait of whom one sails against alone, where a game has drawn one. */
export const rivalOf = (game: string): Component | undefined => rivals[`../games/${game}/Rival.svelte`];

type Portraits = { default: Component<{ of: string }>; draws: (of: string) => boolean };
const portraits = import.meta.glob<Portraits>('../games/*/Portrait.svelte', { eager: true });

/** The drawing of somebody whom a message or an option of a game names, where the game has one. */
export function portraitOf(game: string, of: string): Portraits['default'] | undefined {
  const found = portraits[`../games/${game}/Portrait.svelte`];
  return found?.draws(of) ? found.default : undefined;
}

/** The sign of a game. */
export const iconOf = (game: string): string => icons[`../games/${game}/icon.ts`] ?? 'ship';
