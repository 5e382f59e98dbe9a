import { getContext, setContext } from 'svelte';

type Open = (rule: string) => void;
const KEY = Symbol('rules');

/** Where rule links of a table open: in its drawer, when it has one. */
export const provideRules = (game: () => string, open: Open): void => void setContext(KEY, { game, open });
export const rulesHere = (): { game: () => string; open: Open } | undefined => getContext(KEY);
