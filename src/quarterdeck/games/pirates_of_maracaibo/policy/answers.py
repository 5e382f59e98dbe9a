"""How good an answer looks."""

from quarterdeck.core.engine import NONE, verb_of
from quarterdeck.games.pirates_of_maracaibo import data as d, verbs as v
from quarterdeck.games.pirates_of_maracaibo.flow.building import buildable, half_price, price
from quarterdeck.games.pirates_of_maracaibo.flow.move import Steps
from quarterdeck.games.pirates_of_maracaibo.policy import values
from quarterdeck.games.pirates_of_maracaibo.policy.values import Outlook
from quarterdeck.games.pirates_of_maracaibo.state import State


def rate(s: State, seat: int, actions: list[int]) -> list[int]:
    """How good each answer looks to the seat."""
    look = Outlook(s)
    return [rate_one(s, seat, look, action) for action in actions]


def rate_one(s: State, seat: int, look: Outlook, action: int) -> int:
    """One answer."""
    verb = verb_of(action)
    if verb == v.SAIL:
        return stop_value(s, seat, look, v.sail_place(action), d.COLUMN[s.layout][s.ships[seat]])
    if verb in {v.STEP, v.STOP}:
        return step_value(s, seat, look, action)
    if verb == v.UPGRADE:
        return 5 + values.upgrade_value(s, seat, look, v.upgrade_upgrade(action))
    if verb == v.USE:
        effect = v.use_effect(action)
        return 2 + values.effect_value(s, seat, look, effect) // (2 if d.EFFECT_KIND[effect] == d.VP_PER else 1)
    if verb == v.ACQUIRE:
        card = v.acquire_card(action)
        return values.card_value(s, seat, look, card) - price(s, seat, card, 0) * look.coin
    if verb == v.TAKE_DOUBLOONS:
        return d.TAKE_DOUBLOONS * look.coin
    if verb == v.BUILD:
        return values.residence_gain(s, seat, look, v.build_card(action))
    if verb == v.WALK:
        return walk_value(s, seat, look, v.walk_space(action))
    if verb in {v.CHOOSE_DIE, v.REROLL, v.CHOOSE_KIND, v.SPEND, v.SPEND_FROM}:
        return values.raid_rating(s, seat, look, action)
    if verb == v.BURY:
        return 25 + values.effects_value(s, seat, look, d.SLOT_BONUS[v.bury_slot(action)])
    return rate_other(s, seat, look, action)


def rate_other(s: State, seat: int, look: Outlook, action: int) -> int:
    """The rarer answers; nothing for those that only end a question."""
    verb = verb_of(action)
    if verb == v.TAKE_QUEST:
        return values.quest_value(s, seat, look, v.take_quest_quest(action))
    if verb == v.RETURN:
        return 8 * look.coin - values.quest_value(s, seat, look, v.return_quest(action))
    if verb == v.DISCARD:
        return 8 * look.coin - values.quest_value(s, seat, look, v.discard_quest(action))
    if verb == v.TAKE_TOP:
        return values.unknown_quest(s, look)
    if verb == v.ISLAND:
        return values.island_value(s, seat, v.island_treasure(action))
    if verb == v.PLACE_TILE:
        return tile_value(s, seat, look, v.place_tile_tile(action), v.place_tile_card(action))
    if verb == v.ACTIVATE:
        return 2 + values.effects_value(s, seat, look, d.TILE_EFFECTS[v.activate_tile(action)])
    if verb == v.TAKE_FIGUREHEAD:
        return values.figurehead_value(s, seat, look, v.take_figurehead_figurehead(action))
    if verb == v.TRADE:
        return 8 + values.effects_value(s, seat, look, d.TRADE_GAIN[v.trade_trade(action)])
    if verb == v.SELL_RUBY:
        return values.effects_value(s, seat, look, d.RUBY_BONUS[v.sell_ruby_ruby_space(action)]) - 10
    if verb == v.EXCHANGE_RUBY:
        return 12 if look.rounds else 10 * d.RUBY_VP
    return 10 if verb in {v.STORE_BONUS, v.TAKE_RUBY, v.REFRESH} else 0


# -- where ships and explorers stop ------------------------------------------------------------------------------------


