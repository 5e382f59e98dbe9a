"""Who may know what in Jolly Roger (section 20), and possible tables behind a view (JR-S5)."""

from typing import Any

from quarterdeck.core.engine import NONE, reader
from quarterdeck.core.events import FACEDOWN
from quarterdeck.core.frames import OPEN, PASS
from quarterdeck.core.rng import Rng
from quarterdeck.core.zones import fill
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.flow import restore
from quarterdeck.games.jolly_roger.flow.favours import GuardDuty
from quarterdeck.games.jolly_roger.flow.mutiny import Call
from quarterdeck.games.jolly_roger.flow.offers import offer_of
from quarterdeck.games.jolly_roger.flow.talk import Drafting, Reply
from quarterdeck.games.jolly_roger.state import State


def hide(s: State, seat: int, whole: dict[str, Any] | None = None) -> dict[str, Any]:
    """Section 20: what the seat may not know becomes a hole; at the end nothing is hidden."""
    shown = s.to_json() if whole is None else whole.copy()
    if not s.stack:
        return shown
    shown["hands"] = [hand if who == seat else holes(hand) for who, hand in enumerate(shown["hands"])]
    shown["deck"] = holes(shown["deck"])
    shown["loot_deck"] = holes(shown["loot_deck"])
    shown["buried"] = [bag if who == seat else holes(bag) for who, bag in enumerate(shown["buried"])]
    if s.table[t.HIDDEN]:                                                         # JR-16.1.2
        shown["open"] = [bag if who == seat else holes(bag) for who, bag in enumerate(shown["open"])]
        if looker(s, shown) != seat:
            shown["laid"] = holes(shown["laid"])
    proposing = any(frame["frame"] == "guard_duty" and frame["stage"] == "asking" for frame in shown["stack"])
    shown["offers"] = [seen_offer(s, offer, seat) for offer in shown["offers"]]
    shown["drafts"] = [
        draft if draft["seat"] == seat else seen_offer(s, draft, seat) for draft in shown["drafts"]
        if draft["seat"] == seat or (proposing and draft["seat"] == s.guard)
    ]
    shown["spoken"] = [n if who == seat else FACEDOWN for who, n in enumerate(shown["spoken"])]
    shown["promises"] = [p for p in shown["promises"] if p["voice"] != d.ASIDE or seat in (p["seat"], p["to"])]
    shown["deferred"] = [one for one in shown["deferred"]                       # JR-17.8.5: effect cards stay unseen
                         if one["seat"] == seat or one["action"] == v.CLOSE]
    shown["stack"] = [seen_frame(s, frame, seat) for frame in shown["stack"]]
    return shown


def holes(cards: list[int]) -> list[int]:
    """As many holes as there are cards."""
    return [FACEDOWN] * len(cards)


def looker(s: State, shown: dict[str, Any]) -> int:
    """JR-16.1.1, JR-16.1.5: who holds the hidden cards that are being shared; NONE before anybody looks."""
    for frame in shown["stack"]:
        if frame["frame"] == "sharing":
            if frame["stage"] == "cook_picks":
                return s.cook
            if frame["stage"] == "captain_picks":
                return s.captain
            if frame["stage"] == "sharing":
                return s.master()
    return NONE


def seen_offer(s: State, offer: dict[str, Any], seat: int) -> dict[str, Any]:
    """JR-14.6, JR-16.1.5: crew cards for the giver, and for the receiver if shown; loot for all unless hidden."""
    seen = dict(offer)
    party = seat in (offer["seat"], offer["to"])
    if seat != offer["seat"] and not (seat == offer["to"] and offer["shown"]):
        seen["crew"] = holes(offer["crew"])
    if s.table[t.HIDDEN] and not party:
        seen["loot"] = holes(offer["loot"])
    if not party and offer["promise"] != NONE and t.word_voice(offer["promise"]) == d.ASIDE:
        seen["promise"] = FACEDOWN
    return seen


def seen_frame(s: State, frame: dict[str, Any], seat: int) -> dict[str, Any]:
    """A procedure without what it would tell about hands (JR-17.10.5)."""
    name = frame["frame"]
    own = 1 << seat if seat >= 0 else 0
    if name in ("effect_window", "betrayal"):
        return frame | {"passed": frame["passed"] & own, "offered": 0, "turn": 0}
    if name in ("joining", "uprising"):
        return frame | {"stays": frame["stays"] & own}
    if name == "call":
        answers = [FACEDOWN if given >= 0 and who != seat else given for who, given in enumerate(frame["answers"])]
        return frame | {"answers": answers, "callers": []}
    if name == "reply":
        offer = offer_of(s, frame["number"])
        if offer and offer[t.O_TO] != seat:
            return frame | {"picks": holes(frame["picks"])}
    if name == "burying":                                                       # JR-17.13
        return frame | {"chosen": [bag if who == seat else [] for who, bag in enumerate(frame["chosen"])]}
    return frame


# -- possible tables -------------------------------------------------------------------------------------------------

