import type { Story } from '../../shell/story';
import { stateOf } from '../kit';
import { cellOf, type State } from './state';

/** How the log tells this game. */
export const story: Story = {
  chapter: (view) => stateOf<State>(view).rounds + 1,
  border: 'turn solo_turn',
  turn: (view) => stateOf<State>(view).active,
  opens:
    'turn solo_turn attacks duels duels_rival solo_attacks solo_duels buried solo_buried crossed solo_crossed last_round ' +
    'solo_performs solo_bonus',
  said: 'steered sailed neutral_sailed attacks duels duels_rival hired dismissed assigned captain_bonus crew_bonus',
  untold:
    'turn solo_turn skipped picked_up unhidden no_order declined offered hired_nobody sure_fire_full immune at_the_top price ' +
    'solo_storm solo_skips solo_picks_up solo_puts_back solo_idle solo_no_hide_out solo_nothing_to_sell solo_immune',
  lists: {
    sailed: 'to',
    neutral_sailed: 'to',
    solo_sailed: 'to',
    drew: 'good',
    looted: 'good',
    loaded: 'good',
    rolled: 'face',
    solo_drew: 'good',
    solo_looted: 'good',
    solo_rolled: 'face',
  },
  sums: { gold: 'amount', gold_lost: 'amount', solo_gold: 'amount' },
  fortune: (view, seat) => ({ sign: '#i-chest', count: stateOf<State>(view).pirates[seat]?.buried ?? 0 }),
  purse: (view, seat) => {
    const pirate = stateOf<State>(view).pirates[seat];
    return pirate
      ? [
          { sign: '#i-gold', count: pirate.gold },
          { sign: '#i-chest', count: pirate.buried },
        ]
      : [];
  },
  rival: 'solo_',
  badged: true,
  at: (seat, _, view) => {
    const cell = cellOf(stateOf<State>(view).pirates[seat]?.ship ?? null);
    return cell < 0 ? null : `cell:${cell}`;
  },
};
