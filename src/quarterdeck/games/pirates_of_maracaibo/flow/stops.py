"""PM-7, PM-14.5: what the space offers where a move has ended."""

from typing import ClassVar, Final, final

from quarterdeck.core.frames import ASK, DONE, NEXT, NONE, Question, Steps, Telling, Words, verb_of
from quarterdeck.games.pirates_of_maracaibo import data as d, effects, verbs as v
from quarterdeck.games.pirates_of_maracaibo.flow.building import acquire, build, price, refuse_residence
from quarterdeck.games.pirates_of_maracaibo.flow.bundle import MAY_DECLINE, note_worth, resolve
from quarterdeck.games.pirates_of_maracaibo.flow.shapes import Offer, SingleOffer
from quarterdeck.games.pirates_of_maracaibo.flow.ship import Upgrade, activate, free_upgrades, tile_face
from quarterdeck.games.pirates_of_maracaibo.state import State


@final
class Improvement(Question[State]):
    """PM-7.1, PM-D4: leave the card and take doubloons, or acquire it."""

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat)
        self.done = done

    def advance(self, s: State) -> int:
        return DONE if self.done else ASK

    def options(self, s: State, seat: int) -> list[int]:
        card = s.sea[s.ships[seat]]
        if card < d.FIRST_LOCATION and price(s, seat, card, 0) <= s.doubloons[seat]:
            return [v.TAKE_DOUBLOONS, v.acquire(card)]
        return [v.TAKE_DOUBLOONS]                               # PM-7.1.4, PM-AR-2: also face-down cards and water

    def answer(self, s: State, seat: int, action: int) -> None:
        self.done = 1
        if action == v.TAKE_DOUBLOONS:
            s.doubloons[seat] += d.TAKE_DOUBLOONS
            s.tell("took_doubloons", "PM-7.1.1", seat, d.TAKE_DOUBLOONS)
        else:
            acquire(s, seat, s.ships[seat], price(s, seat, v.acquire_card(action), 0))

    def prompt(self, s: State, seat: int) -> Telling:
        card = s.sea[s.ships[seat]]
        if card < d.FIRST_LOCATION:
            return Telling("improvement", "PM-D4", [card, price(s, seat, card, 0), d.TAKE_DOUBLOONS])
        return Telling("hidden_card", "PM-D4", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        card = s.sea[s.ships[seat]]
        if action == v.acquire(card) and card < d.FIRST_LOCATION:
            return Telling("too_dear", "PM-8.9.2", [card, price(s, seat, card, 0)])
        return Telling("not_now", "PM-7.1.1", [])


@final
class Residence(SingleOffer):
    """PM-7.2, PM-D5: build here or go by."""

    def advance(self, s: State) -> int:
        return ASK if not self.done and self.can_build(s) else DONE             # PM-AR-27

    def offered(self, s: State, seat: int) -> list[int]:
        return [v.build(s.sea[s.ships[seat]])]

    def take(self, s: State, seat: int, action: int) -> None:
        card = v.build_card(action)
        build(s, seat, card, price(s, seat, card, 0))

    def prompt(self, s: State, seat: int) -> Telling:
        card = s.sea[s.ships[seat]]
        return Telling("residence", "PM-D5", [card, price(s, seat, card, 0)])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return refuse_residence(s, seat, action)

    def can_build(self, s: State) -> bool:
        """PM-7.2.1, PM-7.2.3: money, and no own marker yet."""
        card = s.sea[s.ships[self.seat]]
        return not s.has_marker(self.seat, card) and price(s, self.seat, card, 0) <= s.doubloons[self.seat]


VALUE: Final = 0
MARKET: Final = 1
UPGRADING: Final = 2
MENU: Final = 3
LEAVING: Final = 4
VISIT: Final = ["value", "market", "upgrading", "menu", "leaving"]


@final
class Visit(Steps[State]):
    """PM-7.3, PM-7.4, PM-7.5: value cube, own tile, upgrade, actions; the Gulf and Maracaibo know only some of them."""

    WORDS: ClassVar[Words] = {"card": d.IDS, "stage": VISIT}

    def __init__(self, seat: int, card: int, stage: int, used: int) -> None:
        super().__init__(stage)
        self.seat = seat
        self.card = card
        self.used = used        # bitmask of action groups used

    def step(self, s: State, stage: int) -> int:
        if stage == VALUE:
            self.arrive(s)
        elif stage == MARKET:
            return ASK if self.own_tile(s) != NONE else NEXT
        elif stage == UPGRADING:
            if free_upgrades(s, self.seat):
                s.stack.append(Upgrade(self.seat, 1))                           # PM-7.3.3
        elif stage == MENU:                                                     # PM-5.3: nobody declines a plain gain,
            choices = self.choices(s)
            if len(choices) == 1 and (MAY_DECLINE[choices[0]] or d.EFFECT_KIND[choices[0]] in (d.VP, d.DOUBLOONS)):
                # other questions have the same way out
                self.take(s, choices[0])
                self.stage = MENU
                return NEXT
            return ASK if choices else DONE
        return DONE if stage == LEAVING else NEXT

    def asked(self, s: State) -> int:
        return self.seat

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == MARKET:
            return [v.activate(tile_face(s, self.own_tile(s))), v.DECLINE]
        found = [v.use(effect) for effect in self.choices(s)]
        found.append(v.FINISH)
        return found

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == MARKET:
            self.stage = UPGRADING
            if action != v.DECLINE:                                             # PM-7.3.2
                activate(s, seat, self.own_tile(s))
        elif action == v.FINISH:
            self.stage = LEAVING
        else:
            self.take(s, v.use_effect(action))

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == MARKET:
            return Telling("tile_here", "PM-D6", [tile_face(s, self.own_tile(s))])
        return Telling("menu", "PM-D9" if self.card == d.GULF_CARD else "PM-D8", [self.card])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return note_worth(s, seat, action)

    def arrive(self, s: State) -> None:
        """PM-7.3.1, PM-7.5.1: what cannot be declined."""
        if self.card == d.MARACAIBO_CARD:
            s.vp[self.seat] += d.MARACAIBO_VP
            s.tell("arrived", "PM-7.5.1", self.seat, d.MARACAIBO_VP)
        elif self.card != d.GULF_CARD:
            add_value_cube(s, self.card)

    def own_tile(self, s: State) -> int:
        """PM-7.3.2: the own black market tile on this card, or NONE."""
        for tile in range(d.TILES):
            if s.tiles[self.seat * d.TILES + tile] == self.card:
                return tile
        return NONE

    def groups(self) -> list[list[int]]:
        """The action groups of the space; Maracaibo has none."""
        return [] if self.card == d.MARACAIBO_CARD else d.groups_of(self.card)

    def choices(self, s: State) -> list[int]:
        """PM-7.3.4: the usable effects of the groups that have not been used."""
        found: list[int] = []
        for i, group in enumerate(self.groups()):
            if not self.used >> i & 1:
                found += [effect for effect in group if effects.usable(s, self.seat, effect)]
        return found

    def take(self, s: State, effect: int) -> None:
        """Use an action; its whole group is spent."""
        for i, group in enumerate(self.groups()):
            if not self.used >> i & 1 and effect in group:
                self.used |= 1 << i
                break
        effects.perform(s, self.seat, effect)


def add_value_cube(s: State, card: int) -> None:
    """PM-7.3.1: the value tile of a location adds a cube to the island it names."""
    kind = s.values[card - d.FIRST_LOCATION]
    if kind != NONE:
        s.islands[kind] += 1
        s.tell("value_cube", "PM-7.3.1", card, kind, s.islands[kind])


@final
class Rubies(Offer):
    """PM-14.5, PM-D26: take a ruby where they are delivered; sell or exchange rubies in the Gulf."""

    def __init__(self, seat: int, gulf: int, done: int) -> None:
        super().__init__(seat)
        self.gulf = gulf
        self.done = done

    def advance(self, s: State) -> int:
        return DONE if self.done or (self.gulf and not s.rubies[self.seat]) else ASK

    def offered(self, s: State, seat: int) -> list[int]:
        if not self.gulf:
            return [v.TAKE_RUBY]
        found = [v.EXCHANGE_RUBY]
        if not s.ruby_sold:                                                     # PM-14.5.3: one sale per visit
            found += [v.sell_ruby(space) for space in range(d.RUBY_SLOTS) if not s.ruby_market >> space & 1]
        return found

    def take(self, s: State, seat: int, action: int) -> None:
        if action == v.TAKE_RUBY:
            s.rubies[seat] += 1
            s.tell("ruby_taken", "PM-14.5.2", seat)
            self.done = 1
        elif action == v.EXCHANGE_RUBY:
            s.rubies[seat] -= 1
            s.vp[seat] += d.RUBY_VP
            s.tell("ruby_exchanged", "PM-14.5.3", seat, d.RUBY_VP)
        elif verb_of(action) == v.SELL_RUBY:
            space = v.sell_ruby_ruby_space(action)
            s.rubies[seat] -= 1
            s.ruby_market |= 1 << space
            s.ruby_sold = 1
            s.tell("ruby_sold", "PM-14.5.3", seat, space)
            resolve(s, seat, d.RUBY_BONUS[space], False)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("ruby_gulf", "PM-D26", []) if self.gulf else Telling("ruby", "PM-D26", [])
