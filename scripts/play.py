"""Serves the tables at once on plain Python and compiles beside, at the lowest priority: `make play`.

The server looks for the compiled build and lets the bots change over to it; see docs/decisions/005-two-builds.md.
"""

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server.__main__ import serve
from quarterdeck.server.configuration import read_settings
from quarterdeck.words import Words, words

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = ROOT / "build"
COMPILED: Final = BUILD / "play"
LOG: Final = BUILD / "play.log"
LOOK: Final = "from quarterdeck.core import engine; assert not engine.__file__.endswith('.py')"


def main() -> None:
    """Run the command."""
    BUILD.mkdir(exist_ok=True)
    shutil.rmtree(COMPILED, ignore_errors=True)
    said = words(os.environ.get("QUARTERDECK_LANG", "en"))
    print(said.text("play-compiling"), flush=True)
    with LOG.open("w") as log:
        compiling = subprocess.Popen([sys.executable, __file__, "compile"], stdout=log, stderr=log)
    threading.Thread(target=tell, args=[compiling, said], daemon=True).start()
    try:
        serve(read_settings({"compiled": COMPILED}), open_browser=True, lang=said.lang)
    except KeyboardInterrupt:
        pass
    except QuarterdeckError as error:
        sys.exit(f"quarterdeck: {error}")
    finally:
        compiling.terminate()


def tell(compiling: subprocess.Popen[bytes], said: Words) -> None:
    """Say how it ended."""
    if compiling.wait() == 0:
        print(said.text("play-compiled"), flush=True)
    elif compiling.returncode > 0:
        print(said.text("play-not-compiled", file=str(LOG.relative_to(ROOT))), flush=True)


def compile_beside() -> None:
    """Build the whole package into a folder that has its name only when it is complete."""
    os.nice(19)
    unfinished = BUILD / "play.unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)
    env = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "QUARTERDECK_PURE"}}
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build", "--build-lib", str(unfinished)], check=True, cwd=ROOT, env=env
    )
    subprocess.run([sys.executable, "-c", LOOK], check=True, cwd=BUILD, env=env | {"PYTHONPATH": str(unfinished)})
    unfinished.rename(COMPILED)


if __name__ == "__main__":
    if "compile" in sys.argv[1:]:
        compile_beside()
    else:
        main()
