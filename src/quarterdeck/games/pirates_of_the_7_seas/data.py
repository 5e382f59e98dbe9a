"""The components of Pirates of the 7 Seas as tables. Every value comes from `data.toml`."""

from typing import Any, Final

from quarterdeck.games.components import load

COMPONENTS: Final[dict[str, Any]] = load("pirates_of_the_7_seas")

# loot and goods
TALISMAN: Final = 3
GOODS: Final = 3                # kinds of goods: rum, coffee, fruit
LOOT_IDS: Final[list[str]] = [loot["id"] for loot in COMPONENTS["loot"]]
LOOT_COPIES: Final[list[int]] = [loot["copies"] for loot in COMPONENTS["loot"]]
TALISMAN_YIN_YANG: Final[int] = COMPONENTS["loot"][TALISMAN]["yin_yang_on_gain"]

# characters, in the order they are called (P7-6.2.1)
SHIPWRIGHT: Final = 0
GOVERNOR: Final = 1
CAPTAIN: Final = 2
ISLANDER: Final = 3
SHAMAN: Final = 4
MERCHANT: Final = 5
CARTOGRAPHER: Final = 6
CHARACTERS: Final = 7
CHARACTER_IDS: Final[list[str]] = [c["id"] for c in sorted(COMPONENTS["character"], key=lambda c: int(c["order"]))]
RETURNING: Final[int] = sum(
    1 << CHARACTER_IDS.index(c["id"]) for c in COMPONENTS["character"] if c["returns_cards"]
)       # bitmask of the characters that bring all cards back (P7-6.3.1)
PRIVILEGE: Final[list[int]] = [c["privilege_amount"] for c in COMPONENTS["character"]]
PRIVILEGE_FIRST: Final[list[int]] = [c["privilege_amount_first_player"] for c in COMPONENTS["character"]]
MISTAKE_SKULLS: Final[list[int]] = [c["mistake_skulls"] for c in COMPONENTS["character"]]

# adventure cards: 0..15 convoys, 16..21 ports, 22..29 curses, 30 the last-round card
NATIONS: Final = 4
NATION_IDS: Final[list[str]] = [nation["id"] for nation in COMPONENTS["nation"]]
CONVOYS: Final = 16
FIRST_PORT: Final = CONVOYS
PORTS: Final = 6
FIRST_CURSE: Final = FIRST_PORT + PORTS
CURSES: Final = 8
LAST_ROUND: Final = FIRST_CURSE + CURSES
PIRATE_BAY: Final = LAST_ROUND + 1              # the printed port, no card
CARD_IDS: Final[list[str]] = [
    card["id"] for card in [*COMPONENTS["convoy"], *COMPONENTS["port"], *COMPONENTS["curse"]]
] + [COMPONENTS["last_round_card"]["id"], COMPONENTS["start_port"]["id"]]
CONVOY_CARDS: Final = (1 << FIRST_PORT) - 1                                     # bitmasks of cards
PORT_CARDS: Final = (1 << FIRST_CURSE) - (1 << FIRST_PORT)
CURSE_CARDS: Final = (1 << LAST_ROUND) - (1 << FIRST_CURSE)
CHARACTER_CARDS: Final[list[int]] = [0, 0, CONVOY_CARDS, PORT_CARDS, CURSE_CARDS, 0, 0]     # those each plays
CONVOY_NATION: Final[list[int]] = [NATION_IDS.index(convoy["nation"]) for convoy in COMPONENTS["convoy"]]
CONVOY_SHIPS: Final[list[int]] = [convoy["ships"] for convoy in COMPONENTS["convoy"]]
ROUNDS_AFTER: Final[int] = COMPONENTS["last_round_card"]["rounds_after"]

DEMAND: Final[list[int]] = [0] * (FIRST_PORT * GOODS) + [
    port[good] for port in COMPONENTS["port"] for good in LOOT_IDS[:GOODS]
] + [0] * ((CURSES + 1) * GOODS) + [COMPONENTS["start_port"][good] for good in LOOT_IDS[:GOODS]]
# price of a good in a port: card * GOODS + good

