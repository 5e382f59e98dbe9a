"""The command line as a person or a script uses it: real processes."""

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import quarterdeck as qd
from games.jolly_roger.positions import before_the_call, call_all
from quarterdeck.cli.bench import ROWS, page


def run(*args, typed=""):
    done = subprocess.run(
        [sys.executable, "-m", "quarterdeck", *map(str, args)],
        input=typed,
        capture_output=True,
        text=True,
        env=os.environ | {"COLUMNS": "140", "TERM": "dumb"},
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def record(tmp_path):
    match = qd.Match("space_pirates", 3, seed=7)
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, match.ask(seat).default)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(match.record()))
    return path


def test_the_version_is_told():
    assert (0, f"{qd.__version__}\n", "") == run("--version")


@pytest.mark.parametrize(("lang", "ends"), [("en", "The game is over."), ("pl", "Koniec gry.")])
def test_a_game_is_played_to_the_end_by_numbers(lang, ends):
    everything = "".join(f"{card}\n1\n" for card in "1234567T") + "1\n2\n3\n4\n5\n6\n7\n10\n" * 3
    code, out, err = run("play", "space_pirates", "--lang", lang, "--seed", 3, "--bots", "random", typed=everything)
    assert (0, "") == (code, err)
    assert ends in out


def test_a_game_is_played_by_words_undone_saved_and_loaded(tmp_path):
    saved = tmp_path / "saved.json"
    base = ["play", "space_pirates", "--seed", 3, "--bots", "me,me"]
    code, out, _ = run(
        *base,
        "-o",
        "first_player=0",
        typed=f"\nplace pirate_7 planet_0\n\nundo\nsing\nsave {saved}\nlog\nrules SP-5.1\nhelp\nquit\n",
    )
    assert 0 == code
    assert "“sing” is no answer here. Type what stands before a line: T, 1, 2" in " ".join(out.split())
    assert 1 == out.count("From the beginning")  # what `log` tells is more than what has happened since
    assert 2 == len(json.loads(saved.read_text())["log"])
    code, out, _ = run(*base, "--load", saved, typed="\nplace pirate_1 planet_1\nquit\nquit\n")
    assert 0 == code
    assert "Fair winds." in out


@pytest.mark.parametrize(
    ("lang", "said", "why"),
    [
        ("en", "Not saved", "expected a file that can be written; found"),
        ("pl", "Nie zapisano", "nie da się zapisać pliku"),
    ],
)
def test_a_file_that_cannot_be_written_costs_no_game(lang, said, why, tmp_path):
    lost, saved = tmp_path / "no such folder" / "game.json", tmp_path / "game.json"
    code, out, err = run(
        "play",
        "space_pirates",
        "--seed",
        3,
        "--lang",
        lang,
        typed=f"save {lost}\nsave {tmp_path}\nsave {saved}\nquit\n",
    )
    assert (0, "") == (code, err)
    assert 2 == out.count(said)
    assert 2 == out.count(why)
    assert json.loads(saved.read_text())["log"]


def test_simulation_prints_shares_with_intervals_and_machines_get_json(tmp_path):
    rows = tmp_path / "games.csv"
    code, out, err = run(
        "sim", "space_pirates", "--seats", 3, "--bots", "random,random,bosun", "--games", 9, "--json", "--csv", rows
    )
    assert (0, "") == (code, err)
    summary = json.loads(out)
    assert 9 == pytest.approx(sum(bot["wins"] for bot in summary["bots"]))
    assert 10 == len(rows.read_text().splitlines())
    code, out, _ = run("sim", "space_pirates", "--games", 20, "--check", 1, "--workers", 1)
    assert 0 == code
    assert "95 % interval" in out
    code, out, _ = run("sim", "space_pirates", "--games", 4, "--vary", "auto_claim", "--json")
    assert [True, False] == [row["options"]["auto_claim"] for row in json.loads(out)]


def test_simulation_counts_events_by_name():
    code, out, _ = run(
        "sim",
        "jolly_roger",
        "--seats",
        4,
        "--bots",
        "greedy",
        "--games",
        2,
        "--json",
        "--option",
        "negotiation=off",
        "--events",
        "round_begins,succeeded,failed",
    )
    assert 0 == code
    told = json.loads(out)["events"]
    assert 1 == told["round_begins"]["games"]
    assert told["round_begins"]["total"] >= told["succeeded"]["total"] + told["failed"]["total"] > 0
    code, _, err = run("sim", "jolly_roger", "--events", "shipwreck")
    assert 2 == code
    assert "expected events of jolly_roger" in err
    assert "shipwreck" in err


def test_a_record_is_told_and_verified(record):
    code, out, _ = run("replay", record, "--lang", "pl")
    assert 0 == code
    assert "Zaczyna" in out
    code, out, _ = run("verify", record)
    assert 0 == code
    assert "2 answers" in out
    code, out, _ = run("replay", record, "--json", "--seat", 0)
    assert json.loads(out)["over"]


