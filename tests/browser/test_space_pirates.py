"""Space Pirates in the browser: whole games by clicking and by the keyboard, in both languages."""

import re

import pytest
from playwright.sync_api import expect

from browser.sailor import DECISION
from games.space_pirates.positions import T, put, table

ME_AND_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}, {"kind": "bot", "level": "deckhand"}]


def test_two_clicks_from_the_start_page_to_the_first_move(board):
    sailor = board()
    sailor.visit()
    sailor.page.get_by_role("button", name="Play now").first.click()
    assert sailor.asked()
    assert "/table/" in sailor.page.url


def test_every_game_is_one_click_away(board):
    sailor = board()
    sailor.visit()
    cards = sailor.page.locator("li.game")
    expect(cards).to_have_count(5)
    cards.filter(has_text="Space Pirates").get_by_role("button").first.click()
    assert sailor.asked()
    sailor.answer()


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("pl", 390, 844)])
def test_a_whole_game_by_clicking(board, lang, width, height):
    sailor = board(lang, width, height)
    sailor.new_table("space_pirates", ME_AND_BOTS)
    assert sailor.play_out() <= 8
    best = max(points for _, points in sailor.result().values())
    assert {0, 1, 2} == set(sailor.result())
    assert best in [points for place, points in sailor.result().values() if place == 1]
    sailor.picture(f"space_pirates-end-{lang}-{width}")


def test_a_whole_game_by_the_keyboard(board):
    sailor = board("pl")
    sailor.new_table("space_pirates", ME_AND_BOTS)
    assert sailor.play_out(keys=True) <= 8


def test_the_same_clicks_play_the_same_game_again(board):
    """Every deal and every bot's answer comes from the seed of the server."""
    logs = []
    for sailor in (board(), board()):
        table = sailor.new_table("space_pirates", ME_AND_BOTS)
        sailor.play_out()
        logs.append(sailor.log(table))
    assert logs[0] == logs[1]


def test_clicking_the_board_narrows_the_options(board):
    sailor = board()
    sailor.new_table("space_pirates", ME_AND_BOTS, {"first_player": "0"})
    assert sailor.asked()
    sailor.page.locator(".board [data-key='planet:2'] [role=button]").click()
    sailor.page.get_by_role("button", name="Captain").click()
    expect(sailor.page.locator(".go .btn-primary")).to_contain_text("Captain")
    sailor.page.keyboard.press("Escape")
    expect(sailor.page.locator(".go .btn-primary")).to_have_count(0)


def test_one_click_does_what_can_be_taken_back_and_chooses_what_cannot(board):
    sailor = board(ask="final")
    sailor.new_table("space_pirates", ME_AND_BOTS, {"first_player": "0"})
    planet = sailor.page.locator(".board [data-key='planet:2'] [role=button]")
    assert sailor.asked()
    first = sailor.page.locator("[data-decision]").get_attribute("data-decision")
    planet.click()
    sailor.page.get_by_role("button", name="Captain").click()
    expect(sailor.page.locator(f"[data-decision='{first}']")).to_have_count(0)
    assert sailor.asked()
    planet.click()  # a card lies there face down: the next one turns it up (SP-5.2)
    sailor.page.get_by_role("button", name="Teleport").click()
    expect(sailor.page.locator(".decision .lock")).to_contain_text("Cannot be taken back")  # and why, once weighed
    sailor.act()


def test_the_language_changes_in_place_with_the_log(board):
    sailor = board()
    sailor.new_table("space_pirates", ME_AND_BOTS, {"first_player": "0"})
    assert sailor.asked()
    expect(sailor.page.locator("body")).to_contain_text("Which card goes to which planet?")
    sailor.page.locator(".lang", has_text="PL").or_(sailor.page.locator("button[lang=pl]")).first.click()
    expect(sailor.page.locator("body")).to_contain_text("Którą kartę wysyłasz")
    expect(sailor.page.locator("body")).to_contain_text("Planety leżą dookoła planszy statków")


def test_a_rule_opens_from_the_log(board):
    sailor = board()
    sailor.new_table("space_pirates", ME_AND_BOTS)
    assert sailor.asked()
    sailor.page.locator(".log").get_by_role("link", name=re.compile(r"SP-3\.4\b")).click()
    expect(sailor.page.locator("[data-rule='SP-3.4']")).to_be_visible()


def test_at_a_shared_screen_a_curtain_hides_the_hand(board):
    sailor = board()
    seats = [{"kind": "me"}, {"kind": "person", "name": "Ida"}, {"kind": "bot", "level": "deckhand"}]
    sailor.new_table("space_pirates", seats, {"first_player": "0"}, hotseat=True)
    sailor.page.wait_for_selector(".curtain")
    assert 0 == sailor.page.locator(".board").count() or not sailor.page.locator(".decision .card").first.is_visible()
    sailor.page.locator(".curtain button").first.click()
    assert sailor.asked()
    sailor.answer()
    expect(sailor.page.locator(".curtain")).to_contain_text("Ida")