def step_value(s: State, seat: int, look: Outlook, action: int) -> int:
    """PM-14.2.4: a step by the best stop that it leaves within reach, or the stop here."""
    frame = s.stack[-1]
    if not isinstance(frame, Steps):
        return 0
    if action == v.STOP:
        return stop_value(s, seat, look, s.ships[seat], frame.column)
    column = d.COLUMN[s.layout]
    far = d.FAR[s.layout][v.step_place(action)]
    best = values.NOWHERE
    for to in range(d.PLACES):
        if far[to] < frame.left and column[to] > frame.column:
            best = max(best, stop_value(s, seat, look, to, frame.column) - values.STEP_RISK * far[to])
    return best


def stop_value(s: State, seat: int, look: Outlook, place: int, mine: int) -> int:
    """What a stop is worth, less the columns that are skipped since the move began in column `mine`."""
    column = d.COLUMN[s.layout]
    skipped = column[place] - mine - 1
    value = -skipped * max(2, values.STOP_VALUE - 3 * (look.ahead - mine))
    if place >= d.GRID:
        if place != d.GULF:
            return 10 * d.MARACAIBO_VP + values.UPGRADE_VALUE
        return value + values.UPGRADE_VALUE + best_of(s, seat, look, d.GULF_GROUPS)
    value -= len(s.opponents_at(seat, place)) * (look.coin if s.modules & d.SKIRMISHES == 0 else 2)
    value += s.coins[place] * look.coin
    card = s.sea[place]
    if card < d.FIRST_LOCATION:
        cost = price(s, seat, card, 0)
        if cost > s.doubloons[seat]:
            return value + d.TAKE_DOUBLOONS * look.coin
        return value + max(d.TAKE_DOUBLOONS * look.coin, values.card_value(s, seat, look, card) - cost * look.coin)
    if d.is_location(card):
        return value + location_value(s, seat, look, card)
    if d.is_residence(card):
        if s.has_marker(seat, card) or price(s, seat, card, 0) > s.doubloons[seat]:
            return value
        return value + max(0, values.residence_gain(s, seat, look, card))
    return value + d.TAKE_DOUBLOONS * look.coin + 5


def location_value(s: State, seat: int, look: Outlook, card: int) -> int:
    """A location: value cube, own tile, upgrade, actions."""
    value = values.UPGRADE_VALUE if s.upgrades[seat].bit_count() < d.UPGRADES - 1 else 0
    kind = s.values[card - d.FIRST_LOCATION]
    if kind != NONE:
        value += values.island_value(s, seat, kind)
    for tile in range(d.TILES):
        if s.tiles[seat * d.TILES + tile] == card:
            value += values.effects_value(s, seat, look, d.TILE_EFFECTS[tile * 2 + s.sides[tile]])
    if s.modules & d.RUBIES and d.delivers_rubies(card):
        value += 15
    return value + best_of(s, seat, look, d.groups_of(card))


def best_of(s: State, seat: int, look: Outlook, groups: list[list[int]]) -> int:
    """The best option of every action group."""
    return sum(max([0, *[values.effect_value(s, seat, look, effect) for effect in group]]) for group in groups)


def tile_value(s: State, seat: int, look: Outlook, face: int, card: int) -> int:
    """A black market tile on a location: what it pays now and on later visits."""
    now = values.effects_value(s, seat, look, d.TILE_EFFECTS[face])
    column = d.COLUMN[s.layout][s.place_of(card)]
    again = look.rounds + (1 if column > d.COLUMN[s.layout][s.ships[seat]] + 1 else 0)
    return 5 + now + again * (now + 20) // 4 + best_of(s, seat, look, d.groups_of(card)) // 8


def walk_value(s: State, seat: int, look: Outlook, space: int) -> int:
    """Ending an exploration on a space."""
    if space == d.RETIREMENT:
        best = 0
        for card in buildable(s, seat, True):
            best = max(best, values.residence_value(s, seat, card) - half_price(s, seat, card) * look.coin)
        return best - 160 if look.turns < 10 else best - 60
    at = s.explorers[seat]
    rivers = d.TRACK_RIVERS[space] - d.TRACK_RIVERS[at]
    value = values.effects_value(s, seat, look, d.TRACK_EFFECTS[space]) + rivers * 10 * d.RIVER_VP
    return value + values.STEP_VALUE * (values.TRACK_DEPTH[space] - values.TRACK_DEPTH[at])
