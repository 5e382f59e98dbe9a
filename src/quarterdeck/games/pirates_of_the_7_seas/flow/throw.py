"""P7-16: dice thrown into the sea. Where each die falls follows from chance's key alone, in whole numbers."""

from typing import Any, final

from mypy_extensions import i64

from quarterdeck.core.engine import NONE
from quarterdeck.core.rng import Rng
from quarterdeck.games.pirates_of_the_7_seas import actions as a, data as d, state as t
from quarterdeck.games.pirates_of_the_7_seas.state import State


@final
class Throw:
    """A throw as it lies: red dice first, then ships by seat. `duels` and `nearest` read distances off it."""

    def __init__(self, faces: list[int], xs: list[int], ys: list[int], slots: list[int], angles: list[int]) -> None:
        self.faces = faces
        self.xs = xs            # centres, in tenths of a millimetre from the top left (P7-16.1)
        self.ys = ys
        self.slots = slots      # the place each die got; breaks ties (P7-16.6)
        self.angles = angles    # for the picture only; empty where nobody looks


def faces_of(key: int, dice: int) -> list[int]:
    """P7-16.4.1, P7-16.8: the faces alone, where places do not matter."""
    rng = Rng(key)
    return [1 + rng.below(d.FACES) for _ in range(dice)]


def throw(key: int, dice: int, looked_at: bool) -> Throw:
    """P7-16.4, P7-16.11: faces, then places, then which die gets which place, then rotations."""
    rng = Rng(key)
    n: i64 = dice
    faces: list[int] = [1 + rng.below(d.FACES) for _ in range(n)]
    apart: i64 = d.APART * d.APART
    xs: list[int] = []
    ys: list[int] = []
    placed: i64 = 0
    while placed < n:                                       # P7-16.4.2
        x: i64 = d.SEA_MARGIN + rng.below(d.SEA_SPAN)
        y: i64 = d.SEA_MARGIN + rng.below(d.SEA_SPAN)
        free = True
        for i in range(placed):
            dx: i64 = xs[i] - x
            dy: i64 = ys[i] - y
            if dx * dx + dy * dy < apart:
                free = False
                break
        if free:
            xs.append(x)
            ys.append(y)
            placed += 1
    slots: list[int] = list(range(n))
    rng.shuffle(slots)                                      # P7-16.4.3, P7-16.5
    angles: list[int] = []
    if looked_at:                                           # P7-16.4.4: last, so that nothing depends on it
        angles = [rng.below(90) for _ in range(n)]
    return Throw(faces, [xs[slot] for slot in slots], [ys[slot] for slot in slots], slots, angles)


def duels(fallen: Throw, red: int) -> list[int]:
    """P7-8.2, P7-8.3, P7-16.6: the duels in order, each packed by `pack_duel`.

    Dice never move, so the pairs can be sorted once; a pair fights if both dice are still afloat.
    """
    dice: i64 = len(fallen.faces)
    merchants: i64 = red
    xs = fallen.xs
    ys = fallen.ys
    slots = fallen.slots
    faces = fallen.faces
    pairs: list[int] = []
    for m in range(merchants):
        mx: i64 = xs[m]
        my: i64 = ys[m]
        head: i64 = slots[m] << 6
        for p in range(merchants, dice):
            dx: i64 = xs[p] - mx
            dy: i64 = ys[p] - my
            d2: i64 = dx * dx + dy * dy                     # P7-8.5: between centres
            pairs.append((d2 << 12 | head | slots[p]) << 12 | m << 6 | p)
    pairs.sort()
    afloat: list[int] = [1] * dice
    fought: list[int] = []
    for pair in pairs:
        merchant: i64 = pair >> 6 & 63
        pirate: i64 = pair & 63
        if not (afloat[merchant] and afloat[pirate]):
            continue
        strong: i64 = faces[merchant]
        bold: i64 = faces[pirate]
        sunk: i64 = a.SINKS_BOTH
        if strong < bold:
            sunk = a.SINKS_MERCHANT
        elif bold < strong:
            sunk = a.SINKS_PIRATE
        if sunk != a.SINKS_PIRATE:
            afloat[merchant] = 0
        if sunk != a.SINKS_MERCHANT:
            afloat[pirate] = 0
        fought.append(pack_duel(merchant, pirate, pair >> 24, sunk))
    return fought


def pack_duel(merchant: int, pirate: int, d2: int, sunk: int) -> int:
    """A duel as one number: the dice, their squared distance, who sank."""
    return d2 << 14 | sunk << 12 | merchant << 6 | pirate


def nearest(fallen: Throw) -> list[int]:
    """P7-11.5, P7-16.6: the ships from the nearest to die 0 to the farthest."""
    order: list[int] = []
    for p in range(1, len(fallen.faces)):
        dx: i64 = fallen.xs[p] - fallen.xs[0]
        dy: i64 = fallen.ys[p] - fallen.ys[0]
        order.append((dx * dx + dy * dy) << 12 | fallen.slots[p] << 6 | p)
    order.sort()
    return [entry & 63 for entry in order]


def owners(s: State) -> list[int]:
    """The owner of each die of the last throw; NONE for red dice."""
    found = [NONE] * s.sea_red
    for seat in range(s.seats):
        found += [seat] * s.sea_ships[seat]
    return found


def cast(s: State, purpose: int, key: int, red: int, ships: list[int]) -> None:
    """P7-16.9: the dice of a throw lie on the sea, for all to see, until the next one."""
    s.sea_purpose = purpose
    s.sea_key = key
    s.sea_red = red
    s.sea_ships = ships
    if s.out is not None:
        fallen = throw(key, red + sum(ships), looked_at=True)
        told = [s.throws, purpose, red]
        for die, owner in enumerate(owners(s)):
            told += [owner, fallen.faces[die], fallen.xs[die], fallen.ys[die], fallen.angles[die], fallen.slots[die]]
        s.tell_list("thrown", "P7-16.9", told)
    s.throws += 1


def sea_json(s: State) -> dict[str, Any] | None:
    """The last throw as JSON, to scale, with its duels in order or the ships dragged in."""
    if s.sea_purpose == NONE:
        return None
    belongs = owners(s)
    fallen = throw(s.sea_key, len(belongs), looked_at=True)
    shown: dict[str, Any] = {
        "throw": s.throws - 1,
        "purpose": "battle" if s.sea_purpose == t.BATTLE else d.CARD_IDS[s.sea_purpose],
        "key": f"{s.sea_key:016x}",
        "side": d.SEA_SIDE,
        "edge": d.DIE_EDGE,
        "red": s.sea_red,
        "ships": s.sea_ships.copy(),
        "dice": [
            {"owner": None if owner == NONE else owner, "face": fallen.faces[die], "x": fallen.xs[die],
             "y": fallen.ys[die], "angle": fallen.angles[die], "slot": fallen.slots[die]}
            for die, owner in enumerate(belongs)
        ],
        "duels": [],
        "dragged": [],
    }
    if s.sea_purpose == t.BATTLE:
        names = ("merchant", "pirate", "both")
        shown["duels"] = [
            {"merchant": duel >> 6 & 63, "pirate": duel & 63, "d2": duel >> 14, "sunk": names[duel >> 12 & 3]}
            for duel in duels(fallen, s.sea_red)
        ]
    elif s.sea_purpose == d.WHIRLPOOL:
        shown["dragged"] = nearest(fallen)[: fallen.faces[0]]
    return shown
