"""Makes a release: `make release VERSION=0.2.0` on a clean main whose tests are green.

Gathers the news of `changelog.d/` into `CHANGELOG.md`, raises the version, commits and tags `v0.2.0`; says what is left
to do. Versions are those of semver.org; before 1.0 the middle number rises when what programs rely on changes.
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
VERSION: Final = ROOT / "src" / "quarterdeck" / "_version.py"
LINE: Final = re.compile(r'^VERSION = "(.*)"$', re.MULTILINE)


def parts(version: str) -> tuple[int, ...]:
    """A version as numbers."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        sys.exit(f"expected a version such as 0.2.0; found {version!r}: make release VERSION=0.2.0")
    return tuple(map(int, version.split(".")))


def call(*command: str) -> str:
    """Run a command in the project's folder; what it says."""
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def main(args: list[str]) -> None:
    """Run the command."""
    version = args[0] if args else ""
    text = VERSION.read_text("utf-8")
    old = LINE.findall(text)[0]
    if parts(version) <= parts(old):
        sys.exit(f"expected a version after {old}; found {version}")
    if call("git", "status", "--porcelain"):
        sys.exit("expected a clean tree; found changes: commit or stash them first")
    VERSION.write_text(LINE.sub(f'VERSION = "{version}"', text), "utf-8")
    call(sys.executable, "-m", "towncrier", "build", "--yes", "--version", version)
    call("git", "add", "--all")
    call("git", "commit", "-m", f"Release {version}")
    call("git", "tag", "-a", f"v{version}", "-m", f"Quarterdeck {version}")
    print(f"Committed and tagged v{version}. Read `git show`, then: git push --follow-tags")


if __name__ == "__main__":
    main(sys.argv[1:])
