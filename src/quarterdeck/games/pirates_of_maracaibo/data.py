"""The components of Pirates of Maracaibo as tables. Every value comes from `data.toml`."""

from typing import Any, Final

from quarterdeck.games.components import load

COMPONENTS: Final[dict[str, Any]] = load("pirates_of_maracaibo")
CONSTANTS: Final[dict[str, Any]] = COMPONENTS["constants"]
SOLO: Final[dict[str, Any]] = COMPONENTS["redbeard"]

ROUNDS: Final[int] = CONSTANTS["rounds"]
MOVE_MAX: Final[int] = CONSTANTS["move_max"]
TAKE_DOUBLOONS: Final[int] = CONSTANTS["decline_improvement_doubloons"]
RENT: Final[int] = CONSTANTS["rent_per_opponent"]
START_DOUBLOONS: Final[list[int]] = CONSTANTS["starting_doubloons"]
START_CUBES: Final[int] = CONSTANTS["islands_start_cubes"]
FIRST_MARKER_VP: Final[int] = CONSTANTS["residence_first_vp"]
RESIDENCES_IN_PLAY: Final[int] = CONSTANTS["residences_in_play"]
IMPROVEMENTS_IN_PLAY: Final[int] = CONSTANTS["improvements_in_play"]
MARACAIBO_VP: Final[int] = CONSTANTS["maracaibo_vp"]
RIVER_VP: Final[int] = CONSTANTS["river_vp"]
DOUBLOONS_PER_VP: Final[int] = CONSTANTS["doubloons_per_vp"]
BURIED_VP: Final[int] = CONSTANTS["buried_bonus_vp"]
QUEST_BONUS_COUNT: Final[int] = CONSTANTS["quest_bonus_count"]
QUEST_BONUS_VP: Final[int] = CONSTANTS["quest_bonus_vp"]
FACES: Final[int] = CONSTANTS["dice_faces"]
REROLLS: Final[int] = CONSTANTS["base_rerolls"]

GOLD: Final = 0
EMERALD: Final = 1
PEARL: Final = 2
TREASURES: Final = 3
ANY: Final = 3          # a treasure, or an island, of the player's choice
SAME: Final = 4         # of the player's choice, all of one kind
TREASURE_IDS: Final[list[str]] = [treasure["id"] for treasure in COMPONENTS["treasure"]]
KIND_WORDS: Final[list[str]] = [*TREASURE_IDS, "any", "any_same"]
VALUE_TILES: Final[list[int]] = [treasure["value_tiles"] for treasure in COMPONENTS["treasure"]]

CREW: Final = 0
EQUIPMENT: Final = 1
SHIP: Final = 2
SYMBOLS: Final[list[str]] = ["crew", "equipment", "ship"]

# Cards are known by their printed numbers, which go through all decks (PM-3.2).
DECKS: Final = ("improvement", "location", "residence", "quest", "redbeard_card")
FIRST_LOCATION: Final = 60
FIRST_RESIDENCE: Final = 72
FIRST_QUEST: Final = 84
FIRST_REDBEARD: Final = 109
CARDS: Final = 121                  # one more than the last printed number
HIDDEN_LOCATION: Final = 121        # what lies at sea and has no number, or none that anybody knows
HIDDEN_I: Final = 122
HIDDEN_II: Final = 123
RESERVE: Final = 124
WATER: Final = 125
VACANT: Final = 126                 # the space of a card that is being acquired (PM-7.1.6)
GULF_CARD: Final = 127
MARACAIBO_CARD: Final = 128
LAND: Final = 129                   # no space at all

IDS: Final[list[str]] = [
    "",
    *(id_ for _, id_ in sorted((card["number"], card["id"]) for deck in DECKS for card in COMPONENTS[deck])),
    "hidden_location", "hidden_1", "hidden_2", "reserve_card", "open_water", "vacant", "gulf", "maracaibo", "land",
]       # by number
NUMBERS: Final[dict[str, int]] = {id_: number for number, id_ in enumerate(IDS)}
CARD_IDS: Final[dict[int, str]] = {n: IDS[n] for n in [*range(1, FIRST_QUEST), *range(HIDDEN_LOCATION, LAND + 1)]}
QUEST_IDS: Final[dict[int, str]] = {n: IDS[n] for n in range(FIRST_QUEST, FIRST_REDBEARD)}
REDBEARD_IDS: Final[dict[int, str]] = {n: IDS[n] for n in range(FIRST_REDBEARD, CARDS)}


