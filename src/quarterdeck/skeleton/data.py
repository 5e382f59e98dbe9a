"""The components as tables. Every value comes from `data.toml`."""

from typing import Any, Final

from quarterdeck.games.components import load

COMPONENTS: Final[dict[str, Any]] = load("quarterdeck.skeleton")

CREWS: Final[int] = COMPONENTS["crew"]["strongest"]
CRY: Final[int] = COMPONENTS["crew"]["cry"]

CARD_IDS: Final[list[str]] = [card["id"] for card in COMPONENTS["card"]]
CARDS: Final[int] = len(CARD_IDS)
VALUE: Final[list[int]] = [card["value"] for card in COMPONENTS["card"]]
EFFECT: Final[list[str]] = [card["effect"] for card in COMPONENTS["card"]]

MOST_SEATS: Final[int] = COMPONENTS["meta"]["players_max"]
