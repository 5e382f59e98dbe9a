"""PM-8.6, PM-8.10.2: ship upgrades, figureheads and black market tiles."""

from typing import Any, final

from quarterdeck.core.engine import ASK, DONE, NONE
from quarterdeck.core.events import Telling
from quarterdeck.games.pirates_of_maracaibo.actions import (
    ACTIVATE,
    DECLINE,
    PLACE_TILE,
    TAKE_FIGUREHEAD,
    UPGRADE,
    one,
    two,
)
from quarterdeck.games.pirates_of_maracaibo.data import (
    EFFECT_AMOUNT,
    EFFECT_KIND,
    FIGUREHEAD_INSTANT,
    FIGUREHEAD_PERMANENT,
    FIRST_LOCATION,
    FIRST_RESIDENCE,
    LAYOUT_CELLS,
    TILE_EFFECTS,
    TILES,
    TREASURE,
    UNLOCKED,
    UPGRADE_EFFECTS,
    UPGRADE_PERMANENT,
    UPGRADES,
)
from quarterdeck.games.pirates_of_maracaibo.flow.bundle import resolve
from quarterdeck.games.pirates_of_maracaibo.flow.shapes import Offer, Question
from quarterdeck.games.pirates_of_maracaibo.flow.treasures import choose_treasure
from quarterdeck.games.pirates_of_maracaibo.state import State


def free_upgrades(s: State, seat: int) -> int:
    """PM-8.6.1, PM-8.6.2: bitmask of the empty spaces that are not locked."""
    filled = s.upgrades[seat]
    return UNLOCKED[filled.bit_count()] & ~filled


@final
class Upgrade(Question):
    """PM-8.6, PM-D7: a cube on an empty space; beige pays once, red works from now on."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def clone(self) -> "Upgrade":
        return Upgrade(self.seat, self.left)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "upgrade", "seat": self.seat, "left": self.left}

    def advance(self, s: State) -> int:
        return ASK if self.left and free_upgrades(s, self.seat) else DONE

    def options(self, s: State, seat: int) -> list[int]:
        free = free_upgrades(s, seat)
        found = [one(UPGRADE, space) for space in range(UPGRADES) if free >> space & 1]
        found.append(DECLINE)
        return found

    def default(self, s: State, seat: int) -> int:
        return DECLINE

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == DECLINE:
            self.left = 0
            return
        self.left -= 1
        space = action >> 8
        s.upgrades[seat] |= 1 << space
        s.tell("upgraded", "PM-8.6.1", seat, space)
        s.gains[seat].add(UPGRADE_PERMANENT[space])
        resolve(s, seat, UPGRADE_EFFECTS[space], False)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("upgrade", "PM-D7", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if action & 255 == UPGRADE and not s.upgrades[seat] >> (action >> 8) & 1:
            return Telling("locked", "PM-8.6.2", [action >> 8])
        return Telling("not_now", "PM-8.6.1", [])


@final
class Figurehead(Offer):
    """PM-8.6.5, PM-D24: pay and take one tile from the market, once in a game."""

    def __init__(self, seat: int, cost: int, done: int) -> None:
        super().__init__(seat, done)
        self.cost = cost

    def clone(self) -> "Figurehead":
        return Figurehead(self.seat, self.cost, self.done)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "figurehead", "seat": self.seat, "cost": self.cost, "done": self.done}

    def offered(self, s: State, seat: int) -> list[int]:
        return [one(TAKE_FIGUREHEAD, tile) for tile in s.offered]

    def take(self, s: State, seat: int, action: int) -> None:
        tile = action >> 8
        s.doubloons[seat] -= self.cost
        s.offered.remove(tile)
        s.figureheads[seat] = tile
        s.tell("figurehead_taken", "PM-8.6.5", seat, tile)
        s.gains[seat].add(FIGUREHEAD_PERMANENT[tile])
        for effect in FIGUREHEAD_INSTANT[tile]:                 # PM-5.3: the hawk's treasures cannot be declined
            if EFFECT_KIND[effect] == TREASURE:
                choose_treasure(s, seat, EFFECT_AMOUNT[effect])

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("figurehead", "PM-D24", [self.cost])


def can_take_figurehead(s: State, seat: int, cost: int) -> bool:
    """PM-8.6.5, PM-8.9.2: one for each captain, paid in full."""
    return s.figureheads[seat] == NONE and s.doubloons[seat] >= cost and len(s.offered) > 0


# -- black market --------------------------------------------------------------------------------------------------


def tile_face(s: State, tile: int) -> int:
    """PM-4.10: the side that everybody uses."""
    return tile * 2 + s.sides[tile]


def free_locations(s: State) -> list[int]:
    """PM-8.6.6, PM-14.1.4: the face-up locations without a black market tile."""
    found: list[int] = []
    for place in LAYOUT_CELLS[s.layout]:
        card = s.sea[place]
        if FIRST_LOCATION <= card < FIRST_RESIDENCE and card not in s.tiles:
            found.append(card)
    return found


def can_place_tile(s: State, seat: int, cost: int) -> bool:
    """PM-8.6.6: a tile, a place and the price."""
    if s.doubloons[seat] < cost or NONE not in s.tiles[seat * TILES : seat * TILES + TILES]:
        return False
    return len(free_locations(s)) > 0


def activate(s: State, seat: int, tile: int) -> None:
    """PM-8.12.1: a tile pays; caps hold for each activation."""
    s.tell("activated", "PM-8.12.1", seat, tile_face(s, tile))
    resolve(s, seat, TILE_EFFECTS[tile_face(s, tile)], True)


@final
class PlaceTile(Offer):
    """PM-8.6.6, PM-D22: pay, put an own tile on a free location and activate it at once."""

    def __init__(self, seat: int, cost: int, done: int) -> None:
        super().__init__(seat, done)
        self.cost = cost

    def clone(self) -> "PlaceTile":
        return PlaceTile(self.seat, self.cost, self.done)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "place_tile", "seat": self.seat, "cost": self.cost, "done": self.done}

    def offered(self, s: State, seat: int) -> list[int]:
        free = free_locations(s)
        found: list[int] = []
        for tile in range(TILES):
            if s.tiles[seat * TILES + tile] == NONE:
                found += [two(PLACE_TILE, tile_face(s, tile), card) for card in free]
        return found

    def take(self, s: State, seat: int, action: int) -> None:
        face = action >> 8 & 255
        s.doubloons[seat] -= self.cost
        s.tiles[seat * TILES + face // 2] = action >> 16
        s.tell("tile_placed", "PM-8.6.6", seat, face, action >> 16)
        activate(s, seat, face // 2)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("place_tile", "PM-D22", [self.cost])


@final
class UseTile(Offer):
    """PM-8.10.2, PM-D23: activate one own tile that is already placed."""

    def clone(self) -> "UseTile":
        return UseTile(self.seat, self.done)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "use_tile", "seat": self.seat, "done": self.done}

    def offered(self, s: State, seat: int) -> list[int]:
        return [one(ACTIVATE, tile_face(s, tile)) for tile in range(TILES) if s.tiles[seat * TILES + tile] != NONE]

    def take(self, s: State, seat: int, action: int) -> None:
        activate(s, seat, (action >> 8) // 2)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("use_tile", "PM-D23", [])


def has_placed_tile(s: State, seat: int) -> bool:
    """Whether an own tile lies on a location."""
    return any(s.tiles[tile] != NONE for tile in range(seat * TILES, seat * TILES + TILES))
