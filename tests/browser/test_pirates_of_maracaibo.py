"""Pirates of Maracaibo in the browser: a game on the board, a solo game by keys, both languages, phone."""

import re

import pytest
from playwright.sync_api import expect

from browser.sailor import ACT, DECISION, OPEN_ROW
from browser.test_fit import positions, sit
from games.pirates_of_maracaibo import positions as written
from quarterdeck.core.engine import NONE
from quarterdeck.games.pirates_of_maracaibo import data
from quarterdeck.games.pirates_of_maracaibo.flow.raid import CHOOSING, SPENDING, Raid

GAME = "pirates_of_maracaibo"
ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
LEGAL = ".board .legal:visible"  # what may be picked on the board
SCREENS = [(1440, 900), (1366, 768), (1024, 768), (390, 844), (360, 740)]
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
    on_plates = sailor.page.locator(".seats .final .disc:has([href='#pm-vp'])").all_inner_texts()
    assert [str(sailor.result()[seat][1]) for seat in range(2)] == on_plates  # no doubloon beside them
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


def test_dice_of_a_raid_cover_nothing(board, moor):
    _, seat, state = next(one for one in positions(GAME) if one[0] in {"prompt-dice", "prompt-die", "prompt-spend"})
    sailor = board()
    sit(sailor, moor, GAME, seat, state)
    for width, height in SCREENS:
        sailor.look(width, height)
        covered = sailor.page.evaluate("""() => {
            const dice = document.querySelector('.scene').getBoundingClientRect();
            const things = document.querySelectorAll(
                '.waters .sea-card, .waters .isle, .mini, .land > :is(.long, .winding)');
            return [...things].filter((thing) => {
                const one = thing.getBoundingClientRect();
                return one.width && Math.min(one.right, dice.right) - Math.max(one.left, dice.left) > 1
                    && Math.min(one.bottom, dice.bottom) - Math.max(one.top, dice.top) > 1;
            }).map((thing) => thing.outerHTML.slice(0, 60));
        }""")
        assert [] == covered, width


def test_what_the_captain_owns_and_the_whole_board_are_in_sight(board, moor):
    """Cards and quests on a laptop, sea and track on a tablet, and no picture as a dot."""
    _, seat, state = next(one for one in positions(GAME) if one[0] == "prompt-sail")
    sailor = board("pl", 1366, 768)
    sit(sailor, moor, GAME, seat, state)
    owned = sailor.page.locator(".tableau .groups")
    assert owned.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    heights = sailor.page.locator(".sea-card .pict svg:visible").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().height)"
    )
    assert min(heights) > 12
    sailor.look(1024, 768)
    land, panel = (sailor.page.locator(one).bounding_box() for one in ("div.land", ".decision"))
    assert land["y"] + land["height"] <= panel["y"]


def raiding():
    """A raid with six points of strength for a captain who has much to spend them on."""
    s = written.table(4, round_=2)
    written.grow(s, 0, "s1_raid", "s1_explore", "s2_plunder")
    written.give(s, 0, "storyteller", "signal_cannon")
    written.crown(s, 0, "mermaid")
    written.own(s, 0, pearl=1)
    s.stack.append(
        Raid(0, SPENDING, only=data.ANY, bonus=1, dice=[3, 2, 5], rerolls=0, kind=written.PEARL, points=6, used=0)
    )
    written.run(s)
    return s


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_raid_is_one_sheet(board, moor, lang):
    """PM-8.1.4: all that strength buys is in sight above the act, at every size; what is bought is ticked."""
    sailor = board(lang)
    sit(sailor, moor, GAME, 0, raiding())
    page = sailor.page
    purchases = page.locator(".purchases button")
    expect(purchases).to_have_count(7)
    for width, height in [(1440, 900), (1366, 768), (1024, 768)]:
        sailor.look(width, height)
        panel, act = page.locator(".decision").bounding_box(), page.locator(ACT).bounding_box()
        edge = act["y"] if width > 1024 else panel["y"] + panel["height"]
        boxes = [purchases.nth(i).bounding_box() for i in range(7)]
        assert all(box["y"] + box["height"] <= edge for box in boxes), width
    expect(page.locator(".pips .left")).to_have_count(6)
    purchases.filter(has_text=re.compile("Mermaid|Syrena")).click()
    sailor.act()
    expect(page.locator(".purchases .done")).to_have_count(1)
    expect(page.locator(".pips .left")).to_have_count(4)
    expect(page.locator(".purchases :disabled:not(.done)")).to_contain_text(re.compile("1 more|brakuje 1"))
    sailor.picture(f"maracaibo-raid-{lang}-1024")


