"""P7-12: rituals."""

import pytest

from games.pirates_of_the_7_seas.positions import calling, play, told, words
from marks import rule
from quarterdeck.core.errors import IllegalAction


def merchant(*given, company="captain", **rest):
    s = calling(["merchant", company, "captain"], *given, call="merchant", first=1, ports=["port_tortuga"], **rest)
    return play(s)


@rule("P7-12.1")
def test_rituals_do_not_need_the_action():
    m = merchant({"yin_yang": 3}, {})
    m.play(0, "unsinkable")
    assert [1, 1] == [m.state.unsinkables[0], m.state.skulls[0]]


@rule("P7-12.2", "P7-12.8")
def test_any_number_and_any_mix():
    m = play(calling(["shipwright", "captain", "captain"], {"yin_yang": 12}, {}))
    for ritual in ("double_hold", "unsinkable", "double_hold", "unsinkable", "double_hold"):
        m.play(0, ritual)
    assert [3, 2, 0] == [m.state.double_holds[0], m.state.unsinkables[0], m.state.yin_yang[0]]
    assert [[0, 1], [0, 2], [0, 3]] == told(m, "double_hold")


@rule("P7-12.3", "P7-A40")
def test_before_and_after_the_action_but_never_in_the_middle():
    m = play(calling(["cartographer", "captain", "captain"], {"yin_yang": 9}, {}, call="cartographer", first=0))
    m.play(0, "double_hold")
    m.play(0, "draw")
    assert ["draw", "stop"] == words(m, 0)
    m.play(0, "stop")
    assert "unsinkable" in words(m, 0)
    m.play(0, "unsinkable")
    m = play(calling(["shipwright", "captain", "captain"], {"yin_yang": 3, "chests": 0, "rum": 1, "coffee": 1}, {}))
    m.play(0, "negotiate rum coffee")
    m.play(0, "buy 2")
    assert 2 == m.state.chests[0]


@rule("P7-12.4", "P7-V3", "P7-A24")
def test_negotiation_sells_two_different_goods_at_the_demand():
    m = merchant({"rum": 1, "coffee": 1, "yin_yang": 3}, {})
    m.play(0, "negotiate rum coffee")
    assert [12, 0] == [m.state.chests[0], m.state.yin_yang[0]]
    assert [1, 1, 0, 0] == m.state.loot_discard
    m = merchant({"coffee": 1, "fruit": 1, "yin_yang": 3, "chests": 8}, {})
    m.play(0, "negotiate coffee fruit")
    assert [11, 1] == [m.state.chests[0], m.state.guards[0]]


@rule("P7-A23")
def test_two_equal_cards_are_no_negotiation():
    m = merchant({"rum": 2, "yin_yang": 3}, {})
    assert not any(option.startswith("negotiate") for option in words(m, 0))
    with pytest.raises(IllegalAction):
        m.play(0, "negotiate rum rum")
    m = merchant({"rum": 2, "coffee": 1, "fruit": 1, "yin_yang": 3}, {})
    assert ["negotiate rum coffee", "negotiate rum fruit", "negotiate coffee fruit"] == [
        option for option in words(m, 0) if option.startswith("negotiate")
    ]


@rule("P7-V4", "P7-12.5")
def test_negotiation_alone_leaves_the_merchants_skull():
    m = merchant({"rum": 1, "coffee": 1, "yin_yang": 3}, {})
    m.play(0, "negotiate rum coffee")
    assert 1 == m.state.skulls[0]


@rule("P7-V13", "P7-12.5", "P7-A38")
def test_negotiated_cards_make_no_set():
    m = merchant({"rum": 2, "coffee": 1, "yin_yang": 3}, {}, company="merchant")
    m.play(0, "negotiate rum coffee")
    m.play(0, "sell 1 0 0")
    assert [7 + 5 + 1, 0, 0] == [m.state.chests[0], m.state.yin_yang[0], m.state.skulls[0]]
    m = merchant({"rum": 3, "coffee": 1, "yin_yang": 3}, {}, company="merchant")
    m.play(0, "negotiate rum coffee")
    m.play(0, "sell 2 0 0")
    assert 7 + 5 + 2 == m.state.chests[0]


@rule("P7-12.6", "P7-10.2")
def test_a_double_hold_may_send_an_owed_guard():
    m = merchant({"rum": 2, "fleet": 2, "chests": 10, "yin_yang": 2}, {})
    m.play(0, "double_hold")
    assert [1, 1, 0] == [m.state.guards[0], m.state.fleet[0], m.state.empty(0)]


@rule("P7-12.7", "P7-I14")
def test_permanent_rituals_stay():
    m = play(calling(["shipwright", "captain", "captain"], {"yin_yang": 5}, {}))
    m.play(0, "unsinkable")
    m.play(0, "double_hold")
    m.play(0, "buy 1")
    assert [1, 1] == [m.state.unsinkables[0], m.state.double_holds[0]]


@rule("P7-12.2")
def test_what_cannot_be_paid_is_refused_with_its_rule():
    m = merchant({"rum": 1, "coffee": 1, "yin_yang": 1}, {})
    with pytest.raises(IllegalAction) as refused:
        m.play(0, "double_hold")
    assert "P7-12.2" == refused.value.rule