def is_location(card: int) -> bool:
    """Whether a card is a location, face up."""
    return FIRST_LOCATION <= card < FIRST_RESIDENCE


def is_residence(card: int) -> bool:
    """Whether a card is a residence."""
    return FIRST_RESIDENCE <= card < FIRST_QUEST


# -- effects -------------------------------------------------------------------------------------------------------

VP: Final = 0
DOUBLOONS: Final = 1
TREASURE: Final = 2
BURY: Final = 3
QUEST: Final = 4
UPGRADE: Final = 5
EXPLORE: Final = 6
RAID: Final = 7
RAID_FIXED: Final = 8
RAID_DIE: Final = 9
CUBE: Final = 10
PLACE_TILE: Final = 11
USE_TILE: Final = 12
FIGUREHEAD: Final = 13
DROP_QUEST: Final = 14
BUILD: Final = 15
ACQUIRE: Final = 16
REPEAT_SPACE: Final = 17
VP_INCOME: Final = 18
DOUBLOON_INCOME: Final = 19
VP_PER: Final = 20
EFFECT_KINDS: Final[list[str]] = [
    "gain_vp", "gain_doubloons", "gain_treasure", "bury", "take_quest", "upgrade", "explore", "raid", "raid_fixed",
    "raid_single_die", "place_cube", "place_black_market", "activate_black_market", "take_figurehead", "discard_quest",
    "build_residence", "acquire", "repeat_explorer_space", "gain_vp_equal_to_vp_income",
    "gain_doubloons_equal_to_doubloon_income", "vp_per",
]
METRICS: Final[list[str]] = [metric["id"] for metric in COMPONENTS["metric"]]
M_TREASURE: Final = METRICS.index("treasure")
M_TREASURE_SET: Final = METRICS.index("treasure_set")
M_BURIED: Final = METRICS.index("buried")
M_BURIED_GOLD: Final = METRICS.index("buried_gold")
M_BURIED_PEARL: Final = METRICS.index("buried_pearl")
M_CREW: Final = METRICS.index("crew")
M_SHIP: Final = METRICS.index("ship")
M_INSTANT: Final = METRICS.index("instant_card")
M_IMPROVEMENT_OR_RESIDENCE: Final = METRICS.index("improvement_or_residence")
M_RESIDENCE: Final = METRICS.index("residence")
M_UPGRADE: Final = METRICS.index("upgrade")
M_RIVER: Final = METRICS.index("river")
M_DOUBLOON_INCOME: Final = METRICS.index("doubloon_income")
M_VP_INCOME: Final = METRICS.index("vp_income")
M_QUEST: Final = METRICS.index("quest")
M_SCORED_QUEST: Final = METRICS.index("scored_quest")

# Every printed effect has a number; these tables say what it does.
EFFECT_IDS: Final[list[str]] = []
EFFECT_RECORDS: Final[list[dict[str, Any]]] = []
EFFECT_KIND: Final[list[int]] = []
EFFECT_AMOUNT: Final[list[int]] = []        # points, doubloons, spaces, shovels, strength, surcharge or price
EFFECT_ARG: Final[list[int]] = []           # a treasure kind, ANY, SAME, a symbol or a metric
EFFECT_CAP: Final[list[int]] = []           # the most that a counted gain pays
AMOUNTS: Final = ("amount", "value", "bonus", "cost", "surcharge", "gain_doubloons", "vp")
KINDS: Final = ("treasure", "island", "die")


def amount_of(record: dict[str, Any]) -> int:
    """The number of a printed effect, whatever its data call it."""
    amount: int = next((record[name] for name in AMOUNTS if name in record), 0)
    return amount


def kind_of(record: dict[str, Any]) -> str:
    """The treasure or island that a printed effect names, or any; nothing where it names none."""
    kind: str = next((record[name] for name in KINDS if name in record), "")
    return kind


