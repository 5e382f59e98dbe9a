"""What a printed effect is worth now."""

from quarterdeck.core.engine import NONE
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.effects import counted, usable
from quarterdeck.games.pirates_of_maracaibo.flow.building import acquirable, buildable, price
from quarterdeck.games.pirates_of_maracaibo.flow.treasures import can_bury
from quarterdeck.games.pirates_of_maracaibo.policy import cards, quests, raids
from quarterdeck.games.pirates_of_maracaibo.policy.outlook import BEST_DIE, STEP_VALUE, UPGRADE_VALUE, Outlook
from quarterdeck.games.pirates_of_maracaibo.state import State


def effects_value(s: State, seat: int, look: Outlook, several: list[int]) -> int:
    """Several effects together."""
    value = 0
    for effect in several:
        value += effect_value(s, seat, look, effect)
    return value


def effect_value(s: State, seat: int, look: Outlook, effect: int) -> int:
    """What an effect is worth now."""
    kind = d.EFFECT_KIND[effect]
    amount = d.EFFECT_AMOUNT[effect]
    arg = d.EFFECT_ARG[effect]
    if kind == d.VP:
        return 10 * amount
    if kind == d.DOUBLOONS:
        return look.coin * amount
    if kind == d.TREASURE:
        return amount * treasure_value(s, seat, arg)
    if kind == d.UPGRADE:
        return UPGRADE_VALUE * amount
    if kind == d.EXPLORE:
        return explore_value(s, seat, amount)
    if kind == d.RAID:
        return raids.raid_value(s, seat, look, BEST_DIE + amount + s.gains[seat].raid, d.ANY, s.used)
    if kind == d.RAID_DIE:
        return raids.raid_value(s, seat, look, 4 + amount + s.gains[seat].raid, arg, s.used)
    if kind == d.RAID_FIXED:
        return raids.raid_value(s, seat, look, amount + s.gains[seat].raid, d.ANY, s.used)
    if kind == d.BURY:
        return 35 * min(amount, stored(s, seat)) if can_bury(s, seat, arg) else 0
    if kind == d.QUEST:
        return max([quests.unknown_quest(s, look), *[quests.quest_value(s, seat, look, quest) for quest in s.market]])
    if kind in {d.VP_PER, d.VP_INCOME}:
        return 10 * counted(s, seat, effect)
    if kind == d.DOUBLOON_INCOME:
        return look.coin * counted(s, seat, effect)
    if kind == d.CUBE:
        return cube_value(s, seat, arg) * amount
    return bought_value(s, seat, look, effect)


def bought_value(s: State, seat: int, look: Outlook, effect: int) -> int:
    """Effects that open a purchase."""
    kind = d.EFFECT_KIND[effect]
    amount = d.EFFECT_AMOUNT[effect]
    if not usable(s, seat, effect):
        return 0
    best = 0
    if kind == d.BUILD:
        for card in buildable(s, seat, False):
            best = max(best, cards.residence_value(s, seat, look, card) - price(s, seat, card, 0) * look.coin)
    elif kind == d.ACQUIRE:
        for card in acquirable(s, seat, d.EFFECT_ARG[effect], amount):
            value = 10 * d.PRINTED_VP[card] + 15 * len(d.INSTANT[card])
            value += cards.permanent_value(s, seat, look, d.PERMANENT[card])
            best = max(best, value - price(s, seat, card, amount) * look.coin)
    elif kind == d.FIGUREHEAD:
        for tile in s.offered:
            best = max(best, cards.figurehead_value(s, seat, look, tile))
        best -= amount * look.coin
    elif kind == d.PLACE_TILE:
        best = 12 + 10 * look.rounds + 8 - amount * look.coin
    elif kind == d.USE_TILE:
        for tile in range(d.TILES):
            if s.tiles[seat * d.TILES + tile] != NONE:
                best = max(best, effects_value(s, seat, look, d.TILE_EFFECTS[tile * 2 + s.sides[tile]]))
    elif kind == d.DROP_QUEST:
        worst = 999
        for quest in s.quests[seat]:
            worst = min(worst, quests.quest_value(s, seat, look, quest))
        best = max(0, amount * look.coin - worst)
    elif kind == d.REPEAT_SPACE:
        best = effects_value(s, seat, look, d.TRACK_EFFECTS[s.explorers[seat]])
    return max(0, best)


def stored(s: State, seat: int) -> int:
    """Treasures above the digging line."""
    at = seat * d.TREASURES
    return s.stored[at] + s.stored[at + 1] + s.stored[at + 2]


def treasure_value(s: State, seat: int, kind: int) -> int:
    """A treasure: its worth, what burying it adds, and what the tableau makes of its kind."""
    if kind >= d.TREASURES:
        return max([treasure_value(s, seat, one) for one in range(d.TREASURES)])
    cubes = s.islands[kind]
    now = d.TREASURE_WORTH[cubes]
    after = d.TREASURE_WORTH[max(0, cubes - 1)]
    value = 10 * after + 12 - 10 * (now - after) * s.owned(seat, kind)
    for card in s.tableaux[seat]:
        if d.END_PER[card] == kind:
            value += 10 * d.END_VP[card] // d.END_SIZE[card]
    return value + cards.residences_paying(s, seat, kind)


def cube_value(s: State, seat: int, kind: int) -> int:
    """A cube on an island."""
    if kind >= d.TREASURES:
        return max([island_value(s, seat, one) for one in range(d.TREASURES)])
    return island_value(s, seat, kind)


def island_value(s: State, seat: int, kind: int) -> int:
    """What a cube on that island brings the seat ahead of the average rival."""
    cubes = s.islands[kind]
    rise = d.TREASURE_WORTH[cubes + 1] - d.TREASURE_WORTH[cubes]
    others = 0
    for captain in range(s.captains):
        if captain != seat:
            others += s.owned(captain, kind)
    rivals = max(1, s.captains - 1)
    return (10 * rise + 3) * (s.owned(seat, kind) * rivals - others) // rivals + 1


def explore_value(s: State, seat: int, amount: int) -> int:
    """An explore action by its reach."""
    at = s.explorers[seat]
    if at == d.TRACK_END:
        return 0
    steps = min(amount + s.gains[seat].explore, d.TRACK_END - at)
    return 12 + steps * (STEP_VALUE + 3)
