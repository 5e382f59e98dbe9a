"""How good an answer or a table looks in Pirates of the 7 Seas (strategy notes of the specification, section 23).

Everything is reckoned in tenths of a point, from what the seat can see: of the others only what lies on the table.
"""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.engine import verb_of
from quarterdeck.games.pirates_of_the_7_seas import data as d, scoring, state as t, verbs as v
from quarterdeck.games.pirates_of_the_7_seas.flow.raid import Raid, raid_limit
from quarterdeck.games.pirates_of_the_7_seas.flow.turns import MenuTurn, is_possible
from quarterdeck.games.pirates_of_the_7_seas.state import State

POINT: Final = 10               # all values are tenths of a point
SKULL: Final = 2 * POINT
YIN_YANG: Final = 4             # a third of a point, and a little for the rituals it may buy
GOOD: Final = 17                # a loot card not seen yet
SHIP: Final = 18                # a ship more, early in the game
EXTRA: Final[list[int]] = [0, 0, YIN_YANG, GOOD, 0, POINT, 5]    # by character: what its privilege gives, for each
LOADED: Final = 600             # per mille of raids that leave goods aboard (P7-23.2)
DOUBT: Final = 60               # a lead of so much goes half the way to certainty at the end,
DOUBT_PER_ROUND: Final = 10     # and needs so much more for each round to come

# Per mille of loot drawn, and of ships lost, for each ship in a raid: convoy of 1 to 4 ships, pirates 0 to 30 in all.
# Simulated, 3,000 battles each.
LOOT_SHARE: Final[list[int]] = [
    0, 412, 545, 634, 693, 720, 754, 784, 799, 816, 835, 845, 852, 859, 871, 881,
    888, 895, 895, 898, 905, 910, 914, 918, 924, 926, 930, 932, 936, 937, 938,
    0, 248, 329, 413, 474, 534, 568, 603, 636, 665, 700, 718, 724, 750, 760, 776,
    789, 795, 800, 815, 823, 830, 840, 844, 852, 860, 864, 867, 872, 875, 878,
    0, 166, 231, 283, 344, 401, 432, 493, 513, 542, 573, 601, 622, 642, 653, 675,
    696, 715, 726, 735, 745, 755, 767, 774, 781, 788, 795, 803, 808, 812, 816,
    0, 127, 179, 220, 266, 301, 336, 388, 421, 450, 478, 500, 528, 561, 584, 599,
    611, 630, 642, 652, 668, 680, 698, 712, 722, 730, 738, 746, 752, 758, 764,
]
PIRATES: Final = 30


def rate(s: State, seat: int, actions: list[int]) -> list[int]:
    """The expected gain of each answer."""
    verb = verb_of(actions[0])
    if verb == v.CHOOSE:
        return rate_choices(s, seat, actions)
    if verb == v.SEND:
        return rate_raid(s, seat, actions)
    if verb == v.SERVE:
        return [rate_die(s, seat, action) for action in actions]
    later = rounds_to_come(s)
    return [rate_deed(s, seat, action, later) for action in actions]


def rate_deed(s: State, seat: int, action: int, later: int) -> int:
    """The expected gain of an answer in a turn, a curse or the final sale."""
    verb = verb_of(action)
    if verb == v.SELL:
        return rate_sale(s, seat, [v.sell_rum(action), v.sell_coffee(action), v.sell_fruit(action)], later)
    if verb == v.KEEP:
        return rate_load(s, seat, [v.keep_rum(action), v.keep_coffee(action), v.keep_fruit(action)], later)
    if verb == v.SELL_KIND:
        counts = [0, 0, 0]
        counts[v.sell_kind_loot(action)] = v.sell_kind_count(action)
        return rate_sale(s, seat, counts, later)
    if verb == v.PLAY:
        return rate_card(s, seat, v.play_card(action), later)
    if verb in (v.DECLINE, v.END_TURN):
        top = s.stack[-1]
        acted = isinstance(top, MenuTurn) and top.stage != 0
        return 0 if acted else -SKULL
    if verb == v.BUY:
        return rate_purchase(s, seat, v.buy_ships(action), later)
    if verb == v.FLAG:
        return rate_flag(s, seat, v.flag_nation(action), later)
    if verb == v.DRAW:
        return card_value(s, seat, later)
    if verb == v.NAME:
        return rate_idol(s, seat, v.name_loot(action), later)
    if verb == v.GIVE_UP:
        return -good_value(s, seat, v.give_up_loot(action), later)
    if verb == v.SHARE:
        return 1
    return rate_ritual(s, seat, action, later)


