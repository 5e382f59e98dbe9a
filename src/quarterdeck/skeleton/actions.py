"""The words of every answer, and what is told."""

from typing import Final

from quarterdeck.core.spelling import Language, numbers, seats
from quarterdeck.skeleton import data as d, verbs as v

LANGUAGE: Final = Language(v.VERBS, {
    "crew": {strength: f"crew_{strength}" for strength in range(1, d.CREWS + 1)},
    "card": dict(enumerate(d.CARD_IDS)),
    "seat": seats(d.MOST_SEATS),
    "number": numbers(99),
})

TELLINGS: Final[dict[str, str]] = {
    # prompts
    "chance": "",
    "send": "card",
    "cry": "card",
    # reasons
    "gone": "crew",
    # notes
    "strength": "strength:number",
    # events
    "round_begins": "round:number card",
    "sent": "seat crew",
    "rival_sent": "crew",
    "cried": "seat strength:number",
    "took": "seat card",
    "rival_took": "card",
    "tie": "card",
    "lost": "seat card",
    "scored": "seat points:number",
}
