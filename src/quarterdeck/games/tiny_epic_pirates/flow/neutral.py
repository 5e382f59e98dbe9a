"""Crossing the ship line (TEP-5.5), merchants and Navy (TEP-8, TEP-10.3), and neutral ships sailed by a bonus."""

from typing import ClassVar, Final, final

from quarterdeck.core.engine import ASK, CALL, DONE, NONE
from quarterdeck.core.events import Telling
from quarterdeck.core.fields import Reasons, Words
from quarterdeck.core.frames import NEXT, Question, Steps
from quarterdeck.games.tiny_epic_pirates import data as d, verbs as v
from quarterdeck.games.tiny_epic_pirates.flow.basics import Delivery, SoloRetreat, full_jostle, gain_gold
from quarterdeck.games.tiny_epic_pirates.state import State

PAY: Final = 0
MERCHANTS_SAIL: Final = 1
NAVY_SAILS: Final = 2
NAVY_STRIKES: Final = 3
SHIP_LINE: Final = ["pay", "merchants_sail", "navy_sails", "navy_strikes", "calm"]


@final
class ShipLine(Steps[State]):
    """TEP-5.5, TEP-8.1: Extort pays; orange, green and the Navy sail, moved by the right-hand neighbour (TEP-D12)."""

    WORDS: ClassVar[Words] = {"stage": SHIP_LINE, "merchant": d.SHIP_IDS}

    def __init__(self, stage: int = PAY, merchant: int = d.ORANGE, left: int = 0) -> None:
        super().__init__(stage)
        self.merchant = merchant    # the merchant to sail next; then the Navy
        self.left = left            # steps of the Navy still to sail

    def step(self, s: State, stage: int) -> int:
        active = s.active
        if stage == PAY:
            rule = "TEP-5.5.1" if active < s.seats else "TEP-10.4.7"
            s.tell_of("crossed", rule, active)
            gain_gold(s, active, s.hands[active * d.STATIONS + d.EXTORT] - s.paid, rule)    # TEP-AR-3
            return CALL
        if stage == MERCHANTS_SAIL:
            if self.merchant > d.GREEN:
                self.left = d.NAVY_SPEED[s.buried[active]]                      # TEP-8.3.2
                return NEXT
            self.stage = stage
            ways = merchant_ways(s, self.merchant)
            return ASK if len(ways) > 1 else self.sail_merchant(s, ways[0] if ways else NONE)
        if stage == NAVY_SAILS:
            if self.left == 0 or s.navy == s.ship[active]:
                return NEXT
            self.stage = stage
            ways = navy_ways(s)
            return ASK if len(ways) > 1 else self.sail_navy(s, ways[0])
        if stage == NAVY_STRIKES and s.navy == s.ship[active] and not s.hidden >> active & 1:   # TEP-8.3.3, TEP-AR-4
            full_jostle(s, active)
            s.tell_of("navy_attack", "TEP-6.5.1" if active < s.seats else "TEP-10.6.5", active)
            if active >= s.seats:
                s.stack.append(SoloRetreat())                                   # TEP-10.6.5
            return CALL
        return DONE

    def asked(self, s: State) -> int:
        return (s.active - 1) % s.seats if s.seats > 1 else 0                   # TEP-5.5.2, TEP-10.4.7

    def options(self, s: State, seat: int) -> list[int]:
        ways = merchant_ways(s, self.merchant) if self.stage == MERCHANTS_SAIL else navy_ways(s)
        return [v.step(cell) for cell in ways]

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == MERCHANTS_SAIL:
            self.sail_merchant(s, v.step_cell(action))
        else:
            self.sail_navy(s, v.step_cell(action))

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == MERCHANTS_SAIL:
            return Telling("sail_neutral", "TEP-8.2.1", [self.merchant])
        return Telling("sail_neutral", "TEP-8.3.1", [d.NAVY])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return Telling("not_nearer", "TEP-8.2.1" if self.stage == MERCHANTS_SAIL else "TEP-8.3.1", [])

    def sail_merchant(self, s: State, cell: int) -> int:
        """One step of a merchant, or none; CALL if it arrived."""
        merchant = self.merchant
        self.merchant += 1
        if cell == NONE:
            s.tell("merchant_stays", "TEP-AR-29", merchant)
            return NEXT
        s.tell("neutral_sailed", "TEP-10.3.2" if alone(s) else "TEP-8.2.1", merchant, s.merchant_at[merchant], cell)
        return CALL if move_merchant(s, merchant, cell) else NEXT

    def sail_navy(self, s: State, cell: int) -> int:
        """One step of the Navy."""
        self.left -= 1
        s.tell("neutral_sailed", "TEP-10.3.3" if alone(s) else "TEP-8.3.1", d.NAVY, s.navy, cell)
        s.navy = cell
        return NEXT


