"""Tells which build is installed; fails when a C compiler is here and the installed build is plain."""

import shutil
import sys

from quarterdeck.core import engine


def main() -> int:
    """Run the command."""
    compiled = not str(engine.__file__).endswith(".py")
    print(f"installed build: {'compiled' if compiled else 'plain'} ({engine.__file__})")
    if not compiled and any(map(shutil.which, ("cc", "gcc", "clang"))):
        print("expected a compiled build, since a C compiler is here; found a plain one")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
