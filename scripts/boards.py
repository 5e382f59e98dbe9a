"""`python scripts/boards.py ADDRESS`: keeps the drawing of each game's board, and where its places are, for reports.

A server with the built client must run at the address. What is drawn stands in a game's `laboratory.toml`, under
`board`: `drawing` and `places` are CSS selectors of the page; places come in the order of their values, or say their
number (`data-place`).
"""

import io
import json
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

GAMES = Path(__file__).parent.parent / "src" / "quarterdeck" / "games"
WIDTH = 860  # of the picture
QUIET = ".legal-ring, .chosen-ring, .changed-ring { display: none } .is-legal { outline: none }"  # nobody is asked
PLACES = """([drawing, places]) => {
    const whole = document.querySelector(drawing), box = whole.getBoundingClientRect();
    let around = { x: box.x, y: box.y, width: box.width, height: box.height };
    const view = whole.viewBox?.baseVal, to = whole.getScreenCTM?.();
    if (view?.width) // without the room at its sides
        around = {
            x: to.a * view.x + to.e, y: to.d * view.y + to.f, width: to.a * view.width, height: to.d * view.height,
        };
    const found = [...document.querySelectorAll(`${drawing} ${places}`)].map((place, i) => {
        const box = place.getBoundingClientRect();
        const at = [box.x + box.width / 2 - around.x, box.y + box.height / 2 - around.y];
        return [Number(place.dataset.place ?? i), at[0] / around.width, at[1] / around.height];
    });
    return [around, found];
}"""


def main(address: str) -> None:
    """Take a picture of every board that a report draws on."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        shell = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = play.chromium.launch(executable_path=shell, args=["--no-sandbox"])
        page = browser.new_page(
            viewport={"width": 1440, "height": 1000},
            bypass_csp=True,
            color_scheme="light",
            reduced_motion="reduce",
            device_scale_factor=1.25,
        )
        page.request.get(f"{address}/api/me")  # somebody who may open tables
        for file in sorted(GAMES.glob("*/laboratory.toml")):
            told = tomllib.loads(file.read_text("utf-8")).get("board", {})
            if "drawing" in told:
                take(page, address, file.parent, told)
        browser.close()


def take(page: Any, address: str, home: Path, told: dict[str, Any]) -> None:
    """The drawing of one game."""
    from PIL import Image

    from quarterdeck.games import game

    rules = game(home.name)
    others = [{"kind": "bot", "level": "deckhand"}] * (max(2, rules.seats.start) - 1)
    body = {"game": rules.id, "options": {}, "seats": [{"kind": "me"}, *others]}
    opened = page.request.post(f"{address}/api/tables", data=body).json()
    page.goto(f"{address}/table/{opened['id']}")
    page.wait_for_selector(f"{told['drawing']} {told['places']}", state="attached")
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
    page.add_style_tag(content=QUIET)
    around, places = page.evaluate(PLACES, [told["drawing"], told["places"]])
    picture = Image.open(io.BytesIO(page.screenshot(clip=around)))
    height = round(picture.height * WIDTH / picture.width)
    picture.convert("RGB").resize((WIDTH, height)).save(home / "board.webp", quality=72, method=6)
    words = rules.language.kinds[told["kind"]]
    values = sorted(words)
    named = {
        words[number if number in words else values[number]]: [round(x * WIDTH), round(y * height)]
        for number, x, y in places
    }
    shape = {"width": WIDTH, "height": height, "radius": told["radius"], "places": named}
    (home / "board.json").write_text(json.dumps(shape) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
