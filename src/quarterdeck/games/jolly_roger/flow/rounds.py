"""JR-3, JR-4, JR-15.4 to JR-15.6: setup, the course of a round, the end of the game."""

from typing import ClassVar, Final, final

from quarterdeck.core.engine import ASK, DONE, NONE
from quarterdeck.core.events import UNHEARD
from quarterdeck.core.fields import Words
from quarterdeck.core.frames import NEXT, OPEN, Draw, Steps
from quarterdeck.core.rng import Rng
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.flow import offices
from quarterdeck.games.jolly_roger.flow.attack import SPY, Attack
from quarterdeck.games.jolly_roger.flow.cove import TURNING, Cove
from quarterdeck.games.jolly_roger.flow.island import SEEKING, Island
from quarterdeck.games.jolly_roger.flow.mutiny import OPENING, Call, Mutiny, Race
from quarterdeck.games.jolly_roger.flow.offers import forget_promises, lapse
from quarterdeck.games.jolly_roger.flow.talk import hook
from quarterdeck.games.jolly_roger.flow.windows import open_window
from quarterdeck.games.jolly_roger.scoring import gold, rum
from quarterdeck.games.jolly_roger.state import State

DRAW_CAPTAIN: Final = 0
DEAL_HANDS: Final = 1
READY: Final = 2


@final
class Setup(Draw[State]):
    """JR-3.3 to JR-3.6: the first Captain is drawn, hands are dealt."""

    WORDS: ClassVar[Words] = {"stage": ["draw_captain", "deal_hands", "ready"]}

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def advance(self, s: State) -> int:
        return DONE if self.stage == READY else ASK

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == DEAL_HANDS:
            return []
        return [v.first_captain(who) for who in range(s.seats)]

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == DRAW_CAPTAIN:
            s.captain = v.first_captain_seat(action)
            s.tell("captain_drawn", "JR-3.4", s.captain)
        else:
            self.deal(s, Rng(action))
        self.stage += 1

    def deal(self, s: State, rng: Rng) -> None:
        """JR-3.5: everybody begins with the same number of cards, the Captain too."""
        s.tell("dealt", "JR-3.5", d.START_HAND[s.seats])
        for seat in s.clockwise(s.captain):
            for _ in range(d.START_HAND[s.seats]):
                card = s.deck.pop(rng.below(len(s.deck)))
                t.gain(s, seat, card)
                s.whisper(1 << seat, UNHEARD, "hand_dealt", "JR-3.5", seat, card)


S1_START: Final = 0
S2_TALK: Final = 1
S2_APPOINT: Final = 2
S3_FREE_DRAW: Final = 3
S4_ANY: Final = 4
S4_CALL: Final = 5
S4_MUTINY: Final = 6
S5_TALK: Final = 7
S5_TARGET: Final = 8
S6_ANY: Final = 9
S6_CALL: Final = 10
S6_MUTINY: Final = 11
S7_SAIL: Final = 12
S7_BACK: Final = 13
S8_PUNISH: Final = 14
S8_ANY: Final = 15
S8_CALL: Final = 16
S8_MUTINY: Final = 17
S8_TALK: Final = 18
S8_VICTIM: Final = 19
S9_END: Final = 20

VOYAGE: Final = [
    "s1_start", "s2_talk", "s2_appoint", "s3_free_draw", "s4_any", "s4_call", "s4_mutiny", "s5_talk", "s5_target",
    "s6_any", "s6_call", "s6_mutiny", "s7_sail", "s7_back", "s8_punish", "s8_any", "s8_call", "s8_mutiny", "s8_talk",
    "s8_victim", "s9_end",
]
SAME_STATE: Final = (S2_APPOINT, S4_CALL, S4_MUTINY, S5_TARGET, S6_CALL, S6_MUTINY, S7_BACK, S8_ANY, S8_CALL, S8_MUTINY,
                     S8_TALK, S8_VICTIM)        # steps that do not begin a state


