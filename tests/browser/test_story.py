"""While I was away: what happened since my last turn, told step by step before my decision."""

import json
import re

import pytest
from playwright.sync_api import expect

import quarterdeck as qd
from browser.test_together import GAME, STORY, join

GONE = 20 * 3600  # seconds; a bot would sit in after a day


@pytest.fixture
def company(crew):
    """Ann, Bożena on a Polish phone by night and Cyd at one table; Ann begins."""
    ann, bob, cyd = crew(), crew("pl", 390, 844, dark=True), crew()
    table = ann.new_table(
        GAME, [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}], {"first_player": "1"}
    )
    join(bob, table, "Bożena")
    join(cyd, table, "Cyd")
    return table, ann, bob, cyd


def go_home(sailor, table, seat):
    """Leave the table; the server has heard that everything told so far was seen."""
    sailor.page.locator("header.bar a[href='/']").click()
    sailor.page.wait_for_selector(".game")
    sailor.page.wait_for_function(
        """async ([table, seat]) => {
            const get = async (path) => (await fetch(`/api/tables/${table}/${path}`)).json();
            return (await get('seen')).step === (await get(`steps?seat=${seat}`)).total;
        }""",
        arg=[table, seat],
    )


def answer_in_turn(*sailors, times):
    """Let whoever is asked answer, so many times in all."""
    done = 0
    while done < times:
        for one in sailors:
            if done < times and one.page.locator("[data-decision]:not(.optional)").count():
                one.answer()
                done += 1
        sailors[0].page.wait_for_timeout(50)  # somebody is asked; whoever it is is found in the next round


def test_a_return_begins_with_the_story_step_by_step(company, harbour):
    _, time = harbour
    table, ann, bob, cyd = company
    bob.asked()
    bob.answer()
    expect(bob.page.locator(".hand .card")).to_have_count(7)  # the answer has been told: it is no part of the story
    go_home(bob, table, 1)
    answer_in_turn(cyd, ann, times=2)
    ann.page.keyboard.press("c")
    ann.page.locator(".telling input").fill("Where is Bożena?")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".telling")).to_contain_text("Where is Bożena?")
    time.advance(GONE)

    bob.visit(f"/table/{table}")
    story = bob.page.locator(STORY)
    expect(story).to_contain_text("Pod twoją nieobecność")
    expect(story).to_contain_text("20 godzin")
    expect(bob.page.locator("[data-decision]")).to_have_count(0)
    expect(story.locator("li")).to_have_count(2)
    expect(story.locator(".said")).to_contain_text("Where is Bożena?")
    expect(story.locator("li").nth(0)).to_have_attribute("aria-current", "step")
    marks = bob.page.locator(".beat-marks button")
    expect(marks).to_have_text(["1", "2"])  # at the planets where it happened
    marks.nth(1).click()
    expect(story.locator("li").nth(1)).to_have_attribute("aria-current", "step")
    story.locator(".beat").nth(0).hover()
    expect(marks.nth(0)).to_have_class(re.compile("lit"))
    story.locator(".beat").nth(0).click()
    expect(marks.nth(0)).to_have_class(re.compile("now"))
    bob.picture("story-390-dark-pl")
    bob.page.reload()  # not told yet: it is told again
    expect(story.locator("li").nth(0)).to_have_attribute("aria-current", "step")
    story.get_by_role("button", name="Następna tura").click()
    expect(story.locator("li").nth(1)).to_have_attribute("aria-current", "step")
    bob.page.keyboard.press("ArrowLeft")
    expect(story.locator("li").nth(0)).to_have_attribute("aria-current", "step")
    story.get_by_role("button", name="Odtwórz opowieść").click()
    expect(story.locator("li").nth(1)).to_have_attribute("aria-current", "step")
    expect(story.get_by_role("button", name="Odtwórz opowieść")).to_be_visible()  # it has come to its end
    with bob.page.expect_response(lambda answer: answer.url.endswith("/seen") and answer.request.method == "PUT"):
        story.locator(".btn-primary").click()
    expect(story).to_have_count(0)
    expect(bob.page.locator(".decision")).to_be_visible()
    bob.page.reload()
    expect(bob.page.locator(".decision")).to_be_visible()
    expect(story).to_have_count(0)