def rate_ritual(s: State, seat: int, action: int, later: int) -> int:
    """P7-23.13: permanent rituals while many rounds are left, Negotiation when it pays."""
    verb = verb_of(action)
    if verb == v.UNSINKABLE:
        return 3 * (later - 1) - 6 * s.unsinkables[seat] - 3 * YIN_YANG
    if verb == v.DOUBLE_HOLD:
        return 2 * (later - 2) - 5 * s.double_holds[seat] - 2 * YIN_YANG
    if verb == v.NEGOTIATE:
        one = v.negotiate_one(action)
        other = v.negotiate_other(action)
        if s.rounds_left == 0:
            plan = scoring.best_plan(s, seat)
            return POINT if plan[one + other - 1] > 0 else -POINT
        paid = POINT * (s.demand(one) + s.demand(other))
        return paid - good_value(s, seat, one, later) - good_value(s, seat, other, later) - 3 * YIN_YANG
    return 0 if verb == v.DONE_SELLING else -1


# -- what things are worth ------------------------------------------------------------------------------------------


def rounds_to_come(s: State) -> int:
    """Rounds until the end, guessed from the cards above the last-round card (P7-23.19)."""
    if s.rounds_left != t.NOT_DRAWN:
        return s.rounds_left
    return 4 + (s.above + 1) * 20 // (7 * s.seats)


def ship_value(later: int) -> int:
    """P7-23.1: a ship more in the fleet, which raids as long as rounds are left."""
    return min(SHIP, 2 * later)


