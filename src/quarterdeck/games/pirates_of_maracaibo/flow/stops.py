"""PM-7, PM-14.5: what the space offers where a move has ended."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CALL, DONE, NONE
from quarterdeck.core.events import Telling
from quarterdeck.games.pirates_of_maracaibo import effects
from quarterdeck.games.pirates_of_maracaibo.actions import (
    ACQUIRE,
    ACTIVATE,
    BUILD,
    DECLINE,
    EXCHANGE_RUBY,
    FINISH,
    SELL_RUBY,
    TAKE_DOUBLOONS,
    TAKE_RUBY,
    USE,
    one,
)
from quarterdeck.games.pirates_of_maracaibo.data import (
    CARD_IDS,
    FIRST_LOCATION,
    FIRST_RESIDENCE,
    GROUPS,
    GULF_CARD,
    GULF_GROUPS,
    MARACAIBO_CARD,
    MARACAIBO_VP,
    RUBY_BONUS,
    RUBY_SLOTS,
    RUBY_VP,
    TAKE_DOUBLOONS as FIVE,
    TILES,
)
from quarterdeck.games.pirates_of_maracaibo.flow.building import acquire, build, price, refuse_residence
from quarterdeck.games.pirates_of_maracaibo.flow.bundle import MAY_DECLINE, resolve
from quarterdeck.games.pirates_of_maracaibo.flow.shapes import Offer, Question
from quarterdeck.games.pirates_of_maracaibo.flow.ship import Upgrade, activate, free_upgrades, tile_face
from quarterdeck.games.pirates_of_maracaibo.state import State


@final
class Improvement(Question):
    """PM-7.1, PM-D4: leave the card and take doubloons, or acquire it."""

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat)
        self.done = done

    def clone(self) -> "Improvement":
        return Improvement(self.seat, self.done)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "improvement", "seat": self.seat, "done": self.done}

    def advance(self, s: State) -> int:
        return DONE if self.done else ASK

    def options(self, s: State, seat: int) -> list[int]:
        card = s.sea[s.ships[seat]]
        if card < FIRST_LOCATION and price(s, seat, card, 0) <= s.doubloons[seat]:
            return [TAKE_DOUBLOONS, one(ACQUIRE, card)]
        return [TAKE_DOUBLOONS]                                 # PM-7.1.4, PM-AR-2: also face-down cards and water

    def answer(self, s: State, seat: int, action: int) -> None:
        self.done = 1
        if action == TAKE_DOUBLOONS:
            s.doubloons[seat] += FIVE
            s.tell("took_doubloons", "PM-7.1.1", seat, FIVE)
        else:
            acquire(s, seat, s.ships[seat], price(s, seat, action >> 8, 0))

    def prompt(self, s: State, seat: int) -> Telling:
        card = s.sea[s.ships[seat]]
        if card < FIRST_LOCATION:
            return Telling("improvement", "PM-D4", [card, price(s, seat, card, 0)])
        return Telling("hidden_card", "PM-D4", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        card = s.sea[s.ships[seat]]
        if action == one(ACQUIRE, card) and card < FIRST_LOCATION:
            return Telling("too_dear", "PM-8.9.2", [card, price(s, seat, card, 0)])
        return Telling("not_now", "PM-7.1.1", [])


@final
class Residence(Offer):
    """PM-7.2, PM-D5: build here or go by."""

    def clone(self) -> "Residence":
        return Residence(self.seat, self.done)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "residence", "seat": self.seat, "done": self.done}

    def advance(self, s: State) -> int:
        return ASK if not self.done and self.can_build(s) else DONE             # PM-AR-27

    def offered(self, s: State, seat: int) -> list[int]:
        return [one(BUILD, s.sea[s.ships[seat]])]

    def take(self, s: State, seat: int, action: int) -> None:
        build(s, seat, action >> 8, price(s, seat, action >> 8, 0))

    def prompt(self, s: State, seat: int) -> Telling:
        card = s.sea[s.ships[seat]]
        return Telling("residence", "PM-D5", [card, price(s, seat, card, 0)])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return refuse_residence(s, seat, action)

    def can_build(self, s: State) -> bool:
        """PM-7.2.1, PM-7.2.3: money, and no own marker yet."""
        card = s.sea[s.ships[self.seat]]
        if s.markers[card - FIRST_RESIDENCE] >> self.seat & 1:
            return False
        return price(s, self.seat, card, 0) <= s.doubloons[self.seat]


VALUE: Final = 0
MARKET: Final = 1
UPGRADING: Final = 2
MENU: Final = 3
LEAVING: Final = 4


@final
class Visit(Question):
    """PM-7.3, PM-7.4, PM-7.5: value cube, own tile, upgrade, actions; the Gulf and Maracaibo know only some of them."""

    def __init__(self, seat: int, card: int, stage: int, used: int) -> None:
        super().__init__(seat)
        self.card = card
        self.stage = stage
        self.used = used        # bitmask of action groups used

    def clone(self) -> "Visit":
        return Visit(self.seat, self.card, self.stage, self.used)

    def to_json(self) -> dict[str, Any]:
        return {
            "frame": "visit", "seat": self.seat, "card": CARD_IDS[self.card], "stage": self.stage, "used": self.used,
        }

    def advance(self, s: State) -> int:
        if self.stage == VALUE:
            self.stage = MARKET
            self.arrive(s)
        if self.stage == MARKET:
            if self.own_tile(s) != NONE:
                return ASK
            self.stage = UPGRADING
        if self.stage == UPGRADING:
            self.stage = MENU if self.card != MARACAIBO_CARD else LEAVING
            if free_upgrades(s, self.seat):
                s.stack.append(Upgrade(self.seat, 1))                           # PM-7.3.3
                return CALL
        if self.stage == MENU:
            choices = self.choices(s)
            if not choices:
                self.stage = LEAVING
            elif len(choices) == 1 and MAY_DECLINE[choices[0]]:
                self.take(s, choices[0])                                        # its own question has the same way out
                return CALL
            else:
                return ASK
        return DONE

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == MARKET:
            return [one(ACTIVATE, tile_face(s, self.own_tile(s))), DECLINE]
        found = [one(USE, effect) for effect in self.choices(s)]
        found.append(FINISH)
        return found

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == MARKET:
            tile = self.own_tile(s)
            self.stage = UPGRADING
            if action != DECLINE:                                               # PM-7.3.2
                activate(s, seat, tile)
        elif action == FINISH:
            self.stage = LEAVING
        else:
            self.take(s, action >> 8)

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == MARKET:
            return Telling("tile_here", "PM-D6", [tile_face(s, self.own_tile(s))])
        return Telling("menu", "PM-D9" if self.card == GULF_CARD else "PM-D8", [self.card])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        worth = effects.counted(s, seat, action >> 8) if action & 255 == USE else NONE
        return Telling("brings", "PM-8.10.5", [worth]) if worth != NONE else None

    def arrive(self, s: State) -> None:
        """PM-7.3.1, PM-7.5.1: what cannot be declined."""
        if self.card == MARACAIBO_CARD:
            s.vp[self.seat] += MARACAIBO_VP
            s.tell("arrived", "PM-7.5.1", self.seat, MARACAIBO_VP)
        elif self.card != GULF_CARD:
            add_value_cube(s, self.card)

    def own_tile(self, s: State) -> int:
        """PM-7.3.2: the own black market tile on this card, or NONE."""
        for tile in range(TILES):
            if s.tiles[self.seat * TILES + tile] == self.card:
                return tile
        return NONE

    def groups(self) -> list[list[int]]:
        """The action groups of the space."""
        return GULF_GROUPS if self.card == GULF_CARD else GROUPS[self.card - FIRST_LOCATION]

    def choices(self, s: State) -> list[int]:
        """PM-7.3.4: the usable effects of the groups that have not been used."""
        found: list[int] = []
        for i, group in enumerate(self.groups()):
            if not self.used >> i & 1:
                found += [effect for effect in group if effects.usable(s, self.seat, effect)]
        return found

    def take(self, s: State, effect: int) -> None:
        """Use an action; its whole group is spent."""
        for i, group in enumerate(self.groups()):
            if not self.used >> i & 1 and effect in group:
                self.used |= 1 << i
                break
        effects.perform(s, self.seat, effect)


def add_value_cube(s: State, card: int) -> None:
    """PM-7.3.1: the value tile of a location adds a cube to the island it names."""
    kind = s.values[card - FIRST_LOCATION]
    if kind != NONE:
        s.islands[kind] += 1
        s.tell("value_cube", "PM-7.3.1", card, kind, s.islands[kind])


# -- rubies --------------------------------------------------------------------------------------------------------


@final
class Rubies(Question):
    """PM-14.5, PM-D26: take a ruby where they are delivered; sell or exchange rubies in the Gulf."""

    def __init__(self, seat: int, gulf: int, done: int) -> None:
        super().__init__(seat)
        self.gulf = gulf
        self.done = done

    def clone(self) -> "Rubies":
        return Rubies(self.seat, self.gulf, self.done)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "rubies", "seat": self.seat, "gulf": self.gulf, "done": self.done}

    def advance(self, s: State) -> int:
        return DONE if self.done or (self.gulf and not s.rubies[self.seat]) else ASK

    def options(self, s: State, seat: int) -> list[int]:
        if not self.gulf:
            return [TAKE_RUBY, DECLINE]
        found = [EXCHANGE_RUBY]
        if not s.ruby_sold:                                                     # PM-14.5.3: one sale per visit
            found += [one(SELL_RUBY, space) for space in range(RUBY_SLOTS) if not s.ruby_market >> space & 1]
        found.append(DECLINE)
        return found

    def default(self, s: State, seat: int) -> int:
        return DECLINE

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == TAKE_RUBY:
            s.rubies[seat] += 1
            s.tell("ruby_taken", "PM-14.5.2", seat)
            self.done = 1
        elif action == EXCHANGE_RUBY:
            s.rubies[seat] -= 1
            s.vp[seat] += RUBY_VP
            s.tell("ruby_exchanged", "PM-14.5.3", seat, RUBY_VP)
        elif action & 255 == SELL_RUBY:
            space = action >> 8
            s.rubies[seat] -= 1
            s.ruby_market |= 1 << space
            s.ruby_sold = 1
            s.tell("ruby_sold", "PM-14.5.3", seat, space)
            resolve(s, seat, RUBY_BONUS[space], False)
        else:
            self.done = 1

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("ruby_gulf", "PM-D26", []) if self.gulf else Telling("ruby", "PM-D26", [])