def test_tiles_and_values_stay_on_their_cards(board, moor):
    """PM-7.3.1, PM-8.7: a location with its value and the broadest tile."""
    s = written.table(4, round_=2)
    for tile in range(data.TILES):
        s.tiles[tile] = data.FIRST_LOCATION + tile
    s.values = [written.GOLD] * 3 + [written.EMERALD] * 3 + [written.PEARL] * 2 + [NONE] * 4
    written.run(s)
    sailor = board()
    sit(sailor, moor, GAME, 0, s)
    for width, height in SCREENS:
        sailor.look(width, height)
        beyond = sailor.page.locator(".sea-card .slots > *").evaluate_all("""slots => slots.map((slot) =>
            slot.getBoundingClientRect().right - slot.closest('.sea-card').getBoundingClientRect().right)""")
        assert max(beyond) < 0.5, width  # the breadth of the edge


def test_all_ways_are_listed_on_a_tablet(board, moor):
    _, seat, state = next(one for one in positions(GAME) if one[0] == "prompt-sail")
    sailor = board("pl", 1024, 768)
    sit(sailor, moor, GAME, seat, state)
    below = sailor.page.locator(".sails .sail").evaluate_all("""all => all.map((one) =>
        one.getBoundingClientRect().bottom - one.closest('.decision').getBoundingClientRect().bottom)""")
    assert len(below) >= 8
    assert max(below) <= 0


def rich():
    """A captain with all that one ends with, and a figurehead at every ship."""
    s = written.table(4, round_=3)
    cards = ("shantyman", "bounty_master", "spyglass", "iron_chest", "signal_cannon", "gem_cutter")
    written.give(s, 0, *cards)
    written.hold(s, 0, "landowner", "growing_fame", "all_hands", "green_fire")
    written.own(s, 0, gold=3, emerald=3, pearl=3)
    for seat in range(4):
        written.crown(s, seat, data.FIGUREHEAD_IDS[seat])
    written.run(s)
    return s


def test_quests_say_how_much_i_have_of_what_they_count(board, moor):
    """PM-11.1: my own count, then both conditions, the one that is met in brass; of the market's, too."""
    s = written.table(2, round_=2)
    written.hold(s, 0, "gold_fever", "buried_pearls")
    written.own(s, 0, gold=4)
    written.run(s)
    sailor = board()
    sit(sailor, moor, GAME, 0, s)
    tableau, market = sailor.page.locator(".tableau .goals"), sailor.page.locator(".markets .goals")
    expect(tableau.locator(".mine")).to_have_text(["4", "0"])
    expect(tableau.locator(".met .bits")).to_have_text(["3"])
    expect(tableau.nth(0).locator(".goal .bits")).to_have_text(["3", "5"])
    expect(market.locator(".mine")).to_have_count(len(s.market))
    sailor.page.locator(".boards button").last.click()
    expect(tableau.locator(".mine")).to_have_count(0)  # what others hold is secret


def test_discarded_quests_lie_open_in_a_sheet(board, moor):
    """PM-8.5: they were discarded face up."""
    s = written.table(2, round_=2)
    s.discard = [s.deck.middle.pop(), s.deck.middle.pop()]
    written.run(s)
    sailor = board()
    sit(sailor, moor, GAME, 0, s)
    sailor.page.locator(".markets [data-look='pile-discard']").click()
    expect(sailor.page.locator(".lookup .fan li")).to_have_count(2)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_all_that_a_rich_captain_owns_is_in_sight(board, moor, lang):
    """Cards, quests, treasures and figureheads that were taken: nothing is scrolled or cut."""
    sailor = board(lang)
    sit(sailor, moor, GAME, 0, rich())
    for width, height in [(1440, 900), (1366, 768)]:
        sailor.look(width, height)
        expect(sailor.page.locator(".markets .taken")).to_have_count(4)
        expect(sailor.page.locator(".tableau .quests .spot")).to_have_count(4)
        expect(sailor.page.locator(".hideout .pile b")).to_have_text(["3", "3", "3"])
        below = sailor.page.evaluate("""() => [...document.querySelectorAll(
            '.tray :is(section.markets, .tableau .groups)')].map((part) => part.scrollHeight - part.clientHeight)""")
        assert max(below) <= 1, (width, below)
        cut = sailor.page.locator(".hideout .pile b, .ship .bits > *").evaluate_all("""parts => parts.filter((part) => {
            const [one, panel] = [part, part.closest('.panel')].map((it) => it.getBoundingClientRect());
            const space = part.closest('.bit')?.getBoundingClientRect() ?? panel;
            return one.right > panel.right || one.top < space.top - 2 || one.bottom > space.bottom + 2;
        }).map((part) => part.outerHTML)""")
        assert [] == cut, width


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


