"""What effects, cards, quests and raids are worth, in tenths of a point."""

from typing import Final, final

from quarterdeck.core.engine import NONE, verb_of
from quarterdeck.games.pirates_of_maracaibo import data as d, verbs as v
from quarterdeck.games.pirates_of_maracaibo.effects import counted, usable
from quarterdeck.games.pirates_of_maracaibo.flow.building import acquirable, buildable, price
from quarterdeck.games.pirates_of_maracaibo.flow.raid import DIGS, Raid
from quarterdeck.games.pirates_of_maracaibo.flow.treasures import can_bury
from quarterdeck.games.pirates_of_maracaibo.scoring import metric
from quarterdeck.games.pirates_of_maracaibo.state import State

TURNS_OF_ROUND: Final = 7
BEST_DIE: Final = 5             # what a raid's dice bring on the whole
STEP_VALUE: Final = 9           # of a space walked, beside what stands there
UPGRADE_VALUE: Final = 22       # of an upgrade whose choice is open
STOP_VALUE: Final = 14          # of a column that is not skipped
PER_TURN: Final[list[int]] = [3, 1, 4, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]        # of permanent effects, by kind and amount
RAID_PRICE: Final[list[int]] = [0, 0, 3, 34, 34, 34]                        # of a raid action's strength, by its cost
RAIDS: Final = 6                # turns for each raid, on the whole
DIG_VALUE: Final = 43           # of a burial that a raid action brings, now or later
MOVE_VALUE: Final = 5           # of a longer move, in every turn
SECOND_STEP: Final = 2          # less than the first of one effect, in every turn
SIX_VALUE: Final = 10           # of a quest towards the points for six, for each one held beyond two
STEP_RISK: Final = 2            # of a step under the fog that is still to be made
NOWHERE: Final = -1000          # a step that leads to no stop
WALKS: Final = 10               # turns for each exploration with a step to trade
TRACK_DEPTH: Final[list[int]] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 16, 17, 19, 20, 21, 22, 23, 24, 25,
    26, 26,
]       # how far along the track a space lies; the shorter branches count like the longer ones


