"""Which tables the environments are tried at: every game at every number of seats, options drawn."""

import random

from quarterdeck.games import game, games

EVERY = [(id_, seats) for id_ in games() for seats in game(id_).seats]


def drawn(id_, seed):
    """Options of a game, drawn; with seed 0 those that it has by itself."""
    dice = random.Random(seed)
    return {one.name: dice.choice(one.choices) for one in game(id_).options} if seed else {}


def named(table):
    """A table as a name of a test."""
    return "-".join(map(str, table))
