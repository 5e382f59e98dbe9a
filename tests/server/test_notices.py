"""Notices: whom they reach, by which ways, when not, and how they end. Every service is a real one on the loopback."""

import asyncio
import base64
import json
import socket
import threading
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.header import decode_header, make_header

import http_ece
import pytest
from aiohttp import web
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from quarterdeck.server.notices.quiet import quiet_until
from quarterdeck.server.notices.sending import encoded, form_of, is_public
from server.harness import PATIENCE, Guest, Here, ManualTime, guests, settings

NOON = 1_000_000.0 // 86400 * 86400 + 12 * 3600  # of the day at which the tests' clock begins
AFTER = 31.25  # seconds; nothing else waits as long


class Service:
    """A push service and a place for hooks: remembers what was posted, answers as it is told."""

    def __init__(self):
        self.posts = asyncio.Queue()
        self.status = 201
        self.address = ""

    async def take(self, request):
        await self.posts.put((request, await request.read()))
        return web.Response(status=self.status)

    async def next(self):
        async with asyncio.timeout(PATIENCE):
            return await self.posts.get()


@asynccontextmanager
async def service():
    """Such a service on a free port."""
    one = Service()
    app = web.Application()
    app.router.add_post("/{path:.*}", one.take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    one.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield one
    finally:
        await runner.cleanup()


class Mailbox:
    """A mail server: remembers what came."""

    def __init__(self):
        self.mails = asyncio.Queue()
        self.port = 0
        self._loop = asyncio.get_running_loop()

    async def handle_DATA(self, server, session, envelope):
        mail = message_from_bytes(envelope.content, policy=policy.default)
        self._loop.call_soon_threadsafe(self.mails.put_nowait, mail)
        return "250 OK"

    async def next(self):
        async with asyncio.timeout(PATIENCE):
            return await self.mails.get()


@asynccontextmanager
async def mail_server():
    box = Mailbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        box.port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


class Browser:
    """The keys of a subscription, and how it reads a push."""

    def __init__(self):
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))

    @property
    def keys(self):
        numbers = self._key.public_key().public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        return {"p256dh": encoded(point), "auth": encoded(self._auth)}

    def read(self, body):
        return json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"))


class Clock(ManualTime):
    """Time whose hands the test moves, when the server waits for it."""

    def __init__(self):
        super().__init__()
        self._now = NOON
        self._set = threading.Condition()

    def call_at(self, when, what):
        call = super().call_at(when, what)
        with self._set:
            self._set.notify_all()
        return call

    async def pass_to(self, when):
        """Wait until something is to be done at that time, then let it be that time."""

        def until():
            with self._set:
                assert self._set.wait_for(lambda: any(when == call.when for call in list(self._calls)), PATIENCE)

        await asyncio.to_thread(until)
        self.advance(when - self._now)


@asynccontextmanager
async def ship(path, **changes):
    """A server whose clock the test moves."""
    clock = Clock()
    chosen = settings(path / "store.sqlite", private_hooks=True, notice_after=AFTER, even=0.0, **changes)
    with Here(chosen, clock) as server:
        yield server, clock


async def way(guest, kind, address, **more):
    """One more way to a guest; what his page then shows."""
    return await guest.post("/api/me/ways", {"kind": kind, "address": address, **more})


async def ann_away(ann, bob):
    """A table where Ann is asked and not there, and Bob is; its id."""
    table = await ann.open("me", "open", "deckhand")
    await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
    wire = await (await bob.sit(table)).greeted()
    await turn_of_ann(wire)
    return table


async def turn_of_ann(wire):
    """Let Bob play until the table waits for Ann."""
    while 0 not in wire.states[1]["waiting"]:
        decision = wire.states[1]["decision"]
        if decision is not None and decision["must"]:
            await wire.play(1)
        else:
            await wire.hear()


