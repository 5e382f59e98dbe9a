"""Where a server's chance comes from: the operating system, or a seed in tests."""

import random


class Chance:
    """Generators by purpose: secrets, nonces, names and pauses of tables, seeds of bots.

    Without a seed each is the operating system's own, which nobody can foresee. A seed is for tests alone, because
    whoever knows it knows every card: the same words then draw the same, in whatever order they are asked for.
    """

    def __init__(self, seed: int | None) -> None:
        self._seed = seed

    def at(self, *words: object) -> random.Random:
        """The generator of a purpose, as in `at(secret, "bot", seat, step)`."""
        if self._seed is None:
            return random.SystemRandom()
        return random.Random(f"{self._seed} {words}")
