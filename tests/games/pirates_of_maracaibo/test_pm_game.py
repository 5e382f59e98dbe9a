"""What holds at every moment of any game, take-backs, the encoder, the terminal and the bots."""

import pytest

import quarterdeck as qd
from games.pirates_of_maracaibo.positions import GAME, MODULES, at, effect, hold, options, own, run, say, table
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE, SPECTATOR
from quarterdeck.core.rng import Rng
from quarterdeck.core.zones import deck_of
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.actions import LANGUAGE
from quarterdeck.games.pirates_of_maracaibo.policy import worth
from quarterdeck.games.pirates_of_maracaibo.policy.values import (
    Outlook,
    figurehead_value,
    missing,
    quest_value,
    residence_gain,
)
from quarterdeck.games.pirates_of_maracaibo.render import halves, render
from quarterdeck.games.pirates_of_maracaibo.state import purse_points
from quarterdeck.words import words

TABLES = [
    (2, {}),
    (3, {}),
    (4, {}),
    (1, {}),
    (1, {"difficulty": 6}),
    (2, dict.fromkeys(MODULES, True)),
    (1, dict.fromkeys(MODULES, True)),
    (4, {"layout": "twin_channels", "raid_actions_per_raid": True}),
]
tables = pytest.mark.parametrize(("seats", "chosen"), TABLES)


def moments(seats, chosen, seed=1):
    """All positions of a random game, each with the one before and the answer between."""
    s = GAME.new(seats, GAME.check_options(chosen))
    engine.settle(s)
    rng = Rng(seed)
    while s.stack:
        before = s.clone()
        seat = s.stack[-1].asked(s)
        found = s.stack[-1].options(s, seat)
        action = engine.outcome(s, rng) if seat == CHANCE else found[rng.below(len(found))]
        engine.answer(s, seat, action)
        yield before, seat, action, s


@rule("PM-I1", "PM-I2", "PM-I3", "PM-I4", "PM-I6", "PM-I7", "PM-I8", "PM-I9", "PM-I13", "PM-I14", "PM-I16", "PM-I22")
@tables
def test_no_invariant_breaks(seats, chosen):
    for _, _, _, s in moments(seats, chosen):
        assert [] == s.problems()


@rule("PM-I5", "PM-I7", "PM-I12", "PM-I15", "PM-I21")
@tables
def test_points_and_treasures_only_grow_and_raid_points_only_shrink(seats, chosen):
    for before, _, _, s in moments(seats, chosen, 2):
        assert all(now >= then for now, then in zip(s.vp, before.vp, strict=True))
        if before.active == -1:
            continue
        for captain in range(s.captains):
            assert all(s.owned(captain, kind) >= before.owned(captain, kind) for kind in range(3))
        same_turn = before.turns == s.turns
        if same_turn:
            assert s.used & before.used == before.used
            for now, then in zip(s.purses, before.purses, strict=False):
                assert purse_points(now) <= purse_points(then)
        else:
            assert (0, []) == (s.used, s.purses)
        stay = [card for card in before.sea if 60 <= card < 84]
        assert all(card in s.sea for card in stay)


@rule("PM-I1", "PM-I2", "PM-I3", "PM-I4", "PM-I6", "PM-I13", "PM-I14")
@pytest.mark.parametrize(
    ("spoil", "id_"),
    [
        (lambda s: s.sea.__setitem__(at("a1"), 61), "PM-I1"),
        (lambda s: s.sea.__setitem__(at("a1"), d.LAND), "PM-I2"),
        (lambda s: s.deck.middle.pop(), "PM-I3"),
        (lambda s: s.level_2.pop(), "PM-I3"),
        (lambda s: s.doubloons.__setitem__(0, -1), "PM-I4"),
        (lambda s: s.islands.__setitem__(0, -1), "PM-I6"),
        (lambda s: s.turns.__setitem__(0, 3), "PM-I13"),
        (lambda s: s.explorers.__setitem__(slice(0, 2), [3, 3]), "PM-I11"),
        (lambda s: s.stack.clear(), "PM-I14"),
    ],
)
def test_each_broken_invariant_is_named(spoil, id_):
    s = table()
    assert [] == s.problems()
    spoil(s)
    assert any(problem.startswith(id_) for problem in s.problems())


