"""What `shape.py` of a game declares is what its tables and views look like, field by field."""

import types
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from playthroughs import plays
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE, SPECTATOR
from quarterdeck.core.rng import Rng
from quarterdeck.games import game, games

SHAPED = [id_ for id_ in games() if find_spec(f"{game(id_).home}.shape")]


def misfits(value: Any, hint: Any, path: str) -> list[str]:
    """Where a value is not what its declared type says; a TypedDict has exactly its own fields."""
    if is_typeddict(hint):
        hints = get_type_hints(hint)
        if not isinstance(value, dict) or set(value) - set(hints) or hint.__required_keys__ - set(value):
            return [f"{path}: expected the fields {sorted(hints)}; found {value!r}"]
        return [found for name, one in value.items() for found in misfits(one, hints[name], f"{path}.{name}")]
    origin, args = get_origin(hint), get_args(hint)
    if origin is list and isinstance(value, list):
        return [found for i, one in enumerate(value) for found in misfits(one, args[0], f"{path}[{i}]")]
    if origin is dict and isinstance(value, dict):
        return [found for name, one in value.items() for found in misfits(one, args[1], f"{path}[{name}]")]
    if origin in {Union, types.UnionType}:
        found = [misfits(value, one, path) for one in args]
        return [] if [] in found else min(found, key=len)
    if origin is Literal:
        return [] if value in args else [f"{path}: expected one of {args}; found {value!r}"]
    fits = hint is Any or type(value) is hint
    return [] if fits else [f"{path}: expected {hint}; found {value!r}"]


@pytest.mark.parametrize("id_", SHAPED)
def test_every_table_and_view_has_its_declared_shape(id_: str) -> None:
    rules, shapes = game(id_), import_module(f"{game(id_).home}.shape")
    shape, derived = shapes.State, getattr(shapes, "Derived", dict[str, Any])
    for play in plays(id_):  # every variant and module has a playthrough
        seats, rng = play["seats"], Rng(play["seed"])
        s = rules.new(seats, rules.check_options(play.get("options", {})))
        engine.settle(s)
        answers = 0
        while s.stack:
            frame = s.stack[-1]
            seat = frame.asked(s)
            options = frame.options(s, seat) if seat != CHANCE else []
            engine.answer(s, seat, options[rng.below(len(options))] if options else engine.outcome(s, rng))
            answers += 1
            if answers % 7 == 0 or not s.stack:
                assert [] == misfits(s.to_json(), shape, id_)
                for viewer in (SPECTATOR, *range(seats)):
                    view = rules.view(s, viewer, {})
                    assert [] == misfits(view["state"], shape, f"{id_} as {viewer} sees it")
                    assert [] == misfits(view["derived"], derived, f"derived for {viewer} in {id_}")
