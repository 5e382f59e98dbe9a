"""Fights with merchants and pirates (TEP-6, TEP-10.6)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from quarterdeck.core.engine import ASK, CALL, CHANCE, DONE, NONE, verb_of
from quarterdeck.core.events import Telling
from quarterdeck.core.fields import Words
from quarterdeck.core.frames import NEXT, Steps
from quarterdeck.games.tiny_epic_pirates import actions as a, data as d, verbs as v
from quarterdeck.games.tiny_epic_pirates.flow import basics
from quarterdeck.games.tiny_epic_pirates.state import State

PIRATE: Final = 2           # a target is a merchant, 0 or 1, or PIRATE + the pirate's number


def icons_of(s: State, pirate: int, face: int) -> int:
    """TEP-6.1.2: the hit icons of a face on a pirate's cards; face 0 counts the automatic hits (TEP-6.1.3)."""
    count: i64 = d.CAPTAIN_ICONS[s.captain[pirate]][face] if pirate < s.seats else d.RIVAL_ICONS[s.rival][face]
    crew = s.crew
    for at in range(pirate * d.CREW_MAX, pirate * d.CREW_MAX + d.CREW_MAX):
        if crew[at] == NONE:
            break
        count += d.CREW_ICONS[crew[at]][face]
    return count


def damage_of(s: State, pirate: int, dice: list[int], extra: int) -> int:
    """TEP-6.1.2, TEP-6.1.3, TEP-10.6.1: hits of the dice, Cannons, automatic hits."""
    total: i64 = extra + s.hands[pirate * d.STATIONS + d.CANNONS] + icons_of(s, pirate, 0)
    if pirate >= s.seats:
        total += d.POWER_HITS[s.mood][s.buried[pirate]]
    for face in dice:
        total += icons_of(s, pirate, face)
    return total


def dice_of(s: State, pirate: int) -> int:
    """TEP-6.1.1, TEP-10.6.1: how many dice a pirate throws."""
    return d.DICE[s.level[pirate]] if pirate < s.seats else d.POWER_DICE[s.mood][s.buried[pirate]]


def targets(s: State, pirate: int) -> list[int]:
    """TEP-6.2.1: merchants and unhidden pirates on the same card."""
    cell = s.ship[pirate]
    found = [merchant for merchant in range(2) if s.merchant_at[merchant] == cell]
    for other in range(len(s.ship)):
        if other != pirate and s.ship[other] == cell and not s.hidden >> other & 1:
            found.append(PIRATE + other)
    return found


def spread(s: State, pirate: int) -> list[int]:
    """TEP-6.1: how many of all throws of a pirate deal each damage, before anything is changed or thrown again."""
    dice = dice_of(s, pirate)
    totals = {damage_of(s, pirate, [], 0): 1}
    for _ in range(dice):
        after: dict[int, int] = {}
        for total, ways in totals.items():
            for face in range(1, d.FACES + 1):
                hit = total + icons_of(s, pirate, face)
                after[hit] = after.get(hit, 0) + ways
        totals = after
    return [totals.get(total, 0) for total in range(max(totals) + 1)]


def strength(s: State, target: int) -> list[int]:
    """TEP-6.3.1, TEP-6.4.1: how often a target deals each damage; a merchant always what its card says."""
    return [0] * d.DAMAGE[s.merchant_card[target]] + [1] if target < PIRATE else spread(s, target - PIRATE)


def chance(s: State, pirate: int, target: int) -> int:
    """TEP-6.3.1, TEP-6.4.2: in how many fights of a hundred the attacker wins with plain dice."""
    return wins(spread(s, pirate), strength(s, target))


def wins(own: list[int], against: list[int]) -> int:
    """In how many fights of a hundred one spread of damage is above another."""
    won = sum(mine * theirs for i, mine in enumerate(own) for theirs in against[:i])
    return won * 100 // (sum(own) * sum(against))