def effect(record: dict[str, Any], kind: int = ANY) -> int:
    """The number of a printed effect; `kind` replaces the words "chosen_die" of a raid action."""
    if kind_of(record) == "chosen_die":
        record = record | {"treasure": KIND_WORDS[kind]}
    code = EFFECT_KINDS.index(record["kind"])
    arg = ANY
    word: str = record["kind"]
    if kind_of(record):
        arg = KIND_WORDS.index(kind_of(record))
        word += f"_{KIND_WORDS[arg]}"
    elif "symbol" in record:
        arg = SYMBOLS.index(record["symbol"])
        word += f"_{record['symbol']}"
    elif "per" in record:
        arg = METRICS.index(record["per"])
        word += f"_{record['per']}"
    if code not in {USE_TILE, REPEAT_SPACE, VP_INCOME, DOUBLOON_INCOME}:
        word += f"_{amount_of(record)}"
    cap: int = record.get("max", 0)
    if cap:
        word += f"_max_{cap}"
    if word in EFFECT_IDS:
        return EFFECT_IDS.index(word)
    EFFECT_IDS.append(word)
    EFFECT_RECORDS.append(record)
    EFFECT_KIND.append(code)
    EFFECT_AMOUNT.append(amount_of(record))
    EFFECT_ARG.append(arg)
    EFFECT_CAP.append(cap)
    return len(EFFECT_IDS) - 1


def effects(records: list[dict[str, Any]], kind: int = ANY) -> list[int]:
    """The numbers of several printed effects."""
    return [effect(record, kind) for record in records]


# -- permanent effects, income and raid actions --------------------------------------------------------------------

P_RAID: Final = 0
P_DIE: Final = 1
P_EXPLORE: Final = 2
P_DISCOUNT: Final = 3
P_RAID_ACTION: Final = 4
P_TRADE: Final = 5
P_MOVE: Final = 6
P_REROLL: Final = 7
P_INCOME_DOUBLOONS: Final = 8
P_INCOME_VP: Final = 9
P_INCOME_PER_QUEST: Final = 10
P_REFRESH: Final = 11
P_SLOTS: Final = 12
PERMANENT_KINDS: Final[list[str]] = [
    "raid_bonus", "die_bonus", "explore_bonus", "discount", "raid_action", "explore_trade", "move_max", "extra_reroll",
    "income_doubloons", "income_vp", "income_doubloons_per_quest", "quest_market_refresh", "bury_slots",
]

RAID_ACTION_IDS: Final[list[str]] = [action["id"] for action in COMPONENTS["base_raid_action"]]
RAID_COST: Final[list[int]] = [action["cost"] for action in COMPONENTS["base_raid_action"]]
RAID_GAIN: Final[list[list[list[int]]]] = [
    [effects(action["gain"], kind) for kind in range(TREASURES)] for action in COMPONENTS["base_raid_action"]
]       # by the treasure kind of the raid
BASE_ACTIONS: Final = (1 << len(RAID_ACTION_IDS)) - 1
TRADE_IDS: Final[list[str]] = []            # sources of explore trades
TRADE_LESS: Final[list[int]] = []
TRADE_GAIN: Final[list[list[int]]] = []


def permanents(source: str, records: list[dict[str, Any]]) -> list[int]:
    """Permanent effects as a flat list of kind, argument, amount; new raid actions and trades get a number."""
    flat: list[int] = []
    for record in records:
        kind = PERMANENT_KINDS.index(record["kind"])
        arg = 0
        if kind == P_RAID_ACTION:
            arg = len(RAID_ACTION_IDS)
            RAID_ACTION_IDS.append(record["action"])
            RAID_COST.append(record["cost"])
            RAID_GAIN.append([effects(record["gain"], treasure) for treasure in range(TREASURES)])
        elif kind == P_TRADE:
            arg = len(TRADE_IDS)
            TRADE_IDS.append(source)
            TRADE_LESS.append(record["less"])
            TRADE_GAIN.append(effects(record["gain"]))
        elif kind == P_DIE:
            arg = TREASURE_IDS.index(record["die"])
        elif kind == P_SLOTS:
            SLOT_BONUS[TREASURES * SLOTS:] = [effects(slot) for slot in record["slots"]]
        flat += [kind, arg, record.get("amount", 1)]
    return flat


