"""PM-13.3: where Redbeard goes."""

from typing import Final

from quarterdeck.core.engine import NONE
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.state import State

NEEDS: Final[list[int]] = [d.RAID, d.EXPLORE, d.QUEST, d.ACQUIRE]       # kind of effect, by main action
FACE_DOWN: Final[list[int]] = [d.HIDDEN_LOCATION, d.HIDDEN_I, d.HIDDEN_II]


def reach(s: State) -> list[int]:
    """PM-13.3.5: where his move may end."""
    return d.REACH[s.layout][d.RB_RANGE][s.ships[s.seats]]


def offers(card: int, main: int) -> bool:
    """PM-13.3.8: whether a face-up location has what a main action needs."""
    return d.is_location(card) and any(
        d.EFFECT_KIND[effect] == NEEDS[main] and (main != d.RB_DRAW or d.EFFECT_ARG[effect] in {d.CREW, d.EQUIPMENT})
        for group in d.groups_of(card) for effect in group
    )


def target_of(s: State, main: int, order: list[int]) -> int:
    """PM-13.3.5, PM-13.3.6, PM-13.4: where he carries out a main action; NONE if it is not possible."""
    places = reach(s)
    if main == d.RB_DRAW and s.deck_left() == 0:                                # PM-13.4.4
        return NONE
    if main == d.RB_IMPROVEMENT:
        for symbol in order:
            found = [place for place in places if s.card_at(place) < d.FIRST_LOCATION
                     and d.SYMBOL[s.card_at(place)] == symbol]
            if found:
                return nearest(s, found)
        return NONE
    if main in {d.RB_RAID, d.RB_EXPLORE} and d.GULF in places:                  # PM-AR-33
        return d.GULF
    found = [place for place in places if offers(s.card_at(place), main)]
    return nearest(s, found) if found else NONE


def veiled(s: State) -> list[int]:
    """PM-DR-9: the face-down cards in his reach."""
    return [place for place in reach(s) if s.card_at(place) in FACE_DOWN]


def found(s: State, place: int, last: int) -> int:
    """PM-DR-9: what he does with a card that he has turned up at random: first what his last card names; or NONE."""
    card = s.card_at(place)
    if card < d.FIRST_LOCATION:
        return d.RB_IMPROVEMENT
    for main in [*d.RB_MAIN[last - d.FIRST_REDBEARD], d.RB_RAID, d.RB_EXPLORE, d.RB_QUEST, d.RB_DRAW]:
        if main != d.RB_IMPROVEMENT and offers(card, main) and (main != d.RB_DRAW or s.deck_left()):
            return main
    return NONE


def nearest(s: State, places: list[int]) -> int:
    """PM-13.3.6: the column nearest to Maracaibo, then the highest row."""
    column = d.COLUMN[s.layout]
    best = places[0]
    for place in places:
        if column[place] > column[best]:
            best = place
    return best


def path_to(s: State, target: int) -> list[int]:
    """PM-14.1.5, PM-14.2.6, PM-DR-12: the way with most face-down cards, else the first in the order of steps."""
    if not s.modules & (d.FOG_LOCATIONS | d.FOG_IMPROVEMENTS):
        return d.path(s.layout, s.ships[s.seats], target)
    best: list[int] = []
    best_hidden = -1
    paths: list[list[int]] = [[]]
    for _ in range(d.RB_RANGE):
        longer: list[list[int]] = []
        for path in paths:
            at = path[-1] if path else s.ships[s.seats]
            if at not in {d.GULF, d.MARACAIBO}:
                longer += [[*path, step] for step in d.STEPS[s.layout][at]]
        for path in longer:
            if path[-1] == target:
                hidden = len({place for place in path if s.card_at(place) in FACE_DOWN})
                if hidden > best_hidden:
                    best = path
                    best_hidden = hidden
        paths = longer
    return best


def explore_value(s: State, place: int) -> int:
    """PM-13.4.2: the explore value printed on a space."""
    printed = [effect for group in d.groups_of(s.card_at(place)) for effect in group]
    return next((d.EFFECT_AMOUNT[effect] for effect in printed if d.EFFECT_KIND[effect] == d.EXPLORE), 0)
