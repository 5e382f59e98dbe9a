"""How good an answer or a table looks in Tiny Epic Pirates (strategy notes TEP-17). Values are hundredths of a gold."""

from typing import Final, final

from mypy_extensions import i64

from quarterdeck.core.engine import NONE, verb_of
from quarterdeck.games.tiny_epic_pirates import actions as a, data as d, scoring, verbs as v
from quarterdeck.games.tiny_epic_pirates.flow.combat import PIRATE, Battle, damage_of, dice_of, icons_of
from quarterdeck.games.tiny_epic_pirates.flow.neutral import ShipLine
from quarterdeck.games.tiny_epic_pirates.flow.orders import Order
from quarterdeck.games.tiny_epic_pirates.flow.sailing import Sailing
from quarterdeck.games.tiny_epic_pirates.flow.turn import Bonuses, wheel_after
from quarterdeck.games.tiny_epic_pirates.policy import outlook
from quarterdeck.games.tiny_epic_pirates.state import State

PAIR: Final = 120           # the cubes of a special trade aboard, in hundredths of a gold
ANYWHERE: Final = 26        # a captain's side whose order can be given on every card
NEAR: Final = 2             # cards that a ship soon reaches
SAVED: Final = 150          # a mutiny that is still to come
BEFORE: Final = 10_000      # what is done before a crew card is taken


def rate(s: State, seat: int, actions: list[int]) -> list[int]:
    """How good each answer looks; all actions belong to the question on top of the stack."""
    if verb_of(actions[0]) == v.STEER:
        return rate_steering(s, seat, actions)
    frame = s.stack[-1]
    if isinstance(frame, Sailing):
        return rate_sailing(s, seat, frame, actions)
    if isinstance(frame, Battle):
        return rate_dice(s, seat, frame, actions)
    if isinstance(frame, ShipLine):
        return [rate_hunt(s, v.step_cell(action)) for action in actions]
    return [rate_one(s, seat, action) for action in actions]


def rate_hunt(s: State, cell: int) -> int:
    """TEP-17.17: far from the active ship, or the Navy on a site that the hunted pirate can pay for."""
    cost = d.COST[s.sea[cell]]
    blocks = cost > 0 and s.sites[cell] == NONE and s.gold[s.active] >= cost
    return d.DISTANCE[cell * d.CELLS + s.ship[s.active]] * 10 + (5 if blocks else 0)


def rate_steering(s: State, seat: int, actions: list[int]) -> list[int]:
    """TEP-17.5: wheel and ship together: for each order the best place in reach, then the deckhands."""
    ratings: list[int] = []
    at = seat * d.STATIONS
    known: list[list[list[int]]] = [[] for _ in range(d.SPACES)]
    look = outlook.Outlook(s, seat)
    fighter = 30 if look.crew > 1 else 0
    helm = s.helm[seat]
    farthest = d.SAIL[s.level[seat]] + s.hands[at + d.RIGGING] + max(
        [a.POST_COUNTS[v.steer_posts(action)][d.RIGGING] for action in actions]
    )
    for action in actions:
        order = v.steer_order(action)
        sources = a.SOURCE_COUNTS[v.steer_sources(action)]
        posts = a.POST_COUNTS[v.steer_posts(action)]
        hands = [s.hands[at + station] - sources[station] + posts[station] for station in range(d.STATIONS)]
        space = s.space_of(seat, order)
        crossing = 1 if space < helm else 0
        if not known[order]:
            wheel = wheel_after(s.wheel[seat], helm, space)
            outlook.set_turns(s, look, space, wheel, sum(hands))
            known[order].append(outlook.worths(s, look, order, crossing, farthest))
        reach = d.SAIL[s.level[seat]] + hands[d.RIGGING]
        outlook.voyage(s, seat, known[order], reach)
        value = known[order][reach][s.ship[seat]]
        value += outlook.station_worth(hands[0], hands[1], hands[2], hands[3], fighter)
        if crossing:
            value += min(hands[d.EXTORT], d.GOLD_MAX - s.gold[seat]) * 100
        if order == d.ATTACK:
            value += 60 * hands[d.CANNONS]
        ratings.append(value)
    return ratings


@final
class Voyage:
    """Where a pirate sails to: planned once, and anew when deckhands or passes have changed on the way."""

    def __init__(self, frame: Sailing, aboard: list[int], best: list[list[int]]) -> None:
        self.frame = frame
        self.aboard = aboard        # deckhands by station, and passes
        self.best = best            # by steps left: the worth of the best place in reach of each cell


