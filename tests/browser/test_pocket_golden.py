"""The same games: what the pocket's Python plays, in Node, is what CPython plays, position by position."""

import json
import os
import shutil
import subprocess
from pathlib import Path

from browser import playing
from marks import lacking
from playthroughs import plays
from quarterdeck.games import GAMES

ROOT = Path(__file__).parent.parent.parent
POCKET = ROOT / "build" / "pocket"
EVERYTHING = os.environ.get("QUARTERDECK_POCKET") == "all"
ANSWERS = 10_000 if EVERYTHING else 60


def chosen():
    """The golden games: of each kind the first, or all."""
    found = [(id_, play) for id_ in GAMES for play in plays(id_)[: None if EVERYTHING else 1]]
    return [[id_, play["seats"], play.get("options") or {}, play["seed"], ANSWERS] for id_, play in found]


def test_golden_games_are_the_same_on_the_pockets_python(tmp_path):
    if not (POCKET / "index.html").exists():
        lacking("the pocket, built by `make pocket`")
    node = shutil.which("node") or lacking("Node")
    games = tmp_path / "games.json"
    games.write_text(json.dumps(chosen()))
    command = [node, "run.js", str(POCKET), playing.__file__, str(games)]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT / "web")
    found = json.loads(told.stdout.splitlines()[-1])
    for game, ours in zip(chosen(), found, strict=True):
        assert playing.checksums(*game) == ours, game
