"""Crossing the ship line (TEP-5.5), merchants and Navy (TEP-8, TEP-10.3), and neutral ships sailed by a bonus."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CALL, DONE, NONE, Frame
from quarterdeck.core.events import Telling
from quarterdeck.games.tiny_epic_pirates.actions import choose_merchant, step
from quarterdeck.games.tiny_epic_pirates.data import (
    CELLS,
    DISTANCE,
    EXTORT,
    GREEN,
    NAVY,
    NAVY_SPEED,
    NEARER,
    NEIGHBOURS,
    ORANGE,
    PORTS,
)
from quarterdeck.games.tiny_epic_pirates.flow.basics import Delivery, SoloRetreat, full_jostle, gain_gold, tell_of
from quarterdeck.games.tiny_epic_pirates.state import STATIONS, State

PAY: Final = 0
MERCHANTS_SAIL: Final = 1
NAVY_SAILS: Final = 2
NAVY_STRIKES: Final = 3
CALM: Final = 4


@final
class ShipLine(Frame[State]):
    """TEP-5.5, TEP-8.1: Extort pays; orange, green and the Navy sail, moved by the right-hand neighbour (TEP-D12)."""

    def __init__(self, stage: int, merchant: int, left: int) -> None:
        self.stage = stage
        self.merchant = merchant    # the merchant to sail next
        self.left = left            # steps of the Navy still to sail

    def clone(self) -> "ShipLine":
        return ShipLine(self.stage, self.merchant, self.left)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "ship_line", "stage": self.stage, "merchant": self.merchant, "left": self.left}

    def advance(self, s: State) -> int:
        active = s.active
        if self.stage == PAY:
            self.stage = MERCHANTS_SAIL
            rule = "TEP-5.5.1" if active < s.seats else "TEP-10.4.7"
            tell_of(s, "crossed", rule, active)
            gain_gold(s, active, s.hands[active * STATIONS + EXTORT] - s.paid, rule)    # TEP-AR-3
            return CALL
        while self.stage == MERCHANTS_SAIL:
            if self.merchant > GREEN:
                self.stage = NAVY_SAILS
                self.left = NAVY_SPEED[s.buried[active]]                        # TEP-8.3.2
                break
            ways = self.ways(s)
            if len(ways) > 1:
                return ASK
            if self.sail_merchant(s, ways[0] if ways else NONE):
                return CALL
        while self.stage == NAVY_SAILS:
            if self.left == 0 or s.navy == s.ship[active]:
                self.stage = NAVY_STRIKES
                break
            ways = self.ways(s)
            if len(ways) > 1:
                return ASK
            self.sail_navy(s, ways[0])
        if self.stage == NAVY_STRIKES:
            self.stage = CALM
            if s.navy == s.ship[active] and not s.hidden >> active & 1:         # TEP-8.3.3, TEP-AR-4
                full_jostle(s, active)
                tell_of(s, "navy_attack", "TEP-6.5.1" if active < s.seats else "TEP-10.6.5", active)
                if active >= s.seats:
                    s.stack.append(SoloRetreat(0))                              # TEP-10.6.5
                return CALL
        return DONE

    def waiting(self, s: State) -> list[int]:
        return [self.asked(s)]

    def asked(self, s: State) -> int:
        return (s.active - 1) % s.seats if s.seats > 1 else 0                   # TEP-5.5.2, TEP-10.4.7

    def options(self, s: State, seat: int) -> list[int]:
        return [step(cell) for cell in self.ways(s)]

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == MERCHANTS_SAIL:
            self.sail_merchant(s, action >> 8)
        else:
            self.sail_navy(s, action >> 8)

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == MERCHANTS_SAIL:
            return Telling("sail_neutral", "TEP-8.2.1", [self.merchant])
        return Telling("sail_neutral", "TEP-8.3.1", [NAVY])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return Telling("not_nearer", "TEP-8.2.1" if self.stage == MERCHANTS_SAIL else "TEP-8.3.1", [])

    def ways(self, s: State) -> list[int]:
        """The legal steps, vertical first; on the human's crossing in solo the rules leave one (TEP-10.3)."""
        alone = s.seats == 1 and s.active == 0
        if self.stage == NAVY_SAILS:
            ways = NEARER[s.navy * CELLS + s.ship[s.active]]                    # TEP-8.3.1
            return ways[:1] if alone else ways                                  # TEP-10.3.3
        at = s.merchant_at[self.merchant]
        ways = NEARER[at * CELLS + PORTS[s.merchant_to[self.merchant]]]         # TEP-8.2.1
        return self.shy(s, ways) if alone else ways

    def shy(self, s: State, ways: list[int]) -> list[int]:
        """TEP-10.3.2: never onto the other merchant; farther from the human first, then vertically."""
        best = NONE
        best_far = -1
        for cell in ways:
            far = DISTANCE[cell * CELLS + s.ship[0]]
            if cell != s.merchant_at[1 - self.merchant] and far > best_far:
                best, best_far = cell, far
        return [] if best == NONE else [best]

    def sail_merchant(self, s: State, cell: int) -> bool:
        """One step of a merchant, or none; whether it arrived."""
        merchant = self.merchant
        self.merchant += 1
        if cell == NONE:
            s.tell("merchant_stays", "TEP-AR-29", merchant)
            return False
        rule = "TEP-10.3.2" if s.seats == 1 and s.active == 0 else "TEP-8.2.1"
        s.tell("neutral_sailed", rule, merchant, s.merchant_at[merchant], cell)
        return move_merchant(s, merchant, cell)

    def sail_navy(self, s: State, cell: int) -> None:
        """One step of the Navy."""
        self.left -= 1
        rule = "TEP-10.3.3" if s.seats == 1 and s.active == 0 else "TEP-8.3.1"
        s.tell("neutral_sailed", rule, NAVY, s.navy, cell)
        s.navy = cell


