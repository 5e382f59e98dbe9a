"""Places for cards. Order exists only where a rule made it knowable; who saw a card placed knows it until it moves."""

from typing import Any, Final, final

from quarterdeck.core.events import EVERYBODY, FACEDOWN

NOT_THERE: Final = -1  # depth of a marked card that has been drawn, or of none


@final
class Deck:
    """A draw pile: known cards on top, an unordered middle, known cards below, perhaps one card at a fixed depth.

    Chance decides what is drawn from the middle, so a deck is never shuffled: a multiset has no order to leak.
    """

    def __init__(
        self,
        top: list[int],
        top_known: list[int],
        middle: list[int],
        bottom: list[int],
        bottom_known: list[int],
        marked: int,
        depth: int,
    ) -> None:
        self.top = top  # the last one is drawn first
        self.top_known = top_known  # beside each: bitmask of the seats that know it, EVERYBODY
        self.middle = middle  # ascending; their order is unknown to all
        self.bottom = bottom  # the last one is drawn first, when the middle is used up
        self.bottom_known = bottom_known
        self.marked = marked  # a public card at a fixed place
        self.depth = depth  # cards above it; NOT_THERE when there is none

    def clone(self) -> "Deck":
        """An equal deck that shares nothing."""
        return Deck(
            self.top.copy(),
            self.top_known.copy(),
            self.middle.copy(),
            self.bottom.copy(),
            self.bottom_known.copy(),
            self.marked,
            self.depth,
        )

    def size(self) -> int:
        """The number of cards, the marked one included."""
        return len(self.top) + len(self.middle) + len(self.bottom) + (self.depth != NOT_THERE)

    def next_cards(self) -> list[int]:
        """The distinct cards that may be drawn next, ascending; one if it is determined, none if the deck is empty."""
        if self.depth == 0:
            return [self.marked]
        if self.top:
            return [self.top[-1]]
        if self.middle:
            return distinct(self.middle)
        return [self.bottom[-1]] if self.bottom else []

    def next_odds(self) -> list[int]:
        """How many copies there are of each card of `next_cards`."""
        if self.depth == 0 or self.top or not self.middle:
            return []
        return [self.middle.count(card) for card in distinct(self.middle)]

    def draw(self, card: int) -> None:
        """Take the card that chance (or the known order) has named."""
        if self.depth == 0:
            self.depth = NOT_THERE
            return
        if self.depth > 0:
            self.depth -= 1
        if self.top:
            self.top.pop()
            self.top_known.pop()
        elif self.middle:
            self.middle.remove(card)
        else:
            self.bottom.pop()
            self.bottom_known.pop()

    def put_on_top(self, card: int, known: int) -> None:
        """Lay a card on the deck in sight of some seats."""
        self.top.append(card)
        self.top_known.append(known)
        if self.depth >= 0:
            self.depth += 1

    def put_under(self, card: int, known: int) -> None:
        """Slide a card under the deck in sight of some seats."""
        self.bottom.insert(0, card)
        self.bottom_known.insert(0, known)

    def mix_in(self, cards: list[int]) -> None:
        """Shuffle cards into the unordered part."""
        self.middle.extend(cards)
        self.middle.sort()

    def to_json(self) -> dict[str, Any]:
        """The deck as JSON."""
        return {
            "top": self.top.copy(),
            "top_known": self.top_known.copy(),
            "middle": self.middle.copy(),
            "bottom": self.bottom.copy(),
            "bottom_known": self.bottom_known.copy(),
            "marked": self.marked,
            "depth": self.depth,
        }

    def json_for(self, seat: int) -> dict[str, Any]:
        """The deck as JSON, with a hole for each card that the seat does not know."""
        shown = self.to_json()
        shown["top"] = holed(self.top, self.top_known, seat)
        shown["middle"] = [FACEDOWN] * len(self.middle)
        shown["bottom"] = holed(self.bottom, self.bottom_known, seat)
        return shown


def deck_of(cards: list[int]) -> Deck:
    """A shuffled deck of these cards."""
    return Deck([], [], sorted(cards), [], [], -1, NOT_THERE)


def deck_from_json(plain: dict[str, Any]) -> Deck:
    """The deck that `to_json` wrote down; holes stay FACEDOWN."""
    return Deck(
        list(plain["top"]),
        list(plain["top_known"]),
        list(plain["middle"]),
        list(plain["bottom"]),
        list(plain["bottom_known"]),
        plain["marked"],
        plain["depth"],
    )


def knows(mask: int, seat: int) -> bool:
    """Whether a who-knows mask names the seat; spectators know what everybody knows."""
    return mask == EVERYBODY or (seat >= 0 and mask >> seat & 1 == 1)


def holed(cards: list[Any], known: list[int], seat: int) -> list[Any]:
    """The cards that the seat knows, FACEDOWN for the others."""
    return [card if knows(known[i], seat) else FACEDOWN for i, card in enumerate(cards)]


def distinct(cards: list[int]) -> list[int]:
    """Each card of an ascending list once."""
    if not cards:
        return []
    last = cards[0]
    found = [last]
    for card in cards:
        if card != last:
            last = card
            found.append(card)
    return found


def without(cards: list[int], gone: list[int]) -> list[int]:
    """The cards of an ascending list that are left when those of another one are gone."""
    found: list[int] = []
    i = 0
    for card in cards:
        if i < len(gone) and gone[i] == card:
            i += 1
        else:
            found.append(card)
    return found


def fill(cards: list[Any], unseen: list[Any]) -> list[Any]:
    """The cards with every hole filled from the end of `unseen`."""
    return [unseen.pop() if card == FACEDOWN else card for card in cards]


def count_hidden(seen: dict[str, Any], whole: dict[str, Any]) -> int:
    """How many values of a position are hidden in what somebody sees of it; both share what is not hidden."""
    return count_holes([value for name, value in seen.items() if value is not whole.get(name)])


def count_holes(plain: Any) -> int:
    """How many values of a view are hidden."""
    holes = 0
    for value in plain.values() if isinstance(plain, dict) else plain:
        if isinstance(value, int):  # which most are
            holes += int(value == FACEDOWN)
        elif value.__class__ is list or value.__class__ is dict:
            holes += count_holes(value)
    return holes