def claims(header, key):
    """The claims of a VAPID header, when its signature is the server's."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert key == parts["k"]
    signed, _, signature = parts["t"].rpartition(".")
    raw, point = decoded(signature), decoded(key)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(decoded(signed.split(".")[1]))


def decoded(word):
    return base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))


async def test_my_move_reaches_my_browser_signed_and_sealed(tmp_path):
    async with ship(tmp_path) as (server, clock), service() as push, guests(server.address, 2) as (ann, bob):
        browser = Browser()
        known = await way(ann, "push", f"{push.address}/push/1", keys=browser.keys, label="Firefox")
        assert [("push", "Firefox", "")] == [(one["kind"], one["label"], one["address"]) for one in known["ways"]]
        table = await ann_away(ann, bob)
        await clock.pass_to(NOON + AFTER)
        request, body = await push.next()
        assert "aes128gcm" == request.headers["content-encoding"]
        assert int(request.headers["ttl"]) > 0
        assert push.address == claims(request.headers["authorization"], known["key"])["aud"]
        said = browser.read(body)
        assert "Your move: Space Pirates" == said["title"]
        assert said["url"].endswith(f"/table/{table}")
        assert b"Space Pirates" not in body


async def test_one_notice_for_a_table_until_i_have_looked(tmp_path):
    async with ship(tmp_path) as (server, clock), service() as hook, guests(server.address, 2) as (ann, bob):
        await way(ann, "hook", f"{hook.address}/hook")
        table = await ann_away(ann, bob)
        await clock.pass_to(NOON + AFTER)
        await hook.next()
        await ann.post("/api/me/notices/test", {})
        assert "Ahoy! Notices reach you." == json.loads((await hook.next())[1])["title"]  # and nothing in between
        mine = await (await ann.sit(table)).greeted()
        await mine.play(0)
        await mine.close()
        await bob.wires[0].told(1, lambda state: state["step"] >= mine.states[0]["step"])
        await turn_of_ann(bob.wires[0])
        await clock.pass_to(NOON + 2 * AFTER)
        assert "Your move: Space Pirates" == json.loads((await hook.next())[1])["title"]


async def test_who_is_reminded_by_another_hears_it_once_more_at_once(tmp_path):
    async with ship(tmp_path) as (server, clock), service() as hook, guests(server.address, 2) as (ann, bob):
        await way(ann, "hook", f"{hook.address}/hook")
        await ann_away(ann, bob)
        await clock.pass_to(NOON + AFTER)
        await hook.next()
        wire = bob.wires[0]
        while wire.card["seats"][0]["away"] is None:
            await wire.hear()
        assert "ack" == (await wire.ask(type="nudge", seat=1, absent=0))["type"]
        assert "Your move: Space Pirates" == json.loads((await hook.next())[1])["title"]
        assert "error-nudged" == (await wire.ask(type="nudge", seat=1, absent=0))["reason"]["id"]


async def test_nobody_is_told_who_looks_and_nothing_that_is_no_longer_true(tmp_path):
    async with ship(tmp_path) as (server, clock), service() as hook, guests(server.address, 2) as (ann, bob):
        await way(ann, "hook", f"{hook.address}/hook")
        table = await ann_away(ann, bob)
        mine = await (await ann.sit(table)).greeted()
        clock.advance(AFTER)
        await mine.play(0)
        await ann.post("/api/me/notices/test", {})
        assert "Ahoy! Notices reach you." == json.loads((await hook.next())[1])["title"]


async def test_a_notice_tells_no_more_than_everybody_was_told(tmp_path):
    async with ship(tmp_path) as (server, clock), service() as hook, guests(server.address, 2) as (ann, bob):
        await way(ann, "hook", f"{hook.address}/hook")
        table = await ann_away(ann, bob)
        onlooker = (await bob.get(f"/api/tables/{table}"))["last"]
        await clock.pass_to(NOON + AFTER)
        said = json.loads((await hook.next())[1])
        assert {"title", "text", "url", "stop"} == said.keys()
        assert (onlooker is None) == (said["text"] == said["title"])


async def test_quiet_hours_gather_into_one_notice(tmp_path):
    async with ship(tmp_path) as (server, clock), service() as hook, guests(server.address, 2) as (ann, bob):
        await way(ann, "hook", f"{hook.address}/hook", lang="pl")
        quiet = {"on": True, "start": 11 * 60, "end": 13 * 60, "zone": "UTC"}
        answer = await ann.http.put("/api/me/notices", json={"quiet": quiet})
        assert quiet == answer.json()["quiet"]
        for _ in range(2):
            await ann_away(ann, bob)
        await clock.pass_to(NOON + AFTER)
        await clock.pass_to(NOON + 3600)
        said = json.loads((await hook.next())[1])
        assert "2 sprawy od 12:00" == said["title"]
        assert 2 == said["text"].count("Twój ruch: Kosmiczni Piraci")


def test_quiet_hours_know_summer_time_and_midnight():
    night = {"on": True, "start": 22 * 60 + 30, "end": 7 * 60 + 30, "zone": "Europe/Warsaw"}
    winter, summer = 1_700_000_000 // 86400 * 86400, 1_720_000_000 // 86400 * 86400
    assert winter + 6.5 * 3600 == quiet_until(night, winter + 2 * 3600)
    assert summer + 5.5 * 3600 == quiet_until(night, summer + 2 * 3600)
    assert summer + 86400 + 5.5 * 3600 == quiet_until(night, summer + 21 * 3600)
    assert quiet_until(night, summer + 12 * 3600) is None
    assert quiet_until({**night, "on": False}, winter) is None


async def test_a_service_that_fails_is_tried_again_and_a_dead_subscription_is_removed(tmp_path):
    async with ship(tmp_path) as (server, clock), service() as push, guests(server.address, 2) as (ann, bob):
        await way(ann, "push", f"{push.address}/push", keys=Browser().keys)
        push.status = 503
        await ann_away(ann, bob)
        await clock.pass_to(NOON + AFTER)
        await push.next()
        push.status = 410
        await clock.pass_to(NOON + AFTER + 60)
        await push.next()
        page = await follow_until(ann, lambda shown: not shown["ways"])
        assert [] == page["ways"]


async def follow_until(guest, wanted):
    """Ask what the page of notices shows until it is as wanted."""
    async with asyncio.timeout(PATIENCE):
        while not wanted(shown := await guest.get("/api/me/notices")):
            pass
    return shown


async def test_a_mail_address_counts_when_it_is_confirmed_and_one_link_stops_it(tmp_path):
    async with mail_server() as box:
        smtp = {"smtp_host": "127.0.0.1", "smtp_port": box.port, "smtp_tls": "none", "smtp_from": "deck@example.org"}
        async with ship(tmp_path, **smtp) as (server, clock), guests(server.address, 2) as (ann, bob):
            known = await way(ann, "mail", "mira@example.org")
            assert [False] == [one["confirmed"] for one in known["ways"]]
            asked = await box.next()
            assert ("mira@example.org", "deck@example.org") == (asked["To"], asked["From"])
            link = next(word for word in asked.get_content().split() if "/confirm/" in word)
            token = link.rpartition("/")[2]
            await bob.post("/api/notices/confirm/forged", {}, status=404)
            await bob.post(f"/api/notices/stop/{token}", {}, status=404)  # another purpose
            await ann.post(f"/api/notices/confirm/{token}", {})
            await ann_away(ann, bob)
            await clock.pass_to(NOON + AFTER)
            mail = await box.next()
            assert "Your move: Space Pirates" == mail["Subject"]
            assert "List-Unsubscribe=One-Click" == mail["List-Unsubscribe-Post"]
            path = mail["List-Unsubscribe"].strip("<>").partition("/api/")[2]
            assert "/stop/" in mail.get_content()
            await bob.post(f"/api/{path}", {})  # whoever has the mail has the right
            assert [] == (await ann.get("/api/me/notices"))["ways"]
            await bob.post(f"/api/{path}", {}, status=404)


async def test_a_confirmation_holds_for_a_day_and_is_not_asked_for_endlessly(tmp_path):
    async with mail_server() as box:
        smtp = {"smtp_host": "127.0.0.1", "smtp_port": box.port, "smtp_tls": "none"}
        async with ship(tmp_path, **smtp) as (server, _), Guest(server.address) as ann:
            for _ in range(5):
                await way(ann, "mail", "mira@example.org")
            await ann.post("/api/me/ways", {"kind": "mail", "address": "b@example.org"}, status=429)


async def test_bad_ways_are_refused(tmp_path, guest):
    for body, error in (
        ({"kind": "mail", "address": "mira@example.org"}, "error-no_mail_server"),
        ({"kind": "push", "address": "https://push.example"}, "error-bad_way"),
        ({"kind": "hook", "address": "https://hook.example", "form": "fax"}, "error-bad_way"),
        ({"kind": "pigeon", "address": "https://hook.example"}, "error-bad_request"),
    ):
        answer = await guest.http.post("/api/me/ways", json=body)
        assert error == answer.json()["error"]["id"]
    quiet = {"on": True, "start": 0, "end": 1, "zone": "../../etc/passwd"}
    assert 400 == (await guest.http.put("/api/me/notices", json={"quiet": quiet})).status_code


async def test_a_hook_never_reaches_into_the_hosts_own_network(tmp_path):
    async with service() as inside:
        chosen = settings(tmp_path / "store.sqlite", notice_after=0.0)
        with Here(chosen) as server:
            async with Guest(server.address) as ann:
                port = inside.address.rpartition(":")[2]
                for address in (inside.address, f"https://127.0.0.1:{port}", f"https://localhost:{port}"):
                    await way(ann, "hook", address)
                    await ann.post("/api/me/notices/test", {})
                await follow_until(ann, lambda shown: True)
        assert inside.posts.empty()


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "169.254.169.254",
        "::1",
        "fe80::1",
        "fc00::1",
        "::ffff:127.0.0.1",
    ],
)
def test_addresses_of_the_own_network_are_not_public(address):
    assert not is_public(address)


def test_public_addresses_are():
    assert is_public("1.1.1.1")
    assert is_public("2606:4700::1111")


def test_the_form_of_a_hook_is_known_by_its_address():
    assert "discord" == form_of("https://discord.com/api/webhooks/1/a")
    assert "slack" == form_of("https://hooks.slack.com/services/a")
    assert "ntfy" == form_of("https://ntfy.example.org/mira")
    assert "json" == form_of("https://evil-discord.com.example.org/")


async def test_hooks_speak_the_form_of_their_service(tmp_path):
    async with ship(tmp_path) as (server, _), service() as hook, Guest(server.address) as ann:
        said = {}
        for form in ("discord", "slack", "ntfy", "json"):
            await way(ann, "hook", f"{hook.address}/{form}", form=form, lang="pl")
            await ann.post("/api/me/notices/test", {})
            said[form] = await hook.next()
        ahoy = "Ahoj! Powiadomienia docierają."
        assert json.loads(said["discord"][1])["content"].startswith(ahoy)
        assert json.loads(said["slack"][1])["text"].startswith(ahoy)
        assert json.loads(said["json"][1])["title"] == ahoy
        assert said["ntfy"][0].headers["Title"].startswith("=?UTF-8?B?")
        assert ahoy == said["ntfy"][1].decode()
        assert "/stop/" in json.loads(said["discord"][1])["content"]
        assert "/stop/" in json.loads(said["slack"][1])["text"]
        action = str(make_header(decode_header(said["ntfy"][0].headers["Actions"])))
        does, _, address, _ = action.split(", ")
        assert ("http", True) == (does, "/api/notices/stop/" in address)
        stop = json.loads(said["json"][1])["stop"].partition("/api/")[2]
        await ann.post(f"/api/{stop}", {})
        assert [] == (await ann.get("/api/me/notices"))["ways"]


async def test_silence_is_one_click_and_a_table_of_bots_never_calls(tmp_path):
    async with ship(tmp_path) as (server, clock), service() as hook, guests(server.address, 2) as (ann, bob):
        await way(ann, "hook", f"{hook.address}/hook")
        await ann.http.put("/api/me/notices", json={"silent": True})
        await ann.open("me", "deckhand", "deckhand")
        await ann_away(ann, bob)
        await clock.pass_to(NOON + AFTER)
        await ann.post("/api/me/notices/test", {})
        assert "Ahoy! Notices reach you." == json.loads((await hook.next())[1])["title"]


# -- what is told, by every way --------------------------------------------------------------------------------------


class Ears:
    """All the ways to one person: a browser, a mailbox and a hook."""

    def __init__(self, push, box):
        self._push = push
        self._box = box
        self._browser = Browser()

    async def open(self, guest):
        """Let a guest be reached by all of them."""
        await way(guest, "push", f"{self._push.address}/push", keys=self._browser.keys)
        await way(guest, "hook", f"{self._push.address}/hook", form="json")
        await way(guest, "mail", "ann@example.org")
        link = next(word for word in (await self._box.next()).get_content().split() if "/confirm/" in word)
        await guest.post(f"/api/notices/confirm/{link.rpartition('/')[2]}", {})

    async def hear(self, title):
        """The next notice says the same by every way, and each can be stopped by one click; what it says."""
        posts = dict([await self._post(), await self._post()])
        mail = await self._box.next()
        push, hook = self._browser.read(posts["/push"]), json.loads(posts["/hook"])
        assert [title] * 3 == [push["title"], hook["title"], mail["Subject"]]
        assert f"{title}\n{push['body']}".strip() == hook["text"]
        assert push["body"] in mail.get_content()
        assert all("/api/notices/stop/" in link for link in (push["stop"], hook["stop"], mail["List-Unsubscribe"]))
        return push["body"]

    async def _post(self):
        request, body = await self._push.next()
        return request.path, body

    def is_empty(self):
        return self._push.posts.empty() and self._box.mails.empty()


@asynccontextmanager
async def told(path):
    """A server, its clock, two guests called Ann and Bob, and Ann's ears."""
    async with mail_server() as box, service() as push:
        smtp = {"smtp_host": "127.0.0.1", "smtp_port": box.port, "smtp_tls": "none", "smtp_from": "deck@example.org"}
        async with ship(path, **smtp) as (server, clock), guests(server.address, 2) as (ann, bob):
            await ann.http.put("/api/me", json={"name": "Ann"})
            ears = Ears(push, box)
            await ears.open(ann)
            yield clock, ann, bob, ears


