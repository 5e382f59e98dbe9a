"""P7-6: the secret choice, the calls, the end of a round."""

import pytest

import quarterdeck as qd
from games.pirates_of_the_7_seas.positions import ID, again, calling, choosing, key_where, play, told, words
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.rng import Rng
from quarterdeck.games.pirates_of_the_7_seas.data import CHARACTER_IDS
from quarterdeck.games.pirates_of_the_7_seas.flow.throw import duels


@rule("P7-6.1.1")
def test_everybody_chooses_exactly_one_card_in_secret():
    m = play(choosing(3))
    assert [0, 1, 2] == m.waiting()
    m.play(1, "choose merchant")
    assert [0, 2] == m.waiting()
    assert [None, -3, None] == m.view(0)["state"]["stack"][-1]["answers"]
    assert [None, "merchant", None] == m.view(1)["state"]["stack"][-1]["answers"]
    with pytest.raises(qd.core.errors.QuarterdeckError):
        m.play(0, "decline")


@rule("P7-6.1.2")
def test_cards_that_lie_face_up_cannot_be_chosen():
    m = play(choosing(3, {"used": ["merchant", "shipwright"]}, {}))
    assert ["choose governor", "choose captain", "choose islander", "choose shaman", "choose cartographer"] == words(
        m, 0
    )
    assert 7 == len(words(m, 1))
    with pytest.raises(IllegalAction) as refused:
        m.play(0, "choose merchant")
    assert "P7-6.1.2" == refused.value.rule
    assert ["shipwright", "merchant"] == m.view(2)["state"]["players"][0]["used"]


@rule("P7-6.1.3", "P7-I8")
def test_three_characters_are_always_in_hand():
    m = play(choosing(3, {"used": ["shipwright", "governor", "merchant", "cartographer"]}, {}))
    assert ["choose captain", "choose islander", "choose shaman"] == words(m, 0)
    broken = choosing(3)
    broken.used[0] = 1 << CHARACTER_IDS.index("captain")
    assert any("P7-I8" in problem for problem in broken.problems())


@rule("P7-6.1.4")
def test_a_choice_may_be_changed_until_the_last_is_in():
    m = play(choosing(3))
    m.play(0, "choose captain")
    m.play(1, "choose captain")
    assert 0 in m.welcome()
    m.play(0, "choose shipwright")
    m.play(2, "choose merchant")
    assert ["shipwright", "captain", "merchant"] == [p["chosen"] for p in m.position()["state"]["players"]]
    assert [0] == m.waiting()
    assert not m.can_undo(2)


@rule("P7-6.2.1", "P7-6.2.2", "P7-6.2.4", "P7-18.1")
def test_the_seven_are_called_in_order_and_shown_when_called():
    m = play(choosing(3), "deal convoy_spain_1", "deal convoy_spain_2", "deal convoy_spain_3")
    m.play(0, "choose cartographer")
    m.play(1, "choose shipwright")
    m.play(2, "choose cartographer")
    hidden = [player["chosen"] for player in m.view(1)["state"]["players"]]
    assert [-3, "shipwright", -3] == hidden
    assert [[1], -3, -3, -3, -3, -3, -3] == m.view(2)["state"]["calls"]
    m.play(1, "buy 1")
    assert [[c] for c in range(7)] == told(m, "called")
    assert [[1], [2], [3], [4], [5]] == told(m, "nobody")
    assert [[1, 0], [0, 6], [2, 6]] == told(m, "revealed")


def warned(m, seat):
    """The characters whose choice is said to cost a skull."""
    return [
        option.words.removeprefix("choose ")
        for option in m.decision(seat).options
        if option.note is not None and option.note.id == "note-costs_skull"
    ]


