"""Guests: nobody needs an account; a signed token in a cookie says who is who."""

import re
import secrets

from fastapi import Request, Response
from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection

COOKIE = "quarterdeck_guest"
YEARS = 2 * 365 * 24 * 3600
IDS = re.compile(r"[0-9a-f]{32}")


class Guests:
    """Knows guests by their tokens."""

    def __init__(self, key: str, *, secure: bool) -> None:
        self._signer = Signer(key, salt="quarterdeck guest")
        self._secure = secure

    def known(self, connection: HTTPConnection) -> str | None:
        """The guest of a request or socket, if its token is ours."""
        try:
            guest = self._signer.unsign(connection.cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        return guest if IDS.fullmatch(guest) else None

    def welcome(self, request: Request, response: Response) -> str:
        """The guest of a request; a new one gets a token."""
        guest = self.known(request)
        if guest is None:
            guest = secrets.token_hex(16)
            response.set_cookie(
                COOKIE,
                self._signer.sign(guest).decode(),
                max_age=YEARS,
                httponly=True,
                samesite="lax",
                secure=self._secure or request.url.scheme == "https",
            )
        return guest
