import type { Story } from '../../shell/story';
import { stateOf } from '../kit';
import { HARBOUR, placeAt, type State } from './state';

/** How the log tells this game. */
export const story: Story = {
  chapter: (view) => stateOf<State>(view).round,
  border: 'round_begins ships_return',
  turn: (view) => stateOf<State>(view).active,
  opens: 'sailed rb_card',
  apart: 'ships_return',
  said: 'sailed spent upgraded',
  untold:
    'round_begins refilled skipped dropped_effect raid_over rolled market_filled rent_none activated ' +
    'rb_main rb_nothing rb_passed rb_no_quest rb_no_figurehead',
  lists: { spent: 'raid_action', quest_from_deck: 'quest', quest_from_market: 'quest' },
  sums: { gained_vp: 'points', gained_doubloons: 'coins', rb_vp: 'points' },
  fortune: (view, seat) => ({ sign: '#pm-vp', count: stateOf<State>(view).captains[seat]?.vp ?? 0 }),
  purse: (view, seat) => {
    const captain = stateOf<State>(view).captains[seat];
    return captain
      ? [
          { sign: '#pm-vp', count: captain.vp },
          { sign: '#pm-coin', count: captain.doubloons },
        ]
      : [];
  },
  rival: 'rb_',
  at: (seat, _, view) => {
    const place = placeAt(stateOf<State>(view).captains[seat]?.ship ?? 'harbour');
    return place === HARBOUR ? null : `place:${place}`;
  },
};
