"""What happens between the people of a table, as changes of its rows: away, bots that sit in, votes, resigning, notes.

With a seat is kept `{"away": since, "bot": {"since", "why", "step"}, "votes": [seats], "vacation": {"used", "since"},
"resigned": True, "hints": count, "forks": count, "nudged": when, "more": {"asked", "by": [seats]},
"invited": when}`, with the table `{"times": {seat: {"asked", "left", "since"}}, "tournament": its id,
"takeback": {...}, "notes": [{"at", "step", "note", "seat", "args"}]}`; see `times` and `takeback`. What is not there is
not so.
"""

from dataclasses import replace
from typing import Any

from quarterdeck.core.engine import SPECTATOR
from quarterdeck.table.refusal import Refusal, phrase
from quarterdeck.table.rows import Json, TableRow
from quarterdeck.table.settings import TableSettings
from quarterdeck.table.terms import DAY, MINUTE, kept

VOTES = 3  # more are never needed
NOTES = 100  # that are kept
TURN = 4  # one part in so many of a turn of days goes by before a vote
NUDGE = 10 * MINUTE  # seconds between two nudges
MORE = 10 * MINUTE  # seconds that somebody here may give to one who is waited for; a day where turns have days


# -- rows -----------------------------------------------------------------------------------------------------------


def with_company(row: TableRow, seat: int, **changed: Any) -> TableRow:
    """The table with something else between a seat and the others; None takes it away."""
    company = {**row.seats[seat].company, **changed}
    company = {name: value for name, value in company.items() if value is not None}
    return row.with_seats({seat: replace(row.seats[seat], company=company)})


def with_note(row: TableRow, now: float, note: str, seat: int | None, **args: int | str) -> TableRow:
    """The table with one more thing written down that is no move of the game."""
    line = {"at": now, "step": row.step_of(SPECTATOR), "note": note, "seat": seat, "args": args}
    return replace(row, company={**row.company, "notes": [*row.company.get("notes", []), line][-NOTES:]})


def guests_of(row: TableRow) -> set[str]:
    """The people who sit there, each once."""
    return {seat.guest for seat in row.seats if seat.guest is not None}


def several(row: TableRow) -> bool:
    """Whether the game is no person's own: several sit there, or it is one of a tournament."""
    return len(guests_of(row)) > 1 or "tournament" in row.company


# -- away -----------------------------------------------------------------------------------------------------------


def away_since(row: TableRow, seat: int) -> float | None:
    """Since when the person of a seat is away, as it is kept."""
    since: float | None = row.seats[seat].company.get("away")
    return since


def with_away(row: TableRow, found: dict[int, float | None]) -> TableRow:
    """The table with people who have gone or come; votes about somebody who is here again are void."""
    for seat, since in found.items():
        votes = row.seats[seat].company.get("votes") if since is not None else None
        nudge = row.seats[seat].company.get("nudged") if since is not None else None
        row = with_company(row, seat, away=since, votes=votes, nudged=nudge)
    return row


# -- a bot in a person's seat ---------------------------------------------------------------------------------------


def others(row: TableRow, seat: int) -> list[int]:
    """The seats that other people play themselves."""
    return [one for one in row.players() if row.seats[one].guest != row.seats[seat].guest]


def is_awaited(row: TableRow, seat: int) -> bool:
    """Whether somebody else waits for a seat: people at the table, or the others of a tournament."""
    return bool(others(row, seat)) or "tournament" in row.company


def sat_in(row: TableRow, seat: int, why: str, now: float) -> TableRow:
    """A bot sits in for a person: because of `time`, `clock` or `vote`, or because the person `asked` or `resigned`."""
    bot = {"since": now, "why": why, "step": row.step_of(seat)}
    held = with_company(row, seat, bot=bot, votes=None, resigned=True if why == "resigned" else None)
    return with_note(held, now, f"bot_{why}", seat)


def is_sat_in(row: TableRow, guest: str) -> bool:
    """Whether a bot sits in for a guest who did not ask for it."""
    bots = [row.seats[seat].company.get("bot") for seat in row.seats_of(guest)]
    return any(bot["why"] not in {"asked", "resigned"} for bot in bots if bot)


