"""Who wins Tiny Epic Pirates (TEP-9.2, TEP-9.3, TEP-10.8)."""

from quarterdeck.games.tiny_epic_pirates import data as d
from quarterdeck.games.tiny_epic_pirates.state import State


def standing(s: State, pirate: int) -> list[int]:
    """TEP-9.2, TEP-9.3: treasures, legend, gold, cubes, compared in this order; alone there is no legend to compare."""
    return [s.buried[pirate], s.level[pirate] if s.seats > 1 else 0, s.gold[pirate], s.aboard(pirate)]


def scores(s: State) -> list[int]:
    """TEP-9.3: there are no points; the treasures buried stand for them."""
    return [s.buried[pirate] for pirate in range(len(s.ship))]


def ranks(s: State) -> list[int]:
    """The place of every pirate: 1 is the winner, level ones share a place."""
    all_standing = [standing(s, pirate) for pirate in range(len(s.ship))]
    return [1 + sum([other > mine for other in all_standing]) for mine in all_standing]


def tell_result(s: State, places: list[int]) -> None:
    """Who has won, and by which rule."""
    if s.out is None:
        return
    rule = "TEP-9.2" if d.TO_WIN in s.buried else "TEP-DR-12"
    if rule == "TEP-DR-12":
        s.tell("stopped", rule, s.rounds)
    for pirate in range(len(s.ship)):
        if places[pirate] == 1:
            s.tell_of("won", rule, pirate)