def ties(own: list[int], against: list[int]) -> int:
    """In how many fights of a hundred two spreads of damage are equal."""
    tied = sum(mine * theirs for mine, theirs in zip(own, against, strict=False))
    return tied * 100 // (sum(own) * sum(against))


def sharpened(s: State, pirate: int) -> list[int]:
    """TEP-6.1.5: how many of all throws deal each damage if every sure-fire token sets a die to the best face."""
    icons = [icons_of(s, pirate, face) for face in range(1, d.FACES + 1)]
    dice = dice_of(s, pirate)
    set_ = min(s.sure_fire[pirate], dice)
    totals: dict[int, int] = {}
    for throw in range(d.FACES**dice):
        thrown = sorted([icons[throw // d.FACES**die % d.FACES] for die in range(dice)])
        total = damage_of(s, pirate, [], 0) + sum(thrown[set_:]) + set_ * max(icons)
        totals[total] = totals.get(total, 0) + 1
    return [totals.get(total, 0) for total in range(max(totals) + 1)]


# -- the dice --------------------------------------------------------------------------------------------------------

THROW: Final = 0
THROW_AGAIN: Final = 1
CHANGE: Final = 2


@final
class Battle(Steps[State]):
    """TEP-6.1, TEP-6.4.1: the attacker rolls and fixes a total, then a defending pirate does."""

    WORDS: ClassVar[Words] = {"stage": ["throw", "throw_again", "change"]}

    def __init__(
        self, attacker: int, target: int, ordered: int, extra: int, stage: int, roller: int, dice: list[int],
        again: int, used: int, attack: int,
    ) -> None:
        super().__init__(stage)
        self.attacker = attacker
        self.target = target        # 0, 1: a merchant; PIRATE + pirate
        self.ordered = ordered      # whether this is the Attack order, which allows rerolls
        self.extra = extra          # automatic hits of the solo pirate's turn
        self.roller = roller        # the pirate whose dice lie on the table
        self.dice = dice
        self.again = again          # bitmask of the dice to be thrown again
        self.used = used            # bitmask of the reroll cards used
        self.attack = attack        # the attacker's total, once it is fixed

    def step(self, s: State, stage: int) -> int:
        if stage == THROW:
            return ASK if len(self.dice) < dice_of(s, self.roller) else NEXT
        if stage == THROW_AGAIN:
            return ASK if self.again else NEXT
        return ASK if self.may_change(s) else self.fix(s)                       # TEP-DR-8

    def asked(self, s: State) -> int:
        return self.roller if self.stage == CHANGE else CHANCE

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage != CHANGE:
            return a.ROLLS
        found: list[int] = []
        dice = self.dice
        if s.sure_fire[self.roller]:                                            # TEP-6.1.5
            for die in range(len(dice)):
                for face in range(1, d.FACES + 1):
                    if face != dice[die]:
                        found.append(v.sure_fire(die, face))
        for card in self.rerolls(s):                                            # TEP-6.1.4
            some = showing(dice, card)
            found += [v.reroll(card, again) for again in range(1, 1 << len(dice)) if again & some == again]
        found.append(v.DONE)
        return found

    def default(self, s: State, seat: int) -> int:
        return v.DONE

    def answer(self, s: State, seat: int, action: int) -> None:
        verb: i64 = verb_of(action)
        if seat == CHANCE:
            self.take_roll(s, v.roll_face(action))
        elif verb == v.SURE_FIRE:
            die = v.sure_fire_die(action)
            face = v.sure_fire_face(action)
            s.sure_fire[seat] -= 1
            s.tell("sure_fire_used", "TEP-6.1.5", seat, self.dice[die], face)
            self.dice[die] = face
        elif verb == v.REROLL:
            card = v.reroll_crew(action)
            self.used |= 1 << card
            self.again = v.reroll_dice(action)
            self.stage = THROW_AGAIN
            s.tell("reroll_used", "TEP-6.1.4", seat, card, self.again.bit_count())
        else:
            self.fix(s)

    def prompt(self, s: State, seat: int) -> Telling:
        total = self.total(s, self.dice)
        if self.roller == self.attacker:
            return Telling("dice", "TEP-6.1.6", [total])
        return Telling("defence_dice", "TEP-6.4.1", [total, self.attack])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if verb_of(action) == v.SURE_FIRE and not s.sure_fire[seat]:
            return Telling("no_sure_fire", "TEP-6.1.5", [])
        if verb_of(action) == v.REROLL:
            return Telling("no_reroll", "TEP-6.1.4", [])
        return Telling("not_now", "TEP-6.1.6", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if verb_of(action) == v.REROLL:
            return None
        dice = self.dice.copy()
        if verb_of(action) == v.SURE_FIRE:
            dice[v.sure_fire_die(action)] = v.sure_fire_face(action)
        return Telling("damage_then", "TEP-6.1.2", [self.total(s, dice)])

    def take_roll(self, s: State, face: int) -> None:
        """Lay down a die, or the next one that is thrown again."""
        if self.stage == THROW:
            self.dice.append(face)
        else:
            die = (self.again & -self.again).bit_length() - 1
            self.dice[die] = face
            self.again &= ~(1 << die)
        s.tell_of("rolled", "TEP-6.1.1" if self.roller < s.seats else "TEP-10.6.1", self.roller, face)

    def total(self, s: State, dice: list[int]) -> int:
        """What the roller's dice would deal; the extra hits count for the attacker alone (TEP-AR-38)."""
        return damage_of(s, self.roller, dice, self.extra if self.roller == self.attacker else 0)

    def rerolls(self, s: State) -> list[int]:
        """TEP-5.4.14, TEP-6.1.4: unused matching reroll cards of the attacker by order, with a die to throw."""
        if not self.ordered or self.roller != self.attacker or s.order(self.roller) != d.ATTACK:
            return []
        return [
            card for card in s.crew_of(self.roller)
            if d.CREW_TRIGGER[card] == d.ATTACK and not self.used >> card & 1 and showing(self.dice, card)
        ]

    def may_change(self, s: State) -> bool:
        """TEP-DR-8: whether the roller has a sure-fire token or a usable reroll card; the solo pirate has neither."""
        if self.roller >= s.seats:
            return False                                                        # TEP-10.6.1
        return s.sure_fire[self.roller] > 0 or len(self.rerolls(s)) > 0

    def fix(self, s: State) -> int:
        """TEP-6.4.1: the total is final; a defending pirate rolls next, or the outcome follows."""
        total = self.total(s, self.dice)
        s.tell_of("damage", "TEP-6.1.3" if self.roller < s.seats else "TEP-10.6.1", self.roller, total)
        if self.roller != self.attacker:
            return self.give_way(s, self.attack, total)
        if self.target < PIRATE:
            defence = d.DAMAGE[s.merchant_card[self.target]]
            s.tell("merchant_damage", "TEP-6.3.1", self.target, defence)
            return self.give_way(s, total, defence)
        self.attack = total
        self.roller = self.target - PIRATE
        self.dice = []
        self.stage = THROW
        return NEXT

    def give_way(self, s: State, attack: int, defence: int) -> int:
        """The dice are put away, the outcome takes the place of the rolls."""
        s.stack[-1] = Outcome(self.attacker, self.target, attack, defence)
        return CALL


def battle(attacker: int, target: int, ordered: int, extra: int) -> Battle:
    """A fight about to begin."""
    return Battle(
        attacker=attacker, target=target, ordered=ordered, extra=extra, stage=THROW, roller=attacker, dice=[], again=0,
        used=0, attack=0,
    )


def showing(dice: list[int], card: int) -> int:
    """The dice that show one of a card's reroll faces, as a bitmask."""
    faces: i64 = 0
    for at in (card * 2, card * 2 + 1):
        if d.BONUS_KIND[at] == d.REROLL:
            faces |= d.BONUS_FACES[at]
    found: i64 = 0
    for die in range(len(dice)):
        if faces >> dice[die] & 1:
            found |= 1 << die
    return found


# -- the outcome -----------------------------------------------------------------------------------------------------

REWARD: Final = 0
TOKENS: Final = 1


@final
class Outcome(Steps[State]):
    """TEP-6.3, TEP-6.4: the winner's reward and the loser's jostle, then sure-fire tokens for those who did not win."""

    WORDS: ClassVar[Words] = {"stage": ["reward", "tokens", "settled"]}

    def __init__(self, attacker: int, target: int, attack: int, defence: int, stage: int = REWARD) -> None:
        super().__init__(stage)
        self.attacker = attacker
        self.target = target        # as in the battle
        self.attack = attack        # totals
        self.defence = defence

    def step(self, s: State, stage: int) -> int:
        if stage == REWARD:
            self.reward(s)
            return CALL
        if stage == TOKENS:
            self.console(s)
            return CALL
        return DONE

    def loser(self) -> int:
        """The pirate that lost, or NONE: after a tie, or when a merchant did."""
        if self.attack < self.defence:
            return self.attacker
        if self.attack > self.defence and self.target >= PIRATE:
            return self.target - PIRATE
        return NONE

    def reward(self, s: State) -> None:
        """TEP-6.4.4: the winner's reward comes first, so it is pushed last."""
        loser = self.loser()
        if self.attack == self.defence:
            s.tell_of("tied", "TEP-6.3.4" if self.target < PIRATE else "TEP-6.4.3", self.attacker)
        elif self.target < PIRATE and loser == NONE:
            s.tell_of("sank", "TEP-6.3.1", self.attacker, s.merchant_card[self.target])
            s.stack.append(Reset(self.attacker, self.target, s.merchant_card[self.target]))
        elif self.target < PIRATE:
            s.tell_of("beaten", "TEP-6.3.5", self.attacker, s.merchant_card[self.target])
            s.stack.append(basics.Jostle(loser))
        else:
            winner = self.attacker + self.target - PIRATE - loser
            s.stack.append(basics.Jostle(loser))
            if winner < s.seats:
                s.tell_of("duel_won", "TEP-6.4.2", winner)
                basics.promote(s, winner, "TEP-7.5")
            else:
                prize = min(d.MERCHANT_GOLD[s.merchant_card[0]], d.MERCHANT_GOLD[s.merchant_card[1]])
                s.tell_of("duel_won", "TEP-10.6.4", winner)
                basics.gain_gold(s, winner, prize, "TEP-10.6.4")

    def console(self, s: State) -> None:
        """TEP-6.3.4, TEP-6.3.5, TEP-6.4.2, TEP-6.4.3: sure-fire tokens; a beaten solo pirate then flees."""
        loser = self.loser()
        if self.attack == self.defence:
            rule = "TEP-6.3.4" if self.target < PIRATE else "TEP-6.4.3"
            basics.gain_sure_fire(s, self.attacker, rule)
            if self.target >= PIRATE:
                basics.gain_sure_fire(s, self.target - PIRATE, rule)
        elif loser != NONE:
            if loser >= s.seats:
                s.stack.append(basics.SoloRetreat())                            # TEP-10.6.3, TEP-10.6.4
            basics.gain_sure_fire(s, loser, "TEP-6.3.5" if self.target < PIRATE else "TEP-6.4.2")


# -- a sunk merchant -------------------------------------------------------------------------------------------------

LOOT_GOLD: Final = 0
LOOT_CUBE: Final = 1
NEXT_CARD: Final = 2
PORT: Final = 3
NEW_CUBE: Final = 4
LEGEND: Final = 5
RESET: Final = ["loot_gold", "loot_cube", "next_card", "port", "new_cube", "legend", "afloat"]


@final
class Reset(Steps[State]):
    """TEP-6.3.2: a sunk merchant is looted, gets a new card, port and cube; then legend is earned."""

    WORDS: ClassVar[Words] = {"merchant": d.SHIP_IDS, "card": d.MERCHANT_IDS, "stage": RESET}

    def __init__(self, pirate: int, merchant: int, card: int, stage: int = LOOT_GOLD) -> None:
        super().__init__(stage)
        self.pirate = pirate
        self.merchant = merchant
        self.card = card        # the card that was sunk

    def step(self, s: State, stage: int) -> int:
        if stage == LOOT_GOLD:
            basics.gain_gold(s, self.pirate, d.MERCHANT_GOLD[self.card], "TEP-6.3.2a")
        elif stage == LOOT_CUBE:
            self.loot(s)
        elif stage == NEXT_CARD:
            choice = self.next_cards(s)
            if len(choice) > 1:
                return ASK
            if choice:
                self.lay(s, v.turn_up_merchant_card(choice[0]))
            return NEXT
        elif stage == PORT:
            ports = far_ports(s.ship[self.pirate])
            if len(ports) > 1:
                return ASK
            self.moor(s, ports[0])
            return NEXT
        elif stage == NEW_CUBE:
            s.stack.append(basics.Delivery(self.merchant))
        elif stage == LEGEND and self.pirate < s.seats <= d.LEGEND_UP_TO[self.card]:  # TEP-6.3.6, TEP-10.1.7
            basics.promote(s, self.pirate, "TEP-6.3.2e")
        else:
            return DONE
        return CALL

    def asked(self, s: State) -> int:
        if self.stage == NEXT_CARD:
            return CHANCE
        return self.pirate if self.pirate < s.seats else 0

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == NEXT_CARD:
            return self.next_cards(s)
        return [v.pick(d.PORTS[port]) for port in far_ports(s.ship[self.pirate])]

    def answer(self, s: State, seat: int, action: int) -> None:
        self.stage += 1
        if seat == CHANCE:
            self.lay(s, v.turn_up_merchant_card(action))
        else:
            self.moor(s, d.PORTS.index(v.pick_cell(action)))

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("port", "TEP-6.3.2c" if self.pirate < s.seats else "TEP-10.6.3", [self.merchant])

    def loot(self, s: State) -> None:
        """TEP-6.3.2a: its cube is taken aboard, or another one makes room."""
        good = s.merchant_cube[self.merchant]
        s.merchant_cube[self.merchant] = NONE
        s.tell_of("looted", "TEP-6.3.2a", self.pirate, good)
        s.stack.append(basics.Load(self.pirate, 0, [good]))

    def next_cards(self, s: State) -> list[int]:
        """TEP-6.3.2b, TEP-6.3.3: the cards that may come up: those of the lowest class left; none after an eight."""
        if d.DAMAGE[self.card] == d.LASTING:
            return []
        left = [card for card in range(d.MERCHANTS) if s.merchant_deck >> card & 1]
        return [v.turn_up(card) for card in left if d.DAMAGE[card] == d.DAMAGE[left[0]]]

    def lay(self, s: State, card: int) -> None:
        """Put the next card into the slot."""
        s.merchant_deck &= ~(1 << card)
        s.merchant_card[self.merchant] = card
        s.tell("new_merchant", "TEP-6.3.2b", self.merchant, card)

    def moor(self, s: State, port: int) -> None:
        """TEP-6.3.2c: the ship goes to a port, bow towards the other one."""
        s.merchant_at[self.merchant] = d.PORTS[port]
        s.merchant_to[self.merchant] = 1 - port
        s.tell("moored", "TEP-6.3.2c", self.merchant, d.PORTS[port])


def far_ports(cell: int) -> list[int]:
    """The port farther from a cell; both on a tie."""
    first = d.DISTANCE[cell * d.CELLS + d.PORTS[0]]
    second = d.DISTANCE[cell * d.CELLS + d.PORTS[1]]
    if first == second:
        return [0, 1]
    return [0] if first > second else [1]
