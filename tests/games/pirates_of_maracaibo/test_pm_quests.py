"""PM-8.5, PM-11, PM-16: quests and what is hidden."""

import pytest

from games.pirates_of_maracaibo.positions import (
    GAME,
    arrive,
    asked,
    crown,
    effect,
    hold,
    kinds,
    options,
    say,
    table,
)
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE, SPECTATOR
from quarterdeck.core.rng import Rng
from quarterdeck.core.zones import deck_of
from quarterdeck.games.pirates_of_maracaibo import data as d

HOARD, FEVER = 84, 85


@rule("PM-8.5.1")
def test_a_market_card_is_taken_in_sight_and_replaced_at_once():
    s = table()
    arrive(s, 0, "b4")
    say(s, "decline")
    assert ["take_top", "take_quest hoard", "take_quest gold_fever", "decline"] == options(s)
    told = say(s, "take_quest gold_fever")
    assert ("quest_from_market", 0, FEVER) in told
    assert CHANCE == asked(s)
    say(s, "draw landowner")
    assert [d.NUMBERS["landowner"], HOARD] == s.market
    assert [FEVER] == s.quests[0] == s.seen[0]


@rule("PM-8.5.1", "PM-8.5.2")
def test_the_top_card_is_drawn_unseen():
    s = table()
    effect(s, 0, "take_quest_1")
    say(s, "take_top")
    s.out = events = []
    engine.answer(s, CHANCE, s.stack[-1].options(s, CHANCE)[3])
    drawn = GAME.told(s, next(event for event in events if event.kind == "quest_from_deck"))
    heard = {reader: [*told.args.values()] for reader in (0, 1, SPECTATOR) if (told := drawn.for_reader(reader))}
    assert {0: [0, s.quests[0][0]], 1: [0, -3], SPECTATOR: [0, -3]} == heard


@rule("PM-8.5.2", "PM-I17")
def test_hands_show_backs_only_and_have_no_limit():
    s = hold(table(), 0, *list(d.QUEST_IDS.values())[2:14])
    s.seen[0] = s.quests[0][:1]
    view = GAME.hide(s, 1)
    assert [-3] * 12 == view["captains"][0]["quests"]
    held = {d.QUEST_IDS[quest] for quest in s.quests[0][1:]}
    assert not [quest for quest in held if quest in str(view)]
    assert list(d.QUEST_IDS.values())[2:14] == GAME.hide(s, 0)["captains"][0]["quests"]


@rule("PM-8.5.3", "PM-AR-7", "PM-8.11.1")
def test_the_whale_renews_the_market_once_before_a_choice():
    s = crown(table(), 0, "whale")
    effect(s, 0, "take_quest_1")
    assert "refresh" in options(s)
    say(s, "refresh", "draw landowner", "draw dry_dock")
    assert [HOARD, FEVER] == s.discard
    assert ["take_top", "take_quest dry_dock", "take_quest landowner", "decline"] == options(s)
    hold(s, 0, "hoard")
    assert 1 == s.doubloon_income(0)


@rule("PM-8.5.4", "PM-AR-7")
def test_an_empty_deck_is_made_from_the_discard_and_may_stay_empty():
    s = table()
    s.deck = deck_of([])
    s.discard = d.QUESTS[2:4]
    s.quests[1] = d.QUESTS[4:]
    effect(s, 0, "take_quest_1")
    told = say(s, "take_top")
    assert "quests_shuffled" in kinds(told)
    assert ["draw green_fire", "draw moon_tears"] == options(s)
    say(s, "draw green_fire")
    effect(s, 0, "take_quest_1")
    say(s, "take_top", "draw moon_tears")
    effect(s, 0, "take_quest_1")
    assert ["take_quest hoard", "take_quest gold_fever", "decline"] == options(s)
    say(s, "take_quest hoard")
    assert [FEVER] == s.market
    effect(s, 0, "take_quest_1")
    say(s, "take_quest gold_fever")
    assert ["skipped"] == kinds(effect(s, 0, "take_quest_1"))[:1]


@rule("PM-8.5.5")
def test_a_discarded_quest_goes_unseen_under_the_deck_for_eight():
    s = hold(table(), 0, "landowner", "dry_dock")
    effect(s, 0, "discard_quest_8")
    assert ["discard landowner", "discard dry_dock", "decline"] == options(s)
    say(s, "discard dry_dock")
    assert 28 == s.doubloons[0]
    assert [d.NUMBERS["dry_dock"]] == s.deck.bottom
    assert ["dry_dock"] == GAME.hide(s, 0)["quest_deck"]["bottom"]
    assert [-3] == GAME.hide(s, 1)["quest_deck"]["bottom"]
    assert [-3] == GAME.hide(s, SPECTATOR)["quest_deck"]["bottom"]


@rule("PM-8.5.5")
def test_the_card_at_the_bottom_is_drawn_last():
    s = hold(table(), 0, "landowner")
    s.deck = deck_of([88])
    s.quests[1] = [quest for quest in d.QUESTS if quest not in {84, 85, 88, d.NUMBERS["landowner"]}]
    effect(s, 0, "discard_quest_8")
    say(s, "discard landowner")
    effect(s, 0, "take_quest_1")
    say(s, "take_top")
    assert ["draw buried_gold"] == options(s)
    say(s, "draw buried_gold")
    effect(s, 0, "take_quest_1")
    say(s, "take_top")
    assert ["draw landowner"] == options(s)


@rule("PM-DR-10")
def test_the_market_is_a_row_that_slides_to_the_right():
    s = table(adventurers=True)
    s.market = [84, 85, 86]
    s.deck.middle.remove(86)
    effect(s, 0, "take_quest_1")
    say(s, "take_quest gold_fever", "draw landowner")
    assert [d.NUMBERS["landowner"], 84, 86] == s.market


@rule("PM-I17")
def test_a_quest_that_was_seen_to_be_taken_stays_in_that_hand_of_a_possible_table():
    s = hold(table(3), 1, "landowner", "dry_dock")
    s.seen[1] = [d.NUMBERS["landowner"]]
    view = GAME.view(s, 0, {})
    for seed in range(20):
        assert d.NUMBERS["landowner"] in GAME.determinise(view, Rng(seed)).quests[1]


@rule("PM-11.2", "PM-11.3")
def test_the_quests_of_the_data():
    quests = {quest["id"]: quest for quest in d.COMPONENTS["quest"]}
    assert 25 == len(quests)
    income = quests["steady_income"]
    assert ({"doubloon_income": 6}, {"doubloon_income": 10}, 3, 7) == (
        income["easy"],
        income["hard"],
        income["easy_vp"],
        income["hard_vp"],
    )
    assert ({"vp_income": 4}, {"vp_income": 7}) == (quests["growing_fame"]["easy"], quests["growing_fame"]["hard"])
    assert [3, 4] == [quests["legend_in_the_sand"][goal]["vp_income"] for goal in ("easy", "hard")]


@rule("PM-11.2")
@pytest.mark.parametrize("quest", d.COMPONENTS["quest"], ids=lambda quest: quest["id"])
def test_every_quest_has_a_harder_goal_that_asks_more(quest):
    assert quest["easy"].keys() == quest["hard"].keys()
    assert all(quest["hard"][name] > least for name, least in quest["easy"].items())
    assert quest["hard_vp"] > quest["easy_vp"]
    assert all(name in d.METRICS for name in quest["easy"])