@rule("P7-6.2.1", "P7-6.4.1", "P7-7.6.6")
def test_a_merchant_without_goods_may_load_some_in_a_raid_before_the_call():
    """The note speaks of the skull only where it is certain."""
    key = key_where(3, lambda fallen: all(duel >> 12 & 3 == 0 for duel in duels(fallen, 1)))
    m = play(choosing(3, {}, {"hand": ["convoy_spain_1"]}, {}), key, "loot rum", "loot rum")
    assert ["captain", "islander", "shaman"] == warned(m, 0)
    m.play(0, "choose merchant")
    m.play(1, "choose captain")
    m.play(2, "choose islander")
    m.play(1, "play convoy_spain_1")
    m.play(1, "send 0")
    m.play(2, "send 0")
    m.play(0, "send 2")
    m.play(0, "keep 2 0 0")
    m.play(0, "sell 2 0 0")
    assert (11, 0) == (m.state.chests[0], m.state.skulls[0])


@rule("P7-6.4.1", "P7-7.6.6", "P7-7.1.4")
def test_a_choice_that_is_sure_to_cost_a_skull_says_so():
    m = play(choosing(3, {"reserve": 0}, {}, deck=[]))
    assert ["shipwright", "captain", "islander", "shaman", "merchant", "cartographer"] == warned(m, 0)
    poor = {"chests": 0, "rum": 1, "coffee": 1, "hand": ["curse_idol"]}
    assert ["shipwright", "captain", "islander"] == warned(play(choosing(3, poor | {"yin_yang": 2}, {})), 0)
    assert ["captain", "islander"] == warned(play(choosing(3, poor | {"yin_yang": 3}, {})), 0)


@rule("P7-6.2.3")
def test_turns_go_clockwise_from_the_first_player():
    m = play(calling(["shipwright"] * 4, first=2))
    order = []
    for _ in range(4):
        order.append(m.waiting()[0])
        m.play(order[-1], "buy 1")
    assert [2, 3, 0, 1] == order


@rule("P7-6.2.5", "P7-A27", "P7-V5", "P7-7.3.10")
def test_two_captains_of_whom_one_has_no_convoy():
    """The cards decide who is alone: the other raids without privilege, the first takes a skull."""
    m = play(calling(["captain", "captain", "shaman"], {}, {"hand": ["convoy_spain_1"]}, {}), 1)
    assert 1 == m.state.skulls[0]
    m.play(1, "play convoy_spain_1")
    for seat in (1, 2, 0):
        m.play(seat, "send 1")
    assert [] == [args for args in told(m, "yin_yang") if args[0] == 1 and args[1] == 2]
    assert "P7-7.3.8" not in [event.rule for entry in m.log for event in entry.events]


@rule("P7-6.3.1", "P7-A28")
def test_the_captain_brings_all_cards_back_even_after_a_mistake():
    m = play(calling(["captain"] * 3, {"used": ["merchant", "cartographer"]}, {}))
    assert [1, 1, 1] == m.state.skulls
    assert 7 == len(words(m, 0))


@rule("P7-6.3.2")
def test_the_other_four_stay_face_up():
    m = play(calling(["shipwright"] * 3, {"used": ["merchant"]}, {}))
    for seat in range(3):
        m.play(seat, "buy 1")
    assert [["shipwright", "merchant"], ["shipwright"], ["shipwright"]] == [
        player["used"] for player in m.position()["state"]["players"]
    ]


@rule("P7-6.3.3", "P7-I16")
def test_the_countdown_falls_by_one_each_round():
    m = play(calling(["captain"] * 3, rounds_left=3))
    assert 2 == m.state.rounds_left
    broken = choosing(3)
    broken.rounds_left = 9
    assert any("P7-I16" in problem for problem in broken.problems())


@rule("P7-6.3.4")
def test_the_first_player_marker_moves_clockwise():
    assert 0 == play(calling(["captain"] * 3, first=2)).state.first
    assert 2 == play(calling(["captain"] * 3, first=1)).state.first


@rule("P7-6.4.1")
def test_an_action_not_carried_out_costs_a_skull():
    m = play(calling(["cartographer", "merchant", "merchant"], {}, {"rum": 1}, {}))
    m.play(1, "end_turn")
    m.play(0, "end_turn")
    assert [1, 1, 1] == m.state.skulls


@rule("P7-6.4.2", "P7-A34")
def test_one_mistake_costs_one_skull_whatever_rituals_were_performed():
    m = play(calling(["merchant", "captain", "captain"], {"yin_yang": 5, "rum": 1, "coffee": 1}, {}, call="merchant"))
    m.play(0, "double_hold")
    m.play(0, "unsinkable")
    m.play(0, "end_turn")
    assert 1 == m.state.skulls[0]


