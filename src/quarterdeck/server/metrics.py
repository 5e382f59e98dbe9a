"""Measures every call and socket: counts them for Prometheus and, where that is wanted, writes a line for each.

Neither tells secrets by construction: a call is known by its route, never by its address, and a table by the first
letters of its id, since whoever knows the whole id may sit down there.
"""

import json
import logging
import sys
import time
from collections.abc import Callable
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest
from prometheus_client.process_collector import ProcessCollector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SHOWN = 4  # letters of a table's id in the log
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

access = logging.getLogger("quarterdeck.access")


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._calls = Counter("quarterdeck_calls", "HTTP calls", ["method", "route", "status"], registry=self.registry)
        self._call_seconds = Histogram(
            "quarterdeck_call_seconds", "Seconds of a call", ["route"], buckets=SECONDS, registry=self.registry
        )
        self._asked = Counter(
            "quarterdeck_requests", "Requests over sockets", ["type", "outcome"], registry=self.registry
        )
        self._counted: dict[tuple[str, str], Counter] = {}  # those of them that were asked for
        self._ask_seconds = Histogram(
            "quarterdeck_request_seconds",
            "Seconds until a request is kept and acknowledged",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.sockets = Gauge("quarterdeck_sockets", "Open sockets", registry=self.registry)

    def gauge(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        """Tell a figure that is asked for whenever somebody looks."""
        Gauge(f"quarterdeck_{name}", meaning, registry=self.registry).set_function(value)

    def called(self, method: str, route: str, status: int, seconds: float) -> None:
        """A call was answered."""
        self._calls.labels(method, route, str(status)).inc()
        self._call_seconds.labels(route).observe(seconds)

    def asked(self, type_: str, outcome: str, seconds: float) -> None:
        """A request over a socket was carried out or refused."""
        counted = self._counted.get((type_, outcome))
        if counted is None:
            counted = self._counted[type_, outcome] = self._asked.labels(type_, outcome)
        counted.inc()
        self._ask_seconds.observe(seconds)

    def told(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self.registry)


class Measured:
    """The application, its calls and sockets measured."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        began, end = time.monotonic(), {"status": 500, "bytes": 0}

        async def noticed(message: Message) -> None:
            if message["type"] == "http.response.start":
                end["status"] = message["status"]
            elif message["type"] == "http.response.body":
                end["bytes"] += len(message.get("body", b""))
            elif message["type"] == "websocket.close":
                end["status"] = message.get("code", 1000)
            await send(message)

        async def heard() -> Message:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                end["status"] = message.get("code", 1005)
            return message

        is_socket = scope["type"] == "websocket"
        self._metrics.sockets.inc(is_socket)
        try:
            await self._app(scope, heard, noticed)
        finally:
            self._metrics.sockets.dec(is_socket)
            seconds = time.monotonic() - began
            method, route = "SOCKET" if is_socket else scope["method"], route_of(scope)
            if not is_socket:
                self._metrics.called(method, route, end["status"], seconds)
            if access.isEnabledFor(logging.INFO):
                access.info(json.dumps(line(scope, method, route, seconds) | end))


def route_of(scope: Scope) -> str:
    """The route of a call, without what stands in its places."""
    return str(getattr(scope.get("route"), "path", "")) or "none"


def line(scope: Scope, method: str, route: str, seconds: float) -> dict[str, Any]:
    """What the log says about a call: when, what, how long; no query, cookie, name or whole id."""
    table = str(scope.get("path_params", {}).get("table", ""))
    return {
        "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "method": method,
        "route": route,
        "table": f"{table[:SHOWN]}…" if table else "",
        "from": (scope.get("client") or ("",))[0],
        "ms": round(seconds * 1000, 1),
    }


def write_access_log(where: str) -> None:
    """Write the access log to a file, or to the standard error output for `-`; nowhere if that is empty."""
    access.propagate = False
    access.setLevel(logging.INFO if where else logging.CRITICAL)
    if where:
        handler = logging.StreamHandler(sys.stderr) if where == "-" else logging.FileHandler(where, encoding="utf-8")
        handler.setFormatter(logging.Formatter("%(message)s"))
        access.addHandler(handler)
