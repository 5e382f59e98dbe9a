"""Notes 7 to 12, 17, 21: when to rise, whom to join, whom to kill, what to betray."""

from typing import Final

from quarterdeck.core.engine import NEVER, NONE, verb_of
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.flow.mutiny import may_lay_office
from quarterdeck.games.jolly_roger.flow.offers import promises_of
from quarterdeck.games.jolly_roger.flow.unsettled import find_play
from quarterdeck.games.jolly_roger.policy import values as w
from quarterdeck.games.jolly_roger.state import State

BOLDNESS: Final = (0, -12, 0, 18, -14)      # how gladly a character rises
DARING: Final = 12                          # what it adds to have threatened it


def rate_call(s: State, seat: int, actions: list[int]) -> list[int]:
    """Notes 7, 8, 17: rise when one's members and friends outweigh the Captain's, and there is something to win."""
    gain, kill = prospects(s, seat)
    if s.promises and promises_of(s, seat, d.P_RISE):
        gain += DARING                                          # a threat was not heard
    return [opening(s, action, gain, kill) for action in actions]


def prospects(s: State, seat: int) -> tuple[int, int]:
    """What rising against the Captain promises: with one's members, and with the Assassin."""
    captain = s.captain
    mood = w.character(s, seat)
    mine = w.strength(s, seat)
    against = 2 + len(s.hands[captain]) * w.MEAN_MEMBERS
    friends = 0
    for other in range(s.seats):
        if other not in (seat, captain) and s.hands[other]:
            lean = w.favour_of(s, other, seat) - w.favour_of(s, other, captain)
            lean += w.open_worth(s, seat, captain) // 4 - 8
            friends += max(-3, min(3, lean // 8))
    last = w.is_last(s)
    chance = max(5, min(95, 45 + 6 * (mine * (9 if last else 7) // 10 + friends - against)))
    prize = max(best_open(s, captain), 5) + w.open_worth(s, seat, captain) // 3 + 3 * (d.ROUNDS - s.round)
    prize -= w.faith(s, seat, captain) // 3
    stake = w.open_worth(s, seat, seat) + (0 if last else 8 + mine)
    gain = (chance * prize - (100 - chance) * stake) // 100 + BOLDNESS[mood] - (0 if last else 10)
    kill = (85 * prize - 15 * stake) // 100 + BOLDNESS[mood] - 22
    return gain, kill


def opening(s: State, action: int, gain: int, kill: int) -> int:
    """How good one way to rise is."""
    verb = verb_of(action)
    if verb == v.CALL:
        card = v.call_card(action)
        if card == d.ASSASSIN:
            return NEVER                                        # as one of the crew he is wasted
        return gain + d.MEMBERS[card] - w.card_worth(card) // 4
    if verb == v.CALL_ASSASSIN:
        return kill if v.call_assassin_leader(action) == d.CAPTAIN_SIDE else NEVER
    return gain + 2 + len(s.hands[v.call_wolf_seat(action)]) // 2 if verb == v.CALL_WOLF else 0


def best_open(s: State, seat: int) -> int:
    """The dearest open card of a seat."""
    if s.table[t.HIDDEN]:
        return 20 if s.open[seat] else 0
    return w.dearest(s, s.open[seat])


def losses(s: State, seat: int, side: int) -> int:
    """The open loot that a side would lose, as far as it has formed."""
    total = 0
    for other in range(s.seats):
        if other != seat and s.stance[other] == side:
            total += w.open_worth(s, seat, other)
    return total


def leanings(s: State, seat: int) -> list[int]:
    """What draws a seat to each side: the other side's loot, favours, its own word."""
    mood = w.character(s, seat)
    found = [0, 0]
    for side, leader in enumerate((s.captain, s.mutineer)):
        found[side] = losses(s, seat, 1 - side) // s.seats + w.faith(s, seat, leader) // 4
        for promise in promises_of(s, seat, d.P_SUPPORT_YOU):
            if t.promise_to(promise) == leader:
                found[side] += 12 if mood == w.LOYAL else 5 if mood == w.CAUTIOUS else 0
    return found


class Scales:
    """How a mutiny looks to a seat (notes 9, 10, 11, 21)."""

    def __init__(self, s: State, seat: int) -> None:
        self.stand = [s.support(d.CAPTAIN_SIDE), s.support(d.MUTINEER_SIDE)]
        self.stance = s.stance[seat]
        self.mine = w.open_worth(s, seat, seat)
        self.mood = w.character(s, seat)
        self.last = w.is_last(s)
        self.office = 1 if may_lay_office(s, seat) else 0
        self.power = w.strength(s, seat) + self.office
        self.leans = leanings(s, seat)

    def support(self, action: int) -> int:
        """A card on a side: its members, and what it would still be good for."""
        card = v.support_card(action)
        if card == d.ASSASSIN:
            return NEVER                                        # as one of the crew he is wasted
        return self.lay(v.support_leader(action), d.MEMBERS[card], w.card_worth(card))

    def wolf(self, action: int) -> int:
        """The Sea Wolf with what its victim may lay; as dear as the Assassin."""
        return self.lay(v.wolf_leader(action), 3, w.card_worth(d.ASSASSIN))

    def office_card(self, action: int) -> int:
        """The office card costs nothing."""
        return self.join(v.office_leader(action), self.office, 0)

    def lay(self, side: int, members: int, worth: int) -> int:
        """In the last round a card is good for nothing else."""
        return self.join(side, members + self.office, 2 if self.last else worth // 2)

    def join(self, side: int, members: int, cost: int) -> int:
        """Nothing while the side leads, much where members turn the scales, a waste where they cannot."""
        behind = self.stand[1 - side] - self.stand[side] + (1 if side == d.MUTINEER_SIDE else 0)
        if behind <= 0 and self.stance == side:
            return -5
        if behind > self.power:
            return -15
        turns = members >= behind
        spare = max(0, members - behind) if turns else 0
        if self.stance == side:                                 # already bound: one's own loot is at stake
            return 20 + self.mine // 2 - cost + (12 if turns else 0) - 2 * spare
        lean = self.leans[side] - self.leans[1 - side]
        if behind <= 0:
            return lean - 14 - cost - self.mine // 8            # it leads without us
        value = lean * 2 - cost - self.mine // 4 - 6 - (10 if self.mood == w.CAUTIOUS else 0)
        return value + (6 if turns else -4) - spare

    def kill(self, leader: int) -> int:
        """The Assassin, for one who would lose otherwise or has a clear favourite."""
        if self.stance == leader:
            return NEVER
        if self.stance == 1 - leader:
            losing = self.stand[leader] >= self.stand[1 - leader]
            return 25 + self.mine // 2 if losing else -10
        return 2 * (self.leans[1 - leader] - self.leans[leader]) - 25


def bribe(s: State, seat: int, to: int) -> int:
    """A leader who is behind buys a neutral with cards: what he gives he would lose anyway."""
    stance = s.stance[seat]
    if seat not in (s.captain, s.mutineer) or not s.open[seat] or s.stance[to] != NONE or not s.hands[to]:
        return -10
    behind = s.support(1 - stance) - s.support(stance) + (1 if stance == d.MUTINEER_SIDE else 0)
    mine = w.strength(s, seat)
    if behind <= mine or behind > mine + len(s.hands[to]) * w.MEAN_MEMBERS:
        return -10
    return 8 + len(s.hands[to])


def betray(s: State, seat: int, action: int) -> int:
    """A card that has not settled yet."""
    play = find_play(s, v.betray_play(action))
    return betrayal(s, seat, t.laid_card(play), t.laid_seat(play))


def betrayal(s: State, seat: int, card: int, player: int) -> int:
    """Note 12: a Traitor is kept for the Assassin, the Rats, the Cook and whatever hurts oneself most."""
    if player == seat:
        return -5
    if s.mutineer != NONE:
        mine = s.stance[seat]
        if mine == NONE:
            return -10
        with_us = s.stance[player] == mine
        if card == d.ASSASSIN:
            return 30 if not with_us else -10
        if card == d.TRAITOR:
            return -5
        return d.MEMBERS[card] * 5 - 12 if not with_us and s.stance[player] != NONE else -10
    if card == d.COOK:
        return 8 if seat == s.captain else -4
    spite = 3 if w.character(s, seat) == w.GREEDY and card >= d.SPECIAL else 0
    return -8 + spite - w.favour_of(s, seat, player) // 10
