"""The components of Jolly Roger as tables. Every value comes from `data.toml`.

Cards that show the same are one kind: a hand, a pile or a deck is a sorted list of kinds. Kinds from `SPECIAL` on
have an effect; `TRAITOR` is the highest, so the last card of a sorted hand tells whether a Traitor is held.
"""

from typing import Any, Final

from quarterdeck.games.components import load

COMPONENTS: Final[dict[str, Any]] = load("jolly_roger")

MOST_SEATS: Final = 10
PLAYS: Final = 256              # numbers of unsettled cards (JR-17.8.4), a byte of an answer; then they begin again at
                                # 0, long after the first has settled: there are not so many cards

NAVIGATION: Final = 0
CANNON: Final = 1
MELEE: Final = 2
SKILLS: Final = 3
SKILL_IDS: Final[list[str]] = [skill["id"] for skill in COMPONENTS["skill"]]


def stem(card: dict[str, Any]) -> str:
    """The id of a kind: a normal card's id without the letter that counts its copies."""
    return str(card["id"]).rsplit("_", 1)[0]


SPECIAL_ORDER: Final[list[str]] = [card["id"] for card in COMPONENTS["crew_special"] if card["timing"] != "office"]
_STEMS: Final[list[str]] = [stem(card) for card in COMPONENTS["crew_normal"]]
NORMAL_IDS: Final[list[str]] = list(dict.fromkeys(_STEMS))
CREW_IDS: Final[list[str]] = [*NORMAL_IDS, *SPECIAL_ORDER]
SPECIAL: Final = 31             # the first kind with an effect
LOOKOUT: Final = 31
BLOODY_PIRATE: Final = 32
COOK: Final = 33
BOSUN: Final = 34
CABIN_BOY: Final = 35
FIRST_MATE: Final = 36
HELMSMAN: Final = 37
SHARPSHOOTER: Final = 38
SHIPWRIGHT: Final = 39
ASSASSIN: Final = 40
SHIP_RATS: Final = 41
SEA_WOLF: Final = 42
SECOND_MATE: Final = 43         # the any-time cards begin here (JR-17.7)
STOWAWAYS: Final = 44
MEDIC: Final = 45
TRAITOR: Final = 46
CREW_KINDS: Final = 47
MULTI: Final = 30               # the only kind with several skills

_CREW: Final[dict[str, dict[str, Any]]] = dict(zip(_STEMS, COMPONENTS["crew_normal"], strict=True)) | {
    card["id"]: card for card in COMPONENTS["crew_special"]
}
COPIES: Final[list[int]] = [_CREW[kind].get("copies", _STEMS.count(kind)) for kind in CREW_IDS]
POINTS: Final[list[int]] = [_CREW[kind].get("points", 0) for kind in CREW_IDS]
MEMBERS: Final[list[int]] = [_CREW[kind]["members"] for kind in CREW_IDS]
SKILLS_OF: Final[list[list[int]]] = [
    [SKILL_IDS.index(skill) for skill in _CREW[kind].get("skills", [])] for kind in CREW_IDS
]
ALL_CREW: Final[list[int]] = [kind for kind in range(CREW_KINDS) for _ in range(COPIES[kind])]
GONE_AFTER_MUTINY: Final = (ASSASSIN, SHIP_RATS, SEA_WOLF)      # JR-12.8.4
OFFICER_SKILL: Final[list[int]] = [MELEE, NAVIGATION, CANNON]   # of First Mate, Helmsman, Sharpshooter

RUM: Final = 3
JEWELS: Final = 4
HOSTAGE: Final = 5
LOOT_KINDS: Final = 6
LOOT_IDS: Final[list[str]] = [loot["id"] for loot in COMPONENTS["loot"]]
LOOT_COPIES: Final[list[int]] = [loot["copies"] for loot in COMPONENTS["loot"]]
GOLD: Final[list[int]] = [loot["gold"] for loot in COMPONENTS["loot"]]
SOLD_FOR: Final[list[int]] = [loot.get("sold_for", 0) for loot in COMPONENTS["loot"]]     # loot cards (JR-9.4)
JEWEL_VALUE: Final[list[int]] = [COMPONENTS["jewel_value"][kind] for kind in LOOT_IDS]
JEWEL_ALONE: Final[int] = COMPONENTS["jewel_value"]["deck_empty"]
GUESS: Final[list[int]] = [*(10 * gold for gold in GOLD[:RUM]), 1, 15, 25]      # tenths of gold, section 18

