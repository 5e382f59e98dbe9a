"""Every table fits on every screen: nothing cut, no text over text, none too small, the act always in sight.

Positions come from a game of bots with the most seats: the commonest questions, each where it has the most answers,
and its end. One page shows them, resized, in both languages, Polish by night. The commonest is written in larger
words, too.
"""

import random
from collections import Counter
from pathlib import Path

import pytest

import quarterdeck as qd
from quarterdeck.bots.ladder import bot
from quarterdeck.games import GAMES

FIT = (Path(__file__).parent / "fit.js").read_text("utf-8")
SIZES = [(1366, 768), (1280, 720), (1024, 768), (390, 844), (360, 740)]
LANGUAGES = ("en", "pl")
NAMES = ("Bartholomew Featherstone", "Wilhelmina Zawichojska", "Grzegorz Brzęczyszczykow", "Maximilian Oxenstierna")
SMALLEST = 12  # pixels of a letter
QUESTIONS = 6  # of each game
ANSWERS = 600  # of the game of bots
SEED = 3


def positions(id_, seats=None, level="deckhand", questions=QUESTIONS, answers=ANSWERS):
    """The commonest questions of a game: who is asked, and the position where most can be answered."""
    seats = seats or max(qd.game(id_).seats)
    match = qd.Match(id_, seats, seed=SEED)
    crew = [bot(level, SEED + seat) for seat in range(seats)]
    asked, widest = Counter(), {}
    for _ in range(answers):
        if match.over:
            break
        seat = match.waiting()[0]
        decision = match.ask(seat)
        prompt = decision.prompt.id
        asked[prompt] += 1
        if prompt not in widest or len(decision.options) > widest[prompt][0]:
            widest[prompt] = (len(decision.options), seat, match.state.clone())
        match.play(seat, crew[seat].choose(match.view(seat), decision))
    return [(prompt, *widest[prompt][1:]) for prompt, _ in asked.most_common(questions)]


def end(id_):
    """The last position of a game in which everybody draws the answers: bots end it, so that it has its story."""
    match, draw = qd.Match(id_, max(qd.game(id_).seats), seed=SEED), random.Random(SEED)
    while not match.over:
        last = match.state.clone()
        seat = match.waiting()[0]
        match.play(seat, draw.choice(match.ask(seat).options).words)
    return last


def sit(sailor, moor, id_, seat, state, seats=None):
    """Sit down where somebody is asked, and choose the first of everything, so that the act can be seen."""
    seats = ["open" if other == seat else "bot" for other in range(seats or max(qd.game(id_).seats))]
    sailor.visit(f"/table/{moor(id_, state, ' '.join(seats), names=NAMES)}")
    sailor.page.locator(".decision form input[type=text]").fill(NAMES[0])
    sailor.page.locator(".decision form .btn-primary").click()
    sailor.choose()


def screens(sailor, languages=LANGUAGES):
    """Resize the page, turn its language, Polish to the night; tells what it has become."""
    page = sailor.page
    for lang in languages:
        page.emulate_media(color_scheme="dark" if lang == "pl" else "light")
        page.set_viewport_size({"width": 1440, "height": 900})
        page.locator(f"button[lang={lang}]").first.click()
        page.mouse.move(0, 0)  # what lies under the pointer opens a sheet
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            yield lang, width, height


class Faults:
    """What does not fit on the screens of a page, each with the places where it was seen."""

    def __init__(self, sailor):
        self._sailor = sailor
        self.places = {}

    def look(self, what, languages=LANGUAGES):
        """Look at every screen of what the page shows now."""
        for lang, width, _ in screens(self._sailor, languages):
            for fault in self._sailor.page.evaluate(FIT, SMALLEST):
                self.places.setdefault(fault, []).append(f"{what} {lang} {width}")

    def __str__(self):
        return "\n".join(f"{fault} ({', '.join(places)})" for fault, places in self.places.items())


@pytest.mark.parametrize("id_", GAMES)  # a server knows no game of the tests
def test_every_question_fits_on_every_screen(board, moor, id_):
    sailor = board()
    found = Faults(sailor)
    for i, (prompt, seat, state) in enumerate(positions(id_)):
        sit(sailor, moor, id_, seat, state)
        found.look(prompt)
        if i == 0:
            sailor.page.evaluate("document.documentElement.dataset.size = 'larger'")
            found.look(f"{prompt} in larger words", ["pl"])
    assert not found.places, found


@pytest.mark.parametrize("id_", GAMES)
def test_every_end_fits_on_every_screen(board, moor, id_):
    sailor = board()
    crew = " ".join(["bot"] * max(qd.game(id_).seats))
    sailor.visit(f"/table/{moor(id_, end(id_), crew, names=NAMES)}")
    sailor.page.wait_for_selector(".results")
    found = Faults(sailor)
    found.look("end")
    assert not found.places, found
