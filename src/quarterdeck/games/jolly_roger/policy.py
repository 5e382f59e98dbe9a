"""How good an answer or a table looks in Jolly Roger (strategy notes of the specification, section 24).

A bot has a character: the loyal one pays and keeps faith, the greedy one lets others pay, the mutinous one rises
early, the cautious one keeps out of fights. All remember in `favours` who did what for them. Values are in tenths of
a gold piece. Only public things and the own hand are looked at.
"""

from typing import Final

from quarterdeck.core.engine import NONE
from quarterdeck.games.jolly_roger.actions import (
    ACCEPT,
    ACCEPT_OFFER,
    ADJUST,
    APPOINT,
    ASK_CREW,
    ASK_LOOT,
    ASSIGN,
    BARGAIN,
    BETRAY,
    BURY,
    CALL_,
    CALL_ASSASSIN,
    CALL_WOLF,
    CAPTAIN_SIDE,
    CLOSE,
    CONTRIBUTE,
    COOK_,
    DEAL_FROM,
    DECLINE_DRAW,
    DEMAND,
    DIG,
    DISCARD,
    DROP,
    EXCHANGE,
    FORCED,
    GIVE,
    GIVE_CREW,
    GIVE_LOOT,
    GUARD,
    HAND_OVER,
    KILL,
    LOOKOUT_,
    MAP,
    MEDIC_,
    MUTINEER_SIDE,
    OFFICE,
    P_SUPPORT_YOU,
    PICK,
    PLUS,
    PROMISE,
    PROPOSE,
    PUNISH,
    RANSOM,
    REFUSE,
    SELL,
    SEND,
    SHARE,
    SHIPWRIGHT_,
    SHOW_CREW,
    SHOW_LOOT,
    STAY_OUT,
    STEAL,
    STEAL_ONE,
    STOWAWAYS_,
    SUPPORT,
    SURRENDER,
    TALK,
    TARGET,
    VICTIM,
    WITHDRAW,
    WOLF,
)
from quarterdeck.games.jolly_roger.data import (
    ASSASSIN,
    BLOODY_PIRATE,
    COOK,
    COVE,
    FORT,
    HAND_LIMIT,
    HARBOUR,
    HOSTAGE,
    JEWELS,
    LOOT_KINDS,
    MEMBERS,
    MULTI,
    NEED,
    OF_KIND,
    POINTS,
    RANGES,
    ROUNDS,
    SHIP_RATS,
    SKILLS,
    SKILLS_OF,
    SPECIAL,
    TRAITOR,
)
from quarterdeck.games.jolly_roger.flow.attack import Assigning, FirstCard, enough, totals
from quarterdeck.games.jolly_roger.flow.cards import Betrayal
from quarterdeck.games.jolly_roger.flow.favours import GuardDuty
from quarterdeck.games.jolly_roger.flow.offers import draft_of, offer_at
from quarterdeck.games.jolly_roger.flow.talk import Reply
from quarterdeck.games.jolly_roger.scoring import ranks
from quarterdeck.games.jolly_roger.state import (
    BITS,
    CHARACTER,
    HIDDEN,
    O_COUNT,
    O_CREW,
    O_GIVE,
    O_PROMISE,
    O_TO,
    O_WANT,
    State,
    bag_size,
    cards_of,
)

LOYAL: Final = 1
GREEDY: Final = 2
MUTINOUS: Final = 3
CAUTIOUS: Final = 4
GENEROSITY: Final = (0, 2, -1, 0, 1)        # points beyond the fair share that a character pays
BOLDNESS: Final = (0, -12, 0, 18, -14)      # how gladly it rises
FAITH: Final = (0, 3, 1, 1, 2)              # how much favours count
NEVER: Final = -1000
PRICE: Final[list[int]] = [10, 20, 30, 1, 14, 24]
MEAN_MEMBERS: Final = 2                     # of an unknown crew card, rounded down