@pytest.mark.parametrize("key", ["Enter", "Escape"])
def test_one_key_leads_to_the_table(company, harbour, key):
    _, time = harbour
    table, ann, bob, cyd = company
    bob.asked()
    go_home(ann, table, 0)
    answer_in_turn(bob, cyd, times=2)
    time.advance(3 * 3600)
    ann.visit(f"/table/{table}")
    story = ann.page.locator(STORY)
    expect(story).to_contain_text("While you were away")
    expect(story).to_contain_text("3 hours")
    expect(story).to_contain_text("have played")
    ann.picture("story-1440")
    ann.page.keyboard.press(key)
    expect(story).to_have_count(0)
    expect(ann.page.locator("[data-decision]")).to_be_visible()


def test_who_was_hardly_gone_or_has_seen_it_all_is_told_nothing(company, harbour):
    _, time = harbour
    table, ann, bob, cyd = company
    bob.asked()
    go_home(ann, table, 0)
    answer_in_turn(bob, cyd, times=2)
    for seconds in (20, GONE):  # gone for a moment; gone for long, after all of it was seen
        time.advance(seconds)
        ann.visit(f"/table/{table}")
        expect(ann.page.locator("[data-decision]")).to_be_visible()
        expect(ann.page.locator(STORY)).to_have_count(0)
        go_home(ann, table, 0)


def test_the_story_tells_no_more_than_the_seat_was_told(company, harbour):
    _, time = harbour
    table, ann, bob, cyd = company
    bob.asked()
    go_home(ann, table, 0)
    answer_in_turn(bob, cyd, times=2)
    time.advance(GONE)
    with ann.page.expect_response(lambda answer: "/steps" in answer.url) as heard:
        ann.visit(f"/table/{table}")
    expect(ann.page.locator(STORY)).to_be_visible()
    seat = json.loads(heard.value.text())
    mine = ann.page.evaluate(f"fetch('/api/tables/{table}/steps?seat=0').then(answer => answer.json())")
    assert mine == seat
    refused = ann.page.evaluate(f"fetch('/api/tables/{table}/steps?seat=1').then(answer => answer.status)")
    assert 403 == refused
    ann.errors.clear()  # the browser complains of the refusal


def last_question(id_, seats):
    """A game where everybody gives the first answer, at its last question, and whom that is put to."""
    match, asked = qd.Match(id_, seats, seed=3), None
    while not match.over:
        seat = match.waiting()[0]
        asked = match.state.clone(), seat
        match.play(seat, match.ask(seat).options[0].words)
    return asked


def test_nothing_tells_the_result_before_it_is_counted(board, moor):
    """The seats have the points that are counted so far, log and reckoning come with the result."""
    state, seat = last_question(GAME, 3)
    kinds = " ".join("open" if one == seat else "bot" for one in range(3))
    sailor = board(speed="1")
    sailor.visit(f"/table/{moor(GAME, state, kinds)}")
    page = sailor.page
    page.locator(".decision form input[type=text]").fill("Ann")
    page.locator(".decision form .btn-primary").click()
    sailor.answer()
    page.wait_for_selector(".counting")
    points, totals, told = page.evaluate(
        """() => ['.seat .score b', '.counting li b', '.telling'].map((found) =>
            [...document.querySelectorAll(found)].filter((one) => one.checkVisibility()).map((one) => one.innerText))"""
    )
    assert 3 == len(points)
    assert totals == points
    assert [] == told
    page.keyboard.press("End")
    expect(page.locator(".telling")).to_be_visible()
    expect(page.locator(".seat .score b")).to_have_text([str(sailor.result()[one][1]) for one in range(3)])
