"""`python scripts/fresh.py [WHEEL]`: what a new user does, in an environment of its own that is thrown away.

Installs the wheel (without one, a pure one is built), takes the training loop out of the documentation as it stands
there, runs it, and fails unless it has learned to beat random players.
"""

import os
import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "laboratory.md"
FAIR = 33  # percent, with two random players
WANTED = 40  # of the last thousand games


def loop() -> str:
    """The first program below the heading of the training loop."""
    found = re.search(r"### A training loop\n.*?```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    if found is None:
        sys.exit(f"expected a training loop in {PAGE}; found none")
    return found[1]


def built(folder: Path) -> Path:
    """A pure wheel of this tree, without the client."""
    plain = os.environ | {"QUARTERDECK_PURE": "1", "QUARTERDECK_CLIENT": "0"}
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder)]
    subprocess.run([*pip, str(ROOT)], check=True, env=plain)
    return next(folder.glob("*.whl"))


def main(given: str = "") -> None:
    """Install, paste, learn."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = Path(given).resolve() if given else built(folder)
        venv.create(folder / "venv", with_pip=True)
        python = folder / "venv" / "bin" / "python"
        subprocess.run([python, "-m", "pip", "install", "-q", f"{wheel}[env]"], check=True)
        (folder / "learn.py").write_text(loop(), "utf-8")
        clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        done = subprocess.run(
            [python, "learn.py"], cwd=folder, env=clean, check=True, stdout=subprocess.PIPE, text=True
        )
    print(done.stdout)
    shares = [int(share) for share in re.findall(r"won (\d+)%", done.stdout)]
    if not shares or shares[-1] < WANTED:
        sys.exit(f"expected more than {WANTED} % of the last games won, where {FAIR} would be fair; found {shares}")


if __name__ == "__main__":
    main(*sys.argv[1:])
