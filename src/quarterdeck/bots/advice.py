"""What a bot would advise a person: the answers that look good, best first, from what the person may know."""

from collections.abc import Mapping
from typing import Any

from quarterdeck.bots.base import rated
from quarterdeck.core.rng import Rng

SAMPLES = 4  # possible tables
MOST = 3  # answers that are called good
NEAR = 4  # a good answer is not farther from the best than one part in so many of all ratings


def good_actions(view: Mapping[str, Any], actions: list[int], seed: int) -> list[int]:
    """The answers that look good to the game's policy, best first; none if all look alike."""
    totals = rated(view, actions, Rng(seed), SAMPLES)
    best, worst = max(totals), min(totals)
    if best == worst:
        return []
    order = sorted(range(len(actions)), key=lambda i: -totals[i])
    return [actions[i] for i in order if (best - totals[i]) * NEAR <= best - worst][:MOST]
