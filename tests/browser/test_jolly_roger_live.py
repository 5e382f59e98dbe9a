"""Jolly Roger against time: clocks that everybody sees, hold, standing orders, talk while others are asked."""

import re
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from browser.sailor import DECISION
from browser.test_accessibility import findings
from games.jolly_roger.positions import table, voyage
from quarterdeck.games.jolly_roger.flow.rounds import S4_ANY, S5_TALK, S7_SAIL

DECKHAND = {"kind": "bot", "level": "deckhand"}
LIVE = {"pace": "live"}


def gather(board, *people):
    """People at one live table with two bots, on a server whose clocks a person can follow."""
    crew = [board(lang, width, height, server="slow_address") for lang, width, height in people]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1), DECKHAND, DECKHAND]
    made = crew[0].new_table("jolly_roger", seats, LIVE)
    for sailor in crew[1:]:
        sailor.visit(f"/table/{made}")
        sailor.page.locator(".decision form .btn-primary").click()
    for sailor in crew:
        sailor.page.locator(".place").first.wait_for()
    return crew


def delayed(page):
    """Puts the tests between a page and its table: nothing is heard `with` what this returns, but everything after."""
    kept, pages = [], []

    def route(wire):
        table = wire.connect_to_server()
        table.on_message(lambda message: kept[-1].append(message) if kept else wire.send(message))
        pages.append(wire)

    @contextmanager
    def late():
        kept.append([])
        yield
        for message in kept.pop():
            pages[-1].send(message)

    page.route_web_socket(re.compile("/socket$"), route)
    return late


def test_everybody_sees_the_clock_and_who_holds_it(board):
    anne, mary = gather(board, ("en", 1440, 900), ("pl", 390, 844))
    expect(anne.page.locator(".seats li:visible")).to_have_count(2)  # the board draws the crew: here stand the people
    hold = anne.page.locator(".clock .hold:not([disabled])")
    hold.wait_for()
    before = int(re.sub(r"\D", "", hold.inner_text()))
    hold.click()
    expect(mary.page.locator(".clock .held")).to_contain_text("O chwilę prosi")
    expect(anne.page.locator(".clock .held")).to_contain_text("More time, says")
    expect(anne.page.locator(".clock .hold").first).to_contain_text(str(before - 1))
    expect(mary.page.locator(".clock [role=timer]")).to_be_visible()
    anne.picture("jolly_roger-live-clock-1440")
    mary.picture("jolly_roger-live-clock-390")


def test_a_silent_table_sails_on(board, slow_moor):
    """A bot is Captain; nobody waits for a player who says nothing."""
    options = {"pace": "live", "clock": True, "negotiation": "off"}
    hands = ("nav_p3_m1 mel_p1_m2", "nav_p2_m1 can_p2_m1", "", "")  # no bot can rise, so Anne stays what she is
    start = table(hands=hands, stack=[voyage(S4_ANY)], captain=1, qm=2, options=options)
    anne = board(server="slow_address")
    anne.visit(f"/table/{slow_moor('jolly_roger', start, 'open bot bot bot', options)}")
    anne.page.locator(".decision form .btn-primary").click()
    expect(
        anne.page.locator(".decision-prompt")
        .filter(has_text="Waiting for the crew")
        .or_(anne.page.locator(DECISION))
        .first
    ).to_be_visible()
    expect(anne.page.locator(".log")).to_contain_text("chooses the target", timeout=90_000)


def test_orders_are_given_by_keyboard_and_change_what_is_asked(board):
    (anne,) = gather(board, ("en", 390, 844))
    anne.page.locator(".orders summary").focus()
    anne.page.keyboard.press("Enter")
    stop = anne.page.locator(".orders [aria-labelledby=order-stop] button").last
    expect(stop).to_have_text("always")
    stop.focus()
    anne.page.keyboard.press("Enter")
    expect(stop).to_have_attribute("aria-pressed", "true")
    anne.picture("jolly_roger-live-orders-390")
    anne.page.locator(".clock .btn", has_text="Go on").click(timeout=60_000)


