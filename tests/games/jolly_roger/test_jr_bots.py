"""The policy of Jolly Roger: characters, memory, and a little strength."""

import pytest

import quarterdeck as qd
from games.jolly_roger.positions import GAME, play, table, voyage, words
from marks import slow
from quarterdeck.core import engine
from quarterdeck.core.rng import Rng
from quarterdeck.games.jolly_roger import verbs
from quarterdeck.games.jolly_roger.actions import LANGUAGE
from quarterdeck.games.jolly_roger.flow import offers
from quarterdeck.games.jolly_roger.flow.attack import Attack
from quarterdeck.games.jolly_roger.flow.rounds import S4_CALL, S5_TALK, S7_BACK
from quarterdeck.games.jolly_roger.flow.sharing import CAPTAIN_PICKS, SHARING, Sharing
from quarterdeck.games.jolly_roger.flow.talk import Drafting
from quarterdeck.games.jolly_roger.state import O_COUNT, O_CREW, O_FAVOUR, O_GIVE, O_TO, O_WANT


def best(s, seat):
    """What the policy likes most."""
    options = s.stack[-1].options(s, seat)
    ratings = GAME.rate(s, seat, options)
    return LANGUAGE.say(options[ratings.index(max(ratings))])


def game(seats, greedy, seed, options=None):
    """One game between the policy and chance; the ranks."""
    s, rng = GAME.new(seats, GAME.check_options({"negotiation": "off"} | (options or {}))), Rng(seed)
    engine.settle(s)
    while s.stack:
        seat = s.stack[-1].asked(s)
        options_ = s.stack[-1].options(s, seat)
        if seat == engine.CHANCE:
            action = engine.outcome(s, rng)
        elif seat in greedy:
            ratings = GAME.rate(s, seat, options_)
            action = options_[ratings.index(max(ratings))]
        else:
            action = options_[rng.below(len(options_))]
        engine.answer(s, seat, action)
    return GAME.ranks(s)


@pytest.mark.parametrize("seats", [4, 7])
def test_the_policy_clearly_beats_chance(seats):
    wins = sum(game(seats, {seed % seats}, seed)[seed % seats] == 1 for seed in range(24))
    assert wins > 24 * 1.8 / seats


def test_characters_can_be_told_apart():
    """In the same place the mutinous one rises where the loyal one keeps faith."""
    hands = ["nav_p2_m2", "nav_p1_m5 can_p1_m5 mel_p1_m5 nav_p1_m4", "cook", "bosun"]
    rises = {}
    for mood in ("loyal", "greedy", "mutinous", "cautious"):
        s = table(4, hands, [voyage(S4_CALL)], {"bot_characters": mood}, open=["gold_2", "", "", ""])
        options = s.stack[-1].options(s, 1)
        rises[mood] = max(GAME.rate(s, 1, options)[1:])
    assert rises["mutinous"] > rises["greedy"] > rises["loyal"]
    assert rises["greedy"] > rises["cautious"]


def test_the_greedy_one_lets_others_pay_longer():
    ratings = {}
    for mood in ("loyal", "greedy"):
        s = table(
            4,
            ["", "can_p2_m2", "mel_p2_m2", "nav_p2_m2 nav_p1_m2"],
            [voyage(S7_BACK), Attack(2)],
            {"bot_characters": mood},
            target="fort_4",
            attack=[(3, "mel_p3_m1"), (3, "can_p2_m2")],
        )
        options = s.stack[-1].options(s, 3)
        ratings[mood] = GAME.rate(s, 3, options)[options.index(LANGUAGE.read("contribute nav_p2_m2"))]
    assert ratings["loyal"] > ratings["greedy"]


def test_a_quartermaster_remembers_who_helped():
    favours = [0] * 16
    favours[1 * 4 + 3] = 60
    s = table(
        4, [], [voyage(S7_BACK), Sharing(0, SHARING, 0, [1, 1, 0, 0])], laid="gold_3 rum", sailed=True, favours=favours
    )
    assert "share gold_3 seat_3" == best(s, 1)
    play(s, 1, "share gold_3 seat_3")
    assert s.favours[3 * 4 + 1] > 0
    assert ["share rum seat_2"] == words(s, 1)


@pytest.mark.parametrize("name", ["deckhand", "bosun", "captain:20"])
def test_bots_answer_legally_from_views_alone(name):
    match = qd.Match("jolly_roger", 4, {"max_offers_per_round": 2}, seed=3)
    bot = qd.bot(name, seed=1)
    for _ in range(12):
        seat = match.waiting()[0]
        decision = match.ask(seat)
        said = bot.choose(match.view(seat), decision)
        assert said in decision
        match.play(seat, said)


def offers_made(seats, seed):
    """The offers of one game of bosuns: round, receiver and whether it asks for anything; and its number of rounds."""
    s, rng, made = GAME.new(seats, GAME.check_options({})), Rng(seed), []
    engine.settle(s)
    while s.stack:
        seat = s.stack[-1].asked(s)
        options = s.stack[-1].options(s, seat)
        if seat == engine.CHANCE:
            engine.answer(s, seat, engine.outcome(s, rng))
            continue
        ratings = GAME.rate(s, seat, options)
        best = [option for option, rating in zip(options, ratings, strict=True) if rating == max(ratings)]
        action = best[rng.below(len(best))]
        sheet = offers.draft_of(s, seat)
        if action == verbs.SEND and seat != s.guard and (sheet[O_CREW] or sheet[O_GIVE]):
            asks = sheet[O_WANT] != 0 or sheet[O_COUNT] != 0 or sheet[O_FAVOUR] != engine.NONE
            made.append((s.round, sheet[O_TO], asks))
        engine.answer(s, seat, action)
    return made, s.round


