"""JR-7: the attack, from the first card to the evaluation."""

from typing import ClassVar, Final, final

from quarterdeck.core.engine import ASK, DONE, NONE, verb_of
from quarterdeck.core.events import Telling
from quarterdeck.core.fields import Prompt, Words
from quarterdeck.core.frames import NEXT, Steps
from quarterdeck.core.zones import distinct
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.actions import CONTRIBUTIONS
from quarterdeck.games.jolly_roger.effects import totals
from quarterdeck.games.jolly_roger.flow import unsettled
from quarterdeck.games.jolly_roger.flow.cards import TurnUp, leave_play, put_in_play
from quarterdeck.games.jolly_roger.flow.offers import EVERYBODY, judge
from quarterdeck.games.jolly_roger.flow.sharing import LAYING, Sharing
from quarterdeck.games.jolly_roger.flow.talk import OpenQuestion, talk_note
from quarterdeck.games.jolly_roger.flow.windows import Battle, open_window
from quarterdeck.games.jolly_roger.state import State

SPY: Final = 0
FIRST: Final = 1
JOIN: Final = 2
TURN: Final = 3
OFFICERS: Final = 4
ASSIGNING: Final = 5
EVALUATE: Final = 6
LOOTED: Final = 7

ASSIGNMENTS: Final[list[int]] = [v.assign(skill) for skill in range(d.SKILLS)]


@final
class Attack(Steps[State]):
    """JR-7.1: spying, the first card, everybody's cards, the reveal, officers, assignment, evaluation, loot."""

    WORDS: ClassVar[Words] = {"stage": ["spy", "first", "join", "turn", "officers", "assigning", "evaluate", "looted"]}

    def step(self, s: State, stage: int) -> int:
        if stage == SPY:
            open_window(s, d.W_SPY)
        elif stage == FIRST:
            s.stack.append(FirstCard(NONE))
        elif stage == JOIN:
            s.stack.append(Joining(s.left_of(s.master())))
        elif stage == TURN:
            judge(s, s.master(), d.P_CLOSE, 0)                                  # he has not closed it
            for seat in range(s.seats):
                judge(s, seat, d.P_LAY, 0)                                      # who has laid one has kept his word
            s.stack.append(TurnUp(0))
        elif stage == OFFICERS:
            s.tell_list("needed", "JR-7.7", [s.target, *d.NEED[s.target]])
            open_window(s, d.W_REVEAL)
        elif stage == ASSIGNING:
            s.stack.append(Assigning(multi_laid(s)))
        else:
            return evaluate(s) if stage == EVALUATE else DONE
        return NEXT


def multi_laid(s: State) -> int:
    """How many multi-skill pirates lie in the attack."""
    return sum(t.laid_card(laid) == d.MULTI for laid in s.attack)


def enough(total: list[int], target: int) -> bool:
    """JR-7.11: every total, raised to 0 if it is negative, meets its requirement."""
    need = d.NEED[target]
    return max(0, total[0]) >= need[0] and max(0, total[1]) >= need[1] and max(0, total[2]) >= need[2]