LAST: list[Voyage] = []             # the voyage planned last


def planned(s: State, seat: int, frame: Sailing, most: int) -> list[list[int]]:
    """The plan of the voyage under way; nothing else changes while one sails."""
    at = seat * d.STATIONS
    aboard = [*s.hands[at : at + d.STATIONS], s.passes[seat]]
    if LAST:
        known = LAST[0]
        if known.frame is frame and known.aboard == aboard and len(known.best) > most:
            return known.best
    order = s.order(seat)
    look = outlook.Outlook(s, seat)
    outlook.set_turns(s, look, s.space_of(seat, order), s.wheel[seat], s.on_stations(seat))
    carried_out = isinstance(s.stack[-2], Bonuses)          # TEP-5.4.13: order and captain have had their turn
    best = [outlook.worths(s, look, NONE if carried_out else order, s.crossed, most)]
    outlook.voyage(s, seat, best, most)
    LAST[:] = [Voyage(frame, aboard, best)]
    return best


def rate_sailing(s: State, seat: int, frame: Sailing, actions: list[int]) -> list[int]:
    """Towards the best place in reach for the order given."""
    left = max(0, frame.range(s) - frame.steps)
    best = planned(s, seat, frame, left + d.TAILWIND_SAIL if s.tailwinds[seat] else left)
    worth = best[0]
    here = s.ship[seat]
    ratings: list[int] = []
    for action in actions:
        verb = verb_of(action)
        if verb == v.STOP:
            ratings.append(worth[here])
        elif verb == v.TAILWIND:
            ratings.append(best[left + d.TAILWIND_SAIL][here] - 150)
        else:
            there = v.slip_cell(action) if verb == v.SLIP else v.sail_cell(action)
            value = best[left - 1][there] - 2
            if verb == v.SLIP:
                value -= 60
            elif d.STORM[s.sea[there]]:
                value -= outlook.JOLT
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
        goal = d.DAMAGE[s.merchant_card[frame.target]] + 1
    else:
        other = frame.target - PIRATE
        goal = s.hands[other * d.STATIONS + d.CANNONS] + icons_of(s, other, 0) + 2 + dice_of(s, other)
    gains = sorted([best_icons(s, seat) - icons_of(s, seat, face) for face in frame.dice])
    most = now
    for _ in range(s.sure_fire[seat]):
        if gains:
            most += gains.pop()
    ratings: list[int] = []
    for action in actions:
        verb = verb_of(action)
        if verb == v.DONE:
            ratings.append(500 if now >= goal else 0)
        elif verb == v.SURE_FIRE:
            dice = frame.dice.copy()
            dice[v.sure_fire_die(action)] = v.sure_fire_face(action)
            then = damage_of(s, seat, dice, extra)
            ratings.append(then - now if most >= goal and then > now else -10)
        elif verb == v.REROLL:
            ratings.append(reroll_gain(s, seat, frame, v.reroll_dice(action)) if now < goal else -10)
        else:
            ratings.append(0)
    return ratings


def best_icons(s: State, seat: int) -> int:
    """The icons of a pirate's best face."""
    return max([icons_of(s, seat, face) for face in range(1, d.FACES + 1)])


def reroll_gain(s: State, seat: int, frame: Battle, dice: int) -> int:
    """Expected icons gained by throwing dice again, before a sure-fire token is spent."""
    mean = sum([icons_of(s, seat, face) for face in range(1, d.FACES + 1)])
    gain = 0
    for die in range(len(frame.dice)):
        if dice >> die & 1:
            gain += mean - d.FACES * icons_of(s, seat, frame.dice[die])
    return gain * 10


