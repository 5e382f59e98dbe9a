"""How good an answer or a table looks in Pirates of Maracaibo (strategy notes of the specification, chapter 21).

All values are tenths of a point. An `Outlook` says how much of the game is left and what a doubloon is worth now.
"""

from typing import Final, final

from quarterdeck.core.engine import NONE
from quarterdeck.games.pirates_of_maracaibo import actions as a
from quarterdeck.games.pirates_of_maracaibo.data import (
    ACQUIRE,
    ADVENTURERS,
    ANY,
    BUILD,
    BURY,
    COLUMN,
    CUBE,
    DOUBLOON_INCOME,
    DOUBLOONS,
    DROP_QUEST,
    EASY,
    EASY_VP,
    EFFECT_AMOUNT,
    EFFECT_ARG,
    EFFECT_KIND,
    END_PER,
    END_SIZE,
    END_VP,
    EXPLORE,
    FIGUREHEAD,
    FIGUREHEAD_INSTANT,
    FIGUREHEAD_PERMANENT,
    FIRST_LOCATION,
    FIRST_QUEST,
    FIRST_RESIDENCE,
    GRID,
    GROUPS,
    GULF,
    GULF_GROUPS,
    HARD,
    HARD_TIMES,
    HARD_VP,
    HAS_RUBY,
    INSTANT,
    M_SCORED_QUEST,
    MARACAIBO_VP,
    P_DIE,
    P_DISCOUNT,
    P_EXPLORE,
    P_INCOME_DOUBLOONS,
    P_INCOME_PER_QUEST,
    P_INCOME_VP,
    P_MOVE,
    P_RAID,
    P_RAID_ACTION,
    P_REFRESH,
    P_REROLL,
    P_SLOTS,
    P_TRADE,
    PERMANENT,
    PLACE_TILE,
    PRINTED_VP,
    QUEST,
    RAID,
    RAID_ACTIONS,
    RAID_COST,
    RAID_DIE,
    RAID_FIXED,
    RAID_GAIN,
    REPEAT_SPACE,
    RESIDENCE_CAP,
    RESIDENCE_PER,
    RESIDENCE_VP,
    RETIREMENT,
    ROUNDS,
    RUBIES,
    RUBY_BONUS,
    SKIRMISHES,
    SLOT_BONUS,
    SYMBOL,
    TAKE_DOUBLOONS as FIVE,
    TILE_EFFECTS,
    TILES,
    TRACK_EFFECTS,
    TRACK_END,
    TRACK_RIVERS,
    TRADE_GAIN,
    TREASURE,
    TREASURE_WORTH,
    TREASURES,
    UPGRADE,
    UPGRADE_EFFECTS,
    UPGRADE_PERMANENT,
    USE_TILE,
    VP,
    VP_INCOME,
    VP_PER,
)
from quarterdeck.games.pirates_of_maracaibo.effects import counted, usable
from quarterdeck.games.pirates_of_maracaibo.flow.building import acquirable, buildable, half_price, price
from quarterdeck.games.pirates_of_maracaibo.flow.raid import Raid
from quarterdeck.games.pirates_of_maracaibo.flow.treasures import can_bury
from quarterdeck.games.pirates_of_maracaibo.scoring import final_steps, metric, ranks
from quarterdeck.games.pirates_of_maracaibo.state import State

EVEN: Final = 500               # worth of a table that favours nobody
STEEP: Final = 40               # worth of a point gained since the search began
HALF_WAY: Final = 150           # the lead at which a table is worth half of what a won one is
TURNS_OF_ROUND: Final = 7
BEST_DIE: Final = 5             # what a raid's dice bring on the whole
STEP_VALUE: Final = 9           # of a space walked, beside what stands there
UPGRADE_VALUE: Final = 22       # of an upgrade whose choice is open
STOP_VALUE: Final = 14          # of a column that is not skipped


