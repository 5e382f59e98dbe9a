"""PM-8.1: the raid, its dice, its strength and its actions."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CHANCE, DONE, NONE
from quarterdeck.core.events import Telling
from quarterdeck.games.pirates_of_maracaibo.actions import (
    CHOOSE_DIE,
    DICE,
    FINISH,
    KINDS,
    REROLL,
    SPEND,
    SPEND_FROM,
    one,
    two,
)
from quarterdeck.games.pirates_of_maracaibo.data import (
    ANY,
    BURY,
    EFFECT_KIND,
    PER_RAID,
    RAID_ACTIONS,
    RAID_COST,
    RAID_GAIN,
    TREASURES,
)
from quarterdeck.games.pirates_of_maracaibo.flow.bundle import resolve
from quarterdeck.games.pirates_of_maracaibo.flow.shapes import Question
from quarterdeck.games.pirates_of_maracaibo.flow.treasures import can_bury
from quarterdeck.games.pirates_of_maracaibo.state import State, pack_purse, purse_points

DIGS: Final[list[bool]] = [
    all(EFFECT_KIND[effect] == BURY for effect in RAID_GAIN[action][0]) for action in range(RAID_ACTIONS)
]       # raid actions whose whole gain is a burial

ROLLING: Final = 0
CHOOSING: Final = 1
KIND: Final = 2
SPENDING: Final = 3
OVER: Final = 4


def usable_actions(s: State, seat: int, kind: int, points: int, used: int) -> list[int]:
    """PM-8.1.4.1: the raid actions that points of a raid for that kind can buy."""
    left = s.gains[seat].actions & ~used
    return [
        action for action in range(RAID_ACTIONS)
        if left >> action & 1 and RAID_COST[action] <= points and (not DIGS[action] or can_bury(s, seat, kind))
    ]


def buy(s: State, seat: int, action: int, kind: int, left: int) -> None:
    """PM-8.1.5: one raid action; its gain is resolved inside the raid."""
    s.tell("spent", "PM-8.1.4", seat, action, left)
    resolve(s, seat, RAID_GAIN[action][kind], True)


@final
class Raid(Question):
    """PM-8.1: roll, perhaps reroll, choose a die, add strength, spend it."""

    def __init__(
        self, seat: int, stage: int, only: int, bonus: int, dice: list[int], rerolls: int, kind: int, points: int,
        used: int,
    ) -> None:
        super().__init__(seat)
        self.stage = stage
        self.only = only            # PM-8.1.8: the one die that is rolled, or ANY
        self.bonus = bonus          # strength printed on the source
        self.dice = dice            # by treasure kind: the face; 0 before it is rolled, NONE if it is not used
        self.rerolls = rerolls
        self.kind = kind
        self.points = points
        self.used = used            # actions used in this raid, for the table setting of PM-AR-11

    def clone(self) -> "Raid":
        return Raid(self.seat, self.stage, self.only, self.bonus, self.dice.copy(), self.rerolls, self.kind,
                    self.points, self.used)

    def to_json(self) -> dict[str, Any]:
        return {
            "frame": "raid", "seat": self.seat, "stage": self.stage, "only": self.only, "bonus": self.bonus,
            "dice": self.dice.copy(), "rerolls": self.rerolls, "kind": self.kind, "points": self.points,
            "used": self.used,
        }

    def advance(self, s: State) -> int:
        if self.stage == ROLLING and 0 not in self.dice:
            self.stage = CHOOSING
        elif self.stage == SPENDING and not self.affordable(s):
            self.finish(s)
        return DONE if self.stage == OVER else ASK

    def waiting(self, s: State) -> list[int]:
        return [CHANCE if self.stage == ROLLING else self.seat]

    def asked(self, s: State) -> int:
        return CHANCE if self.stage == ROLLING else self.seat

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == ROLLING:
            return DICE[self.dice.index(0)]
        if self.stage == KIND:
            return KINDS
        if self.stage == CHOOSING:
            found = [two(CHOOSE_DIE, kind, self.dice[kind]) for kind in range(TREASURES) if self.dice[kind] > 0]
            if self.rerolls:
                found.append(REROLL)
            return found
        found = [one(SPEND, action) for action in self.affordable(s)]
        found.append(FINISH)
        return found

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == ROLLING:
            kind = action >> 8 & 255
            self.dice[kind] = action >> 16
            s.tell("rolled", "PM-8.1.1" if self.only == ANY else "PM-8.1.8", self.seat, kind, action >> 16)
        elif self.stage == KIND:                                            # PM-8.1.7
            self.begin(s, action >> 8, self.bonus)
        elif action == REROLL:                                              # PM-8.1.1: all of them
            self.rerolls -= 1
            self.dice = fresh_dice(self.only)
            self.stage = ROLLING
            s.tell("rerolled", "PM-8.1.1", seat)
        elif self.stage == CHOOSING:
            kind = action >> 8 & 255
            self.begin(s, kind, self.bonus + self.dice[kind] + s.gains[seat].dice[kind])
        elif action == FINISH:
            self.finish(s)
        else:
            bought = action >> 8
            self.points -= RAID_COST[bought]
            self.used |= 1 << bought
            s.used |= 1 << bought
            buy(s, seat, bought, self.kind, self.points)

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == KIND:
            return Telling("kind", "PM-D13", [])
        if self.stage == SPENDING:
            return Telling("spend", "PM-D12", [self.points, self.kind])
        return Telling("dice", "PM-D10", [self.rerolls]) if self.rerolls else Telling("die", "PM-D11", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if action & 255 == SPEND and self.stage == SPENDING:
            bought = action >> 8
            if self.spent(s) >> bought & 1:
                return Telling("used_up", "PM-8.1.4", [bought])
            return Telling("no_strength", "PM-8.1.4.1", [])
        return Telling("not_now", self.prompt(s, seat).rule, [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if action & 255 == CHOOSE_DIE:
            kind = action >> 8 & 255
            gains = s.gains[seat]
            return Telling("strength", "PM-8.1.3", [self.bonus + self.dice[kind] + gains.dice[kind] + gains.raid, kind])
        return Telling("costs", "PM-8.1.4", [RAID_COST[action >> 8]]) if action & 255 == SPEND else None

    def begin(self, s: State, kind: int, strength: int) -> None:
        """PM-8.1.3, PM-8.1.10: the strength is fixed once."""
        self.kind = kind
        self.points = strength + s.gains[self.seat].raid
        self.stage = SPENDING
        s.tell("raids", "PM-8.1.3", self.seat, kind, self.points)

    def spent(self, s: State) -> int:
        """The actions that cannot be used any more (PM-8.1.4, PM-AR-11)."""
        return self.used if s.modules & PER_RAID else s.used

    def affordable(self, s: State) -> list[int]:
        """The usable raid actions."""
        return usable_actions(s, self.seat, self.kind, self.points, self.spent(s))

    def finish(self, s: State) -> None:
        """PM-DR-3: what is left over waits for the end of the turn."""
        if self.points > 0:
            s.purses.append(pack_purse(self.kind, self.points, self.used))
        s.tell("raid_over", "PM-8.1.6", self.seat, self.points)
        self.stage = OVER


def fresh_dice(only: int) -> list[int]:
    """Dice to be rolled."""
    return [0 if only in {kind, ANY} else NONE for kind in range(TREASURES)]


def raid(s: State, seat: int, only: int, bonus: int) -> None:
    """PM-8.1.1, PM-8.1.8: a raid with all dice, or with one."""
    s.stack.append(Raid(seat, ROLLING, only, bonus, fresh_dice(only), s.gains[seat].rerolls, NONE, 0, 0))


def raid_fixed(s: State, seat: int, strength: int) -> None:
    """PM-8.1.7: a raid without dice."""
    s.stack.append(Raid(seat, KIND, ANY, strength, [NONE, NONE, NONE], 0, NONE, 0, 0))


@final
class Leftover(Question):
    """PM-8.1.6, PM-D28: before the turn ends, points left over from one raid may still buy a raid action."""

    def clone(self) -> "Leftover":
        return Leftover(self.seat)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "leftover", "seat": self.seat}

    def advance(self, s: State) -> int:
        return ASK if has_leftover(s, self.seat) else DONE

    def options(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        for i, purse in enumerate(s.purses):
            usable = usable_actions(s, seat, purse & 3, purse_points(purse), purse_used(s, purse))
            found += [two(SPEND_FROM, i, action) for action in usable]
        found.append(FINISH)
        return found

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == FINISH:
            s.purses.clear()
            return
        i = action >> 8 & 255
        bought = action >> 16
        purse = s.purses[i]
        points = purse_points(purse) - RAID_COST[bought]
        s.purses[i] = pack_purse(purse & 3, points, purse >> 8 | 1 << bought)
        s.used |= 1 << bought
        buy(s, seat, bought, purse & 3, points)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("leftover", "PM-D28", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if action == FINISH:
            return None
        purse = s.purses[action >> 8 & 255]
        return Telling("strength", "PM-8.1.6.1", [purse_points(purse), purse & 3])


def purse_used(s: State, purse: int) -> int:
    """The actions that a purse cannot pay any more."""
    return purse >> 8 if s.modules & PER_RAID else s.used


def has_leftover(s: State, seat: int) -> bool:
    """Whether some purse can pay a usable raid action (PM-DR-3)."""
    return any(
        usable_actions(s, seat, purse & 3, purse_points(purse), purse_used(s, purse)) for purse in s.purses
    )
