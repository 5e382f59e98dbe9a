"""SP-4, SP-5, SP-6: turns, flips, teleports, ships and the end of the placement stage."""

import pytest

import quarterdeck as qd
from games.space_pirates.positions import T, faces, hidden, put, table
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import NONE
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.rng import Rng
from quarterdeck.games.space_pirates.actions import LANGUAGE
from quarterdeck.games.space_pirates.flow import Claiming, Placement

GAME = qd.game("space_pirates")
RICH = [[5, 4], [5, 3], [4, 3], [6, 4], [7, 2], [4, 2]]


@rule("SP-4.1", "SP-5.8")
def test_turns_go_clockwise_one_card_each():
    s = table(3, first=1, turn=1)
    for seat, code in ((1, 1), (2, 1), (0, 1), (1, 3), (2, 3)):
        put(s, seat, code, 0)
    assert [0] == s.stack[-1].waiting(s)
    assert 5 == s.placed


@rule("SP-4.2", "SP-4.5")
def test_claiming_follows_by_itself_and_once():
    """The last placement runs through reveal, sharing and scores to the end without another question."""
    s = table(3, placed=23, turn=2, treasures=RICH, up=[(0, 0, 1)])
    told = put(s, 2, 7, 0)
    assert not s.stack
    kinds = [kind for kind, _ in told]
    assert 1 == kinds.count("cards_out")
    assert kinds.index("cards_out") < kinds.index("revealed") < kinds.index("claimed") < kinds.index("scored")


@rule("SP-4.3", "SP-5.1")
def test_any_card_may_go_to_any_planet_and_nothing_else_may_be_done():
    s = table(3, up=[(0, 0, 7), (1, 0, 1)])
    words = {LANGUAGE.say(action) for action in s.stack[-1].options(s, 0)}
    cards = ["teleport", *(f"pirate_{n}" for n in (2, 3, 4, 5, 6))]
    placements = {f"place {card} planet_{planet}" for card in cards for planet in range(6)}
    assert placements == words
    assert ["auto_claim off"] == [LANGUAGE.say(action) for action in s.stack[-1].preferences(s, 0)]  # SP-7.14.2


@rule("SP-4.4", "SP-I4")
def test_whoever_is_to_move_holds_a_card():
    for seed in range(60):
        seats = 3 + seed % 3
        s = GAME.new(seats, GAME.check_options({}))
        engine.settle(s)
        rng = Rng(seed)
        engine.run_chance(s, rng)
        while isinstance(s.stack[-1], Placement) if s.stack else False:
            seat = s.stack[-1].asked(s)
            sizes = [hand.bit_count() for hand in s.hands]
            assert s.hands[seat]
            assert max(sizes) - min(sizes) <= 1
            assert s.placed == sum(8 - size for size in sizes)
            options = s.stack[-1].options(s, seat)
            engine.answer(s, seat, options[rng.below(len(options))])


@rule("SP-4.6")
def test_an_absent_player_sends_the_lowest_pirate_to_the_richest_safe_planet():
    s = table(3, home=3, treasures=RICH, up=[(0, 0, 1)])
    assert "place pirate_2 planet_0" == LANGUAGE.say(s.stack[-1].default(s, 0))  # 6 + 4 lie under the pirate ship
    only_teleport = table(3, home=0, treasures=RICH, up=[(0, 0, n) for n in range(1, 8)], turn=0)
    assert "place teleport planet_3" == LANGUAGE.say(only_teleport.stack[-1].default(only_teleport, 0))
    claim = table(3, treasures=[[], [7, 3, 2]], up=[(1, 0, 2), (1, 1, 1)], claiming=True, by_hand=7)
    engine.settle(claim)
    assert "claim treasure_7" == LANGUAGE.say(claim.stack[-1].default(claim, 0))


@rule("SP-5.3", "SP-E2", "SP-5.7.2", "SP-A2")
def test_the_first_card_at_a_planet_turns_nothing():
    s = table(3, home=2)
    told = put(s, 0, 5, 2)
    assert [("placed", [0, 5, 2, 0])] == told
    assert (0, 5) == hidden(s, 2)
    assert 7 == s.hands[0].bit_count()
    assert (0, 2) == (s.merchant(), s.pirate())


