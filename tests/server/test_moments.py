"""Links to a moment: the page says what it is about, and the picture shows no more than everybody may know."""

import re
import struct

import pytest

import quarterdeck as qd
from quarterdeck.core.engine import SPECTATOR
from quarterdeck.core.rng import Rng
from quarterdeck.games import games
from quarterdeck.server.drawing import Scene, draw, runs, wrapped
from quarterdeck.server.moments import language_of, scene_of
from quarterdeck.table.rows import SeatRow, StoredEntry, TableRow
from quarterdeck.table.telling import written
from server.harness import Guest, Here, guests, play_on, settings

OPEN = {"tiny_epic_pirates"}  # TEP-12.6: everybody sees everything
PAGE = "<!doctype html><html><head></head><body></body></html>"


def size_of(png):
    """Width and height of a PNG; an error if it is none."""
    assert b"\x89PNG\r\n\x1a\n" == png[:8]
    assert b"IEND" == png[-8:-4]
    return struct.unpack(">II", png[16:24])


@pytest.fixture(scope="module")
def pier(tmp_path_factory):
    """A server with a page."""
    folder = tmp_path_factory.mktemp("pier")
    (folder / "index.html").write_text(PAGE)
    with Here(settings(folder / "store.sqlite", static=folder)) as server:
        yield server


async def picture(guest, table, query="", status=200):
    answer = await guest.http.get(f"/api/tables/{table}/picture{query}")
    assert status == answer.status_code
    return answer


async def title_of(guest, path):
    """What a page says that it is about."""
    answer = await guest.http.get(path, headers={"accept-language": "pl, en"})
    assert 200 == answer.status_code
    found = re.search(r'<meta property="og:title" content="([^"]*)"', answer.text)
    return found and found[1]


async def test_a_link_shows_its_moment_in_words_and_a_picture(pier):
    async with Guest(pier.address) as guest:
        await shows_its_moment(guest)


async def shows_its_moment(guest):
    table = await guest.open("me", "Bob", "Cyd")
    wire = await (await guest.sit(table)).greeted(3)
    await play_on(dict.fromkeys(range(3), wire), 4)
    pictures = []
    for step in (1, 3):
        page = (await guest.http.get(f"/table/{table}?step={step}", headers={"accept-language": "pl, en"})).text
        assert f"Kosmiczni Piraci, krok {step} z {wire.states[0]['step']}" == await title_of(
            guest, f"/table/{table}?step={step}"
        )
        assert f'"og:image" content="http://{guest.address}/api/tables/{table}/picture?lang=pl&amp;step={step}"' in page
        answer = await picture(guest, table, f"?step={step}&lang=pl")
        assert "image/png" == answer.headers["content-type"]
        assert (1200, 630) == size_of(answer.content)
        assert len(answer.content) < 200_000
        pictures.append(answer.content)
    assert pictures[0] != pictures[1]
    assert pictures[0] == (await picture(guest, table, "?step=1&lang=pl")).content
    assert pictures[0] != (await picture(guest, table, "?step=1&lang=en")).content
    later = await picture(guest, table, "?step=99999")
    assert later.content == (await picture(guest, table)).content, "a step that is not there yet is the last one"


async def test_a_table_that_nobody_watches_shows_its_game_alone(pier):
    async with guests(pier.address, 2) as (ann, eve):
        table = await ann.open("me", "Bob", "Cyd", terms={"watch": "nobody"})
        wire = await (await ann.sit(table)).greeted(3)
        before = await picture(eve, table)
        await play_on(dict.fromkeys(range(3), wire), 3)
        assert before.content == (await picture(eve, table, "?step=2")).content
        assert "Kosmiczni Piraci" == await title_of(eve, f"/table/{table}")
        assert "Bob" not in (await eve.http.get(f"/table/{table}")).text


async def test_an_open_table_shows_its_seats_and_a_finished_one_its_end(pier):
    async with Guest(pier.address) as guest:
        gathering = await guest.open("me", "open", "Cyd")
        assert "Kosmiczni Piraci, są wolne miejsca" == await title_of(guest, f"/table/{gathering}")
        before = await picture(guest, gathering)
        table = await guest.open("me", "Bob", "Cyd")
        wire = await (await guest.sit(table)).greeted(3)
        await play_on(dict.fromkeys(range(3), wire))
        assert "Kosmiczni Piraci, koniec" == await title_of(guest, f"/replay/{table}")
        last = len(await guest.steps(table, "all"))
        assert f"Kosmiczni Piraci, krok 5 z {last}" == await title_of(guest, f"/replay/{table}?step=5")
        assert before.content != (await picture(guest, table)).content