# -- hideout board -------------------------------------------------------------------------------------------------

SLOTS: Final = 4                            # burying spaces of each kind, and on Poseidon's tile
POSEIDON: Final = 3                         # Poseidon's spaces stand where a fourth kind would
STORAGE_BONUS: Final[list[list[int]]] = [effects(area["storage_bonus"]) for area in COMPONENTS["hideout_area"]]
SLOT_BONUS: Final[list[list[int]]] = [
    effects(space["bonus"]) for area in COMPONENTS["hideout_area"] for space in area["buried_spaces"]
] + [[] for _ in range(SLOTS)]              # kind * SLOTS + slot, then Poseidon's

# -- improvements --------------------------------------------------------------------------------------------------

COST: Final[list[int]] = [0] * CARDS
PRINTED_VP: Final[list[int]] = [0] * CARDS
SYMBOL: Final[list[int]] = [-1] * CARDS
INSTANT: Final[list[list[int]]] = [[] for _ in range(CARDS)]
PERMANENT: Final[list[list[int]]] = [[] for _ in range(CARDS)]
END_PER: Final[list[int]] = [-1] * CARDS    # metric of a grey scroll
END_SIZE: Final[list[int]] = [1] * CARDS
END_VP: Final[list[int]] = [0] * CARDS

for _card in COMPONENTS["improvement"]:
    _n: int = _card["number"]
    COST[_n] = _card["cost"]
    PRINTED_VP[_n] = _card["vp"]
    SYMBOL[_n] = SYMBOLS.index(_card["symbol"])
    INSTANT[_n] = effects(_card["instant"])
    PERMANENT[_n] = permanents(_card["id"], _card["permanent"] + _card["income"])
    for _scroll in _card["endgame"]:
        END_PER[_n] = METRICS.index(_scroll["per"])
        END_SIZE[_n] = _scroll.get("size", 1)
        END_VP[_n] = _scroll["vp"]

LEVEL_1: Final[list[int]] = [card["number"] for card in COMPONENTS["improvement"] if card["level"] == 1]
LEVEL_2: Final[list[int]] = [
    card["number"] for card in [*COMPONENTS["improvement"], *COMPONENTS["location"]] if card["level"] == 2
]

# -- locations and residences --------------------------------------------------------------------------------------

LOCATIONS: Final = 12
LOCATIONS_1: Final[list[int]] = [card["number"] for card in COMPONENTS["location"] if card["level"] == 1]
HAS_VALUE_TILE: Final[list[bool]] = [card["treasure_symbol"] for card in COMPONENTS["location"]]
HAS_RUBY: Final[list[bool]] = [card["id"] in COMPONENTS["rubies"]["delivery_locations"]
                               for card in COMPONENTS["location"]]
GROUPS: Final[list[list[list[int]]]] = [
    [[effect(option[0]) for option in group["choose_one"]] for group in card["action_groups"]]
    for card in COMPONENTS["location"]
]       # by location, then by group: effects of which one may be used
GULF_GROUPS: Final[list[list[int]]] = [effects([
    {"kind": "raid", "dice": "all", "bonus": CONSTANTS["gulf_raid_bonus"]},
    {"kind": "explore", "amount": CONSTANTS["gulf_explore"]},
    {"kind": "build_residence", "surcharge": 0},
])]


def groups_of(card: int) -> list[list[int]]:
    """The action groups of a location, or of the Gulf."""
    return GULF_GROUPS if card == GULF_CARD else GROUPS[card - FIRST_LOCATION]


def delivers_rubies(card: int) -> bool:
    """PM-14.5.2: whether a card is a location where rubies are delivered."""
    return is_location(card) and HAS_RUBY[card - FIRST_LOCATION]


