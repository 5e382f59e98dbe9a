"""Refusals: what a caller did wrong, as a phrase for people and a status for programs."""

from quarterdeck.server.protocol import Argument, Phrase


class Refusal(Exception):
    """A call that is not carried out. The messages `error-...` stand in errors.en.ftl and errors.pl.ftl."""

    def __init__(self, status: int, reason: str | Phrase, rule: str = "", **args: str | int) -> None:
        self.status = status
        self.reason: Phrase = phrase(f"error-{reason}", **args) if isinstance(reason, str) else reason
        self.rule = rule
        super().__init__(self.reason["id"])


def phrase(message: str, **args: str | int) -> Phrase:
    """A phrase with numbers and literal texts."""
    return {"id": message, "args": {name: argument(value) for name, value in args.items()}}


def argument(value: str | int) -> Argument:
    """A number or a literal text as an argument."""
    if isinstance(value, int):
        return {"kind": "number", "value": value, "name": ""}
    return {"kind": "text", "value": 0, "name": value}
