"""JR-12: the sealed call, the mutiny and its aftermath."""

from typing import ClassVar, Final, final

from quarterdeck.core.engine import ASK, CHANCE, DONE, NONE, verb_of
from quarterdeck.core.events import Telling
from quarterdeck.core.fields import Prompt, Words
from quarterdeck.core.frames import NEXT, OPEN, PASS, Sealed, Steps, Window
from quarterdeck.core.rng import Rng
from quarterdeck.core.zones import distinct
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.actions import CALLS, SUPPORTS
from quarterdeck.games.jolly_roger.flow import unsettled
from quarterdeck.games.jolly_roger.flow.cards import leave_play, put_in_play
from quarterdeck.games.jolly_roger.flow.offers import judge, keep, lapse, promises_of
from quarterdeck.games.jolly_roger.flow.offices import Appointing
from quarterdeck.games.jolly_roger.flow.sharing import LAYING, Sharing
from quarterdeck.games.jolly_roger.flow.talk import OpenQuestion, limit_hands
from quarterdeck.games.jolly_roger.flow.windows import Battle
from quarterdeck.games.jolly_roger.state import State

# -- the call --------------------------------------------------------------------------------------------------------

def calls(s: State, seat: int) -> list[int]:
    """JR-12.4: pass, or open a mutiny with any card; the Assassin and the Sea Wolf may act at once."""
    found = [PASS]
    for card in distinct(s.hands[seat]):
        found.append(CALLS[card])
        if card == d.ASSASSIN:
            found.append(v.call_assassin(d.CAPTAIN_SIDE))
            found.append(v.call_assassin(d.MUTINEER_SIDE))
        elif card == d.SEA_WOLF:
            found += [v.call_wolf(other) for other in range(s.seats)
                      if other not in (seat, s.captain) and s.hands[other]]
    return found


@final
class Call(Sealed[State]):
    """JR-12.3: everybody but the Captain secretly passes or calls; one of the callers is drawn by chance.

    A lone caller is drawn too, so that nobody sees whether there were others (section 20).
    """

    PROMPT: ClassVar[Prompt] = "call", "JR-12.3"

    def __init__(self, answers: list[int], callers: list[int]) -> None:
        super().__init__(answers)
        self.callers = callers      # those who called, once the answers are opened

    def asked(self, s: State) -> int:
        return CHANCE if self.callers else self.answers.index(OPEN)

    def waiting(self, s: State) -> list[int]:
        return [CHANCE] if self.callers else super().waiting(s)

    def welcome(self, s: State) -> list[int]:
        return [] if self.callers else super().welcome(s)

    def choices(self, s: State, seat: int) -> list[int]:
        if self.callers:
            return [v.caller(caller) for caller in self.callers]
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
            caller = v.caller_seat(action)
            begin(s, caller, self.answers[caller])
        else:
            self.answers[seat] = action

    def is_final(self, s: State, seat: int, action: int) -> bool:
        """A sealed answer is changed by answering again, not by taking it back."""
        return True

    def clock(self, s: State) -> int:
        return d.W_CALL if s.table[t.CLOCKED] and not self.callers else NONE

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return call_note(action)

    def warnings(self, s: State, seat: int, action: int) -> list[Telling]:
        return call_warnings(s, seat, action)


def stakes(s: State, seat: int) -> list[Telling]:
    """JR-12.8.2: whoever takes a side stakes his open loot."""
    loot = t.bag_size(s.open[seat])
    return [Telling("stakes_loot", "JR-12.8.2", [loot])] if loot else []


def call_warnings(s: State, seat: int, action: int) -> list[Telling]:
    """What a call puts at stake."""
    if action == PASS:
        return []
    if verb_of(action) == v.CALL_ASSASSIN and v.call_assassin_leader(action) == d.MUTINEER_SIDE:
        return [Telling("own_side_loses", "JR-12.7.4", []), *stakes(s, seat)]
    return stakes(s, seat)


def call_note(action: int) -> Telling | None:
    """How the supports would stand after an opening card."""
    if verb_of(action) != v.CALL:
        return None
    return Telling("would_stand", "JR-12.7.1", [1, d.MEMBERS[v.call_card(action)]])


