"""Builds the pocket, a folder of static files with everything to play without a server: `make pocket`.

The client as the server has it, words, rules and components as files, Python for browsers (Pyodide) with the parts of
its library that we need, and our package; both compiled beforehand, because a phone takes seconds for that.
"""

import gzip
import hashlib
import importlib.util
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from quarterdeck.bots import LEVELS
from quarterdeck.games import games
from quarterdeck.server import catalogue
from quarterdeck.server.client import PAGES, headed
from quarterdeck.words import LANGUAGES

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "quarterdeck" / "server" / "static"
PACKAGE: Final = ROOT / "src" / "quarterdeck"
RUNTIME: Final = WEB / "node_modules" / "pyodide"
OUT: Final = ROOT / "build" / "pocket"

ROOMS: Final = ("core", "games", "bots", "table", "live", "pocket")
# what no table needs
LEFT_OUT: Final = {"board.json", "encode.py", "laboratory.toml", "rules.toml", "shape.py", "verbs.toml"}
LIBRARY_LEFT_OUT: Final = [  # modules and packages that nobody needs here, as patterns
    *("_pyrepl", "antigravity", "cProfile", "ctypes", "curses", "dbm", "doctest", "ensurepip", "ftplib", "html"),
    *("http", "idlelib", "imaplib", "mailbox", "multiprocessing", "netrc", "optparse", "pdb", "pickletools"),
    *("plistlib", "poplib", "profile", "pstats", "pty", "pydoc", "pydoc_data", "smtplib", "sqlite3", "statistics"),
    *("tarfile", "telnetlib", "this", "tkinter", "trace", "tracemalloc", "turtle", "unittest", "venv"),
    *("webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp", "zoneinfo", "_pydecimal", "_pydatetime", "argparse"),
    *("cmd", "fractions", "filecmp", "getpass", "mimetypes", "nturl2path", "pyclbr", "socketserver", "symtable"),
    *("timeit", "uuid", "_sysconfigdata__emscripten_wasm32-emscripten", "asyncio/tools", "asyncio/__main__"),
    *("graphlib", "sched", "bdb", "modulefinder", "wave", "configparser", "tabnanny", "shelve", "compileall"),
    *("py_compile", "colorsys", "rlcompleter", "_pyio", "logging/handlers", "logging/config"),
    *("asyncio/proactor_events", "asyncio/windows_events", "asyncio/windows_utils"),
    r"encodings/(?!(__init__|aliases|ascii|cp437|idna|latin_1|utf_8)\.py)[^/]*",
]
WHERE: Final = (  # the page may lie in any folder, and be any of our pages: all else lies beside the start page
    "const to = location.pathname.split('/'); const at = to.findIndex((part) => PAGES.includes(part));"
    "const base = (at < 0 ? to.slice(0, -1) : to.slice(0, at)).join('/');"
    "const head = (name, more) => document.head.append(Object.assign(document.createElement(name), more));"
    "head('base', { href: `${base}/` }); head('meta', { name: 'base', content: base });"
)

CALM: Final = 20_000  # milliseconds after which nobody waits for a first move any more
EARLY: Final = (  # Python takes longest: its worker begins before the page itself has come, which takes it over later
    "{ const setup = JSON.parse(document.querySelector('meta[name=pocket]').content);"
    "const worker = new Worker(new URL('WORKER', document.baseURI), { type: 'module', name: 'table' });"
    "const told = []; worker.onmessage = ({ data }) => told.push(data);"
    "const home = new URL(`${setup.home}/`, document.baseURI).href;"
    "worker.postMessage({ kind: 'start', home, calm: setup.calm, settings: JSON.stringify(setup.settings ?? {}) });"
    "window.pocket = { worker, told }; }"
)


def main() -> None:
    """Build the folder, and say how large it is."""
    if not (STATIC / "index.html").exists():
        sys.exit("expected the client in src/quarterdeck/server/static; build it first, by `make pocket`")
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(STATIC, OUT)
    write_data(OUT / "data")
    home = write_python(OUT)
    write_page(OUT, home)
    files = [path.relative_to(OUT).as_posix() for path in sorted(OUT.rglob("*")) if path.is_file()]
    edition = f"?edition={catalogue.edition()}"
    parts = [f"{name}{edition * name.startswith('data/')}" for name in files if is_part(name)]
    (OUT / "parts.json").write_text(json.dumps(parts))
    print(f"{OUT.relative_to(ROOT)}: {size(OUT) / 1e6:.1f} MB, {pressed(OUT) / 1e6:.2f} MB compressed")


