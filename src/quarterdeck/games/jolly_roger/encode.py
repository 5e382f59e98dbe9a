"""Jolly Roger as numbers for networks."""

from typing import Any, Final

from mypy_extensions import i64

from quarterdeck.core.engine import NONE
from quarterdeck.core.events import FACEDOWN
from quarterdeck.core.vector import Procedures, Vector, fields_but
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.flow.attack import Joining
from quarterdeck.games.jolly_roger.flow.cards import Betrayal
from quarterdeck.games.jolly_roger.flow.favours import ASKING, GuardDuty
from quarterdeck.games.jolly_roger.flow.island import Burying
from quarterdeck.games.jolly_roger.flow.mutiny import Call, Uprising
from quarterdeck.games.jolly_roger.flow.offers import offer_of
from quarterdeck.games.jolly_roger.flow.sharing import CAPTAIN_PICKS, COOK_PICKS, SHARING, Sharing
from quarterdeck.games.jolly_roger.flow.talk import Reply
from quarterdeck.games.jolly_roger.flow.windows import EffectWindow
from quarterdeck.games.jolly_roger.state import State

LAID: Final = 48                # cards in an attack, or in a mutiny
PLAYS: Final = 12               # unsettled cards
WORDS: Final = 80               # promises that are open
OFFERS: Final = 12              # open offers
OFFER: Final = 29               # slots of one, with seven cards
PROCEDURES: Final = Procedures(
    "quarterdeck.games.jolly_roger", 10, 60,
    {"answers": 3, "pending": 3, "passed": 2, "offered": 2, "stays": 2, "tried": 2, "losers": 2, "left": 2, "number": 2,
     "bargained": 2},
)


def encode(s: State, o: Vector) -> None:
    """The table as the seat of the vector may know it (section 20)."""
    seats: i64 = s.seats
    whole = not s.stack
    hidden = s.table[t.HIDDEN] != 0 and not whole                                   # JR-16.1.2
    o.number("round", s.round, d.ROUNDS)
    o.who("captain", s.captain, seats)
    o.who("quartermaster", s.qm, seats)
    o.flag("mutiny-used", s.mutiny_used != 0)
    o.flag("skip-appointment", s.skip_appointment != 0)
    o.flag("island-barred", s.island_barred != 0)
    o.one("target-kind", s.target_kind, d.KINDS)
    o.one("target", s.target, len(d.TARGETS))
    o.bits("targets-left", s.targets, len(d.TARGETS))
    o.row("targets-done", s.target_discard, d.ROUNDS, len(d.TARGETS))
    for who in o.order(seats):
        write_seat(s, o, who, whole, hidden)
    o.number("deck", len(s.deck), len(d.ALL_CREW))
    o.counts("deck-cards", s.deck if whole else [], d.CREW_KINDS, 4)
    o.counts("discard", s.discard, d.CREW_KINDS, 4)
    o.row("in-play", s.in_play, 3, d.CREW_KINDS)
    o.row("lying", s.lying, 3, d.CREW_KINDS)
    for skill in range(d.SKILLS):
        o.signed("change", s.change[skill], 20)
    write_laid(o, "attack", s.attack)
    write_laid(o, "sides", s.sides)
    o.whom("sworn", s.sworn, seats)
    o.who("mutineer", s.mutineer, seats)
    o.number("opening", s.opening + 1, 1 << 15)
    o.who("cook", s.cook, seats)
    o.who("guard", s.guard, seats)
    o.one("verdict", s.verdict, 2)
    write_bag(o, "loot-deck", s.loot_deck, whole)
    write_bag(o, "loot-discard", s.loot_discard, True)
    write_bag(o, "laid", s.laid, not hidden or looker(s) == o.seat)
    write_bag(o, "aside", s.aside, True)
    write_plays(s, o, whole)
    write_talk(s, o, whole, hidden)
    PROCEDURES.write(o, s.stack, {} if whole else seen_frames(s, o.seat))


def write_seat(s: State, o: Vector, who: int, whole: bool, hidden: bool) -> None:
    """What a seat holds, where it stands, what it has given and said."""
    own = whole or who == o.seat
    o.number("cards-in-hand", len(s.hands[who]), 10)
    o.counts("hand", s.hands[who] if own else [], d.CREW_KINDS, 4)
    write_bag(o, "open", s.open[who], own or not hidden)
    write_bag(o, "buried", s.buried[who], own)
    o.maybe("stance", s.stance[who], 1)
    o.number("jewels", s.jewels[who], 50)
    o.number("offered", s.offered[who], 20)
    o.number("approached", s.approached[who], d.ROUNDS)
    o.maybe("spoken", s.spoken[who] if own else FACEDOWN, 20)
    o.number("paid", s.paid[who], 100)
    for other in o.order(s.seats):
        o.signed("favours", s.favours[who * s.seats + other], 100)


def write_bag(o: Vector, name: str, bag: int, known: bool) -> None:
    """The size of a bag, and the loot in it if the seat may know it."""
    o.number(name + "-size", t.bag_size(bag), 20)
    o.claim(name, "count of each", d.LOOT_KINDS, 10)
    if not bag or not known:
        o.skip(d.LOOT_KINDS)
        return
    for kind in range(d.LOOT_KINDS):
        o.lay(t.bag_count(bag, kind))


