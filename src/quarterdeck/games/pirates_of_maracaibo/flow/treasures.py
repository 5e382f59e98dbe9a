"""PM-8.2, PM-8.4: gaining, storing and burying treasures."""

from typing import ClassVar, Final, final

from quarterdeck.core.frames import ASK, DONE, NONE, Prompt, Question, Telling, Words
from quarterdeck.games.pirates_of_maracaibo import data as d, verbs as v
from quarterdeck.games.pirates_of_maracaibo.actions import KINDS, STORES
from quarterdeck.games.pirates_of_maracaibo.flow.bundle import resolve
from quarterdeck.games.pirates_of_maracaibo.state import State

KIND: Final = 0
TAKE: Final = 1
PUT: Final = 2
GAINING: Final = ["kind", "take", "put"]


@final
class Treasure(Question[State]):
    """PM-8.2.1: treasures of one kind, gained one after another, each with its own place in the storage area."""

    WORDS: ClassVar[Words] = {"stage": GAINING}

    def __init__(self, seat: int, stage: int, kind: int, left: int) -> None:
        super().__init__(seat)
        self.stage = stage
        self.kind = kind        # NONE while the captain chooses it (PM-D13)
        self.left = left

    def advance(self, s: State) -> int:
        while self.stage == TAKE and self.left > 0:
            self.left -= 1
            take_from_island(s, self.kind)
            s.tell("treasure_taken", "PM-8.2.1", self.seat, self.kind, s.islands[self.kind])
            at = self.seat * d.TREASURES + self.kind
            s.stored[at] += 1
            if not s.bonus[at]:                                                 # PM-8.2.2
                self.stage = PUT
        return DONE if self.stage == TAKE else ASK

    def options(self, s: State, seat: int) -> list[int]:
        return KINDS if self.stage == KIND else STORES

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == KIND:
            self.kind = v.choose_kind_treasure(action)
        elif action == v.STORE_BONUS:
            s.bonus[seat * d.TREASURES + self.kind] = 1
            s.tell("stored_bonus", "PM-8.2.2", seat, self.kind)
            resolve(s, seat, d.STORAGE_BONUS[self.kind], True)
        self.stage = TAKE

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("kind", "PM-D13", []) if self.stage == KIND else Telling("store", "PM-D14", [self.kind])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if self.stage != KIND:
            return None
        return Telling("cubes_there", "PM-10.6", [s.islands[v.choose_kind_treasure(action)]])


def take_from_island(s: State, kind: int) -> None:
    """PM-8.2.1: the island loses a cube; an empty one stays at 0 and the supply gives the treasure."""
    if s.islands[kind] > 0:
        s.islands[kind] -= 1


def gain_treasure(s: State, seat: int, kind: int, amount: int) -> None:
    """PM-8.2.1: treasures of a named kind."""
    s.stack.append(Treasure(seat, TAKE, kind=kind, left=amount))


def choose_treasure(s: State, seat: int, amount: int) -> None:
    """PM-AR-14, PM-8.11.1: treasures of one kind of choice."""
    s.stack.append(Treasure(seat, KIND, kind=NONE, left=amount))


def free_slots(s: State, seat: int, kind: int) -> list[int]:
    """PM-8.4.3, PM-8.4.4: the burying spaces where a treasure of the kind can go."""
    mask = s.buried[seat * d.TREASURES + kind]
    found = [kind * d.SLOTS + slot for slot in range(d.SLOTS) if not mask >> slot & 1]
    if s.has_poseidon(seat):
        found += [d.POSEIDON * d.SLOTS + slot for slot in range(d.SLOTS) if s.poseidon[slot] == NONE]
    return found


def can_bury(s: State, seat: int, only: int) -> bool:
    """Whether a stored treasure (of the kind `only`, unless that is ANY) has an empty space below the line."""
    for kind in range(d.TREASURES):
        at = seat * d.TREASURES + kind
        if s.stored[at] and only in {kind, d.ANY} and (
            s.buried[at] != (1 << d.SLOTS) - 1 or len(free_slots(s, seat, kind)) > 0
        ):
            return True
    return False


@final
class Bury(Question[State]):
    """PM-8.4.1, PM-D15: each shovel moves one stored treasure below the digging line."""

    PROMPT: ClassVar[Prompt] = "bury", "PM-D15", "shovels"

    def __init__(self, seat: int, only: int, shovels: int) -> None:
        super().__init__(seat)
        self.only = only        # the raid's kind (PM-AR-38), or ANY
        self.shovels = shovels

    def advance(self, s: State) -> int:
        return ASK if self.shovels and can_bury(s, self.seat, self.only) else DONE

    def options(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        for kind in range(d.TREASURES):
            if s.stored[seat * d.TREASURES + kind] and self.only in {kind, d.ANY}:
                found += [v.bury(kind, slot) for slot in free_slots(s, seat, kind)]
        found.append(v.DECLINE)
        return found

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == v.DECLINE:
            self.shovels = 0
            return
        self.shovels -= 1
        bury(s, seat, v.bury_treasure(action), v.bury_slot(action))


def bury(s: State, seat: int, kind: int, slot: int) -> None:
    """PM-8.4.2, PM-8.4.5: the treasure goes down and the space's bonus comes at once."""
    at = seat * d.TREASURES + kind
    s.stored[at] -= 1
    s.bonus[at] = 0                                     # PM-DR-6: the cube on the bonus space goes first
    if slot < d.POSEIDON * d.SLOTS:
        s.buried[at] |= 1 << slot % d.SLOTS
    else:
        s.poseidon[slot - d.POSEIDON * d.SLOTS] = kind
    s.tell("buried", "PM-8.4.1", seat, kind, slot)
    resolve(s, seat, d.SLOT_BONUS[slot], False)