@final
class Race(Window[State]):
    """JR-17.5, option: the first call to arrive is revealed at once."""

    PROMPT: ClassVar[Prompt] = "call", "JR-17.5"

    def plays(self, s: State, seat: int) -> list[int]:
        return calls(s, seat)[1:]

    def closed(self, s: State) -> bool:
        return s.mutineer != NONE

    def play(self, s: State, seat: int, action: int) -> None:
        begin(s, seat, action)

    def is_final(self, s: State, seat: int, action: int) -> bool:
        return True

    def clock(self, s: State) -> int:
        return d.W_CALL if s.table[t.CLOCKED] else NONE

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return call_note(action)

    def warnings(self, s: State, seat: int, action: int) -> list[Telling]:
        return call_warnings(s, seat, action)


def begin(s: State, seat: int, action: int) -> None:
    """JR-12.5: the call is revealed; the round's mutiny is used up whatever a Traitor does."""
    s.mutiny_used = 1
    s.mutineer = seat
    s.opening = action
    s.stance[s.captain] = d.CAPTAIN_SIDE
    s.stance[seat] = d.MUTINEER_SIDE


# -- the mutiny ------------------------------------------------------------------------------------------------------

def neutrals(s: State, seat: int) -> list[int]:
    """JR-13.17: whom the Sea Wolf can force: neutral players with cards."""
    return [other for other in range(s.seats) if other != seat and s.stance[other] == NONE and s.hands[other]]


def may_lay_office(s: State, seat: int) -> bool:
    """JR-12.6.5: a neutral Quartermaster may lay his office card itself; not with three players."""
    return seat == s.qm and s.stance[seat] == NONE and s.seats > 3


def kill(s: State, seat: int, leader: int) -> None:
    """JR-12.7.4: the Assassin lies on the table and the mutiny is over."""
    s.opening = v.assassin(leader)
    s.lying.append(d.ASSASSIN)
    s.tell("killed", "JR-12.7.4", seat, leader)


@final
class Forced(OpenQuestion):
    """JR-13.17: the Sea Wolf's victim must lay a card of his choice on its side; he may betray it himself."""

    PROMPT: ClassVar[Prompt] = "forced", "JR-13.17", "side"

    def __init__(self, victim: int, side: int, pending: int) -> None:
        self.victim = victim
        self.side = side
        self.pending = pending      # the card laid, awaiting its Traitor where cards do not overlap

    def advance(self, s: State) -> int:
        if self.pending == NONE:
            return ASK
        if s.in_play and leave_play(s, self.pending):
            unsettled.stand(s, self.victim, self.pending, self.side)            # JR-R31: without any effect
        return DONE

    def asked(self, s: State) -> int:
        return self.victim

    def silent(self, s: State) -> bool:
        return True

    def choices(self, s: State) -> list[int]:
        return [v.forced(card) for card in distinct(s.hands[self.victim])]

    def usual(self, s: State) -> int:
        return v.forced(min(s.hands[self.victim], key=lambda card: (d.MEMBERS[card], card)))

    def decide(self, s: State, seat: int, action: int) -> None:
        self.pending = v.forced_card(action)
        s.tell("forced_card", "JR-13.17", seat, self.pending, self.side)
        if unsettled.overlaps(s):
            unsettled.lay_plain(s, seat, self.pending, self.side, t.FORCED)
        else:
            put_in_play(s, seat, self.pending, True)

    def hides_choice(self, s: State, seat: int) -> bool:
        return True                                                             # JR-17.10.4


def lay_wolf(s: State, seat: int, side: int, victim: int) -> None:
    """JR-13.17: the Sea Wolf supports a side; its victim is forced, unless his last card was a Traitor against it."""
    unsettled.stand(s, seat, d.SEA_WOLF, side)
    if s.hands[victim]:
        s.stack.append(Forced(victim, side, NONE))


