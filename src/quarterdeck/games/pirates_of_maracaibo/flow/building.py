"""PM-7.1, PM-7.2, PM-8.7, PM-8.8, PM-14.6.2: acquiring improvements and building residences."""

from typing import ClassVar, final

from quarterdeck.core.frames import ASK, DONE, NONE, Prompt, Question, Telling, Words, verb_of
from quarterdeck.games.pirates_of_maracaibo import data as d, verbs as v
from quarterdeck.games.pirates_of_maracaibo.flow.bundle import gain_vp, resolve
from quarterdeck.games.pirates_of_maracaibo.flow.shapes import Draw, Offer, SingleOffer
from quarterdeck.games.pirates_of_maracaibo.state import State


def price(s: State, seat: int, card: int, surcharge: int) -> int:
    """PM-8.9.1: printed cost and surcharge less all discounts, never below 0."""
    return max(0, d.COST[card] + surcharge - s.gains[seat].discount)


def acquire(s: State, seat: int, place: int, cost: int) -> None:
    """PM-7.1.2, PM-7.1.5, PM-7.1.6: pay, take the card, leave its space empty; refill after its lightning effects."""
    card = s.sea[place]
    s.doubloons[seat] -= cost
    s.tell("acquired", "PM-7.1.2", seat, card, cost)
    s.sea[place] = d.VACANT
    s.tableaux[seat].append(card)
    s.gains[seat].add_card(card)
    s.stack.append(Refill(place))                                               # PM-AR-26
    resolve(s, seat, d.INSTANT[card], False)


@final
class Refill(Draw):
    """PM-7.1.3, PM-7.1.4, PM-14.2.2: a Level II card, a reserve card or open water fills a vacant space."""

    WORDS: ClassVar[Words] = {"place": d.PLACE_IDS}

    def __init__(self, place: int) -> None:
        self.place = place      # NONE: only the deck's top card is to be shown (PM-14.2.1)

    def advance(self, s: State) -> int:
        if self.place != NONE:
            if s.deck_left() == 0:
                s.sea[self.place] = d.WATER                                     # PM-AR-2
                if s.reserve:
                    s.sea[self.place] = d.RESERVE                               # PM-7.1.4
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
        found = [v.turn_up(card) for card in s.level_2] if s.open_left or self.place != NONE else []
        if self.place == NONE and s.shut_left:
            found.append(v.turn_up(d.HIDDEN_II))
        return found

    def odds(self, s: State) -> list[int]:
        return top_odds(s) if self.place == NONE else []

    def answer(self, s: State, seat: int, action: int) -> None:
        card = v.turn_up_card(action)
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
    return s.modules & d.FOG_IMPROVEMENTS != 0 and s.top == NONE and s.open_left + s.shut_left > 0


def top_odds(s: State) -> list[int]:
    """How likely each face-up card, then a face-down one, is to be the next top card."""
    found = [s.open_left] * len(s.level_2) if s.open_left else []
    if s.shut_left:
        found.append(s.shut_left * len(s.level_2))
    return found


def show_top(s: State, card: int) -> None:
    """PM-14.2.1: everybody sees the top card, or its back."""
    s.top = card
    if card == d.HIDDEN_II:
        s.shut_left -= 1
    else:
        s.open_left -= 1
        s.level_2.remove(card)
    s.tell("top_shown", "PM-14.2.1", card)


def acquirable(s: State, seat: int, symbol: int, surcharge: int) -> list[int]:
    """PM-8.7.1, PM-14.2.5: the face-up improvements with the symbol that the captain can pay, by place."""
    purse = s.doubloons[seat] + s.gains[seat].discount - surcharge
    return [card for card in s.sea if card < d.FIRST_LOCATION and d.SYMBOL[card] == symbol and d.COST[card] <= purse]


