"""What can be answered and what is told in Pirates of Maracaibo."""

from typing import Final

from quarterdeck.core.spelling import Language, Verb, numbers, seats
from quarterdeck.games.pirates_of_maracaibo.data import (
    CARD_IDS,
    EFFECT_IDS,
    FACES,
    FIGUREHEAD_IDS,
    LAYOUT_IDS,
    MOVE_MAX,
    PLACE_IDS,
    PLACES,
    QUEST_IDS,
    RAID_ACTION_IDS,
    RB_ACTION_IDS,
    REACH,
    REDBEARD_IDS,
    RUBY_SLOTS,
    SLOTS,
    SYMBOLS,
    TILE_IDS,
    TRACK_IDS,
    TRADE_IDS,
    TREASURE_IDS,
    UPGRADE_IDS,
)

DECLINE: Final = 0
FINISH: Final = 1
SAIL: Final = 2
STEP: Final = 3
STOP: Final = 4
PAY: Final = 5
TAKE_DOUBLOONS: Final = 6
ACQUIRE: Final = 7
BUILD: Final = 8
ACTIVATE: Final = 9
UPGRADE: Final = 10
USE: Final = 11
REROLL: Final = 12
CHOOSE_DIE: Final = 13
CHOOSE_KIND: Final = 14
SPEND: Final = 15
SPEND_FROM: Final = 16
STORE_BONUS: Final = 17
STORE: Final = 18
BURY: Final = 19
WALK: Final = 20
TRADE: Final = 21
TAKE_TOP: Final = 22
TAKE_QUEST: Final = 23
REFRESH: Final = 24
ISLAND: Final = 25
PLACE_TILE: Final = 26
TAKE_FIGUREHEAD: Final = 27
DISCARD: Final = 28
RETURN: Final = 29
TAKE_RUBY: Final = 30
SELL_RUBY: Final = 31
EXCHANGE_RUBY: Final = 32
START: Final = 33
DRAW: Final = 34
TURN_UP: Final = 35
ROLL: Final = 36
THROW: Final = 37
FIGHT: Final = 38
REVEAL: Final = 39
VALUE_TILE: Final = 40

PURSES: Final = 16      # raids of one turn; a handful at most
CAPTAINS: Final = 4


def one(verb: int, argument: int) -> int:
    """An answer with one argument."""
    return verb | argument << 8


def two(verb: int, first: int, second: int) -> int:
    """An answer with two arguments."""
    return verb | first << 8 | second << 16


SAILS: Final[list[list[list[list[int]]]]] = [
    [[[one(SAIL, to) for to in REACH[layout][most][place]] for place in range(PLACES)]
     for most in range(MOVE_MAX + 2)] for layout in range(len(LAYOUT_IDS))
]       # every move, by layout, longest move and place
DICE: Final[list[list[int]]] = [[two(ROLL, kind, face) for face in range(1, FACES + 1)] for kind in range(3)]
THROWS: Final[list[int]] = [one(THROW, face) for face in range(1, FACES + 1)]
KINDS: Final[list[int]] = [one(CHOOSE_KIND, kind) for kind in range(3)]
ISLANDS: Final[list[int]] = [DECLINE, *(one(ISLAND, kind) for kind in range(3))]
STORES: Final[list[int]] = [STORE_BONUS, STORE]

