"""How good an answer or a table looks in Tiny Epic Pirates (strategy notes TEP-17). Values are hundredths of a gold."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.engine import NONE
from quarterdeck.games.tiny_epic_pirates.actions import (
    ASSIGN,
    ATTACK_MERCHANT,
    ATTACK_PIRATE,
    ATTACK_RIVAL,
    CAPTAIN_BONUS_USE,
    CHOOSE_MERCHANT,
    CHOOSE_SIDE,
    CREW_BONUS_USE,
    DECLINE,
    DISMISS,
    DONE_ROLLING,
    HIRE,
    HIRE_NOBODY,
    JOIN,
    JOSTLE,
    KEEP,
    LOYAL,
    MUTINY,
    NO_BONUS,
    PERFORM,
    PLACE_NAVY,
    PLACE_SHIP,
    POST_COUNTS,
    REFRESH,
    SELL,
    SLIP_TO,
    SOURCE_COUNTS,
    STEER,
    STEP,
    STOP,
    SURE_FIRE,
    SWAP_CUBE,
    USE_REROLL,
    USE_TAILWIND,
)
from quarterdeck.games.tiny_epic_pirates.data import (
    ATTACK,
    B_ATTACK,
    B_CREW_UP,
    B_PLUNDER,
    B_SAIL,
    B_SEARCH,
    B_TRADE,
    BONUS_CUBES,
    BONUS_KIND,
    BONUS_N,
    BURY,
    CANNONS,
    CAPTAIN_BONUS,
    CAPTAIN_ICONS,
    CAPTAIN_TRIGGER,
    CARGO_MAX,
    CELLS,
    COST,
    COVE,
    CREW_ICONS,
    CREW_MAX,
    CREW_TRIGGER,
    CREW_UP,
    DAMAGE,
    DISTANCE,
    EXTORT,
    FACES,
    GAIN_GOLD,
    GOLD_MAX,
    GOODS,
    HIDE_OUT,
    LEGEND_UP_TO,
    MARKET,
    MERCHANT_GOLD,
    NAVY_SPEED,
    NEIGHBOURS,
    PLUNDER,
    REASSIGN,
    REPAIR,
    REROLL,
    RIGGING,
    SAIL,
    SEARCH,
    SETTLEMENT,
    SPACES,
    SPECIAL_TRADE,
    STORM,
    SWAP,
    TO_WIN,
    TRACK,
    TRADE,
)
from quarterdeck.games.tiny_epic_pirates.flow.combat import PIRATE, Battle, damage_of, dice_of, icons_of
from quarterdeck.games.tiny_epic_pirates.flow.neutral import ShipLine
from quarterdeck.games.tiny_epic_pirates.flow.orders import Order
from quarterdeck.games.tiny_epic_pirates.flow.sailing import Sailing, may_brave
from quarterdeck.games.tiny_epic_pirates.flow.turn import space_of
from quarterdeck.games.tiny_epic_pirates.scoring import ranks
from quarterdeck.games.tiny_epic_pirates.state import STATIONS, State

FAR: Final = -100_000
TREASURE: Final = 2400      # a treasure buried, before its cost
VICTORY: Final = 3000       # the third one on top of that
CUBE: Final = 330           # a cube of any kind
TOKEN: Final = 240          # what a search brings
LEVEL: Final = 350          # a legend level
JOLT: Final = 130           # a jostle
CAUGHT: Final = 420         # the Navy's attack
CARD: Final[list[int]] = [420, 360, 280, 160, 30]       # one more crew card, by those aboard
LATER: Final[list[int]] = [100, 85, 70, 58, 48, 40, 33, 27, 22, 18, 15, 12, 10, 8, 6, 5]   # percent, by turns

# weights of the plans that a position leaves open, percent
FOR_BURY: Final = 100
FOR_TRADE: Final = 85
FOR_PLUNDER: Final = 55
FOR_ATTACK: Final = 30
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
        self.ahead: i64 = TO_WIN - s.buried[seat]       # treasures still to bury: how long investments pay
        self.turns = [1] * SPACES       # by order: turns until the captain can give it
        self.reach: i64 = SAIL[s.level[seat]] + max(1, s.hands[seat * STATIONS + RIGGING])
        self.odds = odds_of(s, seat)    # percent of rolls that score more than so many icons
        self.sure: i64 = s.hands[seat * STATIONS + CANNONS] + icons_of(s, seat, 0)
        self.plans: list[int] = []      # cell, order and worth of every plan, one after the other
        self.stale = True               # whether gold or hold have changed since the plans were made
        self.renew(s)

    def renew(self, s: State) -> None:
        """Gold, hold and crew as they are on the table."""
        seat = self.seat
        if self.gold != s.gold[seat] or self.aboard != s.aboard(seat) or not self.cargo:
            self.stale = True
        self.gold = s.gold[seat]
        self.cargo = s.cargo[seat * GOODS : seat * GOODS + GOODS]
        self.aboard = s.aboard(seat)
        self.crew = s.crew_size(seat)


def odds_of(s: State, seat: int) -> list[int]:
    """The chance, in percent, that the dice score more than 0, 1, 2 … icons."""
    face_icons = [icons_of(s, seat, face) for face in range(1, FACES + 1)]
    ways = [1]
    rolls = 1
    for _ in range(dice_of(s, seat)):
        rolls *= FACES
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
    at = look.seat * SPACES
    needs = 0
    for ahead in range(1, SPACES):
        space = (helm + ahead) % SPACES
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
            if card == NONE:
                continue
            prize = MERCHANT_GOLD[card] * 100 + (CUBE if look.aboard < CARGO_MAX else 0)
            if s.seats <= LEGEND_UP_TO[card]:
                prize += LEVEL
            chance = chance_to_beat(look, DAMAGE[card])
            best = max(best, (chance * prize + (100 - chance) * (80 - JOLT)) // 100)
    for other in range(len(s.ship)):
        if other != look.seat and s.ship[other] == cell and not s.hidden >> other & 1:
            strength = s.hands[other * STATIONS + CANNONS] + icons_of(s, other, 0) + dice_of(s, other)
            chance = chance_to_beat(look, strength + s.crew_size(other) // 2)
            best = max(best, (chance * LEVEL + (100 - chance) * (80 - JOLT - LEVEL // 2)) // 100)
    return best


def plunder_gain(s: State, look: Outlook, cell: int) -> int:
    """The cubes of a settlement, as far as there is room; a full hold still gains a little choice."""
    size = SETTLEMENT[s.sea[cell]]
    if size == 0:
        return 0
    room = CARGO_MAX - look.aboard
    if room <= 0:
        return 40
    return CUBE * min(size, room) + (30 if size > room else 0)


def sale(s: State, look: Outlook, good: int) -> int:
    """The gold of selling all cubes of a good, up to the cap, in hundredths."""
    return min(look.cargo[good] * s.price(good), GOLD_MAX - look.gold) * 100


def bury_gain(s: State, look: Outlook, cell: int) -> int:
    """A treasure at this site, its cost taken off; nothing if it cannot be buried with the gold at hand."""
    cost = COST[s.sea[cell]]
    if cost == 0 or s.sites[cell] != NONE or look.gold < cost:
        return 0
    gain = TREASURE - cost * 100
    return gain + VICTORY if s.buried[look.seat] == TO_WIN - 1 else gain


def make_plans(s: State, look: Outlook) -> None:
    """Every place where something could be done with this gold and this hold."""
    plans: list[int] = []
    sea = s.sea
    trigger = CAPTAIN_TRIGGER[s.captain[look.seat]]
    for there in range(CELLS):
        card = sea[there]
        cost = COST[card]
        if cost and look.gold >= cost and s.sites[there] == NONE:
            value = bury_gain(s, look, there)
            plans += [there, trigger | FOR_BURY << 4, value // 2 if s.navy == there else value]
        good = MARKET[card]
        if good != NONE and look.cargo[good]:
            plans += [there, TRADE | FOR_TRADE << 4, sale(s, look, good)]
        if SETTLEMENT[card]:
            plans += [there, PLUNDER | FOR_PLUNDER << 4, plunder_gain(s, look, there)]
        if s.face_down >> there & 1:
            plans += [there, SEARCH | FOR_SEARCH << 4, TOKEN]
        if s.merchant_at[0] == there or s.merchant_at[1] == there:
            plans += [there, ATTACK | FOR_ATTACK << 4, attack_gain(s, look, there)]
    look.plans = plans
    look.stale = False


def prospects(s: State, look: Outlook, cell: int) -> int:
    """What the position leaves open: the best place for each plan, worth less the later it is reached."""
    if look.stale:
        make_plans(s, look)
    plans = look.plans
    turns = look.turns
    reach: i64 = look.reach
    best = [0] * SPACES         # by kind of plan: the order it needs, burials in the place of Hide Out
    at: i64 = 0
    end: i64 = len(plans)
    while at < end:
        kind: i64 = plans[at + 1]
        order: i64 = kind & 15
        wait: i64 = turns[order]
        sailing: i64 = (DISTANCE[cell * CELLS + plans[at]] + reach - 1) // reach
        value: i64 = plans[at + 2] * LATER[max(wait, sailing)] // 100 * (kind >> 4) // 100
        if kind >> 4 == FOR_BURY:
            order = HIDE_OUT
        best[order] = max(best[order], value)
        at += 3
    crew: i64 = CARD[look.crew] * look.ahead * LATER[turns[CREW_UP]] * FOR_CREW // 30000
    return sum(best) + crew


def order_gain(s: State, look: Outlook, order: int, cell: int) -> int:
    """What an order brings at a cell, its changes to gold and hold noted in the outlook."""
    card = s.sea[cell]
    if order == PLUNDER:
        gain = plunder_gain(s, look, cell)
        if SETTLEMENT[card]:
            look.aboard = min(CARGO_MAX, look.aboard + SETTLEMENT[card])
            look.stale = True
        return gain
    if order == TRADE:
        good = MARKET[card]
        if good == NONE or not look.cargo[good]:
            return 0
        gain = sale(s, look, good) - look.cargo[good] * cube_worth(s, good)
        look.gold = min(GOLD_MAX, look.gold + look.cargo[good] * s.price(good))
        look.aboard -= look.cargo[good]
        look.cargo[good] = 0
        look.stale = True
        return gain
    if order == SEARCH:
        return TOKEN if s.face_down >> cell & 1 else 0
    if order == ATTACK:
        return attack_gain(s, look, cell)
    if order == CREW_UP:
        gain = CARD[look.crew] * look.ahead // 3
        look.crew = min(CREW_MAX, look.crew + 1)
        return gain
    return 0


def cube_worth(s: State, good: int) -> int:
    """What a cube in the hold is worth while it waits for its market."""
    return 150 + 45 * s.price(good)


def bonus_gain(s: State, look: Outlook, order: int, cell: int) -> int:
    """What captain and crew add to an order at a cell."""
    total = 0
    seat = look.seat
    captain = s.captain[seat]
    if CAPTAIN_TRIGGER[captain] == order:
        for kind in CAPTAIN_BONUS[captain]:
            if kind == BURY:
                gain = bury_gain(s, look, cell) if s.navy != cell else 0
                if gain:
                    look.gold -= COST[s.sea[cell]]
                    look.stale = True
                total += gain
            elif kind == B_PLUNDER:
                total += order_gain(s, look, PLUNDER, cell)
            elif kind == B_ATTACK:
                total += attack_gain(s, look, cell)
    crew = s.crew
    for slot in range(seat * CREW_MAX, seat * CREW_MAX + CREW_MAX):
        card = crew[slot]
        if card == NONE:
            break
        if CREW_TRIGGER[card] == order:
            for at in (card * 2, card * 2 + 1):
                if BONUS_KIND[at] != NONE:
                    total += crew_gain(s, look, at, cell)
    return total


def crew_gain(s: State, look: Outlook, at: int, cell: int) -> int:
    """What one crew bonus brings at a cell."""
    kind = BONUS_KIND[at]
    if kind == GAIN_GOLD:
        gain = min(BONUS_N[at], GOLD_MAX - look.gold) * 100
        look.gold = min(GOLD_MAX, look.gold + BONUS_N[at])
        look.stale = True
        return gain
    if kind == SPECIAL_TRADE:
        return special_gain(s, look, at, cell)
    if kind == B_PLUNDER:
        return order_gain(s, look, PLUNDER, cell)
    if kind == B_TRADE:
        return order_gain(s, look, TRADE, cell)
    if kind == B_SEARCH:
        return TOKEN if s.face_down >> cell & 1 else 0
    if kind == B_ATTACK:
        return attack_gain(s, look, cell)
    if kind == B_CREW_UP:
        return order_gain(s, look, CREW_UP, cell) // 2
    if kind == B_SAIL:
        return 120
    if kind == REASSIGN:
        return 60 + 80 * s.hands[look.seat * STATIONS + REPAIR]
    if kind == SWAP:
        return 60 if look.aboard else 0
    return 30


def special_gain(s: State, look: Outlook, at: int, cell: int) -> int:
    """The printed gold against the cubes it takes."""
    good = MARKET[s.sea[cell]]
    cubes = BONUS_CUBES[at]
    if good == NONE or not cubes[good]:
        return 0
    cost = 0
    for other in range(GOODS):
        if look.cargo[other] < cubes[other]:
            return 0
        cost += cubes[other] * cube_worth(s, other)
    for other in range(GOODS):
        look.cargo[other] -= cubes[other]
        look.aboard -= cubes[other]
    gain = min(BONUS_N[at], GOLD_MAX - look.gold) * 100 - cost
    look.gold = min(GOLD_MAX, look.gold + BONUS_N[at])
    look.stale = True
    return gain


def hold_worth(s: State, look: Outlook) -> int:
    """The cubes known to be aboard, waiting for their markets; equal ones are worth more."""
    total = 0
    for good in range(GOODS):
        count = look.cargo[good]
        total += count * cube_worth(s, good) + (60 if count == 2 else 150 if count > 2 else 0)
    return total


def place_worth(s: State, look: Outlook, order: int, cell: int, crossing: int) -> int:
    """The worth of ending a turn on a cell under an order: gains now, the Navy's threat, prospects from there."""
    seat = look.seat
    look.renew(s)
    start = hold_worth(s, look)
    gain = order_gain(s, look, order, cell) + bonus_gain(s, look, order, cell)
    if order == HIDE_OUT and COVE[s.sea[cell]]:
        gain += 110 * s.hands[seat * STATIONS + REPAIR] + 60
    if crossing and not (order == HIDE_OUT and COVE[s.sea[cell]]):
        far = DISTANCE[s.navy * CELLS + cell]
        if far <= NAVY_SPEED[s.buried[seat]]:                                   # TEP-17.14
            working = s.deckhands(seat) - s.hands[seat * STATIONS + REPAIR]
            gain -= CAUGHT * working // 3
    if order != TRADE:
        gain += (hold_worth(s, look) - start) // 4
    return gain + prospects(s, look, cell)


