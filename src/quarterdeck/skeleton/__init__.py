"""Bone Cove, the skeleton of a game: every shape of question in the smallest game that has them. For 1 to 4."""

from quarterdeck.core.game import Game, Setting, Thinking
from quarterdeck.skeleton.actions import LANGUAGE, TELLINGS
from quarterdeck.skeleton.flow import new, restore
from quarterdeck.skeleton.policy import rate, worth
from quarterdeck.skeleton.scoring import ranks, scores
from quarterdeck.skeleton.state import State
from quarterdeck.skeleton.view import determinise, hide

GAME: Game[State] = Game(
    id="skeleton",
    rules_version=1,
    prefix="SK",
    seats=range(1, 5),
    options=(Setting("parrots", (True, False), True, "SK-3"),),
    language=LANGUAGE,
    tellings=TELLINGS,
    new=new,
    restore=restore,
    hide=hide,
    determinise=determinise,
    scores=scores,
    ranks=ranks,
    rate=rate,
    worth=worth,
    thinking=Thinking(guided=50),
    minutes=5,
    weight=1,
    solo=True,
    package="quarterdeck.skeleton",
)
