"""What can be answered and what is told in Tiny Epic Pirates."""

from itertools import combinations_with_replacement
from typing import Final

from quarterdeck.core.spelling import Language, Verb, numbers, seats
from quarterdeck.games.tiny_epic_pirates.data import (
    BONUS_IDS,
    CAPTAIN_IDS,
    CELL_IDS,
    CREW_IDS,
    GOOD_IDS,
    HANDS_MAX,
    MERCHANT_IDS,
    MOOD_IDS,
    ORDER_IDS,
    RANK_IDS,
    RIVAL_IDS,
    SHIP_IDS,
    STATION_IDS,
    TOKEN_IDS,
)

PLACE_NAVY: Final = 1
PLACE_SHIP: Final = 2
CHOOSE_SIDE: Final = 3
STEER: Final = 4
SAIL_TO: Final = 5
SLIP_TO: Final = 6
USE_TAILWIND: Final = 7
STOP: Final = 8
JOSTLE: Final = 9
JOSTLE_WHEEL: Final = 10
PERFORM: Final = 11
SELL: Final = 12
ATTACK_MERCHANT: Final = 13
ATTACK_PIRATE: Final = 14
ATTACK_RIVAL: Final = 15
DECLINE: Final = 16
KEEP: Final = 17
REFRESH: Final = 18
HIRE: Final = 19
HIRE_NOBODY: Final = 20
DISMISS: Final = 21
MUTINY: Final = 22
LOYAL: Final = 23
SURE_FIRE: Final = 24
USE_REROLL: Final = 25
DONE_ROLLING: Final = 26
PICK: Final = 27
CAPTAIN_BONUS_USE: Final = 28
CREW_BONUS_USE: Final = 29
NO_BONUS: Final = 30
STEP: Final = 31
JOIN: Final = 32
ASSIGN: Final = 33
SWAP_CUBE: Final = 34
CHOOSE_MERCHANT: Final = 35
START: Final = 40
MAT_CAPTAIN: Final = 41
MAT_MOOD: Final = 42
DRAW: Final = 43
ROLL: Final = 44
DEAL: Final = 45
TURN_UP: Final = 46
REVEAL: Final = 47

LETTERS: Final = "rcep"     # Rigging, Cannons, Extort, Repair in the words of a group of deckhands


def groups(letters: str, most: int) -> list[str]:
    """All groups of up to `most` deckhands by station, as words: "none", "r", "rc", "rrp"."""
    return ["".join(group) or "none" for n in range(most + 1) for group in combinations_with_replacement(letters, n)]


SOURCES: Final[list[str]] = groups(LETTERS, HANDS_MAX)              # where skipping deckhands come from
POSTS: Final[list[str]] = groups(LETTERS[:3], HANDS_MAX)            # where picked-up deckhands go
WHEEL_SETS: Final[list[str]] = [
    "_".join(ORDER_IDS[order] for order in range(5) if mask >> order & 1) or "none" for mask in range(32)
]       # deckhands lifted from the wheel, by a bitmask of the orders they stood on


def counted(words: list[str]) -> list[list[int]]:
    """How many deckhands of each station a group holds."""
    return [[0 if word == "none" else word.count(letter) for letter in LETTERS] for word in words]


SOURCE_COUNTS: Final[list[list[int]]] = counted(SOURCES)
POST_COUNTS: Final[list[list[int]]] = counted(POSTS)


def by_size(counts: list[list[int]]) -> list[list[int]]:
    """The numbers of the groups by their size."""
    return [[i for i, group in enumerate(counts) if sum(group) == size] for size in range(HANDS_MAX + 1)]


SOURCES_OF: Final[list[list[int]]] = by_size(SOURCE_COUNTS)
POSTS_OF: Final[list[list[int]]] = by_size(POST_COUNTS)
DICE_SETS: Final[list[str]] = ["", "1", "2", "1_2", "3", "1_3", "2_3", "1_2_3"]


def place_navy(cell: int) -> int:
    """Put the Navy on a corner."""
    return PLACE_NAVY | cell << 8


def place_ship(cell: int) -> int:
    """Start hidden on a cove."""
    return PLACE_SHIP | cell << 8


def choose_side(captain: int) -> int:
    """Begin with this side of the captain card."""
    return CHOOSE_SIDE | captain << 8


def steer(order: int, sources: int, posts: int) -> int:
    """Move the captain; deckhands from `sources` mark skipped spaces, picked-up ones go to `posts`."""
    return STEER | order << 8 | sources << 16 | posts << 24