@rule("PM-I18")
def test_a_record_replays_to_the_same_position():
    match = qd.Match("pirates_of_maracaibo", 3, {"fog_improvements": True}, seed=11)
    rng = Rng(5)
    while not match.over and len(match.log) < 200:
        seat = match.waiting()[0]
        found = match.ask(seat).options
        match.play(seat, found[rng.below(len(found))].words)
    again = qd.Match.from_record(match.record(), verify=True)
    assert match.position() == again.position()


@rule("PM-I17")
@tables
def test_no_view_names_a_quest_of_another_hand(seats, chosen):
    for step, (_, _, _, s) in enumerate(moments(seats, chosen, 3)):
        if step % 17 or not s.stack:
            continue
        for viewer in (SPECTATOR, *range(seats)):
            view = GAME.hide(s, viewer)
            for captain, boards in enumerate(view["captains"]):
                if captain != viewer:
                    assert all(quest == -3 for quest in boards["quests"])
            assert all(quest == -3 for quest in view["quest_deck"]["middle"])


@rule("PM-DR-8")
def test_answers_go_back_until_something_was_drawn_or_the_turn_has_ended():
    match = qd.Match("pirates_of_maracaibo", 2, seed=3)
    for seat in (0, 1):
        match.play(seat, match.ask(seat).options[0].words)
    seat = match.waiting()[0]
    before = match.position()
    sail = next(
        option
        for option in match.ask(seat).options
        if any(option.words.endswith(d.PLACE_IDS[place]) for place in range(40) if match.state.sea[place] < 60)
    )
    match.play(seat, sail.words)
    assert match.can_undo(seat)
    match.undo(seat)
    assert before == match.position()
    match.play(seat, sail.words)
    match.play(seat, "take_doubloons")
    other = match.waiting()[0]
    assert other != seat
    match.play(other, match.ask(other).options[0].words)
    assert not match.can_undo(seat)


@rule("PM-DR-8")
def test_a_drawn_quest_does_not_go_back():
    s = effect_position()
    match = qd.Match.from_position("pirates_of_maracaibo", s)
    match.play(0, "take_top")
    assert not match.can_undo(0)


def effect_position():
    """A saved game in which seat 0 takes a quest."""
    s = table()
    effect(s, 0, "take_quest_1")
    return {
        "format": 1,
        "game": "pirates_of_maracaibo",
        "rules_version": 1,
        "seats": 2,
        "options": GAME.check_options({}),
        "state": s.to_json(),
    }


def test_the_encoder_shows_what_changed_and_nothing_else():
    """Own money and another's points: one number each; another open quest: its number, one off, one on."""
    s = table(3)
    before = GAME.encode(GAME.view(s, 1, {}))
    for name, captain, more in (("doubloons", 1, 4), ("vp", 2, 10)):
        t = s.clone()
        getattr(t, name)[captain] += more
        assert [more] == changes(before, t)
    t = s.clone()
    t.deck, t.market = deck_of([d.QUESTS[1], *d.QUESTS[3:]]), [d.QUESTS[0], d.QUESTS[2]]
    assert [d.QUESTS[2] - d.QUESTS[1], -1, 1] == changes(before, t)


def changes(before, s):
    """How the numbers differ that do."""
    after = GAME.encode(GAME.view(s, 1, {}))
    return [now - then for then, now in zip(before, after, strict=True) if now != then]


@tables
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_terminal_shows_every_view(seats, chosen, lang):
    """The cards at sea by name; of every captain points, money and income, and the quests that the reader may know."""
    said = words(lang, "pirates_of_maracaibo")
    for step, (_, _, _, s) in enumerate(moments(seats, chosen, 5)):
        if step % 60 == 30 and s.active >= 0:
            view = GAME.view(s, 0, chosen)
            text = render(view, said.text, ["Ann", "Bob", "Cyd", "Dov"][:seats])
            wide = 98 // d.COMPONENTS["layout"][d.LAYOUT_IDS.index(view["state"]["layout"])]["columns"] - 1
            for card in filter(None, view["state"]["sea"]):
                assert all(half in text for half in halves(said.text(f"card-{card}"), wide))
            for who, captain in enumerate(view["state"]["captains"][:seats]):
                points = view["scores"][who] if view["over"] else captain["vp"]
                line = next(line for line in text.splitlines() if ("Ann", "Bob", "Cyd", "Dov")[who] in line)
                assert f"[bold]{points}[/]  {captain['doubloons']}d (+{captain['income'][0]}d" in line
            for quest in view["state"]["captains"][0]["quests"]:
                name = said.text(f"quest-{quest}")
                assert (name if seats < 4 else name[:4]) in text  # four captains leave half a line: many are shortened


