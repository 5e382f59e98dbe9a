"""The solo pirate's turn (TEP-10.4, TEP-10.5): an automaton that tells every step it takes."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CALL, CHANCE, DONE, NONE, Frame
from quarterdeck.games.tiny_epic_pirates.actions import ROLLS
from quarterdeck.games.tiny_epic_pirates.data import (
    ATTACK,
    CANNONS,
    CELLS,
    CREW_UP,
    DO_DRAW,
    DO_GOLD,
    DO_HIT,
    DO_SAIL,
    EXTORT,
    GOODS,
    HIDE_OUT,
    NEARER,
    PLUNDER,
    POWER_SAIL,
    REPAIR,
    RIGGING,
    RING,
    RIVAL_EFFECTS,
    RIVAL_TARGET,
    RIVAL_TRIGGER,
    SEARCH,
    SOLO_CREW_MAX,
    SOLO_LEGEND,
    SPACES,
    STORM,
    TRADE,
    YOU,
)
from quarterdeck.games.tiny_epic_pirates.flow.basics import Load, gain_gold, jostle_rival, rival_trade
from quarterdeck.games.tiny_epic_pirates.flow.combat import PIRATE, battle
from quarterdeck.games.tiny_epic_pirates.flow.neutral import ship_line
from quarterdeck.games.tiny_epic_pirates.flow.orders import (
    Searching,
    add_crew,
    clear_row,
    deal_card,
    fill_row,
    next_known,
    take_top,
    unseen_cards,
)
from quarterdeck.games.tiny_epic_pirates.state import STATIONS, State

CAST: Final = 0         # SP1
VOYAGE: Final = 1       # SP2
ORDERS: Final = 2       # SP3
BONUSES: Final = 3      # SP4
CROSSING: Final = 4     # SP5
ASHORE: Final = 5


@final
class SoloTurn(Frame[State]):
    """TEP-10.4: one die gives order and target; it sails, performs, uses its bonus and may cross the line."""

    def __init__(self, stage: int, die: int, target: int, done: int) -> None:
        self.stage = stage
        self.die = die
        self.target = target    # ORANGE, GREEN or YOU
        self.done = done        # how many of the stage's doings are done

    def clone(self) -> "SoloTurn":
        return SoloTurn(self.stage, self.die, self.target, self.done)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "solo_turn", "stage": self.stage, "die": self.die, "target": self.target, "done": self.done}

    def advance(self, s: State) -> int:
        if self.stage == CAST:
            return ASK
        if self.stage == VOYAGE:
            self.stage = ORDERS
            voyage(s, self.target, self.extras(s, DO_SAIL))
        if self.stage == ORDERS:
            doings = self.doings(s)
            if self.done < len(doings):
                self.done += 1
                self.perform(s, doings[self.done - 1], "TEP-10.5")
                return CALL
            self.stage = BONUSES
            self.done = 0
            if self.triggered(s):
                s.tell("solo_bonus", "TEP-10.4.6", s.rival, RIVAL_TRIGGER[s.rival])
        if self.stage == BONUSES:
            effects = RIVAL_EFFECTS[s.rival]
            if self.triggered(s) and self.done < len(effects):
                self.done += 1
                self.perform(s, effects[self.done - 1], "TEP-10.4.6")
                return CALL
            self.stage = CROSSING
        if self.stage == CROSSING:
            self.stage = ASHORE
            if s.crossed:
                s.stack.append(ship_line())
                return CALL
        return DONE

    def waiting(self, s: State) -> list[int]:
        return [CHANCE]

    def asked(self, s: State) -> int:
        return CHANCE

    def options(self, s: State, seat: int) -> list[int]:
        return ROLLS

    def answer(self, s: State, seat: int, action: int) -> None:
        self.die = action >> 8
        self.stage = VOYAGE
        rival = s.seats
        if self.die == SOLO_LEGEND:                                             # TEP-10.4.4
            s.ring = (s.ring + 1) % len(RING[s.mood])
            self.target = YOU
            s.tell("solo_legend", "TEP-10.4.4", s.rival, self.die, s.ring + 1)
        else:
            s.tell("solo_die", "TEP-10.4.2", s.rival, self.die)
            walk(s, self.die)
            self.target = RIVAL_TARGET[s.rival][s.helm[rival]]
            s.tell("solo_order", "TEP-10.4.2", s.rival, s.order(rival))
        if self.target == YOU:
            s.tell("solo_hunts_you", "TEP-10.4.5", s.rival)
        else:
            s.tell("solo_hunts", "TEP-10.4.5", s.rival, self.target)
        if self.triggered(s):
            s.tell("solo_extras", "TEP-AR-31", s.rival, self.extras(s, DO_SAIL), self.extras(s, DO_HIT))

    def doings(self, s: State) -> list[int]:
        """What the turn orders, in order: the wheel's token, or the icons of the ring space."""
        if self.die == SOLO_LEGEND:
            return RING[s.mood][s.ring]
        return [s.order(s.seats) | 1 << 4]

    def triggered(self, s: State) -> bool:
        """TEP-10.4.6, TEP-AR-36: whether its trigger is among the orders, carried out or not."""
        trigger = RIVAL_TRIGGER[s.rival]
        for doing in self.doings(s):
            if doing & 15 == trigger:
                return True
        return False

    def extras(self, s: State, kind: int) -> int:
        """TEP-AR-31: sail or hits of ring space and bonus, which count for the whole turn."""
        total = 0
        if self.die == SOLO_LEGEND:
            for doing in RING[s.mood][s.ring]:
                if doing & 15 == kind:
                    total += doing >> 4
        if self.triggered(s):
            for doing in RIVAL_EFFECTS[s.rival]:
                if doing & 15 == kind:
                    total += doing >> 4
        return total

    def perform(self, s: State, doing: int, rule: str) -> None:
        """TEP-10.5: one order or effect."""
        kind = doing & 15
        rival = s.seats
        if kind in (PLUNDER, DO_DRAW):
            s.tell("solo_performs", "TEP-10.5.1", s.rival, PLUNDER)
            s.stack.append(Load(rival, doing >> 4, [0] * GOODS))                # TEP-10.5.1: no settlement needed
        elif kind == TRADE:
            s.tell("solo_performs", "TEP-10.5.3", s.rival, TRADE)
            rival_trade(s)
        elif kind == CREW_UP:
            s.tell("solo_performs", "TEP-10.5.5", s.rival, CREW_UP)
            s.stack.append(SoloCrew(0))
        elif kind == SEARCH:
            self.search(s)
        elif kind == ATTACK:
            self.attack(s)
        elif kind == DO_GOLD:
            gain_gold(s, rival, doing >> 4, "TEP-10.4.4" if rule == "TEP-10.5" else rule)
        elif kind == HIDE_OUT:
            s.tell("solo_no_hide_out", "TEP-10.5.6", s.rival)

    def search(self, s: State) -> None:
        """TEP-10.5.4: a token on its card."""
        if s.face_down >> s.ship[s.seats] & 1:
            s.tell("solo_performs", "TEP-10.5.4", s.rival, SEARCH)
            s.stack.append(Searching(s.seats, 0))
        else:
            s.tell("solo_idle", "TEP-10.5.4", s.rival, SEARCH)

    def attack(self, s: State) -> None:
        """TEP-10.5.2, TEP-AR-32: the target, if it is here and not hidden."""
        here = s.ship[s.seats]
        if self.target == YOU and s.ship[0] == here and not s.hidden & 1:
            s.tell("solo_duels", "TEP-10.5.2", s.rival, 0)
            s.stack.append(battle(s.seats, PIRATE, 0, self.extras(s, DO_HIT)))
        elif self.target != YOU and s.merchant_at[self.target] == here:
            s.tell("solo_attacks", "TEP-10.5.2", s.rival, self.target)
            s.stack.append(battle(s.seats, self.target, 0, self.extras(s, DO_HIT)))
        else:
            s.tell("solo_idle", "TEP-10.5.2", s.rival, ATTACK)