def worths(s: State, look: Outlook, order: int, crossing: int, reach: int) -> list[int]:
    """`place_worth` of every cell in reach of the ship."""
    at = s.ship[look.seat] * CELLS
    return [
        place_worth(s, look, order, cell, crossing) if DISTANCE[at + cell] <= reach else FAR for cell in range(CELLS)
    ]


def voyage(s: State, seat: int, best: list[list[int]], steps: int) -> None:
    """Extend `best`: what can be reached from each cell with 0, 1, 2 … steps left; storms cost a deckhand."""
    brave = may_brave(s, seat)
    while len(best) <= steps:
        before = best[-1]
        after = before.copy()
        for cell in range(CELLS):
            reached = after[cell]
            for there in NEIGHBOURS[cell]:
                value = before[there] - 2
                if value > reached:
                    if STORM[s.sea[there]]:
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


# -- rating the answers ----------------------------------------------------------------------------------------------


def rate(s: State, seat: int, actions: list[int]) -> list[int]:
    """How good each answer looks; all actions belong to the question on top of the stack."""
    verb: i64 = actions[0] & 255
    if verb == STEER:
        return rate_steering(s, seat, actions)
    frame = s.stack[-1]
    if isinstance(frame, Sailing):
        return rate_sailing(s, seat, frame, actions)
    if isinstance(frame, Battle):
        return rate_dice(s, seat, frame, actions)
    if isinstance(frame, ShipLine):
        return [DISTANCE[(action >> 8) * CELLS + s.ship[s.active]] * 10 + site_block(s, action >> 8)
                for action in actions]
    return [rate_one(s, seat, action) for action in actions]


