"""Fights with merchants and pirates (TEP-6, TEP-10.6)."""

from typing import Any, Final, final

from mypy_extensions import i64

from quarterdeck.core.engine import ASK, CALL, CHANCE, DONE, NONE, Frame
from quarterdeck.core.events import Telling
from quarterdeck.games.tiny_epic_pirates.actions import (
    DONE_ROLLING,
    ROLLS,
    SURE_FIRE,
    USE_REROLL,
    pick,
    sure_fire,
    turn_up,
    use_reroll,
)
from quarterdeck.games.tiny_epic_pirates.data import (
    ATTACK,
    BONUS_FACES,
    BONUS_KIND,
    CANNONS,
    CAPTAIN_ICONS,
    CELLS,
    CREW_ICONS,
    CREW_MAX,
    CREW_TRIGGER,
    DAMAGE,
    DICE,
    DISTANCE,
    FACES,
    GOODS,
    LASTING,
    LEGEND_UP_TO,
    MERCHANT_GOLD,
    MERCHANT_IDS,
    MERCHANTS,
    PORTS,
    POWER_DICE,
    POWER_HITS,
    REROLL,
    RIVAL_ICONS,
)
from quarterdeck.games.tiny_epic_pirates.flow.basics import (
    Delivery,
    Jostle,
    Load,
    SoloRetreat,
    gain_gold,
    gain_sure_fire,
    promote,
    tell_of,
)
from quarterdeck.games.tiny_epic_pirates.state import STATIONS, State, named

PIRATE: Final = 2           # a target is a merchant, 0 or 1, or PIRATE + the pirate's number

THROW: Final = 0
THROW_AGAIN: Final = 1
CHANGE: Final = 2
RESOLVE: Final = 3
TOKENS: Final = 4
SETTLED: Final = 5


def icons_of(s: State, pirate: int, face: int) -> int:
    """TEP-6.1.2: the hit icons of a face on a pirate's cards; face 0 counts the automatic hits (TEP-6.1.3)."""
    count: i64 = CAPTAIN_ICONS[s.captain[pirate]][face] if pirate < s.seats else RIVAL_ICONS[s.rival][face]
    crew = s.crew
    for at in range(pirate * CREW_MAX, pirate * CREW_MAX + CREW_MAX):
        if crew[at] == NONE:
            break
        count += CREW_ICONS[crew[at]][face]
    return count


def damage_of(s: State, pirate: int, dice: list[int], extra: int) -> int:
    """TEP-6.1.2, TEP-6.1.3, TEP-10.6.1: hits of the dice, Cannons, automatic hits."""
    total: i64 = extra + s.hands[pirate * STATIONS + CANNONS] + icons_of(s, pirate, 0)
    if pirate >= s.seats:
        total += POWER_HITS[s.mood][s.buried[pirate]]
    for face in dice:
        total += icons_of(s, pirate, face)
    return total


def dice_of(s: State, pirate: int) -> int:
    """TEP-6.1.1, TEP-10.6.1: how many dice a pirate throws."""
    return DICE[s.level[pirate]] if pirate < s.seats else POWER_DICE[s.mood][s.buried[pirate]]


def targets(s: State, pirate: int) -> list[int]:
    """TEP-6.2.1: merchants and unhidden pirates on the same card."""
    cell = s.ship[pirate]
    found = [merchant for merchant in range(2) if s.merchant_at[merchant] == cell]
    for other in range(len(s.ship)):
        if other != pirate and s.ship[other] == cell and not s.hidden >> other & 1:
            found.append(PIRATE + other)
    return found


def has_target(s: State, pirate: int) -> bool:
    """Whether there is anybody to attack."""
    cell = s.ship[pirate]
    if s.merchant_at[0] == cell or s.merchant_at[1] == cell:
        return True
    for other in range(len(s.ship)):
        if other != pirate and s.ship[other] == cell and not s.hidden >> other & 1:
            return True
    return False


