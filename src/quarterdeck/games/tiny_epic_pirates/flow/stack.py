"""Procedures under way, read back from JSON."""

from typing import Any

from quarterdeck.core.engine import Frame
from quarterdeck.games.tiny_epic_pirates.data import GOOD_IDS, MERCHANT_IDS
from quarterdeck.games.tiny_epic_pirates.flow.basics import Delivery, Join, Jostle, Load, SoloBury, SoloRetreat
from quarterdeck.games.tiny_epic_pirates.flow.combat import Battle, Reset
from quarterdeck.games.tiny_epic_pirates.flow.neutral import SailNeutral, ShipLine
from quarterdeck.games.tiny_epic_pirates.flow.orders import Assign, CrewUp, Order, Searching
from quarterdeck.games.tiny_epic_pirates.flow.sailing import Sailing
from quarterdeck.games.tiny_epic_pirates.flow.setup import Setup
from quarterdeck.games.tiny_epic_pirates.flow.solo import SoloCrew, SoloTurn
from quarterdeck.games.tiny_epic_pirates.flow.swap import Swap
from quarterdeck.games.tiny_epic_pirates.flow.turn import Bonuses, Course, Turn
from quarterdeck.games.tiny_epic_pirates.state import State, state_from_json


def restore(plain: dict[str, Any]) -> State:
    """The table that `to_json` wrote down, procedures included."""
    return state_from_json(plain, [frame_from_json(frame) for frame in plain["stack"]])


def frame_from_json(f: dict[str, Any]) -> Frame[State]:
    """The procedure that a frame's `to_json` wrote down."""
    name = f["frame"]
    if name == "course":
        return Course(f["stage"])
    if name == "turn":
        return Turn(f["seat"], f["stage"])
    if name == "sailing":
        return Sailing(f["pirate"], f["steps"], f["extra"], f["over"])
    if name == "order":
        return Order(f["seat"], f["order"], f["ordered"], f["over"])
    if name == "bonuses":
        return Bonuses(f["seat"], f["captain"], f["used"])
    if name == "load":
        return Load(f["pirate"], f["left"], [f["loading"][good] for good in GOOD_IDS])
    if name == "battle":
        return Battle(f["attacker"], f["target"], f["ordered"], f["extra"], f["stage"], f["roller"], list(f["dice"]),
                      f["again"], f["used"], f["attack"], f["defence"])
    if name == "reset":
        return Reset(f["pirate"], f["merchant"], MERCHANT_IDS.index(f["card"]), f["stage"])
    if name == "crew_up":
        return CrewUp(f["seat"], f["stage"], f["chosen"])
    if name == "ship_line":
        return ShipLine(f["stage"], f["merchant"], f["left"])
    return small_frame(f)


def small_frame(f: dict[str, Any]) -> Frame[State]:
    """The procedures met more seldom."""
    name = f["frame"]
    if name == "jostle":
        return Jostle(f["pirate"], f["over"])
    if name == "join":
        return Join(f["joining"], f["over"])
    if name == "delivery":
        return Delivery(f["merchant"])
    if name == "searching":
        return Searching(f["pirate"], f["over"])
    if name == "assign":
        return Assign(f["seat"], f["hide_out"], f["over"])
    if name == "swap":
        return Swap(f["seat"], f["over"])
    if name == "sail_neutral":
        return SailNeutral(f["seat"], f["ship"], f["left"])
    if name == "solo_turn":
        return SoloTurn(f["stage"], f["die"], f["target"], f["done"])
    if name == "solo_crew":
        return SoloCrew(f["stage"])
    if name == "solo_bury":
        return SoloBury()
    if name == "solo_retreat":
        return SoloRetreat(f["over"])
    if name == "setup":
        return Setup(f["stage"], f["turn"], f["first"], f["rival"], f["mood"])
    raise ValueError(f"expected a procedure of tiny_epic_pirates; found {name!r}")
