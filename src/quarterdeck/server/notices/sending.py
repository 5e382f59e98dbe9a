"""Sending: by web push, by mail, by a hook. Each says whether it arrived, may be tried again, or never will."""

import base64
import ipaddress
import json
import logging
import socket
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import aiosmtplib
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from pywebpush import WebPusher

from quarterdeck.server.settings import Settings
from quarterdeck.table.rows import Json

ARRIVED, LATER, NEVER = "arrived", "later", "never"
SECONDS = 10.0  # that a service may take
KEPT = 24 * 3600  # seconds that a push service keeps what it cannot deliver
GONE = {404, 410}
STOP = "/api/notices/stop/"  # the call of a link that stops a way
P256 = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # how many keys the curve has
HOOK_FORMS = ("discord", "slack", "ntfy", "json")

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Letter:
    """A notice as a person reads it."""

    title: str
    body: str
    url: str
    stop: str  # address that stops this way when it is posted to
    open_label: str
    stop_label: str
    tag: str = ""  # a newer one takes the place of an older one


class PrivateAddress(OSError):
    """An address of this machine or of its network, where notices have no business."""


class PublicResolver(AbstractResolver):
    """Finds addresses of the public network only: what is connected to is what was checked."""

    def __init__(self) -> None:
        self._names = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """The public addresses of a host; an error if it has another one as well."""
        found = await self._names.resolve(host, port, family)
        if not all(is_public(one["host"]) for one in found):
            raise PrivateAddress(f"expected {host} to be in the public network")
        return found

    async def close(self) -> None:
        """Let go of everything."""
        await self._names.close()


def is_public(address: str) -> bool:
    """Whether an address lies in the public network."""
    found = ipaddress.ip_address(address.split("%", maxsplit=1)[0].strip("[]"))
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return (mapped or found).is_global and not (mapped or found).is_multicast


