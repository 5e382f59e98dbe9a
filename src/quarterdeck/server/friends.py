"""Friends: people with whom somebody has finished a game, unless that was said otherwise. Nobody is told an id."""

from hashlib import blake2s

from quarterdeck.server.protocol import Friend
from quarterdeck.server.store import Store
from quarterdeck.table.refusal import Refusal


def handle(guest: str, other: str) -> str:
    """What a guest calls another person by: everybody calls him otherwise."""
    return blake2s(other.encode(), key=guest.encode()[:32], digest_size=8).hexdigest()


async def friends_of(store: Store, guest: str) -> list[Friend]:
    """A guest's friends by name."""
    names = await store.names_of(await store.friends(guest))
    found: list[Friend] = [{"who": handle(guest, other), "name": name} for other, name in names.items() if name]
    return sorted(found, key=lambda one: one["name"].casefold())


async def friend_called(store: Store, guest: str, who: str) -> tuple[str, str]:
    """The id and the name of a guest's friend."""
    others = await store.friends(guest)
    found = next((other for other in others if handle(guest, other) == who), None)
    if found is None:
        raise Refusal(404, "no_friend")
    return found, await store.name_of(found)


async def befriend(store: Store, guest: str, who: str, *, friend: bool) -> None:
    """Let somebody be a guest's friend whom he has met at a table, or not."""
    others = await store.met(guest) | await store.friends(guest)
    found = next((other for other in others if handle(guest, other) == who), None)
    if found is None:
        raise Refusal(404, "no_friend")
    await store.befriend(guest, found, friend=friend)
