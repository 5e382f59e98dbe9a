"""Pirates of Maracaibo in the browser: a game on the board, a solo game by keys, both languages, phone."""

import re

import pytest
from playwright.sync_api import expect

from browser.sailor import ACT, DECISION, OPEN_ROW

GAME = "pirates_of_maracaibo"
ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
LEGAL = ".board .legal:visible"  # what may be picked on the board
LAST = -1  # the farthest place, or doing without: short games


def play_on_the_board(sailor, most=300):
    """Play out, picking on the board whatever is marked there; how often that was."""
    picked, given = 0, 0
    while sailor.asked():
        marked = sailor.page.locator(LEGAL)
        if given % 4 == 0 and marked.count():
            marked.last.click()
            picked += 1
        sailor.answer(LAST)
        given += 1
        assert given < most, "the game does not end"
    return picked


def test_a_whole_game_on_the_board(board):
    sailor = board("en")
    sailor.new_table(GAME, ME_AND_A_BOT)
    assert play_on_the_board(sailor) > 3
    assert 1 in {place for place, _ in sailor.result().values()}
    expect(sailor.page.locator("table")).to_contain_text("Rivers crossed")
    totals = sailor.page.locator("tfoot td").all_inner_texts()
    assert sorted(totals) == sorted(sailor.page.locator(".results .points").all_inner_texts())
    sailor.picture("maracaibo-end-en-1440")


def fights(sailor, table):
    """The numbers of the steps that end a skirmish with a winner, as they were told to me."""
    return sailor.page.evaluate(
        """async (table) => {
        const { steps } = await (await fetch(`/api/tables/${table}/steps?seat=0`)).json();
        return steps.filter((one) => one.events.some((event) => event.kind === 'fight_won')).map((one) => one.step);
    }""",
        table,
    )


def test_a_skirmish_is_shown_die_by_die(board):
    sailor = board("en")
    table = sailor.new_table(GAME, [{"kind": "me"}] + [{"kind": "bot", "level": "deckhand"}] * 3, {"skirmishes": True})
    for _ in range(60):
        if found := fights(sailor, table):
            break
        assert sailor.asked()
        sailor.answer()
    sailor.visit(f"/replay/{table}?step={found[0] - 1}")
    scene = sailor.page.get_by_role("group", name="Skirmish")
    expect(scene.locator(".fighter").last).to_contain_text("?")
    sailor.page.keyboard.press("ArrowRight")
    expect(scene.locator(".won")).to_have_count(1)
    expect(scene.locator(".fighter").last).not_to_contain_text("?")
    sailor.picture("maracaibo-skirmish-en-1440")


def test_a_solo_game_by_the_keyboard_on_a_phone(board):
    sailor = board("pl", 390, 844)
    sailor.new_table(GAME, [{"kind": "me"}], {"difficulty": 2})
    given = 0
    while sailor.asked():
        last_key(sailor)
        given += 1
        assert given < 300
    expect(sailor.page.locator(".results li[data-seat='1']")).to_contain_text("Czerwonobrody")
    expect(sailor.page.locator("table")).to_contain_text("Przekroczone rzeki")
    sailor.picture("maracaibo-end-pl-390")


def last_key(sailor):
    """Answer with the key of the last option that has one, and Enter."""
    for _ in range(8):
        if sailor.chosen():
            break
        keys = sailor.page.locator(f"{OPEN_ROW} button kbd")
        sailor.page.keyboard.press(keys.last.text_content().strip().lower())
    sailor.act(keys=True)


def test_a_card_is_reached_by_the_keyboard_and_tells_itself(board):
    sailor = board("en")
    sailor.new_table(GAME, ME_AND_A_BOT)
    prompt = sailor.page.locator(f"{DECISION} .decision-prompt")
    while sailor.asked() and "Where do you sail" not in prompt.inner_text():
        sailor.answer()
    card = sailor.page.locator(".board .sea-card.legal").first
    card.focus()
    expect(sailor.page.locator(".caption")).to_contain_text(re.compile(r"\w+: "))
    sailor.page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(sailor.page.locator(ACT)).to_contain_text("Sail to")
    expect(sailor.page.locator(".board .way")).to_be_visible()
    sailor.page.locator(".lang", has_text="PL").or_(sailor.page.locator("button[lang=pl]")).first.click()
    expect(prompt).to_contain_text("płyniesz")


@pytest.mark.parametrize(("lang", "width", "height", "dark"), [("pl", 360, 780, True), ("en", 390, 844, False)])
def test_a_phone_looks_at_one_place_at_a_time(board, lang, width, height, dark):
    sailor = board(lang, width, height, dark=dark)
    sailor.new_table(GAME, ME_AND_A_BOT)
    assert sailor.asked()
    for page, part in enumerate([".waters", ".winding", ".ship .hull", ".tableau", ".markets .list"]):
        sailor.page.locator(".board .tabs .btn").nth(page).click()
        expect(sailor.page.locator(f".board {part}").first).to_be_visible()
        sailor.picture(f"maracaibo-{lang}-{width}-{page}")
        assert sailor.page.evaluate("document.documentElement.scrollWidth") <= width, "wider than the screen"


@pytest.mark.parametrize(("width", "height", "adventurers"), [(1440, 900, False), (1366, 768, True)])
def test_all_figureheads_are_in_sight(board, width, height, adventurers):
    sailor = board("en", width, height)
    sailor.new_table(GAME, [{"kind": "me"}] + [{"kind": "bot", "level": "deckhand"}] * 3, {"adventurers": adventurers})
    assert sailor.asked()
    below = sailor.page.locator(".markets .tiles .spot").evaluate_all("""tiles => tiles.map((tile) =>
        tile.getBoundingClientRect().bottom - tile.closest('.panel').getBoundingClientRect().bottom)""")
    assert len(below) == 6
    assert max(below) <= 0


def test_a_card_in_the_fog_shows_the_place_that_sentences_name(board):
    sailor = board()
    sailor.new_table(GAME, [{"kind": "me"}], {"fog_locations": True})
    assert sailor.asked()
    covered = sailor.page.locator(".sea-card.fog .place")
    expect(covered).to_have_count(8)
    sailor.answer()
    assert sailor.asked()
    named = {text[-2:] for text in sailor.page.locator(".sails .name").all_inner_texts() if "fog" in text}
    assert named <= set(covered.all_inner_texts())
