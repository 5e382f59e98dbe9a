"""A seed, for tests, makes a server play the same game again; without one nobody can foresee anything."""

import random

import pytest

from marks import slow
from quarterdeck.live.chance import Chance
from server.harness import Guest, Here, settings

TABLES = {
    "space_pirates": (("me", "captain", "bosun"), {}),
    "pirates_of_the_7_seas": (("me", "deckhand", "legend"), {"max_rounds": 30}),  # chosen in secret together
    "jolly_roger": (("me", "bosun", "deckhand"), {"negotiation": "off"}),  # windows for all at once
}


async def record_of(store, game):
    """A whole game with bots on a server of its own: who sat there, and the record."""
    seats, options = TABLES[game]
    with Here(settings(store, even=0.0, clock=0.01)) as server:
        async with Guest(server.address) as guest:
            table = await guest.open(*seats, game=game, options=options)
            wire, answered = await guest.sit(table), [""]
            while (decision := await wire.asked(0)) is not None:
                if decision["id"] == answered[-1]:
                    await wire.hear()  # the state was told before the answer
                    continue
                answered.append(decision["id"])
                await wire.play(0, decision["options"][len(answered) * 7 % len(decision["options"])]["words"])
            card = await guest.get(f"/api/tables/{table}")
            return [seat["name"] for seat in card["seats"]], await guest.get(f"/api/tables/{table}/record")


@slow
@pytest.mark.parametrize("game", TABLES)
async def test_a_seeded_server_plays_the_same_game_again(tmp_path, game):
    first = await record_of(tmp_path / "one.sqlite", game)
    again = await record_of(tmp_path / "two.sqlite", game)
    assert first == again


def test_chance_is_the_same_for_the_same_words_in_any_order():
    one, two = Chance(7), Chance(7)
    assert one.at("table", 1).randbytes(32) != one.at("table", 2).randbytes(32)
    assert one.at("table", 2).randbytes(32) == two.at("table", 2).randbytes(32)
    assert Chance(8).at("table", 2).randbytes(32) != two.at("table", 2).randbytes(32)


def test_without_a_seed_chance_is_the_operating_systems():
    chance = Chance(None)
    assert isinstance(chance.at("table", 1), random.SystemRandom)
    assert chance.at("table", 1).randbytes(32) != chance.at("table", 1).randbytes(32)
