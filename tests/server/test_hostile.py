"""Strangers who send whatever they like, beside honest players: a small run of what `make abuse` does at full size."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_hostile_messages_break_nothing():
    command = [sys.executable, str(ROOT / "benchmarks" / "hostile.py"), "--json"]
    command += [
        "--messages",
        "1500",
        "--rate",
        "400",
        "--tables",
        "2",
        "--think",
        "0.1",
        "--alone",
        "1",
        "--parts",
        "2",
    ]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert 0 == ended.returncode, ended.stderr
    found = json.loads(ended.stdout)
    assert [] == found["trouble"]
    assert all(part["answers"] > 0 for part in found["beside"])
    assert sum(found["told"].values()) > 1000