class Sender:
    """Sends letters by all ways."""

    def __init__(self, settings: Settings, key: str) -> None:
        self._settings = settings
        self._vapid = vapid(key)
        self._session: aiohttp.ClientSession | None = None

    @property
    def key(self) -> str:
        """The public key that a browser subscribes with."""
        return encoded(public_bytes(self._vapid))

    @property
    def mails(self) -> bool:
        """Whether the host has set a mail server."""
        return bool(self._settings.smtp_host)

    async def close(self) -> None:
        """Let go of all connections."""
        if self._session is not None:
            await self._session.close()

    async def send(self, way: Any, letter: Letter) -> str:
        """Send a letter by a way: ARRIVED, LATER or NEVER."""
        try:
            if way.kind == "push":
                return await self._push(way, letter)
            if way.kind == "mail":
                return await self._mail(way.address, letter)
            return await self._hook(way, letter)
        except (OSError, ValueError, aiohttp.ClientError, aiosmtplib.SMTPException, TimeoutError) as error:
            logger.info("a notice by %s did not arrive: %s", way.kind, error)
            return NEVER if isinstance(error, PrivateAddress | aiosmtplib.SMTPRecipientsRefused) else LATER

    # -- push -------------------------------------------------------------------------------------------------------

    async def _push(self, way: Any, letter: Letter) -> str:
        self._check(way.address)
        where = urlsplit(way.address)
        said = {"title": letter.title, "body": letter.body, "url": letter.url, "tag": letter.tag, "stop": letter.stop}
        said |= {"open": letter.open_label, "stop_label": letter.stop_label}
        public = self._settings.public
        contact = public if public.startswith("https://") else "mailto:host@quarterdeck.invalid"
        headers = self._vapid.sign({"sub": contact, "aud": f"{where.scheme}://{where.netloc}"})
        pusher = WebPusher({"endpoint": way.address, "keys": way.keys}, aiohttp_session=self._http())
        sent = pusher._prepare_send_data(json.dumps(said).encode(), headers, KEPT)  # noqa: SLF001 - encode and headers
        return await self._post(sent["endpoint"], sent["data"], dict(sent["headers"]))

    # -- hooks ------------------------------------------------------------------------------------------------------

    async def _hook(self, way: Any, letter: Letter) -> str:
        self._check(way.address)
        text = f"{letter.title}\n{letter.body}".strip()
        form = way.keys.get("form", "json")
        if form == "ntfy":
            headers = {"Title": mime(letter.title), "Click": letter.url, "Content-Type": "text/plain; charset=utf-8"}
            headers["Actions"] = mime(f"http, {letter.stop_label}, {letter.stop}, method=POST")
            return await self._post(way.address, (letter.body or letter.title).encode(), headers)
        stop = letter.stop.replace(STOP, "/stop/")
        body: Json = {
            "content": f"{text}\n{letter.url}\n{letter.stop_label}: <{stop}>",
            "allowed_mentions": {"parse": []},
        }
        if form == "slack":
            body = {"text": f"{slack(text)}\n<{letter.url}>\n<{stop}|{slack(letter.stop_label)}>"}
        elif form == "json":
            body = {"title": letter.title, "text": text, "url": letter.url, "stop": letter.stop}
        return await self._post(way.address, json.dumps(body).encode(), {"Content-Type": "application/json"})

    # -- mail -------------------------------------------------------------------------------------------------------

    async def _mail(self, address: str, letter: Letter) -> str:
        settings = self._settings
        if not settings.smtp_host:
            return NEVER
        mail = EmailMessage(policy=SMTP)
        mail["From"], mail["To"], mail["Subject"] = settings.smtp_from, address, letter.title
        if letter.stop:
            mail["List-Unsubscribe"] = f"<{letter.stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        parts = [letter.body, f"{letter.open_label}: {letter.url}"]
        if letter.stop:
            parts.append(f"{letter.stop_label}: {letter.stop.replace(STOP, '/stop/')}")
        mail.set_content("\n\n".join(part for part in parts if part))
        await aiosmtplib.send(
            mail,
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            username=settings.smtp_user or None,
            password=settings.smtp_password or None,
            use_tls=settings.smtp_tls == "tls",
            start_tls=settings.smtp_tls == "starttls",
            timeout=SECONDS,
        )
        return ARRIVED

    # -- the network ------------------------------------------------------------------------------------------------

    def _check(self, address: str) -> None:
        """Refuse what is no public address, unless the host allows others."""
        where = urlsplit(address)
        if self._settings.private_hooks and where.scheme in {"http", "https"} and where.hostname:
            return
        if where.scheme != "https" or not where.hostname or where.username:
            raise PrivateAddress("expected an address with https")
        try:
            literal = ipaddress.ip_address(where.hostname)
        except ValueError:
            return  # a name, which the resolver checks
        if not is_public(str(literal)):
            raise PrivateAddress("expected an address of the public network")

    def _http(self) -> aiohttp.ClientSession:
        if self._session is None:
            resolver = None if self._settings.private_hooks else PublicResolver()
            connector = aiohttp.TCPConnector(resolver=resolver, use_dns_cache=False, limit=20)
            timeout = aiohttp.ClientTimeout(total=SECONDS)
            self._session = aiohttp.ClientSession(connector=connector, timeout=timeout)
        return self._session

    async def _post(self, address: str, data: bytes, headers: dict[str, str]) -> str:
        answer = await self._http().post(address, data=data, headers=headers, allow_redirects=False)
        answer.release()
        if answer.status < 300:
            return ARRIVED
        logger.info("a notice was answered with %d", answer.status)
        return NEVER if answer.status in GONE else LATER


def form_of(address: str) -> str:
    """The form that a hook's service accepts, by its address."""
    host = urlsplit(address).hostname or ""
    for form, hosts in (("discord", ("discord.com", "discordapp.com")), ("slack", ("slack.com",))):
        if any(host == one or host.endswith(f".{one}") for one in hosts):
            return form
    return "ntfy" if "ntfy" in host else "json"


def mime(text: str) -> str:
    """A text as a header carries it."""
    return text if text.isascii() else f"=?UTF-8?B?{base64.b64encode(text.encode()).decode()}?="


def slack(text: str) -> str:
    """A text that means nothing but itself to Slack."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def vapid(key: str) -> Vapid02:
    """The key pair of this server, of a secret of its store."""
    return Vapid02(ec.derive_private_key(int(key, 16) % (P256 - 1) + 1, ec.SECP256R1()))


def public_bytes(pair: Vapid02) -> bytes:
    """A public key as browsers take it."""
    numbers: ec.EllipticCurvePublicNumbers = pair.public_key.public_numbers()
    return b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")


def encoded(data: bytes) -> str:
    """Bytes as a word for an address."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
