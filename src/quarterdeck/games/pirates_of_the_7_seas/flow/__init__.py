"""The course of Pirates of the 7 Seas, one module for each chapter of the rules."""

from typing import Any

from quarterdeck.core.engine import NONE, Frame
from quarterdeck.games.pirates_of_the_7_seas.data import (
    BELOW_LAST_ROUND,
    GOODS,
    LOOT_COPIES,
    START_CHESTS,
    START_FLEET,
    START_RESERVE,
    deck_cards,
)
from quarterdeck.games.pirates_of_the_7_seas.flow.curses import FleetCurse, GivingUp, Idol, Tavern
from quarterdeck.games.pirates_of_the_7_seas.flow.ending import UNOPENED, FinalSale, Waiving
from quarterdeck.games.pirates_of_the_7_seas.flow.loot import Loot
from quarterdeck.games.pirates_of_the_7_seas.flow.raid import Raid
from quarterdeck.games.pirates_of_the_7_seas.flow.rounds import PICK, Rounds, choice_from_json
from quarterdeck.games.pirates_of_the_7_seas.flow.setup import DEAL_CARDS, Setup
from quarterdeck.games.pirates_of_the_7_seas.flow.turns import (
    CaptainTurn,
    CartographerTurn,
    Drawing,
    GovernorTurn,
    IslanderTurn,
    MerchantTurn,
    ShamanTurn,
    ShipwrightTurn,
)
from quarterdeck.games.pirates_of_the_7_seas.state import (
    CARD_CODES,
    CORSAIR_SKULLS_MERGE,
    DECLINE_FREE,
    EXTRA_CARDS_FORCED,
    NO_MEMORY_AID,
    NOT_DRAWN,
    TAVERN_TWO_FREE,
    WHIRLPOOL_PER_PLAYER,
    State,
    state_from_json,
)


def new(seats: int, options: dict[str, Any]) -> State:
    """P7-4.1 to P7-4.9: everybody with a fleet and a few chests; no card dealt yet."""
    house = 0
    if options["whirlpool_per"] == "player":
        house |= WHIRLPOOL_PER_PLAYER
    if not options["corsair_skull_stacks"]:
        house |= CORSAIR_SKULLS_MERGE
    if options["tavern_two_without_goods"] == "nothing":
        house |= TAVERN_TWO_FREE
    if not options["decline_gives_skull"]:
        house |= DECLINE_FREE
    if not options["cartographer_extra_optional"]:
        house |= EXTRA_CARDS_FORCED
    if not options["memory_aid"]:
        house |= NO_MEMORY_AID
    deck = deck_cards(seats)
    return State(
        seats, house, options["max_rounds"], 0, 0, NOT_DRAWN, [START_CHESTS] * seats, [START_FLEET] * seats,
        [0] * seats, [START_RESERVE] * seats, [0] * (GOODS * seats), [0] * seats, [0] * seats, [0] * seats,
        [0] * seats, [0] * seats, [0] * seats, [0] * seats, [0] * seats, [NONE] * seats, 0, deck,
        deck.bit_count() - BELOW_LAST_ROUND, [], [], LOOT_COPIES.copy(), [0] * len(LOOT_COPIES), 0, NONE, 0, 0,
        [0] * seats, 0, [Waiving([], 0), FinalSale(UNOPENED), Rounds(PICK, 0, 0), Setup(DEAL_CARDS)],
    )


def restore(plain: dict[str, Any]) -> State:
    """The table that `to_json` wrote down, procedures included."""
    return state_from_json(plain, [frame_from_json(frame) for frame in plain["stack"]])


def frame_from_json(plain: dict[str, Any]) -> Frame[State]:
    """The procedure that a frame's `to_json` wrote down."""
    name = plain["frame"]
    if name == "choice":
        return choice_from_json(plain)
    if name == "rounds":
        return Rounds(plain["stage"], plain["call"], plain["turn"])
    if name == "raid":
        return Raid(plain["captain"], CARD_CODES[plain["convoy"]], plain["stage"], plain["turn"], list(plain["ships"]))
    if name == "loot":
        return Loot(plain["seat"], plain["stage"], plain["left"], list(plain["drawn"]))
    if name in {"setup", "final_sale", "waiving"}:
        return chapter_from_json(plain)
    if name in {"fleet_curse", "idol", "tavern", "giving_up"}:
        return curse_from_json(plain)
    return turn_from_json(plain)


def chapter_from_json(plain: dict[str, Any]) -> Frame[State]:
    """The beginning or the end of the game."""
    if plain["frame"] == "setup":
        return Setup(plain["stage"])
    if plain["frame"] == "final_sale":
        return FinalSale(plain["done"])
    return Waiving(list(plain["winners"]), plain["turn"])


def curse_from_json(plain: dict[str, Any]) -> Frame[State]:
    """A curse under way."""
    if plain["frame"] == "fleet_curse":
        return FleetCurse(plain["shaman"], CARD_CODES[plain["curse"]], list(plain["ships"]))
    if plain["frame"] == "idol":
        return Idol(plain["shaman"], plain["named"])
    if plain["frame"] == "tavern":
        return Tavern(plain["shaman"], plain["stage"], plain["turn"], list(plain["dice"]), list(plain["given"]))
    return GivingUp(plain["seat"], plain["given"])


def turn_from_json(plain: dict[str, Any]) -> Frame[State]:
    """A character's turn under way."""
    name, seat = plain["frame"], plain["seat"]
    if name == "drawing":
        return Drawing(seat, plain["drawn"])
    stage = plain["stage"]
    if name == "shipwright":
        return ShipwrightTurn(seat, stage)
    if name == "governor":
        return GovernorTurn(seat, stage)
    if name == "captain":
        return CaptainTurn(seat, stage)
    if name == "islander":
        return IslanderTurn(seat, stage)
    if name == "shaman":
        return ShamanTurn(seat, stage)
    if name == "merchant":
        return MerchantTurn(seat, stage, list(plain["picked"]))
    if name == "cartographer":
        return CartographerTurn(seat, stage, plain["extra"])
    raise ValueError(f"expected the name of a frame; found {name!r}")
