import type { Translate } from '../../words/words.svelte';
import type { State } from './state';

/** What every part of the board needs: the table, the marks and whom to tell. */
export type Touch = {
  marks: Set<string>;
  chosen: Set<string>;
  changed: Set<string>;
  hot: Set<string>;
  onpick: (mark: string) => void;
  onhot: (mark: string | null) => void;
  onlook: (text: string | null) => void;
};
export type PartProps = { state: State; captain: number; touch: Touch; t: Translate };
