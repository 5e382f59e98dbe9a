"""The course of Pirates of Maracaibo, one module for each chapter of the rules.

`effects` is loaded first: it names the procedures, and the procedures call it back.
"""

from collections.abc import Mapping
from typing import Any, Final

from quarterdeck.core.engine import NONE, frames_of, stack_from_json
from quarterdeck.core.zones import deck_of
from quarterdeck.games.pirates_of_maracaibo import data as d, effects, state as t
from quarterdeck.games.pirates_of_maracaibo.flow import setup, turn
from quarterdeck.games.pirates_of_maracaibo.state import State

__all__ = ["effects", "new", "restore"]

FRAMES: Final = frames_of("quarterdeck.games.pirates_of_maracaibo")


def new(seats: int, options: Mapping[str, Any]) -> State:
    """PM-4.1, PM-4.9: the pieces of every captain, and nothing dealt yet; alone, Redbeard is the second captain."""
    n = 2 if seats == 1 else seats
    difficulty: int = options["difficulty"]
    return State(
        seats=seats, layout=d.LAYOUT_IDS.index(options["layout"]),
        modules=t.switches([name for name in d.SWITCH_IDS if options[name]]), difficulty=difficulty,
        round=1, first=0, active=NONE, closing=0,
        ships=[d.HARBOUR] * n, explorers=[d.TRACK_START] * n, vp=[0] * n, doubloons=[0] * n, turns=[0] * n,
        sea=[d.LAND] * d.GRID, coins=[0] * d.GRID, level_2=[], top=NONE, open_left=0, shut_left=0, reserve=0,
        islands=[0] * d.TREASURES, values=[NONE] * d.LOCATIONS, value_stock=[0] * d.TREASURES,
        sides=[0] * d.TILES, tiles=[NONE] * (n * d.TILES), markers=[0] * d.RESIDENCES, offered=[],
        figureheads=[NONE] * n, upgrades=[0] * n, tableaux=[[] for _ in range(n)], stored=[0] * (n * d.TREASURES),
        bonus=[0] * (n * d.TREASURES), buried=[0] * (n * d.TREASURES), poseidon=[NONE] * d.SLOTS,
        quests=[[] for _ in range(n)], seen=[[] for _ in range(n)], dropped=[0] * n, deck=deck_of([]), market=[],
        discard=[], gains=[t.no_gains() for _ in range(n)], used=0, purses=[],
        rubies=[0] * n, ruby_market=0, ruby_sold=0, retired=0,
        track=1 if n > seats else 0, crew_known=[], pile=[], a_left=d.RB_DECK - difficulty if n > seats else 0,
        b_left=difficulty if n > seats else 0, tally=[0] * (n * t.STEPS_OF_SCORING),
        stack=[turn.Voyage(0), setup.Setup(setup.FIRST, int(options["first_game"]))],
    )


def restore(shown: dict[str, Any]) -> State:
    """The table that `to_json` wrote down, procedures included."""
    return t.state_from_json(shown, stack_from_json(FRAMES, shown["stack"]))