LANGUAGE: Final = Language(
    [
        Verb("decline", DECLINE), Verb("finish", FINISH), Verb("sail", SAIL, "place"), Verb("step", STEP, "place"),
        Verb("stop", STOP), Verb("pay", PAY, "seat"), Verb("take_doubloons", TAKE_DOUBLOONS),
        Verb("acquire", ACQUIRE, "card"), Verb("build", BUILD, "card"), Verb("activate", ACTIVATE, "tile"),
        Verb("upgrade", UPGRADE, "upgrade"), Verb("use", USE, "effect"), Verb("reroll", REROLL),
        Verb("choose_die", CHOOSE_DIE, "treasure face"), Verb("choose_kind", CHOOSE_KIND, "treasure"),
        Verb("spend", SPEND, "raid_action"), Verb("spend_from", SPEND_FROM, "purse raid_action"),
        Verb("store_bonus", STORE_BONUS), Verb("store", STORE), Verb("bury", BURY, "treasure slot"),
        Verb("walk", WALK, "space"), Verb("trade", TRADE, "trade"), Verb("take_top", TAKE_TOP),
        Verb("take_quest", TAKE_QUEST, "quest"), Verb("refresh", REFRESH), Verb("island", ISLAND, "treasure"),
        Verb("place_tile", PLACE_TILE, "tile card"), Verb("take_figurehead", TAKE_FIGUREHEAD, "figurehead"),
        Verb("discard", DISCARD, "quest"), Verb("return", RETURN, "quest"), Verb("take_ruby", TAKE_RUBY),
        Verb("sell_ruby", SELL_RUBY, "ruby_space"), Verb("exchange_ruby", EXCHANGE_RUBY),
        Verb("start", START, "seat"), Verb("draw", DRAW, "quest"), Verb("turn_up", TURN_UP, "card"),
        Verb("roll", ROLL, "treasure face"), Verb("throw", THROW, "face"), Verb("fight", FIGHT, "seat face"),
        Verb("reveal", REVEAL, "redbeard"), Verb("value_tile", VALUE_TILE, "treasure"),
    ],
    {
        "place": dict(enumerate(PLACE_IDS)),
        "cell": dict(enumerate(PLACE_IDS)),         # a place by its column and row, whatever lies there
        "card": CARD_IDS,
        "quest": QUEST_IDS,
        "redbeard": REDBEARD_IDS,
        "tile": dict(enumerate(TILE_IDS)),
        "upgrade": dict(enumerate(UPGRADE_IDS)),
        "effect": dict(enumerate(EFFECT_IDS)),
        "treasure": dict(enumerate(TREASURE_IDS)),
        "face": {face: str(face) for face in range(1, FACES + 1)},
        "raid_action": dict(enumerate(RAID_ACTION_IDS)),
        "purse": {purse: f"raid_{purse + 1}" for purse in range(PURSES)},
        "slot": {kind * SLOTS + slot: f"{name}_{slot + 1}"
                 for kind, name in enumerate([*TREASURE_IDS, "poseidon"]) for slot in range(SLOTS)},
        "space": dict(enumerate(TRACK_IDS)),
        "trade": dict(enumerate(TRADE_IDS)),
        "figurehead": dict(enumerate(FIGUREHEAD_IDS)),
        "ruby_space": {space: f"space_{space + 1}" for space in range(RUBY_SLOTS)},
        "symbol": dict(enumerate(SYMBOLS)),
        "layout": dict(enumerate(LAYOUT_IDS)),
        "main": dict(enumerate(RB_ACTION_IDS)),
        "seat": seats(CAPTAINS),
        "number": numbers(99),
    },
)