def test_what_is_said_while_others_speak_is_said(board, slow_moor):
    """An answer to a question that has changed meanwhile is refused; words beside the game mean the same after it."""
    options = {"pace": "live", "clock": True, "negotiation": "full"}
    hands = ("nav_p3_m1 can_p3_m1", "nav_p2_m1 can_p2_m1", "", "")
    start = table(hands=hands, stack=[voyage(S5_TALK)], options=options)
    path = f"/table/{slow_moor('jolly_roger', start, 'open open bot bot', options)}"
    anne, mary = crew = (board(server="slow_address"), board(server="slow_address", own=True))
    late = delayed(mary.page)
    for sailor in crew:
        sailor.visit(path)
        sailor.page.locator(".decision form .btn-primary").click()
    for sailor in crew:
        sailor.page.locator(".bribes button:not([disabled])").first.click()
        sailor.page.locator(".decision .hand button:not([disabled])").first.click()
        sailor.page.locator(".draft button:not([disabled])", has_text="Send it").wait_for()
    with late():
        anne.page.locator(".draft button", has_text="Send it").click()
        expect(anne.page.locator(".own")).to_be_visible()
        mary.page.locator(".draft button", has_text="Send it").click()
    expect(mary.page.locator(".own")).to_be_visible()
    expect(mary.page.locator(".offer")).to_be_visible()
    expect(mary.page.locator(".complaint")).to_have_count(0)


def test_a_mutiny_call_is_sealed_ahead(board, slow_moor):
    options = {"pace": "live", "clock": True, "negotiation": "off"}
    hands = ("nav_p3_m1 mel_p1_m2", "nav_p2_m1 can_p2_m1", "mel_p2_m1", "mel_p1_m3")
    start = table(hands=hands, stack=[voyage(S4_ANY)], captain=1, qm=2, options=options)
    anne = board(server="slow_address")
    anne.visit(f"/table/{slow_moor('jolly_roger', start, 'open bot bot bot', options)}")
    anne.page.locator(".decision form .btn-primary").click()
    anne.page.locator(".ahead summary").click(timeout=60_000)
    anne.page.locator(".ahead .btn", has_text="Pass").click()
    expect(anne.page.locator(".ahead summary")).to_contain_text("Pass")
    anne.picture("jolly_roger-live-ahead-1440")


def test_a_traitor_has_a_button_on_a_card_that_has_not_settled(board, slow_moor):
    options = {"pace": "live", "clock": True, "negotiation": "off"}
    hands = ("traitor nav_p3_m1", "nav_p2_m1 can_p2_m1 mel_p2_m1", "mel_p1_m2 mel_p1_m3", "")
    start = table(hands=hands, stack=[voyage(S7_SAIL)], target_kind="harbour", options=options)
    path = f"/table/{slow_moor('jolly_roger', start, 'open open bot bot', options)}"
    anne, mary = (board(server="slow_address"), board("pl", 390, 844, server="slow_address"))
    for sailor in (anne, mary):
        sailor.visit(path)
        sailor.page.locator(".decision form .btn-primary").click()
    mary.page.locator(f"{DECISION} .hand button:not([disabled])").first.click(timeout=60_000)
    mary.act()
    anne.page.locator(".unsettled .btn", has_text="Betray!").click()
    expect(anne.page.locator(".log")).to_contain_text("betrays")
    mary.picture("jolly_roger-live-betrayed-390")


@pytest.mark.parametrize(("lang", "width", "height"), [("pl", 390, 844), ("en", 1440, 900)])
def test_a_live_table_has_no_serious_findings(board, lang, width, height):
    (anne,) = gather(board, (lang, width, height))
    anne.page.locator(".clock [role=timer]").wait_for()
    anne.page.locator(".orders summary").click()
    assert [] == findings(anne.page, drawn=True)
    assert anne.page.evaluate("document.documentElement.scrollWidth") <= width
