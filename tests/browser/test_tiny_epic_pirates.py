"""Tiny Epic Pirates in the browser: a whole game, a solo game and one by the keyboard, in both languages."""

import itertools
import re

import pytest
from playwright.sync_api import expect

import quarterdeck as qd
from games.tiny_epic_pirates.positions import CREW_UP, at_order, at_wheel, options, play
from quarterdeck.bots.ladder import bot
from quarterdeck.games.tiny_epic_pirates.data import TOKEN_COUNT, TOKEN_IDS

GAME = "tiny_epic_pirates"
ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
ALONE = [{"kind": "me"}]
SOLO = {"solo_captain": "solo_crowe", "solo_personality": "solo_reckless"}
ACT = ".decision:not(.is-waiting) .go .btn-primary"
MOST = 900  # answers until the game must be over
LONG_CREW = ("sydney_sweetwater", "quartermaster_quigley", "lieutenant_flint", "black_eyed_brutus")
EAGER = 50  # answers after which the sailor only wants to go home


def set_up(sailor, seats=ME_AND_BOT, options=None):
    """Sit down and answer the questions of the setup, up to the first order."""
    sailor.new_table(GAME, seats, options or {"first_player": "0"})
    while sailor.asked() and not sailor.page.locator(".orders").count():
        sailor.answer()


def steer(sailor):
    """Give the first order, so that the ship may sail."""
    sailor.page.locator(".orders button").first.click()
    sailor.page.locator(ACT).click()
    sailor.page.wait_for_selector(".sea .flag")


def play_out(sailor):
    """Play by clicking until the game is over; deckhands that may be rearranged stay where they are."""
    for given in range(MOST):
        if not sailor.asked():
            return
        if sailor.page.locator(".ask .stay").count():
            sailor.page.locator(".ask .stay").click()
        sailor.answer(given if given < EAGER else -1)  # the last option is to stay, to decline, to be done
    pytest.fail("the game does not end")


def test_a_whole_game_on_the_phone_by_clicking(board):
    sailor = board("pl", 390, 844)
    sailor.new_table(GAME, ME_AND_BOT, {"round_limit": 50})
    play_out(sailor)
    assert 1 in {place for place, _ in sailor.result().values()}
    expect(sailor.page.locator("table")).to_be_visible()
    sailor.picture("tiny_epic_pirates-end-pl-390")


def test_a_solo_game_by_clicking(board):
    sailor = board()
    sailor.new_table(GAME, ALONE, SOLO)
    play_out(sailor)
    expect(sailor.page.locator(".results li[data-seat='1']")).to_contain_text("Silas Crowe")
    expect(sailor.page.locator("tr.first td").first).to_have_text("3")  # buried treasures
    expect(sailor.page.locator(".story li")).not_to_have_count(0)
    sailor.picture("tiny_epic_pirates-solo-end-en")


def test_a_solo_game_by_the_keyboard(board):
    sailor = board("pl")
    sailor.new_table(GAME, ALONE, SOLO)
    sailor.play_out(keys=True, most=MOST)
    expect(sailor.page.locator(".results li[data-seat='1']")).to_contain_text("Silas Crowe")


def test_the_captain_is_steered_on_the_wheel(board):
    sailor = board()
    set_up(sailor)
    second = sailor.page.locator(".wheel [data-key='order:2']")
    second.focus()
    sailor.page.keyboard.press("Space")
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(sailor.page.locator(".wheel .ghost")).to_have_count(1)
    expect(sailor.page.locator(ACT)).to_contain_text("from Extort marks the skipped space")
    sailor.page.locator(".ask .hand").first.click()
    expect(sailor.page.locator(ACT)).to_contain_text("from Rigging marks the skipped space")
    sailor.page.keyboard.press("Escape")
    expect(second).to_have_attribute("aria-pressed", "false")
    expect(sailor.page.locator(ACT)).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (390, 844)])
def test_sea_and_wheel_are_there_when_an_order_is_given(board, width, height):
    sailor = board("pl", width, height)
    set_up(sailor)
    wheel = ".steering svg.wheel" if width < 720 else ".board .helm svg.wheel"
    for part in (".board .place >> nth=15", wheel, ".orders button"):
        box = sailor.page.locator(part).first.bounding_box()
        assert box, f"{part} is not in sight"
        assert 0 <= box["x"] <= box["x"] + box["width"] <= width
    assert sailor.page.locator(".orders button").last.bounding_box()["y"] < height