FORT: Final = 0
MERCHANT: Final = 1
HARBOUR: Final = 2
COVE: Final = 3
ISLAND: Final = 4
KINDS: Final = 5
KIND_IDS: Final[list[str]] = [kind["id"] for kind in COMPONENTS["target_kind"]]
TARGETS: Final[list[dict[str, Any]]] = COMPONENTS["target"]
TARGET_IDS: Final[list[str]] = [target["id"] for target in TARGETS]
TARGET_KIND: Final[list[int]] = [KIND_IDS.index(target["kind"]) for target in TARGETS]
NEED: Final[list[list[int]]] = [[target.get(skill, 0) for skill in SKILL_IDS] for target in TARGETS]
PRIZE: Final[list[int]] = [target.get("loot", 0) for target in TARGETS]
RECRUITS: Final[list[int]] = [target.get("crew_draw", 0) for target in TARGETS]
RANGES: Final[list[list[list[int]]]] = [
    next(([list(row[skill]) for skill in SKILL_IDS] for row in COMPONENTS["target_range"] if row["kind"] == kind), [])
    for kind in KIND_IDS
]       # by kind: lowest and highest requirement of each skill, printed on the back (JR-2.5)
OF_KIND: Final[list[int]] = [
    sum(1 << i for i in range(len(TARGETS)) if TARGET_KIND[i] == kind) for kind in range(KINDS)
]       # bitmask of the targets of each kind

_FLAGS: Final[dict[str, tuple[int, int]]] = {
    flag["id"]: (flag["players_min"], flag["players_max"]) for flag in COMPONENTS["flag"]
}
_COUNTS: Final[dict[int, dict[str, Any]]] = {row["players"]: row for row in COMPONENTS["player_count"]}
START_HAND: Final[list[int]] = [_COUNTS[n]["start_hand"] if n in _COUNTS else 0 for n in range(11)]
HAND_LIMIT: Final[list[int]] = [_COUNTS[n]["hand_limit"] if n in _COUNTS else 0 for n in range(11)]
USED: Final[list[int]] = [
    sum(1 << i for i, target in enumerate(TARGETS)
        if _FLAGS[target.get("flag", "none")][0] <= n <= _FLAGS[target.get("flag", "none")][1])
    for n in range(11)
]       # bitmask of the targets used with n players (JR-3.7)
ROUNDS: Final[int] = COMPONENTS["meta"]["rounds_max"]

W_ANY: Final = 0
W_SPY: Final = 1
W_REVEAL: Final = 2
W_LOOT: Final = 3
W_HULL: Final = 4
W_MAP: Final = 5
W_GUARD: Final = 6
W_DIG: Final = 7
W_ATTACK: Final = 8
W_MUTINY: Final = 9
W_CALL: Final = 10
W_TRAITOR: Final = 11
WINDOW_IDS: Final = ("any", "spy", "reveal", "loot", "hull", "map", "guard", "dig", "attack", "mutiny", "call",
                     "traitor")
_WINDOWS: Final[dict[str, dict[str, Any]]] = {window["id"]: window for window in COMPONENTS["window"]}
SECONDS: Final[list[float]] = [_WINDOWS[f"W_{name.upper()}"]["seconds"] for name in WINDOW_IDS]
WINDOW_CARDS: Final[list[int]] = [
    sum(1 << CREW_IDS.index(card) for card in _WINDOWS[f"W_{name.upper()}"]["cards"]) for name in WINDOW_IDS[:W_ATTACK]
]       # bitmask of the cards that can be played in each of the windows that hands decide
WINDOW_RULES: Final = ("JR-17.7", "JR-7.2", "JR-7.8", "JR-8.2", "JR-8.9", "JR-10.1", "JR-10.3", "JR-10.6", "JR-7.4",
                       "JR-12.6", "JR-12.3", "JR-17.8")

MINUS: Final = 0                # how an officer changes a total
PLUS: Final = 1
CAPTAIN_SIDE: Final = 0
MUTINEER_SIDE: Final = 1

TAG_IDS: Final = ("give_loot", "give_crew", "support_me", "support_you", "appoint_you", "spare_you", "share_to_you",
                  "close_attack", "sail_island", "lay_card", "show_map", "rise")        # what can be promised (JR-14.7)
P_GIVE_LOOT: Final = 0
P_GIVE_CREW: Final = 1
P_SUPPORT_ME: Final = 2
P_SUPPORT_YOU: Final = 3
P_APPOINT: Final = 4
P_SPARE: Final = 5
P_SHARE: Final = 6
P_CLOSE: Final = 7
P_ISLAND: Final = 8
P_LAY: Final = 9
P_MAP: Final = 10
P_RISE: Final = 11              # a threat: what follows if the offer is declined
ALOUD: Final = 0
ASIDE: Final = 1
