"""People at a table, each in a browser: invitation, play, one vanishes, a bot sits in, comes back, and all finish."""

import pytest
from playwright.sync_api import expect

from browser.sailor import Sailor
from server.harness import Here, ManualTime, settings

GAME = "space_pirates"
DAY = 24 * 3600


@pytest.fixture
def harbour(tmp_path):
    """A server whose clock the test moves."""
    time = ManualTime()
    with Here(settings(tmp_path / "store.sqlite", iterations=2), time) as server:
        yield server, time


@pytest.fixture
def crew(browser, harbour):
    """Makes sailors at that server; what their pages complain of fails the test."""
    contexts, sailors = [], []

    def sailor(lang="en", width=1440, height=900, *, dark=False):
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            locale="pl-PL" if lang == "pl" else "en-GB",
        )
        for name, value in (("language", lang), ("speed", "0")):
            context.add_init_script(f"localStorage.setItem('quarterdeck.{name}', '{value}')")
        contexts.append(context)
        sailors.append(Sailor(context.new_page(), f"http://{harbour[0].address}"))
        return sailors[-1]

    yield sailor
    complaints = [error for one in sailors for error in one.errors]
    for context in contexts:
        context.close()
    assert [] == complaints


def join(sailor, table, name):
    """Follow the invitation and sit down."""
    sailor.visit(f"/table/{table}")
    sailor.page.locator(".decision input").fill(name)
    sailor.page.locator(".decision form button").click()


def play_all(sailors, most=200):
    """Let whoever is asked answer until the game is over for everybody."""
    for turn in range(most):
        if all(one.page.locator(".results").count() for one in sailors):
            return
        for one in sailors:
            if one.page.locator(".decision:not(.is-waiting):not(.optional)[data-decision]").count():
                one.answer(turn)
        sailors[0].page.wait_for_timeout(
            50
        )  # somebody is asked or the game is over; whoever it is is found in the next round
    pytest.fail("the game does not end")


def test_three_people_in_two_languages_one_vanishes_a_bot_sits_in_and_all_finish(crew, harbour):
    _, time = harbour
    ann, bob, cyd = crew(), crew("pl", 390, 844, dark=True), crew("pl")
    table = ann.new_table(
        GAME, [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}], {"first_player": "1"}
    )
    expect(ann.page.locator(".terms")).to_contain_text("take-back if all agree")
    bob.visit(f"/table/{table}")
    expect(bob.page.locator(".decision")).to_contain_text("Ann zaprasza cię")
    bob.picture("together-join-390-dark-pl")
    join(bob, table, "Bożena")
    expect(ann.page.locator(".list")).to_contain_text("Bożena")
    ann.picture("together-gather-1440")
    join(cyd, table, "Cyd")
    expect(bob.page.locator("[data-decision]")).to_be_visible()

    bob.visit("/")  # one vanishes on his move
    expect(ann.page.locator(".seats li[data-seat='1'].gone")).to_be_visible()
    time.advance(31.0)
    expect(ann.page.locator(".decision")).to_contain_text("Bożena is away since")
    expect(cyd.page.locator(".decision")).to_contain_text("Bożena – poza stołem")
    time.advance(100.0)
    ann.page.locator(".vote .btn-primary").click()
    expect(ann.page.locator(".vote")).to_contain_text("1 of 2")
    expect(cyd.page.locator(".vote")).to_contain_text("1 z 2")
    cyd.picture("together-vote-1440-pl")
    cyd.page.locator(".vote .btn-primary").click()
    expect(ann.page.locator(".seats li[data-seat='1'].sailed")).to_be_visible()
    expect(ann.page.locator("[aria-label='Beside the game']")).to_contain_text("Voted: a bot sits in for Bożena.")
    cyd.asked()  # the bot has moved
    ann.picture("together-bot-1440")

    bob.visit(f"/table/{table}")
    expect(bob.page.locator(".decision")).to_contain_text("Bot (Bosman) wykonał za ciebie jeden ruch")
    bob.picture("together-back-390-dark-pl")
    bob.page.locator(".decision .btn-primary").click()
    expect(ann.page.locator(".seats li[data-seat='1'].sailed")).to_have_count(0)
    play_all([ann, bob, cyd])
    assert ann.result() == cyd.result() == bob.result()
    ann.page.locator("header button[aria-label='Table menu']").click()
    expect(ann.page.get_by_text("Resign")).to_have_count(0)


