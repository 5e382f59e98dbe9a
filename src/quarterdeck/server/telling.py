"""What happened at a table: kept whole in the store, told to each reader with the holes that are due."""

from dataclasses import dataclass
from typing import Any, cast

from typing_extensions import TypedDict

from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE, SPECTATOR
from quarterdeck.core.events import EVERYBODY, FACEDOWN, UNHEARD, Event
from quarterdeck.core.game import Game
from quarterdeck.core.match import Entry
from quarterdeck.core.spelling import KEY_WORD, read_key
from quarterdeck.server import protocol

ALL = -4        # a reader of a finished game, from whom nothing is hidden
Json = dict[str, Any]


class WholeEvent(TypedDict):
    """An event with all its arguments, and who may see which."""

    kind: str
    rule: str
    args: dict[str, int | list[int]]
    phrase: protocol.Phrase
    audience: int
    holes: int


@dataclass(frozen=True)
class Line:
    """One entry of a table's log, whole."""

    seat: int
    words: str
    auto: bool
    secret: bool
    action: protocol.Phrase | None      # None: a key of chance, which has no name
    events: list[WholeEvent]


class Witness:
    """Follows a match entry by entry, so that every position in between can be kept and shown."""

    def __init__(self, game: Game[Any], options: Json, state: Json) -> None:
        self._game = game
        self._options = options
        self._s = game.restore(state)

    def see(self, entry: Entry) -> Line:
        """Apply an entry that the match has applied, and write it down."""
        game, s = self._game, self._s
        keyed = entry.words.startswith(f"{KEY_WORD} ") and not s.stack[-1].options(s, CHANCE)
        action = read_key(entry.words) if keyed else game.language.read(entry.words)
        named = None if keyed else cast("protocol.Phrase", game.action_phrase(s, action).to_json())
        engine.answer(s, entry.seat, action)
        events = [whole(game, s, event) for event in entry.events]
        return Line(entry.seat, entry.words, entry.auto, entry.secret, named, events)

    def state(self) -> Json:
        """The position now, nothing hidden."""
        state: Json = self._s.to_json()
        return state

    def view(self, reader: int) -> protocol.View:
        """The position now as a reader may know it."""
        return view(self._game, self._options, self._s, reader)


def view(game: Game[Any], options: Json, s: Any, reader: int) -> protocol.View:
    """A position as a reader may know it."""
    shown = game.view(s, SPECTATOR if reader == ALL else reader, options)
    if reader == ALL:
        shown["state"] = s.to_json()
    return cast("protocol.View", shown)


def whole(game: Game[Any], s: Any, event: Event) -> WholeEvent:
    """An event with all that it says."""
    args: dict[str, int | list[int]] = {}
    rest = event.args
    for field in game.fields_of(event.kind):
        args[field.name] = list(rest) if field.many else rest[0]
        rest = [] if field.many else rest[1:]
    return {
        "kind": event.kind, "rule": event.rule, "args": args,
        "phrase": cast("protocol.Phrase", game.event_phrase(s, Event(event.kind, event.rule, event.args, EVERYBODY, 0),
                                                            SPECTATOR).to_json()),
        "audience": event.audience, "holes": event.holes,
    }


def told(event: WholeEvent, reader: int) -> protocol.Event | None:
    """The event as a reader may know it; None if the reader does not notice it."""
    audience, holes = event["audience"], event["holes"]
    args, words = event["args"], event["phrase"]
    if not (reader == ALL or audience == EVERYBODY or (reader >= 0 and audience >> reader & 1)):
        if holes == UNHEARD:
            return None
        args, words = with_holes(args, words, holes)
    return {"kind": event["kind"], "rule": event["rule"], "args": args, "phrase": words}


def with_holes(
    args: dict[str, int | list[int]], words: protocol.Phrase, holes: int
) -> tuple[dict[str, int | list[int]], protocol.Phrase]:
    """Arguments and phrase without what the bits of `holes` hide."""
    shown: dict[str, int | list[int]] = {}
    named = dict(words["args"])
    bit = 0
    for name, value in args.items():
        if isinstance(value, list):
            shown[name] = [FACEDOWN if holes >> bit + i & 1 else one for i, one in enumerate(value)]
            continue
        hidden = holes >> bit & 1
        shown[name] = FACEDOWN if hidden else value
        if hidden and name in named:
            kind = named[name]["kind"]
            message = "" if kind in {"seat", "number"} else f"{kind}-hidden"
            named[name] = {"kind": kind, "value": FACEDOWN, "name": message}
        bit += 1
    return shown, {"id": words["id"], "args": named}


def is_hidden(line: Line, reader: int) -> bool:
    """Whether a reader may not even know that there was this answer: nobody else's business, and nothing to hear."""
    if not line.secret or reader in {line.seat, ALL}:
        return False
    return all(told(event, reader) is None for event in line.events)


def step(line: Line, number: int, reader: int, seen: protocol.View) -> protocol.Step:
    """A log entry as a reader may know it; `seen` is the reader's view after it."""
    own = reader in {line.seat, ALL}
    events = [event for event in (told(one, reader) for one in line.events) if event is not None]
    return {
        "step": number, "seat": line.seat, "action": line.action if own else None,
        "auto": line.auto and (own or not line.secret), "events": events, "view": seen,
    }
