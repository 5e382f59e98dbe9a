"""`quarterdeck rules`: the rules of a game, whole or one of them."""

import re
from typing import Annotated

import typer
from rich.markdown import Markdown

from quarterdeck.cli.common import Lang, console
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games import game as find_game
from quarterdeck.words import rules_text

ANCHOR = re.compile(r"\s*\{#([A-Z0-9][\w.-]*)\}")


class UnknownRule(QuarterdeckError):
    """A rule id that the rules page does not have."""


def rules(
    game: Annotated[str, typer.Argument(help="which game")],
    rule: Annotated[str, typer.Argument(help="the id of a rule; all rules without it")] = "",
    lang: Lang = "en",
) -> None:
    """Print the rules of a game, or one rule."""
    console.print(rule_text(lang, find_game(game).id, rule))


def rule_text(lang: str, id_: str, rule: str) -> Markdown:
    """The rules page with its ids in front of each paragraph, or the paragraph of one id."""
    text = rules_text(lang, id_)
    if rule:
        blocks = [block for block in text.split("\n\n") if f"{{#{rule}}}" in block]
        if not blocks:
            known = ANCHOR.findall(text)
            near = [id_ for id_ in known if id_.startswith(rule.rpartition(".")[0] or rule)][:8]
            raise UnknownRule(f"expected a rule such as {', '.join(near or known[:5])}; found {rule!r}")
        text = "\n\n".join(blocks)
    return Markdown(ANCHOR.sub(lambda found: f" `{found[1]}`", text))
