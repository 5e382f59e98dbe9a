"""Pirates of the 7 Seas in the browser: whole games by clicking and by the keyboard, the throw and its duels."""

import re

import pytest
from playwright.sync_api import expect

from games.pirates_of_the_7_seas.positions import calling, choosing, play

GAME = "pirates_of_the_7_seas"
ME_AND_BOTS = [{"kind": "me"}, *[{"kind": "bot", "level": "deckhand"}] * 3]
DUEL_LIST = re.compile("Duels, nearest|Pojedynki, od")
RULER = re.compile("Ruler|Linijka")


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("pl", 390, 844)])
def test_a_whole_game_by_clicking(board, lang, width, height):
    sailor = board(lang, width, height)
    sailor.new_table(GAME, ME_AND_BOTS)
    sailor.play_out()
    assert {0, 1, 2, 3} == set(sailor.result())
    assert 1 in {place for place, _ in sailor.result().values()}
    expect(sailor.page.locator(".accounts > li")).to_have_count(4)  # the scoring, line by line
    expect(sailor.page.locator(".accounts dl > div")).to_have_count(16)
    sailor.picture(f"{GAME}-end-{lang}-{width}")


def test_a_whole_game_by_the_keyboard(board):
    sailor = board("pl")
    sailor.new_table(GAME, ME_AND_BOTS)
    sailor.play_out(keys=True)
    expect(sailor.page.locator(".results")).to_be_visible()


def test_a_character_is_laid_face_down(board):
    sailor = board()
    sailor.new_table(GAME, [{"kind": "me"}, {"kind": "person", "name": "Ida"}], hotseat=True)
    sailor.page.locator(".curtain button").first.click()
    assert sailor.asked()
    sailor.page.get_by_role("button", name="Cartographer").click()
    expect(sailor.page.locator(".go .btn-primary")).to_contain_text("Cartographer")
    sailor.page.locator(".go .btn-primary").click()
    sailor.page.locator(".curtain button").first.click()
    expect(sailor.page.get_by_label("Albatross: a card face down")).to_be_visible()
    expect(sailor.page.get_by_label("Ida is still choosing")).to_be_visible()


def raid(sailor):
    """Play until a convoy has been fought and the next decision is asked."""
    for turn in range(40):
        assert sailor.asked(), "no raid in a whole game"
        if sailor.page.get_by_role("button", name=DUEL_LIST).filter(visible=True).count():
            return
        sailor.answer(turn)
    pytest.fail("no raid in forty decisions")


@pytest.mark.parametrize(("lang", "width", "height", "dark"), [("en", 1440, 900, False), ("pl", 360, 780, True)])
def test_duels_are_listed_and_distances_measured(board, lang, width, height, dark):
    sailor = board(lang, width, height, dark=dark)
    sailor.new_table(GAME, ME_AND_BOTS)
    raid(sailor)
    page = sailor.page
    page.get_by_role("button", name=DUEL_LIST).filter(visible=True).first.click()
    page.locator(".duels li button").first.click()
    expect(page.locator(".throw .pair")).to_have_count(2)
    expect(page.locator(".throw .label")).to_contain_text(re.compile(r"\d[.,]\d mm"))
    sailor.picture(f"{GAME}-duel-{lang}-{width}")
    page.get_by_role("button", name=RULER).filter(visible=True).first.click()
    dice = page.locator(".throw .piece[role=button]")
    if dice.count() > 1:
        dice.nth(0).press("Enter")
        dice.nth(1).press(" ")
        expect(page.locator(".throw .label")).to_contain_text("mm")
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "the page is wider than the screen"


