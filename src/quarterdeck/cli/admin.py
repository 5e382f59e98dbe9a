"""`quarterdeck admin`: what whoever hosts a server does to it while it runs."""

import asyncio
import json
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.table import Table

from quarterdeck.cli.common import AsJson, Lang, console, print_json
from quarterdeck.cli.serve import Config, Data
from quarterdeck.core.errors import CannotServe
from quarterdeck.words import words

app = typer.Typer(no_args_is_help=True, help="Look after a running server: its tables, its people, who is banned.")

Server = Annotated[str | None, typer.Option(help="address of the server; by default as the settings say")]
Limit = Annotated[int, typer.Option(help="how many at the most")]


@app.command()
def tables(
    limit: Limit = 50,
    data: Data = None,
    config: Config = None,
    server: Server = None,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """List the tables, the last used first."""
    found = call(data, config, server, "GET", f"tables?limit={limit}")
    if as_json:
        print_json(found)
        return
    rows = [
        (
            one["id"],
            one["game"],
            ", ".join(seat["name"] or seat["kind"] for seat in one["seats"]),
            one["step"],
            day(one["updated"]),
        )
        for one in found
    ]
    show(lang, ("id", "game", "seats", "step", "used"), rows)


@app.command()
def people(
    limit: Limit = 50,
    data: Data = None,
    config: Config = None,
    server: Server = None,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """List the people who have given themselves a name, the newest first."""
    found = call(data, config, server, "GET", f"people?limit={limit}")
    if as_json:
        print_json(found)
        return
    rows = [(one["id"], one["name"], day(one["created"]), one["tables"]) for one in found]
    show(lang, ("id", "name", "since", "tables"), rows)


@app.command()
def bans(
    data: Data = None, config: Config = None, server: Server = None, lang: Lang = "en", as_json: AsJson = False
) -> None:
    """List who is banned."""
    found = call(data, config, server, "GET", "bans")
    if as_json:
        print_json(found)
        return
    show(lang, ("who", "reason", "since"), [(one["who"], one["reason"], day(one["created"])) for one in found])


@app.command()
def ban(
    who: Annotated[str, typer.Argument(help="a person's id, an address, or a network such as 203.0.113.0/24")],
    reason: Annotated[str, typer.Option(help="for yourself, to remember")] = "",
    data: Data = None,
    config: Config = None,
    server: Server = None,
    lang: Lang = "en",
) -> None:
    """Let somebody in no more."""
    call(data, config, server, "POST", "bans", {"who": who, "reason": reason})
    console.print(words(lang).text("admin-banned", who=who))


@app.command()
def unban(
    who: Annotated[str, typer.Argument(help="as it was banned")],
    data: Data = None,
    config: Config = None,
    server: Server = None,
    lang: Lang = "en",
) -> None:
    """Let somebody in again."""
    call(data, config, server, "POST", "bans/lift", {"who": who, "reason": ""})
    console.print(words(lang).text("admin-lifted", who=who))


@app.command()
def close(
    table: Annotated[str, typer.Argument(help="the table's id")],
    data: Data = None,
    config: Config = None,
    server: Server = None,
    lang: Lang = "en",
) -> None:
    """Send everybody away from a table and delete it."""
    call(data, config, server, "DELETE", f"tables/{urllib.parse.quote(table, safe='')}")
    console.print(words(lang).text("admin-closed", table=table))


def call(data: str | None, config: Any, server: str | None, method: str, path: str, body: Any = None) -> Any:
    """Ask the running server, with the key that its store has."""
    from quarterdeck.server.address import own  # the other commands do without the server's libraries
    from quarterdeck.server.configuration import read_settings

    settings = read_settings({"store": data}, config)
    address = (server or own(settings, settings.port)).rstrip("/")
    request = urllib.request.Request(  # noqa: S310 - the address is the host's own
        f"{address}/api/admin/{path}",
        None if body is None else json.dumps(body).encode(),
        {"authorization": f"Bearer {asyncio.run(key(settings.store_url()))}", "content-type": "application/json"},
        method=method,
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - the same
            return json.load(answer)
    except urllib.error.HTTPError as error:
        said = json.loads(error.read() or b"{}").get("error", {}).get("id", error.reason)
        raise CannotServe(f"expected the server at {address} to do it; found {error.code}: {said}") from None
    except (urllib.error.URLError, ValueError, OSError) as error:
        found = getattr(error, "reason", error)
        raise CannotServe(f"expected a server at {address}; found none: {found}") from None


async def key(url: str) -> str:
    """The key that the store has for whoever may read it."""
    from quarterdeck.server.admin import KEY
    from quarterdeck.server.store import Store
    from quarterdeck.server.trouble import opening

    with opening(url):
        store = await Store.open(url)
    try:
        return await store.key(KEY)
    finally:
        await store.close()


def show(lang: str, heads: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print a list."""
    said = words(lang)
    table = Table(*(said.text(f"admin-{head}") for head in heads), box=None)
    for row in rows:
        table.add_row(*map(str, row))
    console.print(table)


def day(at: float) -> str:
    """A moment, to the minute."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
