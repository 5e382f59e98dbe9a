"""A value of a component stands once, in its game's data file: corrected there, it is corrected everywhere."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import quarterdeck
from quarterdeck.games import folder, games
from quarterdeck.words import LANGUAGES

PACKAGE = Path(quarterdeck.__file__).parent

# Texts of components that still repeat numbers of the data file, until they are put together like Maracaibo's.
REPEATED = {"jolly_roger": 4}

TOBACCO = """
import json
import quarterdeck
from quarterdeck.games.pirates_of_maracaibo import data, flow
from quarterdeck.server import catalogue
from quarterdeck.words import LANGUAGES, words

game = quarterdeck.game("pirates_of_maracaibo")
s = flow.new(2, game.check_options({}))
s.gains[0].add_card(data.NUMBERS["tobacco"])
print(json.dumps({
    "component": next(one for one in catalogue.components(game.id) if one["id"] == "tobacco")["income"],
    "texts": {lang: words(lang, game.id).attribute("card-tobacco", "text") for lang in LANGUAGES},
    "served": {lang: catalogue.game_words(game.id, lang) for lang in LANGUAGES},
    "income": s.doubloon_income(0),
}))
"""


def told(home: Path) -> Any:
    """What the package in a folder says about Tobacco."""
    place = os.environ | {"PYTHONPATH": str(home)}
    done = subprocess.run([sys.executable, "-c", TOBACCO], check=True, capture_output=True, text=True, env=place)
    return json.loads(done.stdout)


def test_a_corrected_value_is_corrected_on_the_board_in_both_languages_and_in_play(tmp_path: Path) -> None:
    copy = tmp_path / "quarterdeck"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    assert 5 == told(tmp_path)["income"]
    file = copy / "games" / "pirates_of_maracaibo" / "data.toml"
    before, tobacco, after = file.read_text("utf-8").partition('id = "tobacco"')
    file.write_text(before + tobacco + after.replace("amount = 5", "amount = 7", 1), "utf-8")
    found = told(tmp_path)
    assert [{"kind": "income_doubloons", "amount": 7}] == found["component"]
    assert 7 == found["income"]
    assert {
        "en": "equipment · income: 7 doubloons; 2 VP at the end",
        "pl": "ekwipunek · dochód: 7 dublonów; 2 PZ na koniec gry",
    } == found["texts"]
    assert all(f'"{text}"' in found["served"][lang] for lang, text in found["texts"].items())


@pytest.mark.parametrize("id_", games())
def test_no_text_of_a_component_repeats_a_number(id_: str) -> None:
    for lang in LANGUAGES:
        text = (folder(id_) / f"words.{lang}.ftl").read_text("utf-8")
        found = re.findall(r"^    \.text = .*\d.*$", text, re.MULTILINE)
        assert len(found) <= REPEATED.get(id_, 0), found
