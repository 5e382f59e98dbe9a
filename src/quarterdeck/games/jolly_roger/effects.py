"""Effects of special crew cards, applied when the card stands. Each takes the table, the player and the action."""

from collections.abc import Callable
from typing import Final

from quarterdeck.core.engine import NONE, verb_of
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.flow.cards import D_STOWAWAYS, DrawCards, Stealing, TurnUp
from quarterdeck.games.jolly_roger.flow.favours import BEGGING, CHOOSING, Digging, GuardDuty, Hull
from quarterdeck.games.jolly_roger.flow.offers import EVERYBODY, judge
from quarterdeck.games.jolly_roger.state import State

CARD_OF: Final[dict[int, int]] = {
    v.SECOND_MATE: d.SECOND_MATE, v.SECOND_MATE_ONE: d.SECOND_MATE, v.STOWAWAYS: d.STOWAWAYS, v.MEDIC: d.MEDIC,
    v.LOOKOUT: d.LOOKOUT, v.MAP: d.BLOODY_PIRATE, v.COOK: d.COOK, v.BOSUN: d.BOSUN, v.CABIN_BOY: d.CABIN_BOY,
    v.SHIPWRIGHT: d.SHIPWRIGHT,
}


def card_of(action: int) -> int:
    """The card that an effect is played with."""
    verb = verb_of(action)
    return v.adjust_officer(action) if verb == v.ADJUST else CARD_OF[verb]


def second_mate(s: State, seat: int, action: int) -> None:
    """JR-13.5: a random card from each of two players."""
    victims = [v.second_mate_first(action), v.second_mate_second(action)]
    s.stack.append(Stealing(seat, [victim for victim in victims if s.hands[victim]]))


def second_mate_one(s: State, seat: int, action: int) -> None:
    """JR-R18: from the only one who has any."""
    victim = v.second_mate_one_seat(action)
    s.stack.append(Stealing(seat, [victim] if s.hands[victim] else []))


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
    s.discard.remove(d.BLOODY_PIRATE)
    s.lying.append(d.BLOODY_PIRATE)
    s.tell("map_shown", "JR-10.1", seat)
    judge(s, seat, d.P_MAP, EVERYBODY)


def cook(s: State, seat: int, action: int) -> None:
    """JR-13.9: its player picks before the Captain."""
    s.cook = seat
    s.tell("cook_first", "JR-13.9", seat)


def bosun(s: State, seat: int, action: int) -> None:
    """JR-13.4: the named player is guard, unless he finds another."""
    s.guard = v.bosun_seat(action)
    s.tell("guard_named", "JR-13.4", seat, s.guard)
    s.stack.append(GuardDuty(stage=CHOOSING, tried=1 << s.guard, other=NONE))


def cabin_boy(s: State, seat: int, action: int) -> None:
    """JR-13.11: a random buried card of another player becomes open loot."""
    s.stack.append(Digging(seat, v.cabin_boy_seat(action)))


def totals(s: State) -> list[int]:
    """JR-7.9: points of the single-skill cards with the officers' changes, not yet raised to 0."""
    found = s.change.copy()
    for laid in s.attack:
        card = t.laid_card(laid)
        if card != d.MULTI:
            found[d.SKILLS_OF[card][0]] += d.POINTS[card]
    return found


def officer(s: State, seat: int, action: int) -> None:
    """JR-13.12 to JR-13.14: one total changes by one."""
    card, sign = v.adjust_officer(action), v.adjust_sign(action)
    skill = d.OFFICER_SKILL[card - d.FIRST_MATE]
    s.change[skill] += 1 if sign == d.PLUS else -1
    s.tell("officer_changes", f"JR-13.{12 + card - d.FIRST_MATE}", seat, card, sign, skill)


def shipwright(s: State, seat: int, action: int) -> None:
    """JR-13.18: everybody is asked for a loot card, and in the end an officer must give one."""
    s.tell("asks_for_loot", "JR-13.18", seat)
    s.stack.append(Hull(seat=seat, stage=BEGGING, turn=1, officer=NONE))


EFFECTS: Final[dict[int, Callable[[State, int, int], None]]] = {
    v.SECOND_MATE: second_mate, v.SECOND_MATE_ONE: second_mate_one, v.STOWAWAYS: stowaways, v.MEDIC: medic,
    v.LOOKOUT: lookout, v.MAP: bloody_pirate, v.COOK: cook, v.BOSUN: bosun, v.CABIN_BOY: cabin_boy,
    v.ADJUST: officer, v.SHIPWRIGHT: shipwright,
}