def test_what_the_turn_would_bring_is_shown_for_the_card_under_the_pointer(board):
    sailor = board()
    set_up(sailor)
    steer(sailor)
    plan = sailor.page.locator(".decision .plan")
    expect(plan).to_be_visible()  # where the ship is
    far = sailor.page.get_by_role("button", name="2 cards away").first
    name = far.get_attribute("aria-label").split(",")[0]
    far.hover()
    expect(plan.locator(".where")).to_contain_text(name)
    expect(plan.locator("li")).not_to_have_count(0)


def test_the_mat_of_the_legendary_pirate_is_printed_whole(board):
    sailor = board()
    set_up(sailor, ALONE, SOLO)
    mat = sailor.page.locator(".aside .mat")
    expect(mat.locator(".cast")).to_have_count(5)  # a face of the die for each space
    expect(mat.locator(".target")).to_have_count(5)
    expect(mat.locator("tbody tr")).to_have_count(4)
    expect(mat.locator(".ring li")).to_have_count(4)
    expect(mat.locator("tbody tr[aria-current]")).to_have_count(1)


@pytest.mark.parametrize(("width", "height", "smallest"), [(1440, 900, 16), (1366, 768, 12)])
def test_faces_of_the_die_and_targets_on_his_wheel_can_be_read(board, width, height, smallest):
    sailor = board("pl", width, height)
    set_up(sailor, ALONE, SOLO)
    mat = sailor.page.locator(".aside .mat")
    for mark in [*mat.locator(".cast rect").all(), *mat.locator(".target circle").all()]:
        assert mark.bounding_box()["width"] >= smallest
    hits = mat.locator(".hits").bounding_box()
    assert hits["y"] + hits["height"] <= height


def test_stations_say_what_their_deckhands_bring(board):
    sailor = board("pl")
    set_up(sailor)
    for width, height in [(1440, 900), (1920, 1080)]:
        sailor.look(width, height)
        effects = sailor.page.locator(".part.helm .effect:visible")
        expect(effects).to_have_text(["+1 żeglowanie", "+1 uszkodzenie", "+1 Złota", "czekają"])
        assert effects.evaluate_all("all => all.every((one) => one.scrollWidth <= one.parentElement.clientWidth)")


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1024, 768), ("pl", 1024, 768), ("pl", 1440, 900)])
def test_the_mat_of_the_legendary_pirate_is_whole_in_the_helm(board, lang, width, height):
    sailor = board(lang, width, height)
    set_up(sailor, ALONE, SOLO)
    steer(sailor)
    sailor.page.locator(".part.helm .who").last.click()
    hits = sailor.page.locator(".part.helm .mat .hits")
    expect(hits).to_be_visible()
    box = hits.bounding_box()
    below = sailor.page.locator(".part.crew").bounding_box()["y"] if width > 1024 else height
    assert box["y"] + box["height"] <= below
    assert sailor.page.locator(".part.helm").evaluate("part => part.scrollHeight <= part.clientHeight")


@pytest.mark.parametrize(("lang", "width"), [("en", 360), ("pl", 390)])
def test_crew_cards_on_a_phone_say_all_they_do_in_whole_words(board, moor, lang, width):
    sailor = board(lang, width, 800)
    take(sailor, moor, 0, at_wheel(crew=[LONG_CREW]))
    sailor.page.locator(".tabs button").nth(2).click()
    mine = sailor.page.locator(".zone.mine .crew")
    expect(mine).to_have_count(5)
    expect(mine.nth(1).locator(".words")).to_contain_text("8")
    expect(mine.nth(1).locator(".cube:visible")).to_have_count(2)
    cut = mine.evaluate_all("""cards => cards.flatMap((card) => [...card.querySelectorAll('.name, .words, .dice')]
        .filter((part) => part.getBoundingClientRect().height > 22 || part.scrollWidth > part.clientWidth + 1)
        .map((part) => part.innerText))""")
    assert [] == cut


def test_a_full_crew_and_its_row_are_whole_on_a_phone(board, moor):
    """TEP-5.3.3.2: eight cards are too many for the height of the sea; the page rolls to them."""
    sailor = board("pl", 360, 740)
    state = at_order(order=CREW_UP, crew=[LONG_CREW])
    play(state, 0, "perform crew_up")
    play(state, 0, next(words for words in options(state, 0) if words.startswith("hire ")))
    take(sailor, moor, 0, state)
    cards = sailor.page.locator(".part.crew .crew")
    expect(cards).to_have_count(8)
    boxes = sorted((card.bounding_box() for card in cards.all()), key=lambda box: box["y"])
    assert all(box["height"] >= 44 for box in boxes)
    assert all(box["y"] + box["height"] <= below["y"] for box, below in itertools.pairwise(boxes))
    assert sailor.page.locator(".part.crew").evaluate("part => part.scrollHeight <= part.clientHeight")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_an_order_that_is_chosen_on_a_phone_says_what_lies_in_reach(board, moor, lang):
    sailor = board(lang, 360, 740)
    take(sailor, moor, 0, at_wheel())
    order = sailor.page.locator(".orders button:has(.near):not(:has(.cost, .gain))").first
    order.click()
    expect(sailor.page.locator(".steering .reach")).to_contain_text(order.locator("b").inner_text())
    expect(order.locator("b")).to_be_visible()
    last = sailor.page.locator(".board .place .frame").last.bounding_box()
    dock = sailor.page.locator(".decision").bounding_box()
    assert last["y"] + last["height"] <= dock["y"], (last, dock)


