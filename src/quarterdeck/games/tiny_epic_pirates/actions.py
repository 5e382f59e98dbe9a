"""What can be answered and what is told in Tiny Epic Pirates."""

from itertools import combinations_with_replacement
from typing import Final

from quarterdeck.core.spelling import Language, numbers, seats
from quarterdeck.games.tiny_epic_pirates import data as d, verbs as v

LETTERS: Final = "rcep"     # Rigging, Cannons, Extort, Repair in the words of a group of deckhands


def groups(letters: str, most: int) -> list[str]:
    """All groups of up to `most` deckhands by station, as words: "none", "r", "rc", "rrp"."""
    return ["".join(group) or "none" for n in range(most + 1) for group in combinations_with_replacement(letters, n)]


SOURCES: Final[list[str]] = groups(LETTERS, d.HANDS_MAX)              # where skipping deckhands come from
POSTS: Final[list[str]] = groups(LETTERS[:3], d.HANDS_MAX)            # where picked-up deckhands go
WHEEL_SETS: Final[list[str]] = [
    "_".join(d.ORDER_IDS[order] for order in range(5) if mask >> order & 1) or "none" for mask in range(32)
]       # deckhands lifted from the wheel, by a bitmask of the orders they stood on


def counted(words: list[str]) -> list[list[int]]:
    """How many deckhands of each station a group holds."""
    return [[0 if word == "none" else word.count(letter) for letter in LETTERS] for word in words]


SOURCE_COUNTS: Final[list[list[int]]] = counted(SOURCES)
POST_COUNTS: Final[list[list[int]]] = counted(POSTS)


def by_size(counts: list[list[int]]) -> list[list[int]]:
    """The numbers of the groups by their size."""
    return [[i for i, group in enumerate(counts) if sum(group) == size] for size in range(d.HANDS_MAX + 1)]


SOURCES_OF: Final[list[list[int]]] = by_size(SOURCE_COUNTS)
POSTS_OF: Final[list[list[int]]] = by_size(POST_COUNTS)
DICE_SETS: Final[list[str]] = ["", "1", "2", "1_2", "3", "1_3", "2_3", "1_2_3"]
ROLLS: Final[list[int]] = [v.roll(face) for face in range(1, 7)]
DRAWS: Final[list[list[int]]] = [[v.draw(good) for good in range(4) if mask >> good & 1] for mask in range(16)]

LANGUAGE: Final = Language(v.VERBS, {
    "cell": dict(enumerate(d.CELL_IDS)),
    "captain": dict(enumerate(d.CAPTAIN_IDS)),
    "order": dict(enumerate(d.ORDER_IDS)),
    "sources": dict(enumerate(SOURCES)),
    "posts": dict(enumerate(POSTS)),
    "station": dict(enumerate(d.STATION_IDS)),
    "number": numbers(d.HANDS_MAX),
    "ship": dict(enumerate(d.SHIP_IDS)),
    "seat": seats(4),
    "good": dict(enumerate(d.GOOD_IDS)),
    "crew": dict(enumerate(d.CREW_IDS)),
    "die": {die: f"die_{die + 1}" for die in range(3)},
    "dice": {mask: f"dice_{DICE_SETS[mask]}" for mask in range(1, 8)},
    "face": {face: f"face_{face}" for face in range(1, 7)},
    "bonus": dict(enumerate(d.BONUS_IDS)),
    "lifted": dict(enumerate(WHEEL_SETS)),
    "rival": dict(enumerate(d.RIVAL_IDS)),
    "mood": dict(enumerate(d.MOOD_IDS)),
    "merchant_card": dict(enumerate(d.MERCHANT_IDS)),
    "token": dict(enumerate(d.TOKEN_IDS)),
    "rank": {level: d.RANK_IDS[level] for level in range(1, len(d.RANK_IDS))},
})

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
