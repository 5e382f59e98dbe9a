"""The fair dealer of a table: the secret, its commitment and the nonces of the seats."""

import secrets

from quarterdeck.core.dealer import Fair, commitment

__all__ = ["Fair", "commitment", "dealer", "new_nonce", "new_secret"]


def new_secret() -> str:
    """What the server binds itself to when a table is opened."""
    return secrets.token_hex(32)


def new_nonce() -> str:
    """The nonce of a bot, or of a guest whose client sends none."""
    return secrets.token_hex(16)


def commitment_of(secret: str) -> str:
    """What the table shows of its secret while the game runs."""
    return commitment(bytes.fromhex(secret))


def dealer(secret: str, nonces: list[str], counter: int = 0) -> Fair:
    """The dealer of a table, at some point of its game."""
    return Fair(bytes.fromhex(secret), nonces, counter)
