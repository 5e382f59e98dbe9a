"""P7-7: the turns of the seven characters."""

from typing import ClassVar, Final, final

from quarterdeck.core.frames import ASK, CALL, DONE, NONE, Draw, Frame, Prompt, Question, Telling, Words, verb_of
from quarterdeck.games.pirates_of_the_7_seas import actions as a, data as d, scoring, state as t, verbs as v
from quarterdeck.games.pirates_of_the_7_seas.effects import strike
from quarterdeck.games.pirates_of_the_7_seas.flow.guards import adjust, discard, earn_yin_yang, join_fleet, take_skulls
from quarterdeck.games.pirates_of_the_7_seas.flow.loot import DRAWING, Loot
from quarterdeck.games.pirates_of_the_7_seas.flow.raid import COMMIT, Raid
from quarterdeck.games.pirates_of_the_7_seas.flow.rituals import is_ritual, negotiations, perform, rituals
from quarterdeck.games.pirates_of_the_7_seas.state import State

BEFORE: Final = 0       # the action has not been carried out
AFTER: Final = 1        # it has
MORE: Final = 2         # in the middle of it: further cards, or a sale asked kind by kind
OVER: Final = 3
TURN: Final = ["before", "after", "more", "over"]

MISTAKE_RULES: Final[list[str]] = [
    "P7-7.1.4", "P7-7.2.3", "P7-7.3.9", "P7-7.4.2", "P7-7.5.2", "P7-7.6.6", "P7-7.7.3",
]       # by character
NOTHING: Final[list[int]] = []
ENDING: Final[list[int]] = [v.END_TURN]


def err(s: State, seat: int, character: int) -> None:
    """P7-6.4.1: the action was not carried out."""
    s.tell("erred", MISTAKE_RULES[character], seat, character)
    take_skulls(s, seat, d.MISTAKE_SKULLS[character], "P7-6.4.1")


class Turn(Question[State]):
    """The turn of a seat that has chosen a character."""

    WORDS: ClassVar[Words] = {"stage": TURN}
    CHARACTER: ClassVar[int] = NONE

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__(seat)
        self.stage = stage


