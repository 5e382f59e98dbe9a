"""Pirates of Maracaibo in a terminal: a view as text with style tags."""

from collections.abc import Callable, Sequence
from typing import Any

from quarterdeck.core.events import FACEDOWN
from quarterdeck.games.pirates_of_maracaibo import data as d

COLOURS = ("green", "yellow", "magenta", "cyan")    # by captain; the letter beside it tells the same
LETTERS = "ABCD"
WIDTH = 15
ISLES = ("yellow", "green", "white")


def render(view: dict[str, Any], text: Callable[..., str], names: Sequence[str]) -> str:
    """The sea as a grid of cards, then islands, track, markets and captains."""
    state = view["state"]
    lines = [f"[bold]{text('layout-' + state['layout'])}[/]  {state['round']}/3", ""]
    layout = d.COMPONENTS["layout"][d.LAYOUT_IDS.index(state["layout"])]
    lines.append("    " + "".join(f"[dim]{'ABCDEFGHIJ'[column]:<{WIDTH}}[/]" for column in range(layout["columns"])))
    for row in range(d.ROWS):
        cells = [cell(state, text, column, row, layout["rows"][row][column]) for column in range(layout["columns"])]
        lines.append(f"[dim]{row + 1}[/]   " + "".join(block[0] for block in cells))
        lines += ["    " + "".join(block[1] for block in cells), ""]
    lines += [harbours(state, text), islands(state, text), track(state, text), markets(state, text), ""]
    for captain in range(len(state["captains"])):
        lines += boards(state, text, captain, names[captain] if captain < len(names) else text("redbeard"), view)
    return "\n".join(lines)


def cell(state: dict[str, Any], text: Callable[..., str], column: int, row: int, mark: str) -> list[str]:
    """Two lines of a cell: the card, then its price, value tile and ships."""
    place = column * d.ROWS + row
    card = state["sea"][place]
    if card is None:
        sign = {"G": ("≈", 0), "E": ("≈", 1), "P": ("≈", 2)}.get(mark)
        if sign is None:
            return [" " * WIDTH, " " * WIDTH]
        water = f"[{ISLES[sign[1]]}]{'≈' * (WIDTH - 2):<{WIDTH}}[/]"
        return [water, water]
    number = d.NUMBERS[card]
    style = "dim" if number >= d.HIDDEN_LOCATION else "blue" if number < d.FIRST_LOCATION else (
        "bold" if number < d.FIRST_RESIDENCE else "red")
    name = text(f"card-{card}")[: WIDTH - 2]
    return [f"[{style}]{name:<{WIDTH}}[/]", padded(*below(state, place, number))]


def below(state: dict[str, Any], place: int, number: int) -> tuple[str, str]:
    """What lies on a card: bare (to measure) and styled."""
    bare, styled = "", ""
    if number < d.FIRST_LOCATION or d.FIRST_RESIDENCE <= number < d.FIRST_QUEST:
        bare = styled = f"{d.COST[number]}d "
    elif number < d.FIRST_RESIDENCE:
        kind = state["values"][number - d.FIRST_LOCATION]
        if kind >= 0:
            bare, styled = "◆ ", f"[{ISLES[kind]}]◆[/] "
    elif state["coins"][place]:
        bare = styled = f"+{state['coins'][place]}d "
    name = f"{'abcdefghij'[place // d.ROWS]}{place % d.ROWS + 1}"
    for captain, boards_ in enumerate(state["captains"]):
        if boards_["ship"] == name:
            bare += f"⛵{LETTERS[captain]}"
            styled += f"[{COLOURS[captain]}]⛵{LETTERS[captain]}[/]"
    return bare, styled


def padded(bare: str, styled: str) -> str:
    """A styled text as wide as a cell."""
    return styled + " " * max(0, WIDTH - len(bare))


def harbours(state: dict[str, Any], text: Callable[..., str]) -> str:
    """Who waits in the start zone, lies in the Gulf or has reached Maracaibo."""
    found = []
    for place in ("harbour", "gulf", "maracaibo"):
        here = [i for i, captain in enumerate(state["captains"]) if captain["ship"] == place]
        ships = "".join(f" [{COLOURS[i]}]⛵{LETTERS[i]}[/]" for i in here)
        found.append(f"{text('place-' + place)}:{ships or ' –'}")
    return "   ".join(found)


def islands(state: dict[str, Any], text: Callable[..., str]) -> str:
    """Cubes and the worth of each kind."""
    return "   ".join(
        f"[{ISLES[kind]}]{text('treasure-' + d.TREASURE_IDS[kind])}[/] ▪{cubes} = {d.TREASURE_WORTH[cubes]}"
        for kind, cubes in enumerate(state["islands"]))


def track(state: dict[str, Any], text: Callable[..., str]) -> str:
    """Where the explorers are."""
    return "   ".join(
        f"[{COLOURS[i]}]{LETTERS[i]}[/] {text(f'space-{space}')} ({d.TRACK_IDS.index(space)})"
        for i, space in enumerate(captain["explorer"] for captain in state["captains"]))


def markets(state: dict[str, Any], text: Callable[..., str]) -> str:
    """Open quests and figureheads."""
    quests = ", ".join(text(f"quest-{quest}") for quest in state["market"]) or "–"
    tiles = ", ".join(text(f"figurehead-{tile}") for tile in state["figureheads"]) or "–"
    return f"? {quests}\n☸ {tiles}"


def boards(state: dict[str, Any], text: Callable[..., str], who: int, name: str, view: dict[str, Any]) -> list[str]:
    """One captain: points, money, treasures, cards, upgrades, tiles and quests."""
    captain = state["captains"][who]
    turn = "▶" if state["active"] == who and not view["over"] else " "
    points = view["scores"][who] if view["over"] else captain["vp"]
    head = (f"{turn} [{COLOURS[who]}]{LETTERS[who]} {name}[/]  [bold]{points}[/]  {captain['doubloons']}d "
            f"(+{captain['income'][0]}d +{captain['income'][1]})  ▲{len(captain['upgrades'])}")
    treasures = "  ".join(f"[{ISLES[kind]}]◆[/]{captain['stored'][kind]}+{captain['buried'][kind].bit_count()}"
                          for kind in range(3))
    lines = [f"{head}  {treasures}" + (f"  ♦{captain['rubies']}" if captain["rubies"] else "")]
    if captain["figurehead"]:
        lines.append(f"    ☸ {text('figurehead-' + captain['figurehead'])}")
    if captain["cards"]:
        lines.append("    " + ", ".join(text(f"card-{card}") for card in captain["cards"]))
    placed = [f"{text('tile-' + d.TILE_IDS[tile * 2 + state['sides'][tile]])} → {text('card-' + on)}"
              for tile, on in enumerate(captain["tiles"]) if on]
    if placed:
        lines.append("    " + ", ".join(placed))
    known = [text(f"quest-{quest}") for quest in captain["quests"] if quest != FACEDOWN]
    hidden = len(captain["quests"]) - len(known)
    lines.append("    ? " + ", ".join(known + (["▮" * hidden] if hidden else [])) if captain["quests"] else "    ? –")
    return lines
