"""What a person has played, and ratings: by the end of a game, once, and only where that was agreed on."""

import pytest
from sqlalchemy import func, select

from quarterdeck.bots import LEVELS
from quarterdeck.games import GAMES, games
from quarterdeck.server import schema
from quarterdeck.server.catalogue import shell_words
from quarterdeck.server.ratings import rated, start
from quarterdeck.table.history import runs
from quarterdeck.table.rows import Keep, SeatRow, StoredEntry, TableRow
from quarterdeck.words import LANGUAGES, Words, game_words
from server.harness import GAME, guests, play_on
from server.test_people import call
from server.test_store import row as table_row


def over(*seats, ranks, **more):
    """A rated table that is over."""
    return TableRow(
        more.pop("id", "t"),
        GAME,
        1,
        {},
        "ann",
        "ab" * 32,
        begun=True,
        over=True,
        ranks=ranks,
        scores=[10 - rank for rank in ranks],
        terms={"rated": True} | more.pop("terms", {}),
        seats=[SeatRow("bot", level=one) if one == "bosun" else SeatRow("person", one, name=one) for one in seats],
        **more,
    )


def test_winners_rise_losers_fall_and_bots_stand_on_the_same_scale():
    rows = rated(over("ann", "bob", "bosun", ranks=[1, 3, 2]), {})
    assert ["ann", "bob", "bot:bosun"] == [one["guest"] for one in rows]
    assert rows[0]["mu"] > start("ann", GAME).mu > rows[1]["mu"]
    assert rows[2]["mu"] > start("bot:bosun", GAME).mu  # it was expected to be the last
    assert all(one["sigma"] < start(one["guest"], GAME).sigma for one in rows)
    assert [1, 1, 1] == [one["games"] for one in rows]


def test_bots_of_one_level_share_what_they_get():
    rows = rated(over("ann", "bosun", "bosun", ranks=[1, 2, 3]), {})
    assert rows[1]["mu"] == rows[2]["mu"]


@pytest.mark.parametrize("game", GAMES)
def test_a_level_is_stronger_than_the_one_below(game):
    means = [start(f"bot:{level}", game).mu for level in LEVELS]
    assert sorted(means) == means


async def count(kept):
    async with kept.reading() as connection:
        return await connection.scalar(select(func.count()).select_from(schema.ratings))


async def test_the_end_of_a_game_is_rated_once_with_its_last_entry(store):
    """Whatever is kept afterwards, the same entry or another, changes no rating."""
    await store.create(table_row(), {})
    end = over("ann", "bob", "cyd", ranks=[1, 2, 3])
    await store.commit(Keep(end, [StoredEntry(1, 0, 0)]))
    first = await store.ratings(["ann", "bob", "cyd"])
    assert 3 == await count(store)
    await store.commit(Keep(end, [StoredEntry(2, 0, 0)]))
    await store.commit(Keep(end, seats=[0]))
    assert (first, 3) == (await store.ratings(["ann", "bob", "cyd"]), await count(store))


@pytest.mark.parametrize(
    "end",
    [
        over("ann", "bob", "cyd", ranks=[1, 2, 3], terms={"rated": False}),
        over("ann", "bob", "cyd", ranks=[1, 2, 3], forked=True),
        over("ann", "ann", "cyd", ranks=[1, 2, 3]),
    ],
    ids=["unrated", "forked", "one person twice"],
)
async def test_other_games_change_no_rating(store, end):
    await store.create(table_row(), {})
    await store.commit(Keep(end, [StoredEntry(1, 0, 0)]))
    assert 0 == await count(store)


async def test_a_rating_goes_on_from_the_one_before(store):
    for id_ in ("t", "u"):
        await store.create(table_row(id=id_), {})
        await store.commit(Keep(over("ann", "bob", "cyd", ranks=[1, 2, 3], id=id_), [StoredEntry(1, 0, 0)]))
    found = await store.ratings(["ann"], ["space_pirates"])
    assert 2 == found["ann", "space_pirates"].games


@pytest.mark.parametrize(
    ("seats", "terms"),
    [
        (("me", "Bob", "Cyd"), {}),
        (("me", "me", "bosun"), {}),
        (("me", "open", "bosun"), {"hints": True}),
        (("me", "open", "bosun"), {"forks": True}),
    ],
)
async def test_a_table_with_help_or_two_seats_for_one_is_not_rated(guest, seats, terms):
    error = await guest.open(*seats, terms={"rated": True, **terms}, status=400)
    assert ("error-bad_term", "rated") == (error["id"], error["args"]["field"]["name"])


async def test_a_person_sees_results_opponents_and_the_rating(clock):
    server, _ = clock
    async with guests(server.address, 2) as (ann, bob):
        await call(bob, "PUT", "/api/me", {"name": "Bob"})
        table = await ann.open("me", "open", "bosun", terms={"rated": True})
        await call(bob, "POST", f"/api/tables/{table}/join", {})
        await play_on({0: await (await ann.sit(table)).greeted(), 1: await (await bob.sit(table)).greeted()})
        practice = await ann.open("me", "Cyd", "Dee")
        wire = await (await ann.sit(practice)).greeted(3)
        await play_on(dict.fromkeys(range(3), wire))
        ranks = (await ann.get(f"/api/tables/{table}"))["ranks"]
        told = await ann.get("/api/me/history")
        assert (1, int(ranks[0] == 1)) == (told["played"], told["won"])
        mine = told["games"][0]
        assert ("space_pirates", 1, 1) == (mine["game"], mine["played"], mine["rating"]["games"])
        assert ["deckhand", "bosun", "captain", "legend"] == list(mine["bots"])
        (other,) = told["opponents"]
        assert ("Bob", 1, int(ranks[0] == 1), int(ranks[1] == 1), True) == tuple(
            other[name] for name in ("name", "played", "won", "lost", "friend")
        )
        results = {one["table"]: one for one in told["results"]}
        assert {practice: (False, False), table: (True, True)} == {
            id_: (one["rated"], one["counted"]) for id_, one in results.items()
        }
        assert [(1, False), (2, True)] == [(one["seat"], one["bot"]) for one in results[table]["others"]]
        assert "Bob" == results[table]["others"][0]["name"]
        assert told["favourite"] is None
        done = {one["feat"]: one for one in told["feats"] if one["game"] in {None, "space_pirates"}}
        assert (1, len(games()), None) == tuple(done["games"][name] for name in ("have", "goal", "table"))
        assert [1, 1] == [done[name]["have"] for name in ("games", "people")]
        assert (int(ranks[0] == 1), table if ranks[0] == 1 else None) == (done["first"]["have"], done["first"]["table"])
        said = [Words(lang, shell_words(lang)) for lang in LANGUAGES]
        assert all(words.has(f"feat-{one['feat']}") for words in said for one in told["feats"])


async def test_the_captain_played_most_is_a_message_of_the_game(clock):
    server, _ = clock
    async with guests(server.address, 1) as (ann,):
        table = await ann.open("me", "deckhand", game="tiny_epic_pirates", options={"round_limit": 50})
        await play_on({0: await (await ann.sit(table)).greeted()})
        told = (await ann.get("/api/me/history"))["favourite"]
        assert ("tiny_epic_pirates", 1) == (told["game"], told["played"])
        assert all(Words(lang, game_words(lang, told["game"])).has(told["message"]) for lang in LANGUAGES)


def test_a_run_of_wins_ends_by_a_lost_game():
    assert [] == runs([])
    assert [1, 2, 3, 0, 1, 2] == runs([True, True, True, False, True, True])
    assert [1, 0] == runs([True, False])