async def test_links_that_are_none_are_refused_or_say_nothing(pier):
    async with Guest(pier.address) as guest:
        await picture(guest, "nowhere", status=404)
        table = await guest.open("me", "Bob", "Cyd")
        await picture(guest, table, "?step=-1", 400)
        await picture(guest, table, "?step=a", 400)
        await picture(guest, table, "?lang=xx", 404)
        assert await title_of(guest, "/table/nowhere") is None
        assert await title_of(guest, "/rules/space_pirates") is None
        assert "<script>alert" not in (await guest.http.get(f"/table/{table}?step=<script>alert(1)</script>")).text


async def test_a_name_is_text_in_the_page(pier):
    async with Guest(pier.address) as guest:
        table = await guest.open("me", 'Bob"><script>', "open")
        page = (await guest.http.get(f"/table/{table}")).text
        assert "Bob&quot;&gt;&lt;script&gt;" in page
        assert "<script>" not in page


async def test_any_server_of_a_fleet_shows_the_moment_that_the_table_was_told(postgresql, tmp_path):
    (tmp_path / "index.html").write_text(PAGE)
    chosen = settings(postgresql, static=tmp_path)
    with Here(chosen) as one, Here(chosen) as other:
        async with Guest(one.address) as ann, Guest(other.address) as bob:
            table = await ann.open("me", "Bob", "Cyd")
            wire = await (await ann.sit(table)).greeted(3)
            await play_on(dict.fromkeys(range(3), wire), 4)
            told = wire.states[0]["step"]
            for guest in (ann, bob):
                assert f"Kosmiczni Piraci, krok {told} z {told}" == await title_of(guest, f"/table/{table}")
            assert (await picture(ann, table)).content == (await picture(bob, table)).content


async def test_pictures_count_against_the_limits(tmp_path):
    (tmp_path / "index.html").write_text(PAGE)
    chosen = settings(tmp_path / "store.sqlite", static=tmp_path, calls_burst=40, calls_rate=0.001)
    with Here(chosen) as server:
        async with Guest(server.address) as guest:
            table = await guest.open("me", "Bob", "Cyd")
            answers = [(await guest.http.get(f"/api/tables/{table}/picture")).status_code for _ in range(10)]
            assert 200 == answers[0]
            assert 429 == answers[-1]
            assert await title_of(guest, f"/table/{table}") is None


@pytest.mark.parametrize("name", games())
def test_positions_that_differ_in_hidden_things_alone_have_one_picture(name):
    """Everything that a stranger does not see is dealt anew; the scene stays the same, and so does its picture."""
    rules = qd.game(name)
    seats = max(2, rules.seats.start)
    entries = []
    match = qd.Match(name, seats, seed=3, watch=lambda m, entry: entries.append(written(m, entry, len(entries) + 1)))
    differs = 0
    row = TableRow(
        "t", name, 1, match.options, "h", "ab" * 32, begun=True, seats=[SeatRow("person", name="Żółw")] * seats
    )
    for turn in range(40):
        if match.over:
            break
        seat = match.waiting()[0]
        match.play(seat, match.ask(seat).options[turn % len(match.ask(seat).options)].words)
        state = match.position()["state"]
        other = rules.determinise(match.view(None), Rng(turn)).to_json()
        differs += state != other
        scenes = [
            scene_of(row, lately, now, (turn, 20), "pl") for lately, now in ((entries, state), (masked(entries), other))
        ]
        assert scenes[0] == scenes[1]
    assert differs or name in OPEN, "nothing was hidden here, so nothing was proved"
    assert draw(scenes[0]) == draw(scenes[1])


def masked(entries):
    """The same answers with other things where a stranger sees holes."""
    told = [[one for event in entry.events if (one := event.for_reader(SPECTATOR)) is not None] for entry in entries]
    return [
        StoredEntry(entry.number, 0, entry.seat, "", None, entry.auto, entry.private, events)
        for entry, events in zip(entries, told, strict=True)
    ]


def test_what_is_too_long_ends_in_dots_and_every_letter_has_its_file():
    assert [("Za", "latin"), ("ż", "latin-ext"), ("ó", "latin"), ("łć", "latin-ext")] == list(runs("Zażółć"))
    lines = wrapped("ahoy " * 100, "serif", 36, 540, 3)
    assert 3 == len(lines)
    assert lines[-1].endswith("…")
    crew = tuple((f"A very long name {i} indeed it is", "120") for i in range(10))
    assert (1200, 630) == size_of(
        draw(Scene("space_pirates", "Jolly " * 30, "krok 1 z 2", "Żeglarz " * 60, crew, (1, 2)))
    )


def test_a_caller_reads_the_first_language_that_we_speak():
    assert "pl" == language_of("de;q=0.9, pl-PL;q=0.8, en")
    assert "en" == language_of("")