async def together(ann, bob, **terms):
    """A table where both sit; its id and Bob's wire."""
    table = await ann.open("me", "open", "deckhand", terms=terms)
    await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
    return table, await (await bob.sit(table)).greeted()


async def finished(ann, wire, table):
    """Ann lets a bot play on and goes; Bob plays to the end."""
    mine = await (await ann.sit(table)).greeted()
    assert "ack" == (await mine.ask(type="hand", seat=0))["type"]
    await mine.close()
    while await wire.asked(1):
        await wire.play(1)


async def test_time_that_runs_out_and_the_bot_that_sits_in_then_are_told_by_every_way(tmp_path):
    async with told(tmp_path) as (clock, ann, bob, ears):
        _, wire = await together(ann, bob, away=600)
        await turn_of_ann(wire)
        await clock.pass_to(NOON + AFTER)
        await ears.hear("Your move: Space Pirates")
        await clock.pass_to(NOON + 300)
        assert "5 minutes left, then a bot sits in for you." == await ears.hear(
            "Your time is running out: Space Pirates"
        )
        await clock.pass_to(NOON + 600)
        await clock.pass_to(NOON + 600 + AFTER)
        await ears.hear("A bot sits in for you: Space Pirates")


async def test_who_is_given_more_time_is_warned_later(tmp_path):
    day = 86400
    async with told(tmp_path) as (clock, ann, bob, ears):
        _, wire = await together(ann, bob, pace="days", seconds=3 * day, end="default")
        await turn_of_ann(wire)
        await clock.pass_to(NOON + AFTER)
        await ears.hear("Your move: Space Pirates")
        assert "ack" == (await wire.ask(type="more", seat=1, absent=0))["type"]
        warning = NOON + 0.9 * 3 * day
        await clock.pass_to(warning)
        await clock.pass_to(warning + day)
        assert "7 hours left, then the usual answer is given for you." == await ears.hear(
            "Your time is running out: Space Pirates"
        )