@rule("SP-5.2", "SP-5.4", "SP-E3", "SP-A1")
def test_the_next_card_turns_up_the_last_one_whoever_owns_it():
    s = table(3, home=5, turn=1, down={2: (0, 5)})
    put(s, 1, 3, 2)
    assert [(0, 5)] == faces(s, 2)
    assert (1, 3) == hidden(s, 2)
    own = table(3, home=5, turn=0, down={2: (0, 5)})
    put(own, 0, 3, 2)
    assert [(0, 5)] == faces(own, 2)


@rule("SP-5.5", "SP-5.5.1", "SP-5.5.3", "SP-5.5.4", "SP-E4", "SP-A3")
def test_a_turned_teleport_takes_the_new_card_with_it():
    s = table(3, merchant=4, home=5, down={4: (2, T)})
    told = put(s, 0, 7, 4)
    assert ("flipped", [2, T, 4, 2]) in told
    assert (None, []) == (hidden(s, 4), faces(s, 4))
    assert [(4, 2, 0, 7)] == [(t["planet"], t["owner"], t["victim"], t["card"]) for t in s.to_json()["traps"]]
    assert 4 == s.merchant()
    after = put(s, 1, 2, 4)
    assert [("placed", [1, 2, 4, 4])] == after
    assert 4 == s.merchant()
    assert (1, 2) == hidden(s, 4)


@rule("SP-5.5.2", "SP-E5", "SP-A5", "SP-9.2")
def test_the_lost_card_stays_secret_even_if_it_is_a_teleport():
    s = table(3, home=5, down={4: (2, T)})
    s.out = events = []
    put_words = LANGUAGE.read("place teleport planet_4")
    engine.answer(s, 0, put_words)
    s.out = None
    trapped = GAME.told(s, next(event for event in events if event.kind == "trapped"))
    heard = [told and list(told.args.values()) for told in map(trapped.for_reader, (0, 1, engine.SPECTATOR))]
    assert [[2, 0, 4, T], [2, 0, 4, -3], [2, 0, 4, -3]] == heard
    assert -3 == GAME.hide(s, 1)["traps"][0]["card"]
    assert T == GAME.hide(s, 0)["traps"][0]["card"]
    held = [GAME.determinise(GAME.view(s, 1, {}), Rng(seed)).hands[0] & 1 for seed in range(40)]
    assert {0, 1} == set(held)  # for the others, seat 0 may still own his teleport


@rule("SP-5.6", "SP-A4")
def test_placing_on_ones_own_teleport_burns_both_cards():
    s = table(3, home=5, down={3: (0, T)})
    put(s, 0, 6, 3)
    assert None is hidden(s, 3)
    assert [(0, 0, 6)] == [(t["owner"], t["victim"], t["card"]) for t in s.to_json()["traps"]]


@rule("SP-5.7", "SP-E6")
def test_a_turned_pirate_pushes_the_ships_off_its_planet():
    s = table(3, home=2, turn=2, down={0: (1, 4)})
    put(s, 2, 6, 0)
    assert [(1, 4)] == faces(s, 0)
    assert (1, 2) == (s.merchant(), s.pirate())
    both = table(3, home=4, merchant=3, pirate=1, turn=2, down={3: (1, 4)})
    told = put(both, 2, 6, 3)
    assert (4, 2) == (both.merchant(), both.pirate())
    assert [("sailed", [0, 3, 4]), ("sailed", [1, 3, 2])] == [event for event in told if event[0] == "sailed"]


@rule("SP-5.7.1", "SP-5.7.3", "SP-I6")
def test_a_ship_makes_one_step_and_triggers_nothing_where_it_arrives():
    s = table(3, home=4, turn=2, down={0: (1, 4), 1: (1, 5)})
    put(s, 2, 6, 0)
    assert 1 == s.merchant()
    assert (1, 5) == hidden(s, 1)
    assert [0] == s.stack[-1].waiting(s)  # nobody was asked whether the ship should move


@rule("SP-5.9", "SP-9.3")
def test_owners_may_look_at_their_hidden_cards_and_nobody_else():
    s = table(3, home=5, down={1: (0, 6), 2: (1, 3)})
    mine, other = GAME.hide(s, 0), GAME.hide(s, 1)
    assert (6, -3) == (mine["down"][1]["card"], mine["down"][2]["card"])
    assert (-3, 3) == (other["down"][1]["card"], other["down"][2]["card"])
    assert [-3, -3] == [card["card"] for card in GAME.hide(s, engine.SPECTATOR)["down"] if card]


