"""The files of `deploy/` name settings and programs that exist."""

import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest
import yaml

from quarterdeck.server.configuration import read_settings
from quarterdeck.server.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
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


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
@pytest.mark.parametrize("name", ["nginx.conf", "nginx-fleet.conf"])
def test_nginx_understands_its_files(name, tmp_path):
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {tmp_path}/{kind};\n" for kind in kinds)
    site = re.sub(r"listen [^;]+;", "", (DEPLOY / name).read_text("utf-8")).replace(
        "server_name", f"listen unix:{tmp_path}/socket;\nserver_name"
    )
    head = f"pid {tmp_path}/pid; error_log {tmp_path}/log crit; events {{}}\n"
    (tmp_path / "whole.conf").write_text(f"{head}http {{ access_log off;\n{paths}{site}}}\n", "utf-8")
    command = [str(NGINX), "-t", "-p", str(tmp_path), "-c", str(tmp_path / "whole.conf")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stderr
