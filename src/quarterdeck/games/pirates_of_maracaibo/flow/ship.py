"""PM-8.6, PM-8.10.2: ship upgrades, figureheads and black market tiles."""

from typing import ClassVar, final

from quarterdeck.core.frames import ASK, DONE, NONE, Prompt, Telling, verb_of
from quarterdeck.games.pirates_of_maracaibo import data as d, effects, verbs as v
from quarterdeck.games.pirates_of_maracaibo.flow.bundle import resolve
from quarterdeck.games.pirates_of_maracaibo.flow.shapes import Offer, SingleOffer
from quarterdeck.games.pirates_of_maracaibo.flow.treasures import choose_treasure
from quarterdeck.games.pirates_of_maracaibo.state import State


def free_upgrades(s: State, seat: int) -> int:
    """PM-8.6.1, PM-8.6.2: bitmask of the empty spaces that are not locked."""
    filled = s.upgrades[seat]
    return d.UNLOCKED[filled.bit_count()] & ~filled


@final
class Upgrade(Offer):
    """PM-8.6, PM-D7: a cube on an empty space; beige pays once, red works from now on."""

    PROMPT: ClassVar[Prompt] = "upgrade", "PM-D7"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def advance(self, s: State) -> int:
        return ASK if self.left and free_upgrades(s, self.seat) else DONE

    def offered(self, s: State, seat: int) -> list[int]:
        free = free_upgrades(s, seat)
        return [v.upgrade(space) for space in range(d.UPGRADES) if free >> space & 1]

    def take(self, s: State, seat: int, action: int) -> None:
        self.left -= 1
        space = v.upgrade_upgrade(action)
        s.upgrades[seat] |= 1 << space
        s.tell("upgraded", "PM-8.6.1", seat, space)
        s.gains[seat].add(d.UPGRADE_PERMANENT[space])
        resolve(s, seat, d.UPGRADE_EFFECTS[space], False)

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if verb_of(action) == v.UPGRADE and not s.upgrades[seat] >> v.upgrade_upgrade(action) & 1:
            return Telling("locked", "PM-8.6.2", [v.upgrade_upgrade(action)])
        return Telling("not_now", "PM-8.6.1", [])

    def warnings(self, s: State, seat: int, action: int) -> list[Telling]:
        """PM-8.6.4: an effect that cannot be used now is lost."""
        if verb_of(action) != v.UPGRADE:
            return []
        space = v.upgrade_upgrade(action)
        then = s.clone()
        then.upgrades[seat] |= 1 << space
        then.gains[seat].add(d.UPGRADE_PERMANENT[space])
        paid = (d.VP, d.DOUBLOONS)
        left = [effect for effect in d.UPGRADE_EFFECTS[space] if d.EFFECT_KIND[effect] not in paid]
        lost = [effect for effect in left if not effects.usable(then, seat, effect)]
        return [Telling("wasted", "PM-8.6.4", [space])] if lost else []


@final
class Figurehead(SingleOffer):
    """PM-8.6.5, PM-D24: pay and take one tile from the market, once in a game."""

    PROMPT: ClassVar[Prompt] = "figurehead", "PM-D24", "cost"

    def __init__(self, seat: int, cost: int, done: int) -> None:
        super().__init__(seat, done)
        self.cost = cost

    def offered(self, s: State, seat: int) -> list[int]:
        return [v.take_figurehead(tile) for tile in s.offered]

    def take(self, s: State, seat: int, action: int) -> None:
        tile = v.take_figurehead_figurehead(action)
        s.doubloons[seat] -= self.cost
        s.offered.remove(tile)
        s.figureheads[seat] = tile
        s.tell("figurehead_taken", "PM-8.6.5", seat, tile)
        s.gains[seat].add(d.FIGUREHEAD_PERMANENT[tile])
        for effect in d.FIGUREHEAD_INSTANT[tile]:               # PM-5.3: the hawk's treasures cannot be declined
            if d.EFFECT_KIND[effect] == d.TREASURE:
                choose_treasure(s, seat, d.EFFECT_AMOUNT[effect])


def can_take_figurehead(s: State, seat: int, cost: int) -> bool:
    """PM-8.6.5, PM-8.9.2: one for each captain, paid in full."""
    return s.figureheads[seat] == NONE and s.doubloons[seat] >= cost and len(s.offered) > 0


# -- black market --------------------------------------------------------------------------------------------------


def tile_face(s: State, tile: int) -> int:
    """PM-4.10: the side that everybody uses."""
    return tile * 2 + s.sides[tile]


def free_locations(s: State) -> list[int]:
    """PM-8.6.6, PM-14.1.4: the face-up locations without a black market tile."""
    return [card for card in s.sea if d.is_location(card) and card not in s.tiles]


def can_place_tile(s: State, seat: int, cost: int) -> bool:
    """PM-8.6.6: a tile, a place and the price."""
    if s.doubloons[seat] < cost or NONE not in s.tiles[seat * d.TILES : seat * d.TILES + d.TILES]:
        return False
    return len(free_locations(s)) > 0


def activate(s: State, seat: int, tile: int) -> None:
    """PM-8.12.1: a tile pays; caps hold for each activation."""
    s.tell("activated", "PM-8.12.1", seat, tile_face(s, tile))
    resolve(s, seat, d.TILE_EFFECTS[tile_face(s, tile)], True)


@final
class PlaceTile(SingleOffer):
    """PM-8.6.6, PM-D22: pay, put an own tile on a free location and activate it at once."""

    PROMPT: ClassVar[Prompt] = "place_tile", "PM-D22", "cost"

    def __init__(self, seat: int, cost: int, done: int) -> None:
        super().__init__(seat, done)
        self.cost = cost

    def offered(self, s: State, seat: int) -> list[int]:
        free = free_locations(s)
        found: list[int] = []
        for tile in range(d.TILES):
            if s.tiles[seat * d.TILES + tile] == NONE:
                found += [v.place_tile(tile_face(s, tile), card) for card in free]
        return found

    def take(self, s: State, seat: int, action: int) -> None:
        face = v.place_tile_tile(action)
        card = v.place_tile_card(action)
        s.doubloons[seat] -= self.cost
        s.tiles[seat * d.TILES + face // 2] = card
        s.tell("tile_placed", "PM-8.6.6", seat, face, card)
        activate(s, seat, face // 2)


@final
class UseTile(SingleOffer):
    """PM-8.10.2, PM-D23: activate one own tile that is already placed."""

    PROMPT: ClassVar[Prompt] = "use_tile", "PM-D23"

    def offered(self, s: State, seat: int) -> list[int]:
        return [v.activate(tile_face(s, tile)) for tile in range(d.TILES) if s.tiles[seat * d.TILES + tile] != NONE]

    def take(self, s: State, seat: int, action: int) -> None:
        activate(s, seat, v.activate_tile(action) // 2)


def has_placed_tile(s: State, seat: int) -> bool:
    """Whether an own tile lies on a location."""
    return any(s.tiles[tile] != NONE for tile in range(seat * d.TILES, seat * d.TILES + d.TILES))
