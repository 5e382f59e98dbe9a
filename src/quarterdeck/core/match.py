"""A game under way: who is asked, what was answered, what was told, what can be taken back."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

from quarterdeck.core import engine, registry
from quarterdeck.core.dealer import Dealer, Fair, Scripted, Seeded, fair_from_json
from quarterdeck.core.decision import Decision, Option, Still
from quarterdeck.core.engine import CHANCE, NONE, SPECTATOR, Position
from quarterdeck.core.errors import (
    BadPosition,
    BadRecord,
    BadWords,
    CannotUndo,
    GameOver,
    IllegalAction,
    NewerRules,
    NotAsked,
    QuarterdeckError,
)
from quarterdeck.core.events import ALL, Event, Phrase, Telling, Told
from quarterdeck.core.fields import sharing
from quarterdeck.core.frames import Sealed
from quarterdeck.core.game import Game
from quarterdeck.core.rng import Rng
from quarterdeck.core.spelling import read_key, say_key
from quarterdeck.core.weighing import Weighed, weigh
from quarterdeck.core.zones import count_hidden

FORMAT = 1  # of positions and records


class LogEntry:
    """One answer and what it brought about."""

    def __init__(
        self, seat: int, words: str, label: Phrase | None, auto: bool, private: bool, events: list[Event]
    ) -> None:
        self.seat = seat  # CHANCE for the dealer
        self.words = words
        self.label = label  # how the answer is called, in a match that is watched; a key of chance has no name
        self.auto = auto  # the only option, answered by the runner
        self.private = private  # the answer, or that it was automatic, would tell others what is hidden
        self.events = events


class Mark:
    """A point to which an answer may be taken back."""

    def __init__(self, position: Any, length: int, seat: int, holes: list[int] | None) -> None:
        self.position = position
        self.length = length  # of the log; negative if the answer was given before this match went on
        self.seat = seat  # that answered
        self.holes = holes  # how much was hidden from a spectator and each seat, where somebody has counted it


Observer = Callable[["Match", LogEntry], None]


class Match:
    """A game under way, from its setup to its end.

    Examples:
        >>> import quarterdeck as qd
        >>> m = qd.Match("space_pirates", seats=3, seed=7)
        >>> seat = m.waiting()[0]
        >>> "place pirate_7 planet_3" in m.decision(seat)
        True
    """

    def __init__(
        self,
        game: "Game[Any] | str",
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        dealer: Dealer | None = None,
        watch: Observer | None = None,
        start: Position | None = None,
    ) -> None:
        rules = found(game)
        rules.check_seats(seats)
        checked = rules.check_options(options or {})
        first = rules.new(seats, checked) if start is None else start
        engine.settle(first)  # of a start, an older version may have asked between other steps
        self._begin(rules, checked, first, dealer, seed or 0, watch)
        if start is None:  # else whoever goes on from there lets it run
            self._run()

    def _begin(
        self,
        game: Game[Any],
        options: dict[str, Any],
        start: Position,
        dealer: Dealer | None,
        seed: int | None,
        watch: Observer | None = None,
    ) -> None:
        self.game = game
        self.seats = start.seats
        self.options = options
        self.log: list[LogEntry] = []
        self._s: Any = start
        self._dealer = dealer or Seeded(seed or 0)
        self._seed = None if dealer else seed  # None: the dealer cannot be made again from a number
        self._start: dict[str, Any] | None = None  # a position, if the match did not begin at the setup
        self._past: list[Mark] = []  # the answers that may go back
        self._legal_now: dict[int, list[int]] = {}  # what each seat can answer in this position, as far as it was asked
        self._seen_now: dict[int, dict[str, Any]] = {}  # this position as JSON, as far as a viewer who wanted it knows
        self._seen_last: dict[int, dict[str, Any]] = {}  # the same of the one before
        self._binds_now: dict[tuple[int, int], bool] = {}  # whether answers to it could not be taken back
        self._holes_now: list[int] | None = None  # how much is hidden from each viewer in this position, where counted
        self._reveals: bool | None = None  # whether taking the last of them back would be of no use; None: not known
        self._barrier = "nothing"  # why there is no more of the past
        self._observers = [] if watch is None else [watch]
        self._issued: dict[int, tuple[object, str]] = {}
        self._serial = 0
        self._given = [0] * start.seats  # answers of each seat in the log
        self._still: Still | None = None  # this position as its questions hold it, if one was asked

    # -- asking ---------------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The position itself, with nothing hidden: for tests and tools to look at, never for players."""
        return self._s

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._s.stack

    @property
    def scores(self) -> list[int]:
        """The points of each seat, as they stand."""
        return self.game.scores(self._s)

    @property
    def ranks(self) -> list[int]:
        """The place of each seat: 1 is the winner, ties share a rank."""
        return self.game.ranks(self._s)

    def waiting(self) -> list[int]:
        """The seats that must answer now, in asking order."""
        return [] if self.over else [seat for seat in self._frame().waiting(self._s) if seat != CHANCE]

    def welcome(self) -> list[int]:
        """The seats that may act although nobody waits for them."""
        return [] if self.over else list(self._frame().welcome(self._s))

    @property
    def hides_askee(self) -> bool:
        """Whether nobody may know who is asked."""
        return not self.over and self._frame().hides_askee(self._s)

    @property
    def sealed(self) -> bool:
        """Whether all answer in secret, and what they answer is opened together."""
        return not self.over and isinstance(self._frame(), Sealed)

    def decision(self, seat: int) -> Decision | None:
        """What the seat is asked or invited to answer; None if nothing."""
        must = seat in self.waiting()
        if not must and seat not in self.welcome():
            return None
        return self._question(self._s, seat, "", must=must)

    def _question(self, s: Any, seat: int, issue: str, *, must: bool) -> Decision:
        frame = s.stack[-1]
        actions = self._options(seat) if s is self._s else frame.options(s, seat)
        prompt = frame.prompt(s, seat)
        issue = issue or self._issue(seat, (prompt.kind, prompt.args, actions, len(s.stack)))
        if s is not self._s:
            return Decision(issue, self.game, Still(s), seat, actions, prompt, must=must)
        self._still = self._still or Still(s)
        return Decision(issue, self.game, self._still, seat, actions, prompt, must=must)

    def actions(self, seat: int) -> list[int]:
        """Every legal answer of a seat, packed, as programs give it to `apply`; none if it is not asked."""
        if self.over:
            return []
        frame, s = self._frame(), self._s
        asked = seat in frame.waiting(s) or seat in frame.welcome(s)
        return list(self._options(seat)) if asked else []

    def ask(self, seat: int) -> Decision:
        """What a waiting seat is asked; `NotAsked` if nothing."""
        decision = self.decision(seat)
        if decision is None:
            raise self._not_asked(seat)
        return decision

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may know, and nothing else; None is a spectator. Not to be changed."""
        viewer = SPECTATOR if seat is None else seat
        return self.game.view(self._s, viewer, self.options, self._seen(viewer))

    def told(self, entry: LogEntry, seat: int | None = None) -> list[Told]:
        """The events of a log entry as a seat may know them; None is a spectator, ALL sees everything."""
        who = SPECTATOR if seat is None else seat
        told = [self.game.wording.told(self._s, event).for_reader(who) for event in entry.events]
        return [one for one in told if one is not None]

    def binds(self, seat: int, words: str) -> bool:
        """Whether an answer to what the seat must answer could not be taken back, as far as the seat can know.

        It is tried on a table that is possible behind the seat's view: what it may not know tells it nothing here.
        What shows itself to a third seat alone is left to `can_undo`, which knows when it has happened.
        """
        if seat not in self.waiting():
            return False
        action = self._legal(seat, words)
        found = self._binds_now.get((seat, action))
        if found is None:
            found = self._binds_now[seat, action] = self._would_bind(seat, action)
        return found

    def _would_bind(self, seat: int, action: int) -> bool:
        table = self.game.determinise(self.view(seat), Rng(0))
        if table.stack[-1].is_final(table, seat, action):
            return True
        engine.answer(table, seat, action)
        if table.stack:
            frame = table.stack[-1]
            for other in frame.waiting(table):
                if other == CHANCE or (other != seat and len(frame.options(table, other)) == 1):
                    return True
        then = table.to_json()
        return any(self._hidden(table, viewer, then) < self._hidden_now(viewer) for viewer in (SPECTATOR, seat))

    def weigh(self, seat: int, words: str) -> Weighed:
        """What an answer to what the seat is asked would bring about, as far as the seat can know; nothing happens."""
        action = self._legal(seat, words)
        return weigh(self.game, self.view(seat), seat, action, binds=self.binds(seat, words))

    def problems(self) -> list[str]:
        """Broken invariants with their rule ids; empty unless the engine is wrong."""
        return list(self._s.problems())

    # -- answering ------------------------------------------------------------------------------------------------

    def play(self, seat: int, words: str) -> list[Told]:
        """Answer for a seat; what happened, as that seat may know it. An illegal answer changes nothing."""
        action = self._legal(seat, words)
        before = len(self.log)
        self._apply(seat, action, auto=False)
        self._run()
        return [told for entry in self.log[before:] for told in self.told(entry, seat)]

    def apply(self, seat: int, action: int) -> None:
        """Answer for a seat by one of its `actions`. What happened stands in the log; nobody spells it."""
        self._check(seat, action)
        self._apply(seat, action, auto=False)
        self._run()

    def watch(self, observer: Observer) -> None:
        """Call the observer with the match and every log entry from now on."""
        self._observers.append(observer)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat can take back its last answer."""
        return self.why_no_undo(seat) is None

    def why_no_undo(self, seat: int) -> Phrase | None:
        """The reason why the seat cannot take back its last answer; None if it can."""
        reason = self._undo_barrier(seat)
        return Phrase(f"undo-{reason}", {}) if reason else None

    @property
    def past(self) -> list[tuple[int, int]]:
        """Length of the log and seat for each answer that may still go back; -1 if it was given before this match."""
        return [(mark.length, mark.seat) for mark in self._past]

    def remember(self, past: Sequence[tuple[Mapping[str, Any], int]]) -> None:
        """Let answers be taken back that led to the position where this match went on: state before each, and seat."""
        self._past = [Mark(self.game.restore(dict(state)), -1, seat, None) for state, seat in past]
        self._reveals = None

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer and what followed by itself."""
        reason = self._undo_barrier(seat)
        if reason:
            raise CannotUndo(f"seat {seat} cannot take back its last answer: {reason}", Phrase(f"undo-{reason}", {}))
        mark = self._past.pop()
        self._s = mark.position.clone()  # questions may hold it
        self._moved()
        del self.log[max(0, mark.length) :]
        self._given = [sum(entry.seat == who for entry in self.log) for who in range(self.seats)]
        self._issued.clear()

    # -- writing down ---------------------------------------------------------------------------------------------

    def whole(self) -> dict[str, Any]:
        """The whole state as JSON, made once for each position; not to be changed, and not for players."""
        return self._seen(ALL)

    def position(self) -> dict[str, Any]:
        """The whole state as JSON: saves, tests, bug reports. Not for players: nothing is hidden in it."""
        return {
            "format": FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "state": self._s.to_json(),
        }

    @classmethod
    def from_position(
        cls,
        game: "Game[Any] | str",
        position: Mapping[str, Any],
        seed: int = 0,
        dealer: Dealer | None = None,
        watch: Observer | None = None,
    ) -> Self:
        """The match that goes on from a position."""
        rules = found(game)
        check_head(rules, position, BadPosition)
        try:
            start = rules.restore(position["state"])
            match = cls(rules, start.seats, position["options"], seed, dealer, watch, start)
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise BadPosition(f"expected a state of {rules.id}; found one that cannot be read: {error!r}") from error
        broken = start.problems()
        if broken:
            raise BadPosition(f"expected a sound state of {rules.id}; found {'; '.join(broken)}")
        match._start = start.to_json()
        match._run()
        return match

    def record(self) -> dict[str, Any]:
        """The replayable log: options, rules version, every answer with those of chance."""
        written: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "start": self._start,
            "log": [[entry.seat, entry.words, entry.auto] for entry in self.log],
            "over": self.over,
            "scores": self.scores if self.over else None,
            "ranks": self.ranks if self.over else None,
        }
        if isinstance(self._dealer, Fair):
            written["fair"] = self._dealer.to_json(reveal=self.over)
        elif self._seed is not None:
            written["seed"] = self._seed
        return written

    @classmethod
    def from_record(cls, record: Mapping[str, Any], dealer: Dealer | None = None, *, verify: bool = False) -> Self:
        """The match that a record tells. With `verify`, every answer of chance is dealt again and compared."""
        check_record(record)
        rules = found(record["game"])
        check_head(rules, record, BadRecord)
        options = rules.check_options(record["options"])
        start = rules.restore(record["start"]) if record.get("start") else rules.new(record["seats"], options)
        again = dealer or dealer_of(record)
        match = cls(rules, start.seats, options, None, again, None, start)
        match._start = record.get("start")
        match._seed = record.get("seed")
        for number, line in enumerate(record["log"]):
            match._replay(number, line, again if verify or dealer is None else None, record["rules_version"])
        match._run()
        if record.get("over") and (not match.over or match.scores != record["scores"]):
            raise BadRecord(f"expected the recorded scores {record['scores']}; found {match.scores} on replay")
        return match

    # -- inside ---------------------------------------------------------------------------------------------------

    def _frame(self) -> engine.Frame[Any]:
        frame: engine.Frame[Any] = self._s.stack[-1]
        return frame

    def _legal(self, seat: int, words: str) -> int:
        self._check_asked(seat)
        action = self.game.language.read(words)
        self._check(seat, action)
        return action

    def _check_asked(self, seat: int) -> None:
        if self.over:
            raise GameOver("the game is over", Phrase("reason-over", {}), "")
        frame = self._frame()
        if seat not in frame.waiting(self._s) and seat not in frame.welcome(self._s):
            raise self._not_asked(seat)

    def _check(self, seat: int, action: int) -> None:
        self._check_asked(seat)
        frame = self._frame()
        if action not in self._options(seat):
            why: Telling = frame.refusal(self._s, seat, action)
            raise IllegalAction(
                f"{self.game.language.say(action)!r} is not legal now: {why.kind} ({why.rule})",
                self.game.phrase("reason", self._s, why),
                why.rule,
            )

    def _not_asked(self, seat: int) -> NotAsked:
        waiting = self.waiting()
        rule = self._frame().prompt(self._s, waiting[0]).rule if waiting else ""
        return NotAsked(
            f"expected an answer of seat {', '.join(map(str, waiting)) or 'nobody'}; found seat {seat}",
            Phrase("reason-not_asked", {}),
            rule,
        )

    def _run(self) -> None:
        """Let chance answer, and every seat that has only one option."""
        while not self.over:
            frame, s = self._frame(), self._s
            waiting = frame.waiting(s)
            if waiting[0] == CHANCE:
                if not self._runs(frame, CHANCE):
                    return
                self._apply(CHANCE, self._deal(self._dealer), auto=False)
                continue
            forced = [
                seat for seat in waiting if seat != CHANCE and len(self._options(seat)) == 1 and self._runs(frame, seat)
            ]
            if not forced:
                return
            self._apply(forced[0], self._options(forced[0])[0], auto=True)

    def _runs(self, frame: engine.Frame[Any], seat: int) -> bool:
        """Whether chance, or a seat with one option, is answered for at once."""
        return True

    def _deal(self, dealer: Dealer) -> int:
        frame, s, options = self._frame(), self._s, self._options(CHANCE)
        if not options:
            return dealer.key()
        if len(options) == 1:
            return options[0]
        odds = frame.odds(s) or [1] * len(options)
        return options[dealer.index([self.game.language.say(action) for action in options], odds)]

    def _apply(self, seat: int, action: int, *, auto: bool) -> None:
        s, frame = self._s, self._frame()
        keyed = seat == CHANCE and not self._options(CHANCE)
        words = say_key(action) if keyed else self.game.language.say(action)
        label = self.game.wording.action(s, action) if self._observers and not keyed else None
        private = seat != CHANCE and (frame.hides_answer(s, seat, action) or (auto and frame.hides_choice(s, seat)))
        binding = seat != CHANCE and frame.is_final(s, seat, action)
        before = self._copied() if self._still is not None or not (auto or seat == CHANCE) else None
        if not auto:
            self._remember(seat, before)
        elif not self._past or self._past[-1].seat != seat:
            self._forget("other")
        events: list[Event] = []
        s.out = events
        engine.answer(s, seat, action)
        s.out = None
        self._moved()
        if binding:
            self._forget("revealed")
        entry = LogEntry(seat, words, label, auto, private, events)
        self.log.append(entry)
        if seat != CHANCE:
            self._given[seat] += 1
        for observer in self._observers:
            observer(self, entry)

    def _moved(self) -> None:
        """The position is another: what was worked out of it no longer holds."""
        self._legal_now = {}
        self._still = None
        self._seen_last, self._seen_now = self._seen_last | self._seen_now, {}
        self._binds_now = {}
        self._holes_now = None
        self._reveals = None

    def _options(self, seat: int) -> list[int]:
        """Every legal answer of a seat, worked out once for each position; not to be changed."""
        found = self._legal_now.get(seat)
        if found is None:
            frame, s = self._frame(), self._s
            found = self._legal_now[seat] = [*frame.options(s, seat), *frame.preferences(s, seat)]
        return found

    def _seen(self, viewer: int) -> dict[str, Any]:
        """The state as a viewer may know it, made once for each position; not to be changed.

        What is as it was in the position before is the same object, so that nobody has to look for what has changed.
        """
        found = self._seen_now.get(viewer)
        if found is None:
            found = self._s.to_json() if viewer == ALL else self.game.hide(self._s, viewer, self._seen(ALL))
            self._seen_now[viewer] = sharing(found, self._seen_last.get(viewer, {}))
        return found

    def _hidden(self, s: Any, viewer: int, whole: dict[str, Any]) -> int:
        """How much of a position is hidden from a viewer."""
        return count_hidden(self.game.hide(s, viewer, whole), whole)

    def _hidden_now(self, viewer: int) -> int:
        return count_hidden(self._seen(viewer), self.whole())

    def _copied(self) -> Any:
        """A copy of the position before the match goes on, which those who hold its questions read from now on."""
        copy = self._s.clone()
        if self._still is not None:
            self._still.s = copy
        return copy

    def _remember(self, seat: int, before: Any) -> None:
        if seat == CHANCE:
            self._forget("chance")
            return
        if self._past and self._past[-1].seat != seat:
            self._forget("other")
        self._past.append(Mark(before, len(self.log), seat, self._holes_now))

    def _forget(self, reason: str) -> None:
        self._past.clear()
        self._barrier = reason

    def _undo_barrier(self, seat: int) -> str:
        if not self._past:
            return self._barrier
        mark = self._past[-1]
        if mark.seat != seat:
            return "other"
        if self._reveals is None:
            viewers = [SPECTATOR, *range(self.seats)]
            if mark.holes is None:
                before = mark.position.to_json()
                mark.holes = [self._hidden(mark.position, viewer, before) for viewer in viewers]
            self._holes_now = [self._hidden_now(viewer) for viewer in viewers]
            self._reveals = any(now < then for now, then in zip(self._holes_now, mark.holes, strict=True))
        return "revealed" if self._reveals else ""

    def _issue(self, seat: int, content: object) -> str:
        """The id of a question: the same while the question is the same, never used again."""
        asked = self._given[seat], content
        held = self._issued.get(seat)
        if held is None or held[0] != asked:
            self._serial += 1
            self._issued[seat] = asked, f"{seat}.{self._serial}"
        return self._issued[seat][1]

    def _replay(self, number: int, line: Sequence[Any], again: Dealer | None, version: int) -> None:
        seat, words, auto = line
        try:
            if self.over:
                raise BadRecord("the game is over")
            if version < self.game.rules_version:
                self._add_certain(words)
            action = self._read_chance(words, again) if seat == CHANCE else self._legal(seat, words)
        except QuarterdeckError as error:
            old = f" (written by rules version {version})" if version != self.game.rules_version else ""
            raise BadRecord(f"expected a legal line {number + 1} of the log{old}; found {words!r}: {error}") from error
        self._apply(seat, action, auto=auto)

    def _add_certain(self, words: str) -> None:
        """Let chance answer what only today's rules ask it, where it has one option; old records lack the line."""
        frame, s = self._frame(), self._s
        if frame.waiting(s) == [CHANCE] and frame.clock(s) == NONE:
            options = frame.options(s, CHANCE)
            if len(options) == 1 and self.game.language.say(options[0]) != words:
                self._apply(CHANCE, options[0], auto=False)

    def _read_chance(self, words: str, again: Dealer | None) -> int:
        frame, live = self._frame(), self.game.live
        if CHANCE not in frame.waiting(self._s):
            if live is None or not live.unsettled(self._s):
                raise BadRecord("chance was not asked")
            action = live.settle(self._s)
            if action == NONE or self.game.language.say(action) != words:
                raise BadWords("time settles unsettled plays one by one; older records let time pass for each at once")
            return action
        options = frame.options(self._s, CHANCE)
        action = self.game.language.read(words) if options else read_key(words)
        if options and action not in options:
            raise BadWords(f"{words!r} is no outcome of this chance")
        if again is not None and self._deal(again) != action:
            raise BadRecord(f"the dealer did not deal {words!r}")
        return action


