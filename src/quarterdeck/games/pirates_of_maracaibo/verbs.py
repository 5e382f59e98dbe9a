"""What can be answered. Written from verbs.toml by `make types`; not by hand."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.spelling import Verb

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


def sail(place: i64) -> int:
    """Move the ship to a place."""
    return SAIL | place << 8


def sail_place(action: i64) -> int:
    """The place of `sail`."""
    return action >> 8 & 255


def step(place: i64) -> int:
    """Move the ship to a place beside it."""
    return STEP | place << 8


def step_place(action: i64) -> int:
    """The place of `step`."""
    return action >> 8 & 255


def pay(seat: i64) -> int:
    """Pay rent to a captain."""
    return PAY | seat << 8


def pay_seat(action: i64) -> int:
    """The seat of `pay`."""
    return action >> 8 & 255


def acquire(card: i64) -> int:
    """Buy an improvement."""
    return ACQUIRE | card << 8


def acquire_card(action: i64) -> int:
    """The card of `acquire`."""
    return action >> 8 & 255


def build(card: i64) -> int:
    """Buy a residence."""
    return BUILD | card << 8


def build_card(action: i64) -> int:
    """The card of `build`."""
    return action >> 8 & 255


def activate(tile: i64) -> int:
    """Use an own black market tile."""
    return ACTIVATE | tile << 8


def activate_tile(action: i64) -> int:
    """The tile of `activate`."""
    return action >> 8 & 255


def upgrade(upgrade: i64) -> int:
    """Put a cube on a space of the ship board."""
    return UPGRADE | upgrade << 8


def upgrade_upgrade(action: i64) -> int:
    """The upgrade of `upgrade`."""
    return action >> 8 & 255


def use(effect: i64) -> int:
    """Use a printed effect."""
    return USE | effect << 8


def use_effect(action: i64) -> int:
    """The effect of `use`."""
    return action >> 8 & 255


def choose_die(treasure: i64, face: i64) -> int:
    """Raid with one of the dice rolled."""
    return CHOOSE_DIE | treasure << 8 | face << 16


def choose_die_treasure(action: i64) -> int:
    """The treasure of `choose_die`."""
    return action >> 8 & 255


def choose_die_face(action: i64) -> int:
    """The face of `choose_die`."""
    return action >> 16 & 255


def choose_kind(treasure: i64) -> int:
    """Choose a kind of treasure."""
    return CHOOSE_KIND | treasure << 8


def choose_kind_treasure(action: i64) -> int:
    """The treasure of `choose_kind`."""
    return action >> 8 & 255


def spend(raid_action: i64) -> int:
    """Buy an action in a raid."""
    return SPEND | raid_action << 8


def spend_raid_action(action: i64) -> int:
    """The raid_action of `spend`."""
    return action >> 8 & 255


def spend_from(purse: i64, raid_action: i64) -> int:
    """Buy an action with what a raid has left over."""
    return SPEND_FROM | purse << 8 | raid_action << 16


def spend_from_purse(action: i64) -> int:
    """The purse of `spend_from`."""
    return action >> 8 & 255


def spend_from_raid_action(action: i64) -> int:
    """The raid_action of `spend_from`."""
    return action >> 16 & 255


def bury(treasure: i64, slot: i64) -> int:
    """Move a stored treasure below the digging line."""
    return BURY | treasure << 8 | slot << 16


def bury_treasure(action: i64) -> int:
    """The treasure of `bury`."""
    return action >> 8 & 255


def bury_slot(action: i64) -> int:
    """The slot of `bury`."""
    return action >> 16 & 255


def walk(space: i64) -> int:
    """Walk the explorer to a space."""
    return WALK | space << 8


def walk_space(action: i64) -> int:
    """The space of `walk`."""
    return action >> 8 & 255


def trade(trade: i64) -> int:
    """Walk less far and take what a card gives for it."""
    return TRADE | trade << 8


def trade_trade(action: i64) -> int:
    """The trade of `trade`."""
    return action >> 8 & 255


def take_quest(quest: i64) -> int:
    """Take a quest from the market."""
    return TAKE_QUEST | quest << 8


def take_quest_quest(action: i64) -> int:
    """The quest of `take_quest`."""
    return action >> 8 & 255


def island(treasure: i64) -> int:
    """Put cubes on an island."""
    return ISLAND | treasure << 8


def island_treasure(action: i64) -> int:
    """The treasure of `island`."""
    return action >> 8 & 255


def place_tile(tile: i64, card: i64) -> int:
    """Put an own black market tile on a location."""
    return PLACE_TILE | tile << 8 | card << 16


def place_tile_tile(action: i64) -> int:
    """The tile of `place_tile`."""
    return action >> 8 & 255


def place_tile_card(action: i64) -> int:
    """The card of `place_tile`."""
    return action >> 16 & 255


def take_figurehead(figurehead: i64) -> int:
    """Buy a figurehead."""
    return TAKE_FIGUREHEAD | figurehead << 8


def take_figurehead_figurehead(action: i64) -> int:
    """The figurehead of `take_figurehead`."""
    return action >> 8 & 255


def discard(quest: i64) -> int:
    """Put a quest under the deck."""
    return DISCARD | quest << 8


def discard_quest(action: i64) -> int:
    """The quest of `discard`."""
    return action >> 8 & 255


def return_(quest: i64) -> int:
    """Send a quest back that was drawn in the setup."""
    return RETURN | quest << 8


def return_quest(action: i64) -> int:
    """The quest of `return`."""
    return action >> 8 & 255


def sell_ruby(ruby_space: i64) -> int:
    """Sell a ruby in the Gulf."""
    return SELL_RUBY | ruby_space << 8


def sell_ruby_ruby_space(action: i64) -> int:
    """The ruby_space of `sell_ruby`."""
    return action >> 8 & 255


def start(seat: i64) -> int:
    """Chance's answer: that captain starts."""
    return START | seat << 8


