"""How a bot answers at a table, or advises a person: from a view and the words of the options, wherever it thinks."""

from typing import Any

from quarterdeck.bots import bot
from quarterdeck.bots.advice import MOST, good_actions, reasons, speaks_for
from quarterdeck.bots.ladder import SEARCHERS
from quarterdeck.bots.memory import Memory
from quarterdeck.core.decision import Decision, Still
from quarterdeck.core.events import Telling
from quarterdeck.games import game
from quarterdeck.table.bots import Choices
from quarterdeck.table.packing import packed, unpacked
from quarterdeck.table.rows import Json

MEMORY = Memory()  # of all bots that think in this process: every question has a bot of its own
ADVICE = "advice"  # is thought about in a bot's stead; `advice:40` with so many iterations
WHY = "why"  # likewise: what speaks for the first of the answers, which was given


def think(level: str, seed: int, seconds: float, view: dict[str, Any], choices: Choices) -> str:
    """The words that a bot answers; for ADVICE and WHY, what a captain tells a person, as JSON."""
    rank, _, iterations = level.partition(":")
    if rank in {ADVICE, WHY}:
        told = advise if rank == ADVICE else explain
        return packed(told(seed, seconds, int(iterations or 0), view, choices)).decode()
    thinker = bot(level, seed=seed, seconds=seconds, memory=MEMORY)
    return thinker.choose(view, question(view, [words for words, _ in choices]))


def question(view: dict[str, Any], options: list[str]) -> Decision:
    """What is asked, as bots need it."""
    rules = game(view["game"])
    actions = [rules.language.read(words) for words in options]
    return Decision("", rules, Still(None), view["seat"], actions, Telling("", "", []), must=True)


def advise(seed: int, seconds: float, iterations: int, view: dict[str, Any], choices: Choices) -> Json:
    """What a captain would do and why, and all that looks good, best first; nothing if all answers look alike."""
    say = game(view["game"]).language.say
    moves = [words for words, preference in choices if not preference]
    asked = question(view, moves or [words for words, _ in choices])
    why = reasons(view, asked, seed, seconds, iterations)
    good = good_actions(view, list(asked.actions), seed) if len(asked.actions) > 1 else []
    others = [action for action in good if action != why.action][: MOST - 1]
    rivals = [rival for rival in (why.action, why.last) if rival is not None]
    because = [(why.action, why.why), *((action, speaks_for(view, action, rivals, seed)) for action in others)]
    return {
        "words": say(why.action),
        "good": [
            {"words": say(action), "why": [phrase.to_json() for phrase in told]} for action, told in because if good
        ],
        "visits": why.visits,
        "tries": why.tries,
        "rival": None if why.rival is None else say(why.rival),
        "why": [phrase.to_json() for phrase in why.why],
        "line": [{"seat": seat, "phrase": phrase.to_json()} for seat, phrase in why.line],
    }


def explain(seed: int, seconds: float, iterations: int, view: dict[str, Any], choices: Choices) -> Json:
    """What speaks for the first of the answers rather than for the best of the others, and whether that is better."""
    say, (given, *_) = game(view["game"]).language.say, [words for words, _ in choices]
    why = reasons(view, question(view, [words for words, _ in choices]), seed, seconds, iterations, given)
    return {
        "words": given,
        "rather": why.rather,
        "visits": why.visits,
        "tries": why.tries,
        "rival": None if why.rival is None else say(why.rival),
        "why": [phrase.to_json() for phrase in why.why],
        "line": [{"seat": seat, "phrase": phrase.to_json()} for seat, phrase in why.line],
    }


def advice_of(answer: str, choices: Choices) -> Json | None:
    """The advice that was thought about, if it is one of the options."""
    advice: Json = unpacked(answer)
    return advice if advice["words"] in {words for words, _ in choices} else None


def measured(level: str, seconds: float, iterations: int) -> tuple[str, float]:
    """How a bot of a level thinks where searching ones have iterations instead of seconds, so that tests repeat."""
    return (f"{level}:{iterations}", 0.0) if iterations and level in {*SEARCHERS, ADVICE, WHY} else (level, seconds)