RESIDENCES: Final = 12
RESIDENCE_NUMBERS: Final[list[int]] = [card["number"] for card in COMPONENTS["residence"]]
RESIDENCE_PER: Final[list[int]] = [METRICS.index(card["per"]) for card in COMPONENTS["residence"]]
RESIDENCE_VP: Final[list[int]] = [card["vp"] for card in COMPONENTS["residence"]]
RESIDENCE_CAP: Final[list[int]] = [card["max_vp"] for card in COMPONENTS["residence"]]
for _card in COMPONENTS["residence"]:
    COST[_card["number"]] = _card["cost"]

# -- quests --------------------------------------------------------------------------------------------------------

QUESTS: Final[list[int]] = [quest["number"] for quest in COMPONENTS["quest"]]
EASY: Final[list[list[int]]] = []           # metric, threshold, metric, threshold ... by quest number - FIRST_QUEST
HARD: Final[list[list[int]]] = []
for _quest in COMPONENTS["quest"]:
    EASY.append([part for name, least in _quest["easy"].items() for part in (METRICS.index(name), least)])
    HARD.append([part for name, least in _quest["hard"].items() for part in (METRICS.index(name), least)])
QUEST_METRICS: Final[list[int]] = sorted({goal[i] for goal in [*EASY, *HARD] for i in range(0, len(goal), 2)})
EASY_VP: Final[list[int]] = [quest["easy_vp"] for quest in COMPONENTS["quest"]]
HARD_VP: Final[list[int]] = [quest["hard_vp"] for quest in COMPONENTS["quest"]]

# -- figureheads, black market tiles, ship board -------------------------------------------------------------------

FIGUREHEAD_IDS: Final[list[str]] = [tile["id"] for tile in COMPONENTS["figurehead"]]
FIGUREHEAD_PERMANENT: Final[list[list[int]]] = [
    permanents(tile["id"], tile["permanent"] + tile["income"]) for tile in COMPONENTS["figurehead"]
]
FIGUREHEAD_INSTANT: Final[list[list[int]]] = [effects(tile["instant"]) for tile in COMPONENTS["figurehead"]]
HAS_REFRESH: Final[list[bool]] = [P_REFRESH in flat[::3] for flat in FIGUREHEAD_PERMANENT]
HAS_SLOTS: Final[list[bool]] = [P_SLOTS in flat[::3] for flat in FIGUREHEAD_PERMANENT]

TILES: Final = 5
TILE_IDS: Final[list[str]] = [tile["id"] for tile in COMPONENTS["black_market"]]        # tile * 2 + side
TILE_EFFECTS: Final[list[list[int]]] = [effects(tile["effects"]) for tile in COMPONENTS["black_market"]]

UPGRADES: Final = 24
SECTOR_SIZE: Final = 6
UPGRADE_IDS: Final[list[str]] = [space["id"] for space in COMPONENTS["ship_upgrade"]]
UPGRADE_EFFECTS: Final[list[list[int]]] = [
    effects(space["effects"]) if space["scroll"] == "beige" else [] for space in COMPONENTS["ship_upgrade"]
]
UPGRADE_PERMANENT: Final[list[list[int]]] = [
    permanents(space["id"], space["effects"]) if space["scroll"] == "red" else []
    for space in COMPONENTS["ship_upgrade"]
]
SECTOR_MASK: Final = (1 << SECTOR_SIZE) - 1
LOCKS: Final[list[int]] = [0] + [line["upgrades_needed"] for line in COMPONENTS["lock_line"]]     # by sector
UNLOCKED: Final[list[int]] = [
    sum(SECTOR_MASK << sector * SECTOR_SIZE for sector in range(len(LOCKS)) if max(LOCKS[:sector + 1]) <= count)
    for count in range(UPGRADES + 1)
]       # the spaces that a number of upgrades opens (PM-8.6.2)

RAID_ACTIONS: Final[int] = len(RAID_ACTION_IDS)
TRADES: Final[int] = len(TRADE_IDS)

# -- exploration track ---------------------------------------------------------------------------------------------

