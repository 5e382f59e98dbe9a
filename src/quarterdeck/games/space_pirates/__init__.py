"""Space Pirates (Kosmiczni Piraci) by Reiner Knizia, for 3 to 5."""

from typing import Any

from quarterdeck.core.game import Feat, Game, Setting, Thinking
from quarterdeck.games.space_pirates.actions import LANGUAGE, TELLINGS, TURNING
from quarterdeck.games.space_pirates.data import TOKENS
from quarterdeck.games.space_pirates.features import COUNTS, features, progress, turn
from quarterdeck.games.space_pirates.flow import new, restore
from quarterdeck.games.space_pirates.policy import rate, worth
from quarterdeck.games.space_pirates.scoring import ranks, scores
from quarterdeck.games.space_pirates.state import State, planet_name
from quarterdeck.games.space_pirates.view import determinise, hide, redeal, seen


def treasures(state: dict[str, Any], seat: int) -> list[str]:
    """The kinds of treasure in a hold."""
    return [str(token) for token in state["loot"][seat]]


GAME: Game[State] = Game(
    id="space_pirates",
    rules_version=2,
    prefix="SP",
    seats=range(3, 6),
    options=(
        Setting("first_player", ("random", "0", "1", "2", "3", "4"), "random", "SP-3.8", names_seats=True),
        Setting("auto_claim", (True, False), True, "SP-7.14.2"),
    ),
    language=LANGUAGE,
    tellings=TELLINGS,
    new=new,
    restore=restore,
    hide=hide,
    determinise=determinise,
    redeal=redeal,
    seen=seen,
    turn=turn,
    progress=progress,
    features=features,
    counts=COUNTS,
    scores=scores,
    ranks=ranks,
    rate=rate,
    worth=worth,
    names={"planet": planet_name},
    feats=(Feat("treasures", len(set(TOKENS)), treasures),),
    binding=TURNING,
    thinking=Thinking(iterations=64, guided=50, part=0.5, curiosity=0.35, modelled=True, trust=0.0),
    minutes=20,
    weight=1,
)