def policy_points(seats, games):
    """What the policy scores on average against random play, in every seat in turn."""
    points = []
    for seed in range(games):
        s = GAME.new(seats, GAME.check_options({}))
        engine.settle(s)
        rng = Rng(seed)
        hero = seed % seats
        while s.stack:
            seat = s.stack[-1].asked(s)
            found = s.stack[-1].options(s, seat)
            if seat == CHANCE:
                action = engine.outcome(s, rng)
            elif seat == hero and len(found) > 1:
                ratings = GAME.rate(s, seat, found)
                action = found[ratings.index(max(ratings))]
            else:
                action = found[rng.below(len(found))]
            engine.answer(s, seat, action)
        points.append(GAME.scores(s)[hero])
    return sum(points) / games


def test_the_policy_reaches_the_points_of_real_games():
    assert policy_points(3, 12) > 160


@pytest.mark.parametrize(("place", "step"), [("c1", "step b1"), ("c4", "step b3")])
@rule("PM-14.2.4")
def test_the_policy_steps_through_the_fog_towards_the_best_stop(place, step):
    s = table(2, fog_improvements=True)
    s.ships[0] = at("b2")
    for cell in d.LAYOUT_CELLS[s.layout]:
        s.sea[cell] = d.NUMBERS["tobago"] if cell == at(place) else d.WATER
    run(s)
    found = s.stack[-1].options(s, 0)
    ratings = GAME.rate(s, 0, found)
    assert step == LANGUAGE.say(found[ratings.index(max(ratings))])


@rule("PM-8.6.5")
def test_the_policy_sees_what_figureheads_will_bring():
    """A longer move before money, and a raid action that buries even while nothing is stored."""
    s = table(2)
    look = Outlook(s)
    worth_of = {name: figurehead_value(s, 0, look, number) for number, name in enumerate(d.FIGUREHEAD_IDS)}
    assert worth_of["harpy"] > worth_of["kraken"]
    assert worth_of["skull"] > worth_of["whale"]
    assert worth_of["lion"] > worth_of["dragon"] > worth_of["nautilus"]
    assert worth_of["mermaid"] > max(worth_of["kraken"], worth_of["nautilus"])


@rule("PM-7.2.1")
def test_the_policy_builds_for_what_it_has_gathered():
    """Not for what it hopes to gather: the price is better spent on a card until then."""
    s = table(2)
    s.doubloons[0] = 20
    palace = d.NUMBERS["palace"]
    s.markers[palace - d.FIRST_RESIDENCE] = 2
    assert residence_gain(s, 0, Outlook(s), palace) < 0
    own(s, 0, gold=4)
    assert residence_gain(s, 0, Outlook(s), palace) > 0


@rule("PM-10.9")
def test_the_policy_wants_a_sixth_quest_more_than_a_third():
    s = table(2)
    quest, *others = sorted(d.QUESTS, key=lambda one: missing(s, 0, d.EASY[one - d.FIRST_QUEST]))
    s.quests[0] = others[:5]
    many = quest_value(s, 0, Outlook(s), quest)
    s.quests[0] = others[:2]
    assert many > quest_value(s, 0, Outlook(s), quest)


def test_the_worth_of_a_table_follows_the_lead():
    s = table(2, round_=3)
    even = worth(s, 0)
    s.vp[0] = 40
    assert worth(s, 0) > even > worth(s, 1)
    own(s, 1, gold=8, emerald=8)
    assert worth(s, 0) < 900


def test_options_of_a_hand_come_from_the_own_quests_only():
    s = hold(table(), 0, "landowner")
    effect(s, 0, "discard_quest_8")
    assert ["discard landowner", "decline"] == options(s)
    say(s, "decline")
    assert [d.NUMBERS["landowner"]] == s.quests[0]
