"""TEP-5.2: sailing, storms and the tokens spent on the way."""

from games.tiny_epic_pirates.positions import (
    ATTACK,
    at_bonus,
    at_sea,
    options,
    play,
    refused,
    stations,
    table,
    where,
)
from marks import rule
from quarterdeck.core.match import Match


@rule("TEP-5.2.1")
def test_the_range_is_level_and_rigging_and_tailwinds():
    s = at_sea(ship=["a1"], level=[1], hands=[(2, 1, 0, 0)])
    assert 3 == s.stack[-1].range(s)
    play(s, 0, "sail a2", "sail a3")
    assert "sail a4" in options(s, 0)
    play(s, 0, "sail a4")
    assert "sail" != s.stack[-1].prompt(s, 0).kind


@rule("TEP-5.2.2")
def test_steps_are_orthogonal_and_any_card_may_be_visited_again():
    s = at_sea(ship=["c3"], hands=[(2, 1, 0, 0)])
    assert {"sail b3", "sail c2", "sail c4", "sail d3", "stop"} == set(options(s, 0))
    assert ("not_adjacent", "TEP-5.2.2") == refused(s, 0, "sail d4")
    play(s, 0, "sail b3", "sail c3")
    assert "sail b3" in options(s, 0)
    play(s, 0, "stop")
    assert "c3" == where(s)


@rule("TEP-5.2.3")
def test_ships_never_block_and_the_navy_does_nothing_meanwhile():
    s = at_sea(ship=["a1", "a2"], navy="a3", merchant_at=["a2", "a3"], hands=[(3, 0, 0, 0)], hidden=[1])
    s.ship[1] = 1
    s.hidden = 0
    told = play(s, 0, "sail a2", "sail a3")
    assert ["sailed", "sailed"] == [kind for kind, _ in told]
    assert (3, 0, 0, 0) == stations(s)


@rule("TEP-5.2.4", "TEP-AR-5")
def test_a_ship_stays_hidden_until_it_sails():
    s = at_sea(ship=["a3"], hidden=[0])
    play(s, 0, "stop")
    assert 1 == s.hidden & 1
    s = at_sea(ship=["a3"], hidden=[0])
    told = play(s, 0, "sail a2")
    assert 0 == s.hidden & 1
    assert ("unhidden", [0]) in told


@rule("TEP-5.2.5")
def test_each_storm_entered_jostles_but_leaving_one_does_not():
    s = at_sea(ship=["b1"], hands=[(2, 1, 0, 0)])
    play(s, 0, "sail b2")
    assert {"jostle rigging", "jostle cannons"} == set(options(s, 0))
    play(s, 0, "jostle cannons")
    told = play(s, 0, "sail b1")
    assert ["sailed"] == [kind for kind, _ in told]
    play(s, 0, "sail b2", "jostle rigging")
    assert (1, 0, 0, 2) == stations(s)


@rule("TEP-5.2.6", "TEP-E11")
def test_a_jostle_on_rigging_shortens_the_voyage():
    s = at_sea(ship=["b1"], level=[1], hands=[(1, 0, 0, 2)])
    assert 2 == s.stack[-1].range(s)
    told = play(s, 0, "sail b2", "jostle rigging")
    assert ("jostled", [0, 0]) in told
    assert "Sailing" != type(s.stack[-1]).__name__
    assert "b2" == where(s)


@rule("TEP-AR-11")
def test_the_owner_may_keep_rigging_and_sail_on():
    s = at_sea(ship=["b1"], level=[1], hands=[(1, 1, 0, 1)])
    play(s, 0, "sail b2", "jostle cannons")
    assert "sail b3" in options(s, 0)


@rule("TEP-5.2.7", "TEP-E12", "TEP-AR-9")
def test_with_all_deckhands_on_repair_a_storm_needs_a_pass():
    s = at_sea(ship=["b1"], hands=[(0, 0, 0, 3)])
    assert "sail b2" not in options(s, 0)
    assert ("storm_barred", "TEP-5.2.7") == refused(s, 0, "sail b2")
    s = at_sea(ship=["b1"], hands=[(0, 0, 0, 3)], passes=[1], unturned=[5, 3, 3, 4, 3, 1], face_down=0xFFFE)
    assert "slip b2" in options(s, 0)
    assert "sail b2" not in options(s, 0)
    play(s, 0, "slip b2")
    assert (0, 0, 0, 3) == stations(s)
    assert 0 == s.passes[0]


