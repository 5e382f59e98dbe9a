"""P7-7: the turns of the seven characters."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CALL, CHANCE, DONE, NONE, Frame
from quarterdeck.core.events import Telling
from quarterdeck.games.pirates_of_the_7_seas.actions import (
    BUY,
    DECLINE,
    DRAW,
    END_TURN,
    FLAG,
    MOST_OPTIONS,
    NEGOTIATE,
    PLAY,
    SELL,
    SELL_KIND,
    STOP,
    buy,
    deal,
    flag,
    play,
    sell,
    sell_kind,
)
from quarterdeck.games.pirates_of_the_7_seas.data import (
    CAPTAIN,
    CARTOGRAPHER,
    CHESTS_PER_GUARD,
    CONVOY_CARDS,
    CURSE_CARDS,
    GOODS,
    GOVERNOR,
    GOVERNOR_SKULLS,
    ISLANDER,
    MERCHANT,
    MISTAKE_SKULLS,
    NATIONS,
    PORT_CARDS,
    PRIVILEGE,
    PRIVILEGE_FIRST,
    ROUNDS_AFTER,
    SHAMAN,
    SHIP_PRICE,
    SHIPS,
    SHIPWRIGHT,
    cards_of,
)
from quarterdeck.games.pirates_of_the_7_seas.effects import strike
from quarterdeck.games.pirates_of_the_7_seas.flow.guards import (
    adjust,
    earn_yin_yang,
    join_fleet,
    privilege_level,
    take_skulls,
)
from quarterdeck.games.pirates_of_the_7_seas.flow.loot import DRAWING, Loot
from quarterdeck.games.pirates_of_the_7_seas.flow.raid import COMMIT, Raid
from quarterdeck.games.pirates_of_the_7_seas.flow.rituals import is_ritual, negotiations, perform, rituals
from quarterdeck.games.pirates_of_the_7_seas.scoring import proceeds
from quarterdeck.games.pirates_of_the_7_seas.state import DECLINE_FREE, EXTRA_CARDS_FORCED, NOT_DRAWN, State

BEFORE: Final = 0       # the action has not been carried out
AFTER: Final = 1        # it has
MORE: Final = 2         # in the middle of it: further cards, or a sale asked kind by kind
OVER: Final = 3

MISTAKE_RULES: Final[list[str]] = [
    "P7-7.1.4", "P7-7.2.3", "P7-7.3.9", "P7-7.4.2", "P7-7.5.2", "P7-7.6.6", "P7-7.7.3",
]       # by character
NOTHING: Final[list[int]] = []
ENDING: Final[list[int]] = [END_TURN]


def privilege(s: State, seat: int, character: int) -> int:
    """P7-13: how much of its privilege the character brings the seat."""
    level = privilege_level(s, seat)
    if level == 0:
        return 0
    return PRIVILEGE[character] if level == 1 else PRIVILEGE_FIRST[character]


def err(s: State, seat: int, character: int) -> None:
    """P7-6.4.1: the action was not carried out."""
    s.tell("erred", MISTAKE_RULES[character], seat, character)
    take_skulls(s, seat, MISTAKE_SKULLS[character], "P7-6.4.1")


class MenuTurn(Frame[State]):
    """P7-6.5.2: a turn with rituals. The action, rituals before and after it, then the end of the turn."""

    def __init__(self, seat: int, stage: int) -> None:
        self.seat = seat
        self.stage = stage

    def character(self) -> int:
        """Whose turn it is."""
        raise NotImplementedError

    def deeds(self, s: State) -> list[int]:
        """The ways to carry out the action."""
        raise NotImplementedError

    def act(self, s: State, action: int) -> None:
        """Carry out the action."""
        raise NotImplementedError

    def default_deed(self, s: State) -> int:
        """The first of the deeds, unless the specification says otherwise."""
        return self.deeds(s)[0]

    def advance(self, s: State) -> int:
        if self.stage == OVER or (self.stage == AFTER and not rituals(s, self.seat)):     # P7-6.5.2: ends by itself
            return DONE
        return ASK

    def waiting(self, s: State) -> list[int]:
        return [self.seat]

    def asked(self, s: State) -> int:
        return self.seat

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == BEFORE:
            return self.deeds(s) + rituals(s, seat) + ENDING
        if self.stage == MORE:
            return self.deeds(s)                                                # P7-12.3: no ritual in the middle
        return rituals(s, seat) + ENDING

    def default(self, s: State, seat: int) -> int:
        """P7-19.10: act if that is possible, no rituals."""
        if self.stage == MORE or (self.stage == BEFORE and self.deeds(s)):
            return self.default_deed(s)
        return END_TURN

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == END_TURN:
            if self.stage == BEFORE:
                self.decline(s)
            self.stage = OVER
        elif is_ritual(action):
            perform(s, seat, action)
        else:
            self.act(s, action)

    def decline(self, s: State) -> None:
        """P7-6.4.1; where the table plays so, declining a possible action is free (P7-A8)."""
        character = self.character()
        if s.house & DECLINE_FREE and character != MERCHANT and self.deeds(s):
            s.tell("declined_free", "P7-6.4.1", self.seat, character)
        else:
            err(s, self.seat, character)

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if is_ritual(action) and self.stage != MORE:
            same = action & 255 == NEGOTIATE and action >> 8 & 255 == action >> 16 & 255
            return Telling("same_kind" if same else "no_yin_yang", "P7-12.2", [])
        if self.stage == AFTER and action & 255 in (BUY, FLAG, SELL, SELL_KIND, DRAW):
            return Telling("acted", "P7-6.5.2", [])
        return Telling("not_now", "P7-6.5.2", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        """What an answer is sure to bring: a skull, or chests."""
        if action == END_TURN:
            free = s.house & DECLINE_FREE and self.character() != MERCHANT and self.deeds(s)
            return None if self.stage == AFTER or free else Telling("costs_skull", "P7-6.4.1", [])
        if action & 255 == NEGOTIATE:
            return brings(s, seat, s.demand(action >> 8 & 255) + s.demand(action >> 16 & 255))
        return None


def brings(s: State, seat: int, chests: int) -> Telling:
    """The note of an answer that brings chests, and perhaps ties up another ship."""
    if (s.chests[seat] + chests) // CHESTS_PER_GUARD > s.duty(seat):
        return Telling("brings_guard", "P7-10.1", [chests])
    return Telling("brings_chests", "P7-7.6.2", [chests])


PURCHASES: Final[list[list[int]]] = [[buy(ships) for ships in range(1, most + 1)] for most in range(SHIPS + 1)]


@final
class ShipwrightTurn(MenuTurn):
    """P7-7.1: buy ships from the reserve."""

    def clone(self) -> "ShipwrightTurn":
        return ShipwrightTurn(self.seat, self.stage)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "shipwright", "seat": self.seat, "stage": self.stage}

    def character(self) -> int:
        return SHIPWRIGHT

    def deeds(self, s: State) -> list[int]:
        return PURCHASES[min(s.reserve[self.seat], s.chests[self.seat] // SHIP_PRICE)]       # P7-7.1.2, P7-A29

    def act(self, s: State, action: int) -> None:
        seat = self.seat
        ships = action >> 8
        s.chests[seat] -= ships * SHIP_PRICE
        join_fleet(s, seat, ships)
        s.tell("bought", "P7-7.1.1", seat, ships)
        free = min(privilege(s, seat, SHIPWRIGHT), s.reserve[seat])             # P7-7.1.5
        if free > 0:
            join_fleet(s, seat, free)
            s.tell("free_ships", "P7-7.1.5", seat, free)
        adjust(s, seat)                                                         # P7-7.1.3
        self.stage = AFTER

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == AFTER:
            return Telling("after_action", "P7-6.5.2", [])
        return Telling("shipwright", "P7-7.1.1", [s.reserve[seat], s.chests[seat]])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if action & 255 == BUY and self.stage == BEFORE:
            return Telling("too_many_ships", "P7-7.1.2", [min(s.reserve[seat], s.chests[seat] // SHIP_PRICE)])
        return MenuTurn.refusal(self, s, seat, action)

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if action & 255 == BUY:
            after = (s.chests[seat] - (action >> 8) * SHIP_PRICE) // CHESTS_PER_GUARD
            return Telling("frees_guard", "P7-7.1.3", []) if after < s.guards[seat] else None
        return MenuTurn.note(self, s, seat, action)


FLAGS: Final[list[list[int]]] = [
    [flag(nation) for nation in range(NATIONS) if free >> nation & 1] for free in range(1 << NATIONS)
]


@final
class GovernorTurn(MenuTurn):
    """P7-7.2: a skull, a corsair token, and the whole reserve for nothing."""

    def clone(self) -> "GovernorTurn":
        return GovernorTurn(self.seat, self.stage)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "governor", "seat": self.seat, "stage": self.stage}

    def character(self) -> int:
        return GOVERNOR

    def deeds(self, s: State) -> list[int]:
        return FLAGS[s.free_flags()]                                            # P7-7.2.2; P7-A30: reserve or not

    def act(self, s: State, action: int) -> None:
        seat = self.seat
        nation = action >> 8
        s.corsairs[seat] |= 1 << nation
        s.tell("flagged", "P7-7.2.1", seat, nation)
        take_skulls(s, seat, GOVERNOR_SKULLS, "P7-7.2.1")
        ships = s.reserve[seat]
        if ships > 0:
            join_fleet(s, seat, ships)
            s.tell("reserve_joined", "P7-7.2.1", seat, ships)
        returned = min(privilege(s, seat, GOVERNOR), s.skulls[seat])            # P7-7.2.4, P7-A31
        if returned > 0:
            s.skulls[seat] -= returned
            s.tell("skull_returned", "P7-7.2.4", seat, returned)
        adjust(s, seat)
        self.stage = AFTER

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == AFTER:
            return Telling("after_action", "P7-6.5.2", [])
        return Telling("governor", "P7-7.2.1", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if action & 255 == FLAG and self.stage == BEFORE:
            return Telling("flag_taken", "P7-7.2.2", [action >> 8 & 255])
        return MenuTurn.refusal(self, s, seat, action)


SALES: Final[list[list[int]]] = [[] for _ in range(4096)]      # every sale of a cargo, written down when first asked


def sales(rum: int, coffee: int, fruit: int) -> list[int]:
    """Every non-empty part of a cargo, the largest first."""
    index = rum << 8 | coffee << 4 | fruit
    found = SALES[index]
    if not found and index > 0:
        found = [
            sell(a, b, c) for a in range(rum, -1, -1) for b in range(coffee, -1, -1) for c in range(fruit, -1, -1)
            if a + b + c > 0
        ]
        SALES[index] = found
    return found


@final
class MerchantTurn(MenuTurn):
    """P7-7.6: sell goods; three of a kind bring the port's demand."""

    def __init__(self, seat: int, stage: int, picked: list[int]) -> None:
        super().__init__(seat, stage)
        self.picked = picked    # of a sale asked kind by kind: the numbers so far

    def clone(self) -> "MerchantTurn":
        return MerchantTurn(self.seat, self.stage, self.picked.copy())

    def to_json(self) -> dict[str, Any]:
        return {"frame": "merchant", "seat": self.seat, "stage": self.stage, "picked": self.picked.copy()}

    def character(self) -> int:
        return MERCHANT

    def is_large(self, s: State) -> bool:
        """P7-6.5.3: whether there are too many sales to list them at once."""
        at = self.seat * GOODS
        menu = rituals(s, self.seat)
        every = (s.goods[at] + 1) * (s.goods[at + 1] + 1) * (s.goods[at + 2] + 1) - 1
        return every + len(menu) + 1 > MOST_OPTIONS

    def deeds(self, s: State) -> list[int]:
        at = self.seat * GOODS
        if self.stage == BEFORE and not self.is_large(s):
            return sales(s.goods[at], s.goods[at + 1], s.goods[at + 2])
        good = len(self.picked)
        while s.goods[at + good] == 0:
            good += 1
        rest = sum(s.goods[at + good + 1 : at + GOODS])
        least = 1 if rest == 0 and not any(self.picked) else 0                  # P7-6.5.3: something must be sold
        return [sell_kind(good, number) for number in range(s.goods[at + good], least - 1, -1)]

    def act(self, s: State, action: int) -> None:
        if action & 255 == SELL:
            self.sell(s, action >> 8 & 255, action >> 16 & 255, action >> 24 & 255)
            return
        good = action >> 8 & 255
        while len(self.picked) < good:
            self.picked.append(0)
        self.picked.append(action >> 16)
        self.stage = MORE
        at = self.seat * GOODS
        if not any(s.goods[at + good + 1 : at + GOODS]):
            sold = [*self.picked, 0, 0]
            self.picked = []
            self.sell(s, sold[0], sold[1], sold[2])

    def sell(self, s: State, rum: int, coffee: int, fruit: int) -> None:
        """P7-7.6.1, P7-7.6.4, P7-7.6.5: goods out, chests and privilege in, then the guards."""
        seat = self.seat
        chests = proceeds(s, rum, coffee, fruit)
        discharge(s, seat, rum, coffee, fruit)
        s.chests[seat] += chests
        s.tell("sold", "P7-7.6.1", seat, rum, coffee, fruit, chests)
        extra = privilege(s, seat, MERCHANT)
        if extra > 0:
            s.chests[seat] += extra
            s.tell("gained_chests", "P7-7.6.4", seat, extra)
        adjust(s, seat)
        self.stage = AFTER

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == AFTER:
            return Telling("after_action", "P7-6.5.2", [])
        if self.stage == MORE or (s.cargo(seat) > 0 and self.is_large(s)):
            return Telling("merchant_kind", "P7-6.5.3", [self.deeds(s)[0] >> 8 & 255])
        return Telling("merchant", "P7-7.6.1", [s.port()])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if action & 255 in (SELL, SELL_KIND) and self.stage == BEFORE:
            return Telling("not_owned", "P7-7.6.1", [])
        return MenuTurn.refusal(self, s, seat, action)

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if action & 255 == SELL:
            return brings(s, seat, proceeds(s, action >> 8 & 255, action >> 16 & 255, action >> 24 & 255)
                          + privilege(s, seat, MERCHANT))
        return MenuTurn.note(self, s, seat, action)