def handed(row: TableRow, seat: int, now: float) -> TableRow:
    """A person lets a bot play on."""
    if row.seats[seat].by_bot:
        raise Refusal(409, "bot_sits")
    return sat_in(row, seat, "asked", now)


def resigned(row: TableRow, seat: int, now: float) -> TableRow:
    """A person gives up: a bot plays to the end, and the seat has the last place."""
    if row.seats[seat].company.get("resigned"):
        raise Refusal(409, "resigned")
    return sat_in(row, seat, "resigned", now)


def taken_back(row: TableRow, seat: int, now: float) -> TableRow:
    """The person plays again; whatever is asked is asked of the person."""
    company = row.seats[seat].company
    if company.get("resigned"):
        raise Refusal(409, "resigned")
    if "bot" not in company:
        raise Refusal(409, "no_bot_sits")
    return with_note(with_company(row, seat, bot=None), now, "back", seat)


def ranks_of(row: TableRow, ranks: list[int] | None) -> list[int] | None:
    """The places with those who have resigned behind all others."""
    if ranks is None:
        return None
    gone = {seat for seat, one in enumerate(row.seats) if one.company.get("resigned")}
    order = sorted(range(len(ranks)), key=lambda seat: (seat in gone, ranks[seat]))
    keys = [(seat in gone, ranks[seat]) for seat in order]
    places = {seat: 1 + keys.index((seat in gone, ranks[seat])) for seat in order}
    return [places[seat] for seat in range(len(ranks))]


# -- the vote -------------------------------------------------------------------------------------------------------


def voters(row: TableRow, absent: int) -> list[int]:
    """The first seat of everybody who is here and plays, the absent one aside."""
    found: dict[str | None, int] = {}
    for seat in others(row, absent):
        if away_since(row, seat) is None:
            found.setdefault(row.seats[seat].guest, seat)
    return sorted(found.values())


def needed(row: TableRow, absent: int) -> int:
    """How many votes let a bot sit in."""
    return min(VOTES, len(voters(row, absent)))


def vote_from(row: TableRow, absent: int, settings: TableSettings) -> float | None:
    """From when people may vote about an absent one; None if there is nothing to vote about."""
    since, terms = away_since(row, absent), kept(row.terms)
    if not row.begun or row.over or since is None or row.seats[absent].by_bot or row.seats[absent].kind != "person":
        return None
    if not terms.turn_based:
        return since + settings.vote
    asked = row.company.get("times", {}).get(str(absent), {}).get("asked")
    return None if asked is None else float(max(since, asked)) + terms.seconds / TURN


def voted(row: TableRow, seat: int, absent: int, yes: bool, settings: TableSettings, now: float) -> TableRow:
    """The table after somebody has voted about an absent one; the last vote needed lets a bot sit in."""
    if not 0 <= absent < len(row.seats):
        raise Refusal(400, "no_seat")
    start, able = vote_from(row, absent, settings), voters(row, absent)
    if start is None or start > now:
        raise Refusal(409, "no_vote")
    mine = next((one for one in able if row.seats[one].guest == row.seats[seat].guest), None)
    if mine is None:
        raise Refusal(403, "no_vote")
    votes = [one for one in row.seats[absent].company.get("votes", []) if one in able]
    if yes == (mine in votes):
        raise Refusal(409, "voted")
    votes = [*votes, mine] if yes else [one for one in votes if one != mine]
    if len(votes) >= needed(row, absent):
        return sat_in(row, absent, "vote", now)
    return with_company(row, absent, votes=votes or None)


# -- waiting for somebody -------------------------------------------------------------------------------------------


def asked_since(row: TableRow, seat: int) -> float | None:
    """Since when the table waits for a seat, as everybody may know."""
    found = row.company.get("times", {}).get(str(seat), {})
    return None if found.get("hidden") else found.get("asked")


def waited_for(row: TableRow, seat: int, absent: int) -> float:
    """Since when somebody else is waited for who is away; refused where there is nobody to wait for."""
    if not 0 <= absent < len(row.seats):
        raise Refusal(400, "no_seat")
    asked = asked_since(row, absent)
    is_other = row.seats[absent].guest != row.seats[seat].guest
    if asked is None or away_since(row, absent) is None or row.seats[absent].by_bot or not is_other:
        raise Refusal(409, "not_waited_for")
    return asked


