"""PM-8.1: the raid, its dice, its strength and its actions."""

from typing import ClassVar, Final, final

from quarterdeck.core.frames import ASK, CHANCE, DONE, NONE, Prompt, Question, Telling, Words, verb_of
from quarterdeck.games.pirates_of_maracaibo import data as d, state as t, verbs as v
from quarterdeck.games.pirates_of_maracaibo.actions import DICE, KINDS
from quarterdeck.games.pirates_of_maracaibo.flow.bundle import resolve
from quarterdeck.games.pirates_of_maracaibo.flow.treasures import can_bury
from quarterdeck.games.pirates_of_maracaibo.state import State

DIGS: Final[list[bool]] = [
    all(d.EFFECT_KIND[effect] == d.BURY for effect in d.RAID_GAIN[action][0]) for action in range(d.RAID_ACTIONS)
]       # raid actions whose whole gain is a burial

ROLLING: Final = 0
CHOOSING: Final = 1
KIND: Final = 2
SPENDING: Final = 3
OVER: Final = 4
RAIDING: Final = ["rolling", "choosing", "kind", "spending", "over"]


def spent(s: State, used: int) -> int:
    """PM-8.1.4: the actions used in this turn; by the table setting of PM-AR-11, those of one raid."""
    return used if s.modules & d.PER_RAID else s.used


def usable_actions(s: State, seat: int, kind: int, points: int, used: int) -> list[int]:
    """PM-8.1.4.1: the raid actions that points of a raid for that kind can buy."""
    left = s.gains[seat].actions & ~spent(s, used)
    return [
        action for action in range(d.RAID_ACTIONS)
        if left >> action & 1 and d.RAID_COST[action] <= points and (not DIGS[action] or can_bury(s, seat, kind))
    ]


def buy(s: State, seat: int, action: int, kind: int, left: int) -> None:
    """PM-8.1.5: one raid action; its gain is resolved inside the raid."""
    s.used |= 1 << action
    s.tell("spent", "PM-8.1.4", seat, action, left)
    resolve(s, seat, d.RAID_GAIN[action][kind], True)


