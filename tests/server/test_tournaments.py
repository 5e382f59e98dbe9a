"""Tournaments over the wire: rounds that follow each other by themselves, whatever happens to people and servers."""

import asyncio
import json
import sqlite3

import pytest

from quarterdeck.server.lobby import Lobby
from quarterdeck.table.refusal import Refusal
from server.harness import PATIENCE, Guest, Here, guests, play_on, settings
from server.test_people import call
from server.test_watch import follow

PLAIN = {"game": "space_pirates", "seats": 3, "kind": "swiss", "rounds": 2, "terms": {"level": "deckhand"}}


async def gathered(host, *others, **more):
    """The path of a tournament that these people have joined."""
    made = await host.post("/api/tournaments", {**PLAIN, **more})
    path = f"/api/tournaments/{made['id']}"
    for number, one in enumerate((host, *others)):
        await one.post(f"{path}/join", {"name": f"Sailor {number}"})
    return path


async def until(guest, path, wanted):
    """Look at a tournament until it is as wanted."""
    async with asyncio.timeout(PATIENCE):
        while not wanted(shown := await guest.get(path)):
            pass
    return shown


def tables(shown):
    """The tables of the round."""
    return [one for one in shown["tables"] if one["round"] == shown["round"]]


async def play_round(shown, people):
    """Play all tables of the round to the end; people by their numbers."""
    for one in tables(shown):
        wires = [await (await people[number].sit(one["table"])).greeted() for number in one["people"]]
        await play_on(dict(enumerate(wires)))


async def test_rounds_follow_each_other_by_themselves_and_the_standing_is_live(clock):
    server, _ = clock
    async with guests(server.address, 5) as (*people, stranger):
        page = await follow(stranger)
        await page.until("tables")
        path = await gathered(*people)
        await page.until("tournament")
        assert (4, 0, None) == (len((await people[0].get(path))["people"]), 0, (await stranger.get(path))["me"])
        shown = await people[0].post(f"{path}/start", {})
        assert [2, 2] == [len(one["people"]) for one in tables(shown)]
        card = await people[0].get(f"/api/tables/{tables(shown)[0]['table']}")
        assert (path.rsplit("/", 1)[1], "deckhand") == (card["tournament"], card["seats"][2]["level"])
        assert {"Sailor 0", "Sailor 1", "Sailor 2", "Sailor 3"} == {
            (await stranger.get(f"/api/tables/{one['table']}"))["seats"][seat]["name"]
            for one in tables(shown)
            for seat in range(2)
        }
        await play_round(shown, people)
        second = await until(people[0], path, lambda shown: shown["round"] == 2)
        assert 2 == len(tables(second))
        assert all(one["points"] is not None for one in second["tables"] if one["round"] == 1)
        (mine,) = await people[0].get("/api/tournaments")
        assert mine["table"] in [one["table"] for one in tables(second) if second["me"] in one["people"]]
        await play_round(second, people)
        end = await until(people[0], path, lambda shown: shown["over"])
        assert [2, 2, 2, 2] == [one["played"] for one in end["people"]]
        given = [won for one in end["tables"] for won in one["points"]]
        assert sum(given) == sum(one["points"] for one in end["people"])
        assert end["people"] == sorted(end["people"], key=lambda one: one["place"])
        refused = await people[1].post(f"{path}/withdraw", {}, status=409)
        assert "error-tournament_over" == refused["error"]["id"]


async def test_nobody_hears_of_a_person_before_the_name_is_kept(harbour, monkeypatch):
    """A name that cannot be kept stops the joining: the news comes after it."""

    async def fails(*_):
        raise Refusal(429, "server_full")

    async with guests(harbour.address, 2) as (host, bob):
        path = await gathered(host)
        monkeypatch.setattr(Lobby, "rename", fails)
        await bob.post(f"{path}/join", {"name": "Bożena"}, status=429)
        assert ["Sailor 0"] == [one["name"] for one in (await host.get(path))["people"]]
        monkeypatch.undo()
        shown = await bob.post(f"{path}/join", {"name": "Bożena"})
        assert ["Sailor 0", "Bożena"] == [one["name"] for one in shown["people"]]


async def test_a_round_ends_although_nobody_comes(clock):
    """The terms of the tables hold: after their time bots sit in, for the last person of a table, too."""
    server, time = clock
    async with guests(server.address, 3) as people:
        path = await gathered(*people, rounds=1, terms={"away": 600, "level": "deckhand"})
        await people[0].post(f"{path}/start", {})
        async with asyncio.timeout(PATIENCE):
            while not (shown := await people[0].get(path))["over"]:
                time.advance(60)
        assert [1, 1, 1] == [one["played"] for one in shown["people"]]