def alone(s: State) -> bool:
    """TEP-10.3: whether the human crosses in solo, where the rules leave one way."""
    return s.seats == 1 and s.active == 0


def navy_ways(s: State) -> list[int]:
    """TEP-8.3.1: nearer to the active ship, vertical steps first."""
    ways = d.NEARER[s.navy * d.CELLS + s.ship[s.active]]
    return ways[:1] if alone(s) else ways                                       # TEP-10.3.3


def hunt(s: State, pirate: int) -> list[int]:
    """TEP-8.3: where the Navy is and would go if this pirate crossed the ship line now, vertically first."""
    path = [s.navy]
    while path[-1] != s.ship[pirate] and len(path) <= d.NAVY_SPEED[s.buried[pirate]]:
        path.append(d.NEARER[path[-1] * d.CELLS + s.ship[pirate]][0])
    return path


def merchant_ways(s: State, merchant: int) -> list[int]:
    """TEP-8.2.1: nearer to the port it faces, vertical steps first."""
    ways = d.NEARER[s.merchant_at[merchant] * d.CELLS + d.PORTS[s.merchant_to[merchant]]]
    if not alone(s):
        return ways
    best = NONE                                                                 # TEP-10.3.2: never onto the other one,
    best_far = -1                                                               # farther from the human first
    for cell in ways:
        far = d.DISTANCE[cell * d.CELLS + s.ship[0]]
        if cell != s.merchant_at[1 - merchant] and far > best_far:
            best, best_far = cell, far
    return [] if best == NONE else [best]


def move_merchant(s: State, merchant: int, cell: int) -> bool:
    """TEP-8.2.2: in the port it faces a merchant delivers, turns round and loads anew; whether it arrived."""
    s.merchant_at[merchant] = cell
    port = s.merchant_to[merchant]
    if cell != d.PORTS[port]:
        return False
    s.bag[s.merchant_cube[merchant]] += 1
    s.tell("arrived", "TEP-8.2.2", merchant, cell)
    s.merchant_cube[merchant] = NONE
    s.merchant_to[merchant] = 1 - port
    s.stack.append(Delivery(merchant))
    return True


@final
class SailNeutral(Question[State]):
    """TEP-5.4.10: the active player sails the Navy or a merchant exactly so many steps (TEP-D16)."""

    WORDS: ClassVar[Words] = {"ship": d.SHIP_IDS}
    REASONS: ClassVar[Reasons] = {NONE: ("not_a_neighbour", "TEP-5.4.10")}

    def __init__(self, seat: int, ship: int, left: int) -> None:
        super().__init__(seat)
        self.ship = ship    # NONE while a merchant is to be chosen
        self.left = left

    def advance(self, s: State) -> int:
        return ASK if self.left else DONE

    def options(self, s: State, seat: int) -> list[int]:
        if self.ship == NONE:
            return [v.choose_merchant(d.ORANGE), v.choose_merchant(d.GREEN)]
        return [v.step(cell) for cell in d.NEIGHBOURS[self.at(s)]]

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.ship == NONE:
            self.ship = v.choose_merchant_ship(action)
            return
        cell = v.step_cell(action)
        self.left -= 1
        s.tell("neutral_sailed", "TEP-5.4.10", self.ship, self.at(s), cell)
        if self.ship == d.NAVY:
            s.navy = cell
        elif move_merchant(s, self.ship, cell):
            self.left = 0                                                       # TEP-AR-6: arrived

    def prompt(self, s: State, seat: int) -> Telling:
        if self.ship == NONE:
            return Telling("which_merchant", "TEP-5.4.10", [])
        return Telling("sail_bonus", "TEP-5.4.10", [self.ship, self.left])

    def at(self, s: State) -> int:
        """Where the ship is."""
        return s.navy if self.ship == d.NAVY else s.merchant_at[self.ship]
