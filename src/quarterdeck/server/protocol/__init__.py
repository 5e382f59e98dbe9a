"""Every message and body of docs/protocol.md, by concern; web/src/protocol.ts is generated from here."""

from typing import Literal

from typing_extensions import TypedDict

from quarterdeck.core.events import FACEDOWN
from quarterdeck.server.protocol.chat import *  # noqa: F403 - one page of types for all callers
from quarterdeck.server.protocol.fields import *  # noqa: F403 - one page of types for all callers
from quarterdeck.server.protocol.fields import Phrase
from quarterdeck.server.protocol.games import *  # noqa: F403 - one page of types for all callers
from quarterdeck.server.protocol.messages import *  # noqa: F403 - one page of types for all callers
from quarterdeck.server.protocol.notices import *  # noqa: F403 - one page of types for all callers
from quarterdeck.server.protocol.people import *  # noqa: F403 - one page of types for all callers
from quarterdeck.server.protocol.play import *  # noqa: F403 - one page of types for all callers
from quarterdeck.server.protocol.requests import *  # noqa: F403 - one page of types for all callers
from quarterdeck.server.protocol.tables import *  # noqa: F403 - one page of types for all callers
from quarterdeck.server.protocol.tournaments import *  # noqa: F403 - one page of types for all callers
from quarterdeck.table.chat import PHRASES, REACTIONS
from quarterdeck.table.settings import GRACE, VOTE
from quarterdeck.table.writing import PROTOCOL as PROTOCOL


class Nothing(TypedDict):
    """It is done, and there is nothing to say about it."""


class Health(TypedDict):
    """How the server is."""

    status: Literal["ok", "unready"]
    version: str


class Failure(TypedDict):
    """The body of every refused call."""

    error: Phrase


CONSTANTS = {
    "PROTOCOL": PROTOCOL,
    "FACEDOWN": FACEDOWN,
    "GRACE": GRACE,
    "VOTE": VOTE,
    "PHRASES": list(PHRASES),
    "REACTIONS": list(REACTIONS),
}