WHIRLPOOL: Final = FIRST_CURSE + 4
IDOL: Final = FIRST_CURSE + 5
PAYDAY: Final = FIRST_CURSE + 6
TAVERN: Final = FIRST_CURSE + 7
DEAREST: Final = -2             # the good in highest demand (Mutiny)
UNNAMED: Final = -1             # a curse that takes no fixed kind
EFFECTS: Final[list[str]] = [curse["kind"] for curse in COMPONENTS["curse"]]    # by curse
HIT_FACE: Final[list[int]] = [curse.get("hit_face", 0) for curse in COMPONENTS["curse"]]
LOST_KIND: Final[list[int]] = [
    LOOT_IDS.index(curse["lose"]) if curse.get("lose") in LOOT_IDS
    else DEAREST if curse.get("lose") == "good_with_demand_3" else UNNAMED
    for curse in COMPONENTS["curse"]
]
PAY_PER_GUARD: Final[int] = COMPONENTS["curse"][PAYDAY - FIRST_CURSE]["chests_per_guard"]
TAVERN_EFFECTS: Final[list[str]] = ["", *(row["effect"] for row in COMPONENTS["tavern"])]  # by face
TAVERN_AMOUNTS: Final[list[int]] = [0, *(row["amount"] for row in COMPONENTS["tavern"])]

# setup
SHIPS: Final[int] = COMPONENTS["setup"]["max_ships"]
START_FLEET: Final[int] = COMPONENTS["setup"]["start_fleet"]
START_RESERVE: Final[int] = COMPONENTS["setup"]["start_reserve"]
START_CHESTS: Final[int] = COMPONENTS["setup"]["start_chests"]
START_HAND: Final[int] = COMPONENTS["setup"]["start_hand"]
BELOW_LAST_ROUND: Final[int] = COMPONENTS["setup"]["cards_below_last_round"]
RAID_LIMIT: Final[list[int]] = [0, 0, *(row["raid_multiplier"] for row in COMPONENTS["setup"]["by_players"])]
REMOVED_SIZE: Final[list[int]] = [0, 0, *(row["remove_convoy_size"] for row in COMPONENTS["setup"]["by_players"])]

# prices
SHIP_PRICE: Final[int] = COMPONENTS["shipwright"]["chests_per_ship"]
GOVERNOR_SKULLS: Final[int] = COMPONENTS["governor"]["skulls_taken"]
SET_SIZE: Final[int] = COMPONENTS["merchant"]["set_size_for_demand"]
SINGLE_PRICE: Final[int] = COMPONENTS["merchant"]["price_below_set"]
CHESTS_PER_GUARD: Final[int] = COMPONENTS["guards"]["chests_per_guard"]
NEGOTIATION_COST: Final[int] = COMPONENTS["ritual"][0]["cost_yin_yang"]
DOUBLE_HOLD_COST: Final[int] = COMPONENTS["ritual"][1]["cost_yin_yang"]
UNSINKABLE_COST: Final[int] = COMPONENTS["ritual"][2]["cost_yin_yang"]

# scoring
YIN_YANG_PER_POINT: Final[int] = COMPONENTS["scoring"]["yin_yang_per_vp"]
POINTS_PER_SKULL: Final[int] = COMPONENTS["scoring"]["vp_per_skull"]
HAND_LIMIT: Final[int] = COMPONENTS["scoring"]["hand_limit_at_end"]

# the throw (P7-16), in tenths of a millimetre
SEA_SIDE: Final[int] = COMPONENTS["dice_model"]["side"]
DIE_EDGE: Final[int] = COMPONENTS["dice_model"]["die_edge"]
SEA_MARGIN: Final[int] = COMPONENTS["dice_model"]["margin"]
SEA_SPAN: Final[int] = COMPONENTS["dice_model"]["span"]
APART: Final[int] = COMPONENTS["dice_model"]["min_centre_distance"]
FACES: Final[int] = COMPONENTS["dice_model"]["faces"]


def deck_cards(seats: int) -> int:
    """P7-4.5: the adventure cards in play, besides the last-round card, as a bitmask."""
    cards = CONVOY_CARDS | PORT_CARDS | CURSE_CARDS
    for convoy in range(CONVOYS):
        if CONVOY_SHIPS[convoy] == REMOVED_SIZE[seats]:
            cards &= ~(1 << convoy)
    return cards


def cards_of(mask: int) -> list[int]:
    """The cards of a bitmask, ascending."""
    found: list[int] = []
    card = 0
    while mask:
        if mask & 1:
            found.append(card)
        mask >>= 1
        card += 1
    return found


def mask_of(cards: list[int]) -> int:
    """The bitmask of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
