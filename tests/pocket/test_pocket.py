"""The pocket plays the server's part: on CPython, over a shelf in memory."""

import json

import pytest

from pocket.person import Person
from quarterdeck.pocket.shelf import Full, Unkept

BOT = '{"kind": "bot", "level": "deckhand"}'


@pytest.fixture
def person():
    return Person()


async def test_a_whole_game_with_a_reload_in_the_middle(person):
    table = await person.create("space_pirates", "me", BOT, BOT)
    page = await person.sit(table)
    await page.play(4)
    step = page.states[0]["step"]
    person.reload()
    assert step <= (await person.call("GET", f"/api/tables/{table}"))["step"]
    page = await person.sit(table)
    await page.play()
    assert page.table["over"]
    assert table == (await person.call("GET", "/api/me"))["tables"][0]["id"]
    history = await person.call("GET", "/api/me/history")
    assert (1, table) == (history["played"], history["results"][0]["table"])
    steps = await person.call("GET", f"/api/tables/{table}/steps?seat=all&after=0")
    assert steps["total"] == len(steps["steps"]) > step


async def test_an_answer_is_acknowledged_after_it_is_kept(person):
    page = await person.sit(await person.create("space_pirates", "me", BOT, BOT))
    await page.until(page.asked)
    person.shelf.log.clear()
    request = await page.answer()
    assert person.shelf.log.index("kept") < person.shelf.log.index(f"ack {request}")


async def test_a_full_shelf_is_said_and_nothing_has_happened(person):
    page = await person.sit(await person.create("space_pirates", "me", BOT, BOT))
    await page.until(page.asked)
    asked = page.asked()
    person.shelf.refusal = Full
    request = await page.answer()
    refused = page.heard[-1]
    assert ("refused", request, "error-shelf_full") == (refused["type"], refused["request"], refused["reason"]["id"])
    person.shelf.refusal = None
    await page.say(type="resync")
    await page.until(lambda: page.asked() and page.asked()["id"] != asked["id"])
    await page.play(2)


async def test_people_at_one_screen_play_and_take_back(person):
    people = ['{"kind": "person", "name": "Mira"}', '{"kind": "person", "name": "Jan"}']
    table = await person.create("pirates_of_the_7_seas", *people)
    page = await person.sit(table)
    assert {0, 1} == set(page.states)
    for _ in range(40):
        await page.answer()
        undo = next((seat for seat, state in page.states.items() if state["undo"]["possible"]), None)
        if undo is not None:
            break
    step = page.states[undo]["step"]
    await page.say(type="undo", request="back", seat=undo)
    await page.until(lambda: page.states[undo]["step"] < step)


async def test_a_fork_goes_on_elsewhere_and_a_hint_names_an_option(person):
    table = await person.create("space_pirates", "me", BOT, BOT)
    page = await person.sit(table)
    await page.play(3)
    await page.until(page.asked)
    hint = await person.call("POST", f"/api/tables/{table}/hint", {"seat": 0})
    assert hint["words"] in [option["words"] for option in page.asked()["options"]]
    assert 0 < hint["visits"] <= hint["tries"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "bosun"}, {"kind": "bot", "level": "bosun"}]
    fork = await person.call("POST", f"/api/tables/{table}/fork", {"step": 2, "seats": seats})
    other = await person.sit(fork["id"])
    await other.play()
    assert other.table["over"]
    steps = (await person.call("GET", f"/api/tables/{fork['id']}/steps?seat=all&after=0"))["steps"]
    chosen = next(one for one in steps if one["seat"] >= 0 and not one["auto"])
    why = await person.call("POST", f"/api/tables/{fork['id']}/why", {"step": chosen["step"]})
    assert (chosen["seat"], chosen["action"]) == (why["seat"], why["answer"])
    again = await person.call("POST", f"/api/tables/{fork['id']}/rematch", {"yes": True})
    assert again["id"] not in {None, fork["id"]}


async def test_a_shelf_that_refuses_is_said_and_nothing_has_happened(person):
    page = await person.sit(await person.create("space_pirates", "me", BOT, BOT))
    await page.until(page.asked)
    person.shelf.refusal = Unkept
    request = await page.answer()
    refused = page.heard[-1]
    assert ("refused", request, "error-not_kept") == (refused["type"], refused["request"], refused["reason"]["id"])


async def test_a_game_is_deleted_with_everything_of_it(person):
    table, other = [await person.create("space_pirates", "me", BOT, BOT) for _ in range(2)]
    page = await person.sit(table)
    await page.play(2)
    heard = []
    await person.pocket.open("list", "/api/me/live", lambda text: heard.append(json.loads(text)))
    await person.call("DELETE", f"/api/tables/{table}")
    assert ("gone", table) == (heard[-1]["type"], heard[-1]["table"])
    assert [other] == [one["id"] for one in (await person.call("GET", "/api/me"))["tables"]]
    assert [] == [name for name in person.shelf.values if table in name]
    await person.call("DELETE", f"/api/tables/{table}", status=404)


async def test_a_thinking_bot_is_interrupted(person):
    """Taking back while a bot thinks breaks its thought off, and the table answers meanwhile."""
    person.thinkers.ponders = True
    legend = '{"kind": "bot", "level": "legend"}'
    page = await person.sit(await person.create("pirates_of_the_7_seas", "me", legend))
    for _ in range(40):
        if person.thinkers.pondering:
            break
        await page.answer()
        await page.until(lambda: page.asked() or person.thinkers.pondering)
    assert 1 == person.thinkers.pondering
    await page.say(type="takeback", request="back", seat=0)
    await page.until(page.asked)
    assert (0, 1) == (person.thinkers.pondering, person.thinkers.interrupted)


async def test_what_needs_others_is_refused_in_words(person):
    asked = {"game": "space_pirates", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    refused = await person.call("POST", "/api/tables", asked, status=409)
    assert "error-needs_server" == refused["error"]["id"]
    assert "error-needs_server" == (await person.call("POST", "/api/me/link", {}, status=404))["error"]["id"]


async def test_the_person_has_a_name_and_can_forget_everything(person):
    table = await person.create("space_pirates", "me", BOT, BOT)
    await person.call("PUT", "/api/me", {"name": " Mira ", "preferences": {"language": "pl"}})
    assert "Mira" == (await person.call("GET", f"/api/tables/{table}"))["seats"][0]["name"]
    assert f"table/{table}" in await person.call("GET", "/api/me/export")
    await person.call("DELETE", "/api/me", {"name": "Jan"}, status=403)
    await person.call("DELETE", "/api/me", {"name": "Mira"})
    assert {} == person.shelf.values


async def test_the_list_of_tables_follows_what_happens(person):
    heard = []
    assert await person.pocket.open("list", "/api/me/live", lambda text: heard.append(json.loads(text))) is None
    assert ["hello", "tables", "lobby"] == [message["type"] for message in heard]
    table = await person.create("space_pirates", "me", BOT, BOT)
    page = await person.sit(table)
    await page.until(page.asked)
    rows = [message["row"] for message in heard if message["type"] == "row"]
    assert (table, True) == (rows[-1]["table"]["id"], rows[-1]["asked"])
    await page.shut()
    assert 4404 == await person.pocket.open("lost", "/api/tables/nowhere/socket", print)
