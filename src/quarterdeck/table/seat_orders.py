"""What stands for a seat while its player does nothing: orders, requests for more time, an answer given early, a pass.

Kept with the seat as `{"orders": {name: [value, span]}, "extensions": [round, count], "early": words,
"passed": stand}`; what was given for another span of the game is out of force.
"""

from dataclasses import replace
from typing import Any

from quarterdeck.core.game import Live
from quarterdeck.core.timed import TimedMatch
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import Json, SeatRow


def orders_of(live: Live[Any], match: TimedMatch, seat: SeatRow) -> Json:
    """The orders of a seat that are in force, and the defaults of the others."""
    given = seat.live.get("orders", {})
    orders = {}
    for order in live.orders:
        value, span = given.get(order.name, (order.default, None))
        orders[order.name] = value if span == match.span(order.name) else order.default
    return orders


def with_order(live: Live[Any], match: TimedMatch, seat: SeatRow, name: str, value: str | int | bool) -> SeatRow:
    """The seat with one order changed."""
    order = next((order for order in live.orders if order.name == name), None)
    if order is None or not any(value == choice and type(value) is type(choice) for choice in order.choices):
        raise Refusal(400, "no_order")
    return with_live(seat, orders={**seat.live.get("orders", {}), name: [value, match.span(name)]})


def extensions_left(live: Live[Any], match: TimedMatch, seat: SeatRow) -> int:
    """How often a seat may still ask for more time in this round."""
    round_, count = seat.live.get("extensions", (None, 0))
    return live.extensions - count if round_ == match.round else live.extensions


def with_extension(live: Live[Any], match: TimedMatch, seat: SeatRow) -> SeatRow:
    """The seat after it has asked for more time once more."""
    count = live.extensions - extensions_left(live, match, seat) + 1
    return with_live(seat, extensions=[match.round, count])


def early_answer(seat: SeatRow) -> str | None:
    """The words that the seat has given before its question is asked."""
    words: str | None = seat.live.get("early")
    return words


def with_early_answer(seat: SeatRow, words: str | None) -> SeatRow:
    """The seat with another early answer, or none."""
    if words is None:
        return replace(seat, live={name: value for name, value in seat.live.items() if name != "early"})
    return with_live(seat, early=words)


def last_pass(seat: SeatRow) -> list[int]:
    """What the last pass of the seat's player was given for; empty if the last answer was another."""
    stand: list[int] = seat.live.get("passed", [])
    return stand


def with_pass(seat: SeatRow, stand: list[int]) -> SeatRow:
    """The seat whose player has passed, for that long, or has answered otherwise (empty)."""
    return with_live(seat, passed=stand) if stand != last_pass(seat) else seat


def with_live(seat: SeatRow, **changed: Any) -> SeatRow:
    """The seat with something else standing for it."""
    return replace(seat, live={**seat.live, **changed})