TRACK_IDS: Final[list[str]] = [space["id"] for space in COMPONENTS["track_space"]] + ["retirement"]
TRACK_NEXT: Final[list[list[int]]] = [
    [TRACK_IDS.index(after) for after in space["next"]] for space in COMPONENTS["track_space"]
] + [[]]
TRACK_EFFECTS: Final[list[list[int]]] = [effects(space["effects"]) for space in COMPONENTS["track_space"]] + [[]]
TRACK_RIVERS: Final[list[int]] = [space["rivers_crossed"] for space in COMPONENTS["track_space"]] + [0]
TRACK_SHARED: Final[list[bool]] = [space["shared"] for space in COMPONENTS["track_space"]] + [True]
TRACK_START: Final = 0
TRACK_END: Final[int] = TRACK_IDS.index(COMPONENTS["retirement_tile"]["after"])
RETIREMENT: Final[int] = TRACK_END + 1
TRACK_SPACES: Final[int] = len(TRACK_IDS)
HALF: Final[int] = COMPONENTS["retirement_tile"]["cost_divisor"]
LONGER: Final[list[int]] = [0] * TRACK_SPACES       # which of the next spaces begins the longer branch
for _fork in COMPONENTS["track_fork"]:
    _at = TRACK_IDS.index(_fork["at"])
    LONGER[_at] = TRACK_NEXT[_at].index(TRACK_IDS.index(_fork[_fork["longer"] + "_first"]))

TREASURE_WORTH: Final[list[int]] = [
    next(row["vp_each"] for row in COMPONENTS["treasure_value"] if cubes <= row["cubes_max"]) for cubes in range(256)
]       # by the cubes on the island (PM-10.6)

# -- Redbeard ------------------------------------------------------------------------------------------------------

RB_A: Final[list[int]] = [card["number"] for card in COMPONENTS["redbeard_card"] if card["letter"] == "A"]
RB_B: Final[list[int]] = [card["number"] for card in COMPONENTS["redbeard_card"] if card["letter"] == "B"]
RB_DECK: Final[int] = SOLO["deck_size"]
RB_RIVER_VP: Final[int] = SOLO["river_vp"]
RB_CARD_VP: Final[int] = SOLO["improvement_vp"]
RB_RESIDENCE_VP: Final[int] = SOLO["residence_vp"]
RB_QUEST_VP: Final[int] = SOLO["quest_vp"]
RB_QUEST_BONUS_COUNT: Final[int] = SOLO["quest_bonus_count"]
RB_QUEST_BONUS_VP: Final[int] = SOLO["quest_bonus_vp"]
RB_MARACAIBO_VP: Final[int] = SOLO["maracaibo_vp"]
RB_FIRST_VP: Final[int] = SOLO["residence_first_vp"]
RB_RANGE: Final[int] = SOLO["range"]
RB_RAID: Final = 0
RB_EXPLORE: Final = 1
RB_QUEST: Final = 2
RB_DRAW: Final = 3
RB_IMPROVEMENT: Final = 4
RB_ACTIONS: Final[list[str]] = ["raid", "explore", "quest", "draw_level_2", "improvement"]
RB_ACTION_IDS: Final[list[str]] = ["raid", "explore", "quest", "draw", "improvement"]
RB_MAIN: Final[list[list[int]]] = [
    [RB_ACTIONS.index(main["action"]) for main in card["main"]] for card in COMPONENTS["redbeard_card"]
]
RB_ORDER: Final[list[list[int]]] = [
    [SYMBOLS.index(symbol) for main in card["main"] for symbol in main.get("order", [])]
    for card in COMPONENTS["redbeard_card"]
]
RB_NO_EXTRA: Final = 0
RB_VP: Final = 1
RB_UPGRADE: Final = 2
RB_TREASURE: Final = 3
RB_CUBE: Final = 4
RB_WALK: Final = 5
RB_EXTRAS: Final[list[str]] = [
    "", "gain_vp", "upgrade", "redbeard_treasure_by_die", "redbeard_cube_on_best_island", "redbeard_advance_explorer",
]
_extras: list[dict[str, Any]] = [
    card["extra"][0] if card["extra"] else {"kind": "", "amount": 0} for card in COMPONENTS["redbeard_card"]
]
RB_EXTRA: Final[list[int]] = [RB_EXTRAS.index(extra["kind"]) for extra in _extras]
RB_EXTRA_AMOUNT: Final[list[int]] = [extra["amount"] for extra in _extras]
RB_TRACK: Final[list[list[int]]] = [[]] + [
    [row["raid_vp"], row["raid_treasures"], int(row["raid_cube_if_more_than_player"]), row["explore_extra_spaces"],
     row["explore_vp"]] for row in COMPONENTS["redbeard_track"]
]       # by position: raid points, treasures, value rule, extra spaces, explore points
RB_TRACK_END: Final[int] = len(RB_TRACK) - 1
RB_DIE: Final[list[int]] = [ANY] * (FACES + 1)      # treasure kind by face; ANY: the island with the most cubes
for _row in COMPONENTS["redbeard_treasure_die"]:
    for _face in range(_row["roll_min"], _row["roll_max"] + 1):
        if _row["treasure"] in TREASURE_IDS:
            RB_DIE[_face] = TREASURE_IDS.index(_row["treasure"])
