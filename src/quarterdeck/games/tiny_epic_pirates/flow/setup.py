"""The setup (TEP-4, TEP-10.1)."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CHANCE, DONE, NONE, Frame
from quarterdeck.core.errors import BadOption
from quarterdeck.core.events import Telling
from quarterdeck.core.rng import Rng
from quarterdeck.games.tiny_epic_pirates.actions import (
    MAT_CAPTAIN,
    MAT_MOOD,
    choose_side,
    pick,
    place_navy,
    place_ship,
    start,
)
from quarterdeck.games.tiny_epic_pirates.data import (
    CAPTAINS,
    CELLS,
    COVE,
    CREW,
    CREW_ALL,
    CREW_MAX,
    DAMAGE,
    DISTANCE,
    GOLD_START,
    GOOD_COUNT,
    GOODS,
    HIDE_OUT,
    MERCHANTS,
    MOOD_IDS,
    MOODS,
    NAVY_CORNERS,
    PORTS,
    PRICES,
    RIVAL_IDS,
    RIVALS,
    ROW,
    SPACES,
    START_PRICE,
    TOKEN_COUNT,
)
from quarterdeck.games.tiny_epic_pirates.flow.turn import TURN, Course
from quarterdeck.games.tiny_epic_pirates.state import FULL_DECK, FULL_SEA, State

DEAL: Final = 0
DRAW_FIRST: Final = 1
DRAW_RIVAL: Final = 2
DRAW_MOOD: Final = 3
STOW: Final = 4
PLACE_NAVY: Final = 5
PLACE_SHIPS: Final = 6
PLACE_RIVAL: Final = 7
SIDES: Final = 8
READY: Final = 9


@final
class Setup(Frame[State]):
    """TEP-4: all is dealt; then Navy, ships and captains' sides are chosen (TEP-S1 to TEP-S3)."""

    def __init__(self, stage: int, turn: int, first: int, rival: int, mood: int) -> None:
        self.stage = stage
        self.turn = turn        # how many have placed their ship or chosen their side
        self.first = first      # named by the host, or NONE to draw
        self.rival = rival
        self.mood = mood

    def clone(self) -> "Setup":
        return Setup(self.stage, self.turn, self.first, self.rival, self.mood)

    def to_json(self) -> dict[str, Any]:
        return {
            "frame": "setup", "stage": self.stage, "turn": self.turn, "first": self.first, "rival": self.rival,
            "mood": self.mood,
        }

    def advance(self, s: State) -> int:
        if self.stage == DRAW_FIRST and (self.first != NONE or s.seats == 1):
            self.begin(s, self.first if s.seats > 1 else 0)                     # TEP-10.1.6: the human
        if self.stage == DRAW_RIVAL and (self.rival != NONE or s.seats > 1):
            self.meet(s, self.rival)
        if self.stage == DRAW_MOOD and (self.mood != NONE or s.seats > 1):
            self.provoke(s, self.mood)
        if self.stage == STOW:
            stow(s)
            self.stage = PLACE_NAVY if s.seats > 1 else PLACE_SHIPS             # TEP-10.1.5: ship, then Navy
        if self.stage == PLACE_RIVAL and len(far_coves(s)) == 1:
            self.lurk(s, far_coves(s)[0])
        return DONE if self.stage == READY else ASK

    def waiting(self, s: State) -> list[int]:
        if self.stage < STOW:
            return [CHANCE]
        if self.stage in (PLACE_NAVY, PLACE_RIVAL):
            return [s.first]
        return [(s.first + self.turn) % s.seats]

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == DRAW_FIRST:
            return [start(who) for who in range(s.seats)]
        if self.stage == DRAW_RIVAL:
            return [MAT_CAPTAIN | rival << 8 for rival in range(RIVALS)]
        if self.stage == DRAW_MOOD:
            return [MAT_MOOD | mood << 8 for mood in range(MOODS)]
        if self.stage == PLACE_NAVY:
            return [place_navy(cell) for cell in NAVY_CORNERS]                  # TEP-4.11.1
        if self.stage == PLACE_SHIPS:
            return [place_ship(cell) for cell in range(CELLS) if COVE[s.sea[cell]] and cell not in s.ship]
        if self.stage == PLACE_RIVAL:
            return [pick(cell) for cell in far_coves(s)]
        if self.stage == SIDES:
            return [choose_side(s.captain[seat] & ~1), choose_side(s.captain[seat] | 1)]
        return []

    def answer(self, s: State, seat: int, action: int) -> None:
        what = action >> 8
        if self.stage == DEAL:
            deal_all(s, Rng(action))
            s.tell("dealt", "TEP-4.1")
            self.stage = DRAW_FIRST
        elif self.stage == DRAW_FIRST:
            self.begin(s, what)
        elif self.stage == DRAW_RIVAL:
            self.meet(s, what)
        elif self.stage == DRAW_MOOD:
            self.provoke(s, what)
        elif self.stage == PLACE_NAVY:
            s.navy = what
            s.tell("navy_placed", "TEP-4.11.1", seat, what)
            self.stage = PLACE_SHIPS if s.seats > 1 else PLACE_RIVAL
        elif self.stage == PLACE_SHIPS:
            s.ship[seat] = what
            s.hidden |= 1 << seat                                               # TEP-4.11.2
            s.tell("ship_placed", "TEP-4.11.2", seat, what)
            self.turn += 1
            if self.turn == s.seats:
                self.turn = 0
                self.stage = SIDES if s.seats > 1 else PLACE_NAVY
        elif self.stage == PLACE_RIVAL:
            self.lurk(s, what)
        else:
            s.captain[seat] = what
            s.tell("side_chosen", "TEP-4.11.3", seat, what)
            self.turn += 1
            if self.turn == s.seats:
                self.stage = READY

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == PLACE_NAVY:
            return Telling("place_navy", "TEP-4.11.1", [])
        if self.stage == PLACE_SHIPS:
            return Telling("place_ship", "TEP-4.11.2", [])
        if self.stage == PLACE_RIVAL:
            return Telling("solo_cove", "TEP-10.1.5", [s.rival])
        return Telling("choose_side", "TEP-4.11.3", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if self.stage == PLACE_NAVY:
            return Telling("not_a_corner", "TEP-4.11.1", [])
        if self.stage == PLACE_SHIPS:
            return Telling("no_free_cove", "TEP-4.11.2", [])
        return Telling("not_now", "TEP-4.11", [])

    def begin(self, s: State, first: int) -> None:
        """TEP-DR-1: that seat begins every round."""
        s.first = first
        s.active = first
        s.tell("starts", "TEP-DR-1" if s.seats > 1 else "TEP-10.1.6", first)
        self.stage = DRAW_RIVAL

    def meet(self, s: State, rival: int) -> None:
        """TEP-10.1.2: the solo captain."""
        s.rival = rival
        self.stage = DRAW_MOOD

    def provoke(self, s: State, mood: int) -> None:
        """TEP-10.1.2: its personality."""
        s.mood = mood
        if s.seats == 1:
            s.tell("solo_pirate", "TEP-10.1.2", s.rival, mood)
        self.stage = STOW

    def lurk(self, s: State, cell: int) -> None:
        """TEP-10.1.5: the solo pirate starts hidden on a cove."""
        s.ship[s.seats] = cell
        s.hidden |= 1 << s.seats
        s.tell("solo_placed", "TEP-10.1.5", s.rival, cell)
        self.stage = SIDES


def far_coves(s: State) -> list[int]:
    """TEP-10.1.5: the free coves farthest from the Navy."""
    coves = [cell for cell in range(CELLS) if COVE[s.sea[cell]] and cell not in s.ship]
    far = max([DISTANCE[s.navy * CELLS + cell] for cell in coves])
    return [cell for cell in coves if DISTANCE[s.navy * CELLS + cell] == far]


def deal_all(s: State, rng: Rng) -> None:
    """TEP-4.1 to TEP-4.10: everything that is shuffled, laid out and dealt at the start."""
    sea = list(range(CELLS))
    rng.shuffle(sea)                                                            # TEP-4.1
    s.sea = sea
    captains = list(range(CAPTAINS))
    rng.shuffle(captains)                                                       # TEP-4.3
    orders: list[int] = []
    for pirate in range(len(s.ship)):
        if pirate < s.seats:
            s.captain[pirate] = captains[pirate] * 2
        tokens = list(range(HIDE_OUT))
        rng.shuffle(tokens)                                                     # TEP-4.5, TEP-10.1.3
        orders += [HIDE_OUT, *tokens]
    s.orders = orders
    market = list(range(GOODS))
    rng.shuffle(market)                                                         # TEP-4.6
    s.market = market
    s.bag = [count - 1 for count in GOOD_COUNT]
    for merchant in range(2):                                                   # TEP-4.8
        cubes = [good for good in range(GOODS) for _ in range(s.bag[good])]
        good = cubes[rng.below(len(cubes))]
        s.bag[good] -= 1
        s.merchant_cube[merchant] = good
    cheap = [card for card in range(MERCHANTS) if DAMAGE[card] == DAMAGE[0]]
    rng.shuffle(cheap)                                                          # TEP-4.9, TEP-DR-3
    s.merchant_card = [cheap[0], cheap[1]]
    s.merchant_deck = FULL_DECK & ~(1 << cheap[0]) & ~(1 << cheap[1])
    crew = list(range(CREW))
    rng.shuffle(crew)                                                           # TEP-4.10
    s.row = crew[:ROW]
    s.unseen = CREW_ALL
    for card in s.row:
        s.unseen &= ~(1 << card)
    s.face_down = FULL_SEA                                                      # TEP-4.2


def stow(s: State) -> None:
    """TEP-4.12: in turn order everybody takes a cube of the good at their price."""
    for turn in range(len(s.ship)):
        pirate = (s.first + turn) % len(s.ship)
        good = s.market[PRICES.index(START_PRICE[turn])]
        s.bag[good] -= 1
        s.cargo[pirate * GOODS + good] += 1
        if pirate < s.seats:
            s.tell("stowed", "TEP-4.12", pirate, good)
        else:
            s.tell("solo_stowed", "TEP-10.1.6", s.rival, good)


def new(seats: int, options: dict[str, Any]) -> State:
    """TEP-4.3 to TEP-4.5, TEP-10.1.3, TEP-10.1.4: the mats as they start; nothing is dealt yet."""
    first = named_choice(options["first_player"], [str(seat) for seat in range(4)])
    if first >= seats:
        raise BadOption(f"expected first_player to be one of the {seats} seats, counted from 0; found {first!r}")
    rival = named_choice(options["solo_captain"], RIVAL_IDS) if seats == 1 else NONE
    mood = named_choice(options["solo_personality"], MOOD_IDS) if seats == 1 else NONE
    pirates = seats if seats > 1 else 2
    solo = [0] if seats == 1 else []
    return State(
        seats, 0, 0, 0, options["round_limit"], 0, 0, 0, list(range(CELLS)), FULL_SEA, TOKEN_COUNT.copy(),
        [NONE] * CELLS, GOOD_COUNT.copy(), [], PORTS.copy(), [1, 0], [NONE, NONE], [NONE, NONE], FULL_DECK, NONE,
        [NONE] * ROW, CREW_ALL, [], [NONE] * pirates, 0, [GOLD_START] * seats + solo, [0] * pirates, [0] * pirates,
        [1, 1, 1, 0] * pirates, [HIDE_OUT] * (SPACES * pirates), [0] * (GOODS * pirates), [0] * pirates, [0] * pirates,
        [0] * pirates, [1] * seats + solo, [NONE] * pirates, 0, [NONE] * (CREW_MAX * pirates), [0] * pirates, NONE,
        NONE, 0, [Course(TURN), Setup(DEAL, 0, first, rival, mood)],
    )


def named_choice(choice: str, names: list[str]) -> int:
    """The number of a named choice; NONE leaves it to chance."""
    return NONE if choice == "random" else names.index(choice)
