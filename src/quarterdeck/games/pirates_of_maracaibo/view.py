"""PM-16: who may know what, and possible tables behind a view."""

from typing import Any

from quarterdeck.core.engine import verb_of
from quarterdeck.core.events import FACEDOWN
from quarterdeck.core.frames import OPEN
from quarterdeck.core.rng import Rng
from quarterdeck.core.zones import fill, holed
from quarterdeck.games.pirates_of_maracaibo import data as d, verbs as v
from quarterdeck.games.pirates_of_maracaibo.flow import restore
from quarterdeck.games.pirates_of_maracaibo.flow.building import price
from quarterdeck.games.pirates_of_maracaibo.flow.move import Steps
from quarterdeck.games.pirates_of_maracaibo.flow.setup import QuestChoice
from quarterdeck.games.pirates_of_maracaibo.flow.turn import Turn
from quarterdeck.games.pirates_of_maracaibo.policy import leads
from quarterdeck.games.pirates_of_maracaibo.scoring import points_now, reached, residences
from quarterdeck.games.pirates_of_maracaibo.state import State


def hide(s: State, seat: int) -> dict[str, Any]:
    """PM-8.5.2, PM-16: the others' quests and the quest deck become holes; at the end nothing is hidden."""
    shown = s.to_json()
    if not s.stack:
        return shown
    for captain, boards in enumerate(shown["captains"]):
        if captain != seat or seat >= s.seats:
            boards["quests"] = [FACEDOWN] * len(boards["quests"])
    deck = shown["quest_deck"]
    deck["middle"] = [FACEDOWN] * len(deck["middle"])
    deck["bottom"] = holed(deck["bottom"], deck["bottom_known"], seat)
    for frame in shown["stack"]:
        if frame["frame"] == "quest_choice":
            frame["drawn"] = [quests if who == seat else [FACEDOWN] * len(quests)
                              for who, quests in enumerate(frame["drawn"])]
            frame["answers"] = [given if who == seat or given == OPEN else FACEDOWN
                                for who, given in enumerate(frame["answers"])]
    return shown


def derive(s: State, seat: int) -> dict[str, Any]:
    """What boards show of the rules: points and goals of the captains, prices at sea, where a ship may go."""
    return {
        "captains": [standing(s, captain, captain == seat or not s.stack) for captain in range(s.captains)],
        "prices": {
            d.IDS[card]: price(s, seat, card, 0) for card in s.sea if card < d.FIRST_LOCATION or d.is_residence(card)
        } if 0 <= seat < s.seats else {},
        "ways": ways(s, seat),
    }


def standing(s: State, captain: int, quests_known: bool) -> dict[str, Any]:
    """PM-8.5.2: what a captain would end with now, his residences, and his goals if the seat may know them."""
    held = s.quests[captain].copy() if quests_known and captain < s.seats else []
    if quests_known and s.stack and isinstance(s.stack[-1], QuestChoice):
        held += s.stack[-1].drawn[captain]
    return {
        "points": points_now(s, captain, quests_known), "residences": residences(s, captain),
        "reached": {d.IDS[quest]: reached(s, captain, quest) for quest in held},
    }


def ways(s: State, seat: int) -> dict[str, Any]:
    """PM-6.1, PM-6.11: the places where a ship may go now, each with the way there and the rent."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Turn | Steps) or frame.seat != seat:
        return {}
    found: dict[str, Any] = {}
    for action in frame.options(s, seat):
        if action != v.STOP:
            place = v.sail_place(action) if verb_of(action) == v.SAIL else v.step_place(action)
            rent = d.RENT * len(s.opponents_at(seat, place))
            found[f"place:{place}"] = {"path": d.path(s.layout, s.ships[seat], place), "rent": rent}
    return found


def determinise(view: dict[str, Any], rng: Rng) -> State:
    """PM-16: deal the unseen quests; quests that somebody was seen to take stay in that hand if they can."""
    state = view["state"]
    shown = dict(state)
    shown["captains"] = captains = [dict(boards) for boards in state["captains"]]
    shown["quest_deck"] = deck = dict(state["quest_deck"])
    shown["stack"] = stack = [dict(frame) for frame in state["stack"]]
    hidden = unseen_quests(state)
    order = list(range(len(hidden)))
    rng.shuffle(order)
    unseen = [hidden[i] for i in order]
    for boards in captains:
        boards["quests"] = fill_hand(boards, unseen, rng)
    for frame in stack:
        if frame["frame"] == "quest_choice":
            frame["drawn"] = [fill(quests, unseen) for quests in frame["drawn"]]
            frame["answers"] = [frame["drawn"][who][rng.below(len(frame["drawn"][who]))] if given == FACEDOWN else given
                                for who, given in enumerate(frame["answers"])]
    deck["bottom"] = fill(deck["bottom"], unseen)
    middle = fill(deck["middle"], unseen)
    deck["middle"] = [quest for quest in d.QUEST_IDS.values() if quest in middle]
    possible = restore(shown)
    if possible.stack and possible.active >= 0:
        possible.par = leads(possible)
    return possible


def fill_hand(boards: dict[str, Any], unseen: list[str], rng: Rng) -> list[Any]:
    """A hand with every hole filled, from the public record first; who has dropped quests may have dropped those."""
    quests = boards["quests"]
    holes = quests.count(FACEDOWN)
    if not holes:
        return list(quests)
    taken = [quest for quest in boards["seen"] if quest in unseen]
    lost = rng.below(min(boards["dropped"], len(taken)) + 1)
    for _ in range(lost):
        taken.pop(rng.below(len(taken)))
    taken = taken[:holes]
    for quest in taken:
        unseen.remove(quest)
    return [taken.pop() if taken else unseen.pop() for _ in range(holes)]


def unseen_quests(state: dict[str, Any]) -> list[str]:
    """The quests that the viewer has not before its eyes."""
    deck = state["quest_deck"]
    shown: list[Any] = state["market"] + state["discard"] + deck["middle"] + deck["bottom"]
    for boards in state["captains"]:
        shown = shown + boards["quests"]
    for frame in state["stack"]:
        if frame["frame"] == "quest_choice":
            for quests in frame["drawn"]:
                shown = shown + quests
    return [quest for quest in d.QUEST_IDS.values() if quest not in shown]
