"""What is said at a table: a ring of lines for those who play, another for those who look on, and how fast one speaks.

Players and watchers do not hear each other until the game is over. Each have a ring of their own, so that strangers
cannot push out what players say; each person, and all watchers together, may say only so much at once.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from hashlib import blake2s
from typing import Any

from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import ChatRow, Json, TableRow
from quarterdeck.table.settings import TableSettings

PLAYERS, WATCHERS = "players", "watchers"
TEXT, PHRASE, STRUCK = "text", "phrase", "struck"
PHRASES = (
    "well_played",
    "ouch",
    "thanks",
    "moment",
    "your_turn",
    "good_luck",
    "trade",
    "not_me",
    "remember",
    "again",
    "nice_try",
    "good_night",
)  # each reads them as the message `phrase-<id>`
SPOKEN = {"chat", "react", "report", "strike"}  # messages that are about what is said
REACTIONS = ("hurrah", "cheers", "ouch", "dread", "haul", "seen")  # messages `reaction-<id>`


@dataclass
class Breath:
    """How much somebody may still say: so many lines at once, and then so many a second."""

    burst: float
    rate: float
    left: float
    at: float

    def has_some(self, now: float) -> bool:
        """Whether one more line may be said now."""
        self.left, self.at = min(self.burst, self.left + (now - self.at) * self.rate), now
        return self.left >= 1

    def is_full(self, now: float) -> bool:
        """Whether nothing was said for so long that it need not be remembered."""
        return self.has_some(now) and self.left == self.burst


@dataclass(frozen=True)
class Ear:
    """How a person hears what is said at a table; the person's own, and nobody else is told."""

    read: int = 0  # the last line that was seen
    quiet: bool = False  # nobody is to be heard there
    muted: frozenset[str] = frozenset()  # guests who are not to be heard there
    blocked: frozenset[str] = frozenset()  # guests who are not to be heard anywhere


class Chat:
    """The lines of one table. Nothing is changed before `keep`; everything else is asked."""

    def __init__(self, lines: Iterable[ChatRow], settings: TableSettings) -> None:
        self._lines = {line.line: line for line in lines}
        self._settings = settings
        self._breaths: dict[str, Breath] = {}  # by guest
        self._crowd: Breath | None = None  # of all watchers together

    # -- speaking ---------------------------------------------------------------------------------------------------

    def said(self, row: TableRow, guest: str, name: str, message: Json, now: float) -> ChatRow:
        """A new line: a text, or a phrase that everybody reads in the own language."""
        phrase = message.get("phrase")
        text = message.get("text", "").strip()
        if bool(text) == bool(phrase) or (phrase and phrase not in PHRASES):
            raise Refusal(400, "bad_request", field="text")
        self._breathe(row, guest, now)
        seat = next(iter(row.seats_of(guest)), None)
        name = name if seat is None else row.names()[seat]
        number, kind = max(self._lines, default=0) + 1, PHRASE if phrase else TEXT
        lang = message.get("lang", "")
        return ChatRow(number, room_of(row, guest), kind, guest, seat, name, phrase or text, lang, now)

    def reacted(self, row: TableRow, guest: str, message: Json, *, over: bool, now: float) -> ChatRow:
        """A line with a reaction of a guest more, or without it."""
        line, reaction = self._heard(row, guest, message["line"], over=over), message["reaction"]
        if reaction not in REACTIONS or line.kind == STRUCK:
            raise Refusal(400, "bad_request", field="reaction")
        self._breathe(row, guest, now)
        others = [one for one in line.reactions.get(reaction, []) if one != guest]
        given = {**line.reactions, reaction: [*others, guest] if message["on"] else others}
        return replace(line, reactions={one: guests for one, guests in given.items() if guests})

    def reported(self, row: TableRow, guest: str, message: Json, *, over: bool) -> ChatRow:
        """A line that a guest has shown to the host, once."""
        line = self._heard(row, guest, message["line"], over=over)
        return line if guest in line.reports else replace(line, reports=[*line.reports, guest])

    def struck(self, row: TableRow, guest: str, message: Json) -> ChatRow:
        """A line without its words: the host may strike any, everybody the own."""
        line = self._lines.get(message["line"])
        if line is None or guest not in {row.host, line.guest}:
            raise Refusal(403, "not_your_line")
        return replace(line, kind=STRUCK, text="", reactions={}, reports=[])

    def fall_out(self, line: ChatRow) -> list[int]:
        """The lines that there is no more room for when this one is kept."""
        numbers = sorted(one.line for one in self._lines.values() if one.room == line.room and one.line != line.line)
        return numbers[: max(0, len(numbers) + 1 - self._settings.lines)]

    def keep(self, line: ChatRow, gone: Iterable[int]) -> None:
        """This line is kept, and those are gone."""
        self._lines[line.line] = line
        for number in gone:
            self._lines.pop(number, None)

    def reseat(self, old: str, new: str) -> None:
        """What one guest has said and shown is another's; the store knows it already."""
        for number, line in self._lines.items():
            guest = new if line.guest == old else line.guest
            self._lines[number] = replace(without_old(line, old, new), guest=guest)

    def forget(self, guest: str) -> list[ChatRow]:
        """Lose what a guest has said and shown; the lines that are told anew. The store is to know it, too."""
        changed = []
        for line in list(self._lines.values()):
            left = without_old(line, guest, None)
            if line.guest == guest:
                left = replace(left, kind=STRUCK, guest="", name="", text="")
            if left != line:
                self._lines[line.line] = left
                changed.append(left)
        return changed

    def _breathe(self, row: TableRow, guest: str, now: float) -> None:
        share = 1.0 if room_of(row, guest) == PLAYERS else 0.5
        burst, rate = self._settings.chat_burst * share, self._settings.chat_rate * share
        own = self._breaths.setdefault(guest, Breath(burst, rate, burst, now))
        own.burst, own.rate = burst, rate
        crowd = None
        if share < 1:
            most = self._settings.crowd_burst
            crowd = self._crowd = self._crowd or Breath(most, self._settings.crowd_rate, most, now)
        if not own.has_some(now) or (crowd is not None and not crowd.has_some(now)):
            raise Refusal(429, "too_fast")
        for breath in (own, crowd):
            if breath is not None:
                breath.left -= 1
        if len(self._breaths) > self._settings.lines:
            self._breaths = {one: breath for one, breath in self._breaths.items() if not breath.is_full(now)}

    # -- hearing ----------------------------------------------------------------------------------------------------

    def unread(self, row: TableRow, guest: str, ear: Ear, *, over: bool) -> int:
        """How many lines a guest has not seen, of those that the guest hears and wants to hear."""
        deaf = {guest, *ear.muted, *ear.blocked}
        return sum(
            line.line > ear.read
            and not ear.quiet
            and line.kind != STRUCK
            and line.guest not in deaf
            and hears(row, guest, line, over=over)
            for line in self._lines.values()
        )

    def named(self, row: TableRow, ears: Mapping[str, Ear]) -> list[str]:
        """Whom the last line calls by name."""
        line = self._lines[max(self._lines)]
        return [guest for guest in {seat.guest for seat in row.seats} if guest and names(row, guest, line, ears[guest])]

    def _heard(self, row: TableRow, guest: str, number: int, *, over: bool) -> ChatRow:
        line = self._lines.get(number)
        if line is None or not hears(row, guest, line, over=over):
            raise Refusal(404, "no_line")
        return line


