"""P7-18, P7-19: what is hidden, what an absent player answers, what can be taken back."""

import json

import pytest

import quarterdeck as qd
from games.pirates_of_the_7_seas.positions import ID, calling, choosing, play, table, told
from marks import rule
from quarterdeck.core.dealer import Fair
from quarterdeck.core.engine import SPECTATOR
from quarterdeck.core.errors import BadRecord
from quarterdeck.core.rng import Rng
from quarterdeck.games.pirates_of_the_7_seas.flow.curses import HAND_OUT, POUR, GivingUp, Idol, Tavern
from quarterdeck.games.pirates_of_the_7_seas.flow.loot import LOADING, Loot
from quarterdeck.games.pirates_of_the_7_seas.flow.raid import COMMIT, Raid
from quarterdeck.games.pirates_of_the_7_seas.state import NO_MEMORY_AID
from quarterdeck.games.pirates_of_the_7_seas.view import determinise, hide


@rule("P7-18.2", "P7-I19")
def test_a_view_holds_no_hand_no_uncalled_character_and_no_deck():
    s = calling(["merchant", "captain", "shaman"], {"hand": ["curse_idol"], "rum": 1}, {"hand": ["convoy_spain_1"]}, {})
    m = play(s)
    view = m.view(1)["state"]
    assert [[-3], ["convoy_spain_1"], []] == [player["hand"] for player in view["players"]]
    assert [-3, "captain", -3] == [player["chosen"] for player in view["players"]]
    assert {-3} == set(view["deck"])
    assert [-3, "captain", -3] == [player["chosen"] for player in m.view(None)["state"]["players"]]
    assert "curse_idol" not in json.dumps(m.view(1))
    assert m.view(1)["state"] == hide(m.state, 1)
    assert qd.bot("greedy", seed=1).choose(m.view(1), m.decision(1)) in m.decision(1)


@rule("P7-18.3")
@pytest.mark.parametrize("hand", [[], ["convoy_spain_1"]])
@pytest.mark.parametrize("character", ["captain", "islander", "shaman"])
def test_a_forced_decline_looks_like_a_free_one(hand, character):
    fitting = {"captain": "convoy_spain_1", "islander": "port_havana", "shaman": "curse_idol"}[character]
    s = calling([character, "cartographer", "cartographer"], {"hand": [fitting] if hand else []}, {}, call=character)
    m = play(s)
    if hand:
        assert [] == m.view(1)["waiting"]
        m.play(0, "decline")
    entry = next(entry for entry in m.log if entry.words == "decline")
    assert entry.private
    assert [("erred", [0, ["captain", "islander", "shaman"].index(character) + 2]), ("skull", [0, 1])] == [
        (event.kind, event.args) for event in entry.events[:2]
    ]


@rule("P7-18")
def test_without_the_memory_aid_only_the_top_card_is_seen():
    given = {"played": ["convoy_spain_1", "curse_kraken", "convoy_france_2"]}
    m = play(choosing(3, {}, **given))
    assert ["convoy_spain_1", "curse_kraken", "convoy_france_2"] == m.view(0)["state"]["played"]
    assert 1 == m.view(0)["state"]["raided"]["spain"]
    m = play(choosing(3, {}, house=NO_MEMORY_AID, **given))
    assert [-3, -3, "convoy_france_2"] == m.view(0)["state"]["played"]
    assert m.view(0)["state"]["raided"] is None


def test_a_guessed_character_has_not_been_called_yet():
    m = play(
        calling(
            ["merchant", "captain", "cartographer"], {"rum": 1}, {"hand": ["convoy_spain_1"]}, {"used": ["merchant"]}
        )
    )
    for seed in range(30):
        possible = determinise(m.view(1), Rng(seed))
        assert possible.chosen[0] in {3, 4, 5, 6}
        assert possible.chosen[2] in {3, 4, 6}


@rule("P7-16.10", "P7-16.11")
def test_every_throw_can_be_dealt_again_when_the_secret_is_published():
    m = qd.Match(ID, 2, dealer=Fair(b"seven seas", ["one", "two"]))
    bots = [qd.bot("greedy", seed=seat) for seat in range(2)]
    while not m.over:
        seat = m.waiting()[0]
        m.play(seat, bots[seat].choose(m.view(seat), m.ask(seat)))
    record = json.loads(json.dumps(m.record()))
    assert m.state.throws > 0
    assert m.position() == qd.Match.from_record(record, verify=True).position()
    line = next(line for line in record["log"] if line[0] == -1 and line[1].startswith("key"))
    line[1] = "key 0000000000000007"
    with pytest.raises(BadRecord):
        qd.Match.from_record(record, verify=True)


@rule("P7-19.12")
def test_one_person_plays_the_ordinary_game_against_bots():
    """The person answers by the defaults; the bots answer from views like any player."""
    m = qd.Match(ID, 3, seed=4)
    bots = {1: qd.bot("bosun", seed=1), 2: qd.bot("random", seed=2)}
    while not m.over:
        seat = m.waiting()[0]
        decision = m.ask(seat)
        m.play(seat, bots[seat].choose(m.view(seat), decision) if seat in bots else decision.default)
    assert 3 == len(m.scores)