def site_block(s: State, cell: int) -> int:
    """TEP-17.17: the Navy on a site that the hunted pirate can pay for."""
    cost = COST[s.sea[cell]]
    return 5 if cost and s.sites[cell] == NONE and s.gold[s.active] >= cost else 0


def rate_steering(s: State, seat: int, actions: list[int]) -> list[int]:
    """TEP-17.5: wheel and ship together: for each order the best place in reach, then the deckhands."""
    ratings: list[int] = []
    at = seat * STATIONS
    known: list[list[list[int]]] = [[] for _ in range(SPACES)]
    look = Outlook(s, seat)
    fighter = 30 if look.crew > 1 else 0
    helm = s.helm[seat]
    farthest = SAIL[s.level[seat]] + s.hands[at + RIGGING] + max([POST_COUNTS[a >> 24][RIGGING] for a in actions])
    for action in actions:
        order = action >> 8 & 255
        sources = SOURCE_COUNTS[action >> 16 & 255]
        posts = POST_COUNTS[action >> 24]
        hands = [s.hands[at + station] - sources[station] + posts[station] for station in range(STATIONS)]
        space = space_of(s, seat, order)
        crossing = 1 if helm and space < helm else 0
        if not known[order]:
            wheel = wheel_after(s.wheel[seat], helm, space)
            set_turns(s, look, space, wheel, sum(hands))
            known[order].append(worths(s, look, order, crossing, farthest))
        reach = SAIL[s.level[seat]] + hands[RIGGING]
        voyage(s, seat, known[order], reach)
        value = known[order][reach][s.ship[seat]] + station_worth(hands[0], hands[1], hands[2], hands[3], fighter)
        if crossing:
            value += min(hands[EXTORT], GOLD_MAX - s.gold[seat]) * 100
        if order == ATTACK:
            value += 60 * hands[CANNONS]
        ratings.append(value)
    return ratings


