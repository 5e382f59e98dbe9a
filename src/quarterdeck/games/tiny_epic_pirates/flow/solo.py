"""The solo pirate's turn (TEP-10.4, TEP-10.5): an automaton that tells every step it takes."""

from typing import ClassVar, Final, final

from quarterdeck.core.engine import ASK, CALL, CHANCE, DONE, NONE
from quarterdeck.core.fields import Words
from quarterdeck.core.frames import NEXT, Steps
from quarterdeck.games.tiny_epic_pirates import actions as a, data as d, verbs as v
from quarterdeck.games.tiny_epic_pirates.flow import basics, orders
from quarterdeck.games.tiny_epic_pirates.flow.combat import PIRATE, battle
from quarterdeck.games.tiny_epic_pirates.flow.neutral import ShipLine
from quarterdeck.games.tiny_epic_pirates.state import State

CAST: Final = 0         # SP1
VOYAGE: Final = 1       # SP2
ORDERS: Final = 2       # SP3
BONUSES: Final = 3      # SP4
CROSSING: Final = 4     # SP5
SOLO_TURN: Final = ["cast", "voyage", "orders", "bonuses", "crossing", "ashore"]


@final
class SoloTurn(Steps[State]):
    """TEP-10.4: one die gives order and target; it sails, performs, uses its bonus and may cross the line."""

    WORDS: ClassVar[Words] = {"stage": SOLO_TURN, "target": d.TARGET_IDS}

    def __init__(self, stage: int = CAST, die: int = 0, target: int = NONE, done: int = 0) -> None:
        super().__init__(stage)
        self.die = die
        self.target = target    # ORANGE, GREEN or YOU
        self.done = done        # how many of the stage's doings are done

    def step(self, s: State, stage: int) -> int:
        if stage == CAST:
            return ASK
        if stage == VOYAGE:
            voyage(s, self.target, self.extras(s, d.DO_SAIL))
            return NEXT
        if stage in (ORDERS, BONUSES):
            doings = self.doings(s) if stage == ORDERS else self.bonus(s)
            if self.done < len(doings):
                self.stage = stage
                self.done += 1
                self.perform(s, doings[self.done - 1], "TEP-10.4.4" if stage == ORDERS else "TEP-10.4.6")
                return CALL
            self.done = 0
            if stage == ORDERS and self.triggered(s):
                s.tell("solo_bonus", "TEP-10.4.6", s.rival, d.RIVAL_TRIGGER[s.rival])
            return NEXT
        if stage == CROSSING and s.crossed:
            s.stack.append(ShipLine())
            return CALL
        return DONE

    def asked(self, s: State) -> int:
        return CHANCE

    def options(self, s: State, seat: int) -> list[int]:
        return a.ROLLS

    def answer(self, s: State, seat: int, action: int) -> None:
        self.die = v.roll_face(action)
        self.stage = VOYAGE
        rival = s.seats
        if self.die == d.SOLO_LEGEND:                                           # TEP-10.4.4
            s.ring = (s.ring + 1) % len(d.RING[s.mood])
            self.target = d.YOU
            s.tell("solo_legend", "TEP-10.4.4", s.rival, self.die, s.ring + 1)
        else:
            s.tell("solo_die", "TEP-10.4.2", s.rival, self.die)
            walk(s, self.die)
            self.target = d.RIVAL_TARGET[s.rival][s.helm[rival]]
            s.tell("solo_order", "TEP-10.4.2", s.rival, s.order(rival))
        if self.target == d.YOU:
            s.tell("solo_hunts_you", "TEP-10.4.5", s.rival)
        else:
            s.tell("solo_hunts", "TEP-10.4.5", s.rival, self.target)
        sail, hits = self.extras(s, d.DO_SAIL), self.extras(s, d.DO_HIT)
        if sail or hits:
            s.tell("solo_extras", "TEP-AR-31", s.rival, sail, hits)

    def doings(self, s: State) -> list[int]:
        """What the turn orders, in order: the wheel's token, or the icons of the ring space."""
        return d.RING[s.mood][s.ring] if self.die == d.SOLO_LEGEND else [d.doing(s.order(s.seats), 1)]

    def triggered(self, s: State) -> bool:
        """TEP-10.4.6, TEP-AR-36: whether its trigger is among the orders, carried out or not."""
        return d.RIVAL_TRIGGER[s.rival] in [d.doing_kind(one) for one in self.doings(s)]

    def bonus(self, s: State) -> list[int]:
        """TEP-10.4.6: the effects of its captain's mat, if they are triggered."""
        return d.RIVAL_EFFECTS[s.rival] if self.triggered(s) else []

    def extras(self, s: State, kind: int) -> int:
        """TEP-AR-31: sail or hits of ring space and bonus, which count for the whole turn."""
        return sum([d.doing_count(one) for one in self.doings(s) + self.bonus(s) if d.doing_kind(one) == kind])

    def perform(self, s: State, what: int, rule: str) -> None:
        """TEP-10.5: one order or effect; its gold is told by `rule`."""
        kind = d.doing_kind(what)
        rival = s.seats
        if kind in (d.PLUNDER, d.DO_DRAW):
            s.tell("solo_performs", "TEP-10.5.1", s.rival, d.PLUNDER)
            s.stack.append(basics.Load(rival, d.doing_count(what), []))         # TEP-10.5.1: no settlement needed
        elif kind == d.TRADE:
            s.tell("solo_performs", "TEP-10.5.3", s.rival, d.TRADE)
            basics.rival_trade(s)
        elif kind == d.CREW_UP:
            s.tell("solo_performs", "TEP-10.5.5", s.rival, d.CREW_UP)
            s.stack.append(SoloCrew())
        elif kind == d.SEARCH:
            rival_search(s)
        elif kind == d.ATTACK:
            rival_attack(s, self.target, self.extras(s, d.DO_HIT))
        elif kind == d.DO_GOLD:
            basics.gain_gold(s, rival, d.doing_count(what), rule)
        elif kind == d.HIDE_OUT:
            s.tell("solo_no_hide_out", "TEP-10.5.6", s.rival)


