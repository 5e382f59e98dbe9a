"""JR-15.2, JR-13.19 to JR-13.24: drawing and stealing crew cards, turning up a target, and the Traitor's interrupt."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CHANCE, DONE, NONE, Frame
from quarterdeck.core.events import Telling
from quarterdeck.core.frames import PASS, Window
from quarterdeck.core.rng import Rng
from quarterdeck.games.jolly_roger.actions import BETRAY, CREW_DRAWN, REVEAL, STOLEN, with_card, with_seat
from quarterdeck.games.jolly_roger.data import (
    COPIES,
    CREW_KINDS,
    OF_KIND,
    SPECIAL,
    TARGETS,
    TRAITOR,
    W_TRAITOR,
    WINDOW_CARDS,
)
from quarterdeck.games.jolly_roger.flow.offers import favour, lose
from quarterdeck.games.jolly_roger.flow.talk import kinds_in, limit_hands
from quarterdeck.games.jolly_roger.state import CANCELLED, CARD_MASK, CLOCKED, CLOCKWISE, STANDS, State, gain, toss

BETRAYALS: Final[list[int]] = [PASS, BETRAY]
FAVOUR_STOLEN: Final = -12


def supply(s: State) -> bool:
    """JR-15.2.2: whether a crew card can be drawn; an empty deck is made anew from the discard pile when needed."""
    if not s.deck:
        if not s.discard:
            return False                                                        # JR-15.2.3
        s.deck = s.discard
        s.discard = []
        s.tell("reshuffled", "JR-15.2.2", len(s.deck))
    return True


@final
class DrawCards(Frame[State]):
    """JR-15.2: seats draw one crew card after the other; then hand limits hold (JR-15.1)."""

    def __init__(self, seats: list[int], at: int, rule: int) -> None:
        self.seats = seats      # one entry for each card
        self.at = at
        self.rule = rule        # why: index in DRAW_RULES

    def clone(self) -> "DrawCards":
        return DrawCards(self.seats.copy(), self.at, self.rule)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "draw_cards", "seats": self.seats.copy(), "at": self.at, "rule": self.rule}

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

    def waiting(self, s: State) -> list[int]:
        return [CHANCE]

    def asked(self, s: State) -> int:
        return CHANCE

    def options(self, s: State, seat: int) -> list[int]:
        return [with_card(CREW_DRAWN, card) for card in kinds_in(s.deck)]

    def odds(self, s: State) -> list[int]:
        return [s.deck.count(card) for card in kinds_in(s.deck)]

    def answer(self, s: State, seat: int, action: int) -> None:
        card = action >> 8
        drawer = self.seats[self.at]
        self.at += 1
        s.deck.remove(card)
        gain(s, drawer, card)
        s.whisper(1 << drawer, 0b10, "drew", DRAW_RULES[self.rule], drawer, card)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("chance", DRAW_RULES[self.rule], [])


DRAW_RULES: Final = ("JR-5.3", "JR-13.6", "JR-9.3", "JR-16.2.1")
D_FREE: Final = 0
D_STOWAWAYS: Final = 1
D_EXCHANGED: Final = 2
D_GOLDEN: Final = 3


def deal_one(s: State, rng: Rng, seat: int) -> None:
    """One unseen card from the deck to a hand, in a deal that a key decides."""
    if not supply(s):
        s.tell("no_card_left", "JR-15.2.3", seat)
        return
    card = s.deck.pop(rng.below(len(s.deck)))
    gain(s, seat, card)
    s.whisper(1 << seat, 0b10, "drew", "JR-9.2", seat, card)


@final
class Stealing(Frame[State]):
    """JR-13.5: a random card from each victim; only the two of them see it."""

    def __init__(self, thief: int, victims: list[int]) -> None:
        self.thief = thief
        self.victims = victims      # still to be robbed

    def clone(self) -> "Stealing":
        return Stealing(self.thief, self.victims.copy())

    def to_json(self) -> dict[str, Any]:
        return {"frame": "stealing", "thief": self.thief, "victims": self.victims.copy()}

    def advance(self, s: State) -> int:
        if self.victims:
            return ASK
        if self.thief == NONE:
            return DONE
        self.thief = NONE
        return limit_hands(s)

    def waiting(self, s: State) -> list[int]:
        return [CHANCE]

    def asked(self, s: State) -> int:
        return CHANCE

    def options(self, s: State, seat: int) -> list[int]:
        return [with_card(STOLEN, card) for card in kinds_in(s.hands[self.victims[0]])]

    def odds(self, s: State) -> list[int]:
        hand = s.hands[self.victims[0]]
        return [hand.count(card) for card in kinds_in(hand)]

    def answer(self, s: State, seat: int, action: int) -> None:
        card = action >> 8
        victim = self.victims.pop(0)
        lose(s, victim, card)
        gain(s, self.thief, card)
        favour(s, victim, self.thief, FAVOUR_STOLEN)
        s.whisper(1 << victim | 1 << self.thief, 0b100, "stole", "JR-13.5", self.thief, victim, card)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("chance", "JR-13.5", [])


@final
class TurnUp(Frame[State]):
    """JR-7.7, JR-9.1, JR-10.3: the round's target is turned face up. Nobody knew its face, so chance decides it now."""

    def __init__(self, spied: int) -> None:
        self.spied = spied      # 1 when the Lookout turns it up

    def clone(self) -> "TurnUp":
        return TurnUp(self.spied)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "turn_up", "spied": self.spied}

    def advance(self, s: State) -> int:
        return ASK if s.target == NONE else DONE

    def waiting(self, s: State) -> list[int]:
        return [CHANCE]

    def asked(self, s: State) -> int:
        return CHANCE

    def options(self, s: State, seat: int) -> list[int]:
        mask = s.targets & OF_KIND[s.target_kind]
        return [with_seat(REVEAL, card) for card in range(len(TARGETS)) if mask >> card & 1]

    def answer(self, s: State, seat: int, action: int) -> None:
        s.target = action >> 8
        s.targets &= ~(1 << s.target)
        if self.spied:
            s.tell("spied", "JR-13.7", s.target)
        else:
            s.tell("revealed", "JR-7.7", s.target)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("chance", "JR-7.7", [])


