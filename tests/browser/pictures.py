"""Pictures of every game, to be looked at: `make pictures`, in `artifacts/pictures`.

The first question, one of the middle and the end of a game of bots with the most seats, with long names, at every
size, by day and night, in both languages: `<game>-<when>-<lang>-<width>-<day or night>.png`. The pages beside the
tables likewise: `page-<name>-<lang>-<width>-<day or night>.png`.
"""

import pytest

import quarterdeck as qd
from browser.sailor import ARTIFACTS
from browser.test_fit import LANGUAGES, NAMES, SIZES, sit
from quarterdeck.bots.ladder import bot
from quarterdeck.games import GAMES

FOLDER = ARTIFACTS / "pictures"
SCREENS = [(1440, 900), *SIZES]
SEED = 5
MOST = 6000  # answers of a game of bots
SHARES = {"start": 0.04, "middle": 0.5}  # of the answers of the game
LAST = 30  # answers that are given before the page, so that the end has its story


def moments(id_):
    """Positions of one game: who is asked first, who in the middle, and the end."""
    seats = max(qd.game(id_).seats)
    match = qd.Match(id_, seats, seed=SEED)
    crew = [bot("deckhand", SEED + seat) for seat in range(seats)]
    asked = []
    while not match.over and len(asked) < MOST:
        seat = match.waiting()[0]
        decision = match.ask(seat)
        asked.append((seat, len(decision.options), match.state.clone()))
        match.play(seat, crew[seat].choose(match.view(seat), decision))
    found = {}
    for when, share in SHARES.items():
        near = asked[int(share * len(asked)) :][:20]  # of some questions, the one with the most answers
        seat, _, state = max(near, key=lambda one: one[1])
        found[when] = (seat, state)
    return found | {"end": (None, asked[-LAST][2])}


@pytest.mark.parametrize("id_", GAMES)
def test_pictures(board, moor, id_):
    sailor = board(painted=True)
    page = sailor.page
    FOLDER.mkdir(parents=True, exist_ok=True)
    for when, (seat, state) in moments(id_).items():
        if seat is None:
            bots = " ".join(["bot"] * max(qd.game(id_).seats))
            sailor.visit(f"/table/{moor(id_, state, bots, names=NAMES)}")
            page.wait_for_selector(".results")
        else:
            sit(sailor, moor, id_, seat, state)
        for lang in LANGUAGES:
            page.set_viewport_size({"width": 1440, "height": 900})
            page.locator(f"button[lang={lang}]").first.click()
            page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
            page.mouse.move(0, 0)
            for width, height in SCREENS:
                page.set_viewport_size({"width": width, "height": height})
                for theme in ("light", "dark"):
                    page.emulate_media(color_scheme=theme)
                    page.screenshot(path=FOLDER / f"{id_}-{when}-{lang}-{width}-{theme}.png")


PAGES = {
    "start": "/",
    "new": "/new?game=pirates_of_maracaibo",
    "tables": "/tables",
    "me": "/me",
    "settings": "/settings",
    "rules": "/rules/pirates_of_maracaibo#PM-7.1",
    "about": "/about/pirates_of_maracaibo",
}


@pytest.mark.parametrize("name", PAGES)
def test_pictures_of_pages(board, name):
    sailor = board(painted=True)
    page = sailor.page
    FOLDER.mkdir(parents=True, exist_ok=True)
    bot = {"kind": "bot", "level": "deckhand"}
    for game, other in (("space_pirates", bot), ("jolly_roger", {"kind": "open"})):
        sailor.new_table(game, [{"kind": "me"}, other, bot])
    for lang in LANGUAGES:
        page.set_viewport_size({"width": 1440, "height": 900})
        sailor.visit(PAGES[name])
        page.get_by_role("heading").first.wait_for()
        page.locator(f"button[lang={lang}]").first.click()
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        page.wait_for_load_state("networkidle")
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme)
                page.screenshot(path=FOLDER / f"page-{name}-{lang}-{width}-{theme}.png")