RB_ADVANCE: Final = 0
RB_FIGUREHEAD: Final = 1
RB_TAKE_QUEST: Final = 2
RB_RESIDENCE: Final = 3
RB_SPACE_IDS: Final = ("track", "figurehead", "quest", "residence")
RB_UPGRADE_KINDS: Final[list[str]] = ["advance", "figurehead", "quest", "residence"]
RB_UPGRADES: Final[list[int]] = [
    RB_UPGRADE_KINDS.index(space["effect"])
    for space in sorted(COMPONENTS["redbeard_upgrade"], key=lambda space: (space["column"], space["row"]))
]

# -- modules -------------------------------------------------------------------------------------------------------

FOG_LOCATIONS: Final = 1
FOG_IMPROVEMENTS: Final = 2
SKIRMISHES: Final = 4
ADVENTURERS: Final = 8
RUBIES: Final = 16
RETIRING: Final = 32
PER_RAID: Final = 64        # the table setting of PM-AR-11 shares the bitmask of modules
MODULE_IDS: Final[list[str]] = [module["id"] for module in COMPONENTS["module"]]
THROUGH_FOG: Final = 128    # and so does the one of PM-DR-9
SWITCH_IDS: Final[list[str]] = [*MODULE_IDS, "raid_actions_per_raid", "redbeard_through_fog"]
RUBY_SLOTS: Final[int] = COMPONENTS["rubies"]["market_slots"]
RUBY_VP: Final[int] = COMPONENTS["rubies"]["exchange_vp"]
RUBY_BONUS: Final[list[list[int]]] = [effects(space["bonus"]) for space in COMPONENTS["ruby_market_space"]]
FOG_START: Final[int] = COMPONENTS["fog_locations"]["start_doubloons"]
FOG_ROUND: Final[int] = COMPONENTS["fog_locations"]["round_doubloons"]
FOG_VP: Final[list[int]] = COMPONENTS["fog_locations"]["redbeard_vp_by_round"]
FIGHT_VP: Final[int] = COMPONENTS["skirmish"]["win_vp"]
FIGHT_DOUBLOONS: Final[int] = COMPONENTS["skirmish"]["loser_pays"]
FIGHT_VP_SOLO: Final[int] = COMPONENTS["skirmish"]["solo_win_vp"]
HARD_TIMES: Final[int] = COMPONENTS["adventurers"]["hard_multiplier"]
FAILURE_VP: Final[int] = COMPONENTS["adventurers"]["failure_vp"]
QUEST_DRAW: Final[list[int]] = [CONSTANTS["quest_draw"], COMPONENTS["adventurers"]["draw"]]      # without, with 14.4
MARKET_SIZE: Final[list[int]] = [CONSTANTS["quest_market_size"], COMPONENTS["adventurers"]["market"]]

EFFECTS: Final[int] = len(EFFECT_IDS)

# -- the Caribbean -------------------------------------------------------------------------------------------------

