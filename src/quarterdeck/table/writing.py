"""Messages as they travel: of each view only what has changed, written once for all who are told the same."""

from typing import Any

from quarterdeck.table.differences import Changes, applied, change, checksum
from quarterdeck.table.packing import packed
from quarterdeck.table.rows import Json

PROTOCOL = 3  # counts the changes that a page of an older version does not understand

Known = dict[int | None, Json]  # by seat, the view that somebody was told last


class Writing:
    """Writes messages for many connections. What they were told is the same dictionary if it is the same view."""

    def __init__(self) -> None:
        self._written: dict[tuple[int, int], str] = {}
        self._changes: Changes = {}
        self._held: list[Any] = []  # so that no id is used twice

    def text(self, message: Json, known: Known) -> str:
        """A message for somebody who knows these views, without its number; he knows the message's own from then on."""
        base = known.get(message["seat"]) if message["type"] in {"state", "steps"} else None
        key = id(message), id(base)
        text = self._written.get(key)
        if text is None:
            self._held += message, base
            text = self._written[key] = packed(wired(message, base, self._changes)).decode()
        if message["type"] == "state":
            known[message["seat"]] = message["view"]
        elif message["type"] == "steps":
            known[message["seat"]] = message["steps"][-1]["view"]
        return text


def wired(message: Json, base: Json | None, found: Changes | None = None) -> Json:
    """A message with changes instead of views."""
    if message["type"] == "state":
        return {**without_view(message, base, found), "sum": checksum(message["view"])}
    if message["type"] == "steps":
        return message | {"steps": steps_wired(message["steps"], base, found)}
    return message


def steps_wired(steps: list[Json], base: Json | None, found: Changes | None = None) -> list[Json]:
    """Steps with changes instead of views, each from the one before."""
    bases = [base, *(step["view"] for step in steps)]
    return [without_view(step, before, found) for step, before in zip(steps, bases, strict=False)]


def without_view(told: Json, base: Json | None, found: Changes | None = None) -> Json:
    """A state or a step whose view is given as a change."""
    left = {name: value for name, value in told.items() if name != "view"}
    left["change"] = [told["view"]] if base is None else change(base, told["view"], found)
    return left


def read(message: Json, known: Known) -> Json:
    """A message as it was before it was written, for somebody who knows these views; `ValueError` if he is mistaken."""
    if message["type"] == "state":
        seat = message["seat"]
        known[seat] = applied(known.get(seat), message["change"])
        if message["sum"] != checksum(known[seat]):
            raise ValueError(f"expected a view with the checksum {message['sum']}; found {checksum(known[seat])}")
        return with_view(message, known[seat])
    if message["type"] == "steps":
        seat = message["seat"]
        steps = steps_read(message["steps"], known.get(seat))
        known[seat] = steps[-1]["view"]
        return message | {"steps": steps}
    return message


def steps_read(steps: list[Json], base: Json | None = None) -> list[Json]:
    """Steps as they were before they were written."""
    told = []
    for step in steps:
        base = applied(base, step["change"])
        told.append(with_view(step, base))
    return told


def with_view(told: Json, view: Any) -> Json:
    """A state or a step with its view."""
    return {name: value for name, value in told.items() if name not in {"change", "sum"}} | {"view": view}
