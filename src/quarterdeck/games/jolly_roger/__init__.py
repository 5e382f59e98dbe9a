"""Jolly Roger by Frédéric Moyersoen, for 3 to 10."""

from typing import Any

from quarterdeck.core.game import Feat, Game, Setting, Thinking
from quarterdeck.games.jolly_roger.actions import LANGUAGE, TELLINGS
from quarterdeck.games.jolly_roger.features import COUNTS, features, progress, turn
from quarterdeck.games.jolly_roger.flow import CHARACTERS, new, restore
from quarterdeck.games.jolly_roger.live import LIVE
from quarterdeck.games.jolly_roger.policy import rate, worth
from quarterdeck.games.jolly_roger.scoring import ranks, scores
from quarterdeck.games.jolly_roger.state import State
from quarterdeck.games.jolly_roger.texts import TEXTS
from quarterdeck.games.jolly_roger.view import determinise, hide, redeal


def post(state: dict[str, Any], seat: int) -> list[str]:
    """Whether somebody was the captain at the end."""
    return ["captain" if state["captain"] == seat else "crew"]


GAME: Game[State] = Game(
    id="jolly_roger",
    rules_version=4,
    prefix="JR",
    seats=range(3, 11),
    options=(
        Setting("hidden_loot", (False, True), False, "JR-16.1", group="module", picture="hidden"),
        Setting("captains_gold", (False, True), False, "JR-16.2", group="module", picture="gold"),
        Setting("negotiation", ("full", "gifts_only", "off"), "full", "JR-14.9"),
        Setting("mutiny_call", ("sealed", "arrival"), "sealed", "JR-17.5", group="more"),
        Setting("mutiny_share", ("others_only", "all_players"), "others_only", "JR-12.8.3", group="more"),
        Setting("max_offers_per_round", (2, 3, 5, 10), 10, "JR-14.5", group="more"),
        Setting("max_open_offers", (1, 2, 3, 5), 3, "JR-14.5", group="more"),
        Setting("pace", ("turns", "live"), "turns", "JR-17.4"),
        Setting("clock", (False, True), False, "JR-17.10", house=True),
        Setting("bot_characters", CHARACTERS, "mixed", "JR-24"),
    ),
    language=LANGUAGE,
    tellings=TELLINGS,
    feats=(Feat("posts", 2, post),),
    texts=TEXTS,
    new=new,
    restore=restore,
    hide=hide,
    determinise=determinise,
    redeal=redeal,
    turn=turn,
    progress=progress,
    features=features,
    counts=COUNTS,
    scores=scores,
    ranks=ranks,
    rate=rate,
    worth=worth,
    thinking=Thinking(
        iterations=16, guided=100, turns=1, breadth=8, curiosity=0.3, learned=True, modelled=True, paired=True
    ),
    live=LIVE,
    minutes=30,
    weight=2,
)
