"""Devices: a signed cookie names a browser; whose browser it is, `people` knows."""

import re
import secrets

from fastapi import Request, Response
from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection

COOKIE = "quarterdeck_guest"
YEARS = 2 * 365 * 24 * 3600
IDS = re.compile(r"[0-9a-f]{32}")

# words of a browser's own description, the telling ones first: most call themselves by several names
BROWSERS = (
    ("edge", "Edg"),
    ("opera", "OPR/"),
    ("samsung", "SamsungBrowser"),
    ("firefox", "Firefox/"),
    ("firefox", "FxiOS/"),
    ("chrome", "Chrome/"),
    ("chrome", "CriOS/"),
    ("safari", "Safari/"),
)
SYSTEMS = (
    ("android", "Android"),
    ("iphone", "iPhone"),
    ("ipad", "iPad"),
    ("windows", "Windows"),
    ("mac", "Mac OS X"),
    ("chromeos", "CrOS"),
    ("linux", "Linux"),
)


class Devices:
    """Knows devices by their cookies."""

    def __init__(self, key: str, *, secure: bool) -> None:
        self._signer = Signer(key, salt="quarterdeck guest")
        self._secure = secure

    def known(self, connection: HTTPConnection) -> str | None:
        """The device of a request or socket, if its cookie is ours."""
        try:
            device = self._signer.unsign(connection.cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        return device if IDS.fullmatch(device) else None

    def new(self, request: Request, response: Response) -> str:
        """A device that was never seen before; its cookie goes with the response."""
        device = secrets.token_hex(16)
        response.set_cookie(
            COOKIE,
            self._signer.sign(device).decode(),
            max_age=YEARS,
            httponly=True,
            samesite="lax",
            secure=self._secure or request.url.scheme == "https",
        )
        return device


def described(request: HTTPConnection) -> tuple[str, str]:
    """The family of the browser and its system, as far as it says; nothing else of what it says is kept."""
    said = request.headers.get("user-agent", "")
    return named(said, BROWSERS), named(said, SYSTEMS)


def named(said: str, names: tuple[tuple[str, str], ...]) -> str:
    """The first of the names whose word is said."""
    return next((name for name, word in names if word in said), "other")