def sail_to(cell: int) -> int:
    """Sail one card on."""
    return SAIL_TO | cell << 8


def slip_to(cell: int) -> int:
    """Sail into a storm with a storm pass."""
    return SLIP_TO | cell << 8


def jostle(station: int) -> int:
    """Send a deckhand from a station to Repair."""
    return JOSTLE | station << 8


def jostle_wheel(order: int) -> int:
    """Send the deckhand on an order's space to Repair."""
    return JOSTLE_WHEEL | order << 8


def perform(order: int) -> int:
    """Carry out the captain's order."""
    return PERFORM | order << 8


def sell(count: int) -> int:
    """Trade so many cubes of the market's good."""
    return SELL | count << 8


def attack_merchant(ship: int) -> int:
    """Attack a merchant ship."""
    return ATTACK_MERCHANT | ship << 8


def attack_pirate(seat: int) -> int:
    """Attack another player's ship."""
    return ATTACK_PIRATE | seat << 8


def keep(a: int, b: int, c: int) -> int:
    """Keep these three cubes, goods ascending."""
    return KEEP | a << 8 | b << 16 | c << 24


def hire(card: int) -> int:
    """Take a crew card from the row."""
    return HIRE | card << 8


def dismiss(card: int) -> int:
    """Drop a crew card to make room."""
    return DISMISS | card << 8


def sure_fire(die: int, face: int) -> int:
    """Spend a sure-fire token: set a die to a face."""
    return SURE_FIRE | die << 8 | face << 16


def use_reroll(card: int, dice: int) -> int:
    """Use a crew card to throw these dice (a bitmask) again."""
    return USE_REROLL | card << 8 | dice << 16


def pick(cell: int) -> int:
    """Choose between cards of the sea that rank alike."""
    return PICK | cell << 8


def captain_bonus(kind: int) -> int:
    """Use a bonus of the captain card."""
    return CAPTAIN_BONUS_USE | kind << 8


def crew_bonus(card: int, kind: int) -> int:
    """Use a bonus of a crew card."""
    return CREW_BONUS_USE | card << 8 | kind << 16


def step(cell: int) -> int:
    """Sail a neutral ship one card on."""
    return STEP | cell << 8


def join(station: int) -> int:
    """Put the fourth deckhand to work."""
    return JOIN | station << 8


def assign(rigging: int, cannons: int, extort: int, lifted: int) -> int:
    """Rearrange deckhands: so many on each station afterwards, those of `lifted` taken from the wheel."""
    return ASSIGN | rigging << 8 | cannons << 16 | extort << 24 | lifted << 32


def swap_cube(give: int, take: int) -> int:
    """Give a cube for another of the bag."""
    return SWAP_CUBE | give << 8 | take << 16


def choose_merchant(ship: int) -> int:
    """Choose the merchant ship to sail."""
    return CHOOSE_MERCHANT | ship << 8


def start(seat: int) -> int:
    """Chance's answer: that seat begins."""
    return START | seat << 8


def draw(good: int) -> int:
    """Chance's answer: this cube comes out of the bag."""
    return DRAW | good << 8


def roll(face: int) -> int:
    """Chance's answer: a die shows this face."""
    return ROLL | face << 8


def deal(card: int) -> int:
    """Chance's answer: this crew card lies on top."""
    return DEAL | card << 8


def turn_up(card: int) -> int:
    """Chance's answer: this merchant card is next."""
    return TURN_UP | card << 8


def reveal(token: int) -> int:
    """Chance's answer: this search token lay there."""
    return REVEAL | token << 8


ROLLS: Final[list[int]] = [roll(face) for face in range(1, 7)]
DRAWS: Final[list[list[int]]] = [[draw(good) for good in range(4) if mask >> good & 1] for mask in range(16)]

