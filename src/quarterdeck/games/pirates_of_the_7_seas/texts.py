"""What cards and rituals of the 7 Seas say about their values, in phrases: the words are `effect-<kind>`."""

from typing import Final

from quarterdeck.core.events import Phrase, Reference
from quarterdeck.core.texts import joined, phrase
from quarterdeck.games.pirates_of_the_7_seas import data as d


def convoys() -> dict[str, Phrase]:
    """The convoys by nation and size, in full and in short."""
    found = {}
    for convoy in d.COMPONENTS["convoy"]:
        nation = Reference("nation", 0, f"nation-{convoy['nation']}")
        found[f"card-{convoy['id']}"] = phrase("effect-convoy", nation=nation, ships=convoy["ships"])
        for form in ("acc", "the"):                             # each language has its own word for an object
            found[f"card-{convoy['id']}.{form}"] = phrase("effect-convoy_the", nation=nation, ships=convoy["ships"])
        found[f"card-{convoy['id']}.short"] = phrase("effect-convoy_short", nation=nation, ships=convoy["ships"])
    return found


def tavern() -> dict[str, Phrase]:
    """What each face of the Tavern's die brings, alone and all together."""
    brings = {row["face"]: phrase(f"effect-{row['effect']}", amount=row["amount"]) for row in d.COMPONENTS["tavern"]}
    faces = joined("text-list", [phrase("effect-face", face=face, brings=what) for face, what in brings.items()])
    return {f"note-tavern_{face}": what for face, what in brings.items()} | {
        "board-curse_tavern": phrase("effect-tavern", faces=faces)
    }


def texts() -> dict[str, Phrase]:
    """Every message that is put together."""
    hits = {curse["id"]: curse["hit_face"] for curse in d.COMPONENTS["curse"] if curse.get("hit_face")}
    return convoys() | tavern() | {f"board-{curse}": phrase(f"effect-{curse}", face=hits[curse]) for curse in hits} | {
        "board-curse_payday": phrase("effect-curse_payday", chests=d.PAY_PER_GUARD),
        "board-prices": phrase("effect-prices", size=d.SET_SIZE, price=d.SINGLE_PRICE),
        "action-double_hold": phrase("effect-double_hold", cost=d.DOUBLE_HOLD_COST),
        "action-unsinkable": phrase("effect-unsinkable", cost=d.UNSINKABLE_COST),
    }


TEXTS: Final = texts()