def test_a_record_of_a_running_game_does_not_tell_how_many_called_a_mutiny(tmp_path):
    """JR-12.3."""
    path, heard = tmp_path / "running.json", []
    for others in ((), (1, 2)):
        path.write_text(json.dumps(call_all(before_the_call(), others).record()))
        heard.append([run("replay", path, *how)[1] for how in ((), ("--json",), ("--json", "--seat", 3))])
    assert heard[0] == heard[1]
    assert "call nav_p1_m5" in heard[0][2]
    assert "call nav_p1_m5" not in heard[0][1]


def test_a_record_of_a_finished_game_names_the_players_the_winner_and_every_card(record, tmp_path):
    code, out, _ = run("replay", record)
    assert 0 == code
    assert "The game is over." in out
    assert "wins." in out or "share the victory." in out
    assert "?" not in out[: out.index("The game is over.")]
    named = tmp_path / "named.json"
    named.write_text(json.dumps(json.loads(record.read_text()) | {"players": ["Ada", "Ben", "Celia"]}))
    code, out, _ = run("replay", named, "--lang", "pl")
    assert "Celia" in out
    assert "Wygrywa" in out or "Zwyciężają" in out
    covered, seen = run("replay", named, "--covered")[1], run("replay", named, "--seat", 0)[1]
    assert len({out, covered, seen}) == 3
    code, _, err = run("replay", named, "--seat", 9)
    assert 2 == code
    assert "expected a seat from 0 to 2; found 9" in err


def test_an_unfinished_record_has_no_scores_to_agree(tmp_path):
    path = tmp_path / "running.json"
    path.write_text(json.dumps(qd.Match("space_pirates", 3, seed=7).record()))
    code, out, _ = run("verify", path)
    assert 0 == code
    assert "not over" in out
    assert "scores agree" not in out


def test_a_rule_is_told_whole_however_its_id_is_typed():
    out = run("rules", "space_pirates", "SP-5.5")[1]
    assert "SP-5.5.4" in out
    assert "SP-5.6" not in out
    assert "SP-7.9.3" in run("rules", "space_pirates", "7.9")[1]
    assert run("rules", "pirates_of_maracaibo", "PM-6.1")[1] == run("rules", "pirates_of_maracaibo", "PM-D2")[1]
    assert out == run("rules", "space_pirates", "sp-5.5")[1]
    assert "SP-3.8" in run("rules", "space_pirates", "3", "--lang", "pl")[1]


def test_commands_are_understood_in_polish():
    typed = "pomoc\nplansza\nzasady 5.1\nzasady\nśpiewaj\ncofnij\nwstecz\nkoniec\n"
    code, out, err = run("play", "space_pirates", "--seed", 3, "--lang", "pl", typed=typed)
    assert (0, "") == (code, err)
    assert "cofa twoją ostatnią odpowiedź" in out
    assert "statek handlowy" in out
    assert "SP-5.1" in out
    assert "„śpiewaj” to nie odpowiedź. Wpisz to, co stoi przed linią: T, 1, 2" in out
    assert "expected" not in out
    assert "Pomyślnych wiatrów." in out


def test_numbers_mean_what_the_board_says():
    code, out, _ = run("play", "space_pirates", "--seed", 3, "--bots", "random", typed="7\n6\nlog\nquit\n")
    assert 0 == code
    sixth = next(line for line in out.splitlines() if line.startswith("6 ")).split("  ")[0].removeprefix("6 ")
    assert "  7  Captain (7)" in out
    assert "  T  Teleport" in out
    assert any(line.startswith("  6  ") and sixth.split(" ⛵")[0].split(" ☠")[0] in line for line in out.splitlines())


def test_whoever_plays_alone_takes_back_behind_the_bots(tmp_path):
    saved = tmp_path / "saved.json"
    typed = f"7\n6\nundo\nsave {saved}\nquit\n"
    code, out, _ = run("play", "space_pirates", "-o", "first_player=0", "--seed", 3, "--bots", "random", typed=typed)
    assert 0 == code
    assert "Taken back." in out
    assert [] == [line for line in json.loads(saved.read_text())["log"] if line[0] == 0]


