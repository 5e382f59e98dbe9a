"""A live table: one task with a queue. Nothing else touches its course."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from hashlib import blake2s
from random import Random
from typing import Any, TypeVar

from quarterdeck.core.engine import CHANCE, NONE, SPECTATOR
from quarterdeck.core.errors import BadWords, IllegalAction
from quarterdeck.core.events import Phrase
from quarterdeck.core.match import Decision
from quarterdeck.core.registry import game
from quarterdeck.server import protocol
from quarterdeck.server.audience import OTHERS, Audience, Message, wire_seat
from quarterdeck.server.bot_pool import BotPool
from quarterdeck.server.bots import Bots, Ways, choices_of
from quarterdeck.server.chance import Chance
from quarterdeck.server.clock import Clock
from quarterdeck.server.connections import Connection
from quarterdeck.server.course import Course, NotKept
from quarterdeck.server.fairness import new_nonce
from quarterdeck.server.overlap import Later, Overlap, Unsettled
from quarterdeck.server.pacing import Pace
from quarterdeck.server.settings import Settings
from quarterdeck.server.standing import holds_left, orders_of, with_hold, with_order
from quarterdeck.server.store import Store
from quarterdeck.table.bots import Choices
from quarterdeck.table.refusal import Refusal, phrase
from quarterdeck.table.rows import Json, SeatRow, TableRow
from quarterdeck.table.stored_match import Batch

T = TypeVar("T")
Work = Callable[[], Awaitable[Any]]

ALONE = 0.3         # of a pause where one person sits among bots: enough to hide which of them could act

logger = logging.getLogger(__name__)


class Table:
    """A table in memory. Its public methods wait for their turn in the queue, unless they only look."""

    def __init__(
        self, row: TableRow, store: Store, thinkers: BotPool, settings: Settings, forget: Callable[[str], None]
    ) -> None:
        self.id = row.id
        self._course = Course(row, store)
        self._store = store
        self._settings = settings
        self._chance = Chance(settings.seed)
        self._forget = forget
        self._queue: asyncio.Queue[tuple[Work, asyncio.Future[Any] | None]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._live = game(row.game).live
        self._ticks = self._live is not None and self._live.ticks(row.options)
        self._clock = Clock(lambda: self._post(self._tick))
        self._overlap = Overlap(lambda: self._post(self._settle))
        self._audience = Audience(self._course, Pace(0.0 if self._live is not None else settings.even), self._states)
        ways = Ways(self._post, self._must_wait, self._say, self._betray, self._go_by_itself, self._mend_later)
        self._bots = Bots(self._course, self._clock, self._overlap, thinkers, settings, ways)
        self._epoch = secrets.token_bytes(16)       # decisions of an earlier life of this table are stale
        self._sealed: dict[int, str] = {}           # sealed answers given while the window before is still open
        self._again: list[tuple[int, str, float | None]] = []       # what a Traitor has held up, and its time left
        self._obeying: dict[int, str] = {}          # the decisions that standing orders are about to answer
        self._said = 0                              # lines of chat

    @property
    def row(self) -> TableRow:
        """The table as the store has it."""
        return self._course.row

    # -- life -------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take the table up from the store; begin its game if everybody is here."""
        await self._course.load()
        self._said = len(await self._store.chat(self.id))
        self._audience.start()
        self._task = asyncio.create_task(self._run(), name=f"table {self.id}")
        self._post(self._maybe_begin)

    async def close(self) -> None:
        """Leave the memory; the store has everything."""
        self._audience.stop()
        self._clock.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self._bots.close()
        while not self._queue.empty():
            _, answer = self._queue.get_nowait()
            if answer is not None:
                answer.cancel()

    async def _run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self._settings.idle):
                    work, answer = await self._queue.get()
            except TimeoutError:
                if self._audience or self._bots.busy or self._clock.runs or not self._queue.empty():
                    continue
                self._audience.stop()
                self._forget(self.id)
                return
            try:
                await self._course.mend()
                result = await work()
            except Exception as error:
                if answer is None:
                    logger.exception("table %s: work failed", self.id)
                    if not self._course.sound:
                        self._mend_later()
                elif not answer.done():
                    answer.set_exception(error)
            else:
                if answer is not None and not answer.done():
                    answer.set_result(result)

    def _post(self, work: Work) -> None:
        self._queue.put_nowait((work, None))

    async def _turn(self, work: Callable[[], Awaitable[T]]) -> T:
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((work, answer))
        return await answer

    # -- what guests do ---------------------------------------------------------------------------------------------

    async def attach(self, connection: Connection) -> None:
        """Tell a connection everything from now on."""
        async def work() -> None:
            self._audience.add(connection, lambda: self._post(self._notice))

        await self._turn(work)

    async def detach(self, connection: Connection) -> None:
        """Tell a connection nothing more."""
        async def work() -> None:
            self._audience.remove(connection)
            await self._notice()

        await self._turn(work)

    async def resync(self, connection: Connection) -> None:
        """Tell a connection again how everything stands."""
        async def work() -> None:
            self._audience.tell_again(connection)

        await self._turn(work)

    async def play(self, connection: Connection, message: protocol.PlayRequest) -> None:
        """Answer a decision; the ack goes out when the store has it."""
        async def work() -> None:
            seat = message["seat"]
            self._check_seat(connection.guest, seat)
            self._check_begun()
            asked, ahead = self._course.match.decision(seat), self._course.match.early_question(seat)
            if self._course.match.over:
                raise Refusal(409, phrase("reason-over"))
            if ahead is not None and self._wire_id(ahead.id) == message["decision"]:
                self._seal(seat, ahead, message["words"])
                connection.send({"type": "ack", "request": message["request"]})
                self._audience.tell_states()
                return
            if asked is None or self._wire_id(asked.id) != message["decision"]:
                raise Refusal(409, "stale", asked.rule if asked else "")
            words, request = message["words"], message["request"]

            async def go() -> None:
                batch = await self._answer(seat, words)
                connection.send({"type": "ack", "request": request})
                self._announce(batch)

            def drop() -> None:
                why = Refusal(409, "cancelled", "JR-17.8.5")
                connection.send({"type": "refused", "request": request, "reason": why.reason, "rule": why.rule})

            if not self._must_wait(seat, words, go, drop):
                await go()

        await self._turn(work)

    async def betray(self, connection: Connection, message: protocol.BetrayRequest) -> None:
        """Answer a plain card whose time has not passed."""
        async def work() -> None:
            self._check_seat(connection.guest, message["seat"])
            await self._betray(message["seat"], message["card"])
            connection.send({"type": "ack", "request": message["request"]})

        await self._turn(work)

    async def undo(self, connection: Connection, message: protocol.UndoRequest) -> None:
        """Take a seat's last answer back."""
        async def work() -> None:
            self._check_seat(connection.guest, message["seat"])
            self._check_begun()
            reason = self._why_no_undo(message["seat"])
            if reason is not None:
                raise Refusal(409, reason)
            try:
                await self._course.undo(message["seat"])
            except NotKept as error:
                raise self._not_kept(error) from error
            connection.send({"type": "ack", "request": message["request"]})
            self._audience.tell_states()
            self._bots.silence()
            self._go_by_itself()

        await self._turn(work)

    async def hold(self, connection: Connection, message: protocol.HoldRequest) -> None:
        """Give everybody more time because a seat asks for it."""
        async def work() -> None:
            seat = message["seat"]
            self._check_seat(connection.guest, seat)
            card = self._overlap.find(message["card"]) if "card" in message else None
            may = self._holders_of(card) if card or "card" in message else self._holders()
            if self._live is None or seat not in may:
                raise Refusal(409, "no_hold", "JR-17.10.2")
            await self._keep_seat(seat, with_hold(self._live, self._course.match, self.row.seats[seat]))
            more = self._live.extension * self._settings.clock
            if card is not None:
                self._overlap.hold(card, seat, more)
            else:
                self._clock.hold(seat, more)
            connection.send({"type": "ack", "request": message["request"]})
            self._audience.tell_states()

        await self._turn(work)

    async def order(self, connection: Connection, message: protocol.OrderRequest) -> None:
        """Change one of a seat's standing orders; nobody else notices."""
        async def work() -> None:
            seat = message["seat"]
            self._check_seat(connection.guest, seat)
            self._check_begun()
            if self._live is None:
                raise Refusal(400, "no_order")
            name, value = message["name"], message["value"]
            await self._keep_seat(seat, with_order(self._live, self._course.match, self.row.seats[seat], name, value))
            connection.send({"type": "ack", "request": message["request"]})
            self._audience.tell_states()
            self._go_by_itself()

        await self._turn(work)

    async def ready(self, connection: Connection, message: protocol.ReadyRequest) -> None:
        """Let a window go by that stops for a seat."""
        async def work() -> None:
            self._check_seat(connection.guest, message["seat"])
            self._clock.ready.add(message["seat"])
            connection.send({"type": "ack", "request": message["request"]})
            self._audience.tell_states()
            self._go_by_itself()

        await self._turn(work)

    async def chat(self, connection: Connection, name: str, message: protocol.ChatRequest) -> None:
        """Say something to everybody at the table."""
        async def work() -> None:
            if self._said >= self._settings.lines:
                raise Refusal(429, "chat_full", lines=self._settings.lines)
            mine = self.seats_of(connection.guest)
            line = protocol.ChatLine(
                line=self._said + 1, seat=mine[0] if mine else None,
                name=self.row.seats[mine[0]].name if mine else name, text=message["text"],
            )
            await self._store.say(self.id, connection.guest, line)
            self._said += 1
            connection.send({"type": "ack", "request": message["request"]})
            self._audience.tell({"type": "chat", **line})

        await self._turn(work)

    async def join(self, guest: str, own_name: str, request: protocol.JoinRequest) -> None:
        """Let a guest take an open seat; the game begins when none is left."""
        async def work() -> None:
            row = self.row
            wanted = request.get("seat")
            free = [i for i, seat in enumerate(row.seats) if seat.kind == "open"]
            if not free:
                raise Refusal(409, "no_open_seat")
            if wanted is not None and wanted not in free:
                raise Refusal(409, "seat_taken")
            number = free[0] if wanted is None else wanted
            name = (request.get("name") or "").strip()
            seats = row.seats.copy()
            nonce = request.get("nonce") or new_nonce(self._draw("join", number))
            seats[number] = SeatRow("person", guest, own=not name, name=name or own_name, nonce=nonce)
            taken = replace(row, seats=seats)
            await self._store.keep_seat(taken, number)
            self._course.row = taken
            await self._maybe_begin()
            self._audience.tell_states()
            self._audience.tell_summary()

        await self._turn(work)

    async def rename(self, guest: str, name: str) -> None:
        """Call a guest by a new name."""
        async def work() -> None:
            seats = [replace(seat, name=name) if seat.guest == guest and seat.own else seat for seat in self.row.seats]
            self._course.row = replace(self.row, seats=seats)
            self._audience.tell_summary()

        await self._turn(work)

    async def question(self, guest: str, seat: int) -> tuple[dict[str, Any], Choices]:
        """What a hint needs: the view of a seat that is asked, and its options."""
        async def work() -> tuple[dict[str, Any], Choices]:
            self._check_seat(guest, seat)
            self._check_begun()
            asked = self._course.match.decision(seat)
            if asked is None:
                raise Refusal(409, phrase("reason-not_asked"))
            return self._course.match.view(seat), choices_of(asked.options)

        return await self._turn(work)

    # -- looking ----------------------------------------------------------------------------------------------------

    @property
    def crowded(self) -> bool:
        """Whether no more sockets fit around the table."""
        return len(self._audience) >= self._settings.sockets

    def seats_of(self, guest: str) -> list[int]:
        """The seats of a guest."""
        return self.row.seats_of(guest)

    def told(self, reader: int) -> int | None:
        """How many steps a reader has been told of; None for one who reads only when everything is over."""
        return self._audience.told(reader)

    def summary(self, guest: str) -> protocol.TableSummary:
        """The table's summary, no further than everybody has been told."""
        return self._audience.summary(guest)

    # -- answering --------------------------------------------------------------------------------------------------

    async def _maybe_begin(self) -> None:
        row = self.row
        if not row.begun and all(seat.kind != "open" for seat in row.seats):
            batch = await self._course.begin()
            self._announce(batch)
            self._audience.tell_summary()
        else:
            self._wind()
            self._go_by_itself()

    async def _answer(self, seat: int, words: str) -> Batch:
        try:
            return await self._run_on(await self._course.play(seat, words))
        except IllegalAction as error:
            raise Refusal(409, plain(error.reason), error.rule) from error
        except BadWords as error:
            raise Refusal(400, "bad_words") from error
        except NotKept as error:
            raise self._not_kept(error) from error

    async def _say(self, seat: int, words: str) -> None:
        """Answer for a seat, and tell everybody."""
        self._announce(await self._answer(seat, words))

    def _not_kept(self, error: NotKept) -> Refusal:
        """The store did not take it: go back to where the store is, at once or when it answers again."""
        logger.error("table %s: %s", self.id, error, exc_info=error.__cause__)
        self._mend_later()
        return Refusal(409, "not_kept")

    def _draw(self, *words: object) -> Random:
        """Chance for a purpose at this table."""
        return self._chance.at(self.row.secret, *words)

    def _mend_later(self) -> None:
        asyncio.get_running_loop().call_later(self._settings.mend, self._post, self._go_on)

    async def _go_on(self) -> None:
        """Tell how the table stands, and go on from there."""
        self._epoch = secrets.token_bytes(16)
        self._clock.stop()
        self._overlap.clear()
        self._again = []
        self._bots.silence()
        self._audience.tell_states()
        await self._maybe_begin()

    def _why_no_undo(self, seat: int) -> Json | None:
        """The reason why a seat cannot take its last answer back; the same whoever is asked discreetly."""
        if self._course.hides_askee:
            return OTHERS
        reason = self._course.match.why_no_undo(seat)
        return plain(reason) if reason else None

    def _check_seat(self, guest: str, seat: int) -> None:
        if seat not in self.seats_of(guest):
            raise Refusal(403, "not_your_seat")

    def _check_begun(self) -> None:
        if not self.row.begun:
            raise Refusal(409, "not_begun")

    # -- time -------------------------------------------------------------------------------------------------------

    def _wind(self) -> None:
        """Set the clock for what is asked now. It stands still at the end, and while all players are away."""
        people, match = self._course.people(), self._course.match if self.row.begun else None
        if match is None or self._live is None or match.over or (people and not self._present()):
            self._clock.stop()
        elif match.clock != NONE and (self._ticks or match.awaits_time):
            name, seconds = self._live.clocks[match.clock]
            if not self._ticks:
                seconds = self._draw("time", match.clock_starts).uniform(*self._live.pause)     # JR-17.8.8
                seconds *= ALONE if len(people) == 1 else 1.0
            question = match.clock_starts, match.clock
            if self._clock.wind(question, name, seconds * self._settings.clock, shown=self._ticks):
                self._sealed.clear()                                                # JR-17.11: by every play
        elif self._ticks and set(match.waiting()) & set(people):                    # JR-18.3
            here = bool(set(match.waiting()) & self._present())
            seconds = self._settings.decision if here else self._settings.absent
            self._clock.wind((match.clock_starts, here), "decision", seconds, shown=True)
        else:
            self._clock.stop()

    async def _tick(self) -> None:
        """Let time answer if it is up; without a clock, only when nobody is left who is asked."""
        match = self._course.match
        if not self._clock.is_due or (not self._ticks and (match.waiting() or self._stopped())):
            return
        if self._overlap.cards:
            return                                                                  # JR-17.8.5: when they have settled
        sealed = self._sealed.copy()
        try:
            batch = await self._run_on(await self._course.tick())
        except NotKept as error:
            self._not_kept(error)
            return
        self._announce(batch)
        for seat, words in sealed.items():
            await self._say(seat, words)

    def _seal(self, seat: int, asked: Decision, words: str) -> None:
        """JR-17.11: keep a sealed answer until its question is asked; a play before erases it."""
        if words not in asked:
            raise Refusal(409, "stale", asked.rule)
        self._sealed[seat] = words

    # -- plain cards ------------------------------------------------------------------------------------------------

    async def _run_on(self, batch: Batch) -> Batch:
        """JR-17.8.4: a plain card counts at once and settles later; meanwhile play goes on."""
        match = self._course.match
        if self._live is None or not self._ticks or match.over:
            return batch
        laid = match.plain_card()
        if laid is None and match.awaits_time:
            self._overlap.cards = []                                                # a Traitor settles what is older
        if laid is None or not match.runs_on():
            return batch
        seconds = self._live.clocks[match.clock][1] * self._settings.clock
        self._overlap.lay(self.row.number, *laid, match.may_extend(), seconds)
        self._bots.tempt(self._overlap.cards[-1].id)
        return batch + await self._course.tick()

    async def _settle(self) -> None:
        """A card has settled; when all have, what has waited for them is done."""
        self._overlap.settle()
        self._audience.tell_states()
        while self._overlap.later and not self._overlap.cards:
            answer = self._overlap.later.pop(0)
            try:
                await answer.go()
            except Refusal:
                answer.drop()
        self._go_by_itself()
        if self._clock.is_due:
            self._post(self._tick)

    def _must_wait(
        self, seat: int, words: str, go: Callable[[], Awaitable[None]], drop: Callable[[], None]
    ) -> bool:
        """JR-17.8.5: whether an answer waits until all plain cards have settled; it is remembered then."""
        if self._again and not self._course.match.hides_askee:
            raise Refusal(409, "stale", "JR-17.8.4")                                # they are laid again first
        if not self._overlap.cards:
            return False
        try:
            overlaps, plays, closes = self._course.match.overlap(seat, words)
        except IllegalAction as error:
            raise Refusal(409, plain(error.reason), error.rule) from error
        except BadWords as error:
            raise Refusal(400, "bad_words") from error
        barred = plays and any(answer.bars for answer in self._overlap.later)
        if barred or any(answer.seat == seat for answer in self._overlap.later):
            raise Refusal(409, "stale", "JR-17.8.5")
        if not overlaps:
            self._overlap.later.append(Later(seat, closes, go, drop))
        return not overlaps

    async def _betray(self, seat: int, id_: str) -> None:
        """JR-17.8.4: a Traitor answers an unsettled card; cards laid later are laid again when its chain is done."""
        card = self._overlap.find(id_)
        if card is None or seat not in card.eligible or not self._course.match.interrupts(seat):
            raise Refusal(409, "stale", "JR-13.21")
        now = asyncio.get_running_loop().time()
        left = {one.number: one.until - now for one in self._overlap.cards}
        self._overlap.clear()
        try:
            void = await self._course.take_back(card.number)
        except NotKept as error:
            raise self._not_kept(error) from error
        self._again = [(entry.seat, entry.words, left.get(entry.number)) for entry in void if entry.seat != CHANCE]
        self._epoch = secrets.token_bytes(16)
        self._clock.stop()
        self._bots.silence()
        self._audience.tell_states()
        asked = self._course.match.decision(seat)
        if asked is not None:
            words = next(option.words for option in asked.options if option.words != asked.default)
            await self._say(seat, words)

    async def _lay_again(self) -> None:
        """Lay the cards again that a Traitor has held up, with the time they had left, and say what was said."""
        while self._again and not self._course.match.hides_askee:
            seat, words, left = self._again.pop(0)
            known = len(self._overlap.cards)
            try:
                if left is None and not self._course.match.overlap(seat, words)[0]:
                    continue                                                        # a pass that would close now
                batch = await self._answer(seat, words)
            except (Refusal, IllegalAction) as error:
                logger.info("table %s, seat %d: %s is not said again: %s", self.id, seat, words, error)
                continue
            if len(self._overlap.cards) > known:
                self._overlap.shorten(left or 0.0)
            self._announce(batch)

    def _holders_of(self, card: Unsettled | None) -> list[int]:
        """The seats that may ask for more time on a card's clock."""
        if card is None or self._live is None:
            return []
        return [seat for seat in card.eligible if seat not in card.held
                and holds_left(self._live, self._course.match, self.row.seats[seat])]

    def _unsettled(self, reader: int) -> list[Message]:
        """The unsettled cards as a reader sees them; only his own part tells whether he can answer."""
        match = self._course.match if self._overlap.cards else None
        return [
            {"id": card.id, "seat": card.seat, "card": card.card, "seconds": card.seconds, "until": card.until,
             "held": card.held.copy(), "holders": self._holders_of(card),
             "answer": reader in card.eligible and match is not None and match.interrupts(reader)}
            for card in self._overlap.cards if card.is_open
        ]

    async def _notice(self) -> None:
        """Somebody has come or gone: the clock may run or stand still."""
        if self.row.begun and self._live is not None:
            self._wind()
            self._audience.tell_states()

    def _holders(self) -> list[int]:
        """The seats that may ask for more time now."""
        if self._live is None or not self._ticks or not self._clock.runs:
            return []
        return [seat for seat in self._course.match.may_extend() if seat not in self._clock.held
                and holds_left(self._live, self._course.match, self.row.seats[seat])]

    def _present(self) -> set[int]:
        """The seats whose players are here."""
        here = self._audience.guests()
        return {seat for seat in self._course.people() if self.row.seats[seat].guest in here}

    # -- standing orders --------------------------------------------------------------------------------------------

    def _orders(self, seat: int) -> dict[str, Any]:
        return orders_of(self._live, self._course.match, self.row.seats[seat]) if self._live is not None else {}

    def _stopped(self) -> list[int]:
        """The seats for which a lasting window stops although they need not be asked (JR-17.12)."""
        match = self._course.match
        if not match.awaits_time:
            return []
        return [seat for seat in self._course.people() if seat in match.may_extend() and seat not in self._clock.ready
                and self._orders(seat).get("stop")]

    async def _keep_seat(self, seat: int, changed: SeatRow) -> None:
        seats = self.row.seats.copy()
        seats[seat] = changed
        row = replace(self.row, seats=seats)
        await self._store.keep_seat(row, seat)
        self._course.row = row

    def _obey(self) -> None:
        """Let standing orders answer; where all see who is waited for, after a while, as their player might."""
        if self._live is None:
            return
        match = self._course.match
        for seat in set(match.waiting()) & set(self._course.people()):
            words, asked = match.answer_by_order(seat, self._orders(seat)), match.decision(seat)
            if words is None or asked is None or self._obeying.get(seat) == asked.id:
                continue
            self._obeying[seat] = asked.id
            low, high = (0.0, 0.0) if match.hides_askee else self._live.pause
            pause = self._draw("order", seat, len(match.log)).uniform(low, high) * self._settings.clock
            asyncio.get_running_loop().call_later(
                pause, lambda seat=seat, id_=asked.id: self._post(lambda: self._play_order(seat, id_)))  # type: ignore[misc]

    async def _play_order(self, seat: int, asked: str) -> None:
        match = self._course.match
        if self._obeying.get(seat) != asked:
            return
        del self._obeying[seat]
        now = match.decision(seat)
        same = now is not None and now.must and now.id == asked
        words = match.answer_by_order(seat, self._orders(seat)) if same else None
        if words is None:
            self._obey()
            return
        try:
            if not self._must_wait(seat, words, lambda: self._say(seat, words), lambda: None):
                await self._say(seat, words)
        except Refusal as error:
            logger.warning("table %s, seat %d: an order was refused: %s", self.id, seat, error)

    # -- going on ---------------------------------------------------------------------------------------------------

    def _go_by_itself(self) -> None:
        """Let orders, bots and, where nobody is asked any more, time go on."""
        if not self.row.begun or self.row.over:
            return
        self._obey()
        self._bots.rouse()
        if not self._ticks and self._clock.is_due:
            self._post(self._tick)

    # -- telling ----------------------------------------------------------------------------------------------------

    def _readers(self) -> list[int]:
        return [SPECTATOR, *self._course.people()]

    def _announce(self, batch: Batch) -> None:
        """Tell every reader what happened, act by act, then what stands now; then go on."""
        self._wind()
        self._audience.tell_batch(batch)
        if self.row.over:
            self._audience.tell_summary()
        if self._again:
            self._post(self._lay_again)
        self._go_by_itself()

    def _states(self) -> dict[int, Message]:
        return {reader: self._state(reader) for reader in self._readers()}

    def _state(self, reader: int) -> Message:
        asked: Message | None = None
        undo: Message = {"possible": False, "reason": None}
        orders, stop, ahead, sealed = None, False, None, None
        if self.row.begun and reader != SPECTATOR:
            decision = self._course.match.decision(reader)
            if decision is not None:
                asked = decision.to_json() | {"id": self._wire_id(decision.id)}
            reason = self._why_no_undo(reader)
            undo = {"possible": reason is None, "reason": reason}
            later, sealed = self._course.match.early_question(reader), self._sealed.get(reader)
            ahead = later.to_json() | {"id": self._wire_id(later.id)} if later is not None else None
            orders = self._orders(reader) or None
            stop = reader in self._stopped()
        return {
            "type": "state", "seat": wire_seat(reader), "step": self.row.step_of(reader),
            "view": self._course.view(reader), "decision": asked, "waiting": self._course.waiting(), "undo": undo,
            "clock": self._clock_state(), "orders": orders, "stop": stop, "ahead": ahead, "sealed": sealed,
            "unsettled": self._unsettled(reader),
        }

    def _clock_state(self) -> Message | None:
        """The clock as everybody sees it; `until` becomes what is left when it is sent."""
        if not self._clock.runs or self._live is None:
            return None
        held, shown, match = self._clock.held, self._clock.shown, self._course.match
        return {
            "window": self._clock.window, "seconds": self._clock.seconds if shown else None,
            "until": self._clock.until if shown else None, "held": held, "holders": self._holders(),
            "holds": [holds_left(self._live, match, seat) for seat in self.row.seats],
        }

    def _wire_id(self, decision: str) -> str:
        """The id that clients see: the match's own would tell how many questions others were asked."""
        return blake2s(decision.encode(), key=self._epoch, digest_size=8).hexdigest()


def plain(phrase: Phrase) -> Json:
    """A phrase of the engine as the protocol has it."""
    return phrase.to_json()