def rival_search(s: State) -> None:
    """TEP-10.5.4: a token on its card."""
    if s.face_down >> s.ship[s.seats] & 1:
        s.tell("solo_performs", "TEP-10.5.4", s.rival, d.SEARCH)
        s.stack.append(orders.Searching(s.seats))
    else:
        s.tell("solo_idle", "TEP-10.5.4", s.rival, d.SEARCH)


def rival_attack(s: State, target: int, hits: int) -> None:
    """TEP-10.5.2, TEP-AR-32: the target, if it is here and not hidden."""
    here = s.ship[s.seats]
    if target == d.YOU and s.ship[0] == here and not s.hidden & 1:
        s.tell("solo_duels", "TEP-10.5.2", s.rival, 0)
        s.stack.append(battle(s.seats, PIRATE, 0, hits))
    elif target != d.YOU and s.merchant_at[target] == here:
        s.tell("solo_attacks", "TEP-10.5.2", s.rival, target)
        s.stack.append(battle(s.seats, target, 0, hits))
    else:
        s.tell("solo_idle", "TEP-10.5.2", s.rival, d.ATTACK)


def walk(s: State, goal: int) -> None:
    """TEP-10.4.2, TEP-10.4.3: clockwise to a space, or as far as its deckhands reach."""
    rival = s.seats
    at = rival * d.STATIONS
    before = s.wheel[rival]         # deckhands from earlier turns
    after = before
    picked = 0
    space = s.helm[rival]
    while True:
        space = (space + 1) % d.SPACES
        if space == 0:                                                          # always skipped, never a stop
            s.crossed = 1
            continue
        if before >> space & 1:
            after &= ~(1 << space)
            picked += 1
            s.tell("solo_picks_up", "TEP-10.4.2", s.rival, s.orders[rival * d.SPACES + space])
        if space == goal:
            break
        if before >> space & 1:
            continue
        station = rightmost(s)
        if station == NONE:                                                     # TEP-10.4.3
            s.tell("solo_stuck", "TEP-10.4.3", s.rival, s.orders[rival * d.SPACES + space])
            break
        s.hands[at + station] -= 1
        after |= 1 << space
        s.tell("solo_skips", "TEP-10.4.2", s.rival, s.orders[rival * d.SPACES + space], station)
    s.wheel[rival] = after
    s.helm[rival] = space
    for _ in range(picked):                                                     # TEP-AR-37: after the move
        for station in (d.RIGGING, d.CANNONS, d.EXTORT):
            if not s.hands[at + station]:
                s.hands[at + station] = 1
                s.tell("solo_puts_back", "TEP-10.4.2", s.rival, station)
                break