def determinise(view: dict[str, Any], rng: Rng) -> State:
    """JR-S5: deal the cards that the viewer has not seen to the places where they may be."""
    shown = dict(view["state"])
    me = reader(view)
    if not shown["stack"]:
        return restore(shown)
    shown["stack"] = [dict(frame) for frame in shown["stack"]]
    deal_crew(shown, view, me, rng)
    deal_loot(shown, rng)
    shown["offers"] = [whole_offer(shown, offer, rng) for offer in shown["offers"]]
    shown["drafts"] = [whole_offer(shown, offer, rng) for offer in shown["drafts"]]
    shown["spoken"] = [0 if n == FACEDOWN else n for n in shown["spoken"]]
    for frame in shown["stack"]:
        complete(shown, frame, me, rng)
    return restore(shown)


def redeal(s: State, seat: int, rng: Rng) -> bool:
    """JR-S5: other hands and the deck change places, and unseen loot; not where offers or sealed answers name cards."""
    if not s.stack:
        return True
    if s.table[t.HIDDEN] or s.deferred or is_bound(s, seat):
        return False
    crew = s.deck.copy()
    loot = t.bag_list(s.loot_deck)
    for other in range(s.seats):
        if other != seat:
            crew += s.hands[other]
            loot += t.bag_list(s.buried[other])
    rng.shuffle(crew)
    rng.shuffle(loot)
    for other in range(s.seats):
        if other != seat:
            hand = [crew.pop() for _ in s.hands[other]]
            hand.sort()
            s.hands[other] = hand
            s.buried[other] = t.bag_of([loot.pop() for _ in range(t.bag_size(s.buried[other]))])
    crew.sort()
    s.deck = crew
    s.loot_deck = t.bag_of(loot)
    return True


def is_bound(s: State, seat: int) -> bool:
    """Whether a procedure or an offer tells of cards that a seat cannot see."""
    top = s.stack[-1]
    if seat not in top.waiting(s):
        return True
    for frame in s.stack:
        if isinstance(frame, Call | Reply | GuardDuty | Drafting):
            return True
    for offer in s.offers + s.drafts:
        if offer[t.O_FROM] != seat and offer[t.O_CREW]:
            return True
    return False


def deal_crew(shown: dict[str, Any], view: dict[str, Any], me: int, rng: Rng) -> None:
    """Fill the other hands and the deck; who is waited for must hold what he is waited for with."""
    unseen = unseen_crew(shown)
    rng.shuffle(unseen)
    hands = shown["hands"] = [list(hand) for hand in shown["hands"]]
    for offer in shown["offers"]:
        if offer["shown"] and offer["to"] == me:                                # shown to me: it is there
            for card in offer["crew"]:
                put(hands[offer["seat"]], unseen, card, offer["crew"].count(card))
    top = shown["stack"][-1]
    if top["frame"] == "first_card" and top["pending"] == NONE:
        master = shown["captain"] if shown["seats"] == 3 else shown["quartermaster"]
        normal = [card for card in unseen if card < d.SPECIAL]
        if master != me and normal and not any(0 <= card < d.SPECIAL for card in hands[master]):
            put(hands[master], unseen, normal[rng.below(len(normal))], 1)
    if top["frame"] in ("effect_window", "betrayal"):
        others = sum(1 << seat for seat in top["eligible"] if seat != me)
        top["passed"] |= others
        top["offered"] = top["passed"]
        if me not in view["waiting"] and not shown["table"][t.CLOCKED]:
            holder, card = somebody(shown, top, unseen, me, rng)
            put(hands[holder], unseen, card, 1)
            top["passed"] &= ~(1 << holder)
    shown["hands"] = [fill(hand, unseen) for hand in hands]
    shown["deck"] = unseen


def unseen_crew(shown: dict[str, Any]) -> list[int]:
    """The crew cards that lie nowhere in sight."""
    left = d.ALL_CREW.copy()
    seen = shown["discard"] + shown["in_play"] + shown["lying"]
    seen = seen + [laid["card"] for laid in shown["attack"]] + [laid["card"] for laid in shown["sides"]]
    for hand in shown["hands"]:
        seen = seen + [card for card in hand if card != FACEDOWN]
    for card in seen:
        left.remove(card)
    return left


def put(hand: list[int], unseen: list[int], card: int, copies: int) -> None:
    """Make sure that a hand holds a card so often, as far as there are holes and cards."""
    while hand.count(card) < copies and card in unseen and FACEDOWN in hand:
        hand[hand.index(FACEDOWN)] = card
        unseen.remove(card)


def somebody(shown: dict[str, Any], top: dict[str, Any], unseen: list[int], me: int, rng: Rng) -> tuple[int, int]:
    """A seat that the window may be waiting for, and a card with which it could act."""
    found: list[tuple[int, int]] = []
    for seat in top["eligible"]:
        if seat != me and FACEDOWN in shown["hands"][seat]:
            for card in set(unseen):
                wanted = 1 << d.TRAITOR if top["frame"] == "betrayal" else d.WINDOW_CARDS[top["kind"]]
                if wanted >> card & 1 and fits(shown, seat, card):
                    found.append((seat, card))
    found.sort()
    return found[rng.below(len(found))]


