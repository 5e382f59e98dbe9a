"""Nobody can block a table: presence, bots that sit in, votes, resigning. Time is moved by hand."""

import pytest

from quarterdeck.table.refusal import Refusal
from quarterdeck.table.terms import DAY, HOUR
from table.owner import Owner


def table(**more):
    """Three people; g0 is asked first."""
    return Owner("space_pirates", options={"first_player": "0"}, **more)


def refused(owner, *what, **fields):
    with pytest.raises(Refusal) as found:
        owner.ask(*what, **fields)
    return found.value.reason["id"]


# -- who is here ------------------------------------------------------------------------------------------------------


def test_somebody_without_a_connection_is_away_after_half_a_minute_since_he_went():
    owner = table()
    owner.sit("g0", "g1", "g2")
    owner.wait(100.0)
    owner.leave("g0")
    gone = owner.now
    owner.wait(29.0)
    assert owner.company(0)["away"] is None
    owner.wait(2.0)
    assert gone == owner.company(0)["away"]
    assert gone == owner.told("g1", "table")[-1]["table"]["seats"][0]["away"]
    owner.sit("g0")
    owner.wait(0.0)
    assert owner.company(0)["away"] is None
    assert owner.told("g1", "table")[-1]["table"]["seats"][0]["away"] is None


def test_a_page_that_nobody_looks_at_means_away_after_two_minutes():
    owner = table()
    owner.sit("g0", "g1")
    owner.table.hide("g0", owner.now, hidden=True)
    hidden = owner.now
    owner.wait(119.0)
    assert owner.company(0)["away"] is None
    owner.wait(2.0)
    assert hidden == owner.company(0)["away"]
    owner.table.hide("g0", owner.now, hidden=False)
    owner.wait(0.0)
    assert owner.company(0)["away"] is None


def test_that_somebody_is_away_is_kept():
    owner = table()
    owner.sit("g0", "g1")
    owner.leave("g0")
    owner.wait(60.0)
    since = owner.company(0)["away"]
    owner.restart()
    assert since == owner.company(0)["away"]


def test_who_leaves_for_now_is_away_at_once_and_keeps_the_seat():
    owner = table()
    owner.sit("g0", "g1")
    owner.ask("leave", 0)
    assert owner.now == owner.company(0)["away"]
    owner.leave("g0")
    owner.wait(5.0)
    owner.sit("g0")
    owner.wait(0.0)
    assert owner.company(0)["away"] is None
    assert [0] == owner.card("g0")["my_seats"]


# -- a bot sits in ----------------------------------------------------------------------------------------------------


def gone(owner, guest="g0", seconds=60.0):
    """Somebody goes, and so much time passes."""
    owner.sit("g0", "g1", "g2")
    owner.leave(guest)
    owner.wait(seconds)


def test_after_the_time_that_the_table_declares_a_bot_sits_in_visibly_at_the_tables_level():
    owner = table(terms={"away": HOUR, "level": "captain"})
    levels = []

    def think(thought):
        levels.append(thought.level)
        return thought.default

    owner.think = think
    gone(owner, seconds=HOUR - 1)
    assert (0, None) == (len(levels), owner.company(0)["bot"])
    owner.wait(2.0)
    bot = owner.company(0)["bot"]
    assert ("time", 1000.0 + HOUR, 1) == (bot["why"], bot["since"], bot["step"])
    assert ["captain"] == levels
    assert [0] == [entry.seat for entry in owner.shelf.log if entry.seat >= 0]
    assert ["bot_time"] == owner.notes()
    assert "person" == owner.company(0)["kind"]


def test_nobody_is_replaced_who_is_not_waited_for():
    owner = table(terms={"away": HOUR})
    gone(owner, "g1", 2 * HOUR)
    assert owner.company(1)["bot"] is None
    owner.play(0)
    owner.wait(HOUR - 1)
    assert owner.company(1)["bot"] is None
    owner.wait(2.0)
    assert "time" == owner.company(1)["bot"]["why"]


def test_the_last_person_is_not_sailed_without():
    owner = table(bots=2, terms={"away": HOUR})
    owner.wait(30 * DAY)
    assert owner.company(0)["bot"] is None
    together = table(terms={"away": HOUR})
    together.wait(30 * DAY)
    sailed = [seat for seat in range(3) if together.company(seat)["bot"]]
    assert 2 == len(sailed)
    assert not together.shelf.row.over