# -- the Traitor -----------------------------------------------------------------------------------------------------

def put_in_play(s: State, seat: int, card: int, forced: bool) -> None:
    """JR-13.2.1: a card leaves its hand and lies in play; whoever holds a Traitor may answer it (JR-17.8.1)."""
    lose(s, seat, card)
    s.in_play.append(card)
    s.verdict = STANDS
    if not publicly_idle(s, W_TRAITOR) if s.table[CLOCKED] else traitor_held(s, seat, forced):
        order = CLOCKWISE[s.seats][(seat + 1) % s.seats]                        # his own seat comes last
        s.stack.append(Betrayal(order if forced else order[:-1], 0, 0, 0, seat, card, NONE))


def traitor_held(s: State, seat: int, forced: bool) -> bool:
    """JR-13.21: whether somebody can answer the card of a seat; itself only where the play was forced."""
    for other in range(s.seats):
        hand = s.hands[other]
        if hand and hand[-1] == TRAITOR and (other != seat or forced):
            return True
    return False


def publicly_idle(s: State, kind: int) -> bool:
    """JR-17.10.1, JR-17.8.2: whether every card of a window lies face up before everybody."""
    seen = s.discard + s.in_play + s.lying + [laid & CARD_MASK for laid in s.attack + s.sides]
    wanted = WINDOW_CARDS[kind] if kind < len(WINDOW_CARDS) else 1 << TRAITOR
    return all(seen.count(card) == COPIES[card] for card in range(SPECIAL, CREW_KINDS) if wanted >> card & 1)


def leave_play(s: State, card: int) -> bool:
    """The card's interrupt is over: it leaves play; False if it was cancelled and lies on the discard pile."""
    s.in_play.remove(card)
    if s.verdict == STANDS:
        return True
    toss(s, card)
    return False


@final
class Betrayal(Window[State]):
    """JR-17.8: right after a play anybody with a Traitor may cancel it; a Traitor can be answered by the other one."""

    def __init__(
        self, eligible: list[int], passed: int, offered: int, turn: int, player: int, card: int, traitor: int
    ) -> None:
        super().__init__(eligible, passed, offered, turn)
        self.player = player        # of the card that may be answered
        self.card = card
        self.traitor = traitor      # who has answered it, or NONE

    def clone(self) -> "Betrayal":
        return Betrayal(self.eligible, self.passed, self.offered, self.turn, self.player, self.card, self.traitor)

    def to_json(self) -> dict[str, Any]:
        return {
            "frame": "betrayal", "eligible": self.eligible.copy(), "passed": self.passed, "offered": self.offered,
            "turn": self.turn, "player": self.player, "card": self.card, "traitor": self.traitor,
        }

    def advance(self, s: State) -> int:
        if self.traitor != NONE:                                                # the Traitor's own interrupt is over
            s.in_play.remove(TRAITOR)
            toss(s, TRAITOR)
            if s.verdict == STANDS:
                s.verdict = CANCELLED                                           # JR-13.19
                s.tell("cancelled", "JR-13.23", self.player, self.card)
            else:
                s.verdict = STANDS                                              # JR-13.22
                s.tell("saved", "JR-13.22", self.player, self.card)
            return DONE
        for seat in self.eligible:
            if not self.passed >> seat & 1:
                hand = s.hands[seat]
                if not hand or hand[-1] != TRAITOR:
                    self.passed |= 1 << seat
                    self.offered |= 1 << seat
        if self.waiting(s):
            return ASK
        s.verdict = STANDS
        return DONE

    def lasts(self, s: State) -> bool:
        return s.table[CLOCKED] == 1

    def plays(self, s: State, seat: int) -> list[int]:
        hand = s.hands[seat]
        return [BETRAY] if hand and hand[-1] == TRAITOR else []

    def play(self, s: State, seat: int, action: int) -> None:
        self.traitor = seat
        s.tell("betrayed", "JR-13.19", seat, self.card)
        favour(s, self.player, seat, -8)
        put_in_play(s, seat, TRAITOR, False)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("betray", "JR-13.21", [self.player, self.card])

    def hides_askee(self, s: State) -> bool:
        return True

    def clock(self, s: State) -> int:
        return W_TRAITOR if s.table[CLOCKED] else NONE


