"""Positions of Jolly Roger written down in words, for its tests."""

import quarterdeck as qd
from quarterdeck.core import engine
from quarterdeck.core.dealer import Scripted
from quarterdeck.core.engine import NONE
from quarterdeck.games.jolly_roger import data as d, state as t
from quarterdeck.games.jolly_roger.actions import LANGUAGE
from quarterdeck.games.jolly_roger.flow import blank, new
from quarterdeck.games.jolly_roger.flow.island import BURYING, Island
from quarterdeck.games.jolly_roger.flow.rounds import S4_CALL, S7_BACK, Counting, Voyage

GAME = qd.game("jolly_roger")


def crew(names):
    """Cards from words: `crew("cook nav_p2_m2")`."""
    return sorted(d.CREW_IDS.index(name) for name in names.split())


def loot(names):
    """A bag from words."""
    return t.bag_of([d.LOOT_IDS.index(name) for name in names.split()])


def table(seats=4, hands=(), stack=(), options=None, sailed=False, **fields):
    """A sound table: cards that are not named lie in the decks; Captain 0 and Quartermaster 1 unless said otherwise."""
    agreed = new(seats, GAME.check_options({"negotiation": "off"} | (options or {}))).table
    s = blank(seats, agreed, [Counting(0, 0), *stack])
    s.qm = NONE if seats == 3 else 1
    for seat, names in enumerate(hands):
        s.hands[seat] = crew(names)
    for name, names in fields.items():
        if name in ("open", "buried"):
            for seat, words in enumerate(names):
                getattr(s, name)[seat] = loot(words)
        elif name in ("laid", "loot_discard", "aside"):
            setattr(s, name, loot(names))
        elif name in ("discard", "in_play", "lying"):
            setattr(s, name, crew(names))
        elif name == "target":
            s.target = d.TARGET_IDS.index(names)
        elif name == "target_kind":
            s.target_kind = d.KIND_IDS.index(names)
        elif name == "attack":
            s.attack = [t.pack_laid(0, seat, id_of(word)) for seat, word in names]
        elif name == "sides":
            s.sides = [t.pack_laid(side, seat, id_of(word)) for side, seat, word in names]
        elif name not in ("deck", "loot_deck"):
            setattr(s, name, names)
    out = [c for hand in s.hands for c in hand] + s.discard + s.in_play + s.lying
    out += [t.laid_card(laid) for laid in s.attack + s.sides]
    rest = list(d.ALL_CREW)
    for c in out:
        rest.remove(c)
    if "deck" in fields:
        s.deck = crew(fields["deck"])
        for c in s.deck:
            rest.remove(c)
        s.discard = sorted(s.discard + rest)
    else:
        s.deck = rest
    spare = [kind for kind in range(6) for _ in range(d.LOOT_COPIES[kind])]
    for bag in [s.laid, s.loot_discard, s.aside, *s.open, *s.buried]:
        for kind in t.bag_list(bag):
            spare.remove(kind)
    if "loot_deck" in fields:
        s.loot_deck = loot(fields["loot_deck"])
        s.loot_discard += t.bag_of(spare) - s.loot_deck
    else:
        s.loot_deck = t.bag_of(spare)
    s.targets = d.USED[seats]
    if s.target != NONE:
        s.target_kind = d.KIND_IDS.index(d.TARGETS[s.target]["kind"])
        s.targets &= ~(1 << s.target)
    left = [i for i in [*range(8, len(d.TARGETS)), *range(8)] if s.targets >> i & 1]
    for i in left[: s.round - 1 + sailed]:  # one target a round; this round's too if it has sailed
        s.targets &= ~(1 << i)
        s.target_discard.append(i)
    s.out = []
    engine.settle(s)
    assert [] == s.problems()
    return s


def voyage(stage, appointed=1):
    """The round under way, about to enter a stage."""
    return Voyage(stage, appointed)


def words(s, seat):
    """What a seat may answer."""
    return [LANGUAGE.say(action) for action in s.stack[-1].options(s, seat)]


def play(s, seat, said):
    """Answer for a seat; it must be legal."""
    frame = s.stack[-1]
    assert seat in frame.waiting(s) + frame.welcome(s), (seat, frame.to_json())
    assert said in words(s, seat), (said, words(s, seat))
    engine.answer(s, seat, LANGUAGE.read(said))
    assert [] == s.problems()


def deal(s, said=0):
    """Answer for chance, by words or by a key."""
    frame = s.stack[-1]
    assert engine.CHANCE in frame.waiting(s), frame.to_json()
    options = frame.options(s, engine.CHANCE)
    action = LANGUAGE.read(said) if isinstance(said, str) else said
    assert action in options or not options, (said, [LANGUAGE.say(o) for o in options])
    engine.answer(s, engine.CHANCE, action)
    assert [] == s.problems()


def all_pass(s):
    """Everybody who is asked passes, while passing is possible."""
    while s.stack and s.stack[-1].asked(s) != engine.CHANCE and "pass" in words(s, s.stack[-1].asked(s)):
        play(s, s.stack[-1].asked(s), "pass")


def asked(s):
    """The seat that is asked now."""
    return s.stack[-1].asked(s)


def frame_name(s):
    """The procedure under way."""
    return s.stack[-1].to_json()["frame"]


def hand(s, seat):
    """A hand in words."""
    return " ".join(d.CREW_IDS[c] for c in s.hands[seat])


def loot_of(s, seat):
    """Open loot in words."""
    return " ".join(d.LOOT_IDS[k] for k in t.bag_list(s.open[seat]))


def told(s, kind):
    """The arguments of every event of a kind."""
    return [event.args for event in s.out if event.kind == kind]


def heard(s, seat, kind):
    """The same, as a seat hears them."""
    events = [GAME.told(s, event).for_reader(seat) for event in s.out if event.kind == kind]
    return [list(event.args.values()) for event in events if event is not None]


def rules_told(s, kind):
    """The rules that events of a kind name."""
    return [event.rule for event in s.out if event.kind == kind]


def id_of(name):
    """The number of a card."""
    return d.CREW_IDS.index(name)


def match_from(s, options=None, dealer=None, state=None):
    """The match that goes on from a table, or from what was written down of it."""
    agreed = GAME.check_options({"negotiation": "off"} | (options or {}))
    position = {
        "game": "jolly_roger",
        "rules_version": GAME.rules_version,
        "seats": s.seats,
        "options": agreed,
        "state": state or s.to_json(),
    }
    return qd.Match.from_position("jolly_roger", position, dealer=dealer)


def landed(**fields):
    """A match of four whose crew is about to bury loot."""
    return match_from(
        table(4, [], [voyage(S7_BACK), Island(BURYING)], target="treasure_island_1", lying="bloody_pirate", **fields)
    )


def before_the_call(options=None):
    """A match of four that is about to ask for sealed calls; chance draws seat 3 among several callers."""
    hands = ["nav_p2_m2", "can_p2_m2", "mel_p2_m2", "nav_p1_m5"]
    return match_from(table(4, hands, [voyage(S4_CALL)], options), options, Scripted(["caller seat_3"]))


def call_all(match, others):
    """Seat 3 calls, then the others as told; seat 2 answers last."""
    match.play(3, "call nav_p1_m5")
    for seat, card in ((1, "can_p2_m2"), (2, "mel_p2_m2")):
        match.play(seat, f"call {card}" if seat in others else "pass")
    return match
