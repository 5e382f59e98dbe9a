"""`make play` serves at once, whatever becomes of the compiling beside."""

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_the_tables_are_served_while_nothing_is_compiled_yet(tmp_path):
    (tmp_path / "scripts").mkdir()
    (tmp_path / "scripts" / "play.py").write_text((ROOT / "scripts" / "play.py").read_text("utf-8"), "utf-8")
    (tmp_path / "setup.py").write_text("raise SystemExit(1)\n")  # a machine where nothing can be compiled
    env = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *sys.path]),
        "QUARTERDECK_PORT": "0",
        "QUARTERDECK_STORE": str(tmp_path / "store.sqlite"),
        "BROWSER": "true",
    }
    command = [sys.executable, str(tmp_path / "scripts" / "play.py")]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as played:
        try:
            assert played.stdout
            said = [played.stdout.readline().strip()]
            while not said[-1].startswith("http://"):
                said.append(played.stdout.readline().strip())
            assert 200 == httpx.get(f"{said[-1]}api/health", timeout=60).status_code
            while "play.log" not in said[-1]:
                said.append(played.stdout.readline().strip())
        finally:
            played.terminate()
    assert "being compiled beside" in said[0]