@final
class Battle(Frame[State]):
    """TEP-6: the attacker rolls and fixes a total, then a defending pirate does; the result is carried out."""

    def __init__(
        self, attacker: int, target: int, ordered: int, extra: int, stage: int, roller: int, dice: list[int],
        again: int, used: int, attack: int, defence: int,
    ) -> None:
        self.attacker = attacker
        self.target = target        # 0, 1: a merchant; PIRATE + pirate
        self.ordered = ordered      # whether this is the Attack order, which allows rerolls
        self.extra = extra          # automatic hits of the solo pirate's turn
        self.stage = stage
        self.roller = roller        # the pirate whose dice lie on the table
        self.dice = dice
        self.again = again          # bitmask of the dice to be thrown again
        self.used = used            # bitmask of the reroll cards used
        self.attack = attack        # totals
        self.defence = defence

    def clone(self) -> "Battle":
        return Battle(
            self.attacker, self.target, self.ordered, self.extra, self.stage, self.roller, self.dice.copy(), self.again,
            self.used, self.attack, self.defence,
        )

    def to_json(self) -> dict[str, Any]:
        return {
            "frame": "battle", "attacker": self.attacker, "target": self.target, "ordered": self.ordered,
            "extra": self.extra, "stage": self.stage, "roller": self.roller, "dice": self.dice.copy(),
            "again": self.again, "used": self.used, "attack": self.attack, "defence": self.defence,
        }

    def advance(self, s: State) -> int:
        if self.stage == THROW:
            if len(self.dice) < dice_of(s, self.roller):
                return ASK
            self.stage = CHANGE
        if self.stage == THROW_AGAIN:
            if self.again:
                return ASK
            self.stage = CHANGE
        if self.stage == CHANGE:
            if self.may_change(s):
                return ASK
            self.fix(s)                                                         # TEP-DR-8: nothing to decide
            return CALL
        if self.stage == RESOLVE:
            self.stage = TOKENS
            self.resolve(s)
            return CALL
        if self.stage == TOKENS:
            self.stage = SETTLED
            self.console(s)
            return CALL
        return DONE

    def waiting(self, s: State) -> list[int]:
        return [self.asked(s)]

    def asked(self, s: State) -> int:
        return self.roller if self.stage == CHANGE else CHANCE

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage != CHANGE:
            return ROLLS
        found: list[int] = []
        dice = self.dice
        if s.sure_fire[self.roller]:                                            # TEP-6.1.5
            for die in range(len(dice)):
                for face in range(1, FACES + 1):
                    if face != dice[die]:
                        found.append(sure_fire(die, face))
        for card in self.rerolls(s):                                            # TEP-6.1.4
            showing = self.showing(card)
            found += [use_reroll(card, some) for some in range(1, 1 << len(dice)) if some & showing == some]
        found.append(DONE_ROLLING)
        return found

    def default(self, s: State, seat: int) -> int:
        return DONE_ROLLING

    def answer(self, s: State, seat: int, action: int) -> None:
        verb: i64 = action & 255
        if seat == CHANCE:
            self.take_roll(s, action >> 8)
        elif verb == SURE_FIRE:
            die = action >> 8 & 255
            s.sure_fire[seat] -= 1
            s.tell("sure_fire_used", "TEP-6.1.5", seat, self.dice[die], action >> 16)
            self.dice[die] = action >> 16
        elif verb == USE_REROLL:
            card = action >> 8 & 255
            self.used |= 1 << card
            self.again = action >> 16
            self.stage = THROW_AGAIN
            s.tell("reroll_used", "TEP-6.1.4", seat, card, self.again.bit_count())
        else:
            self.fix(s)

    def prompt(self, s: State, seat: int) -> Telling:
        if self.roller == self.attacker:
            return Telling("dice", "TEP-6.1.6", [damage_of(s, self.roller, self.dice, self.extra)])
        return Telling("defence_dice", "TEP-6.4.1", [damage_of(s, self.roller, self.dice, 0), self.attack])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if action & 255 == SURE_FIRE and not s.sure_fire[seat]:
            return Telling("no_sure_fire", "TEP-6.1.5", [])
        if action & 255 == USE_REROLL:
            return Telling("no_reroll", "TEP-6.1.4", [])
        return Telling("not_now", "TEP-6.1.6", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if action & 255 == USE_REROLL:
            return None
        dice = self.dice.copy()
        if action & 255 == SURE_FIRE:
            dice[action >> 8 & 255] = action >> 16
        extra = self.extra if self.roller == self.attacker else 0
        return Telling("damage_then", "TEP-6.1.2", [damage_of(s, self.roller, dice, extra)])

    def take_roll(self, s: State, face: int) -> None:
        """Lay down a die, or the next one that is thrown again."""
        if self.stage == THROW:
            self.dice.append(face)
        else:
            die = 0
            while not self.again >> die & 1:
                die += 1
            self.dice[die] = face
            self.again &= ~(1 << die)
        tell_of(s, "rolled", "TEP-6.1.1" if self.roller < s.seats else "TEP-10.6.1", self.roller, face)

    def rerolls(self, s: State) -> list[int]:
        """TEP-5.4.14, TEP-6.1.4: unused matching reroll cards of the attacker by order, with a die to throw."""
        found: list[int] = []
        if not self.ordered or self.roller != self.attacker or s.order(self.roller) != ATTACK:
            return found
        for card in s.crew_of(self.roller):
            if CREW_TRIGGER[card] == ATTACK and not self.used >> card & 1 and self.showing(card):
                found.append(card)
        return found

    def showing(self, card: int) -> int:
        """The dice that show one of a card's reroll faces, as a bitmask."""
        faces: i64 = 0
        for at in (card * 2, card * 2 + 1):
            if BONUS_KIND[at] == REROLL:
                faces |= BONUS_FACES[at]
        found: i64 = 0
        dice = self.dice
        for die in range(len(dice)):
            if faces >> dice[die] & 1:
                found |= 1 << die
        return found

    def may_change(self, s: State) -> bool:
        """TEP-DR-8: whether the roller has a sure-fire token or a usable reroll card."""
        if self.roller >= s.seats:
            return False                                                        # TEP-10.6.1
        return s.sure_fire[self.roller] > 0 or (self.ordered == 1 and len(self.rerolls(s)) > 0)

    def fix(self, s: State) -> None:
        """TEP-6.4.1: the total is final; a defending pirate rolls next."""
        attacking = self.roller == self.attacker
        total = damage_of(s, self.roller, self.dice, self.extra if attacking else 0)    # TEP-AR-38
        tell_of(s, "damage", "TEP-6.1.3" if self.roller < s.seats else "TEP-10.6.1", self.roller, total)
        if not attacking:
            self.defence = total
            self.stage = RESOLVE
            return
        self.attack = total
        if self.target >= PIRATE:
            self.roller = self.target - PIRATE
            self.dice = []
            self.stage = THROW
        else:
            self.defence = DAMAGE[s.merchant_card[self.target]]
            s.tell("merchant_damage", "TEP-6.3.1", self.target, self.defence)
            self.stage = RESOLVE

    def loser(self) -> int:
        """The pirate that lost, or NONE: after a tie, or when a merchant did."""
        if self.attack < self.defence:
            return self.attacker
        if self.attack > self.defence and self.target >= PIRATE:
            return self.target - PIRATE
        return NONE

    def resolve(self, s: State) -> None:
        """TEP-6.4.4: the winner's reward comes first, so it is pushed last."""
        loser = self.loser()
        if self.attack == self.defence:
            tell_of(s, "tied", "TEP-6.3.4" if self.target < PIRATE else "TEP-6.4.3", self.attacker)
        elif self.target < PIRATE and loser == NONE:
            tell_of(s, "sank", "TEP-6.3.1", self.attacker, s.merchant_card[self.target])
            s.stack.append(Reset(self.attacker, self.target, s.merchant_card[self.target], LOOT_GOLD))
        elif self.target < PIRATE:
            tell_of(s, "beaten", "TEP-6.3.5", self.attacker, s.merchant_card[self.target])
            s.stack.append(Jostle(loser, 0))
        else:
            winner = self.attacker + self.target - PIRATE - loser
            s.stack.append(Jostle(loser, 0))
            if winner < s.seats:
                tell_of(s, "duel_won", "TEP-6.4.2", winner)
                promote(s, winner, "TEP-7.5")
            else:
                prize = min(MERCHANT_GOLD[s.merchant_card[0]], MERCHANT_GOLD[s.merchant_card[1]])
                tell_of(s, "duel_won", "TEP-10.6.4", winner)
                gain_gold(s, winner, prize, "TEP-10.6.4")

    def console(self, s: State) -> None:
        """TEP-6.3.4, TEP-6.3.5, TEP-6.4.2, TEP-6.4.3: sure-fire tokens; a beaten solo pirate then flees."""
        loser = self.loser()
        if self.attack == self.defence:
            rule = "TEP-6.3.4" if self.target < PIRATE else "TEP-6.4.3"
            gain_sure_fire(s, self.attacker, rule)
            if self.target >= PIRATE:
                gain_sure_fire(s, self.target - PIRATE, rule)
        elif loser != NONE:
            if loser >= s.seats:
                s.stack.append(SoloRetreat(0))                                  # TEP-10.6.3, TEP-10.6.4
            gain_sure_fire(s, loser, "TEP-6.3.5" if self.target < PIRATE else "TEP-6.4.2")


def battle(attacker: int, target: int, ordered: int, extra: int) -> Battle:
    """A fight about to begin."""
    return Battle(attacker, target, ordered, extra, THROW, attacker, [], 0, 0, 0, 0)


LOOT_GOLD: Final = 0
LOOT_CUBE: Final = 1
NEXT_CARD: Final = 2
PORT: Final = 3
NEW_CUBE: Final = 4
LEGEND: Final = 5
AFLOAT: Final = 6


@final
class Reset(Frame[State]):
    """TEP-6.3.2: a sunk merchant is looted, gets a new card, port and cube; then legend is earned."""

    def __init__(self, pirate: int, merchant: int, card: int, stage: int) -> None:
        self.pirate = pirate
        self.merchant = merchant
        self.card = card        # the card that was sunk
        self.stage = stage

    def clone(self) -> "Reset":
        return Reset(self.pirate, self.merchant, self.card, self.stage)

    def to_json(self) -> dict[str, Any]:
        return {
            "frame": "reset", "pirate": self.pirate, "merchant": self.merchant,
            "card": named(MERCHANT_IDS, self.card), "stage": self.stage,
        }

    def advance(self, s: State) -> int:
        if self.stage == LOOT_GOLD:
            self.stage = LOOT_CUBE
            gain_gold(s, self.pirate, MERCHANT_GOLD[self.card], "TEP-6.3.2a")
            return CALL
        if self.stage == LOOT_CUBE:
            self.stage = NEXT_CARD
            self.loot(s)
            return CALL
        if self.stage == NEXT_CARD:
            choice = self.next_cards(s)
            if len(choice) > 1:
                return ASK
            if choice:
                self.lay(s, choice[0] >> 8)
            self.stage = PORT
        if self.stage == PORT:
            ports = far_ports(s.ship[self.pirate])
            if len(ports) > 1:
                return ASK
            self.moor(s, ports[0])
        if self.stage == NEW_CUBE:
            self.stage = LEGEND
            s.stack.append(Delivery(self.merchant))
            return CALL
        if self.stage == LEGEND:
            self.stage = AFLOAT
            if self.pirate < s.seats and s.seats <= LEGEND_UP_TO[self.card]:    # TEP-6.3.6, TEP-10.1.7
                promote(s, self.pirate, "TEP-6.3.2e")
                return CALL
        return DONE

    def waiting(self, s: State) -> list[int]:
        return [self.asked(s)]

    def asked(self, s: State) -> int:
        if self.stage == NEXT_CARD:
            return CHANCE
        return self.pirate if self.pirate < s.seats else 0

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == NEXT_CARD:
            return self.next_cards(s)
        return [pick(PORTS[port]) for port in far_ports(s.ship[self.pirate])]

    def answer(self, s: State, seat: int, action: int) -> None:
        if seat == CHANCE:
            self.lay(s, action >> 8)
            self.stage = PORT
        else:
            self.moor(s, PORTS.index(action >> 8))

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("port", "TEP-6.3.2c" if self.pirate < s.seats else "TEP-10.6.3", [self.merchant])

    def loot(self, s: State) -> None:
        """TEP-6.3.2a: its cube is taken aboard, or another one makes room."""
        good = s.merchant_cube[self.merchant]
        loading = [0] * GOODS
        loading[good] = 1
        s.merchant_cube[self.merchant] = NONE
        tell_of(s, "looted", "TEP-6.3.2a", self.pirate, good)
        s.stack.append(Load(self.pirate, 0, loading))

    def next_cards(self, s: State) -> list[int]:
        """TEP-6.3.2b, TEP-6.3.3: the cards that may come up: those of the lowest class left; none after an eight."""
        if DAMAGE[self.card] == LASTING:
            return []
        found: list[int] = []
        for card in range(MERCHANTS):
            if s.merchant_deck >> card & 1:
                if found and DAMAGE[card] > DAMAGE[found[0] >> 8]:
                    break
                found.append(turn_up(card))
        return found

    def lay(self, s: State, card: int) -> None:
        """Put the next card into the slot."""
        s.merchant_deck &= ~(1 << card)
        s.merchant_card[self.merchant] = card
        s.tell("new_merchant", "TEP-6.3.2b", self.merchant, card)

    def moor(self, s: State, port: int) -> None:
        """TEP-6.3.2c: the ship goes to a port, bow towards the other one."""
        s.merchant_at[self.merchant] = PORTS[port]
        s.merchant_to[self.merchant] = 1 - port
        s.tell("moored", "TEP-6.3.2c", self.merchant, PORTS[port])
        self.stage = NEW_CUBE


def far_ports(cell: int) -> list[int]:
    """The port farther from a cell; both on a tie."""
    first = DISTANCE[cell * CELLS + PORTS[0]]
    second = DISTANCE[cell * CELLS + PORTS[1]]
    if first == second:
        return [0, 1]
    return [0] if first > second else [1]
