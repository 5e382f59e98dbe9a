"""Games as data to learn from."""

import json

import numpy as np
import pytest
from pyarrow import parquet

from quarterdeck import game, games
from quarterdeck.arena.export import SCHEMA, Plan, write
from quarterdeck.core.errors import BadFile, BadSeats


def written(plan, path):
    assert list(range(1, plan.games + 1)) == list(write(plan, path))
    return path


def plan_of(id_, **more):
    seats = game(id_).seats[-1] if id_ != "jolly_roger" else 3
    return Plan(id_, seats, ("random",) * seats, games=2, **more)


@pytest.mark.parametrize("id_", games())
def test_both_files_say_the_same(id_, tmp_path):
    plan = plan_of(id_, seed=3)
    arrays = np.load(written(plan, tmp_path / "games.npz"))
    table = parquet.read_table(written(plan, tmp_path / "games.parquet"))
    about = json.loads(str(arrays["about"]))
    assert about == json.loads(table.schema.metadata[b"quarterdeck"])
    assert (id_, game(id_).rules_version, 1) == (about["game"], about["rules_version"], about["schema"])
    assert list(SCHEMA) == table.column_names == [name for name in arrays.files if name != "about"]
    for name, (kind, _) in SCHEMA.items():
        column = table.column(name).to_pylist()
        if isinstance(column[0], bytes):
            assert arrays[name].tobytes() == b"".join(column)
        else:
            assert arrays[name].tolist() == column
        assert kind == arrays[name].dtype


def test_every_answer_was_legal_and_every_game_is_whole(tmp_path):
    plan = plan_of("space_pirates", seed=5)
    arrays = np.load(written(plan, tmp_path / "games.npz"))
    about = json.loads(str(arrays["about"]))
    masks = np.unpackbits(arrays["mask"], axis=1)[:, : about["answers"]]
    assert about["slots"] == arrays["observation"].shape[1]
    assert masks[np.arange(len(masks)), arrays["answer"]].all()
    for number in range(2):
        mine = arrays["game"] == number
        assert list(range(mine.sum())) == arrays["step"][mine].tolist()
        worth = dict(zip(arrays["seat"][mine].tolist(), arrays["reward"][mine].tolist(), strict=True))
        assert 0 == pytest.approx(sum(worth.values()))
        assert 1 == arrays["rank"][mine].min()


def test_bots_change_seats(tmp_path):
    plan = Plan("space_pirates", 3, ("random", "random", "bosun"), games=3)
    arrays = np.load(written(plan, tmp_path / "games.npz"))
    assert {0, 1, 2} == set(arrays["seat"][arrays["bot"] == 2].tolist())


def test_what_cannot_be_written_is_told(tmp_path):
    with pytest.raises(BadFile, match=r"ends with \.parquet or \.npz"):
        list(write(plan_of("space_pirates"), tmp_path / "games.csv"))
    with pytest.raises(BadSeats, match="expected 3 bots; found 1"):
        list(write(Plan("space_pirates", 3, ("random",), games=1), tmp_path / "games.npz"))