def rightmost(s: State) -> int:
    """Its rightmost station with a deckhand, Repair being the last; NONE without one."""
    at = s.seats * d.STATIONS
    for station in (d.REPAIR, d.EXTORT, d.CANNONS, d.RIGGING):
        if s.hands[at + station]:
            return station
    return NONE


def voyage(s: State, target: int, extra: int) -> None:
    """TEP-10.4.5: towards the target, vertically first; storms jostle but never stop it."""
    rival = s.seats
    goal = s.ship[0] if target == d.YOU else s.merchant_at[target]
    steps = 0
    while s.ship[rival] != goal and steps < reach(s, extra):
        cell = d.NEARER[s.ship[rival] * d.CELLS + goal][0]
        s.tell("solo_sailed", "TEP-10.4.5", s.rival, s.ship[rival], cell)
        s.ship[rival] = cell
        s.hidden &= ~(1 << rival)                                               # TEP-AR-27
        steps += 1
        if d.STORM[s.sea[cell]]:
            s.tell("solo_storm", "TEP-AR-25", s.rival, cell)
            basics.jostle_rival(s)


def reach(s: State, extra: int) -> int:
    """Its range: power row, Rigging and the extras of the turn."""
    return d.POWER_SAIL[s.mood][s.buried[s.seats]] + s.hands[s.seats * d.STATIONS + d.RIGGING] + extra


BEGIN: Final = 0
ENLIST: Final = 1       # a card for its crew
REFILL: Final = 2       # new cards for the row
MANNED: Final = 3


@final
class SoloCrew(Steps[State]):
    """TEP-10.5.5: the top card of the crew deck joins it; with a full crew the row is dealt anew."""

    WORDS: ClassVar[Words] = {"stage": ["begin", "enlist", "refill", "manned"]}

    def __init__(self, stage: int = BEGIN) -> None:
        super().__init__(stage)

    def step(self, s: State, stage: int) -> int:
        if stage == BEGIN:
            if s.crew_size(s.seats) == d.SOLO_CREW_MAX:
                self.stage = REFILL
                orders.clear_row(s)
                s.tell("solo_refreshed", "TEP-10.5.5", s.rival)
            return NEXT
        if stage == ENLIST:
            card = orders.next_known(s)
            if card == NONE:
                return ASK
            enlist(s, card)
        if stage == REFILL and not orders.fill_row(s):
            return ASK
        return DONE

    def asked(self, s: State) -> int:
        return CHANCE

    def options(self, s: State, seat: int) -> list[int]:
        return orders.unseen_cards(s)

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == ENLIST:
            enlist(s, v.deal_crew(action))
            self.stage = MANNED
        else:
            orders.deal_card(s, v.deal_crew(action))


def enlist(s: State, card: int) -> None:
    """The card lies at the right of its crew."""
    orders.take_top(s, card)
    orders.add_crew(s, s.seats, card)
    s.tell("solo_hired", "TEP-10.5.5", s.rival, card)
