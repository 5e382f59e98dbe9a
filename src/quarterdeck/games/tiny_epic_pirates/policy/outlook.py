"""What a pirate could do from here on: chances, plans and the worth of places. Values are hundredths of a gold."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.engine import NONE
from quarterdeck.games.tiny_epic_pirates import data as d
from quarterdeck.games.tiny_epic_pirates.flow.combat import damage_of, dice_of, icons_of
from quarterdeck.games.tiny_epic_pirates.state import State

FAR: Final = -100_000
TREASURE: Final = 2800      # a treasure buried, before its cost
VICTORY: Final = 3000       # the third one on top of that
CUBE: Final = 380           # a cube of any kind
KEPT: Final = 140           # a sure-fire token, tailwind or storm pass
BURNT: Final = 60           # a gold lost at the limit, which would have been won later
LEVELS: Final[list[int]] = [0, 600, 800, 600, 600, 800, 600, 0]       # one more legend level, by the present one
JOLT: Final = 130           # a jostle
CAUGHT: Final = 140         # a deckhand sent to Repair by the Navy
IDLE: Final = 60            # a turn in which the order cannot be carried out
CARD: Final[list[int]] = [420, 360, 280, 160, 30]       # one more crew card, by those aboard
LATER: Final[list[int]] = [100, 85, 70, 58, 48, 40, 33, 27, 22, 18, 15, 12, 10, 8, 6, 5]   # percent, by turns

# weights of the plans that a position leaves open, percent
FOR_BURY: Final = 100
FOR_TRADE: Final = 85
FOR_PLUNDER: Final = 55
FOR_ATTACK: Final = 60
FOR_SEARCH: Final = 30
FOR_CREW: Final = 45


class Outlook:
    """What a pirate could do from here on: hold and gold, chances in a fight, turns until each order, open plans."""

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        self.gold: i64 = 0
        self.cargo: list[int] = []
        self.aboard: i64 = 0
        self.crew: i64 = 0
        self.buried: i64 = 0
        self.ahead: i64 = d.TO_WIN - s.buried[seat]       # treasures still to bury: how long investments pay
        self.turns = [1] * d.SPACES       # by order: turns until the captain can give it
        self.reach: i64 = d.SAIL[s.level[seat]] + max(1, s.hands[seat * d.STATIONS + d.RIGGING])
        self.odds = odds_of(s, seat)    # percent of rolls that score more than so many icons
        self.sure: i64 = s.hands[seat * d.STATIONS + d.CANNONS] + icons_of(s, seat, 0)
        self.plans: list[int] = []      # cell, order and worth of every plan, one after the other
        self.stale = True               # whether gold or hold have changed since the plans were made
        self.renew(s)

    def renew(self, s: State) -> None:
        """Gold, hold and crew as they are on the table."""
        seat = self.seat
        if self.gold != s.gold[seat] or self.aboard != s.aboard(seat) or not self.cargo:
            self.stale = True
        self.gold = s.gold[seat]
        self.cargo = s.cargo[seat * d.GOODS : seat * d.GOODS + d.GOODS]
        self.aboard = s.aboard(seat)
        self.crew = s.crew_size(seat)
        self.buried = s.buried[seat]


def odds_of(s: State, seat: int) -> list[int]:
    """The chance, in percent, that the dice score more than 0, 1, 2 … icons."""
    face_icons = [icons_of(s, seat, face) for face in range(1, d.FACES + 1)]
    ways = [1]
    rolls = 1
    for _ in range(dice_of(s, seat)):
        rolls *= d.FACES
        more = [0] * (len(ways) + max(face_icons))
        for total in range(len(ways)):
            for icons in face_icons:
                more[total + icons] += ways[total]
        ways = more
    above = 0
    chances = [0] * len(ways)
    for total in range(len(ways) - 1, -1, -1):
        chances[total] = above * 100 // rolls
        above += ways[total]
    return chances


def chance_to_beat(look: Outlook, damage: int) -> int:
    """The chance, in percent, to deal more than so much damage."""
    need = damage - look.sure
    if need < 0:
        return 100
    return look.odds[need] if need < len(look.odds) else 0


def set_turns(s: State, look: Outlook, helm: int, wheel: int, stationed: int) -> None:
    """TEP-17.5, TEP-17.6: how soon each order can be given from a place on the wheel."""
    orders = s.orders
    at = look.seat * d.SPACES
    needs = 0
    for ahead in range(1, d.SPACES):
        space = (helm + ahead) % d.SPACES
        look.turns[orders[at + space]] = 1 if needs <= stationed else 2
        if space and not wheel >> space & 1:
            needs += 1
    look.turns[orders[at + helm]] = 2 if stationed > 1 else 3


# -- the worth of places ---------------------------------------------------------------------------------------------


def attack_gain(s: State, look: Outlook, cell: int) -> int:
    """What an attack at a cell promises: merchants first, then weaker pirates."""
    best = 0
    for merchant in range(2):
        if s.merchant_at[merchant] == cell:
            card = s.merchant_card[merchant]
            if card != NONE:
                best = max(best, merchant_gain(s, look, card, CUBE if look.aboard < d.CARGO_MAX else 0))
    for other in range(len(s.ship)):
        if other != look.seat and s.ship[other] == cell and not s.hidden >> other & 1:
            best = max(best, duel_gain(s, look, other))
    return best


def merchant_gain(s: State, look: Outlook, card: int, cube: int) -> int:
    """What an attack on a merchant promises, its cube worth so much."""
    prize = min(d.MERCHANT_GOLD[card], d.GOLD_MAX - look.gold) * 100 + cube     # TEP-3.1: the rest would be lost
    prize += LEVELS[s.level[look.seat]] if s.seats <= d.LEGEND_UP_TO[card] else 0
    chance = chance_to_beat(look, d.DAMAGE[card])
    return (chance * prize + (100 - chance) * (80 - JOLT)) // 100


def duel_gain(s: State, look: Outlook, other: int) -> int:
    """What an attack on a pirate promises: a level for the winner."""
    chance = duel_chance(s, look, other)
    level = LEVELS[s.level[look.seat]]
    return (chance * level + (100 - chance) * (80 - JOLT - LEVELS[s.level[other]] // 2)) // 100


def duel_chance(s: State, look: Outlook, other: int) -> int:
    """TEP-6.4.2: the chance, in percent, that the dice deal more than those of another pirate."""
    theirs = odds_of(s, other)
    sure = damage_of(s, other, [], 0)
    total = 0
    above = 100
    for icons in range(len(theirs)):
        total += (above - theirs[icons]) * chance_to_beat(look, sure + icons)
        above = theirs[icons]
    return total // 100


def plunder_gain(s: State, look: Outlook, cell: int) -> int:
    """The cubes of a settlement, as far as there is room; a full hold still gains a little choice."""
    size = d.SETTLEMENT[s.sea[cell]]
    if size == 0:
        return 0
    room = d.CARGO_MAX - look.aboard
    if room <= 0:
        return 40
    return CUBE * min(size, room) + (30 if size > room else 0)


def sale(s: State, look: Outlook, good: int) -> int:
    """The gold of selling all cubes of a good, up to the cap, in hundredths."""
    return min(look.cargo[good] * s.price(good), d.GOLD_MAX - look.gold) * 100


def bury_gain(s: State, look: Outlook, cell: int) -> int:
    """A treasure at this site, its cost taken off; nothing if it cannot be buried with the gold at hand."""
    cost = d.COST[s.sea[cell]]
    if cost == 0 or s.sites[cell] != NONE or look.gold < cost:
        return 0
    gain = TREASURE - cost * 100
    return gain + VICTORY if s.buried[look.seat] == d.TO_WIN - 1 else gain


def make_plans(s: State, look: Outlook) -> None:
    """Every place where something could be done with this gold and this hold."""
    plans: list[int] = []
    sea = s.sea
    trigger = d.CAPTAIN_TRIGGER[s.captain[look.seat]]
    for there in range(d.CELLS):
        card = sea[there]
        cost = d.COST[card]
        if cost and look.gold >= cost and s.sites[there] == NONE:
            value = bury_gain(s, look, there)
            plans += [there, trigger | FOR_BURY << 4, value // 2 if s.navy == there else value]
        good = d.MARKET[card]
        if good != NONE and look.cargo[good]:
            plans += [there, d.TRADE | FOR_TRADE << 4, sale(s, look, good)]
        if d.SETTLEMENT[card]:
            plans += [there, d.PLUNDER | FOR_PLUNDER << 4, plunder_gain(s, look, there)]
        if s.face_down >> there & 1:
            plans += [there, d.SEARCH | FOR_SEARCH << 4, token_worth(s, look)]
        if s.merchant_at[0] == there or s.merchant_at[1] == there:
            plans += [there, d.ATTACK | FOR_ATTACK << 4, attack_gain(s, look, there)]
    look.plans = plans
    look.stale = False


def prospects(s: State, look: Outlook, cell: int) -> int:
    """What the position leaves open: the best place for each plan, worth less the later it is reached."""
    if look.stale:
        make_plans(s, look)
    plans = look.plans
    turns = look.turns
    reach: i64 = look.reach
    best = [0] * d.SPACES         # by kind of plan: the order it needs, burials in the place of Hide Out
    at: i64 = 0
    end: i64 = len(plans)
    while at < end:
        kind: i64 = plans[at + 1]
        order: i64 = kind & 15
        wait: i64 = turns[order]
        sailing: i64 = (d.DISTANCE[cell * d.CELLS + plans[at]] + reach - 1) // reach
        value: i64 = plans[at + 2] * LATER[max(wait, sailing)] // 100 * (kind >> 4) // 100
        if kind >> 4 == FOR_BURY:
            order = d.HIDE_OUT
        best[order] = max(best[order], value)
        at += 3
    crew: i64 = CARD[look.crew] * look.ahead * LATER[turns[d.CREW_UP]] * FOR_CREW // 30000
    return sum(best) + crew


def order_gain(s: State, look: Outlook, order: int, cell: int) -> int:
    """What an order brings at a cell, its changes to gold and hold noted in the outlook."""
    card = s.sea[cell]
    if order == d.PLUNDER:
        gain = plunder_gain(s, look, cell)
        if d.SETTLEMENT[card]:
            look.aboard = min(d.CARGO_MAX, look.aboard + d.SETTLEMENT[card])
            look.stale = True
        return gain
    if order == d.TRADE:
        good = d.MARKET[card]
        if good == NONE or not look.cargo[good]:
            return 0
        price = s.price(good)
        room = d.GOLD_MAX - look.gold
        count = min(look.cargo[good], (room + price - 1) // price)              # TEP-3.1: more would bring nothing
        gold = min(count * price, room)
        look.gold += gold
        look.aboard -= count
        look.cargo[good] -= count
        look.stale = True
        return gold * 100 - count * cube_worth(s, good)
    if order == d.SEARCH:
        return token_worth(s, look) if s.face_down >> cell & 1 else 0
    if order == d.ATTACK:
        return attack_gain(s, look, cell)
    if order == d.CREW_UP:
        gain = CARD[look.crew] * look.ahead // 3
        look.crew = min(d.CREW_MAX, look.crew + 1)
        return gain
    return 0


def token_worth(s: State, look: Outlook) -> int:
    """TEP-17.3: what a search brings on the average of the tokens nobody has seen; gold beyond the limit is lost."""
    room = d.GOLD_MAX - look.gold
    tokens = 0
    total = 0
    for token in range(d.TOKENS):
        count = s.unturned[token]
        tokens += count
        effect = d.TOKEN_EFFECT[token]
        if effect == "gain_gold":
            gained = min(d.TOKEN_N[token], room)
            total += count * (gained * 100 - (d.TOKEN_N[token] - gained) * BURNT)
        elif effect == "draw_booty":
            total += count * (CUBE if look.aboard < d.CARGO_MAX else 40)
        else:
            total += count * KEPT
    return total // tokens if tokens else 0


def cube_worth(s: State, good: int) -> int:
    """What a cube in the hold is worth while it waits for its market."""
    return 150 + 45 * s.price(good)


def bonus_gain(s: State, look: Outlook, order: int, cell: int) -> int:
    """What captain and crew add to an order at a cell."""
    total = 0
    seat = look.seat
    captain = s.captain[seat]
    if d.CAPTAIN_TRIGGER[captain] == order:
        for kind in d.CAPTAIN_BONUS[captain]:
            if kind == d.BURY:
                gain = bury_gain(s, look, cell) if s.navy != cell else 0
                if gain:
                    look.gold -= d.COST[s.sea[cell]]
                    look.buried += 1
                    look.stale = True
                total += gain
            elif d.ORDER_OF_BONUS[kind] != NONE:
                total += order_gain(s, look, d.ORDER_OF_BONUS[kind], cell)
    crew = s.crew
    for slot in range(seat * d.CREW_MAX, seat * d.CREW_MAX + d.CREW_MAX):
        card = crew[slot]
        if card == NONE:
            break
        if d.CREW_TRIGGER[card] == order:
            for at in (card * 2, card * 2 + 1):
                if d.BONUS_KIND[at] != NONE:
                    total += crew_gain(s, look, at, cell)
    return total


def crew_gain(s: State, look: Outlook, at: int, cell: int) -> int:
    """What one crew bonus brings at a cell."""
    kind = d.BONUS_KIND[at]
    if kind == d.GAIN_GOLD:
        gain = min(d.BONUS_N[at], d.GOLD_MAX - look.gold) * 100
        look.gold = min(d.GOLD_MAX, look.gold + d.BONUS_N[at])
        look.stale = True
        return gain
    if kind == d.SPECIAL_TRADE:
        return special_gain(s, look, at, cell)
    order = d.ORDER_OF_BONUS[kind]
    if order != NONE:
        gain = order_gain(s, look, order, cell)
        return gain // 2 if order == d.CREW_UP else gain
    if kind == d.B_SAIL:
        return 120
    if kind == d.REASSIGN:
        return 60 + 80 * s.hands[look.seat * d.STATIONS + d.REPAIR]
    if kind == d.SWAP:
        return 60 if look.aboard else 0
    return 30


def special_gain(s: State, look: Outlook, at: int, cell: int) -> int:
    """The printed gold against the cubes it takes."""
    good = d.MARKET[s.sea[cell]]
    cubes = d.BONUS_CUBES[at]
    if good == NONE or not cubes[good]:
        return 0
    cost = 0
    for other in range(d.GOODS):
        if look.cargo[other] < cubes[other]:
            return 0
        cost += cubes[other] * cube_worth(s, other)
    for other in range(d.GOODS):
        look.cargo[other] -= cubes[other]
        look.aboard -= cubes[other]
    gain = min(d.BONUS_N[at], d.GOLD_MAX - look.gold) * 100 - cost
    look.gold = min(d.GOLD_MAX, look.gold + d.BONUS_N[at])
    look.stale = True
    return gain


def hold_worth(s: State, cargo: list[int]) -> int:
    """Cubes waiting for their markets, counted by good; equal ones are worth more."""
    total = 0
    for good in range(d.GOODS):
        count = cargo[good]
        total += count * cube_worth(s, good) + (60 if count == 2 else 150 if count > 2 else 0)
    return total


def place_worth(s: State, look: Outlook, order: int, cell: int, crossing: int) -> int:
    """The worth of ending a turn on a cell under an order: gains now, the Navy's threat, prospects from there."""
    seat = look.seat
    look.renew(s)
    start = hold_worth(s, look.cargo)
    gain = order_gain(s, look, order, cell) + bonus_gain(s, look, order, cell)
    if not gain:
        gain -= IDLE
    if order == d.HIDE_OUT and d.COVE[s.sea[cell]]:
        gain += 110 * s.hands[seat * d.STATIONS + d.REPAIR] + 60
    if crossing and not hides(s, seat, order, cell):
        far = d.DISTANCE[s.navy * d.CELLS + cell]
        if far <= d.NAVY_SPEED[min(look.buried, d.TO_WIN)]:                       # TEP-17.14
            gain -= CAUGHT * (s.deckhands(seat) - s.hands[seat * d.STATIONS + d.REPAIR])
    if order != d.TRADE:
        gain += (hold_worth(s, look.cargo) - start) // 4
    if d.TO_WIN in s.buried:                                                      # TEP-9.1: no turn comes after this
        return gain
    return gain + prospects(s, look, cell)


