"""What can be answered. Written from verbs.toml by `make types`; not by hand."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.spelling import Verb

PLACE_NAVY: Final = 1
PLACE_SHIP: Final = 2
CHOOSE_SIDE: Final = 3
STEER: Final = 4
SAIL: Final = 5
SLIP: Final = 6
TAILWIND: Final = 7
STOP: Final = 8
JOSTLE: Final = 9
JOSTLE_WHEEL: Final = 10
PERFORM: Final = 11
SELL: Final = 12
ATTACK: Final = 13
DUEL: Final = 14
DUEL_RIVAL: Final = 15
DECLINE: Final = 16
KEEP: Final = 17
REFRESH: Final = 18
HIRE: Final = 19
HIRE_NOBODY: Final = 20
DISMISS: Final = 21
MUTINY: Final = 22
SURE_FIRE: Final = 24
REROLL: Final = 25
DONE: Final = 26
PICK: Final = 27
CAPTAIN_BONUS: Final = 28
CREW_BONUS: Final = 29
NO_BONUS: Final = 30
STEP: Final = 31
JOIN: Final = 32
ASSIGN: Final = 33
SWAP: Final = 34
CHOOSE_MERCHANT: Final = 35
START: Final = 40
MAT_CAPTAIN: Final = 41
MAT_MOOD: Final = 42
DRAW: Final = 43
ROLL: Final = 44
DEAL: Final = 45
TURN_UP: Final = 46
REVEAL: Final = 47


def place_navy(cell: i64) -> int:
    """Put the Navy on a corner."""
    return PLACE_NAVY | cell << 8


def place_navy_cell(action: i64) -> int:
    """The cell of `place_navy`."""
    return action >> 8 & 255


def place_ship(cell: i64) -> int:
    """Start hidden on a cove."""
    return PLACE_SHIP | cell << 8


def place_ship_cell(action: i64) -> int:
    """The cell of `place_ship`."""
    return action >> 8 & 255


def choose_side(captain: i64) -> int:
    """Begin with this side of the captain card."""
    return CHOOSE_SIDE | captain << 8


def choose_side_captain(action: i64) -> int:
    """The captain of `choose_side`."""
    return action >> 8 & 255


def steer(order: i64, sources: i64, posts: i64) -> int:
    """Move the captain: skipping deckhands come from `sources`, picked-up ones go to `posts`."""
    return STEER | order << 8 | sources << 16 | posts << 24


def steer_order(action: i64) -> int:
    """The order of `steer`."""
    return action >> 8 & 255


def steer_sources(action: i64) -> int:
    """The sources of `steer`."""
    return action >> 16 & 255


def steer_posts(action: i64) -> int:
    """The posts of `steer`."""
    return action >> 24 & 255


def sail(cell: i64) -> int:
    """Sail one card on."""
    return SAIL | cell << 8


def sail_cell(action: i64) -> int:
    """The cell of `sail`."""
    return action >> 8 & 255


def slip(cell: i64) -> int:
    """Sail into a storm with a storm pass."""
    return SLIP | cell << 8


def slip_cell(action: i64) -> int:
    """The cell of `slip`."""
    return action >> 8 & 255


def jostle(station: i64) -> int:
    """Send a deckhand from a station to Repair."""
    return JOSTLE | station << 8


def jostle_station(action: i64) -> int:
    """The station of `jostle`."""
    return action >> 8 & 255


def jostle_wheel(order: i64) -> int:
    """Send the deckhand on an order's space to Repair."""
    return JOSTLE_WHEEL | order << 8


def jostle_wheel_order(action: i64) -> int:
    """The order of `jostle_wheel`."""
    return action >> 8 & 255


def perform(order: i64) -> int:
    """Carry out the captain's order."""
    return PERFORM | order << 8


def perform_order(action: i64) -> int:
    """The order of `perform`."""
    return action >> 8 & 255


def sell(number: i64) -> int:
    """Trade so many cubes of the market's good."""
    return SELL | number << 8


def sell_number(action: i64) -> int:
    """The number of `sell`."""
    return action >> 8 & 255


def attack(ship: i64) -> int:
    """Attack a merchant ship."""
    return ATTACK | ship << 8


def attack_ship(action: i64) -> int:
    """The ship of `attack`."""
    return action >> 8 & 255


def duel(seat: i64) -> int:
    """Attack another player's ship."""
    return DUEL | seat << 8


