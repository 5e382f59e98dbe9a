"""Reports: one file that needs nothing else, with the numbers that the JSON has."""

import itertools
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import CliRunner

from quarterdeck.arena.balance import bins, figures
from quarterdeck.arena.simulate import simulate
from quarterdeck.arena.standing import standing
from quarterdeck.arena.tournament import Plan, Tournament
from quarterdeck.arena.usage import declared
from quarterdeck.cli import app
from quarterdeck.cli.arena import cell
from quarterdeck.games import GAMES, game
from quarterdeck.reports import charts
from quarterdeck.reports.balance import balance
from quarterdeck.reports.page import report_words, verdict
from quarterdeck.reports.tournament import tournament as tournament_report

ROOT = Path(__file__).parents[2]
VOID = {"meta", "path", "circle", "rect", "polygon", "use", "image"}


class Tree(HTMLParser):
    """Reads a page and sees whether all that is opened is closed."""

    def __init__(self):
        super().__init__()
        self.open = []
        self.attributes = []
        self.texts = []

    def handle_starttag(self, tag, attrs):
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.attributes += attrs

    def handle_endtag(self, tag):
        if tag not in VOID:
            assert tag == self.open.pop()

    def handle_data(self, data):
        self.texts.append(data)


def read(page):
    """The page as a tree, after it was looked at for anything that comes from elsewhere."""
    tree = Tree()
    tree.feed(page)
    assert [] == tree.open
    for name, value in tree.attributes:
        if name in {"href", "src"}:
            assert re.match(r"#|data:image/webp|[\w-]+\.(json|csv)$", value), value
    assert "<script" not in page
    assert "url(http" not in page
    assert "@import" not in page
    return tree


def found(id_, seats, games=2):
    bots = ["random"] * seats
    results = list(simulate(id_, seats, bots, games, workers=1, usage=True))
    return json.loads(json.dumps(figures(id_, seats, bots, results, seed=0, options={})))


@pytest.mark.parametrize("id_", GAMES)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_game_has_a_report_in_both_languages_that_needs_nothing_else(id_, lang):
    numbers = found(id_, max(2, game(id_).seats.start), games=1)
    tree = read(balance(numbers, lang, "quarterdeck balance"))
    said = report_words(lang, id_)
    assert said.text("report-turns-title") in tree.texts
    for group in numbers["components"]:
        assert any(group["names"][lang] in text for text in tree.texts)


@pytest.mark.parametrize("id_", GAMES)
def test_what_reports_count_is_there_and_is_used(id_):
    rules, what = game(id_), declared(id_)
    assert what.uses
    for one in [*what.uses, *([what.board] if what.board else [])]:
        assert {"en", "pl"} == set(one.names)
        assert one.kind in rules.language.kinds
        for event in one.events:
            fields = rules.fields_of(event)
            assert any(field.kind == "seat" for field in fields), event
            assert any(field.name == one.by if one.by else field.kind == one.kind for field in fields), event


def test_shares_of_those_who_use_a_thing_and_of_the_others_add_up():
    numbers = found("space_pirates", 3, games=6)
    for group in numbers["components"]:
        for one in group["uses"]:
            seats = one["wins"]["games"] + one["without"]["games"]
            assert 18 == seats
            wins = sum((part["share"] or 0) * part["games"] for part in (one["wins"], one["without"]))
            assert 6 == pytest.approx(wins)
    assert 1 == pytest.approx(sum(one["share"] for one in numbers["by_turn"]))
    assert 1 == pytest.approx(sum(one["all"]["share"] for one in numbers["points"]["bins"]))


def test_values_are_put_into_groups_of_a_round_width():
    assert [(-8, -7), (-6, -5), (-4, -3), (-2, -1), (0, 1), (2, 3), (4, 5), (6, 7), (8, 9)] == [
        (one["from"], one["to"]) for one in bins([-8, -1, 0, 9, 9])
    ]


def test_a_tournament_has_a_report(tmp_path):
    running = Tournament(Plan("space_pirates", 3, ("random", "deckhand"), games=6, seed=5), tmp_path)
    read(tournament_report(standing(running), "en", "quarterdeck arena"))  # before anything was played
    for _ in running.run(workers=1):
        pass
    for lang in ("en", "pl"):
        tree = read(tournament_report(json.loads(json.dumps(standing(running))), lang, "quarterdeck arena"))
        assert report_words(lang, "space_pirates").text("report-matrix-title") in tree.texts
        assert any("deckhand" in text for text in tree.texts)


def test_the_command_writes_page_and_numbers(tmp_path):
    given = ["balance", "space_pirates", "-n", "3", "-b", "random", "-g", "3", "--workers", "1", "--out", str(tmp_path)]
    done = CliRunner().invoke(app, given)
    assert 0 == done.exit_code, done.output
    numbers = json.loads((tmp_path / "space_pirates.json").read_text("utf-8"))
    assert (3, 3) == (numbers["games"], numbers["seats"])
    assert "--games 3 --seed 0" in (tmp_path / "space_pirates.html").read_text("utf-8")


def test_reports_have_the_colours_of_the_client():
    def tokens(text):
        return {name: " ".join(value.split()) for name, value in re.findall(r"(--[\w-]+):\s*([^;]+);", text)}

    mine = tokens((ROOT / "src/quarterdeck/reports/laboratory.css").read_text("utf-8"))
    theirs = tokens((ROOT / "web/src/look/tokens.css").read_text("utf-8"))
    assert len(mine) > 20
    assert mine.items() <= theirs.items()


@pytest.mark.parametrize("width", [80, 120, 200, 400])
def test_values_below_a_chart_never_touch(width):
    """A figure of the small type is narrower than 7.5 pixels."""
    scale = charts.Scale(0.001, 1000.0, 40, 40 + width, tens=True)
    drawn = charts.grid(scale, 0, 100, lambda value: f"{value:g} ms")
    labels = [(float(x), words) for x, words in re.findall(r'<text x="([\d.]+)"[^>]*>([^<]+)<', drawn)]
    assert labels
    for (left, first), (right, second) in itertools.pairwise(labels):
        assert right - left >= 7.5 * (len(first) + len(second)) / 2


def test_the_terminal_shows_the_signs_of_the_report():
    """A pairing that was played to its end has the sign of its interval, whatever the sequential test made of it."""
    pair = {"row": "bosun", "column": "random", "share": 0.41, "low": 0.29, "high": 0.53, "verdict": "open"}
    assert f"41% {verdict(0.29, 0.53, 0.25)}\n29–53" == cell(pair, 0.25) == "41% ▲\n29–53"
    assert cell(pair | {"verdict": "under way"}, 0.25) == "41% …\n29–53"


def test_a_long_name_ends_where_its_room_does():
    assert "Powder Hands" == charts.fitted("Powder Hands", 200)
    cut = charts.fitted("Chart Readers (navigation 2, 3 crew members)", 250)
    assert cut.endswith("…")
    assert len(cut) * charts.LETTER <= 250
