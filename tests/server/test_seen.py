"""What a player has seen of a game is known on every device, and to nobody else."""

from server.harness import Guest, guests, play_on


async def saw(guest, table, step, status=200):
    answer = await guest.http.put(f"/api/tables/{table}/seen", json={"step": step})
    assert status == answer.status_code, answer.text


async def test_what_was_seen_never_goes_back_and_its_time_is_told(clock):
    server, time = clock
    async with Guest(server.address) as guest:
        table = await guest.open("me", "Bob", "Cyd")
        assert {"step": 0, "ago": None} == await guest.get(f"/api/tables/{table}/seen")
        wire = await (await guest.sit(table)).greeted(3)
        await play_on(dict.fromkeys(range(3), wire), 3)
        step = max(state["step"] for state in wire.states.values())
        await saw(guest, table, 2)
        time.advance(7200)
        assert 2 == (await guest.get(f"/api/tables/{table}/seen"))["step"]
        await saw(guest, table, 1)
        assert {"step": 2, "ago": 7200.0} == await guest.get(f"/api/tables/{table}/seen")
        await saw(guest, table, 9999)
        assert {"step": step, "ago": 0.0} == await guest.get(f"/api/tables/{table}/seen"), "nobody has seen the future"


async def test_it_is_for_players_and_each_has_the_own(harbour):
    async with guests(harbour.address, 3) as (ann, bob, eve):
        table = await ann.open("me", "open", "bosun")
        await bob.post(f"/api/tables/{table}/join", {})
        wire = await (await ann.sit(table)).greeted()
        await wire.asked(0) if wire.states[0]["waiting"] == [0] else None
        await saw(ann, table, 1)
        assert 1 == (await ann.get(f"/api/tables/{table}/seen"))["step"]
        assert {"step": 0, "ago": None} == await bob.get(f"/api/tables/{table}/seen")
        await saw(eve, table, 1, 403)
        await eve.get(f"/api/tables/{table}/seen", 403)