def start_seat(action: i64) -> int:
    """The seat of `start`."""
    return action >> 8 & 255


def draw(quest: i64) -> int:
    """Chance's answer: that quest is drawn."""
    return DRAW | quest << 8


def draw_quest(action: i64) -> int:
    """The quest of `draw`."""
    return action >> 8 & 255


def turn_up(card: i64) -> int:
    """Chance's answer: that card lies there."""
    return TURN_UP | card << 8


def turn_up_card(action: i64) -> int:
    """The card of `turn_up`."""
    return action >> 8 & 255


def roll(treasure: i64, face: i64) -> int:
    """Chance's answer: a die of a raid."""
    return ROLL | treasure << 8 | face << 16


def roll_treasure(action: i64) -> int:
    """The treasure of `roll`."""
    return action >> 8 & 255


def roll_face(action: i64) -> int:
    """The face of `roll`."""
    return action >> 16 & 255


def throw(face: i64) -> int:
    """Chance's answer: a die of Redbeard's."""
    return THROW | face << 8


def throw_face(action: i64) -> int:
    """The face of `throw`."""
    return action >> 8 & 255


def fight(seat: i64, face: i64) -> int:
    """Chance's answer: a captain's die in a skirmish."""
    return FIGHT | seat << 8 | face << 16


def fight_seat(action: i64) -> int:
    """The seat of `fight`."""
    return action >> 8 & 255


def fight_face(action: i64) -> int:
    """The face of `fight`."""
    return action >> 16 & 255


def reveal(redbeard: i64) -> int:
    """Chance's answer: that card of Redbeard's."""
    return REVEAL | redbeard << 8


def reveal_redbeard(action: i64) -> int:
    """The redbeard of `reveal`."""
    return action >> 8 & 255


def value_tile(treasure: i64) -> int:
    """Chance's answer: a location's value tile."""
    return VALUE_TILE | treasure << 8


def value_tile_treasure(action: i64) -> int:
    """The treasure of `value_tile`."""
    return action >> 8 & 255


VERBS: Final[list[Verb]] = [
    Verb("decline", DECLINE),
    Verb("finish", FINISH),
    Verb("sail", SAIL, "place"),
    Verb("step", STEP, "place"),
    Verb("stop", STOP),
    Verb("pay", PAY, "seat"),
    Verb("take_doubloons", TAKE_DOUBLOONS),
    Verb("acquire", ACQUIRE, "card"),
    Verb("build", BUILD, "card"),
    Verb("activate", ACTIVATE, "tile"),
    Verb("upgrade", UPGRADE, "upgrade"),
    Verb("use", USE, "effect"),
    Verb("reroll", REROLL),
    Verb("choose_die", CHOOSE_DIE, "treasure face"),
    Verb("choose_kind", CHOOSE_KIND, "treasure"),
    Verb("spend", SPEND, "raid_action"),
    Verb("spend_from", SPEND_FROM, "purse raid_action"),
    Verb("store_bonus", STORE_BONUS),
    Verb("store", STORE),
    Verb("bury", BURY, "treasure slot"),
    Verb("walk", WALK, "space"),
    Verb("trade", TRADE, "trade"),
    Verb("take_top", TAKE_TOP),
    Verb("take_quest", TAKE_QUEST, "quest"),
    Verb("refresh", REFRESH),
    Verb("island", ISLAND, "treasure"),
    Verb("place_tile", PLACE_TILE, "tile card"),
    Verb("take_figurehead", TAKE_FIGUREHEAD, "figurehead"),
    Verb("discard", DISCARD, "quest"),
    Verb("return", RETURN, "quest"),
    Verb("take_ruby", TAKE_RUBY),
    Verb("sell_ruby", SELL_RUBY, "ruby_space"),
    Verb("exchange_ruby", EXCHANGE_RUBY),
    Verb("start", START, "seat"),
    Verb("draw", DRAW, "quest"),
    Verb("turn_up", TURN_UP, "card"),
    Verb("roll", ROLL, "treasure face"),
    Verb("throw", THROW, "face"),
    Verb("fight", FIGHT, "seat face"),
    Verb("reveal", REVEAL, "redbeard"),
    Verb("value_tile", VALUE_TILE, "treasure"),
]
