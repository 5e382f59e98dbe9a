"""JR-9: the Pirate Cove: new crew, one exchange each, ransom and sale."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CALL, CHANCE, DONE, NONE
from quarterdeck.core.events import Telling
from quarterdeck.core.rng import Rng
from quarterdeck.games.jolly_roger.actions import (
    DONE_,
    EXCHANGE,
    KEEP,
    LOOT_DRAWN,
    RANSOM,
    SELL,
    with_loot,
)
from quarterdeck.games.jolly_roger.data import HOSTAGE, JEWELS, RECRUITS, RUM
from quarterdeck.games.jolly_roger.flow.cards import D_EXCHANGED, D_GOLDEN, DrawCards, TurnUp, deal_one
from quarterdeck.games.jolly_roger.flow.offers import drop_loot
from quarterdeck.games.jolly_roger.flow.talk import Question, limit_hands
from quarterdeck.games.jolly_roger.state import CLOCKWISE, GOLDEN, HIDDEN, ONE, State, bag_kinds

TURNING: Final = 0
DEALING: Final = 1
TRADING: Final = 2
SELLING: Final = 3
DRAWING: Final = 4


@final
class Cove(Question):
    """JR-9.1 to JR-9.6: crew for all, then clockwise from the Captain exchanges, then ransom and sale."""

    def __init__(self, stage: int, host: int, turn: int, draws: int) -> None:
        self.stage = stage
        self.host = host        # the Captain when the ship arrived: the round of questions begins with him
        self.turn = turn        # how many seats have had their say
        self.draws = draws      # loot cards to be drawn for a ransom or a sale

    def clone(self) -> "Cove":
        return Cove(self.stage, self.host, self.turn, self.draws)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "cove", "stage": self.stage, "host": self.host, "turn": self.turn, "draws": self.draws}

    def advance(self, s: State) -> int:
        if self.stage == TURNING:
            self.stage = DEALING
            s.stack.append(TurnUp(0))
            return CALL
        if self.stage == DEALING:
            return ASK
        if self.stage == TRADING:
            while self.turn < s.seats and not (s.open[self.who(s)] and (s.deck or s.discard)):      # JR-9.5
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

    def who(self, s: State) -> int:
        if self.stage in (DEALING, DRAWING):
            return CHANCE
        return CLOCKWISE[s.seats][self.host][self.turn]

    def goods(self, s: State) -> list[int]:
        """JR-9.4: what the seat can turn into fresh loot."""
        bag = s.open[self.who(s)]
        found: list[int] = []
        if s.loot_deck:
            if bag >> 6 * HOSTAGE & 63:
                found.append(RANSOM)
            if bag >> 6 * JEWELS & 63:
                found.append(SELL)
        return found

    def may_sell(self, s: State) -> bool:
        """Whether the seat is asked; with hidden loot everybody who has any, as the question would tell what."""
        if s.table[HIDDEN]:
            return s.loot_deck != 0 and s.open[self.who(s)] != 0
        return len(self.goods(s)) > 0

    def choices(self, s: State) -> list[int]:
        if self.stage == DEALING:
            return []
        if self.stage == DRAWING:
            return [with_loot(LOOT_DRAWN, kind) for kind in bag_kinds(s.loot_deck)]
        if self.stage == TRADING:
            return [*(with_loot(EXCHANGE, kind) for kind in bag_kinds(s.open[self.who(s)])), KEEP]
        return [*self.goods(s), DONE_]

    def odds(self, s: State) -> list[int]:
        if self.stage == DEALING:
            return []
        return [s.loot_deck >> 6 * kind & 63 for kind in bag_kinds(s.loot_deck)]

    def usual(self, s: State) -> int:
        if self.stage == TRADING:
            return with_loot(EXCHANGE, RUM) if s.open[self.who(s)] >> 6 * RUM & 63 else KEEP
        return RANSOM if RANSOM in self.goods(s) else DONE_

    def silent(self, s: State) -> bool:
        return self.stage in (DEALING, DRAWING)

    def decide(self, s: State, seat: int, action: int) -> None:
        verb, kind = action & 255, action >> 8
        if self.stage == DEALING:
            self.deal(s, Rng(action))
        elif self.stage == DRAWING:
            self.draws -= 1
            owner = CLOCKWISE[s.seats][self.host][self.turn]
            s.loot_deck -= ONE[kind]
            s.open[owner] += ONE[kind]
            if s.table[HIDDEN]:
                s.whisper(1 << owner, 0b10, "loot_gained", "JR-16.1.3", owner, kind)
            else:
                s.tell("loot_gained", "JR-9.4", owner, kind)
        elif verb == EXCHANGE:
            self.turn += 1
            drop_loot(s, seat, kind)
            s.tell("exchanged", "JR-9.3", seat, kind)
            if s.table[GOLDEN] and seat == s.captain:                           # JR-16.2.1
                s.tell("captains_gold", "JR-16.2.1", seat)
                s.stack.append(DrawCards(CLOCKWISE[s.seats][seat], 0, D_GOLDEN))
            else:
                s.stack.append(DrawCards([seat], 0, D_EXCHANGED))
        elif verb == RANSOM:
            self.sell(s, seat, HOSTAGE, 2)
        elif verb == SELL:
            self.sell(s, seat, JEWELS, 1)
        else:
            self.turn += 1

    def deal(self, s: State, rng: Rng) -> None:
        """JR-9.2: one card at a time clockwise from the Quartermaster's left, so that a shortage is spread evenly."""
        cards = RECRUITS[s.target]
        s.tell("cove_found", "JR-9.1", cards)
        order = CLOCKWISE[s.seats][(s.master() + 1) % s.seats]
        for _ in range(cards):
            for seat in order:
                deal_one(s, rng, seat)
        self.stage = TRADING
        limit_hands(s)

    def sell(self, s: State, seat: int, kind: int, draws: int) -> None:
        """JR-9.4: a hostage for two cards of the loot deck, jewels for one; fewer if fewer are left."""
        drop_loot(s, seat, kind)
        s.tell("ransomed" if kind == HOSTAGE else "sold", "JR-9.4", seat)
        self.draws = draws
        self.stage = DRAWING

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage in (DEALING, DRAWING):
            return Telling("chance", "JR-9.2", [])
        return Telling("exchange", "JR-9.3", []) if self.stage == TRADING else Telling("sell", "JR-9.4", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if action & 255 == EXCHANGE:
            return Telling("no_such_loot", "JR-9.3", [action >> 8])
        return Telling("not_now", "JR-9.4", [])

    def hides_askee(self, s: State) -> bool:
        """With hidden loot, an answer given by itself would tell that nothing can be sold."""
        return s.table[HIDDEN] == 1 and self.stage == SELLING
