"""How often a round with bots asks a person, and how many seconds it takes: `make pace`.

Whoever plays gives the first answer to everything, after a moment to think, and sees all moves. *Before*: everything is
asked and confirmed, and no standing order is given. *Now*: the settings as they come out of the box.
"""

import time

import pytest

HOWS = {"always": "before", "final": "now"}
#  game: seats, rounds that are played
TABLES = {
    "space_pirates": (4, 3),
    "pirates_of_the_7_seas": (4, 2),
    "jolly_roger": (5, 2),
    "tiny_epic_pirates": (3, 2),
    "pirates_of_maracaibo": (3, 1),
}
THINKS = 700  # milliseconds over an answer
MOST = 120  # answers
CHAPTERS = ".telling .chapter"


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize("game", TABLES)
def test_pace(board, game, how, capsys):
    seats, rounds = TABLES[game]
    sailor = board(server="patient_address", ask=how, speed="1", reduced=False)
    sailor.new_table(game, [{"kind": "me"}, *([{"kind": "bot", "level": "bosun"}] * (seats - 1))])
    page = sailor.page
    begun, asked, current = time.monotonic(), 0, ""
    while asked < MOST and sailor.asked() and page.locator(CHAPTERS).count() <= rounds:
        _, decision, spot, key = sailor.next_(0, keys=False)
        if decision != current:
            asked, current = asked + 1, decision
            page.wait_for_timeout(THINKS)
            continue
        sailor.press(spot, key)
    took = time.monotonic() - begun
    with capsys.disabled():
        print(f"\n{game}, {seats} seats, {HOWS[how]}: {asked / rounds:.1f} questions, {took / rounds:.0f} s a round")
