"""Games as files: a running one goes on at a new table or in the terminal, and whatever does not fit is refused."""

import json
import subprocess
import sys

import pytest

import quarterdeck as qd
from quarterdeck.bots import bot
from quarterdeck.games import games
from server.harness import Guest, Here, guests, play_on, settings


def half_played(name, sitting, moves=12, **options):
    """A game that bots have begun, as the terminal saves it."""
    match = qd.Match(name, len(sitting), options, seed=5)
    for _ in range(moves):
        seat = match.waiting()[0]
        match.play(seat, bot("random", seat).choose(match.view(seat), match.ask(seat)))
    return match, match.record() | {"sitting": list(sitting)}


async def bring(guest, content, status=200):
    body = content if isinstance(content, bytes) else json.dumps(content).encode()
    answer = await guest.http.post("/api/tables/import", content=body)
    assert status == answer.status_code, answer.text
    return answer.json()["id"] if status == 200 else answer.json()["error"]["id"]


async def saved_at(guest, table):
    """The file of a table where somebody is asked."""
    wire = await (await guest.sit(table)).greeted()
    await wire.asked(0)
    return await guest.get(f"/api/tables/{table}/record")


@pytest.mark.parametrize("name", games())
async def test_a_saved_game_of_every_kind_goes_on(guest, name):
    seats = max(2, qd.game(name).seats.start)
    match, saved = half_played(name, ["me"] * seats, 3)
    table = await bring(guest, saved)
    wire = await (await guest.sit(table)).greeted(seats)
    for seat in range(seats):
        assert match.view(seat)["state"] == wire.states[seat]["view"]["state"]
    assert [("imported", {"steps": len(match.log)})] == [(note["note"], note["args"]) for note in wire.card["notes"]]
    await wire.play(match.waiting()[0])


async def test_a_running_game_is_saved_brought_in_twice_and_its_record_verified(guest):
    table = await guest.open("me", "bosun", "deckhand")
    wire = await (await guest.sit(table)).greeted()
    await play_on({0: wire}, 3)
    await wire.asked(0)
    saved = await guest.get(f"/api/tables/{table}/record")
    assert ["me", "bosun", "deckhand"] == saved["sitting"]
    assert "secret" not in saved["fair"]
    again = await bring(guest, await saved_at(guest, await bring(guest, saved)))
    other = await (await guest.sit(again)).greeted()
    assert wire.states[0]["view"]["state"] == other.states[0]["view"]["state"]
    assert [seat["name"] for seat in wire.card["seats"]][1:] == [seat["name"] for seat in other.card["seats"]][1:]
    assert ["bosun", "deckhand"] == [seat["level"] for seat in other.card["seats"]][1:]
    await play_on({0: other})
    record = await guest.get(f"/api/tables/{again}/record")
    assert "imported" == record["notes"][0]["note"]
    assert record["start"]
    qd.Match.from_record(record, verify=True)


async def test_friends_at_one_screen_keep_their_names(guest):
    _, saved = half_played("space_pirates", ["me", "bosun", "me"])
    table = await bring(guest, saved | {"players": ["Ann", "Bosun Bill", "Cyd"]})
    card = await guest.get(f"/api/tables/{table}")
    assert [0, 2] == card["my_seats"]
    assert card["terms"]["hotseat"]
    assert ["Ann", "Bosun Bill", "Cyd"] == [seat["name"] for seat in card["seats"]]


async def test_what_is_hidden_from_others_is_not_saved(harbour):
    async with guests(harbour.address, 2) as (ann, bob):
        table = await ann.open("me", "open", "bosun")
        waits = await ann.get(f"/api/tables/{table}/record", 409)
        assert "error-not_begun" == waits["error"]["id"]
        await bob.post(f"/api/tables/{table}/join", {})
        for one in (ann, bob):
            refused = await one.get(f"/api/tables/{table}/record", 403)
            assert "error-file_several" == refused["error"]["id"]
        alone = await ann.open("me", "bosun", "bosun")
        assert "error-not_your_seat" == (await bob.get(f"/api/tables/{alone}/record", 403))["error"]["id"]
        rated = await ann.open("me", "bosun", "bosun", terms={"rated": True})
        assert "error-file_rated" == (await ann.get(f"/api/tables/{rated}/record", 403))["error"]["id"]


