"""What cards, residences, upgrades and figureheads are worth."""

from quarterdeck.core.engine import NONE
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.policy import effects
from quarterdeck.games.pirates_of_maracaibo.policy.outlook import Outlook
from quarterdeck.games.pirates_of_maracaibo.scoring import metric
from quarterdeck.games.pirates_of_maracaibo.state import State


def card_value(s: State, seat: int, look: Outlook, card: int) -> int:
    """An improvement: printed points, effects, scrolls, and what its symbol is good for."""
    value = 10 * d.PRINTED_VP[card] + effects.effects_value(s, seat, look, d.INSTANT[card])
    value += permanent_value(s, seat, look, d.PERMANENT[card])
    per = d.END_PER[card]
    if per != NONE:
        have = 0 if per == d.M_SCORED_QUEST else metric(s, seat, per)
        value += 10 * d.END_VP[card] * (have + 1 + look.rounds) // d.END_SIZE[card]
    return value + 4 + residences_paying(s, seat, d.M_CREW + d.SYMBOL[card])


def residences_paying(s: State, seat: int, what: int) -> int:
    """What the own residences pay for one more of what is counted."""
    value = 0
    for residence in range(d.RESIDENCES):
        if s.markers[residence] >> seat & 1 and d.RESIDENCE_PER[residence] == what:
            value += 10 * d.RESIDENCE_VP[residence]
    return value


def permanent_value(s: State, seat: int, look: Outlook, permanent: list[int]) -> int:
    """Permanent effects by the turns and incomes that are left."""
    value = 0
    for i in range(0, len(permanent), 3):
        kind = permanent[i]
        amount = permanent[i + 2]
        if kind == d.P_INCOME_VP:
            value += 10 * amount * look.incomes + 3 * amount
        elif kind == d.P_INCOME_DOUBLOONS:
            value += look.coin * amount * look.incomes
        elif kind == d.P_RAID:
            value += amount * look.turns * 3
        elif kind == d.P_DIE:
            value += amount * look.turns
        elif kind == d.P_EXPLORE:
            value += amount * look.turns * 4
        elif kind == d.P_DISCOUNT:
            value += amount * look.turns * look.coin // 3
        elif kind in {d.P_RAID_ACTION, d.P_TRADE}:
            value += look.turns * 4
        elif kind == d.P_MOVE:
            value += look.turns * 2
        elif kind == d.P_REROLL:
            value += look.turns
        elif kind == d.P_INCOME_PER_QUEST:
            value += look.coin * look.incomes * (len(s.quests[seat]) + 1)
        elif kind == d.P_REFRESH:
            value += 10
        elif kind == d.P_SLOTS:
            value += 30 + look.turns * 4
    return value


def residence_value(s: State, seat: int, look: Outlook, card: int) -> int:
    """A residence: what it would score now, and half of what the rest of the game may add."""
    residence = card - d.FIRST_RESIDENCE
    units = metric(s, seat, d.RESIDENCE_PER[residence]) + 2 + look.turns // 5
    first = 10 * d.FIRST_MARKER_VP if s.markers[residence] == 0 else 0
    return 10 * min(d.RESIDENCE_CAP[residence], d.RESIDENCE_VP[residence] * units) + first


def upgrade_value(s: State, seat: int, look: Outlook, space: int) -> int:
    """An upgrade space: its effect now, or for the rest of the game."""
    value = permanent_value(s, seat, look, d.UPGRADE_PERMANENT[space])
    return value + effects.effects_value(s, seat, look, d.UPGRADE_EFFECTS[space])


def figurehead_value(s: State, seat: int, look: Outlook, tile: int) -> int:
    """A figurehead for the rest of the game."""
    value = permanent_value(s, seat, look, d.FIGUREHEAD_PERMANENT[tile])
    return value + effects.effects_value(s, seat, look, d.FIGUREHEAD_INSTANT[tile])
