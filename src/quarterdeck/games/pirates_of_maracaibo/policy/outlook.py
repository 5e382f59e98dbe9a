"""What is left of the game."""

from typing import Final, final

from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.state import State

TURNS_OF_ROUND: Final = 7
BEST_DIE: Final = 5             # what a raid's dice bring on the whole
STEP_VALUE: Final = 9           # of a space walked, beside what stands there
UPGRADE_VALUE: Final = 22       # of an upgrade whose choice is open
STOP_VALUE: Final = 14          # of a column that is not skipped
TRACK_DEPTH: Final[list[int]] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 16, 17, 19, 20, 21, 22, 23, 24, 25,
    26, 26,
]       # how far along the track a space lies; the shorter branches count like the longer ones


@final
class Outlook:
    """What is left of the game for one seat."""

    def __init__(self, s: State) -> None:
        column = d.COLUMN[s.layout]
        ahead = 0
        for place in s.ships:
            ahead = max(ahead, column[place])
        goal = column[d.GULF] + 1
        self.rounds = d.ROUNDS - s.round                                        # whole rounds after this one
        self.incomes = self.rounds + 1
        here = max(0, (goal - ahead) * 2 // 3)
        self.turns = here + self.rounds * TURNS_OF_ROUND
        self.coin = 3 + min(6, self.turns * 6 // 14)                            # tenths for a doubloon
