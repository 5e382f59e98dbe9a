"""The turn (TEP-5): the wheel, the phases, the bonus actions; and the course of the game (TEP-9)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from quarterdeck.core.engine import ASK, CALL, DONE, NONE, Frame, verb_of
from quarterdeck.core.events import Telling
from quarterdeck.core.fields import Prompt, Words
from quarterdeck.core.frames import Question, Steps
from quarterdeck.core.spelling import BYTE
from quarterdeck.games.tiny_epic_pirates import actions as a, data as d, effects, scoring, verbs as v
from quarterdeck.games.tiny_epic_pirates.flow.neutral import ShipLine
from quarterdeck.games.tiny_epic_pirates.flow.orders import Order
from quarterdeck.games.tiny_epic_pirates.flow.sailing import Sailing
from quarterdeck.games.tiny_epic_pirates.flow.solo import SoloTurn
from quarterdeck.games.tiny_epic_pirates.state import State

# -- P1: the wheel ---------------------------------------------------------------------------------------------------

WALKS: Final[dict[int, list[int]]] = {}     # target spaces with their sources and posts, made when first needed


def walks(helm: int, wheel: int, hands: list[int], at: int) -> list[int]:
    """TEP-5.1: every legal answer with wheel spaces in place of their orders, nearest space first."""
    key: i64 = (
        hands[at] | hands[at + 1] << 3 | hands[at + 2] << 6 | hands[at + 3] << 9 | wheel << 12 | helm << 18
    )
    found = WALKS.get(key)
    if found is None:
        found = []
        stationed = hands[at : at + d.STATIONS]
        needs = 0
        picked = 0
        for ahead in range(1, d.SPACES):                                        # TEP-5.1.1: never a full lap
            target = (helm + ahead) % d.SPACES
            landed = picked + (wheel >> target & 1)
            if needs <= sum(stationed):                                         # TEP-5.1.7
                for sources in a.SOURCES_OF[needs]:
                    if not fits(a.SOURCE_COUNTS[sources], stationed):
                        continue
                    for posts in a.POSTS_OF[min(landed, d.HANDS_MAX)]:
                        found.append(v.steer(target, sources, posts))
            if target != 0:                                                     # TEP-5.1.5
                picked = landed                                                 # TEP-5.1.4, TEP-5.1.6
                needs += 1 - (wheel >> target & 1)                              # TEP-5.1.3
            if needs > d.HANDS_MAX:
                break
        WALKS[key] = found
    return found


def to_order(walk: i64, order: i64) -> int:
    """A walk with the order of its space in place of the space."""
    return walk + (order - v.steer_order(walk) << BYTE)


def fits(wanted: list[int], there: list[int]) -> bool:
    """Whether the stations hold the deckhands wanted."""
    for station in range(d.STATIONS):
        if wanted[station] > there[station]:
            return False
    return True


def move_captain(s: State, seat: int, action: int) -> None:
    """TEP-5.1: deckhands mark the skipped spaces, those met are picked up and put to work."""
    order = v.steer_order(action)
    sources = a.SOURCE_COUNTS[v.steer_sources(action)]
    posts = a.POST_COUNTS[v.steer_posts(action)]
    target = s.space_of(seat, order)
    at = seat * d.STATIONS
    if target < s.helm[seat]:
        s.crossed = 1                                                           # TEP-5.1.8
    s.wheel[seat] = wheel_after(s.wheel[seat], s.helm[seat], target)
    s.helm[seat] = target
    for station in range(d.STATIONS):
        s.hands[at + station] += posts[station] - sources[station]
    s.tell("steered", "TEP-5.1.1", seat, order)
    if s.out is not None:
        tell_deckhands(s, seat, sources, posts)


def wheel_after(wheel: int, helm: int, target: int) -> int:
    """TEP-5.1.3, TEP-5.1.4: of the spaces skipped, an empty one takes a deckhand, an occupied one gives its own."""
    return (wheel ^ WAYS[helm * d.SPACES + target]) & ~(1 << target)


def skipped(helm: int, target: int) -> list[int]:
    """The spaces on the captain's way; that of the Hide Out holds no deckhand (TEP-5.1.5)."""
    spaces = [(helm + ahead) % d.SPACES for ahead in range(1, (target - helm) % d.SPACES)]
    return [space for space in spaces if space]


