"""What a reader is told of a log entry. What is hidden in an event, `Told.for_reader` alone decides."""

from collections.abc import Mapping
from typing import Any

from quarterdeck.core.engine import SPECTATOR
from quarterdeck.core.events import ALL, Told, phrase_from_json
from quarterdeck.core.game import Game
from quarterdeck.core.match import LogEntry, Match
from quarterdeck.table.rows import Json, StoredEntry


def written(match: Match, entry: LogEntry, number: int) -> StoredEntry:
    """A log entry as it is kept, while its match stands right after it."""
    events = match.told(entry, ALL)
    return StoredEntry(number, 0, entry.seat, entry.words, entry.label, entry.auto, entry.private, events)


def view(game: Game[Any], options: Mapping[str, Any], s: Any, reader: int) -> Json:
    """A position as a reader may know it."""
    shown = game.view(s, SPECTATOR if reader == ALL else reader, options)
    return shown | {"state": s.to_json()} if reader == ALL else shown


def is_hidden(entry: StoredEntry, reader: int) -> bool:
    """Whether a reader may not even know that there was this answer: nobody else's business, and nothing to hear."""
    if not entry.private or reader in {entry.seat, ALL}:
        return False
    return all(event.for_reader(reader) is None for event in entry.events)


def step(entry: StoredEntry, number: int, reader: int, seen: Json) -> Json:
    """A log entry as a reader may know it; `seen` is the reader's view after it."""
    own = reader in {entry.seat, ALL}
    events = [event.to_json() for event in (one.for_reader(reader) for one in entry.events) if event is not None]
    return {
        "step": number,
        "seat": entry.seat,
        "action": entry.label.to_json() if own and entry.label else None,
        "auto": entry.auto and (own or not entry.private),
        "events": events,
        "view": seen,
    }


def event_to_json(event: Told) -> Json:
    """An event as it is kept: whole, and who may see which of its arguments."""
    return event.to_json() | {"audience": event.audience, "holes": event.holes}


def event_from_json(plain: Json) -> Told:
    """An event that was kept."""
    phrase = phrase_from_json(plain["phrase"])
    return Told(plain["kind"], plain["rule"], plain["args"], phrase, plain["audience"], plain["holes"])


def entry_to_json(entry: StoredEntry) -> Json:
    """A log entry as it is kept."""
    return {
        "number": entry.number,
        "back": entry.back,
        "seat": entry.seat,
        "words": entry.words,
        "label": entry.label and entry.label.to_json(),
        "auto": entry.auto,
        "private": entry.private,
        "events": [event_to_json(event) for event in entry.events],
    }


def entry_from_json(plain: Mapping[str, Any]) -> StoredEntry:
    """A log entry that was kept."""
    return StoredEntry(
        plain["number"],
        plain["back"],
        plain["seat"],
        plain["words"],
        phrase_from_json(plain["label"]) if plain["label"] else None,
        plain["auto"],
        plain["private"],
        [event_from_json(event) for event in plain["events"]],
    )
