"""People at a table, each in a browser: invitation, play, one vanishes, a bot sits in, comes back, and all finish."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from quarterdeck.server.qr import drawn

GAME = "space_pirates"
STORY = ".while-away"  # what happened meanwhile, for whoever returns
DAY = 24 * 3600


def join(sailor, table, name):
    """Follow the invitation and sit down; the server has given the seat."""
    sailor.visit(f"/table/{table}")
    sailor.page.locator(".decision input[type=text]").fill(name)
    with sailor.page.expect_response(lambda answer: answer.url.endswith("/join")):
        sailor.page.locator(".decision form button").click()


def play_all(sailors, most=200):
    """Let whoever is asked answer until the game is over for everybody."""
    for turn in range(most):
        if all(one.page.locator(".results").count() for one in sailors):
            return
        for one in sailors:
            if one.page.locator(STORY).count():
                one.page.keyboard.press("Escape")
            if one.page.locator(".decision:not(.is-waiting):not(.optional)[data-decision]").count():
                one.answer(turn)
        sailors[0].page.wait_for_timeout(
            50
        )  # somebody is asked or the game is over; whoever it is is found in the next round
    pytest.fail("the game does not end")


def test_an_evening_of_three_people_in_two_languages(crew, harbour):
    """Invitation, play, one vanishes, a bot takes over, she comes back on another device, all finish, rematch."""
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

    bob.visit("/me")  # one vanishes on her move
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

    tablet = crew("pl", 1024, 768)
    carried_over(bob, tablet, "Bożena")
    tablet.visit(f"/table/{table}")
    expect(tablet.page.locator(".decision")).to_contain_text("Bot (Bosman) wykonał za ciebie jeden ruch")
    tablet.picture("together-back-1024-pl")
    tablet.page.locator(".decision .btn-primary").click()
    expect(ann.page.locator(".seats li[data-seat='1'].sailed")).to_have_count(0)
    everybody = [ann, tablet, cyd]
    play_all(everybody)
    assert ann.result() == cyd.result() == tablet.result()
    ann.page.locator("header button[aria-label='Table menu']").click()
    expect(ann.page.get_by_text("Resign")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    once_more(ann, [tablet, cyd], table)
    expect(tablet.page.locator(".seats li[data-seat='1'] .seat-name")).to_have_text("Bożena")
    expect(tablet.page.locator("[data-decision]")).to_be_visible()


def carried_over(phone, tablet, name):
    """Somebody whose phone shows the page of the person goes on at another device."""
    phone.page.get_by_role("button", name="Odnośnik i kod QR").click()
    link = phone.page.locator(".url").inner_text()
    shown = phone.page.get_by_role("img", name="kod QR odnośnika").locator("path").get_attribute("d")
    assert drawn(link)["path"] == shown  # what a camera reads
    tablet.visit(urlsplit(link).path)
    tablet.page.get_by_role("button", name=f"Kontynuuj jako {name}").click()
    tablet.page.wait_for_selector(".game")


def once_more(first, others, table):
    """Everybody wants to play again: all are moved to one new table."""
    first.page.get_by_role("button", name="Yes, the same again").click()
    for one in others:
        expect(one.page.locator(".rematch li[data-seat='0']")).to_have_attribute("data-answer", "yes")
        one.page.get_by_role("button", name="Tak, w tym samym składzie").click()
    for one in [first, *others]:
        one.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    assert 1 == len({one.page.url for one in [first, *others]})


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


def test_who_is_here_reminds_the_absent_one_and_gives_more_time(crew, harbour):
    _, time = harbour
    ann, bob = crew(), crew("pl")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "level": "deckhand"}]
    terms = {"pace": "game", "seconds": 1200, "increment": 15}
    table = ann.new_table(GAME, seats, {"first_player": "1"}, terms=terms)
    join(bob, table, "Bożena")
    expect(bob.page.locator("[data-decision]")).to_be_visible()
    bob.visit("/")
    expect(ann.page.locator(".seats li[data-seat='1'].gone")).to_be_visible()
    time.advance(60.0)
    ann.page.get_by_role("button", name="Remind once more").click()
    expect(ann.page.locator(".decision")).to_contain_text("Reminded:")
    ann.page.get_by_role("button", name="Give 10 minutes more").click()
    expect(ann.page.locator(".decision")).to_contain_text("You have given 10 minutes more")
    expect(ann.page.locator(".decision .clk")).to_contain_text("29:")
    ann.picture("together-nudge")


def test_players_and_watchers_know_who_looks_on(crew):
    ann, bob, eve = crew(), crew(), crew("pl", 1024, 768)
    table = ann.new_table(GAME, [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "level": "deckhand"}])
    join(bob, table, "Ann")
    eve.visit("/me")
    with eve.page.expect_response(lambda answer: answer.request.method == "PUT"):
        eve.page.get_by_label("Moje imię").fill("Ewa")
        eve.page.get_by_label("Moje imię").press("Enter")
    eve.visit(f"/table/{table}")
    expect(eve.page.locator("header")).to_contain_text("Oglądasz")
    expect(bob.page.locator(".seats li[data-seat='1'] .seat-name")).to_have_text("Ann 2")
    expect(ann.page.locator("header .eyes")).to_have_attribute("title", "Watching: Ewa")
    ann.page.get_by_role("button", name="Company + 1").click()
    expect(ann.page.locator(".watchers li")).to_contain_text("Ewa")
    expect(ann.page.locator(".company li[data-seat='1']")).to_contain_text("Ann 2")
    ann.picture("together-company")
    eve.page.get_by_role("button", name="Towarzystwo + 1").click()
    expect(eve.page.locator(".watchers li")).to_contain_text("Ewa")
    eve.picture("together-company-1024-pl")
    ann.page.get_by_role("button", name="Make Ann 2 a friend").click()
    expect(ann.page.get_by_role("button", name="Ann 2 is a friend; strike out")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Send Ewa away")).to_have_count(0)
    ann.page.get_by_role("button", name="Send Ewa away").click()
    expect(ann.page.locator(".watchers li")).to_contain_text("Nobody")
    expect(eve.page.locator(".lost")).to_contain_text("Gospodarz tego stołu prosi")
    eve.errors.clear()  # the browser complains of the refusal


def test_a_running_clock_is_spoken_at_its_half(crew):
    ann, bob = crew(own=True), crew()
    table = ann.new_table(
        GAME,
        [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "level": "deckhand"}],
        {"first_player": "0"},
        terms={"pace": "decision", "seconds": 60},
    )
    ann.page.clock.install()
    ann.visit(f"/table/{table}")
    join(bob, table, "Bob")
    ann.page.locator("[data-decision]").wait_for()
    ann.page.clock.run_for(31_000)
    expect(ann.page.locator(".spoken")).to_have_text("time left: 0:30")


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
    for one in (ann, bob):
        one.page.add_locator_handler(one.page.locator(STORY), lambda story: story.page.keyboard.press("Escape"))
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


def test_an_expired_link_says_so_and_leads_home(crew, harbour):
    _, time = harbour
    ann, phone = crew(), crew("pl", 390, 844)
    ann.visit("/me")
    ann.page.get_by_role("button", name="Link and QR code").click()
    link = ann.page.locator(".url").inner_text()
    time.advance(601.0)
    phone.visit(urlsplit(link).path)
    expect(phone.page.get_by_role("alert")).to_contain_text("wygasł")
    phone.picture("link-expired-390-pl")
    phone.errors.clear()  # the refused call
    phone.page.locator("main a[href='/']").click()
    phone.page.wait_for_selector(".game")