@final
class Acquire(Offer):
    """PM-8.7, PM-D19: acquire an improvement anywhere in the Caribbean."""

    WORDS: ClassVar[Words] = {"symbol": d.SYMBOLS}
    PROMPT: ClassVar[Prompt] = "acquire", "PM-D19", "symbol"

    def __init__(self, seat: int, symbol: int, surcharge: int) -> None:
        super().__init__(seat)
        self.symbol = symbol        # NONE when answered
        self.surcharge = surcharge

    def advance(self, s: State) -> int:
        return DONE if self.symbol == NONE else ASK

    def offered(self, s: State, seat: int) -> list[int]:
        return [v.acquire(card) for card in acquirable(s, seat, self.symbol, self.surcharge)]

    def take(self, s: State, seat: int, action: int) -> None:
        self.symbol = NONE
        card = v.acquire_card(action)
        acquire(s, seat, s.place_of(card), price(s, seat, card, self.surcharge))

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        card = v.acquire_card(action)
        if verb_of(action) == v.ACQUIRE and card < d.FIRST_LOCATION and card in s.sea:
            return Telling("too_dear", "PM-8.9.2", [card, price(s, seat, card, self.surcharge)])
        return Telling("not_now", "PM-8.7.1", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if action == v.DECLINE:
            return None
        return Telling("pays", "PM-8.9.1", [price(s, seat, v.acquire_card(action), self.surcharge)])


# -- residences ----------------------------------------------------------------------------------------------------


def buildable(s: State, seat: int, half: bool) -> list[int]:
    """PM-8.8.1: the residences at sea without an own marker that the captain can pay."""
    return [
        card for card in s.sea if d.is_residence(card) and not s.has_marker(seat, card)
        and (half_price(s, seat, card) if half else price(s, seat, card, 0)) <= s.doubloons[seat]
    ]


def half_price(s: State, seat: int, card: int) -> int:
    """PM-14.6.2: after all discounts half, rounded up."""
    return (price(s, seat, card, 0) + d.HALF - 1) // d.HALF


def can_retire(s: State, seat: int) -> bool:
    """PM-AR-19: whether some residence is left and can be paid at half price."""
    return len(buildable(s, seat, True)) > 0


def build(s: State, seat: int, card: int, cost: int) -> None:
    """PM-7.2.1 to PM-7.2.3: pay, put a marker; the first one on a card earns points."""
    s.doubloons[seat] -= cost
    s.tell("built", "PM-7.2.1", seat, card, cost)
    first = s.markers[card - d.FIRST_RESIDENCE] == 0
    s.markers[card - d.FIRST_RESIDENCE] |= 1 << seat
    if first:
        gain_vp(s, seat, d.FIRST_MARKER_VP, "PM-7.2.2")


@final
class Build(SingleOffer):
    """PM-8.8, PM-D20: build on any residence."""

    PROMPT: ClassVar[Prompt] = "build", "PM-D20"

    def offered(self, s: State, seat: int) -> list[int]:
        return [v.build(card) for card in buildable(s, seat, False)]

    def take(self, s: State, seat: int, action: int) -> None:
        card = v.build_card(action)
        build(s, seat, card, price(s, seat, card, 0))

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return refuse_residence(s, seat, action)

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if action == v.DECLINE:
            return None
        return Telling("pays", "PM-8.9.1", [price(s, seat, v.build_card(action), 0)])


def refuse_residence(s: State, seat: int, action: int) -> Telling:
    """Why a residence cannot be built."""
    card = v.build_card(action)
    if verb_of(action) != v.BUILD or card not in s.sea or not d.is_residence(card):
        return Telling("not_now", "PM-8.8.1", [])
    if s.has_marker(seat, card):
        return Telling("own_marker", "PM-7.2.3", [card])
    return Telling("too_dear", "PM-8.9.2", [card, price(s, seat, card, 0)])


@final
class Retire(Question[State]):
    """PM-14.6.2, PM-D27: a residence at half price must be built, then the explorer begins anew."""

    PROMPT: ClassVar[Prompt] = "retire", "PM-D27"

    def advance(self, s: State) -> int:
        return DONE if s.retired >> self.seat & 1 else ASK

    def options(self, s: State, seat: int) -> list[int]:
        return [v.build(card) for card in buildable(s, seat, True)]

    def answer(self, s: State, seat: int, action: int) -> None:
        card = v.build_card(action)
        build(s, seat, card, half_price(s, seat, card))
        s.retired |= 1 << seat
        s.explorers[seat] = d.TRACK_START                                       # PM-AR-15, PM-AR-36
        s.tell("retired", "PM-14.6.2", seat, card)

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return refuse_residence(s, seat, action)

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return Telling("pays", "PM-14.6.2", [half_price(s, seat, v.build_card(action))])
