"""A person in a browser: looks, clicks, types. Everything a test does goes through what a person can see."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

ARTIFACTS = Path(__file__).parent.parent.parent / "artifacts"
DECISION = ".decision:not(.is-waiting)"
ACT = f"{DECISION} .go .btn-primary"
OPEN_ROW = f"{DECISION} [role=group]:not(.quick):not(:has([aria-pressed='true']))"  # a row where nothing is picked yet
CHOICE = f"{OPEN_ROW} button:not([disabled]):visible"
RESULTS = ".results"
PATIENCE = 30_000


class Sailor:
    """Plays at a table by clicking or by the keyboard."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        page.set_default_timeout(PATIENCE)

    def visit(self, path: str = "/") -> None:
        """Open a page of the client."""
        self.page.goto(self.address + path)

    def new_table(self, game: str, seats: list[dict], options: dict | None = None, **more: object) -> str:
        """Make a table as the client does, and go there."""
        self.visit()
        self.page.wait_for_selector(".game")  # the page knows its guest by then
        made = self.page.evaluate(
            """async (body) => {
                const answer = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(body),
                    headers: {'content-type': 'application/json'}});
                return [answer.status, await answer.json()];
            }""",
            {"game": game, "seats": seats, "options": options or {}, **more},
        )
        assert made[0] < 300, made
        self.visit(f"/table/{made[1]['id']}")
        return str(made[1]["id"])

    def asked(self) -> bool:
        """Wait until I must decide (True) or the game is over (False); what I may still change does not count."""
        self.page.wait_for_selector(f"{DECISION}:not(.optional), {RESULTS}")
        return self.page.locator(RESULTS).count() == 0

    def answer(self, pick: int = 0) -> None:
        """Answer the decision by clicking: choose until one option is left, then act."""
        for _ in range(8):
            if self.chosen():
                break
            choices = self.page.locator(CHOICE)
            choices.nth(pick % choices.count()).click()
        self.act()

    def answer_by_keys(self) -> None:
        """Answer the decision with the keys printed on the buttons, and Enter."""
        for _ in range(8):
            if self.chosen():
                break
            keys = self.page.locator(f"{CHOICE} kbd")
            self.page.keyboard.press(keys.first.inner_text().strip().lower())
        self.act(keys=True)

    def chosen(self) -> bool:
        """Wait until one option is left (True) or there is something to choose (False)."""
        self.page.wait_for_selector(f"{ACT}, {CHOICE}", state="attached")
        return self.page.locator(ACT).count() > 0

    def act(self, *, keys: bool = False, patience: float = PATIENCE) -> None:
        """Do what is chosen, and wait until the answer has been taken: the question is gone."""
        asked = self.page.locator(DECISION).get_attribute("data-decision", timeout=patience)
        if keys:
            self.page.keyboard.press("Enter")
        else:
            self.page.locator(ACT).click(timeout=patience)
        expect(self.page.locator(f"[data-decision='{asked}']")).to_have_count(0, timeout=patience)

    def play_out(self, *, keys: bool = False, most: int = 400) -> int:
        """Play until the game is over; the number of answers given."""
        given = 0
        while self.asked():
            self.answer_by_keys() if keys else self.answer(given)
            given += 1
            assert given < most, "the game does not end"
        return given

    def result(self) -> dict[int, tuple[int, int]]:
        """Place and points of each seat, as the finished table shows them."""
        rows = self.page.locator(f"{RESULTS} ol > li[data-seat]")
        rows.first.wait_for()
        told = rows.evaluate_all("""rows => rows.map((row) =>
            [row.dataset.seat, row.querySelector('.place').innerText, row.querySelector('.points').innerText])""")
        return {int(seat): (int(place), int(points)) for seat, place, points in told}

    def log(self, table: str) -> list[list]:
        """Every answer of a finished game, chance's too."""
        return list(self.page.evaluate(f"fetch('/api/tables/{table}/record').then(answer => answer.json())")["log"])

    def picture(self, name: str) -> None:
        """Keep a picture to be looked at."""
        ARTIFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTIFACTS / f"{re.sub(r'[^a-z0-9_-]', '-', name.lower())}.png")
