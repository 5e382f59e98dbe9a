"""JR-9: the Pirate Cove: new crew, one exchange each, ransom and sale."""

from typing import ClassVar, Final, final

from quarterdeck.core.engine import ASK, CALL, CHANCE, DONE, NONE, verb_of
from quarterdeck.core.events import Telling
from quarterdeck.core.fields import Words
from quarterdeck.core.rng import Rng
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.flow.cards import D_EXCHANGED, D_GOLDEN, DrawCards, TurnUp, deal_one
from quarterdeck.games.jolly_roger.flow.offers import drop_loot
from quarterdeck.games.jolly_roger.flow.talk import OpenQuestion, limit_hands
from quarterdeck.games.jolly_roger.state import State

TURNING: Final = 0
DEALING: Final = 1
TRADING: Final = 2
SELLING: Final = 3
DRAWING: Final = 4
COVE: Final = ["turning", "dealing", "trading", "selling", "drawing"]


@final
class Cove(OpenQuestion):
    """JR-9.1 to JR-9.6: crew for all, then clockwise from the Captain exchanges, then ransom and sale."""

    WORDS: ClassVar[Words] = {"stage": COVE}

    def __init__(self, stage: int, host: int, turn: int, draws: int) -> None:
        self.stage = stage
        self.host = host        # the Captain when the ship arrived: the round of questions begins with him
        self.turn = turn        # how many seats have had their say
        self.draws = draws      # loot cards to be drawn for a ransom or a sale

    def advance(self, s: State) -> int:
        if self.stage == TURNING:
            self.stage = DEALING
            s.stack.append(TurnUp(0))
            return CALL
        if self.stage == DEALING:
            return ASK
        if self.stage == TRADING:
            while self.turn < s.seats and not (s.open[self.asked(s)] and (s.deck or s.discard)):      # JR-9.5
                self.turn += 1
            if self.turn < s.seats:
                return ASK
            self.stage = SELLING
            self.turn = 0
        if self.stage == DRAWING:
            if self.draws and s.loot_deck:
                return ASK
            self.stage = SELLING
        while self.stage == SELLING and self.turn < s.seats and not self.may_sell(s):
            self.turn += 1
        if self.stage == SELLING and self.turn < s.seats:
            return ASK
        s.target_discard.append(s.target)                                       # JR-9.6
        s.target = NONE
        s.target_kind = NONE
        return DONE

    def asked(self, s: State) -> int:
        if self.stage in (DEALING, DRAWING):
            return CHANCE
        return s.clockwise(self.host)[self.turn]

    def goods(self, s: State) -> list[int]:
        """JR-9.4: what the seat can turn into fresh loot."""
        bag = s.open[self.asked(s)]
        found: list[int] = []
        if s.loot_deck:
            if t.bag_count(bag, d.HOSTAGE):
                found.append(v.RANSOM)
            if t.bag_count(bag, d.JEWELS):
                found.append(v.SELL)
        return found

    def may_sell(self, s: State) -> bool:
        """Whether the seat is asked; with hidden loot everybody who has any, as the question would tell what."""
        if s.table[t.HIDDEN]:
            return s.loot_deck != 0 and s.open[self.asked(s)] != 0
        return len(self.goods(s)) > 0

    def choices(self, s: State) -> list[int]:
        if self.stage == DEALING:
            return []
        if self.stage == DRAWING:
            return [v.loot_drawn(kind) for kind in t.bag_kinds(s.loot_deck)]
        if self.stage == TRADING:
            return [*(v.exchange(kind) for kind in t.bag_kinds(s.open[self.asked(s)])), v.KEEP]
        return [*self.goods(s), v.DONE]

    def odds(self, s: State) -> list[int]:
        return [] if self.stage == DEALING else t.bag_odds(s.loot_deck)

    def usual(self, s: State) -> int:
        if self.stage == TRADING:
            return v.exchange(d.RUM) if t.bag_count(s.open[self.asked(s)], d.RUM) else v.KEEP
        return v.RANSOM if v.RANSOM in self.goods(s) else v.DONE

    def silent(self, s: State) -> bool:
        return self.stage in (DEALING, DRAWING)

    def decide(self, s: State, seat: int, action: int) -> None:
        verb = verb_of(action)
        if self.stage == DEALING:
            self.deal(s, Rng(action))
        elif self.stage == DRAWING:
            self.draws -= 1
            kind = v.loot_drawn_loot(action)
            owner = s.clockwise(self.host)[self.turn]
            s.loot_deck -= t.ONE[kind]
            s.open[owner] += t.ONE[kind]
            if s.table[t.HIDDEN]:
                s.whisper(1 << owner, 0b10, "loot_gained", "JR-16.1.3", owner, kind)
            else:
                s.tell("loot_gained", "JR-9.4", owner, kind)
        elif verb == v.EXCHANGE:
            self.turn += 1
            kind = v.exchange_loot(action)
            drop_loot(s, seat, kind)
            s.tell("exchanged", "JR-9.3", seat, kind)
            if s.table[t.GOLDEN] and seat == s.captain:                           # JR-16.2.1
                s.tell("captains_gold", "JR-16.2.1", seat)
                s.stack.append(DrawCards(s.clockwise(seat), 0, D_GOLDEN))
            else:
                s.stack.append(DrawCards([seat], 0, D_EXCHANGED))
        elif verb == v.RANSOM:
            self.sell(s, seat, d.HOSTAGE, 2)
        elif verb == v.SELL:
            self.sell(s, seat, d.JEWELS, 1)
        else:
            self.turn += 1

    def deal(self, s: State, rng: Rng) -> None:
        """JR-9.2: one card at a time clockwise from the Quartermaster's left, so that a shortage is spread evenly."""
        cards = d.RECRUITS[s.target]
        s.tell("cove_found", "JR-9.1", cards)
        order = s.left_of(s.master())
        for _ in range(cards):
            for seat in order:
                deal_one(s, rng, seat)
        self.stage = TRADING
        limit_hands(s)

    def sell(self, s: State, seat: int, kind: int, draws: int) -> None:
        """JR-9.4: a hostage for two cards of the loot deck, jewels for one; fewer if fewer are left."""
        drop_loot(s, seat, kind)
        s.tell("ransomed" if kind == d.HOSTAGE else "sold", "JR-9.4", seat)
        self.draws = draws
        self.stage = DRAWING

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage in (DEALING, DRAWING):
            return Telling("chance", "JR-9.2", [])
        return Telling("exchange", "JR-9.3", []) if self.stage == TRADING else Telling("sell", "JR-9.4", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if verb_of(action) == v.EXCHANGE:
            return Telling("no_such_loot", "JR-9.3", [v.exchange_loot(action)])
        return Telling("not_now", "JR-9.4", [])

    def hides_askee(self, s: State) -> bool:
        """With hidden loot, an answer given by itself would tell that nothing can be sold."""
        return s.table[t.HIDDEN] == 1 and self.stage == SELLING
