"""Positions of Pirates of the 7 Seas, written down: every card is accounted for, whatever a test names."""

import quarterdeck as qd
from quarterdeck.core import engine
from quarterdeck.core.dealer import Scripted, Seeded
from quarterdeck.core.engine import NONE
from quarterdeck.games.pirates_of_the_7_seas.data import (
    BELOW_LAST_ROUND,
    CARD_IDS,
    CHARACTER_IDS,
    LOOT_COPIES,
    NATION_IDS,
    deck_cards,
    mask_of,
)
from quarterdeck.games.pirates_of_the_7_seas.flow import restore
from quarterdeck.games.pirates_of_the_7_seas.flow.ending import UNOPENED, FinalSale, Waiving
from quarterdeck.games.pirates_of_the_7_seas.flow.rounds import CALLS, PICK, Rounds
from quarterdeck.games.pirates_of_the_7_seas.flow.throw import throw
from quarterdeck.games.pirates_of_the_7_seas.state import NOT_DRAWN, State

ID = "pirates_of_the_7_seas"
KINDS = ["rum", "coffee", "fruit", "talisman"]


def players(seats, *given):
    """One dict a seat; the last one given serves all the seats that follow."""
    given = given or ({},)
    return [given[min(seat, len(given) - 1)] for seat in range(seats)]


def table(
    seats=3,
    *given,
    first=0,
    round_=5,
    rounds_left=NOT_DRAWN,
    house=0,
    max_rounds=60,
    ports=(),
    played=(),
    above=None,
    deck=None,
    discard=(0, 0, 0, 0),
    gone=(0, 0, 0, 0),
    stack=(),
):
    """A table. What lies before a seat comes as keywords of `given`; `gone` empties the loot deck into nowhere.

    `deck` names the adventure cards still face down; the others count as played.
    """
    each = players(seats, *given)
    hands = [mask_of([CARD_IDS.index(card) for card in p.get("hand", ())]) for p in each]
    ports = [CARD_IDS.index(card) for card in ports]
    played = [CARD_IDS.index(card) for card in played]
    rest = deck_cards(seats) & ~mask_of(ports) & ~mask_of(played)
    for hand in hands:
        rest &= ~hand
    if deck is not None:
        kept = mask_of([CARD_IDS.index(card) for card in deck])
        out = [card for card in range(30) if rest >> card & 1 and not kept >> card & 1]
        played = [card for card in out if not 16 <= card < 22] + played
        ports = [card for card in out if 16 <= card < 22] + ports
        rest = kept
    goods = [p.get(kind, 0) for p in each for kind in KINDS[:3]]
    loot = [LOOT_COPIES[k] - discard[k] - gone[k] for k in range(4)]
    for i, number in enumerate(goods):
        loot[i % 3] -= number
    loot[3] -= sum(p.get("talismans", 0) for p in each)
    fleet = [p.get("fleet", 10 - p.get("reserve", 3) - p.get("guards", 0)) for p in each]
    guards = [p.get("guards", 0) for p in each]
    return State(
        seats,
        house,
        max_rounds,
        round_,
        first,
        rounds_left,
        [p.get("chests", 7) for p in each],
        fleet,
        guards,
        [p.get("reserve", 10 - fleet[i] - guards[i]) for i, p in enumerate(each)],
        goods,
        [p.get("talismans", 0) for p in each],
        [p.get("yin_yang", 0) for p in each],
        [p.get("skulls", 0) for p in each],
        [mask_of([NATION_IDS.index(n) for n in p.get("corsairs", ())]) for p in each],
        [p.get("double_holds", 0) for p in each],
        [p.get("unsinkables", 0) for p in each],
        hands,
        [mask_of([CHARACTER_IDS.index(c) for c in p.get("used", ())]) for p in each],
        [NONE] * seats,
        0,
        rest,
        (NONE if rounds_left != NOT_DRAWN else max(0, rest.bit_count() - BELOW_LAST_ROUND)) if above is None else above,
        ports,
        played,
        loot,
        list(discard),
        0,
        NONE,
        0,
        0,
        [0] * seats,
        0,
        list(stack),
    )


def choosing(seats=3, *given, **rest):
    """A table at the beginning of a round."""
    return table(seats, *given, stack=[*chapters(), Rounds(PICK, 0, 0)], **rest)


def calling(chosen, *given, call=None, **rest):
    """A table whose seats chose these characters; calling goes on with `call` (else with the first of them)."""
    s = table(len(chosen), *given, **rest)
    s.chosen = [CHARACTER_IDS.index(c) for c in chosen]
    at = min(s.chosen) if call is None else CHARACTER_IDS.index(call)
    s.revealed = sum(1 << seat for seat, c in enumerate(s.chosen) if c < at)
    s.stack = [*chapters(), Rounds(CALLS, at, 0)]
    return s


def chapters():
    """What follows the rounds, lowest on the stack."""
    return [Waiving([], 0), FinalSale(UNOPENED)]


def play(s, *script, seed=1):
    """A match that goes on from a position; the dealer deals the script first."""
    engine.settle(s)
    position = {"format": 1, "game": ID, "rules_version": 1, "seats": s.seats, "options": {}, "state": s.to_json()}
    return qd.Match.from_position(ID, position, dealer=Scripted(list(script), Seeded(seed)))


def words(match, seat):
    """The words of all options of a seat."""
    return [option.words for option in match.decision(seat).options]


def told(match, kind):
    """The arguments of all events of a kind, as everybody heard them."""
    return [event.args for entry in match.log for event in entry.events if event.kind == kind]


def key_where(dice, wanted):
    """The first key whose throw of so many dice is as wanted."""
    return next(key for key in range(1, 2_000_000) if wanted(throw(key, dice, looked_at=False)))


def again(s):
    """The same position, read from its JSON."""
    return restore(s.to_json())
