"""JR-7: the attack, from the first card to the evaluation."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CALL, DONE, NONE, Frame
from quarterdeck.core.events import Telling
from quarterdeck.games.jolly_roger.actions import ASSIGN, CLOSE, CONTRIBUTE, CONTRIBUTIONS, P_CLOSE
from quarterdeck.games.jolly_roger.data import (
    MEMBERS,
    MULTI,
    NEED,
    POINTS,
    PRIZE,
    RANGES,
    SECOND_MATE,
    SKILLS,
    SKILLS_OF,
    SPECIAL,
    W_ATTACK,
    W_REVEAL,
    W_SPY,
)
from quarterdeck.games.jolly_roger.flow.cards import TurnUp, leave_play, put_in_play
from quarterdeck.games.jolly_roger.flow.offers import judge
from quarterdeck.games.jolly_roger.flow.sharing import Sharing
from quarterdeck.games.jolly_roger.flow.talk import Question, talk_note
from quarterdeck.games.jolly_roger.flow.windows import Battle, any_time, hold, offers_of
from quarterdeck.games.jolly_roger.state import BITS, CARD_MASK, CLOCKED, CLOCKWISE, TALKING, State, toss

SPY: Final = 0
FIRST: Final = 1
JOIN: Final = 2
TURN: Final = 3
OFFICERS: Final = 4
ASSIGNING: Final = 5
EVALUATE: Final = 6
LOOTED: Final = 7

ASSIGNMENTS: Final[list[int]] = [ASSIGN | skill << 8 for skill in range(SKILLS)]


@final
class Attack(Frame[State]):
    """JR-7.1: spying, the first card, everybody's cards, the reveal, officers, assignment, evaluation, loot."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def clone(self) -> "Attack":
        return Attack(self.stage)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "attack", "stage": self.stage}

    def advance(self, s: State) -> int:
        stage = self.stage
        self.stage += 1
        if stage == SPY:
            return CALL if hold(s, W_SPY) else self.advance(s)
        if stage == FIRST:
            master = s.master()
            hand = s.hands[master]
            if not hand or hand[0] >= SPECIAL:
                s.tell("first_card_lapses", "JR-7.3", master)
                return self.advance(s)
            s.stack.append(FirstCard(NONE))
            return CALL
        if stage == JOIN:
            order = CLOCKWISE[s.seats][(s.master() + 1) % s.seats]
            s.stack.append(Joining(order, 0, 0, 0, 0, 0, NONE, NONE, 0))
            return CALL
        if stage == TURN:
            judge(s, s.master(), P_CLOSE, 0)                                    # he has not closed it
            if s.target != NONE:
                return self.advance(s)
            s.stack.append(TurnUp(0))
            return CALL
        if stage == OFFICERS:
            s.tell_list("needed", "JR-7.7", [s.target, *NEED[s.target]])
            return CALL if hold(s, W_REVEAL) else self.advance(s)
        if stage == ASSIGNING:
            multi = multi_laid(s)
            if multi == 0:
                return self.advance(s)
            s.stack.append(Assigning(multi))
            return CALL
        if stage == EVALUATE:
            return evaluate(s)
        return DONE


def multi_laid(s: State) -> int:
    """How many multi-skill pirates lie in the attack."""
    return sum(laid & CARD_MASK == MULTI for laid in s.attack)


def totals(s: State) -> list[int]:
    """JR-7.9: points of the single-skill cards with the officers' changes, not yet raised to 0."""
    found = s.change.copy()
    for laid in s.attack:
        card = laid & CARD_MASK
        if card != MULTI:
            found[SKILLS_OF[card][0]] += POINTS[card]
    return found


def enough(total: list[int], target: int) -> bool:
    """JR-7.11: every total, raised to 0 if it is negative, meets its requirement."""
    need = NEED[target]
    return max(0, total[0]) >= need[0] and max(0, total[1]) >= need[1] and max(0, total[2]) >= need[2]


def evaluate(s: State) -> int:
    """JR-7.11, JR-7.12: success or failure; all cards laid and the target are discarded before any loot is drawn."""
    total = totals(s)
    won = enough(total, s.target)
    s.tell("totals", "JR-7.9", max(0, total[0]), max(0, total[1]), max(0, total[2]))
    s.tell("succeeded" if won else "failed", "JR-7.11" if won else "JR-7.13", s.target_kind)
    for laid in s.attack:
        toss(s, laid & CARD_MASK)
    s.attack = []
    s.change = [0, 0, 0]
    prize = PRIZE[s.target] if won else 0
    s.target_discard.append(s.target)
    s.target = NONE
    s.target_kind = NONE
    if not won:
        return DONE
    s.stack.append(Sharing(0, 0, prize, [0] * s.seats))
    return CALL


def contribute(s: State, seat: int, action: int) -> None:
    """A contribution's interrupt is over: it counts, or lies on the discard pile (JR-13.23)."""
    card = action >> 8
    if leave_play(s, card):
        s.attack.append(seat << BITS | card)
        s.paid[seat] += POINTS[card]