TELLINGS: Final[dict[str, str]] = {
    # prompts
    "keep": "", "sail": "", "step": "left:number", "rent": "", "improvement": "card price:number", "hidden_card": "",
    "residence": "card price:number", "tile_here": "tile", "upgrade": "", "menu": "card", "dice": "rerolls:number",
    "die": "", "kind": "", "spend": "points:number treasure", "leftover": "", "store": "treasure",
    "bury": "shovels:number", "explore": "points:number", "bundle": "", "quest": "", "acquire": "symbol", "build": "",
    "island": "cubes:number", "place_tile": "price:number", "use_tile": "", "figurehead": "price:number",
    "discard": "gain:number", "ruby": "", "ruby_gulf": "", "retire": "", "deal": "",
    # reasons
    "too_dear": "card price:number", "no_column": "", "locked": "upgrade", "no_strength": "",
    "used_up": "raid_action", "own_marker": "card", "too_far": "",
    # notes
    "pays": "price:number", "pays_rent": "price:number", "brings": "points:number", "coins_there": "coins:number",
    "strength": "points:number treasure", "costs": "points:number", "walked": "points:number",
    "cubes_there": "cubes:number", "raises": "treasure",
    # events
    "dealt": "layout", "starts": "seat", "kept": "seat quest", "round_begins": "round:number",
    "sailed": "seat card place:cell", "stepped": "seat card place:cell", "rent_paid": "seat to:seat coins:number",
    "rent_supply": "seat coins:number", "rent_none": "seat", "took_doubloons": "seat coins:number",
    "acquired": "seat card price:number", "refilled": "place:cell card", "built": "seat card price:number",
    "value_cube": "card treasure cubes:number", "activated": "seat tile", "upgraded": "seat upgrade",
    "gained_vp": "seat points:number", "gained_doubloons": "seat coins:number", "rolled": "seat treasure face",
    "rerolled": "seat", "raids": "seat treasure points:number", "spent": "seat raid_action left:number",
    "raid_over": "seat left:number", "treasure_taken": "seat treasure cubes:number", "stored_bonus": "seat treasure",
    "buried": "seat treasure slot", "explored": "seat space", "traded": "seat trade", "river": "seat rivers:number",
    "quest_from_market": "seat quest", "quest_from_deck": "seat quest", "market_filled": "quest",
    "market_replaced": "seat", "quests_shuffled": "", "quest_dropped": "seat quest",
    "cubes_added": "seat treasure cubes:number", "tile_placed": "seat tile card",
    "figurehead_taken": "seat figurehead", "skipped": "seat effect", "dropped_effect": "seat effect",
    "arrived": "seat points:number", "income": "seat coins:number points:number", "round_over": "seat round:number",
    "ships_return": "", "last_turns": "seat", "revealed": "card place:cell", "coins_taken": "seat coins:number",
    "coins_added": "coins:number", "value_tile_out": "card treasure", "ruby_tile_out": "card", "top_shown": "card",
    "fought": "seat face points:number", "fight_won": "seat points:number", "fight_paid": "seat to:seat coins:number",
    "fight_tied": "", "ruby_taken": "seat", "ruby_sold": "seat ruby_space", "ruby_exchanged": "seat points:number",
    "retired": "seat card", "scored_rivers": "seat points:number", "scored_doubloons": "seat points:number",
    "scored_printed": "seat points:number", "scored_scrolls": "seat points:number",
    "scored_residences": "seat points:number", "scored_treasures": "seat points:number",
    "scored_buried": "seat points:number", "scored_quests": "seat points:number quests:number",
    "scored_six": "seat points:number", "quest_hard": "seat quest points:number",
    "quest_easy": "seat quest points:number", "quest_failed": "seat quest points:number",
    "residence_scored": "seat card points:number", "final": "seat points:number",
    # Redbeard
    "rb_quest_dealt": "", "rb_round_over": "round:number", "rb_card": "redbeard", "rb_impossible": "redbeard",
    "rb_shuffled": "", "rb_main": "main", "rb_sailed": "card place:cell", "rb_passed": "card place:cell",
    "rb_rent": "coins:number", "rb_vp": "points:number", "rb_arrived": "points:number", "rb_die": "face",
    "rb_treasure": "treasure cubes:number", "rb_more": "treasure cubes:number", "rb_cube": "treasure cubes:number",
    "rb_explored": "space", "rb_stays": "", "rb_quest": "quest", "rb_no_quest": "", "rb_drew": "card",
    "rb_took": "card", "rb_advance": "position:number", "rb_figurehead": "figurehead", "rb_no_figurehead": "",
    "rb_residence": "card", "rb_first_marker": "card points:number", "rb_full": "", "rb_deadlock": "",
    "rb_fought": "face points:number", "rb_fight_won": "points:number", "rb_fog": "card points:number", "rb_ruby": "",
    "rb_ruby_sold": "ruby_space", "rb_scored_rivers": "points:number", "rb_scored_cards": "points:number",
    "rb_scored_residences": "points:number", "rb_scored_treasures": "points:number",
    "rb_scored_quests": "points:number", "rb_scored_six": "points:number", "rb_scored_rubies": "points:number",
    "rb_final": "points:number", "rb_extra": "redbeard", "rb_nothing": "",
}