def solo_turn() -> SoloTurn:
    """A turn about to begin."""
    return SoloTurn(CAST, 0, NONE, 0)


def walk(s: State, goal: int) -> None:
    """TEP-10.4.2, TEP-10.4.3: clockwise to a space, or as far as its deckhands reach."""
    rival = s.seats
    at = rival * STATIONS
    before = s.wheel[rival]         # deckhands from earlier turns
    after = before
    picked = 0
    space = s.helm[rival]
    while True:
        space = (space + 1) % SPACES
        if space == 0:                                                          # always skipped, never a stop
            s.crossed = 1
            continue
        if before >> space & 1:
            after &= ~(1 << space)
            picked += 1
            s.tell("solo_picks_up", "TEP-10.4.2", s.rival, s.orders[rival * SPACES + space])
        if space == goal:
            break
        if before >> space & 1:
            continue
        station = rightmost(s)
        if station == NONE:                                                     # TEP-10.4.3
            s.tell("solo_stuck", "TEP-10.4.3", s.rival, s.orders[rival * SPACES + space])
            break
        s.hands[at + station] -= 1
        after |= 1 << space
        s.tell("solo_skips", "TEP-10.4.2", s.rival, s.orders[rival * SPACES + space], station)
    s.wheel[rival] = after
    s.helm[rival] = space
    for _ in range(picked):                                                     # TEP-AR-37: after the move
        for station in (RIGGING, CANNONS, EXTORT):
            if not s.hands[at + station]:
                s.hands[at + station] = 1
                s.tell("solo_puts_back", "TEP-10.4.2", s.rival, station)
                break


