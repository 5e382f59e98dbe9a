import './ink.css';
import type { Component } from 'svelte';
import JollyRoger from './JollyRoger.svelte';
import Maracaibo from './Maracaibo.svelte';
import SevenSeas from './SevenSeas.svelte';
import SpacePirates from './SpacePirates.svelte';
import TinyEpic from './TinyEpic.svelte';

export const plates: Record<string, Component> = {
  space_pirates: SpacePirates,
  pirates_of_the_7_seas: SevenSeas,
  tiny_epic_pirates: TinyEpic,
  jolly_roger: JollyRoger,
  pirates_of_maracaibo: Maracaibo,
};

const icons: Record<string, string> = {
  space_pirates: 'planet',
  pirates_of_the_7_seas: 'die-5',
  tiny_epic_pirates: 'shovel',
  jolly_roger: 'flag',
  pirates_of_maracaibo: 'island',
};

export const iconOf = (game: string): string => icons[game] ?? 'ship';