@rule("TEP-5.2.8")
def test_tokens_are_spent_while_sailing_and_in_a_bonus_too():
    s = at_sea(
        ship=["b1"], hands=[(1, 1, 1, 0)], passes=[1], tailwinds=[2], unturned=[5, 3, 3, 4, 1, 1], face_down=0xFFF8
    )
    assert {"sail b2", "slip b2", "tailwind"} <= set(options(s, 0))
    told = play(s, 0, "tailwind", "tailwind", "slip b2")
    assert ("slipped", [0, 5]) in told
    assert 6 == s.stack[-1].range(s)
    assert (0, 0) == (s.passes[0], s.tailwinds[0])
    s = at_bonus(
        order=ATTACK,
        ship=["b1"],
        crew=[("jack_fuse_rogers",)],
        tailwinds=[1],
        unturned=[5, 3, 3, 4, 2, 2],
        face_down=0xFFFE,
    )
    play(s, 0, "crew_bonus jack_fuse_rogers sail")
    assert "tailwind" in options(s, 0)


@rule("TEP-5.2.9")
def test_a_step_needs_range_a_neighbour_and_a_way_through_the_storm():
    s = at_sea(ship=["a4"], hands=[(0, 0, 0, 3)])
    assert ["sail b4", "sail a3", "stop"] == options(s, 0)
    play(s, 0, "sail b4")
    assert "sail" != s.stack[-1].prompt(s, 0).kind
    s = at_sea(ship=["a4"], tailwinds=[1], hands=[(0, 1, 1, 1)], unturned=[5, 3, 3, 4, 2, 2], face_down=0xFFFE)
    play(s, 0, "sail b4")
    assert ["tailwind", "stop"] == options(s, 0)
    assert ("out_of_range", "TEP-5.2.1") == refused(s, 0, "sail c4")
    assert ("no_pass_needed", "TEP-5.2.8") == (refused(at_sea(ship=["a1"]), 0, "slip a2"))
    assert ("no_tailwind", "TEP-5.2.8") == (refused(at_sea(ship=["a1"]), 0, "tailwind"))


@rule("TEP-E28")
def test_a_tailwind_saves_a_voyage_that_the_storm_ended():
    s = at_sea(
        ship=["b1"], level=[1], hands=[(1, 0, 0, 2)], tailwinds=[1], unturned=[5, 3, 3, 4, 2, 2], face_down=0xFFFE
    )
    play(s, 0, "sail b2", "jostle rigging")
    assert ["tailwind", "stop"] == options(s, 0)
    play(s, 0, "tailwind")
    assert 3 == s.stack[-1].range(s)
    play(s, 0, "sail b3", "sail b4")
    assert "b4" == where(s)


@rule("TEP-DR-14")
def test_sailing_is_a_loop_that_every_answer_shortens():
    s = at_sea(ship=["a1"], hands=[(3, 0, 0, 0)], tailwinds=[1], unturned=[5, 3, 3, 4, 2, 2], face_down=0xFFFE)
    answers = 0
    while type(s.stack[-1]).__name__ == "Sailing":
        play(s, 0, options(s, 0)[0])
        answers += 1
        while type(s.stack[-1]).__name__ == "Jostle":
            play(s, 0, options(s, 0)[0])
    assert answers <= 7


@rule("TEP-DR-11")
def test_a_turn_goes_back_to_its_start_until_chance_or_another_seat_answers():
    match = Match("tiny_epic_pirates", 2, {"first_player": "0"}, seed=4)
    while match.ask(match.waiting()[0]).prompt.id != "prompt-steer":
        match.play(match.waiting()[0], match.ask(match.waiting()[0]).default)
    before = match.position()
    seat = match.waiting()[0]
    assert not match.can_undo(seat) or match.log[-1].seat == seat
    steer = next(option.words for option in match.ask(seat).options if " crew_up " in option.words)
    match.play(seat, steer)
    match.play(seat, "stop")
    match.play(seat, "perform crew_up")
    for _ in range(3):
        assert match.can_undo(seat)
        match.undo(seat)
    assert before == match.position()
    for words in (steer, "stop", "perform crew_up"):
        match.play(seat, words)
    match.play(seat, match.ask(seat).options[0].words)
    assert not match.can_undo(seat)
    why = match.why_no_undo(seat)
    assert why
    assert "undo-chance" == why.id


def test_a_storm_is_announced_in_a_note():
    s = at_sea(ship=["b1"])
    frame = s.stack[-1]
    notes = [frame.note(s, 0, action) for action in frame.options(s, 0)]
    assert ["storm_ahead"] * 2 == [note.kind for note in notes if note]
    assert [] == table().problems()
