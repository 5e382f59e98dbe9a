"""Pirates of Maracaibo (Piraci z Maracaibo) by Alexander Pfister, Ryan Hendrickson and Ralph Bienert, for 1 to 4."""

from typing import Any

from quarterdeck.core.game import Feat, Game, Setting, Thinking
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.actions import LANGUAGE, TELLINGS
from quarterdeck.games.pirates_of_maracaibo.features import COUNTS, features, progress, turn
from quarterdeck.games.pirates_of_maracaibo.flow import new, restore
from quarterdeck.games.pirates_of_maracaibo.policy import rate, worth
from quarterdeck.games.pirates_of_maracaibo.scoring import ranks, scores
from quarterdeck.games.pirates_of_maracaibo.state import State
from quarterdeck.games.pirates_of_maracaibo.texts import TEXTS
from quarterdeck.games.pirates_of_maracaibo.view import derive, determinise, hide, redeal

MODULE_PICTURES = ("spyglass", "hidden", "swords", "map", "gem", "island")
MODULE_RULES = ("PM-14.1.1", "PM-14.2.1", "PM-14.3.1", "PM-14.4.1", "PM-14.5.1", "PM-14.6.1")


VEILED = {d.HIDDEN_LOCATION: "fog_location", d.HIDDEN_I: "fog_card", d.HIDDEN_II: "fog_card"}   # PM-14.1.1, PM-14.2.1


def place_name(s: State, place: int) -> str:
    """A place is called by the card that lies open there, else by what everybody sees of it, its column and its row."""
    if place >= d.GRID:
        return f"place-{d.PLACE_IDS[place]}"
    card = s.sea[place]
    return f"card-{d.CARD_IDS[card]}" if card < d.FIRST_QUEST else f"{VEILED.get(card, 'place')}-{d.PLACE_IDS[place]}"


def quest_name(s: State, quest: int) -> str:
    """PM-14.4.2: among Adventurers a quest tells its harder condition alone."""
    return f"{'adventure' if s.modules & d.ADVENTURERS else 'quest'}-{d.IDS[quest]}"


def difficulty(state: dict[str, Any], _: int) -> list[str]:
    """How hard the cards of the rival were whom a lone captain has beaten."""
    return [str(state["difficulty"])] if state["seats"] == 1 else []


GAME: Game[State] = Game(
    id="pirates_of_maracaibo",
    rules_version=3,
    prefix="PM",
    seats=range(1, 5),
    options=(
        Setting("layout", d.LAYOUTS_OFFERED, "standard_open", "PM-4.5", past=d.LAYOUTS_PAST),
        Setting("first_game", (False, True), False, "PM-4.4", first=True),
        *(Setting(name, (False, True), False, rule, group="module", picture=picture)
          for name, rule, picture in zip(d.MODULE_IDS, MODULE_RULES, MODULE_PICTURES, strict=True)),
        Setting("difficulty", (0, 1, 2, 3, 4, 5, 6), 0, "PM-13.1.3", group="rival", seats=(1,)),
        Setting("redbeard_through_fog", (False, True), False, "PM-DR-9", group="rival", seats=(1,)),
        Setting("raid_actions_per_raid", (False, True), False, "PM-AR-11", group="more"),
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
    scores=scores,
    ranks=ranks,
    rate=rate,
    worth=worth,
    names={"place": place_name, "quest": quest_name},
    derive=derive,
    feats=(Feat("difficulties", 7, difficulty),),
    texts=TEXTS,
    thinking=Thinking(iterations=8, guided=100, laps=2, breadth=8, curiosity=0.3, modelled=True, paired=True),
    minutes=100,
    weight=4,
    solo=True,
)
