"""PM-10, PM-11, PM-13.6: what is counted, quests, the nine steps of the final scoring, places."""

from quarterdeck.core.engine import NONE
from quarterdeck.games.pirates_of_maracaibo.data import (
    ADVENTURERS,
    BURIED_VP,
    DOUBLOONS_PER_VP,
    EASY,
    EASY_VP,
    END_PER,
    END_SIZE,
    END_VP,
    FAILURE_VP,
    FIRST_QUEST,
    HARD,
    HARD_TIMES,
    HARD_VP,
    M_BURIED,
    M_BURIED_GOLD,
    M_BURIED_PEARL,
    M_CREW,
    M_DOUBLOON_INCOME,
    M_IMPROVEMENT_OR_RESIDENCE,
    M_INSTANT,
    M_QUEST,
    M_RESIDENCE,
    M_RIVER,
    M_SHIP,
    M_TREASURE,
    M_TREASURE_SET,
    M_UPGRADE,
    M_VP_INCOME,
    PRINTED_VP,
    QUEST_BONUS_COUNT,
    QUEST_BONUS_VP,
    RB_CARD_VP,
    RB_QUEST_BONUS_COUNT,
    RB_QUEST_BONUS_VP,
    RB_QUEST_VP,
    RB_RESIDENCE_VP,
    RB_RIVER_VP,
    RESIDENCE_CAP,
    RESIDENCE_PER,
    RESIDENCE_VP,
    RESIDENCES,
    RIVER_VP,
    RUBIES,
    RUBY_VP,
    TRACK_RIVERS,
    TREASURE_WORTH,
    TREASURES,
)
from quarterdeck.games.pirates_of_maracaibo.state import STEPS_OF_SCORING, State


def metric(s: State, seat: int, what: int) -> int:
    """What quests, residences and effects count (the data file names the metrics)."""
    if what < TREASURES:
        return s.owned(seat, what)
    if M_CREW <= what <= M_SHIP:
        return s.gains[seat].symbols[what - M_CREW]
    if what == M_RIVER:
        return TRACK_RIVERS[s.explorers[seat]]
    if what == M_BURIED:
        return s.buried_all(seat)
    if M_BURIED_GOLD <= what <= M_BURIED_PEARL:
        return s.buried_of(seat, what - M_BURIED_GOLD)
    if what == M_RESIDENCE:
        return residences(s, seat)
    if what == M_TREASURE:
        return s.owned(seat, 0) + s.owned(seat, 1) + s.owned(seat, 2)
    if what == M_TREASURE_SET:
        return min(s.owned(seat, 0), s.owned(seat, 1), s.owned(seat, 2))
    if what == M_DOUBLOON_INCOME:
        return s.doubloon_income(seat)
    if what == M_VP_INCOME:
        return s.gains[seat].income_vp
    if what == M_INSTANT:
        return s.gains[seat].instants
    if what == M_IMPROVEMENT_OR_RESIDENCE:
        return len(s.tableaux[seat]) + residences(s, seat)
    if what == M_UPGRADE:
        return s.upgrades[seat].bit_count()
    if what == M_QUEST:
        return len(s.quests[seat])
    return scored_quests(s, seat)


def residences(s: State, seat: int) -> int:
    """Own markers on residences."""
    count = 0
    for mask in s.markers:
        count += mask >> seat & 1
    return count


def meets(s: State, seat: int, goal: list[int]) -> bool:
    """PM-11.1: a goal is met when every threshold is reached or passed."""
    return all(metric(s, seat, goal[i]) >= goal[i + 1] for i in range(0, len(goal), 2))


def quest_points(s: State, seat: int, quest: int) -> int:
    """PM-10.8, PM-14.4.2: what a quest pays; below 0 when an Adventurers' quest has failed."""
    q = quest - FIRST_QUEST
    if meets(s, seat, HARD[q]):
        return HARD_VP[q] * (HARD_TIMES if s.modules & ADVENTURERS else 1)
    if s.modules & ADVENTURERS:
        return FAILURE_VP
    return EASY_VP[q] if meets(s, seat, EASY[q]) else 0


def scored_quests(s: State, seat: int) -> int:
    """PM-10.11, PM-14.4.3: how many quests score."""
    count = 0
    for quest in s.quests[seat]:
        count += quest_points(s, seat, quest) > 0
    return count


def scroll_points(s: State, seat: int, card: int) -> int:
    """PM-10.4: what the grey scroll of a card pays."""
    return 0 if END_PER[card] == NONE else metric(s, seat, END_PER[card]) // END_SIZE[card] * END_VP[card]


def residence_points(s: State, seat: int, residence: int) -> int:
    """PM-10.5, PM-10.5.1: what an own marker on a residence pays, up to its cap."""
    return min(RESIDENCE_CAP[residence], RESIDENCE_VP[residence] * metric(s, seat, RESIDENCE_PER[residence]))


def treasure_points(s: State, captain: int) -> int:
    """PM-10.6: each treasure by the cubes on its island."""
    points = 0
    for kind in range(TREASURES):
        points += s.owned(captain, kind) * TREASURE_WORTH[min(s.islands[kind], 255)]
    return points


def final_steps(s: State, seat: int) -> list[int]:
    """PM-10.1 to PM-10.9: the points of the nine steps."""
    scored = scored_quests(s, seat)
    return [
        RIVER_VP * TRACK_RIVERS[s.explorers[seat]],
        s.doubloons[seat] // DOUBLOONS_PER_VP,
        sum([PRINTED_VP[card] for card in s.tableaux[seat]]),
        sum([scroll_points(s, seat, card) for card in s.tableaux[seat]]),
        sum([residence_points(s, seat, r) for r in range(RESIDENCES) if s.markers[r] >> seat & 1]),
        treasure_points(s, seat),
        BURIED_VP * s.buried_all(seat),
        sum([quest_points(s, seat, quest) for quest in s.quests[seat]]),
        QUEST_BONUS_VP if scored >= QUEST_BONUS_COUNT else 0,
    ]


def redbeard_steps(s: State) -> list[int]:
    """PM-13.6.1, PM-14.5.5: what Redbeard adds, by the same steps; rubies stand where doubloons would."""
    him = s.seats
    quests = len(s.quests[him])
    return [
        RB_RIVER_VP * TRACK_RIVERS[s.explorers[him]],
        RUBY_VP * s.rubies[him] if s.modules & RUBIES else 0,
        RB_CARD_VP * len(s.tableaux[him]),
        0,
        RB_RESIDENCE_VP * residences(s, him),
        treasure_points(s, him),
        0,
        RB_QUEST_VP * quests,
        RB_QUEST_BONUS_VP if quests >= RB_QUEST_BONUS_COUNT else 0,
    ]


def score(s: State, captain: int) -> int:
    """PM-DR-11: points scored so far, and the final scoring when it is done."""
    at = captain * STEPS_OF_SCORING
    return s.vp[captain] + sum(s.tally[at : at + STEPS_OF_SCORING])


def scores(s: State) -> list[int]:
    """The points of every captain."""
    return [score(s, captain) for captain in range(s.captains)]


def ranks(s: State) -> list[int]:
    """PM-10.10, PM-13.6.2: most points, then more buried treasures; Redbeard wins ties."""
    points = scores(s)
    if s.solo():
        won = points[0] > points[1]
        return [1, 2] if won else [2, 1]
    standing = [points[seat] * 64 + s.buried_all(seat) for seat in range(s.seats)]
    return [1 + sum([other > mine for other in standing]) for mine in standing]


