"""Effects of special crew cards, applied when the card stands. Each takes the table, the player and the action."""

from collections.abc import Callable
from typing import Final

from quarterdeck.games.jolly_roger.actions import (
    ADJUST,
    COOK_,
    DIG,
    GUARD,
    LOOKOUT_,
    MAP,
    MEDIC_,
    PLUS,
    SHIPWRIGHT_,
    STEAL,
    STEAL_ONE,
    STOWAWAYS_,
)
from quarterdeck.games.jolly_roger.data import (
    BLOODY_PIRATE,
    BOSUN,
    CABIN_BOY,
    COOK,
    FIRST_MATE,
    LOOKOUT,
    MEDIC,
    OFFICER_SKILL,
    SECOND_MATE,
    SHIPWRIGHT,
    STOWAWAYS,
)
from quarterdeck.games.jolly_roger.flow.cards import D_STOWAWAYS, DrawCards, Stealing, TurnUp
from quarterdeck.games.jolly_roger.flow.favours import Digging, GuardDuty, Hull
from quarterdeck.games.jolly_roger.state import State

CARD_OF: Final[dict[int, int]] = {
    STEAL: SECOND_MATE, STEAL_ONE: SECOND_MATE, STOWAWAYS_: STOWAWAYS, MEDIC_: MEDIC, LOOKOUT_: LOOKOUT,
    MAP: BLOODY_PIRATE, COOK_: COOK, GUARD: BOSUN, DIG: CABIN_BOY, SHIPWRIGHT_: SHIPWRIGHT,
}


def card_of(action: int) -> int:
    """The card that an effect is played with."""
    verb = action & 255
    return action >> 8 & 255 if verb == ADJUST else CARD_OF[verb]


def second_mate(s: State, seat: int, action: int) -> None:
    """JR-13.5: a random card from each of two players, or from the only one who has any."""
    victims = [action >> 8 & 255] if action & 255 == STEAL_ONE else [action >> 8 & 255, action >> 16 & 255]
    s.stack.append(Stealing(seat, [victim for victim in victims if s.hands[victim]]))


def stowaways(s: State, seat: int, action: int) -> None:
    """JR-13.6: two new crew cards."""
    s.tell("stowaways_in", "JR-13.6", seat)
    s.stack.append(DrawCards([seat, seat], 0, D_STOWAWAYS))


def medic(s: State, seat: int, action: int) -> None:
    """JR-13.10: its player is Quartermaster at once; with three players Captain (JR-16.3.5)."""
    if s.seats == 3:
        s.captain = seat
        s.tell("medic_captain", "JR-16.3.5", seat)
        return
    s.qm = seat
    s.skip_appointment = 0                                                      # JR-4.4.1
    s.tell("new_quartermaster", "JR-13.10", seat)


def lookout(s: State, seat: int, action: int) -> None:
    """JR-13.7: the target is turned up before anybody plays a card."""
    s.stack.append(TurnUp(1))


def bloody_pirate(s: State, seat: int, action: int) -> None:
    """JR-13.8: the map lies on the table until the island is left."""
    s.discard.remove(BLOODY_PIRATE)
    s.lying.append(BLOODY_PIRATE)
    s.tell("map_shown", "JR-10.1", seat)


def cook(s: State, seat: int, action: int) -> None:
    """JR-13.9: its player picks before the Captain."""
    s.cook = seat
    s.tell("cook_first", "JR-13.9", seat)


def bosun(s: State, seat: int, action: int) -> None:
    """JR-13.4: the named player is guard, unless he finds another."""
    s.guard = action >> 8 & 255
    s.tell("guard_named", "JR-13.4", seat, s.guard)
    s.stack.append(GuardDuty(0, 1 << s.guard, -1))


def cabin_boy(s: State, seat: int, action: int) -> None:
    """JR-13.11: a random buried card of another player becomes open loot."""
    s.stack.append(Digging(seat, action >> 8 & 255))


def officer(s: State, seat: int, action: int) -> None:
    """JR-13.12 to JR-13.14: one total changes by one."""
    card, sign = action >> 8 & 255, action >> 16 & 255
    skill = OFFICER_SKILL[card - FIRST_MATE]
    s.change[skill] += 1 if sign == PLUS else -1
    s.tell("officer_changes", f"JR-13.{12 + card - FIRST_MATE}", seat, card, sign, skill)


def shipwright(s: State, seat: int, action: int) -> None:
    """JR-13.18: everybody is asked for a loot card, and in the end an officer must give one."""
    s.tell("asks_for_loot", "JR-13.18", seat)
    s.stack.append(Hull(seat, 0, 1, -1))


EFFECTS: Final[dict[int, Callable[[State, int, int], None]]] = {
    STEAL: second_mate, STEAL_ONE: second_mate, STOWAWAYS_: stowaways, MEDIC_: medic, LOOKOUT_: lookout,
    MAP: bloody_pirate, COOK_: cook, GUARD: bosun, DIG: cabin_boy, ADJUST: officer, SHIPWRIGHT_: shipwright,
}