def test_a_throw_is_played_duel_by_duel(board):
    sailor = board(speed="0.5")
    table = sailor.new_table(GAME, ME_AND_BOTS)
    raid(sailor)
    steps = sailor.page.evaluate(f"fetch('/api/tables/{table}/steps?seat=0').then(answer => answer.json())")["steps"]
    battle = next(step["step"] for step in steps if any(event["kind"] == "duel" for event in step["events"]))
    sailor.page.emulate_media(reduced_motion="no-preference")
    sailor.visit(f"/replay/{table}?step={battle - 1}")
    expect(sailor.page.locator(".lid")).to_be_visible()
    sailor.page.keyboard.press("ArrowRight")
    expect(sailor.page.locator(".caption .count")).to_contain_text("Duel 1 of")
    expect(sailor.page.locator(".throw .pair")).to_have_count(0, timeout=25_000)  # after the last duel


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_first_player_and_countdown_are_in_sight(board, width, height):
    sailor = board("en", width, height)
    sailor.new_table(GAME, ME_AND_BOTS)
    assert sailor.asked()
    expect(sailor.page.locator(".calls .first")).to_be_visible()
    expect(sailor.page.locator(".calls .round small")).to_contain_text("last-round card")


def test_a_choice_says_what_being_alone_with_it_brings(board):
    sailor = board()
    sailor.new_table(GAME, ME_AND_BOTS)
    assert sailor.asked()
    expect(sailor.page.locator(".choosing .alone")).to_have_count(7)
    expect(sailor.page.locator(".choosing .others").first.locator("i")).to_have_count(3)


def test_the_captain_throws_the_dice(board):
    sailor = board(speed="0.5", reduced=False)
    sailor.new_table(GAME, ME_AND_BOTS)
    page = sailor.page
    for turn in range(60):
        page.wait_for_selector(".fling, .decision:not(.is-waiting):not(.optional), .results")
        if page.locator(".fling").count():
            break
        captain = page.locator(".choosing [data-look='character-captain']:not([disabled])")
        if captain.count():
            captain.click()
            sailor.act()
        else:
            sailor.answer(turn)
    expect(page.locator(".caption .told")).to_have_text("The dice will decide.", timeout=2000)  # not how it ends
    page.locator(".fling").click()
    expect(page.locator(".fling")).to_have_count(0)
    expect(page.locator(".caption .count")).to_contain_text("Duel 1 of")


def test_the_language_changes_in_place(board):
    sailor = board()
    sailor.new_table(GAME, ME_AND_BOTS)
    assert sailor.asked()
    expect(sailor.page.locator(".decision-prompt")).to_contain_text("Round 1: whom do you choose?")
    sailor.page.locator("button[lang=pl]").or_(sailor.page.locator(".lang", has_text="PL")).first.click()
    expect(sailor.page.locator(".decision-prompt")).to_contain_text("Runda 1")
    expect(sailor.page.locator(".board")).to_contain_text("Zatoka Piratów")
    expect(sailor.page.get_by_role("button", name="Wyspiarka")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (390, 844)])
def test_the_governor_takes_a_flag_in_the_question(board, width, height):
    sailor = board("en", width, height)
    sailor.new_table(GAME, ME_AND_BOTS)
    page = sailor.page
    governor = page.locator(".choosing [data-look='character-governor']:not([disabled])")
    for turn in range(40):
        assert sailor.asked()
        if page.locator(".deeds button[aria-label*='corsair']").count():
            break
        if governor.count():
            governor.click()
            sailor.act()
        else:
            sailor.answer(turn)
    flags = page.locator(".deeds button[aria-label*='corsair']")
    flags.last.click()
    act = page.locator(".go .btn-primary")
    expect(act).to_contain_text("Become a corsair")
    assert act.bounding_box()["y"] + act.bounding_box()["height"] <= height
    assert flags.last.bounding_box()["y"] + flags.last.bounding_box()["height"] <= act.bounding_box()["y"]


def sit(sailor, moor, state):
    """Take the first seat in a position."""
    sailor.visit(f"/table/{moor(GAME, play(state).state, ' '.join(['open'] + ['bot'] * (state.seats - 1)))}")
    sailor.page.locator(".decision form input[type=text]").fill("Albatross")
    sailor.page.locator(".decision form .btn-primary").click()


