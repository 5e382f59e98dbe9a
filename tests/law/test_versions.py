"""Rules that change raise their version: golden games and `rules_version` move together."""

import re

import pytest

import playthroughs
import quarterdeck as qd

GAME = """{id}, rules version {version}, 3 seats, seed 1
options {{}}

   0 chance: deal
       XY-1       {sentence}
       = {checksum}

   1 Anne: place {card}
       = 00000001

scores [{score}, 2, 3], ranks [3, 2, 1]
"""
WORDS = {"id": "toy", "version": 1, "sentence": "Cards are dealt.", "checksum": "1234abcd", "card": "rope", "score": 1}


def digest(**changes):
    """The digest of a golden game that differs in something."""
    return playthroughs.digests({"toy_3p.txt": GAME.format(**WORDS | changes)})


@pytest.mark.parametrize("id_", qd.games())
def test_golden_games_and_the_rules_version_move_together(id_):
    """Whoever changes one of them writes the golden games anew, which asks for the other."""
    files = {path.name: path.read_text("utf-8") for path in playthroughs.GOLDEN.glob(f"{id_}_*")}
    kept = playthroughs.kept_versions()[id_]
    assert qd.game(id_).rules_version == kept["rules_version"]
    assert playthroughs.digests(files) == kept["digests"]
    for name, text in files.items():
        if name.endswith(".txt"):
            assert re.match(rf"{id_}, rules version {kept['rules_version']}, ", text), name


def test_a_digest_tells_what_happens_and_not_how_it_is_said_or_kept():
    assert digest() == digest(version=2) == digest(sentence="All cards are dealt.") == digest(checksum="beefbeef")
    assert 3 == len({str(digest()), str(digest(card="map")), str(digest(score=4))})


def test_games_that_change_ask_for_a_new_version_or_a_reason():
    kept = playthroughs.kept_after({}, 1, digest(), "")
    assert {"rules_version": 1, "digests": digest()} == kept
    assert kept == playthroughs.kept_after(kept, 1, digest(), "")
    with pytest.raises(playthroughs.Refused, match=r"toy_3p\.txt under the same rules version 1"):
        playthroughs.kept_after(kept, 1, digest(card="map"), "")
    raised = playthroughs.kept_after(kept, 2, digest(card="map"), "")
    assert {"rules_version": 2, "digests": digest(card="map")} == raised
    with pytest.raises(playthroughs.Refused, match="rules version 2 or later"):
        playthroughs.kept_after(raised, 1, digest(), "")


def test_a_reason_is_kept_while_the_version_lasts():
    kept = playthroughs.kept_after({}, 1, digest(), "")
    spelt = playthroughs.kept_after(kept, 1, digest(card="cord"), "the rope is spelt cord")
    assert ["the rope is spelt cord"] == spelt["same_rules"]
    again = playthroughs.kept_after(spelt, 1, digest(card="line"), "and now line")
    assert ["the rope is spelt cord", "and now line"] == again["same_rules"]
    assert "same_rules" not in playthroughs.kept_after(again, 2, digest(card="line"), "")


def test_a_game_more_or_less_asks_for_nothing():
    kept = playthroughs.kept_after({}, 1, digest(), "")
    more = digest() | {"toy_4p.txt": "0"}
    assert more == playthroughs.kept_after(kept, 1, more, "")["digests"]
    assert digest() == playthroughs.kept_after({"rules_version": 1, "digests": more}, 1, digest(), "")["digests"]