async def test_the_end_and_the_wish_to_play_again_are_told_by_every_way(tmp_path):
    async with told(tmp_path) as (clock, ann, bob, ears):
        table, wire = await together(ann, bob)
        await finished(ann, wire, table)
        await clock.pass_to(NOON + AFTER)
        await ears.hear("The game is over: Space Pirates")
        await bob.post(f"/api/tables/{table}/rematch", {"yes": True})
        await clock.pass_to(NOON + 2 * AFTER)
        assert "Bob wants to play again with the same people." == await ears.hear("Once more? Space Pirates")
        await ann.post(f"/api/tables/{table}/rematch", {"yes": True})


async def test_who_saw_the_end_hears_of_the_wish_to_play_again_alone(tmp_path):
    async with told(tmp_path) as (clock, ann, bob, ears):
        table, wire = await together(ann, bob)
        await finished(ann, wire, table)
        mine = await (await ann.sit(table)).greeted()
        await mine.close()
        await wire.until(lambda heard: heard["type"] == "table" and not heard["table"]["seats"][0]["present"])
        await bob.post(f"/api/tables/{table}/rematch", {"yes": True})
        await clock.pass_to(NOON + AFTER)
        await ears.hear("Once more? Space Pirates")
        assert ears.is_empty()


async def test_who_is_looking_or_has_answered_is_not_asked_again(tmp_path):
    async with told(tmp_path) as (clock, ann, bob, ears):
        table, wire = await together(ann, bob)
        await finished(ann, wire, table)
        mine = await (await ann.sit(table)).greeted()
        await bob.post(f"/api/tables/{table}/rematch", {"yes": True})
        await mine.until(lambda heard: heard["type"] == "table" and heard["table"]["rematch"])
        clock.advance(AFTER)
        await ann.post("/api/me/notices/test", {})
        await ears.hear("Ahoy! Notices reach you.")
        assert ears.is_empty()


