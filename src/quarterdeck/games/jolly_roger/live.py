"""Jolly Roger against time: clocks, unsettled plays and standing orders (JR-17.8, JR-17.10, JR-17.12)."""

from collections.abc import Mapping
from typing import Any, Final

from quarterdeck.core.engine import NONE, verb_of
from quarterdeck.core.frames import PASS
from quarterdeck.core.game import Live, Setting, Unsettled
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.effects import card_of
from quarterdeck.games.jolly_roger.flow import unsettled
from quarterdeck.games.jolly_roger.flow.attack import FirstCard, Joining
from quarterdeck.games.jolly_roger.flow.cards import Betrayal
from quarterdeck.games.jolly_roger.flow.mutiny import Call, Race, Uprising
from quarterdeck.games.jolly_roger.flow.talk import Hook
from quarterdeck.games.jolly_roger.flow.windows import Battle, EffectWindow
from quarterdeck.games.jolly_roger.state import State


def ticks(options: Mapping[str, Any]) -> bool:
    """JR-17.4: whether windows have timers."""
    return bool(options["pace"] == "live")


def round_of(s: State) -> int:
    """JR-17.10.2: requests for more time are counted by round."""
    return s.round


def span(s: State, order: str) -> int:
    """JR-17.12.1: what an order is given for: this attack or mutiny, this round, or all of the game."""
    if order == "stay_out":
        return 2 * s.round + (s.mutineer != NONE)
    return s.round if order == "no_mutiny" else 0


def stand(s: State, seat: int, orders: Mapping[str, Any]) -> list[int]:
    """JR-17.12.1: a pass holds in this attack or mutiny while the own cards are the same; not if one may close it."""
    frame = s.stack[-1]
    lasts = isinstance(frame, Uprising) or (isinstance(frame, Joining) and seat != s.master())
    if not lasts or orders["again"] != "last":
        return []
    return [span(s, "stay_out"), len(s.hands[seat]), s.open[seat]]


def obey(s: State, seat: int, orders: Mapping[str, Any]) -> int:
    """JR-17.12.1: a seat passes where its order says so."""
    frame = s.stack[-1]
    if isinstance(frame, Betrayal):
        passes = orders["traitor"] == "asleep" or (orders["traitor"] == "effects" and is_for_attack(s))
    elif isinstance(frame, Hook):
        passes = orders["offers"] == "button"
    elif isinstance(frame, Joining | Uprising):
        passes = orders["stay_out"]
    elif isinstance(frame, EffectWindow):
        passes = orders["any_time"] == "button" and all(card_of(play) >= d.SECOND_MATE for play in frame.plays(s, seat))
    else:
        passes = isinstance(frame, Call | Race) and orders["no_mutiny"]
    return PASS if passes else NONE


def is_for_attack(s: State) -> bool:
    """Whether the card that may be answered is a contribution, the first one included."""
    laid = s.stack[-2]
    return isinstance(laid, FirstCard) or (isinstance(laid, Joining) and verb_of(laid.pending) == v.CONTRIBUTE)


def unsettled_plays(s: State) -> list[Unsettled]:
    """JR-17.8.4: the plain cards that may still be answered."""
    return [
        Unsettled(
            t.play_number(play),
            t.laid_seat(play),
            t.laid_card(play),
            tuple(seat for seat in range(s.seats) if unsettled.is_eligible(s, seat, play)),
        )
        for play in s.unsettled
    ]


def settle(s: State) -> int:
    """JR-17.8.4: time settles the oldest; while a Traitor's chain stops the table the clocks are halted."""
    return v.settle(t.play_number(s.unsettled[0])) if s.unsettled and isinstance(s.stack[-1], Battle) else NONE


LIVE: Final[Live[State]] = Live(
    clocks=tuple(zip(d.WINDOW_IDS, d.SECONDS, strict=True)),
    pause=(d.COMPONENTS["live"]["turn_based_pause_seconds"][0], d.COMPONENTS["live"]["turn_based_pause_seconds"][1]),
    extension=d.COMPONENTS["live"]["hold_seconds"],
    extensions=d.COMPONENTS["live"]["holds_per_round"],
    ticks=ticks,
    round=round_of,
    orders=(
        Setting("traitor", ("every", "effects", "asleep"), "every", "JR-17.12.1"),
        Setting("stay_out", (False, True), False, "JR-17.12.1"),
        Setting("again", ("card", "last"), "card", "JR-17.12.1"),
        Setting("no_mutiny", (False, True), False, "JR-17.12.1"),
        Setting("any_time", ("asked", "button"), "asked", "JR-17.7"),
        Setting("stop", (False, True), False, "JR-17.12"),
        Setting("offers", ("asked", "button"), "asked", "JR-14.11"),
    ),
    span=span,
    obey=obey,
    rules={"extend": "JR-17.10.2"},
    unsettled=unsettled_plays,
    settle=settle,
    settle_seconds=d.SECONDS[d.W_TRAITOR],
    stand=stand,
)