@rule("P7-6.5.1")
def test_a_single_option_is_taken_and_logged():
    m = play(calling(["captain", "shaman", "shaman"], {"hand": ["convoy_spain_1"]}, {"fleet": 1, "rum": 1}, {}))
    m.play(0, "play convoy_spain_1")
    m.play(0, "send 1")
    automatic = [(entry.seat, entry.words) for entry in m.log if entry.auto]
    assert [(1, "send 0")] == automatic


@rule("P7-6.5.2")
def test_the_menu_of_a_turn_with_rituals():
    m = play(calling(["shipwright", "captain", "captain"], {"yin_yang": 3, "reserve": 1}, {}))
    assert ["buy 1", "double_hold", "unsinkable", "end_turn"] == words(m, 0)
    m.play(0, "buy 1")
    assert ["double_hold", "unsinkable", "end_turn"] == words(m, 0)
    m.play(0, "unsinkable")
    assert m.decision(0) is None or "end_turn" not in words(m, 0)
    m = play(calling(["captain", "captain", "captain"], {"yin_yang": 9, "hand": ["convoy_spain_1"]}, {}))
    assert ["play convoy_spain_1", "decline"] == words(m, 0)


@rule("P7-6.5.3")
def test_a_sale_with_too_many_parts_is_asked_kind_by_kind():
    rich = {"fleet": 9, "double_holds": 9, "rum": 6, "coffee": 6, "fruit": 6, "reserve": 1}
    m = play(calling(["merchant", "captain", "captain"], rich, {}, call="merchant"))
    assert [f"sell_kind rum {n}" for n in range(6, -1, -1)] + ["end_turn"] == words(m, 0)
    m.play(0, "sell_kind rum 0")
    assert [f"sell_kind coffee {n}" for n in range(6, -1, -1)] == words(m, 0)
    m.play(0, "sell_kind coffee 0")
    assert [f"sell_kind fruit {n}" for n in range(6, 0, -1)] == words(m, 0)
    m.play(0, "sell_kind fruit 3")
    assert [[0, 0, 0, 3, 6]] == told(m, "sold")
    small = {"fleet": 9, "double_holds": 9, "rum": 5, "coffee": 5, "fruit": 4, "reserve": 1}
    m = play(calling(["merchant", "captain", "captain"], small, {}, call="merchant"))
    assert 6 * 6 * 5 == len(words(m, 0))


@rule("P7-I15")
def test_everybody_has_one_turn_a_round():
    s = qd.game(ID).new(4, qd.game(ID).check_options({}))
    engine.settle(s)
    rng, turns, out = Rng(3), [0] * 4, []
    s.out = out
    while s.round < 12 and s.stack:
        frame = s.stack[-1]
        seat = frame.asked(s)
        options = frame.options(s, seat)
        round_ = s.round
        engine.answer(s, seat, engine.outcome(s, rng) if seat == CHANCE else options[rng.below(len(options))])
        for event in out:
            if event.kind == "revealed":
                turns[event.args[0]] += 1
        out.clear()
        if s.round > round_ > 0:
            assert [1] * 4 == turns
            turns = [0] * 4


@rule("P7-I18")
def test_the_same_seed_and_answers_give_the_same_states():
    one, two = (qd.Match(ID, 3, seed=9) for _ in range(2))
    for _ in range(60):
        seat = one.waiting()[0]
        answer = one.ask(seat).options[-1].words
        one.play(seat, answer)
        two.play(seat, answer)
        assert one.position() == two.position()


@rule("P7-I20")
def test_somebody_is_always_asked():
    m = qd.Match(ID, 4, seed=2)
    for _ in range(150):
        if m.over:
            break
        assert m.waiting()
        assert all(m.ask(seat).options for seat in m.waiting())
        m.play(m.waiting()[0], m.ask(m.waiting()[0]).default)


def test_every_procedure_can_be_written_down_and_read():
    s = choosing(3)
    engine.settle(s)
    assert s.to_json() == again(s).to_json()
