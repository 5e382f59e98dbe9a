"""PM-7.1, PM-7.2, PM-8.7, PM-8.8, PM-14.6.2: acquiring improvements and building residences."""

from typing import Any, final

from quarterdeck.core.engine import ASK, DONE, NONE
from quarterdeck.core.events import Telling
from quarterdeck.games.pirates_of_maracaibo.actions import ACQUIRE, BUILD, DECLINE, TURN_UP, one
from quarterdeck.games.pirates_of_maracaibo.data import (
    COST,
    FIRST_LOCATION,
    FIRST_MARKER_VP,
    FIRST_QUEST,
    FIRST_RESIDENCE,
    FOG_IMPROVEMENTS,
    HALF,
    HIDDEN_II,
    INSTANT,
    LAYOUT_CELLS,
    PERMANENT,
    PLACE_IDS,
    RESERVE,
    SYMBOL,
    SYMBOLS,
    TRACK_START,
    VACANT,
    WATER,
)
from quarterdeck.games.pirates_of_maracaibo.flow.bundle import gain_vp, resolve
from quarterdeck.games.pirates_of_maracaibo.flow.shapes import Draw, Offer, Question
from quarterdeck.games.pirates_of_maracaibo.state import State


def price(s: State, seat: int, card: int, surcharge: int) -> int:
    """PM-8.9.1: printed cost and surcharge less all discounts, never below 0."""
    return max(0, COST[card] + surcharge - s.gains[seat].discount)


def acquire(s: State, seat: int, place: int, cost: int) -> None:
    """PM-7.1.2, PM-7.1.5, PM-7.1.6: pay, take the card, leave its space empty; refill after its lightning effects."""
    card = s.sea[place]
    s.doubloons[seat] -= cost
    s.tell("acquired", "PM-7.1.2", seat, card, cost)
    s.sea[place] = VACANT
    s.tableaux[seat].append(card)
    gains = s.gains[seat]
    gains.add(PERMANENT[card])
    gains.count(SYMBOL[card], bool(INSTANT[card]))
    s.stack.append(Refill(place))                                               # PM-AR-26
    resolve(s, seat, INSTANT[card], False)


@final
class Refill(Draw):
    """PM-7.1.3, PM-7.1.4, PM-14.2.2: a Level II card, a reserve card or open water fills a vacant space."""

    def __init__(self, place: int) -> None:
        self.place = place      # NONE: only the deck's top card is to be shown (PM-14.2.1)

    def clone(self) -> "Refill":
        return Refill(self.place)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "refill", "place": None if self.place == NONE else PLACE_IDS[self.place]}

    def advance(self, s: State) -> int:
        if self.place != NONE:
            if s.deck_left() == 0:
                s.sea[self.place] = WATER                                       # PM-AR-2
                if s.reserve:
                    s.sea[self.place] = RESERVE                                 # PM-7.1.4
                    s.reserve -= 1
                s.tell("refilled", "PM-7.1.4", self.place, s.sea[self.place])
                return DONE
            if s.top == NONE:
                return ASK
            s.sea[self.place] = s.top                                           # PM-14.2.2: it keeps its side
            s.tell("refilled", "PM-14.2.2", self.place, s.top)
            s.top = NONE
            self.place = NONE
        return ASK if needs_top(s) else DONE

    def options(self, s: State, seat: int) -> list[int]:
        found = [one(TURN_UP, card) for card in s.level_2] if s.open_left or self.place != NONE else []
        if self.place == NONE and s.shut_left:
            found.append(one(TURN_UP, HIDDEN_II))
        return found

    def odds(self, s: State) -> list[int]:
        return top_odds(s) if self.place == NONE else []

    def answer(self, s: State, seat: int, action: int) -> None:
        card = action >> 8
        if self.place == NONE:
            show_top(s, card)
            return
        s.level_2.remove(card)
        s.shut_left -= 1
        s.sea[self.place] = card
        s.tell("refilled", "PM-7.1.3", self.place, card)
        self.place = NONE


def needs_top(s: State) -> bool:
    """PM-14.2.1: whether the side of the deck's top card is still to be seen."""
    return s.modules & FOG_IMPROVEMENTS != 0 and s.top == NONE and s.open_left + s.shut_left > 0


def top_odds(s: State) -> list[int]:
    """How likely each face-up card, then a face-down one, is to be the next top card."""
    found = [s.open_left] * len(s.level_2) if s.open_left else []
    if s.shut_left:
        found.append(s.shut_left * len(s.level_2))
    return found


def show_top(s: State, card: int) -> None:
    """PM-14.2.1: everybody sees the top card, or its back."""
    s.top = card
    if card == HIDDEN_II:
        s.shut_left -= 1
    else:
        s.open_left -= 1
        s.level_2.remove(card)
    s.tell("top_shown", "PM-14.2.1", card)


def acquirable(s: State, seat: int, symbol: int, surcharge: int) -> list[int]:
    """PM-8.7.1, PM-14.2.5: the face-up improvements with the symbol that the captain can pay, by place."""
    purse = s.doubloons[seat] + s.gains[seat].discount - surcharge
    found: list[int] = []
    for place in LAYOUT_CELLS[s.layout]:
        card = s.sea[place]
        if card < FIRST_LOCATION and SYMBOL[card] == symbol and COST[card] <= purse:
            found.append(card)
    return found


