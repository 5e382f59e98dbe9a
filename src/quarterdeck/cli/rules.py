"""`quarterdeck rules`: the rules of a game, whole or one of them."""

import re
from typing import Annotated

import typer
from rich.markdown import Markdown

from quarterdeck.cli.common import GameName, Lang, console
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games import game as find_game
from quarterdeck.words import rules_text

ANCHOR = re.compile(r"\s*\{#([A-Z0-9][\w.-]*)([\w. -]*)\}")  # a rule, and other ids that are told there, too
HEADING = re.compile(r"(#+) ")


class UnknownRule(QuarterdeckError):
    """A rule id that the rules page does not have."""


def rules(
    game: GameName,
    rule: Annotated[str, typer.Argument(help="the id of a rule, with or without its prefix; all without it")] = "",
    lang: Lang = "en",
) -> None:
    """Print the rules of a game, or one rule."""
    console.print(rule_text(lang, find_game(game).id, rule))


def rule_text(lang: str, id_: str, rule: str) -> Markdown:
    """The rules page with its ids in front of each paragraph, or all that one id says."""
    text = rules_text(lang, id_)
    if rule:
        known, prefix = anchors(text), find_game(id_).prefix
        meant = {name.upper(): name for name in known}.get(full(rule, prefix))
        if meant is None:
            near = [name for name in known if name.startswith(full(rule, prefix).rpartition(".")[0] or prefix)][:8]
            raise UnknownRule(f"expected a rule such as {', '.join(near or known[:5])}; found {rule!r}")
        text = passage(text.splitlines(), meant)
    return Markdown(ANCHOR.sub(lambda found: f" `{found[1]}`", text))


def anchors(text: str) -> list[str]:
    """Every id that has its place in a text."""
    return [id_ for first, more in ANCHOR.findall(text) for id_ in (first, *more.split())]


def full(rule: str, prefix: str) -> str:
    """A rule's id as it is written, from how somebody types it: without the prefix, in small letters."""
    typed = rule.upper().strip(" .,")
    return typed if typed.startswith(f"{prefix}-") else f"{prefix}-{typed}"


def passage(lines: list[str], rule: str) -> str:
    """All that belongs to an id, up to what has another: a chapter with its rules, a paragraph with its lists."""
    at = next(i for i, line in enumerate(lines) if rule in anchors(line))
    rule = anchors(lines[at])[0]
    heading = HEADING.match(lines[at])
    rank = len(heading[1]) if heading else len(lines)  # no heading is below a paragraph
    end = at + 1
    while end < len(lines):
        other, named = HEADING.match(lines[end]), ANCHOR.search(lines[end])
        if (other and len(other[1]) <= rank) or (named and not named[1].startswith(f"{rule}.")):
            break
        end += 1
    return "\n".join(lines[at:end])
