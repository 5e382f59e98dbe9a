"""The six orders (TEP-5.3)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from quarterdeck.core.engine import ASK, CHANCE, DONE, NONE, verb_of
from quarterdeck.core.events import Telling
from quarterdeck.core.fields import Reasons, Words
from quarterdeck.core.frames import NEXT, Draw, Steps
from quarterdeck.games.tiny_epic_pirates import data as d, verbs as v
from quarterdeck.games.tiny_epic_pirates.flow.basics import Load, Once, gain_gold, gain_sure_fire, sell_cubes
from quarterdeck.games.tiny_epic_pirates.flow.combat import PIRATE, battle, chance, dice_of, targets
from quarterdeck.games.tiny_epic_pirates.state import State


def can_perform(s: State, seat: int, order: int) -> bool:
    """TEP-5.3.0: whether an order's condition is met where the ship is."""
    cell = s.ship[seat]
    card = s.sea[cell]
    if order == d.PLUNDER:
        return d.SETTLEMENT[card] > 0
    if order == d.TRADE:
        good = d.MARKET[card]
        return good != NONE and s.cargo[seat * d.GOODS + good] > 0
    if order == d.SEARCH:
        return s.face_down >> cell & 1 == 1
    if order == d.ATTACK:
        return len(targets(s, seat)) > 0
    if order == d.HIDE_OUT:
        return d.COVE[card] == 1 and not cove_taken(s, seat, cell)
    return True                                                                 # TEP-5.3.3: Crew Up anywhere


def cove_taken(s: State, seat: int, cell: int) -> bool:
    """TEP-5.3.6: whether another pirate hides there."""
    for other in range(len(s.ship)):
        if other != seat and s.ship[other] == cell and s.hidden >> other & 1:
            return True
    return False


def begin_order(s: State, seat: int, order: int) -> None:
    """Begin a repeated order (TEP-5.4.5); Trade and Attack still ask how."""
    if order == d.PLUNDER:
        s.stack.append(Load(seat, d.SETTLEMENT[s.sea[s.ship[seat]]], []))       # TEP-AR-19
    elif order == d.CREW_UP:
        s.stack.append(CrewUp(seat))
    elif order == d.SEARCH:
        s.stack.append(Searching(seat))
    elif order == d.HIDE_OUT:
        s.hidden |= 1 << seat                                                   # TEP-5.3.6.1
        s.tell("hid", "TEP-5.3.6.1", seat, s.ship[seat])
        s.stack.append(Assign(seat, hide_out=1))
    else:
        s.stack.append(Order(seat, order, ordered=0))


@final
class Order(Once):
    """TEP-5.3: the captain's order is carried out or declined; a repeated one only asks how (TEP-D4, TEP-D8)."""

    WORDS: ClassVar[Words] = {"order": d.ORDER_IDS}
    REASONS: ClassVar[Reasons] = {
        v.SELL: ("no_such_cubes", "TEP-5.3.2"), v.ATTACK: ("no_target", "TEP-6.2.1"),
        v.DUEL: ("no_target", "TEP-6.2.1"), v.DUEL_RIVAL: ("no_target", "TEP-6.2.1"), NONE: ("not_now", "TEP-5.3.0"),
    }

    def __init__(self, seat: int, order: int, ordered: int, over: int = 0) -> None:
        super().__init__(seat, over)
        self.order = order
        self.ordered = ordered      # the captain's order, not a bonus

    def advance(self, s: State) -> int:
        if self.over:
            return DONE
        if not can_perform(s, self.seat, self.order):
            s.tell("no_order", "TEP-5.3.0", self.seat, self.order)
            return DONE
        return ASK

    def options(self, s: State, seat: int) -> list[int]:
        if self.order == d.TRADE:
            most: i64 = s.cargo[seat * d.GOODS + s.wanted(seat)]
            found = [v.sell(count) for count in range(1, min(most, d.TRADE_MAX) + 1)]
        elif self.order == d.ATTACK:
            found = [attack_on(s, target) for target in targets(s, seat)]
        else:
            found = [v.perform(self.order)]
        if self.ordered:
            found.append(v.DECLINE)
        return found

    def default(self, s: State, seat: int) -> int:
        return v.DECLINE if self.ordered else self.options(s, seat)[0]

    def answer(self, s: State, seat: int, action: int) -> None:
        self.over = 1
        verb: i64 = verb_of(action)
        if verb == v.DECLINE:
            s.tell("declined", "TEP-5.3.0", seat, self.order)
        elif verb == v.SELL:
            sell_cubes(s, seat, s.wanted(seat), v.sell_number(action), "TEP-5.3.2.2")
        elif verb == v.ATTACK:
            s.tell("attacks", "TEP-6.2.1", seat, v.attack_ship(action))
            s.stack.append(battle(seat, v.attack_ship(action), self.ordered, 0))
        elif verb == v.DUEL:
            s.tell("duels", "TEP-6.2.1", seat, v.duel_seat(action))
            s.stack.append(battle(seat, PIRATE + v.duel_seat(action), self.ordered, 0))
        elif verb == v.DUEL_RIVAL:
            s.tell("duels_rival", "TEP-10.2.2", seat, s.rival)
            s.stack.append(battle(seat, PIRATE + s.seats, self.ordered, 0))
        else:
            begin_order(s, seat, self.order)

    def prompt(self, s: State, seat: int) -> Telling:
        if self.order == d.TRADE:
            return Telling("trade", "TEP-5.3.2.1", [s.wanted(seat), s.price(s.wanted(seat))])
        if self.order == d.ATTACK:
            return Telling("attack", "TEP-6.2.1", [])
        return Telling("order", "TEP-5.3.0", [self.order])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        verb = verb_of(action)
        if verb == v.SELL:
            gold = s.price(s.wanted(seat)) * v.sell_number(action)
            room = d.GOLD_MAX - s.gold[seat]
            if gold > room:
                return Telling("fills_track", "TEP-3.1", [room, gold])
            return Telling("brings_gold", "TEP-5.3.2.2", [gold])
        target = target_of(s, action)
        if verb == v.ATTACK:
            return Telling("sinks", "TEP-6.3.1", [d.DAMAGE[s.merchant_card[target]], chance(s, seat, target)])
        return Telling("wins", "TEP-6.4.2", [chance(s, seat, target)]) if target != NONE else None

    def warnings(self, s: State, seat: int, action: int) -> list[Telling]:
        """TEP-6.1: how often plain dice win a fight."""
        target = target_of(s, action)
        return [Telling("odds", "TEP-6.1.2", [dice_of(s, seat), chance(s, seat, target)])] if target != NONE else []


