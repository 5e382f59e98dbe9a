"""Jolly Roger in a terminal: a view as text with style tags."""

from collections.abc import Callable, Sequence
from typing import Any

from quarterdeck.core.events import FACEDOWN
from quarterdeck.games.jolly_roger import data as d
from quarterdeck.games.terminal import COLOURS, LETTERS, folded

SIGNS = ("⎈", "✹", "⚔")        # navigation, cannon, melee
LOOT = ("①", "②", "③", "🍾", "💎", "☺")


def render(view: dict[str, Any], text: Callable[..., str], names: Sequence[str]) -> str:
    """The ship's table: the voyage, the fight under way, then the crew."""
    state = view["state"]
    lines = [*voyage(state, text), *fight(state, text), *crew(view, text, names)]
    return "\n".join(line for line in lines if line)


def voyage(state: dict[str, Any], text: Callable[..., str]) -> list[str]:
    """Round, decks and the target."""
    decks = [f"[dim]{text(f'kind-{kind}')} {state['decks'][i]}[/]" for i, kind in enumerate(d.KIND_IDS)]
    target = ""
    if state["target"] >= 0:
        target = f"[bold]{text('target-' + d.TARGET_IDS[state['target']])}[/]"
    elif state["target_kind"] >= 0:
        kind = state["target_kind"]
        ranges = " ".join(f"{SIGNS[i]}{low}–{high}" for i, (low, high) in enumerate(d.RANGES[kind]))
        target = f"[bold]{text('kind-' + d.KIND_IDS[kind])}[/] {ranges}"
    loot = len(state["loot_deck"])
    return [*folded([f"[bold]{state['round']}/10[/]", *decks, f"⛃ {loot}", f"▤ {len(state['deck'])}"]), target]


def fight(state: dict[str, Any], text: Callable[..., str]) -> list[str]:
    """Cards laid in an attack or a mutiny, with their totals, and loot laid out."""
    lines = []
    if state["attack"]:
        total = list(state["change"])
        for laid in state["attack"]:
            if len(d.SKILLS_OF[laid["card"]]) == 1:
                total[d.SKILLS_OF[laid["card"]][0]] += d.POINTS[laid["card"]]
        need = d.NEED[state["target"]] if state["target"] >= 0 else None
        sums = " ".join(f"{SIGNS[i]}{n}" + (f"/{need[i]}" if need else "") for i, n in enumerate(total))
        lines += folded([sums, *(owned(laid["seat"], card(laid["card"], text)) for laid in state["attack"])])
    if state["mutineer"] >= 0:
        for side in (0, 1):
            leader = text("leader-captain" if side == 0 else "leader-mutineer")
            laid = [owned(s["seat"], card(s["card"], text)) for s in state["sides"] if s["leader"] == side]
            lines += folded([f"[bold]{leader} {state['support'][side]}[/]", *laid])
    if state["laid"]:
        lines += folded([f"[yellow]{piece(kind, text)}[/]" for kind in state["laid"]], " ")
    return lines


def crew(view: dict[str, Any], text: Callable[..., str], names: Sequence[str]) -> list[str]:
    """Every seat: office, hand, open and buried loot."""
    state, lines = view["state"], []
    for seat, name in enumerate(names):
        turn = "▶" if seat in view["waiting"] else " "
        office = "♔" if seat == state["captain"] else ""
        office += "♙" if seat == state["quartermaster"] else ""
        cards = state["hands"][seat]
        known = [kind for kind in cards if kind != FACEDOWN]
        shown = [card(kind, text) for kind in known] if known else ["▮" * len(cards)]
        loot = [f"[yellow]{piece(kind, text)}[/]" for kind in state["open"][seat]]
        buried = [f"[dim]({piece(kind, text)})[/]" for kind in state["buried"][seat]]
        lines += folded([f"{turn} {owned(seat, name)} {office}".rstrip(), *shown, *loot, *buried])
    return lines


def owned(seat: int, what: str) -> str:
    """Something in its owner's colour, with the letter."""
    return f"[{COLOURS[seat]}]{LETTERS[seat]}[/] {what}"


def card(kind: int, text: Callable[..., str]) -> str:
    """A crew card: name, points with their skills, members."""
    name = text(f"card-{d.CREW_IDS[kind]}")
    if kind >= d.SPECIAL:
        return f"{name} ☠{d.MEMBERS[kind]}"
    return f"{name} {''.join(SIGNS[skill] for skill in d.SKILLS_OF[kind])}{d.POINTS[kind]} ☠{d.MEMBERS[kind]}"


def piece(kind: int, text: Callable[..., str]) -> str:
    """A loot card."""
    return "▯" if kind == FACEDOWN else f"{LOOT[kind]} {text(f'loot-{d.LOOT_IDS[kind]}')}"
