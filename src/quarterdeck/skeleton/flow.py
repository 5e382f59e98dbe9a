"""The course of the game: rounds of a card turned up, crews sent in secret, parrots, and the strongest takes it."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from quarterdeck.core.engine import ASK, CALL, DONE, NONE, frames_of, stack_from_json, verb_of
from quarterdeck.core.events import Telling
from quarterdeck.core.fields import Prompt, Words
from quarterdeck.core.frames import NEXT, OPEN, Draw, Sealed, Steps, Window
from quarterdeck.core.zones import deck_of
from quarterdeck.skeleton import data as d, scoring, state as t, verbs as v
from quarterdeck.skeleton.effects import EFFECTS
from quarterdeck.skeleton.state import State

TURN_UP: Final = 0
SEND: Final = 1
RIVAL: Final = 2
CRY: Final = 3
TAKE: Final = 4
ROUND: Final = ["turn_up", "send", "rival", "cry", "take"]


@final
class Rounds(Steps[State]):
    """SK-2: round after round, until the crews are used up (SK-5)."""

    WORDS: ClassVar[Words] = {"stage": ROUND}

    def step(self, s: State, stage: int) -> int:
        if stage == TURN_UP:
            if s.round == d.CREWS:                                              # SK-5: all crews have been sent
                for seat in range(s.seats):
                    s.tell("scored", "SK-5.1", seat, scoring.points(s, seat))
                return DONE
            s.round += 1
            s.stack.append(TurnUp())
        elif stage == SEND:
            s.stack.append(Sending([OPEN] * s.seats))
        elif stage == RIVAL:
            if s.seats > 1:
                return NEXT
            s.stack.append(RivalSends())
        elif stage == CRY:
            s.stack.append(Crying(eligible=list(range(s.seats)), passed=0, offered=0, turn=0))
        else:
            share(s)
            self.stage = TURN_UP
            return NEXT
        return CALL


@final
class TurnUp(Draw[State]):
    """SK-2.1: the top card of the deck is turned up. Nobody knows its order, so chance decides now."""

    PROMPT: ClassVar[Prompt] = "chance", "SK-2.1"

    def advance(self, s: State) -> int:
        return ASK if s.upturned == NONE else DONE

    def options(self, s: State, seat: int) -> list[int]:
        return [v.turn_up(card) for card in s.deck.next_cards()]

    def odds(self, s: State) -> list[int]:
        return s.deck.next_odds()

    def answer(self, s: State, seat: int, action: int) -> None:
        s.upturned = v.turn_up_card(action)
        s.deck.draw(s.upturned)
        s.tell("round_begins", "SK-2.1", s.round, s.upturned)


@final
class Sending(Sealed[State]):
    """SK-2.2: everybody sends a crew in secret; all are shown together."""

    def choices(self, s: State, seat: int) -> list[int]:
        return [v.send(crew) for crew in range(1, d.CREWS + 1) if s.hands[seat] >> crew & 1]

    def opened(self, s: State) -> int:
        for seat in range(s.seats):
            crew = v.send_crew(self.answers[seat])
            s.hands[seat] &= ~(1 << crew)
            s.sent[seat] = crew
            s.tell("sent", "SK-2.2", seat, crew)
        return DONE

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("send", "SK-2.2", [s.upturned])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if verb_of(action) == v.SEND:
            return Telling("gone", "SK-2.2", [v.send_crew(action)])
        return Telling("not_now", "SK-2.2", [])


@final
class RivalSends(Draw[State]):
    """SK-2.3: the rival of a lone player sends any crew it has left."""

    PROMPT: ClassVar[Prompt] = "chance", "SK-2.3"

    def advance(self, s: State) -> int:
        return ASK if s.sent[s.seats] == NONE else DONE

    def options(self, s: State, seat: int) -> list[int]:
        return [v.rival_sends(crew) for crew in range(1, d.CREWS + 1) if s.hands[s.seats] >> crew & 1]

    def answer(self, s: State, seat: int, action: int) -> None:
        crew = v.rival_sends_crew(action)
        s.hands[s.seats] &= ~(1 << crew)
        s.sent[s.seats] = crew
        s.tell("rival_sent", "SK-2.3", crew)


@final
class Crying(Window[State]):
    """SK-3: whoever still has a parrot may let it cry; it is over when all have passed one after another."""

    def plays(self, s: State, seat: int) -> list[int]:
        return [v.CRY] if s.parrots >> seat & 1 else []

    def play(self, s: State, seat: int, action: int) -> None:
        s.parrots &= ~(1 << seat)
        s.cries |= 1 << seat
        s.tell("cried", "SK-3.1", seat, s.strength(seat))

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("cry", "SK-3", [s.upturned])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return Telling("strength", "SK-3.1", [s.strength(seat) + d.CRY]) if action == v.CRY else None


def share(s: State) -> None:
    """SK-4: the strongest crew takes the card; if two are level, nobody does (SK-4.2)."""
    strengths = [s.strength(who) for who in range(len(s.sent))]
    best = max(strengths)
    who = strengths.index(best)
    if strengths.count(best) > 1:
        s.sunk |= 1 << s.upturned
        s.tell("tie", "SK-4.2", s.upturned)
    else:
        if who == s.seats:
            s.tell("rival_took", "SK-4.1", s.upturned)
        else:
            s.tell("took", "SK-4.1", who, s.upturned)
        EFFECTS[d.EFFECT[s.upturned]](s, who, s.upturned)
    s.upturned = NONE
    s.sent = [NONE] * len(s.sent)
    s.cries = 0


def new(seats: int, options: Mapping[str, Any]) -> State:
    """SK-1: a shuffled deck, a full set of crews and a parrot for everybody; a lone player gets a rival (SK-1.1)."""
    sides = seats + (1 if seats == 1 else 0)
    return State(
        seats=seats, round_=0, deck=deck_of(list(range(d.CARDS))), upturned=NONE, hands=[t.ALL_CREWS] * sides,
        sent=[NONE] * sides, parrots=(1 << seats) - 1 if options["parrots"] else 0, cries=0, taken=[0] * sides, sunk=0,
        stack=[Rounds(TURN_UP)],
    )


FRAMES: Final = frames_of("quarterdeck.skeleton")


def restore(shown: dict[str, Any]) -> State:
    """The table that `to_json` wrote down, procedures included."""
    return t.state_from_json(shown, stack_from_json(FRAMES, shown["stack"]))
