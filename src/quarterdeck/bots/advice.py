"""What a bot would advise a person: the answers that look good, best first, from what the person may know."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from quarterdeck.bots.base import rated
from quarterdeck.bots.searcher import Considered, SearchBot
from quarterdeck.bots.weights import value_of
from quarterdeck.core.decision import Decision
from quarterdeck.core.engine import CHANCE, answer, outcome
from quarterdeck.core.events import Phrase
from quarterdeck.core.game import LESS
from quarterdeck.core.rng import Rng
from quarterdeck.games import game

SAMPLES = 4  # possible tables
MOST = 3  # answers that are called good
NEAR = 4  # a good answer is not farther from the best than one part in so many of all ratings
SOON = 24  # answers after which an answer is judged that has not ended its turn by then
ENOUGH = 0.02  # weight of what is worth telling
TELL = 2  # things that are told to speak for an answer


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
    why: tuple[Phrase, ...]  # what speaks for it rather than for the second best, the most first
    last: int | None = None  # the answer that looks worst
    rather: bool = False  # whether the captain would give the other answer


def reasons(
    view: Mapping[str, Any], decision: Decision, seed: int, seconds: float, iterations: int = 0, given: str = ""
) -> Reasons:
    """What a captain would do with so many seconds, and why; or what speaks for the answer that was given."""
    read = game(view["game"]).language.read
    considered = SearchBot(seed, iterations, seconds, effort=0).consider(view, decision)
    best, *others = considered
    if given and given != best.words:  # it may be one that nobody would think of
        best = next((one for one in others if one.words == given), Considered(given, 0.0, 0, 0.0, ()))
        others = [one for one in considered if one is not best]
    rng = Rng(seed)
    lines = [follows(view, best, rng) for _ in range(SAMPLES)]
    rivals = [read(other.words) for other in others]
    return Reasons(
        read(best.words),
        best.visits,
        best.visits + sum(other.visits for other in others),
        rivals[0] if rivals else None,
        max(lines, key=len),
        tuple(speaks_for(view, read(best.words), rivals, seed)),
        last=rivals[-1] if rivals else None,
        rather=best.words != considered[0].words,
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
        phrase = rules.action_phrase(s, action)
        if phrase.args or action != s.stack[-1].default(s, seat):  # who lets things be does nothing that follows
            found.append((seat, phrase))
        answer(s, seat, action)
    return tuple(found)


def speaks_for(view: Mapping[str, Any], action: int, rivals: Sequence[int], seed: int) -> list[Phrase]:
    """What an answer brings that the first of its rivals does not; where that is nothing, what the last does not."""
    for rival in dict.fromkeys([*rivals[:1], *rivals[-1:]]):
        if told := rather_than(view, action, rival, seed):
            return told
    return []


def rather_than(view: Mapping[str, Any], action: int, rival: int, seed: int) -> list[Phrase]:
    """What an answer brings that another one does not, weighed as it counts for victory: texts `why-<name>`."""
    rules, value = game(view["game"]), value_of(game(view["game"]))
    if value is None or not rules.counts:
        return []
    seat, brought = view["seat"], dict.fromkeys(rules.counts, 0.0)
    for number in range(SAMPLES):
        tables = [soon(view, one, seed + number) for one in (action, rival)]
        if not all(s.stack for s in tables):
            continue
        mine, other = (value.features(s)[seat] for s in tables)
        weights = value.mixed(tables[0])
        for i, name in enumerate(rules.counts):
            more = mine[i] - other[i]
            if weights[i] * more > 0 and (more < 0) == name.startswith(LESS):
                brought[name] += weights[i] * more / SAMPLES
    told = sorted((name for name in brought if name and brought[name] > ENOUGH), key=lambda name: -brought[name])
    return [Phrase(f"why-{name.removeprefix(LESS)}", {}) for name in told[:TELL]]


def soon(view: Mapping[str, Any], action: int, seed: int) -> Any:
    """A possible table behind the view after an answer, when the policy has ended the turn."""
    rules, rng = game(view["game"]), Rng(seed)
    s = rules.determinise(dict(view), rng)
    turn = rules.turn(s)
    answer(s, view["seat"], action)
    for _ in range(SOON):
        if not s.stack or rules.turn(s) != turn:
            break
        frame = s.stack[-1]
        seat = frame.asked(s)
        if seat == CHANCE:
            answer(s, CHANCE, outcome(s, rng))
            continue
        options = frame.options(s, seat)
        ratings = rules.rate(s, seat, options) if len(options) > 1 else [0]
        answer(s, seat, options[ratings.index(max(ratings))])
    return s