class MenuTurn(Turn):
    """P7-6.5.2: a turn with rituals. The action, rituals before and after it, then the end of the turn."""

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
        if self.stage == OVER or (self.stage == AFTER and not rituals(s, self.seat)):  # P7-6.5.2: ends by itself
            return DONE
        return ASK

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
        return v.END_TURN

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == v.END_TURN:
            if self.stage == BEFORE:
                self.decline(s)
            self.stage = OVER
        elif is_ritual(action):
            perform(s, seat, action)
        else:
            self.act(s, action)

    def decline(self, s: State) -> None:
        """P7-6.4.1; where the table plays so, declining a possible action is free (P7-A8)."""
        character = self.CHARACTER
        if s.house & t.DECLINE_FREE and character != d.MERCHANT and self.deeds(s):
            s.tell("declined_free", "P7-6.4.1", self.seat, character)
        else:
            err(s, self.seat, character)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("after_action", "P7-6.5.2", []) if self.stage == AFTER else self.question(s)

    def question(self, s: State) -> Telling:
        """What is asked before the action is carried out, or in the middle of it."""
        raise NotImplementedError

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if is_ritual(action) and self.stage != MORE:
            same = verb_of(action) == v.NEGOTIATE and v.negotiate_one(action) == v.negotiate_other(action)
            return Telling("same_kind" if same else "no_yin_yang", "P7-12.2", [])
        if self.stage == AFTER and verb_of(action) in (v.BUY, v.FLAG, v.SELL, v.SELL_KIND, v.DRAW):
            return Telling("acted", "P7-6.5.2", [])
        return Telling("not_now", "P7-6.5.2", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        """What an answer is sure to bring: a skull, or chests."""
        if action == v.END_TURN:
            free = s.house & t.DECLINE_FREE and self.CHARACTER != d.MERCHANT and self.deeds(s)
            return None if self.stage == AFTER or free else Telling("costs_skull", "P7-6.4.1", [])
        if verb_of(action) == v.NEGOTIATE:
            return brings(s, seat, s.demand(v.negotiate_one(action)) + s.demand(v.negotiate_other(action)))
        if action == v.DOUBLE_HOLD:
            return Telling("widens_hold", "P7-12.6", [])
        return Telling("saves_ship", "P7-12.7", []) if action == v.UNSINKABLE else None


def brings(s: State, seat: int, chests: int) -> Telling:
    """The note of an answer that brings chests, and perhaps ties up more ships."""
    guards = (s.chests[seat] + chests) // d.CHESTS_PER_GUARD - s.duty(seat)
    if guards > 0:
        return Telling("brings_guard", "P7-10.1", [chests, guards])
    return Telling("brings_chests", "P7-7.6.2", [chests])


PURCHASES: Final[list[list[int]]] = [[v.buy(ships) for ships in range(1, most + 1)] for most in range(d.SHIPS + 1)]


@final
class Shipwright(MenuTurn):
    """P7-7.1: buy ships from the reserve."""

    CHARACTER: ClassVar[int] = d.SHIPWRIGHT

    def deeds(self, s: State) -> list[int]:
        return PURCHASES[min(s.reserve[self.seat], s.chests[self.seat] // d.SHIP_PRICE)]  # P7-7.1.2, P7-A29

    def act(self, s: State, action: int) -> None:
        seat = self.seat
        ships = v.buy_ships(action)
        s.chests[seat] -= ships * d.SHIP_PRICE
        join_fleet(s, seat, ships)
        s.tell("bought", "P7-7.1.1", seat, ships)
        free = min(s.privilege(seat, d.SHIPWRIGHT), s.reserve[seat])           # P7-7.1.5
        if free > 0:
            join_fleet(s, seat, free)
            s.tell("free_ships", "P7-7.1.5", seat, free)
        adjust(s, seat)                                                         # P7-7.1.3
        self.stage = AFTER

    def question(self, s: State) -> Telling:
        return Telling("shipwright", "P7-7.1.1", [s.reserve[self.seat], s.chests[self.seat]])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if verb_of(action) == v.BUY and self.stage == BEFORE:
            return Telling("too_many_ships", "P7-7.1.2", [min(s.reserve[seat], s.chests[seat] // d.SHIP_PRICE)])
        return MenuTurn.refusal(self, s, seat, action)

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if verb_of(action) == v.BUY:
            after = (s.chests[seat] - v.buy_ships(action) * d.SHIP_PRICE) // d.CHESTS_PER_GUARD
            return Telling("frees_guard", "P7-7.1.3", []) if after < s.guards[seat] else None
        return MenuTurn.note(self, s, seat, action)


FLAGS: Final[list[list[int]]] = [
    [v.flag(nation) for nation in range(d.NATIONS) if free >> nation & 1] for free in range(1 << d.NATIONS)
]


@final
class Governor(MenuTurn):
    """P7-7.2: a skull, a corsair token, and the whole reserve for nothing."""

    CHARACTER: ClassVar[int] = d.GOVERNOR

    def deeds(self, s: State) -> list[int]:
        return FLAGS[s.free_flags()]                                            # P7-7.2.2; P7-A30: reserve or not

    def act(self, s: State, action: int) -> None:
        seat = self.seat
        nation = v.flag_nation(action)
        s.corsairs[seat] |= 1 << nation
        s.tell("flagged", "P7-7.2.1", seat, nation)
        take_skulls(s, seat, d.GOVERNOR_SKULLS, "P7-7.2.1")
        ships = s.reserve[seat]
        if ships > 0:
            join_fleet(s, seat, ships)
            s.tell("reserve_joined", "P7-7.2.1", seat, ships)
        returned = min(s.privilege(seat, d.GOVERNOR), s.skulls[seat])          # P7-7.2.4, P7-A31
        if returned > 0:
            s.skulls[seat] -= returned
            s.tell("skull_returned", "P7-7.2.4", seat, returned)
        adjust(s, seat)
        self.stage = AFTER

    def question(self, s: State) -> Telling:
        return Telling("governor", "P7-7.2.1", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if verb_of(action) == v.FLAG and self.stage == BEFORE:
            return Telling("flag_taken", "P7-7.2.2", [v.flag_nation(action)])
        return MenuTurn.refusal(self, s, seat, action)


SALES: Final[list[list[int]]] = [[] for _ in range(4096)]      # every sale of a cargo, written down when first asked


def sales(rum: int, coffee: int, fruit: int) -> list[int]:
    """Every non-empty part of a cargo, the largest first."""
    index = rum << 8 | coffee << 4 | fruit
    found = SALES[index]
    if not found and index > 0:
        found = [
            v.sell(a, b, c) for a in range(rum, -1, -1) for b in range(coffee, -1, -1) for c in range(fruit, -1, -1)
            if a + b + c > 0
        ]
        SALES[index] = found
    return found


@final
class Merchant(MenuTurn):
    """P7-7.6: sell goods; three of a kind bring the port's demand."""

    CHARACTER: ClassVar[int] = d.MERCHANT

    def __init__(self, seat: int, stage: int, picked: list[int]) -> None:
        super().__init__(seat, stage)
        self.picked = picked    # of a sale asked kind by kind: the numbers so far

    def is_large(self, s: State) -> bool:
        """P7-6.5.3: whether there are too many sales to list them at once."""
        at = self.seat * d.GOODS
        menu = rituals(s, self.seat)
        every = (s.goods[at] + 1) * (s.goods[at + 1] + 1) * (s.goods[at + 2] + 1) - 1
        return every + len(menu) + 1 > a.MOST_OPTIONS

    def deeds(self, s: State) -> list[int]:
        at = self.seat * d.GOODS
        if self.stage == BEFORE and not self.is_large(s):
            return sales(s.goods[at], s.goods[at + 1], s.goods[at + 2])
        good = len(self.picked)
        while s.goods[at + good] == 0:
            good += 1
        rest = sum(s.goods[at + good + 1 : at + d.GOODS])
        least = 1 if rest == 0 and not any(self.picked) else 0                  # P7-6.5.3: something must be sold
        return [v.sell_kind(good, number) for number in range(s.goods[at + good], least - 1, -1)]

    def act(self, s: State, action: int) -> None:
        if verb_of(action) == v.SELL:
            self.sell(s, v.sell_rum(action), v.sell_coffee(action), v.sell_fruit(action))
            return
        good = v.sell_kind_loot(action)
        while len(self.picked) < good:
            self.picked.append(0)
        self.picked.append(v.sell_kind_count(action))
        self.stage = MORE
        at = self.seat * d.GOODS
        if not any(s.goods[at + good + 1 : at + d.GOODS]):
            sold = [*self.picked, 0, 0]
            self.picked = []
            self.sell(s, sold[0], sold[1], sold[2])

    def sell(self, s: State, rum: int, coffee: int, fruit: int) -> None:
        """P7-7.6.1, P7-7.6.4, P7-7.6.5: goods out, chests and privilege in, then the guards."""
        seat = self.seat
        sell(s, seat, rum, coffee, fruit, "P7-7.6.1")
        extra = s.privilege(seat, d.MERCHANT)
        if extra > 0:
            s.chests[seat] += extra
            s.tell("gained_chests", "P7-7.6.4", seat, extra)
        adjust(s, seat)
        self.stage = AFTER

    def question(self, s: State) -> Telling:
        if self.stage == MORE or (s.cargo(self.seat) > 0 and self.is_large(s)):
            return Telling("merchant_kind", "P7-6.5.3", [v.sell_kind_loot(self.deeds(s)[0])])
        return Telling("merchant", "P7-7.6.1", [s.port()])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if verb_of(action) in (v.SELL, v.SELL_KIND) and self.stage == BEFORE:
            return Telling("not_owned", "P7-7.6.1", [])
        return MenuTurn.refusal(self, s, seat, action)

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if verb_of(action) == v.SELL:
            return brings(s, seat, scoring.proceeds(s, v.sell_rum(action), v.sell_coffee(action), v.sell_fruit(action))
                          + s.privilege(seat, d.MERCHANT))
        return MenuTurn.note(self, s, seat, action)


def sell(s: State, seat: int, rum: int, coffee: int, fruit: int, rule: str) -> None:
    """P7-7.6.1, P7-14.2: goods out, chests in."""
    chests = scoring.proceeds(s, rum, coffee, fruit)
    for good, number in enumerate((rum, coffee, fruit)):
        discard(s, seat, good, number)
    s.chests[seat] += chests
    s.tell("sold", rule, seat, rum, coffee, fruit, chests)


DRAWS: Final[list[int]] = [v.DRAW]
DRAW_OR_STOP: Final[list[int]] = [v.DRAW, v.STOP]


@final
class Cartographer(MenuTurn):
    """P7-7.7: draw an adventure card, and more of them by privilege."""

    CHARACTER: ClassVar[int] = d.CARTOGRAPHER

    def __init__(self, seat: int, stage: int, extra: int) -> None:
        super().__init__(seat, stage)
        self.extra = extra      # cards that the privilege still allows

    def advance(self, s: State) -> int:
        if self.stage == MORE:                                                  # P7-7.7.4
            if self.extra == 0 or s.deck == 0:
                self.stage = AFTER
            elif s.house & t.EXTRA_CARDS_FORCED:                                # P7-A10
                self.extra -= 1
                s.stack.append(Drawing(self.seat, 0))
                return CALL
        return MenuTurn.advance(self, s)

    def deeds(self, s: State) -> list[int]:
        if self.stage == MORE:
            return DRAW_OR_STOP
        return DRAWS if s.deck else NOTHING                                     # P7-7.7.3

    def default_deed(self, s: State) -> int:
        return v.STOP if self.stage == MORE else v.DRAW                         # P7-19.10: no extra cards

    def act(self, s: State, action: int) -> None:
        if action == v.STOP:
            self.stage = AFTER
            return
        if self.stage == BEFORE:
            self.extra = s.privilege(self.seat, d.CARTOGRAPHER)
            self.stage = MORE
        else:
            self.extra -= 1
        s.stack.append(Drawing(self.seat, 0))

    def question(self, s: State) -> Telling:
        if self.stage == MORE:
            return Telling("more_cards", "P7-7.7.4", [self.extra])
        return Telling("cartographer", "P7-7.7.1", [])


@final
class Drawing(Draw[State]):
    """P7-7.7.1, P7-7.7.2: the top adventure card goes to a hand; the last-round card is laid open and replaced."""

    PROMPT: ClassVar[Prompt] = "chance", "P7-7.7.1"

    def __init__(self, seat: int, drawn: int) -> None:
        self.seat = seat
        self.drawn = drawn      # 1 when it is done

    def advance(self, s: State) -> int:
        if self.drawn:
            return DONE
        if s.above == 0:
            turn_up_last_round(s, self.seat)
        return ASK if s.deck else DONE

    def options(self, s: State, seat: int) -> list[int]:
        return [v.deal(card) for card in d.cards_of(s.deck)]

    def answer(self, s: State, seat: int, action: int) -> None:
        card = v.deal_card(action)
        self.drawn = 1
        s.deck &= ~(1 << card)
        if s.above > 0:
            s.above -= 1
        s.hands[self.seat] |= 1 << card
        s.whisper(1 << self.seat, 0b10, "drew_card", "P7-7.7.1", self.seat, card)


def turn_up_last_round(s: State, seat: int) -> None:
    """P7-14.1: this round is played to its end and three more follow; P7-14.9.1: unless the countdown runs already."""
    s.above = NONE
    if s.rounds_left == t.NOT_DRAWN:
        s.rounds_left = d.ROUNDS_AFTER + 1
        s.tell("last_round", "P7-7.7.2", seat, d.ROUNDS_AFTER)
    else:
        s.tell("last_round_late", "P7-14.9.1")


class CardTurn(Turn):
    """A turn that plays an adventure card or declines. That nobody learns why, even a forced answer stays secret."""

    def act(self, s: State, card: int) -> None:
        """Carry out the action with a card."""
        raise NotImplementedError

    def advance(self, s: State) -> int:
        return ASK if self.stage == BEFORE else DONE

    def options(self, s: State, seat: int) -> list[int]:
        found: list[int] = [v.play(card) for card in d.cards_of(s.hands[seat] & d.CHARACTER_CARDS[self.CHARACTER])]
        found.append(v.DECLINE)
        return found

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == v.DECLINE:
            self.stage = OVER
            err(s, seat, self.CHARACTER)
            return
        card = v.play_card(action)
        s.hands[seat] &= ~(1 << card)
        self.stage = AFTER
        self.act(s, card)

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        rule = MISTAKE_RULES[self.CHARACTER]
        if verb_of(action) != v.PLAY:
            return Telling("not_now", rule, [])
        card = v.play_card(action)
        return Telling("wrong_card" if s.hands[seat] >> card & 1 else "not_in_hand", rule, [card])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        """Declining costs a skull."""
        return Telling("costs_skull", "P7-6.4.1", []) if action == v.DECLINE else None

    def hides_askee(self, s: State) -> bool:
        """P7-18.3: that no card fits is secret."""
        return True


@final
class Captain(CardTurn):
    """P7-7.3: play a convoy; the raid follows, then the privilege."""

    CHARACTER: ClassVar[int] = d.CAPTAIN
    PROMPT: ClassVar[Prompt] = "captain", "P7-7.3.1"

    def advance(self, s: State) -> int:
        if self.stage == AFTER:                                                 # P7-7.3.8: after the loot
            self.stage = OVER
            extra = s.privilege(self.seat, d.CAPTAIN)
            if extra > 0:
                earn_yin_yang(s, self.seat, extra, "P7-7.3.8")
        return ASK if self.stage == BEFORE else DONE

    def act(self, s: State, card: int) -> None:
        s.played.append(card)
        s.tell("convoy", "P7-7.3.1", self.seat, card)
        s.stack.append(Raid(self.seat, card, COMMIT, 0, [0] * s.seats))


@final
class Islander(CardTurn):
    """P7-7.4: open a new port; the privilege is loot."""

    CHARACTER: ClassVar[int] = d.ISLANDER

    def act(self, s: State, card: int) -> None:
        s.ports.append(card)
        s.tell("port", "P7-7.4.1", self.seat, card)
        cards = s.privilege(self.seat, d.ISLANDER)
        if cards > 0:                                                           # P7-7.4.3
            s.stack.append(Loot(self.seat, DRAWING, cards, [0, 0, 0]))

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("islander", "P7-7.4.1", [s.port()])


@final
class Shaman(CardTurn):
    """P7-7.5: cast a curse on everybody; the privilege spares own ships."""

    CHARACTER: ClassVar[int] = d.SHAMAN
    PROMPT: ClassVar[Prompt] = "shaman", "P7-7.5.1"

    def act(self, s: State, card: int) -> None:
        s.played.append(card)
        s.tell("curse", "P7-7.5.1", self.seat, card)
        strike(s, self.seat, card, s.privilege(self.seat, d.SHAMAN))


def turn_of(seat: int, character: int) -> Frame[State]:
    """The turn of a seat that chose a character."""
    if character == d.SHIPWRIGHT:
        return Shipwright(seat, BEFORE)
    if character == d.GOVERNOR:
        return Governor(seat, BEFORE)
    if character == d.CAPTAIN:
        return Captain(seat, BEFORE)
    if character == d.ISLANDER:
        return Islander(seat, BEFORE)
    if character == d.SHAMAN:
        return Shaman(seat, BEFORE)
    if character == d.MERCHANT:
        return Merchant(seat, BEFORE, [])
    return Cartographer(seat, BEFORE, 0)


def is_possible(s: State, seat: int, character: int) -> bool:
    """Whether a seat could carry out a character's action at this moment."""
    if character == d.SHIPWRIGHT:
        return s.reserve[seat] > 0 and s.chests[seat] >= d.SHIP_PRICE
    if character == d.GOVERNOR:
        return s.free_flags() != 0
    if character == d.MERCHANT:
        return s.cargo(seat) > 0
    if character == d.CARTOGRAPHER:
        return s.deck != 0
    return s.hands[seat] & d.CHARACTER_CARDS[character] != 0


def is_hopeless(s: State, seat: int, character: int) -> bool:
    """P7-6.4.1: whether a seat that chooses the character is sure not to carry out its action in this round."""
    if is_possible(s, seat, character):
        return False
    if character == d.SHIPWRIGHT:                                               # P7-7.1.6: a Negotiation may pay
        return s.reserve[seat] == 0 or not negotiations(s, seat)
    if character == d.MERCHANT:                                                 # P7-6.2.1: raids and curses come before
        return not any(hand for other, hand in enumerate(s.hands) if other != seat)
    return True
