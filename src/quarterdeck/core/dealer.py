"""Who sits in chance's seat: names one of several weighted outcomes, or a key when they are too many to list."""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any, Final, Protocol

from quarterdeck.core.errors import BadRecord
from quarterdeck.core.rng import KEY_BITS, Rng


class Dealer(Protocol):
    """Whatever answers for chance."""

    def index(self, words: Sequence[str], odds: Sequence[int]) -> int:
        """The index of the outcome, by the odds; the words let a script name it."""

    def key(self) -> int:
        """A key of `KEY_BITS` bits."""


class Seeded:
    """A dealer for tests and simulation: the same seed deals the same."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def index(self, words: Sequence[str], odds: Sequence[int]) -> int:
        """Draw by the odds."""
        return self._rng.weighted(list(odds))

    def key(self) -> int:
        """Draw a key."""
        return self._rng.key()


class Scripted:
    """A dealer for tests: deals what it was told, then what `after` deals."""

    def __init__(self, script: Sequence[str | int], after: Dealer | None = None) -> None:
        self._script = list(script)
        self._after = after

    def index(self, words: Sequence[str], odds: Sequence[int]) -> int:
        """The outcome that the script names next."""
        if not self._script and self._after is not None:
            return self._after.index(words, odds)
        found = self._next()
        if found not in words:
            raise ValueError(f"expected one of {', '.join(words)} in the dealer's script; found {found!r}")
        return words.index(str(found))

    def key(self) -> int:
        """The key that the script names next."""
        if not self._script and self._after is not None:
            return self._after.key()
        found = self._next()
        if not isinstance(found, int):
            raise TypeError(f"expected a key in the dealer's script; found {found!r}")
        return found

    def _next(self) -> str | int:
        if not self._script:
            raise ValueError("the dealer's script has ended, but chance is asked once more")
        return self._script.pop(0)


class Fair:
    """The dealer of live tables: bound to a secret by a commitment, stirred by every seat's nonce, checked afterwards.

    The table shows `commitment` before anybody adds a nonce; at the end it shows the secret, and whoever recomputes
    the HMACs of secret, nonces and counter finds every card and die again.
    """

    def __init__(self, secret: bytes, nonces: Sequence[str], counter: int = 0) -> None:
        self.secret: Final = secret
        self.nonces: Final = tuple(nonces)
        self.counter = counter
        self.commitment: Final = commitment(secret)

    def index(self, words: Sequence[str], odds: Sequence[int]) -> int:
        """Draw by the odds without bias: numbers past the last whole multiple are drawn again."""
        total = sum(odds)
        fair = 2**64 - 2**64 % total
        number = self._number()
        while number >= fair:
            number = self._number()
        left = number % total
        for i, weight in enumerate(odds):
            left -= weight
            if left < 0:
                return i
        raise AssertionError("odds sum to more than they hold")

    def key(self) -> int:
        """Draw a key."""
        return self._number() >> 64 - KEY_BITS

    def _number(self) -> int:
        message = "|".join([*self.nonces, str(self.counter)]).encode()
        self.counter += 1
        return int.from_bytes(hmac.digest(self.secret, message, "sha256")[:8], "big")

    def to_json(self, *, reveal: bool) -> dict[str, Any]:
        """The dealer's part of a record; the secret only when the game is over."""
        shown = {"commitment": self.commitment, "nonces": list(self.nonces)}
        return shown | {"secret": self.secret.hex()} if reveal else shown


def commitment(secret: bytes) -> str:
    """What binds the dealer to a secret without telling it."""
    return hashlib.sha256(secret).hexdigest()


def fair_from_json(plain: dict[str, Any]) -> Fair:
    """The dealer of a finished record; a `BadRecord` if the secret is missing or does not fit its commitment."""
    if "secret" not in plain:
        raise BadRecord("expected the dealer's secret, which is published when the game is over; found none")
    secret = bytes.fromhex(plain["secret"])
    if commitment(secret) != plain["commitment"]:
        raise BadRecord(f"expected a secret with commitment {plain['commitment']}; found {commitment(secret)}")
    return Fair(secret, plain["nonces"])
