"""P7-16.5: the throws are fair, and the trials would notice if they were not."""

import pytest

from marks import rule
from quarterdeck.games.pirates_of_the_7_seas.fairness import chance_of, even, independent, survey


@rule("P7-16.5")
def test_faces_places_and_seats_are_fair():
    trials = survey(throws=1500, seed=7)
    assert ["faces", "places", "slots", "seat_places", "seat_faces", "first_duel", "most_survivors"] == [
        trial.name for trial in trials
    ]
    assert all(trial.fair for trial in trials), trials
    assert 1500 * 15 == sum(trials[0].counts)
    assert [5, 99, 14, 72, 15, 3, 3] == [trial.degrees for trial in trials]


@pytest.mark.parametrize(
    ("chi_square", "degrees", "expected"),
    [
        (11.070, 5, 0.05),
        (15.086, 5, 0.01),
        (3.841, 1, 0.05),
        (123.225, 99, 0.05),
        (148.230, 99, 0.001),
        (1.145, 5, 0.95),
    ],
)
def test_chances_are_those_of_the_printed_tables(chi_square, degrees, expected):
    assert expected == pytest.approx(chance_of(chi_square, degrees), rel=2e-3)


def test_a_loaded_die_is_noticed():
    assert not even("faces", [3000, 3000, 3000, 3000, 3000, 3300]).fair
    assert even("faces", [3000, 3010, 2990, 3020, 2980, 3000]).fair


def test_a_favoured_seat_is_noticed():
    assert not independent("seat_places", [[100, 100, 100], [100, 100, 100], [180, 60, 60]]).fair
    assert independent("seat_places", [[100, 101, 99], [99, 100, 101], [101, 99, 100]]).fair


def test_what_cannot_be_has_no_chance_and_what_must_be_has_every():
    assert 1.0 == chance_of(0.0, 3)
    assert chance_of(10_000.0, 3) < 1e-100
