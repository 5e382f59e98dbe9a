"""JR-12: the sealed call, the mutiny and its aftermath."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CALL, CHANCE, DONE, NONE
from quarterdeck.core.events import Telling
from quarterdeck.core.frames import PASS, Sealed, Window
from quarterdeck.core.rng import Rng
from quarterdeck.games.jolly_roger.actions import (
    CALL_,
    CALL_ASSASSIN,
    CALL_WOLF,
    CALLER,
    CALLS,
    CAPTAIN_SIDE,
    DEAL_FROM,
    FORCED,
    KILL,
    MUTINEER_SIDE,
    OFFICE,
    P_SUPPORT_YOU,
    SUPPORT,
    WOLF,
    with_card,
    with_seat,
    wolf,
)
from quarterdeck.games.jolly_roger.data import (
    ASSASSIN,
    GONE_AFTER_MUTINY,
    MEMBERS,
    SEA_WOLF,
    SECOND_MATE,
    W_CALL,
    W_MUTINY,
)
from quarterdeck.games.jolly_roger.flow.cards import leave_play, put_in_play
from quarterdeck.games.jolly_roger.flow.offers import favour, judge, lapse
from quarterdeck.games.jolly_roger.flow.offices import Appointing
from quarterdeck.games.jolly_roger.flow.sharing import Sharing
from quarterdeck.games.jolly_roger.flow.talk import Question, kinds_in, limit_hands, talk_note
from quarterdeck.games.jolly_roger.flow.windows import Battle, any_time, offers_of
from quarterdeck.games.jolly_roger.state import (
    BITS,
    CARD_MASK,
    CLOCKED,
    CLOCKWISE,
    HIDDEN,
    ONE,
    SIDE,
    TALKING,
    State,
    bag_list,
    gain,
    toss,
)

FAVOUR_SUPPORT: Final = 3       # goodwill of a leader for each member laid for him


# -- the call --------------------------------------------------------------------------------------------------------

def calls(s: State, seat: int) -> list[int]:
    """JR-12.4: pass, or open a mutiny with any card; the Assassin and the Sea Wolf may act at once."""
    found = [PASS]
    last = NONE
    for card in s.hands[seat]:
        if card == last:
            continue
        last = card
        found.append(CALLS[card])
        if card == ASSASSIN:
            found.append(CALL_ASSASSIN)
            found.append(CALL_ASSASSIN | MUTINEER_SIDE << 8)
        elif card == SEA_WOLF:
            found += [with_seat(CALL_WOLF, other) for other in range(s.seats)
                      if other not in (seat, s.captain) and s.hands[other]]
    return found


@final
class Call(Sealed[State]):
    """JR-12.3: everybody but the Captain secretly passes or calls; one of the callers is drawn by chance.

    A lone caller is drawn too, so that nobody sees whether there were others (section 20).
    """

    def __init__(self, answers: list[int], callers: list[int]) -> None:
        super().__init__(answers)
        self.callers = callers      # those who called, once the answers are opened

    def clone(self) -> "Call":
        return Call(self.answers.copy(), self.callers.copy())

    def to_json(self) -> dict[str, Any]:
        return {"frame": "call", "answers": self.answers.copy(), "callers": self.callers.copy()}

    def asked(self, s: State) -> int:
        if self.callers:
            return CHANCE
        answers = self.answers
        seat = 0
        while answers[seat] != -2:
            seat += 1
        return seat

    def waiting(self, s: State) -> list[int]:
        return [CHANCE] if self.callers else super().waiting(s)

    def welcome(self, s: State) -> list[int]:
        return [] if self.callers else super().welcome(s)

    def choices(self, s: State, seat: int) -> list[int]:
        if self.callers:
            return [with_seat(CALLER, caller) for caller in self.callers]
        return calls(s, seat)

    def default(self, s: State, seat: int) -> int:
        return PASS

    def opened(self, s: State) -> int:
        if s.mutineer != NONE:
            return DONE
        self.callers = [seat for seat in range(s.seats) if self.answers[seat] > PASS]
        return ASK if self.callers else DONE

    def answer(self, s: State, seat: int, action: int) -> None:
        if seat == CHANCE:
            begin(s, action >> 8, self.answers[action >> 8])
        else:
            self.answers[seat] = action

    def is_final(self, s: State, seat: int, action: int) -> bool:
        """A sealed answer is changed by answering again, not by taking it back."""
        return True

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("call", "JR-12.3", [])

    def clock(self, s: State) -> int:
        return W_CALL if s.table[CLOCKED] and not self.callers else NONE

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return call_note(action)


def call_note(action: int) -> Telling | None:
    """How the supports would stand after an opening card."""
    if action & 255 != CALL_:
        return None
    return Telling("would_stand", "JR-12.7.1", [1, MEMBERS[action >> 8]])


@final
class Race(Window[State]):
    """JR-17.5, option: the first call to arrive is revealed at once."""

    def clone(self) -> "Race":
        return Race(self.eligible, self.passed, self.offered, self.turn)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "race", "eligible": self.eligible.copy(), "passed": self.passed, "offered": self.offered,
                "turn": self.turn}

    def plays(self, s: State, seat: int) -> list[int]:
        return calls(s, seat)[1:]

    def closed(self, s: State) -> bool:
        return s.mutineer != NONE

    def play(self, s: State, seat: int, action: int) -> None:
        begin(s, seat, action)

    def is_final(self, s: State, seat: int, action: int) -> bool:
        return True

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("call", "JR-17.5", [])

    def clock(self, s: State) -> int:
        return W_CALL if s.table[CLOCKED] else NONE

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return call_note(action)


def begin(s: State, seat: int, action: int) -> None:
    """JR-12.5: the call is revealed; the round's mutiny is used up whatever a Traitor does."""
    s.mutiny_used = 1
    s.mutineer = seat
    s.opening = action
    s.stance[s.captain] = CAPTAIN_SIDE
    s.stance[seat] = MUTINEER_SIDE


