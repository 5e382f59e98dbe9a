"""Writes down typical turns of every game, for the client to count their clicks: `python scripts/turns.py [game]`.

One seat's questions in games of bosuns, grouped by turns: an own turn lasts until somebody else is asked. Of all turns
ten are kept, evenly spread over a game, or over several where one is short. A question that is followed by another of
its kind, or by several of one kind, has its view: it may begin a way that is chosen as a whole. The same bots give the
same turns. The client walks through `tests/turns/<game>.json`: `npm run clicks`.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import quarterdeck as qd
from quarterdeck.bots.ladder import bot
from quarterdeck.core.decision import Decision

ROOT = Path(__file__).parent.parent
TURNS = ROOT / "tests" / "turns"
SEAT = 0
KEPT = 10
SEED = 3


def asked(match: qd.Match, decision: Decision, words: str) -> dict[str, Any]:
    """A question and its answer, as the client needs them to count clicks."""
    options = []
    for option in decision.options:
        final, burns = match.binds(decision.seat, option.words), bool(match.weigh(decision.seat, option.words).warnings)
        label = {"id": option.label.id, "args": {}}
        options.append(option.to_json() | {"label": label, "note": None, "final": final, "burns": burns})
    live = match.game.live
    usual = {order.name: order.default for order in live.orders} if live else {}
    given = match.game.language.read(words)
    answering = [
        [order.name, value]
        for order in (live.orders if live else ())
        for value in order.choices
        if live and live.obey(match.state, decision.seat, usual | {order.name: value}) == given
    ]
    return {
        "prompt": decision.prompt.to_json(),
        "rule": decision.rule,
        "default": decision.default,
        "options": options,
        "answer": words,
        "orders": answering,
        "view": match.view(decision.seat),
    }


def played(id_: str, seed: int) -> list[list[dict[str, Any]]]:
    """The turns of one seat in a game."""
    game = qd.game(id_)
    seats = 4 if 4 in game.seats else max(game.seats)
    match = qd.Match(id_, seats, seed=seed)
    crew = [bot("bosun", seed + seat) for seat in range(seats)]
    turns: list[list[dict[str, Any]]] = [[]]
    while not match.over:
        seat = match.waiting()[0]
        decision = match.ask(seat)
        words = crew[seat].choose(match.view(seat), decision)
        if seat == SEAT:
            turns[-1].append(asked(match, decision, words))
        elif turns[-1]:
            turns.append([])
        match.play(seat, words)
    for turn in turns:
        for i, one in enumerate(turn):
            this, then, last = ([asked["prompt"]["id"] for asked in turn[i : i + 3]] + [None, None])[:3]
            if then is None or then not in {this, last}:
                del one["view"]
    return [turn for turn in turns if turn]


def kept(turns: list[list[dict[str, Any]]]) -> list[list[dict[str, Any]]]:
    """Ten of them, evenly spread."""
    return [turns[i * len(turns) // KEPT] for i in range(min(KEPT, len(turns)))]


def main() -> int:
    """Write the turns of some games, or of all."""
    parser = argparse.ArgumentParser(description="Writes down typical turns.")
    parser.add_argument("games", nargs="*", default=qd.games())
    TURNS.mkdir(exist_ok=True)
    for id_ in parser.parse_args().games:
        turns: list[list[dict[str, Any]]] = []
        for seed in range(SEED, SEED + KEPT):
            if len(turns) < KEPT:  # of more than one game, where one is short
                turns += played(id_, seed)
        turns = kept(turns)
        (TURNS / f"{id_}.json").write_text(json.dumps(turns, separators=(",", ":")) + "\n", "utf-8")
        print(f"{id_}: {sum(map(len, turns))} questions in {len(turns)} turns")
    return 0


if __name__ == "__main__":
    sys.exit(main())
