"""The course of Jolly Roger, one module a chapter of the rules. The stack holds the end lowest, then the voyage."""

from typing import Any

from quarterdeck.core.engine import NONE, Frame
from quarterdeck.games.jolly_roger.data import ALL_CREW, USED
from quarterdeck.games.jolly_roger.flow.attack import Assigning, Attack, FirstCard, Joining
from quarterdeck.games.jolly_roger.flow.cards import Betrayal, DrawCards, Stealing, TurnUp
from quarterdeck.games.jolly_roger.flow.cove import Cove
from quarterdeck.games.jolly_roger.flow.favours import Digging, GuardDuty, Hull
from quarterdeck.games.jolly_roger.flow.island import Burying, Island
from quarterdeck.games.jolly_roger.flow.mutiny import Call, Forced, Mutiny, Race, Uprising
from quarterdeck.games.jolly_roger.flow.offices import Appointing, Choosing, FreeDraw, Judging, Punishing
from quarterdeck.games.jolly_roger.flow.rounds import Counting, Setup, Voyage
from quarterdeck.games.jolly_roger.flow.sharing import Sharing
from quarterdeck.games.jolly_roger.flow.talk import Discards, Drafting, Hook, Reply
from quarterdeck.games.jolly_roger.flow.windows import Moment
from quarterdeck.games.jolly_roger.state import FULL_BAG, State, bag_of, state_from_json

NEGOTIATIONS = ("off", "gifts_only", "full")
CHARACTERS = ("mixed", "loyal", "greedy", "mutinous", "cautious")


def new(seats: int, options: dict[str, Any]) -> State:
    """JR-3.1 to JR-3.11: decks are sorted, nothing is dealt yet."""
    table = [
        int(options["hidden_loot"]), int(options["captains_gold"]), int(options["mutiny_share"] == "all_players"),
        NEGOTIATIONS.index(options["negotiation"]), options["max_offers_per_round"], options["max_open_offers"],
        int(options["mutiny_call"] == "arrival"), int(options["pace"] == "live"),
        CHARACTERS.index(options["bot_characters"]), int(options["clock"]),
    ]
    return blank(seats, table, [Counting(0, 0), Voyage(0, 0), Setup(0)])


def blank(seats: int, table: list[int], stack: list[Frame[Any]]) -> State:
    """A table before the deal."""
    return State(
        seats, table, 0, NONE, 1, 0, 0, 0, NONE, NONE, USED[seats], [], [[] for _ in range(seats)], ALL_CREW.copy(), [],
        [], [], [0, 0, 0], [], [NONE] * seats, NONE, NONE, [], NONE, NONE, 0, FULL_BAG, 0, 0, 0, [0] * seats,
        [0] * seats, [0] * seats, [], [], [0] * seats, [0] * seats, [], [0] * seats, [0] * (seats * seats), stack,
    )


def restore(plain: dict[str, Any]) -> State:
    """The table that `to_json` wrote down, procedures included."""
    return state_from_json(plain, [frame_from_json(frame) for frame in plain["stack"]])


def frame_from_json(p: dict[str, Any]) -> Frame[State]:
    """The procedure that a frame's `to_json` wrote down."""
    name = p["frame"]
    if name in ("moment", "joining", "uprising"):
        return window_from_json(p)
    if name in ("betrayal", "race"):
        return interrupt_from_json(p)
    if name in ("call", "free_draw", "burying", "sharing", "reply"):
        return listing_from_json(p)
    return plain_frame(p)


def window_from_json(p: dict[str, Any]) -> Frame[State]:
    """One of the windows around the table."""
    eligible, passed, offered, turn = list(p["eligible"]), p["passed"], p["offered"], p["turn"]
    stays, bargained, player, pending = p["stays"], p["bargained"], p["player"], p["pending"]
    if p["frame"] == "moment":
        return Moment(eligible, passed, offered, turn, stays, bargained, player, pending, p["kind"])
    if p["frame"] == "joining":
        return Joining(eligible, passed, offered, turn, stays, bargained, player, pending, p["shut"])
    return Uprising(eligible, passed, offered, turn, stays, bargained, player, pending)


def interrupt_from_json(p: dict[str, Any]) -> Frame[State]:
    """The Traitor's window, or the race for a call."""
    eligible, passed, offered, turn = list(p["eligible"]), p["passed"], p["offered"], p["turn"]
    if p["frame"] == "race":
        return Race(eligible, passed, offered, turn)
    return Betrayal(eligible, passed, offered, turn, p["player"], p["card"], p["traitor"])


def listing_from_json(p: dict[str, Any]) -> Frame[State]:
    """A frame with a list by seat or of cards."""
    name = p["frame"]
    if name == "call":
        return Call(list(p["answers"]), list(p["callers"]))
    if name == "free_draw":
        return FreeDraw(list(p["answers"]))
    if name == "burying":
        return Burying(p["left"], [bag_of(bag) for bag in p["chosen"]])
    if name == "sharing":
        return Sharing(p["mutiny"], p["stage"], p["draws"], list(p["counts"]))
    return Reply(p["number"], p["stage"], list(p["picks"]))


def plain_frame(p: dict[str, Any]) -> Frame[State]:
    """A frame of plain numbers."""
    name = p["frame"]
    found: Frame[State]
    if name == "setup":
        found = Setup(p["stage"])
    elif name == "voyage":
        found = Voyage(p["stage"], p["appointed"])
    elif name == "counting":
        found = Counting(p["turn"], p["done"])
    elif name == "appointing":
        found = Appointing(p["aftermath"], p["late"])
    elif name == "choosing":
        found = Choosing(p["done"])
    elif name == "judging":
        found = Judging(p["demanded"])
    elif name == "punishing":
        found = Punishing(p["victim"], p["done"])
    elif name == "attack":
        found = Attack(p["stage"])
    elif name == "first_card":
        found = FirstCard(p["pending"])
    elif name == "assigning":
        found = Assigning(p["left"])
    elif name == "cove":
        found = Cove(p["stage"], p["host"], p["turn"], p["draws"])
    elif name == "island":
        found = Island(p["stage"])
    elif name == "mutiny":
        found = Mutiny(p["stage"], p["late"], p["losers"], p["start"])
    elif name == "forced":
        found = Forced(p["victim"], p["side"], p["pending"])
    elif name == "hook":
        found = Hook(p["decider"], p["turn"])
    elif name == "drafting":
        found = Drafting(p["seat"])
    elif name == "draw_cards":
        found = DrawCards(list(p["seats"]), p["at"], p["rule"])
    elif name == "stealing":
        found = Stealing(p["thief"], list(p["victims"]))
    elif name == "turn_up":
        found = TurnUp(p["spied"])
    elif name == "guard_duty":
        found = GuardDuty(p["stage"], p["tried"], p["other"])
    elif name == "digging":
        found = Digging(p["digger"], p["victim"])
    elif name == "hull":
        found = Hull(p["seat"], p["stage"], p["turn"], p["officer"])
    else:
        found = Discards()
    return found
