"""Who may know what in Tiny Epic Pirates (TEP-12): everybody the same, and nobody what has not been seen."""

from typing import Any

from quarterdeck.core.engine import NONE
from quarterdeck.core.fields import spelled
from quarterdeck.core.rng import Rng
from quarterdeck.games.tiny_epic_pirates import data as d, effects, forecast, scoring, verbs as v
from quarterdeck.games.tiny_epic_pirates.flow import combat, orders, sailing, turn
from quarterdeck.games.tiny_epic_pirates.flow.setup import Placing, restore
from quarterdeck.games.tiny_epic_pirates.state import State


def hide(s: State, seat: int, whole: dict[str, Any] | None = None) -> dict[str, Any]:
    """TEP-12.5, TEP-12.6: all of it. Unseen tokens, cards and cubes are sets in the state, without an order to hide.

    Beside the table, what the rules make of it: what can be done, and what the reader has to fear.
    """
    shown = s.to_json() if whole is None else whole.copy()
    if not s.stack:
        return shown | {"standing": [scoring.standing(s, pirate) for pirate in range(s.pirates())]}
    top = s.stack[-1]
    if isinstance(top, turn.Turn):
        shown["walks"] = walks_json(s, top.seat)
    elif isinstance(top, sailing.Sailing):
        ways = sailing.reach(s, top)
        shown["reach"] = {d.CELL_IDS[way[-1]]: spelled(way, d.CELL_IDS) for way in ways}
        if seat == top.pirate == s.active:
            goals = [s.ship[seat], *[way[-1] for way in ways]]
            shown["plans"] = {d.CELL_IDS[cell]: forecast.plan_of(s, seat, cell) for cell in goals}
    elif isinstance(top, orders.Order) and top.order == d.ATTACK and seat == top.seat:
        shown["odds"] = forecast.odds_of(s, seat)
    elif isinstance(top, combat.Battle):
        shown["fight"] = {"attack": side_json(s, top, top.attacker), "defence": defence_json(s, top)}
    if s.navy != NONE and not isinstance(top, Placing):
        shown["hunt"] = forecast.hunt_of(s, seat if seat >= 0 else s.active)
        if seat >= 0:
            shown["payable"] = [d.CELL_IDS[cell] for cell in range(d.CELLS) if effects.can_bury(s, seat, cell)]
    return shown


def walks_json(s: State, seat: int) -> list[dict[str, Any]]:
    """TEP-5.1: the wheel spaces that the captain can go to, the nearest first."""
    helm = s.helm[seat]
    wheel = s.wheel[seat]
    answers = turn.walks(helm, wheel, s.hands, seat * d.STATIONS)
    shown: list[dict[str, Any]] = []
    for space in dict.fromkeys([v.steer_order(answer) for answer in answers]):
        way = turn.skipped(helm, space)
        shown.append({
            "space": space, "marks": [met for met in way if not wheel >> met & 1],
            "lifts": [met for met in [*way, space] if wheel >> met & 1], "crosses": space < helm,
            "places": forecast.places_of(s, seat, s.orders[seat * d.SPACES + space]),
        })
    return shown


def side_json(s: State, battle: combat.Battle, pirate: int) -> dict[str, Any]:
    """TEP-6.1: the hits of each face, the sure ones beside Cannons, and the damage so far; nothing before the throw."""
    rolls = pirate == battle.roller
    extra = battle.extra if pirate == battle.attacker else 0
    sure = combat.damage_of(s, pirate, [], extra) - s.hands[pirate * d.STATIONS + d.CANNONS]
    total = combat.damage_of(s, pirate, battle.dice, extra) if rolls else battle.attack
    return {
        "hits": [combat.icons_of(s, pirate, face) for face in range(1, d.FACES + 1)], "sure": sure,
        "total": total if rolls or pirate == battle.attacker else None,
    }


def defence_json(s: State, battle: combat.Battle) -> dict[str, Any]:
    """A merchant's damage stands on its card; a pirate rolls."""
    if battle.target < combat.PIRATE:
        return {"hits": [], "sure": 0, "total": d.DAMAGE[s.merchant_card[battle.target]]}
    return side_json(s, battle, battle.target - combat.PIRATE)


def determinise(view: dict[str, Any], rng: Rng) -> State:
    """The table itself: chance decides what is unseen only when it is turned up (TEP-12.1 to TEP-12.4)."""
    return restore(view["state"])


def redeal(s: State, seat: int, rng: Rng) -> bool:
    """TEP-12.5: nothing is hidden from anybody."""
    return True
