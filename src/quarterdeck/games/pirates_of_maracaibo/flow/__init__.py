"""The course of Pirates of Maracaibo, one module for each chapter of the rules.

`effects` is loaded first: it names the procedures, and the procedures call it back.
"""

from typing import Any

from quarterdeck.core.engine import NONE, Frame
from quarterdeck.core.frames import OPEN
from quarterdeck.core.zones import deck_of
from quarterdeck.games.pirates_of_maracaibo import effects
from quarterdeck.games.pirates_of_maracaibo.actions import RETURN, one
from quarterdeck.games.pirates_of_maracaibo.data import (
    CARD_OF,
    EFFECT_IDS,
    GRID,
    HARBOUR,
    LAND,
    LAYOUT_IDS,
    LOCATIONS,
    MODULE_IDS,
    PER_RAID,
    PLACE_IDS,
    QUEST_OF,
    RB_DECK,
    REDBEARD_OF,
    RESIDENCES,
    SLOTS,
    SYMBOLS,
    TILES,
    TRACK_START,
    TREASURES,
)
from quarterdeck.games.pirates_of_maracaibo.flow.building import Acquire, Build, Refill, Retire
from quarterdeck.games.pirates_of_maracaibo.flow.bundle import Bundle, Island
from quarterdeck.games.pirates_of_maracaibo.flow.explore import Explore
from quarterdeck.games.pirates_of_maracaibo.flow.fog import Reveal
from quarterdeck.games.pirates_of_maracaibo.flow.move import Rent, Skirmish, Steps
from quarterdeck.games.pirates_of_maracaibo.flow.quests import DrawQuest, FillMarket, QuestDrop, QuestPick
from quarterdeck.games.pirates_of_maracaibo.flow.raid import Leftover, Raid
from quarterdeck.games.pirates_of_maracaibo.flow.redbeard import (
    RedbeardDie,
    RedbeardDraw,
    RedbeardTreasure,
    RedbeardTurn,
    RedbeardUpgrade,
)
from quarterdeck.games.pirates_of_maracaibo.flow.setup import FIRST, QuestChoice, Setup
from quarterdeck.games.pirates_of_maracaibo.flow.ship import Figurehead, PlaceTile, Upgrade, UseTile
from quarterdeck.games.pirates_of_maracaibo.flow.stops import Improvement, Residence, Rubies, Visit
from quarterdeck.games.pirates_of_maracaibo.flow.treasures import Bury, Treasure
from quarterdeck.games.pirates_of_maracaibo.flow.turn import Turn, Voyage
from quarterdeck.games.pirates_of_maracaibo.state import STEPS_OF_SCORING, State, no_gains, state_from_json

__all__ = ["effects", "new", "restore"]


def new(seats: int, options: dict[str, Any]) -> State:
    """PM-4.1, PM-4.9: the pieces of every captain, and nothing dealt yet; alone, Redbeard is the second captain."""
    modules = sum(1 << i for i, name in enumerate(MODULE_IDS) if options[name])
    if options["raid_actions_per_raid"]:
        modules |= PER_RAID
    n = 2 if seats == 1 else seats
    difficulty: int = options["difficulty"]
    return State(
        seats, LAYOUT_IDS.index(options["layout"]), modules, difficulty, 1, 0, NONE, 0,
        [HARBOUR] * n, [TRACK_START] * n, [0] * n, [0] * n, [0] * n,
        [LAND] * GRID, [0] * GRID, [], NONE, 0, 0, 0, [0] * TREASURES, [NONE] * LOCATIONS, [0] * TREASURES,
        [0] * TILES, [NONE] * (n * TILES), [0] * RESIDENCES, [], [NONE] * n, [0] * n, [[] for _ in range(n)],
        [0] * (n * TREASURES), [0] * (n * TREASURES), [0] * (n * TREASURES), [NONE] * SLOTS,
        [[] for _ in range(n)], [[] for _ in range(n)], [0] * n, deck_of([]), [], [],
        [no_gains() for _ in range(n)], 0, [], [0] * n, 0, 0, 0,
        1 if n > seats else 0, [], [], RB_DECK - difficulty if n > seats else 0, difficulty if n > seats else 0,
        [0] * (n * STEPS_OF_SCORING), [Voyage(0), Setup(FIRST, int(options["first_game"]))],
    )


def restore(plain: dict[str, Any]) -> State:
    """The table that `to_json` wrote down, procedures included."""
    return state_from_json(plain, [frame_from_json(frame) for frame in plain["stack"]])


