"""What a view tells of the rules beside the table: points, goals, prices and ways, as far as the seat can know."""

from games.pirates_of_maracaibo.positions import (
    GAME,
    HIM,
    at,
    crown,
    dealt,
    give,
    grow,
    hold,
    mark,
    own,
    run,
    table,
    walker,
)
from marks import rule
from quarterdeck.core.engine import SPECTATOR
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.scoring import final_steps


def derived(s, seat=0):
    return GAME.view(s, seat, {})["derived"]


def points(s, captain, viewer):
    return derived(s, viewer)["captains"][captain]["points"]


@rule("PM-10", "PM-8.5.2")
def test_points_now_are_those_of_the_final_scoring_and_leave_out_quests_that_the_seat_cannot_see():
    s = own(walker(table(doubloons=11), 0, "t06"), 0, gold=5, buried=(1, 0, 0))
    s.vp[0] = 20
    open_ = 20 + sum(final_steps(s, 0))
    hold(s, 0, "gold_fever")
    assert open_ + 8 == 20 + sum(final_steps(s, 0)) == points(s, 0, 0)
    assert open_ == points(s, 0, 1) == points(s, 0, SPECTATOR)


@rule("PM-10.11", "PM-8.5.2")
def test_what_counts_quests_that_score_tells_the_others_nothing():
    s = mark(give(table(), 0, "adventure_huntress", "gunner", "scout", "bow_chasers"), 0, "estate")
    open_ = sum(final_steps(s, 0))
    hold(s, 0, "crew_muster", "landowner", "harbour_lord")
    assert [5, 12] == final_steps(s, 0)[3:5]
    assert open_ == points(s, 0, 1)
    assert sum(final_steps(s, 0)) == points(s, 0, 0)


@rule("PM-13.6.1")
def test_redbeard_is_counted_by_his_own_measure():
    s = mark(own(walker(table(1, rubies=True), HIM, "t06"), HIM, gold=1), HIM, "palace")
    s.tableaux[HIM], s.rubies[HIM] = [27], 1
    hold(s, HIM, "gold_fever", "hoard")
    assert 8 + 2 + 6 + 15 + 3 + 10 == points(s, HIM, 0)
    assert 1 == derived(s)["captains"][HIM]["residences"]
    assert {} == derived(s)["captains"][HIM]["reached"]


@rule("PM-11.1", "PM-14.4.2")
def test_goals_are_told_to_their_owner_alone():
    def goals(gold, viewer=0, **options):
        return derived(own(hold(table(**options), 0, "gold_fever"), 0, gold=gold), viewer)["captains"][0]["reached"]

    assert [{"gold_fever": 0}, {"gold_fever": 1}, {"gold_fever": 2}] == [goals(gold) for gold in (2, 3, 5)]
    assert [{"gold_fever": 0}, {"gold_fever": 2}] == [goals(gold, adventurers=True) for gold in (3, 5)]
    assert {} == goals(5, viewer=1)
    assert {} == goals(5, viewer=SPECTATOR)


@rule("PM-11.1")
def test_a_captain_is_told_how_much_he_has_of_all_that_quests_count():
    s = walker(own(give(table(), 0, "gunner", "scout"), 0, gold=2, emerald=1, buried=(1, 0, 0)), 0, "t06")
    have = derived(s)["have"]
    needed = {what for quest in d.COMPONENTS["quest"] for what in {**quest["easy"], **quest["hard"]}}
    assert needed == set(have)
    assert [2, 3, 1, 4, 1, 2] == [
        have[what] for what in ("crew", "gold", "emerald", "treasure", "buried_gold", "river")
    ]
    assert 0 == derived(s, 1)["have"]["crew"]
    assert {} == derived(s, SPECTATOR)["have"]


@rule("PM-4.11", "PM-8.5.2")
def test_drawn_quests_have_goals_too():
    s = dealt()
    seen = derived(s)["captains"]
    assert {d.IDS[quest] for quest in s.stack[-1].drawn[0]} == set(seen[0]["reached"])
    assert {} == seen[1]["reached"]


@rule("PM-8.9.1")
def test_prices_are_less_all_discounts_and_never_below_nothing():
    s = table()
    printed = derived(s)["prices"]
    assert 8 == printed["tobacco"]
    crown(grow(give(s, 0, "klabautermann"), 0, "s1_discount"), 0, "unicorn")
    assert 8 - 3 - 1 - 2 == derived(s)["prices"]["tobacco"]
    assert 0 == min(derived(s)["prices"].values())
    assert {card: cost for card, cost in printed.items() if card != "klabautermann"} == derived(s, 1)["prices"]
    assert {} == derived(s, SPECTATOR)["prices"]


@rule("PM-6.1", "PM-6.11", "PM-DR-12")
def test_ways_lead_round_islands_and_name_the_rent():
    s = table(3)
    s.ships = [at("b2"), at("c1"), at("c1")]
    run(s)
    ways = derived(s)["ways"]
    assert {"path": [at("b1"), at("c1")], "rent": 2} == ways[f"place:{at('c1')}"]
    assert {f"place:{place}" for place in d.REACH[s.layout][3][at("b2")]} == set(ways)
    assert all(way["path"][-1] == int(mark_.removeprefix("place:")) for mark_, way in ways.items())
    assert {} == derived(s, 1)["ways"]


@rule("PM-6.7", "PM-6.8")
def test_the_last_column_leads_into_the_gulf_and_the_gulf_to_maracaibo():
    s = table()
    s.ships[0] = at("i2")
    run(s)
    assert [at("gulf")] == derived(s)["ways"][f"place:{at('gulf')}"]["path"]
    s.ships[0] = at("gulf")
    assert {f"place:{at('maracaibo')}": {"path": [at("maracaibo")], "rent": 0}} == derived(s)["ways"]


@rule("PM-14.2.4")
def test_under_the_fog_every_step_is_a_way():
    s = table(fog_improvements=True)
    s.ships[0] = at("b2")
    run(s)
    assert {f"place:{at(place)}" for place in ("b1", "b3")} == set(derived(s)["ways"])