def wheel_after(wheel: int, helm: int, target: int) -> int:
    """The deckhands on the wheel after a move."""
    space = (helm + 1) % SPACES
    while space != target:
        if space:
            wheel ^= 1 << space
        space = (space + 1) % SPACES
    return wheel & ~(1 << target)


def rate_sailing(s: State, seat: int, frame: Sailing, actions: list[int]) -> list[int]:
    """Towards the best place in reach for the order given."""
    order = s.order(seat)
    left = max(0, frame.range(s) - frame.steps)
    most = left + 2 if s.tailwinds[seat] else left
    look = Outlook(s, seat)
    set_turns(s, look, space_of(s, seat, order), s.wheel[seat], s.on_stations(seat))
    worth = worths(s, look, order, s.crossed, most)
    best = [worth]
    voyage(s, seat, best, most)
    here = s.ship[seat]
    ratings: list[int] = []
    for action in actions:
        verb = action & 255
        if verb == STOP:
            ratings.append(worth[here])
        elif verb == USE_TAILWIND:
            ratings.append(best[left + 2][here] - 150)
        else:
            there = action >> 8
            value = best[left - 1][there] - 2
            if verb == SLIP_TO:
                value -= 60
            elif STORM[s.sea[there]]:
                value -= JOLT
            ratings.append(value)
    return ratings