@final
class Voyage(Steps[State]):
    """JR-4.3: the states of a round, round after round, until the game ends (JR-15.4)."""

    WORDS: ClassVar[Words] = {"stage": VOYAGE}

    def __init__(self, stage: int, appointed: int) -> None:
        super().__init__(stage)
        self.appointed = appointed      # 1 when this round had an appointment, so that S4 follows

    def step(self, s: State, stage: int) -> int:
        if s.offers and stage not in SAME_STATE:
            lapse(s)                                                            # JR-14.4: the state is over
        if stage <= S4_MUTINY:
            self.phase_one(s, stage)
        elif stage <= S7_BACK:
            self.phase_two(s, stage)
        elif stage <= S8_VICTIM:
            self.phase_three(s, stage)
        else:
            return self.end_round(s)
        return NEXT

    def phase_one(self, s: State, stage: int) -> None:
        """JR-5: appointment, free draw, the first chance of a mutiny."""
        if stage == S1_START:
            self.open_round(s)
            open_window(s, d.W_ANY)
        elif stage == S2_TALK:
            self.appointed = 0 if s.seats == 3 or s.skip_appointment else 1     # JR-16.3.3, JR-4.4
            s.skip_appointment = 0
            if self.appointed:
                hook(s, s.captain)
            else:
                self.stage = S3_FREE_DRAW
        elif stage == S2_APPOINT:
            s.stack.append(offices.Appointing(0, 0))
        elif stage == S3_FREE_DRAW:
            offices.free_draw(s)
        elif self.appointed:
            self.unrest(s, stage)

    def phase_two(self, s: State, stage: int) -> None:
        """JR-6: the target, the second chance of a mutiny, the expedition."""
        if stage == S5_TALK:
            if offices.possible_kinds(s):
                hook(s, s.captain)
            else:
                self.skip_target(s)
        elif stage == S5_TARGET:
            s.stack.append(offices.Choosing(0))
        elif stage <= S6_MUTINY:
            if stage == S6_MUTINY and s.mutineer != NONE:
                s.tell("target_back", "JR-4.4", s.target_kind)                  # JR-R12: unseen, so nothing else moves
                s.target_kind = NONE
                self.stage = S5_TALK
            self.unrest(s, stage)
        elif stage == S7_BACK:
            if len(s.target_discard) < s.round:                                 # JR-10.2: the island was not reached
                self.stage = S5_TALK
        elif s.target_kind <= d.HARBOUR:
            s.stack.append(Attack(SPY))
        elif s.target_kind == d.COVE:
            s.stack.append(Cove(stage=TURNING, host=s.captain, turn=0))
        else:
            s.stack.append(Island(SEEKING))

    def phase_three(self, s: State, stage: int) -> None:
        """JR-11: punishment, the last chance of a mutiny, the end of the round."""
        if stage == S8_PUNISH:
            s.stack.append(offices.Judging(NONE))
        elif stage <= S8_MUTINY:
            if stage == S8_MUTINY and s.mutineer != NONE:
                self.stage = S9_END                                             # JR-11.2: no punishment
            self.unrest(s, stage)
        elif stage == S8_TALK:
            if s.opening == v.PUNISH:
                hook(s, s.master())
            else:
                self.stage = S9_END
        else:
            s.opening = NONE
            s.stack.append(offices.Punishing(NONE, 0))

    def open_round(self, s: State) -> None:
        """JR-4.3: what a new round forgets."""
        s.mutiny_used = 0
        s.island_barred = 0
        s.offered = [0] * s.seats
        s.spoken = [0] * s.seats
        s.drafts = []
        s.opening = NONE
        s.tell("round_begins", "JR-4.1", s.round)

    def unrest(self, s: State, stage: int) -> None:
        """JR-4.3: any-time cards, then a mutiny may be called, then it is fought; three times a round."""
        if stage in (S4_ANY, S6_ANY, S8_ANY):
            open_window(s, d.W_ANY)
        elif stage in (S4_CALL, S6_CALL, S8_CALL):
            self.call(s)
        elif s.mutineer != NONE:
            if s.offers:
                lapse(s)
            s.stack.append(Mutiny(stage=OPENING, late=1 if stage == S8_MUTINY else 0, losers=0))

    def call(self, s: State) -> None:
        """JR-4.5: a mutiny may be called, once a round."""
        if s.mutiny_used:
            return
        answers = [OPEN if seat != s.captain and s.hands[seat] else NONE for seat in range(s.seats)]
        if s.table[t.ARRIVAL]:
            eligible = [seat for seat in s.left_of(s.captain) if answers[seat] == OPEN]
            s.stack.append(Race(eligible=eligible, passed=0, offered=0, turn=0))
        else:
            s.stack.append(Call(answers, []))

    def skip_target(self, s: State) -> None:
        """JR-6.4: nothing can be chosen: an island card, if there is one, is discarded as the round's target."""
        s.tell("no_target_left", "JR-6.4")
        left = s.targets & d.OF_KIND[d.ISLAND]
        if left:
            card = next(card for card in range(len(d.TARGETS)) if left >> card & 1)
            s.targets &= ~(1 << card)
            s.target_discard.append(card)
        self.stage = S8_PUNISH

    def end_round(self, s: State) -> int:
        """JR-15.4: the game ends after the last round, or when the loot deck is empty."""
        s.tell("round_over", "JR-11.5", s.round)
        last = s.round == d.ROUNDS or not s.loot_deck
        if s.promises:
            forget_promises(s, last)
        if last:
            s.tell("game_ends", "JR-15.4")
            return DONE
        s.round += 1
        self.stage = S1_START
        return NEXT


@final
class Counting(Draw[State]):
    """JR-15.5, JR-15.6: unsold jewels are valued one by one, clockwise from the Captain, by cards of the loot deck."""

    def __init__(self, turn: int, done: int) -> None:
        self.turn = turn        # seats counted
        self.done = done        # jewels of that seat that are valued

    def advance(self, s: State) -> int:
        while self.turn < s.seats:
            seat = s.clockwise(s.captain)[self.turn]
            if self.done == t.bag_count(s.open[seat] + s.buried[seat], d.JEWELS):
                self.turn += 1
                self.done = 0
            elif s.loot_deck:
                return ASK
            else:
                self.done += 1
                s.jewels[seat] += d.JEWEL_ALONE
                s.tell("jewels_alone", "JR-15.6", seat, d.JEWEL_ALONE)
        if s.out is not None:
            for seat in s.clockwise(s.captain):
                s.tell("scored", "JR-15.5", seat, gold(s, seat), rum(s, seat))
        return DONE

    def options(self, s: State, seat: int) -> list[int]:
        return [v.loot_drawn(kind) for kind in t.bag_kinds(s.loot_deck)]

    def odds(self, s: State) -> list[int]:
        return t.bag_odds(s.loot_deck)

    def answer(self, s: State, seat: int, action: int) -> None:
        kind = v.loot_drawn_loot(action)
        owner = s.clockwise(s.captain)[self.turn]
        self.done += 1
        s.loot_deck -= t.ONE[kind]
        s.aside += t.ONE[kind]
        s.jewels[owner] += d.JEWEL_VALUE[kind]
        s.tell("jewels_valued", "JR-15.6", owner, kind, d.JEWEL_VALUE[kind])