def pirates_needed(total: list[int], target: int) -> int:
    """JR-7.10: how many multi-skill pirates fill what is missing."""
    each = d.POINTS[d.MULTI]
    return sum([(max(0, d.NEED[target][skill] - total[skill]) + each - 1) // each for skill in range(d.SKILLS)])


def evaluate(s: State) -> int:
    """JR-7.11, JR-7.12: success or failure; all cards laid and the target are discarded before any loot is drawn."""
    total = totals(s)
    won = enough(total, s.target)
    s.tell("totals", "JR-7.9", max(0, total[0]), max(0, total[1]), max(0, total[2]))
    s.tell("succeeded" if won else "failed", "JR-7.11" if won else "JR-7.13", s.target_kind)
    for laid in s.attack:
        t.toss(s, t.laid_card(laid))
    s.attack = []
    s.change = [0, 0, 0]
    prize = d.PRIZE[s.target] if won else 0
    t.discard_target(s)
    if won:
        s.stack.append(Sharing(mutiny=0, stage=LAYING, draws=prize, counts=[0] * s.seats))
    return NEXT if won else DONE


def contributions(s: State, seat: int) -> list[int]:
    """JR-7.4: the normal cards of a hand."""
    return [CONTRIBUTIONS[card] for card in distinct(s.hands[seat]) if card < d.SPECIAL]


def contribute(s: State, seat: int, card: int) -> None:
    """A contribution's interrupt is over: it counts, or lies on the discard pile (JR-13.23)."""
    if leave_play(s, card):
        unsettled.stand(s, seat, card, NONE)


@final
class FirstCard(OpenQuestion):
    """JR-7.3: the Quartermaster must lay the first card, a normal one; he may betray it himself (JR-13.21)."""

    def __init__(self, pending: int) -> None:
        self.pending = pending      # his answer, awaiting its Traitor where cards do not overlap; NONE before

    def advance(self, s: State) -> int:
        if self.pending != NONE:
            if s.in_play:
                contribute(s, s.master(), v.contribute_card(self.pending))
            return DONE
        if self.choices(s):
            return ASK
        s.tell("first_card_lapses", "JR-7.3", s.master())
        return DONE

    def asked(self, s: State) -> int:
        return s.master()

    def choices(self, s: State) -> list[int]:
        return contributions(s, s.master())

    def usual(self, s: State) -> int:
        normal = [card for card in s.hands[s.master()] if card < d.SPECIAL]
        return CONTRIBUTIONS[min(normal, key=lambda card: (d.POINTS[card], d.MEMBERS[card], card))]

    def decide(self, s: State, seat: int, action: int) -> None:
        self.pending = action
        card = v.contribute_card(action)
        s.tell("contributed", "JR-7.3", seat, card)
        judge(s, seat, d.P_LAY, EVERYBODY)
        if unsettled.overlaps(s):
            unsettled.lay_plain(s, seat, card, NONE, t.FIRST)
        else:
            put_in_play(s, seat, card, True)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("first_card", "JR-7.3", [s.target_kind])

    def hides_choice(self, s: State, seat: int) -> bool:
        return True                                                             # JR-17.10.4

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return contribution_refused(s, seat, action, "JR-7.3")

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return still_needed(s, action)


def contribution_refused(s: State, seat: int, action: int, rule: str) -> Telling:
    """Why a card cannot be laid in the attack."""
    if verb_of(action) == v.CONTRIBUTE:
        card = v.contribute_card(action)
        if card in s.hands[seat]:
            return Telling("no_special_in_attack", "JR-7.4", [card])
        return Telling("not_in_hand", rule, [card])
    return Telling("too_early", "JR-7.6", []) if action == v.CLOSE else Telling("not_now", rule, [])


def still_needed(s: State, action: int) -> Telling | None:
    """What is missing to the highest requirement on the target's back (or on its face) once the card is laid."""
    if verb_of(action) != v.CONTRIBUTE:
        return talk_note(s, action)
    total = totals(s)
    card = v.contribute_card(action)
    if card != d.MULTI:
        total[d.SKILLS_OF[card][0]] += d.POINTS[card]
    most = d.NEED[s.target] if s.target != NONE else [high for _, high in d.RANGES[s.target_kind]]
    return Telling("still_needed", "JR-2.5", [max(0, most[skill] - total[skill]) for skill in range(d.SKILLS)])


@final
class Joining(Battle):
    """JR-7.4 to JR-7.6: everybody may lay normal cards, again and again, until all pass or the Quartermaster closes.

    Whether a hand holds a normal card is hidden, so every seat with cards is asked (JR-17.10.3).
    """

    def __init__(
        self, eligible: list[int], passed: int = 0, offered: int = 0, turn: int = 0, stays: int = 0, bargained: int = 0,
        player: int = NONE, pending: int = NONE, shut: int = 0,
    ) -> None:
        super().__init__(eligible, passed, offered, turn, stays, bargained, player, pending)
        self.shut = shut        # 1 when the Quartermaster has closed the attack

    def able(self, s: State, seat: int) -> bool:
        return len(s.hands[seat]) > 0 or (s.open[seat] != 0 and self.may_bargain(s, seat))       # JR-17.9

    def closed(self, s: State) -> bool:
        return self.shut == 1

    def laid_plays(self, s: State, seat: int) -> list[int]:
        found = contributions(s, seat)
        if seat == s.master() and self.offered | 1 << seat == (1 << s.seats) - 1:      # JR-17.6
            found.append(v.CLOSE)
        self.more_plays(s, seat, found)
        return found

    def play(self, s: State, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == v.CONTRIBUTE:
            card = v.contribute_card(action)
            s.tell("contributed", "JR-7.4", seat, card)
            judge(s, seat, d.P_LAY, EVERYBODY)
            self.lay_plain(s, seat, card, action, NONE, t.CONTRIBUTION)
        elif verb == v.CLOSE:
            self.shut = 1
            s.tell("closed", "JR-7.6", seat)
            judge(s, seat, d.P_CLOSE, EVERYBODY)
        else:
            super().play(s, seat, action)

    def resolve(self, s: State, seat: int, action: int) -> None:
        if verb_of(action) == v.CONTRIBUTE:
            contribute(s, seat, v.contribute_card(action))
        else:
            super().resolve(s, seat, action)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("attack", "JR-7.4", [s.target_kind])

    def clock(self, s: State) -> int:
        return d.W_ATTACK if s.table[t.CLOCKED] else NONE

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if self.is_barred(s, seat):
            return super().refusal(s, seat, action)
        return contribution_refused(s, seat, action, "JR-7.4")

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return still_needed(s, action) if verb_of(action) == v.CONTRIBUTE else super().note(s, seat, action)


@final
class Assigning(OpenQuestion):
    """JR-7.10: the Quartermaster names the skill of each multi-skill pirate, knowing everything else."""

    PROMPT: ClassVar[Prompt] = "assign", "JR-7.10", "left"

    def __init__(self, left: int) -> None:
        self.left = left

    def advance(self, s: State) -> int:
        return ASK if self.left else DONE

    def asked(self, s: State) -> int:
        return s.master()

    def choices(self, s: State) -> list[int]:
        return ASSIGNMENTS

    def usual(self, s: State) -> int:
        for skill in range(d.SKILLS):
            if self.can_win(s, skill):
                return ASSIGNMENTS[skill]
        return ASSIGNMENTS[0]

    def can_win(self, s: State, skill: int) -> bool:
        """Whether the attack can still succeed when the next pirate is assigned to that skill."""
        total = totals(s)
        total[skill] += d.POINTS[d.MULTI]
        return pirates_needed(total, s.target) <= self.left - 1

    def decide(self, s: State, seat: int, action: int) -> None:
        self.left -= 1
        skill = v.assign_skill(action)
        s.change[skill] += d.POINTS[d.MULTI]
        s.tell("assigned", "JR-7.10", seat, skill)

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if verb_of(action) != v.ASSIGN:
            return talk_note(s, action)
        return Telling("would_win" if self.can_win(s, v.assign_skill(action)) else "would_fail", "JR-7.11", [])
