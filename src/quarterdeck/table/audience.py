"""The audience of a table: who is here, and what each reader was told last."""

from collections.abc import Callable
from functools import partial
from operator import itemgetter
from typing import Any

from quarterdeck.core.dealer import commitment
from quarterdeck.core.engine import SPECTATOR
from quarterdeck.core.events import ALL
from quarterdeck.table.chat import speaker
from quarterdeck.table.company import ranks_of, shown_notes, shown_seat, shown_takeback
from quarterdeck.table.outbox import Batching, Outbox
from quarterdeck.table.rematch import shown_rematch
from quarterdeck.table.rows import Json, TableRow, distinct
from quarterdeck.table.stored_match import Batch
from quarterdeck.table.terms import Terms, kept, written
from quarterdeck.table.times import shown_ends, unasked

Connection = Any  # whatever its owner tells connections apart by
Sends = list[tuple[Connection, Json]]
Left = dict[int, list[Json]]  # of clocks, by the identity of those who hold them

OTHERS: Json = {"id": "undo-other", "args": {}}


class Audience:
    """Is told everything in order, each reader what is new to him."""

    def __init__(self, row: TableRow, batching: Batching) -> None:
        self.row = row
        self._batching = batching
        self._outbox = Outbox()
        self._here: dict[Connection, str] = {}  # connections and their guests, those that were greeted
        self._coming: dict[Connection, str] = {}  # those that are to be greeted
        self._came: dict[str, tuple[str, float]] = {}  # what guests are called, and since when they are here
        self._shown: dict[int, Json] = {}  # the state last told to each reader who listens, and to a spectator
        self._settled = row  # when all was told last
        self._updated = row.updated  # when something was last told
        self._told = row  # as it stood then
        self._sends: Sends = []

    # -- who is here ------------------------------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self._here)

    def guests(self) -> set[str]:
        """Who is here."""
        return set(self._here.values())

    def present(self) -> set[int]:
        """The seats whose players are here."""
        here = self.guests()
        return {seat for seat in self.row.people() if self.row.seats[seat].guest in here}

    def listening(self) -> list[int]:
        """The seats whose players are here or coming: only for them is anything written down."""
        guests = {*self._here.values(), *self._coming.values()}
        return [seat for seat in self.row.people() if self.row.seats[seat].guest in guests]

    def shown(self, states: dict[int, Json]) -> None:
        """What has been told before anything is told."""
        self._shown = states

    def arrive(
        self,
        connection: Connection,
        guest: str,
        name: str,
        state: Callable[[int], Json],
        then: Callable[[float], None],
    ) -> None:
        """Tell a connection everything from now on; `then` is called when it is here."""
        self._came[guest] = name, self._came.get(guest, ("", 0.0))[1]
        told = {SPECTATOR, *self.listening()}
        fresh = {reader: state(reader) for reader in self._readers_of(guest) if reader not in told}
        self._coming[connection] = guest
        self._outbox.put(lambda now: self._greet(connection, fresh, then, now))

    def leave(self, connection: Connection) -> None:
        """Tell a connection nothing more."""
        self._here.pop(connection, None)
        self._coming.pop(connection, None)
        here = {*self._here.values(), *self._coming.values()}
        self._came = {guest: came for guest, came in self._came.items() if guest in here}
        self.tell_summary()

    def _greet(self, connection: Connection, fresh: dict[int, Json], then: Callable[[float], None], now: float) -> None:
        """Tell a connection how everything stands; `fresh` are the states of readers that nobody was told of."""
        if connection not in self._coming:
            return
        guest = self._here[connection] = self._coming.pop(connection)
        self._came[guest] = self._came[guest][0], self._came[guest][1] or now
        self._shown |= fresh
        self._tell_all(connection, now)
        for other, name in self._here.items():
            if other != connection:
                self._sends.append((other, {"type": "table", "table": self.summary(name)}))
        then(now)

    # -- telling ----------------------------------------------------------------------------------------------------

    def due(self) -> float | None:
        """When something is to be told next."""
        return self._outbox.due()

    def out(self, now: float) -> Sends:
        """What is to be sent now, in order."""
        self._outbox.release(now)
        if self._outbox.due() is None:
            self._settled = self.row
        sends, self._sends = self._sends, []
        return sends

    def tell_each(self, message: Callable[[str], Json | None]) -> None:
        """Tell every guest what is meant for that guest, if anything is."""

        def tell(_: float) -> None:
            for connection, guest in self._here.items():
                meant = message(guest)
                if meant is not None:
                    self._sends.append((connection, meant))

        self._outbox.put(tell)

    def tell_summary(self) -> None:
        """Tell everybody the table's summary."""
        self._outbox.put(
            lambda _: self._sends.extend(
                (connection, {"type": "table", "table": self.summary(guest)})
                for connection, guest in self._here.items()
            )
        )

    def tell_again(self, connection: Connection) -> None:
        """Tell a connection again how everything stands."""
        self._outbox.put(lambda now: self._tell_all(connection, now) if connection in self._here else None)

    def tell_everything(self) -> None:
        """Tell everybody again how everything stands."""

        def tell(now: float) -> None:
            for connection in self._here:
                self._tell_all(connection, now)

        self._outbox.put(tell)

    def tell_states(self, states: dict[int, Json]) -> None:
        """Tell every reader how the table stands."""
        row = self.row
        self._outbox.put(lambda now: self._deliver({reader: [state] for reader, state in states.items()}, row, now))

    def tells(self, batch: Batch, now: float, *, hides_askee: bool) -> float:
        """When everybody would know what happened, if it were told now."""
        acts = self._batching.acts(batch.entries, hides_askee=hides_askee)
        return self._outbox.tells([act.gap for act in acts], now)

    def tell_batch(self, batch: Batch, states: dict[int, Json], *, hides_askee: bool) -> None:
        """Tell every reader what happened, act by act, then what stands now."""
        acts = self._batching.acts(batch.entries, hides_askee=hides_askee)
        if not acts:
            self.tell_states(states)
        for act in acts:
            messages: dict[int, list[Json]] = {}
            for reader, state in states.items():
                told = [steps[reader] for steps in batch.steps[act.first : act.last] if reader in steps]
                steps = [{"type": "steps", "seat": wire_seat(reader), "steps": told}] if told else []
                if act is acts[-1]:
                    messages[reader] = [*steps, state]
                elif told:
                    messages[reader] = [*steps, interim(told[-1], state, kept(self.row.terms))]
            row = self.row if act is acts[-1] else None
            self._outbox.put(partial(self._deliver, messages, row), act.gap)

    def _tell_all(self, connection: Connection, now: float) -> None:
        guest = self._here[connection]
        self._sends.append((connection, {"type": "table", "table": self.summary(guest)}))
        for reader in self._readers_of(guest):
            if reader in self._shown:
                self._sends.append((connection, wired(self._shown[reader], now)))

    def _deliver(self, messages: dict[int, list[Json]], row: TableRow | None, now: float) -> bool:
        """Tell what is new to each reader; whether everybody could notice it."""
        news = {reader: told for reader, told in messages.items() if told != [self._shown.get(reader)]}
        if SPECTATOR in news:
            self._updated, self._told = now, row or self._told
        for reader, told in news.items():
            self._shown[reader] = told[-1]
        left: Left = {}
        written = {reader: [wired(message, now, left) for message in told] for reader, told in news.items()}
        for connection, guest in self._here.items():
            for reader in self._readers_of(guest):
                self._sends += [(connection, message) for message in written.get(reader, [])]
        return SPECTATOR in news

    def _readers_of(self, guest: str) -> list[int]:
        return self.row.seats_of(guest) or [SPECTATOR]

    # -- looking ----------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether everybody has been told that the game is over."""
        return bool(self._shown[SPECTATOR]["view"]["over"])

    def steps_told(self, reader: int) -> int | None:
        """How many steps a reader has been told of; None for one who reads only when everything is over."""
        if reader == ALL:
            return None
        listens = reader == SPECTATOR or reader in self.listening()
        shown = self._shown.get(reader) if listens else None
        return int(shown["step"]) if shown is not None else self._settled.step_of(reader)

    def asked(self, seat: int) -> bool | None:
        """Whether a seat was told that it must answer (True) or may (False); None if it was not, or may only prefer."""
        decision = self._shown[seat]["decision"] if seat in self._shown else None
        if decision is None or all(option["preference"] for option in decision["options"]):
            return None
        return bool(decision["must"])

    def call(self, guest: str, name: str) -> None:
        """A guest who is here has another name."""
        if guest in self._came:
            self._came[guest] = name, self._came[guest][1]

    def watchers(self) -> list[Json]:
        """Who looks on, those first who came first; two of one name are told apart, also from those who play."""
        here = self.guests()
        lookers = [(since, guest) for guest, (_, since) in self._came.items() if self._looks_on(guest, here)]
        lookers.sort(key=itemgetter(0))
        seats = [seat.name for seat in self.row.seats]
        names = distinct([*seats, *(self._came[guest][0] for _, guest in lookers)])[len(seats) :]
        return [
            {"name": name, "since": since, "who": speaker(self.row, guest)}
            for name, (since, guest) in zip(names, lookers, strict=True)
        ]

    def _looks_on(self, guest: str, here: set[str]) -> bool:
        return guest in here and guest != self.row.host and not self.row.seats_of(guest)

    def summary(self, guest: str) -> Json:
        """What everybody may know about the table, no further than everybody has been told."""
        shown = self._shown[SPECTATOR]
        view = shown["view"]
        return {
            **summary(self.row, guest, self.guests()),
            "over": view["over"] or self.row.over,
            "step": shown["step"],
            "scores": view["scores"],
            "ranks": ranks_of(self.row, view["ranks"]),
            "waiting": shown["waiting"],
            "since": {str(seat): self._told.since.get(str(seat), self._updated) for seat in shown["waiting"]},
            "ends": shown_ends(self._told, shown["waiting"]),
            "last": self._told.last,
            "updated": self._updated,
            "watchers": self.watchers(),
        }