def discharge(s: State, seat: int, rum: int, coffee: int, fruit: int) -> None:
    """Goods leave the ships for the discard pile."""
    at = seat * GOODS
    s.goods[at] -= rum
    s.goods[at + 1] -= coffee
    s.goods[at + 2] -= fruit
    s.loot_discard[0] += rum
    s.loot_discard[1] += coffee
    s.loot_discard[2] += fruit


DRAWS: Final[list[int]] = [DRAW]
DRAW_OR_STOP: Final[list[int]] = [DRAW, STOP]


@final
class CartographerTurn(MenuTurn):
    """P7-7.7: draw an adventure card, and more of them by privilege."""

    def __init__(self, seat: int, stage: int, extra: int) -> None:
        super().__init__(seat, stage)
        self.extra = extra      # cards that the privilege still allows

    def clone(self) -> "CartographerTurn":
        return CartographerTurn(self.seat, self.stage, self.extra)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "cartographer", "seat": self.seat, "stage": self.stage, "extra": self.extra}

    def character(self) -> int:
        return CARTOGRAPHER

    def advance(self, s: State) -> int:
        if self.stage == MORE:                                                  # P7-7.7.4
            if self.extra == 0 or s.deck == 0:
                self.stage = AFTER
            elif s.house & EXTRA_CARDS_FORCED:                                  # P7-A10
                self.extra -= 1
                s.stack.append(Drawing(self.seat, 0))
                return CALL
        return MenuTurn.advance(self, s)

    def deeds(self, s: State) -> list[int]:
        if self.stage == MORE:
            return DRAW_OR_STOP
        return DRAWS if s.deck else NOTHING                                     # P7-7.7.3

    def default_deed(self, s: State) -> int:
        return STOP if self.stage == MORE else DRAW                             # P7-19.10: no extra cards

    def act(self, s: State, action: int) -> None:
        if action == STOP:
            self.stage = AFTER
            return
        if self.stage == BEFORE:
            self.extra = privilege(s, self.seat, CARTOGRAPHER)
            self.stage = MORE
        else:
            self.extra -= 1
        s.stack.append(Drawing(self.seat, 0))

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == AFTER:
            return Telling("after_action", "P7-6.5.2", [])
        if self.stage == MORE:
            return Telling("more_cards", "P7-7.7.4", [self.extra])
        return Telling("cartographer", "P7-7.7.1", [])


