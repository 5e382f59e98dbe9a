"""What a search has found out, for the next question of the same turn."""

import json
from collections.abc import Mapping
from typing import Any

from quarterdeck.bots.ismcts import Node, Search
from quarterdeck.core.engine import answer
from quarterdeck.core.game import Game
from quarterdeck.core.rng import Rng

ROOM = 4  # searches that are remembered


class Memory:
    """The last searches, each by the view that its seat foresaw: asked again at once, with nothing new to see.

    Bots of different tables may share one: whoever has the same view has the same to think about.
    """

    def __init__(self) -> None:
        self._foreseen: dict[str, tuple[Search, Node]] = {}  # with the answer after which the seat is asked

    def __len__(self) -> int:
        return len(self._foreseen)

    def keep(self, rules: Game[Any], search: Search, action: int) -> None:
        """Remember a search, if its seat goes on after this answer."""
        s = rules.determinise(search.view, Rng(0))
        node: Node | None = search.root.children[action]
        answer(s, search.seat, action)
        while node is not None and s.stack and s.stack[-1].asked(s) == search.seat:
            options = s.stack[-1].options(s, search.seat)
            if len(options) > 1:
                self._remember(written(search.view, rules.hide(s, search.seat)), search, node)
                return
            answer(s, search.seat, options[0])  # nobody is asked what has one answer
            node = node.children.get(options[0])

    def _remember(self, key: str, search: Search, node: Node) -> None:
        self._foreseen.pop(key, None)
        self._foreseen[key] = search, node
        if len(self._foreseen) > ROOM:
            del self._foreseen[next(iter(self._foreseen))]

    def recall(self, search: Search) -> None:
        """Give a new search what an earlier one knows below the answers that were given since."""
        found = self._foreseen.pop(written(search.view, search.view["state"]), None)
        if found is not None and search.seen is None:
            follow(search, *found)


def written(view: Mapping[str, Any], state: Mapping[str, Any]) -> str:
    """All that a view depends on."""
    return json.dumps([view["game"], view["seat"], view["seats"], view["options"], state], sort_keys=True)


def follow(search: Search, before: Search, node: Node) -> None:
    """Go on with what an earlier search found out below one of its answers."""
    for found in node.children.values():
        here = search.root.children.get(found.action)
        if here is not None and found.visits and found.seat == search.seat:
            found.prior = here.prior
            search.root.children[found.action] = found
            search.root.visits += found.visits
            search.sum += found.value
    if before.root.visits:
        search.squares = before.squares * search.root.visits / before.root.visits