def duel_seat(action: i64) -> int:
    """The seat of `duel`."""
    return action >> 8 & 255


def keep(a: i64, b: i64, c: i64) -> int:
    """Keep these three cubes, goods ascending."""
    return KEEP | a << 8 | b << 16 | c << 24


def keep_a(action: i64) -> int:
    """The a of `keep`."""
    return action >> 8 & 255


def keep_b(action: i64) -> int:
    """The b of `keep`."""
    return action >> 16 & 255


def keep_c(action: i64) -> int:
    """The c of `keep`."""
    return action >> 24 & 255


def hire(crew: i64) -> int:
    """Take a crew card from the row."""
    return HIRE | crew << 8


def hire_crew(action: i64) -> int:
    """The crew of `hire`."""
    return action >> 8 & 255


def dismiss(crew: i64) -> int:
    """Drop a crew card to make room."""
    return DISMISS | crew << 8


def dismiss_crew(action: i64) -> int:
    """The crew of `dismiss`."""
    return action >> 8 & 255


def sure_fire(die: i64, face: i64) -> int:
    """Spend a sure-fire token: set a die to a face."""
    return SURE_FIRE | die << 8 | face << 16


def sure_fire_die(action: i64) -> int:
    """The die of `sure_fire`."""
    return action >> 8 & 255


def sure_fire_face(action: i64) -> int:
    """The face of `sure_fire`."""
    return action >> 16 & 255


def reroll(crew: i64, dice: i64) -> int:
    """Use a crew card to throw these dice (a bitmask) again."""
    return REROLL | crew << 8 | dice << 16


def reroll_crew(action: i64) -> int:
    """The crew of `reroll`."""
    return action >> 8 & 255


def reroll_dice(action: i64) -> int:
    """The dice of `reroll`."""
    return action >> 16 & 255


def pick(cell: i64) -> int:
    """Choose between cards of the sea that rank alike."""
    return PICK | cell << 8


def pick_cell(action: i64) -> int:
    """The cell of `pick`."""
    return action >> 8 & 255


def captain_bonus(bonus: i64) -> int:
    """Use a bonus of the captain card."""
    return CAPTAIN_BONUS | bonus << 8


def captain_bonus_bonus(action: i64) -> int:
    """The bonus of `captain_bonus`."""
    return action >> 8 & 255


def crew_bonus(crew: i64, bonus: i64) -> int:
    """Use a bonus of a crew card."""
    return CREW_BONUS | crew << 8 | bonus << 16


def crew_bonus_crew(action: i64) -> int:
    """The crew of `crew_bonus`."""
    return action >> 8 & 255


def crew_bonus_bonus(action: i64) -> int:
    """The bonus of `crew_bonus`."""
    return action >> 16 & 255


def step(cell: i64) -> int:
    """Sail a neutral ship one card on."""
    return STEP | cell << 8


def step_cell(action: i64) -> int:
    """The cell of `step`."""
    return action >> 8 & 255


def join(station: i64) -> int:
    """Put the fourth deckhand to work."""
    return JOIN | station << 8


def join_station(action: i64) -> int:
    """The station of `join`."""
    return action >> 8 & 255


def assign(rigging: i64, cannons: i64, extort: i64, lifted: i64) -> int:
    """Rearrange deckhands: so many on each station afterwards, those of `lifted` taken from the wheel."""
    return ASSIGN | rigging << 8 | cannons << 16 | extort << 24 | lifted << 32


def assign_rigging(action: i64) -> int:
    """The rigging of `assign`."""
    return action >> 8 & 255


def assign_cannons(action: i64) -> int:
    """The cannons of `assign`."""
    return action >> 16 & 255


def assign_extort(action: i64) -> int:
    """The extort of `assign`."""
    return action >> 24 & 255


def assign_lifted(action: i64) -> int:
    """The lifted of `assign`."""
    return action >> 32 & 255


def swap(give: i64, take: i64) -> int:
    """Give a cube for another of the bag."""
    return SWAP | give << 8 | take << 16


def swap_give(action: i64) -> int:
    """The give of `swap`."""
    return action >> 8 & 255


def swap_take(action: i64) -> int:
    """The take of `swap`."""
    return action >> 16 & 255


def choose_merchant(ship: i64) -> int:
    """Choose the merchant ship to sail."""
    return CHOOSE_MERCHANT | ship << 8


