"""Gold, cubes, jostles and legend (TEP-3, TEP-7), and the same things for the solo pirate (TEP-10.6, TEP-10.7)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from quarterdeck.core.engine import ASK, CALL, CHANCE, DONE, NONE, verb_of
from quarterdeck.core.events import Telling
from quarterdeck.core.fields import Prompt, Reasons, Words
from quarterdeck.core.frames import Draw, Question, Single
from quarterdeck.games.tiny_epic_pirates import actions as a, data as d, verbs as v
from quarterdeck.games.tiny_epic_pirates.state import State


class Once(Question[State]):
    """A question that is over with its answer; what the answer calls comes first."""

    def __init__(self, seat: int, over: int = 0) -> None:
        super().__init__(seat)
        self.over = over

    def advance(self, s: State) -> int:
        return DONE if self.over else ASK


# -- gold and tokens -------------------------------------------------------------------------------------------------


def gain_gold(s: State, pirate: int, amount: int, rule: str) -> None:
    """TEP-3.1: no player holds more than 13; a full track makes the solo pirate bury (TEP-10.7.1)."""
    if amount <= 0:
        return
    if pirate >= s.seats:
        s.gold[pirate] += amount
        s.tell_of("gold", rule, pirate, amount, s.gold[pirate])
        if s.gold[pirate] >= d.TRACK[s.mood]:
            s.stack.append(SoloBury())
        return
    before = s.gold[pirate]
    after = min(before + amount, d.GOLD_MAX)
    s.gold[pirate] = after
    s.tell_of("gold", rule, pirate, after - before, after)
    if before + amount > after:
        s.tell("gold_lost", "TEP-3.1", pirate, before + amount - after)


def gain_sure_fire(s: State, pirate: int, rule: str) -> None:
    """TEP-6.4.5: nobody holds more than three; the solo pirate takes gold instead (TEP-10.6.2)."""
    if pirate >= s.seats:
        gain_gold(s, pirate, d.SOLO_CONSOLATION, "TEP-10.6.2")
    elif s.sure_fire[pirate] < d.SURE_FIRE_MAX:
        s.sure_fire[pirate] += 1
        s.tell("sure_fire", rule, pirate, s.sure_fire[pirate])
    else:
        s.tell("sure_fire_full", "TEP-6.4.5", pirate)


# -- cubes -----------------------------------------------------------------------------------------------------------


def draw_options(s: State) -> list[int]:
    """TEP-C6: the goods that may come out of the bag."""
    bag = s.bag
    mask: i64 = 0
    for good in range(d.GOODS):
        if bag[good]:
            mask |= 1 << good
    return a.DRAWS[mask]


def draw_odds(s: State) -> list[int]:
    """The cubes of each of these goods."""
    return [n for n in s.bag if n]


def drop_price(s: State, good: int) -> None:
    """TEP-5.3.2.4: a good that was sold falls to the lowest price, the cheaper ones move up."""
    at = s.market.index(good)
    if at:
        s.market.pop(at)
        s.market.insert(0, good)
        s.tell("price", "TEP-5.3.2.4", good)


def sell_cubes(s: State, pirate: int, good: int, count: int, rule: str) -> None:
    """TEP-5.3.2.2, TEP-5.3.2.3: the gold of a sale; the price falls, then the gold is counted."""
    price = s.price(good)
    s.cargo[pirate * d.GOODS + good] -= count
    s.bag[good] += count
    s.tell_of("sold", rule, pirate, count, good, price)
    drop_price(s, good)
    gain_gold(s, pirate, count * price, rule)


def rival_trade(s: State) -> None:
    """TEP-10.5.3: the solo pirate sells all cubes of its dearest good, wherever it is."""
    rival = s.seats
    for at in range(len(d.PRICES) - 1, -1, -1):
        good = s.market[at]
        if s.cargo[rival * d.GOODS + good]:
            sell_cubes(s, rival, good, s.cargo[rival * d.GOODS + good], "TEP-10.5.3")
            return
    s.tell("solo_nothing_to_sell", "TEP-10.5.3", s.rival)


KEEPS: Final[list[tuple[int, int, int]]] = [
    (a, b, c) for a in range(d.GOODS) for b in range(a, d.GOODS) for c in range(b, d.GOODS)
]       # all full holds, goods ascending


@final
class Load(Single[State]):
    """TEP-5.3.1: cubes are drawn and loaded; above three the player chooses which to keep (TEP-D5)."""

    WORDS: ClassVar[Words] = {"loading": d.GOOD_IDS}
    PROMPT: ClassVar[Prompt] = "keep", "TEP-5.3.1.2"
    REASONS: ClassVar[Reasons] = {NONE: ("no_such_cubes", "TEP-5.3.1.2")}

    def __init__(self, pirate: int, left: int, loading: list[int]) -> None:
        self.pirate = pirate
        self.left = left            # cubes still to be drawn
        self.loading = loading      # cubes waiting to be loaded, one by one

    def advance(self, s: State) -> int:
        if self.left or s.aboard(self.pirate) + len(self.loading) > d.CARGO_MAX:
            return ASK
        if self.loading:
            self.load(s)
            return CALL
        return DONE

    def asked(self, s: State) -> int:
        return CHANCE if self.left else self.pirate

    def options(self, s: State, seat: int) -> list[int]:
        if self.left:
            return draw_options(s)
        pool = self.pool(s)
        return [
            v.keep(a, b, c) for a, b, c in KEEPS if pool[a] and pool[b] > (a == b) and pool[c] > (b == c) + (a == c)
        ]

    def odds(self, s: State) -> list[int]:
        return draw_odds(s)

    def default(self, s: State, seat: int) -> int:
        """TEP-DR-15: the three cubes of highest market value."""
        pool = self.pool(s)
        dear: list[int] = []
        for at in range(d.GOODS - 1, -1, -1):
            dear += [s.market[at]] * pool[s.market[at]]
        best = sorted(dear[:d.CARGO_MAX])
        return v.keep(best[0], best[1], best[2])

    def answer(self, s: State, seat: int, action: int) -> None:
        if seat == CHANCE:
            good = v.draw_good(action)
            s.bag[good] -= 1
            self.left -= 1
            self.loading.append(good)
            s.tell_of("drew", "TEP-5.3.1.1" if self.pirate < s.seats else "TEP-10.5.1", self.pirate, good)
            if self.pirate >= s.seats:                          # cubes of the solo pirate come one by one (TEP-AR-35)
                self.load(s)
            return
        pool = self.pool(s)
        at = self.pirate * d.GOODS
        kept = [v.keep_a(action), v.keep_b(action), v.keep_c(action)]
        for good in range(d.GOODS):
            held = kept.count(good)
            s.cargo[at + good] = held
            s.bag[good] += pool[good] - held                                    # TEP-3.2: to the bag
            if pool[good] > held:
                s.tell("dumped", "TEP-5.3.1.2", self.pirate, pool[good] - held, good)
        self.loading = []

    def pool(self, s: State) -> list[int]:
        """Cubes aboard and waiting, by good."""
        at = self.pirate * d.GOODS
        return [s.cargo[at + good] + self.loading.count(good) for good in range(d.GOODS)]

    def load(self, s: State) -> None:
        """Take what waits aboard; the solo pirate sells from a full hold (TEP-10.5.1: at once)."""
        for good in self.loading:
            s.cargo[self.pirate * d.GOODS + good] += 1
        self.loading = []
        if self.pirate >= s.seats and s.aboard(self.pirate) == d.CARGO_MAX:
            rival_trade(s)


@final
class Delivery(Draw[State]):
    """TEP-8.2.2, TEP-6.3.2d: a merchant that has none takes a new cube from the bag."""

    WORDS: ClassVar[Words] = {"merchant": d.SHIP_IDS}

    def __init__(self, merchant: int) -> None:
        self.merchant = merchant

    def advance(self, s: State) -> int:
        return ASK if s.merchant_cube[self.merchant] == NONE else DONE

    def options(self, s: State, seat: int) -> list[int]:
        return draw_options(s)

    def odds(self, s: State) -> list[int]:
        return draw_odds(s)

    def answer(self, s: State, seat: int, action: int) -> None:
        good = v.draw_good(action)
        s.bag[good] -= 1
        s.merchant_cube[self.merchant] = good
        s.tell("loaded", "TEP-8.2.2", self.merchant, good)


# -- jostles and legend ----------------------------------------------------------------------------------------------


@final
class Jostle(Single[State]):
    """TEP-7.1 to TEP-7.3: one deckhand goes to Repair, from a station or else from the wheel (TEP-D3)."""

    PROMPT: ClassVar[Prompt] = "jostle", "TEP-7.1"
    REASONS: ClassVar[Reasons] = {v.JOSTLE_WHEEL: ("station_first", "TEP-7.2"), NONE: ("nobody_there", "TEP-7.1")}

    def __init__(self, pirate: int, over: int = 0) -> None:
        self.pirate = pirate
        self.over = over

    def advance(self, s: State) -> int:
        if self.over:
            return DONE
        if self.pirate >= s.seats:
            jostle_rival(s)
            return DONE
        if not s.can_be_jostled(self.pirate):
            s.tell("immune", "TEP-7.3", self.pirate)
            return DONE
        return ASK

    def asked(self, s: State) -> int:
        return self.pirate

    def options(self, s: State, seat: int) -> list[int]:
        at = self.pirate * d.STATIONS
        found = [v.jostle(station) for station in range(d.REPAIR) if s.hands[at + station]]
        if found:
            return found
        wheel = s.wheel[self.pirate]
        at = self.pirate * d.SPACES
        return [v.jostle_wheel(s.orders[at + space]) for space in range(1, d.SPACES) if wheel >> space & 1]

    def default(self, s: State, seat: int) -> int:
        """TEP-DR-15: Extort, Cannons, Rigging, then the lowest wheel space."""
        options = self.options(s, seat)
        return options[-1] if verb_of(options[0]) == v.JOSTLE else options[0]

    def answer(self, s: State, seat: int, action: int) -> None:
        self.over = 1
        at = self.pirate * d.STATIONS
        if verb_of(action) == v.JOSTLE:
            station = v.jostle_station(action)
            s.hands[at + station] -= 1
            s.tell("jostled", "TEP-7.1", self.pirate, station)
        else:
            order = v.jostle_wheel_order(action)
            s.wheel[self.pirate] &= ~(1 << s.space_of(self.pirate, order))
            s.tell("jostled_wheel", "TEP-7.2", self.pirate, order)
        s.hands[at + d.REPAIR] += 1


def jostle_rival(s: State) -> None:
    """TEP-10.6.6: its rightmost working deckhand, else the one on the wheel nearest behind its captain."""
    rival = s.seats
    at = rival * d.STATIONS
    for station in (d.EXTORT, d.CANNONS, d.RIGGING):
        if s.hands[at + station]:
            s.hands[at + station] -= 1
            s.hands[at + d.REPAIR] += 1
            s.tell("solo_jostled", "TEP-10.6.6", s.rival, station)
            return
    for back in range(1, d.SPACES):
        space = (s.helm[rival] - back) % d.SPACES
        if s.wheel[rival] >> space & 1:
            s.wheel[rival] &= ~(1 << space)
            s.hands[at + d.REPAIR] += 1
            s.tell("solo_jostled_wheel", "TEP-10.6.6", s.rival, s.orders[rival * d.SPACES + space])
            return
    s.tell("solo_immune", "TEP-10.6.6", s.rival)


def full_jostle(s: State, pirate: int) -> None:
    """TEP-6.5.1: all deckhands, from stations and wheel, go to Repair."""
    at = pirate * d.STATIONS
    s.hands[at : at + d.STATIONS] = [0, 0, 0, s.deckhands(pirate)]
    s.wheel[pirate] = 0


def promote(s: State, seat: int, rule: str) -> None:
    """TEP-7.5 to TEP-7.7: one legend level, with its one-time bonus."""
    if s.level[seat] == d.TOP:
        s.tell("at_the_top", "TEP-7.7", seat)
        return
    s.level[seat] += 1
    level = s.level[seat]
    s.tell("promoted", rule, seat, level)
    gain_gold(s, seat, d.LEVEL_GOLD[level], "TEP-7.6")
    for _ in range(d.LEVEL_SURE_FIRE[level]):
        gain_sure_fire(s, seat, "TEP-7.6")
    if d.LEVEL_HAND[level]:
        s.stack.append(Join(seat))


@final
class Join(Once):
    """TEP-7.8: the fourth deckhand goes to work (TEP-D13)."""

    PROMPT: ClassVar[Prompt] = "join", "TEP-7.8"
    REASONS: ClassVar[Reasons] = {NONE: ("not_to_repair", "TEP-7.8")}

    def options(self, s: State, seat: int) -> list[int]:
        return [v.join(d.RIGGING), v.join(d.CANNONS), v.join(d.EXTORT)]

    def answer(self, s: State, seat: int, action: int) -> None:
        self.over = 1
        station = v.join_station(action)
        s.hands[seat * d.STATIONS + station] += 1
        s.tell("joined", "TEP-7.8", seat, station)


# -- the solo pirate's treasures and its flight ----------------------------------------------------------------------


@final
class SoloBury(Single[State]):
    """TEP-10.7.1: a full track buries at the nearest empty site; the human breaks ties (TEP-D17)."""

    def advance(self, s: State) -> int:
        if s.gold[s.seats] < d.TRACK[s.mood]:
            return DONE
        sites = burial_sites(s)
        if len(sites) > 1:
            return ASK
        if bury_rival(s, sites[0]):
            del s.stack[:-1]                                                    # TEP-10.8.1: the game is over
        return DONE

    def asked(self, s: State) -> int:
        return 0

    def options(self, s: State, seat: int) -> list[int]:
        return [v.pick(cell) for cell in burial_sites(s)]

    def answer(self, s: State, seat: int, action: int) -> None:
        if bury_rival(s, v.pick_cell(action)):
            s.stack.clear()                                                     # TEP-10.8.1: the game is over

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("solo_site", "TEP-10.7.1", [s.rival])


def burial_sites(s: State) -> list[int]:
    """The empty sites nearest to the solo pirate; of these the cheapest, in reading order."""
    empty = [cell for cell in range(d.CELLS) if d.COST[s.sea[cell]] and s.sites[cell] == NONE]
    near = nearest(s, empty)
    cheapest = min([d.COST[s.sea[cell]] for cell in near])
    return [cell for cell in near if d.COST[s.sea[cell]] == cheapest]


def nearest(s: State, cells: list[int]) -> list[int]:
    """The cells nearest to the solo pirate."""
    at = s.ship[s.seats] * d.CELLS
    best = min([d.DISTANCE[at + cell] for cell in cells])
    return [cell for cell in cells if d.DISTANCE[at + cell] == best]


def bury_rival(s: State, cell: int) -> bool:
    """Lay its treasure, reset its gold (the excess is lost), and say whether it has won."""
    rival = s.seats
    excess = s.gold[rival] - d.TRACK[s.mood]
    s.gold[rival] = 0
    s.sites[cell] = rival
    s.buried[rival] += 1
    s.tell("solo_buried", "TEP-10.7.1", s.rival, cell, s.buried[rival], excess)
    if s.buried[rival] < d.TO_WIN:
        s.tell("solo_stronger", "TEP-10.7.2", s.rival, s.buried[rival])
        return False
    s.tell("solo_won", "TEP-10.8.1", s.rival)
    return True


@final
class SoloRetreat(Single[State]):
    """TEP-10.6.7: the solo pirate flees to the nearest free cove; the human breaks ties (TEP-D17)."""

    def __init__(self, over: int = 0) -> None:
        self.over = over

    def advance(self, s: State) -> int:
        if self.over:
            return DONE
        coves = free_coves(s)
        if len(coves) > 1:
            return ASK
        retreat(s, coves[0])
        return DONE

    def asked(self, s: State) -> int:
        return 0

    def options(self, s: State, seat: int) -> list[int]:
        return [v.pick(cell) for cell in free_coves(s)]

    def answer(self, s: State, seat: int, action: int) -> None:
        self.over = 1
        retreat(s, v.pick_cell(action))

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("solo_cove", "TEP-10.6.7", [s.rival])


def free_coves(s: State) -> list[int]:
    """The nearest coves without another hidden ship, in reading order."""
    taken = s.ship[0] if s.hidden & 1 else NONE
    return nearest(s, [cell for cell in range(d.CELLS) if d.COVE[s.sea[cell]] and cell != taken])


def retreat(s: State, cell: int) -> None:
    """Hide the solo pirate on a cove."""
    s.ship[s.seats] = cell
    s.hidden |= 1 << s.seats
    s.tell("solo_fled", "TEP-10.6.7", s.rival, cell)
