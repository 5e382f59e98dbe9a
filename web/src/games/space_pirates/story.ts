import type { Story } from '../../shell/story';
import { argument, stateOf } from '../kit';
import type { State } from './state';

/** How the log tells this game. */
export const story: Story = {
  chapter: (view) => {
    const { placed, stack } = stateOf<State>(view);
    if (view.over || stack.at(-1)?.frame === 'claiming') return 'chapter-loot';
    return placed ? Math.ceil(placed / view.seats) : null;
  },
  border: 'home_again cards_out',
  opens: 'placed home_again cards_out',
  joins: 'flipped trapped',
  apart: 'home_again cards_out looted looted_ship unclaimed unclaimed_ship',
  said: 'placed',
  untold: 'ranked',
  at: (_, events) => {
    const there = events.find((event) => 'planet' in event.args);
    return there ? `planet:${argument(there, 'planet')}` : null;
  },
  lists: { revealed: 'card', claimed: 'treasure', surplus: 'treasure' },
  fortune: (view, seat) => ({
    sign: '#i-crew',
    count: stateOf<State>(view).up.reduce((sum, one) => sum + (one.seat === seat ? one.card : 0), 0),
  }),
};
