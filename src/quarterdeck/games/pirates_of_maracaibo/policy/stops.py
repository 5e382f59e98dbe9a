"""What a stop of the ship or of the explorer is worth."""

from quarterdeck.core.engine import NONE
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.flow.building import buildable, half_price, price
from quarterdeck.games.pirates_of_maracaibo.policy import cards, effects
from quarterdeck.games.pirates_of_maracaibo.policy.outlook import (
    STEP_VALUE,
    STOP_VALUE,
    TRACK_DEPTH,
    UPGRADE_VALUE,
    Outlook,
)
from quarterdeck.games.pirates_of_maracaibo.state import State


def stop_value(s: State, seat: int, look: Outlook, place: int) -> int:
    """What a stop is worth, less the columns that are skipped on the way."""
    column = d.COLUMN[s.layout]
    mine = column[s.ships[seat]]
    skipped = column[place] - mine - 1
    hurry = 0
    for other in range(s.captains):
        if other != seat:
            hurry = max(hurry, column[s.ships[other]] - mine)
    value = -skipped * max(2, STOP_VALUE - 3 * hurry)
    if place >= d.GRID:
        if place != d.GULF:
            return 10 * d.MARACAIBO_VP + UPGRADE_VALUE
        return value + UPGRADE_VALUE + best_of(s, seat, look, d.GULF_GROUPS)
    value -= len(s.opponents_at(seat, place)) * (look.coin if s.modules & d.SKIRMISHES == 0 else 2)
    value += s.coins[place] * look.coin
    card = s.sea[place]
    if card < d.FIRST_LOCATION:
        cost = price(s, seat, card, 0)
        if cost > s.doubloons[seat]:
            return value + d.TAKE_DOUBLOONS * look.coin
        return value + max(d.TAKE_DOUBLOONS * look.coin, cards.card_value(s, seat, look, card) - cost * look.coin)
    if d.is_location(card):
        return value + location_value(s, seat, look, card)
    if d.is_residence(card):
        cost = price(s, seat, card, 0)
        if s.has_marker(seat, card) or cost > s.doubloons[seat]:
            return value
        return value + max(0, cards.residence_value(s, seat, look, card) - cost * look.coin)
    return value + d.TAKE_DOUBLOONS * look.coin + 5


def location_value(s: State, seat: int, look: Outlook, card: int) -> int:
    """A location: value cube, own tile, upgrade, actions."""
    value = UPGRADE_VALUE if s.upgrades[seat].bit_count() < d.UPGRADES - 1 else 0
    kind = s.values[card - d.FIRST_LOCATION]
    if kind != NONE:
        value += effects.island_value(s, seat, kind)
    for tile in range(d.TILES):
        if s.tiles[seat * d.TILES + tile] == card:
            value += effects.effects_value(s, seat, look, d.TILE_EFFECTS[tile * 2 + s.sides[tile]])
    if s.modules & d.RUBIES and d.delivers_rubies(card):
        value += 15
    return value + best_of(s, seat, look, d.groups_of(card))


def best_of(s: State, seat: int, look: Outlook, groups: list[list[int]]) -> int:
    """The best option of every action group."""
    value = 0
    for group in groups:
        best = 0
        for effect in group:
            best = max(best, effects.effect_value(s, seat, look, effect))
        value += best
    return value


def tile_value(s: State, seat: int, look: Outlook, face: int, card: int) -> int:
    """A black market tile on a location: what it pays now and on later visits."""
    now = effects.effects_value(s, seat, look, d.TILE_EFFECTS[face])
    column = d.COLUMN[s.layout][s.place_of(card)]
    again = look.rounds + (1 if column > d.COLUMN[s.layout][s.ships[seat]] + 1 else 0)
    return 5 + now + again * (now + 20) // 4 + best_of(s, seat, look, d.groups_of(card)) // 8


def walk_value(s: State, seat: int, look: Outlook, space: int) -> int:
    """Ending an exploration on a space."""
    if space == d.RETIREMENT:
        best = 0
        for card in buildable(s, seat, True):
            cost = half_price(price(s, seat, card, 0))
            best = max(best, cards.residence_value(s, seat, look, card) - cost * look.coin)
        return best - 160 if look.turns < 10 else best - 60
    at = s.explorers[seat]
    rivers = d.TRACK_RIVERS[space] - d.TRACK_RIVERS[at]
    value = effects.effects_value(s, seat, look, d.TRACK_EFFECTS[space]) + rivers * 10 * d.RIVER_VP
    return value + STEP_VALUE * (TRACK_DEPTH[space] - TRACK_DEPTH[at])
