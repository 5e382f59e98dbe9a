"""How good an answer or a table looks in Pirates of Maracaibo (strategy notes of the specification, chapter 21).

All values are tenths of a point. An `Outlook` says how much of the game is left and what a doubloon is worth now.
"""

from quarterdeck.games.pirates_of_maracaibo.policy.answers import rate
from quarterdeck.games.pirates_of_maracaibo.policy.prospects import leads, worth

__all__ = ["leads", "rate", "worth"]
