"""A person in a browser: looks, clicks, types. Everything a test does goes through what a person can see."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Page

ARTIFACTS = Path(__file__).parent.parent.parent / "artifacts"
DECISION = ".decision:not(.is-waiting)"
ACT = f"{DECISION} .go .btn-primary"
OPEN_ROW = f"{DECISION} [role=group]:not(.quick):not(:has([aria-pressed='true']))"  # a row where nothing is picked yet
CHOICE = f"{OPEN_ROW} button:not([disabled])"
PLACE = ".stage .legal[role=button]"  # where the panel lists nothing, the board offers it
RESULTS = ".results"
PATIENCE = 90_000
HAND = (Path(__file__).parent / "hand.js").read_text("utf-8").strip().removesuffix(";")


class Sailor:
    """Plays at a table by clicking or by the keyboard."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.errors: list[str] = []
        page.on("pageerror", self._fails)
        page.on("console", self._says)
        page.set_default_timeout(PATIENCE)

    def _fails(self, error: Error) -> None:
        self.errors.append(str(error))

    def _says(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.errors.append(said.text)

    def go(self) -> None:
        """Leave the page as it was before: nobody is known there, nothing is kept."""
        page, context = self.page, self.page.context
        page.remove_listener("pageerror", self._fails)
        page.remove_listener("console", self._says)
        for other in context.pages:
            if other is not page:
                other.close()
        page.goto("about:blank")
        context.clear_cookies()
        wire = context.new_cdp_session(page)
        wire.send("Storage.clearDataForOrigin", {"origin": self.address, "storageTypes": "all"})
        wire.detach()

    def visit(self, path: str = "/") -> None:
        """Open a page of the client."""
        self.page.goto(self.address + path)

    def look(self, width: int, height: int, *, dark: bool = False) -> None:
        """Look at the page on another screen, by day or by night."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme="dark" if dark else "light")
        self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")

    def new_table(self, game: str, seats: list[dict], options: dict | None = None, **more: object) -> str:
        """Make a table as the client does, and go there."""
        made = self.page.request.post(
            f"{self.address}/api/tables", data={"game": game, "seats": seats, "options": options or {}, **more}
        )
        assert made.ok, made.text()
        table = str(made.json()["id"])
        self.visit(f"/table/{table}")
        return table

    def asked(self) -> bool:
        """Wait until I must decide (True) or the game is over (False); what I may still change does not count."""
        return bool(
            self._wait(f"""() => hand.shown('{RESULTS}').length ? false
                : hand.shown('{DECISION}:not(.optional)').length ? true : undefined""")
        )

    def answer(self, pick: int = 0, *, keys: bool = False) -> None:
        """Answer by clicking, or with the keys printed on the buttons: choose until one option is left, then act."""
        self.choose(pick, keys=keys)
        self.act(keys=keys)

    def choose(self, pick: int = 0, *, keys: bool = False) -> None:
        """Choose until one option is left, or eight times."""
        for _ in range(8):
            chosen, _, spot, key = self.next_(pick, keys=keys)
            if chosen:
                return
            self.press(spot, key)

    def chosen(self) -> bool:
        """Wait until one option is left (True) or there is something to choose (False)."""
        return bool(self.next_(0, keys=True)[0])

    def act(self, *, keys: bool = False, patience: float = PATIENCE) -> None:
        """Do what is chosen, and wait until the answer has been taken: the question is gone."""
        chosen, asked, spot, key = self.next_(0, keys=keys, patience=patience)
        assert chosen, "nothing is chosen yet"
        self.press(spot, key)
        self._wait(f"() => document.querySelector(`[data-decision='{asked}']`) ? undefined : true", patience)

    def next_(self, pick: int, *, keys: bool, patience: float = PATIENCE) -> tuple[bool, str, list[float] | None, str]:
        """What to press next: whether that is the act, of which question it is, where it lies, its key."""
        told = self._wait(
            f"""async () => {{
                const act = hand.shown("{ACT}")[0];
                const choices = [hand.shown("{CHOICE}"), hand.shown("{PLACE}")].find((found) => found.length) ?? [];
                const button = act ?? choices.at({pick} % choices.length);
                if (!button || button.disabled || button.closest('[aria-busy=true]')) return undefined;
                const key = act ? 'Enter' : button.querySelector('kbd')?.innerText.trim().toLowerCase();
                const asked = document.querySelector("{DECISION}").dataset.decision;
                const spot = {str(keys).lower()} ? null : await hand.where(button);
                return spot === undefined ? undefined : [!!act, asked, spot, key];
            }}""",
            patience,
        )
        return tuple(told)

    def press(self, spot: list[float] | None, key: str) -> None:
        """Click there, or press the key."""
        if spot:
            self.page.mouse.click(*spot)
        else:
            self.page.keyboard.press(key)

    def _wait(self, look: str, patience: float = PATIENCE) -> Any:
        """What a look at the page tells, as soon as it tells something."""
        return self.page.evaluate(f"() => {{ const hand = {HAND}; return hand.until({patience}, {look}); }}")

    def play_out(self, *, keys: bool = False, most: int = 400) -> int:
        """Play until the game is over; the number of answers given."""
        given = 0
        while self.asked():
            self.answer(0 if keys else given, keys=keys)
            given += 1
            assert given < most, "the game does not end"
        assert given, "nobody was asked"
        return given

    def result(self) -> dict[int, tuple[int, int]]:
        """Place and points of each seat, as the finished table shows them."""
        rows = self.page.locator(f"{RESULTS} ol > li[data-seat]")
        rows.first.wait_for()
        told = rows.evaluate_all("""rows => rows.map((row) =>
            [row.dataset.seat, row.querySelector('.place').innerText, row.querySelector('.points').innerText])""")
        return {int(seat): (int(place), int(points.replace("−", "-"))) for seat, place, points in told}

    def log(self, table: str) -> list[list]:
        """Every answer of a finished game, chance's too."""
        return list(self.page.evaluate(f"fetch('/api/tables/{table}/record').then(answer => answer.json())")["log"])

    def picture(self, name: str) -> None:
        """Keep a picture to be looked at."""
        ARTIFACTS.mkdir(exist_ok=True)
        self.page.evaluate("document.documentElement.style.opacity = 1")
        self.page.screenshot(path=ARTIFACTS / f"{re.sub(r'[^a-z0-9_-]', '-', name.lower())}.png")
