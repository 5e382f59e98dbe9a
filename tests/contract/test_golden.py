"""Games that were written down are played again, word for word; regenerate with `make playthroughs`."""

import json
from pathlib import Path

import pytest

import playthroughs
import quarterdeck as qd

ROOT = Path(__file__).parent.parent.parent
PLAYS = [(id_, play) for id_ in qd.games() for play in playthroughs.plays(id_)]


@pytest.mark.parametrize(("id_", "play"), PLAYS, ids=[playthroughs.name(id_, play) for id_, play in PLAYS])
def test_a_written_game_is_played_again_word_for_word(id_, play):
    written = (playthroughs.GOLDEN / playthroughs.name(id_, play)).read_text("utf-8")
    assert written.splitlines() == playthroughs.tell(id_, play).splitlines()


@pytest.mark.parametrize("id_", qd.games())
def test_as_many_positions_are_reachable_as_ever(id_):
    written = json.loads((playthroughs.GOLDEN / f"{id_}_counts.json").read_text("utf-8"))
    assert written == list(playthroughs.counts(id_))