# -- defaults (P7-19.10) --------------------------------------------------------------------------------------------


@rule("P7-19.10")
@pytest.mark.parametrize(
    ("given", "rest", "default"),
    [
        ({}, {}, "choose cartographer"),
        ({"used": ["cartographer"], "rum": 1}, {}, "choose merchant"),
        ({"used": ["cartographer"], "hand": ["convoy_spain_1"]}, {}, "choose captain"),
        (
            {"used": ["cartographer", "merchant"], "rum": 1, "hand": ["port_havana", "curse_idol"]},
            {},
            "choose islander",
        ),
        ({"used": ["cartographer"], "hand": ["curse_idol"]}, {}, "choose shaman"),
        ({"used": ["cartographer"]}, {}, "choose shipwright"),
        ({"used": ["cartographer"], "reserve": 0}, {}, "choose governor"),
        ({"used": ["governor"], "reserve": 0}, {"deck": [], "rounds_left": 2}, "choose captain"),
    ],
)
def test_the_default_character(given, rest, default):
    hands = [{}, {}]
    assert default == play(choosing(3, given, *hands, **rest)).decision(0).default


@rule("P7-19.10")
@pytest.mark.parametrize(
    ("character", "given", "default"),
    [
        ("shipwright", {"yin_yang": 9}, "buy 1"),
        ("governor", {"corsairs": ["england"]}, "flag spain"),
        ("captain", {"hand": ["convoy_france_2", "convoy_spain_3"]}, "play convoy_spain_3"),
        ("islander", {"hand": ["port_nassau", "port_havana"]}, "play port_havana"),
        ("shaman", {"hand": ["curse_idol"]}, "play curse_idol"),
        ("merchant", {"rum": 2, "fruit": 1, "yin_yang": 3}, "sell 2 0 1"),
        ("cartographer", {}, "draw"),
    ],
)
def test_the_default_action(character, given, default):
    other = "captain" if character != "captain" else "shaman"
    m = play(calling([character, other, other], given, {}, call=character))
    assert default == m.decision(0).default


@rule("P7-19.10")
@pytest.mark.parametrize(
    ("frame", "given", "default"),
    [
        (lambda: Raid(0, 4, COMMIT, 0, [0, 0, 0]), {}, "send 1"),
        (lambda: Loot(0, LOADING, 0, [1, 1, 1]), {"fleet": 2}, "keep 1 0 1"),
        (lambda: Idol(0, 0), {"coffee": 2, "fruit": 2}, "name coffee"),
        (lambda: Tavern(0, HAND_OUT, 0, [4, 2, 6], [0, 0, 0]), {}, "serve seat_0 4"),
        (lambda: GivingUp(0, 0), {"rum": 1, "coffee": 1, "fruit": 1}, "give_up coffee"),
    ],
)
def test_the_other_defaults(frame, given, default):
    s = table(3, given, {}, stack=[frame()])
    language = qd.game(ID).language
    assert default == language.say(s.stack[-1].default(s, 0))
    assert POUR < HAND_OUT


@rule("P7-19.10")
def test_the_absent_take_no_extra_cards_and_perform_no_rituals():
    m = play(calling(["cartographer", "captain", "captain"], {"yin_yang": 9}, {}, call="cartographer", first=0))
    m.play(0, m.decision(0).default)
    assert "stop" == m.decision(0).default
    m.play(0, "stop")
    assert "end_turn" == m.decision(0).default


# -- taking back (P7-19.11) -----------------------------------------------------------------------------------------


@rule("P7-19.11")
def test_a_ritual_can_be_taken_back_until_a_card_is_drawn():
    m = play(calling(["cartographer", "captain", "captain"], {"yin_yang": 9}, {}, call="cartographer"))
    m.play(0, "double_hold")
    assert m.can_undo(0)
    m.undo(0)
    assert 9 == m.state.yin_yang[0]
    m.play(0, "draw")
    assert not m.can_undo(0)


@rule("P7-19.11")
def test_ships_sent_can_be_taken_back_until_the_next_player_acts():
    m = play(calling(["captain", "shaman", "shaman"], {"hand": ["convoy_spain_3"]}, {}))
    m.play(0, "play convoy_spain_3")
    m.play(0, "send 2")
    assert m.can_undo(0)
    m.undo(0)
    m.play(0, "send 3")
    m.play(1, "send 1")
    assert not m.can_undo(0)


def test_the_others_hear_that_a_choice_was_made_and_not_which():
    m = play(choosing(3))
    m.play(0, "choose shaman")
    heard = [m.told(m.log[-1], seat)[0].args for seat in (0, 1, None)]
    assert [{"seat": 0, "character": 4}, {"seat": 0, "character": -3}, {"seat": 0, "character": -3}] == heard
    assert [[0, 4]] == told(m, "chose")
    assert qd.game(ID).view(m.state, SPECTATOR, {})["state"]["stack"][-1]["answers"] == [-3, None, None]
