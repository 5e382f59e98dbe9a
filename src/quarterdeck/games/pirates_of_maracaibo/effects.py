"""PM-8.13: what each printed effect does, one function for each name; whether it can do anything now."""

from quarterdeck.core.engine import NONE
from quarterdeck.games.pirates_of_maracaibo.data import (
    ACQUIRE,
    ANY,
    BUILD,
    BURY,
    CUBE,
    DOUBLOON_INCOME,
    DOUBLOONS,
    DROP_QUEST,
    EFFECT_AMOUNT,
    EFFECT_ARG,
    EFFECT_CAP,
    EFFECT_KIND,
    EXPLORE,
    FIGUREHEAD,
    PLACE_TILE,
    QUEST,
    RAID,
    RAID_DIE,
    RAID_FIXED,
    REPEAT_SPACE,
    TRACK_EFFECTS,
    TREASURE,
    UPGRADE,
    USE_TILE,
    VP,
    VP_INCOME,
    VP_PER,
)
from quarterdeck.games.pirates_of_maracaibo.flow.building import Acquire, Build, acquirable, buildable
from quarterdeck.games.pirates_of_maracaibo.flow.bundle import Island, add_cubes, gain_doubloons, gain_vp, resolve
from quarterdeck.games.pirates_of_maracaibo.flow.explore import can_explore, explore
from quarterdeck.games.pirates_of_maracaibo.flow.quests import QuestDrop, QuestPick, can_take_quest
from quarterdeck.games.pirates_of_maracaibo.flow.raid import raid, raid_fixed
from quarterdeck.games.pirates_of_maracaibo.flow.ship import (
    Figurehead,
    PlaceTile,
    Upgrade,
    UseTile,
    can_place_tile,
    can_take_figurehead,
    free_upgrades,
    has_placed_tile,
)
from quarterdeck.games.pirates_of_maracaibo.flow.treasures import Bury, can_bury, choose_treasure, gain_treasure
from quarterdeck.games.pirates_of_maracaibo.scoring import metric
from quarterdeck.games.pirates_of_maracaibo.state import State


def usable(s: State, seat: int, effect: int) -> bool:
    """PM-DR-7: whether an effect can do anything now."""
    kind = EFFECT_KIND[effect]
    amount = EFFECT_AMOUNT[effect]
    if kind == UPGRADE:
        return free_upgrades(s, seat) != 0
    if kind == BURY:
        return can_bury(s, seat, EFFECT_ARG[effect])
    if kind == EXPLORE:
        return can_explore(s, seat)
    if kind == QUEST:
        return can_take_quest(s)
    if kind in {VP_PER, VP_INCOME, DOUBLOON_INCOME}:
        return counted(s, seat, effect) > 0
    if kind == ACQUIRE:
        return len(acquirable(s, seat, EFFECT_ARG[effect], amount)) > 0
    if kind == BUILD:
        return len(buildable(s, seat, False)) > 0
    if kind == PLACE_TILE:
        return can_place_tile(s, seat, amount)
    if kind == USE_TILE:
        return has_placed_tile(s, seat)
    if kind == FIGUREHEAD:
        return can_take_figurehead(s, seat, amount)
    if kind == DROP_QUEST:
        return len(s.quests[seat]) > 0
    if kind == REPEAT_SPACE:
        return len(TRACK_EFFECTS[s.explorers[seat]]) > 0
    return True


def perform(s: State, seat: int, effect: int) -> None:
    """Carry out an effect: change the table, or open the procedure that does."""
    kind = EFFECT_KIND[effect]
    if kind == TREASURE:
        treasure(s, seat, effect)
    elif kind == BURY:
        s.stack.append(Bury(seat, EFFECT_ARG[effect], EFFECT_AMOUNT[effect]))
    elif kind == QUEST:
        s.stack.append(QuestPick(seat, EFFECT_AMOUNT[effect], 0))
    elif kind == UPGRADE:
        s.stack.append(Upgrade(seat, EFFECT_AMOUNT[effect]))
    elif kind == EXPLORE:
        explore(s, seat, EFFECT_AMOUNT[effect])
    elif kind in {RAID, RAID_DIE}:
        raid(s, seat, EFFECT_ARG[effect], EFFECT_AMOUNT[effect])
    elif kind == RAID_FIXED:
        raid_fixed(s, seat, EFFECT_AMOUNT[effect])
    elif kind == CUBE:
        cube(s, seat, effect)
    elif kind == VP:
        gain_vp(s, seat, EFFECT_AMOUNT[effect], "PM-8.9.3")
    elif kind == DOUBLOONS:
        gain_doubloons(s, seat, EFFECT_AMOUNT[effect], "PM-7.3.4")
    elif kind in {VP_PER, VP_INCOME}:
        gain_vp(s, seat, counted(s, seat, effect), "PM-8.10.5" if kind == VP_PER else "PM-8.10.4")
    elif kind == DOUBLOON_INCOME:
        gain_doubloons(s, seat, counted(s, seat, effect), "PM-8.10.4")
    elif kind == REPEAT_SPACE:
        resolve(s, seat, TRACK_EFFECTS[s.explorers[seat]], False)               # PM-8.10.3
    else:
        buy(s, seat, effect)


def buy(s: State, seat: int, effect: int) -> None:
    """The effects that cost or pay doubloons."""
    kind = EFFECT_KIND[effect]
    amount = EFFECT_AMOUNT[effect]
    if kind == PLACE_TILE:
        s.stack.append(PlaceTile(seat, amount, 0))
    elif kind == USE_TILE:
        s.stack.append(UseTile(seat, 0))
    elif kind == FIGUREHEAD:
        s.stack.append(Figurehead(seat, amount, 0))
    elif kind == DROP_QUEST:
        s.stack.append(QuestDrop(seat, amount))
    elif kind == BUILD:
        s.stack.append(Build(seat, 0))
    elif kind == ACQUIRE:
        s.stack.append(Acquire(seat, EFFECT_ARG[effect], amount))


def treasure(s: State, seat: int, effect: int) -> None:
    """PM-8.2.1, PM-AR-14: treasures of a named kind, or of one of choice."""
    if EFFECT_ARG[effect] >= ANY:
        choose_treasure(s, seat, EFFECT_AMOUNT[effect])
    else:
        gain_treasure(s, seat, EFFECT_ARG[effect], EFFECT_AMOUNT[effect])


def cube(s: State, seat: int, effect: int) -> None:
    """PM-8.10.1: cubes on a named island, or on one of choice."""
    if EFFECT_ARG[effect] >= ANY:
        s.stack.append(Island(seat, EFFECT_AMOUNT[effect]))
    else:
        add_cubes(s, seat, EFFECT_ARG[effect], EFFECT_AMOUNT[effect])


def counted(s: State, seat: int, effect: int) -> int:
    """PM-5.3.1, PM-8.10.4, PM-8.10.5: what a counted gain pays now; NONE for other effects."""
    kind = EFFECT_KIND[effect]
    if kind == VP_INCOME:
        return s.gains[seat].income_vp
    if kind == DOUBLOON_INCOME:
        return s.doubloon_income(seat)
    if kind == VP_PER:
        points = EFFECT_AMOUNT[effect] * metric(s, seat, EFFECT_ARG[effect])
        return min(points, EFFECT_CAP[effect]) if EFFECT_CAP[effect] else points
    return NONE
