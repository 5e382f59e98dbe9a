"""Tiny Epic Pirates by Scott Almes, for 1 to 4: alone against a legendary pirate, or against each other."""

from typing import Any

from quarterdeck.core.game import Feat, Game, Setting, Thinking
from quarterdeck.games.tiny_epic_pirates import data as d, scoring
from quarterdeck.games.tiny_epic_pirates.actions import LANGUAGE, TELLINGS
from quarterdeck.games.tiny_epic_pirates.features import COUNTS, features, progress, turn
from quarterdeck.games.tiny_epic_pirates.flow.setup import new, restore
from quarterdeck.games.tiny_epic_pirates.policy import rate, worth
from quarterdeck.games.tiny_epic_pirates.state import State
from quarterdeck.games.tiny_epic_pirates.texts import TEXTS
from quarterdeck.games.tiny_epic_pirates.view import determinise, hide, redeal


def cell_name(s: State, cell: int) -> str:
    """A cell is called by the map card that lies there for the whole game."""
    return f"map-{d.MAP_IDS[s.sea[cell]]}"


def character(state: dict[str, Any], seat: int) -> str:
    """The captain of a pirate."""
    return f"captain-{state['pirates'][seat]['captain']}"


def rival(state: dict[str, Any], _: int) -> list[str]:
    """The legendary pirate whom a lone captain has beaten."""
    return [state["rival"]] if state["rival"] else []


GAME: Game[State] = Game(
    id="tiny_epic_pirates",
    rules_version=3,
    prefix="TEP",
    seats=range(1, 5),
    options=(
        Setting("first_player", ("random", "0", "1", "2", "3"), "random", "TEP-DR-1", seats=(2, 3, 4),
                names_seats=True),
        Setting("solo_captain", ("random", *d.RIVAL_IDS), "random", "TEP-10.1.2", group="rival", seats=(1,)),
        Setting("solo_personality", ("random", *d.MOOD_IDS), "random", "TEP-10.1.2", group="rival", seats=(1,)),
        Setting("round_limit", (1000, 500, 250, 100, 50), 1000, "TEP-DR-12", group="more"),
    ),
    language=LANGUAGE,
    tellings=TELLINGS,
    new=new,
    restore=restore,
    hide=hide,
    determinise=determinise,
    redeal=redeal,
    turn=turn,
    progress=progress,
    features=features,
    counts=COUNTS,
    scores=scoring.scores,
    ranks=scoring.ranks,
    rate=rate,
    worth=worth,
    names={"cell": cell_name},
    character=character,
    feats=(Feat("rivals", len(d.RIVAL_IDS), rival), Feat("captains", 4, lambda state, seat: [character(state, seat)])),
    texts=TEXTS,
    thinking=Thinking(
        iterations=8, guided=100, laps=2, breadth=8, curiosity=0.2, modelled=True, paired=True, learned=True
    ),
    minutes=45,
    weight=3,
    solo=True,
)
