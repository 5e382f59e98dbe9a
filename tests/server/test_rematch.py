"""A rematch over real sockets: one new table for all."""

import asyncio

from server.harness import guests, play_on


async def finished(ann, bob):
    table = await ann.open("me", "open", "deckhand")
    await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
    wires = [await (await one.sit(table)).greeted() for one in (ann, bob)]
    await play_on(dict(enumerate(wires)))
    return table, wires


async def test_two_who_say_yes_at_once_get_one_table_and_sit_there(harbour):
    async with guests(harbour.address, 2) as (ann, bob):
        table, (mine, _) = await finished(ann, bob)
        path = f"/api/tables/{table}/rematch"
        answers = await asyncio.gather(*(one.post(path, {"yes": True}) for one in (ann, bob)))
        new = next(answer["id"] for answer in answers if answer["id"])
        told = await mine.until(
            lambda heard: heard["type"] == "table" and (heard["table"]["rematch"] or {}).get("table")
        )
        assert new == told["table"]["rematch"]["table"]
        for guest, seat in ((ann, 0), (bob, 1)):
            card = await guest.get(f"/api/tables/{new}")
            assert ([seat], True) == (card["my_seats"], card["begun"])
        assert "error-rematch_made" == (await bob.post(path, {"yes": True}, 409))["error"]["id"]


async def test_one_more_is_refused_where_there_is_no_room_and_does_not_wait_if_told_so(harbour):
    async with guests(harbour.address, 3) as (ann, bob, eve):
        table, _ = await finished(ann, bob)
        path = f"/api/tables/{table}/rematch"
        assert "error-not_your_seat" == (await eve.post(path, {"yes": True}, 403))["error"]["id"]
        assert (await ann.post(path, {"yes": True, "more": True}))["id"] is None
        new = (await ann.post(path, {"yes": True, "now": True}))["id"]
        card = await ann.get(f"/api/tables/{new}")
        assert ["person", "open", "bot", "open"] == [seat["kind"] for seat in card["seats"]]
        assert not card["begun"]