@pytest.mark.parametrize("helm", [0, 3, 5])  # four orders, or five with a long name among the first or the last
def test_orders_on_a_small_phone_stay_within_their_buttons_and_leave_no_gap(board, moor, helm):
    sailor = board("pl", 360, 740)
    take(sailor, moor, 0, at_wheel(helm=[helm], cargo=[()]))
    rows = sailor.page.locator(".orders").evaluate("""orders => {
        const whole = orders.getBoundingClientRect();
        return [...orders.querySelectorAll('.order')].map((order) => {
            const box = order.getBoundingClientRect(), text = document.createRange();
            text.selectNodeContents(order.querySelector('b'));
            const name = text.getBoundingClientRect();
            const inside = name.left > box.left + 1 && name.right < box.right - 1;
            return [Math.round(box.top), inside, Math.round(whole.right - box.right)];
        });
    }""")
    assert all(inside for _, inside, _ in rows)
    assert {0} == {min(left for top, _, left in rows if top == row) for row in {top for top, _, _ in rows}}


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("pl", 1366, 768)])
def test_what_a_captain_keeps_lies_clear_of_the_faces_of_the_crew(board, moor, lang, width, height):
    sailor = board(lang, width, height)
    found = [token - (id_ in ("tailwind", "storm_pass")) for token, id_ in zip(TOKEN_COUNT, TOKEN_IDS, strict=True)]
    state = at_wheel(crew=[LONG_CREW], sure_fire=[3], tailwinds=[1], passes=[1], unturned=found)
    state.face_down &= ~0b11
    take(sailor, moor, 0, state)
    seat = sailor.page.locator(".seats .people").first
    kept = seat.locator(".kept .fact")
    expect(kept).to_have_count(3)
    faces = [face.bounding_box() for face in seat.locator(".face").all()]
    for fact in [one.bounding_box() for one in kept.all()]:
        assert all(fact["x"] >= face["x"] + face["width"] or fact["y"] >= face["y"] + face["height"] for face in faces)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_crew_for_hire_has_faces_beside_its_words(board, lang):
    sailor = board(lang)
    set_up(sailor)
    cards = sailor.page.locator(".zone:not(.mine) .crew")
    expect(cards.locator(".picture:visible")).to_have_count(3)
    out = cards.evaluate_all("""cards => cards.flatMap((card) => [...card.querySelectorAll('.name, .words, .dice')]
        .filter((part) => part.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom)
        .map((part) => part.className))""")
    assert [] == out


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_card_of_the_sea_has_its_name_within_its_frame(board, lang):
    sailor = board(lang)
    set_up(sailor)
    for width, height in [(1920, 1080), (1366, 768), (1024, 768), (390, 844), (360, 740)]:
        sailor.look(width, height)
        told = sailor.page.locator(".board .place").evaluate_all("""places => places.map((place) => {
            const frame = place.querySelector('.frame').getBoundingClientRect();
            const strip = place.querySelector('.strip').getBoundingClientRect();
            return [...place.querySelectorAll('.name')].map((name) => {
                const box = name.getBoundingClientRect();
                const inside = box.width > 0 && box.left > frame.left + 2 && box.right < frame.right - 2;
                return inside && box.bottom < strip.bottom + 3;
            });
        })""")
        assert 16 == len(told)
        assert all(lines and all(lines) for lines in told), (width, told)


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (390, 844)])
def test_the_legendary_pirate_is_in_sight_beside_the_seat(board, width, height):
    sailor = board("pl", width, height)
    set_up(sailor, ALONE, SOLO)
    rival = sailor.page.locator(".seats li.rival")
    expect(rival).to_contain_text("Silas Crowe")
    box = rival.bounding_box()
    assert 0 <= box["x"] <= box["x"] + box["width"] <= width
    assert box["y"] < sailor.page.locator(".board .place").first.bounding_box()["y"]


