"""Space Pirates in a terminal: a view as text with style tags."""

from collections.abc import Callable, Sequence
from typing import Any

from quarterdeck.core.events import FACEDOWN
from quarterdeck.games.terminal import COLOURS, LETTERS

SHIPS = ("⛵", "☠")
WIDTH = 38
KEYS = {"planet": lambda position: str(position + 1), "card": lambda card: str(card) if card else "T", "treasure": str}
SPOTS = ((0,), (5, 1), (4, 2), (3,))                        # positions of the ring, row by row


def render(view: dict[str, Any], text: Callable[..., str], names: Sequence[str]) -> str:
    """The six planets in their ring, then the seats."""
    lines: list[str] = []
    for row in SPOTS:
        blocks = [planet(view, text, position) for position in row]
        height = max(len(block) for block in blocks)
        for i in range(height):
            cells = [block[i] if i < len(block) else ("", "") for block in blocks]
            if len(cells) == 1:
                lines.append(" " * (WIDTH // 2) + cells[0][1])
            else:
                left, right = cells
                lines.append(left[1] + " " * (WIDTH - len(left[0])) + right[1])
        lines.append("")
    return "\n".join(lines + seats(view, names))


def planet(view: dict[str, Any], text: Callable[..., str], position: int) -> list[tuple[str, str]]:
    """Name with ships, treasures, cards: each line bare (to measure) and styled."""
    state = view["state"]
    name = text(f"planet-{state['ring'][position]}")
    ships = "".join(SHIPS[i] for i, at in enumerate((state["merchant"], state["pirate"])) if at == position)
    title = f"{position + 1} {name} {ships}".rstrip()
    treasures = " ".join(f"◆{value}" for value in state["treasures"][position]) or "–"
    cards = [card for card in state["up"] if card["planet"] == position]
    down = state["down"][position]
    if down is not None:
        cards.append(down)
    bare = " ".join(shown(card) for card in cards) or "·"
    styled = " ".join(f"[{COLOURS[card['seat']]}]{shown(card)}[/]" for card in cards) or "[dim]·[/]"
    return [(title, f"[bold]{title}[/]"), (treasures, f"[yellow]{treasures}[/]"), (bare, styled)]


def shown(card: dict[str, Any]) -> str:
    """A card by its owner's letter and its strength; brackets mean face down."""
    face = "?" if card["card"] == FACEDOWN else "T" if card["card"] == 0 else str(card["card"])
    return f"{LETTERS[card['seat']]}{face}" if "planet" in card else f"({LETTERS[card['seat']]}{face})"


def seats(view: dict[str, Any], names: Sequence[str]) -> list[str]:
    """Every seat with its hand and what it has taken."""
    state, lines = view["state"], []
    for seat, name in enumerate(names):
        hand = state["hands"][seat]
        known = " ".join("T" if code == 0 else str(code) for code in hand if code != FACEDOWN)
        cards = known or "▮" * len(hand)
        loot = state["loot"][seat]
        taken = f"  [yellow]{'+'.join(map(str, loot))} = {sum(loot)}[/]" if loot else ""
        turn = "▶" if seat in view["waiting"] else " "
        lines.append(f"{turn} [{COLOURS[seat]}]{LETTERS[seat]} {name}[/]  {cards}{taken}")
    steps = f"⛵ {state['merchant_steps']}/6   ☠ {state['pirate_steps']}/6"
    return [*lines, f"[dim]{steps}[/]"]
