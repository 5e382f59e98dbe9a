"""How a table begins: from its setup, from a step of another table, or from a file."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from quarterdeck.bots import LEVELS
from quarterdeck.core import engine
from quarterdeck.core.engine import SPECTATOR
from quarterdeck.core.errors import BadOption, BadSeats, NewerRules, QuarterdeckError, UnknownBot
from quarterdeck.core.events import ALL
from quarterdeck.core.game import Game
from quarterdeck.core.rng import Rng
from quarterdeck.core.timed import TimedMatch
from quarterdeck.games import game, games
from quarterdeck.table.names import cleaned
from quarterdeck.table.packing import unpacked
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.replay import told_to
from quarterdeck.table.rows import Json, SeatRow, StoredEntry, TableRow, in_force
from quarterdeck.table.saved import ME, Saved, read_saved
from quarterdeck.table.settings import Random
from quarterdeck.table.terms import Terms, read

Asked = Mapping[str, Any]  # a body of the protocol


@cache
def crew() -> list[str]:
    """Names of bots."""
    names: list[str] = tomllib.loads((Path(__file__).parent / "crew.toml").read_text("utf-8"))["names"]
    return names


def agreed(request: Asked) -> tuple[dict[str, Any], Json, Terms]:
    """The options, the first position and the terms of a table that somebody asks for."""
    rules = game(registered(request["game"]))
    try:
        rules.check_seats(len(request["seats"]))
        options = rules.check_options({**request.get("options", {}), **house(rules)})
        start = rules.new(len(request["seats"]), options)
    except BadSeats:
        raise Refusal(400, "bad_seats", least=rules.seats.start, most=rules.seats.stop - 1) from None
    except BadOption:
        raise Refusal(400, "bad_option") from None
    engine.settle(start)
    ticks = rules.live is not None and rules.live.ticks(options)
    terms = read(one_screen(request["seats"], request.get("hotseat")) | request.get("terms", {}), ticks=ticks)
    if terms.rated and not is_ratable(request["seats"]):
        raise Refusal(400, "bad_term", field="rated")
    return options, start.to_json(), terms


def registered(name: str) -> str:
    """The id of a game that is registered."""
    if name not in games():
        raise Refusal(404, "unknown_game", game=name)
    return name


def house(rules: Game[Any]) -> dict[str, Any]:
    """The options that are the same at all tables of a house."""
    return {setting.name: setting.house for setting in rules.options if setting.house is not None}


def is_ratable(seats: Sequence[Asked]) -> bool:
    """Whether a result can be rated: several seats, and nobody at two of them."""
    kinds = [seat["kind"] for seat in seats]
    return len(kinds) > 1 and kinds.count("me") < 2 and "person" not in kinds


def one_screen(seats: Sequence[Asked], wanted: bool | None = None) -> Json:
    """Whether several people sit at one device, unless somebody says so: then each has a name."""
    return {"hotseat": any(seat["kind"] == "person" for seat in seats) if wanted is None else wanted}


def new_row(
    id: str,  # noqa: A002 - the word of the protocol
    guest: str,
    name: str,
    rules: str,
    options: dict[str, Any],
    seats: Sequence[Asked],
    nonce: str | None,
    draw: Random,
    now: float,
) -> TableRow:
    """A new table of a guest of that name, with chance of its own."""
    names = crew().copy()
    draw.shuffle(names)
    return TableRow(
        id,
        rules,
        game(rules).rules_version,
        options,
        guest,
        draw.randbytes(32).hex(),
        created=now,
        updated=now,
        seats=[new_seat(seat, guest, name, names.pop(), nonce, draw) for seat in seats],
    )


def new_seat(seat: Asked, guest: str, name: str, bot_name: str, nonce: str | None, draw: Random) -> SeatRow:
    """A seat of a new table."""
    kind, wanted = seat["kind"], cleaned(seat.get("name", ""))
    if kind == "open":
        return SeatRow("open")
    if kind == "bot":
        level = seat.get("level", "bosun")
        if level not in LEVELS:
            raise Refusal(400, "unknown_level", level=level)
        return SeatRow("bot", None, own=False, name=wanted or bot_name, level=level, nonce=draw.randbytes(16).hex())
    own = kind == "me" and not wanted
    return SeatRow("person", guest, own=own, name=name if own else wanted, nonce=nonce or draw.randbytes(16).hex())


def fork_at(row: TableRow, guest: str, request: Mapping[str, Any], log: list[StoredEntry]) -> tuple[int, int]:
    """Whose eyes a table is forked with, and the number of the step; nothing is hidden any more when it is over."""
    if len(request["seats"]) != len(row.seats):
        raise Refusal(400, "bad_seats", least=len(row.seats), most=len(row.seats))
    mine, step = row.seats_of(guest), request["step"]
    reader = ALL if row.over else mine[0] if mine else SPECTATOR
    told = told_to(reader, in_force(log))
    if not row.begun or step > len(told):
        raise Refusal(400, "no_step", step=step)
    return reader, told[step - 1].number if step else 0


def forked(row: TableRow, reader: int, state: Json, draw: Random) -> Json:
    """The position from which a fork goes on: the very one if the game is over, else one that is possible."""
    rules = game(row.game)
    if not row.over:
        view = rules.view(rules.restore(state), reader, row.options)
        state = rules.determinise(view, Rng(draw.getrandbits(31))).to_json()
    if not state["stack"]:
        raise Refusal(409, "fork_over")
    return state


def unfolded(file: bytes) -> Json:
    """What a file holds that somebody brings in, if it is a game of ours."""
    try:
        plain = unpacked(file)
    except ValueError:
        raise Refusal(400, "file_unreadable") from None
    if not isinstance(plain, dict) or "log" not in plain or "game" not in plain:
        raise Refusal(400, "file_foreign")
    if str(plain["game"]) not in games():
        raise Refusal(400, "unknown_game", game=str(plain["game"])[:64])
    return plain


def read_file(plain: Json) -> Saved[TimedMatch]:
    """The saved game of a file that somebody brings in, which can go on here."""
    try:
        saved = read_saved(plain, TimedMatch)
    except NewerRules:
        raise Refusal(409, "file_newer") from None
    except UnknownBot:
        raise Refusal(400, "file_people") from None
    except QuarterdeckError:
        raise Refusal(400, "file_damaged") from None
    sitting = saved.sitting or [ME, *["bosun"] * (saved.match.seats - 1)]
    if ME not in sitting:
        raise Refusal(400, "file_people")
    match = saved.match
    if match.over:
        raise Refusal(409, "file_over")
    rules, own = match.game, house(match.game)
    if rules.live is not None and rules.live.ticks(match.options) and {**match.options, **own} != match.options:
        raise Refusal(409, "file_house")
    return replace(saved, sitting=sitting)