@final
class Drawing(Frame[State]):
    """P7-7.7.1, P7-7.7.2: the top adventure card goes to a hand; the last-round card is laid open and replaced."""

    def __init__(self, seat: int, drawn: int) -> None:
        self.seat = seat
        self.drawn = drawn      # 1 when it is done

    def clone(self) -> "Drawing":
        return Drawing(self.seat, self.drawn)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "drawing", "seat": self.seat, "drawn": self.drawn}

    def advance(self, s: State) -> int:
        if self.drawn:
            return DONE
        if s.above == 0:
            turn_up_last_round(s, self.seat)
        return ASK if s.deck else DONE

    def waiting(self, s: State) -> list[int]:
        return [CHANCE]

    def asked(self, s: State) -> int:
        return CHANCE

    def options(self, s: State, seat: int) -> list[int]:
        return [deal(card) for card in cards_of(s.deck)]

    def answer(self, s: State, seat: int, action: int) -> None:
        card = action >> 8
        self.drawn = 1
        s.deck &= ~(1 << card)
        if s.above > 0:
            s.above -= 1
        s.hands[self.seat] |= 1 << card
        s.whisper(1 << self.seat, 0b10, "drew_card", "P7-7.7.1", self.seat, card)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("chance", "P7-7.7.1", [])