@final
class Uprising(Battle):
    """JR-12.6: in any order everybody may lay cards before the Captain or the First Mutineer, or stay neutral."""

    def able(self, s: State, seat: int) -> bool:
        if s.hands[seat] or may_lay_office(s, seat):
            return True
        return s.open[seat] != 0 and self.may_bargain(s, seat)                    # JR-17.9

    def closed(self, s: State) -> bool:
        return d.ASSASSIN in s.lying                                              # JR-12.7.4

    def laid_plays(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        stance = s.stance[seat]
        for card in distinct(s.hands[seat]):
            if stance != d.MUTINEER_SIDE:
                found.append(SUPPORTS[d.CAPTAIN_SIDE][card])
            if stance != d.CAPTAIN_SIDE:
                found.append(SUPPORTS[d.MUTINEER_SIDE][card])
            if card == d.ASSASSIN:
                found.append(v.assassin(d.CAPTAIN_SIDE))
                found.append(v.assassin(d.MUTINEER_SIDE))
            elif card == d.SEA_WOLF:
                for side in range(2):
                    if stance != 1 - side:
                        found += [v.wolf(side, victim) for victim in neutrals(s, seat)]
        if may_lay_office(s, seat):
            found.append(v.office(d.CAPTAIN_SIDE))
            found.append(v.office(d.MUTINEER_SIDE))
        self.more_plays(s, seat, found)
        return found

    def play(self, s: State, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == v.SUPPORT:
            card = v.support_card(action)
            told = "supported" if s.stance[seat] != NONE else "joined"
            side = v.support_leader(action)
            s.tell(told, "JR-12.6.3", seat, card, side)
            self.lay_plain(s, seat, card, action, side, t.SUPPORT)
        elif verb == v.OFFICE:                                                  # no Traitor answers it
            s.stance[seat] = v.office_leader(action)
            s.sworn |= 1 << seat
            s.tell("office_laid", "JR-12.6.5", seat, s.stance[seat])
        elif verb == v.WOLF:
            s.tell("wolf_forces", "JR-13.17", seat, v.wolf_seat(action))
            self.lay(s, seat, d.SEA_WOLF, action)
        elif verb == v.ASSASSIN:
            s.tell("knife_drawn", "JR-13.15", seat, v.assassin_leader(action))
            self.lay(s, seat, d.ASSASSIN, action)
        else:
            super().play(s, seat, action)

    def resolve(self, s: State, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == v.SUPPORT:
            card = v.support_card(action)
            if leave_play(s, card):
                unsettled.stand(s, seat, card, v.support_leader(action))
        elif verb == v.WOLF:
            if leave_play(s, d.SEA_WOLF):
                lay_wolf(s, seat, v.wolf_leader(action), v.wolf_seat(action))
        elif verb == v.ASSASSIN:
            if leave_play(s, d.ASSASSIN):
                kill(s, seat, v.assassin_leader(action))
        else:
            super().resolve(s, seat, action)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("mutiny", "JR-12.6", [s.support(d.CAPTAIN_SIDE), s.support(d.MUTINEER_SIDE)])

    def clock(self, s: State) -> int:
        return d.W_MUTINY if s.table[t.CLOCKED] else NONE

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if self.is_barred(s, seat):
            return super().refusal(s, seat, action)
        if verb_of(action) != v.SUPPORT:
            return Telling("not_now", "JR-12.6", [])
        if v.support_card(action) in s.hands[seat]:
            return Telling("other_side", "JR-12.6.2", [])
        return Telling("not_in_hand", "JR-12.6", [v.support_card(action)])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        verb = verb_of(action)
        if verb not in (v.SUPPORT, v.OFFICE):
            return super().note(s, seat, action)
        side = v.support_leader(action) if verb == v.SUPPORT else v.office_leader(action)
        stand = [s.support(d.CAPTAIN_SIDE), s.support(d.MUTINEER_SIDE)]
        stand[side] += d.MEMBERS[v.support_card(action)] if verb == v.SUPPORT else 0
        stand[side] += 1 if may_lay_office(s, seat) else 0                      # his office card follows him
        return Telling("would_stand", "JR-12.7.1", stand)

    def warnings(self, s: State, seat: int, action: int) -> list[Telling]:
        """What joining puts at stake, and a knife for the own leader."""
        verb = verb_of(action)
        if verb == v.ASSASSIN and v.assassin_leader(action) == s.stance[seat]:
            return [Telling("own_side_loses", "JR-12.7.4", [])]
        return stakes(s, seat) if verb in (v.SUPPORT, v.OFFICE, v.WOLF) and s.stance[seat] == NONE else []


# -- the whole of it -------------------------------------------------------------------------------------------------

OPENING: Final = 0
OPENED: Final = 1
FIGHTING: Final = 2
RESULT: Final = 3
COLLECTING: Final = 4
GATHERING: Final = 5
REDEALING: Final = 6
CALMING: Final = 7
MUTINY: Final = ["opening", "opened", "fighting", "result", "collecting", "gathering", "redealing", "calming", "over"]


@final
class Mutiny(Steps[State]):
    """JR-12: the opening card, the uprising, its result, a new Quartermaster, the losers' loot, the redeal."""

    WORDS: ClassVar[Words] = {"stage": MUTINY}

    def __init__(self, stage: int, late: int, losers: int) -> None:
        super().__init__(stage)
        self.late = late            # 1 after the Captain's word on punishment (JR-4.4)
        self.losers = losers        # bitmask

    def step(self, s: State, stage: int) -> int:
        if stage == OPENING:
            self.open_with(s)
        elif stage == OPENED:
            self.opening_stands(s)
        elif stage == FIGHTING:
            if d.ASSASSIN not in s.lying:
                s.stack.append(Uprising(s.left_of(s.mutineer)))
        elif stage == RESULT:
            self.decide_result(s)
            if s.seats > 3:                                                     # JR-16.3.3
                s.stack.append(Appointing(1, self.late))
        elif stage == COLLECTING:
            self.collect(s)
            if s.laid:
                s.stack.append(Sharing(mutiny=1, stage=LAYING, draws=0, counts=[0] * s.seats))
        elif stage == GATHERING:
            self.gather(s)
        elif stage == REDEALING:
            if s.sides:
                s.stack.append(Redeal(NONE if len(s.sides) % s.seats else s.master()))
        else:
            calm(s)
            return DONE
        return NEXT

    def open_with(self, s: State) -> None:
        """JR-12.2: the First Mutineer lays his card before himself."""
        card = opening_card(s.opening)
        s.tell("called", "JR-12.2", s.mutineer, card)
        if s.promises:
            keep(s, s.mutineer, s.captain, d.P_RISE)
        if verb_of(s.opening) == v.CALL_ASSASSIN:
            s.tell("knife_drawn", "JR-13.15", s.mutineer, v.call_assassin_leader(s.opening))
        elif verb_of(s.opening) == v.CALL_WOLF:
            s.tell("wolf_forces", "JR-13.17", s.mutineer, v.call_wolf_seat(s.opening))
        if verb_of(s.opening) == v.CALL and unsettled.overlaps(s):
            unsettled.lay_plain(s, s.mutineer, card, d.MUTINEER_SIDE, t.OPENING)
        else:
            put_in_play(s, s.mutineer, card, False)

    def opening_stands(self, s: State) -> None:
        """JR-12.5: if a Traitor cancels the opening card, the mutiny goes on with that card gone."""
        card = opening_card(s.opening)
        if not s.in_play or not leave_play(s, card):                            # it counts already, or is cancelled
            return
        if verb_of(s.opening) == v.CALL_ASSASSIN:
            kill(s, s.mutineer, v.call_assassin_leader(s.opening))
        elif verb_of(s.opening) == v.CALL_WOLF:
            lay_wolf(s, s.mutineer, d.MUTINEER_SIDE, v.call_wolf_seat(s.opening))
        else:
            unsettled.stand(s, s.mutineer, card, d.MUTINEER_SIDE)

    def decide_result(self, s: State) -> None:
        """JR-12.7.3 to JR-12.7.6: the larger support wins, the Captain a tie; a killed leader's side loses."""
        if s.offers:
            lapse(s)                                                            # JR-14.4: the state has ended
        captain, mutineer = s.support(d.CAPTAIN_SIDE), s.support(d.MUTINEER_SIDE)
        losing = d.CAPTAIN_SIDE if mutineer > captain else d.MUTINEER_SIDE
        if d.ASSASSIN in s.lying:
            losing = v.assassin_leader(s.opening)
        self.judge_support(s)
        kind = "mutiny_over_mutineer" if losing == d.CAPTAIN_SIDE else "mutiny_over_captain"
        s.tell(kind, "JR-12.7.3", captain, mutineer)
        for seat in s.clockwise(s.captain):
            if s.stance[seat] == losing:
                self.losers |= 1 << seat
                s.tell("lost", "JR-12.7.6", seat)
        if losing == d.CAPTAIN_SIDE:
            s.captain = s.mutineer
            s.tell("new_captain", "JR-12.7.5", s.captain)
        else:
            s.tell("captain_stays", "JR-12.7.5", s.captain)

    def judge_support(self, s: State) -> None:
        """Promises of support: kept by those who stand with a leader, broken by those who do not."""
        for seat in range(s.seats):
            for leader, side in ((s.captain, d.CAPTAIN_SIDE), (s.mutineer, d.MUTINEER_SIDE)):
                if leader in [t.promise_to(promise) for promise in promises_of(s, seat, d.P_SUPPORT_YOU)]:
                    judge(s, seat, d.P_SUPPORT_YOU, 1 << leader if s.stance[seat] == side else 0)

    def collect(self, s: State) -> None:
        """JR-12.8.2: the losers' open loot is laid out."""
        for seat in s.clockwise(s.captain):
            if self.losers >> seat & 1:
                for kind in t.bag_list(s.open[seat]):
                    s.tell_loot("collected", "JR-12.8.2", "JR-16.1.5", 1 << seat, seat, kind)
                s.laid += s.open[seat]
                s.open[seat] = 0

    def gather(self, s: State) -> None:
        """JR-12.8.4: Rats, Assassin and Sea Wolf are discarded, the rest is dealt anew."""
        for card in s.lying + [t.laid_card(laid) for laid in s.sides]:
            if card in d.GONE_AFTER_MUTINY:
                t.toss(s, card)
                s.tell("mutiny_discard", "JR-12.8.4", card)
        s.lying = []
        s.sides = [laid for laid in s.sides if t.laid_card(laid) not in d.GONE_AFTER_MUTINY]


def calm(s: State) -> None:
    """The aftermath is over."""
    s.stance = [NONE] * s.seats
    s.sworn = 0
    s.mutineer = NONE
    s.opening = NONE


def opening_card(call: int) -> int:
    """The card that a mutiny is called with."""
    verb = verb_of(call)
    return d.ASSASSIN if verb == v.CALL_ASSASSIN else d.SEA_WOLF if verb == v.CALL_WOLF else v.call_card(call)


@final
class Redeal(OpenQuestion):
    """JR-12.8.4: the cards of both sides are dealt to all; if they do not go round, the master names the first seat."""

    def __init__(self, start: int) -> None:
        self.start = start          # the seat that gets the first card; NONE before it is named

    def advance(self, s: State) -> int:
        return ASK if s.sides else DONE

    def asked(self, s: State) -> int:
        return s.master() if self.start == NONE else CHANCE

    def choices(self, s: State) -> list[int]:
        return [v.deal_from(seat) for seat in range(s.seats)] if self.start == NONE else []

    def usual(self, s: State) -> int:
        return v.deal_from(s.master())

    def decide(self, s: State, seat: int, action: int) -> None:
        if seat == CHANCE:
            self.deal(s, Rng(action))
            return
        self.start = v.deal_from_seat(action)
        s.tell("redealt_from", "JR-12.8.4", seat, self.start)

    def deal(self, s: State, rng: Rng) -> None:
        """One card at a time clockwise; hand limits apply."""
        cards = [t.laid_card(laid) for laid in s.sides]
        s.sides = []
        rng.shuffle(cards)
        s.tell("redealt", "JR-12.8.4", len(cards))
        for i, card in enumerate(cards):
            to = (self.start + i) % s.seats
            t.gain(s, to, card)
            s.whisper(1 << to, 0b10, "drew", "JR-12.8.4", to, card)
        calm(s)
        limit_hands(s)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("deal_from", "JR-12.8.4", [len(s.sides)])
