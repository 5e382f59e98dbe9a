"""What is told: events with their audience, prompts, reasons; all by word id, never as a sentence."""

from collections.abc import Mapping
from typing import Any, Final, final

FACEDOWN: Final = -3  # a value that the reader may not see
EVERYBODY: Final = -1  # the audience of a public event
ALL: Final = -4  # a reader of a finished game, from whom nothing is hidden
UNSET: Final = -(2**40)  # an argument that was not given; no number of any game
UNHEARD: Final = -1  # holes of an event that outsiders do not even notice


@final
class Event:
    """Something that happened, by the rule that caused it. Like a view, it has holes for those who may not see all."""

    def __init__(self, kind: str, rule: str, args: list[int], audience: int, holes: int) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args
        self.audience = audience  # bitmask of the seats that see it whole; EVERYBODY
        self.holes = holes  # bitmask of the arguments hidden from the others; UNHEARD hides the event


@final
class Telling:
    """A prompt, a reason or a note: which message, by which rule, about what."""

    def __init__(self, kind: str, rule: str, args: list[int]) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args


@final
class Reference:
    """One argument of a phrase: a value and the message that names it, or another phrase."""

    def __init__(self, kind: str, value: int, name: str, phrase: "Phrase | None" = None) -> None:
        self.kind = kind  # "seat", "number", "phrase" or a kind of the game's components
        self.value = value
        self.name = name  # message id; empty for seats and numbers
        self.phrase = phrase  # of kind "phrase"; only texts of components have them (see `core/texts.py`)

    def to_json(self) -> dict[str, Any]:
        """The argument as JSON."""
        return {"kind": self.kind, "value": self.value, "name": self.name}


@final
class Phrase:
    """A message of the words files with its arguments: a sentence in no language yet."""

    def __init__(self, id: str, args: Mapping[str, Reference]) -> None:  # noqa: A002 - the word of the protocol
        self.id = id
        self.args = args
        self._json: dict[str, Any] | None = None

    def to_json(self) -> dict[str, Any]:
        """The phrase as JSON, made once; not to be changed."""
        if self._json is None:
            self._json = {"id": self.id, "args": {name: arg.to_json() for name, arg in self.args.items()}}
        return self._json

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={arg.name or arg.phrase or arg.value}" for name, arg in self.args.items())
        return f"{self.id}({inside})"


@final
class Told:
    """An event in words: whole, or as one reader may know it."""

    def __init__(
        self, kind: str, rule: str, args: dict[str, Any], phrase: Phrase, audience: int = EVERYBODY, holes: int = 0
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args  # by name: a number, or the list of all further numbers
        self.phrase = phrase
        self.audience = audience  # as of the event
        self.holes = holes
        self._outside: Told | None = None
        self._json: dict[str, Any] | None = None

    def for_reader(self, reader: int) -> "Told | None":
        """What a reader may know of it; None if he does not notice it at all. Nothing else hides arguments."""
        if self.audience == EVERYBODY or reader == ALL or (reader >= 0 and self.audience >> reader & 1):
            return self
        if self._outside is None and self.holes != UNHEARD:
            self._outside = self._with_holes()
        return self._outside

    def _with_holes(self) -> "Told":
        args: dict[str, Any] = {}
        named = dict(self.phrase.args)
        for bit, (name, value) in enumerate(self.args.items()):
            if isinstance(value, list):
                args[name] = [FACEDOWN if self.holes >> bit + i & 1 else one for i, one in enumerate(value)]
            elif self.holes >> bit & 1:
                args[name] = FACEDOWN
                if name in named:
                    named[name] = face_down(named[name].kind)
            else:
                args[name] = value
        return Told(self.kind, self.rule, args, Phrase(self.phrase.id, named))

    def to_json(self) -> dict[str, Any]:
        """The event as JSON, made once; not to be changed."""
        if self._json is None:
            self._json = {"kind": self.kind, "rule": self.rule, "args": self.args, "phrase": self.phrase.to_json()}
        return self._json

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.kind}({inside}) [{self.rule}]"


def face_down(kind: str) -> Reference:
    """An argument that the reader may not see."""
    return Reference(kind, FACEDOWN, "" if kind in {"seat", "number"} else f"{kind}-hidden")


def phrase_from_json(plain: Mapping[str, Any]) -> Phrase:
    """A phrase that was written down."""
    args = plain["args"].items()
    return Phrase(plain["id"], {name: Reference(arg["kind"], arg["value"], arg.get("name", "")) for name, arg in args})
