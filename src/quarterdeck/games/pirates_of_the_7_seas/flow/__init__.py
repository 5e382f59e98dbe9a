"""The course of Pirates of the 7 Seas, one module for each chapter of the rules."""

from collections.abc import Mapping
from typing import Any, Final

from quarterdeck.core.engine import NONE, frames_of, stack_from_json
from quarterdeck.games.pirates_of_the_7_seas import data as d, state as t
from quarterdeck.games.pirates_of_the_7_seas.flow.ending import UNOPENED, FinalSale, Waiving
from quarterdeck.games.pirates_of_the_7_seas.flow.rounds import PICK, Rounds, choice_from_json
from quarterdeck.games.pirates_of_the_7_seas.flow.setup import DEAL_CARDS, Setup
from quarterdeck.games.pirates_of_the_7_seas.state import State


def new(seats: int, options: Mapping[str, Any]) -> State:
    """P7-4.1 to P7-4.9: everybody with a fleet and a few chests; no card dealt yet."""
    house = sum(bit for bit, (name, ruling) in t.HOUSE_RULES.items() if options[name] == ruling)
    deck = d.deck_cards(seats)
    return State(
        seats=seats, house=house, max_rounds=options["max_rounds"], round_=0, first=0, rounds_left=t.NOT_DRAWN,
        chests=[d.START_CHESTS] * seats, fleet=[d.START_FLEET] * seats, guards=[0] * seats,
        reserve=[d.START_RESERVE] * seats, goods=[0] * (d.GOODS * seats), talismans=[0] * seats, yin_yang=[0] * seats,
        skulls=[0] * seats, corsairs=[0] * seats, double_holds=[0] * seats, unsinkables=[0] * seats,
        hands=[0] * seats, used=[0] * seats, chosen=[NONE] * seats, revealed=0, deck=deck,
        above=deck.bit_count() - d.BELOW_LAST_ROUND, ports=[], played=[], loot_deck=d.LOOT_COPIES.copy(),
        loot_discard=[0] * len(d.LOOT_COPIES), throws=0, sea_purpose=NONE, sea_key=0, sea_red=0,
        sea_ships=[0] * seats, waived=0,
        stack=[Waiving([], 0), FinalSale(UNOPENED), Rounds(PICK, 0, 0), Setup(DEAL_CARDS)],
    )


FRAMES: Final = frames_of("quarterdeck.games.pirates_of_the_7_seas") | {"choice": choice_from_json}


def restore(shown: dict[str, Any]) -> State:
    """The table that `to_json` wrote down, procedures included."""
    return t.state_from_json(shown, stack_from_json(FRAMES, shown["stack"]))
