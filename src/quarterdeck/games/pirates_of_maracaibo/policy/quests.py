"""What quests are worth."""

from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.policy.outlook import Outlook
from quarterdeck.games.pirates_of_maracaibo.scoring import metric
from quarterdeck.games.pirates_of_maracaibo.state import State


def quest_value(s: State, seat: int, look: Outlook, quest: int) -> int:
    """A quest by how near its goals are; each missing piece needs turns."""
    q = quest - d.FIRST_QUEST
    hard = missing(s, seat, d.HARD[q])
    reach = 1 + look.turns
    if s.modules & d.ADVENTURERS:
        chance = max(0, min(100, 100 - 100 * hard * 2 // reach))
        return (d.HARD_TIMES * d.HARD_VP[q] * chance + d.FAILURE_VP * (100 - chance)) // 10
    easy = missing(s, seat, d.EASY[q])
    value = 10 * d.EASY_VP[q] if easy == 0 else 10 * d.EASY_VP[q] * max(0, reach - easy * 2) // reach
    more = 10 * (d.HARD_VP[q] - d.EASY_VP[q])
    return value + (more if hard == 0 else more * max(0, reach - hard * 3) // reach) + 4


def missing(s: State, seat: int, goal: list[int]) -> int:
    """How many pieces a goal lacks."""
    lacking = 0
    for i in range(0, len(goal), 2):
        lacking += max(0, goal[i + 1] - metric(s, seat, goal[i]))
    return lacking


def unknown_quest(s: State, look: Outlook) -> int:
    """A quest that nobody has seen."""
    if s.modules & d.ADVENTURERS:
        return -20
    return 10 + min(25, look.turns * 2)