def rate_one(s: State, seat: int, action: int) -> int:
    """Answers that are judged one by one."""
    verb: i64 = verb_of(action)
    if verb == v.DECLINE and s.order(seat) == d.TRADE:
        return special_later(s, seat, s.cargo[seat * d.GOODS : seat * d.GOODS + d.GOODS], 0)
    if verb in (v.PERFORM, v.DECLINE, v.NO_BONUS, v.HIRE_NOBODY):
        return 100 if verb == v.PERFORM else 0
    if verb == v.SELL:
        return rate_sale(s, seat, v.sell_number(action))
    if verb in (v.ATTACK, v.DUEL, v.DUEL_RIVAL):
        return rate_target(s, seat, action)
    if verb in (v.CAPTAIN_BONUS, v.CREW_BONUS):
        return rate_bonus(s, seat, action)
    if verb == v.HIRE:
        return rate_hire(s, seat, v.hire_crew(action))
    if verb == v.DISMISS:
        return -card_worth(s, seat, v.dismiss_crew(action))
    if verb == v.REFRESH:
        return 20 if max([card_worth(s, seat, card) for card in s.row]) < 260 and s.gold[seat] % 12 else -50
    if verb == v.MUTINY:
        return rate_mutiny(s, seat)
    if verb == v.KEEP:
        kept = [v.keep_a(action), v.keep_b(action), v.keep_c(action)]
        cargo = [kept.count(good) for good in range(d.GOODS)]
        return outlook.hold_worth(s, cargo) + pair_worth(s, seat, cargo)
    if verb == v.SWAP:
        return rate_swap(s, seat, v.swap_give(action), v.swap_take(action))
    if verb == v.ASSIGN:
        return rate_assign(s, seat, action)
    if verb == v.JOSTLE:
        return (-60, 10, 0)[v.jostle_station(action)]
    if verb == v.JOIN:
        return (30, 20, 10)[v.join_station(action)]
    return rate_place(s, seat, action)


def rate_sale(s: State, seat: int, count: int) -> int:
    """TEP-17.3, TEP-17.4: gold now against cubes kept for a better price."""
    good = s.wanted(seat)
    gold = count * s.price(good)
    gained = min(gold, d.GOLD_MAX - s.gold[seat])
    left = s.cargo[seat * d.GOODS : seat * d.GOODS + d.GOODS]
    left[good] -= count
    value = gained * 100 - count * (outlook.cube_worth(s, good) - 100) - (gold - gained) * outlook.BURNT
    return value + special_later(s, seat, left, gained)


def special_later(s: State, seat: int, cargo: list[int], gained: int) -> int:
    """TEP-5.4.8: what special trades of the crew still bring here with this hold, after so much gold."""
    best = 0
    good = d.MARKET[s.sea[s.ship[seat]]]
    for card in s.crew_of(seat):
        if d.CREW_TRIGGER[card] != d.TRADE:
            continue
        for at in (card * 2, card * 2 + 1):
            if d.BONUS_KIND[at] == d.SPECIAL_TRADE and good != NONE and holds(cargo, d.BONUS_CUBES[at], good):
                cost = sum([d.BONUS_CUBES[at][other] * outlook.cube_worth(s, other) for other in range(d.GOODS)])
                best = max(best, min(d.BONUS_N[at], d.GOLD_MAX - s.gold[seat] - gained) * 100 - cost)
    return best


def holds(cargo: list[int], cubes: list[int], good: int) -> bool:
    """Whether a hold has the cubes of a special trade, one of them wanted here."""
    for other in range(d.GOODS):
        if cargo[other] < cubes[other]:
            return False
    return cubes[good] > 0


def pair_worth(s: State, seat: int, cargo: list[int]) -> int:
    """What it is worth to keep the cubes of a special trade together: they are paid above the market."""
    best = 0
    for card in s.crew_of(seat):
        for at in (card * 2, card * 2 + 1):
            if d.BONUS_KIND[at] == d.SPECIAL_TRADE:
                cubes = d.BONUS_CUBES[at]
                if min([cargo[good] - cubes[good] for good in range(d.GOODS)]) >= 0:
                    best = PAIR
    return best


def rate_target(s: State, seat: int, action: int) -> int:
    """The promise of one target."""
    look = outlook.Outlook(s, seat)
    if verb_of(action) == v.ATTACK:
        return outlook.merchant_gain(s, look, s.merchant_card[v.attack_ship(action)], outlook.CUBE)
    return outlook.duel_gain(s, look, v.duel_seat(action) if verb_of(action) == v.DUEL else s.seats)


def rate_bonus(s: State, seat: int, action: int) -> int:
    """Treasures first, then gains, then repairs; a bonus that would only harm is left."""
    look = outlook.Outlook(s, seat)
    cell = s.ship[seat]
    if verb_of(action) == v.CAPTAIN_BONUS:
        kind = v.captain_bonus_bonus(action)
        if kind == d.BURY:
            return outlook.TREASURE
        return outlook.attack_gain(s, look, cell) if kind == d.B_ATTACK else outlook.plunder_gain(s, look, cell)
    card = v.crew_bonus_crew(action)
    kind = v.crew_bonus_bonus(action)
    for at in (card * 2, card * 2 + 1):
        if d.BONUS_KIND[at] == kind:
            return outlook.crew_gain(s, look, at, cell)
    return 0


