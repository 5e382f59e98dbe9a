"""Who may know what, and possible tables behind a view: the order of the deck and sealed answers are hidden."""

from typing import Any

from quarterdeck.core.events import FACEDOWN
from quarterdeck.core.rng import Rng
from quarterdeck.skeleton import data as d, verbs as v
from quarterdeck.skeleton.flow import restore
from quarterdeck.skeleton.state import State


def hide(s: State, seat: int, whole: dict[str, Any] | None = None) -> dict[str, Any]:
    """SK-6: the cards of the deck and what others have sealed become holes; at the end nothing is hidden."""
    shown = s.to_json() if whole is None else whole.copy()
    if not s.stack:
        return shown
    shown["deck"] = s.deck.json_for(seat)
    shown["stack"] = [seen_frame(frame, seat) for frame in shown["stack"]]
    return shown


def seen_frame(frame: dict[str, Any], seat: int) -> dict[str, Any]:
    """SK-6: a procedure without what others have sealed."""
    if frame["frame"] != "sending":
        return frame
    answers = [given if who == seat or given < 0 else FACEDOWN for who, given in enumerate(frame["answers"])]
    return frame | {"answers": answers}


def determinise(view: dict[str, Any], rng: Rng) -> State:
    """A possible whole table from a view alone: unseen cards lie in the deck, sealed answers are any crew in hand."""
    shown = dict(view["state"])
    if FACEDOWN in shown["deck"]["middle"]:
        shown["deck"] = shown["deck"] | {"middle": unseen(shown)}
    shown["stack"] = [with_answers(shown, frame, rng) for frame in shown["stack"]]
    return restore(shown)


def unseen(shown: dict[str, Any]) -> list[int]:
    """The cards of the deck: those that are neither taken nor sunk nor in the cove."""
    seen = [card for cards in shown["taken"] for card in cards] + shown["sunk"] + [shown["upturned"]]
    return [card for card in range(d.CARDS) if d.CARD_IDS[card] not in seen]


def with_answers(shown: dict[str, Any], frame: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """A procedure with every sealed answer that the viewer does not know."""
    if frame["frame"] != "sending":
        return frame
    answers = list(frame["answers"])
    for seat, given in enumerate(answers):
        if given == FACEDOWN:
            hand = shown["hands"][seat]
            answers[seat] = v.send(hand[rng.below(len(hand))])
    return frame | {"answers": answers}
