"""What stands for a seat while its player does nothing: orders, and how often it has asked for more time.

Kept with the seat as `{"orders": {name: [value, span]}, "holds": [round, presses]}`; what was given for another span of
the game is out of force.
"""

from dataclasses import replace
from typing import Any

from quarterdeck.core.game import Live
from quarterdeck.core.timed import TimedMatch
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import SeatRow


def orders_of(live: Live[Any], match: TimedMatch, seat: SeatRow) -> dict[str, Any]:
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
    orders = {**seat.live.get("orders", {}), name: [value, match.span(name)]}
    return replace(seat, live={**seat.live, "orders": orders})


def holds_left(live: Live[Any], match: TimedMatch, seat: SeatRow) -> int:
    """How often a seat may still ask for more time in this round."""
    round_, pressed = seat.live.get("holds", (None, 0))
    return live.extensions - pressed if round_ == match.round else live.extensions


def with_hold(live: Live[Any], match: TimedMatch, seat: SeatRow) -> SeatRow:
    """The seat after one more press of hold."""
    pressed = live.extensions - holds_left(live, match, seat) + 1
    return replace(seat, live={**seat.live, "holds": [match.round, pressed]})