def turn_up_last_round(s: State, seat: int) -> None:
    """P7-14.1: this round is played to its end and three more follow; P7-14.9.1: unless the countdown runs already."""
    s.above = NONE
    if s.rounds_left == NOT_DRAWN:
        s.rounds_left = ROUNDS_AFTER + 1
        s.tell("last_round", "P7-7.7.2", seat, ROUNDS_AFTER)
    else:
        s.tell("last_round_late", "P7-14.9.1")


class CardTurn(Frame[State]):
    """A turn that plays an adventure card or declines. That nobody learns why, even a forced answer stays secret."""

    def __init__(self, seat: int, stage: int) -> None:
        self.seat = seat
        self.stage = stage

    def character(self) -> int:
        """Whose turn it is."""
        raise NotImplementedError

    def fitting(self) -> int:
        """The cards that the character plays, as a bitmask."""
        raise NotImplementedError

    def act(self, s: State, card: int) -> None:
        """Carry out the action with a card."""
        raise NotImplementedError

    def advance(self, s: State) -> int:
        return ASK if self.stage == BEFORE else DONE

    def waiting(self, s: State) -> list[int]:
        return [self.seat]

    def asked(self, s: State) -> int:
        return self.seat

    def options(self, s: State, seat: int) -> list[int]:
        found: list[int] = [play(card) for card in cards_of(s.hands[seat] & self.fitting())]
        found.append(DECLINE)
        return found

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == DECLINE:
            self.stage = OVER
            err(s, seat, self.character())
            return
        card = action >> 8
        s.hands[seat] &= ~(1 << card)
        self.stage = AFTER
        self.act(s, card)

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        rule = MISTAKE_RULES[self.character()]
        if action & 255 != PLAY:
            return Telling("not_now", rule, [])
        card = action >> 8 & 255
        return Telling("wrong_card" if s.hands[seat] >> card & 1 else "not_in_hand", rule, [card])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        """Declining costs a skull."""
        return Telling("costs_skull", "P7-6.4.1", []) if action == DECLINE else None

    def hides_askee(self, s: State) -> bool:
        """P7-18.3: that no card fits is secret."""
        return True


