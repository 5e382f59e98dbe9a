"""What is installed has the client inside, from a wheel and from an archive of the source; nothing is compiled here."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]
PAGE = "quarterdeck/server/static/index.html"
FILES = ("setup.py", "pyproject.toml", "README.md", "LICENSE")

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def clone(tmp_path_factory):
    """A copy of the source with a client that was built."""
    folder = tmp_path_factory.mktemp("clone")
    for name in FILES:
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("static", "*.egg-info", "__pycache__"))
    static = folder / "src" / "quarterdeck" / "server" / "static" / "assets"
    static.mkdir(parents=True)
    (static / "main-abc.js").write_text("export {}")
    (static.parent / "index.html").write_text("<!doctype html><html><head></head><body>the client</body></html>")
    return folder


def call(*args, cwd):
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"QUARTERDECK_PURE": "1"}
    done = subprocess.run([sys.executable, *args], cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stderr
    return done


def built(source, folder):
    """The wheel of a clone or an archive."""
    call("-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder), str(source), cwd=folder)
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_a_wheel_and_an_archive_have_the_client_inside_and_serve_it(clone, tmp_path):
    call("setup.py", "-q", "sdist", "--dist-dir", str(tmp_path), cwd=clone)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        assert any(name.endswith(f"src/{PAGE}") for name in packed.getnames())
    wheel = built(archive, tmp_path)
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as packed:
        assert {PAGE, PAGE.replace("index.html", "assets/main-abc.js")} <= set(packed.namelist())
    shutil.unpack_archive(wheel, tmp_path / "installed", "zip")
    command = [sys.executable, "-m", "quarterdeck", "serve", "--port", "0", "--data", str(tmp_path / "store.sqlite")]
    env = os.environ | {"PYTHONPATH": str(tmp_path / "installed")}
    with subprocess.Popen(command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            assert "the client" in httpx.get(server.stdout.readline().strip(), timeout=60).text
        finally:
            server.terminate()


def test_without_npm_a_package_is_made_without_its_client_and_that_is_told(clone, tmp_path):
    bare = tmp_path / "bare"
    shutil.copytree(clone, bare, ignore=shutil.ignore_patterns("static", "build", "*.egg-info"))
    (bare / "web").mkdir()
    env = os.environ | {"QUARTERDECK_PURE": "1", "PATH": ""}
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(tmp_path / "lib")],
        cwd=bare,
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "built without its client" in done.stderr
    assert not (tmp_path / "lib" / PAGE).exists()
    assert (tmp_path / "lib" / "quarterdeck" / "core" / "engine.py").exists()


def test_where_npm_is_the_client_is_built_into_the_package(clone, tmp_path):
    bare, tools = tmp_path / "bare", tmp_path / "tools"
    shutil.copytree(clone, bare, ignore=shutil.ignore_patterns("static", "build", "*.egg-info"))
    (bare / "web").mkdir()
    tools.mkdir()
    npm = tools / "npm"  # says what it was asked and writes what Vite would
    npm.write_text(
        "#!/bin/sh\necho $1 >> asked\nmkdir -p ../src/quarterdeck/server/static\n"
        "echo built > ../src/quarterdeck/server/static/index.html\n"
    )
    npm.chmod(0o755)
    env = os.environ | {"QUARTERDECK_PURE": "1", "PATH": f"{tools}:/usr/bin:/bin"}
    lib = tmp_path / "lib"
    command = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(lib)]
    subprocess.run(command, cwd=bare, env=env, capture_output=True, check=True)
    assert ["ci", "run"] == (bare / "web" / "asked").read_text().split()
    assert "built\n" == (lib / PAGE).read_text()