LANGUAGE: Final = Language(
    [
        Verb("place_navy", PLACE_NAVY, "cell"),
        Verb("place_ship", PLACE_SHIP, "cell"),
        Verb("choose_side", CHOOSE_SIDE, "captain"),
        Verb("steer", STEER, "order sources posts"),
        Verb("sail", SAIL_TO, "cell"),
        Verb("slip", SLIP_TO, "cell"),
        Verb("tailwind", USE_TAILWIND),
        Verb("stop", STOP),
        Verb("jostle", JOSTLE, "station"),
        Verb("jostle_wheel", JOSTLE_WHEEL, "order"),
        Verb("perform", PERFORM, "order"),
        Verb("sell", SELL, "number"),
        Verb("attack", ATTACK_MERCHANT, "ship"),
        Verb("duel", ATTACK_PIRATE, "seat"),
        Verb("duel_rival", ATTACK_RIVAL),
        Verb("decline", DECLINE),
        Verb("keep", KEEP, "a:good b:good c:good"),
        Verb("refresh", REFRESH),
        Verb("hire", HIRE, "crew"),
        Verb("hire_nobody", HIRE_NOBODY),
        Verb("dismiss", DISMISS, "crew"),
        Verb("mutiny", MUTINY),
        Verb("loyal", LOYAL),
        Verb("sure_fire", SURE_FIRE, "die face"),
        Verb("reroll", USE_REROLL, "crew dice"),
        Verb("done", DONE_ROLLING),
        Verb("pick", PICK, "cell"),
        Verb("captain_bonus", CAPTAIN_BONUS_USE, "bonus"),
        Verb("crew_bonus", CREW_BONUS_USE, "crew bonus"),
        Verb("no_bonus", NO_BONUS),
        Verb("step", STEP, "cell"),
        Verb("join", JOIN, "station"),
        Verb("assign", ASSIGN, "rigging:number cannons:number extort:number lifted"),
        Verb("swap", SWAP_CUBE, "give:good take:good"),
        Verb("choose_merchant", CHOOSE_MERCHANT, "ship"),
        Verb("start", START, "seat"),
        Verb("mat_captain", MAT_CAPTAIN, "rival"),
        Verb("mat_mood", MAT_MOOD, "mood"),
        Verb("draw", DRAW, "good"),
        Verb("roll", ROLL, "face"),
        Verb("deal", DEAL, "crew"),
        Verb("turn_up", TURN_UP, "merchant_card"),
        Verb("reveal", REVEAL, "token"),
    ],
    {
        "cell": dict(enumerate(CELL_IDS)),
        "captain": dict(enumerate(CAPTAIN_IDS)),
        "order": dict(enumerate(ORDER_IDS)),
        "sources": dict(enumerate(SOURCES)),
        "posts": dict(enumerate(POSTS)),
        "station": dict(enumerate(STATION_IDS)),
        "number": numbers(HANDS_MAX),
        "ship": dict(enumerate(SHIP_IDS)),
        "seat": seats(4),
        "good": dict(enumerate(GOOD_IDS)),
        "crew": dict(enumerate(CREW_IDS)),
        "die": {die: f"die_{die + 1}" for die in range(3)},
        "dice": {mask: f"dice_{DICE_SETS[mask]}" for mask in range(1, 8)},
        "face": {face: f"face_{face}" for face in range(1, 7)},
        "bonus": dict(enumerate(BONUS_IDS)),
        "lifted": dict(enumerate(WHEEL_SETS)),
        "rival": dict(enumerate(RIVAL_IDS)),
        "mood": dict(enumerate(MOOD_IDS)),
        "merchant_card": dict(enumerate(MERCHANT_IDS)),
        "token": dict(enumerate(TOKEN_IDS)),
        "rank": {level: RANK_IDS[level] for level in range(1, len(RANK_IDS))},
    },
)