@final
class Outlook:
    """What is left of the game for one seat."""

    def __init__(self, s: State) -> None:
        column = d.COLUMN[s.layout]
        self.ahead = max([column[place] for place in s.ships])                  # column of the foremost ship
        self.rounds = d.ROUNDS - s.round                                        # whole rounds after this one
        self.incomes = self.rounds + 1
        here = max(0, (column[d.GULF] + 1 - self.ahead) * 2 // 3)
        self.turns = here + self.rounds * TURNS_OF_ROUND
        self.coin = 3 + min(4, self.turns * 6 // 14)                            # tenths for a doubloon


# -- effects -----------------------------------------------------------------------------------------------------------


def effects_value(s: State, seat: int, look: Outlook, several: list[int]) -> int:
    """Several effects together."""
    return sum(effect_value(s, seat, look, effect) for effect in several)


def effect_value(s: State, seat: int, look: Outlook, effect: int) -> int:
    """What an effect is worth now."""
    kind = d.EFFECT_KIND[effect]
    amount = d.EFFECT_AMOUNT[effect]
    arg = d.EFFECT_ARG[effect]
    if kind == d.VP:
        return 10 * amount
    if kind == d.DOUBLOONS:
        return look.coin * amount
    if kind == d.TREASURE:
        return amount * treasure_value(s, seat, arg)
    if kind == d.UPGRADE:
        return UPGRADE_VALUE * amount
    if kind == d.EXPLORE:
        return explore_value(s, seat, amount)
    if kind == d.RAID:
        return raid_value(s, seat, look, BEST_DIE + amount + s.gains[seat].raid, d.ANY, s.used)
    if kind == d.RAID_DIE:
        return raid_value(s, seat, look, 4 + amount + s.gains[seat].raid, arg, s.used)
    if kind == d.RAID_FIXED:
        return raid_value(s, seat, look, amount + s.gains[seat].raid, d.ANY, s.used)
    if kind == d.BURY:
        return 35 * min(amount, stored(s, seat)) if can_bury(s, seat, arg) else 0
    if kind == d.QUEST:
        return max([unknown_quest(s, look), *[quest_value(s, seat, look, quest) for quest in s.market]])
    if kind in {d.VP_PER, d.VP_INCOME}:
        return 10 * counted(s, seat, effect)
    if kind == d.DOUBLOON_INCOME:
        return look.coin * counted(s, seat, effect)
    if kind == d.CUBE:
        return island_value(s, seat, arg) * amount
    return bought_value(s, seat, look, effect)


def bought_value(s: State, seat: int, look: Outlook, effect: int) -> int:
    """Effects that open a purchase."""
    kind = d.EFFECT_KIND[effect]
    amount = d.EFFECT_AMOUNT[effect]
    if not usable(s, seat, effect):
        return 0
    best = 0
    if kind == d.BUILD:
        best = max([residence_gain(s, seat, look, card) for card in buildable(s, seat, False)])
    elif kind == d.ACQUIRE:
        for card in acquirable(s, seat, d.EFFECT_ARG[effect], amount):
            value = 10 * d.PRINTED_VP[card] + 15 * len(d.INSTANT[card])
            value += permanent_value(s, seat, look, d.PERMANENT[card])
            best = max(best, value - price(s, seat, card, amount) * look.coin)
    elif kind == d.FIGUREHEAD:
        best = max([figurehead_value(s, seat, look, tile) for tile in s.offered]) - amount * look.coin
    elif kind == d.PLACE_TILE:
        best = 12 + 10 * look.rounds + 8 - amount * look.coin
    elif kind == d.USE_TILE:
        for tile in range(d.TILES):
            if s.tiles[seat * d.TILES + tile] != NONE:
                best = max(best, effects_value(s, seat, look, d.TILE_EFFECTS[tile * 2 + s.sides[tile]]))
    elif kind == d.DROP_QUEST:
        best = amount * look.coin - min([quest_value(s, seat, look, quest) for quest in s.quests[seat]])
    elif kind == d.REPEAT_SPACE:
        best = effects_value(s, seat, look, d.TRACK_EFFECTS[s.explorers[seat]])
    return max(0, best)


def stored(s: State, seat: int) -> int:
    """Treasures above the digging line."""
    at = seat * d.TREASURES
    return s.stored[at] + s.stored[at + 1] + s.stored[at + 2]


def treasure_value(s: State, seat: int, kind: int) -> int:
    """A treasure: its worth, what burying it adds, and what the tableau makes of its kind."""
    if kind >= d.TREASURES:
        return max([treasure_value(s, seat, one) for one in range(d.TREASURES)])
    cubes = s.islands[kind]
    now = d.TREASURE_WORTH[cubes]
    after = d.TREASURE_WORTH[max(0, cubes - 1)]
    value = 10 * after + 12 - 10 * (now - after) * s.owned(seat, kind)
    for card in s.tableaux[seat]:
        if d.END_PER[card] == kind:
            value += 10 * d.END_VP[card] // d.END_SIZE[card]
    return value + residences_paying(s, seat, kind)


def island_value(s: State, seat: int, kind: int) -> int:
    """What a cube on that island, or on the best one, brings the seat ahead of the average rival."""
    if kind >= d.TREASURES:
        return max([island_value(s, seat, one) for one in range(d.TREASURES)])
    cubes = s.islands[kind]
    rise = d.TREASURE_WORTH[cubes + 1] - d.TREASURE_WORTH[cubes]
    others = sum(s.owned(captain, kind) for captain in range(s.captains) if captain != seat)
    rivals = max(1, s.captains - 1)
    return (10 * rise + 3) * (s.owned(seat, kind) * rivals - others) // rivals + 1


def explore_value(s: State, seat: int, amount: int) -> int:
    """An explore action by its reach."""
    at = s.explorers[seat]
    if at == d.TRACK_END:
        return 0
    steps = min(amount + s.gains[seat].explore, d.TRACK_END - at)
    return 12 + steps * (STEP_VALUE + 3)


# -- cards, residences, upgrades and figureheads -----------------------------------------------------------------------


def card_value(s: State, seat: int, look: Outlook, card: int) -> int:
    """An improvement: printed points, effects, scrolls, and what its symbol is good for."""
    value = 10 * d.PRINTED_VP[card] + effects_value(s, seat, look, d.INSTANT[card])
    value += permanent_value(s, seat, look, d.PERMANENT[card])
    per = d.END_PER[card]
    if per != NONE:
        have = quests_near(s, seat) if per == d.M_SCORED_QUEST else metric(s, seat, per)
        value += 10 * d.END_VP[card] * (have + 1 + look.rounds) // d.END_SIZE[card]
    return value + 4 + residences_paying(s, seat, d.M_CREW + d.SYMBOL[card])


def residences_paying(s: State, seat: int, what: int) -> int:
    """What the own residences pay for one more of what is counted."""
    return sum(10 * d.RESIDENCE_VP[residence] for residence in range(d.RESIDENCES)
               if s.markers[residence] >> seat & 1 and d.RESIDENCE_PER[residence] == what)


def permanent_value(s: State, seat: int, look: Outlook, permanent: list[int]) -> int:
    """Permanent effects by the turns and incomes that are left."""
    value = 0
    for i in range(0, len(permanent), 3):
        kind = permanent[i]
        amount = permanent[i + 2]
        value += PER_TURN[kind] * amount * look.turns
        if kind == d.P_INCOME_VP:
            value += 10 * amount * look.incomes + 3 * amount
        elif kind == d.P_INCOME_DOUBLOONS:
            value += look.coin * amount * look.incomes
        elif kind == d.P_EXPLORE:
            value -= SECOND_STEP * (amount - 1) * look.turns
        elif kind == d.P_DISCOUNT:
            value += amount * look.turns * look.coin // 3
        elif kind == d.P_RAID_ACTION:
            action = permanent[i + 1]
            gain = DIG_VALUE if DIGS[action] else raid_action_value(s, seat, look, action, d.ANY)
            value += look.turns * max(4 * RAIDS, gain - RAID_PRICE[d.RAID_COST[action]]) // RAIDS
        elif kind == d.P_TRADE:
            value += look.turns * max(4 * WALKS, effects_value(s, seat, look, d.TRADE_GAIN[permanent[i + 1]])) // WALKS
        elif kind == d.P_MOVE:
            value += look.turns * MOVE_VALUE
        elif kind == d.P_INCOME_PER_QUEST:
            value += look.coin * look.incomes * (len(s.quests[seat]) + 1)
        elif kind == d.P_REFRESH:
            value += 10
        elif kind == d.P_SLOTS:
            value += 30 + look.turns * 4
    return value


def residence_value(s: State, seat: int, card: int) -> int:
    """A residence by what it would score now: few captains gather much for one that stands already."""
    residence = card - d.FIRST_RESIDENCE
    units = metric(s, seat, d.RESIDENCE_PER[residence])
    first = 10 * d.FIRST_MARKER_VP if s.markers[residence] == 0 else 0
    return 10 * min(d.RESIDENCE_CAP[residence], d.RESIDENCE_VP[residence] * units) + first


def residence_gain(s: State, seat: int, look: Outlook, card: int) -> int:
    """What a residence is worth beyond its price."""
    return residence_value(s, seat, card) - price(s, seat, card, 0) * look.coin


def upgrade_value(s: State, seat: int, look: Outlook, space: int) -> int:
    """An upgrade space: its effect now, or for the rest of the game."""
    value = permanent_value(s, seat, look, d.UPGRADE_PERMANENT[space])
    return value + effects_value(s, seat, look, d.UPGRADE_EFFECTS[space])


def figurehead_value(s: State, seat: int, look: Outlook, tile: int) -> int:
    """A figurehead for the rest of the game."""
    value = permanent_value(s, seat, look, d.FIGUREHEAD_PERMANENT[tile])
    return value + effects_value(s, seat, look, d.FIGUREHEAD_INSTANT[tile])


# -- quests ------------------------------------------------------------------------------------------------------------


def quest_value(s: State, seat: int, look: Outlook, quest: int) -> int:
    """A quest by how near its goals are; each missing piece needs turns."""
    q = quest - d.FIRST_QUEST
    hard = missing(s, seat, d.HARD[q])
    reach = 1 + look.turns
    if s.modules & d.ADVENTURERS:
        chance = max(0, min(100, 100 - 100 * hard * 2 // reach))
        return (d.HARD_TIMES * d.HARD_VP[q] * chance + d.FAILURE_VP * (100 - chance)) // 10
    easy = missing(s, seat, d.EASY[q])
    value = 10 * d.EASY_VP[q] if easy == 0 else 10 * d.EASY_VP[q] * max(0, reach - easy * 2) // reach
    more = 10 * (d.HARD_VP[q] - d.EASY_VP[q])
    value += more if hard == 0 else more * max(0, reach - hard * 3) // reach
    held = len(s.quests[seat])
    return value + 4 + (SIX_VALUE * (held - 2) if easy <= 1 and held >= 3 else 0)


def quests_near(s: State, seat: int) -> int:
    """Quests in hand whose easy goal is reached, or nearly."""
    return sum(missing(s, seat, d.EASY[quest - d.FIRST_QUEST]) <= 1 for quest in s.quests[seat])


def missing(s: State, seat: int, goal: list[int]) -> int:
    """How many pieces a goal lacks."""
    return sum(max(0, goal[i + 1] - metric(s, seat, goal[i])) for i in range(0, len(goal), 2))


def unknown_quest(s: State, look: Outlook) -> int:
    """A quest that nobody has seen."""
    if s.modules & d.ADVENTURERS:
        return -20
    return 10 + min(25, look.turns * 2)


# -- raids -------------------------------------------------------------------------------------------------------------


def raid_value(s: State, seat: int, look: Outlook, points: int, kind: int, used: int) -> int:
    """The best that raid points can buy: actions are taken while they pay, best value first."""
    if points <= 0:
        return 0
    best = [0] * (points + 1)
    left = s.gains[seat].actions & ~used
    for action in range(d.RAID_ACTIONS):
        cost = d.RAID_COST[action]
        if left >> action & 1 and cost <= points:
            value = raid_action_value(s, seat, look, action, kind)
            for have in range(points, cost - 1, -1):
                best[have] = max(best[have], best[have - cost] + value)
    return best[points]


def raid_action_value(s: State, seat: int, look: Outlook, action: int, kind: int) -> int:
    """What a raid action brings in a raid for that kind (ANY: the best kind)."""
    if kind < d.TREASURES:
        return effects_value(s, seat, look, d.RAID_GAIN[action][kind])
    gain = d.RAID_GAIN[action][0]
    if d.EFFECT_KIND[gain[0]] == d.TREASURE:
        return treasure_value(s, seat, d.ANY)
    return effects_value(s, seat, look, gain)


def raid_rating(s: State, seat: int, look: Outlook, action: int) -> int:
    """The answers inside a raid; a kind is also chosen for a treasure that comes without one."""
    verb = verb_of(action)
    frame = s.stack[-1]
    if verb == v.SPEND_FROM:
        return 5
    if not isinstance(frame, Raid):
        return treasure_value(s, seat, v.choose_kind_treasure(action)) if verb == v.CHOOSE_KIND else 0
    gains = s.gains[seat]
    if verb == v.CHOOSE_DIE:
        kind = v.choose_die_treasure(action)
        return raid_value(s, seat, look, frame.bonus + frame.dice[kind] + gains.dice[kind] + gains.raid, kind, s.used)
    if verb == v.REROLL:
        return raid_value(s, seat, look, frame.bonus + BEST_DIE + gains.raid, d.ANY, s.used) - 3
    if verb == v.CHOOSE_KIND:
        return raid_value(s, seat, look, frame.bonus + gains.raid, v.choose_kind_treasure(action), s.used)
    bought = v.spend_raid_action(action)
    rest = raid_value(s, seat, look, frame.points - d.RAID_COST[bought], frame.kind, s.used | 1 << bought)
    return raid_action_value(s, seat, look, bought, frame.kind) + rest
