"""Positions of Pirates of Maracaibo, written down."""

import quarterdeck as qd
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE, NONE
from quarterdeck.core.rng import Rng
from quarterdeck.core.zones import deck_of
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.actions import LANGUAGE
from quarterdeck.games.pirates_of_maracaibo.flow import redbeard
from quarterdeck.games.pirates_of_maracaibo.flow.bundle import Bundle
from quarterdeck.games.pirates_of_maracaibo.flow.setup import QuestChoice
from quarterdeck.games.pirates_of_maracaibo.flow.turn import ACTING, MOVING, Turn, Voyage

GAME = qd.game("pirates_of_maracaibo")
MODULES = ("fog_locations", "fog_improvements", "skirmishes", "adventurers", "rubies", "retirement")
GOLD, EMERALD, PEARL = range(3)
HIM = 1  # Redbeard's seat


def table(seats=2, *, doubloons=20, turn=0, round_=1, difficulty=0, **options):
    """A dealt table in the standard layout of old, everybody at the start; seat `turn` is to move.

    From a1 down and right: the eight locations, four residences (Hacienda to Stronghold), the improvements 1 to 15.
    """
    s = GAME.new(seats, GAME.check_options({"layout": "standard", "difficulty": difficulty, **options}))
    cards = [*range(60, 68), *range(72, 76), *range(1, 16)]
    for place, card in zip(d.LAYOUT_CELLS[s.layout], cards, strict=True):
        s.sea[place] = card
    s.level_2, s.shut_left, s.reserve = sorted(d.LEVEL_2), 41, 15
    s.islands = [4, 4, 4]
    s.values = [GOLD, NONE, NONE, EMERALD, PEARL, GOLD, EMERALD, PEARL, NONE, NONE, NONE, NONE]
    s.offered = list(range(3 if seats == 1 else seats + 2))
    s.deck, s.market = deck_of(d.QUESTS[2:]), d.QUESTS[:2]
    s.doubloons = [doubloons] * seats + [0] * (s.captains - seats)
    s.active, s.round = turn, round_
    s.stack = [Voyage(1), Turn(turn, MOVING)]
    return s


def at(name):
    """The place of that name."""
    return d.PLACE_IDS.index(name)


def lay(s, **places):
    """Put named cards on places; a card that lay elsewhere at sea changes places."""
    for place, name in places.items():
        card = d.NUMBERS[name]
        here = s.sea[at(place)]
        if card in s.sea:
            s.sea[s.sea.index(card)] = here
        if card in s.level_2:
            s.level_2.remove(card)
            s.shut_left -= 1
        s.sea[at(place)] = card
    return s


def give(s, seat, *names):
    """Put improvements into a tableau; nothing fires."""
    for name in names:
        card = d.NUMBERS[name]
        if card in s.sea:
            s.sea[s.sea.index(card)] = d.WATER
        if card in s.level_2:
            s.level_2.remove(card)
            s.shut_left -= 1
        s.tableaux[seat].append(card)
        s.gains[seat].add_card(card)
    return s


def grow(s, seat, *names):
    """Fill upgrade spaces; nothing fires."""
    for name in names:
        space = d.UPGRADE_IDS.index(name)
        s.upgrades[seat] |= 1 << space
        s.gains[seat].add(d.UPGRADE_PERMANENT[space])
    return s


def crown(s, seat, name):
    """Give a figurehead; its lightning does not fire."""
    tile = d.FIGUREHEAD_IDS.index(name)
    if tile in s.offered:
        s.offered.remove(tile)
    s.figureheads[seat] = tile
    s.gains[seat].add(d.FIGUREHEAD_PERMANENT[tile])
    return s


def hold(s, seat, *names):
    """Give quests."""
    for name in names:
        quest = d.NUMBERS[name]
        for zone in (s.deck.middle, s.market):
            if quest in zone:
                zone.remove(quest)
        s.quests[seat].append(quest)
    return s


def own(s, seat, *, gold=0, emerald=0, pearl=0, buried=(0, 0, 0)):
    """Give treasures: stored ones, and buried ones from the first space on."""
    for kind, count in enumerate((gold, emerald, pearl)):
        s.stored[seat * 3 + kind] += count
        s.buried[seat * 3 + kind] = (1 << buried[kind]) - 1
    return s


