"""TEP-10: the solo pirate."""

import pytest

from games.tiny_epic_pirates.positions import (
    ATTACK,
    GAME,
    asked,
    at_order,
    at_solo,
    cargo,
    cell,
    chance,
    crew,
    market,
    options,
    play,
    stations,
    table,
    wheel,
    where,
)
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.rng import Rng
from quarterdeck.games.tiny_epic_pirates.data import (
    CELL_IDS,
    COMPONENTS,
    CREW_IDS,
    MOOD_IDS,
    ORDER_IDS,
    RING,
    RIVAL_IDS,
    TRACK,
)
from quarterdeck.games.tiny_epic_pirates.flow.basics import SoloBury, SoloRetreat, gain_gold, jostle_rival
from quarterdeck.games.tiny_epic_pirates.flow.combat import damage_of, dice_of
from quarterdeck.games.tiny_epic_pirates.flow.neutral import ShipLine
from quarterdeck.games.tiny_epic_pirates.flow.solo import reach, voyage, walk
from quarterdeck.games.tiny_epic_pirates.flow.turn import LINE, Turn

SP = 1


def started(seed=1, **changes):
    """A solo table just dealt."""
    s = GAME.new(1, GAME.check_options(changes))
    engine.settle(s)
    engine.run_chance(s, Rng(seed))
    return s


def human_line(**changes):
    """The human has crossed the line."""
    s = table(1, **({"merchant_at": ["a2", "d3"], "ship": ["a4", "c3"]} | changes))
    s.crossed = 1
    s.active = 0
    s.stack = [s.stack[0], Turn(0, LINE)]
    s.out = events = []
    engine.settle(s)
    s.out = None
    return s, [(event.kind, event.args) for event in events]


def listen(s, *acts):
    """What is told while something happens."""
    s.out = events = []
    for act in acts:
        act(s)
    s.out = None
    return [(event.kind, event.args) for event in events]


def kinds(told):
    return [kind for kind, _ in told]


# -- setup -----------------------------------------------------------------------------------------------------------


@rule("TEP-10.1.1", "TEP-10.1.3")
def test_solo_is_set_up_as_for_two():
    s = started()
    assert 2 == len(s.ship)
    assert [1, 1, 1, 0] * 2 == s.hands
    assert [0, 1, 2, 3, 4] == sorted(s.orders[7:12])
    assert (0, 0) == (s.helm[SP], s.wheel[SP])


@rule("TEP-10.1.2")
def test_all_sixteen_pairs_are_drawn_or_chosen():
    pairs = {(s.rival, s.mood) for s in (started(seed) for seed in range(150))}
    assert 16 == len(pairs)
    for rival in RIVAL_IDS:
        for mood in MOOD_IDS:
            s = started(solo_captain=rival, solo_personality=mood)
            assert (rival, mood) == (RIVAL_IDS[s.rival], MOOD_IDS[s.mood])


@rule("TEP-10.1.4")
def test_its_legend_mat_starts_empty():
    s = started()
    assert (0, 0, 0, 0, -1) == (s.gold[SP], s.ring, s.buried[SP], s.level[SP], s.captain[SP])


@rule("TEP-10.1.5", "TEP-AR-28")
def test_the_human_places_ship_then_navy_and_the_solo_pirate_lurks_farthest_away():
    s = started()
    assert ("place_ship", 0) == asked(s)
    play(s, 0, options(s, 0)[0])
    assert ("place_navy", 0) == asked(s)
    play(s, 0, "place_navy a4")
    if asked(s)[0] == "solo_cove":
        coves = [cell(words.split()[1]) for words in options(s, 0)]
        assert len(coves) > 1
        play(s, 0, options(s, 0)[-1])
        assert coves[-1] == s.ship[SP]
    assert ("choose_side", 0) == asked(s)
    assert s.hidden == 0b11
    ties = 0
    for seed in range(20):
        s = started(seed)
        play(s, 0, options(s, 0)[0])
        play(s, 0, "place_navy a4")
        ties += asked(s)[0] == "solo_cove"
        assert asked(s)[0] in {"solo_cove", "choose_side"}
    assert ties


@rule("TEP-10.1.6")
def test_the_human_begins_and_the_solo_pirate_has_the_second_cube():
    s = started(seed=3)
    assert 0 == s.first == s.active
    assert (1, 1) == (s.cargo[s.market[0]], s.cargo[4 + s.market[1]])