@final
class CaptainTurn(CardTurn):
    """P7-7.3: play a convoy; the raid follows, then the privilege."""

    def clone(self) -> "CaptainTurn":
        return CaptainTurn(self.seat, self.stage)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "captain", "seat": self.seat, "stage": self.stage}

    def character(self) -> int:
        return CAPTAIN

    def fitting(self) -> int:
        return CONVOY_CARDS

    def advance(self, s: State) -> int:
        if self.stage == AFTER:                                                 # P7-7.3.8: after the loot
            self.stage = OVER
            extra = privilege(s, self.seat, CAPTAIN)
            if extra > 0:
                earn_yin_yang(s, self.seat, extra, "P7-7.3.8")
        return ASK if self.stage == BEFORE else DONE

    def act(self, s: State, card: int) -> None:
        s.played.append(card)
        s.tell("convoy", "P7-7.3.1", self.seat, card)
        s.stack.append(Raid(self.seat, card, COMMIT, 0, [0] * s.seats))

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("captain", "P7-7.3.1", [])


@final
class IslanderTurn(CardTurn):
    """P7-7.4: open a new port; the privilege is loot."""

    def clone(self) -> "IslanderTurn":
        return IslanderTurn(self.seat, self.stage)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "islander", "seat": self.seat, "stage": self.stage}

    def character(self) -> int:
        return ISLANDER

    def fitting(self) -> int:
        return PORT_CARDS

    def act(self, s: State, card: int) -> None:
        s.ports.append(card)
        s.tell("port", "P7-7.4.1", self.seat, card)
        cards = privilege(s, self.seat, ISLANDER)
        if cards > 0:                                                           # P7-7.4.3
            s.stack.append(Loot(self.seat, DRAWING, cards, [0, 0, 0]))

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("islander", "P7-7.4.1", [s.port()])