def pile_value(demand: int, number: int, later: int) -> int:
    """P7-23.5: goods of one kind aboard, to be sold in sets of three or at the end."""
    if number >= d.SET_SIZE:
        return number * (POINT * demand - (2 if later > 0 else 0))
    if later <= 0:
        return number * POINT
    hope = 4 if number == 2 else 2
    return number * (POINT + hope * (demand - 1) * min(later, 5) // 5)


def goods_value(s: State, seat: int, later: int) -> int:
    """All goods aboard."""
    at = seat * d.GOODS
    port = s.port() * d.GOODS
    value = 0
    for good in range(d.GOODS):
        value += pile_value(d.DEMAND[port + good], s.goods[at + good], later)
    return value


def good_value(s: State, seat: int, good: int, later: int) -> int:
    """What a seat would lose with one card of a good; a chest if it has none."""
    number = s.goods[seat * d.GOODS + good]
    if number == 0:
        return POINT if s.chests[seat] > 0 else 0
    demand = s.demand(good)
    return pile_value(demand, number, later) - pile_value(demand, number - 1, later)


def card_value(s: State, seat: int, later: int) -> int:
    """P7-23.9, P7-23.18: one more adventure card; those above three at the end cost a skull each."""
    held = s.hands[seat].bit_count()
    if later <= 1:                                      # the last round: nothing drawn now is ever played
        return -SKULL if held >= d.HAND_LIMIT else 0
    playable = later // 2
    if held >= d.HAND_LIMIT + playable:
        return -SKULL
    convoys = (s.hands[seat] & d.CONVOY_CARDS).bit_count()
    return max(2, 12 - 3 * held) + (6 if convoys == 0 else 0)


def fortune(s: State, seat: int, later: int) -> int:
    """A seat's whole position."""
    value = POINT * (s.chests[seat] + s.talismans[seat]) - SKULL * s.skulls[seat] + YIN_YANG * s.yin_yang[seat]
    value += goods_value(s, seat, later)
    if later > 0:
        ships = s.fleet[seat] + s.guards[seat]
        value += ship_value(later) * ships
        value += s.unsinkables[seat] * min(20, 3 * later) + s.double_holds[seat] * min(12, 2 * later)
        value -= 2 * s.used[seat].bit_count()
        value -= 3 * s.corsairs[seat].bit_count()
    held = s.hands[seat].bit_count()
    kept = d.HAND_LIMIT + later // 2
    value += 5 * min(held, kept) if later > 1 else 0
    if held > kept:
        value -= SKULL * (held - kept)
    return value


def worth(s: State, seat: int) -> int:
    """The chance to win, in thousandths: certain at the end, guessed from everybody's fortune before."""
    if not s.stack:
        places = scoring.ranks(s)
        return 1000 // places.count(1) if places[seat] == 1 else 0
    later = rounds_to_come(s)
    theirs = [fortune(s, other, later) for other in rivals(s, seat)]
    lead = fortune(s, seat, later) - (2 * max(theirs) + sum(theirs) // len(theirs)) // 3
    even = 1000 // s.seats
    doubt = DOUBT + DOUBT_PER_ROUND * later
    if lead >= 0:
        return even + (1000 - even) * lead // (lead + doubt)
    return even + even * lead // (doubt - lead)


def rivals(s: State, seat: int) -> list[int]:
    """The other seats."""
    return [other for other in range(s.seats) if other != seat]


# -- choosing a character -------------------------------------------------------------------------------------------


def rate_choices(s: State, seat: int, actions: list[int]) -> list[int]:
    """P7-23.7 to P7-23.12: what each character would bring, and how likely it is to be alone with it."""
    later = rounds_to_come(s)
    ratings: list[int] = []
    for action in actions:
        character = v.choose_character(action)
        hoping = character == d.MERCHANT and s.cargo(seat) == 0
        if not hoping and not is_possible(s, seat, character):
            value = -SKULL
        else:
            chance = alone(s, seat, character)
            first = seat == s.first and s.seats > 2
            extra = d.PRIVILEGE_FIRST[character] if first else d.PRIVILEGE[character]
            if s.seats == 2 and seat != s.first:
                chance = 0
            value = character_value(s, seat, character, extra, chance, later)
            if hoping:
                loaded = raid_chance(s, seat) * LOADED // 1000
                value = (loaded * value - (1000 - loaded) * SKULL) // 1000
        if character in (d.CAPTAIN, d.ISLANDER, d.SHAMAN):
            value += cards_back(s, seat)
        else:
            value -= 2
        ratings.append(value)
    return ratings


def character_value(s: State, seat: int, character: int, extra: int, chance: int, later: int) -> int:
    """The action with so much privilege, which comes with a chance in per mille."""
    if character == d.SHIPWRIGHT:
        ships = min(s.reserve[seat], s.chests[seat])
        each = ship_value(later)
        gain = (each - POINT) * (ships if each > POINT else 1)
        return gain + chance * min(extra, max(0, s.reserve[seat] - 1)) * each // 1000 - 4
    if character == d.GOVERNOR:
        best = max([rate_flag(s, seat, nation, later) for nation in d.cards_of(s.free_flags())])
        return best - SKULL + chance * min(extra, 1 + s.skulls[seat]) * SKULL // 1000
    if character == d.MERCHANT:
        cargo = s.goods[seat * d.GOODS : seat * d.GOODS + d.GOODS]
        sets = [number if number >= d.SET_SIZE else 0 for number in cargo]
        value = rate_sale(s, seat, sets if any(sets) else cargo, later) - 5
    elif character == d.CARTOGRAPHER:
        value = card_value(s, seat, later)
    else:
        cards = d.cards_of(s.hands[seat] & d.CHARACTER_CARDS[character])
        value = max([rate_card(s, seat, card, later) for card in cards]) + (4 if character == d.CAPTAIN else 0)
    return value + chance * extra * EXTRA[character] // 1000


def cards_back(s: State, seat: int) -> int:
    """P7-23.8: a character that brings the others back is worth more, the more lie face up."""
    used = s.used[seat]
    value = 3 * used.bit_count()
    if used >> d.MERCHANT & 1 and s.cargo(seat) >= d.SET_SIZE:
        value += 8
    if used >> d.CARTOGRAPHER & 1 and s.hands[seat] & d.CONVOY_CARDS == 0:
        value += 4
    return value


def alone(s: State, seat: int, character: int) -> int:
    """How likely nobody else chooses the character, in per mille."""
    return untaken(s, rivals(s, seat), character)


def raid_chance(s: State, seat: int) -> int:
    """P7-6.2.1: how likely another seat raids before the Merchant's call, in per mille."""
    return 1000 - untaken(s, [other for other in rivals(s, seat) if s.hands[other]], d.CAPTAIN)


def untaken(s: State, seats: list[int], character: int) -> int:
    """How likely none of the seats chooses the character, in per mille."""
    chance = 1000
    for other in seats:
        total = 0
        this = 0
        for candidate in range(d.CHARACTERS):
            weight = inclination(s, other, candidate)
            total += weight
            if candidate == character:
                this = weight
        chance = chance * (total - this) // total
    return chance


def inclination(s: State, seat: int, character: int) -> int:
    """How much a seat seems to want a character, from what lies on the table."""
    if s.used[seat] >> character & 1:
        return 0
    if character == d.MERCHANT:
        cargo = s.cargo(seat)
        return 12 if cargo >= 4 else 2 * cargo
    if character == d.CARTOGRAPHER:
        return 8 - min(6, s.hands[seat].bit_count()) if s.deck else 0
    if character == d.SHIPWRIGHT:
        return min(4, s.reserve[seat])
    if character == d.GOVERNOR:
        return s.reserve[seat] if s.reserve[seat] >= 3 and s.free_flags() else 0
    open_cards = s.used[seat].bit_count()
    cards = s.hands[seat].bit_count()
    if character == d.CAPTAIN:
        return 1 + min(6, 2 * cards) + open_cards
    return 1 + min(2, cards) + open_cards


# -- actions --------------------------------------------------------------------------------------------------------


def stowage(s: State, seat: int, counts: list[int], way: int, later: int) -> int:
    """What the goods aboard gain when so many come aboard (way 1) or leave (way -1)."""
    value = 0
    for good in range(d.GOODS):
        number = s.goods[seat * d.GOODS + good]
        demand = s.demand(good)
        value += pile_value(demand, number + way * counts[good], later) - pile_value(demand, number, later)
    return value


def rate_sale(s: State, seat: int, counts: list[int], later: int) -> int:
    """P7-23.5, P7-23.12: chests now, less what the goods would be worth aboard; freed ships sail, new guards do not."""
    chests = scoring.proceeds(s, counts[0], counts[1], counts[2])
    value = POINT * chests + stowage(s, seat, counts, -1, later)
    if later > 1:
        guards = (s.chests[seat] + chests) // d.CHESTS_PER_GUARD - s.guards[seat]
        value += 5 * sum(counts) - 4 * max(0, guards)
    return value


def rate_load(s: State, seat: int, counts: list[int], later: int) -> int:
    """P7-23.6: goods taken aboard, less the empty ships they fill."""
    value = stowage(s, seat, counts, 1, later)
    taken = sum(counts)
    if later > 1:
        value -= (5 if s.capacity(seat) - s.cargo(seat) - taken > 2 else 11) * taken
    return value


def rate_purchase(s: State, seat: int, ships: int, later: int) -> int:
    """P7-23.10: ships bought and those that come for nothing."""
    free = min(s.privilege(seat, d.SHIPWRIGHT), s.reserve[seat] - ships)
    value = (ships + free) * ship_value(later) - POINT * ships
    if (s.chests[seat] - ships) // d.CHESTS_PER_GUARD < s.guards[seat]:
        value += 4
    return value


def rate_flag(s: State, seat: int, nation: int, later: int) -> int:
    """P7-23.11: the whole reserve, less the skulls that convoys of that country still to come will bring."""
    left = d.CONVOYS // d.NATIONS
    for card in s.played:
        if card < d.CONVOYS and d.CONVOY_NATION[card] == nation:
            left -= 1
    value = s.reserve[seat] * ship_value(later)
    for card in d.cards_of(s.hands[seat] & d.CONVOY_CARDS):
        if d.CONVOY_NATION[card] == nation:
            left -= 1
            value -= 8
    return value - SKULL * left * min(later, 12) * s.seats // 21    # everybody's raids cost the corsair


def rate_raid(s: State, seat: int, actions: list[int]) -> list[int]:
    """P7-23.3, P7-23.4: each number of ships, with those already on the way and those that may still come."""
    raid = s.stack[-1]
    if not isinstance(raid, Raid):
        return [0] * len(actions)
    later = rounds_to_come(s)
    others = sum(raid.ships) * 10
    for turn in range(raid.turn + 1, s.seats):
        others += 6 * min(s.empty((raid.captain + turn) % s.seats), raid_limit(s, raid.convoy))
    return [raid_value(s, seat, raid.convoy, v.send_ships(action), others, later) for action in actions]


def raid_value(s: State, seat: int, convoy: int, ships: int, others: int, later: int) -> int:
    """What so many ships bring in a raid with other pirates (in tenths), compared with staying at home."""
    if ships == 0:
        return -SKULL
    size = d.CONVOY_SHIPS[convoy] - 1
    pirates: i64 = min(PIRATES, ships + (others + 5) // 10)
    loot: i64 = LOOT_SHARE[size * (PIRATES + 1) + pirates]
    each: i64 = GOOD if later > 1 else 13
    lost: i64 = max(0, ship_value(later - 1) - YIN_YANG)
    value: i64 = ships * (loot * each - (1000 - loot) * lost) // 1000
    saved: i64 = min(ships, s.unsinkables[seat])
    return value + saved * (1000 - loot) * lost // 2000


def rate_card(s: State, seat: int, card: int, later: int) -> int:
    """An adventure card played: a convoy, a port or a curse."""
    if card < d.FIRST_PORT:
        return rate_convoy(s, seat, card, later)
    if card < d.FIRST_CURSE:
        return rate_port(s, seat, card, later)
    return rate_curse(s, seat, card, later)


def rate_convoy(s: State, seat: int, card: int, later: int) -> int:
    """A raid that suits the own fleet better than the others'."""
    limit = raid_limit(s, card)
    others = rivals(s, seat)
    coming = sum([7 * min(s.empty(other), limit) for other in others])
    best = -SKULL
    for ships in range(1, min(s.empty(seat), limit) + 1):
        best = max(best, raid_value(s, seat, card, ships, coming, later))
    theirs = 0
    for other in others:
        theirs += raid_value(s, other, card, min(s.empty(other), limit), coming, later) - corsair_skull(s, other, card)
    return best - corsair_skull(s, seat, card) - theirs // (2 * len(others))


def corsair_skull(s: State, seat: int, convoy: int) -> int:
    """P7-7.3.5: what a raid on that country costs its corsair."""
    return SKULL if s.corsairs[seat] >> d.CONVOY_NATION[convoy] & 1 else 0


def rate_port(s: State, seat: int, card: int, later: int) -> int:
    """P7-23.17: prices for the own goods against prices for theirs."""
    value = 0
    for other in range(s.seats):
        change = 0
        for good in range(d.GOODS):
            number = s.goods[other * d.GOODS + good]
            change += pile_value(d.DEMAND[card * d.GOODS + good], number, later)
            change -= pile_value(s.demand(good), number, later)
        value += change if other == seat else -change // (2 * (s.seats - 1))
    return value


def rate_curse(s: State, seat: int, card: int, later: int) -> int:
    """P7-23.15: what the others lose on average, less what the caster loses."""
    value = 0
    for other in range(s.seats):
        lost = curse_loss(s, other, card, later)
        if other == seat:
            if d.FIRST_CURSE <= card <= d.WHIRLPOOL and s.fleet[seat] > 0:
                spared = min(s.fleet[seat], s.privilege(seat, d.SHAMAN) if s.chosen[seat] == d.SHAMAN else 2)
                lost = lost * (s.fleet[seat] - spared) // s.fleet[seat]
            value -= lost
        else:
            value += lost * 2 // s.seats
    return value


def curse_loss(s: State, seat: int, card: int, later: int) -> int:
    """What a curse is likely to take from a seat."""
    if card == d.PAYDAY:
        return 2 * POINT * s.guards[seat]
    if card == d.TAVERN:
        return 2
    if card == d.IDOL:
        return POINT
    if card == d.WHIRLPOOL:
        ships = sum(s.fleet)
        return POINT * s.fleet[seat] * min(ships, 3) // max(1, ships)
    kind = d.LOST_KIND[card - d.FIRST_CURSE]
    if kind == d.DEAREST:
        kind = max(range(d.GOODS), key=s.demand)
    return s.fleet[seat] * good_value(s, seat, kind, later) // 6


def rate_idol(s: State, seat: int, good: int, later: int) -> int:
    """The good that hurts the others more."""
    return sum([good_value(s, other, good, later) - good_value(s, seat, good, later) for other in rivals(s, seat)])


DIE_VALUE: Final[list[int]] = [0, -SKULL, -14, -POINT, POINT, 15, 3 * YIN_YANG + 4]


def rate_die(s: State, seat: int, action: int) -> int:
    """P7-23.16: the best die for oneself, the worst for the leader."""
    guest = v.serve_seat(action)
    value = DIE_VALUE[v.serve_face(action)]
    if guest == seat:
        return 2 * value
    richest = max([s.chests[other] for other in rivals(s, seat)])
    return -value * (2 if s.chests[guest] == richest else 1)

