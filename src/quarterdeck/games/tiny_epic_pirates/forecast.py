"""What a turn would bring at a card: the order, the bonuses, the ship line and the Navy, in the order of play."""

from typing import Any

from quarterdeck.core.engine import NONE
from quarterdeck.core.fields import spelled
from quarterdeck.games.tiny_epic_pirates import data as d, effects
from quarterdeck.games.tiny_epic_pirates.flow import combat, neutral, orders
from quarterdeck.games.tiny_epic_pirates.state import State

Json = dict[str, Any]


def places_of(s: State, seat: int, order: int) -> list[str]:
    """TEP-5.3.0: the cards where an order can be carried out, however far they are."""
    there = s.clone()
    found: list[str] = []
    for cell in range(d.CELLS):
        there.ship[seat] = cell
        if orders.can_perform(there, seat, order):
            found.append(d.CELL_IDS[cell])
    return found


def hunt_of(s: State, pirate: int) -> Json:
    """TEP-8.3: what the Navy would do to a pirate who crossed the ship line now."""
    path = neutral.hunt(s, pirate)
    fate = "far" if path[-1] != s.ship[pirate] else "hidden" if s.hidden >> pirate & 1 else "caught"
    return {"speed": d.NAVY_SPEED[s.buried[pirate]], "path": spelled(path, d.CELL_IDS), "fate": fate}


def plan_of(s: State, seat: int, cell: int) -> Json:
    """The rest of a turn that ends its voyage on a card: each thing that may be done, and the gold if all of it is."""
    there = s.clone()
    if there.ship[seat] != cell:
        there.ship[seat] = cell
        there.hidden &= ~(1 << seat)                                            # TEP-5.2.4
    order = there.order(seat)
    lines = [line("order", d.ORDER_IDS[order], None, gain(there, seat, order, orders.can_perform(there, seat, order)))]
    if order == d.HIDE_OUT and lines[0]["can"]:
        there.hidden |= 1 << seat                                               # TEP-5.3.6.1
    captain = there.captain[seat]
    if d.CAPTAIN_TRIGGER[captain] == order:
        for kind in d.CAPTAIN_BONUS[captain]:
            lines.append(line("captain", d.BONUS_IDS[kind], d.CAPTAIN_IDS[captain], bonus(there, seat, kind, NONE)))
    for card in there.crew_of(seat):
        if d.CREW_TRIGGER[card] == order:
            for at in (card * 2, card * 2 + 1):
                if d.BONUS_KIND[at] != NONE:
                    kind = d.BONUS_KIND[at]
                    lines.append(line("crew", d.BONUS_IDS[kind], d.CREW_IDS[card], bonus(there, seat, kind, at)))
    if there.crossed:
        gold = pay(there, seat, there.hands[seat * d.STATIONS + d.EXTORT] - there.paid)
        lines.append(line("extort", "extort", None, (gold > 0, gold, None)))
    return {"lines": lines, "gold": there.gold[seat], "hunt": hunt_of(there, seat) if there.crossed else None}


def odds_of(s: State, seat: int) -> list[Json]:
    """TEP-6.3, TEP-6.4: of every target here, how the fight would go with plain dice, and with sure-fire tokens."""
    own = combat.spread(s, seat)
    shown: list[Json] = []
    for target in combat.targets(s, seat):
        against = combat.strength(s, target)
        won, tied = combat.wins(own, against), combat.ties(own, against)
        sharp = combat.wins(combat.sharpened(s, seat), against) if s.sure_fire[seat] else won
        foe = None if target < combat.PIRATE else fighter(s, target - combat.PIRATE)
        legend = foe is not None or s.seats <= d.LEGEND_UP_TO[s.merchant_card[target]]
        shown.append({
            "target": target, "me": fighter(s, seat), "foe": foe,
            "damage": d.DAMAGE[s.merchant_card[target]] if foe is None else None,
            "won": won, "tied": tied, "sharp": sharp, "legend": legend,
        })
    return shown


def fighter(s: State, pirate: int) -> Json:
    """TEP-6.1: what a pirate fights with: dice, hits by face, Cannons and sure hits, and the damage of a mean throw."""
    hits = [combat.icons_of(s, pirate, face) for face in range(1, d.FACES + 1)]
    dice = combat.dice_of(s, pirate)
    cannons = s.hands[pirate * d.STATIONS + d.CANNONS]
    sure = combat.damage_of(s, pirate, [], 0)
    return {
        "dice": dice, "hits": hits, "cannons": cannons, "sure": sure - cannons,
        "mean": (10 * (sure * d.FACES + dice * sum(hits)) + d.FACES // 2) // d.FACES,
    }


def line(of: str, kind: str, card: str | None, told: tuple[bool, int, int | None]) -> Json:
    """One thing that may be done: whether it can, the gold it moves, the chance of a fight."""
    can, gold, percent = told
    return {"of": of, "kind": kind, "card": card, "can": can, "gold": gold, "percent": percent}


def pay(s: State, seat: int, gold: int) -> int:
    """TEP-3.1: gold that is really gained."""
    before = s.gold[seat]
    s.gold[seat] = min(d.GOLD_MAX, before + max(0, gold))
    return s.gold[seat] - before


def gain(s: State, seat: int, order: int, can: bool) -> tuple[bool, int, int | None]:
    """What an order brings: of a sale all cubes, of an attack the easiest target."""
    if not can:
        return False, 0, None
    if order == d.TRADE:
        good = s.wanted(seat)
        count = min(s.cargo[seat * d.GOODS + good], d.TRADE_MAX)
        s.cargo[seat * d.GOODS + good] -= count
        return True, pay(s, seat, count * s.price(good)), None
    if order == d.ATTACK:
        return True, 0, max([combat.chance(s, seat, target) for target in combat.targets(s, seat)])
    return True, 0, None


def bonus(s: State, seat: int, kind: int, at: int) -> tuple[bool, int, int | None]:
    """What a bonus brings; a treasure costs."""
    can = effects.can_use(s, seat, kind, at)
    order = d.ORDER_OF_BONUS[kind]
    if order != NONE:
        return gain(s, seat, order, can)
    if kind == d.BURY:
        cost = d.COST[s.sea[s.ship[seat]]]
        if can:
            s.gold[seat] -= cost
            s.buried[seat] += 1
        return can, -cost, None
    if can and kind == d.GAIN_GOLD:
        return True, pay(s, seat, d.BONUS_N[at]), None
    if can and kind == d.SPECIAL_TRADE:
        for good in range(d.GOODS):
            s.cargo[seat * d.GOODS + good] -= d.BONUS_CUBES[at][good]
        return True, pay(s, seat, d.BONUS_N[at]), None
    return can, 0, None
