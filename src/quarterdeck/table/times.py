"""The time of each person: since when somebody is asked, and how much of the table's pace is left. As rows.

With the table is kept, by seat, `asked` (since when the table waits for it), `left` (seconds when its clock started or
stopped last) and `since` (when it started; None while it stands). A question that hides whom it asks starts no clock,
and waits for everybody alike. Clocks of days run on whatever happens; the others stand still while all people are away,
and after a restart of whoever owns the table they go on from where they started last.
"""

from collections.abc import Collection

from quarterdeck.table.company import away_since, givers, is_awaited, more_time, on_vacation, vacation_left
from quarterdeck.table.rows import Json, TableRow, altered
from quarterdeck.table.terms import Terms, kept

SPARE = 10  # one part in so many of a game's seconds is left to a person who comes back without any


def timed(
    row: TableRow,
    waiting: Collection[int],
    now: float,
    told: float,
    *,
    hidden: bool,
    answered: Collection[int] = (),
    secretly: bool = False,
) -> TableRow:
    """The table with the clocks of those who are asked running, and no others; from when it is `told` that they are.

    Nobody may know who has answered in secret, nor whether anybody had to: whatever was asked `secretly` meanwhile,
    all are asked anew.
    """
    terms, before = kept(row.terms), row.company.get("times", {})
    here = any(away_since(row, seat) is None for seat in row.players())
    halted = row.over or not row.begun or "takeback" in row.company
    times: dict[str, Json] = {}
    for seat in row.people():
        found = dict(before.get(str(seat), {}))
        by_bot = row.seats[seat].by_bot
        asked = not row.over and row.begun and not by_bot and (hidden or seat in waiting)
        anew = not hidden and (secretly or (seat in answered and not terms.turn_based))
        if "asked" in found and (anew or not asked or found.get("hidden", False) != hidden):
            found = stopped(found, now)
            if terms.pace == "game" and seat in answered:
                found["left"] += terms.increment
            found = {"left": found["left"]}
        if asked and "asked" not in found:
            found |= {"asked": told} | ({"hidden": True} if hidden else {})
            found["left"] = given(terms, found.get("left"))
        runs = asked and not hidden and not halted and terms.pace != "none" and (here or terms.turn_based)
        if runs and not on_vacation(row, seat):
            found["since"] = told if found.get("since") is None else found["since"]
        else:
            found = stopped(found, now)
        if found:
            times[str(seat)] = found
    return altered(row, company={**row.company, "times": times}) if times != before else row


def given(terms: Terms, left: float | None) -> float:
    """The seconds that somebody has who is asked now."""
    if terms.pace != "game" or left is None:
        return float(terms.seconds)
    return left


def stopped(found: Json, now: float) -> Json:
    """The time of a seat, standing still."""
    if found.get("since") is None:
        return found
    return {**found, "left": found["left"] - max(0.0, now - found["since"]), "since": None}


def woken(row: TableRow, now: float) -> TableRow:
    """The table when it is taken up again: nobody's clock has run meanwhile, unless it counts days."""
    if kept(row.terms).turn_based or "times" not in row.company:
        return row
    times = {
        seat: {**one, "since": now} if one.get("since") is not None else one
        for seat, one in row.company["times"].items()
    }
    return altered(row, company={**row.company, "times": times})


def spared(row: TableRow, seat: int) -> TableRow:
    """The table where a person who takes the seat back has some time."""
    terms, times = kept(row.terms), row.company.get("times", {})
    found = times.get(str(seat))
    if terms.pace != "game" or not found:
        return row
    left = max(found["left"], float(terms.increment), terms.seconds / SPARE)
    return altered(row, company={**row.company, "times": {**times, str(seat): {**found, "left": left}}})


# -- what is due ----------------------------------------------------------------------------------------------------


def runs_out(row: TableRow, seat: int) -> float | None:
    """When the clock of a seat runs out, and something follows from it."""
    found = row.company.get("times", {}).get(str(seat), {})
    if found.get("since") is None:
        return None
    if time_end(row, seat) == "wait":
        return None
    return float(found["since"] + found["left"])


def time_end(row: TableRow, seat: int) -> str:
    """What happens when the clock of a seat runs out: a `bot` sits in, the `default` is taken, or all `wait`.

    The last person at a table that nobody else waits for is not sailed without: the default is taken while he looks on,
    and else all wait.
    """
    if kept(row.terms).end == "default":
        return "default"
    if is_awaited(row, seat):
        return "bot"
    return "default" if away_since(row, seat) is None else "wait"


def absence_ends(row: TableRow, seat: int) -> float | None:
    """When a bot sits in for somebody who is away and waited for."""
    terms, since = kept(row.terms), away_since(row, seat)
    asked = row.company.get("times", {}).get(str(seat), {}).get("asked")
    if not terms.away or terms.turn_based or since is None or asked is None or row.seats[seat].by_bot:
        return None
    more = len(givers(row, seat)) * more_time(row)
    return float(max(since, asked)) + terms.away + more if is_awaited(row, seat) else None


def runs_out_for(row: TableRow, guest: str) -> float | None:
    """When somebody loses the decision to the clock, or to a bot that sits in."""
    ends = [at(row, seat) for seat in row.seats_of(guest) for at in (runs_out, absence_ends)]
    return min((end for end in ends if end is not None), default=None)


def vacation_ends(row: TableRow, seat: int, now: float) -> float | None:
    """When the vacation of a seat is used up."""
    return now + vacation_left(row, seat, now) if on_vacation(row, seat) else None


def next_due(row: TableRow, now: float) -> float | None:
    """When time does something to the people of the table."""
    if not row.begun or row.over:
        return None
    asked = row.company.get("takeback")
    times = [asked["until"] if asked else None]
    for seat in row.people():
        times += [runs_out(row, seat), absence_ends(row, seat), vacation_ends(row, seat, now)]
    return min((at for at in times if at is not None), default=None)


# -- looking --------------------------------------------------------------------------------------------------------


def shown_times(row: TableRow) -> list[Json]:
    """The time of every seat as everybody sees it; `until` becomes what is left when it is sent."""
    terms, times = kept(row.terms), row.company.get("times", {})
    shown: list[Json] = []
    for seat in range(len(row.seats)):
        found = times.get(str(seat), {})
        counts = terms.pace != "none" and row.seats[seat].kind == "person"
        asked = None if found.get("hidden") else found.get("asked")
        left = found.get("left", float(terms.seconds)) if counts else None
        runs = found.get("since") is not None
        until = found["since"] + found["left"] if runs else None
        shown.append({"asked": asked, "left": left, "runs": runs, "until": until})
    return [one if one["asked"] is not None else unasked(one, terms) for one in shown]


def shown_ends(row: TableRow, seats: Collection[int]) -> dict[str, float]:
    """When the running clocks of these seats end, as a list of tables shows them."""
    times, found = shown_times(row), {}
    for seat in seats:
        if times[seat]["until"] is not None:
            found[str(seat)] = times[seat]["until"]
    return found


def unasked(shown: Json, terms: Terms) -> Json:
    """The time of a seat as everybody sees it while it is not asked: what is left of a whole game."""
    return {"asked": None, "left": shown["left"] if terms.pace == "game" else None, "runs": False, "until": None}