def ship_line() -> ShipLine:
    """The line has been crossed."""
    return ShipLine(PAY, ORANGE, 0)


def move_merchant(s: State, merchant: int, cell: int) -> bool:
    """TEP-8.2.2: in the port it faces a merchant delivers, turns round and loads anew; whether it arrived."""
    s.merchant_at[merchant] = cell
    port = s.merchant_to[merchant]
    if cell != PORTS[port]:
        return False
    s.bag[s.merchant_cube[merchant]] += 1
    s.tell("arrived", "TEP-8.2.2", merchant, cell)
    s.merchant_cube[merchant] = NONE
    s.merchant_to[merchant] = 1 - port
    s.stack.append(Delivery(merchant))
    return True


@final
class SailNeutral(Frame[State]):
    """TEP-5.4.10: the active player sails the Navy or a merchant exactly so many steps (TEP-D16)."""

    def __init__(self, seat: int, ship: int, left: int) -> None:
        self.seat = seat
        self.ship = ship    # NONE while a merchant is to be chosen
        self.left = left

    def clone(self) -> "SailNeutral":
        return SailNeutral(self.seat, self.ship, self.left)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "sail_neutral", "seat": self.seat, "ship": self.ship, "left": self.left}

    def advance(self, s: State) -> int:
        return ASK if self.left else DONE

    def waiting(self, s: State) -> list[int]:
        return [self.seat]

    def asked(self, s: State) -> int:
        return self.seat

    def options(self, s: State, seat: int) -> list[int]:
        if self.ship == NONE:
            return [choose_merchant(ORANGE), choose_merchant(GREEN)]
        return [step(cell) for cell in NEIGHBOURS[self.at(s)]]

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.ship == NONE:
            self.ship = action >> 8
            return
        cell = action >> 8
        self.left -= 1
        s.tell("neutral_sailed", "TEP-5.4.10", self.ship, self.at(s), cell)
        if self.ship == NAVY:
            s.navy = cell
        elif move_merchant(s, self.ship, cell):
            self.left = 0                                                       # TEP-AR-6: arrived

    def prompt(self, s: State, seat: int) -> Telling:
        if self.ship == NONE:
            return Telling("which_merchant", "TEP-5.4.10", [])
        return Telling("sail_bonus", "TEP-5.4.10", [self.ship, self.left])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return Telling("not_a_neighbour", "TEP-5.4.10", [])

    def at(self, s: State) -> int:
        """Where the ship is."""
        return s.navy if self.ship == NAVY else s.merchant_at[self.ship]