def test_the_host_arranges_the_table_and_starts_with_bots(crew):
    ann, bob = crew(), crew("pl")
    table = ann.new_table(GAME, [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}])
    join(bob, table, "Bożena")
    row = ann.page.locator(".list li[data-seat='1']")
    expect(row).to_contain_text("Bożena")
    ann.page.get_by_role("button", name="Bożena: one seat down").click()
    expect(ann.page.locator(".list li[data-seat='2']")).to_contain_text("Bożena")
    ann.page.get_by_role("button", name="Unseat").click()
    ann.page.get_by_role("button", name="Really unseat?").click()
    expect(bob.page.locator(".decision form")).to_be_visible()
    ann.page.get_by_role("button", name="Start now, bots in the empty seats").click()
    ann.asked()
    expect(ann.page.locator(".seats li")).to_have_count(3)


def test_leaving_resigning_and_the_words_before_it(crew):
    ann, bob = crew(), crew()
    table = ann.new_table(
        GAME, [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}], {"first_player": "0"}
    )
    join(bob, table, "Bob")
    ann.page.get_by_role("button", name="Start now, bots in the empty seats").click()
    ann.asked()
    bob.page.locator("header button[aria-label='Table menu']").click()
    bob.page.get_by_role("button", name="Resign").click()
    expect(bob.page.locator(".resign")).to_contain_text("You are placed last")
    expect(bob.page.get_by_role("button", name="Keep playing")).to_be_focused()
    bob.picture("together-menu-1440")
    bob.page.locator(".resign .btn-primary").click()
    expect(ann.page.locator(".seats li[data-seat='1']")).to_contain_text("resigned, a bot plays on")
    ann.play_out()
    assert 3 == ann.page.evaluate(f"fetch('/api/tables/{table}').then(answer => answer.json())")["ranks"][1]


def asked_back(one, other, most=60):
    """Play until one of the two can ask the other to take something back, and asks: who asks, and who is asked."""
    for turn in range(most):
        for here, there in ((one, other), (other, one)):
            if not here.page.locator(".decision:not(.is-waiting):not(.optional)[data-decision]").count():
                continue
            here.answer(turn)
            undo = there.page.locator("header button:has(use[href='#i-undo'])")
            if undo.get_attribute("aria-disabled") == "true":
                continue
            undo.click()
            there.page.locator(".decision:has(use[href='#i-undo']), .complaint").first.wait_for()
            if here.page.locator(".decision .two .btn-primary").count():
                return there, here
    raise AssertionError("nobody could ask")


def test_taking_back_asks_the_others_and_names_what_falls(crew):
    ann, bob = crew(), crew("pl", 390, 844)
    table = ann.new_table("tiny_epic_pirates", [{"kind": "me", "name": "Ann"}, {"kind": "open"}])
    join(bob, table, "Bożena")
    asks, agrees = asked_back(ann, bob)
    expect(agrees.page.locator(".decision")).to_contain_text("Do cofnięcia" if agrees is bob else "To take back")
    agrees.picture("together-ask")
    agrees.page.locator(".decision .two .btn-primary").click()
    expect(asks.page.locator(".decision:not(.is-waiting)[data-decision]")).to_be_visible()
    notes = asks.page.evaluate(f"fetch('/api/tables/{table}').then(answer => answer.json())")["notes"]
    assert ["takeback"] == [note["note"] for note in notes]


def test_a_game_of_days_goes_on_over_three_days(crew, harbour):
    _, time = harbour
    ann, bob = crew(), crew("pl")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "level": "deckhand"}]
    table = ann.new_table(GAME, seats, {"first_player": "1"}, terms={"pace": "days", "seconds": DAY})
    join(bob, table, "Bożena")
    expect(bob.page.locator("[data-decision]")).to_be_visible()
    expect(bob.page.locator(".seats li[data-seat='1'] .clk.runs")).to_be_visible()
    bob.picture("together-days-1440-pl")
    bob.visit("/")
    expect(ann.page.locator(".seats li[data-seat='1'].gone")).to_be_visible()
    time.advance(DAY / 2)
    expect(ann.page.locator(".decision")).to_contain_text("Bożena is away since")
    time.advance(DAY / 2 + 60)
    ann.asked()  # the first day is over: a bot has played for Bożena
    expect(ann.page.locator(".seats li[data-seat='1'].sailed")).to_be_visible()
    ann.visit("/")
    time.advance(DAY / 2)
    bob.visit(f"/table/{table}")
    bob.page.locator(".decision .btn-primary").click()  # on the second day she is back
    expect(bob.page.locator(".seats li[data-seat='0'].gone")).to_be_visible()
    time.advance(DAY)
    ann.visit(f"/table/{table}")  # on the third day Ann's clock has run out
    expect(ann.page.locator(".decision")).to_contain_text("Your clock ran out")
    ann.page.locator(".decision .btn-primary").click()
    play_all([ann, bob])
    assert ann.result() == bob.result()
