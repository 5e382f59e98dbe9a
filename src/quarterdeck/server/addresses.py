"""Where calls come from. Whoever has an address of IPv6 has a whole network of them: it counts as one."""

import ipaddress

from starlette.requests import HTTPConnection

HOUSEHOLD = 64  # bits of an IPv6 address that one household shares


def host_of(call: HTTPConnection) -> str:
    """The address that a call comes from, as far as it is known."""
    return call.client.host if call.client is not None else ""


def address_of(call: HTTPConnection) -> str:
    """The household that a call comes from."""
    return household(host_of(call))


def household(address: str) -> str:
    """Whom an address stands for: itself, of IPv6 its network. What is no address stays as it is."""
    found = read(address)
    if found is None or found.version == 4:
        return address if found is None else str(found)
    return str(ipaddress.ip_network((found.packed, HOUSEHOLD), strict=False))


def is_here(address: str) -> bool:
    """Whether an address is unknown or this very machine's."""
    found = read(address)
    return not address if found is None else found.is_loopback


def read(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address as one of its kind; None if it is not one."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
