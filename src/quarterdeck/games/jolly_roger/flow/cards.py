"""JR-15.2, JR-13.19 to JR-13.24: drawing and stealing crew cards, turning up a target, and the Traitor's interrupt."""

from typing import ClassVar, Final, final

from quarterdeck.core.engine import ASK, DONE, NONE
from quarterdeck.core.fields import Prompt
from quarterdeck.core.frames import Draw, Window
from quarterdeck.core.rng import Rng
from quarterdeck.core.zones import distinct
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.flow.offers import favour, lose
from quarterdeck.games.jolly_roger.flow.talk import limit_hands
from quarterdeck.games.jolly_roger.state import State

FAVOUR_STOLEN: Final = -12
FAVOUR_BETRAYED: Final = -8


def supply(s: State) -> bool:
    """JR-15.2.2: whether a crew card can be drawn; an empty deck is made anew from the discard pile when needed."""
    if not s.deck:
        if not s.discard:
            return False                                                        # JR-15.2.3
        s.deck = s.discard
        s.discard = []
        s.tell("reshuffled", "JR-15.2.2", len(s.deck))
    return True


DRAW_RULES: Final = ("JR-5.3", "JR-13.6", "JR-9.3", "JR-16.2.1")
D_FREE: Final = 0
D_STOWAWAYS: Final = 1
D_EXCHANGED: Final = 2
D_GOLDEN: Final = 3


@final
class DrawCards(Draw[State]):
    """JR-15.2: seats draw one crew card after the other; then hand limits hold (JR-15.1)."""

    def __init__(self, seats: list[int], at: int, rule: int) -> None:
        self.seats = seats      # one entry for each card
        self.at = at
        self.rule = rule        # why: index in DRAW_RULES

    def advance(self, s: State) -> int:
        while self.at < len(self.seats):
            if supply(s):
                return ASK
            s.tell("no_card_left", "JR-15.2.3", self.seats[self.at])
            self.at += 1
        if self.at == len(self.seats):
            self.at += 1
            return limit_hands(s)
        return DONE

    def options(self, s: State, seat: int) -> list[int]:
        return [v.crew_drawn(card) for card in distinct(s.deck)]

    def odds(self, s: State) -> list[int]:
        return [s.deck.count(card) for card in distinct(s.deck)]

    def answer(self, s: State, seat: int, action: int) -> None:
        card = v.crew_drawn_card(action)
        drawer = self.seats[self.at]
        self.at += 1
        s.deck.remove(card)
        t.gain(s, drawer, card)
        s.whisper(1 << drawer, 0b10, "drew", DRAW_RULES[self.rule], drawer, card)


def deal_one(s: State, rng: Rng, seat: int) -> None:
    """One unseen card from the deck to a hand, in a deal that a key decides."""
    if not supply(s):
        s.tell("no_card_left", "JR-15.2.3", seat)
        return
    card = s.deck.pop(rng.below(len(s.deck)))
    t.gain(s, seat, card)
    s.whisper(1 << seat, 0b10, "drew", "JR-9.2", seat, card)


@final
class Stealing(Draw[State]):
    """JR-13.5: a random card from each victim; only the two of them see it."""

    def __init__(self, thief: int, victims: list[int]) -> None:
        self.thief = thief
        self.victims = victims      # still to be robbed

    def advance(self, s: State) -> int:
        if self.victims:
            return ASK
        if self.thief == NONE:
            return DONE
        self.thief = NONE
        return limit_hands(s)

    def options(self, s: State, seat: int) -> list[int]:
        return [v.stolen(card) for card in distinct(s.hands[self.victims[0]])]

    def odds(self, s: State) -> list[int]:
        hand = s.hands[self.victims[0]]
        return [hand.count(card) for card in distinct(hand)]

    def answer(self, s: State, seat: int, action: int) -> None:
        card = v.stolen_card(action)
        victim = self.victims.pop(0)
        lose(s, victim, card)
        t.gain(s, self.thief, card)
        favour(s, victim, self.thief, FAVOUR_STOLEN)
        s.whisper(1 << victim | 1 << self.thief, 0b100, "stole", "JR-13.5", self.thief, victim, card)


@final
class TurnUp(Draw[State]):
    """JR-7.7, JR-9.1, JR-10.3: the round's target is turned face up. Nobody knew its face, so chance decides it now."""

    def __init__(self, spied: int) -> None:
        self.spied = spied      # 1 when the Lookout turns it up

    def advance(self, s: State) -> int:
        return ASK if s.target == NONE else DONE

    def options(self, s: State, seat: int) -> list[int]:
        mask = s.targets & d.OF_KIND[s.target_kind]
        return [v.reveal(card) for card in range(len(d.TARGETS)) if mask >> card & 1]

    def answer(self, s: State, seat: int, action: int) -> None:
        s.target = v.reveal_target(action)
        s.targets &= ~(1 << s.target)
        if self.spied:
            s.tell("spied", "JR-13.7", s.target)
        else:
            s.tell("revealed", "JR-7.7", s.target)