def asked_for(form):
    """Somebody may give an answer of this form."""
    match = qd.Match(GAME, 2, seed=5)
    crew = [bot("bosun", seat) for seat in range(2)]
    while True:
        seat = match.waiting()[0]
        decision = match.ask(seat)
        if any(re.match(form, option.words) for option in decision.options):
            return seat, match.state
        match.play(seat, crew[seat].choose(match.view(seat), decision))


def sit(sailor, moor, form):
    """Take the seat of somebody who may give an answer of this form."""
    take(sailor, moor, *asked_for(form))


def take(sailor, moor, seat, state):
    """Take a seat in a position."""
    seats = ["open" if other == seat else "bot" for other in range(2)]
    sailor.visit(f"/table/{moor(GAME, state, ' '.join(seats))}")
    sailor.page.locator(".decision form input[type=text]").fill("Albatross")
    sailor.page.locator(".decision form .btn-primary").click()


def test_the_odds_of_a_fight_are_drawn_before_it(board, moor):
    """TEP-6.3: dice, hits by face and the three ends, whose percents make a hundred."""
    sailor = board()
    sit(sailor, moor, "attack ")
    odds = sailor.page.locator(".decision .before")
    expect(odds.locator("li").first).to_contain_text("it sinks")
    expect(odds.locator(".faces").first.locator("span")).to_have_count(6)
    percents = [int(text) for text in re.findall(r"(\d+) %", odds.locator("ul").inner_text())]
    assert 100 == sum(percents[:3])


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 360, 740), ("pl", 1024, 768)])
def test_every_answer_to_a_fight_is_in_sight_beside_its_odds(board, moor, lang, width, height):
    sailor = board(lang, width, height)
    sit(sailor, moor, "attack ")
    sailor.choose()
    decision = sailor.page.locator(".decision")
    expect(decision.locator(".before")).to_be_visible()
    expect(decision.locator(".happens .warns")).to_be_hidden()
    act = decision.locator(".go").bounding_box()
    for answer in decision.locator(".option").all():
        box = answer.bounding_box()
        assert box["y"] + box["height"] <= act["y"], answer.inner_text()


def test_crew_for_hire_is_taken_from_its_cards_on_a_phone(board, moor):
    """TEP-5.3.3.2: cards say all they do; the panel lists what lies nowhere, and tells what the chosen one does."""
    sailor = board("en", 390, 844)
    sit(sailor, moor, "hire [a-z]+_[a-z]+$")
    card = sailor.page.locator(".zone:not(.mine) .crew").first
    name = card.locator(".name").inner_text()
    card.click()
    decision = sailor.page.locator(".decision")
    expect(decision.locator(".go .btn-primary")).to_have_text(re.compile(f"^Hire {name} "))
    expect(decision.locator(".option", has_text="Hire nobody")).to_be_visible()
    expect(decision.locator(".option", has_text=name)).to_have_count(0)
    expect(decision.locator(".happens .note")).to_contain_text("; hits ")


def test_only_cards_within_reach_are_marked_for_an_order(board, moor):
    """TEP-5.2.1: rum is sold at map_03, next to the ship, and at map_10, four cards off."""
    sailor = board()
    take(sailor, moor, 0, at_wheel(ship=["a4"], cargo=[("rum",)]))
    sailor.page.locator(".orders button", has_text="Trade").click()
    expect(sailor.page.locator(".orders button", has_text="Trade")).to_contain_text("1 market")
    expect(sailor.page.locator(".board .place .legal-ring.able")).to_have_count(1)


def test_the_whole_sea_stays_in_sight_while_deckhands_are_placed_on_a_phone(board, moor):
    sailor = board("pl", 390, 844)
    sit(sailor, moor, "steer crew_up [rcep]+ [rce]+$")
    sailor.page.locator(".orders button", has_text="Mustrowanie").click()
    expect(sailor.page.locator(".ask")).to_have_count(2)
    expect(sailor.page.locator(".steering svg.wheel")).to_be_visible()
    last = sailor.page.locator(".board .place .frame").last.bounding_box()
    dock = sailor.page.locator(".decision").bounding_box()
    assert last["y"] + last["height"] <= dock["y"], (last, dock)


def test_the_dice_that_i_may_change_lie_in_the_panel_and_cover_nothing(board, moor):
    sailor = board()
    sit(sailor, moor, "sure_fire")
    for width, height in [(1440, 900), (1366, 768), (1024, 768), (390, 844)]:
        sailor.look(width, height)
        expect(sailor.page.locator(".decision .turning")).to_be_visible()
        expect(sailor.page.locator(".board .fight")).to_have_count(0)


