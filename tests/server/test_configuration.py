"""Settings from flags, the environment and a file, and what is said about those that cannot be."""

from dataclasses import fields
from pathlib import Path

import pytest

from quarterdeck.core.errors import BadSetting
from quarterdeck.generate import settings as page
from quarterdeck.server.configuration import read_flags, read_settings
from quarterdeck.server.settings import Settings


@pytest.fixture
def file(tmp_path):
    return tmp_path / "quarterdeck.toml"


def test_a_flag_wins_over_the_environment_over_the_file_over_the_default(file):
    file.write_text("port = 1\nburst = 2\nrate = 3\n")
    found = read_settings({"port": 7, "host": None}, file, {"QUARTERDECK_PORT": "5", "QUARTERDECK_BURST": "6"})
    assert (7, 6, 3.0, Settings().host) == (found.port, found.burst, found.rate, found.host)


def test_every_setting_can_be_given_in_every_way(file):
    file.write_text('secure_cookie = true\nstore = "a.sqlite"\nstatic = "/tmp/x"\nseed = 4\n[think]\nlegend = 2\n')
    written = read_settings({}, file, {})
    environment = {
        "QUARTERDECK_SECURE_COOKIE": "yes",
        "QUARTERDECK_STORE": "a.sqlite",
        "QUARTERDECK_STATIC": "/tmp/x",
        "QUARTERDECK_SEED": "4",
        "QUARTERDECK_THINK": "legend=2",
    }
    file.write_text("")
    assert written == read_settings({}, file, environment)
    flags = read_flags(["secure_cookie=1", "store=a.sqlite", "static=/tmp/x", "seed=4", "think=legend=2"])
    assert written == read_settings(flags, file, {})
    assert written == read_settings(flags | {"static": Path("/tmp/x")}, file, {})


def test_the_file_may_be_named_by_the_environment(file):
    file.write_text("port = 99")
    assert 99 == read_settings({}, None, {"QUARTERDECK_CONFIG": str(file)}).port


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "did you mean 'port'"),
        ("port = 70000", "expected a port from 0 to 65535"),
        ("port = 1.5", "expected a whole number for port"),
        ("port = true", "expected a whole number for port"),
        ('rate = "fast"', "expected a number for rate"),
        ("rate = -1", "not negative for rate"),
        ("rate = nan", "not negative for rate"),
        ("secure_cookie = 3", "expected yes or no for secure_cookie"),
        ("store = 3", "expected a text for store"),
        ('public = "deck.example"', "expected an address such as"),
        ('public = "https://deck.example/games"', "expected an address such as"),
        ('log_level = "loud"', "one of debug, info"),
        ("think = 3", "names with numbers"),
        ("port = ", "in TOML"),
    ],
)
def test_what_cannot_be_is_said_with_its_place(file, text, said):
    file.write_text(text)
    with pytest.raises(BadSetting, match=said) as found:
        read_settings({}, file, {})
    assert str(file) in str(found.value)


def test_a_file_that_is_not_there_is_said(tmp_path):
    with pytest.raises(BadSetting, match="No such file"):
        read_settings({}, tmp_path / "none.toml", {})


def test_a_wrong_variable_is_named(caplog, file):
    file.write_text("")
    with pytest.raises(BadSetting, match="QUARTERDECK_PORT"):
        read_settings({}, file, {"QUARTERDECK_PORT": "many"})
    read_settings({}, file, {"QUARTERDECK_PROT": "1", "QUARTERDECK_LANG": "pl"})
    assert "QUARTERDECK_PROT is no setting; did you mean 'port'?" in caplog.text
    assert "LANG" not in caplog.text


def test_every_setting_has_a_meaning_on_its_page():
    rows = [line.split(" | ") for line in page.written().splitlines() if line.startswith("| `")]
    assert [f"| `{one.name}`" for one in fields(Settings)] == [row[0] for row in rows]
    assert [] == [row[0] for row in rows if not row[-1].strip(" |")]