def is_part(name: str) -> bool:
    """Whether a file is kept for times without a connection beside the page itself."""
    return name not in {"index.html", "404.html", "sw.js", "parts.json"}


def write_data(folder: Path) -> None:
    """Write words, rules and components as the server would send them."""

    def put(name: str, text: str) -> None:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    put("games.json", json.dumps(catalogue.listed(), ensure_ascii=False))
    put("levels.json", json.dumps(LEVELS))
    for lang in LANGUAGES:
        put(f"words.{lang}.ftl", catalogue.shell_words(lang))
    for name in games():
        put(f"{name}/components.json", json.dumps(catalogue.components(name), ensure_ascii=False))
        for lang in LANGUAGES:
            put(f"{name}/words.{lang}.ftl", catalogue.game_words(name, lang))
            put(f"{name}/rules.{lang}.md", catalogue.rules(name, lang))


def write_python(out: Path) -> Path:
    """Write Python and our package; the folder is called by what is in it, so it may be kept for ever."""
    made = out / "python" / "new"
    made.mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copy(RUNTIME / name, made)
    lock = json.loads((RUNTIME / "pyodide-lock.json").read_text("utf-8"))
    (made / "pyodide-lock.json").write_text(json.dumps(lock | {"packages": {}}))
    library = {"out": str(made / "python_stdlib.zip"), "library": LIBRARY_LEFT_OUT}
    ours = {"out": str(made / "quarterdeck.zip"), "files": dict(package())}
    jobs = made / "jobs.json"
    jobs.write_text(json.dumps([library, ours]))
    subprocess.run(["node", str(WEB / "pocket.js"), str(jobs)], check=True, cwd=WEB)
    jobs.unlink()
    for path in [*made.glob("*.zip"), *made.glob("*.wasm")]:  # so that no host needs to know how
        path.with_name(f"{path.name}.pack").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
        path.unlink()
    digest = hashlib.sha256()
    for path in sorted(made.iterdir()):
        digest.update(path.read_bytes())
    return made.rename(made.parent / digest.hexdigest()[:12])


def package() -> Iterator[tuple[str, str]]:
    """The files of our package that play, by their names in the archive."""
    typed = importlib.util.find_spec("mypy_extensions")
    if typed is not None and typed.origin is not None:
        yield "mypy_extensions.py", typed.origin
    files = [PACKAGE / "__init__.py", PACKAGE / "_offered.py", PACKAGE / "_version.py"]
    for room in ROOMS:
        files += [path for kind in ("py", "toml", "json") for path in sorted((PACKAGE / room).rglob(f"*.{kind}"))]
    for path in files:
        if path.name not in LEFT_OUT:
            yield path.relative_to(PACKAGE.parent).as_posix(), str(path)


def write_page(out: Path, home: Path) -> None:
    """Write the page: it finds out where it lies, and that it has no server."""
    setup = {"home": home.relative_to(out).as_posix(), "bytes": size(home), "calm": CALM}
    where = WHERE.replace("PAGES", json.dumps(sorted(PAGES - {""})))
    page = (out / "index.html").read_text("utf-8")
    page = headed(page, pocket=json.dumps(setup), edition=catalogue.edition(), public="")
    page = page.replace("<head>", f"<head><script>{where}</script>", 1)
    (worker,) = (out / "assets").glob("worker-*.js")
    early = EARLY.replace("WORKER", worker.relative_to(out).as_posix())
    page = page.replace("</head>", f"<script>{early}</script></head>", 1)
    (out / "index.html").write_text(page, "utf-8")
    (out / "404.html").write_text(page, "utf-8")  # what static hosts show for addresses that are no files


def size(folder: Path) -> int:
    """The bytes of a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def pressed(folder: Path) -> int:
    """What travels, with what every host compresses compressed."""
    return sum(
        min(path.stat().st_size, len(gzip.compress(path.read_bytes(), 9)))
        for path in folder.rglob("*")
        if path.is_file() and path.name != "404.html"
    )


if __name__ == "__main__":
    main()
