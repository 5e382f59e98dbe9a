"""How a bot answers at a table: from a view and the words of the options, wherever it thinks."""

from typing import Any

from quarterdeck.bots import bot
from quarterdeck.bots.advice import MOST, good_actions
from quarterdeck.core.decision import Decision
from quarterdeck.core.events import Telling
from quarterdeck.games import game
from quarterdeck.table.bots import Choices


def think(level: str, seed: int, seconds: float, view: dict[str, Any], choices: Choices) -> str:
    """The words that a bot answers."""
    rules = game(view["game"])
    actions = [rules.language.read(words) for words, _ in choices]
    decision = Decision("", rules, None, view["seat"], actions, Telling("", "", []), must=True)
    return bot(level, seed=seed, seconds=seconds).choose(view, decision)


def good_answers(view: dict[str, Any], choices: Choices, seed: int, best: str) -> list[str]:
    """What looks good to the game's policy, the best answer first; nothing if all answers look alike."""
    language = game(view["game"]).language
    actions = [language.read(words) for words, preference in choices if not preference]
    good = [language.say(action) for action in good_actions(view, actions, seed)] if len(actions) > 1 else []
    return [best, *(words for words in good if words != best)][:MOST] if good else []