def test_ships_and_rent_cover_no_action(board, moor):
    """PM-6.11, PM-7.3.4: where value and tile lie, too, both actions are read above the rent and two ships."""
    s = written.table(4, round_=2)
    s.tiles[4] = data.FIRST_LOCATION
    s.ships[1] = s.ships[2] = written.at("a1")
    written.run(s)
    sailor = board()
    sit(sailor, moor, GAME, 0, s)
    for width, height in [*SCREENS, (1280, 720)]:
        sailor.look(width, height)
        covered = sailor.page.evaluate("""() => {
            const boxes = (what) => [...document.querySelectorAll(what)]
                .map((one) => [one, one.getBoundingClientRect()]);
            const docks = boxes('.sea-card .rent, .waters .vessel');
            return boxes('.sea-card .actions span > :is(i, em, .bits), .sea-card .slot')
                .filter(([, one]) => one.width && docks.some(([, dock]) =>
                    Math.min(one.right, dock.right) - Math.max(one.left, dock.left) > 1 &&
                    Math.min(one.bottom, dock.bottom) - Math.max(one.top, dock.top) > 2.5))
                .map(([thing]) => thing.outerHTML);
        }""")
        assert [] == covered, width


@pytest.mark.parametrize("first", [0, 6])
def test_figureheads_keep_their_icons_and_names(board, moor, first):
    """PM-8.6: all twelve, those that were taken too: no icon leaves its tile, no name is torn."""
    s = written.table(4, round_=2)
    s.offered = list(range(first, first + 6))
    for seat in range(3):
        written.crown(s, seat, data.FIGUREHEAD_IDS[first + 3 + seat])
    written.run(s)
    sailor = board()
    sit(sailor, moor, GAME, 0, s)
    for lang in ("en", "pl"):
        sailor.look(1440, 900)
        sailor.page.locator(f"button[lang={lang}]").first.click()
        sailor.page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        for width, height in [(1440, 900), (1366, 768), (1280, 720), (1024, 768)]:
            sailor.look(width, height)
            inside = sailor.page.locator(".markets .tile svg, .markets .taken .title")
            beyond = inside.evaluate_all("""all => all.filter(
                (one) => one.scrollWidth > one.clientWidth
                    || one.getBoundingClientRect().right > one.closest('.tile, .taken').getBoundingClientRect().right
            ).map((one) => one.closest('.tile, .taken').textContent)""")
            assert [] == beyond, (lang, width)


def throwing():
    """Three dice show the same: one may be kept, or all thrown again."""
    s = written.table(4, round_=2)
    s.stack.append(Raid(0, CHOOSING, only=data.ANY, bonus=1, dice=[5, 5, 5], rerolls=1, kind=NONE, points=0, used=0))
    written.run(s)
    return s


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (390, 844), (360, 740)])
def test_what_a_die_brings_and_another_throw_are_in_sight(board, moor, width, height):
    """PM-8.1.2, PM-8.1.3: the strength of each die, and the reroll, on tablets and phones, too."""
    sailor = board("pl", width, height)
    sailor.visit(f"/table/{moor(GAME, throwing(), 'open bot bot bot')}")
    sailor.page.locator(f"{DECISION} form .btn-primary").click()
    notes = sailor.page.locator(f"{DECISION} .option .note")
    expect(notes).to_have_count(3)
    assert all(notes.nth(i).is_visible() for i in range(3))
    again, panel = (sailor.page.locator(one).bounding_box() for one in (f"{DECISION} .option >> nth=3", DECISION))
    assert again["y"] + again["height"] <= panel["y"] + panel["height"]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_what_waits_at_a_chosen_card_is_told_on_every_screen(board, moor, width, height):
    s = written.lay(written.table(4), a1="tobacco")
    written.run(s)
    sailor = board("en", width, height)
    sit(sailor, moor, GAME, 0, s)
    tobacco = sailor.page.locator(".sail", has_text="Tobacco")
    if tobacco.get_attribute("aria-pressed") == "false":
        tobacco.click()
    expect(sailor.page.locator(".there")).to_be_visible()
    expect(sailor.page.locator(".there")).to_contain_text("doubloon")


def test_redbeard_tells_his_course_and_why_not_the_other_lines(board):
    """PM-13.3: his card with the reasons is in sight on a tablet, too, and his way is drawn."""
    sailor = board("en", 1024, 768)
    sailor.new_table(GAME, [{"kind": "me"}], {"difficulty": 2})
    for _ in range(40):
        assert sailor.asked()
        if sailor.page.locator(".his .refused").count():
            break
        sailor.answer(LAST)
    expect(sailor.page.locator(".his .refused small").last).to_contain_text("within 3 spaces")
    expect(sailor.page.locator(".sea .way.his")).to_have_count(1)
    card, panel = (sailor.page.locator(one).bounding_box() for one in (".his .refused >> nth=0", DECISION))
    assert card["y"] + card["height"] <= panel["y"] + panel["height"]