# -- the mutiny ------------------------------------------------------------------------------------------------------

def lay_support(s: State, seat: int, card: int, side: int) -> None:
    """JR-12.6.2: an uncancelled card lies on a side and binds its player."""
    s.sides.append(side << SIDE | seat << BITS | card)
    s.stance[seat] = side
    leader = s.captain if side == CAPTAIN_SIDE else s.mutineer
    favour(s, leader, seat, FAVOUR_SUPPORT * MEMBERS[card])
    favour(s, s.mutineer if side == CAPTAIN_SIDE else s.captain, seat, -2 * MEMBERS[card])


def neutrals(s: State, seat: int) -> list[int]:
    """JR-13.17: whom the Sea Wolf can force: neutral players with cards."""
    return [other for other in range(s.seats) if other != seat and s.stance[other] == NONE and s.hands[other]]


def kill(s: State, seat: int, leader: int) -> None:
    """JR-12.7.4: the Assassin lies on the table and the mutiny is over."""
    s.lying.append(ASSASSIN)
    s.tell("killed", "JR-12.7.4", seat, leader)


@final
class Forced(Question):
    """JR-13.17: the Sea Wolf's victim must lay a card of his choice on its side; he may betray it himself."""

    def __init__(self, victim: int, side: int, pending: int) -> None:
        self.victim = victim
        self.side = side
        self.pending = pending      # the card laid, awaiting its Traitor

    def clone(self) -> "Forced":
        return Forced(self.victim, self.side, self.pending)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "forced", "victim": self.victim, "side": self.side, "pending": self.pending}

    def advance(self, s: State) -> int:
        if self.pending == NONE:
            return ASK
        if leave_play(s, self.pending):
            lay_support(s, self.victim, self.pending, self.side)                # JR-R31: without any effect
        return DONE

    def who(self, s: State) -> int:
        return self.victim

    def silent(self, s: State) -> bool:
        return True

    def choices(self, s: State) -> list[int]:
        return [with_card(FORCED, card) for card in kinds_in(s.hands[self.victim])]

    def usual(self, s: State) -> int:
        return with_card(FORCED, min(s.hands[self.victim], key=lambda card: (MEMBERS[card], card)))

    def decide(self, s: State, seat: int, action: int) -> None:
        self.pending = action >> 8
        s.tell("forced_card", "JR-13.17", seat, self.pending, self.side)
        put_in_play(s, seat, self.pending, True)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("forced", "JR-13.17", [self.side])

    def hides_choice(self, s: State, seat: int) -> bool:
        return True                                                             # JR-17.10.4


