"""The audience of a table: the connections around it, and what each reader was told last."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, cast

from quarterdeck.core.engine import SPECTATOR
from quarterdeck.server import protocol
from quarterdeck.server.connections import Connection
from quarterdeck.server.course import Course
from quarterdeck.server.fairness import commitment_of
from quarterdeck.server.pacing import Crier, Pace
from quarterdeck.table.rows import Json, TableRow
from quarterdeck.table.stored_match import Batch

Message = dict[str, Any]

OTHERS: Json = {"id": "undo-other", "args": {}}


class Audience:
    """Is told everything in order, each reader what is new to him."""

    def __init__(self, course: Course, pace: Pace, states: Callable[[], dict[int, Message]]) -> None:
        self._course = course
        self._pace = pace
        self._states = states                       # how the table stands now, by reader
        self._crier = Crier()
        self._connections: list[Connection] = []
        self._shown: dict[int, Message] = {}        # the state last told to each reader
        self._updated = course.row.updated          # when something was last told

    def start(self) -> None:
        """Begin to tell, from how the table stands now."""
        self._shown = self._states()
        self._crier.start()

    def stop(self) -> None:
        """Tell no more."""
        self._crier.stop()

    # -- who is here ------------------------------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self._connections)

    def guests(self) -> set[str]:
        """Who is here."""
        return {connection.guest for connection in self._connections}

    def add(self, connection: Connection, then: Callable[[], None]) -> None:
        """Tell a connection everything from now on; `then` is called when it is here."""
        self._crier.tell(lambda: self._greet(connection))
        self._crier.tell(then)

    def remove(self, connection: Connection) -> None:
        """Tell a connection nothing more."""
        connection.closed = True
        if connection in self._connections:
            self._connections.remove(connection)
        self.tell_summary()

    def _greet(self, connection: Connection) -> None:
        if connection.closed:
            return
        self._connections.append(connection)
        self._tell_all(connection)
        for other in self._connections:
            if other is not connection:
                other.send({"type": "table", "table": self.summary(other.guest)})

    # -- telling ----------------------------------------------------------------------------------------------------

    def tell(self, message: Message) -> None:
        """Tell everybody something."""
        def told() -> None:
            for connection in self._connections:
                connection.send(message)

        self._crier.tell(told)

    def tell_summary(self) -> None:
        """Tell everybody the table's summary."""
        def told() -> None:
            for connection in self._connections:
                connection.send({"type": "table", "table": self.summary(connection.guest)})

        self._crier.tell(told)

    def tell_again(self, connection: Connection) -> None:
        """Tell a connection again how everything stands."""
        self._crier.tell(lambda: self._tell_all(connection))

    def tell_states(self) -> None:
        """Tell every reader how the table stands."""
        states = self._states()
        self._crier.tell(lambda: self._deliver({reader: [state] for reader, state in states.items()}))

    def tell_batch(self, batch: Batch) -> None:
        """Tell every reader what happened, act by act, then what stands now."""
        acts = self._pace.acts(batch.entries, hides_askee=self._course.hides_askee)
        if not acts:
            self.tell_states()
            return
        now = self._states()
        for act in acts:
            messages: dict[int, list[Message]] = {}
            for reader in now:
                told = [steps[reader] for steps in batch.steps[act.first : act.last] if reader in steps]
                steps = [{"type": "steps", "seat": wire_seat(reader), "steps": told}] if told else []
                if act is acts[-1]:
                    messages[reader] = [*steps, now[reader]]
                elif told:
                    messages[reader] = [*steps, interim(told[-1], now[reader])]
            self._crier.tell(lambda messages=messages: self._deliver(messages), act.gap)  # type: ignore[misc]

    def _tell_all(self, connection: Connection) -> None:
        connection.send({"type": "table", "table": self.summary(connection.guest)})
        for reader in self._readers_of(connection):
            if reader in self._shown:
                connection.send(wired(self._shown[reader]))

    def _deliver(self, messages: dict[int, list[Message]]) -> bool:
        """Tell what is new to each reader; whether everybody could notice it."""
        news = {reader: told for reader, told in messages.items() if told != [self._shown.get(reader)]}
        if SPECTATOR in news:
            self._updated = time.time()
        for reader, told in news.items():
            self._shown[reader] = told[-1]
        for connection in self._connections:
            for reader in self._readers_of(connection):
                for message in news.get(reader, []):
                    connection.send(wired(message))
        return SPECTATOR in news

    def _readers_of(self, connection: Connection) -> list[int]:
        return self._course.row.seats_of(connection.guest) or [SPECTATOR]

    # -- looking ----------------------------------------------------------------------------------------------------

    def told(self, reader: int) -> int | None:
        """How many steps a reader has been told of; None for one who reads only when everything is over."""
        return self._shown[reader]["step"] if reader in self._shown else None

    def summary(self, guest: str) -> protocol.TableSummary:
        """The table's summary, no further than everybody has been told."""
        shown = self._shown[SPECTATOR]
        view = shown["view"]
        return {
            **summary(self._course.row, guest, self.guests()), "over": view["over"], "step": shown["step"],
            "scores": view["scores"], "ranks": view["ranks"], "waiting": shown["waiting"], "updated": self._updated,
        }


def wire_seat(reader: int) -> int | None:
    """A reader as the protocol names it."""
    return None if reader == SPECTATOR else reader


def wired(message: Message) -> Message:
    """A message as it is sent now: of every clock, how much time is left."""
    if message["type"] != "state":
        return message
    clock, unsettled = message["clock"], message["unsettled"]
    return message | {"clock": clock and with_left(clock), "unsettled": [with_left(card) for card in unsettled]}


def with_left(clock: Message) -> Message:
    """A clock with what is left instead of its end."""
    until = clock["until"]
    left = None if until is None else round(max(0.0, until - asyncio.get_running_loop().time()), 3)
    return {name: value for name, value in clock.items() if name != "until"} | {"left": left}


def interim(last: Json, state: Message) -> Message:
    """The state after a step that more steps follow: nobody is asked yet."""
    waiting = [seat for seat in last["view"]["waiting"] if seat >= 0 and not last["view"]["over"]]
    return state | {"step": last["step"], "view": last["view"], "decision": None, "waiting": waiting, "clock": None,
                    "undo": {"possible": False, "reason": OTHERS if state["seat"] is not None else None}}


def summary(row: TableRow, guest: str, present: set[str]) -> protocol.TableSummary:
    """A table as the store has it."""
    seats: list[protocol.SeatSummary] = [
        {"kind": cast("protocol.SeatKind", seat.kind), "name": seat.name, "level": seat.level,
         "present": seat.kind == "bot" or seat.guest in present}
        for seat in row.seats
    ]
    return {
        "id": row.id, "game": row.game, "options": row.options, "seats": seats, "my_seats": row.seats_of(guest),
        "begun": row.begun, "over": row.over, "step": row.step_of(SPECTATOR), "commitment": commitment_of(row.secret),
        "scores": row.scores, "ranks": row.ranks, "waiting": row.waiting, "updated": row.updated,
    }