def found(game: Game[Any] | str) -> Game[Any]:
    """The game itself, or the registered game of that id."""
    if isinstance(game, Game):
        return game
    return registry.game(game)


def dealer_of(record: Mapping[str, Any]) -> Dealer | None:
    """The dealer that can deal a record again, if it says enough."""
    if "secret" in record.get("fair", {}):
        return fair_from_json(record["fair"])
    return Seeded(record["seed"]) if record.get("seed") is not None else None


def check_record(record: Mapping[str, Any]) -> None:
    """Refuse what does not have the shape of a record."""
    if not isinstance(record, Mapping):
        raise BadRecord(f"expected a record (a JSON object); found {type(record).__name__}")
    missing = [name for name in ("format", "game", "rules_version", "seats", "options", "log") if name not in record]
    if missing:
        raise BadRecord(f"expected a complete record; found one without {', '.join(missing)}")
    for number, line in enumerate(record["log"]):
        if not (isinstance(line, list | tuple) and [type(part) for part in line] == [int, str, bool]):
            raise BadRecord(f"expected [seat, words, auto] in line {number + 1} of the log; found {line!r}")


def check_head(game: Game[Any], written: Mapping[str, Any], error: type[QuarterdeckError]) -> None:
    """Refuse a position or record of another game, another format or newer rules."""
    for name in ("game", "rules_version", "seats", "options"):
        if name not in written:
            raise error(f"expected {name!r} in the saved game; found {', '.join(written) or 'nothing'}")
    if written["game"] != game.id:
        raise error(f"expected a game of {game.id}; found one of {written['game']!r}")
    newer = NewerRules if error is BadRecord else error
    if written.get("format", FORMAT) > FORMAT:
        raise newer(f"expected format {FORMAT} or older; found {written['format']}")
    if written["rules_version"] > game.rules_version:
        raise newer(f"expected rules version {game.rules_version} or older; found {written['rules_version']}")
    game.check_seats(written["seats"])


__all__ = ["Decision", "LogEntry", "Match", "Option", "Scripted", "Told"]
