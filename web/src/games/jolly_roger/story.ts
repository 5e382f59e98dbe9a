import type { Story } from '../../shell/story';
import { stateOf } from '../kit';
import { worth, type State } from './state';

/** How the log tells this game. */
export const story: Story = {
  chapter: (view) => stateOf<State>(view).round,
  border: 'round_begins',
  opens: 'appointed target_chosen closed called offered promised threatened',
  apart:
    'dealt revealed totals lost mutiny_over_captain mutiny_over_mutineer mutiny_discard redealt reshuffled loot_laid no_loot_left cove_found ' +
    'landed island_missed game_ends target_back',
  said: 'played contributed supported joined assigned shared target_chosen appointed office_laid',
  untold:
    'round_begins round_over moment stays_out deferred decide_again free_card_declined punishment_waived demand_waived refused needed',
  at: (seat) => `seat:${seat}`,
  fortune: (view, seat) => ({ sign: '#i-gold', count: worth(stateOf<State>(view).open[seat] ?? []) }),
  purse: (view, seat) => {
    const { open, hands } = stateOf<State>(view);
    return [
      { sign: '#i-gold', count: worth(open[seat] ?? []) },
      { sign: '#i-card', count: hands[seat]?.length ?? 0 },
    ];
  },
  swallows: { redealt: 'drew', cove_found: 'drew', captains_gold: 'drew', exchanged: 'drew' },
  lists: {
    lost: 'seat',
    drew: 'card',
    hand_dealt: 'card',
    picked: 'loot',
    shared: 'loot',
    donated: 'loot',
    collected: 'loot',
    buried: 'loot',
    dug_up: 'loot',
    mutiny_discard: 'card',
    loot_laid: 'loot',
    handed_crew: 'card',
    handed_loot: 'loot',
  },
};