async def test_who_withdraws_is_not_seated_again_and_the_others_go_on(harbour):
    async with guests(harbour.address, 3) as people:
        path = await gathered(*people)
        shown = await people[0].post(f"{path}/start", {})
        left = await people[2].post(f"{path}/withdraw", {})
        assert (None, [True]) == (left["me"], [one["out"] for one in left["people"] if one["number"] == 2])
        await people[2].post(f"{path}/withdraw", {})  # twice is once
        again = await people[2].post(f"{path}/join", {}, status=409)
        assert "error-tournament_begun" == again["error"]["id"]
        await play_round(shown, people)
        second = await until(people[0], path, lambda shown: shown["round"] == 2)
        assert [[0, 1]] == [sorted(one["people"]) for one in tables(second)]


async def test_a_table_that_is_deleted_gives_all_the_same_and_stops_nobody(tmp_path):
    with Here(settings(tmp_path / "store.sqlite")) as server:
        async with guests(server.address, 2) as people:
            path = await gathered(*people, rounds=1)
            shown = await people[0].post(f"{path}/start", {})
            services = server.app.state.services
            await asyncio.wrap_future(asked(server, services.lobby.remove(tables(shown)[0]["table"])))
            await asyncio.wrap_future(asked(server, services.tournaments.settle(shown["id"])))
            end = await people[0].get(path)
            assert (True, [1.0, 1.0]) == (end["over"], [one["points"] for one in end["people"]])


def asked(server, work):
    """Let the loop of a server do something."""
    return asyncio.run_coroutine_threadsafe(work, server.app.state.services.herald._task.get_loop())


async def test_a_round_whose_end_was_not_noted_goes_on_after_a_restart(tmp_path):
    """The last table is over in the store, and the server has died before it made the next round; so it does later."""
    store = tmp_path / "store.sqlite"
    with Here(settings(store)) as server:
        async with guests(server.address, 3) as people:
            path = await gathered(*people)
            first = await people[0].post(f"{path}/start", {})
            cookies = people[0].http.cookies
    with sqlite3.connect(store) as disk:
        disk.execute("UPDATE tables SET over = 1, awaits_bot = 0, ranks = '[1, 3, 2]', due = NULL")
    for _ in range(2):  # a second start changes nothing more
        with Here(settings(store)) as server:
            async with Guest(server.address) as again:
                again.http.cookies = cookies
                shown = await again.get(path)
                assert (2, 2) == (shown["round"], len(shown["tables"]))
                assert [2.0, 1.0, 0.0] == [one["points"] for one in shown["people"]]
                new = tables(shown)[0]["table"]
                assert new != tables(first)[0]["table"]
                assert (await again.get(f"/api/tables/{new}"))["begun"]


async def test_two_servers_make_one_round(postgresql):
    """People join at either; whoever begins, or notes the end of the round, there is one of each."""
    with Here(settings(postgresql)) as one, Here(settings(postgresql)) as other:
        async with guests(one.address, 2) as (ann, bob), guests(other.address, 2) as (cyd, dee):
            made = await ann.post("/api/tournaments", PLAIN)
            path = f"/api/tournaments/{made['id']}"
            people = [ann, bob, cyd, dee]
            page = await follow(dee)
            await page.until("tables")
            await asyncio.gather(*(guest.post(f"{path}/join", {}) for guest in people for _ in range(2)))
            await page.until("tournament")
            shown = await dee.get(path)
            assert [0, 1, 2, 3] == sorted(one["number"] for one in shown["people"])
            begun = await asyncio.gather(
                *(ann.http.post(f"http://{server.address}{path}/start") for server in (one, other, one))
            )
            assert [200, 409, 409] == sorted(answer.status_code for answer in begun)
            shown = await dee.get(path)
            assert 2 == len(shown["tables"])
            numbers = {(await guest.get(path))["me"]: guest for guest in people}
            await play_round(shown, numbers)
            settled = [
                asked(server, server.app.state.services.tournaments.settle(made["id"])) for server in (one, other) * 2
            ]
            await asyncio.gather(*map(asyncio.wrap_future, settled))
            second = await until(ann, path, lambda shown: shown["round"] == 2)
            assert (2, 4) == (len(tables(second)), len(second["tables"]))


