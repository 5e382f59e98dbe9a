"""The files of `deploy/` name settings and programs that exist, and a game is played through each proxy."""

import os
import re
import shutil
import socket
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest
import yaml

from quarterdeck.server.configuration import read_settings
from quarterdeck.server.settings import Settings
from server.harness import Guest, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
CADDY = shutil.which("caddy")
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


@pytest.mark.parametrize("file", ["nginx.conf", "nginx-fleet.conf"])
def test_a_proxy_lets_through_whatever_the_server_takes(file):
    most = re.search(r"client_max_body_size (\d+)k;", (DEPLOY / file).read_text("utf-8"))
    assert most is not None
    assert max(Settings().body_size, Settings().file_size) <= int(most[1]) * 1024


def test_a_container_is_built_from_sources_alone():
    root = DEPLOY.parent
    lines = [line for line in (root / ".dockerignore").read_text("utf-8").splitlines() if line[0] != "#"]
    sent = {line[1:] for line in lines if line[0] == "!"}
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", (DEPLOY / "Containerfile").read_text("utf-8"), re.MULTILINE)
    assert "*" == lines[0]
    assert sent == {Path(name).parts[0] for names in copied for name in names.split()}
    assert all((root / name).exists() for name in sent)
    assert {"web/node_modules", "src/quarterdeck/server/static"} <= set(lines), "what was built for another machine"


def programs(kind, server, folder, port):
    """A proxy as its file in `deploy` has it, but for ports and folders: how it is tried, and how it is started."""
    if kind == "Caddyfile":
        site = (DEPLOY / kind).read_text("utf-8").replace("server:8017", server)
        site = site.replace("{$DOMAIN}", f"http://127.0.0.1:{port}")
        (folder / "whole").write_text(f"{{\n\tadmin off\n}}\n{site}", "utf-8")
        rest = ["--config", str(folder / "whole"), "--adapter", "caddyfile"]
        return [str(CADDY), "validate", *rest], [str(CADDY), "run", *rest]
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    site = re.sub(r"listen [^;]+;", "", (DEPLOY / kind).read_text("utf-8"))
    site = site.replace("server_name", f"listen 127.0.0.1:{port};\nserver_name").replace("127.0.0.1:8017", server)
    head = f"pid {folder}/pid; error_log {folder}/log crit; daemon off; events {{}}\n"
    (folder / "whole").write_text(f"{head}http {{ access_log off;\n{paths}{site}}}\n", "utf-8")
    command = [str(NGINX), "-p", str(folder), "-c", str(folder / "whole")]
    return [*command, "-t"], command


@pytest.fixture(params=["nginx.conf", "nginx-fleet.conf", "Caddyfile"])
def proxied(request, harbour, tmp_path):
    """The address of a proxy before the server."""
    if (CADDY if request.param == "Caddyfile" else NGINX) is None:
        pytest.skip("the proxy is not installed")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    tried, run = programs(request.param, harbour.address, tmp_path, port)
    env = os.environ | {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    done = subprocess.run(tried, capture_output=True, text=True, check=False, env=env)
    assert 0 == done.returncode, done.stderr
    with subprocess.Popen(run, stderr=subprocess.DEVNULL, env=env) as proxy:
        try:
            wait_for(f"127.0.0.1:{port}")
            yield f"127.0.0.1:{port}"
        finally:
            proxy.terminate()


async def test_a_game_is_played_through_each_proxy(proxied):
    async with Guest(proxied) as ann:
        table = await ann.open("me", "Bob", "Cyd")
        wire = await ann.sit(table, Origin=f"http://{proxied}")  # as a browser says whose page it is
        await wire.greeted(3)
        while not wire.states[0]["view"]["over"]:
            await wire.play(next(seat for seat, state in wire.states.items() if asked(state)))
            await wire.told(0, lambda state: state["view"]["over"] or any(map(asked, wire.states.values())))


def asked(state):
    return state["decision"] is not None and state["decision"]["must"]