# -- the Traitor -----------------------------------------------------------------------------------------------------

def put_in_play(s: State, seat: int, card: int, forced: bool) -> None:
    """JR-13.2.1: a card leaves its hand and lies in play; whoever holds a Traitor may answer it (JR-17.8.1)."""
    lose(s, seat, card)
    s.in_play.append(card)
    s.verdict = t.STANDS
    if not publicly_idle(s, d.W_TRAITOR) if s.table[t.CLOCKED] else traitor_held(s, seat, forced):
        s.stack.append(Betrayal(
            eligible=may_betray(s, seat, forced), passed=0, offered=0, turn=0, player=seat, card=card, traitor=NONE))


def may_betray(s: State, seat: int, forced: bool) -> list[int]:
    """JR-13.21: who may answer the card of a seat, himself last and only where the play was forced."""
    order = s.left_of(seat)
    return order if forced else order[:-1]


def holds_traitor(s: State, seat: int) -> bool:
    """Whether a Traitor, the highest kind, is in a hand."""
    hand = s.hands[seat]
    return len(hand) > 0 and hand[-1] == d.TRAITOR


def traitor_held(s: State, seat: int, forced: bool) -> bool:
    """Whether somebody can answer the card of a seat."""
    for other, hand in enumerate(s.hands):
        if hand and hand[-1] == d.TRAITOR and (other != seat or forced):
            return True
    return False


def publicly_idle(s: State, kind: int) -> bool:
    """JR-17.10.1, JR-17.8.2: whether every card of a window lies face up before everybody."""
    seen = s.discard + s.in_play + s.lying + [t.laid_card(laid) for laid in s.attack + s.sides]
    wanted = d.WINDOW_CARDS[kind] if kind < len(d.WINDOW_CARDS) else 1 << d.TRAITOR
    return all(seen.count(card) == d.COPIES[card] for card in range(d.SPECIAL, d.CREW_KINDS) if wanted >> card & 1)


def leave_play(s: State, card: int) -> bool:
    """The card's interrupt is over: it leaves play; False if it was cancelled and lies on the discard pile."""
    s.in_play.remove(card)
    if s.verdict == t.STANDS:
        return True
    t.toss(s, card)
    return False


@final
class Betrayal(Window[State]):
    """JR-17.8: right after a play anybody with a Traitor may cancel it; a Traitor can be answered by the other one."""

    PROMPT: ClassVar[Prompt] = "betray", "JR-13.21", "player", "card"

    def __init__(
        self, eligible: list[int], passed: int, offered: int, turn: int, player: int, card: int, traitor: int
    ) -> None:
        super().__init__(eligible, passed, offered, turn)
        self.player = player        # of the card that may be answered
        self.card = card
        self.traitor = traitor      # who has answered it, or NONE

    def advance(self, s: State) -> int:
        if self.traitor != NONE:
            self.decide(s)
            return DONE
        signal = super().advance(s)
        if signal == DONE:
            s.verdict = t.STANDS
        return signal

    def decide(self, s: State) -> None:
        """The Traitor's own interrupt is over."""
        s.in_play.remove(d.TRAITOR)
        t.toss(s, d.TRAITOR)
        if s.verdict == t.STANDS:
            s.verdict = t.CANCELLED                                             # JR-13.19
            s.tell("cancelled", "JR-13.23", self.player, self.card)
        else:
            s.verdict = t.STANDS                                                # JR-13.22
            s.tell("saved", "JR-13.22", self.player, self.card)

    def lasts(self, s: State) -> bool:
        return s.table[t.CLOCKED] == 1

    def plays(self, s: State, seat: int) -> list[int]:
        return [v.TRAITOR] if holds_traitor(s, seat) else []

    def play(self, s: State, seat: int, action: int) -> None:
        self.traitor = seat
        s.tell("betrayed", "JR-13.19", seat, self.card)
        favour(s, self.player, seat, FAVOUR_BETRAYED)
        put_in_play(s, seat, d.TRAITOR, False)

    def hides_askee(self, s: State) -> bool:
        return True

    def clock(self, s: State) -> int:
        return d.W_TRAITOR if s.table[t.CLOCKED] else NONE
