"""What can be set when a server is started."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from quarterdeck.server.protocol import GRACE


@dataclass(frozen=True)
class Settings:
    """The server's settings; the defaults are right for one machine."""

    store: str = ""                     # URL of the store; empty: an SQLite file in the user's data folder
    static: Path = Path(__file__).parent / "static"
    workers: int = 0                    # processes that think for bots; 0: one fewer than there are cores
    think: dict[str, float] = field(default_factory=lambda: {"captain": 1.0, "legend": 3.0})
    hint_seconds: float = 0.6
    patience: float = 10.0              # seconds that a bot may need beyond its time, then its default is played
    bot_pause: float = 0.4              # seconds before a bot's move, so that people see the table first
    bot_grace: float = GRACE            # the same after a move that its player can take back
    bot_reply: float = 3.0              # seconds, at the most, before a bot answers an offer; a third at the least
    even: float = 1.5                   # seconds that a discreet question is visibly open, whoever is asked
    clock: float = 1.0                  # scale of all seconds that a game's rules give
    decision: float = 120.0             # seconds for a decision at a table with clocks, then its default is taken
    absent: float = 20.0                # the same for players who are not here
    mend: float = 1.0                   # seconds after which a store that has failed is tried again
    idle: float = 600.0                 # seconds after which a table that nobody looks at leaves the memory
    message_size: int = 4096            # characters of a socket message
    body_size: int = 65536              # bytes of an HTTP body
    burst: int = 30                     # socket messages at once
    rate: float = 10.0                  # socket messages a second
    backlog: int = 500                  # messages that a slow socket may leave unread
    sockets: int = 200                  # at one table
    tables_per_guest: int = 100         # unfinished ones of the last week
    tables: int = 20_000                # unfinished ones of the last week, all guests together
    lines: int = 500                    # of chat that a table keeps
    secure_cookie: bool = False         # behind HTTPS

    # for tests alone, so that a game is played the same again whatever the machine's load
    seed: int | None = None             # of all chance; a fair dealer needs a real secret, as without a seed
    iterations: int = 0                 # that searching bots think, instead of seconds
    people_first: bool = False          # bots think when no person is asked any more; at tables without clocks

    def store_url(self) -> str:
        """Where the games are kept, as SQLAlchemy wants it."""
        return store_url(self.store)


def store_url(store: str) -> str:
    """The URL of a store: a path means SQLite, PostgreSQL gets its asynchronous driver."""
    if not store:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
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