def wire_seat(reader: int) -> int | None:
    """A reader as the protocol names it."""
    return None if reader == SPECTATOR else reader


def wired(message: Json, now: float, known: Left | None = None) -> Json:
    """A message as it is sent now: of every clock, how much time is left; `known` is that of what readers share."""
    if message["type"] != "state":
        return message
    clock, plays, times = message["clock"], message["unsettled"], message["times"]
    known = {} if known is None else known
    left = known.get(id(times))
    if left is None:
        left = known[id(times)] = [with_left(time, now) for time in times]
    return message | {
        "clock": clock and with_left(clock, now),
        "unsettled": [with_left(play, now) for play in plays],
        "times": left,
    }


def with_left(clock: Json, now: float) -> Json:
    """A clock with what is left instead of its end; one that stands still, or that nobody sees, as it is."""
    until = clock["until"]
    left = clock.get("left") if until is None else max(0.0, until - now)
    shown: dict[str, Any] = {name: value for name, value in clock.items() if name != "until"}
    return shown | {"left": None if left is None else round(left, 3)}


def interim(last: Json, state: Json, terms: Terms) -> Json:
    """The state after a step that more steps follow: nobody is asked yet."""
    waiting = [seat for seat in last["view"]["waiting"] if seat >= 0 and not last["view"]["over"]]
    return state | {
        "step": last["step"],
        "view": last["view"],
        "decision": None,
        "waiting": waiting,
        "clock": None,
        "times": [unasked(time, terms) for time in state["times"]],
        "undo": {"possible": False, "reason": OTHERS if state["seat"] is not None else None, "beyond": None},
    }