def lay_wolf(s: State, seat: int, side: int, victim: int) -> None:
    """JR-13.17: the Sea Wolf supports a side; its victim is forced, unless his last card was a Traitor against it."""
    lay_support(s, seat, SEA_WOLF, side)
    if s.hands[victim]:
        s.stack.append(Forced(victim, side, NONE))


@final
class Uprising(Battle):
    """JR-12.6: in any order everybody may lay cards before the Captain or the First Mutineer, or stay neutral."""

    def clone(self) -> "Uprising":
        return Uprising(self.eligible, self.passed, self.offered, self.turn, self.stays, self.bargained, self.player,
                        self.pending)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "uprising", **self.base()}

    def able(self, s: State, seat: int) -> bool:
        if s.hands[seat] or (seat == s.qm and s.stance[seat] == NONE and s.seats > 3):
            return True
        return s.table[TALKING] != 0 and self.may_bargain(s, seat)

    def closed(self, s: State) -> bool:
        return ASSASSIN in s.lying                                              # JR-12.7.4

    def plays(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        stance = s.stance[seat]
        hand = s.hands[seat]
        last = NONE
        for card in hand:
            if card == last:
                continue
            last = card
            if stance != MUTINEER_SIDE:
                found.append(SUPPORT | card << 8)
            if stance != CAPTAIN_SIDE:
                found.append(SUPPORT | card << 8 | MUTINEER_SIDE << 16)
            if card == ASSASSIN:
                found.append(KILL)
                found.append(KILL | MUTINEER_SIDE << 8)
            elif card == SEA_WOLF:
                for side in range(2):
                    if stance != 1 - side:
                        found += [wolf(side, victim) for victim in neutrals(s, seat)]
        if seat == s.qm and stance == NONE and s.seats > 3:                     # JR-12.6.5
            found.append(OFFICE)
            found.append(OFFICE | MUTINEER_SIDE << 8)
        if hand and hand[-1] >= SECOND_MATE:
            any_time(s, seat, found)
        if s.table[TALKING]:
            offers_of(s, self, seat, found)
        return found

    def play(self, s: State, seat: int, action: int) -> None:
        verb = action & 255
        if verb == SUPPORT:
            card = action >> 8 & 255
            s.tell("supported" if s.stance[seat] != NONE else "joined", "JR-12.6.3", seat, card, action >> 16)
            self.lay(s, seat, card, action)
        elif verb == OFFICE:                                                    # no Traitor answers it
            s.stance[seat] = action >> 8
            s.tell("office_laid", "JR-12.6.5", seat, action >> 8)
        elif verb == WOLF:
            s.tell("wolf_forces", "JR-13.17", seat, action >> 16)
            self.lay(s, seat, SEA_WOLF, action)
        elif verb == KILL:
            s.tell("knife_drawn", "JR-13.15", seat, action >> 8)
            self.lay(s, seat, ASSASSIN, action)
        else:
            super().play(s, seat, action)

    def resolve(self, s: State, seat: int, action: int) -> None:
        verb = action & 255
        if verb == SUPPORT:
            card = action >> 8 & 255
            if leave_play(s, card):
                lay_support(s, seat, card, action >> 16)
        elif verb == WOLF:
            if leave_play(s, SEA_WOLF):
                lay_wolf(s, seat, action >> 8 & 255, action >> 16)
        elif verb == KILL:
            if leave_play(s, ASSASSIN):
                s.opening = KILL | action >> 8 << 8
                kill(s, seat, action >> 8)
        else:
            self.resolve_effect(s, seat, action)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("mutiny", "JR-12.6", [s.support(CAPTAIN_SIDE), s.support(MUTINEER_SIDE)])

    def clock(self, s: State) -> int:
        return W_MUTINY if s.table[CLOCKED] else NONE

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if action & 255 == SUPPORT:
            if action >> 8 & 63 in s.hands[seat]:
                return Telling("other_side", "JR-12.6.2", [])
            return Telling("not_in_hand", "JR-12.6", [action >> 8 & 63])
        return Telling("not_now", "JR-12.6", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if action & 255 not in (SUPPORT, OFFICE):
            return talk_note(s, action)
        member = MEMBERS[action >> 8 & 255] if action & 255 == SUPPORT else 0
        side = action >> 16 if action & 255 == SUPPORT else action >> 8
        if seat == s.qm and s.stance[seat] == NONE and s.seats > 3:
            member += 1                                                         # his office card follows him
        stand = [s.support(CAPTAIN_SIDE), s.support(MUTINEER_SIDE)]
        stand[side] += member
        return Telling("would_stand", "JR-12.7.1", stand)


# -- the whole of it -------------------------------------------------------------------------------------------------

OPENING: Final = 0
OPENED: Final = 1
FIGHTING: Final = 2
RESULT: Final = 3
COLLECTING: Final = 4
REDEAL: Final = 5
STARTING: Final = 6
DEALING: Final = 7
CALMED: Final = 8


@final
class Mutiny(Question):
    """JR-12: the opening card, the uprising, its result, a new Quartermaster, the losers' loot, the redeal."""

    def __init__(self, stage: int, late: int, losers: int, start: int) -> None:
        self.stage = stage
        self.late = late            # 1 after the Captain's word on punishment (JR-4.4)
        self.losers = losers        # bitmask
        self.start = start          # the seat that gets the first card of the redeal

    def clone(self) -> "Mutiny":
        return Mutiny(self.stage, self.late, self.losers, self.start)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "mutiny", "stage": self.stage, "late": self.late, "losers": self.losers, "start": self.start}

    def advance(self, s: State) -> int:
        stage = self.stage
        if stage in (STARTING, DEALING):
            return ASK
        self.stage += 1
        if stage == OPENING:
            self.open_with(s)
            return CALL if s.stack[-1] is not self else self.advance(s)
        if stage == OPENED:
            self.opening_stands(s)
            return CALL if s.stack[-1] is not self else self.advance(s)
        if stage == FIGHTING:
            if ASSASSIN in s.lying:
                return self.advance(s)
            order = CLOCKWISE[s.seats][(s.mutineer + 1) % s.seats]
            s.stack.append(Uprising(order, 0, 0, 0, 0, 0, NONE, NONE))
            return CALL
        if stage == RESULT:
            self.decide_result(s)
            if s.seats == 3:                                                    # JR-16.3.3
                return self.advance(s)
            s.stack.append(Appointing(1, self.late))
            return CALL
        if stage == COLLECTING:
            self.collect(s)
            if not s.laid:
                return self.advance(s)
            s.stack.append(Sharing(1, 0, 0, [0] * s.seats))
            return CALL
        if stage == REDEAL:
            return self.gather(s)
        return DONE

    def open_with(self, s: State) -> None:
        """JR-12.2: the First Mutineer lays his card before himself."""
        verb, what = s.opening & 255, s.opening >> 8
        card = ASSASSIN if verb == CALL_ASSASSIN else SEA_WOLF if verb == CALL_WOLF else what
        s.tell("called", "JR-12.2", s.mutineer, card)
        if verb == CALL_ASSASSIN:
            s.tell("knife_drawn", "JR-13.15", s.mutineer, what)
        elif verb == CALL_WOLF:
            s.tell("wolf_forces", "JR-13.17", s.mutineer, what)
        put_in_play(s, s.mutineer, card, False)

    def opening_stands(self, s: State) -> None:
        """JR-12.5: if a Traitor cancels the opening card, the mutiny goes on with that card gone."""
        verb, what = s.opening & 255, s.opening >> 8
        if verb == CALL_ASSASSIN:
            if leave_play(s, ASSASSIN):
                s.opening = KILL | what << 8
                kill(s, s.mutineer, what)
        elif verb == CALL_WOLF:
            if leave_play(s, SEA_WOLF):
                lay_wolf(s, s.mutineer, MUTINEER_SIDE, what)
        elif leave_play(s, what):
            lay_support(s, s.mutineer, what, MUTINEER_SIDE)

    def decide_result(self, s: State) -> None:
        """JR-12.7.3 to JR-12.7.6: the larger support wins, the Captain a tie; a killed leader's side loses."""
        if s.offers:
            lapse(s)                                                            # JR-14.4: the state has ended
        captain, mutineer = s.support(CAPTAIN_SIDE), s.support(MUTINEER_SIDE)
        losing = CAPTAIN_SIDE if mutineer > captain else MUTINEER_SIDE
        if ASSASSIN in s.lying:
            losing = s.opening >> 8
        self.judge_support(s)
        kind = "mutiny_over_mutineer" if losing == CAPTAIN_SIDE else "mutiny_over_captain"
        s.tell(kind, "JR-12.7.3", captain, mutineer)
        for seat in CLOCKWISE[s.seats][s.captain]:
            if s.stance[seat] == losing:
                self.losers |= 1 << seat
                s.tell("lost", "JR-12.7.6", seat)
        if losing == CAPTAIN_SIDE:
            s.captain = s.mutineer
            s.tell("new_captain", "JR-12.7.5", s.captain)
        else:
            s.tell("captain_stays", "JR-12.7.5", s.captain)

    def judge_support(self, s: State) -> None:
        """Promises of support: kept by those who stand with a leader, broken by those who do not."""
        if not s.promises:
            return
        for seat in range(s.seats):
            for leader, side in ((s.captain, CAPTAIN_SIDE), (s.mutineer, MUTINEER_SIDE)):
                if any(p & 15 == seat and p >> 4 & 15 == leader and p >> 8 & 15 == P_SUPPORT_YOU for p in s.promises):
                    judge(s, seat, P_SUPPORT_YOU, 1 << leader if s.stance[seat] == side else 0)

    def collect(self, s: State) -> None:
        """JR-12.8.2: the losers' open loot is laid out."""
        for seat in CLOCKWISE[s.seats][s.captain]:
            if self.losers >> seat & 1 and s.open[seat]:
                for kind in bag_list(s.open[seat]):
                    s.open[seat] -= ONE[kind]
                    s.laid += ONE[kind]
                    tell_collected(s, seat, kind)

    def gather(self, s: State) -> int:
        """JR-12.8.4: Rats, Assassin and Sea Wolf are discarded, the rest is dealt anew."""
        for card in s.lying + [laid & CARD_MASK for laid in s.sides]:
            if card in GONE_AFTER_MUTINY:
                toss(s, card)
                s.tell("mutiny_discard", "JR-12.8.4", card)
        s.lying = []
        s.sides = [laid for laid in s.sides if laid & CARD_MASK not in GONE_AFTER_MUTINY]
        if not s.sides:
            self.calm(s)
            return DONE
        if len(s.sides) % s.seats:
            self.stage = STARTING
        else:
            self.start = s.master()
            self.stage = DEALING
        return ASK

    def who(self, s: State) -> int:
        return CHANCE if self.stage == DEALING else s.master()

    def choices(self, s: State) -> list[int]:
        return [] if self.stage == DEALING else [with_seat(DEAL_FROM, seat) for seat in range(s.seats)]

    def usual(self, s: State) -> int:
        return with_seat(DEAL_FROM, s.master())

    def silent(self, s: State) -> bool:
        return self.stage == DEALING

    def decide(self, s: State, seat: int, action: int) -> None:
        if self.stage == STARTING:
            self.start = action >> 8
            self.stage = DEALING
            s.tell("redealt_from", "JR-12.8.4", seat, self.start)
            return
        cards = [laid & CARD_MASK for laid in s.sides]
        Rng(action).shuffle(cards)
        s.tell("redealt", "JR-12.8.4", len(cards))
        for i, card in enumerate(cards):
            to = (self.start + i) % s.seats
            gain(s, to, card)
            s.whisper(1 << to, 0b10, "drew", "JR-12.8.4", to, card)
        s.sides = []
        self.calm(s)
        self.stage = CALMED
        limit_hands(s)

    def calm(self, s: State) -> None:
        """The aftermath is over."""
        s.stance = [NONE] * s.seats
        s.mutineer = NONE
        s.opening = NONE

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == STARTING:
            return Telling("deal_from", "JR-12.8.4", [len(s.sides)])
        return Telling("chance", "JR-12.8.4", [])


def tell_collected(s: State, seat: int, kind: int) -> None:
    """Which loot a loser gives up; with hidden loot nobody sees it yet."""
    if s.table[HIDDEN]:
        s.whisper(1 << seat, 0b10, "collected", "JR-16.1.5", seat, kind)
    else:
        s.tell("collected", "JR-12.8.2", seat, kind)



