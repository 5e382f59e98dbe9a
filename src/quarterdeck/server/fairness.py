"""The fair dealer of a table: the secret, its commitment and the nonces of the seats."""

from random import Random

from quarterdeck.core.dealer import Fair, commitment

__all__ = ["Fair", "commitment", "dealer", "new_nonce", "new_secret"]


def new_secret(chance: Random) -> str:
    """What the server binds itself to when a table is opened."""
    return chance.randbytes(32).hex()


def new_nonce(chance: Random) -> str:
    """The nonce of a bot, or of a guest whose client sends none."""
    return chance.randbytes(16).hex()


def commitment_of(secret: str) -> str:
    """What the table shows of its secret while the game runs."""
    return commitment(bytes.fromhex(secret))


def dealer(secret: str, nonces: list[str], counter: int = 0) -> Fair:
    """The dealer of a table, at some point of its game."""
    return Fair(bytes.fromhex(secret), nonces, counter)