def rightmost(s: State) -> int:
    """Its rightmost station with a deckhand, Repair being the last; NONE without one."""
    at = s.seats * STATIONS
    for station in (REPAIR, EXTORT, CANNONS, RIGGING):
        if s.hands[at + station]:
            return station
    return NONE


def voyage(s: State, target: int, extra: int) -> None:
    """TEP-10.4.5: towards the target, vertically first; storms jostle but never stop it."""
    rival = s.seats
    goal = s.ship[0] if target == YOU else s.merchant_at[target]
    steps = 0
    while s.ship[rival] != goal and steps < reach(s, extra):
        cell = NEARER[s.ship[rival] * CELLS + goal][0]
        s.tell("solo_sailed", "TEP-10.4.5", s.rival, s.ship[rival], cell)
        s.ship[rival] = cell
        s.hidden &= ~(1 << rival)                                               # TEP-AR-27
        steps += 1
        if STORM[s.sea[cell]]:
            s.tell("solo_storm", "TEP-AR-25", s.rival, cell)
            jostle_rival(s)


def reach(s: State, extra: int) -> int:
    """Its range: power row, Rigging and the extras of the turn."""
    return POWER_SAIL[s.mood][s.buried[s.seats]] + s.hands[s.seats * STATIONS + RIGGING] + extra


@final
class SoloCrew(Frame[State]):
    """TEP-10.5.5: the top card of the crew deck joins it; with a full crew the row is dealt anew."""

    def __init__(self, stage: int) -> None:
        self.stage = stage      # 0 to begin, 1 a card for its crew, 2 new cards for the row

    def clone(self) -> "SoloCrew":
        return SoloCrew(self.stage)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "solo_crew", "stage": self.stage}

    def advance(self, s: State) -> int:
        if self.stage == 0:
            if s.crew_size(s.seats) == SOLO_CREW_MAX:
                self.stage = 2
                clear_row(s)
                s.tell("solo_refreshed", "TEP-10.5.5", s.rival)
            else:
                self.stage = 1
        if self.stage == 1:
            card = next_known(s)
            if card == NONE:
                return ASK
            self.enlist(s, card)
        if self.stage == 2:
            return DONE if fill_row(s) else ASK
        return DONE

    def waiting(self, s: State) -> list[int]:
        return [CHANCE]

    def asked(self, s: State) -> int:
        return CHANCE

    def options(self, s: State, seat: int) -> list[int]:
        return unseen_cards(s)

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == 1:
            self.enlist(s, action >> 8)
        else:
            deal_card(s, action >> 8)

    def enlist(self, s: State, card: int) -> None:
        """The card lies at the right of its crew."""
        take_top(s, card)
        add_crew(s, s.seats, card)
        s.tell("solo_hired", "TEP-10.5.5", s.rival, card)
        self.stage = 3
