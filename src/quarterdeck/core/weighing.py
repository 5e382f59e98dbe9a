"""What an answer would bring about, for a seat that thinks about it: nothing of the game is touched.

The answer is tried on several tables that are possible behind the seat's view. What happens on all of them alike is
certain; where they part, something hidden decides. Since nothing but the view goes in, nothing hidden comes out.
"""

from typing import Any, Final

from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE
from quarterdeck.core.events import Event, Phrase, Told
from quarterdeck.core.game import Game
from quarterdeck.core.rng import Rng
from quarterdeck.core.zones import count_holes

MANY: Final = 12  # tables where something is shown: of two hidden cards, all take the same once in two thousand times
FEW: Final = 2  # tables where nothing is
FURTHER: Final = 20  # answers of the same seat that have no alternative

OPEN: Final = "open"  # the next question is asked
CHANCES: Final = "chance"  # dice or cards decide what follows
HIDDEN: Final = "hidden"  # what the seat may not know decides what follows
ENDS: Final = "over"  # the game has ended


class Weighed:
    """What is certain of an answer: whether it binds, what happens, what it risks, and who decides what follows."""

    def __init__(self, events: list[Told], warnings: list[tuple[Phrase, str]], then: str, *, binds: bool) -> None:
        self.binds = binds
        self.events = events  # as the seat would be told of them
        self.warnings = warnings  # what it may cost or waste, each with its rule
        self.then = then  # OPEN, CHANCES, HIDDEN or ENDS

    def to_json(self) -> dict[str, Any]:
        """What is certain as JSON."""
        return {
            "final": self.binds,
            "events": [one.to_json() for one in self.events],
            "warnings": [{"phrase": phrase.to_json(), "rule": rule} for phrase, rule in self.warnings],
            "then": self.then,
        }


def weigh(game: Game[Any], view: dict[str, Any], seat: int, action: int, *, binds: bool) -> Weighed:
    """What a legal answer of the seat would bring about, from its view alone."""
    hidden = count_holes(view["state"])
    first = Trial(game, view, 0, seat, action)
    count = MANY if first.final or first.hidden < hidden else FEW
    tried = [first, *(Trial(game, view, number, seat, action) for number in range(1, count))]
    certain = alike([[told.to_json() for told in one.events] for one in tried])
    warnings = [one for one in first.warnings if all(one[2] in trial.kinds for trial in tried)]
    parted = any(len(one.events) > certain for one in tried) or len({one.then for one in tried}) > 1
    return Weighed(
        first.events[:certain],
        [(phrase, rule) for phrase, rule, _ in warnings],
        HIDDEN if parted else first.then,
        binds=binds,
    )


class Trial:
    """One possible table on which the answer has been given."""

    def __init__(self, game: Game[Any], view: dict[str, Any], number: int, seat: int, action: int) -> None:
        s = game.determinise(view, Rng(number))
        self.final = s.stack[-1].is_final(s, seat, action)
        tellings = s.stack[-1].warnings(s, seat, action)
        self.kinds = [(one.kind, one.rule, *one.args) for one in tellings]
        phrases = [(game.phrase("note", s, one), one.rule) for one in tellings]
        self.warnings = [(*said, kind) for said, kind in zip(phrases, self.kinds, strict=True)]
        events: list[Event] = []
        s.out = events
        engine.answer(s, seat, action)
        for _ in range(FURTHER):
            if not s.stack or s.stack[-1].waiting(s) != [seat]:
                break
            options = s.stack[-1].options(s, seat)
            if len(options) != 1:
                break
            engine.answer(s, seat, options[0])
        s.out = None
        told = [game.told(s, event).for_reader(seat) for event in events]
        self.events = [one for one in told if one is not None]
        self.then = then(s)
        self.hidden = count_holes(game.hide(s, seat))


def then(s: Any) -> str:
    """Who decides what follows."""
    if not s.stack:
        return ENDS
    frame = s.stack[-1]
    return CHANCES if CHANCE in frame.waiting(s) and not frame.hides_askee(s) else OPEN


def alike(lists: list[list[Any]]) -> int:
    """How many members all lists have alike from their beginning.

    Examples:
        >>> alike([[1, 2, 3], [1, 2, 4], [1, 2]])
        2
    """
    count = 0
    for members in zip(*lists, strict=False):
        if any(one != members[0] for one in members):
            break
        count += 1
    return count