def test_ctrl_c_saves_the_game_and_says_how_to_go_on(tmp_path):
    (tmp_path / "space_pirates.json").write_text("kept")
    heed = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # whoever runs the tests may not
    child = subprocess.Popen(
        [sys.executable, "-c", f"{heed}; from quarterdeck.cli import main; main()", "play", "space_pirates"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=os.environ
        | {"COLUMNS": "140", "TERM": "dumb", "PYTHONUNBUFFERED": "1", "PYTHONPATH": str(Path(qd.__file__).parents[1])},
    )
    assert child.stdout is not None
    assert any("T  Teleport" in line for line in child.stdout)
    child.send_signal(signal.SIGINT)
    out, _ = child.communicate(timeout=60)
    assert 130 == child.returncode
    assert "quarterdeck play --load space_pirates-2.json" in out
    assert "kept" == (tmp_path / "space_pirates.json").read_text()
    code, out, _ = run("play", "--load", tmp_path / "space_pirates-2.json", typed="quit\n")
    assert 0 == code


def test_rules_and_data_are_shown_in_both_languages():
    for lang, word in (("en", "Teleport"), ("pl", "teleport")):
        code, out, _ = run("rules", "space_pirates", "SP-5.5", "--lang", lang)
        assert 0 == code
        assert word.lower() in out.lower()
    code, out, _ = run("data", "space_pirates", "--lang", "pl", "--only", "reconstructed")
    assert 0 == code
    assert "Odtworzone" in out
    assert "card" in json.loads(run("data", "space_pirates", "--json")[1])


def test_the_fairness_of_throws_is_shown():
    code, out, _ = run("fairness", "--throws", 800, "--lang", "pl")
    assert 0 == code
    assert "800 rzutów" in out
    assert all(trial["fair"] for trial in json.loads(run("fairness", "--throws", 800, "--json")[1]))


def test_the_bench_names_every_game_in_full_at_80_columns():
    results = [
        {"game": id_, "seats": 4, "build": build} | {key: 1_234_567.8 for key, _ in ROWS}
        for id_ in qd.games()
        for build in ("compiled", "plain")
    ]
    narrow = Console(width=80, record=True, file=io.StringIO())
    narrow.print(page(results))
    text = narrow.export_text()
    assert [] == [id_ for id_ in qd.games() if id_ not in text]
    assert "…" not in text
    assert text.count("1,234,568") == 2 * len(ROWS) * len(qd.games())


def test_the_bench_measures_this_build():
    code, out, _ = run("bench", "space_pirates", "--seconds", 0.05, "--build", "this", "--json")
    assert 0 == code
    assert json.loads(out)["results"][0]["inside_decisions_per_s"] > 0


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["play", "chess"], "expected one of"),
        (["play", "space_pirates", "--seats", "9"], "3 to 5 seats"),
        (["play", "space_pirates", "--bots", "admiral"], "found 'admiral'"),
        (["play", "space_pirates", "--lang", "xx"], "expected one of en, pl"),
        (["play", "space_pirates", "-o", "weather=fine"], "first_player"),
        (["play", "space_pirates", "-o", "weather"], "name=value"),
        (["play", "space_pirates", "--me", "5"], "0 to 2"),
        (["play", "space_pirates", "--load", "nowhere.json"], "readable file"),
        (["sim", "space_pirates", "--seats", "4", "--bots", "random,random"], "expected 4 bots"),
        (["sim", "space_pirates", "--csv", "no such folder/games.csv"], "file that can be written"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["sim", "space_pirates", "--vary", "weather"], "options of space_pirates to vary"),
        (["rules", "space_pirates", "XX-99"], "found 'XX-99'"),
        (["fairness", "space_pirates"], "thrown dice"),
        (["data", "chess"], "found 'chess'"),
        (["data", "space_pirates", "--only", "foo"], "found 'foo'"),
        (["play"], "name of a game or --load"),
        (["sim", "space_pirates", "--games", "0"], "at least 1 for --games; found 0"),
        (["sim", "space_pirates", "--games", "-5"], "at least 1 for --games; found -5"),
        (["sim", "space_pirates", "--workers", "-1"], "at least 0 for --workers"),
        (["arena", "space_pirates", "--bots", "random,bosun", "--games", "0"], "at least 1 for --games"),
        (["arena", "space_pirates", "--bots", "random,bosun", "--out", "/proc/arena"], "folder that can be written"),
        (["export", "space_pirates", "--out", "x.npz", "--games", "0"], "at least 1 for --games"),
        (["fairness", "--throws", "0"], "at least 1 for --throws"),
        (["bench", "space_pirates", "--seconds", "-1"], "at least 0.01 for --seconds"),
        (["serve", "--port", "99999"], "port from 0 to 65535"),
        (["serve", "--data", "/no such folder/games.sqlite"], "folder"),
    ],
)
def test_a_mistake_gets_one_clear_line_and_exit_code_2(args, message):
    code, out, err = run(*args)
    assert (2, "") == (code, out)
    assert message in err
    assert 1 == len(err.strip().splitlines())
    assert "Traceback" not in err


def test_truncated_and_newer_records_are_refused(record):
    text = record.read_text()
    record.write_text(text[: len(text) // 2])
    code, _, err = run("verify", record)
    assert 2 == code
    assert "broken off" in err
    known = json.loads(text)["rules_version"]
    newer = json.loads(text) | {"rules_version": known + 7}
    record.write_text(json.dumps(newer))
    code, _, err = run("replay", record)
    assert 2 == code
    assert f"rules version {known} or older" in err


def test_input_that_ends_early_is_an_error():
    code, _, err = run("play", "space_pirates", "--seed", 3, typed="1\n")
    assert 2 == code
    assert "ended" in err


def test_games_are_exported_to_learn_from(tmp_path):
    file = tmp_path / "games.npz"
    code, out, _ = run("export", "space_pirates", "--bots", "random", "--games", 2, "--out", file)
    assert (0, True) == (code, file.exists())
    assert "2 games" in out
    code, _, err = run("export", "space_pirates", "--bots", "random", "--games", 2, "--out", tmp_path / "games.csv")
    assert 2 == code
    assert ".parquet or .npz" in err
