"""A game of a few lines with every shape of question: who stays awake at sea."""

from quarterdeck.core.engine import CHANCE, DONE, NONE, Frame, Position
from quarterdeck.core.events import Telling
from quarterdeck.core.frames import OPEN, PASS, Sealed, Window

LAY = 1


class Deck(Position):
    """Hands of cards; `laid` is what was played, `opened` the sealed answers."""

    def __init__(self, seats, hands, laid, opened, stack):
        super().__init__(seats, stack)
        self.hands = hands
        self.laid = laid
        self.opened = opened

    def clone(self):
        return Deck(
            self.seats,
            [hand.copy() for hand in self.hands],
            self.laid.copy(),
            self.opened.copy(),
            [frame.clone() for frame in self.stack],
        )

    def to_json(self):
        stack = [frame.to_json() for frame in self.stack]
        return {"hands": self.hands, "laid": self.laid, "opened": self.opened, "stack": stack}

    def problems(self):
        return []


class Brawl(Window):
    """Lay cards or pass, until all have passed or six cards lie."""

    def plays(self, s, seat):
        return [LAY | card << 8 for card in s.hands[seat]]

    def play(self, s, seat, action):
        s.hands[seat].remove(action >> 8)
        s.laid.append(action >> 8)
        s.tell("laid", "TOY-1", seat, action >> 8)

    def closed(self, s):
        return len(s.laid) >= 6

    def prompt(self, s, seat):
        return Telling("brawl", "TOY-1", [])


class Vote(Sealed):
    """Everybody names a card of the own hand, face down."""

    def choices(self, s, seat):
        return [LAY | card << 8 for card in s.hands[seat]]

    def opened(self, s):
        s.opened = [given >> 8 if given >= 0 else given for given in self.answers]
        return DONE

    def prompt(self, s, seat):
        return Telling("vote", "TOY-2", [])


class Coin(Frame):
    """Chance with odds three to one."""

    def __init__(self, fallen):
        self.fallen = fallen

    def advance(self, s):
        return DONE if self.fallen != NONE else 0

    def waiting(self, s):
        return [CHANCE]

    def options(self, s, seat):
        return [LAY, LAY | 1 << 8]

    def odds(self, s):
        return [3, 1]

    def answer(self, s, seat, action):
        self.fallen = action >> 8
        s.laid.append(self.fallen)


def brawl(hands, anchor):
    order = [(anchor + 1 + i) % len(hands) for i in range(len(hands))]
    return Deck(len(hands), hands, [], [], [Brawl(order, 0, 0, 0)])


def vote(hands):
    return Deck(len(hands), hands, [], [], [Vote([OPEN if hand else NONE for hand in hands])])


__all__ = ["LAY", "OPEN", "PASS", "Brawl", "Coin", "Deck", "Vote", "brawl", "vote"]