def card_worth(s: State, seat: int, card: int) -> int:
    """TEP-17.8, TEP-17.9: icons, automatic hits and how often the bonus will come."""
    icons = d.CREW_ICONS[card]
    value = 180 * icons[0]
    for face in range(1, d.FACES + 1):
        value += 75 * icons[face]
    trigger = d.CREW_TRIGGER[card]
    weight = (130, 120, 90, 80, 50, 40)[trigger]
    for at in (card * 2, card * 2 + 1):
        kind = d.BONUS_KIND[at]
        if kind == NONE:
            continue
        if kind == d.GAIN_GOLD:
            value += d.BONUS_N[at] * weight
        elif kind in (d.B_PLUNDER, d.B_TRADE, d.SPECIAL_TRADE):
            value += weight * 2
        elif kind == d.REROLL:
            value += weight
        elif kind in (d.B_SEARCH, d.B_CREW_UP, d.B_SAIL, d.REASSIGN):
            value += weight * 5 // 4
        else:
            value += weight // 2
    for slot in range(seat * d.CREW_MAX, seat * d.CREW_MAX + d.CREW_MAX):
        other = s.crew[slot]
        if other not in (NONE, card) and d.CREW_TRIGGER[other] == trigger:
            value -= 20
    return value


def rate_hire(s: State, seat: int, card: int) -> int:
    """A card against nobody, or against the weakest aboard."""
    value = card_worth(s, seat, card)
    if s.crew_size(seat) < d.CREW_MAX:
        return value
    return value - min([card_worth(s, seat, other) for other in s.crew_of(seat)]) - 30


def rate_mutiny(s: State, seat: int) -> int:
    """TEP-17.10: flip, before a hire, where the other side can bury here and now, or soon enough; else save it."""
    gain = -SAVED - ahead_of(s, seat)
    s.captain[seat] ^= 1
    look = outlook.Outlook(s, seat)
    if d.CAPTAIN_TRIGGER[s.captain[seat]] == s.order(seat) and d.BURY in d.CAPTAIN_BONUS[s.captain[seat]]:
        now = outlook.bury_gain(s, look, s.ship[seat])
        if now and s.navy != s.ship[seat]:
            gain += now
    gain += ahead_of(s, seat)
    s.captain[seat] ^= 1
    return BEFORE + gain if gain > 0 else gain


def ahead_of(s: State, seat: int) -> int:
    """What a pirate can hope for from where the ship is, under the captain as he lies."""
    look = outlook.Outlook(s, seat)
    outlook.set_turns(s, look, s.helm[seat], s.wheel[seat], s.on_stations(seat))
    return outlook.prospects(s, look, s.ship[seat])


def rate_swap(s: State, seat: int, give: int, take: int) -> int:
    """A swap that makes the hold better."""
    cargo = s.cargo[seat * d.GOODS : seat * d.GOODS + d.GOODS]
    cargo[give] -= 1
    cargo[take] += 1
    return outlook.hold_worth(s, cargo) + pair_worth(s, seat, cargo)


def rate_assign(s: State, seat: int, action: int) -> int:
    """Deckhands at work, and gold at once for those put on Extort by a Hide Out."""
    rigging, cannons, extort = v.assign_rigging(action), v.assign_cannons(action), v.assign_extort(action)
    lifted = v.assign_lifted(action).bit_count()
    total = s.on_stations(seat) + lifted
    value = outlook.station_worth(rigging, cannons, extort, total - rigging - cannons - extort, 0) - 70 * lifted
    if s.crossed:
        value += 100 * min(extort, d.GOLD_MAX - s.gold[seat])
    return value


def rate_place(s: State, seat: int, action: int) -> int:
    """Setup, neutral ships and what is left."""
    verb: i64 = verb_of(action)
    if verb == v.CHOOSE_SIDE:
        return rate_side(s, seat, v.choose_side_captain(action))
    if verb == v.PLACE_SHIP:
        at = v.place_ship_cell(action) * d.CELLS
        near = 0
        for cell in range(d.CELLS):
            if d.SETTLEMENT[s.sea[cell]]:
                near = max(near, d.SETTLEMENT[s.sea[cell]] * 10 - 4 * d.DISTANCE[at + cell])
        return near
    if verb == v.STEP and s.active == seat:
        return d.DISTANCE[s.navy * d.CELLS + s.ship[seat]]
    if verb == v.CHOOSE_MERCHANT:
        return -d.DISTANCE[s.merchant_at[v.choose_merchant_ship(action)] * d.CELLS + s.ship[seat]]
    return 0