@rule("TEP-10.1.7")
def test_legend_icons_count_one_player():
    s = at_order(
        1,
        order=ATTACK,
        ship=["a2", "d3"],
        merchant_at=["a2", "d4"],
        merchant_card=["merchant_4a", "merchant_4b"],
        hands=[(0, 3, 0, 0)],
    )
    play(s, 0, "attack orange")
    chance(s, "roll face_1", "roll face_1", "draw rum")
    assert 2 == s.level[0]


# -- the human's turn ------------------------------------------------------------------------------------------------


@rule("TEP-10.2.1", "TEP-10.3.1")
def test_on_the_humans_crossing_the_rules_move_the_neutral_ships():
    _, told = human_line(navy="d1", merchant_at=["b2", "c3"])
    assert 3 == kinds(told).count("neutral_sailed")
    assert ("solo_turn", [0]) in told
    _, told = human_line(navy="d1", ship=["c2", "c3"], merchant_at=["a1", "d4"])
    assert ("neutral_sailed", [0, cell("a1"), cell("b1")]) in told


@rule("TEP-10.2.2")
def test_the_solo_pirate_may_be_attacked_unless_hidden():
    s = at_order(1, order=ATTACK, ship=["a3", "a3"], merchant_at=["a1", "d4"])
    assert ["duel_rival", "decline"] == options(s, 0)
    s = at_order(1, order=ATTACK, ship=["a3", "a3"], merchant_at=["a1", "d4"], hidden=[SP])
    assert 1 == s.active


@rule("TEP-10.3.2", "TEP-E27")
def test_merchants_avoid_each_other_then_the_human():
    _, told = human_line(merchant_at=["b2", "c2"], ship=["d2", "c3"], navy="a4")
    assert ("neutral_sailed", [0, cell("b2"), cell("b3")]) in told
    _, told = human_line(merchant_at=["b2", "b4"], ship=["d2", "c3"], navy="a4")
    assert ("neutral_sailed", [0, cell("b2"), cell("b3")]) in told
    _, told = human_line(merchant_at=["b2", "a4"], ship=["b1", "c3"], navy="d4")
    assert ("neutral_sailed", [0, cell("b2"), cell("c2")]) in told
    _, told = human_line(merchant_at=["b2", "b3"], ship=["c2", "d3"], navy="d4")
    assert ("neutral_sailed", [0, cell("b2"), cell("c2")]) in told


@rule("TEP-AR-29")
def test_a_blocked_merchant_stays():
    _, told = human_line(merchant_at=["b4", "c4"], ship=["a1", "d3"], navy="a4")
    assert ("merchant_stays", [0]) in told


@rule("TEP-10.3.3")
def test_the_navy_sails_vertically_first():
    _, told = human_line(navy="d1", ship=["b3", "c4"], sites={"a2": 0, "a4": 0})
    steps = [args for kind, args in told if kind == "neutral_sailed" and args[0] == 2]
    assert [[2, cell("d1"), cell("c1")], [2, cell("c1"), cell("b1")], [2, cell("b1"), cell("b2")]] == steps


# -- its turn --------------------------------------------------------------------------------------------------------