def test_a_shared_screen_offers_the_undo_button_to_the_next_person_too(board):
    sailor = board()
    seats = [{"kind": "me"}, {"kind": "person", "name": "Ida"}, {"kind": "person", "name": "Ola"}]
    sailor.new_table("space_pirates", seats, {"first_player": "0"}, hotseat=True)
    sailor.page.locator(".curtain button").first.click()
    assert sailor.asked()
    sailor.answer()
    sailor.page.locator(".curtain button").first.click()
    assert sailor.asked()
    expect(sailor.page.locator(".tools")).to_contain_text("Undo")


def test_a_finished_game_is_replayed_and_forked(board):
    sailor = board()
    table = sailor.new_table("space_pirates", ME_AND_BOTS)
    sailor.play_out()
    shared = sailor.page.get_by_role("link", name="Picture to share").get_attribute("href")
    assert sailor.page.request.get(sailor.address + shared).body().startswith(b"\x89PNG")
    turned = sailor.page.get_by_role("region", name="Where it turned").get_by_role("link")
    expect(turned.first).to_be_visible()
    assert 1 <= turned.count() <= 3
    step = int(turned.first.get_attribute("href").partition("step=")[2])
    turned.first.click()
    slider = sailor.page.locator("input[type=range]").first
    expect(slider).to_have_value(str(step - 1))
    sailor.visit(f"/replay/{table}?step=6")
    expect(slider).to_be_visible()
    at = int(slider.input_value())
    sailor.page.keyboard.press("Tab")
    slider.fill(str(at + 3))
    expect(sailor.page).to_have_url(re.compile("step=9"))
    sailor.picture("space_pirates-replay")
    told_again(sailor.page)


TREASURES = ((6, 6, 3), (5, 4, 4, 1), (5, 4, 3), (3, 2, 2, 1), (7, 5, 3), (7, 5, 4))
CROWD = [(0, seat, code) for code in (7, 5) for seat in range(5)]
HIDES = """ships => ships.flatMap((ship) => {
    const box = ship.getBoundingClientRect();
    return [...document.querySelectorAll('.full :is(.piece, .sum), .compact .token')].filter((thing) => {
        const other = thing.getBoundingClientRect();
        return other.width && Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1
            && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
    }).map((thing) => thing.textContent);
})"""


@pytest.mark.parametrize(("merchant", "pirate"), [(5, 0), (1, 4), (1, 0)])
def test_no_ship_hides_a_card(board, moor, merchant, pirate):
    """Both at the upper left, both at the upper right, one at each; five crews lie at the planet above."""
    start = table(5, home=5, merchant=merchant, pirate=pirate, treasures=TREASURES, up=CROWD[:-1], down={0: (4, 5)})
    sailor = board()
    sailor.visit(f"/table/{moor('space_pirates', start, 'open bot bot bot bot')}")
    sailor.page.locator(".decision form .btn-primary").click()
    sailor.page.locator(f"{DECISION}[data-decision]").wait_for()
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        sailor.look(width, height)
        assert [] == sailor.page.locator(".ship .turn").evaluate_all(HIDES), width


def test_the_names_of_cards_are_whole(board, moor):
    start = table(
        5,
        home=5,
        treasures=TREASURES,
        up=[(planet, seat, code) for planet, code in enumerate((7, 6, 2, 1)) for seat in range(5)],
    )
    sailor = board("pl")
    sailor.visit(f"/table/{moor('space_pirates', start, 'open bot bot bot bot')}")
    sailor.page.locator(".decision form .btn-primary").click()
    names = sailor.page.locator(".hand .name")
    expect(names.filter(has_text="Nawigatorka")).to_have_count(1)
    for width, height in ((1440, 900), (1366, 768), (1024, 768), (390, 844), (360, 740)):
        sailor.look(width, height)
        assert [] == names.evaluate_all(
            "names => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"
        ), width


def test_five_seats_leave_room_for_the_box(board, moor):
    start = table(5, home=5, treasures=TREASURES, down={seat: (seat, T) for seat in range(5)})
    for seat in range(5):
        put(start, seat, 1, (seat + 1) % 5)  # each falls into the trap of the next
    names = ("Bartholomew Featherstone", "Wilhelmina Zawichojska", "Grzegorz Brzęczyszczykow", "Maximilian Oxenstierna")
    sailor = board("pl")
    sailor.visit(f"/table/{moor('space_pirates', start, 'open bot bot bot bot', names=names)}")
    sailor.page.locator(".decision form .btn-primary").click()
    sailor.page.locator(f"{DECISION}[data-decision]").wait_for()
    box = sailor.page.locator(".seats .box").bounding_box()
    assert box["y"] + box["height"] <= 900


