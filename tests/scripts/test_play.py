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
            said = []
            for line in played.stdout:  # whichever of the two comes first: the address, or how the compiling ended
                said.append(line.strip())
                if any("play.log" in one for one in said) and any(one.startswith("http://") for one in said):
                    break
            (address,) = (one for one in said if one.startswith("http://"))
            assert 200 == httpx.get(f"{address}api/health", timeout=60).status_code
        finally:
            played.terminate()
    assert "being compiled beside" in said[0]
