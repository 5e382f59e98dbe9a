"""The course of Jolly Roger, one module a chapter of the rules. The stack holds the end lowest, then the voyage."""

from collections.abc import Mapping
from typing import Any, Final

from quarterdeck.core.engine import NONE, Frame, frames_of, stack_from_json
from quarterdeck.games.jolly_roger import data as d, state as t
from quarterdeck.games.jolly_roger.flow import rounds, windows
from quarterdeck.games.jolly_roger.state import State

NEGOTIATIONS: Final = ("off", "gifts_only", "full")
CHARACTERS: Final = ("mixed", "loyal", "greedy", "mutinous", "cautious")
FRAMES: Final = frames_of("quarterdeck.games.jolly_roger") | {"moment": windows.EffectWindow}     # as older records say


def new(seats: int, options: Mapping[str, Any]) -> State:
    """JR-3.1 to JR-3.11: decks are sorted, nothing is dealt yet."""
    table = [
        int(options["hidden_loot"]), int(options["captains_gold"]), int(options["mutiny_share"] == "all_players"),
        NEGOTIATIONS.index(options["negotiation"]), options["max_offers_per_round"], options["max_open_offers"],
        int(options["mutiny_call"] == "arrival"), int(options["pace"] == "live"),
        CHARACTERS.index(options["bot_characters"]), int(options["clock"]),
    ]
    stack: list[Frame[Any]] = [rounds.Counting(0, 0), rounds.Voyage(rounds.S1_START, 0)]
    return blank(seats, table, [*stack, rounds.Setup(rounds.DRAW_CAPTAIN)])


def blank(seats: int, table: list[int], stack: list[Frame[Any]]) -> State:
    """A table before the deal."""
    return State(
        seats=seats, table=table, captain=0, qm=NONE, round_=1, mutiny_used=0, skip_appointment=0, island_barred=0,
        target_kind=NONE, target=NONE, targets=d.USED[seats], target_discard=[], hands=[[] for _ in range(seats)],
        deck=d.ALL_CREW.copy(), discard=[], in_play=[], unsettled=[], serial=0, deferred=[],
        attack=[], change=[0, 0, 0], sides=[], stance=[NONE] * seats, sworn=0,
        mutineer=NONE, opening=NONE, lying=[], cook=NONE, guard=NONE, verdict=t.STANDS, loot_deck=t.FULL_BAG,
        loot_discard=0, laid=0, aside=0, open_=[0] * seats, buried=[0] * seats, jewels=[0] * seats, offers=[],
        drafts=[], offered=[0] * seats, approached=[0] * seats, spoken=[0] * seats, promises=[], paid=[0] * seats,
        favours=[0] * (seats * seats), stack=stack,
    )


def restore(shown: dict[str, Any]) -> State:
    """The table that `to_json` wrote down, procedures included."""
    return t.state_from_json(shown, stack_from_json(FRAMES, shown["stack"]))