TELLINGS: Final[dict[str, str]] = {
    # prompts
    "place_navy": "",
    "place_ship": "",
    "choose_side": "",
    "steer": "",
    "sail": "left:number",
    "jostle": "",
    "order": "order",
    "trade": "good price:number",
    "attack": "",
    "keep": "",
    "hire": "",
    "dismiss": "crew",
    "mutiny": "captain",
    "dice": "damage:number",
    "defence_dice": "damage:number attack:number",
    "port": "ship",
    "bonus": "",
    "sail_neutral": "ship",
    "sail_bonus": "ship left:number",
    "which_merchant": "",
    "join": "",
    "assign": "",
    "swap": "",
    "solo_site": "rival",
    "solo_cove": "rival",
    # reasons
    "not_a_corner": "",
    "no_free_cove": "",
    "must_move": "",
    "too_few_hands": "order",
    "out_of_range": "",
    "not_adjacent": "cell",
    "storm_barred": "cell",
    "no_pass_needed": "",
    "no_tailwind": "",
    "nobody_there": "",
    "station_first": "",
    "no_such_cubes": "",
    "no_target": "",
    "no_refresh": "",
    "not_in_row": "crew",
    "not_in_crew": "crew",
    "no_sure_fire": "",
    "no_reroll": "",
    "captain_first": "",
    "no_bonus": "",
    "not_nearer": "",
    "not_a_neighbour": "",
    "not_to_repair": "",
    "not_your_hands": "",
    "no_such_swap": "",
    # notes
    "crosses": "extort:number",
    "storm_ahead": "",
    "brings_gold": "gold:number",
    "needs_more": "damage:number",
    "damage_then": "damage:number",
    # events of the setup
    "dealt": "",
    "starts": "seat",
    "stowed": "seat good",
    "navy_placed": "seat cell",
    "ship_placed": "seat cell",
    "side_chosen": "seat captain",
    "solo_pirate": "rival mood",
    "solo_stowed": "rival good",
    "solo_placed": "rival cell",
    # events of a turn
    "turn": "seat",
    "steered": "seat order",
    "skipped": "seat count:number station",
    "picked_up": "seat count:number station",
    "sailed": "seat from:cell to:cell",
    "unhidden": "seat",
    "tailwind": "seat",
    "slipped": "seat cell",
    "storm": "seat cell",
    "jostled": "seat station",
    "jostled_wheel": "seat order",
    "immune": "seat",
    "no_order": "seat order",
    "declined": "seat order",
    "drew": "seat good",
    "dumped": "seat count:number good",
    "sold": "seat count:number good price:number",
    "price": "good",
    "gold": "seat amount:number total:number",
    "gold_lost": "seat amount:number",
    "refreshed": "seat",
    "offered": "crew",
    "hired": "seat crew",
    "hired_nobody": "seat",
    "dismissed": "seat crew",
    "mutinied": "seat captain",
    "searched": "seat token cell",
    "sure_fire": "seat total:number",
    "sure_fire_full": "seat",
    "hid": "seat cell",
    "assigned": "seat rigging:number cannons:number extort:number repair:number",
    "captain_bonus": "seat captain bonus",
    "crew_bonus": "seat crew bonus",
    "buried": "seat cell cost:number total:number",
    "sold_special": "seat count:number good",
    "swapped": "seat give:good take:good",
    "crossed": "seat",
    "last_round": "seat",
    "won": "seat",
    "stopped": "rounds:number",
    # events of a fight
    "attacks": "seat ship",
    "duels": "seat target:seat",
    "duels_rival": "seat rival",
    "rolled": "seat face",
    "sure_fire_used": "seat from:face to:face",
    "reroll_used": "seat crew count:number",
    "damage": "seat total:number",
    "merchant_damage": "ship total:number",
    "tied": "seat",
    "sank": "seat merchant_card",
    "beaten": "seat merchant_card",
    "duel_won": "seat",
    "looted": "seat good",
    "new_merchant": "ship merchant_card",
    "moored": "ship cell",
    "loaded": "ship good",
    "promoted": "seat rank",
    "at_the_top": "seat",
    "joined": "seat station",
    # events of neutral ships
    "neutral_sailed": "ship from:cell to:cell",
    "merchant_stays": "ship",
    "arrived": "ship cell",
    "navy_attack": "seat",
    # events of the solo pirate
    "solo_turn": "rival",
    "solo_die": "rival face",
    "solo_legend": "rival face space:number",
    "solo_skips": "rival order station",
    "solo_picks_up": "rival order",
    "solo_stuck": "rival order",
    "solo_puts_back": "rival station",
    "solo_order": "rival order",
    "solo_hunts_you": "rival",
    "solo_hunts": "rival ship",
    "solo_extras": "rival sail:number hits:number",
    "solo_sailed": "rival from:cell to:cell",
    "solo_storm": "rival cell",
    "solo_jostled": "rival station",
    "solo_jostled_wheel": "rival order",
    "solo_immune": "rival",
    "solo_performs": "rival order",
    "solo_idle": "rival order",
    "solo_no_hide_out": "rival",
    "solo_drew": "rival good",
    "solo_sold": "rival count:number good price:number",
    "solo_nothing_to_sell": "rival",
    "solo_gold": "rival amount:number total:number",
    "solo_searched": "rival token cell",
    "solo_hired": "rival crew",
    "solo_refreshed": "rival",
    "solo_attacks": "rival ship",
    "solo_duels": "rival seat",
    "solo_rolled": "rival face",
    "solo_damage": "rival total:number",
    "solo_tied": "rival",
    "solo_sank": "rival merchant_card",
    "solo_beaten": "rival merchant_card",
    "solo_duel_won": "rival",
    "solo_looted": "rival good",
    "solo_fled": "rival cell",
    "solo_bonus": "rival order",
    "solo_crossed": "rival",
    "solo_navy_attack": "rival",
    "solo_buried": "rival cell total:number excess:number",
    "solo_stronger": "rival treasures:number",
    "solo_won": "rival",
}
