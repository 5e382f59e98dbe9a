"""What can be answered and what is told in Tiny Epic Pirates."""

from itertools import combinations_with_replacement
from typing import Final

from quarterdeck.core.spelling import Language, numbers, seats, tellings
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

# what is asked and told, by its arguments

PROMPTS: Final = {
    "": "place_navy place_ship choose_side steer jostle attack keep hire bonus which_merchant join assign swap",
    "crew": "dismiss",
    "damage:number": "dice",
    "left:number": "sail",
    "order": "order",
    "rival": "solo_site solo_cove",
    "ship": "port sail_neutral",
    "damage:number attack:number": "defence_dice",
    "good price:number": "trade",
    "ship left:number": "sail_bonus",
}
REASONS: Final = {
    "": "not_a_corner no_free_cove must_move out_of_range no_pass_needed no_tailwind nobody_there station_first "
        "no_such_cubes no_target no_refresh no_sure_fire no_reroll captain_first no_bonus not_nearer not_a_neighbour "
        "not_to_repair not_your_hands no_such_swap mutinied_before",
    "cell": "not_adjacent storm_barred",
    "crew": "not_in_row not_in_crew",
    "order": "too_few_hands",
}
NOTES: Final = {
    "": "storm_ahead",
    "captain": "new_captain captain_does",
    "crew": "crew_does",
    "damage:number": "damage_then",
    "damage:number percent:number": "sinks",
    "extort:number": "crosses",
    "gold:number": "brings_gold",
    "gold:number of:number": "fills_track",
    "percent:number": "wins",
    "dice:number percent:number": "odds",
}
EVENTS: Final = {
    "": "dealt",
    "crew": "offered",
    "good": "price",
    "rounds:number": "stopped",
    "seat": "starts unhidden tailwind hired_nobody sure_fire_full last_round at_the_top",
    "ship": "merchant_stays",
    "seat amount:number": "gold_lost",
    "seat captain": "side_chosen mutinied",
    "seat cell": "navy_placed ship_placed slipped hid",
    "seat crew": "dismissed",
    "seat order": "steered no_order declined",
    "seat rank": "promoted",
    "seat rival": "duels_rival",
    "seat station": "joined",
    "seat target:seat": "duels",
    "seat total:number": "sure_fire",
    "ship cell": "moored arrived",
    "ship good": "loaded",
    "ship merchant_card": "new_merchant",
    "ship total:number": "merchant_damage",
    "seat captain bonus": "captain_bonus",
    "seat count:number good": "dumped sold_special",
    "seat count:number station": "skipped picked_up",
    "seat crew bonus": "crew_bonus",
    "seat crew count:number": "reroll_used",
    "seat from:face to:face": "sure_fire_used",
    "seat give:good take:good": "swapped",
    "ship from:cell to:cell": "neutral_sailed",
    "seat cell cost:number total:number": "buried",
    "seat rigging:number cannons:number extort:number repair:number": "assigned",
}
PIRATES: Final = {       # of a seat; of the solo pirate the same with `solo_` before it (see `State.tell_of`)
    "seat": "turn immune refreshed crossed won tied duel_won navy_attack",
    "seat cell": "storm",
    "seat crew": "hired",
    "seat face": "rolled",
    "seat good": "stowed drew looted",
    "seat merchant_card": "sank beaten",
    "seat order": "jostled_wheel",
    "seat ship": "attacks",
    "seat station": "jostled",
    "seat total:number": "damage",
    "seat amount:number total:number": "gold",
    "seat from:cell to:cell": "sailed",
    "seat token cell": "searched",
    "seat count:number good price:number": "sold",
}
RIVAL: Final = {
    "rival": "solo_hunts_you solo_no_hide_out solo_nothing_to_sell",
    "rival cell": "solo_placed solo_fled",
    "rival face": "solo_die",
    "rival mood": "solo_pirate",
    "rival order": "solo_picks_up solo_stuck solo_order solo_performs solo_idle solo_bonus",
    "rival seat": "solo_duels",
    "rival ship": "solo_hunts",
    "rival station": "solo_puts_back",
    "rival treasures:number": "solo_stronger",
    "rival face space:number": "solo_legend",
    "rival order station": "solo_skips",
    "rival sail:number hits:number": "solo_extras",
    "rival cell total:number excess:number": "solo_buried",
}

SOLO: Final = {f"solo_{name}": args.replace("seat", "rival", 1) for name, args in tellings(PIRATES).items()}
TELLINGS: Final = tellings(PROMPTS, REASONS, NOTES, EVENTS, PIRATES, RIVAL) | SOLO
