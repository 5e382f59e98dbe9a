import './ink.css';
import type { Component } from 'svelte';
import AnyGame from './AnyGame.svelte';

const plates = import.meta.glob<Component>('../games/*/Plate.svelte', { eager: true, import: 'default' });
const icons = import.meta.glob<string>('../games/*/icon.ts', { eager: true, import: 'default' });

/** The drawing on a game's card. */
export const plateOf = (game: string): Component => plates[`../games/${game}/Plate.svelte`] ?? AnyGame;

/** The sign of a game. */
export const iconOf = (game: string): string => icons[`../games/${game}/icon.ts`] ?? 'ship';
