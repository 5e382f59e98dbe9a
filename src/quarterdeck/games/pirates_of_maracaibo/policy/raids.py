"""What raids are worth."""

from quarterdeck.core.engine import verb_of
from quarterdeck.games.pirates_of_maracaibo import data as d, verbs as v
from quarterdeck.games.pirates_of_maracaibo.flow.raid import Raid
from quarterdeck.games.pirates_of_maracaibo.policy import effects
from quarterdeck.games.pirates_of_maracaibo.policy.outlook import BEST_DIE, Outlook
from quarterdeck.games.pirates_of_maracaibo.state import State


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
        return effects.effects_value(s, seat, look, d.RAID_GAIN[action][kind])
    gain = d.RAID_GAIN[action][0]
    if d.EFFECT_KIND[gain[0]] == d.TREASURE:
        return effects.treasure_value(s, seat, d.ANY)
    return effects.effects_value(s, seat, look, gain)


def raid_rating(s: State, seat: int, look: Outlook, action: int) -> int:
    """The answers inside a raid; a kind is also chosen for a treasure that comes without one."""
    verb = verb_of(action)
    frame = s.stack[-1]
    if verb == v.SPEND_FROM:
        return 5
    if not isinstance(frame, Raid):
        return effects.treasure_value(s, seat, v.choose_kind_treasure(action)) if verb == v.CHOOSE_KIND else 0
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
