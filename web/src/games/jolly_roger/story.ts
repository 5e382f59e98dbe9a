import type { View } from '../../protocol';
import type { Coin, Story } from '../../shell/story';
import { stateOf } from '../kit';
import { worth, type State } from './state';

/** What a seat has in open loot: its gold, or its cards where only their owner knows what they are (JR-16.1). */
function wealth(view: View, seat: number): Coin {
  const loot = stateOf<State>(view).open[seat] ?? [];
  return view.options['hidden_loot']
    ? { sign: '#i-chest', count: loot.length }
    : { sign: '#i-gold', count: worth(loot) };
}

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
  fortune: wealth,
  purse: (view, seat) => [
    wealth(view, seat),
    { sign: '#i-card', count: stateOf<State>(view).hands[seat]?.length ?? 0 },
  ],
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
