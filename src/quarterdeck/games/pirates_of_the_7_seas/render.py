"""Pirates of the 7 Seas in a terminal: a view as text with style tags."""

from collections.abc import Callable, Sequence
from typing import Any

from quarterdeck.core.events import FACEDOWN
from quarterdeck.games.terminal import COLOURS, COLUMNS as WIDE, LETTERS, fitted, folded, width

COLUMNS, ROWS = 54, 12      # of the sea
KEYS = {"character": lambda character: str(character + 1)}    # as they are called
Text = Callable[..., str]


def render(view: dict[str, Any], text: Text, names: Sequence[str]) -> str:
    """The round, the sea with its dice, the port, the seats."""
    state = view["state"]
    lines = [*heading(state, text), *sea(state, text), *market(state, text)]
    for seat, name in enumerate(names):
        lines += player(view, text, seat, name)
    return "\n".join(lines)


def heading(state: dict[str, Any], text: Text) -> list[str]:
    """Which round, how long it goes on, what was called."""
    title = text("board-round", round=state["round"])
    if state["rounds_left"] is not None:
        title += f"  [bold red]{text('board-rounds_left', rounds=state['rounds_left'])}[/]"
    stack = text("board-stack", cards=len(state["deck"]))
    return [f"[bold]{title}[/]  [dim]{stack}[/]"]


def sea(state: dict[str, Any], text: Text) -> list[str]:
    """The last throw, roughly to scale: ships by owner and face, merchants as M."""
    thrown = state["sea"]
    if thrown is None:
        return []
    grid = [["[dim]·[/]" if (x + 3 * y) % 9 == 0 else " " for x in range(COLUMNS)] for y in range(ROWS)]
    sunk = {duel["merchant"] for duel in thrown["duels"] if duel["sunk"] != "pirate"}
    sunk |= {duel["pirate"] for duel in thrown["duels"] if duel["sunk"] != "merchant"} | set(thrown["dragged"])
    for die, lies in enumerate(thrown["dice"]):
        owner = lies["owner"]
        letter, colour = ("M", "red") if owner is None else (LETTERS[owner], COLOURS[owner])
        x = lies["x"] * (COLUMNS - 1) // thrown["side"]
        y = lies["y"] * ROWS // thrown["side"]
        style = f"strike {colour}" if die in sunk else f"bold {colour}"
        grid[y][x] = f"[{style}]{letter}[/]"
        grid[y][x + 1] = f"[{style}]{lies['face']}[/]"
    purpose = text(f"purpose-{thrown['purpose']}")
    return [f"[dim]{text('board-sea', purpose=purpose)}[/]", *("".join(row).rstrip() for row in grid)]


def market(state: dict[str, Any], text: Text) -> list[str]:
    """The current port with its prices, free flags, raided convoys."""
    port = text(f"port-{state['port']}")
    prices = "  ".join(f"{text(f'loot-{good}')} {price}" for good, price in
                       zip(("rum", "coffee", "fruit"), state["demand"], strict=True))
    lines = [f"[bold yellow]{port}[/]  {prices}"]
    if state["flags"]:
        lines.append(f"[dim]{text('board-flags')}[/] " + ", ".join(text(f"nation-{flag}") for flag in state["flags"]))
    if state["raided"] is not None and any(state["raided"].values()):
        raided = ", ".join(f"{text(f'nation-{nation}')} {n}" for nation, n in state["raided"].items() if n)
        lines.append(f"[dim]{text('board-raided')}[/] {raided}")
    return lines


def player(view: dict[str, Any], text: Text, seat: int, name: str) -> list[str]:
    """One seat: ships, purse, cargo, cards."""
    state = view["state"]["players"][seat]
    turn = "▶" if seat in view["waiting"] else " "
    first = "★" if view["state"]["first"] == seat else " "
    owed = "!" if state["owed"] else ""
    ships = f"⛵{state['empty']} ▣{state['loaded']} ⚓{state['guards']}{owed} ⌂{state['reserve']}"
    purse = f"▤{state['chests']}{token(state['chests'])} ☯{state['yin_yang']} ✦{state['talismans']} ☠{state['skulls']}"
    goods = " ".join(f"{text(f'loot-{kind}')}×{n}" for kind, n in state["goods"].items() if n) or "–"
    extra = f"⊞{state['double_holds']} " if state["double_holds"] else ""
    extra += f"⊚{state['unsinkables']} " if state["unsinkables"] else ""
    extra += " ".join(f"⚑{text(f'nation-{nation}')}" for nation in state["corsairs"])
    used = ", ".join(text(f"character-{character}") for character in state["used"])
    chosen = state["chosen"]
    face = "" if chosen is None else "▮" if chosen == FACEDOWN else f"[bold]{text(f'character-{chosen}')}[/]"
    head = f"{turn}{first}[{COLOURS[seat]}]{LETTERS[seat]} {name}[/]"
    open_cards = f"  [dim]{text('board-used')}[/] {used}" if used else ""
    room = WIDE - width(f"     {text('board-hand')} {open_cards}")
    known = [text(f"card-{card}") for card in state["hand"] if card != FACEDOWN]
    hand = fitted(known, room) if known else "▮" * len(state["hand"]) or "–"
    return [
        *folded([part for part in (head, ships, purse, extra, goods, face) if part], indent=5),
        f"     [dim]{text('board-hand')}[/] {hand}{open_cards}",
    ]


def token(chests: int) -> str:
    """P7-5.6: the chest token of the box beside the track, which counts from 0 to 39."""
    return "" if chests < 40 else " (40)" if chests < 80 else " (80)"
