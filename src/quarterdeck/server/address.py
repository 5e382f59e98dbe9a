"""Where a server can be reached: this machine, the home network, the address that its host has given it."""

import ipaddress
import socket
from urllib.parse import urlsplit

from quarterdeck.server.settings import Settings
from quarterdeck.words import Words

NOWHERE = "192.0.2.1"  # reserved for documentation: nothing is sent there, but the system says by which way it would


def own(settings: Settings, port: int) -> str:
    """The address on this machine."""
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)  # noqa: S104 - asked, not bound
    name = f"[{host}]" if host.count(":") > 1 and host[0] != "[" else host
    return f"http://{name}:{port}{settings.base}/"


def invitation(settings: Settings, port: int) -> str | None:
    """The address that others can open; None if there is none."""
    if settings.public:
        return f"{settings.public.rstrip('/')}{settings.base}/"
    if settings.host in {"0.0.0.0", "::"}:  # noqa: S104 - asked, not bound
        found = home_address()
        return f"http://{found}:{port}{settings.base}/" if found else None
    return None if is_local(settings.host) else own(settings, port)


def home_address() -> str | None:
    """The address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((NOWHERE, 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if is_local(found) or found == "0.0.0.0" else found  # noqa: S104 - compared, not bound


def is_local(host: str) -> bool:
    """Whether only this machine knows itself by that name."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def announced(settings: Settings, port: int, words: Words, *, qr: bool) -> list[str]:
    """What the terminal says: first the address on this machine, then where others come in, or that they cannot."""
    address = invitation(settings, port)
    if address is None:
        return [own(settings, port), words.text("serve-only-here")]
    lines = [own(settings, port), words.text("serve-invitation", address=address)]
    if urlsplit(address).scheme == "http" and settings.public:
        lines.append(words.text("serve-unencrypted"))
    return [*lines, qr_code(address)] if qr else lines


def qr_code(address: str) -> str:
    """The address as a picture of half blocks, for a phone's camera."""
    import io

    import segno

    out = io.StringIO()
    segno.make(address, error="l").terminal(out, compact=True, border=2)
    return out.getvalue().rstrip("\n")