def character(s: State, seat: int) -> int:
    """The temper of a seat: as the table agreed, or its own."""
    agreed = s.table[CHARACTER]
    return agreed or 1 + seat % 4


def favour_of(s: State, seat: int, other: int) -> int:
    """How well a seat remembers another one."""
    return s.favours[seat * s.seats + other]


def price(s: State, kind: int) -> int:
    """Tenths of gold that a loot card is worth now: a hostage needs a cove to come."""
    if kind == HOSTAGE and (not s.targets & OF_KIND[COVE] or s.round >= ROUNDS - 1):
        return 10
    return PRICE[kind]


def bag_worth(s: State, bag: int) -> int:
    """Tenths of gold in a bag."""
    total = 0
    for kind in range(LOOT_KINDS):
        count = bag >> BITS * kind & 63
        if count:
            total += count * price(s, kind)
    return total


def open_worth(s: State, seat: int, other: int) -> int:
    """What a seat takes another one's open loot for; with hidden loot it only sees the number."""
    if s.table[HIDDEN] and other != seat:
        return 14 * bag_size(s.open[other])
    return bag_worth(s, s.open[other])


def card_worth(card: int) -> int:
    """How gladly a card is kept: points for attacks, members for mutinies, effects."""
    if card < SPECIAL:
        return POINTS[card] * 4 + MEMBERS[card] * 2 + (3 if card == MULTI else 0)
    return 16 if card in (TRAITOR, ASSASSIN, SHIP_RATS) else 12


def rate(s: State, seat: int, actions: list[int]) -> list[int]:
    """A rating for each answer; 0 is doing nothing."""
    if not s.stack:
        return [0] * len(actions)
    frame = s.stack[-1]
    if isinstance(frame, Betrayal):
        return [betrayal(s, seat, frame) if action == BETRAY else 0 for action in actions]
    if s.mutineer != NONE and any(action & 255 in (SUPPORT, OFFICE) for action in actions):
        return rate_mutiny(s, seat, actions)
    if any(action & 255 in (CONTRIBUTE, CLOSE) for action in actions):
        forced = isinstance(frame, FirstCard)
        return [contribution(s, seat, action, forced) for action in actions]
    if any(action & 255 == CALL_ for action in actions):
        return rate_call(s, seat, actions)
    return [rate_one(s, seat, action) for action in actions]


