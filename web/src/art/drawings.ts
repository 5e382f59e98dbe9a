import type { Component } from 'svelte';
import type { Translate } from '../words/words.svelte';

/** A game's own drawings of its components, each by its message (`card-seven`), and the signs they are made of. */
export type Drawings = {
  Drawing: Component<{ of: string; t: Translate }>;
  draws: (of: string) => boolean;
  Symbols?: Component;
};

type Module = { default: Drawings['Drawing']; draws: Drawings['draws'] };
const modules = import.meta.glob<Module>('../games/*/Drawing.svelte');
const symbols = import.meta.glob<Component>('../games/*/Symbols.svelte', { import: 'default' });

/** The drawings of a game; null where it has none. */
export async function drawingsOf(game: string): Promise<Drawings | null> {
  const found = await modules[`../games/${game}/Drawing.svelte`]?.();
  if (!found) return null;
  const Symbols = await symbols[`../games/${game}/Symbols.svelte`]?.();
  return { Drawing: found.default, draws: found.draws, ...(Symbols ? { Symbols } : {}) };
}

/** Components that a section of the rules shows, by the section's number. */
export type Figures = Readonly<Record<string, readonly string[]>>;

const figures = import.meta.glob<Figures>('../games/*/figures.ts', { import: 'default' });

/** The figures of a game's rules. */
export const figuresOf = async (game: string): Promise<Figures> =>
  (await figures[`../games/${game}/figures.ts`]?.()) ?? {};
