"""Pirates of Maracaibo in a terminal: a view as text with style tags."""

from collections.abc import Callable, Sequence
from typing import Any

from quarterdeck.core.events import FACEDOWN
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.terminal import COLOURS, COLUMNS, LETTERS, fitted, folded, padded, shortened, width

KEYS = {"place": lambda place: d.PLACE_IDS[place]}    # as the edges of the sea say
MOST = 4    # captains: lines are scarce
ASKED = 12    # columns of another captain's quests
ISLES = ("yellow", "green", "white")


def render(view: dict[str, Any], text: Callable[..., str], names: Sequence[str]) -> str:
    """The sea as a grid of cards, then islands, track, markets and captains."""
    state = view["state"]
    layout = d.COMPONENTS["layout"][d.LAYOUT_IDS.index(state["layout"])]
    count = layout["columns"]
    wide = (COLUMNS - 2) // count
    lines = ["  " + "".join(f"[dim]{'abcdefghij'[column]:<{wide}}[/]" for column in range(count))]
    for row in range(d.ROWS):
        cells = [cell(state, text, column, row, layout["rows"][row][column], wide) for column in range(count)]
        for i, edge in enumerate((f"[dim]{row + 1}[/] ", "  ", "  ")):
            lines.append(edge + "".join(block[i] for block in cells))
    heading = [f"[bold]{state['round']}/3[/]", *harbours(state, text), *islands(state, text)]
    lines += [*folded(heading, "   "), *folded(track(state, text), "   "), markets(state, text)]
    for captain in range(len(state["captains"])):
        lines += boards(state, text, captain, names[captain] if captain < len(names) else text("redbeard"), view)
    return "\n".join(lines)


def cell(state: dict[str, Any], text: Callable[..., str], column: int, row: int, mark: str, wide: int) -> list[str]:
    """Three lines of a cell: the card's name on two, then its price, value tile and ships."""
    place = column * d.ROWS + row
    card = state["sea"][place]
    if card is None:
        sign = {"G": ("≈", 0), "E": ("≈", 1), "P": ("≈", 2)}.get(mark)
        if sign is None:
            return [" " * wide] * 3
        water = f"[{ISLES[sign[1]]}]{'≈' * (wide - 1):<{wide}}[/]"
        return [water] * 3
    number = d.NUMBERS[card]
    style = "dim" if number >= d.HIDDEN_LOCATION else "blue" if number < d.FIRST_LOCATION else (
        "bold" if number < d.FIRST_RESIDENCE else "red")
    name = halves(text(f"card-{card}"), wide - 1)
    return [*(f"[{style}]{half:<{wide}}[/]" for half in name), padded(below(state, place, number), wide)]


def halves(name: str, wide: int) -> list[str]:
    """A name on two lines, parted between words where that fits; what is longer ends with dots."""
    if len(name) <= wide:
        return [name, ""]
    at = name.rfind(" ", 0, wide + 1)
    if at >= 0 and (len(name) - at - 1 <= wide or len(name) >= 2 * wide):
        return [name[:at], shortened(name[at + 1 :], wide)]
    return [name[: wide - 1] + "-", shortened(name[wide - 1 :], wide)]


def below(state: dict[str, Any], place: int, number: int) -> str:
    """What lies on a card."""
    styled = ""
    if number < d.FIRST_LOCATION or d.FIRST_RESIDENCE <= number < d.FIRST_QUEST:
        styled = f"{d.COST[number]}d "
    elif number < d.FIRST_RESIDENCE:
        kind = state["values"][number - d.FIRST_LOCATION]
        if kind >= 0:
            styled = f"[{ISLES[kind]}]◆[/] "
    elif state["coins"][place]:
        styled = f"+{state['coins'][place]}d "
    name = f"{'abcdefghij'[place // d.ROWS]}{place % d.ROWS + 1}"
    here = [i for i, captain in enumerate(state["captains"]) if captain["ship"] == name]
    ships = "".join(f"[{COLOURS[i]}]{LETTERS[i]}[/]" for i in here)
    return f"{styled}⛵{ships}" if ships else styled


