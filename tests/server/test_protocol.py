"""Whatever a table tells is declared in server/protocol, and nothing else."""

from typing import Annotated

import pytest
from pydantic import Field, TypeAdapter

from quarterdeck.core.rng import Rng
from quarterdeck.server import protocol
from table import dare
from table.owner import Owner

MESSAGE: TypeAdapter[protocol.ServerMessage] = TypeAdapter(
    Annotated[protocol.ServerMessage, Field(discriminator="type")]
)


@pytest.mark.parametrize("game", ["space_pirates", "dare"])
def test_every_message_is_as_declared(game):
    """Strictly, and without a field more: what is read back is what was sent."""
    with dare.registered():
        rng = Rng(5)
        owner = Owner(game, bots=1)
        owner.sit("g0", "g1", "eve")
        owner.think = lambda thought: thought.choices[rng.below(len(thought.choices))][0]
        owner.say("eve", "ahoy")
        owner.say("eve", type_="react", line=1, reaction="hurrah", on=True)
        for _ in range(12):
            owner.wait(0.3)
            seat = next((seat for seat in (0, 1) if owner.state(seat)["decision"]), None)
            if seat is not None:
                options = owner.state(seat)["decision"]["options"]
                owner.play(seat, options[rng.below(len(options))]["words"])
        kinds = set()
        for guest in ("g0", "g1", "eve"):
            for number, (_, message) in enumerate(owner.heard[guest], 1):
                sent = {"n": number, **message}
                assert sent == MESSAGE.validate_python(sent, strict=True)
                kinds.add(message["type"])
        assert {"table", "state", "steps", "chat"} == kinds