@final
class Acquire(Question):
    """PM-8.7, PM-D19: acquire an improvement anywhere in the Caribbean."""

    def __init__(self, seat: int, symbol: int, surcharge: int) -> None:
        super().__init__(seat)
        self.symbol = symbol        # NONE when answered
        self.surcharge = surcharge

    def clone(self) -> "Acquire":
        return Acquire(self.seat, self.symbol, self.surcharge)

    def to_json(self) -> dict[str, Any]:
        symbol = None if self.symbol == NONE else SYMBOLS[self.symbol]
        return {"frame": "acquire", "seat": self.seat, "symbol": symbol, "surcharge": self.surcharge}

    def advance(self, s: State) -> int:
        return DONE if self.symbol == NONE else ASK

    def options(self, s: State, seat: int) -> list[int]:
        found = [one(ACQUIRE, card) for card in acquirable(s, seat, self.symbol, self.surcharge)]
        found.append(DECLINE)
        return found

    def default(self, s: State, seat: int) -> int:
        return DECLINE

    def answer(self, s: State, seat: int, action: int) -> None:
        self.symbol = NONE
        if action != DECLINE:
            card = action >> 8
            acquire(s, seat, s.place_of(card), price(s, seat, card, self.surcharge))

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("acquire", "PM-D19", [self.symbol])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if action & 255 == ACQUIRE and action >> 8 < FIRST_LOCATION and action >> 8 in s.sea:
            return Telling("too_dear", "PM-8.9.2", [action >> 8, price(s, seat, action >> 8, self.surcharge)])
        return Telling("not_now", "PM-8.7.1", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if action == DECLINE:
            return None
        return Telling("pays", "PM-8.9.1", [price(s, seat, action >> 8, self.surcharge)])


# -- residences ----------------------------------------------------------------------------------------------------


def buildable(s: State, seat: int, half: bool) -> list[int]:
    """PM-8.8.1: the residences at sea without an own marker that the captain can pay."""
    found: list[int] = []
    for place in LAYOUT_CELLS[s.layout]:
        card = s.sea[place]
        if FIRST_RESIDENCE <= card < FIRST_QUEST and not s.markers[card - FIRST_RESIDENCE] >> seat & 1:
            cost = price(s, seat, card, 0)
            if (half_price(cost) if half else cost) <= s.doubloons[seat]:
                found.append(card)
    return found


def half_price(cost: int) -> int:
    """PM-14.6.2: after all discounts half, rounded up."""
    return (cost + HALF - 1) // HALF


def can_retire(s: State, seat: int) -> bool:
    """PM-AR-19: whether some residence is left and can be paid at half price."""
    return len(buildable(s, seat, True)) > 0


def build(s: State, seat: int, card: int, cost: int) -> None:
    """PM-7.2.1 to PM-7.2.3: pay, put a marker; the first one on a card earns points."""
    s.doubloons[seat] -= cost
    s.tell("built", "PM-7.2.1", seat, card, cost)
    first = s.markers[card - FIRST_RESIDENCE] == 0
    s.markers[card - FIRST_RESIDENCE] |= 1 << seat
    if first:
        gain_vp(s, seat, FIRST_MARKER_VP, "PM-7.2.2")


@final
class Build(Offer):
    """PM-8.8, PM-D20: build on any residence."""

    def clone(self) -> "Build":
        return Build(self.seat, self.done)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "build", "seat": self.seat, "done": self.done}

    def offered(self, s: State, seat: int) -> list[int]:
        return [one(BUILD, card) for card in buildable(s, seat, False)]

    def take(self, s: State, seat: int, action: int) -> None:
        build(s, seat, action >> 8, price(s, seat, action >> 8, 0))

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("build", "PM-D20", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return refuse_residence(s, seat, action)

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return None if action == DECLINE else Telling("pays", "PM-8.9.1", [price(s, seat, action >> 8, 0)])


def refuse_residence(s: State, seat: int, action: int) -> Telling:
    """Why a residence cannot be built."""
    card = action >> 8
    if action & 255 != BUILD or card not in s.sea or not FIRST_RESIDENCE <= card < FIRST_QUEST:
        return Telling("not_now", "PM-8.8.1", [])
    if s.markers[card - FIRST_RESIDENCE] >> seat & 1:
        return Telling("own_marker", "PM-7.2.3", [card])
    return Telling("too_dear", "PM-8.9.2", [card, price(s, seat, card, 0)])


@final
class Retire(Question):
    """PM-14.6.2, PM-D27: a residence at half price must be built, then the explorer begins anew."""

    def clone(self) -> "Retire":
        return Retire(self.seat)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "retire", "seat": self.seat}

    def advance(self, s: State) -> int:
        return DONE if s.retired >> self.seat & 1 else ASK

    def options(self, s: State, seat: int) -> list[int]:
        return [one(BUILD, card) for card in buildable(s, seat, True)]

    def answer(self, s: State, seat: int, action: int) -> None:
        card = action >> 8
        build(s, seat, card, half_price(price(s, seat, card, 0)))
        s.retired |= 1 << seat
        s.explorers[seat] = TRACK_START                                         # PM-AR-15, PM-AR-36
        s.tell("retired", "PM-14.6.2", seat, card)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("retire", "PM-D27", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return refuse_residence(s, seat, action)

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return Telling("pays", "PM-14.6.2", [half_price(price(s, seat, action >> 8, 0))])


