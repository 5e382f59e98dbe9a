"""Tiny Epic Pirates in a terminal: a view as text with style tags."""

from collections.abc import Callable, Sequence
from typing import Any

from quarterdeck.games.terminal import COLOURS, COLUMNS, LETTERS, fitted, folded, padded, shortened, width
from quarterdeck.games.tiny_epic_pirates.data import CELL_IDS, COMPONENTS, SIDE

RIVAL = "L"
WIDTH = 24
HEIGHT = 3
ORDER = 4  # letters of an order
KEYS = {"cell": lambda cell: CELL_IDS[cell]}    # as the cards of the sea say
CARDS = {card["id"]: card for card in COMPONENTS["map_cards"]}
PRICES = COMPONENTS["market"]["values"]

Text = Callable[..., str]


def render(view: dict[str, Any], text: Text, names: Sequence[str]) -> str:
    """The sea with its ships, the market, then every pirate."""
    state = view["state"]
    lines: list[str] = []
    for row in range(SIDE):
        blocks = [card(view, text, row * SIDE + col) for col in range(SIDE)]
        for i in range(HEIGHT):
            lines.append("│".join(padded(block[i], WIDTH) for block in blocks))
    return "\n".join([*lines, *tables(state, text), *pirates(view, text, names)])


def card(view: dict[str, Any], text: Text, cell: int) -> list[str]:
    """Name, features, site with ships of a card."""
    state = view["state"]
    data = CARDS[state["sea"][cell]]
    name = shortened(f"{CELL_IDS[cell]} {text('map-' + data['id'])}", WIDTH - 1)
    features = []
    if data["settlement"]:
        features.append(f"{text('board-settlement')} {data['settlement']}")
    if data["market"]:
        features.append(text(f"good-{data['market']}"))
    if data["cove"]:
        features.append(text("board-cove"))
    if data["storm"]:
        features.append(text("board-storm"))
    if state["tokens"][cell]:
        features.append("?")
    site = ""
    if data["burial_cost"]:
        owner = state["sites"][cell]
        site = f"✗ {data['burial_cost']}" if owner < 0 else f"✗ {letter(view, owner)}"
    shown = [ship(view, text, who) for who, at in ships(state) if at == CELL_IDS[cell]]
    return [
        f"[bold]{name}[/]",
        fitted(features, WIDTH - 1),
        " ".join([f"[yellow]{site}[/]", *shown] if site else shown),
    ]


def ships(state: dict[str, Any]) -> list[tuple[str, str]]:
    """Every ship with its cell."""
    found = [(str(i), pirate["ship"]) for i, pirate in enumerate(state["pirates"])]
    found += [("orange", state["merchants"][0]["cell"]), ("green", state["merchants"][1]["cell"])]
    return [*found, ("navy", state["navy"])]


def ship(view: dict[str, Any], text: Text, who: str) -> str:
    """A ship's mark: a pirate's letter (in brackets when hidden), ○ ● for merchants with bow and cube, ⚓ the Navy."""
    state = view["state"]
    if who == "navy":
        return "[bold]⚓[/]"
    if who in {"orange", "green"}:
        merchant = state["merchants"][who == "green"]
        mark = ("○" if who == "orange" else "●") + ("↘" if merchant["facing"] == "d4" else "↖")
        mark += cube(text, merchant["cube"]) if merchant["cube"] else "–"
        return f"[{'dark_orange' if who == 'orange' else 'green'}]{mark}[/]"
    number = int(who)
    sign = letter(view, number)
    sign = f"({sign})" if state["pirates"][number]["hidden"] else sign
    return f"[bold {colour(view, number)}]{sign}[/]"


def cube(text: Text, good: str) -> str:
    """A good in two letters of its name."""
    return text(f"good-{good}")[:2]


def letter(view: dict[str, Any], pirate: int) -> str:
    """A pirate's letter."""
    return LETTERS[pirate] if pirate < view["seats"] else RIVAL


def colour(view: dict[str, Any], pirate: int) -> str:
    """A pirate's colour."""
    return COLOURS[pirate] if pirate < view["seats"] else "red"


def tables(state: dict[str, Any], text: Text) -> list[str]:
    """Prices, merchant cards, crew on offer and the bag."""
    prices = "  ".join(f"{price}: {text('good-' + good)}"
                       for price, good in zip(PRICES, state["market"], strict=False))
    merchants = []
    for mark, merchant in zip("○●", state["merchants"], strict=True):
        found = next((c for c in COMPONENTS["merchant_cards"] if c["id"] == merchant["card"]), None)
        if found:
            merchants.append(f"{mark} {text('merchant_card-' + found['id'])} {found['damage']}⚔ {found['gold']}¤")
    offers = ", ".join(text(f"crew-{name}") for name in state["row"] if name)
    bag = " ".join(f"{cube(text, good)} {count}" for good, count in state["bag"].items())
    market = f"[bold]{text('board-prices')}[/]  {prices}"
    hired = f"[bold]{text('board-offers')}[/]  {offers}"
    return folded([market, *merchants, hired, f"[dim]{text('board-bag')}: {bag}[/]"], "   ", indent=0)


def pirates(view: dict[str, Any], text: Text, names: Sequence[str]) -> list[str]:
    """Every pirate with wheel, stations, hold and crew."""
    state, lines = view["state"], []
    for i, pirate in enumerate(state["pirates"]):
        name = names[i] if i < view["seats"] else text(f"rival-{state['rival']}") if state["rival"] else ""
        turn = "▶" if i == state["active"] else " "
        wheel = []
        for space, order in enumerate(pirate["orders"]):
            sign = text(f"order-{order}")[:ORDER]
            sign = f"[reverse]{sign}[/]" if space == pirate["helm"] else sign
            wheel.append(f"{sign}{'•' if pirate['wheel'][space] else ''}")
        posts = " ".join(f"{text('station-' + station)[:3]} {n}" for station, n in
                         zip(("rigging", "cannons", "extort", "repair"), pirate["stations"], strict=True))
        hold = " ".join(cube(text, good) for good, n in pirate["cargo"].items() for _ in range(n))
        below = f"    {'→'.join(wheel)}  [dim]{text('board-hold')}: {hold or text('board-empty')}; "
        below += f"{text('board-crew')}: "
        crew = fitted([text(f"crew-{name}") for name in pirate["crew"]], COLUMNS - width(below))
        rank = COMPONENTS["legend_levels"][pirate["level"] - 1]["id"] if pirate["level"] else None
        lines.append(
            f"{turn} [bold {colour(view, i)}]{letter(view, i)} {name}[/]  "
            f"{text('board-treasures')} {pirate['buried']}  {text('board-gold')} {pirate['gold']}  "
            + (f"{text('rank-' + rank)}  " if rank else "")
            + f"◎{pirate['sure_fire']}  {posts}"
        )
        lines.append(f"{below}{crew or text('board-empty')}[/]")
    return lines