@rule("TEP-10.4.1")
def test_its_turn_asks_only_chance_and_tells_every_step_with_its_rule():
    for seed in range(12):
        s = at_solo(rival=RIVAL_IDS[seed % 4], mood=MOOD_IDS[seed // 4], ship=["a1", "c3"])
        s.out = events = []
        rng = Rng(seed)
        while s.stack and s.active == SP:
            frame = s.stack[-1]
            seat = frame.asked(s)
            if seat == 0:
                assert frame.prompt(s, 0).kind in {
                    "solo_cove",
                    "solo_site",
                    "port",
                    "sail_neutral",
                    "jostle",
                    "dice",
                    "defence_dice",
                }
            answers = frame.options(s, seat)
            engine.answer(s, seat, engine.outcome(s, rng) if seat < 0 else answers[0])
        assert all(event.rule.startswith("TEP-") for event in events)
        assert {"solo_die", "solo_legend"} & {event.kind for event in events}
        assert {"solo_hunts", "solo_hunts_you"} & {event.kind for event in events}


@rule("TEP-10.4.2", "TEP-10.4.3", "TEP-E23")
def test_the_wheel_walk_stops_where_the_deckhands_run_out():
    s = at_solo(rival="solo_crowe")
    told = chance(s, "roll face_5")
    assert 4 == s.helm[SP]
    assert ([1, 2, 3], (0, 0, 0, 0)) == (wheel(s, SP), stations(s, SP))
    assert [("solo_skips", [1, 0, 2]), ("solo_skips", [1, 1, 1]), ("solo_skips", [1, 2, 0])] == [
        event for event in told if event[0] == "solo_skips"
    ]
    assert ("solo_stuck", [1, 3]) in told
    assert ("solo_order", [1, 3]) in told
    assert ("solo_hunts", [1, 1]) in told


@rule("TEP-10.4.2", "TEP-E24", "TEP-AR-37")
def test_deckhands_met_go_back_after_the_walk():
    s = table(1, active=SP, helm=[0, 4], hands=[(1, 1, 1, 0), (0, 0, 0, 0)], wheel=[(), (1, 2, 3)])
    walk(s, 3)
    assert (5, 0, [1, 2, 3]) == (s.helm[SP], s.crossed, wheel(s, SP))
    s = table(1, active=SP, helm=[0, 4], hands=[(1, 1, 1, 0), (1, 0, 0, 0)], wheel=[(), (1, 2)])
    told = listen(s, lambda t: walk(t, 1))
    assert (1, 1, [2, 5], (1, 0, 0, 0)) == (s.helm[SP], s.crossed, wheel(s, SP), stations(s, SP))
    assert ["solo_skips", "solo_picks_up", "solo_puts_back"] == kinds(told)


@rule("TEP-10.4.2")
def test_repair_serves_first_and_stations_fill_from_the_left():
    s = table(1, active=SP, helm=[0, 0], hands=[(1, 1, 1, 0), (1, 0, 0, 1)], wheel=[(), (3,)])
    walk(s, 3)
    assert ([1, 2], (0, 0, 0, 0)) == (wheel(s, SP)[:2], (0, 0, 0, 0))
    assert (1, 0, 0, 0) == stations(s, SP)


@rule("TEP-AR-24")
def test_rolling_its_own_space_walks_on_without_a_lap():
    s = table(1, active=SP, helm=[0, 2])
    walk(s, 2)
    assert (1, 1) == (s.helm[SP], s.crossed)
    assert [3, 4, 5] == wheel(s, SP)


@rule("TEP-10.4.4", "TEP-AR-23")
def test_a_six_moves_the_legend_token_and_targets_the_human():
    s = at_solo(mood="solo_greedy", ship=["a1", "c3"])
    told = chance(s, "roll face_6")
    assert (1, 0, 0) == (s.ring, s.helm[SP], s.crossed)
    assert ("solo_hunts_you", [0]) in told
    assert ("solo_gold", [0, 3, 3]) in told
    s = at_solo(mood="solo_bloodthirsty", rival="solo_thorne", ship=["a1", "d4"], ring=3)
    told = chance(s, "roll face_6")
    assert 0 == s.ring
    assert "solo_sailed" in kinds(told)
    assert "solo_drew" not in kinds(told)
    told = chance(s, "draw rum")
    assert ("solo_bonus", [0, ATTACK]) in told


@rule("TEP-10.4.5")
def test_it_sails_vertically_first_and_stops_on_the_target():
    s = table(1, ship=["a2", "d4"], mood="solo_cunning", rival="solo_crowe", active=SP, hidden=[SP])
    assert 3 == reach(s, 0)
    told = listen(s, lambda t: voyage(t, 2, 0))
    assert [cell("c4"), cell("b4"), cell("a4")] == [args[2] for kind, args in told if kind == "solo_sailed"]
    s = table(1, ship=["a2", "a1"], mood="solo_cunning", active=SP)
    voyage(s, 2, 0)
    assert "a2" == where(s, SP)
    s = table(1, ship=["a2", "d4"], merchant_at=["d3", "a1"], mood="solo_cunning", active=SP)
    voyage(s, 0, 0)
    assert "d3" == where(s, SP)


@rule("TEP-AR-25", "TEP-10.4.5")
def test_storms_jostle_it_but_never_stop_it():
    s = table(1, ship=["a2", "d2"], mood="solo_greedy", active=SP, hands=[(1, 1, 1, 0), (1, 0, 0, 2)])
    s.sea[cell("c2")], s.sea[cell("b2")] = 5, 9
    told = listen(s, lambda t: voyage(t, 2, 1))
    assert ("solo_jostled", [0, 0]) in told
    assert "b2" == where(s, SP)
    s = table(1, ship=["a2", "c2"], mood="solo_greedy", active=SP, hands=[(1, 1, 1, 0), (0, 0, 0, 3)])
    told = listen(s, lambda t: voyage(t, 2, 0))
    assert ("solo_immune", [0]) in told
    assert "b2" == where(s, SP)


@rule("TEP-AR-27")
def test_it_is_hidden_until_it_sails():
    s = table(1, ship=["a2", "d4"], hidden=[SP], active=SP)
    voyage(s, 2, 0)
    assert not s.hidden >> SP & 1
    s = table(1, ship=["d4", "d4"], hidden=[SP], active=SP)
    voyage(s, 2, 0)
    assert s.hidden >> SP & 1


@rule("TEP-10.4.6", "TEP-AR-36", "TEP-E31", "TEP-AR-31")
def test_the_bonus_comes_with_its_trigger_even_without_effect():
    """Red Isabeau, token Search, no token where she ends: she sailed with +1 and gains 2 gold."""
    s = at_solo(
        rival="solo_isabeau",
        mood="solo_greedy",
        helm=[0, 3],
        ship=["d1", "d3"],
        merchant_at=["d2", "a3"],
        face_down=0,
        unturned=[0, 0, 0, 0, 4, 0],
        hands=[(1, 1, 1, 0), (1, 0, 0, 2)],
    )
    told = chance(s, "roll face_4")
    assert ("solo_order", [2, 3]) in told
    assert ("solo_extras", [2, 1, 0]) in told
    assert 3 == kinds(told).count("solo_sailed")
    assert ("solo_idle", [2, 3]) in told
    assert ("solo_gold", [2, 2, 2]) in told
    assert kinds(told).index("solo_sailed") < kinds(told).index("solo_idle") < kinds(told).index("solo_gold")


@rule("TEP-10.4.6")
def test_its_crew_never_triggers_bonuses():
    s = at_solo(rival="solo_kelp", helm=[0, 1], crew=[(), ("sara_silver",)], ship=["d1", "d4"], cargo=[(), ("rum",)])
    told = chance(s, "roll face_2")
    assert ("solo_gold", [3, 3, 3]) in told
    assert 1 == kinds(told).count("solo_gold")


@rule("TEP-10.4.7", "TEP-AR-26")
def test_its_crossing_pays_one_and_the_human_moves_the_ships():
    s = table(1, [ShipLine()], SP, ship=["a4", "b2"], merchant_at=["b2", "c3"], crossed=1, navy="d4")
    assert 1 == s.gold[SP]
    assert ("sail_neutral", 0) == asked(s)
    play(s, 0, "step c2", "step b3")
    assert ["step c4", "step d3"] == options(s, 0)
    s = table(1, [ShipLine()], SP, ship=["a4", "b2"], crossed=1, hands=[(1, 1, 1, 0), (1, 1, 0, 1)])
    assert 0 == s.gold[SP]


# -- its orders ------------------------------------------------------------------------------------------------------


@rule("TEP-10.5.1", "TEP-10.5.3", "TEP-E25", "TEP-AR-33", "TEP-AR-35")
def test_a_third_cube_is_traded_at_once_and_triggers_nothing():
    s = at_solo(
        rival="solo_crowe",
        mood="solo_greedy",
        helm=[0, 0],
        ship=["a3", "d4"],
        cargo=[(), ("rum", "coffee")],
        market=["coffee", "sugar", "gunpowder", "rum"],
        merchant_at=["c4", "a2"],
    )
    chance(s, "roll face_1")
    told = chance(s, "draw rum")
    assert 10 == s.gold[SP]
    assert ["rum", "coffee", "sugar", "gunpowder"] == market(s)
    assert ["coffee"] == cargo(s, SP)
    assert "solo_bonus" not in kinds(told)


@rule("TEP-10.5.2", "TEP-AR-32")
def test_it_attacks_its_target_only_if_it_is_there_and_not_hidden():
    """The ring hunts the player."""
    fierce = {"rival": "solo_crowe", "mood": "solo_bloodthirsty"}
    s = at_solo(**fierce, ship=["d4", "d4"], hidden=[0])
    assert ("solo_idle", [1, ATTACK]) in chance(s, "roll face_6")
    s = at_solo(**fierce, ship=["d4", "d4"])
    assert ("solo_duels", [1, 0]) in chance(s, "roll face_6")
    s = at_solo(**fierce, ship=["a1", "d4"], merchant_at=["a3", "d3"])
    assert ("solo_idle", [1, ATTACK]) in chance(s, "roll face_6")


@rule("TEP-10.5.3")
def test_trade_sells_all_of_the_dearest_good_without_a_market():
    s = at_solo(rival="solo_kelp", helm=[0, 1], ship=["a3", "d4"], cargo=[(), ("sugar", "sugar")])
    told = chance(s, "roll face_2")
    assert ("solo_sold", [3, 2, 0, 2]) in told
    s = at_solo(rival="solo_kelp", helm=[0, 1], ship=["a3", "d4"])
    told = chance(s, "roll face_2")
    assert ("solo_nothing_to_sell", [3]) in told


@rule("TEP-10.5.4")
@pytest.mark.parametrize(
    ("token", "gold"),
    [
        ("gold_2", 2),
        ("gold_3", 3),
        ("sure_fire", 1),
        ("tailwind", 1),
        ("storm_pass", 1),
    ],
)
def test_a_search_pays_gold_for_any_token_but_the_crate(token, gold):
    s = at_solo(rival="solo_kelp", helm=[0, 3], ship=["d4", "d4"])
    chance(s, "roll face_4", f"reveal {token}")
    assert gold == s.gold[SP]
    assert (0, 0, 0) == (s.sure_fire[SP], s.tailwinds[SP], s.passes[SP])
    s = at_solo(rival="solo_kelp", helm=[0, 3], ship=["d4", "d4"])
    chance(s, "roll face_4", "reveal booty", "draw rum")
    assert ["rum"] == cargo(s, SP)


@rule("TEP-10.5.5")
def test_crew_up_takes_the_top_of_the_deck_or_sweeps_the_row():
    s = at_solo(rival="solo_crowe", helm=[0, 2], ship=["a1", "d4"])
    row = list(s.row)
    chance(s, "roll face_3", "deal buck_cannon")
    assert ["buck_cannon"] == crew(s, SP)
    assert row == s.row
    four = tuple(CREW_IDS[10:14])
    s = at_solo(rival="solo_crowe", helm=[0, 2], ship=["a1", "d4"], crew=[(), four])
    row = list(s.row)
    chance(s, "roll face_3", "deal salty_pete", "deal tina_trickshot", "deal willow_watch")
    assert list(four) == crew(s, SP)
    assert row == s.under


@rule("TEP-10.5.6")
def test_it_never_stops_on_hide_out():
    for helm in range(6):
        for die in range(1, 6):
            s = table(1, active=SP, helm=[0, helm])
            walk(s, die)
            assert 0 != s.helm[SP]
    from quarterdeck.games.tiny_epic_pirates.flow.solo import SoloTurn

    s = table(1, active=SP)
    told = listen(s, lambda t: SoloTurn().perform(t, 5, "TEP-10.5"))
    assert [("solo_no_hide_out", [0])] == told


# -- in combat -------------------------------------------------------------------------------------------------------


@rule("TEP-10.6.1", "TEP-10.7.2", "TEP-AR-38")
def test_its_damage_counts_mat_crew_cannons_and_power():
    s = table(1, rival="solo_thorne", mood="solo_bloodthirsty", crew=[(), ("buck_cannon",)])
    assert 2 == dice_of(s, SP)
    assert 1 + 1 + 1 + 2 == damage_of(s, SP, [3, 4], 0)
    assert 7 == damage_of(s, SP, [3, 4], 2)
    s = table(1, rival="solo_thorne", mood="solo_bloodthirsty", sites={"a2": SP, "a3": SP})
    assert (3, 1 + 3) == (dice_of(s, SP), damage_of(s, SP, [2, 2], 0))
    s = at_order(
        1, order=ATTACK, ship=["a3", "a3"], merchant_at=["a1", "d4"], rival="solo_thorne", mood="solo_bloodthirsty"
    )
    play(s, 0, "duel_rival")
    told = chance(s, "roll face_5", "roll face_6", "roll face_2", "roll face_2")
    assert ("solo_damage", [0, 2]) in told


@rule("TEP-10.6.2", "TEP-10.6.3")
def test_gold_comes_in_place_of_sure_fire_and_a_beaten_pirate_flees():
    s = at_solo(rival="solo_kelp", mood="solo_greedy", helm=[0, 4], ship=["a1", "b4"], merchant_at=["c1", "b4"])
    chance(s, "roll face_5")
    assert "b4" == where(s, SP)
    told = chance(s, "roll face_1", "roll face_1")
    assert ("solo_beaten", [3, 1]) in told
    assert ("solo_jostled", [3, 2]) in told
    assert ("solo_gold", [3, 1, 1]) in told
    if asked(s)[0] == "solo_cove":
        told += play(s, 0, options(s, 0)[0])
    assert "solo_fled" in kinds(told)
    assert (1, 0) == (s.hidden >> SP & 1, s.sure_fire[SP])
    assert kinds(told).index("solo_jostled") < kinds(told).index("solo_gold") < kinds(told).index("solo_fled")


@rule("TEP-10.6.3")
def test_it_sinks_a_merchant_for_gold_then_the_cube():
    s = at_solo(
        rival="solo_kelp",
        mood="solo_greedy",
        helm=[0, 4],
        ship=["a1", "b4"],
        merchant_at=["c1", "b4"],
        merchant_cube=["rum", "coffee"],
        cargo=[(), ("coffee", "rum")],
    )
    chance(s, "roll face_5")
    told = chance(s, "roll face_2", "roll face_3")
    assert ("solo_sank", [3, 1]) in told
    assert [2, 10] == [args[1] for kind, args in told if kind == "solo_gold"][:2]
    assert 1 == s.buried[SP] or ("solo_site", 0) == asked(s)
    s = at_solo(rival="solo_kelp", mood="solo_greedy", helm=[0, 4], ship=["a1", "b3"], merchant_at=["c1", "b3"])
    chance(s, "roll face_5")
    chance(s, "roll face_2", "roll face_3")
    assert ["rum"] == cargo(s, SP)
    assert ("port", 0) == asked(s)
    play(s, 0, "pick a1")
    chance(s, "draw coffee")
    assert (0, 3) == (s.level[SP], s.merchant_cube[1])
    tied = at_solo(rival="solo_kelp", mood="solo_greedy", helm=[0, 4], ship=["a1", "b4"], merchant_at=["c1", "b4"])
    chance(tied, "roll face_5")
    told = chance(tied, "roll face_2", "roll face_1")
    assert ("solo_tied", [3]) in told
    assert 1 == tied.gold[SP]


def duel(**changes):
    s = at_order(
        1,
        order=ATTACK,
        **(
            {
                "ship": ["a3", "a3"],
                "merchant_at": ["a1", "d4"],
                "rival": "solo_thorne",
                "mood": "solo_greedy",
                "captain": ["captain_1_front"],
            }
            | changes
        ),
    )
    play(s, 0, "duel_rival")
    return s


@rule("TEP-10.6.4")
def test_a_duel_with_the_human_pays_the_winner():
    s = duel(hands=[(0, 3, 0, 0)])
    told = chance(s, "roll face_1", "roll face_1", "roll face_2", "roll face_2")
    assert ("promoted", [0, 2]) in told
    assert ("solo_jostled", [0, 2]) in told
    assert ("solo_gold", [0, 1, 1]) in told
    assert "solo_fled" in kinds(told)
    s = duel(merchant_card=["merchant_2c", "merchant_4b"])
    told = chance(s, "roll face_6", "roll face_6", "roll face_1", "roll face_1")
    assert ("solo_gold", [0, 3, 3]) in told
    assert ("jostle", 0) == asked(s)
    play(s, 0, "jostle rigging")
    assert 1 == s.sure_fire[0]
    s = duel()
    told = chance(s, "roll face_1", "roll face_6", "roll face_1", "roll face_6")
    assert (1, 1) == (s.sure_fire[0], s.gold[SP])


@rule("TEP-10.6.5")
def test_the_navy_drives_it_into_a_cove():
    s = table(1, [ShipLine()], SP, ship=["a4", "d2"], merchant_at=["c2", "d3"], navy="d1", crossed=1)
    while asked(s)[0] == "sail_neutral":
        play(s, 0, options(s, 0)[0])
    while asked(s)[0] == "solo_cove":
        play(s, 0, options(s, 0)[0])
    assert (0, 0, 0, 3) == stations(s, SP)
    assert s.hidden >> SP & 1


@rule("TEP-10.6.6")
def test_its_jostle_goes_from_right_to_left_then_behind_the_captain():
    s = table(1)
    for expected in ((1, 1, 0, 1), (1, 0, 0, 2), (0, 0, 0, 3), (0, 0, 0, 3)):
        jostle_rival(s)
        assert expected == stations(s, SP)
    s = table(1, helm=[0, 2], hands=[(1, 1, 1, 0), (0, 0, 0, 0)], wheel=[(), (1, 3, 5)])
    jostle_rival(s)
    assert [3, 5] == wheel(s, SP)
    jostle_rival(s)
    assert [3] == wheel(s, SP)


@rule("TEP-10.6.7", "TEP-AR-28")
def test_it_flees_to_the_nearest_cove_without_another_hidden_ship():
    s = table(1, [SoloRetreat()], SP, ship=["a3", "a3"])
    assert "a3" == where(s, SP)
    s = table(1, [SoloRetreat()], SP, ship=["a3", "a3"], hidden=[0])
    assert ("solo_cove", 0) == asked(s)
    assert ["pick a4", "pick b3"] == options(s, 0)
    play(s, 0, "pick b3")
    assert "b3" == where(s, SP)


# -- gold, treasures, the end ----------------------------------------------------------------------------------------

FULL = TRACK[MOOD_IDS.index("solo_greedy")]  # gold that makes it bury


@rule("TEP-10.7.1", "TEP-E26", "TEP-AR-30", "TEP-I5")
def test_a_full_track_buries_at_the_nearest_site_and_loses_the_excess():
    """Three below the end of its track and 5 more: buried, gold 0, two lost; cost and Navy do not matter."""
    s = table(1, mood="solo_greedy", gold=[1, FULL - 3], ship=["a1", "b4"], navy="b4", active=SP)
    told = listen(s, lambda t: gain_gold(t, SP, 5, "TEP-10.5.3"), engine.settle)
    assert ("solo_buried", [0, cell("b4"), 1, 2]) in told
    assert ("solo_stronger", [0, 1]) in told
    assert (0, 1) == (s.gold[SP], s.buried[SP])
    s.gold[SP] = FULL
    assert any(problem.startswith("TEP-I5") for problem in s.problems())


@rule("TEP-10.7.1", "TEP-AR-28")
def test_equally_near_sites_go_by_cost_then_by_the_humans_choice():
    s = table(1, [SoloBury()], SP, mood="solo_greedy", gold=[1, FULL], ship=["a1", "d1"], sites={"d1": 0})
    assert SP == s.sites[cell("c1")]
    s = table(1, [SoloBury()], SP, mood="solo_greedy", gold=[1, FULL], ship=["a1", "d4"], sites={"d4": 0, "b4": 0})
    assert SP == s.sites[cell("d3")]
    s = table(
        1,
        [SoloBury()],
        SP,
        mood="solo_greedy",
        gold=[1, FULL],
        ship=["a1", "a2"],
        sites={"a2": 0, "a3": 0, "b1": SP, "c2": SP},
    )
    assert ("solo_site", 0) == asked(s)
    assert ["pick a4", "pick b3"] == options(s, 0)


@rule("TEP-10.7.2")
def test_each_treasure_uncovers_a_stronger_row():
    for mat in COMPONENTS["solo_personalities"]:
        s = table(1, mood=mat["id"], hands=[(1, 1, 1, 0), (0, 0, 0, 3)])
        s.buried[SP] = 1
        assert mat["power"][1]["sail"] == reach(s, 0)
        assert mat["power"][1]["dice"] == dice_of(s, SP)


@rule("TEP-10.7.3")
def test_its_gold_is_never_spent_and_never_above_the_track():
    for seed in range(6):
        s, rng = started(seed), Rng(seed)
        last, buried = 0, 0
        while s.stack:
            frame = s.stack[-1]
            seat = frame.asked(s)
            answers = frame.options(s, seat)
            engine.answer(s, seat, engine.outcome(s, rng) if seat < 0 else answers[rng.below(len(answers))])
            assert s.gold[SP] >= last or s.buried[SP] > buried
            last, buried = s.gold[SP], s.buried[SP]


@rule("TEP-10.8.1", "TEP-AR-13")
def test_the_third_treasure_ends_the_game_at_once():
    from games.tiny_epic_pirates.positions import at_bonus

    s = at_bonus(1, order=3, ship=["b4", "a1"], gold=[12], sites={"a2": 0, "a3": 0}, crew=[("willow_watch",)])
    told = play(s, 0, "captain_bonus bury")
    assert ("won", [0]) in told
    assert (not s.stack, [1, 2]) == (True, GAME.ranks(s))
    s = table(1, mood="solo_greedy", gold=[1, FULL - 1], ship=["a1", "b4"], sites={"a2": SP, "a3": SP}, active=SP)
    told = listen(s, lambda t: gain_gold(t, SP, 5, "TEP-10.5.3"), engine.settle)
    assert ("solo_won", [0]) in told
    assert (not s.stack, [2, 1]) == (True, GAME.ranks(s))


@rule("TEP-AR-34")
def test_it_buries_in_the_humans_turn_too():
    s = duel(gold=[1, FULL - 1], ship=["b4", "b4"])
    told = chance(s, "roll face_1", "roll face_6", "roll face_1", "roll face_6")
    assert ("solo_buried", [0, cell("b4"), 1, 0]) in told
    s = duel(gold=[1, FULL - 1], ship=["b4", "b4"], sites={"a2": SP, "a3": SP})
    chance(s, "roll face_1", "roll face_6", "roll face_1", "roll face_6")
    assert not s.stack


# -- every mat -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rival", range(4))
def test_every_solo_captain_hunts_and_is_rewarded_as_printed(rival):
    mat = COMPONENTS["solo_captains"][rival]
    for die in range(1, 6):
        s = at_solo(
            rival=mat["id"],
            helm=[0, die - 1],
            ship=["a1", "d4"],
            merchant_at=["b2", "c3"],
            cargo=[(), ()],
            face_down=0,
            unturned=[0, 0, 0, 0, 2, 2],
        )
        told = chance(s, f"roll face_{die}")
        hunted = [args for kind, args in told if kind == "solo_hunts"]
        assert mat["targets"][die - 1] == (["orange", "green"][hunted[0][1]] if hunted else "you")
        helps = any(effect["kind"] in {"sail_plus", "auto_hit"} for effect in mat["bonus"]["effects"])
        assert (helps and ORDER_IDS[die - 1] == mat["bonus"]["trigger"]) == ("solo_extras" in kinds(told))


@pytest.mark.parametrize("mood", range(4))
def test_every_ring_space_does_what_is_printed(mood):
    mat = COMPONENTS["solo_personalities"][mood]
    assert [[effect["kind"] for effect in space] for space in mat["legend_actions"]] == [
        [[*ORDER_IDS, "sail_plus", "auto_hit", "gain_gold", "draw_booty"][doing & 15] for doing in space]
        for space in RING[mood]
    ]
    for space in range(4):
        s = at_solo(rival="solo_crowe", mood=mat["id"], ring=(space - 1) % 4, ship=["a1", "d4"])
        told = chance(s, "roll face_6")
        helps = [effect for effect in mat["legend_actions"][space] if effect["kind"] in {"sail_plus", "auto_hit"}]
        assert bool(helps) == ("solo_extras" in kinds(told))  # TEP-AR-31: told where it helps
        rng = Rng(1)
        s.out = events = []
        while s.active == SP and s.stack[-1].asked(s) == -1:
            engine.answer(s, -1, engine.outcome(s, rng))
        s.out = None
        told += [(event.kind, event.args) for event in events]
        for effect in mat["legend_actions"][space]:
            if effect["kind"] == "gain_gold":
                assert ("solo_gold", effect["n"]) in [(kind, args[1]) for kind, args in told if kind == "solo_gold"]
            elif effect["kind"] in ORDER_IDS:
                order = ORDER_IDS.index(effect["kind"])
                assert any(
                    args[1:] == [order] for kind, args in told if kind in {"solo_performs", "solo_idle"}
                ) or "solo_duels" in kinds(told)
    assert 16 == len(CELL_IDS)