@pytest.mark.parametrize(
    ("changed", "status", "error"),
    [
        ({"game": "chess"}, 404, "unknown_game"),
        ({"seats": 2}, 400, "bad_seats"),
        ({"seats": 99}, 400, "bad_request"),
        ({"kind": "ladder"}, 400, "bad_request"),
        ({"rounds": 0}, 400, "bad_request"),
        ({"options": {"first_player": "9"}}, 400, "bad_option"),
        ({"terms": {"pace": "never"}}, 400, "bad_term"),
        ({"terms": {"away": 0}}, 400, "bad_term"),
    ],
)
async def test_a_tournament_that_cannot_be_is_refused(guest, changed, status, error):
    refused = await guest.post("/api/tournaments", PLAIN | changed, status=status)
    assert f"error-{error}" == refused["error"]["id"]
    assert [] == await guest.get("/api/tournaments")


async def test_nobody_does_what_is_not_his(harbour):
    async with guests(harbour.address, 3) as (ann, bob, eve):
        path = await gathered(ann)
        alone = await ann.post(f"{path}/start", {}, status=409)
        assert "error-tournament_empty" == alone["error"]["id"]
        await bob.post(f"{path}/join", {})
        for guest, act, status, error in (
            (bob, "start", 403, "not_tournament_host"),
            (bob, "cancel", 403, "not_tournament_host"),
            (eve, "withdraw", 403, "not_in_tournament"),
            (eve, "start", 403, "not_tournament_host"),
        ):
            refused = await guest.post(f"{path}/{act}", {}, status=status)
            assert f"error-{error}" == refused["error"]["id"]
        await ann.post(f"{path}/start", {})
        for guest, act in ((eve, "join"), (ann, "start")):
            refused = await guest.post(f"{path}/{act}", {}, status=409)
            assert "error-tournament_begun" == refused["error"]["id"]
        refused = await ann.post(f"{path}/cancel", {}, status=409)
        assert "error-tournament_runs" == refused["error"]["id"]
        for act in ("join", "withdraw", "start", "cancel"):
            lost = await ann.post(f"/api/tournaments/none/{act}", {}, status=404)
            assert "error-no_tournament" == lost["error"]["id"]
        assert "error-no_tournament" == (await ann.get("/api/tournaments/none", status=404))["error"]["id"]


async def test_who_made_it_calls_it_off_before_it_begins(harbour):
    """Everybody hears of it, nobody can join or begin, and it counts no more."""
    async with guests(harbour.address, 3) as (ann, bob, eve):
        path = await gathered(ann, bob)
        page = await follow(bob)
        await page.until("tables")
        for _ in range(2):  # a call that comes twice
            shown = await ann.post(f"{path}/cancel", {})
            assert (0, True) == (shown["round"], shown["over"])
        await page.until("tournament")
        for guest, act, error in ((eve, "join", "over"), (bob, "withdraw", "over"), (ann, "start", "begun")):
            refused = await guest.post(f"{path}/{act}", {}, status=409)
            assert f"error-tournament_{error}" == refused["error"]["id"]
        assert [] == await ann.get("/api/tournaments") == await bob.get("/api/tournaments")
        for _ in range(5):  # as many as one host may have
            await gathered(ann)


async def test_nobody_has_help_at_a_table_of_a_tournament(harbour):
    """Neither alone with bots nor by the terms: no hint, no way back, no file of the running game."""
    async with guests(harbour.address, 4) as people:
        path = await gathered(*people, terms={"hints": True, "forks": True, "takeback": True, "level": "deckhand"})
        shown = await people[0].post(f"{path}/start", {})
        one = tables(shown)[0]
        table, guest = one["table"], people[one["people"][0]]
        card = await guest.get(f"/api/tables/{table}")
        assert [False, False, False] == [card["terms"][name] for name in ("hints", "forks", "takeback")]
        assert "error-no_hints" == (await guest.post(f"/api/tables/{table}/hint", {"seat": 0}, 403))["error"]["id"]
        assert "error-file_several" == (await guest.get(f"/api/tables/{table}/record", status=403))["error"]["id"]


async def test_one_host_has_five_at_a_time(harbour):
    async with guests(harbour.address, 1) as (ann,):
        for _ in range(5):
            await ann.post("/api/tournaments", PLAIN)
        refused = await ann.post("/api/tournaments", PLAIN, status=429)
        assert "error-too_many_tournaments" == refused["error"]["id"]


async def test_who_is_deleted_leaves_the_points_to_nobody_and_the_export_knows_where_he_played(harbour):
    async with guests(harbour.address, 3) as (ann, bob, cyd):
        path = await gathered(ann, bob, cyd)
        await ann.post(f"{path}/start", {})
        told = json.dumps((await bob.get("/api/me/export"))["entrants"])
        assert path.rsplit("/", 1)[1] in told
        await call(bob, "DELETE", "/api/me", {"name": "Sailor 1"})
        shown = await ann.get(path)
        assert [("", True)] == [(one["name"], one["out"]) for one in shown["people"] if one["number"] == 1]
