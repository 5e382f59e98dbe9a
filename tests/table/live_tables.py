"""Tables of Jolly Roger against time, for tests: they begin at a position, and everybody sits down."""

from games.jolly_roger.positions import GAME, table, voyage
from quarterdeck.games.jolly_roger.flow.attack import Attack
from quarterdeck.games.jolly_roger.flow.rounds import S7_BACK
from table.owner import Owner

HANDS = ["nav_p2_m2 nav_p1_m5", "can_p2_m2 can_p3_m1", "mel_p2_m2 mel_p1_m5", "nav_p3_m1 can_p1_m5"]


def options(**changed):
    """What the table has agreed on: live, with clocks, without offers, unless said otherwise."""
    return GAME.check_options({"negotiation": "off", "pace": "live", "clock": True} | changed)


def attack(hands, stage=2, **changed):
    """An attack under way; what is changed is agreed on."""
    return table(4, hands, [voyage(S7_BACK), Attack(stage)], options(**changed), target_kind="fort")


def crew(start, agreed=None, **more):
    """Everybody sits at a table that begins at a position, and `eve` looks on."""
    owner = Owner("jolly_roger", start, options=agreed or options(), **more)
    owner.sit("eve", *(seat.guest for seat in owner.shelf.row.seats if seat.guest))
    return owner


def window(owner):
    """The name of the clock that everybody sees, or None."""
    clock = owner.state(None)["clock"]
    return clock and clock["window"]


def words_of(owner, seat):
    """What a seat may answer."""
    decision = owner.state(seat)["decision"]
    return [option["words"] for option in decision["options"]] if decision else []