MATCH, SAVED = half_played("space_pirates", ["me", "bosun", "bosun"])
LINE = next(i for i, line in enumerate(SAVED["log"]) if line[0] >= 0)
DAMAGED = [
    *SAVED["log"][:LINE],
    [*SAVED["log"][LINE][:1], "place pirate_99 planet_0", False],
    *SAVED["log"][LINE + 1 :],
]
FOREIGN = {
    "no JSON": (b"\xff\xd8\xff", 400, "unreadable"),
    "broken off": (json.dumps(SAVED).encode()[:300], 400, "unreadable"),
    "a list": ([1, 2], 400, "foreign"),
    "something else": ({"name": "Ann"}, 400, "foreign"),
    "a move that is none": (SAVED | {"log": DAMAGED}, 400, "damaged"),
    "a line that is none": (SAVED | {"log": [["?"]]}, 400, "damaged"),
    "no log": (SAVED | {"log": 7}, 400, "damaged"),
    "other cards dealt": (SAVED | {"seed": 6}, 400, "damaged"),
    "seats of letters": (SAVED | {"seats": "three"}, 400, "damaged"),
    "too many seats": (SAVED | {"seats": 12}, 400, "damaged"),
    "other options": (SAVED | {"options": {"first_player": "nobody"}}, 400, "damaged"),
    "newer rules": (SAVED | {"rules_version": 99}, 409, "newer"),
    "a newer form": (SAVED | {"format": 99}, 409, "newer"),
    "nobody": (SAVED | {"sitting": ["bosun"] * 3}, 400, "people"),
    "other people": (SAVED | {"sitting": ["me", "person", "person"]}, 400, "people"),
    "too few": (SAVED | {"sitting": ["me"]}, 400, "damaged"),
    "a position of somebody": (SAVED | {"start": MATCH.position()["state"], "log": []}, 400, "start"),
    "a forged seal": (SAVED | {"start": MATCH.position()["state"], "log": [], "seal": "ż"}, 400, "start"),
    "too big": (b"[" + b"1," * 200_000 + b"1]", 400, "big"),
}


@pytest.mark.parametrize("case", FOREIGN)
async def test_a_damaged_or_foreign_file_is_refused_and_nothing_lost(guest, case):
    content, status, reason = FOREIGN[case]
    before = await guest.get("/api/me")
    assert f"error-file_{reason}" == await bring(guest, content, status)
    assert before == await guest.get("/api/me")


async def test_a_file_of_a_game_that_is_not_here_or_over_is_refused(guest):
    assert "error-unknown_game" == await bring(guest, SAVED | {"game": "whist"}, 400)
    assert "error-unknown_game" == await bring(guest, SAVED | {"game": {}}, 400)
    _, over = half_played("space_pirates", ["me", "bosun", "bosun"], 0)
    match = qd.Match.from_record(over)
    while not match.over:
        match.play(match.waiting()[0], match.ask(match.waiting()[0]).default)
    assert "error-file_over" == await bring(guest, match.record() | {"sitting": over["sitting"]}, 409)


async def test_a_sealed_position_is_of_one_server_alone(guest, tmp_path):
    table = await bring(guest, SAVED)
    sealed = await saved_at(guest, table)
    assert sealed["seal"]
    with Here(settings(tmp_path / "other.sqlite")) as elsewhere:
        async with Guest(elsewhere.address) as stranger:
            await bring(stranger, SAVED)
            assert "error-file_start" == await bring(stranger, sealed, 400)


async def test_files_count_as_tables(tmp_path):
    with Here(settings(tmp_path / "store.sqlite", tables_per_guest=1)) as server:
        async with Guest(server.address) as guest:
            await bring(guest, SAVED)
            assert "error-too_many_tables" == await bring(guest, SAVED, 429)


def terminal(file, *more, typed):
    """What the terminal says to somebody who types."""
    command = [sys.executable, "-m", "quarterdeck", "play", "space_pirates", *more]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120, check=False)
    assert 0 == done.returncode, done.stderr
    assert file.exists()
    return done.stdout


async def test_the_terminal_and_the_browser_write_one_form(guest, tmp_path):
    first, last = tmp_path / "terminal.json", tmp_path / "again.json"
    terminal(first, "--seed", "3", "--bots", "deckhand", typed=f"1\n1\nsave {first}\nquit\n")
    table = await bring(guest, first.read_bytes())
    wire = await (await guest.sit(table)).greeted()
    assert qd.Match.from_record(json.loads(first.read_bytes())).view(0)["state"] == wire.states[0]["view"]["state"]
    await wire.play(0)
    await wire.asked(0)
    kept = tmp_path / "browser.json"
    kept.write_bytes((await guest.http.get(f"/api/tables/{table}/record")).content)
    terminal(last, "--load", str(kept), typed=f"save {last}\nquit\n")
    back = await (await guest.sit(await bring(guest, last.read_bytes()))).greeted()
    assert wire.states[0]["view"]["state"] == back.states[0]["view"]["state"]


def test_the_terminal_refuses_a_file_of_another_game(tmp_path):
    file = tmp_path / "seas.json"
    file.write_text(json.dumps(half_played("tiny_epic_pirates", ["me", "bosun"], 2)[1]))
    command = [sys.executable, "-m", "quarterdeck", "play", "space_pirates", "--load", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert 2 == done.returncode
    assert "expected a game of space_pirates; found one of tiny_epic_pirates" in done.stderr