def test_a_bot_that_sits_in_is_kept_and_goes_on_after_a_restart():
    owner = table(terms={"away": HOUR}, bot_pause=30.0)
    gone(owner, seconds=HOUR + 1.0)
    assert owner.shelf.row.awaits_bot
    owner.restart()
    assert "time" == owner.company(0)["bot"]["why"]
    owner.wait(31.0)
    assert [0] == [entry.seat for entry in owner.shelf.log if entry.seat >= 0]


def test_the_person_takes_the_seat_back_and_the_decision_under_way_is_the_persons():
    owner = table(terms={"away": HOUR}, bot_pause=30.0)
    gone(owner, seconds=HOUR + 1.0)
    owner.sit("g0")
    assert owner.states["g0"][0]["decision"] is None
    assert "error-bot_sits" == refused(owner, "play", 0, decision="x", words="pass")
    owner.ask("back", 0)
    assert owner.company(0)["bot"] is None
    owner.wait(100.0)
    assert 1 == owner.card()["step"]
    owner.play(0)
    assert ["bot_time", "back"] == owner.notes()
    assert "error-no_bot_sits" == refused(owner, "back", 0)


def test_a_person_may_hand_the_seat_over_and_somebody_else_may_not():
    owner = table()
    owner.sit("g0", "g1", "g2")
    assert "error-not_your_seat" == refused(owner, "hand", 0, guest="g1")
    owner.ask("hand", 0)
    owner.wait(1.0)
    assert "asked" == owner.company(0)["bot"]["why"]
    assert "error-bot_sits" == refused(owner, "hand", 0)
    assert 2 == owner.card()["step"]
    assert "error-not_your_seat" == refused(owner, "back", 0, guest="g1")


def test_who_resigns_is_sailed_for_to_the_end_and_has_the_last_place():
    owner = table()
    owner.sit("g0", "g1", "g2")
    owner.ask("resign", 0)
    assert "error-resigned" == refused(owner, "resign", 0)
    assert "error-resigned" == refused(owner, "back", 0)
    while not owner.shelf.row.over:
        owner.wait(1.0)
        for seat in (1, 2):
            if owner.state(seat)["decision"]:
                owner.play(seat)
    card = owner.card()
    assert 3 == card["ranks"][0]
    assert sorted(card["ranks"])[:2] in ([1, 2], [1, 1])
    assert "reason-over" == refused(owner, "resign", 1)
    assert "reason-over" == refused(owner, "leave", 1)
    assert "reason-over" == refused(owner, "hand", 1)


# -- the vote ---------------------------------------------------------------------------------------------------------


def test_all_who_are_here_decide_and_may_change_their_minds():
    owner = table()
    gone(owner, seconds=119.0)
    assert "error-no_vote" == refused(owner, "vote", 1, absent=0, yes=True)
    owner.wait(1.0)
    owner.ask("vote", 1, absent=0, yes=True)
    assert ([1], 2) == (owner.company(0)["votes"], owner.company(0)["needed"])
    assert "error-voted" == refused(owner, "vote", 1, absent=0, yes=True)
    owner.ask("vote", 1, absent=0, yes=False)
    assert [] == owner.company(0)["votes"]
    owner.ask("vote", 2, absent=0, yes=True)
    owner.restart()
    owner.sit("g1", "g2")
    assert [2] == owner.company(0)["votes"]
    owner.ask("vote", 1, absent=0, yes=True)
    assert "vote" == owner.company(0)["bot"]["why"]
    assert "error-no_vote" == refused(owner, "vote", 2, absent=0, yes=True)
    owner.wait(1.0)
    assert [0] == [entry.seat for entry in owner.shelf.log if entry.seat >= 0]


def test_votes_are_void_when_the_person_is_back():
    owner = table()
    gone(owner, seconds=300.0)
    owner.ask("vote", 1, absent=0, yes=True)
    owner.sit("g0")
    owner.wait(0.0)
    assert [] == owner.company(0)["votes"]
    assert "error-no_vote" == refused(owner, "vote", 2, absent=0, yes=True)


def test_one_who_is_away_too_is_not_needed():
    owner = table()
    owner.sit("g0", "g1", "g2")
    owner.leave("g0")
    owner.leave("g2")
    owner.wait(300.0)
    assert 1 == owner.company(0)["needed"]
    owner.ask("vote", 1, absent=0, yes=True)
    assert "vote" == owner.company(0)["bot"]["why"]