ROWS: Final = 4
GRID: Final = 40            # places a1..j4: column * ROWS + row
GULF: Final = 40
MARACAIBO: Final = 41
HARBOUR: Final = 42         # the start zone
PLACES: Final = 43
CELLS: Final = 27
PLACE_IDS: Final[list[str]] = [
    *(f"{'abcdefghij'[place // ROWS]}{place % ROWS + 1}" for place in range(GRID)), "gulf", "maracaibo", "harbour",
]
LAYOUT_IDS: Final[list[str]] = [layout["id"] for layout in COMPONENTS["layout"]]
LAYOUTS_OFFERED: Final = tuple(layout["id"] for layout in COMPONENTS["layout"] if layout["offered"])
LAYOUTS_PAST: Final = tuple(layout["id"] for layout in COMPONENTS["layout"] if not layout["offered"])
LAYOUT_CELLS: Final[list[list[int]]] = [
    [column * ROWS + row for column in range(layout["columns"]) for row in range(ROWS)
     if layout["rows"][row][column] == "#"] for layout in COMPONENTS["layout"]
]       # in the order of dealing: column by column, top to bottom (PM-4.3)


def neighbours(layout: int) -> list[list[int]]:
    """PM-6.2, PM-6.3, PM-6.7 to PM-6.9: the places one step from each place: right, up, down, left."""
    cells = LAYOUT_CELLS[layout]
    last = max(cells) // ROWS
    found: list[list[int]] = [[] for _ in range(PLACES)]
    for place in cells:
        column = place // ROWS
        row = place % ROWS
        steps = [place + ROWS] if column < last else []
        steps += [place - 1] if row > 0 else []
        steps += [place + 1] if row < ROWS - 1 else []
        steps += [place - ROWS] if column > 0 else []
        found[place] = [step for step in steps if step in cells]
        if column == last:
            found[place].insert(0, GULF)                                        # PM-AR-1
    found[HARBOUR] = [place for place in cells if place < ROWS]
    found[GULF] = [MARACAIBO]
    return found


def columns(layout: int) -> list[int]:
    """PM-6.4: the column of each place; the start zone is 0, the Gulf and Maracaibo follow the cards."""
    last = max(LAYOUT_CELLS[layout]) // ROWS + 1
    return [place // ROWS + 1 for place in range(GRID)] + [last + 1, last + 2, 0]


def distances(steps: list[list[int]], start: int) -> list[int]:
    """Steps from one place to every other; the Gulf and Maracaibo stop a ship."""
    far = [99] * PLACES
    far[start] = 0
    queue = [start]
    for place in queue:
        if place != start and place in {GULF, MARACAIBO}:
            continue
        for after in steps[place]:
            if far[after] > far[place] + 1:
                far[after] = far[place] + 1
                queue.append(after)
    return far


STEPS: Final[list[list[list[int]]]] = [neighbours(layout) for layout in range(len(LAYOUT_IDS))]
COLUMN: Final[list[list[int]]] = [columns(layout) for layout in range(len(LAYOUT_IDS))]
FAR: Final[list[list[list[int]]]] = [
    [distances(STEPS[layout], place) for place in range(PLACES)] for layout in range(len(LAYOUT_IDS))
]
REACH: Final[list[list[list[list[int]]]]] = [
    [[[to for to in range(PLACES) if FAR[layout][place][to] <= most and COLUMN[layout][to] > COLUMN[layout][place]]
      for place in range(PLACES)] for most in range(MOVE_MAX + 2)] for layout in range(len(LAYOUT_IDS))
]       # by layout, longest move and place: where a move may end (PM-6.1, PM-6.4)


def path(layout: int, start: int, target: int) -> list[int]:
    """PM-DR-12: the shortest way to a place in reach, steps tried in the order right, up, down, left."""
    far = FAR[layout]
    found: list[int] = []
    at = start
    while at != target:
        at = next(step for step in STEPS[layout][at] if far[step][target] == far[at][target] - 1)
        found.append(at)
    return found


ADVANCE: Final[list[list[list[int]]]] = [
    [[min((FAR[layout][place][to] for to in range(PLACES) if COLUMN[layout][to] > column), default=99)
      for column in range(13)] for place in range(PLACES)] for layout in range(len(LAYOUT_IDS))
]       # by layout, place and column: steps that it takes to get beyond that column