WAYS: Final = [sum(1 << space for space in skipped(i // d.SPACES, i % d.SPACES)) for i in range(d.SPACES * d.SPACES)]


def tell_deckhands(s: State, seat: int, sources: list[int], posts: list[int]) -> None:
    """Which deckhands marked spaces, and where the picked-up ones went."""
    for station in range(d.STATIONS):
        if sources[station]:
            s.tell("skipped", "TEP-5.1.3", seat, sources[station], station)
    for station in range(d.STATIONS):
        if posts[station]:
            s.tell("picked_up", "TEP-5.1.6", seat, posts[station], station)


# -- the phases ------------------------------------------------------------------------------------------------------

STEERING: Final = 0
SAILING: Final = 1
ORDERING: Final = 2
BONUS: Final = 3
LINE: Final = 4


@final
class Turn(Steps[State]):
    """TEP-5.0: the captain's order is chosen (TEP-D1), then the ship sails, the order and bonuses follow."""

    WORDS: ClassVar[Words] = {"stage": ["steering", "sailing", "ordering", "bonus", "line", "end"]}
    PROMPT: ClassVar[Prompt] = "steer", "TEP-5.1.1"

    def __init__(self, seat: int, stage: int = STEERING) -> None:
        super().__init__(stage)
        self.seat = seat

    def step(self, s: State, stage: int) -> int:
        if stage == STEERING:
            return ASK
        if stage == SAILING:
            s.stack.append(Sailing(self.seat))
        elif stage == ORDERING:
            s.stack.append(Order(self.seat, s.order(self.seat), ordered=1))
        elif stage == BONUS:
            s.stack.append(Bonuses(self.seat))
        elif stage == LINE and s.crossed:
            s.stack.append(ShipLine())
        else:
            return DONE
        return CALL

    def asked(self, s: State) -> int:
        return self.seat

    def options(self, s: State, seat: int) -> list[int]:
        at = seat * d.SPACES
        orders = s.orders
        return [
            to_order(walk, orders[at + v.steer_order(walk)])
            for walk in walks(s.helm[seat], s.wheel[seat], s.hands, seat * d.STATIONS)
        ]

    def answer(self, s: State, seat: int, action: int) -> None:
        move_captain(s, seat, action)
        self.stage = SAILING

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if verb_of(action) != v.STEER:
            return Telling("not_now", "TEP-5.1.1", [])
        order = v.steer_order(action)
        if order == s.order(seat):
            return Telling("must_move", "TEP-5.1.1", [])
        return Telling("too_few_hands", "TEP-5.1.7", [order])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if s.space_of(seat, v.steer_order(action)) < s.helm[seat]:
            sources = a.SOURCE_COUNTS[v.steer_sources(action)]
            posts = a.POST_COUNTS[v.steer_posts(action)]
            extort = s.hands[seat * d.STATIONS + d.EXTORT] - sources[d.EXTORT] + posts[d.EXTORT]
            return Telling("crosses", "TEP-5.1.8", [extort])
        return None


# -- P4: bonus actions -----------------------------------------------------------------------------------------------

CLOSED: Final = 9       # the captain's window after a crew bonus


@final
class Bonuses(Question[State]):
    """TEP-5.4: the captain's bonuses left to right, then those of the crew in any order (TEP-D11)."""

    PROMPT: ClassVar[Prompt] = "bonus", "TEP-5.4.2"

    def __init__(self, seat: int, captain: int = 0, used: int = 0) -> None:
        super().__init__(seat)
        self.captain = captain      # the captain's bonuses before this one are used or passed over
        self.used = used            # bitmask of the crew's bonuses used, card * 2 + place

    def advance(self, s: State) -> int:
        return ASK if self.captain <= CLOSED and len(self.options(s, self.seat)) > 1 else DONE

    def options(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        order = s.order(seat)
        captain = s.captain[seat]
        if d.CAPTAIN_TRIGGER[captain] == order:                                 # TEP-5.4.1, TEP-5.4.6
            bonuses = d.CAPTAIN_BONUS[captain]
            for place in range(self.captain, len(bonuses)):                     # TEP-5.4.3
                if effects.can_use(s, seat, bonuses[place], NONE):
                    found.append(v.captain_bonus(bonuses[place]))
        crew = s.crew
        for slot in range(seat * d.CREW_MAX, seat * d.CREW_MAX + d.CREW_MAX):
            card = crew[slot]
            if card == NONE:
                break
            if d.CREW_TRIGGER[card] != order:
                continue
            for at in (card * 2, card * 2 + 1):                                 # TEP-5.4.4, TEP-AR-39
                kind = d.BONUS_KIND[at]
                if kind != NONE and not self.used >> at & 1 and effects.can_use(s, seat, kind, at):
                    found.append(v.crew_bonus(card, kind))
        found.append(v.NO_BONUS)
        return found

    def default(self, s: State, seat: int) -> int:
        return v.NO_BONUS

    def answer(self, s: State, seat: int, action: int) -> None:
        verb: i64 = verb_of(action)
        if verb == v.CAPTAIN_BONUS:
            kind = v.captain_bonus_bonus(action)
            self.captain = d.CAPTAIN_BONUS[s.captain[seat]].index(kind, self.captain) + 1
            s.tell("captain_bonus", "TEP-5.4.3", seat, s.captain[seat], kind)
            effects.use(s, seat, kind, NONE)
        elif verb == v.CREW_BONUS:
            card = v.crew_bonus_crew(action)
            kind = v.crew_bonus_bonus(action)
            at = card * 2
            if d.BONUS_KIND[at] != kind or self.used >> at & 1:
                at += 1
            self.used |= 1 << at
            self.captain = CLOSED                                               # TEP-5.4.4
            s.tell("crew_bonus", "TEP-5.4.4", seat, card, kind)
            effects.use(s, seat, kind, at)
        else:
            self.captain = CLOSED + 1                                           # TEP-DR-13

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if verb_of(action) == v.CAPTAIN_BONUS and self.captain:
            return Telling("captain_first", "TEP-5.4.4", [])
        if verb_of(action) in {v.CAPTAIN_BONUS, v.CREW_BONUS}:
            return Telling("no_bonus", "TEP-5.4.2", [])
        return Telling("not_now", "TEP-5.4", [])


# -- the course of the game ------------------------------------------------------------------------------------------

TURN: Final = 0
NEXT_TURN: Final = 1


@final
class Course(Frame[State]):
    """TEP-5, TEP-9.1: turn after turn, until three treasures are buried and the round is complete."""

    WORDS: ClassVar[Words] = {"stage": ["turn", "next_turn"]}

    def __init__(self, stage: int = TURN) -> None:
        self.stage = stage

    def advance(self, s: State) -> int:
        if self.stage == NEXT_TURN:
            s.active = (s.active + 1) % len(s.ship)
            if s.active == s.first:
                s.rounds += 1
                if d.TO_WIN in s.buried or s.rounds >= s.limit:                 # TEP-9.1, TEP-DR-12
                    scoring.tell_result(s, scoring.ranks(s))
                    return DONE
        self.stage = NEXT_TURN
        s.crossed = 0
        s.paid = 0
        s.refreshed = 0
        solo = s.active >= s.seats
        s.tell_of("turn", "TEP-10.4.1" if solo else "TEP-5.0", s.active)
        s.stack.append(SoloTurn() if solo else Turn(s.active))
        return CALL