def rate_one(s: State, seat: int, action: int) -> int:
    """Decisions that need no context of their siblings."""
    verb, what = action & 255, action >> 8 & 255
    if verb == APPOINT:
        return 4 * len(s.hands[what]) - open_worth(s, seat, what) // 8 + favour_of(s, seat, what) * FAITH[
            character(s, seat)] // 4
    if verb == TARGET:
        return target(s, seat, what)
    if verb in (PICK, SURRENDER):
        return price(s, what) if verb == PICK else -price(s, what)
    if verb == SHARE:
        return share_rating(s, seat, what, action >> 16)
    if verb == VICTIM:
        return (4 * len(s.hands[what]) + open_worth(s, seat, what) // 6 - s.paid[what]
                - favour_of(s, seat, what) * FAITH[character(s, seat)] // 3)
    if verb == PUNISH:
        return punish(s, seat)
    if verb in (EXCHANGE, RANSOM, SELL):
        return trade(s, seat, verb, what)
    if verb == BURY:
        return 5 if what not in (HOSTAGE, JEWELS) or not s.targets & OF_KIND[COVE] or s.round > 7 else -5
    if verb in (DISCARD, HAND_OVER, FORCED):
        return -card_worth(what)
    if verb == ASSIGN:
        frame = s.stack[-1]
        return 10 if isinstance(frame, Assigning) and frame.can_win(s, what) else 0
    if verb == DEMAND:
        return 5 + open_worth(s, seat, what) // 5
    if verb == GIVE:
        return 3 - price(s, what) if character(s, seat) == LOYAL else -price(s, what)
    if verb in (REFUSE, STAY_OUT):
        return 0 if verb == REFUSE else -1
    if verb == DEAL_FROM:
        return 5 if what == seat else 0
    if verb == DECLINE_DRAW:
        return -5
    if verb in (ACCEPT, PROPOSE) or verb >= BARGAIN:
        return talk(s, seat, action)
    return effect(s, seat, action)


# -- attack ----------------------------------------------------------------------------------------------------------

def missing(s: State) -> list[int]:
    """Points still missing to what the target probably needs: its face, or a little above the middle of its range."""
    total = totals(s)
    if s.target != NONE:
        need = NEED[s.target]
        return [max(0, need[skill] - total[skill]) for skill in range(SKILLS)]
    ranges = RANGES[s.target_kind]
    return [max(0, (ranges[skill][0] + ranges[skill][1] + 1) // 2 - total[skill]) for skill in range(SKILLS)]


def contribution(s: State, seat: int, action: int, forced: bool) -> int:
    """Notes 1, 4, 5: pay with many points and few members, up to a fair share; let it be when it is hopeless."""
    verb, card = action & 255, action >> 8 & 255
    if verb not in (CONTRIBUTE, CLOSE):
        return 0 if action == 0 else rate_one(s, seat, action)
    short = missing(s)
    multi = sum(laid & 63 == MULTI for laid in s.attack)
    left = max(0, short[0] + short[1] + short[2] - 2 * multi)
    if verb == CLOSE:
        return 30 if left == 0 else -20
    if left == 0 and not forced:
        return -10
    useful = min(POINTS[card], left if card == MULTI else short[SKILLS_OF[card][0]])
    cards = 0
    for hand in s.hands:
        cards += len(hand)
    mine = sum(POINTS[laid & 63] for laid in s.attack if laid >> BITS == seat)
    fair = (7 + s.seats) // s.seats + 1 + GENEROSITY[character(s, seat)]
    value = 9 * useful - 2 * MEMBERS[card] - 4 * (POINTS[card] - useful) - (3 if card == MULTI else 0)
    if seat in (s.captain, s.master()):
        fair += 1
    if left <= 3:
        fair += 2                                           # the last points decide
        value += s.seats - 3
    if forced:
        return value
    if useful == 0 or left * 2 > cards * 3:
        return -20
    if mine >= fair:
        value -= 12 + 4 * (mine - fair)
    if len(s.hands[seat]) <= 2 and s.round < ROUNDS:
        value -= 4                                          # the last cards guard one's own skin
    return value - 8


def target(s: State, seat: int, kind: int) -> int:
    """Notes 3, 14, 15: attack what the crew can pay, recruit when hands are thin, bury when rich with a map."""
    cards = 0
    for hand in s.hands:
        cards += len(hand)
    if kind <= HARBOUR:
        cost = 14 if kind == FORT else 12 if kind == HARBOUR else 9
        prize = 72 if kind == FORT else 55 if kind == HARBOUR else 44
        chance = min(100, cards * 100 // (cost * 2))
        return prize * chance * chance // 10000
    if kind == COVE:
        full = HAND_LIMIT[s.seats] * s.seats
        mine = s.open[seat]
        goods = 8 * (mine >> BITS * HOSTAGE & 63) + 3 * (mine >> BITS * JEWELS & 63)
        return 75 - 110 * cards // full + goods
    worth_mine = bag_worth(s, s.open[seat])
    others = 0
    for other in range(s.seats):
        if other != seat:
            others = max(others, open_worth(s, seat, other))
    if BLOODY_PIRATE in s.hands[seat]:
        return 20 + worth_mine - others // 2
    return -30


def share_rating(s: State, seat: int, kind: int, to: int) -> int:
    """Notes 5, 6: the dearest for oneself, then for payers and those whose support is needed."""
    value = price(s, kind)
    if to == seat:
        return 12 * value
    weight = 4 + favour_of(s, seat, to) * FAITH[character(s, seat)] // 12 + min(3, s.paid[to] // 4)
    if to == s.captain:
        weight += 1
    weight -= open_worth(s, seat, to) // 40
    return max(0, min(9, weight)) * value


def punish(s: State, seat: int) -> int:
    """Note 20: weaken the strongest rival, if the Quartermaster can be trusted not to pick a friend."""
    most = 0
    for other in range(s.seats):
        if other not in (seat, s.master()):
            most = max(most, len(s.hands[other]))
    mood = character(s, seat)
    return 2 * most - 8 + (4 if mood in (GREEDY, MUTINOUS) else -8 if mood == LOYAL else 0)


def trade(s: State, seat: int, verb: int, kind: int) -> int:
    """Notes 15, 16: rum for crew while the hand has room; ransom always."""
    if verb == RANSOM:
        return 20
    if verb == SELL:
        return 2
    room = HAND_LIMIT[s.seats] - len(s.hands[seat])
    return 6 + 2 * room - 2 * price(s, kind) if room > 0 and s.round < ROUNDS else -10


# -- mutiny ----------------------------------------------------------------------------------------------------------

def strength(s: State, seat: int) -> int:
    """Members in a hand."""
    return sum(MEMBERS[card] for card in s.hands[seat])


def rate_call(s: State, seat: int, actions: list[int]) -> list[int]:
    """Notes 7, 8, 17: rise when one's members and friends outweigh the Captain's, and there is something to win."""
    captain = s.captain
    mood = character(s, seat)
    mine = strength(s, seat)
    against = 2 + len(s.hands[captain]) * MEAN_MEMBERS
    friends = 0
    for other in range(s.seats):
        if other not in (seat, captain) and s.hands[other]:
            lean = favour_of(s, other, seat) - favour_of(s, other, captain)
            lean += open_worth(s, seat, captain) // 4 - 8
            friends += max(-3, min(3, lean // 8))
    last = s.round == ROUNDS or not s.loot_deck
    chance = max(5, min(95, 45 + 6 * (mine * (9 if last else 7) // 10 + friends - against)))
    rounds = ROUNDS - s.round
    prize = max(price_best(s, captain), 5) + open_worth(s, seat, captain) // 3 + 3 * rounds
    prize -= favour_of(s, seat, captain) * FAITH[mood] // 3
    stake = open_worth(s, seat, seat) + (0 if last else 8 + mine)
    gain = (chance * prize - (100 - chance) * stake) // 100 + BOLDNESS[mood] - (0 if last else 10)
    found: list[int] = []
    for action in actions:
        verb, what = action & 255, action >> 8 & 255
        if verb == CALL_:
            found.append(gain + MEMBERS[what] - card_worth(what) // 4)
        elif verb == CALL_ASSASSIN:
            kill = (85 * prize - 15 * stake) // 100 + BOLDNESS[mood] - 22
            found.append(kill if what == CAPTAIN_SIDE else NEVER)
        elif verb == CALL_WOLF:
            found.append(gain + 2 + len(s.hands[what]) // 2)
        else:
            found.append(0)
    return found


def price_best(s: State, seat: int) -> int:
    """The dearest open card of a seat."""
    if s.table[HIDDEN]:
        return 20 if s.open[seat] else 0
    best = 0
    for kind in range(LOOT_KINDS):
        if s.open[seat] >> BITS * kind & 63:
            best = max(best, price(s, kind))
    return best


def losses(s: State, seat: int, side: int) -> int:
    """The open loot that a side would lose, as far as it has formed."""
    total = 0
    for other in range(s.seats):
        if other != seat and s.stance[other] == side:
            total += open_worth(s, seat, other)
    return total


def rate_mutiny(s: State, seat: int, actions: list[int]) -> list[int]:
    """Notes 9, 10, 11, 21: lead by just enough, join only where it decides, spend the office card where it is free."""
    stand = [s.support(CAPTAIN_SIDE), s.support(MUTINEER_SIDE)]
    stance = s.stance[seat]
    mine = open_worth(s, seat, seat)
    mood = character(s, seat)
    last = s.round == ROUNDS or not s.loot_deck
    office = 1 if seat == s.qm and stance == NONE and s.seats > 3 else 0
    power = strength(s, seat) + office
    leans = [0, 0]
    for side in range(2):
        leader = s.captain if side == CAPTAIN_SIDE else s.mutineer
        leans[side] = losses(s, seat, 1 - side) // s.seats + favour_of(s, seat, leader) * FAITH[mood] // 4
        for packed in s.promises:
            if packed & 15 == seat and packed >> 4 & 15 == leader and packed >> 8 & 15 == P_SUPPORT_YOU:
                leans[side] += 12 if mood == LOYAL else 5 if mood == CAUTIOUS else 0
    found: list[int] = []
    for action in actions:
        verb, what = action & 255, action >> 8 & 255
        if verb in (SUPPORT, OFFICE, WOLF):
            side = action >> 16 & 255 if verb == SUPPORT else what
            members = MEMBERS[what] if verb == SUPPORT else 0 if verb == OFFICE else 3
            cost = 0 if verb == OFFICE else (2 if last else card_worth(what if verb == SUPPORT else ASSASSIN) // 2)
            found.append(support_rating(stand, stance, side, members + office, power, mine, leans, cost, mood))
        elif verb == KILL:
            found.append(kill_rating(stand, stance, what, mine, leans))
        elif verb == BARGAIN:
            found.append(bribe(s, seat, what, stand))
        else:
            found.append(0 if action == 0 else rate_one(s, seat, action))
    return found


def support_rating(
    stand: list[int], stance: int, side: int, members: int, power: int, mine: int, leans: list[int], cost: int,
    mood: int,
) -> int:
    """A card on a side: nothing while it leads, much where it turns the scales, a waste where it cannot."""
    behind = stand[1 - side] - stand[side] + (1 if side == MUTINEER_SIDE else 0)
    if behind <= 0 and stance == side:
        return -5
    if behind > power:
        return -15
    turns = members >= behind
    if stance == side:                                      # already bound: one's own loot is at stake
        return 20 + mine // 2 - cost + (12 if turns else 0) - (max(0, members - behind) * 2 if turns else 0)
    lean = leans[side] - leans[1 - side]
    if behind <= 0:
        return lean - 14 - cost - mine // 8                 # it leads without us
    value = lean * 2 - cost - mine // 4 - 6 - (10 if mood == CAUTIOUS else 0)
    return value + (6 if turns else -4) - (max(0, members - behind) if turns else 0)


def kill_rating(stand: list[int], stance: int, leader: int, mine: int, leans: list[int]) -> int:
    """The Assassin, for one who would lose otherwise or has a clear favourite."""
    if stance == leader:
        return NEVER
    if stance == 1 - leader:
        losing = stand[leader] >= stand[1 - leader]
        return 25 + mine // 2 if losing else -10
    return 2 * (leans[1 - leader] - leans[leader]) - 25


def bribe(s: State, seat: int, to: int, stand: list[int]) -> int:
    """A leader who is behind buys a neutral with cards: what he gives he would lose anyway."""
    stance = s.stance[seat]
    leads = seat in (s.captain, s.mutineer)
    if not leads or not s.open[seat] or s.stance[to] != NONE or not s.hands[to]:
        return -10
    behind = stand[1 - stance] - stand[stance] + (1 if stance == MUTINEER_SIDE else 0)
    if behind <= strength(s, seat) or behind > strength(s, seat) + len(s.hands[to]) * MEAN_MEMBERS:
        return -10
    return 8 + len(s.hands[to])


# -- cards and talk --------------------------------------------------------------------------------------------------

def betrayal(s: State, seat: int, frame: Betrayal) -> int:
    """Note 12: a Traitor is kept for the Assassin, the Rats, the Cook and whatever hurts oneself most."""
    card, player = frame.card, frame.player
    if player == seat:
        return -5
    if s.mutineer != NONE:
        mine = s.stance[seat]
        if mine == NONE:
            return -10
        with_us = s.stance[player] == mine
        if card == ASSASSIN:
            return 30 if not with_us else -10
        if card == TRAITOR:
            return -5
        return MEMBERS[card] * 5 - 12 if not with_us and s.stance[player] != NONE else -10
    if card == COOK:
        return 8 if seat == s.captain else -4
    return -8 + (3 if character(s, seat) == GREEDY and card >= SPECIAL else 0) - favour_of(s, seat, player) // 10


def effect(s: State, seat: int, action: int) -> int:
    """Special cards in their windows, and everything that needs no thought."""
    verb, what = action & 255, action >> 8 & 255
    room = HAND_LIMIT[s.seats] - len(s.hands[seat]) + 1
    if verb == STEAL:
        second = action >> 16
        return -5 if room < 2 else (4 + len(s.hands[what]) + len(s.hands[second])
                                    - (favour_of(s, seat, what) + favour_of(s, seat, second)) // 8)
    if verb == STEAL_ONE:
        return 3
    if verb == STOWAWAYS_:
        return 10 if room >= 2 else -5
    if verb == MEDIC_:
        if s.seats == 3:
            return 15
        return 12 if s.laid else -4
    if verb == LOOKOUT_:
        return 4 if len(s.hands[seat]) > 3 else -2
    if verb == MAP:
        mine = bag_worth(s, s.open[seat])
        best = 0
        for other in range(s.seats):
            if other != seat:
                best = max(best, open_worth(s, seat, other))
        return mine - best // 2
    if verb == COOK_:
        return (bag_size(s.laid) if s.table[HIDDEN] else laid_best(s)) - 18
    if verb == GUARD:
        return open_worth(s, seat, what) // 3 - favour_of(s, seat, what) // 4
    if verb == DIG:
        return 10 + 3 * bag_size(s.buried[what]) - favour_of(s, seat, what) // 6
    if verb == ADJUST:
        return officer_rating(s, seat, action)
    if verb == SHIPWRIGHT_:
        most = 0
        for other in (s.captain, s.master()):
            if other not in (seat, NONE):
                most = max(most, open_worth(s, seat, other))
        return most // 3 - 2
    return 0


def laid_best(s: State) -> int:
    """The dearest card laid out."""
    best = 0
    for kind in range(LOOT_KINDS):
        if s.laid >> BITS * kind & 63:
            best = max(best, price(s, kind))
    return best


def officer_rating(s: State, seat: int, action: int) -> int:
    """An officer is played to save an attack, or by a mutinous hand to spoil one."""
    total = totals(s)
    multi = sum(laid & 63 == MULTI for laid in s.attack)
    skill = (2, 0, 1)[(action >> 8 & 255) - 36]
    sign = action >> 16
    before = can_win(s, total, multi)
    total[skill] += 1 if sign == PLUS else -1
    after = can_win(s, total, multi)
    if after and not before:
        return 30
    if before and not after:
        spite = character(s, seat) == MUTINOUS and favour_of(s, seat, s.captain) < 0 and seat != s.master()
        return 4 if spite and not s.paid[seat] else -30
    return -5


def can_win(s: State, total: list[int], multi: int) -> bool:
    """Whether so many multi-skill pirates can fill what is missing."""
    if multi == 0:
        return enough(total, s.target)
    need = NEED[s.target]
    wanted = 0
    for skill in range(SKILLS):
        wanted += max(0, need[skill] - total[skill] + 1) // 2
    return wanted <= multi


def talk(s: State, seat: int, action: int) -> int:
    """Bribes, guards and promises."""
    verb, what = action & 255, action >> 8 & 255
    frame = s.stack[-1]
    if verb == PROPOSE:
        mine = open_worth(s, seat, seat)
        return mine // 3 - open_worth(s, seat, what) - 4 if mine > 15 else -5
    if verb == ACCEPT:
        if isinstance(frame, GuardDuty):
            at = draft_of(s, s.guard)
            gift = bag_worth(s, s.drafts[at + O_GIVE]) + 8 * len(cards_of(s.drafts[at + O_CREW]))
            return gift - open_worth(s, seat, seat) // 2 - 3 + favour_of(s, seat, s.guard) // 10
        return bargain_worth(s, offer_at(s, frame.number)) if isinstance(frame, Reply) else 0
    if verb == ACCEPT_OFFER:
        return bargain_worth(s, offer_at(s, what))
    if verb == BARGAIN:
        return vow(s, seat, what)
    if verb in (TALK, WITHDRAW, SHOW_LOOT, SHOW_CREW, ASK_CREW, ASK_LOOT, GIVE_CREW):
        return -3
    return draft_rating(s, seat, action)


def bargain_worth(s: State, at: int) -> int:
    """What an offer brings its receiver."""
    offer = s.offers
    gift = bag_worth(s, offer[at + O_GIVE]) + 10 * len(cards_of(offer[at + O_CREW]))
    return gift - bag_worth(s, offer[at + O_WANT]) - 12 * offer[at + O_COUNT]


def vow(s: State, seat: int, to: int) -> int:
    """A loyal Quartermaster swears support to the Captain, once a round while the Captain is worth it."""
    if character(s, seat) == LOYAL and seat == s.qm and to == s.captain and not s.spoken[seat] and not s.mutiny_used:
        return 2 if favour_of(s, seat, to) >= 0 else -2
    return -2


def draft_rating(s: State, seat: int, action: int) -> int:
    """Give the cheapest loot and send it; a guard and a leader pay, others only give their word."""
    verb, what = action & 255, action >> 8 & 255
    at = draft_of(s, seat)
    if at == NONE:
        return 0
    d = s.drafts
    to = d[at + O_TO]
    given = d[at + O_GIVE] != 0 or d[at + O_CREW] != 0
    paying = seat == s.guard or s.mutineer != NONE
    if verb == SEND:
        return 40 if given or d[at + O_PROMISE] != NONE else 1
    if verb == GIVE_LOOT:
        return 30 - price(s, what) // 2 if paying and not given else -5
    if verb == PROMISE:
        if what == P_SUPPORT_YOU and not paying and to == s.captain and action >> 16 == 0:
            return 10
        return -4
    return 0 if verb == DROP else -3


# -- the table -------------------------------------------------------------------------------------------------------

def worth(s: State, seat: int) -> int:
    """The chance to win, in thousandths: certain at the end, guessed from gold, offices and hands before."""
    if not s.stack:
        places = ranks(s)
        return 1000 // places.count(1) if places[seat] == 1 else 0
    mine = standing(s, seat)
    best = -999
    total = 0
    for other in range(s.seats):
        if other != seat:
            theirs = standing(s, other)
            total += theirs
            best = max(best, theirs)
    lead = mine - (2 * best + total // (s.seats - 1)) // 3
    distance = lead if lead > 0 else -lead
    return 450 + 450 * lead // (distance + 30)              # steep where it is close, flat where it is decided


def standing(s: State, seat: int) -> int:
    """Tenths of gold that a seat is heading for."""
    rounds = ROUNDS - s.round
    value = bag_worth(s, s.buried[seat]) + bag_worth(s, s.open[seat]) * (10 if rounds == 0 else 9) // 10
    value += len(s.hands[seat]) * min(rounds, 3)
    if seat == s.captain:
        value += 4 * min(rounds, 3)
    elif seat == s.qm:
        value += min(rounds, 3)
    return value