def nudged(row: TableRow, seat: int, absent: int, now: float) -> TableRow:
    """The table after somebody has reminded an absent one; not again for a while."""
    waited_for(row, seat, absent)
    last = row.seats[absent].company.get("nudged")
    if last is not None and now < last + NUDGE:
        raise Refusal(409, "nudged")
    return with_company(row, absent, nudged=now)


def givers(row: TableRow, seat: int) -> list[int]:
    """Who has given more time to a seat since it was asked."""
    more = row.seats[seat].company.get("more")
    return [] if more is None or more["asked"] != asked_since(row, seat) else list(more["by"])


def more_time(row: TableRow) -> int:
    """How many seconds one gives."""
    return DAY if kept(row.terms).turn_based else MORE


def with_more_time(row: TableRow, seat: int, absent: int) -> TableRow:
    """The table after somebody has given more time to an absent one, once for each question and person."""
    asked, by = waited_for(row, seat, absent), givers(row, absent)
    terms, times = kept(row.terms), row.company["times"]
    if terms.pace == "none" and not terms.away:
        raise Refusal(409, "nothing_ends")
    if any(row.seats[one].guest == row.seats[seat].guest for one in by):
        raise Refusal(409, "gave_time")
    if terms.pace != "none":
        longer = {**times[str(absent)], "left": times[str(absent)]["left"] + more_time(row)}
        row = replace(row, company={**row.company, "times": {**times, str(absent): longer}})
    return with_company(row, absent, more={"asked": asked, "by": [*by, seat]})


# -- vacation -------------------------------------------------------------------------------------------------------


def vacation_left(row: TableRow, seat: int, now: float) -> float:
    """How many seconds of vacation a person has left."""
    company = row.seats[seat].company.get("vacation", {})
    running = now - company["since"] if company.get("since") is not None else 0.0
    return max(0.0, kept(row.terms).vacation * DAY - float(company.get("used", 0.0) + running))


def on_vacation(row: TableRow, seat: int) -> bool:
    """Whether a person's clock stands still."""
    return row.seats[seat].company.get("vacation", {}).get("since") is not None


def with_vacation(row: TableRow, seat: int, now: float, *, on: bool) -> TableRow:
    """The table when a person goes on vacation or comes back from it."""
    if not kept(row.terms).turn_based:
        raise Refusal(409, "no_vacation")
    left = vacation_left(row, seat, now)
    if on == on_vacation(row, seat) or (on and left <= 0):
        raise Refusal(409, "no_vacation")
    used = kept(row.terms).vacation * DAY - left
    return with_company(row, seat, vacation={"used": used, "since": now if on else None})


# -- looking --------------------------------------------------------------------------------------------------------


def shown_seat(row: TableRow, seat: int) -> Json:
    """What everybody may know about the person of a seat."""
    company, terms = row.seats[seat].company, kept(row.terms)
    person = row.seats[seat].kind == "person"
    resting = {"used": 0.0, "since": None} | company.get("vacation", {})
    return {
        "away": company.get("away"),
        "bot": company.get("bot"),
        "votes": company.get("votes", []),
        "needed": needed(row, seat) if person and "away" in company else 0,
        "resigned": company.get("resigned", False),
        "hints": company.get("hints", 0),
        "forks": company.get("forks", 0),
        "invited": company.get("invited"),
        "nudged": company.get("nudged"),
        "more": givers(row, seat),
        "vacation": resting if person and terms.turn_based else None,
    }


def shown_takeback(row: TableRow) -> Json | None:
    """What everybody is asked."""
    request = row.company.get("takeback")
    return request and {name: request[name] for name in ("seat", "back", "until", "yes")}


def shown_notes(row: TableRow) -> list[Json]:
    """What happened between the people, at the step as everybody counts."""
    notes: list[Json] = row.company.get("notes", [])
    return notes


def over(row: TableRow) -> None:
    """Refuse what makes no sense when the game is over."""
    if row.over:
        raise Refusal(409, phrase("reason-over"))
