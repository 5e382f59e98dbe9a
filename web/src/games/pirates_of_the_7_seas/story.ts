import type { Story } from '../../shell/story';
import { stateOf } from '../kit';
import type { State } from './state';

/** How the log tells this game. */
export const story: Story = {
  chapter: (view) => stateOf<State>(view).round || null,
  border: 'round_began',
  opens: 'revealed',
  apart: 'nobody thrown sunk_all raid_failed escaped dragged no_throw loot_shuffled rounds_left last_market shared',
  said: 'sent flagged',
  untold: 'called chose',
  lists: { nobody: 'character', drew_loot: 'loot', drew_card: 'card' },
  sums: { yin_yang: 'count', skull: 'count', lost: 'ships' },
};
