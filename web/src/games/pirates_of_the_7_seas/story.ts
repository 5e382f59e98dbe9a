import type { Story } from '../../shell/story';
import { argument, stateOf } from '../kit';
import { called, type State } from './state';

const TRADE = new Set(['sold', 'negotiated', 'port']);

/** How the log tells this game. */
export const story: Story = {
  chapter: (view) => stateOf<State>(view).round || null,
  border: 'round_began',
  opens: 'revealed',
  apart: 'nobody thrown sunk_all raid_failed escaped dragged no_throw loot_shuffled rounds_left last_market shared',
  said: 'sent flagged',
  untold: 'called chose',
  at: (_, events, view) => {
    if (events.some(({ kind }) => TRADE.has(kind))) return 'port';
    const played = events.find(({ kind }) => kind === 'revealed');
    const character = played ? argument(played, 'character') : called(stateOf<State>(view));
    return character === null ? null : `character:${character}`;
  },
  lists: { nobody: 'character', drew_loot: 'loot', drew_card: 'card' },
  sums: { yin_yang: 'count', skull: 'count', lost: 'ships' },
};