@final
class ShamanTurn(CardTurn):
    """P7-7.5: cast a curse on everybody; the privilege spares own ships."""

    def clone(self) -> "ShamanTurn":
        return ShamanTurn(self.seat, self.stage)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "shaman", "seat": self.seat, "stage": self.stage}

    def character(self) -> int:
        return SHAMAN

    def fitting(self) -> int:
        return CURSE_CARDS

    def act(self, s: State, card: int) -> None:
        s.played.append(card)
        s.tell("curse", "P7-7.5.1", self.seat, card)
        strike(s, self.seat, card, privilege(s, self.seat, SHAMAN))

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("shaman", "P7-7.5.1", [])


def turn_of(seat: int, character: int) -> Frame[State]:
    """The turn of a seat that chose a character."""
    if character == SHIPWRIGHT:
        return ShipwrightTurn(seat, BEFORE)
    if character == GOVERNOR:
        return GovernorTurn(seat, BEFORE)
    if character == CAPTAIN:
        return CaptainTurn(seat, BEFORE)
    if character == ISLANDER:
        return IslanderTurn(seat, BEFORE)
    if character == SHAMAN:
        return ShamanTurn(seat, BEFORE)
    if character == MERCHANT:
        return MerchantTurn(seat, BEFORE, [])
    return CartographerTurn(seat, BEFORE, 0)


def is_possible(s: State, seat: int, character: int) -> bool:
    """Whether a seat could carry out a character's action at this moment."""
    if character == SHIPWRIGHT:
        return s.reserve[seat] > 0 and s.chests[seat] >= SHIP_PRICE
    if character == GOVERNOR:
        return s.free_flags() != 0
    if character == CAPTAIN:
        return s.hands[seat] & CONVOY_CARDS != 0
    if character == ISLANDER:
        return s.hands[seat] & PORT_CARDS != 0
    if character == SHAMAN:
        return s.hands[seat] & CURSE_CARDS != 0
    if character == MERCHANT:
        return s.cargo(seat) > 0
    return s.deck != 0


def is_hopeless(s: State, seat: int, character: int) -> bool:
    """P7-6.4.1: whether a seat that chooses the character is sure not to carry out its action in this round."""
    if is_possible(s, seat, character):
        return False
    if character == SHIPWRIGHT:                                                 # P7-7.1.6: a Negotiation may pay
        return s.reserve[seat] == 0 or not negotiations(s, seat)
    if character == MERCHANT:                                                   # P7-6.2.1: raids and curses come before
        return not any(hand for other, hand in enumerate(s.hands) if other != seat)
    return True