def mark(s, seat, *names):
    """Put markers on residences."""
    for name in names:
        s.markers[d.NUMBERS[name] - d.FIRST_RESIDENCE] |= 1 << seat
    return s


def walker(s, seat, space):
    """Put an explorer on a track space."""
    s.explorers[seat] = d.TRACK_IDS.index(space)
    return s


def arrive(s, seat, place):
    """A ship has moved and paid; its action step begins."""
    s.ships[seat] = at(place)
    s.stack = [Voyage(1), Turn(seat, ACTING)]
    return run(s)


def effect(s, seat, *names):
    """Effects of one source are pending for the seat."""
    s.stack = [Voyage(1), Turn(seat, ACTING + 1), Bundle(seat, [d.EFFECT_IDS.index(name) for name in names])]
    return run(s)


def run(s):
    """Settle; what is told, whole."""
    s.out = events = []
    engine.settle(s)
    s.out = None
    return [(event.kind, *event.args) for event in events]


def options(s):
    """The words of all options of whoever is asked."""
    seat = s.stack[-1].asked(s)
    return [LANGUAGE.say(action) for action in s.stack[-1].options(s, seat)]


def say(s, *answers):
    """Answer for whoever is asked; what is told, as (kind, *args)."""
    told = []
    for words in answers:
        frame = s.stack[-1]
        seat = frame.asked(s)
        found = options(s)
        assert words in found, f"{words!r} is not among {found}"
        s.out = events = []
        engine.answer(s, seat, LANGUAGE.read(words))
        s.out = None
        told += [(event.kind, *event.args) for event in events]
    return told


def kinds(told):
    """The kinds of what was told."""
    return [event[0] for event in told]


def rules_of(s, words):
    """The rules of the events that an answer brings about."""
    seat = s.stack[-1].asked(s)
    s.out = events = []
    engine.answer(s, seat, LANGUAGE.read(words))
    s.out = None
    return [event.rule for event in events]


def asked(s):
    """The seat that is asked; CHANCE when the table decides."""
    return s.stack[-1].asked(s)


def refused(s, words):
    """Why an answer is not legal: reason and rule."""
    why = s.stack[-1].refusal(s, s.stack[-1].asked(s), LANGUAGE.read(words))
    assert words not in options(s)
    return why.kind, why.rule


def skip_to_turn(s):
    """Decline everything until a move is asked; chance deals the first outcome."""
    while s.stack and not isinstance(s.stack[-1], Turn):
        seat = asked(s)
        found = s.stack[-1].options(s, seat)
        engine.answer(s, seat, found[0] if seat == CHANCE else s.stack[-1].default(s, seat))
    return s


def dealt(seats=2, seed=1, **options_):
    """A new table after the deal; the quests are still to be chosen."""
    s = GAME.new(seats, GAME.check_options(options_))
    engine.settle(s)
    engine.run_chance(s, Rng(seed))
    return s


def started(seats=2, seed=1, **options_):
    """A new table after the choice of quests."""
    s = dealt(seats, seed, **options_)
    rng = Rng(seed)
    while isinstance(s.stack[-1], QuestChoice):
        seat = s.stack[-1].asked(s)
        engine.answer(s, seat, s.stack[-1].options(s, seat)[0])
    engine.run_chance(s, rng)
    return s


def his_turn(place="start", card=None, *, difficulty=0, **options_):
    """Redbeard is about to reveal a card; with `card` it lies on top of a known pile."""
    s = table(1, difficulty=difficulty, **options_)
    s.active = HIM
    s.turns = [1, 0]
    s.ships = [at("h4"), d.HARBOUR if place == "start" else at(place)]
    s.quests[HIM] = [s.deck.middle.pop()]
    s.stack = [Voyage(1), redbeard.his_turn()]
    if card is not None:
        s.a_left = s.b_left = 0
        known = [*d.RB_A[: 6 - difficulty], *d.RB_B[:difficulty]]
        s.crew_known = sorted({*known[:5], card} if card not in known else known)
        s.pile = [card]
    return s


def reveal(s, card):
    """He reveals a card; what is told until chance or the human must answer."""
    run(s)
    return say(s, f"reveal redbeard_{card}")
