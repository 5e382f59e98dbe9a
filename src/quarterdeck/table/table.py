"""A table: what people ask for, what bots answer and the time go in; what must be kept and what is told come out."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import blake2s

from quarterdeck.core.decision import Decision
from quarterdeck.core.engine import SPECTATOR
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.registry import game
from quarterdeck.core.timed import TimedMatch
from quarterdeck.table.audience import OTHERS, Audience, Connection, Sends, wire_seat
from quarterdeck.table.bots import Bots, Choices, Thought, choices_of
from quarterdeck.table.chat import Chat, Ear, hears, shown
from quarterdeck.table.company import (
    away_since,
    handed,
    nudged,
    over,
    resigned,
    sat_in,
    several,
    taken_back,
    voted,
    with_away,
    with_company,
    with_more_time,
    with_note,
    with_vacation,
)
from quarterdeck.table.gathering import arranged, declined, invited, joined, sent_away, stood_up
from quarterdeck.table.live import LivePlay, is_past
from quarterdeck.table.outbox import Batching
from quarterdeck.table.presence import Presence
from quarterdeck.table.refusal import Refusal, phrase, refused
from quarterdeck.table.rematch import answered, made
from quarterdeck.table.rows import ChatRow, Json, Keep, SeatRow, Stored, StoredEntry, TableRow, altered
from quarterdeck.table.seat_orders import early_answer, with_early_answer
from quarterdeck.table.settings import Draw, TableSettings
from quarterdeck.table.stored_match import Batch, StoredMatch
from quarterdeck.table.takeback import (
    History,
    agreed,
    asked,
    before,
    counter_at,
    is_agreed,
    last_answer,
    noted,
    withdrawn,
)
from quarterdeck.table.terms import kept
from quarterdeck.table.times import (
    absence_ends,
    next_due,
    runs_out,
    shown_times,
    spared,
    time_end,
    timed,
    vacation_ends,
    woken,
)

NOTHING = Batch([], [])
NO_SEATS: Mapping[int, SeatRow] = {}


class Table:
    """A table without I/O.

    Whatever changes the game gives a `Keep`: its owner keeps that and says `done`, and only then is anything told; if
    it could not be kept, the owner says `load` with what is kept. `due` says when `at` has something to do, `out` what
    is to be sent now, `thoughts` what bots are to think about.
    """

    def __init__(
        self,
        row: TableRow,
        stored: Stored,
        said: list[ChatRow],
        settings: TableSettings,
        draw: Draw,
        now: float,
        crew: Sequence[str] = ("Bot",),
    ) -> None:
        self._settings = settings
        self._crew = crew  # names of bots
        self._draw = draw
        even = 0.0 if game(row.game).live is not None else settings.even
        self._audience = Audience(row, Batching(even))
        self._presence = Presence(settings, now)
        self.load(row, stored, said, now)
        self._audience.shown(self._states())

    # -- life -------------------------------------------------------------------------------------------------------

    def load(self, row: TableRow, stored: Stored, said: list[ChatRow], now: float) -> None:
        """Stand where the store does."""
        self.row = row = woken(row, now)  # as it is kept
        self._chat = Chat(said, self._settings)
        self._keep: Keep | None = None  # what is not known to be kept yet
        self._news: Batch | None = None  # what happened, to be told then
        self._epoch = self._draw("epoch", now).randbytes(16)  # decisions of an earlier life are stale
        self._stored = StoredMatch(row, stored, self._audience.listening)
        self._live = LivePlay(self._stored, self._settings, self._draw)
        self._bots = Bots(self._stored, self._live, self._settings, self._draw)
        self._starts = 0  # how often a clock was started, when last looked

    def wake(self, now: float) -> Keep | None:
        """Begin or go on."""
        if self._stored.batch.entries:
            return self._gives(self._stored.catch_up(), now)
        if not self.row.begun and not self.row.over and not self.row.open():
            return self._gives(self._stored.begin(), now)
        self.done(now)
        return None

    def done(self, now: float) -> None:
        """What was given last is kept: it is true from now on, and told. Then everything goes on."""
        keep, news, before = self._keep, self._news, self._audience.row
        self._keep = self._news = None
        if keep is not None and keep.said is not None:
            self._chat.keep(keep.said, keep.unsaid)
            self._tell_line(keep.said)
            return
        self.row = self._audience.row = keep.row if keep is not None else self.row
        self._live.restart(now, self._audience.present())
        if news is not None:
            self._audience.tell_batch(news, self._states(), hides_askee=self._stored.match.hides_askee)
        else:
            self._audience.tell_states(self._states())
        if before.seats is not self.row.seats and owners(before) != owners(self.row):
            self._audience.tell_everything()
        elif public(before) != public(self.row):
            self._audience.tell_summary()
        self._go_on(now)

    def _go_on(self, now: float) -> None:
        """Let orders and bots answer what is asked."""
        if self.row.begun:
            self._live.obey(now)
            self._bots.go_on(now)

    # -- what people do ---------------------------------------------------------------------------------------------

    def handle(self, guest: str, message: Json, now: float) -> Keep | None:
        """Do what a guest asks for at one of his seats."""
        if message["type"] == "host":
            return self._arrange(guest, message, now)
        seat = message["seat"]
        if message["type"] == "leave":
            return self._stand_up(guest, seat, now)
        self._check_seat(guest, seat)
        if message["type"] == "back":
            return self._take_seat_back(seat, now)
        if self._stored.row.seats[seat].by_bot and message["type"] not in {"resign", "vacation"}:
            raise Refusal(409, "bot_sits")
        try:
            return self._done_at(seat, message, now)
        except QuarterdeckError as error:
            raise refused(error) from error

    def _done_at(self, seat: int, message: Json, now: float) -> Keep | None:
        match message["type"]:
            case "play":
                keep = self._play(seat, message, now)
            case "undo":
                keep = self._undo(seat, now)
            case "extend":
                keep = self._extend(seat, message, now)
            case "order":
                keep = self._order(seat, message, now)
            case "resign":
                keep = self._resign(seat, now)
            case "hand":
                keep = self._hand(seat, now)
            case "vote":
                keep = self._vote(seat, message, now)
            case "vacation":
                keep = self._vacation(seat, message, now)
            case "nudge":
                keep = self._nudge(seat, message, now)
            case "more":
                keep = self._more_time(seat, message, now)
            case "takeback":
                keep = self._take_back(seat, message, now)
            case "consent":
                keep = self._consent(seat, message, now)
            case _:
                self._ready(seat, now)
                return None
        return keep

    def _play(self, seat: int, message: Json, now: float) -> Keep:
        match, words = self._stored.match, message["words"]
        asked, early = match.decision(seat), match.early_question(seat)
        if match.over:
            raise Refusal(409, phrase("reason-over"))
        if early is not None and self._wire_id(early) == message["decision"]:
            return self._changes(seat, self._live.answered_early(seat, early, words), now)
        if asked is None or self._wire_id(asked) != message["decision"]:
            raise Refusal(409, "stale", asked.rule if asked else "")
        if message.get("free") and match.binds(seat, words):
            raise Refusal(409, "final", asked.rule)
        stand = self._live.stand(seat, words)
        keep = self._stored.play(seat, words)
        return self._gives(keep, now, self._live.remembers(seat, stand))

    def weigh(self, guest: str, message: Json) -> Json:
        """What an answer would bring about, as far as its seat can know; nothing happens."""
        seat, match = message["seat"], self._stored.match
        self._check_seat(guest, seat)
        if self._stored.row.seats[seat].by_bot:
            raise Refusal(409, "bot_sits")
        asked = match.decision(seat)
        if asked is None or self._wire_id(asked) != message["decision"]:
            raise Refusal(409, "stale", asked.rule if asked else "")
        try:
            return match.weigh(seat, message["words"]).to_json()
        except QuarterdeckError as error:
            raise refused(error) from error

    def _undo(self, seat: int, now: float) -> Keep:
        reason = self._why_no_undo(seat)
        if reason is not None:
            raise Refusal(409, reason)
        keep = self._stored.undo(seat)
        return self._gives(keep, now, self._live.remembers(seat, []))

    def _extend(self, seat: int, message: Json, now: float) -> Keep:
        return self._changes(seat, self._live.extended(seat, message.get("play")), now)

    def _order(self, seat: int, message: Json, now: float) -> Keep:
        return self._changes(seat, self._live.ordered(seat, message["name"], message["value"]), now)

    def _ready(self, seat: int, now: float) -> None:
        self._live.clock.ready.add(seat)
        self.done(now)

    def speak(self, guest: str, name: str, message: Json, now: float) -> Keep:
        """Say something, react to what was said, show it to the host, or strike it."""
        chat, over = self._chat, self._audience.over
        match message["type"]:
            case "chat":
                line = chat.said(self.row, guest, name, message, now)
            case "react":
                line = chat.reacted(self.row, guest, message, over=over, now=now)
            case "report":
                line = chat.reported(self.row, guest, message, over=over)
            case _:
                line = chat.struck(self.row, guest, message)
        self._keep = Keep(self.row, said=line, unsaid=chat.fall_out(line))
        return self._keep

    def _tell_line(self, line: ChatRow) -> None:
        def told(guest: str) -> Json | None:
            if not hears(self.row, guest, line, over=self._audience.over):
                return None
            return {"type": "chat", **shown(self.row, guest, line)}

        self._audience.tell_each(told)

    def join(self, guest: str, own_name: str, request: Json, now: float) -> Keep:
        """Let a guest take an open seat; the game begins when none is left."""
        name = (request.get("name") or "").strip()
        nonce = request.get("nonce") or self._draw("join", self.row.seats).randbytes(16).hex()
        row = joined(self.row, guest, name or own_name, request.get("seat"), nonce, own=not name)
        return self._becomes(row, now)

    def invite(self, host: str, seat: int, guest: str, name: str, now: float) -> Keep:
        """Keep an open seat for somebody."""
        return self._becomes(invited(self.row, host, seat, guest, name, now), now)

    def rematch(self, guest: str, message: Json, now: float) -> Keep:
        """Somebody wants to play once more with the same people, or does not."""
        return self._after_the_end(answered(self._stored.row, guest, message, now), now)

    def rematched(self, table: str, now: float) -> Keep:
        """There is a table where they go on."""
        return self._after_the_end(made(self._stored.row, table), now)

    def _after_the_end(self, row: TableRow, now: float) -> Keep:
        self._stored.row = replace(row, updated=now)
        self._keep = Keep(self._stored.row)
        return self._keep

    def rename(self, guest: str, name: str) -> None:
        """Call a guest by a new name; the store knows it already."""
        own = {i: replace(seat, name=name) for i, seat in enumerate(self.row.seats) if seat.guest == guest and seat.own}
        self.row = self._audience.row = self.row.with_seats(own)
        self._stored.row = self._stored.row.with_seats(own)
        self._audience.call(guest, name)
        self._audience.tell_summary()

    def reseat(self, old: str, new: str) -> None:
        """Give the seats of one guest to another; the store knows it already."""
        self._chat.reseat(old, new)
        if old != self.row.host and not self.row.seats_of(old) and not self.row.kept_for(old):
            return
        self.row = self._audience.row = self.row.with_guest(old, new)
        self._stored.row = self._stored.row.with_guest(old, new)
        self._audience.tell_summary()

    def let_go(self, guest: str, names: Sequence[str], now: float) -> Keep | None:
        """Let a guest go for good: before the game the seat is open again, after it and alone it has no name.

        In a running game with other people a bot plays on, by one of the names.
        """
        for line in self._chat.forget(guest):
            self._tell_line(line)
        row, mine = self.row, self.row.seats_of(guest)
        company = any(row.seats[seat].guest not in {guest, None} for seat in row.people())
        changed: dict[int, SeatRow] = {}
        for seat in [*mine, *row.kept_for(guest)]:
            if not row.begun:
                changed[seat] = SeatRow("open")
            elif row.over or not company:
                changed[seat] = replace(row.seats[seat], guest=None, own=False, name="")
            else:
                taken = {one.name for one in [*row.seats, *changed.values()]}
                name = next((name for name in names if name not in taken), "")
                changed[seat] = SeatRow("bot", name=name, level=kept(row.terms).level, nonce=row.seats[seat].nonce)
        if not changed and row.host != guest:
            return None
        self._stored.row = replace(self._stored.row, host="" if row.host == guest else row.host, updated=now)
        self._keep = self._stored.seated(changed)
        return self._keep

    def question(self, guest: str, seat: int) -> tuple[Json, Choices]:
        """What a hint needs: the view of a seat that is asked, and its options."""
        self._check_seat(guest, seat)
        if several(self.row) and not kept(self.row.terms).hints:
            raise Refusal(403, "no_hints")
        asked = self._stored.match.decision(seat)
        if asked is None:
            raise Refusal(409, phrase("reason-not_asked"))
        return self._stored.view(seat), choices_of(asked.options)

    # -- between people ---------------------------------------------------------------------------------------------

    def _arrange(self, guest: str, message: Json, now: float) -> Keep:
        """Let the host arrange the table before the start; it begins when no seat is open."""
        if message["act"] == "send_away":
            watchers = {one["who"] for one in self._audience.watchers()}
            return self._becomes(sent_away(self.row, guest, message.get("who", ""), watchers, now), now)
        return self._becomes(arranged(self.row, guest, message, self._crew, self._draw, now), now)

    def decline(self, guest: str, now: float) -> Keep:
        """Let somebody say that he does not take the seat that is kept for him."""
        return self._becomes(declined(self.row, guest, now), now)

    def _stand_up(self, guest: str, seat: int, now: float) -> Keep:
        """Leave: before the start the seat is open again, afterwards it is kept."""
        if seat not in self.row.seats_of(guest):
            raise Refusal(403, "not_your_seat")
        over(self.row)
        if not self.row.begun:
            return self._becomes(stood_up(self.row, seat), now)
        self._presence.say_goodbye(guest, now)
        return self._becomes(with_away(self._stored.row, dict.fromkeys(self.row.seats_of(guest), now)), now)

    def _resign(self, seat: int, now: float) -> Keep:
        over(self.row)
        return self._becomes(resigned(self._stored.row, seat, now), now)

    def _hand(self, seat: int, now: float) -> Keep:
        over(self.row)
        return self._becomes(handed(self._stored.row, seat, now), now)

    def _take_seat_back(self, seat: int, now: float) -> Keep:
        over(self.row)
        return self._becomes(spared(taken_back(self._stored.row, seat, now), seat), now)

    def _vote(self, seat: int, message: Json, now: float) -> Keep:
        over(self.row)
        row = voted(self._stored.row, seat, message["absent"], message["yes"], self._settings, now)
        return self._becomes(row, now)

    def _vacation(self, seat: int, message: Json, now: float) -> Keep:
        over(self.row)
        return self._becomes(with_vacation(self._stored.row, seat, now, on=message["on"]), now)

    def _nudge(self, seat: int, message: Json, now: float) -> Keep:
        over(self.row)
        return self._becomes(nudged(self._stored.row, seat, message["absent"], now), now)

    def _more_time(self, seat: int, message: Json, now: float) -> Keep:
        over(self.row)
        return self._becomes(with_more_time(self._stored.row, seat, message["absent"]), now)

    def _take_back(self, seat: int, message: Json, now: float) -> Keep:
        """Ask whether the last answer of a seat may fall; where one person plays it falls at once."""
        over(self.row)
        reason, history = self._beyond(seat), message["history"]
        if reason is None:
            raise Refusal(409, "no_takeback")
        self._check_history(history)
        if reason == "free":
            return self._rewind(seat, history, now)
        return self._becomes(asked(self._stored.row, seat, history, now + self._settings.consent), now)

    def _consent(self, seat: int, message: Json, now: float) -> Keep:
        over(self.row)
        row = agreed(self._stored.row, seat, yes=message["yes"])
        if "takeback" in row.company and is_agreed(row):
            self._check_history(message["history"])
            return self._rewind(row.company["takeback"]["seat"], message["history"], now)
        return self._becomes(row, now)

    def _check_history(self, history: History) -> None:
        """Refuse a log that was read before the last answer."""
        if (history.entries[-1].number if history.entries else 0) != self._stored.row.head:
            raise Refusal(409, "stale")

    def _rewind(self, seat: int, history: History, now: float) -> Keep:
        index = last_answer(history.entries, seat)
        head, falling, row = before(history.entries, index), history.entries[index:], self._stored.row
        counter = row.counter if several(row) else counter_at(row, history, index)
        self._epoch = self._draw("epoch", now, row.number).randbytes(16)  # its questions are new ones
        keep = self._stored.rewind(seat, falling, head, history.states[head], counter)
        return self._gives(replace(keep, row=noted(keep.row, seat, len(falling), now)), now)

    def _beyond(self, seat: int) -> str | None:
        """How a seat may take back more than its own barrier allows: `free`, by `ask`ing, or not at all."""
        row, match = self._stored.row, self._stored.match
        if row.over or self._live.ticks or match.hides_askee or match.unsettled() or row.seats[seat].by_bot:
            return None
        if not several(row):
            return "free"
        return "ask" if kept(row.terms).takeback and "takeback" not in row.company else None

    def hinted(self, guest: str, seat: int, now: float) -> Keep | None:
        """Write down that a seat asks for a hint, where several people play."""
        self.question(guest, seat)
        if not several(self.row):
            return None
        count = self._stored.row.seats[seat].company.get("hints", 0) + 1
        row = with_company(self._stored.row, seat, hints=count)
        return self._becomes(with_note(row, now, "hint", seat), now)

    def forked(self, guest: str, now: float) -> Keep | None:
        """Write down that somebody plays on from here elsewhere, while the game runs and several people play."""
        if self.row.over or not several(self.row):
            return None
        if not kept(self.row.terms).forks:
            raise Refusal(403, "no_forks")
        seat, row = next(iter(self.row.seats_of(guest)), None), self._stored.row
        if seat is not None:
            row = with_company(row, seat, forks=row.seats[seat].company.get("forks", 0) + 1)
        return self._becomes(with_note(row, now, "fork", seat), now)

    def _check_seat(self, guest: str, seat: int) -> None:
        if seat not in self.row.seats_of(guest):
            raise Refusal(403, "not_your_seat")
        if not self.row.begun:
            raise Refusal(409, "not_begun")

    # -- who is here ------------------------------------------------------------------------------------------------

    def arrive(self, connection: Connection, guest: str, name: str = "") -> None:
        """Tell a connection everything from now on."""
        self._presence.arrive(connection, guest)
        self._audience.arrive(connection, guest, name, self._state, self._notice)

    def leave(self, connection: Connection, now: float) -> None:
        """Tell a connection nothing more."""
        self._presence.leave(connection, now)
        self._audience.leave(connection)
        self._notice(now)

    def hide(self, connection: Connection, now: float, *, hidden: bool) -> None:
        """A page is hidden behind others, or shown again."""
        self._presence.hide(connection, now, hidden=hidden)

    def resync(self, connection: Connection) -> None:
        """Tell a connection again how everything stands."""
        self._audience.tell_again(connection)

    def _notice(self, now: float) -> None:
        """Somebody has come or gone: clocks may run or stand still."""
        if self.row.begun and self._stored.game.live is not None:
            self._live.restart(now, self._audience.present())
            self._audience.tell_states(self._states())

    def _absences(self, now: float) -> dict[int, float | None]:
        """The seats whose people have gone or come since it was kept."""
        row, found = self.row, {}
        for seat in row.people():
            since = self._presence.away_since(row.seats[seat].guest or "", now)
            was = away_since(row, seat)
            if (since is None) != (was is None):
                found[seat] = since
        return found

    def _presence_due(self) -> float | None:
        """When somebody is away or here who was not."""
        times = []
        for seat in self.row.people():
            quiet, was = self._presence.quiet(self.row.seats[seat].guest or ""), away_since(self.row, seat)
            if quiet is None and was is not None:
                times.append(float("-inf"))
            elif quiet is not None and was is None:
                times.append(quiet[1])
        return min(times, default=None)

    # -- bots and time ----------------------------------------------------------------------------------------------

    def thoughts(self) -> list[Thought]:
        """What bots are to think about now; the rest is of no use any more."""
        return self._bots.thoughts()

    def thought(self, id: str, words: str | None) -> None:  # noqa: A002 - the word of the protocol
        """A bot has thought; None if it has failed."""
        self._bots.thought(id, words)

    def due(self) -> float | None:
        """When something is to be done or told next."""
        times = [self._audience.due()]
        if not self.row.over:
            times.append(self._presence_due())
        if self.row.begun and not self.row.over:
            times += [self._live.due(), self._bots.due(), self.row.due]
        return min((at for at in times if at is not None), default=None)

    def at(self, now: float) -> Keep | None:
        """Do the next thing whose time has come."""
        absences = {} if self.row.over else self._absences(now)
        if absences:
            return self._becomes(with_away(self._stored.row, absences), now)
        if not self.row.begun or self.row.over:
            return None
        found = self._bots.answer(now) or self._live.ordered_answer(now)
        if found is not None:
            return self._answer(*found, now)
        if self._live.settles(now):
            return self._gives(self._stored.do(TimedMatch.settle), now)
        if self._live.is_up(now):
            return self._time_is_up(now)
        if is_past(self.row.due, now):
            return self._waited_long_enough(now)
        self._go_on(now)
        return None

    def _waited_long_enough(self, now: float) -> Keep:
        """Do what time does to people: end a question to all, a vacation, somebody's clock or absence."""
        row = self._stored.row
        request = row.company.get("takeback")
        if request is not None and request["until"] <= now:
            return self._becomes(withdrawn(row), now)
        for seat in row.people():
            if is_past(vacation_ends(row, seat, now), now):
                return self._becomes(with_vacation(row, seat, now, on=False), now)
            if is_past(absence_ends(row, seat), now):
                return self._becomes(sat_in(row, seat, "time", now), now)
            if is_past(runs_out(row, seat), now):
                if time_end(row, seat) == "bot":
                    return self._becomes(sat_in(row, seat, "clock", now), now)
                return self._answer(seat, self._stored.match.ask(seat).default, now)
        return self._becomes(row, now)

    def _time_is_up(self, now: float) -> Keep:
        """Let time answer, and then those who have answered early."""
        early = self._live.early_answers()

        def work(match: TimedMatch) -> None:
            match.tick()
            for seat, words in early.items():
                with suppress(QuarterdeckError):  # asked otherwise than foreseen: its player answers again
                    match.play(seat, words)

        return self._gives(self._stored.do(work), now)

    # -- changing ---------------------------------------------------------------------------------------------------

    def _answer(self, seat: int, words: str, now: float) -> Keep:
        return self._gives(self._stored.play(seat, words), now)

    def _changes(self, seat: int, changed: SeatRow, now: float) -> Keep:
        """A seat is another from now on."""
        return self._becomes(self._stored.row.with_seats({seat: changed}), now)

    def _becomes(self, row: TableRow, now: float) -> Keep:
        """People sit otherwise from now on; the game begins when no seat is open."""
        was = self._stored.row.seats
        if not row.begun and not row.over and not row.open():
            self._stored.row = row
            keep = self._gives(self._stored.begin(), now)
        else:
            row = self._timed(self._stored.changed(row), now)
            self._stored.row = replace(row, updated=now)
            keep = Keep(self._stored.row)
        changed = [seat for seat, one in enumerate(keep.row.seats) if one != was[seat]]
        self._keep = replace(keep, seats=sorted({*keep.seats, *changed}))
        return self._keep

    def _timed(self, row: TableRow, now: float, answered: Sequence[StoredEntry] = ()) -> TableRow:
        """The table with its clocks running for those who are asked now, and when something follows from them."""
        if not row.begun:
            return row
        hidden = self._stored.match.hides_askee
        told = self._audience.tells(self._stored.batch if answered else NOTHING, now, hides_askee=hidden)
        row = timed(
            row,
            self._stored.waiting(),
            now,
            told,
            hidden=hidden,
            answered={entry.seat for entry in answered if not entry.private},
            secretly=any(entry.private for entry in answered),
        )
        return altered(row, due=next_due(row, now))

    def _gives(self, keep: Keep, now: float, changed: Mapping[int, SeatRow] = NO_SEATS) -> Keep:
        """The match has gone on, and with it some seats; whenever a clock starts anew, early answers are erased."""
        seats, starts = {**changed}, self._stored.match.clock_starts
        row = self._public(keep.row.with_seats(seats), now)
        if starts != self._starts:
            seats |= {seat: with_early_answer(row.seats[seat], None) for seat in self._live.early_answers()}
        self._starts = starts
        answered = [entry for entry in keep.entries if not entry.back]
        row = withdrawn(row) if keep.entries and "takeback" in row.company else row
        self._stored.row = self._timed(row.with_seats(seats), now, answered)
        self._keep = altered(keep, row=self._stored.row, seats=[*keep.seats, *seats])
        self._news = self._stored.batch
        return self._keep

    def _public(self, row: TableRow, now: float) -> TableRow:
        """The row with what a list of tables says of it: since when whom, and what was heard last."""
        acted, before = self._stored.acted(), self.row.since
        since = {str(seat): now if seat in acted else before.get(str(seat), now) for seat in row.waiting}
        last = self._stored.last_line() or (self.row.last if self._stored.batch.entries else None)
        return altered(row, updated=now, since=since, last=last)

    # -- telling ----------------------------------------------------------------------------------------------------

    def out(self, now: float) -> Sends:
        """What is to be sent now, in order."""
        return self._audience.out(now)

    def __len__(self) -> int:
        """How many connections are here."""
        return len(self._audience)

    def steps_told(self, reader: int) -> int | None:
        """How many steps a reader has been told of; None for one who reads only when everything is over."""
        return self._audience.steps_told(reader)

    def asked(self, seat: int) -> bool | None:
        """Whether a seat must answer (True) or may (False), as far as it was told if it listens; None: not asked."""
        if seat in self._audience.listening():
            return self._audience.asked(seat)
        if not self.row.begun or self.row.over or self.row.seats[seat].by_bot:
            return None
        if seat in self._stored.match.waiting():
            return seat not in self._live.held()
        verb = self._stored.game.language.verb
        return None if all(verb(action).preference for action in self._stored.match.actions(seat)) else False

    def looking(self, guest: str) -> bool:
        """Whether a guest has a page open that is not hidden."""
        return self._presence.quiet(guest) is None

    def unread(self, guest: str, ear: Ear) -> int:
        """How many lines of chat a guest has not seen, of those that the guest hears and wants to hear."""
        return self._chat.unread(self.row, guest, ear, over=self._audience.over)

    def named(self, ears: Mapping[str, Ear]) -> list[str]:
        """Whom the last line of the chat calls by name."""
        return self._chat.named(self.row, ears)

    def guests(self) -> set[str]:
        """Who is here."""
        return self._audience.guests()

    def summary(self, guest: str) -> Json:
        """What everybody may know about the table, no further than everybody has been told."""
        return self._audience.summary(guest)

    def _states(self) -> dict[int, Json]:
        everybody = self._everybody()
        return {reader: self._state(reader, everybody) for reader in self._stored.readers()}

    def _state(self, reader: int, everybody: Json | None = None) -> Json:
        """How the table stands for a reader; `everybody` is the part that is the same for all, if it is known."""
        state: Json = {
            "type": "state",
            "seat": wire_seat(reader),
            "step": self.row.step_of(reader),
            "view": self._stored.view(reader),
            "decision": None,
            "undo": {"possible": False, "reason": None, "beyond": None},
            "orders": None,
            "stop": False,
            "ahead": None,
            "sealed": None,
            **(everybody or self._everybody()),
        }
        if self.row.begun and reader != SPECTATOR:
            state |= self._own(reader)
        return state

    def _everybody(self) -> Json:
        """The part of a state that is the same for everybody."""
        return {
            "waiting": self._stored.waiting(),
            "clock": self._live.shown_clock() if self.row.begun else None,
            "times": shown_times(self.row),
            "unsettled": self._live.shown_plays() if self.row.begun else [],
        }

    def _own(self, seat: int) -> Json:
        """The part of a state that is the seat's alone."""
        match, reason = self._stored.match, self._why_no_undo(seat)
        if self.row.seats[seat].by_bot:
            return {}
        return {
            "decision": self._wired(match.decision(seat), held=seat in self._live.held()),
            "undo": {"possible": reason is None, "reason": reason, "beyond": self._beyond(seat)},
            "orders": self._live.orders(seat) or None,
            "stop": seat in self._live.stopped(),
            "ahead": self._wired(match.early_question(seat)),
            "sealed": early_answer(self.row.seats[seat]),
        }

    def _why_no_undo(self, seat: int) -> Json | None:
        """The reason why a seat cannot take its last answer back; the same whoever is asked, or answers, in secret."""
        match = self._stored.match
        if match.hides_askee or match.unsettled():
            return OTHERS
        if match.over and (kept(self.row.terms).rated or "tournament" in self.row.company):
            return phrase("undo-rated")
        reason = match.why_no_undo(seat)
        return reason.to_json() if reason else None

    def _wired(self, decision: Decision | None, *, held: bool = False) -> Json | None:
        """A decision as clients see it; whoever lets the others go first need not answer."""
        if decision is None:
            return None
        return decision.to_json() | {"id": self._wire_id(decision), "must": decision.must and not held}

    def _wire_id(self, decision: Decision) -> str:
        """The id that clients see: the match's own would tell how many questions others were asked."""
        return blake2s(decision.id.encode(), key=self._epoch, digest_size=8).hexdigest()


def public(row: TableRow) -> object:
    """What a table's summary tells beside its states."""
    seats = [(seat.kind, seat.guest, seat.invited, seat.name, seat.level, seat.company) for seat in row.seats]
    company = {name: value for name, value in row.company.items() if name != "times"}
    return row.begun, row.over, seats, company, row.terms


def owners(row: TableRow) -> object:
    """Who reads what."""
    return [(seat.kind, seat.guest) for seat in row.seats]
