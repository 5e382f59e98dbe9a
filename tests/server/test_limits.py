"""Limits and refusals: sizes, rates, tables, foreign pages, bad bodies, headers."""

import json
import re
from pathlib import Path

import httpx
import pytest
import websockets
from fluent.syntax import FluentParser, ast
from starlette.routing import Route

import quarterdeck as qd
from quarterdeck.server import catalogue
from quarterdeck.server.app import create_app
from quarterdeck.server.client import FOR_EVER, PAGES
from quarterdeck.server.middleware import HEADERS
from quarterdeck.server.protocol import PROTOCOL
from quarterdeck.server.settings import store_url
from quarterdeck.words import LANGUAGES, Words
from server.harness import GAME, Guest, Here, caller, settings


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server with tight limits."""
    folder = tmp_path_factory.mktemp("strict")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>built</title>")
    (static / "assets" / "main.abc123.js").write_text("export {}")
    (folder / "private.txt").write_text("not for guests")
    limits = settings(
        folder / "store.sqlite",
        static=static,
        burst=3,
        rate=1e-6,
        message_size=600,
        body_size=2000,
        tables_per_guest=2,
        tables=5,
    )
    with Here(limits) as server:
        yield server


@pytest.fixture
async def hurried(strict):
    async with Guest(strict.address) as somebody:
        yield somebody


def code(closed):
    """The number with which the server closed a socket."""
    return closed.value.rcvd.code


async def test_a_message_that_is_too_long_closes_the_socket(hurried):
    wire = await (await hurried.sit(await hurried.open("me", "Bob", "Cyd"))).greeted(3)
    await wire.send(type="chat", request="r", text="x" * 700)
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await wire.until("nothing")
    assert 1009 == code(closed)


async def test_who_hangs_up_before_he_is_answered_is_no_failure(harbour):
    scope = {
        "type": "websocket",
        "path": "/api/tables/nothing/socket",
        "raw_path": b"/api/tables/nothing/socket",
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"deck.example"), (b"origin", b"https://evil.example")],
        "client": ("127.0.0.1", 1),
        "scheme": "ws",
        "subprotocols": [],
        "state": {},
    }
    sent = []

    async def receive():
        return {"type": "websocket.connect"}

    async def send(message):
        sent.append(message["type"])
        if message["type"] == "websocket.close":
            raise OSError

    await harbour.app(scope, receive, send)
    assert ["websocket.accept", "websocket.close"] == sent


async def test_a_socket_that_talks_too_fast_is_refused(hurried):
    wire = await (await hurried.sit(await hurried.open("me", "Bob", "Cyd"))).greeted(3)
    kinds = [await wire.ask(type="undo", seat=0) for _ in range(4)]
    assert ["undo-chance"] * 3 + ["error-too_fast"] == [answer["reason"]["id"] for answer in kinds]


async def test_a_message_that_cannot_be_read_is_refused(guest):
    wire = await (await guest.sit(await guest.open("me", "Bob", "Cyd"))).greeted(3)
    for text in ("no json", "[]", '{"type": "dance"}', '{"type": "play", "request": "r"}', "[" * 500, '"\\ud800"'):
        await wire.socket.send(text)
        answer = await wire.until("refused")
        assert "error-bad_request" == answer["reason"]["id"]
    await wire.socket.send(json.dumps({"type": "undo", "request": "r", "seat": 99}))
    assert "r" == (await wire.until("refused"))["request"]


async def test_a_guest_opens_only_so_many_tables_and_a_server_too(strict):
    async with Guest(strict.address) as ann, Guest(strict.address) as bob:
        opened = 0
        for guest in (ann, bob):
            for _ in range(3):
                body = {"game": "space_pirates", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
                answer = await guest.http.post("/api/tables", json=body)
                opened += answer.status_code == 200
        assert 429 == answer.status_code
        assert opened <= 3
        assert answer.json()["error"]["id"] in {"error-too_many_tables", "error-server_full"}


async def test_a_body_that_is_too_long_is_refused(hurried):
    answer = await hurried.http.put("/api/me", json={"name": "x" * 3000})
    assert (400, "error-too_big") == (answer.status_code, answer.json()["error"]["id"])

    async def chunks():
        for _ in range(30):
            yield b" " * 100

    answer = await hurried.http.put("/api/me", content=chunks(), headers={"content-type": "application/json"})
    assert (400, "error-too_big") == (answer.status_code, answer.json()["error"]["id"])


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({}, "error-bad_request"),
        ({"game": "chess", "seats": []}, "error-unknown_game"),
        ({"game": "space_pirates", "seats": [{"kind": "me"}]}, "error-bad_seats"),
        ({"game": "space_pirates", "seats": [{"kind": "cat"}] * 3}, "error-bad_request"),
        ({"game": "space_pirates", "seats": [{"kind": "bot", "level": "god"}] * 3}, "error-unknown_level"),
        ({"game": "space_pirates", "seats": [{"kind": "me"}] * 3, "options": {"wind": 3}}, "error-bad_option"),
        (
            {"game": "space_pirates", "seats": [{"kind": "me"}] * 3, "options": {"first_player": "4"}},
            "error-bad_option",
        ),
        ({"game": "space_pirates", "seats": [{"kind": "me"}] * 3, "nonce": "a|b"}, "error-bad_request"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(guest, body, error):
    answer = await guest.http.post("/api/tables", json=body)
    assert error == answer.json()["error"]["id"]
    assert answer.status_code in {400, 404}


@pytest.mark.parametrize(
    "path",
    [
        "/api/nothing",
        "/api/tables/nothing",
        "/api/tables/nothing/steps",
        "/api/tables/nothing/record",
        "/api/games/chess/words/en",
        "/api/games/space_pirates/rules/de",
        "/api/words/xx",
        "/api/games/chess/components",
    ],
)
async def test_what_is_not_there_is_refused_with_a_phrase(guest, path):
    answer = await guest.http.get(path)
    assert 404 == answer.status_code
    assert answer.json()["error"]["id"].startswith("error-")


async def test_a_socket_without_a_table_or_from_a_foreign_page_is_closed(guest):
    wire = await guest.sit("nothing")
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await wire.hear()
    assert 4404 == code(closed)
    wire = await guest.sit(await guest.open("me", "Bob", "Cyd"), Origin="https://evil.example")
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await wire.hear()
    assert 4403 == code(closed)


async def test_a_page_of_another_port_is_foreign_and_so_are_its_calls(guest):
    table = await guest.open("me", "Bob", "Cyd")
    port = guest.address.split(":")[1]
    await (await guest.sit(table, Origin=f"http://localhost:{port}")).greeted(3)
    wire = await guest.sit(table, Origin="http://localhost:3000")
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await wire.hear()
    assert 4403 == code(closed)
    answer = await guest.http.put("/api/me", json={"name": "Eve"}, headers={"origin": "http://localhost:3000"})
    assert (403, "error-foreign_page") == (answer.status_code, answer.json()["error"]["id"])
    own = await guest.http.put("/api/me", json={"name": "Ann"}, headers={"origin": f"http://{guest.address}"})
    assert 200 == own.status_code


async def test_a_binary_message_closes_the_socket_with_a_code(guest):
    wire = await (await guest.sit(await guest.open("me", "Bob", "Cyd"))).greeted(3)
    await wire.socket.send(b"ahoy")
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await wire.until("nothing")
    assert 1003 == code(closed)


async def test_only_so_many_sockets_fit_around_a_table(tmp_path):
    with Here(settings(tmp_path / "store.sqlite", sockets=2)) as server:
        async with Guest(server.address) as guest:
            table = await guest.open("me", "Bob", "Cyd")
            for _ in range(2):
                await (await guest.sit(table)).greeted(3)
            wire = await guest.sit(table)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await wire.hear()
            assert 1013 == code(closed)


async def test_a_forged_token_is_a_new_guest(harbour, guest):
    table = await guest.open("me", "Bob", "Cyd")
    forged = guest.http.cookies["quarterdeck_guest"].split(".")[0] + ".AAAAAAAAAAAAAAAAAAAAAAAAAAA"
    async with caller(harbour.address, cookies={"quarterdeck_guest": forged}) as thief:
        assert [] == (await thief.get(f"/api/tables/{table}")).json()["my_seats"]


async def test_every_answer_carries_the_security_headers(guest, hurried):
    for client, path in ((guest, "/api/me"), (guest, "/api/nothing"), (hurried, "/"), (hurried, "/table/x")):
        headers = (await client.http.get(path)).headers
        assert headers["content-security-policy"].startswith("default-src 'self';")
        assert "unsafe" not in headers["content-security-policy"]
        assert "nosniff" == headers["x-content-type-options"]
    async with caller(guest.address) as newcomer:
        cookie = (await newcomer.get("/api/me")).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


async def test_a_failure_of_the_server_carries_them_too(tmp_path):
    async def fail(_):
        raise ZeroDivisionError

    app = create_app(settings(tmp_path / "store.sqlite"))
    app.router.routes.insert(0, Route("/api/broken", fail))
    wire = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=wire, base_url="http://here") as client:
        answer = await client.get("/api/broken")
    assert 500 == answer.status_code
    assert "error-failed" == answer.json()["error"]["id"]
    assert HEADERS.items() <= dict(answer.headers).items()


async def test_the_client_is_served_with_its_caching(hurried, guest):
    page = await hurried.http.get("/table/abc")
    assert "built" in page.text
    assert "no-cache" == page.headers["cache-control"]
    script = await hurried.http.get("/assets/main.abc123.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert 404 == (await hurried.http.get("/assets/gone.js")).status_code
    for path in (f"/{'x' * 3000}", f"/boards/{GAME}/{'x' * 3000}"):
        assert 404 == (await hurried.http.get(path)).status_code
    for path in ("/../private.txt", "/%2e%2e/private.txt", "/assets/..%2f..%2fprivate.txt"):
        assert "not for guests" not in (await hurried.http.get(path)).text


async def test_an_address_that_is_no_page_is_not_found(hurried):
    for path in ("/healthz", "/metrics", "/robots.txt", "/manifest.json", "/.git/config"):
        answer = await hurried.http.get(path)
        assert (404, "error-no_page") == (answer.status_code, answer.json()["error"]["id"])
        assert "set-cookie" not in answer.headers
    lost = await hurried.http.get("/no/such/page", headers={"accept": "text/html,*/*"})
    assert 404 == lost.status_code
    assert "built" in lost.text, "a person is shown the page that says so"


def test_the_server_knows_the_pages_of_the_client():
    router = (Path(__file__).parents[2] / "web" / "src" / "router.svelte.ts").read_text("utf-8")
    assert {"", *re.findall(r"first === '(\w+)'", router)} <= PAGES


async def test_words_and_rules_of_this_edition_are_kept_for_ever(tmp_path):
    (tmp_path / "index.html").write_text("<!doctype html><html><head></head></html>")
    with Here(settings(tmp_path / "store.sqlite", static=tmp_path)) as server:
        async with Guest(server.address) as guest:
            (edition,) = re.findall(r'name="edition" content="(\w+)"', (await guest.http.get("/")).text)
            for path in ("/api/words/pl", f"/api/games/{GAME}/rules/en", f"/api/games/{GAME}/components", "/api/games"):
                for asked, kept in ((edition, FOR_EVER), ("older", "no-cache"), ("", "no-cache")):
                    answer = await guest.http.get(path, params={"edition": asked})
                    assert (200, kept) == (answer.status_code, answer.headers["cache-control"])
            wrong = await guest.http.get("/api/words/xx", params={"edition": edition})
            assert (404, "no-store") == (wrong.status_code, wrong.headers["cache-control"])


async def test_a_socket_is_greeted_with_the_protocol(guest):
    wire = await guest.sit(await guest.open("me", "Bob", "Cyd"))
    assert {"n": 1, "type": "hello", "protocol": PROTOCOL, "version": qd.__version__} == await wire.hear()


async def test_the_page_knows_the_address_that_players_type(tmp_path):
    (tmp_path / "index.html").write_text("<!doctype html><html><head></head></html>")
    chosen = settings(tmp_path / "store.sqlite", static=tmp_path, public="https://deck.example")
    with Here(chosen) as server:
        async with Guest(server.address) as guest:
            assert '<meta name="public" content="https://deck.example" />' in (await guest.http.get("/")).text


async def test_the_page_makes_one_guest_of_all_calls_that_follow(strict):
    async with caller(strict.address) as browser:
        assert "set-cookie" in (await browser.get("/table/abc")).headers
        for path in ("/", "/api/me", "/assets/main.abc123.js"):
            assert "set-cookie" not in (await browser.get(path)).headers
    async with caller(strict.address) as browser:
        for path in ("/assets/main.abc123.js", "/api/tables/nothing", "/api/games"):
            assert "set-cookie" not in (await browser.get(path)).headers


async def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path):
    with Here(settings(tmp_path / "store.sqlite", static=tmp_path / "nothing")) as server:
        async with Guest(server.address) as guest:
            page = await guest.http.get("/")
            assert 503 == page.status_code
            assert "make play" in page.text


async def test_a_board_is_served_from_the_games_own_folder(guest):
    board = await guest.http.get("/boards/skeleton/board.js")
    assert (200, True) == (board.status_code, "export function mount" in board.text)
    assert "javascript" in board.headers["content-type"]
    for missing in ("/boards/skeleton/none.js", "/boards/skeleton/..%2Fdata.toml", "/boards/chess/board.js"):
        assert 404 == (await guest.http.get(missing)).status_code


async def test_the_shelf_tells_games_words_rules_and_components(guest):
    games = await guest.get("/api/games")
    assert qd.games() == [game["id"] for game in games]
    assert ["deckhand", "bosun", "captain", "legend"] == await guest.get("/api/levels")
    components = await guest.get("/api/games/space_pirates/components")
    assert "rulebook" in {one.get("provenance") for one in components}
    for lang in LANGUAGES:
        said = Words(lang, (await guest.http.get(f"/api/words/{lang}")).text)
        assert said.has("error-stale")
        assert said.has("reason-not_asked")
        assert "SP-5.1" in (await guest.http.get(f"/api/games/space_pirates/rules/{lang}")).text
        assert Words(lang, (await guest.http.get(f"/api/games/space_pirates/words/{lang}")).text).has("game")


def test_the_words_of_pages_are_taken_apart_once(monkeypatch):
    """Every page brings them; strangers who fetch pages cost the server next to nothing."""
    first = [catalogue.shell_words(lang) for lang in LANGUAGES]
    monkeypatch.delattr(FluentParser, "parse")
    assert first == [catalogue.shell_words(lang) for lang in LANGUAGES]


def test_every_refusal_has_words_in_both_languages():
    used = set()
    home = catalogue.HERE.parent
    for file in [file for room in ("server", "table", "pocket") for file in (home / room).rglob("*.py")]:
        text = file.read_text("utf-8")
        used |= {f"error-{name}" for name in re.findall(r'Refusal\(\s*\d+, "([a-z_]+)"', text)}
        used |= set(re.findall(r'phrase\("(error-[a-z_]+)"', text))
    assert len(used) > 20
    for lang in LANGUAGES:
        parsed = FluentParser().parse((catalogue.HERE / f"errors.{lang}.ftl").read_text("utf-8"))
        said = {entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)}
        assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
        assert used <= said
        assert {message for message in said if message.startswith("error-")} <= used


def test_a_store_is_named_by_a_path_or_an_address(tmp_path, monkeypatch):
    assert "sqlite+aiosqlite:////tmp/a.sqlite" == store_url("/tmp/a.sqlite")
    assert "postgresql+asyncpg://me@host/db" == store_url("postgresql://me@host/db")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert f"sqlite+aiosqlite:///{tmp_path}/quarterdeck/quarterdeck.sqlite" == store_url("")