def rate_dice(s: State, seat: int, frame: Battle, actions: list[int]) -> list[int]:
    """TEP-6.1.6: tokens and rerolls only where they win, the largest gain first."""
    attacking = frame.roller == frame.attacker
    extra = frame.extra if attacking else 0
    now = damage_of(s, seat, frame.dice, extra)
    if not attacking:
        goal = frame.attack + 1
    elif frame.target < PIRATE:
        goal = DAMAGE[s.merchant_card[frame.target]] + 1
    else:
        other = frame.target - PIRATE
        goal = s.hands[other * STATIONS + CANNONS] + icons_of(s, other, 0) + 2 + dice_of(s, other)
    gains = sorted([best_icons(s, seat) - icons_of(s, seat, face) for face in frame.dice])
    most = now
    for _ in range(s.sure_fire[seat]):
        if gains:
            most += gains.pop()
    ratings: list[int] = []
    for action in actions:
        verb = action & 255
        if verb == DONE_ROLLING:
            ratings.append(500 if now >= goal else 0)
        elif verb == SURE_FIRE:
            dice = frame.dice.copy()
            dice[action >> 8 & 255] = action >> 16
            then = damage_of(s, seat, dice, extra)
            ratings.append(then - now if most >= goal and then > now else -10)
        elif verb == USE_REROLL:
            ratings.append(reroll_gain(s, seat, frame, action >> 16) if now < goal else -10)
        else:
            ratings.append(0)
    return ratings


