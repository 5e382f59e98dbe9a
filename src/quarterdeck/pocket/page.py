"""The pages of the one person who has a pocket."""

from collections.abc import Callable

from quarterdeck.live.connection import Connection

GUEST = "me"  # the one person


class Page(Connection):
    """An open page, which is told things by a function."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        super().__init__(GUEST)
        self._tell = tell

    def _put(self, text: str) -> None:
        self._tell(text)
