"""The table in a terminal: a view as text with style tags."""

from collections.abc import Callable, Sequence
from typing import Any


def render(view: dict[str, Any], text: Callable[..., str], names: Sequence[str]) -> str:
    """The card in the cove, then every side with its crews and what it has taken."""
    state = view["state"]
    shown = text(f"card-{state['upturned']}") if state["upturned"] else "–"
    lines = [f"[bold]{text('board-round', round=state['round'])}[/]  [yellow]{shown}[/]", ""]
    sides = [*names[: state["seats"]], text("board-rival")]
    for who, hand in enumerate(state["hands"]):
        turn = "▶" if who in view["waiting"] else " "
        sent = f"({state['sent'][who]})" if state["sent"][who] >= 0 else "   "
        taken = ", ".join(text(f"card-{card}") for card in state["taken"][who])
        parrot = "♪" if who in state["parrots"] else " "
        lines.append(f"{turn} {sides[who]}  {' '.join(map(str, hand))}  {sent} {parrot} [yellow]{taken}[/]")
    return "\n".join(lines)