def test_a_die_is_turned_in_the_panel(board, moor):
    """TEP-6.1.5: first the die, which tells what it shows, then its faces with the damage they would make."""
    sailor = board()
    sit(sailor, moor, "sure_fire")
    panel = sailor.page.locator(".decision .turning")
    dice = panel.get_by_role("group", name="die").get_by_role("button")
    faces = panel.get_by_role("group", name="face").get_by_role("button")
    expect(dice.first).to_have_accessible_name(re.compile(r"Die 1 shows \d: \d hit"))
    expect(faces).to_have_count(0)
    (shown,) = re.findall(r"shows (\d)", dice.first.get_attribute("aria-label"))
    sailor.page.keyboard.press("1")
    expect(panel).to_contain_text(f"The die shows {shown}")
    expect(faces).to_have_count(5)
    faces.last.click()
    (total,) = re.findall(r"makes (\d+) damage", faces.last.get_attribute("aria-label"))
    expect(sailor.page.locator(".decision .go")).to_contain_text(f"{total} damage")
    expect(sailor.page.locator(ACT)).to_contain_text(f"Sure-fire: die 1 to {6 if shown != '6' else 5}")


def test_a_far_card_is_reached_step_by_step(board):
    sailor = board()
    set_up(sailor)
    steer(sailor)
    far = sailor.page.get_by_role("button", name="2 cards away").first
    name = far.get_attribute("aria-label").split(",")[0]
    far.click()
    expect(sailor.page.locator(".decision .plan .where")).to_contain_text(name)
    there = sailor.page.locator(f'.place[aria-label^="{name}"]')
    for _ in range(6):
        sailor.page.wait_for_selector(f"{ACT}, .decision .option")
        if not sailor.page.locator(ACT).count():  # a storm on the way asks for a deckhand: not from Rigging
            sailor.page.locator(".decision .option").last.click()
        said = sailor.page.locator(ACT).inner_text()
        sailor.page.locator(ACT).click()
        another = "([act, said]) => document.querySelector(act)?.innerText !== said"
        sailor.page.wait_for_function(another, arg=[ACT, said])
        if "ship of Albatross" in there.get_attribute("aria-label"):
            break
    expect(there).to_have_attribute("aria-label", re.compile("ship of Albatross"))


def test_staying_is_a_click_on_my_own_card(board):
    sailor = board()
    set_up(sailor)
    steer(sailor)
    press(sailor, sailor.page.locator('.place[role=button][aria-label*="ship of Albatross"]'))
    expect(sailor.page.locator(ACT)).to_contain_text("Stay here")
    press(sailor, sailor.page.locator(".place[role=button]:has(.legal-ring):not(:has(.later))").first)
    expect(sailor.page.locator(ACT)).to_contain_text("Sail to")


def press(sailor, place):
    """Click on a card of the sea wherever ships and clouds lie on it."""
    place.scroll_into_view_if_needed()
    box = place.locator(".frame").bounding_box()
    sailor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_the_language_changes_in_place(board):
    sailor = board()
    set_up(sailor)
    expect(sailor.page.locator(".stations").first).to_contain_text("Rigging")
    sailor.page.locator("button[lang=pl]").first.click()
    expect(sailor.page.locator(".stations").first).to_contain_text("Takielunek")
    expect(sailor.page.locator(".decision-prompt")).to_contain_text("rozkaz")


@pytest.mark.parametrize(
    ("lang", "screens"),
    [("pl", [(360, 780, True), (1440, 900, False)]), ("en", [(390, 844, False), (2560, 1440, True)])],
)
def test_pictures_of_the_table(board, lang, screens):
    sailor = board(lang)
    set_up(sailor)
    for width, height, dark in screens:
        sailor.look(width, height, dark=dark)
        sailor.picture(f"tiny_epic_pirates-helm-{lang}-{width}")
    steer(sailor)
    for width, height, dark in screens:
        sailor.look(width, height, dark=dark)
        sailor.picture(f"tiny_epic_pirates-sea-{lang}-{width}")
        assert sailor.page.evaluate("document.documentElement.scrollWidth") <= width, "wider than the screen"


def test_my_own_helm_comes_back_with_every_question(board):
    sailor = board()
    set_up(sailor)
    steer(sailor)
    whose = sailor.page.locator(".whose button")
    whose.nth(1).click()
    expect(whose.nth(1)).to_have_attribute("aria-pressed", "true")
    sailor.answer()
    assert sailor.asked()
    expect(whose.nth(0)).to_have_attribute("aria-pressed", "true")