def summary(row: TableRow, guest: str, present: set[str]) -> Json:
    """What everybody may know about a table, as it is kept."""
    names = row.names()
    seats = [
        {
            "kind": seat.kind,
            "name": names[number],
            "level": seat.level,
            "present": seat.kind == "bot" or (seat.guest or seat.invited) in present,
            **shown_seat(row, number),
        }
        for number, seat in enumerate(row.seats)
    ]
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "seats": seats,
        "my_seats": row.seats_of(guest),
        "kept": next(iter(row.kept_for(guest)), None),
        "begun": row.begun,
        "over": row.over,
        "step": row.step_of(SPECTATOR),
        "commitment": commitment(bytes.fromhex(row.secret)),
        "scores": row.scores,
        "ranks": ranks_of(row, row.ranks),
        "waiting": row.waiting,
        "since": row.since,
        "ends": shown_ends(row, row.waiting),
        "watchers": [],
        "last": row.last,
        "code": row.code if not row.begun and not row.over and (guest == row.host or row.seats_of(guest)) else None,
        "updated": row.updated,
        "terms": written(kept(row.terms)),
        "created": row.created,
        "hosting": guest == row.host,
        "rematch": shown_rematch(row),
        "tournament": row.company.get("tournament"),
        "host": next(iter(row.seats_of(row.host)), None),
        "cancelled": row.over and not row.begun,
        "takeback": shown_takeback(row),
        "notes": shown_notes(row),
    }