def test_all_that_the_shipwright_can_do_is_in_sight_on_a_tablet(board, moor):
    """P7-6.5: so many ships, five rituals and the end of the turn, above the act."""
    purse = {"yin_yang": 12, "chests": 4, "reserve": 4, "fleet": 6, "rum": 1, "coffee": 1, "fruit": 1}
    sailor = board("pl", 1024, 768)
    sit(sailor, moor, calling(["shipwright", "captain", "captain"], purse, {}))
    sailor.choose()
    act = sailor.page.locator(".go .btn-primary").bounding_box()
    for part, many in ((".ships button", 4), (".rituals button", 5), (".last button", 1)):
        expect(sailor.page.locator(part)).to_have_count(many)
        for i in range(many):
            box = sailor.page.locator(part).nth(i).bounding_box()
            assert box["y"] + box["height"] <= act["y"], part
    sailor.page.keyboard.press("q")
    expect(sailor.page.locator(".last button")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (390, 844)])
def test_all_that_the_merchant_can_do_is_in_sight(board, moor, width, height):
    """P7-6.5: three goods, five rituals, the end of the turn and the cards in hand, above the act."""
    purse = {"yin_yang": 12, "chests": 4, "fleet": 8, "rum": 1, "coffee": 2, "fruit": 4}
    hand = {"hand": ["convoy_spain_2", "port_port_royal", "port_cartagena", "curse_idol"]}
    sailor = board("pl", width, height)
    sit(sailor, moor, calling(["merchant", "captain", "captain"], {**purse, **hand}, {}))
    for chosen in (False, True):
        if chosen:
            sailor.choose()
            sailor.page.locator(".go .happens li:not(.note)").first.wait_for()  # what it brings, in full
        act = sailor.page.locator(".go .btn").last.bounding_box()
        assert act["y"] + act["height"] <= height
        top = sailor.page.locator(".go").bounding_box()["y"]
        for part, many in ((".goods .kind", 3), (".rituals button", 5), (".last button", 1), (".aside .adventure", 4)):
            expect(sailor.page.locator(part)).to_have_count(many)
            for i in range(many):
                box = sailor.page.locator(part).nth(i).bounding_box()
                assert box["y"] + box["height"] <= top + 1, (part, chosen)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768), (1024, 768)])
def test_played_convoys_and_curses_are_always_in_sight(board, moor, width, height):
    """P7-18: by country and size, and the eight curses; what I hold myself is marked."""
    mine = {"hand": ["convoy_france_2", "curse_kraken"]}
    sailor = board("en", width, height)
    sit(sailor, moor, choosing(4, mine, {}, played=["convoy_spain_3", "curse_idol"]))
    played = sailor.page.locator(".nations")
    for nation in ("England", "Spain", "France", "Netherlands"):
        expect(played).to_contain_text(nation)
    expect(played.locator("li", has_text="Spain").locator(".gone")).to_have_text("3")
    expect(played.locator("li", has_text="France").locator(".mine")).to_have_text("2")
    expect(played.locator(".curses i")).to_have_count(8)
    expect(played.get_by_label("the Idol curse, played")).to_be_visible()
    expect(played.get_by_label("the Kraken curse, in your hand")).to_be_visible()
    box = played.bounding_box()
    assert box["y"] + box["height"] <= height


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_what_was_played_is_shown_with_the_fleets_where_the_board_has_no_room(board, moor, width, height):
    """P7-18: convoys by country and size, and curses."""
    mine = {"hand": ["convoy_france_2", "curse_kraken"]}
    sailor = board("en", width, height)
    sit(sailor, moor, choosing(4, mine, {}, played=["convoy_spain_3", "curse_idol"]))
    sailor.page.get_by_role("button", name="All fleets").filter(visible=True).first.click()
    played = sailor.page.locator(".fleets .played")
    played.scroll_into_view_if_needed()
    expect(played.locator("[title=Spain] .gone")).to_have_text("3")
    expect(played.locator("[title=France] .mine")).to_have_text("2")
    expect(played.get_by_label("the Idol curse, played")).to_be_visible()
    sailor.picture(f"{GAME}-fleets-{width}")