@final
class Raid(Question[State]):
    """PM-8.1: roll, perhaps reroll, choose a die, add strength, spend it."""

    WORDS: ClassVar[Words] = {"stage": RAIDING}

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

    def advance(self, s: State) -> int:
        if self.stage == ROLLING and 0 not in self.dice:
            self.stage = CHOOSING
        elif self.stage == SPENDING and not self.affordable(s):
            self.finish(s)
        return DONE if self.stage == OVER else ASK

    def asked(self, s: State) -> int:
        return CHANCE if self.stage == ROLLING else self.seat

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == ROLLING:
            return DICE[self.dice.index(0)]
        if self.stage == KIND:
            return KINDS
        if self.stage == CHOOSING:
            found = [v.choose_die(kind, self.dice[kind]) for kind in range(d.TREASURES) if self.dice[kind] > 0]
            if self.rerolls:
                found.append(v.REROLL)
            return found
        found = [v.spend(action) for action in self.affordable(s)]
        found.append(v.FINISH)
        return found

    def answer(self, s: State, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == v.ROLL:
            kind = v.roll_treasure(action)
            self.dice[kind] = v.roll_face(action)
            s.tell("rolled", "PM-8.1.1" if self.only == d.ANY else "PM-8.1.8", self.seat, kind, self.dice[kind])
        elif verb == v.REROLL:                                                  # PM-8.1.1: all of them
            self.rerolls -= 1
            self.dice = fresh_dice(self.only)
            self.stage = ROLLING
            s.tell("rerolled", "PM-8.1.1", seat)
        elif verb == v.CHOOSE_KIND:                                             # PM-8.1.7
            self.begin(s, v.choose_kind_treasure(action), self.bonus)
        elif verb == v.CHOOSE_DIE:
            kind = v.choose_die_treasure(action)
            self.begin(s, kind, self.bonus + self.dice[kind] + s.gains[seat].dice[kind])
        elif verb == v.FINISH:
            self.finish(s)
        else:
            bought = v.spend_raid_action(action)
            self.points -= d.RAID_COST[bought]
            self.used |= 1 << bought
            buy(s, seat, bought, self.kind, self.points)

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == KIND:
            return Telling("kind", "PM-D13", [])
        if self.stage == SPENDING:
            return Telling("spend", "PM-D12", [self.points, self.kind])
        return Telling("dice", "PM-D10", [self.rerolls]) if self.rerolls else Telling("die", "PM-D11", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if verb_of(action) == v.SPEND and self.stage == SPENDING:
            bought = v.spend_raid_action(action)
            if spent(s, self.used) >> bought & 1:
                return Telling("used_up", "PM-8.1.4", [bought])
            others = DIGS[bought] and any(can_bury(s, seat, kind) for kind in range(d.TREASURES) if kind != self.kind)
            if others and d.RAID_COST[bought] <= self.points and not can_bury(s, seat, self.kind):
                return Telling("wrong_kind", "PM-8.1.2", [self.kind])
            return Telling("no_strength", "PM-8.1.4.1", [])
        return Question.refusal(self, s, seat, action)

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        verb = verb_of(action)
        if verb == v.CHOOSE_DIE:
            kind = v.choose_die_treasure(action)
            gains = s.gains[seat]
            return Telling("strength", "PM-8.1.3", [self.bonus + self.dice[kind] + gains.dice[kind] + gains.raid, kind])
        return Telling("costs", "PM-8.1.4", [d.RAID_COST[v.spend_raid_action(action)]]) if verb == v.SPEND else None

    def begin(self, s: State, kind: int, strength: int) -> None:
        """PM-8.1.3, PM-8.1.10: the strength is fixed once."""
        self.kind = kind
        self.points = strength + s.gains[self.seat].raid
        self.stage = SPENDING
        s.tell("raids", "PM-8.1.3", self.seat, kind, self.points)

    def affordable(self, s: State) -> list[int]:
        """The usable raid actions."""
        return usable_actions(s, self.seat, self.kind, self.points, self.used)

    def finish(self, s: State) -> None:
        """PM-DR-3: what is left over waits for the end of the turn."""
        if self.points > 0:
            s.purses.append(t.pack_purse(self.kind, self.points, self.used))
        s.tell("raid_over", "PM-8.1.6", self.seat, self.points)
        self.stage = OVER


def fresh_dice(only: int) -> list[int]:
    """Dice to be rolled."""
    return [0 if only in {kind, d.ANY} else NONE for kind in range(d.TREASURES)]


def raid(s: State, seat: int, only: int, bonus: int) -> None:
    """PM-8.1.1, PM-8.1.8: a raid with all dice, or with one."""
    s.stack.append(Raid(
        seat, ROLLING, only=only, bonus=bonus, dice=fresh_dice(only), rerolls=s.gains[seat].rerolls, kind=NONE,
        points=0, used=0,
    ))


def raid_fixed(s: State, seat: int, strength: int) -> None:
    """PM-8.1.7: a raid without dice."""
    s.stack.append(Raid(
        seat, KIND, only=d.ANY, bonus=strength, dice=[NONE] * d.TREASURES, rerolls=0, kind=NONE, points=0, used=0,
    ))


@final
class Leftover(Question[State]):
    """PM-8.1.6, PM-D28: before the turn ends, points left over from one raid may still buy a raid action."""

    PROMPT: ClassVar[Prompt] = "leftover", "PM-D28"

    def advance(self, s: State) -> int:
        return ASK if has_leftover(s, self.seat) else DONE

    def options(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        for i, purse in enumerate(s.purses):
            found += [v.spend_from(i, action) for action in purse_actions(s, seat, purse)]
        found.append(v.FINISH)
        return found

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == v.FINISH:
            s.purses.clear()
            return
        i = v.spend_from_purse(action)
        bought = v.spend_from_raid_action(action)
        kind = t.purse_kind(s.purses[i])
        points = t.purse_points(s.purses[i]) - d.RAID_COST[bought]
        s.purses[i] = t.pack_purse(kind, points, t.purse_used(s.purses[i]) | 1 << bought)
        buy(s, seat, bought, kind, points)

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if action == v.FINISH:
            return None
        purse = s.purses[v.spend_from_purse(action)]
        return Telling("strength", "PM-8.1.6.1", [t.purse_points(purse), t.purse_kind(purse)])

    def warnings(self, s: State, seat: int, action: int) -> list[Telling]:
        """PM-8.1.6: what is not spent now is lost."""
        return [Telling("strength_lost", "PM-8.1.6", [])] if action == v.FINISH else []


def purse_actions(s: State, seat: int, purse: int) -> list[int]:
    """The raid actions that a purse can still pay."""
    return usable_actions(s, seat, t.purse_kind(purse), t.purse_points(purse), t.purse_used(purse))


def has_leftover(s: State, seat: int) -> bool:
    """Whether some purse can pay a usable raid action (PM-DR-3)."""
    return any(purse_actions(s, seat, purse) for purse in s.purses)