async def test_who_is_named_in_the_chat_hears_it_unless_he_does_not_want_to(tmp_path):
    async with told(tmp_path) as (clock, ann, bob, ears):
        table, wire = await together(ann, bob)
        mine = await (await ann.sit(table)).greeted()
        await mine.close()
        await wire.until(lambda heard: heard["type"] == "table" and not heard["table"]["seats"][0]["present"])
        await ann.http.put("/api/me/notices", json={"kinds": {"named": ["push", "mail", "hook"]}})
        for text in ("the annual regatta", "so, ann: are you there?", "well"):  # by then "ann" is noted
            assert "ack" == (await wire.ask(type="chat", text=text))["type"]
        await clock.pass_to(NOON + AFTER)
        assert "Bob: so, ann: are you there?" == await ears.hear("Somebody calls you: Space Pirates")
        who = next(line["who"] for line in (await ann.get(f"/api/tables/{table}/chat"))["lines"])
        await (await (await ann.sit(table)).greeted()).close()
        await wire.until(lambda heard: heard["type"] == "table" and not heard["table"]["seats"][0]["present"])
        await ann.post(f"/api/tables/{table}/chat/mute", {"who": who, "on": True})
        assert "ack" == (await wire.ask(type="chat", text="Ann, Ann!"))["type"]
        clock.advance(AFTER)
        await ann.post("/api/me/notices/test", {})
        await ears.hear("Ahoy! Notices reach you.")
        assert ears.is_empty()
