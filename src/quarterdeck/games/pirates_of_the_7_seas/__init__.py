"""Pirates of the 7 Seas (Piraci 7 mórz) by Oleksandr Nevskiy and Oleg Sidorenko, for 2 to 4."""

from typing import Any

from quarterdeck.core.game import Feat, Game, Setting, Thinking
from quarterdeck.games.pirates_of_the_7_seas import scoring
from quarterdeck.games.pirates_of_the_7_seas.actions import LANGUAGE, TELLINGS
from quarterdeck.games.pirates_of_the_7_seas.data import NATION_IDS
from quarterdeck.games.pirates_of_the_7_seas.features import COUNTS, features, progress, turn
from quarterdeck.games.pirates_of_the_7_seas.flow import new, restore
from quarterdeck.games.pirates_of_the_7_seas.policy import rate, worth
from quarterdeck.games.pirates_of_the_7_seas.state import State
from quarterdeck.games.pirates_of_the_7_seas.texts import TEXTS
from quarterdeck.games.pirates_of_the_7_seas.view import determinise, hide, redeal


def flags(state: dict[str, Any], seat: int) -> list[str]:
    """The nations whose corsair somebody was at the end."""
    return list(state["players"][seat]["corsairs"])


GAME: Game[State] = Game(
    id="pirates_of_the_7_seas",
    rules_version=1,
    prefix="P7",
    seats=range(2, 5),
    options=(
        Setting("whirlpool_per", ("ship", "player"), "ship", "P7-11.5", group="more"),
        Setting("corsair_skull_stacks", (True, False), True, "P7-7.3.5", group="more"),
        Setting("tavern_two_without_goods", ("lose_chest", "nothing"), "lose_chest", "P7-11.8.2", group="more"),
        Setting("decline_gives_skull", (True, False), True, "P7-6.4.1", group="more"),
        Setting("cartographer_extra_optional", (True, False), True, "P7-7.7.4", group="more"),
        Setting("memory_aid", (True, False), True, "P7-18"),
        Setting("max_rounds", (30, 60, 90), 60, "P7-14.9", group="more"),
    ),
    language=LANGUAGE,
    tellings=TELLINGS,
    feats=(Feat("flags", len(NATION_IDS), flags),),
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
    scores=scoring.scores,
    ranks=scoring.ranks,
    rate=rate,
    worth=worth,
    thinking=Thinking(
        iterations=64, guided=100, turns=1, learned=True, modelled=True, paired=True, puct=3.0, temper=7.0
    ),
    minutes=60,
    weight=2,
)
