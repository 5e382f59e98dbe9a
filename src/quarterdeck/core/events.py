"""What is told: events with their audience, prompts, reasons; all by word id, never as a sentence."""

from collections.abc import Mapping
from typing import Any, Final, final

FACEDOWN: Final = -3    # a value that the reader may not see
EVERYBODY: Final = -1   # the audience of a public event
UNSET: Final = -(2**40)  # an argument that was not given; no number of any game
UNHEARD: Final = -1     # holes of an event that outsiders do not even notice


@final
class Event:
    """Something that happened, by the rule that caused it. Like a view, it has holes for those who may not see all."""

    def __init__(self, kind: str, rule: str, args: list[int], audience: int, holes: int) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args
        self.audience = audience    # bitmask of the seats that see it whole; EVERYBODY
        self.holes = holes          # bitmask of the arguments hidden from the others; UNHEARD hides the event

    def heard_by(self, seat: int) -> bool:
        """Whether a seat notices the event at all."""
        return self.holes != UNHEARD or self.whole_for(seat)

    def whole_for(self, seat: int) -> bool:
        """Whether a seat sees every argument; spectators (negative seats) see public events only."""
        return self.audience == EVERYBODY or (seat >= 0 and self.audience >> seat & 1 == 1)

    def args_for(self, seat: int) -> list[int]:
        """The arguments as a seat may know them."""
        if self.whole_for(seat):
            return self.args.copy()
        return [FACEDOWN if self.holes >> i & 1 else arg for i, arg in enumerate(self.args)]


@final
class Telling:
    """A prompt, a reason or a note: which message, by which rule, about what."""

    def __init__(self, kind: str, rule: str, args: list[int]) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args


@final
class Reference:
    """One argument of a phrase: a value and the message that names it."""

    def __init__(self, kind: str, value: int, name: str) -> None:
        self.kind = kind        # "seat", "number" or a kind of the game's components
        self.value = value
        self.name = name        # message id; empty for seats and numbers

    def to_json(self) -> dict[str, Any]:
        """The argument as JSON."""
        return {"kind": self.kind, "value": self.value, "name": self.name}


@final
class Phrase:
    """A message of the words files with its arguments: a sentence in no language yet."""

    def __init__(self, id: str, args: Mapping[str, Reference]) -> None:  # noqa: A002 - the word of the protocol
        self.id = id
        self.args = args

    def to_json(self) -> dict[str, Any]:
        """The phrase as JSON."""
        return {"id": self.id, "args": {name: arg.to_json() for name, arg in self.args.items()}}

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={arg.name or arg.value}" for name, arg in self.args.items())
        return f"{self.id}({inside})"