def hides(s: State, seat: int, order: int, cell: int) -> bool:
    """TEP-5.3.6.1: whether a turn ends hidden from the Navy: in a cove now, or where the ship has stayed hidden."""
    return (order == d.HIDE_OUT and d.COVE[s.sea[cell]] == 1) or (cell == s.ship[seat] and s.hidden >> seat & 1 == 1)


def worths(s: State, look: Outlook, order: int, crossing: int, reach: int) -> list[int]:
    """`place_worth` of every cell in reach of the ship."""
    at = s.ship[look.seat] * d.CELLS
    return [
        place_worth(s, look, order, cell, crossing) if d.DISTANCE[at + cell] <= reach else FAR
        for cell in range(d.CELLS)
    ]


def voyage(s: State, seat: int, best: list[list[int]], steps: int) -> None:
    """Extend `best`: what can be reached from each cell with 0, 1, 2 … steps left; storms cost a deckhand."""
    brave = s.can_be_jostled(seat)
    while len(best) <= steps:
        before = best[-1]
        after = before.copy()
        for cell in range(d.CELLS):
            reached = after[cell]
            for there in d.NEIGHBOURS[cell]:
                value = before[there] - 2
                if value > reached:
                    if d.STORM[s.sea[there]]:
                        value = value - JOLT if brave or s.passes[seat] else FAR
                    reached = max(reached, value)
            after[cell] = reached
        best.append(after)


def station_worth(rigging: int, cannons: int, extort: int, repair: int, fighter: int) -> int:
    """What the deckhands are worth where they stand; the first on Rigging most of all."""
    total = (0, 150, 235, 280, 300)[min(4, rigging)]
    total += (0, 75, 140, 190, 230)[min(4, cannons)] * (100 + fighter) // 100
    total += (0, 80, 150, 210, 260)[min(4, extort)]
    return total - 15 * repair
