"""Compiles engine, rules, tables and search with mypyc where a C compiler is at hand; else all stays plain Python.

A wheel or an archive of the source has the client inside: built from `web/` where that has not been done yet and npm is
at hand, else (or with QUARTERDECK_CLIENT=0) left out, which is told.

What was compiled is kept in `build/compiled`, by a key of the code without its docstrings and remarks: who edits a
docstring, words, data or the client compiles nothing.
"""

import ast
import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
SRC = ROOT / "src"
RULES = ("data", "verbs", "state", "actions", "flow", "effects", "scoring", "view", "policy", "features", "encode")
CORE = ("events", "fields", "engine", "frames", "rng", "zones", "vector", "encoder", "features")
ASKING = ("spelling", "wording", "decision", "match", "timed")  # of the core, what a match does at every answer
TABLE = (  # the same of a table
    "differences",
    "writing",
    "positions",
    "telling",
    "outbox",
    "audience",
    "stored_match",
    "times",
    "company",
    "takeback",
    "presence",
    "live",
    "bots",
    "table",
)
WEB = ROOT / "web"
STATIC = SRC / "quarterdeck" / "server" / "static" / "index.html"
KEPT = ROOT / "build" / "compiled"
MANY = 4  # builds that are kept
UNCOMPILED = {"dist_info", "egg_info", "sdist"}  # commands that compile nothing


def modules() -> list[str]:
    """The hot modules, compiled as one group so that their calls stay cheap."""
    package = Path("src/quarterdeck")
    found = [package / "core" / f"{name}.py" for name in (*CORE, *ASKING)]
    found += [package / "table" / f"{name}.py" for name in TABLE]
    for game in sorted((ROOT / package / "games").iterdir()):
        if (game / "__init__.py").exists():
            for name in RULES:
                folder = game / name
                files = sorted(folder.glob("*.py")) if folder.is_dir() else [game / f"{name}.py"]
                found += [file.relative_to(ROOT) for file in files if file.exists()]
    found += [package / "bots" / "ismcts.py", package / "bots" / "value.py", package / "env" / "play.py"]
    return [str(path) for path in found]


def has_compiler() -> bool:
    """Whether a small extension with Python's header compiles here."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
        include = f"-I{sysconfig.get_paths()['include']}"
        try:
            subprocess.run(
                [*compiler, include, "-c", str(source), "-o", str(Path(folder, "probe.o"))],
                check=True,
                capture_output=True,
            )
        except (OSError, subprocess.CalledProcessError):
            return False
    return True


def level() -> str:
    """How hard the C compiler tries."""
    return os.environ.get("QUARTERDECK_OPT", "3")


# -- what was compiled before ------------------------------------------------------------------------------------------


def key() -> str:
    """A number that changes when the compiled modules would."""
    build = (modules(), level(), sys.version, sysconfig.get_platform(), importlib.metadata.version("mypy"))
    digest = hashlib.sha256(repr(build).encode())
    for path, tree in sorted(reached().items()):
        digest.update(f"{path.relative_to(SRC)}\n{ast.dump(tree)}\n".encode())
    return digest.hexdigest()[:16]


def reached() -> dict[Path, ast.Module]:
    """The compiled modules and what they import of the package, whose types shape them too."""
    found: dict[Path, ast.Module] = {}
    ahead = [ROOT / name for name in modules()]
    while ahead:
        path = ahead.pop()
        if path not in found:
            found[path] = bare(ast.parse(path.read_text("utf-8")))
            ahead += imported(found[path])
    return found


def bare(tree: ast.Module) -> ast.Module:
    """The code without docstrings."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            node.body = node.body[1:]
    return tree


def imported(tree: ast.Module) -> Iterator[Path]:
    """The files of the package that a module imports."""
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            place = SRC.joinpath(*name.split("."))
            yield from (path for path in (place.with_suffix(".py"), place / "__init__.py") if path.exists())


class Build(build_ext):
    """Compiles and keeps the extension modules, or takes those that were kept."""

    kept: Path

    def run(self) -> None:
        """Build all of them."""
        super().run()
        if self.extensions and not self.kept.exists():
            fresh = Path(tempfile.mkdtemp(dir=ROOT / "build"))
            for ext in self.extensions:
                copy(Path(self.get_ext_fullpath(ext.name)), fresh / self.get_ext_filename(ext.name))
            KEPT.mkdir(exist_ok=True)
            fresh.rename(self.kept)
            for old in sorted(KEPT.iterdir(), key=lambda folder: folder.stat().st_mtime)[:-MANY]:
                shutil.rmtree(old)

    def build_extension(self, ext: Extension) -> None:
        """Build one of them."""
        if self.kept.exists():
            copy(self.kept / self.get_ext_filename(ext.name), Path(self.get_ext_fullpath(ext.name)))
        else:
            super().build_extension(ext)

    def build_extensions(self) -> None:
        """Compile as many files at once as there are cores."""
        one_by_one = self.compiler.compile

        def together(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], **how), sources)
                return [name for names in made for name in names]

        self.compiler.compile = together
        super().build_extensions()


# -- the client --------------------------------------------------------------------------------------------------------


def build_client() -> None:
    """Build the client, unless it is there."""
    if STATIC.exists() or not WEB.exists() or os.environ.get("QUARTERDECK_CLIENT") == "0":
        return
    npm = shutil.which("npm")
    if npm is None:
        print("quarterdeck: built without its client, because npm is not on this machine", file=sys.stderr)  # noqa: T201
        return
    subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--silent"], check=True, cwd=WEB)
    subprocess.run([npm, "run", "build", "--silent"], check=True, cwd=WEB)


class Modules(build_py):
    """Builds the client before it gathers what belongs to the package."""

    def run(self) -> None:
        """Gather all of it."""
        build_client()
        vars(self).pop("data_files", None)  # that were gathered before
        super().run()


class Source(sdist):
    """Has the client inside, so that whoever installs from it needs no Node."""

    def run(self) -> None:
        """Write the archive."""
        build_client()
        super().run()


def copy(old: Path, new: Path) -> None:
    """Copy a file into a folder that may not exist yet."""
    new.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(old, new)


def extensions(kept: Path) -> list[Extension]:
    """The compiled modules; none where plain Python is wanted or nothing can compile."""
    if UNCOMPILED & set(sys.argv) or os.environ.get("QUARTERDECK_PURE"):
        return []
    if kept.exists():
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        found = [str(path.relative_to(kept)).removesuffix(suffix) for path in kept.rglob(f"*{suffix}")]
        return [Extension(name.replace(os.sep, "."), []) for name in sorted(found)]
    if not has_compiler():
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", str(SRC))
    return list(
        mypycify(
            # what they stand beside may import what a build does not have, such as numpy: that is not its business
            ["--config-file", str(ROOT / "pyproject.toml"), "--follow-imports=silent", *modules()],
            opt_level=level(),
            debug_level="0",
            group_name="quarterdeck",
            multi_file=True,
        )
    )


if __name__ == "__main__":
    Build.kept = KEPT / key()
    setup(ext_modules=extensions(Build.kept), cmdclass={"build_ext": Build, "build_py": Modules, "sdist": Source})