@final
class FirstCard(Question):
    """JR-7.3: the Quartermaster must lay the first card, a normal one; he may betray it himself (JR-13.21)."""

    def __init__(self, pending: int) -> None:
        self.pending = pending      # seat << 16 | the card laid, awaiting its Traitor; NONE before

    def clone(self) -> "FirstCard":
        return FirstCard(self.pending)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "first_card", "pending": self.pending}

    def advance(self, s: State) -> int:
        if self.pending == NONE:
            if self.choices(s):
                return ASK
            s.tell("first_card_lapses", "JR-7.3", s.master())                   # given away meanwhile
            return DONE
        contribute(s, self.pending >> 16, self.pending & 0xFFFF)
        return DONE

    def who(self, s: State) -> int:
        return s.master()

    def choices(self, s: State) -> list[int]:
        found: list[int] = []
        last = NONE
        for card in s.hands[s.master()]:
            if card >= SPECIAL:
                break
            if card != last:
                found.append(CONTRIBUTIONS[card])
                last = card
        return found

    def usual(self, s: State) -> int:
        normal = [card for card in s.hands[s.master()] if card < SPECIAL]
        return CONTRIBUTIONS[min(normal, key=lambda card: (POINTS[card], MEMBERS[card], card))]

    def decide(self, s: State, seat: int, action: int) -> None:
        self.pending = seat << 16 | action
        s.tell("contributed", "JR-7.3", seat, action >> 8)
        put_in_play(s, seat, action >> 8, True)

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
    if action & 255 == CONTRIBUTE:
        card = action >> 8 & 63
        if card in s.hands[seat]:
            return Telling("no_special_in_attack", "JR-7.4", [card])
        return Telling("not_in_hand", rule, [card])
    if action & 255 == CLOSE:
        return Telling("too_early", "JR-7.6", [])
    return Telling("not_now", rule, [])


def still_needed(s: State, action: int) -> Telling | None:
    """What is missing to the highest requirement on the target's back (or on its face) once the card is laid."""
    if action & 255 != CONTRIBUTE:
        return talk_note(s, action)
    total = totals(s)
    card = action >> 8
    if card != MULTI:
        total[SKILLS_OF[card][0]] += POINTS[card]
    most = NEED[s.target] if s.target != NONE else [high for _, high in RANGES[s.target_kind]]
    return Telling("still_needed", "JR-2.5", [max(0, most[skill] - total[skill]) for skill in range(SKILLS)])


@final
class Joining(Battle):
    """JR-7.4 to JR-7.6: everybody may lay normal cards, again and again, until all pass or the Quartermaster closes.

    Whether a hand holds a normal card is hidden, so every seat with cards is asked (JR-17.10.3).
    """

    def __init__(
        self, eligible: list[int], passed: int, offered: int, turn: int, stays: int, bargained: int, player: int,
        pending: int, shut: int,
    ) -> None:
        super().__init__(eligible, passed, offered, turn, stays, bargained, player, pending)
        self.shut = shut        # 1 when the Quartermaster has closed the attack

    def clone(self) -> "Joining":
        return Joining(self.eligible, self.passed, self.offered, self.turn, self.stays, self.bargained, self.player,
                       self.pending, self.shut)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "joining", "shut": self.shut, **self.base()}

    def able(self, s: State, seat: int) -> bool:
        return len(s.hands[seat]) > 0 or (s.table[TALKING] != 0 and self.may_bargain(s, seat))

    def closed(self, s: State) -> bool:
        return self.shut == 1

    def plays(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        hand = s.hands[seat]
        last = NONE
        for card in hand:
            if card >= SPECIAL:
                break
            if card != last:
                found.append(CONTRIBUTIONS[card])
                last = card
        if seat == s.master() and self.offered | 1 << seat == (1 << s.seats) - 1:      # JR-17.6
            found.append(CLOSE)
        if hand and hand[-1] >= SECOND_MATE:
            any_time(s, seat, found)
        if s.table[TALKING]:
            offers_of(s, self, seat, found)
        return found

    def play(self, s: State, seat: int, action: int) -> None:
        verb = action & 255
        if verb == CONTRIBUTE:
            s.tell("contributed", "JR-7.4", seat, action >> 8)
            self.lay(s, seat, action >> 8, action)
        elif verb == CLOSE:
            self.shut = 1
            s.tell("closed", "JR-7.6", seat)
            judge(s, seat, P_CLOSE, (1 << s.seats) - 1)
        else:
            super().play(s, seat, action)

    def resolve(self, s: State, seat: int, action: int) -> None:
        if action & 255 == CONTRIBUTE:
            contribute(s, seat, action)
        else:
            self.resolve_effect(s, seat, action)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("attack", "JR-7.4", [s.target_kind])

    def clock(self, s: State) -> int:
        return W_ATTACK if s.table[CLOCKED] else NONE

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return contribution_refused(s, seat, action, "JR-7.4")

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return still_needed(s, action)


@final
class Assigning(Question):
    """JR-7.10: the Quartermaster names the skill of each multi-skill pirate, knowing everything else."""

    def __init__(self, left: int) -> None:
        self.left = left

    def clone(self) -> "Assigning":
        return Assigning(self.left)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "assigning", "left": self.left}

    def advance(self, s: State) -> int:
        return ASK if self.left else DONE

    def who(self, s: State) -> int:
        return s.master()

    def choices(self, s: State) -> list[int]:
        return ASSIGNMENTS

    def usual(self, s: State) -> int:
        for action in ASSIGNMENTS:
            if self.can_win(s, action >> 8):
                return action
        return ASSIGNMENTS[0]

    def can_win(self, s: State, skill: int) -> bool:
        """Whether the attack can still succeed when the next pirate is assigned to that skill."""
        total = totals(s)
        total[skill] += POINTS[MULTI]
        need = NEED[s.target]
        missing = 0
        for other in range(SKILLS):
            short = need[other] - total[other]
            if short > 0:
                missing += (short + POINTS[MULTI] - 1) // POINTS[MULTI]
        return missing <= self.left - 1

    def decide(self, s: State, seat: int, action: int) -> None:
        self.left -= 1
        s.change[action >> 8] += POINTS[MULTI]
        s.tell("assigned", "JR-7.10", seat, action >> 8)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("assign", "JR-7.10", [self.left])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if action & 255 != ASSIGN:
            return talk_note(s, action)
        return Telling("would_win" if self.can_win(s, action >> 8) else "would_fail", "JR-7.11", [])


