"""Whatever is sent over a table's socket is carried out or refused with a phrase; nothing fails, nobody else notices.

The same messages every time, unless a profile of Hypothesis draws others (`make nightly`).
"""

import json
from contextlib import ExitStack, contextmanager, suppress

import httpx
import pytest
from hypothesis import HealthCheck, given, settings as examples, strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from quarterdeck.server.app import CLIENT_MESSAGE
from quarterdeck.table.writing import read
from server.harness import PATIENCE, Process

SEATS = 4
END = {"type": "undo", "request": "the end of this example", "seat": SEATS}
SILENT = {"hidden", "resync"}  # that are not acknowledged
CLOSES = {1003, 1007, 1009}  # binary, no UTF-8, too long

SCHEMA = CLIENT_MESSAGE.json_schema()
TYPES = {
    kind: SCHEMA["$defs"][where.rpartition("/")[2]]["properties"]
    for kind, where in SCHEMA["discriminator"]["mapping"].items()
}

junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([-1, 2**31, 2**63, 2**70])
    | st.floats(allow_nan=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=5,
)
seldom = st.integers(0, 9).map(lambda dice: dice == 9)
likely = {
    "request": st.text(max_size=8),
    "seat": st.integers(0, SEATS - 1),
    "absent": st.integers(0, SEATS - 1),
    "to": st.integers(0, SEATS - 1),
    "decision": st.sampled_from(["the decision", "", "0.1", "f" * 16]),
    "words": st.sampled_from(["the words", "pass", "place pirate_7 planet_3", "key 0000000000000000", ""]),
    "play": st.integers(0, 5),
    "name": st.sampled_from(["stop", "traitor", "stay_out", "no_mutiny", "pace"]),
    "value": st.booleans() | st.sampled_from(["every", "effects", "asleep", 0]),
    "level": st.sampled_from(["deckhand", "god"]),
    "line": st.integers(1, 3),
    "phrase": st.sampled_from(["hello", "ahoy", "nothing"]),
    "reaction": st.sampled_from(["laugh", "nothing"]),
    "text": st.text(max_size=30),
    "who": st.sampled_from(["somebody", "", "f" * 32]),
    "lang": st.sampled_from(["pl", "en", "xx"]),
    "terms": st.dictionaries(st.sampled_from(["sit", "watch", "hints", "clock", "rated", "?"]), junk, max_size=3),
}


def value(name, schema):
    """What a field may be: more often than not something that it could be."""
    if "const" in schema or "enum" in schema:
        return st.sampled_from(schema.get("enum") or [schema["const"]])
    if schema.get("type") == "boolean":
        return st.booleans()
    return likely[name]


@st.composite
def messages(draw):
    """A message of the protocol, whole or with something wrong in it."""
    kind = draw(st.sampled_from(sorted(TYPES)))
    message = {"type": kind}
    for name, schema in TYPES[kind].items():
        if name != "type" and draw(seldom):
            message[name] = draw(junk)
        elif name != "type" and not draw(seldom):
            message[name] = draw(value(name, schema))
    if draw(seldom):
        message[draw(st.text(max_size=8))] = draw(junk)
    return message


anything = st.one_of(messages(), messages(), messages(), messages(), junk, st.text(max_size=60), st.binary(max_size=20))


@pytest.fixture(scope="module", params=["space_pirates", "jolly_roger"])
def target(request, tmp_path_factory):
    """A server in a process of its own, since chance here is Hypothesis's alone, and the game that is played there."""
    store = tmp_path_factory.mktemp("fuzz") / "store.sqlite"
    with Process(store, burst=10_000, calls_burst=100_000, bot_pause=0, bot_grace=0, workers=1) as server:
        yield server.address, request.param


class Caller:
    """Somebody with a socket at a table."""

    def __init__(self, socket):
        self.socket = socket
        self.lines, self.known, self.states, self.replies = [], {}, {}, []
        self.until("state")

    def until(self, wanted):
        """Listen until a message of that type; `read` proves each view by its checksum."""
        while True:
            self.lines = self.lines or self.socket.recv(PATIENCE).split("\n")
            message = read(json.loads(self.lines.pop(0)), self.known)
            if message["type"] == "state":
                self.states[message["seat"]] = message
            if message["type"] in {"ack", "refused"}:
                self.replies.append(message)
            if message["type"] == wanted or message.get("request") == wanted:
                return message

    def send(self, message):
        """Send one thing; the end of the example is sent as it is, elsewhere the true question is put in."""
        if isinstance(message, dict):
            asked = next((state["decision"] for state in self.states.values() if state["decision"]), None)
            if asked and message.get("decision") == "the decision":
                message = message | {"decision": asked["id"]}
            if asked and message.get("words") == "the words":
                message = message | {"words": asked["options"][0]["words"]}
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def rest(self):
        """All replies, when everything that was sent before is carried out."""
        self.send(END)
        self.until(END["request"])
        return self.replies[:-1]


@contextmanager
def table(address, game):
    """A table with two people; a socket of each, and one of a spectator."""
    with httpx.Client(base_url=f"http://{address}", timeout=PATIENCE) as ann, httpx.Client(timeout=PATIENCE) as bob:
        seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "level": "deckhand"}] * (SEATS - 2)]
        id_ = ann.post("/api/tables", json={"game": game, "seats": seats}).json()["id"]
        bob.post(f"http://{address}/api/tables/{id_}/join", json={}).raise_for_status()
        with ExitStack() as stack:
            callers = []
            for cookies in (ann.cookies, bob.cookies, {}):
                cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
                url = f"ws://{address}/api/tables/{id_}/socket"
                socket = connect(
                    url, additional_headers=cookie, max_size=None, ping_interval=None, open_timeout=PATIENCE
                )
                callers.append(Caller(stack.enter_context(socket)))
            yield callers


@pytest.mark.slow
@examples(max_examples=examples().max_examples // 2, suppress_health_check=list(HealthCheck))
@given(st.lists(anything, min_size=1, max_size=25), st.integers(0, 2))
def test_no_message_fails(target, sent, who):
    with table(*target) as callers:
        caller = callers[who]
        closed = None
        with suppress(ConnectionClosed):
            try:
                for message in sent:
                    caller.send(message)
                caller.rest()
            except ConnectionClosed as error:
                closed = error.rcvd and error.rcvd.code
                raise
        reasons = [reply["reason"]["id"] for reply in caller.replies if reply["type"] == "refused"]
        assert all(reason.split("-")[0] in {"error", "reason", "undo"} for reason in reasons)
        assert "error-failed" not in reasons
        if closed is None:
            asked = [one for one in sent if not (isinstance(one, dict) and one.get("type") in SILENT)]
            assert len(asked) <= len(caller.replies) - 1 <= len(sent), "every message is answered once"
        else:
            assert closed in CLOSES
            assert any(isinstance(one, bytes) for one in sent)
        for other in callers:
            if other is not caller:
                other.rest()