def fits(shown: dict[str, Any], seat: int, card: int) -> bool:
    """JR-18.1: whether the seat could play the card if it held it."""
    if card == d.COOK:
        return bool(seat != shown["captain"])
    if card == d.CABIN_BOY:
        return any(bag for who, bag in enumerate(shown["buried"]) if who != seat)
    if card == d.SECOND_MATE:
        return any(hand for who, hand in enumerate(shown["hands"]) if who != seat)
    if card == d.MEDIC:
        if shown["seats"] == 3:
            return bool(seat != shown["captain"] and shown["mutineer"] == NONE)
        return bool(seat != shown["quartermaster"])
    return True


def deal_loot(shown: dict[str, Any], rng: Rng) -> None:
    """Fill buried, hidden and laid-out loot, and the deck."""
    left = list(d.LOOT_COPIES)
    piles = [shown["loot_discard"], shown["laid"], shown["aside"], *shown["open"], *shown["buried"]]
    for pile in piles:
        for kind in pile:
            if kind != FACEDOWN:
                left[kind] -= 1
    unseen = [kind for kind in range(d.LOOT_KINDS) for _ in range(left[kind])]
    rng.shuffle(unseen)
    for name in ("open", "buried"):
        shown[name] = [fill(bag, unseen) for bag in shown[name]]
    shown["laid"] = fill(shown["laid"], unseen)
    shown["loot_deck"] = unseen


def whole_offer(shown: dict[str, Any], offer: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """An offer with its holes filled from what the giver holds."""
    whole = dict(offer)
    if FACEDOWN in offer["crew"]:
        hand = list(shown["hands"][offer["seat"]])
        rng.shuffle(hand)
        whole["crew"] = sorted(hand[: len(offer["crew"])])
    if FACEDOWN in offer["loot"]:
        bag = list(shown["open"][offer["seat"]])
        rng.shuffle(bag)
        whole["loot"] = sorted(bag[: len(offer["loot"])])
    if offer["promise"] == FACEDOWN:
        whole["promise"] = t.pack_word(d.P_GIVE_LOOT, d.ASIDE)
    return whole


def complete(shown: dict[str, Any], frame: dict[str, Any], me: int, rng: Rng) -> None:
    """Fill what the view of a procedure left out."""
    name = frame["frame"]
    if name == "call":
        complete_call(shown, frame, rng)
    elif name == "reply" and FACEDOWN in frame["picks"]:
        to = next(offer["to"] for offer in shown["offers"] if offer["number"] == frame["number"])
        hand = list(shown["hands"][to])
        rng.shuffle(hand)
        frame["picks"] = hand[: len(frame["picks"])]
    elif name == "burying":
        done = [seat not in (me, shown["guard"]) and not frame["left"] >> seat & 1 for seat in range(shown["seats"])]
        frame["chosen"] = [shown["open"][seat] if done[seat] else bag for seat, bag in enumerate(frame["chosen"])]
    elif name == "drafting" and frame["seat"] != NONE:
        begin_draft(shown, frame["seat"], (frame["seat"] + 1) % shown["seats"])
    elif name == "guard_duty" and frame["stage"] == "writing":
        begin_draft(shown, shown["guard"], frame["other"])


def begin_draft(shown: dict[str, Any], seat: int, to: int) -> None:
    """What somebody else is writing is unknown: an empty sheet."""
    if not any(draft["seat"] == seat for draft in shown["drafts"]):
        shown["drafts"] = [*shown["drafts"], {
            "number": NONE, "seat": seat, "to": to, "shown": 0, "crew": [], "loot": [], "wanted_loot": [],
            "wanted_crew": 0, "promise": NONE, "favour": NONE,
        }]


def complete_call(shown: dict[str, Any], frame: dict[str, Any], rng: Rng) -> None:
    """JR-12.3: sealed answers; where all are in and one caller is to be drawn, somebody has called."""
    hands = shown["hands"]
    sealed = [seat for seat, given in enumerate(frame["answers"]) if given == FACEDOWN]
    answers = [likely_answer(hands[seat], rng) if seat in sealed else given
               for seat, given in enumerate(frame["answers"])]
    if OPEN not in answers:
        if max(answers) <= PASS:
            seat = sealed[rng.below(len(sealed))]
            answers[seat] = some_call(hands[seat], rng)
        frame["callers"] = [seat for seat, given in enumerate(answers) if given > PASS]
    frame["answers"] = answers


def likely_answer(hand: list[int], rng: Rng) -> int:
    """A sealed answer that somebody may have given: mostly a pass."""
    return PASS if rng.below(4) or not hand else some_call(hand, rng)


def some_call(hand: list[int], rng: Rng) -> int:
    """A mutiny opened with a card of the hand."""
    return v.call(hand[rng.below(len(hand))])