def frame_from_json(p: dict[str, Any]) -> Frame[State]:
    """The procedure that a frame's `to_json` wrote down."""
    name = p["frame"]
    if name in {"voyage", "turn", "setup", "quest_choice", "visit", "improvement", "residence", "rubies"}:
        return course_from_json(p)
    if name.startswith("redbeard"):
        return redbeard_from_json(p)
    seat: int = p.get("seat", NONE)
    if name == "bundle":
        return Bundle(seat, [EFFECT_IDS.index(effect) for effect in p["pending"]])
    if name == "island":
        return Island(seat, p["cubes"])
    if name == "treasure":
        return Treasure(seat, p["stage"], p["kind"], p["left"])
    if name == "bury":
        return Bury(seat, p["only"], p["shovels"])
    if name == "raid":
        return Raid(seat, p["stage"], p["only"], p["bonus"], list(p["dice"]), p["rerolls"], p["kind"], p["points"],
                    p["used"])
    if name == "leftover":
        return Leftover(seat)
    if name == "explore":
        return Explore(seat, p["stage"], p["points"], list(p["trades"]))
    if name == "refill":
        return Refill(place_of(p["place"]))
    if name == "reveal":
        return Reveal(place_of(p["place"]), p["stage"], p["redbeard"])
    if name == "acquire":
        return Acquire(seat, NONE if p["symbol"] is None else SYMBOLS.index(p["symbol"]), p["surcharge"])
    if name == "build":
        return Build(seat, p["done"])
    if name == "retire":
        return Retire(seat)
    return small_from_json(p, seat)


def small_from_json(p: dict[str, Any], seat: int) -> Frame[State]:
    """Quests, ship board, movement."""
    name = p["frame"]
    if name == "quest_pick":
        return QuestPick(seat, p["left"], p["refreshed"])
    if name == "draw_quest":
        return DrawQuest(seat)
    if name == "fill_market":
        return FillMarket()
    if name == "quest_drop":
        return QuestDrop(seat, p["gain"])
    if name == "upgrade":
        return Upgrade(seat, p["left"])
    if name == "figurehead":
        return Figurehead(seat, p["cost"], p["done"])
    if name == "place_tile":
        return PlaceTile(seat, p["cost"], p["done"])
    if name == "use_tile":
        return UseTile(seat, p["done"])
    if name == "steps":
        return Steps(seat, p["column"], p["left"], p["moved"])
    if name == "rent":
        return Rent(seat, p["owed"])
    if name == "skirmish":
        return Skirmish(list(p["fighters"]), list(p["rolls"]))
    raise ValueError(f"expected a procedure of this game; found {name!r}")


def course_from_json(p: dict[str, Any]) -> Frame[State]:
    """The setup, the turns and the stops."""
    name = p["frame"]
    if name == "voyage":
        return Voyage(p["begun"])
    if name == "setup":
        return Setup(p["stage"], p["spread"])
    if name == "quest_choice":
        return QuestChoice(
            [OPEN if quest is None else one(RETURN, QUEST_OF[quest]) for quest in p["answers"]],
            [[QUEST_OF[quest] for quest in quests] for quests in p["drawn"]],
        )
    if name == "turn":
        return Turn(p["seat"], p["stage"])
    if name == "visit":
        return Visit(p["seat"], CARD_OF[p["card"]], p["stage"], p["used"])
    if name == "improvement":
        return Improvement(p["seat"], p["done"])
    if name == "residence":
        return Residence(p["seat"], p["done"])
    return Rubies(p["seat"], p["gulf"], p["done"])


def redbeard_from_json(p: dict[str, Any]) -> Frame[State]:
    """Redbeard's procedures."""
    name = p["frame"]
    if name == "redbeard_turn":
        return RedbeardTurn(
            p["stage"], NONE if p["card"] is None else REDBEARD_OF[p["card"]], p["failed"], p["main"],
            [PLACE_IDS.index(place) for place in p["path"]], p["idle"],
        )
    if name == "redbeard_treasure":
        return RedbeardTreasure(p["amount"], p["value_rule"])
    if name == "redbeard_die":
        return RedbeardDie(p["what"], p["done"])
    if name == "redbeard_upgrade":
        return RedbeardUpgrade(p["done"], p["kind"])
    return RedbeardDraw(p["done"])


def place_of(name: str | None) -> int:
    """The place of that name, or NONE."""
    return NONE if name is None else PLACE_IDS.index(name)