def harbours(state: dict[str, Any], text: Callable[..., str]) -> list[str]:
    """Who waits in the start zone, lies in the Gulf or has reached Maracaibo."""
    found = []
    for place in ("harbour", "gulf", "maracaibo"):
        here = [i for i, captain in enumerate(state["captains"]) if captain["ship"] == place]
        ships = "".join(f" [{COLOURS[i]}]⛵{LETTERS[i]}[/]" for i in here)
        if ships:
            found.append(f"{text('place-' + place)}:{ships}")
    return found


def islands(state: dict[str, Any], text: Callable[..., str]) -> list[str]:
    """Cubes and the worth of each kind."""
    return [
        f"[{ISLES[kind]}]{text('treasure-' + d.TREASURE_IDS[kind])}[/] ▪{cubes} = {d.TREASURE_WORTH[cubes]}"
        for kind, cubes in enumerate(state["islands"])]


def track(state: dict[str, Any], text: Callable[..., str]) -> list[str]:
    """Where the explorers are."""
    return [
        f"[{COLOURS[i]}]{LETTERS[i]}[/] {text(f'space-{space}')} ({d.TRACK_IDS.index(space)})"
        for i, space in enumerate(captain["explorer"] for captain in state["captains"])]


def markets(state: dict[str, Any], text: Callable[..., str]) -> str:
    """Open quests and figureheads."""
    quests = fitted([text(f"quest-{quest}") for quest in state["market"]], COLUMNS // 2) or "–"
    tiles = fitted([text(f"figurehead-{tile}") for tile in state["figureheads"]], COLUMNS - 8 - width(quests)) or "–"
    return f"? {quests}   ☸ {tiles}"


def boards(state: dict[str, Any], text: Callable[..., str], who: int, name: str, view: dict[str, Any]) -> list[str]:
    """One captain: points, money, treasures, cards, upgrades, tiles and quests; the others of a full table in short."""
    captain = state["captains"][who]
    turn = "▶" if state["active"] == who and not view["over"] else " "
    points = view["scores"][who] if view["over"] else captain["vp"]
    head = (f"{turn} [{COLOURS[who]}]{LETTERS[who]} {name}[/]  [bold]{points}[/]  {captain['doubloons']}d "
            f"(+{captain['income'][0]}d +{captain['income'][1]})  ▲{len(captain['upgrades'])}")
    treasures = "  ".join(f"[{ISLES[kind]}]◆[/]{captain['stored'][kind]}+{captain['buried'][kind].bit_count()}"
                          for kind in range(3))
    first = [head, treasures]
    if captain["rubies"]:
        first.append(f"♦{captain['rubies']}")
    if captain["figurehead"]:
        first.append(f"☸ {text('figurehead-' + captain['figurehead'])}")
    cards = [text(f"card-{card}") for card in captain["cards"]]
    placed = [f"{text('tile-' + d.TILE_IDS[tile * 2 + state['sides'][tile]])} → {text('card-' + on)}"
              for tile, on in enumerate(captain["tiles"]) if on]
    known = [text(f"quest-{quest}") for quest in captain["quests"] if quest != FACEDOWN]
    hidden = len(captain["quests"]) - len(known)
    quests = known + (["▮" * hidden] if hidden else [])
    lines = folded(first)
    if len(state["captains"]) == MOST and who != view["seat"]:
        asked = fitted(quests, ASKED) or "–"
        held = fitted(cards, COLUMNS // 2) or "–"
        return [*lines, f"    {held}   ? {asked}   {fitted(placed, COLUMNS - 12 - width(held + asked))}".rstrip()]
    if cards:
        lines.append("    " + fitted(cards, COLUMNS - 4))
    asked = fitted(quests, COLUMNS // 2) or "–"
    return [*lines, f"    ? {asked}   {fitted(placed, COLUMNS - 9 - width(asked))}".rstrip()]
