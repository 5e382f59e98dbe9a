"""How good an answer looks."""

from quarterdeck.core.engine import verb_of
from quarterdeck.games.pirates_of_maracaibo import data as d, verbs as v
from quarterdeck.games.pirates_of_maracaibo.flow.building import price
from quarterdeck.games.pirates_of_maracaibo.policy import cards, effects, quests, raids, stops
from quarterdeck.games.pirates_of_maracaibo.policy.outlook import Outlook
from quarterdeck.games.pirates_of_maracaibo.state import State


def rate(s: State, seat: int, actions: list[int]) -> list[int]:
    """How good each answer looks to the seat."""
    look = Outlook(s)
    return [rate_one(s, seat, look, action) for action in actions]


def rate_one(s: State, seat: int, look: Outlook, action: int) -> int:
    """One answer."""
    verb = verb_of(action)
    if verb == v.SAIL:
        return stops.stop_value(s, seat, look, v.sail_place(action))
    if verb == v.STEP:
        return stops.stop_value(s, seat, look, v.step_place(action))
    if verb == v.STOP:
        return stops.stop_value(s, seat, look, s.ships[seat])
    if verb == v.UPGRADE:
        return 5 + cards.upgrade_value(s, seat, look, v.upgrade_upgrade(action))
    if verb == v.USE:
        effect = v.use_effect(action)
        return 2 + effects.effect_value(s, seat, look, effect) // (2 if d.EFFECT_KIND[effect] == d.VP_PER else 1)
    if verb == v.ACQUIRE:
        card = v.acquire_card(action)
        return cards.card_value(s, seat, look, card) - price(s, seat, card, 0) * look.coin
    if verb == v.TAKE_DOUBLOONS:
        return d.TAKE_DOUBLOONS * look.coin
    if verb == v.BUILD:
        card = v.build_card(action)
        return cards.residence_value(s, seat, look, card) - price(s, seat, card, 0) * look.coin
    if verb == v.WALK:
        return stops.walk_value(s, seat, look, v.walk_space(action))
    if verb in {v.CHOOSE_DIE, v.REROLL, v.CHOOSE_KIND, v.SPEND, v.SPEND_FROM}:
        return raids.raid_rating(s, seat, look, action)
    if verb == v.BURY:
        return 25 + effects.effects_value(s, seat, look, d.SLOT_BONUS[v.bury_slot(action)])
    return rate_other(s, seat, look, action)


def rate_other(s: State, seat: int, look: Outlook, action: int) -> int:
    """The rarer answers; nothing for those that only end a question."""
    verb = verb_of(action)
    if verb == v.TAKE_QUEST:
        return quests.quest_value(s, seat, look, v.take_quest_quest(action))
    if verb == v.RETURN:
        return 8 * look.coin - quests.quest_value(s, seat, look, v.return_quest(action))
    if verb == v.DISCARD:
        return 8 * look.coin - quests.quest_value(s, seat, look, v.discard_quest(action))
    if verb == v.TAKE_TOP:
        return quests.unknown_quest(s, look)
    if verb == v.ISLAND:
        return effects.island_value(s, seat, v.island_treasure(action))
    if verb == v.PLACE_TILE:
        return stops.tile_value(s, seat, look, v.place_tile_tile(action), v.place_tile_card(action))
    if verb == v.ACTIVATE:
        return 2 + effects.effects_value(s, seat, look, d.TILE_EFFECTS[v.activate_tile(action)])
    if verb == v.TAKE_FIGUREHEAD:
        return cards.figurehead_value(s, seat, look, v.take_figurehead_figurehead(action))
    if verb == v.TRADE:
        return 8 + effects.effects_value(s, seat, look, d.TRADE_GAIN[v.trade_trade(action)])
    if verb == v.SELL_RUBY:
        return effects.effects_value(s, seat, look, d.RUBY_BONUS[v.sell_ruby_ruby_space(action)]) - 10
    if verb == v.EXCHANGE_RUBY:
        return 12 if look.rounds else 10 * d.RUBY_VP
    return 10 if verb in {v.STORE_BONUS, v.TAKE_RUBY, v.REFRESH} else 0
