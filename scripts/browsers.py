"""`make browsers`: a smoke game of every kind in three browser engines.

Each engine opens the start page, which must show its words, and then a table of every game against bots; it answers
some questions by clicking what a person sees, and a picture of each table is kept. An engine that is not installed is
skipped, and the reason is said; a fault makes the command fail.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import quarterdeck as qd
from engines import ENGINES, Engine, Missing, file_name

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "artifacts" / "browsers"

OPEN = """
  const answer = await fetch('/api/tables', {{method: 'POST', headers: {{'content-type': 'application/json'}},
    body: JSON.stringify({{game: '{game}', options: {{}}, seats: {seats}}})}});
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).id;
"""

PLAY = """
  const asks = '.decision:not(.is-waiting)';
  const until = async (what, found) => {{
    for (let tries = 0; tries < 400; tries++) {{
      const value = found();
      if (value) return value;
      await new Promise((go) => setTimeout(go, 75));
    }}
    throw new Error(`waited in vain for ${{what}}`);
  }};
  const question = () => document.querySelector(`${{asks}}:not(.optional)[data-decision], .results`);
  let answers = 0;
  while (answers < {most}) {{
    const asked = await until('a question', question);
    if (asked.matches('.results')) break;
    const id = asked.dataset.decision;
    const gone = () => !document.querySelector(`[data-decision='${{id}}']`);
    for (let picks = 0; picks < 40 && !gone(); picks++) {{
      const row = `${{asks}} [role=group]:not(.quick):not(:has([aria-pressed='true'])) button:not([disabled])`;
      const act = () => document.querySelector(`${{asks}} .go .btn-primary`);
      const found = await until('something to click', () => gone() || act() ||
        [...document.querySelectorAll(row)].find((one) => one.checkVisibility()));
      if (found === true) break;
      found.click();
      const pause = found.matches('.btn-primary') ? 500 : 75; // until the page shows what follows
      await new Promise((go) => setTimeout(go, pause));
    }}
    await until(`the next question after ${{id}}`, gone);
    answers += 1;
  }}
  const wide = document.documentElement.scrollWidth > innerWidth + 1;
  return {{answers, wide, text: document.body.innerText.trim().length}};
"""

START = """
  for (let tries = 0; tries < 400 && !document.querySelector('h1'); tries++) {
    await new Promise((go) => setTimeout(go, 75));
  }
  const h1 = document.querySelector('h1');
  return {title: document.title, head: h1 ? h1.innerText : '', text: document.body.innerText.trim().length};
"""


def seats_of(game: str) -> list[dict[str, str]]:
    """Me against bots, the fewest that make a game."""
    count = max(2, qd.game(game).seats.start)
    return [{"kind": "me"}, *({"kind": "bot", "level": "deckhand"} for _ in range(count - 1))]


def smoke(engine: Engine, name: str, address: str, games: list[str], most: int) -> list[str]:
    """Open the start page and a table of every game; what was wrong."""
    faults = []
    engine.open(address)
    start = engine.run(START)
    if not start["head"] or "Quarterdeck" not in start["title"]:
        faults.append(f"{name}: the start page has no words: {start}")
    engine.picture(PICTURES / file_name(name, "start"))
    for game in games:
        begun = time.monotonic()
        try:
            engine.open(address)
            table = engine.run(OPEN.format(game=game, seats=seats_of(game)))
            engine.open(f"{address}/table/{table}")
            told = engine.run(PLAY.format(most=most))
        except RuntimeError as error:
            faults.append(f"{name}, {game}: {error}")
            told = {"answers": 0, "wide": False, "text": 0}
        engine.picture(PICTURES / file_name(name, game))
        if told["wide"]:
            faults.append(f"{name}, {game}: the page scrolls sideways")
        print(f"{name:<9} {game:<22} {told['answers']:>3} answers  {time.monotonic() - begun:5.1f} s", flush=True)
    return faults


def main() -> None:
    """Play in every engine that is there."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("engines", nargs="*", default=list(ENGINES), help=f"of {', '.join(ENGINES)}")
    parser.add_argument("--game", action="append", help="which games; all by default")
    parser.add_argument("--answers", type=int, default=6, help="of each game")
    args = parser.parse_args()
    PICTURES.mkdir(parents=True, exist_ok=True)
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(ROOT / "tests/browser/serve.py"), f"{folder}/games.sqlite", "0", "1"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        address = server.stdout.readline().strip() if server.stdout else ""
        try:
            for name in args.engines:
                try:
                    engine = ENGINES[name]()
                except Missing as reason:
                    print(f"{name:<9} skipped: {reason}")
                    continue
                try:
                    faults += smoke(engine, name, address, args.game or qd.games(), args.answers)
                finally:
                    engine.close()
        finally:
            server.terminate()
            server.wait()
    for fault in faults:
        print(f"fault: {fault}", file=sys.stderr)
    print(f"pictures: {PICTURES}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
