"""Quarterdeck: five pirate board games on one engine, for people and for bots.

>>> import quarterdeck as qd
>>> match = qd.Match("space_pirates", seats=3, seed=7)
>>> match.over
False
"""

import os

if os.environ.get("QUARTERDECK_PURE"):
    from quarterdeck import _plain

    _plain.install()

from quarterdeck._version import VERSION
from quarterdeck.bots import bot
from quarterdeck.core.dealer import Fair, Scripted, Seeded
from quarterdeck.core.errors import IllegalAction, QuarterdeckError
from quarterdeck.core.match import Match
from quarterdeck.games import game, games

__all__ = ["Fair", "IllegalAction", "Match", "QuarterdeckError", "Scripted", "Seeded", "bot", "game", "games"]
__version__ = VERSION
