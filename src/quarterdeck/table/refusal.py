"""Refusals: what a caller did wrong, as a phrase for people and a status for programs."""

from quarterdeck.core.errors import CannotUndo, IllegalAction, QuarterdeckError
from quarterdeck.table.rows import Json


class Refusal(Exception):
    """A call that is not carried out. The messages `error-...` stand in errors.en.ftl and errors.pl.ftl."""

    def __init__(self, status: int, reason: str | Json, rule: str = "", **args: str | int) -> None:
        self.status = status  # as of HTTP
        self.reason: Json = phrase(f"error-{reason}", **args) if isinstance(reason, str) else reason
        self.rule = rule
        super().__init__(self.reason["id"])


def refused(error: QuarterdeckError) -> Refusal:
    """What the match does not carry out."""
    if isinstance(error, IllegalAction):
        return Refusal(409, error.reason.to_json(), error.rule)
    if isinstance(error, CannotUndo):
        return Refusal(409, error.reason.to_json())
    return Refusal(400, "bad_words")


def phrase(message: str, **args: str | int) -> Json:
    """A phrase with numbers and literal texts."""
    return {"id": message, "args": {name: argument(value) for name, value in args.items()}}


def argument(value: str | int) -> Json:
    """A number or a literal text as an argument."""
    if isinstance(value, int):
        return {"kind": "number", "value": value, "name": ""}
    return {"kind": "text", "value": 0, "name": value}