def write_laid(o: Vector, name: str, cards: list[int]) -> None:
    """Cards laid in an attack or a mutiny: side and seat in one number, and the card."""
    flat: list[int] = []
    for laid in cards:
        flat += [t.laid_side(laid) << t.SEAT_BITS | t.laid_seat(laid), t.laid_card(laid)]
    o.row(name, flat, 2 * LAID, 64)


def write_plays(s: State, o: Vector, whole: bool) -> None:
    """Cards that may still be answered, and answers that wait for them (JR-17.8.5: effect cards stay unseen)."""
    flat: list[int] = []
    for play in s.unsettled:
        flat += [t.play_number(play) & 127, t.play_number(play) >> 7, t.play_what(play), t.laid_seat(play),
                 t.laid_card(play)]
    o.row("unsettled", flat, 5 * PLAYS, 128)
    o.number("serial", s.serial, d.PLAYS)
    flat = []
    for seat, action in s.deferred:
        if whole or seat == o.seat or action == v.CLOSE:
            flat += [seat, action & 127, action >> 7 & 127, action >> 14 & 127]
    o.row("deferred", flat, 4 * s.seats, 128)


def write_talk(s: State, o: Vector, whole: bool, hidden: bool) -> None:
    """Offers, offers being written, and promises."""
    offers = s.offers
    asking = any(isinstance(frame, GuardDuty) and frame.stage == ASKING for frame in s.stack)
    drafts = [draft for draft in s.drafts
              if whole or draft[t.O_FROM] == o.seat or (asking and draft[t.O_FROM] == s.guard)]
    write_offers(o, "offer", offers, OFFERS, whole, hidden)
    write_offers(o, "draft", drafts, s.seats, whole, hidden)
    flat: list[int] = []
    for promise in s.promises:
        seat, to = t.promise_seat(promise), t.promise_to(promise)
        if whole or t.word_voice(promise) != d.ASIDE or o.seat in (seat, to):
            flat += [seat << t.SEAT_BITS | to, promise & 31, t.promise_round(promise)]
    o.row("promises", flat, 3 * WORDS, 170)


def write_offers(o: Vector, name: str, offers: list[list[int]], most: int, whole: bool, hidden: bool) -> None:
    """JR-14.6, JR-16.1.5: offers with what the seat may know of them."""
    if len(offers) > most:
        o.lost += 1
    for i in range(most):
        o.claim(name, "number, seats, crew, loot given and wanted, crew wanted, promise, favour", OFFER, 64)
        if i >= len(offers):
            o.skip(OFFER)
            continue
        number, giver, to, shown, crew, give, want, count, promise, favour = offers[i]
        party = whole or o.seat in (giver, to)
        cards = t.cards_of(crew)
        if not whole and o.seat != giver and not (o.seat == to and shown):
            cards = [FACEDOWN] * len(cards)
        if not party and promise != NONE and t.word_voice(promise) == d.ASIDE:
            promise = FACEDOWN
        flat = [number & 127, number >> 7, giver, to, shown, count, promise, favour, t.bag_size(give),
                t.bag_size(want)]
        flat += [t.bag_count(give, kind) if party or not hidden else FACEDOWN for kind in range(d.LOOT_KINDS)]
        flat += [t.bag_count(want, kind) for kind in range(d.LOOT_KINDS)] + cards
        o.shifted(flat, OFFER)


def looker(s: State) -> int:
    """JR-16.1.1, JR-16.1.5: who holds the hidden cards that are being shared; NONE before anybody looks."""
    for frame in s.stack:
        if isinstance(frame, Sharing):
            if frame.stage == COOK_PICKS:
                return s.cook
            if frame.stage == CAPTAIN_PICKS:
                return s.captain
            if frame.stage == SHARING:
                return s.master()
    return NONE


def seen_frames(s: State, seat: int) -> dict[int, list[Any]]:
    """The procedures that would tell about hands (JR-17.10.5), without it."""
    seen: dict[int, list[Any]] = {}
    own = 1 << seat if seat >= 0 else 0
    for place, frame in enumerate(s.stack):
        if isinstance(frame, (EffectWindow, Betrayal)):
            seen[place] = fields_but(frame, {"passed": frame.passed & own, "offered": 0, "turn": 0})
        elif isinstance(frame, (Joining, Uprising)):
            seen[place] = fields_but(frame, {"stays": frame.stays & own})
        elif isinstance(frame, Call):
            answers = [FACEDOWN if given >= 0 and who != seat else given for who, given in enumerate(frame.answers)]
            seen[place] = fields_but(frame, {"answers": answers, "callers": []})
        elif isinstance(frame, Reply):
            offer = offer_of(s, frame.number)
            if offer and offer[t.O_TO] != seat:
                seen[place] = fields_but(frame, {"picks": [FACEDOWN] * len(frame.picks)})
        elif isinstance(frame, Burying):                                            # JR-17.13
            chosen = [bag if who == seat else [] for who, bag in enumerate(frame.chosen)]
            seen[place] = fields_but(frame, {"chosen": chosen})
    return seen
