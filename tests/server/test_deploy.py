"""The files of `deploy/` name settings and programs that exist."""

import re
from dataclasses import fields
from pathlib import Path

import pytest
import yaml

from quarterdeck.server.configuration import read_settings
from quarterdeck.server.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
SETTINGS = {field.name for field in fields(Settings)}


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_every_variable_is_a_setting(file):
    named = re.findall(r"QUARTERDECK_([A-Z_]+)", file.read_text("utf-8"))
    assert set() == {name.lower() for name in named} - SETTINGS


def test_the_example_of_settings_is_one():
    found = read_settings({}, DEPLOY / "quarterdeck.toml", {})
    assert ("https://deck.example", 365) == (found.public, found.keep_finished)


def test_the_services_are_whole():
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    assert {"server", "database", "proxy"} == set(services)
    given = {name.removeprefix("QUARTERDECK_").lower() for name in services["server"]["environment"]}
    assert {"store", "public", "proxies"} <= given <= SETTINGS
    assert "ports" not in services["server"], "only the proxy is for the public"
    port = str(Settings().port)
    assert f"server:{port}" in (DEPLOY / "Caddyfile").read_text("utf-8")
    assert f"127.0.0.1:{port}" in (DEPLOY / "nginx.conf").read_text("utf-8")
    assert f"EXPOSE {port}" in (DEPLOY / "Containerfile").read_text("utf-8")
