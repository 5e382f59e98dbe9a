"""`python scripts/plates.py ADDRESS`: keeps the drawing of every game as PNG, for the pictures of links.

A server with the built client must run at the address; Chromium draws, and the repository keeps what it has drawn.
"""

import shutil
import sys
from pathlib import Path

GAMES = Path(__file__).parent.parent / "src" / "quarterdeck" / "games"
WIDTH, HEIGHT = 500, 340
LIFT = """card => {
    const plate = card.querySelector('.art svg');
    plate.style = 'position: fixed; inset: 0; width: 500px; height: 340px; z-index: 999';
    document.body.append(plate);
    return new URL(card.querySelector('a[href*="game="]').href).searchParams.get('game');
}"""


def main(address: str) -> None:
    """Take a picture of every plate of the start page."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1440, "height": 900}, color_scheme="light")
        page.goto(f"{address}/")
        page.wait_for_selector(".game svg")
        for card in page.locator(".game").all():
            game = card.evaluate(LIFT)
            if (GAMES / game).is_dir():
                path = GAMES / game / "plate.png"
                page.screenshot(path=path, clip={"x": 0, "y": 0, "width": WIDTH, "height": HEIGHT})
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