@pytest.mark.parametrize("seats", [4, 5, 7])
def test_bots_make_everybody_an_offer_every_other_round_and_never_a_gift(seats):
    """`benchmarks/offers.py` plays more of them; here a few games tell that it has not come to silence or to noise."""
    rounds, approached = 0, 0
    for seed in range(16):
        made, length = offers_made(seats, seed)
        rounds += length * seats
        approached += len({(round_, to) for round_, to, _ in made})
        assert all(asks for *_, asks in made)
    assert 0.42 < approached / rounds < 0.62


def test_bots_turn_to_whoever_was_made_no_offer_this_round():
    """The one with a coin buys a crew card of somebody whom nobody has approached."""
    many = "nav_p1_m2 can_p1_m2 mel_p1_m2 nav_p1_m3"
    hands = ["can_p2_m2", "nav_p2_m2", many, "can_p1_m3 mel_p1_m3 nav_p1_m4 can_p1_m4"]
    for approached, wanted in (([0, 0, 1, 0], "bargain seat_3"), ([0, 0, 0, 1], "bargain seat_2")):
        s = table(
            4, hands, [voyage(S5_TALK)], {"negotiation": "full"}, open=["", "gold_1", "", ""], approached=approached
        )
        assert wanted == best(s, 1)
    play(s, 1, wanted)
    for said in ("give_loot gold_1", "ask_crew", "send"):
        play(s, 1, said)
    assert [0, 0, 1, 1] == s.approached
    assert s.approached == GAME.restore(s.to_json()).approached


@pytest.mark.parametrize("offered", [[0, 0, 0, 0], [0, 1, 0, 0]])
def test_bots_trade_nothing_back_in_the_same_round(offered):
    """Seat 3 would buy a crew card of seat 1, unless that one has just made it an offer."""
    hands = ["can_p2_m2", "nav_p1_m2 can_p1_m2 mel_p1_m2 nav_p1_m3", "mel_p2_m2", "nav_p2_m2"]
    made = {"approached": [0, 0, 0, 1], "offered": offered}
    s = table(4, hands, [voyage(S5_TALK)], {"negotiation": "full"}, open=["", "", "", "gold_1"], **made)
    assert (best(s, 3) == "bargain seat_1") == (not any(offered))


def rated(s, seat):
    """What the policy makes of every answer, by its words."""
    options = s.stack[-1].options(s, seat)
    return {LANGUAGE.say(option): rating for option, rating in zip(options, GAME.rate(s, seat, options), strict=True)}


def test_nobody_picks_a_small_coin_where_a_larger_one_lies():
    """Two kinds of gold are laid out, and a hostage, which somebody may like better."""
    picking = Sharing(0, CAPTAIN_PICKS, 0, [0, 0, 0, 0])
    ratings = rated(table(4, [], [voyage(S7_BACK), picking], laid="gold_2 gold_3 hostage", sailed=True), 0)
    assert ["pick gold_2"] == [words for words, rating in ratings.items() if rating == engine.NEVER]


def test_the_assassin_does_not_call_a_mutiny_as_one_of_the_crew():
    s = table(4, ["nav_p2_m2", "assassin nav_p1_m5", "cook", "bosun"], [voyage(S4_CALL)])
    ratings = rated(s, 1)
    assert engine.NEVER == ratings["call assassin"]
    assert ratings["call_assassin captain"] > engine.NEVER


def test_nobody_begins_an_offer_or_gives_a_card_without_a_purpose():
    hands = ["nav_p2_m2", "can_p2_m2", "cook", "bosun"]
    s = table(4, hands, [voyage(S7_BACK), Drafting(3)], {"negotiation": "full"}, open=["", "", "", "gold_3"])
    offers.open_draft(s, 3, 2)
    ratings = rated(s, 3)
    assert {engine.NEVER} == {
        rating for words, rating in ratings.items() if words.split()[0] in {"give_crew", "give_loot"}
    }
    assert "drop" == best(s, 3)


@pytest.mark.parametrize("name", ["deckhand", "bosun", pytest.param("captain:8", marks=slow)])
def test_no_bot_says_or_gives_what_its_policy_rules_out(name):
    """A slip of a deckhand, or a search that finds something to like in everything, gives nothing away either."""
    spoken = 0
    for seed in range(2):
        match = qd.Match("jolly_roger", 4, seed=seed)
        bots = [qd.bot(name, seed=seat) for seat in range(4)]
        while not match.over:
            seat = match.waiting()[0]
            chosen = bots[seat].choose(match.view(seat), match.ask(seat))
            if chosen.split()[0] in {"bargain", "talk", "give_crew", "give_loot", "ask_loot", "ask_crew", "promise"}:
                spoken += 1
                assert rated(match.state, seat)[chosen] > engine.NEVER, chosen
            match.play(seat, chosen)
    assert spoken
