"""PM-10, PM-11, PM-13.6: what is counted, quests, the nine steps of the final scoring, places."""

from typing import Final

from quarterdeck.core.engine import NONE
from quarterdeck.games.pirates_of_maracaibo import data as d, state as t
from quarterdeck.games.pirates_of_maracaibo.state import State

QUEST_STEP: Final = 7       # of the nine


def metric(s: State, seat: int, what: int) -> int:
    """What quests, residences and effects count (the data file names the metrics)."""
    if what < d.TREASURES:
        return s.owned(seat, what)
    if d.M_CREW <= what <= d.M_SHIP:
        return s.gains[seat].symbols[what - d.M_CREW]
    if what == d.M_RIVER:
        return d.TRACK_RIVERS[s.explorers[seat]]
    if what == d.M_BURIED:
        return s.buried_all(seat)
    if d.M_BURIED_GOLD <= what <= d.M_BURIED_PEARL:
        return s.buried_of(seat, what - d.M_BURIED_GOLD)
    if what == d.M_RESIDENCE:
        return residences(s, seat)
    if what == d.M_TREASURE:
        return s.owned(seat, 0) + s.owned(seat, 1) + s.owned(seat, 2)
    if what == d.M_TREASURE_SET:
        return min(s.owned(seat, 0), s.owned(seat, 1), s.owned(seat, 2))
    if what == d.M_DOUBLOON_INCOME:
        return s.doubloon_income(seat)
    if what == d.M_VP_INCOME:
        return s.gains[seat].income_vp
    if what == d.M_INSTANT:
        return s.gains[seat].instants
    if what == d.M_IMPROVEMENT_OR_RESIDENCE:
        return len(s.tableaux[seat]) + residences(s, seat)
    if what == d.M_UPGRADE:
        return s.upgrades[seat].bit_count()
    if what == d.M_QUEST:
        return len(s.quests[seat])
    return scored_quests(s, seat)


def residences(s: State, seat: int) -> int:
    """Own markers on residences."""
    return sum(mask >> seat & 1 for mask in s.markers)


def meets(s: State, seat: int, goal: list[int]) -> bool:
    """PM-11.1: a goal is met when every threshold is reached or passed."""
    return all(metric(s, seat, goal[i]) >= goal[i + 1] for i in range(0, len(goal), 2))


def reached(s: State, seat: int, quest: int) -> int:
    """PM-11.1: which goal of a quest is met: 2 the harder, 1 the easier, 0 none; adventurers know only the harder."""
    q = quest - d.FIRST_QUEST
    if meets(s, seat, d.HARD[q]):
        return 2
    return 1 if not s.modules & d.ADVENTURERS and meets(s, seat, d.EASY[q]) else 0


def quest_points(s: State, seat: int, quest: int) -> int:
    """PM-10.8, PM-14.4.2: what a quest pays; below 0 when an Adventurers' quest has failed."""
    q = quest - d.FIRST_QUEST
    goal = reached(s, seat, quest)
    if s.modules & d.ADVENTURERS:
        return d.HARD_VP[q] * d.HARD_TIMES if goal else d.FAILURE_VP
    return d.HARD_VP[q] if goal == 2 else d.EASY_VP[q] if goal else 0


def scored_quests(s: State, seat: int) -> int:
    """PM-10.11, PM-14.4.3: how many quests score."""
    return sum(quest_points(s, seat, quest) > 0 for quest in s.quests[seat])


def scroll_points(s: State, seat: int, card: int) -> int:
    """PM-10.4: what the grey scroll of a card pays."""
    return 0 if d.END_PER[card] == NONE else metric(s, seat, d.END_PER[card]) // d.END_SIZE[card] * d.END_VP[card]


def residence_points(s: State, seat: int, residence: int) -> int:
    """PM-10.5, PM-10.5.1: what an own marker on a residence pays, up to its cap."""
    return min(d.RESIDENCE_CAP[residence], d.RESIDENCE_VP[residence] * metric(s, seat, d.RESIDENCE_PER[residence]))


def treasure_points(s: State, captain: int) -> int:
    """PM-10.6: each treasure by the cubes on its island."""
    return sum(s.owned(captain, kind) * d.TREASURE_WORTH[min(s.islands[kind], 255)] for kind in range(d.TREASURES))


def final_steps(s: State, seat: int) -> list[int]:
    """PM-10.1 to PM-10.9: the points of the nine steps."""
    scored = scored_quests(s, seat)
    return [
        d.RIVER_VP * d.TRACK_RIVERS[s.explorers[seat]],
        s.doubloons[seat] // d.DOUBLOONS_PER_VP,
        sum([d.PRINTED_VP[card] for card in s.tableaux[seat]]),
        sum([scroll_points(s, seat, card) for card in s.tableaux[seat]]),
        sum([residence_points(s, seat, r) for r in range(d.RESIDENCES) if s.markers[r] >> seat & 1]),
        treasure_points(s, seat),
        d.BURIED_VP * s.buried_all(seat),
        sum([quest_points(s, seat, quest) for quest in s.quests[seat]]),
        d.QUEST_BONUS_VP if scored >= d.QUEST_BONUS_COUNT else 0,
    ]


def points_now(s: State, captain: int, quests_known: bool) -> int:
    """What a captain would end with if the game ended now; quests that nobody may see count nothing."""
    steps = redbeard_steps(s) if captain == s.seats else final_steps(s, captain)
    points = s.vp[captain] + sum(steps)
    if quests_known or captain == s.seats:
        return points
    points -= steps[QUEST_STEP] + steps[QUEST_STEP + 1]
    for card in s.tableaux[captain]:
        if d.END_PER[card] == d.M_SCORED_QUEST:
            points -= scroll_points(s, captain, card)
    for residence in range(d.RESIDENCES):
        if s.markers[residence] >> captain & 1 and d.RESIDENCE_PER[residence] == d.M_SCORED_QUEST:
            points -= residence_points(s, captain, residence)
    return points


def redbeard_steps(s: State) -> list[int]:
    """PM-13.6.1, PM-14.5.5: what Redbeard adds, by the same steps; rubies stand where doubloons would."""
    him = s.seats
    quests = len(s.quests[him])
    return [
        d.RB_RIVER_VP * d.TRACK_RIVERS[s.explorers[him]],
        d.RUBY_VP * s.rubies[him] if s.modules & d.RUBIES else 0,
        d.RB_CARD_VP * len(s.tableaux[him]),
        0,
        d.RB_RESIDENCE_VP * residences(s, him),
        treasure_points(s, him),
        0,
        d.RB_QUEST_VP * quests,
        d.RB_QUEST_BONUS_VP if quests >= d.RB_QUEST_BONUS_COUNT else 0,
    ]


def score(s: State, captain: int) -> int:
    """PM-DR-11: points scored so far, and the final scoring when it is done."""
    at = captain * t.STEPS_OF_SCORING
    return s.vp[captain] + sum(s.tally[at : at + t.STEPS_OF_SCORING])


def scores(s: State) -> list[int]:
    """The points of every captain."""
    return [score(s, captain) for captain in range(s.captains)]


def ranks(s: State) -> list[int]:
    """PM-10.10, PM-13.6.2: most points, then more buried treasures; Redbeard wins ties."""
    points = scores(s)
    if s.solo():
        return [1, 2] if points[0] > points[1] else [2, 1]
    standing = [points[seat] * 64 + s.buried_all(seat) for seat in range(s.seats)]
    return [1 + sum([other > mine for other in standing]) for mine in standing]
