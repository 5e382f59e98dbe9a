"""Writes what follows from a declaration: a game's verbs.py from its verbs.toml, the client's types from Python's."""
