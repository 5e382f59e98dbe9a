"""Who may know what in Space Pirates (SP-9.2), and possible tables behind a view (SP-9.5)."""

from typing import Any

from mypy_extensions import i64

from quarterdeck.core.engine import NONE, reader
from quarterdeck.core.events import FACEDOWN
from quarterdeck.core.rng import MASK, Rng
from quarterdeck.core.zones import fill
from quarterdeck.games.space_pirates.data import CARDS, PLANETS, TELEPORT
from quarterdeck.games.space_pirates.flow import restore
from quarterdeck.games.space_pirates.state import SEQ, State


def hide(s: State, seat: int, whole: dict[str, Any] | None = None) -> dict[str, Any]:
    """SP-9.3: hands, face-down cards and lost cards of the others become holes; at the end nothing is hidden."""
    shown = s.to_json() if whole is None else whole.copy()
    if not s.stack:
        return shown
    shown["hands"] = [hand if who == seat else [FACEDOWN] * len(hand) for who, hand in enumerate(shown["hands"])]
    shown["traps"] = [trap if trap["victim"] == seat else trap | {"card": FACEDOWN} for trap in shown["traps"]]
    if len(s.stack) > 1:                                        # until the claiming stage reveals them (SP-7.1)
        shown["down"] = [
            card if card is None or card["seat"] == seat else card | {"card": FACEDOWN} for card in shown["down"]
        ]
    return shown


def determinise(view: dict[str, Any], rng: Rng) -> State:
    """SP-9.5: deal each opponent's unseen cards to the places where they may be."""
    state = view["state"]
    shown = dict(state)
    hands = [list(hand) for hand in state["hands"]]
    down = [None if card is None else dict(card) for card in state["down"]]
    traps = [dict(trap) for trap in state["traps"]]
    for seat in range(state["seats"]):
        placed = [card for card in down if card is not None and card["seat"] == seat]
        placed += [trap for trap in traps if trap["victim"] == seat]
        unseen = unseen_cards(state, seat, hands[seat], [card["card"] for card in placed])
        for card in placed:
            if card["card"] == FACEDOWN:
                card["card"] = unseen.pop()
        hands[seat] = fill(hands[seat], unseen)
    shown["hands"], shown["down"], shown["traps"] = hands, down, traps
    s = restore(shown)
    redeal(s, reader(view), rng)
    return s


def unseen_cards(state: dict[str, Any], seat: int, hand: list[int], placed: list[int]) -> list[int]:
    """SP-9.4: the cards of a seat's set that the viewer has not seen."""
    seen = {card["card"] for card in state["up"] if card["seat"] == seat} | set(hand) | set(placed)
    if any(trap["owner"] == seat for trap in state["traps"]):
        seen.add(TELEPORT)
    return [code for code in range(CARDS) if code not in seen]


def redeal(s: State, seat: int, rng: Rng) -> bool:
    """SP-9.5: the others' hands, face-down cards and lost cards change places, owner by owner."""
    if not s.stack:
        return True
    laid = len(s.stack) > 1                                     # until the claiming stage reveals them (SP-7.1)
    for other in range(s.seats):
        if other == seat:
            continue
        hand: i64 = s.hands[other]
        unseen: list[int] = []
        for code in range(CARDS):
            if hand >> code & 1:
                unseen.append(code)
        held = len(unseen)
        if laid:
            for card in s.down:
                if card != NONE and s.owner(card) == other:
                    unseen.append(card & 7)
        for trap in s.traps:
            if s.owner(trap) == other:
                unseen.append(trap & 7)
        if held == len(unseen):
            continue
        rng.shuffle(unseen)
        if laid:
            for planet in range(PLANETS):
                card = s.down[planet]
                if card != NONE and s.owner(card) == other:
                    s.down[planet] = card & ~7 | unseen.pop()
        for i in range(len(s.traps)):
            if s.owner(s.traps[i]) == other:
                s.traps[i] = s.traps[i] & ~7 | unseen.pop()
        hand = 0
        for code in unseen:
            hand |= 1 << code
        s.hands[other] = hand
    return True


def seen(s: State, seat: int) -> int:
    """A number for what everybody sees: the cards turned up, where and when the others were laid, who took what."""
    found: i64 = s.placed
    for card in s.up:
        found = (found * 31 + card) & MASK
    for card in s.down:
        found = (found * 31 + (card >> SEQ)) & MASK
    for place in s.tokens:
        found = (found * 31 + place) & MASK
    return found