def test_nobody_votes_about_himself_a_bot_or_somebody_who_is_here():
    owner = table(bots=1)
    owner.sit("g0", "g1")
    owner.leave("g0")
    owner.wait(300.0)
    assert "error-no_vote" == refused(owner, "vote", 0, absent=0, yes=True)
    assert "error-no_vote" == refused(owner, "vote", 1, absent=1, yes=True)
    assert "error-no_vote" == refused(owner, "vote", 1, absent=2, yes=True)
    assert "error-no_seat" == refused(owner, "vote", 1, absent=9, yes=True)
    assert "error-not_your_seat" == refused(owner, "vote", 1, guest="eve", absent=0, yes=True)


# -- rights -----------------------------------------------------------------------------------------------------------


def test_hints_and_forks_among_people_need_the_tables_leave_and_are_seen():
    owner = table()
    with pytest.raises(Refusal, match="error-no_hints"):
        owner.table.question("g0", 0)
    with pytest.raises(Refusal, match="error-no_forks"):
        owner.table.forked("g0", owner.now)
    allowed = table(terms={"hints": True, "forks": True})
    allowed._do(lambda now: allowed.table.hinted("g0", 0, now))
    allowed._do(lambda now: allowed.table.forked("g0", now))
    allowed._do(lambda now: allowed.table.forked("eve", now))
    assert (1, 1) == (allowed.company(0)["hints"], allowed.company(0)["forks"])
    assert ["hint", "fork", "fork"] == allowed.notes()


def test_one_person_among_bots_may_ask_for_hints_and_nobody_counts():
    owner = table(bots=2)
    owner.table.question("g0", 0)
    assert owner.table.hinted("g0", 0, owner.now) is None
    assert owner.table.forked("g0", owner.now) is None


# -- waiting for somebody ---------------------------------------------------------------------------------------------


def test_who_is_here_reminds_an_absent_one_and_not_again_at_once():
    owner = table()
    owner.sit("g0", "g1", "g2")
    assert "error-not_waited_for" == refused(owner, "nudge", 1, absent=0)  # here
    owner.leave("g0")
    owner.wait(60.0)
    assert "error-not_waited_for" == refused(owner, "nudge", 1, absent=2)  # not waited for
    owner.ask("nudge", 1, absent=0)
    assert owner.now == owner.company(0)["nudged"]
    assert "error-nudged" == refused(owner, "nudge", 2, absent=0)
    owner.wait(600.0)
    owner.ask("nudge", 2, absent=0)
    owner.sit("g0")
    owner.wait(0.0)
    assert owner.company(0)["nudged"] is None
    assert "error-no_seat" == refused(owner, "nudge", 1, absent=9)


def test_each_of_those_who_are_here_gives_ten_minutes_more_once_a_question():
    owner = table(terms={"away": HOUR})
    gone(owner, seconds=0.0)
    owner.wait(60.0)
    owner.ask("more", 1, absent=0)
    assert [1] == owner.company(0)["more"]
    assert "error-gave_time" == refused(owner, "more", 1, absent=0)
    owner.ask("more", 2, absent=0)
    owner.wait(HOUR + 1200.0 - 60.0 - 1.0)
    assert owner.company(0)["bot"] is None
    owner.wait(2.0)
    assert "time" == owner.company(0)["bot"]["why"]


def test_more_time_lengthens_the_clock_where_there_is_one():
    owner = table(terms={"pace": "decision", "seconds": 90})
    gone(owner, seconds=40.0)
    before = owner.state(1)["times"][0]["until"]
    owner.ask("more", 1, absent=0)
    assert before + 600.0 == owner.state(1)["times"][0]["until"]
    days = table(terms={"pace": "days", "seconds": 2 * DAY})
    gone(days, seconds=60.0)
    before = days.state(1)["times"][0]["until"]
    days.ask("more", 1, absent=0)
    assert before + DAY == days.state(1)["times"][0]["until"]


def test_nobody_gives_time_where_none_runs_out():
    owner = table(terms={"away": 0})
    gone(owner)
    assert "error-nothing_ends" == refused(owner, "more", 1, absent=0)


# -- who looks on -----------------------------------------------------------------------------------------------------


def test_everybody_knows_who_looks_on_and_since_when():
    owner = table()
    owner.sit("g0")
    owner.wait(10.0)
    owner.look_on("eve", "Eve")
    owner.wait(5.0)
    owner.look_on("adam", "eve")
    owner.look_on("zoe", "Sailor 1")
    expected = [("Eve", 1010.0), ("eve 2", 1015.0), ("Sailor 1 2", 1015.0)]
    told = owner.told("g0", "table")[-1]["table"]["watchers"]
    assert sorted(expected) == sorted((one["name"], one["since"]) for one in told)
    owner.leave("eve")
    assert ["eve", "Sailor 1 2"] == [one["name"] for one in owner.card("g0")["watchers"]]
