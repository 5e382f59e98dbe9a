"""Whoever owns a table in tests: keeps what it gives, hears what it tells, and moves the hands of the clock."""

import json
import random

import quarterdeck as qd
from quarterdeck.core import engine
from quarterdeck.core.engine import SPECTATOR
from quarterdeck.table.rows import SeatRow, Stored, TableRow, in_force
from quarterdeck.table.settings import TableSettings
from quarterdeck.table.table import Table
from quarterdeck.table.takeback import History, wanted_states
from quarterdeck.table.terms import read, written

QUICK = {"bot_pause": 0.0, "bot_grace": 0.0, "bot_reply": 0.0}


class Shelf:
    """What is kept of one table, as JSON would bring it back."""

    def __init__(self, row, start):
        self.row = row
        self.states = {0: start}
        self.log = []
        self.said = []

    def keep(self, keep):
        self.row = keep.row
        self.log += keep.entries
        self.states |= json.loads(json.dumps(keep.states), object_hook=numbered)
        if keep.said:
            gone = {keep.said.line, *keep.unsaid}
            self.said = [line for line in self.said if line.line not in gone] + [keep.said]

    def stored(self):
        row = self.row
        entries = in_force([entry for entry in self.log if entry.number > row.past[0][0]]) if row.past else []
        return Stored(self.states[row.head], [self.states[mark[0]] for mark in row.past], entries)

    def history(self, seat):
        entries = in_force(self.log)
        return History(entries, {number: self.states[number] for number in wanted_states(self.row, entries, seat)})


def numbered(plain):
    return {int(name) if name.isdecimal() else name: value for name, value in plain.items()}


class Owner:
    """A table, its shelf, the guests around it and the time. Guest `g0` sits at seat 0, and so on; `eve` looks on."""

    def __init__(
        self,
        game,
        start=None,
        seats=3,
        bots=0,
        options=None,
        seed=7,
        secret="ab" * 32,
        terms=None,
        names=("Bot",),
        **settings,
    ):
        rules = qd.game(game)
        options = rules.check_options(options or {})
        if start is None:
            start = rules.new(seats, options)
            engine.settle(start)
        seats = start.seats
        sailors = [SeatRow("person", f"g{i}", name=f"Sailor {i}", nonce="same") for i in range(seats - bots)]
        sailors += [SeatRow("bot", name="Bot", level="bosun", nonce="bot") for _ in range(bots)]
        row = TableRow("t", game, 1, options, "g0", secret, seats=sailors, terms=written(read(terms or {})))
        self.settings = TableSettings(**{**QUICK, **settings})
        self.now = 1000.0
        self.seed = seed
        self.names = names
        self.shelf = Shelf(row, start.to_json())
        self.think = lambda thought: thought.default
        self.heard = {}  # connection to messages, each with its time
        self.states = {}  # connection to its states by seat
        self.table = self._opened()

    def _opened(self):
        shelf = self.shelf
        table = Table(shelf.row, shelf.stored(), list(shelf.said), self.settings, self._draw, self.now, self.names)
        self.table = table
        self._do(table.wake)
        return table

    def _draw(self, *words):
        return random.Random(f"{self.seed} {words}")

    def restart(self):
        """Kill whoever owned the table, and take it up again from what was kept; nobody is here."""
        self.heard, self.states = {}, {}
        self._opened()

    # -- what is done -----------------------------------------------------------------------------------------------

    def _do(self, op):
        keep = op(self.now)
        if keep is not None:
            self.shelf.keep(keep)
            self.table.done(self.now)
        self._hear()

    def _hear(self):
        for connection, message in self.table.out(self.now):
            self.heard[connection].append((self.now, message))
            if message["type"] == "state":
                self.states[connection][message["seat"]] = message

    def sit(self, *guests):
        """Connections of guests, by the guests' names."""
        for guest in guests:
            self.heard[guest], self.states[guest] = [], {}
            self.table.arrive(guest, guest)
            self._hear()

    def look_on(self, guest, name):
        """A connection of somebody who is called so."""
        self.heard[guest], self.states[guest] = [], {}
        self.table.arrive(guest, guest, name)
        self._hear()

    def leave(self, guest):
        self.table.leave(guest, self.now)
        self._hear()

    def ask(self, type_, seat, guest=None, **fields):
        """Ask for something as the player of a seat."""
        if type_ in {"takeback", "consent"}:
            fields["history"] = self.shelf.history((self.shelf.row.company.get("takeback") or {"seat": seat})["seat"])
        self._do(lambda now: self.table.handle(guest or f"g{seat}", {"type": type_, "seat": seat, **fields}, now))

    def play(self, seat, words=None):
        """Answer what a seat is asked, by default with its first option."""
        decision = self.state(seat)["decision"]
        words = words or decision["options"][0]["words"]
        self.ask("play", seat, decision=decision["id"], words=words)
        return words

    def say(self, guest, text=None, type_="chat", **fields):
        """Say something as a guest, or do something with what was said."""
        message = {"type": type_, **({"text": text} if text else {}), **fields}
        self._do(lambda now: self.table.speak(guest, guest.title(), message, now))

    def wait(self, seconds):
        """Let time pass, and whatever is due in it happen at its moment; bots think in no time."""
        end = self.now + seconds
        self._ponder()
        while (due := self.table.due()) is not None and due <= end:
            self.now = max(self.now, due)
            self._do(self.table.at)
            self._ponder()
        self.now = end

    def _ponder(self):
        for thought in self.table.thoughts():
            self.table.thought(thought.id, self.think(thought))

    # -- what is seen -----------------------------------------------------------------------------------------------

    def state(self, seat):
        """What a seat sees now, or None a spectator: asked anew, as a fresh connection would."""
        reader = SPECTATOR if seat is None else seat
        audience = self.table._audience
        listens = reader == SPECTATOR or reader in audience.listening()
        return audience._shown[reader] if listens else self.table._state(reader)

    def told(self, guest, kind="steps"):
        """The messages of a kind that a guest was sent."""
        return [message for _, message in self.heard[guest] if message["type"] == kind]

    def steps(self, guest):
        """Authors and kinds of events of the steps that a guest was told."""
        return [
            (step["seat"], [event["kind"] for event in step["events"]])
            for message in self.told(guest)
            for step in message["steps"]
        ]

    def card(self, guest="eve"):
        """The table's summary as somebody gets it now."""
        return self.table.summary(guest)

    def company(self, seat):
        """What the summary says of the person at a seat."""
        return self.card()["seats"][seat]

    def notes(self):
        return [note["note"] for note in self.card()["notes"]]

    def seat_row(self, seat):
        return self.shelf.row.seats[seat]
