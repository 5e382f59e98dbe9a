"""PM-8.13: what each printed effect does, one function for each name; whether it can do anything now."""

from quarterdeck.core.engine import NONE
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.flow import building, bundle, explore, quests, raid, ship, treasures
from quarterdeck.games.pirates_of_maracaibo.scoring import metric
from quarterdeck.games.pirates_of_maracaibo.state import State


def usable(s: State, seat: int, effect: int) -> bool:
    """PM-DR-7: whether an effect can do anything now."""
    kind = d.EFFECT_KIND[effect]
    amount = d.EFFECT_AMOUNT[effect]
    if kind == d.UPGRADE:
        return ship.free_upgrades(s, seat) != 0
    if kind == d.BURY:
        return treasures.can_bury(s, seat, d.EFFECT_ARG[effect])
    if kind == d.EXPLORE:
        return explore.can_explore(s, seat)
    if kind == d.QUEST:
        return quests.can_take_quest(s)
    if kind in {d.VP_PER, d.VP_INCOME, d.DOUBLOON_INCOME}:
        return counted(s, seat, effect) > 0
    if kind == d.ACQUIRE:
        return len(building.acquirable(s, seat, d.EFFECT_ARG[effect], amount)) > 0
    if kind == d.BUILD:
        return len(building.buildable(s, seat, False)) > 0
    if kind == d.PLACE_TILE:
        return ship.can_place_tile(s, seat, amount)
    if kind == d.USE_TILE:
        return ship.has_placed_tile(s, seat)
    if kind == d.FIGUREHEAD:
        return ship.can_take_figurehead(s, seat, amount)
    if kind == d.DROP_QUEST:
        return len(s.quests[seat]) > 0
    if kind == d.REPEAT_SPACE:
        return len(d.TRACK_EFFECTS[s.explorers[seat]]) > 0
    return True


def perform(s: State, seat: int, effect: int) -> None:
    """Carry out an effect: change the table, or open the procedure that does."""
    kind = d.EFFECT_KIND[effect]
    if kind == d.TREASURE:
        treasure(s, seat, effect)
    elif kind == d.BURY:
        s.stack.append(treasures.Bury(seat, d.EFFECT_ARG[effect], d.EFFECT_AMOUNT[effect]))
    elif kind == d.QUEST:
        s.stack.append(quests.QuestPick(seat, d.EFFECT_AMOUNT[effect], 0))
    elif kind == d.UPGRADE:
        s.stack.append(ship.Upgrade(seat, d.EFFECT_AMOUNT[effect]))
    elif kind == d.EXPLORE:
        explore.explore(s, seat, d.EFFECT_AMOUNT[effect])
    elif kind in {d.RAID, d.RAID_DIE}:
        raid.raid(s, seat, d.EFFECT_ARG[effect], d.EFFECT_AMOUNT[effect])
    elif kind == d.RAID_FIXED:
        raid.raid_fixed(s, seat, d.EFFECT_AMOUNT[effect])
    elif kind == d.CUBE:
        cube(s, seat, effect)
    elif kind == d.VP:
        bundle.gain_vp(s, seat, d.EFFECT_AMOUNT[effect], "PM-8.9.3")
    elif kind == d.DOUBLOONS:
        bundle.gain_doubloons(s, seat, d.EFFECT_AMOUNT[effect], "PM-7.3.4")
    elif kind in {d.VP_PER, d.VP_INCOME}:
        bundle.gain_vp(s, seat, counted(s, seat, effect), "PM-8.10.5" if kind == d.VP_PER else "PM-8.10.4")
    elif kind == d.DOUBLOON_INCOME:
        bundle.gain_doubloons(s, seat, counted(s, seat, effect), "PM-8.10.4")
    elif kind == d.REPEAT_SPACE:
        bundle.resolve(s, seat, d.TRACK_EFFECTS[s.explorers[seat]], False)              # PM-8.10.3
    else:
        buy(s, seat, effect)


def buy(s: State, seat: int, effect: int) -> None:
    """The effects that cost or pay doubloons."""
    kind = d.EFFECT_KIND[effect]
    amount = d.EFFECT_AMOUNT[effect]
    if kind == d.PLACE_TILE:
        s.stack.append(ship.PlaceTile(seat, amount, 0))
    elif kind == d.USE_TILE:
        s.stack.append(ship.UseTile(seat, 0))
    elif kind == d.FIGUREHEAD:
        s.stack.append(ship.Figurehead(seat, amount, 0))
    elif kind == d.DROP_QUEST:
        s.stack.append(quests.QuestDrop(seat, amount))
    elif kind == d.BUILD:
        s.stack.append(building.Build(seat, 0))
    elif kind == d.ACQUIRE:
        s.stack.append(building.Acquire(seat, d.EFFECT_ARG[effect], amount))


def treasure(s: State, seat: int, effect: int) -> None:
    """PM-8.2.1, PM-AR-14: treasures of a named kind, or of one of choice."""
    if d.EFFECT_ARG[effect] >= d.ANY:
        treasures.choose_treasure(s, seat, d.EFFECT_AMOUNT[effect])
    else:
        treasures.gain_treasure(s, seat, d.EFFECT_ARG[effect], d.EFFECT_AMOUNT[effect])


def cube(s: State, seat: int, effect: int) -> None:
    """PM-8.10.1: cubes on a named island, or on one of choice."""
    if d.EFFECT_ARG[effect] >= d.ANY:
        s.stack.append(bundle.Island(seat, d.EFFECT_AMOUNT[effect]))
    else:
        bundle.add_cubes(s, seat, d.EFFECT_ARG[effect], d.EFFECT_AMOUNT[effect])


def counted(s: State, seat: int, effect: int) -> int:
    """PM-5.3.1, PM-8.10.4, PM-8.10.5: what a counted gain pays now; NONE for other effects."""
    kind = d.EFFECT_KIND[effect]
    if kind == d.VP_INCOME:
        return s.gains[seat].income_vp
    if kind == d.DOUBLOON_INCOME:
        return s.doubloon_income(seat)
    if kind == d.VP_PER:
        points = d.EFFECT_AMOUNT[effect] * metric(s, seat, d.EFFECT_ARG[effect])
        return min(points, d.EFFECT_CAP[effect]) if d.EFFECT_CAP[effect] else points
    return NONE