@rule("SP-6.1", "SP-6.3", "SP-6.4", "SP-E7", "SP-A6")
def test_a_ship_back_home_ends_the_stage_at_once():
    s = table(3, home=2, merchant=5, turn=1, treasures=RICH, down={5: (0, 4)})
    told = put(s, 1, 6, 5)
    assert 0 == s.merchant()
    assert ("home_again", [0]) in told
    assert not s.stack
    assert ("ranked", [5, 1, 1, 6]) in told  # the card that ended the stage counts
    assert 8 == s.hands[2].bit_count()  # seat 2 never had this round's turn


@rule("SP-6.1", "SP-E8", "SP-A7")
def test_the_other_ships_home_ends_nothing():
    s = table(3, home=2, merchant=1, turn=1, down={1: (0, 3)})
    put(s, 1, 6, 1)
    assert 2 == s.merchant()
    assert isinstance(s.stack[-1], Placement)


@rule("SP-6.2")
def test_the_last_card_of_the_last_player_ends_the_stage():
    s = table(4, placed=30, turn=2, treasures=RICH)
    put(s, 2, 1, 0)
    assert isinstance(s.stack[-1], Placement)
    told = put(s, 3, 2, 1)
    assert ("cards_out", []) in told
    assert not s.stack


@rule("SP-5.1")
def test_a_card_that_is_gone_is_refused_with_the_rule():
    match = qd.Match("space_pirates", 3, {"first_player": "0"}, seed=1)
    match.play(0, "place pirate_7 planet_0")
    match.play(1, "place pirate_1 planet_0")
    match.play(2, "place pirate_1 planet_0")
    before = match.position()
    with pytest.raises(IllegalAction) as refused:
        match.play(0, "place pirate_7 planet_3")
    assert ("SP-5.1", "reason-not_in_hand") == (refused.value.rule, refused.value.reason.id)
    assert before == match.position()


@rule("SP-7.14.2")
def test_a_player_may_switch_automatic_claiming_off_while_others_move():
    s = table(3, treasures=RICH)
    assert [1, 2] == s.stack[-1].welcome(s)
    for seat, by_hand in ((1, 2), (2, 6), (1, 4)):
        engine.answer(s, seat, s.stack[-1].options(s, seat)[0])
        assert by_hand == s.by_hand
    assert [0] == s.stack[-1].waiting(s)


@rule("SP-7.14.2")
def test_a_player_may_switch_automatic_claiming_off_on_the_own_turn():
    s = table(3, treasures=RICH)
    engine.answer(s, 0, LANGUAGE.read("auto_claim off"))
    assert (1, [0]) == (s.by_hand, s.stack[-1].waiting(s))
    assert "auto_claim on" in [LANGUAGE.say(action) for action in s.stack[-1].preferences(s, 0)]
    engine.answer(s, 0, LANGUAGE.read("place pirate_7 planet_0"))
    assert [1] == s.stack[-1].waiting(s)


@rule("SP-6.1")
def test_a_placement_that_is_sure_to_end_the_game_says_so():
    s = table(3, home=3, merchant=5, down={5: (0, 4)})
    frame = s.stack[-1]
    assert ["ends"] == [one.kind for one in frame.warnings(s, 0, LANGUAGE.read("place pirate_7 planet_5"))]
    s = table(3, home=3, merchant=5, down={5: (1, 4)})
    told = s.stack[-1].warnings(s, 0, LANGUAGE.read("place pirate_7 planet_5"))
    assert ["may_trap", "may_end"] == [one.kind for one in told]


def test_the_note_of_an_option_says_what_it_turns_and_moves():
    s = table(3, home=2, down={0: (1, 4), 2: (0, 5), 3: (0, T), 4: (2, 1)})
    notes = {planet: s.stack[-1].note(s, 0, LANGUAGE.read(f"place pirate_7 planet_{planet}")) for planet in range(6)}
    assert ["turns_ship", "quiet", "turns_own_ship", "turns_own", "turns", "quiet"] == [n.kind for n in notes.values()]
    assert [1, 0] == notes[0].args
    together = table(3, home=1, pirate=1, down={0: (1, 4)})
    assert "turns_ships" == together.stack[-1].note(together, 0, LANGUAGE.read("place pirate_7 planet_0")).kind
    own = table(3, home=1, pirate=1, down={0: (0, 4)})
    assert "turns_own_ships" == own.stack[-1].note(own, 0, LANGUAGE.read("place pirate_7 planet_0")).kind
    assert NONE == Claiming(NONE, [], [], [], 0).planet
