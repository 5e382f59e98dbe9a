"""Who may know what in Pirates of the 7 Seas (P7-18), and possible tables behind a view."""

from typing import Any

from quarterdeck.core.engine import NONE, reader
from quarterdeck.core.events import FACEDOWN
from quarterdeck.core.frames import OPEN
from quarterdeck.core.rng import Rng
from quarterdeck.games.pirates_of_the_7_seas import data as d, state as t
from quarterdeck.games.pirates_of_the_7_seas.flow import restore
from quarterdeck.games.pirates_of_the_7_seas.flow.rounds import CALLS, Choice, Rounds
from quarterdeck.games.pirates_of_the_7_seas.policy import inclination
from quarterdeck.games.pirates_of_the_7_seas.state import State


def hide(s: State, seat: int, whole: dict[str, Any] | None = None) -> dict[str, Any]:
    """P7-18: hands, the deck and uncalled characters of the others become holes; at the end nothing is hidden.

    Without the memory aid only the top card of the pile of played cards can be seen.
    """
    shown = s.to_json() if whole is None else whole.copy()
    if not s.stack:
        return shown
    shown["deck"] = [FACEDOWN] * len(shown["deck"])
    called = last_called(shown["stack"])
    shown["calls"] = [seats if call <= called else FACEDOWN for call, seats in enumerate(shown["calls"])]
    shown["players"] = [player if who == seat else seen_player(player) for who, player in enumerate(shown["players"])]
    top = shown["stack"][-1]
    if top["frame"] == "choice":
        answers = [given if who == seat or given is None else FACEDOWN for who, given in enumerate(top["answers"])]
        shown["stack"] = [*shown["stack"][:-1], top | {"answers": answers}]
    if s.house & t.NO_MEMORY_AID and shown["played"]:
        shown["played"] = [FACEDOWN] * (len(shown["played"]) - 1) + shown["played"][-1:]
    return shown


def seen_player(player: dict[str, Any]) -> dict[str, Any]:
    """A player as the others see him: without the hand, and the character that nobody has called."""
    secret = player["chosen"] is not None and not player["revealed"]
    return player | {
        "hand": [FACEDOWN] * len(player["hand"]), "chosen": FACEDOWN if secret else player["chosen"],
    }


def last_called(stack: list[dict[str, Any]]) -> int:
    """The character called last in this round; before the first call, -1. That nobody answered a call tells much."""
    if stack[-1]["frame"] == "choice":
        return -1
    return next((int(frame["call"]) for frame in stack if frame["frame"] == "rounds" and frame["stage"] == "calls"), -1)


def determinise(view: dict[str, Any], rng: Rng) -> State:
    """Deal the unseen cards to the places where they may be, and guess the characters not called yet."""
    state = view["state"]
    shown = dict(state)
    players = [dict(player) for player in state["players"]]
    shown["players"] = players
    unseen = unseen_cards(state)
    if FACEDOWN in state["played"]:                                 # forgotten cards: no port was ever among them
        others = [card for card in unseen if not d.PORT_CARDS >> card & 1]
        forgotten = others[: state["played"].count(FACEDOWN)]
        unseen = [card for card in unseen if card not in forgotten]
        shown["played"] = [d.CARD_IDS[forgotten.pop()] if card == FACEDOWN else card for card in state["played"]]
    for player in players:
        if FACEDOWN in player["hand"]:
            player["hand"] = [d.CARD_IDS[unseen.pop()] for _ in player["hand"]]
        if player["chosen"] == FACEDOWN:
            player["chosen"] = d.CHARACTER_IDS[d.CARTOGRAPHER]      # a stand-in
    if FACEDOWN in state["deck"]:
        shown["deck"] = [d.CARD_IDS[card] for card in unseen]
    if state["stack"] and state["stack"][-1]["frame"] == "choice":
        answers = state["stack"][-1]["answers"]
        stand_ins = [d.CHARACTER_IDS[d.CARTOGRAPHER] if given == FACEDOWN else given for given in answers]
        shown["stack"] = [*state["stack"][:-1], {"frame": "choice", "answers": stand_ins}]
    s = restore(shown)
    redeal(s, reader(view), rng)
    return s


def redeal(s: State, seat: int, rng: Rng) -> bool:
    """P7-18: the others' hands, the deck and what is forgotten change places; hidden characters are guessed anew."""
    if not s.stack:
        return True
    pool = s.deck
    for who in range(s.seats):
        if who != seat:
            pool |= s.hands[who]
    forgotten = len(s.played) - 1 if s.house & t.NO_MEMORY_AID else 0
    if forgotten > 0:                                               # no port was ever among them
        for card in s.played[:forgotten]:
            pool |= 1 << card
        others = d.cards_of(pool & ~d.PORT_CARDS)
        rng.shuffle(others)
        for i in range(forgotten):
            s.played[i] = others[i]
            pool &= ~(1 << others[i])
    unseen = d.cards_of(pool)
    rng.shuffle(unseen)
    for who in range(s.seats):
        if who != seat:
            hand = 0
            for _ in range(s.hands[who].bit_count()):
                hand |= 1 << unseen.pop()
            s.hands[who] = hand
    s.deck = 0
    for card in unseen:
        s.deck |= 1 << card
    guess_characters(s, seat, rng)
    return True


def guess_characters(s: State, seat: int, rng: Rng) -> None:
    """P7-18: what the others have laid face down, in this round or while everybody is choosing."""
    top = s.stack[-1]
    if isinstance(top, Choice):
        for who in range(s.seats):
            if who != seat and top.answers[who] != OPEN:
                top.answers[who] = guess(s, who, 0, rng)
        return
    first = 0
    for frame in s.stack:
        if isinstance(frame, Rounds) and frame.stage == CALLS:
            first = frame.call + 1
    for who in range(s.seats):
        if who != seat and s.chosen[who] != NONE and not s.revealed >> who & 1:
            s.chosen[who] = guess(s, who, first, rng)


def guess(s: State, seat: int, first: int, rng: Rng) -> int:
    """P7-18: a hidden choice is any card in hand, once calling has begun one that has not been called yet.

    Likely ones are guessed more often, judging by what lies on the table.
    """
    odds = [0 if s.used[seat] >> c & 1 or c < first else 1 + inclination(s, seat, c) for c in range(d.CHARACTERS)]
    return rng.weighted(odds)


def unseen_cards(state: dict[str, Any]) -> list[int]:
    """The adventure cards that the viewer cannot place."""
    seen = [card for card in state["deck"] + state["ports"] + state["played"] if card != FACEDOWN]
    for player in state["players"]:
        seen += [card for card in player["hand"] if card != FACEDOWN]
    known = {t.CARD_CODES[card] for card in seen}
    return [card for card in d.cards_of(d.deck_cards(state["seats"])) if card not in known]
