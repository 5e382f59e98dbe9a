"""Compiles engine, rules and search with mypyc where a C compiler is at hand; else all stays plain Python."""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
RULES = ("data", "verbs", "state", "actions", "flow", "effects", "scoring", "view", "policy")
CORE = ("events", "fields", "engine", "frames", "rng", "zones")


def modules() -> list[str]:
    """The hot modules, compiled as one group so that their calls stay cheap."""
    package = Path("src/quarterdeck")
    found = [package / "core" / f"{name}.py" for name in CORE]
    for game in sorted((ROOT / package / "games").iterdir()):
        if (game / "__init__.py").exists():
            for name in RULES:
                folder = game / name
                files = sorted(folder.glob("*.py")) if folder.is_dir() else [game / f"{name}.py"]
                found += [file.relative_to(ROOT) for file in files if file.exists()]
    found.append(package / "bots" / "ismcts.py")
    return [str(path) for path in found]


def has_compiler() -> bool:
    """Whether a small extension with Python's header compiles here."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
        include = f"-I{sysconfig.get_paths()['include']}"
        try:
            subprocess.run([*compiler, include, "-c", str(source), "-o", str(Path(folder, "probe.o"))],
                           check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            return False
    return True


def extensions() -> list[object]:
    """The compiled modules; none where plain Python is wanted or nothing can compile."""
    if os.environ.get("QUARTERDECK_PURE") or not has_compiler():
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", str(ROOT / "src"))
    level = os.environ.get("QUARTERDECK_OPT", "3")
    return list(mypycify(["--config-file", str(ROOT / "pyproject.toml"), *modules()],
                         opt_level=level, group_name="quarterdeck", multi_file=True))


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    setup(ext_modules=extensions())