@final
class Outlook:
    """What is left of the game for one seat."""

    def __init__(self, s: State, seat: int) -> None:
        column = COLUMN[s.layout]
        ahead = 0
        for place in s.ships:
            ahead = max(ahead, column[place])
        goal = column[GULF] + 1
        self.rounds = ROUNDS - s.round                                          # whole rounds after this one
        self.incomes = self.rounds + 1
        here = max(0, (goal - ahead) * 2 // 3)
        self.turns = here + self.rounds * TURNS_OF_ROUND
        self.coin = 3 + min(6, self.turns * 6 // 14)                            # tenths for a doubloon
        self.late = self.turns < 4


def rate(s: State, seat: int, actions: list[int]) -> list[int]:
    """How good each answer looks to the seat."""
    look = Outlook(s, seat)
    return [rate_one(s, seat, look, action) for action in actions]


def rate_one(s: State, seat: int, look: Outlook, action: int) -> int:
    """One answer."""
    verb = action & 255
    arg = action >> 8 & 255
    if verb in {a.SAIL, a.STEP}:
        return stop_value(s, seat, look, arg)
    if verb == a.UPGRADE:
        return 5 + upgrade_value(s, seat, look, arg)
    if verb == a.USE:
        return 2 + effect_value(s, seat, look, arg) // (2 if EFFECT_KIND[arg] == VP_PER else 1)
    if verb == a.ACQUIRE:
        return card_value(s, seat, look, arg) - price(s, seat, arg, 0) * look.coin
    if verb == a.TAKE_DOUBLOONS:
        return FIVE * look.coin
    if verb == a.BUILD:
        return residence_value(s, seat, look, arg) - price(s, seat, arg, 0) * look.coin
    if verb == a.WALK:
        return walk_value(s, seat, look, arg)
    if verb in {a.CHOOSE_DIE, a.REROLL, a.CHOOSE_KIND, a.SPEND, a.SPEND_FROM, a.FINISH}:
        return raid_rating(s, seat, look, action)
    if verb == a.BURY:
        return 25 + effects_value(s, seat, look, SLOT_BONUS[action >> 16])
    return rate_other(s, seat, look, action)


def rate_other(s: State, seat: int, look: Outlook, action: int) -> int:
    """The rarer answers."""
    verb = action & 255
    arg = action >> 8 & 255
    if verb == a.STORE_BONUS:
        return 10
    if verb in {a.TAKE_QUEST, a.RETURN, a.DISCARD}:
        worth_it = quest_value(s, seat, look, arg)
        return worth_it if verb == a.TAKE_QUEST else 8 * look.coin - worth_it
    if verb == a.TAKE_TOP:
        return unknown_quest(s, look)
    if verb == a.ISLAND:
        return island_value(s, seat, arg)
    if verb == a.PLACE_TILE:
        return tile_value(s, seat, look, arg, action >> 16)
    if verb == a.ACTIVATE:
        return 2 + effects_value(s, seat, look, TILE_EFFECTS[arg])
    if verb == a.TAKE_FIGUREHEAD:
        return figurehead_value(s, seat, look, arg)
    if verb == a.TRADE:
        return 8 + effects_value(s, seat, look, TRADE_GAIN[arg])
    if verb == a.SELL_RUBY:
        return effects_value(s, seat, look, RUBY_BONUS[arg]) - 10
    if verb == a.EXCHANGE_RUBY:
        return 12 if look.rounds else 20
    if verb == a.TAKE_RUBY:
        return 10
    if verb == a.STOP:
        return stop_value(s, seat, look, s.ships[seat])
    if verb == a.REFRESH:
        return 10
    return 0


def worth(s: State, seat: int) -> int:
    """The chance to win, in thousandths: certain at the end, guessed from the projected lead before."""
    if not s.stack:
        places = ranks(s)
        return 1000 // places.count(1) if places[seat] == 1 else 0
    lead = lead_of(s, seat)
    if s.par:                                                       # inside a search: what was gained since it began
        return max(0, min(1000, EVEN + STEEP * (lead - s.par[seat]) // 10))
    return EVEN + EVEN * lead // (abs(lead) + HALF_WAY)


def lead_of(s: State, seat: int) -> int:
    """Projected tenths of a point ahead of the best rival."""
    best = -10_000
    for other in range(s.captains):
        if other != seat:
            best = max(best, estimate(s, other) if other < s.seats else redbeard_estimate(s))
    return estimate(s, seat) - best


def leads(s: State) -> list[int]:
    """The projected lead of every seat."""
    return [lead_of(s, seat) for seat in range(s.seats)]


def estimate(s: State, seat: int) -> int:
    """Projected points of a seat in tenths: scored, to be scored, and what engine, boards and money will bring."""
    look = Outlook(s, seat)
    gains = s.gains[seat]
    steps = final_steps(s, seat)
    points = s.vp[seat] - steps[7]                                              # quests are judged by their chances
    for step in steps:
        points += step
    total = points * 10 + s.doubloons[seat] * (look.coin - 2)
    total += look.incomes * (gains.income_vp * 10 + s.doubloon_income(seat) * look.coin)
    total += look.turns * (gains.raid * 3 + gains.explore * 4 + gains.discount * look.coin // 3)
    total += look.turns * 4 * (gains.actions.bit_count() - 3 + gains.trades.bit_count())
    for quest in s.quests[seat]:
        total += quest_value(s, seat, look, quest)
    return total + prospects(s, seat, look)


def prospects(s: State, seat: int, look: Outlook) -> int:
    """What boards and ships promise: residences and scrolls that grow, treasures to bury, tiles, upgrades, stops."""
    total = 4 * len(s.tableaux[seat]) + 3 * s.upgrades[seat].bit_count()
    total += STEP_VALUE * TRACK_DEPTH[s.explorers[seat]] // 2
    if look.turns > 2:
        total += 12 * stored(s, seat)
    growth = 2 + look.turns // 5
    for residence in range(len(s.markers)):
        if s.markers[residence] >> seat & 1:
            now = RESIDENCE_VP[residence] * metric(s, seat, RESIDENCE_PER[residence])
            cap = RESIDENCE_CAP[residence]
            total += 10 * (min(cap, now + RESIDENCE_VP[residence] * growth) - min(cap, now))
    for card in s.tableaux[seat]:
        if END_PER[card] != NONE:
            total += 10 * END_VP[card] * (1 + look.rounds) // END_SIZE[card]
    for tile in range(TILES):
        if s.tiles[seat * TILES + tile] != NONE:
            total += look.rounds * 12
    if s.figureheads[seat] == NONE:
        total -= 20 * look.rounds
    if s.modules & RUBIES:
        total += 15 * s.rubies[seat]
    column = COLUMN[s.layout]
    goal = column[GULF] + 1
    ahead = 0
    for captain in range(s.captains):
        if captain != seat:
            ahead = max(ahead, column[s.ships[captain]])
    stops = min(goal - column[s.ships[seat]], (goal - ahead) * 2 // 3 + 1)
    return total + STOP_VALUE * stops


def redbeard_estimate(s: State) -> int:
    """Projected points of Redbeard in tenths: what he has, and about 9 points for every turn left."""
    look = Outlook(s, s.seats)
    him = s.seats
    have = s.vp[him] + 4 * TRACK_RIVERS[s.explorers[him]] + 6 * len(s.tableaux[him]) + 5 * len(s.quests[him])
    for mask in s.markers:
        have += 15 * (mask >> him & 1)
    for kind in range(TREASURES):
        have += s.owned(him, kind) * TREASURE_WORTH[s.islands[kind]]
    return 10 * (have + 9 * look.turns)


# -- stops ---------------------------------------------------------------------------------------------------------


def stop_value(s: State, seat: int, look: Outlook, place: int) -> int:
    """What a stop is worth, less the columns that are skipped on the way."""
    column = COLUMN[s.layout]
    mine = column[s.ships[seat]]
    skipped = column[place] - mine - 1
    hurry = 0
    for other in range(s.captains):
        if other != seat:
            hurry = max(hurry, column[s.ships[other]] - mine)
    value = -skipped * max(2, STOP_VALUE - 3 * hurry)
    if place >= GRID:
        if place != GULF:
            return 10 * MARACAIBO_VP + UPGRADE_VALUE
        return value + UPGRADE_VALUE + best_of(s, seat, look, GULF_GROUPS)
    value -= len(s.opponents_at(seat, place)) * (look.coin if s.modules & SKIRMISHES == 0 else 2)
    value += s.coins[place] * look.coin
    card = s.sea[place]
    if card < FIRST_LOCATION:
        cost = price(s, seat, card, 0)
        if cost > s.doubloons[seat]:
            return value + FIVE * look.coin
        return value + max(FIVE * look.coin, card_value(s, seat, look, card) - cost * look.coin)
    if card < FIRST_RESIDENCE:
        return value + location_value(s, seat, look, card)
    if card < FIRST_QUEST:
        if s.markers[card - FIRST_RESIDENCE] >> seat & 1 or price(s, seat, card, 0) > s.doubloons[seat]:
            return value
        return value + max(0, residence_value(s, seat, look, card) - price(s, seat, card, 0) * look.coin)
    return value + FIVE * look.coin + 5


def location_value(s: State, seat: int, look: Outlook, card: int) -> int:
    """A location: value cube, own tile, upgrade, actions."""
    value = UPGRADE_VALUE if s.upgrades[seat].bit_count() < 23 else 0
    kind = s.values[card - FIRST_LOCATION]
    if kind != NONE:
        value += island_value(s, seat, kind)
    for tile in range(TILES):
        if s.tiles[seat * TILES + tile] == card:
            value += effects_value(s, seat, look, TILE_EFFECTS[tile * 2 + s.sides[tile]])
    if s.modules & RUBIES and HAS_RUBY[card - FIRST_LOCATION]:
        value += 15
    return value + best_of(s, seat, look, GROUPS[card - FIRST_LOCATION])


def best_of(s: State, seat: int, look: Outlook, groups: list[list[int]]) -> int:
    """The best option of every action group."""
    value = 0
    for group in groups:
        best = 0
        for effect in group:
            best = max(best, effect_value(s, seat, look, effect))
        value += best
    return value


# -- effects -------------------------------------------------------------------------------------------------------


def effects_value(s: State, seat: int, look: Outlook, several: list[int]) -> int:
    """Several effects together."""
    value = 0
    for effect in several:
        value += effect_value(s, seat, look, effect)
    return value


def effect_value(s: State, seat: int, look: Outlook, effect: int) -> int:
    """What an effect is worth now."""
    kind = EFFECT_KIND[effect]
    amount = EFFECT_AMOUNT[effect]
    if kind == VP:
        return 10 * amount
    if kind == DOUBLOONS:
        return look.coin * amount
    if kind == TREASURE:
        return amount * treasure_value(s, seat, EFFECT_ARG[effect])
    if kind == UPGRADE:
        return UPGRADE_VALUE * amount
    if kind == EXPLORE:
        return explore_value(s, seat, amount)
    if kind == RAID:
        return raid_value(s, seat, look, BEST_DIE + amount + s.gains[seat].raid, ANY, s.used)
    if kind == RAID_DIE:
        return raid_value(s, seat, look, 4 + amount + s.gains[seat].raid, EFFECT_ARG[effect], s.used)
    if kind == RAID_FIXED:
        return raid_value(s, seat, look, amount + s.gains[seat].raid, ANY, s.used)
    if kind == BURY:
        return 35 * min(amount, stored(s, seat)) if can_bury(s, seat, EFFECT_ARG[effect]) else 0
    if kind == QUEST:
        return max([unknown_quest(s, look), *[quest_value(s, seat, look, quest) for quest in s.market]])
    if kind in {VP_PER, VP_INCOME}:
        return 10 * counted(s, seat, effect)
    if kind == DOUBLOON_INCOME:
        return look.coin * counted(s, seat, effect)
    if kind == CUBE:
        return cube_value(s, seat, EFFECT_ARG[effect]) * amount
    return bought_value(s, seat, look, effect)


def bought_value(s: State, seat: int, look: Outlook, effect: int) -> int:
    """Effects that open a purchase."""
    kind = EFFECT_KIND[effect]
    amount = EFFECT_AMOUNT[effect]
    if not usable(s, seat, effect):
        return 0
    best = 0
    if kind == BUILD:
        for card in buildable(s, seat, False):
            best = max(best, residence_value(s, seat, look, card) - price(s, seat, card, 0) * look.coin)
    elif kind == ACQUIRE:
        for card in acquirable(s, seat, EFFECT_ARG[effect], amount):
            value = 10 * PRINTED_VP[card] + permanent_value(s, seat, look, PERMANENT[card]) + 15 * len(INSTANT[card])
            best = max(best, value - price(s, seat, card, amount) * look.coin)
    elif kind == FIGUREHEAD:
        for tile in s.offered:
            best = max(best, figurehead_value(s, seat, look, tile))
        best -= amount * look.coin
    elif kind == PLACE_TILE:
        best = 12 + 10 * look.rounds + 8 - amount * look.coin
    elif kind == USE_TILE:
        for tile in range(TILES):
            if s.tiles[seat * TILES + tile] != NONE:
                best = max(best, effects_value(s, seat, look, TILE_EFFECTS[tile * 2 + s.sides[tile]]))
    elif kind == DROP_QUEST:
        worst = 999
        for quest in s.quests[seat]:
            worst = min(worst, quest_value(s, seat, look, quest))
        best = max(0, amount * look.coin - worst)
    elif kind == REPEAT_SPACE:
        best = effects_value(s, seat, look, TRACK_EFFECTS[s.explorers[seat]])
    return max(0, best)


def stored(s: State, seat: int) -> int:
    """Treasures above the digging line."""
    at = seat * TREASURES
    return s.stored[at] + s.stored[at + 1] + s.stored[at + 2]


def treasure_value(s: State, seat: int, kind: int) -> int:
    """A treasure: its worth, what burying it adds, and what the tableau makes of its kind."""
    if kind >= TREASURES:
        return max([treasure_value(s, seat, one) for one in range(TREASURES)])
    cubes = s.islands[kind]
    now = TREASURE_WORTH[cubes]
    after = TREASURE_WORTH[max(0, cubes - 1)]
    value = 10 * after + 12 - 10 * (now - after) * s.owned(seat, kind)
    for card in s.tableaux[seat]:
        if END_PER[card] == kind:
            value += 10 * END_VP[card] // END_SIZE[card]
    for residence in range(12):
        if s.markers[residence] >> seat & 1 and RESIDENCE_PER[residence] == kind:
            value += 10 * RESIDENCE_VP[residence]
    return value


def cube_value(s: State, seat: int, kind: int) -> int:
    """A cube on an island."""
    if kind >= TREASURES:
        return max([island_value(s, seat, one) for one in range(TREASURES)])
    return island_value(s, seat, kind)


def island_value(s: State, seat: int, kind: int) -> int:
    """What a cube on that island brings the seat ahead of the average rival."""
    cubes = s.islands[kind]
    rise = TREASURE_WORTH[cubes + 1] - TREASURE_WORTH[cubes]
    others = 0
    for captain in range(s.captains):
        if captain != seat:
            others += s.owned(captain, kind)
    mine = s.owned(seat, kind)
    return (10 * rise + 3) * (mine * max(1, s.captains - 1) - others) // max(1, s.captains - 1) + 1


def explore_value(s: State, seat: int, amount: int) -> int:
    """An explore action by its reach."""
    at = s.explorers[seat]
    if at == TRACK_END:
        return 0
    steps = min(amount + s.gains[seat].explore, TRACK_END - at)
    return 12 + steps * (STEP_VALUE + 3)


def walk_value(s: State, seat: int, look: Outlook, space: int) -> int:
    """Ending an exploration on a space."""
    if space == RETIREMENT:
        best = 0
        for card in buildable(s, seat, True):
            best = max(best, residence_value(s, seat, look, card) - half_price(price(s, seat, card, 0)) * look.coin)
        return best - 160 if look.turns < 10 else best - 60
    at = s.explorers[seat]
    rivers = TRACK_RIVERS[space] - TRACK_RIVERS[at]
    value = effects_value(s, seat, look, TRACK_EFFECTS[space]) + rivers * 40
    return value + STEP_VALUE * track_depth(space) - STEP_VALUE * track_depth(at)


def track_depth(space: int) -> int:
    """How far along the track a space lies; the shorter branches count like the longer ones."""
    return TRACK_DEPTH[space]


TRACK_DEPTH: Final[list[int]] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 16, 17, 19, 20, 21, 22, 23, 24, 25,
    26, 26,
]

# -- raids ---------------------------------------------------------------------------------------------------------


def raid_value(s: State, seat: int, look: Outlook, points: int, kind: int, used: int) -> int:
    """The best that raid points can buy: actions are taken while they pay, best value first."""
    if points <= 0:
        return 0
    best = [0] * (points + 1)
    left = s.gains[seat].actions & ~used
    for action in range(RAID_ACTIONS):
        cost = RAID_COST[action]
        if left >> action & 1 and cost <= points:
            value = raid_action_value(s, seat, look, action, kind)
            for have in range(points, cost - 1, -1):
                best[have] = max(best[have], best[have - cost] + value)
    return best[points]


def raid_action_value(s: State, seat: int, look: Outlook, action: int, kind: int) -> int:
    """What a raid action brings in a raid for that kind (ANY: the best kind)."""
    if kind < TREASURES:
        return effects_value(s, seat, look, RAID_GAIN[action][kind])
    gain = RAID_GAIN[action][0]
    if EFFECT_KIND[gain[0]] == TREASURE:
        return treasure_value(s, seat, ANY)
    return effects_value(s, seat, look, gain)


def raid_rating(s: State, seat: int, look: Outlook, action: int) -> int:
    """The answers inside a raid; FINISH is also the end of other questions."""
    verb = action & 255
    arg = action >> 8 & 255
    if verb == a.FINISH:
        return 0
    if verb == a.SPEND_FROM:
        return 5
    frame = s.stack[-1]
    if not isinstance(frame, Raid):
        return treasure_value(s, seat, arg) if verb == a.CHOOSE_KIND else 0
    gains = s.gains[seat]
    if verb == a.CHOOSE_DIE:
        strength = frame.bonus + frame.dice[arg] + gains.dice[arg] + gains.raid
        return raid_value(s, seat, look, strength, arg, s.used)
    if verb == a.REROLL:
        return raid_value(s, seat, look, frame.bonus + BEST_DIE + gains.raid, ANY, s.used) - 3
    if verb == a.CHOOSE_KIND:
        return raid_value(s, seat, look, frame.bonus + gains.raid, arg, s.used)
    rest = raid_value(s, seat, look, frame.points - RAID_COST[arg], frame.kind, s.used | 1 << arg)
    return raid_action_value(s, seat, look, arg, frame.kind) + rest


# -- cards, residences, boards -------------------------------------------------------------------------------------


def card_value(s: State, seat: int, look: Outlook, card: int) -> int:
    """An improvement: printed points, effects, scrolls, and what its symbol is good for."""
    value = 10 * PRINTED_VP[card] + effects_value(s, seat, look, INSTANT[card])
    value += permanent_value(s, seat, look, PERMANENT[card])
    if END_PER[card] != NONE:
        have = 0 if END_PER[card] == M_SCORED_QUEST else metric(s, seat, END_PER[card])
        value += 10 * END_VP[card] * (have + 1 + look.rounds) // END_SIZE[card]
    value += 4
    for residence in range(12):
        if s.markers[residence] >> seat & 1 and RESIDENCE_PER[residence] == 9 + SYMBOL[card]:
            value += 10 * RESIDENCE_VP[residence]
    return value


def permanent_value(s: State, seat: int, look: Outlook, permanent: list[int]) -> int:
    """Permanent effects by the turns and incomes that are left."""
    value = 0
    for i in range(0, len(permanent), 3):
        kind = permanent[i]
        amount = permanent[i + 2]
        if kind == P_INCOME_VP:
            value += 10 * amount * look.incomes + 3 * amount
        elif kind == P_INCOME_DOUBLOONS:
            value += look.coin * amount * look.incomes
        elif kind == P_RAID:
            value += amount * look.turns * 3
        elif kind == P_DIE:
            value += amount * look.turns
        elif kind == P_EXPLORE:
            value += amount * look.turns * 4
        elif kind == P_DISCOUNT:
            value += amount * look.turns * look.coin // 3
        elif kind in {P_RAID_ACTION, P_TRADE}:
            value += look.turns * 4
        elif kind == P_MOVE:
            value += look.turns * 2
        elif kind == P_REROLL:
            value += look.turns
        elif kind == P_INCOME_PER_QUEST:
            value += look.coin * look.incomes * (len(s.quests[seat]) + 1)
        elif kind == P_REFRESH:
            value += 10
        elif kind == P_SLOTS:
            value += 30 + look.turns * 4
    return value


def residence_value(s: State, seat: int, look: Outlook, card: int) -> int:
    """A residence: what it would score now, and half of what the rest of the game may add."""
    residence = card - FIRST_RESIDENCE
    per = RESIDENCE_PER[residence]
    units = metric(s, seat, per)
    now = RESIDENCE_VP[residence] * units
    later = RESIDENCE_VP[residence] * (2 + look.turns // 5)
    first = 20 if s.markers[residence] == 0 else 0
    return 10 * min(RESIDENCE_CAP[residence], now + later) + first


def quest_value(s: State, seat: int, look: Outlook, quest: int) -> int:
    """A quest by how near its goals are; each missing piece needs turns."""
    q = quest - FIRST_QUEST
    hard = missing(s, seat, HARD[q])
    reach = 1 + look.turns
    if s.modules & ADVENTURERS:
        chance = max(0, min(100, 100 - 100 * hard * 2 // reach))
        return (HARD_TIMES * HARD_VP[q] * chance - 5 * (100 - chance)) // 10
    easy = missing(s, seat, EASY[q])
    value = 10 * EASY_VP[q] if easy == 0 else 10 * EASY_VP[q] * max(0, reach - easy * 2) // reach
    more = 10 * (HARD_VP[q] - EASY_VP[q])
    return value + (more if hard == 0 else more * max(0, reach - hard * 3) // reach) + 4


def missing(s: State, seat: int, goal: list[int]) -> int:
    """How many pieces a goal lacks."""
    lacking = 0
    for i in range(0, len(goal), 2):
        lacking += max(0, goal[i + 1] - metric(s, seat, goal[i]))
    return lacking


def unknown_quest(s: State, look: Outlook) -> int:
    """A quest that nobody has seen."""
    if s.modules & ADVENTURERS:
        return -20
    return 10 + min(25, look.turns * 2)


def upgrade_value(s: State, seat: int, look: Outlook, space: int) -> int:
    """An upgrade space: its effect now, or for the rest of the game."""
    return effects_value(s, seat, look, UPGRADE_EFFECTS[space]) + permanent_value(
        s, seat, look, UPGRADE_PERMANENT[space])


def figurehead_value(s: State, seat: int, look: Outlook, tile: int) -> int:
    """A figurehead for the rest of the game."""
    value = permanent_value(s, seat, look, FIGUREHEAD_PERMANENT[tile])
    return value + effects_value(s, seat, look, FIGUREHEAD_INSTANT[tile])


def tile_value(s: State, seat: int, look: Outlook, face: int, card: int) -> int:
    """A black market tile on a location: what it pays now and on later visits."""
    now = effects_value(s, seat, look, TILE_EFFECTS[face])
    column = COLUMN[s.layout][s.place_of(card)]
    again = look.rounds + (1 if column > COLUMN[s.layout][s.ships[seat]] + 1 else 0)
    return 5 + now + again * (now + 20) // 4 + best_of(s, seat, look, GROUPS[card - FIRST_LOCATION]) // 8