def best_icons(s: State, seat: int) -> int:
    """The icons of a pirate's best face."""
    return max([icons_of(s, seat, face) for face in range(1, FACES + 1)])


def reroll_gain(s: State, seat: int, frame: Battle, dice: int) -> int:
    """Expected icons gained by throwing dice again, before a sure-fire token is spent."""
    mean = sum([icons_of(s, seat, face) for face in range(1, FACES + 1)])
    gain = 0
    for die in range(len(frame.dice)):
        if dice >> die & 1:
            gain += mean - FACES * icons_of(s, seat, frame.dice[die])
    return gain * 10


def rate_one(s: State, seat: int, action: int) -> int:
    """Answers that are judged one by one."""
    verb: i64 = action & 255
    what = action >> 8
    if verb == PERFORM:
        return 100
    if verb in (DECLINE, NO_BONUS, HIRE_NOBODY, LOYAL):
        return 0
    if verb == SELL:
        return rate_sale(s, seat, what)
    if verb in (ATTACK_MERCHANT, ATTACK_PIRATE, ATTACK_RIVAL):
        return rate_target(s, seat, action)
    if verb in (CAPTAIN_BONUS_USE, CREW_BONUS_USE):
        return rate_bonus(s, seat, action)
    if verb == HIRE:
        return rate_hire(s, seat, what)
    if verb == DISMISS:
        return -card_worth(s, seat, what)
    if verb == REFRESH:
        return 20 if max([card_worth(s, seat, card) for card in s.row]) < 260 and s.gold[seat] % 12 else -50
    if verb == MUTINY:
        return rate_mutiny(s, seat)
    if verb == KEEP:
        return rate_hold(s, [what & 255, what >> 8 & 255, what >> 16])
    if verb == SWAP_CUBE:
        return rate_swap(s, seat, what & 255, what >> 8)
    if verb == ASSIGN:
        return rate_assign(s, seat, what)
    if verb == JOSTLE:
        return (-60, 10, 0)[what]
    if verb == JOIN:
        return (30, 20, 10)[what]
    return rate_place(s, seat, action)


def rate_sale(s: State, seat: int, count: int) -> int:
    """TEP-17.3, TEP-17.4: gold now against cubes kept for a better price."""
    good = MARKET[s.sea[s.ship[seat]]]
    gained = min(count * s.price(good), GOLD_MAX - s.gold[seat])
    return gained * 100 - count * (cube_worth(s, good) - 100)


