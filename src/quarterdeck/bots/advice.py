"""What a bot would advise a person: the answers that look good, best first, from what the person may know."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from quarterdeck.bots.base import rated
from quarterdeck.bots.searcher import Considered, SearchBot
from quarterdeck.core.decision import Decision
from quarterdeck.core.engine import CHANCE, answer, outcome
from quarterdeck.core.events import Phrase
from quarterdeck.core.rng import Rng
from quarterdeck.games import game

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


@dataclass(frozen=True)
class Reasons:
    """Why a captain gives an answer: how often it thought of it, what else it nearly did, what it expects to follow."""

    action: int
    visits: int
    tries: int  # of all answers together
    rival: int | None  # the second best answer
    line: tuple[tuple[int, Phrase], ...]  # seats and what they answer then


def reasons(view: Mapping[str, Any], decision: Decision, seed: int, seconds: float) -> Reasons:
    """What a captain would do with so many seconds, and why."""
    read = game(view["game"]).language.read
    best, *others = SearchBot(seed, seconds=seconds).consider(view, decision)
    rng = Rng(seed)
    lines = [follows(view, best, rng) for _ in range(SAMPLES)]
    return Reasons(
        read(best.words),
        best.visits,
        best.visits + sum(other.visits for other in others),
        read(others[0].words) if others else None,
        max(lines, key=len),
    )


def follows(view: Mapping[str, Any], considered: Considered, rng: Rng) -> tuple[tuple[int, Phrase], ...]:
    """What is expected to follow an answer, as far as it can on a possible table behind the view, and named from it."""
    rules = game(view["game"])
    s = rules.determinise(dict(view), rng)
    answer(s, view["seat"], rules.language.read(considered.words))
    found = []
    for seat, words in considered.line:
        while s.stack and s.stack[-1].asked(s) == CHANCE:
            answer(s, CHANCE, outcome(s, rng))
        action = rules.language.read(words)
        if not s.stack or s.stack[-1].asked(s) != seat or action not in s.stack[-1].options(s, seat):
            break
        found.append((seat, rules.action_phrase(s, action)))
        answer(s, seat, action)
    return tuple(found)