SCENES = """() => {
    window.scenes = [];
    const at = (light) => [...document.querySelectorAll(light)].map((one) => one.closest('[data-key]').dataset.key);
    const look = () => window.scenes.push({
        lit: at('.board .light:not(.decides)'),
        deciding: at('.board .light.decides'),
        swept: document.querySelectorAll('.haul.swept').length,
        lost: [...document.querySelectorAll('.box p')].filter((pile) => pile.textContent.includes('nobody'))
            .flatMap((pile) => [...pile.querySelectorAll('.token')]).length,
    });
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true});
}"""


def test_the_sharing_is_told_planet_by_planet(board, moor):
    """A light goes round; what decides a tie is ringed, and the pirates fetch what lies where their ship is."""
    start = table(
        3,
        home=2,
        turn=1,
        merchant=5,
        treasures=TREASURES,
        up=[
            *((2, 0, 7), (4, 0, 1), (1, 0, 5)),
            *((0, 1, 1), (3, 1, 3), (3, 1, 2)),
            *((5, 2, 3), (1, 2, 5), (4, 2, 2)),
        ],
        down={5: (0, 4)},
    )
    sailor = board(speed="0.5", reduced=False)
    sailor.visit(f"/table/{moor('space_pirates', start, 'bot open bot')}")
    page = sailor.page
    page.locator(".decision form .btn-primary").click()
    assert sailor.asked()
    page.locator(".board [data-key='planet:5'] [role=button]").click()
    page.get_by_role("button", name="Corsair").click()
    page.evaluate(SCENES)
    page.locator(".go .btn-primary").click()
    assert sailor.asked() is False
    scenes = page.evaluate("window.scenes")
    pirates = len(TREASURES[2])
    assert {"lit": ["planet:1"], "deciding": ["planet:5"], "swept": 0, "lost": 0} in scenes
    assert {"lit": ["planet:2"], "deciding": [], "swept": pirates, "lost": pirates} in scenes
    assert [0, 1, 2, 3, 4, 5] == list(dict.fromkeys(int(key[-1]) for scene in scenes for key in scene["lit"]))
    expect(page.locator(".haul.swept")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (390, 844)])
def test_a_small_board_tells_what_lies_in_the_box(board, width, height):
    sailor = board("en", width, height)
    sailor.new_table("space_pirates", ME_AND_BOTS)
    assert sailor.asked()
    expect(sailor.page.locator(".shipboard .box")).to_have_text(re.compile("^[0-9×]"))
    sailor.page.mouse.move(0, 0)
    sailor.page.locator(".shipboard .box").hover()
    expect(sailor.page.locator(".lookup")).to_contain_text("In the box")


def told_again(page):
    """Rounds, curve, eyes and lines lead through the game; the address follows."""
    expect(page.locator(".outline polyline")).to_have_count(3)
    page.get_by_role("button", name="Round 2.").click()
    second = int(page.locator(".outline input").input_value())
    expect(page.get_by_role("button", name="Round 2.")).to_have_attribute("aria-current", "step")
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Round 1.")).to_have_attribute("aria-current", "step")
    page.keyboard.press("2")
    expect(page).to_have_url(re.compile(f"step={second + 1}$"))
    eyes = page.get_by_role("group", name="Whose eyes").get_by_role("button")
    expect(eyes).to_have_count(5)
    board = page.locator(".stage")
    whole = board.inner_text()
    eyes.nth(1).click()
    expect(eyes.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page).to_have_url(re.compile(f"step={second + 1}$"))  # the same moment
    assert whole != board.inner_text()  # face down is face down
    page.locator(".scroll .line .see").first.click()
    expect(page.locator(".scroll .line")).to_have_count(1)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_pictures_of_start_page_and_table(board, lang):
    sailor = board(lang)
    sailor.visit()
    sailor.page.get_by_role("heading").first.wait_for()
    pictures(sailor, f"start-{lang}")
    sailor.new_table("space_pirates", ME_AND_BOTS)
    assert sailor.asked()
    sailor.answer(3)
    sailor.asked()
    pictures(sailor, f"space_pirates-{lang}")


def pictures(sailor, name):
    """The page on a phone and on a desk, by day and by night; it is never wider than the screen."""
    for width, height in [(360, 780), (1440, 900)]:
        for theme in ("light", "dark"):
            sailor.look(width, height, dark=theme == "dark")
            sailor.picture(f"{name}-{width}-{theme}")
        assert sailor.page.evaluate("document.documentElement.scrollWidth") <= width, "wider than the screen"


def test_a_replay_shows_the_whole_ring_on_a_small_phone(board):
    sailor = board("pl", 360, 740)
    table = sailor.new_table("space_pirates", [{"kind": "bot", "level": "deckhand"}] * 3)
    sailor.page.wait_for_selector(".results .moments")
    sailor.visit(f"/replay/{table}?step=9")
    sailor.page.wait_for_selector(".outline polyline")
    ring, reel = (sailor.page.locator(one).bounding_box() for one in (".stage svg.board", ".reel"))
    assert ring["width"] >= 350
    assert ring["y"] + ring["height"] <= reel["y"]