def rate_target(s: State, seat: int, action: int) -> int:
    """The promise of one target."""
    look = Outlook(s, seat)
    if action & 255 == ATTACK_MERCHANT:
        card = s.merchant_card[action >> 8]
        chance = chance_to_beat(look, DAMAGE[card])
        prize = MERCHANT_GOLD[card] * 100 + CUBE + (LEVEL if s.seats <= LEGEND_UP_TO[card] else 0)
        return (chance * prize + (100 - chance) * (80 - JOLT)) // 100
    other = action >> 8 if action & 255 == ATTACK_PIRATE else s.seats
    strength = s.hands[other * STATIONS + CANNONS] + icons_of(s, other, 0) + dice_of(s, other)
    chance = chance_to_beat(look, strength + s.crew_size(other) // 2)
    return (chance * LEVEL + (100 - chance) * (80 - JOLT - LEVEL // 2)) // 100


def rate_bonus(s: State, seat: int, action: int) -> int:
    """Treasures first, then gains, then repairs; a bonus that would only harm is left."""
    look = Outlook(s, seat)
    cell = s.ship[seat]
    if action & 255 == CAPTAIN_BONUS_USE:
        kind = action >> 8
        if kind == BURY:
            return TREASURE
        return attack_gain(s, look, cell) if kind == B_ATTACK else plunder_gain(s, look, cell)
    card = action >> 8 & 255
    kind = action >> 16
    for at in (card * 2, card * 2 + 1):
        if BONUS_KIND[at] == kind:
            return crew_gain(s, look, at, cell)
    return 0


def card_worth(s: State, seat: int, card: int) -> int:
    """TEP-17.8, TEP-17.9: icons, automatic hits and how often the bonus will come."""
    icons = CREW_ICONS[card]
    value = 180 * icons[0]
    for face in range(1, FACES + 1):
        value += 75 * icons[face]
    trigger = CREW_TRIGGER[card]
    weight = (130, 120, 90, 80, 50, 40)[trigger]
    for at in (card * 2, card * 2 + 1):
        kind = BONUS_KIND[at]
        if kind == NONE:
            continue
        if kind == GAIN_GOLD:
            value += BONUS_N[at] * weight
        elif kind in (B_PLUNDER, B_TRADE, SPECIAL_TRADE):
            value += weight * 2
        elif kind == REROLL:
            value += weight
        elif kind in (B_SEARCH, B_CREW_UP, B_SAIL, REASSIGN):
            value += weight * 5 // 4
        else:
            value += weight // 2
    for slot in range(seat * CREW_MAX, seat * CREW_MAX + CREW_MAX):
        other = s.crew[slot]
        if other not in (NONE, card) and CREW_TRIGGER[other] == trigger:
            value -= 20
    return value


def rate_hire(s: State, seat: int, card: int) -> int:
    """A card against nobody, or against the weakest aboard."""
    value = card_worth(s, seat, card)
    if s.crew_size(seat) < CREW_MAX:
        return value
    return value - min([card_worth(s, seat, other) for other in s.crew_of(seat)]) - 30


def rate_mutiny(s: State, seat: int) -> int:
    """Flip when the other side can bury here and now, or late for better icons; else save it."""
    other = s.captain[seat] ^ 1
    look = Outlook(s, seat)
    if CAPTAIN_TRIGGER[other] == s.order(seat) and BURY in CAPTAIN_BONUS[other]:
        gain = bury_gain(s, look, s.ship[seat])
        if gain and s.navy != s.ship[seat]:
            return gain
    return -50


def rate_hold(s: State, goods: list[int]) -> int:
    """Dear and equal cubes."""
    total = 0
    for good in range(GOODS):
        count = goods.count(good)
        total += count * cube_worth(s, good) + (60 if count == 2 else 150 if count > 2 else 0)
    return total


def rate_swap(s: State, seat: int, give: int, take: int) -> int:
    """A swap that makes the hold better."""
    goods: list[int] = []
    for good in range(GOODS):
        goods += [good] * (s.cargo[seat * GOODS + good] - (good == give) + (good == take))
    return rate_hold(s, goods)


def rate_assign(s: State, seat: int, what: int) -> int:
    """Deckhands at work, and gold at once for those put on Extort by a Hide Out."""
    rigging, cannons, extort = what & 255, what >> 8 & 255, what >> 16 & 255
    lifted = (what >> 24).bit_count()
    total = s.on_stations(seat) + lifted
    value = station_worth(rigging, cannons, extort, total - rigging - cannons - extort, 0) - 70 * lifted
    if s.crossed:
        value += 100 * extort
    return value


def rate_place(s: State, seat: int, action: int) -> int:
    """Setup, neutral ships and what is left."""
    verb: i64 = action & 255
    what = action >> 8
    if verb == CHOOSE_SIDE:
        return 10 if CAPTAIN_TRIGGER[what] == CREW_UP else sum(CAPTAIN_ICONS[what])
    if verb == PLACE_SHIP:
        near = 0
        for cell in range(CELLS):
            if SETTLEMENT[s.sea[cell]]:
                near = max(near, SETTLEMENT[s.sea[cell]] * 10 - 4 * DISTANCE[what * CELLS + cell])
        return near
    if verb == PLACE_NAVY:
        return 0
    if verb == STEP:
        if s.active == seat:
            return DISTANCE[s.navy * CELLS + s.ship[seat]]
        return 0
    if verb == CHOOSE_MERCHANT:
        return -DISTANCE[s.merchant_at[what] * CELLS + s.ship[seat]]
    return 0


# -- the worth of a table --------------------------------------------------------------------------------------------

EVEN: Final = 500


def worth(s: State, seat: int) -> int:
    """The chance to win, in thousandths: certain at the end, guessed from the progress of all pirates before."""
    if not s.stack:
        places = ranks(s)
        return 1000 // places.count(1) if places[seat] == 1 else 0
    mine = progress(s, seat)
    best = FAR
    for other in range(len(s.ship)):
        if other != seat:
            best = max(best, progress(s, other))
    lead = mine - best
    return EVEN + 490 * lead // (abs(lead) + 400)       # never quite certain, and never flat


def progress(s: State, pirate: int) -> int:
    """Thousandths of the way: treasures, gold, hold, and what helps to win more."""
    if pirate >= s.seats:
        purse = s.gold[pirate] * 100 + s.aboard(pirate) * 250
        return (s.buried[pirate] * TREASURE + purse * 24 // TRACK[s.mood]) * 10 // 72
    if not s.market or s.ship[pirate] == NONE:
        return 0
    value = s.buried[pirate] * TREASURE + s.gold[pirate] * 100          # buried is worth more than about to bury
    if s.buried[pirate] == TO_WIN:
        value += VICTORY
    for good in range(GOODS):
        value += s.cargo[pirate * GOODS + good] * cube_worth(s, good)
    value += s.crew_size(pirate) * 90 + s.level[pirate] * 60 + s.sure_fire[pirate] * 30
    value -= s.hands[pirate * STATIONS + REPAIR] * 60
    look = Outlook(s, pirate)
    set_turns(s, look, s.helm[pirate], s.wheel[pirate], s.on_stations(pirate))
    value += pending(s, look) if s.active == pirate else prospects(s, look, s.ship[pirate]) // 3
    return value * 10 // 72


def pending(s: State, look: Outlook) -> int:
    """What a turn under way still promises: the order at the best place in reach, then the prospects from there."""
    top = s.stack[-1]
    here = s.ship[look.seat]
    if isinstance(top, Sailing) and top.pirate == look.seat:
        left = top.range(s) - top.steps
    elif isinstance(top, Order) and top.seat == look.seat and top.ordered:
        left = 0
    else:
        return prospects(s, look, here) // 3
    order = s.order(look.seat)
    best = FAR
    for cell in range(CELLS):
        if DISTANCE[here * CELLS + cell] <= left:
            look.renew(s)
            gain = order_gain(s, look, order, cell) + bonus_gain(s, look, order, cell)
            if STORM[s.sea[cell]] and cell != here:
                gain -= JOLT
            best = max(best, gain + prospects(s, look, cell) // 3)
    return best