def choose_merchant_ship(action: i64) -> int:
    """The ship of `choose_merchant`."""
    return action >> 8 & 255


def start(seat: i64) -> int:
    """Chance's answer: that seat begins."""
    return START | seat << 8


def start_seat(action: i64) -> int:
    """The seat of `start`."""
    return action >> 8 & 255


def mat_captain(rival: i64) -> int:
    """Chance's answer: this is the solo captain."""
    return MAT_CAPTAIN | rival << 8


def mat_captain_rival(action: i64) -> int:
    """The rival of `mat_captain`."""
    return action >> 8 & 255


def mat_mood(mood: i64) -> int:
    """Chance's answer: this is its personality."""
    return MAT_MOOD | mood << 8


def mat_mood_mood(action: i64) -> int:
    """The mood of `mat_mood`."""
    return action >> 8 & 255


def draw(good: i64) -> int:
    """Chance's answer: this cube comes out of the bag."""
    return DRAW | good << 8


def draw_good(action: i64) -> int:
    """The good of `draw`."""
    return action >> 8 & 255


def roll(face: i64) -> int:
    """Chance's answer: a die shows this face."""
    return ROLL | face << 8


def roll_face(action: i64) -> int:
    """The face of `roll`."""
    return action >> 8 & 255


def deal(crew: i64) -> int:
    """Chance's answer: this crew card lies on top."""
    return DEAL | crew << 8


def deal_crew(action: i64) -> int:
    """The crew of `deal`."""
    return action >> 8 & 255


def turn_up(merchant_card: i64) -> int:
    """Chance's answer: this merchant card is next."""
    return TURN_UP | merchant_card << 8


def turn_up_merchant_card(action: i64) -> int:
    """The merchant_card of `turn_up`."""
    return action >> 8 & 255


def reveal(token: i64) -> int:
    """Chance's answer: this search token lay there."""
    return REVEAL | token << 8


def reveal_token(action: i64) -> int:
    """The token of `reveal`."""
    return action >> 8 & 255


VERBS: Final[list[Verb]] = [
    Verb("place_navy", PLACE_NAVY, "cell"),
    Verb("place_ship", PLACE_SHIP, "cell"),
    Verb("choose_side", CHOOSE_SIDE, "captain"),
    Verb("steer", STEER, "order sources posts"),
    Verb("sail", SAIL, "cell"),
    Verb("slip", SLIP, "cell"),
    Verb("tailwind", TAILWIND),
    Verb("stop", STOP),
    Verb("jostle", JOSTLE, "station"),
    Verb("jostle_wheel", JOSTLE_WHEEL, "order"),
    Verb("perform", PERFORM, "order"),
    Verb("sell", SELL, "number"),
    Verb("attack", ATTACK, "ship"),
    Verb("duel", DUEL, "seat"),
    Verb("duel_rival", DUEL_RIVAL),
    Verb("decline", DECLINE),
    Verb("keep", KEEP, "a:good b:good c:good"),
    Verb("refresh", REFRESH),
    Verb("hire", HIRE, "crew"),
    Verb("hire_nobody", HIRE_NOBODY),
    Verb("dismiss", DISMISS, "crew"),
    Verb("mutiny", MUTINY),
    Verb("sure_fire", SURE_FIRE, "die face"),
    Verb("reroll", REROLL, "crew dice"),
    Verb("done", DONE),
    Verb("pick", PICK, "cell"),
    Verb("captain_bonus", CAPTAIN_BONUS, "bonus"),
    Verb("crew_bonus", CREW_BONUS, "crew bonus"),
    Verb("no_bonus", NO_BONUS),
    Verb("step", STEP, "cell"),
    Verb("join", JOIN, "station"),
    Verb("assign", ASSIGN, "rigging:number cannons:number extort:number lifted"),
    Verb("swap", SWAP, "give:good take:good"),
    Verb("choose_merchant", CHOOSE_MERCHANT, "ship"),
    Verb("start", START, "seat"),
    Verb("mat_captain", MAT_CAPTAIN, "rival"),
    Verb("mat_mood", MAT_MOOD, "mood"),
    Verb("draw", DRAW, "good"),
    Verb("roll", ROLL, "face"),
    Verb("deal", DEAL, "crew"),
    Verb("turn_up", TURN_UP, "merchant_card"),
    Verb("reveal", REVEAL, "token"),
]
