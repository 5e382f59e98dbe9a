"""PM-16: who may know what, and possible tables behind a view."""

from typing import Any

from quarterdeck.core.engine import reader, verb_of
from quarterdeck.core.events import FACEDOWN
from quarterdeck.core.frames import OPEN
from quarterdeck.core.rng import Rng
from quarterdeck.core.zones import fill, holed, knows
from quarterdeck.games.pirates_of_maracaibo import data as d, verbs as v
from quarterdeck.games.pirates_of_maracaibo.flow import restore
from quarterdeck.games.pirates_of_maracaibo.flow.building import price
from quarterdeck.games.pirates_of_maracaibo.flow.move import Steps
from quarterdeck.games.pirates_of_maracaibo.flow.setup import QuestChoice
from quarterdeck.games.pirates_of_maracaibo.flow.turn import Turn
from quarterdeck.games.pirates_of_maracaibo.policy import leads
from quarterdeck.games.pirates_of_maracaibo.scoring import metric, points_now, reached, residences
from quarterdeck.games.pirates_of_maracaibo.state import State


def hide(s: State, seat: int, whole: dict[str, Any] | None = None) -> dict[str, Any]:
    """PM-8.5.2, PM-16: the others' quests and the quest deck become holes; at the end nothing is hidden."""
    shown = s.to_json() if whole is None else whole.copy()
    if not s.stack:
        return shown
    shown["captains"] = [
        boards if captain == seat < s.seats else boards | {"quests": [FACEDOWN] * len(boards["quests"])}
        for captain, boards in enumerate(shown["captains"])
    ]
    deck = shown["quest_deck"]
    shown["quest_deck"] = deck | {
        "middle": [FACEDOWN] * len(deck["middle"]), "bottom": holed(deck["bottom"], deck["bottom_known"], seat),
    }
    shown["stack"] = [
        seen_choice(frame, seat) if frame["frame"] == "quest_choice" else frame for frame in shown["stack"]
    ]
    return shown


def seen_choice(frame: dict[str, Any], seat: int) -> dict[str, Any]:
    """PM-16: a choice of quests without what the others have drawn and chosen."""
    drawn = [quests if who == seat else [FACEDOWN] * len(quests) for who, quests in enumerate(frame["drawn"])]
    answers = [given if who == seat or given == OPEN else FACEDOWN for who, given in enumerate(frame["answers"])]
    return frame | {"drawn": drawn, "answers": answers}


def derive(s: State, seat: int) -> dict[str, Any]:
    """What boards show of the rules: points, goals, what quests count, prices at sea, where a ship may go."""
    return {
        "captains": [standing(s, captain, captain == seat or not s.stack) for captain in range(s.captains)],
        "have": {d.METRICS[what]: metric(s, seat, what) for what in d.QUEST_METRICS} if 0 <= seat < s.seats else {},
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
    """PM-16: deal the unseen quests to the places where they may be."""
    state = view["state"]
    shown = dict(state)
    shown["captains"] = captains = [dict(boards) for boards in state["captains"]]
    shown["quest_deck"] = deck = dict(state["quest_deck"])
    shown["stack"] = stack = [dict(frame) for frame in state["stack"]]
    unseen = unseen_quests(state)
    for boards in captains:
        boards["quests"] = fill(boards["quests"], unseen)
    for frame in stack:
        if frame["frame"] == "quest_choice":
            frame["drawn"] = [fill(quests, unseen) for quests in frame["drawn"]]
            frame["answers"] = [frame["drawn"][who][0] if given == FACEDOWN else given
                                for who, given in enumerate(frame["answers"])]
    deck["bottom"] = fill(deck["bottom"], unseen)
    deck["middle"] = fill(deck["middle"], unseen)
    s = restore(shown)
    redeal(s, reader(view), rng)
    return s


def redeal(s: State, seat: int, rng: Rng) -> bool:
    """PM-16: the unseen quests change places; those that somebody was seen to take stay in that hand if they can."""
    if not s.stack:
        return True
    deck = s.deck
    unseen = deck.middle.copy()
    unknown = [i for i, mask in enumerate(deck.bottom_known) if not knows(mask, seat)]
    unseen += [deck.bottom[i] for i in unknown]
    others = [captain for captain in range(s.captains) if captain != seat]
    for captain in others:
        unseen += s.quests[captain]
    top = s.stack[-1]
    if isinstance(top, QuestChoice):
        for captain in range(s.seats):
            if captain != seat:
                unseen += top.drawn[captain]
    rng.shuffle(unseen)
    for captain in others:
        if s.quests[captain]:
            s.quests[captain] = likely_hand(s, captain, unseen, rng)
    if isinstance(top, QuestChoice):
        for captain in range(s.seats):
            if captain != seat:
                drawn = [unseen.pop() for _ in top.drawn[captain]]
                top.drawn[captain] = drawn
                if top.answers[captain] != OPEN:
                    top.answers[captain] = drawn[rng.below(len(drawn))]
    for i in unknown:
        deck.bottom[i] = unseen.pop()
    unseen.sort()
    deck.middle = unseen
    if s.active >= 0:
        s.par = leads(s)
    return True


def likely_hand(s: State, captain: int, unseen: list[int], rng: Rng) -> list[int]:
    """A hand from the public record first; who has dropped quests may have dropped those."""
    taken = [quest for quest in s.seen[captain] if quest in unseen]
    for _ in range(rng.below(min(s.dropped[captain], len(taken)) + 1)):
        taken.pop(rng.below(len(taken)))
    held = len(s.quests[captain])
    hand = taken[:held]
    for quest in hand:
        unseen.remove(quest)
    while len(hand) < held:
        hand.append(unseen.pop())
    return hand


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