def rate_side(s: State, seat: int, side: int) -> int:
    """The side whose order can often be given near the own ship; Crew Up can be given anywhere."""
    trigger = d.CAPTAIN_TRIGGER[side]
    if trigger == d.CREW_UP:
        return ANYWHERE
    near = 0
    for cell in range(d.CELLS):
        if d.DISTANCE[s.ship[seat] * d.CELLS + cell] <= NEAR and fits_order(s, trigger, cell) and d.COST[s.sea[cell]]:
            near += 1
    return near * 3 + sum(d.CAPTAIN_ICONS[side])


def fits_order(s: State, order: int, cell: int) -> bool:
    """Whether an order could be carried out on a card at the beginning, if the hold allows it."""
    card = s.sea[cell]
    if order == d.PLUNDER:
        return d.SETTLEMENT[card] > 0
    if order == d.TRADE:
        return d.MARKET[card] != NONE
    if order == d.SEARCH:
        return s.face_down >> cell & 1 == 1
    return order == d.HIDE_OUT and d.COVE[card] == 1


# -- the worth of a table --------------------------------------------------------------------------------------------

EVEN: Final = 500


def worth(s: State, seat: int) -> int:
    """The chance to win, in thousandths: certain at the end, guessed from the progress of all pirates before."""
    if not s.stack:
        places = scoring.ranks(s)
        return 1000 // places.count(1) if places[seat] == 1 else 0
    mine = progress(s, seat)
    best = outlook.FAR
    for other in range(len(s.ship)):
        if other != seat:
            best = max(best, progress(s, other))
    lead = mine - best
    return EVEN + 490 * lead // (abs(lead) + 400)       # never quite certain, and never flat


def progress(s: State, pirate: int) -> int:
    """Thousandths of the way: treasures, gold, hold, and what helps to win more."""
    if pirate >= s.seats:
        purse = s.gold[pirate] * 100 + s.aboard(pirate) * 250
        return (s.buried[pirate] * outlook.TREASURE + purse * 24 // d.TRACK[s.mood]) * 10 // 72
    if not s.market or s.ship[pirate] == NONE:
        return 0
    value = s.buried[pirate] * outlook.TREASURE + s.gold[pirate] * 100      # buried is worth more than about to bury
    if s.buried[pirate] == d.TO_WIN:
        value += outlook.VICTORY
    for good in range(d.GOODS):
        value += s.cargo[pirate * d.GOODS + good] * outlook.cube_worth(s, good)
    value += s.crew_size(pirate) * 90 + s.level[pirate] * 60 + s.sure_fire[pirate] * 30
    value -= s.hands[pirate * d.STATIONS + d.REPAIR] * 60
    look = outlook.Outlook(s, pirate)
    outlook.set_turns(s, look, s.helm[pirate], s.wheel[pirate], s.on_stations(pirate))
    value += pending(s, look) if s.stack and s.active == pirate else outlook.prospects(s, look, s.ship[pirate]) // 3
    return value * 10 // 72


def pending(s: State, look: outlook.Outlook) -> int:
    """What a turn under way still promises: the order at the best place in reach, then the prospects from there."""
    top = s.stack[-1]
    here = s.ship[look.seat]
    if isinstance(top, Sailing) and top.pirate == look.seat:
        left = top.range(s) - top.steps
    elif isinstance(top, Order) and top.seat == look.seat and top.ordered:
        left = 0
    else:
        return outlook.prospects(s, look, here) // 3
    order = s.order(look.seat)
    best = outlook.FAR
    for cell in range(d.CELLS):
        if d.DISTANCE[here * d.CELLS + cell] <= left:
            look.renew(s)
            gain = outlook.order_gain(s, look, order, cell) + outlook.bonus_gain(s, look, order, cell)
            if d.STORM[s.sea[cell]] and cell != here:
                gain -= outlook.JOLT
            best = max(best, gain + outlook.prospects(s, look, cell) // 3)
    return best
