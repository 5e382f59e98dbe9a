"""Helps the Makefile: lists what to install, and tells which build is installed."""

import argparse
import shutil
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def requirements() -> list[str]:
    """What the package, its tests and its build need."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = project["project"]["dependencies"] + project["project"]["optional-dependencies"]["dev"]
    return sorted({*wanted, *project["build-system"]["requires"]})


def main() -> int:
    """Print requirements, or fail when a compiler is there and the installed build is plain."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requirements", action="store_true")
    parser.add_argument("--require-compiled-if-possible", action="store_true")
    asked = parser.parse_args()
    if asked.requirements:
        print("\n".join(requirements()))
        return 0
    from quarterdeck.core import engine

    compiled = not str(engine.__file__).endswith(".py")
    print(f"installed build: {'compiled' if compiled else 'plain'} ({engine.__file__})")
    if not compiled and (shutil.which("cc") or shutil.which("gcc")):
        print("expected a compiled build, since a C compiler is here; found a plain one")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