def with_other(crowd: Any, old: str, new: str | None) -> Any:
    """People, or people by some word, with one of them another one, or nobody; each stands there once."""
    if isinstance(crowd, dict):
        changed = {word: with_other(people, old, new) for word, people in crowd.items()}
        return {word: people for word, people in changed.items() if people}
    return [one for one in dict.fromkeys(new if one == old else one for one in crowd) if one is not None]


def without_old(line: ChatRow, old: str, new: str | None) -> ChatRow:
    """A line with the reactions and reports of one guest another's, or nobody's."""
    return replace(line, reactions=with_other(line.reactions, old, new), reports=with_other(line.reports, old, new))


def room_of(row: TableRow, guest: str) -> str:
    """Where a guest speaks."""
    return PLAYERS if guest and (row.seats_of(guest) or guest == row.host) else WATCHERS


def hears(row: TableRow, guest: str, line: ChatRow, *, over: bool) -> bool:
    """Whether a guest hears a line: those of the own room, and after the end all."""
    return over or line.room == room_of(row, guest)


def names(row: TableRow, guest: str, line: ChatRow, ear: Ear) -> bool:
    """Whether a line calls somebody by the name that he has at the table, and he hears it and wants to."""
    deaf = ear.quiet or line.guest in {guest, *ear.muted, *ear.blocked}
    if line.kind != TEXT or deaf or not hears(row, guest, line, over=row.over):
        return False
    called = {name for seat in row.seats_of(guest) for name in (row.names()[seat], row.seats[seat].name) if name}
    return any(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", line.text, re.IGNORECASE) for name in called)


def shown(row: TableRow, guest: str, line: ChatRow) -> Json:
    """A line as a guest hears it."""
    return {
        "line": line.line,
        "room": line.room,
        "kind": line.kind,
        "seat": line.seat,
        "who": speaker(row, line.guest),
        "mine": bool(guest) and guest == line.guest,
        "name": line.name,
        "text": line.text,
        "lang": line.lang,
        "at": line.at,
        "reactions": [
            {"reaction": one, "names": [name_of(row, other) for other in guests], "mine": guest in guests}
            for one, guests in line.reactions.items()
        ],
        "reports": len(line.reports) if guest == row.host else 0,
    }


def name_of(row: TableRow, guest: str) -> str:
    """The name that a guest has at a table; empty for one who only looks on."""
    return next((row.names()[seat] for seat in row.seats_of(guest)), "")


def speaker(row: TableRow, guest: str) -> str:
    """How people at a table tell a guest from others: another name at each table, which does not tell who it is."""
    return blake2s(guest.encode(), key=bytes.fromhex(row.secret), digest_size=8).hexdigest()


def listeners(row: TableRow) -> list[str]:
    """Whose unread lines are counted: everybody who sits there, and the host."""
    return sorted({row.host, *(seat.guest for seat in row.seats if seat.guest is not None)})
