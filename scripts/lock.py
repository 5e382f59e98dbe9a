"""Writes `requirements-dev.lock` and `web/package-lock.json` after pyproject.toml or package.json changed: `make lock`.

Versions that still fit stay; delete a lock file first to choose all of its versions anew. The files name no host, so
that whoever installs uses the registry of their own settings. Packages for other systems than this one are written
down by name and version even where the registry at hand does not have them: `npm ci` wants to see them all.
"""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
SYSTEM: Final = re.compile(r"-(android|darwin|freebsd|linux|openharmony|win32)-([a-z0-9]+)(?:-(gnu|musl))?")
LIBC: Final = {"gnu": "glibc", "musl": "musl"}
Packages = dict[str, dict[str, Any]]


def lock_python() -> None:
    """Resolve for every system at once."""
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "uv"], check=True)
    subprocess.run(
        [
            sys.executable,
            "-m",
            "uv",
            "pip",
            "compile",
            "-q",
            "--universal",
            "--python-version",
            "3.11",
            "--no-emit-index-url",
            "--custom-compile-command",
            "make lock",
            "--group",
            "dev",
            "pyproject.toml",
            "-o",
            "requirements-dev.lock",
        ],
        check=True,
        cwd=ROOT,
    )


def lock_client() -> None:
    """Let npm choose, then take out its hosts and add what it left out."""
    subprocess.run(
        ["npm", "install", "--package-lock-only", "--silent", "--no-audit", "--no-fund"], check=True, cwd=ROOT / "web"
    )
    path = ROOT / "web" / "package-lock.json"
    lock = json.loads(path.read_text("utf-8"))
    packages: Packages = lock["packages"]
    for package in packages.values():
        package.pop("resolved", None)
    lock["packages"] = dict(sorted((packages | left_out(packages)).items()))
    path.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", "utf-8")


def left_out(packages: Packages) -> Packages:
    """Optional packages that others want and the file does not have."""
    found: Packages = {}
    for package in packages.values():
        for name, version in package.get("optionalDependencies", {}).items():
            if f"node_modules/{name}" not in packages:
                kind = {"dev": True} if package.get("dev") else {}
                found[f"node_modules/{name}"] = {"version": version, "optional": True, **kind, **system(name)}
    return found


def system(name: str) -> dict[str, list[str]]:
    """For which systems a package is, by its name."""
    match = SYSTEM.search(name)
    if match is None:
        return {"cpu": ["wasm32"]} if "-wasm32" in name else {}
    libc = {"libc": [LIBC[match[3]]]} if match[3] else {}
    return {"os": [match[1]], "cpu": [match[2]], **libc}


if __name__ == "__main__":
    lock_python()
    lock_client()
