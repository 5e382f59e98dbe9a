"""The components of Space Pirates as tables. Every value comes from `data.toml`."""

from typing import Any, Final

from quarterdeck.core.engine import NONE
from quarterdeck.games.components import load

COMPONENTS: Final[dict[str, Any]] = load("space_pirates")

PLANETS: Final = 6
CARDS: Final = 8                # codes 0..7 in a set; the code is the strength
TELEPORT: Final = 0
SHIP_STEPS: Final = PLANETS     # a ship is home again after six steps (SP-6.1)

PLANET_IDS: Final[list[str]] = [planet["id"] for planet in COMPONENTS["planet"]]
CARD_IDS: Final[list[str]] = [card["id"] for card in COMPONENTS["card"]]
TOKENS: Final[list[int]] = sorted(COMPONENTS["treasure_tokens"]["values"])       # value of each treasure token
FIRST_TOKEN: Final[list[int]] = [TOKENS.index(v) if v in TOKENS else NONE for v in range(TOKENS[-1] + 1)]
MERCHANT_VALUE: Final[int] = COMPONENTS["scoring"]["merchant_value"]
MERCHANT_LOST: Final[bool] = COMPONENTS["scoring"]["merchant_lost_with_pirate_ship"]
HOME_OF_MERCHANT: Final[int] = next(i for i, p in enumerate(COMPONENTS["planet"]) if p["home_of"] == "merchant_ship")
HOME_OF_PIRATE: Final[int] = next(i for i, p in enumerate(COMPONENTS["planet"]) if p["home_of"] == "pirate_ship")

PER_PLANET: Final[dict[int, int]] = {row["players"]: row["treasures_per_planet"] for row in COMPONENTS["player_count"]}
WITH_EXTRA: Final[dict[int, int]] = {row["players"]: row["planets_with_extra"] for row in COMPONENTS["player_count"]}
