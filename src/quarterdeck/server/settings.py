"""What can be set when a server is started."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from quarterdeck.core.errors import CannotServe
from quarterdeck.table.settings import TableSettings


@dataclass(frozen=True)
class Settings(TableSettings):
    """The server's settings; the defaults are right for one machine."""

    host: str = "127.0.0.1"  # address to listen on; 0.0.0.0 is every address of this machine
    port: int = 8017  # port to listen on; 0 takes a free one
    public: str = ""  # address that players type, as https://deck.example; empty: the one that each of them typed
    base: str = ""  # folder of the site that all addresses lie in, as /deck; empty: its root
    proxies: str = "127.0.0.1"  # addresses of proxies whose X-Forwarded headers are believed, with commas between
    log_level: str = "info"  # debug, info, warning or error
    access_log: str = ""  # file for a line of JSON a call, without secrets; - is the terminal; empty: none
    metrics_port: int = 0  # port with figures for Prometheus, on metrics_host; 0: none
    metrics_host: str = "127.0.0.1"  # address of that port
    metrics_token: str = ""  # whoever sends it as a bearer token reads /metrics; empty: nobody
    fleet_address: str = ""  # host and port by which other servers on one PostgreSQL reach this one; empty: its own
    store: str = ""  # path of an SQLite file or URL of PostgreSQL; empty: a file in the user's data folder
    keep_finished: float = 0.0  # days that a finished table is kept after its last move; 0: for ever
    keep_unfinished: float = 0.0  # the same of one that is not finished
    static: Path = Path(__file__).parent / "static"  # folder of the built client
    workers: int = 0  # processes that think for bots; 0: one fewer than there are cores, but two at the least
    thinkers: str = ""  # Ray cluster that thinks for bots, as ray://head:10001; empty: the workers of this machine
    think_budget: float = 120.0  # seconds that bots may think at once for the people at one address
    think_rate: float = 0.5  # seconds of that which come back in a second; what is spent makes bots think shortly
    unwatched: float = 180.0  # seconds that bots among themselves play on when nobody looks any more
    compiled: Path | None = None  # folder where a compiled build will appear; bots think on it from then on
    hint_seconds: float = 0.6  # seconds that a hint is thought about
    hints: int = 4  # hints that are thought about at once for the people at one address
    patience: float = 10.0  # seconds that a bot may need beyond its time, then its default is played
    idle: float = 600.0  # seconds after which a table that nobody looks at leaves the memory
    idle_tables: int = 300  # tables that nobody looks at in memory; beyond that those leave it that were left first
    message_size: int = 4096  # characters of a socket message
    body_size: int = 65536  # bytes of an HTTP body
    file_size: int = 262144  # bytes of a saved game that somebody brings in
    burst: int = 30  # socket messages at once
    rate: float = 10.0  # socket messages a second
    backlog: int = 500  # messages that a slow socket may leave unread
    sockets: int = 20  # sockets of one player at one table
    spectators: int = 100  # sockets at one table of people without a seat there
    sockets_per_address: int = 100  # sockets of one address at tables where its people have no seat
    calls_burst: int = 200  # calls of one person at once; opening a table, a replay or a hint counts as five
    calls_rate: float = 20.0  # calls of one person a second
    address_burst: int = 1000  # calls of one address at once
    address_rate: float = 100.0  # calls of one address a second
    tables_an_hour: int = 60  # tables that one address may open
    hints_a_minute: int = 30  # hints that one address may ask for
    pages: int = 50  # open pages of one guest that follow his tables
    notice_after: float = 30.0  # seconds that somebody may be gone before a notice is sent
    private_hooks: bool = False  # notices may go to addresses of this machine and its network
    smtp_host: str = ""  # mail server that sends notices; empty: no mails
    smtp_port: int = 587  # port of the mail server
    smtp_user: str = ""  # name at the mail server; empty: none is asked for
    smtp_password: str = ""  # password at the mail server
    smtp_from: str = "quarterdeck@localhost"  # sender of the mails
    smtp_tls: str = "starttls"  # starttls, tls or none
    tables_per_guest: int = 100  # unfinished tables of the last week
    tables: int = 20_000  # unfinished tables of the last week, all guests together
    secure_cookie: bool = False  # cookies by HTTPS alone; they are anyway where a proxy says that it speaks HTTPS

    # for tests alone, so that a game is played the same again whatever the machine's load
    seed: int | None = None  # for tests: of all chance; a fair dealer needs a real secret, as without a seed
    iterations: int = 0  # for tests: that searching bots think, instead of seconds

    def store_url(self) -> str:
        """Where the games are kept, as SQLAlchemy wants it."""
        return store_url(self.store)


def store_url(store: str) -> str:
    """The URL of a store: a path means SQLite, PostgreSQL gets its asynchronous driver."""
    if not store:
        folder = data_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CannotServe(f"expected a folder for the store; found {folder}: {error.strerror}") from None
        return f"sqlite+aiosqlite:///{folder / 'quarterdeck.sqlite'}"
    for scheme in ("postgresql://", "postgres://"):
        if store.startswith(scheme):
            return f"postgresql+asyncpg://{store.removeprefix(scheme)}"
    return store if "://" in store else f"sqlite+aiosqlite:///{store}"


def data_folder() -> Path:
    """The user's folder for data of this program."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "quarterdeck"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "quarterdeck"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "quarterdeck"