def target_of(s: State, action: int) -> int:
    """Whom an answer attacks; NONE if nobody."""
    verb = verb_of(action)
    if verb == v.ATTACK:
        return v.attack_ship(action)
    if verb == v.DUEL:
        return PIRATE + v.duel_seat(action)
    return PIRATE + s.seats if verb == v.DUEL_RIVAL else NONE


def attack_on(s: State, target: int) -> int:
    """The answer that names a target."""
    if target < PIRATE:
        return v.attack(target)
    return v.duel(target - PIRATE) if target - PIRATE < s.seats else v.DUEL_RIVAL


# -- Crew Up ---------------------------------------------------------------------------------------------------------

OFFER: Final = 0
DROP: Final = 1
REFILL: Final = 2       # then the offer again
TOP_UP: Final = 3       # then it is over
REVOLT: Final = 4       # asked by rules version 2, after the hiring: a mutiny or none
MANNED: Final = 5


@final
class CrewUp(Steps[State]):
    """TEP-5.3.3: new offers, a mutiny, and last a crew card or nobody (TEP-DR-7, TEP-D6, TEP-D7)."""

    WORDS: ClassVar[Words] = {"stage": ["offer", "drop", "refill", "top_up", "revolt", "manned"], "chosen": d.CREW_IDS}
    REASONS: ClassVar[Reasons] = {
        v.REFRESH: ("no_refresh", "TEP-5.3.3.1"), v.HIRE: ("not_in_row", "TEP-5.3.3.2", "crew"),
        v.DISMISS: ("not_in_crew", "TEP-5.3.3.2", "crew"),
        v.MUTINY: ("mutinied_before", "TEP-AR-20"), NONE: ("not_now", "TEP-5.3.3"),
    }

    def __init__(self, seat: int, stage: int = OFFER, chosen: int = NONE) -> None:
        super().__init__(stage)
        self.seat = seat
        self.chosen = chosen    # the card to be hired once another is dropped

    def step(self, s: State, stage: int) -> int:
        if stage in (REFILL, TOP_UP) and fill_row(s):
            self.stage = OFFER if stage == REFILL else MANNED
            return NEXT
        return DONE if stage == MANNED else ASK

    def asked(self, s: State) -> int:
        return CHANCE if self.stage in (REFILL, TOP_UP) else self.seat

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == OFFER:
            found = [v.hire(card) for card in s.row]
            if not s.refreshed and s.gold[seat] >= d.REFRESH_COST:              # TEP-5.3.3.1, TEP-AR-15
                found.append(v.REFRESH)
            if not s.bloodied >> seat & 1:                                      # TEP-AR-20
                found.append(v.MUTINY)
            found.append(v.HIRE_NOBODY)
            return found
        if self.stage == DROP:
            return [v.dismiss(card) for card in s.crew_of(seat)]
        if self.stage == REVOLT:
            return [v.MUTINY, v.HIRE_NOBODY]
        return unseen_cards(s)

    def default(self, s: State, seat: int) -> int:
        return self.options(s, seat)[-1 if self.stage in (OFFER, REVOLT) else 0]

    def answer(self, s: State, seat: int, action: int) -> None:
        verb: i64 = verb_of(action)
        if seat == CHANCE:
            deal_card(s, v.deal_crew(action))
        elif verb == v.REFRESH:
            s.gold[seat] -= d.REFRESH_COST
            s.refreshed = 1
            s.tell("refreshed", "TEP-5.3.3.1", seat)
            clear_row(s)
            self.stage = REFILL
        elif verb == v.HIRE:
            card = v.hire_crew(action)
            if s.crew_size(seat) == d.CREW_MAX:
                self.chosen = card
                self.stage = DROP
            else:
                self.take(s, card)
        elif verb == v.DISMISS:
            card = v.dismiss_crew(action)
            s.crew.remove(card)
            s.crew.insert(seat * d.CREW_MAX + d.CREW_MAX - 1, NONE)
            s.under.append(card)                                                # TEP-DR-6: the very bottom
            s.tell("dismissed", "TEP-5.3.3.2", seat, card)
            self.take(s, self.chosen)
        elif verb == v.MUTINY:
            s.captain[seat] ^= 1
            s.bloodied |= 1 << seat
            s.tell("mutinied", "TEP-5.3.3.4", seat, s.captain[seat])
            self.stage = MANNED if self.stage == REVOLT else OFFER
        else:
            s.tell("hired_nobody", "TEP-5.3.3.3", seat)
            self.stage = MANNED

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == DROP:
            return Telling("dismiss", "TEP-5.3.3.2", [self.chosen])
        return Telling("hire", "TEP-5.3.3.2", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        verb = verb_of(action)
        if verb in (v.HIRE, v.DISMISS):
            card = v.hire_crew(action) if verb == v.HIRE else v.dismiss_crew(action)
            return Telling("crew_does", "TEP-5.3.3.2", [card])
        return Telling("new_captain", "TEP-5.3.3.4", [s.captain[seat] ^ 1]) if verb == v.MUTINY else None

    def take(self, s: State, card: int) -> None:
        """Hire a card; its place in the row is filled at once."""
        add_crew(s, self.seat, card)
        s.row[s.row.index(card)] = NONE
        s.tell("hired", "TEP-5.3.3.2", self.seat, card)
        self.chosen = NONE
        self.stage = TOP_UP


def add_crew(s: State, pirate: int, card: int) -> None:
    """Lay a crew card at the right of a crew."""
    s.crew[pirate * d.CREW_MAX + s.crew_size(pirate)] = card


def clear_row(s: State) -> None:
    """TEP-DR-6: the row goes under the deck, first slot first."""
    for slot in range(d.ROW):
        s.under.append(s.row[slot])
        s.row[slot] = NONE


def unseen_cards(s: State) -> list[int]:
    """TEP-12.2: the cards that may lie on top."""
    unseen = s.unseen
    return [v.deal(card) for card in range(d.CREW) if unseen >> card & 1]


def next_known(s: State) -> int:
    """The top card of the deck, if everybody knows it; NONE if chance decides."""
    if s.unseen == 0:
        return s.under[0]
    if s.unseen & (s.unseen - 1) == 0:
        return s.unseen.bit_length() - 1
    return NONE


def take_top(s: State, card: int) -> None:
    """Remove the top card of the deck."""
    if s.unseen:
        s.unseen &= ~(1 << card)
    else:
        s.under.pop(0)


def fill_row(s: State) -> bool:
    """Deal known cards to the empty slots; whether the row is full."""
    while NONE in s.row:
        card = next_known(s)
        if card == NONE:
            return False
        deal_card(s, card)
    return True


def deal_card(s: State, card: int) -> None:
    """The top card goes to the first empty slot."""
    take_top(s, card)
    s.row[s.row.index(NONE)] = card
    s.tell("offered", "TEP-5.3.3.2", card)


# -- Search ----------------------------------------------------------------------------------------------------------


@final
class Searching(Draw[State]):
    """TEP-5.3.4: the token is turned up and takes effect."""

    def __init__(self, pirate: int, over: int = 0) -> None:
        self.pirate = pirate
        self.over = over

    def advance(self, s: State) -> int:
        return DONE if self.over else ASK

    def options(self, s: State, seat: int) -> list[int]:
        return [v.reveal(token) for token in range(d.TOKENS) if s.unturned[token]]

    def odds(self, s: State) -> list[int]:
        return [n for n in s.unturned if n]

    def answer(self, s: State, seat: int, action: int) -> None:
        self.over = 1
        token = v.reveal_token(action)
        pirate = self.pirate
        cell = s.ship[pirate]
        s.face_down &= ~(1 << cell)                                             # TEP-5.3.4.5
        s.unturned[token] -= 1
        solo = pirate >= s.seats
        s.tell_of("searched", "TEP-10.5.4" if solo else "TEP-5.3.4.1", pirate, token, cell)
        if not solo and d.TOKEN_KEPT[token]:                                    # TEP-5.3.4.3
            if token == d.TAILWIND:
                s.tailwinds[pirate] += 1
            elif token == d.STORM_PASS:
                s.passes[pirate] += 1
            return
        effect = d.TOKEN_SOLO[token] if solo else d.TOKEN_EFFECT[token]
        amount = d.TOKEN_SOLO_N[token] if solo else d.TOKEN_N[token]
        if effect == "gain_gold":
            gain_gold(s, pirate, amount, "TEP-10.5.4" if solo else "TEP-5.3.4.2")
        elif effect == "gain_sure_fire":
            gain_sure_fire(s, pirate, "TEP-5.3.4.2")
        else:
            s.stack.append(Load(pirate, amount, []))


# -- Hide Out and Reassign -------------------------------------------------------------------------------------------

ASSIGNMENTS: Final[dict[int, list[int]]] = {}       # the answers by the deckhands at hand, made when first needed


def assignments(working: int, resting: int, lifts: int) -> list[int]:
    """Every way to place deckhands: any of those at work, resting ones and ones from the wheel (orders in `lifts`)."""
    key = working | resting << 3 | lifts << 6
    found = ASSIGNMENTS.get(key)
    if found is None:
        found = []
        for lifted in range(lifts + 1):
            if lifted & lifts != lifted:
                continue
            for healed in range(resting + 1):
                total = working + lifted.bit_count() + healed
                for rigging in range(total, -1, -1):
                    for cannons in range(total - rigging, -1, -1):
                        found.append(v.assign(rigging, cannons, total - rigging - cannons, lifted))
        ASSIGNMENTS[key] = found
    return found


@final
class Assign(Once):
    """TEP-5.3.6.2, TEP-5.4.12: deckhands are rearranged after a Hide Out or by a Reassign bonus (TEP-D14)."""

    def __init__(self, seat: int, hide_out: int, over: int = 0) -> None:
        super().__init__(seat, over)
        self.hide_out = hide_out

    def options(self, s: State, seat: int) -> list[int]:
        return assignments(s.working(seat), s.hands[seat * d.STATIONS + d.REPAIR], self.lifts(s))

    def default(self, s: State, seat: int) -> int:
        at = seat * d.STATIONS
        return v.assign(s.hands[at + d.RIGGING], s.hands[at + d.CANNONS], s.hands[at + d.EXTORT], 0)

    def answer(self, s: State, seat: int, action: int) -> None:
        self.over = 1
        at = seat * d.STATIONS
        before = s.hands[at + d.EXTORT]
        lifted = v.assign_lifted(action)
        total = s.on_stations(seat) + lifted.bit_count()
        for space in range(1, d.SPACES):
            if lifted >> s.orders[seat * d.SPACES + space] & 1:
                s.wheel[seat] &= ~(1 << space)
        s.hands[at + d.RIGGING] = v.assign_rigging(action)
        s.hands[at + d.CANNONS] = v.assign_cannons(action)
        s.hands[at + d.EXTORT] = v.assign_extort(action)
        s.hands[at + d.REPAIR] = total - s.working(seat)
        s.tell("assigned", "TEP-5.3.6.2" if self.hide_out else "TEP-5.4.12", seat, s.hands[at + d.RIGGING],
               s.hands[at + d.CANNONS], s.hands[at + d.EXTORT], s.hands[at + d.REPAIR])
        if self.hide_out and s.hands[at + d.EXTORT] > before:
            s.paid = s.hands[at + d.EXTORT] - before                            # TEP-5.3.6.3
            gain_gold(s, seat, s.paid, "TEP-5.3.6.3")

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("assign", "TEP-5.3.6.2" if self.hide_out else "TEP-5.4.12", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return Telling("not_your_hands", "TEP-5.3.6.2" if self.hide_out else "TEP-5.4.12", [])

    def lifts(self, s: State) -> int:
        """The orders whose space holds a deckhand that may be lifted; a Reassign leaves the wheel alone (TEP-AR-7)."""
        if not self.hide_out:
            return 0
        found = 0
        for space in range(1, d.SPACES):
            if s.wheel[self.seat] >> space & 1:
                found |= 1 << s.orders[self.seat * d.SPACES + space]
        return found
