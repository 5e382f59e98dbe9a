import type { Story } from '../../shell/story';
import { stateOf } from '../kit';
import { CHARACTERS } from './data';
import { laid, type State } from './state';

const TRADE = new Set(['sold', 'negotiated', 'port']);

/** How the log tells this game. */
export const story: Story = {
  chapter: (view) => stateOf<State>(view).round || null,
  border: 'round_began',
  opens: 'revealed',
  apart:
    'nobody unharmed cards_back thrown sunk_all raid_failed escaped dragged no_throw loot_shuffled rounds_left last_market shared',
  said: 'sent flagged',
  untold: 'called chose',
  at: (seat, events, view) => {
    if (events.some(({ kind }) => TRADE.has(kind))) return 'port';
    const card = laid(stateOf<State>(view), seat);
    return card.character && !card.down ? `character:${CHARACTERS.indexOf(card.character)}` : null;
  },
  fortune: (view, seat) => ({ sign: '#i-chest', count: stateOf<State>(view).players[seat]?.chests ?? 0 }),
  purse: (view, seat) => {
    const player = stateOf<State>(view).players[seat];
    return player
      ? [
          { sign: '#i-chest', count: player.chests },
          { sign: '#i-ship', count: player.fleet },
          { sign: '#i-skull', count: player.skulls },
        ]
      : [];
  },
  lists: { nobody: 'character', unharmed: 'seat', cards_back: 'seat', drew_loot: 'loot', drew_card: 'card' },
  sums: { yin_yang: 'count', skull: 'count', lost: 'ships' },
};
