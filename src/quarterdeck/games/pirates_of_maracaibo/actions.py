"""What can be answered and what is told in Pirates of Maracaibo."""

from typing import Final

from quarterdeck.core.spelling import Language, numbers, seats
from quarterdeck.games.pirates_of_maracaibo import data as d, verbs as v

PURSES: Final = 16      # raids of one turn; a handful at most
CAPTAINS: Final = 4

SAILS: Final[list[list[list[list[int]]]]] = [
    [[[v.sail(to) for to in d.REACH[layout][most][place]] for place in range(d.PLACES)]
     for most in range(d.MOVE_MAX + 2)] for layout in range(len(d.LAYOUT_IDS))
]       # every move, by layout, longest move and place
DICE: Final[list[list[int]]] = [
    [v.roll(kind, face) for face in range(1, d.FACES + 1)] for kind in range(d.TREASURES)
]
THROWS: Final[list[int]] = [v.throw(face) for face in range(1, d.FACES + 1)]
KINDS: Final[list[int]] = [v.choose_kind(kind) for kind in range(d.TREASURES)]
ISLANDS: Final[list[int]] = [*(v.island(kind) for kind in range(d.TREASURES)), v.DECLINE]
STORES: Final[list[int]] = [v.STORE_BONUS, v.STORE]

LANGUAGE: Final = Language(v.VERBS, {
    "place": dict(enumerate(d.PLACE_IDS)),
    "cell": dict(enumerate(d.PLACE_IDS)),       # a place by its column and row, whatever lies there
    "card": d.CARD_IDS,
    "quest": d.QUEST_IDS,
    "redbeard": d.REDBEARD_IDS,
    "tile": dict(enumerate(d.TILE_IDS)),
    "upgrade": dict(enumerate(d.UPGRADE_IDS)),
    "effect": dict(enumerate(d.EFFECT_IDS)),
    "treasure": dict(enumerate(d.TREASURE_IDS)),
    "face": {face: str(face) for face in range(1, d.FACES + 1)},
    "raid_action": dict(enumerate(d.RAID_ACTION_IDS)),
    "purse": {purse: f"raid_{purse + 1}" for purse in range(PURSES)},
    "slot": {kind * d.SLOTS + slot: f"{name}_{slot + 1}"
             for kind, name in enumerate([*d.TREASURE_IDS, "poseidon"]) for slot in range(d.SLOTS)},
    "space": dict(enumerate(d.TRACK_IDS)),
    "trade": dict(enumerate(d.TRADE_IDS)),
    "figurehead": dict(enumerate(d.FIGUREHEAD_IDS)),
    "ruby_space": {space: f"space_{space + 1}" for space in range(d.RUBY_SLOTS)},
    "symbol": dict(enumerate(d.SYMBOLS)),
    "layout": dict(enumerate(d.LAYOUT_IDS)),
    "main": dict(enumerate(d.RB_ACTION_IDS)),
    "his_space": dict(enumerate(d.RB_SPACE_IDS)),
    "seat": seats(CAPTAINS),
    "number": numbers(99),
})

TELLINGS: Final[dict[str, str]] = {
    # prompts
    "keep": "keep:number", "sail": "", "step": "left:number", "rent": "", "hidden_card": "",
    "improvement": "card price:number coins:number",
    "residence": "card price:number", "tile_here": "tile", "upgrade": "", "menu": "card", "dice": "rerolls:number",
    "die": "", "kind": "", "spend": "points:number treasure", "leftover": "", "store": "treasure",
    "bury": "shovels:number", "explore": "points:number", "bundle": "", "quest": "", "acquire": "symbol", "build": "",
    "island": "cubes:number", "place_tile": "price:number", "use_tile": "", "figurehead": "price:number",
    "discard": "gain:number", "ruby": "", "ruby_gulf": "", "retire": "", "deal": "",
    # reasons
    "too_dear": "card price:number", "no_column": "", "locked": "upgrade", "no_strength": "",
    "used_up": "raid_action", "own_marker": "card", "too_far": "", "wrong_kind": "treasure",
    # notes
    "pays": "price:number", "pays_rent": "price:number",
    "pays_rent_coins": "price:number coins:number", "pays_rent_raises": "price:number treasure",
    "brings": "points:number", "coins_there": "coins:number",
    "strength": "points:number treasure", "costs": "points:number", "walked": "points:number",
    "cubes_there": "cubes:number", "raises": "treasure", "ends_round": "", "ends_game": "", "wasted": "upgrade",
    "strength_lost": "",
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
    "rb_into_fog": "", "rb_upgraded": "his_space",
    "rb_fought": "face points:number", "rb_fight_won": "points:number", "rb_fog": "card points:number", "rb_ruby": "",
    "rb_ruby_sold": "ruby_space", "rb_scored_rivers": "points:number", "rb_scored_cards": "points:number",
    "rb_scored_residences": "points:number", "rb_scored_treasures": "points:number",
    "rb_scored_quests": "points:number", "rb_scored_six": "points:number", "rb_scored_rubies": "points:number",
    "rb_final": "points:number", "rb_extra": "redbeard", "rb_nothing": "",
}
