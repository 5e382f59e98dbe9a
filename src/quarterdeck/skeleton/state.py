"""The table: crews in hand, the deck, the card that lies in the cove, and what everybody has taken."""

from typing import Any, Final, final

from quarterdeck.core.engine import NONE, Frame, Position
from quarterdeck.core.zones import Deck, deck_from_json
from quarterdeck.skeleton import data as d

ALL_CREWS: Final = (1 << d.CREWS + 1) - 2       # a bit for each strength from 1


@final
class State(Position):
    """The whole table. A lone player has a rival, who sits behind the last seat in `hands`, `sent` and `taken`."""

    def __init__(
        self, seats: int, round_: int, deck: Deck, upturned: int, hands: list[int], sent: list[int], parrots: int,
        cries: int, taken: list[int], sunk: int, stack: list[Frame[Any]],
    ) -> None:
        super().__init__(seats, stack)
        self.round = round_             # from 1; 0 before the first
        self.deck = deck
        self.upturned = upturned        # the card that lies in the cove, or NONE
        self.hands = hands              # bitmask of the crews left
        self.sent = sent                # the crew sent this round, or NONE
        self.parrots = parrots          # bitmask of the seats whose parrot has not cried
        self.cries = cries              # bitmask of the seats whose parrot cried this round
        self.taken = taken              # bitmask of cards
        self.sunk = sunk                # bitmask of the cards that nobody has any more

    def clone(self) -> "State":
        """An equal table that shares nothing."""
        return State(
            seats=self.seats, round_=self.round, deck=self.deck.clone(), upturned=self.upturned,
            hands=self.hands.copy(), sent=self.sent.copy(), parrots=self.parrots, cries=self.cries,
            taken=self.taken.copy(), sunk=self.sunk, stack=[frame.clone() for frame in self.stack],
        )

    def strength(self, who: int) -> int:
        """SK-3.1: the crew that was sent, and the parrot's cry."""
        return self.sent[who] + (d.CRY if self.cries >> who & 1 else 0)

    def to_json(self) -> dict[str, Any]:
        """The table as JSON."""
        return {
            "seats": self.seats,
            "round": self.round,
            "deck": self.deck.to_json(),
            "upturned": None if self.upturned == NONE else d.CARD_IDS[self.upturned],
            "hands": [[crew for crew in range(1, d.CREWS + 1) if hand >> crew & 1] for hand in self.hands],
            "sent": self.sent.copy(),
            "parrots": [seat for seat in range(self.seats) if self.parrots >> seat & 1],
            "cries": [seat for seat in range(self.seats) if self.cries >> seat & 1],
            "taken": [ids_of(cards) for cards in self.taken],
            "sunk": ids_of(self.sunk),
            "stack": [frame.to_json() for frame in self.stack],
        }

    def problems(self) -> list[str]:
        """Broken invariants."""
        found: list[str] = []
        cards = self.deck.size() + (self.upturned != NONE) + self.sunk.bit_count()
        cards += sum([taken.bit_count() for taken in self.taken])
        if cards != d.CARDS:
            found.append(f"SK-I1: {cards} cards")
        for who, hand in enumerate(self.hands):
            if d.CREWS - hand.bit_count() not in (self.round, self.round - 1):
                found.append(f"SK-I2: side {who} has {hand.bit_count()} crews left in round {self.round}")
        return found


def state_from_json(shown: dict[str, Any], stack: list[Frame[Any]]) -> State:
    """The table that `to_json` wrote down."""
    return State(
        seats=shown["seats"], round_=shown["round"], deck=deck_from_json(shown["deck"]),
        upturned=NONE if shown["upturned"] is None else d.CARD_IDS.index(shown["upturned"]),
        hands=[sum([1 << crew for crew in hand]) for hand in shown["hands"]], sent=list(shown["sent"]),
        parrots=sum([1 << seat for seat in shown["parrots"]]), cries=sum([1 << seat for seat in shown["cries"]]),
        taken=[cards_of(cards) for cards in shown["taken"]], sunk=cards_of(shown["sunk"]), stack=stack,
    )


def ids_of(cards: int) -> list[str]:
    """The ids of the cards of a bitmask."""
    return [d.CARD_IDS[card] for card in range(d.CARDS) if cards >> card & 1]


def cards_of(ids: list[str]) -> int:
    """The bitmask of cards by their ids."""
    return sum([1 << d.CARD_IDS.index(card) for card in ids])
