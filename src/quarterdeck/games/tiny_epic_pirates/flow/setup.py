"""The setup (TEP-4, TEP-10.1)."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from quarterdeck.core.engine import ASK, CHANCE, DONE, NONE, frames_of, stack_from_json
from quarterdeck.core.errors import BadOption
from quarterdeck.core.events import Telling
from quarterdeck.core.fields import Words
from quarterdeck.core.frames import NEXT, Single, Steps
from quarterdeck.core.rng import Rng
from quarterdeck.games.tiny_epic_pirates import data as d, verbs as v
from quarterdeck.games.tiny_epic_pirates.flow.turn import Course
from quarterdeck.games.tiny_epic_pirates.state import State, state_from_json

DEAL: Final = 0
DRAW_FIRST: Final = 1
DRAW_RIVAL: Final = 2
DRAW_MOOD: Final = 3
STOW: Final = 4
SETUP: Final = ["deal", "draw_first", "draw_rival", "draw_mood", "stow"]


@final
class Setup(Steps[State]):
    """TEP-4, TEP-10.1: all is dealt; who begins and who the legendary pirate is, unless the host says so, is drawn."""

    WORDS: ClassVar[Words] = {"rival": d.RIVAL_IDS, "mood": d.MOOD_IDS, "stage": SETUP}

    def __init__(self, first: int, rival: int, mood: int, stage: int = DEAL) -> None:
        super().__init__(stage)
        self.first = first      # the seat that begins; NONE until it is drawn
        self.rival = rival      # solo captain and personality, likewise
        self.mood = mood

    def step(self, s: State, stage: int) -> int:
        if stage == DEAL:
            return ASK
        if stage == DRAW_FIRST:
            if self.first == NONE:
                return ASK
            s.first = self.first
            s.active = self.first
            s.tell("starts", "TEP-DR-1" if s.seats > 1 else "TEP-10.1.6", self.first)
        elif stage == STOW:
            stow(s)
            return DONE
        elif s.seats == 1:                                                      # TEP-10.1.2
            if (self.rival if stage == DRAW_RIVAL else self.mood) == NONE:
                return ASK
            if stage == DRAW_MOOD:
                s.rival = self.rival
                s.mood = self.mood
                s.tell("solo_pirate", "TEP-10.1.2", s.rival, s.mood)
        return NEXT

    def asked(self, s: State) -> int:
        return CHANCE

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == DRAW_FIRST:
            return [v.start(who) for who in range(s.seats)]
        if self.stage == DRAW_RIVAL:
            return [v.mat_captain(rival) for rival in range(d.RIVALS)]
        if self.stage == DRAW_MOOD:
            return [v.mat_mood(mood) for mood in range(d.MOODS)]
        return []

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == DEAL:
            deal_all(s, Rng(action))
            s.tell("dealt", "TEP-4.1")
            self.stage = DRAW_FIRST
        elif self.stage == DRAW_FIRST:
            self.first = v.start_seat(action)
        elif self.stage == DRAW_RIVAL:
            self.rival = v.mat_captain_rival(action)
        else:
            self.mood = v.mat_mood_mood(action)


PLACE_NAVY: Final = 0
PLACE_SHIPS: Final = 1
PLACE_RIVAL: Final = 2
SIDES: Final = 3
READY: Final = 4


@final
class Placing(Single[State]):
    """TEP-4.11, TEP-10.1.5: Navy, ships and captains' sides are chosen (TEP-S1 to TEP-S3); alone, ships come first."""

    WORDS: ClassVar[Words] = {"stage": ["place_navy", "place_ships", "place_rival", "sides", "ready"]}

    def __init__(self, stage: int, turn: int = 0) -> None:
        self.stage = stage
        self.turn = turn        # how many have placed their ship or chosen their side

    def advance(self, s: State) -> int:
        if self.stage == PLACE_RIVAL and len(far_coves(s)) == 1:
            self.lurk(s, far_coves(s)[0])
        return DONE if self.stage == READY else ASK

    def asked(self, s: State) -> int:
        return (s.first + self.turn) % s.seats

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == PLACE_NAVY:
            return [v.place_navy(cell) for cell in d.NAVY_CORNERS]              # TEP-4.11.1
        if self.stage == PLACE_SHIPS:
            return [v.place_ship(cell) for cell in range(d.CELLS) if d.COVE[s.sea[cell]] and cell not in s.ship]
        if self.stage == PLACE_RIVAL:
            return [v.pick(cell) for cell in far_coves(s)]
        return [v.choose_side(s.captain[seat] & ~1), v.choose_side(s.captain[seat] | 1)]

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == PLACE_NAVY:
            s.navy = v.place_navy_cell(action)
            s.tell("navy_placed", "TEP-4.11.1", seat, s.navy)
            self.stage = PLACE_SHIPS if s.seats > 1 else PLACE_RIVAL
        elif self.stage == PLACE_SHIPS:
            s.ship[seat] = v.place_ship_cell(action)
            s.hidden |= 1 << seat                                               # TEP-4.11.2
            s.tell("ship_placed", "TEP-4.11.2", seat, s.ship[seat])
            self.go_on(s, SIDES if s.seats > 1 else PLACE_NAVY)
        elif self.stage == PLACE_RIVAL:
            self.lurk(s, v.pick_cell(action))
        else:
            s.captain[seat] = v.choose_side_captain(action)
            s.tell("side_chosen", "TEP-4.11.3", seat, s.captain[seat])
            self.go_on(s, READY)

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == PLACE_NAVY:
            return Telling("place_navy", "TEP-4.11.1", [])
        if self.stage == PLACE_SHIPS:
            return Telling("place_ship", "TEP-4.11.2", [])
        if self.stage == PLACE_RIVAL:
            return Telling("solo_cove", "TEP-10.1.5", [s.rival])
        return Telling("choose_side", "TEP-4.11.3", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return Telling("captain_does", "TEP-4.11.3", [v.choose_side_captain(action)]) if self.stage == SIDES else None

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if self.stage == PLACE_NAVY:
            return Telling("not_a_corner", "TEP-4.11.1", [])
        if self.stage == PLACE_SHIPS:
            return Telling("no_free_cove", "TEP-4.11.2", [])
        return Telling("not_now", "TEP-4.11", [])

    def go_on(self, s: State, then: int) -> None:
        """The next seat's turn; after the last one's, the next stage."""
        self.turn = (self.turn + 1) % s.seats
        if self.turn == 0:
            self.stage = then

    def lurk(self, s: State, cell: int) -> None:
        """TEP-10.1.5: the solo pirate starts hidden on a cove."""
        s.ship[s.seats] = cell
        s.hidden |= 1 << s.seats
        s.tell("solo_placed", "TEP-10.1.5", s.rival, cell)
        self.stage = SIDES


def far_coves(s: State) -> list[int]:
    """TEP-10.1.5: the free coves farthest from the Navy."""
    coves = [cell for cell in range(d.CELLS) if d.COVE[s.sea[cell]] and cell not in s.ship]
    far = max([d.DISTANCE[s.navy * d.CELLS + cell] for cell in coves])
    return [cell for cell in coves if d.DISTANCE[s.navy * d.CELLS + cell] == far]


def deal_all(s: State, rng: Rng) -> None:
    """TEP-4.1 to TEP-4.10: everything that is shuffled, laid out and dealt at the start."""
    sea = list(range(d.CELLS))
    rng.shuffle(sea)                                                            # TEP-4.1
    s.sea = sea
    captains = list(range(d.CAPTAINS))
    rng.shuffle(captains)                                                       # TEP-4.3
    orders: list[int] = []
    for pirate in range(len(s.ship)):
        if pirate < s.seats:
            s.captain[pirate] = captains[pirate] * 2
        tokens = list(range(d.HIDE_OUT))
        rng.shuffle(tokens)                                                     # TEP-4.5, TEP-10.1.3
        orders += [d.HIDE_OUT, *tokens]
    s.orders = orders
    market = list(range(d.GOODS))
    rng.shuffle(market)                                                         # TEP-4.6
    s.market = market
    s.bag = [count - 1 for count in d.GOOD_COUNT]
    for merchant in range(2):                                                   # TEP-4.8
        cubes = [good for good in range(d.GOODS) for _ in range(s.bag[good])]
        good = cubes[rng.below(len(cubes))]
        s.bag[good] -= 1
        s.merchant_cube[merchant] = good
    cheap = [card for card in range(d.MERCHANTS) if d.DAMAGE[card] == d.DAMAGE[0]]
    rng.shuffle(cheap)                                                          # TEP-4.9, TEP-DR-3
    s.merchant_card = [cheap[0], cheap[1]]
    s.merchant_deck = d.FULL_DECK & ~(1 << cheap[0]) & ~(1 << cheap[1])
    crew = list(range(d.CREW))
    rng.shuffle(crew)                                                           # TEP-4.10
    s.row = crew[:d.ROW]
    s.unseen = d.CREW_ALL
    for card in s.row:
        s.unseen &= ~(1 << card)
    s.face_down = d.FULL_SEA                                                    # TEP-4.2


def stow(s: State) -> None:
    """TEP-4.12: in turn order everybody takes a cube of the good at their price."""
    for turn in range(len(s.ship)):
        pirate = (s.first + turn) % len(s.ship)
        good = s.market[d.PRICES.index(d.START_PRICE[turn])]
        s.bag[good] -= 1
        s.cargo[pirate * d.GOODS + good] += 1
        s.tell_of("stowed", "TEP-4.12" if pirate < s.seats else "TEP-10.1.6", pirate, good)


def new(seats: int, options: Mapping[str, Any]) -> State:
    """TEP-4.3 to TEP-4.5, TEP-10.1.3, TEP-10.1.4: the mats as they start; nothing is dealt yet."""
    first = named_choice(options["first_player"], [str(seat) for seat in range(4)])
    if first >= seats:
        raise BadOption(f"expected first_player to be one of the {seats} seats, counted from 0; found {first!r}")
    alone = seats == 1
    setup = Setup(
        first=0 if alone else first,                                            # TEP-10.1.6: the human
        rival=named_choice(options["solo_captain"], d.RIVAL_IDS) if alone else NONE,
        mood=named_choice(options["solo_personality"], d.MOOD_IDS) if alone else NONE,
    )
    pirates = seats + alone
    solo = [0] * alone          # gold and level of the solo pirate
    return State(
        seats=seats, first=0, active=0, rounds=0, limit=options["round_limit"], crossed=0, paid=0, refreshed=0,
        sea=list(range(d.CELLS)), face_down=d.FULL_SEA, unturned=d.TOKEN_COUNT.copy(), sites=[NONE] * d.CELLS,
        bag=d.GOOD_COUNT.copy(), market=[], merchant_at=d.PORTS.copy(), merchant_to=[1, 0], merchant_cube=[NONE, NONE],
        merchant_card=[NONE, NONE], merchant_deck=d.FULL_DECK, navy=NONE, row=[NONE] * d.ROW, unseen=d.CREW_ALL,
        under=[],
        ship=[NONE] * pirates, hidden=0, gold=[d.GOLD_START] * seats + solo, helm=[0] * pirates, wheel=[0] * pirates,
        hands=[1, 1, 1, 0] * pirates, orders=[d.HIDE_OUT] * (d.SPACES * pirates), cargo=[0] * (d.GOODS * pirates),
        sure_fire=[0] * pirates, tailwinds=[0] * pirates, passes=[0] * pirates, level=[1] * seats + solo,
        captain=[NONE] * pirates, bloodied=0, crew=[NONE] * (d.CREW_MAX * pirates), buried=[0] * pirates, rival=NONE,
        mood=NONE, ring=0, stack=[Course(), Placing(PLACE_SHIPS if alone else PLACE_NAVY), setup],
    )


FRAMES: Final = frames_of("quarterdeck.games.tiny_epic_pirates")


def restore(shown: dict[str, Any]) -> State:
    """The table that `to_json` wrote down, procedures included."""
    return state_from_json(shown, stack_from_json(FRAMES, shown["stack"]))


def named_choice(choice: str, names: list[str]) -> int:
    """The number of a named choice; NONE leaves it to chance."""
    return NONE if choice == "random" else names.index(choice)
