"""Passkeys: a person is known again by the lock of a device, and no password exists."""

import secrets
from urllib.parse import urlsplit

import webauthn
from fastapi import Request
from sqlalchemy import delete, insert, select, update
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from quarterdeck.live.timing import Time
from quarterdeck.server import schema
from quarterdeck.server.bus import Bus
from quarterdeck.server.people import DAY, Visitor
from quarterdeck.server.store import Store
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import Json

SECONDS = 300  # for an answer
MOST = 10  # passkeys of a person


class Passkeys:
    """Makes and knows passkeys."""

    def __init__(self, store: Store, time: Time, bus: Bus | None = None) -> None:
        self._store = store
        self._bus = bus or Bus()
        self._time = time
        self._asked: dict[str, tuple[bytes, float]] = {}  # by device: the challenge, and until when it holds
        self._bus.hear("challenge", self._heard)

    async def offer(self, request: Request, visitor: Visitor) -> Json:
        """What a browser needs to make a passkey for a person."""
        _, house = origin(request)
        mine = select(schema.passkeys.c.id).where(schema.passkeys.c.guest == visitor.guest)
        async with self._store.reading() as connection:
            known = list(await connection.scalars(mine))
        if len(known) >= MOST:
            raise Refusal(409, "too_many_passkeys", limit=MOST)
        name = await self._store.name_of(visitor.guest) or "Quarterdeck"
        options = webauthn.generate_registration_options(
            rp_id=house,
            rp_name="Quarterdeck",
            user_id=bytes.fromhex(visitor.guest),
            user_name=name,
            challenge=self._challenge(visitor),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one)) for one in known],
        )
        return dict(options_to_json_dict(options))

    async def add(self, request: Request, visitor: Visitor, credential: Json, described: tuple[str, str]) -> None:
        """Keep the passkey that a browser has made."""
        page, house = origin(request)
        challenge = self._expected(visitor)
        try:
            made = webauthn.verify_registration_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=house, expected_origin=page
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Refusal(400, "bad_passkey") from None
        now = self._time.now()
        row = {
            "id": bytes_to_base64url(made.credential_id),
            "guest": visitor.guest,
            "key": made.credential_public_key,
            "signed": made.sign_count,
            "browser": described[0],
            "system": described[1],
            "created": now,
            "used": int(now // DAY),
        }
        async with self._store.writing() as connection:
            if await connection.scalar(select(schema.passkeys.c.id).where(schema.passkeys.c.id == row["id"])):
                raise Refusal(409, "bad_passkey")
            await connection.execute(insert(schema.passkeys), row)

    async def remove(self, visitor: Visitor, id_: str) -> None:
        """Forget a passkey of a person."""
        mine = (schema.passkeys.c.id == id_) & (schema.passkeys.c.guest == visitor.guest)
        async with self._store.writing() as connection:
            if not (await connection.execute(delete(schema.passkeys).where(mine))).rowcount:
                raise Refusal(404, "no_passkey")

    async def ask(self, request: Request, visitor: Visitor) -> Json:
        """What a browser needs to show any passkey of this server."""
        _, house = origin(request)
        options = webauthn.generate_authentication_options(rp_id=house, challenge=self._challenge(visitor))
        return dict(options_to_json_dict(options))

    async def owner(self, request: Request, visitor: Visitor, credential: Json) -> str:
        """The person whose passkey a browser has shown."""
        page, house = origin(request)
        challenge, shown = self._expected(visitor), str(credential.get("id", ""))
        own = schema.passkeys.c.id == shown
        async with self._store.reading() as connection:
            row = (await connection.execute(select(schema.passkeys).where(own))).first()
        if row is None:
            raise Refusal(404, "no_passkey")
        try:
            signed = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=house,
                expected_origin=page,
                credential_public_key=row.key,
                credential_current_sign_count=row.signed,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Refusal(400, "bad_passkey") from None
        noted = {"signed": signed.new_sign_count, "used": int(self._time.now() // DAY)}
        async with self._store.writing() as connection:
            await connection.execute(update(schema.passkeys).where(own).values(noted))
        return str(row.guest)

    def _challenge(self, visitor: Visitor) -> bytes:
        now = self._time.now()
        self._asked = {one: asked for one, asked in self._asked.items() if asked[1] > now}
        challenge = secrets.token_bytes(32)
        self._asked[visitor.device] = challenge, now + SECONDS
        self._bus.say("challenge", device=visitor.device, challenge=challenge.hex())
        return challenge

    def _heard(self, told: Json) -> None:
        """Another server has given a device a challenge, or was answered."""
        self._asked.pop(told["device"], None)
        if told["challenge"]:
            self._asked[told["device"]] = bytes.fromhex(told["challenge"]), self._time.now() + SECONDS

    def _expected(self, visitor: Visitor) -> bytes:
        """The challenge that this device was given; it is answered once."""
        challenge, until = self._asked.pop(visitor.device, (b"", 0.0))
        self._bus.say("challenge", device=visitor.device, challenge="")
        if until <= self._time.now():
            raise Refusal(409, "passkey_late")
        return challenge


def origin(request: Request) -> tuple[str, str]:
    """The page that a call comes from, and the name of its house; calls of foreign pages do not come so far."""
    page = request.headers.get("origin", "")
    house = urlsplit(page).hostname
    if house is None:
        raise Refusal(400, "bad_passkey")
    return page, house
