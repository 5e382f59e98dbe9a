"""JR-9: the Pirate Cove: new crew, one exchange each, ransom and sale."""

from typing import ClassVar, Final, final

from quarterdeck.core.engine import ASK, CALL, CHANCE, DONE
from quarterdeck.core.fields import Prompt, Reasons, Words
from quarterdeck.core.frames import NEXT, Draw, Steps
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
LEAVING: Final = 4


@final
class Cove(Steps[State]):
    """JR-9.1 to JR-9.6: crew for all, then clockwise from the Captain exchanges, then ransom and sale."""

    WORDS: ClassVar[Words] = {"stage": ["turning", "dealing", "trading", "selling", "leaving"]}

    def __init__(self, stage: int, host: int, turn: int) -> None:
        super().__init__(stage)
        self.host = host        # the Captain when the ship arrived: the round of questions begins with him
        self.turn = turn        # how many seats have had their say

    def step(self, s: State, stage: int) -> int:
        if stage == TURNING:
            s.stack.append(TurnUp(0))
        elif stage == DEALING:
            s.stack.append(Recruiting(0))
        elif stage == LEAVING:
            t.discard_target(s)                                                 # JR-9.6
            return DONE
        elif self.turn == s.seats:
            self.turn = 0
            return NEXT
        else:
            seat = s.clockwise(self.host)[self.turn]
            s.stack.append(Trading(seat, 0) if stage == TRADING else Selling(seat, 0, 0))
            self.turn += 1
            self.stage = stage
        return CALL


@final
class Recruiting(Draw[State]):
    """JR-9.2: one card at a time clockwise from the Quartermaster's left, so that a shortage is spread evenly."""

    def __init__(self, done: int) -> None:
        self.done = done

    def advance(self, s: State) -> int:
        return DONE if self.done else ASK

    def options(self, s: State, seat: int) -> list[int]:
        return []

    def answer(self, s: State, seat: int, action: int) -> None:
        self.done = 1
        cards, rng = d.RECRUITS[s.target], Rng(action)
        s.tell("cove_found", "JR-9.1", cards)
        for _ in range(cards):
            for drawer in s.left_of(s.master()):
                deal_one(s, rng, drawer)
        limit_hands(s)


@final
class Trading(OpenQuestion):
    """JR-9.3: a seat may discard one open loot card and draw a crew card, if there is one (JR-9.5)."""

    PROMPT: ClassVar[Prompt] = "exchange", "JR-9.3"
    REASONS: ClassVar[Reasons] = {v.EXCHANGE: ("no_such_loot", "JR-9.3", "loot")}

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def advance(self, s: State) -> int:
        return ASK if not self.done and s.open[self.seat] and (s.deck or s.discard) else DONE

    def asked(self, s: State) -> int:
        return self.seat

    def choices(self, s: State) -> list[int]:
        return [*(v.exchange(kind) for kind in t.bag_kinds(s.open[self.seat])), v.KEEP]

    def usual(self, s: State) -> int:
        return v.exchange(d.RUM) if t.bag_count(s.open[self.seat], d.RUM) else v.KEEP

    def decide(self, s: State, seat: int, action: int) -> None:
        self.done = 1
        if action == v.KEEP:
            return
        kind = v.exchange_loot(action)
        drop_loot(s, seat, kind)
        s.tell("exchanged", "JR-9.3", seat, kind)
        if s.table[t.GOLDEN] and seat == s.captain:
            s.tell("captains_gold", "JR-16.2.1", seat)
            s.stack.append(DrawCards(s.clockwise(seat).copy(), 0, D_GOLDEN))
        else:
            s.stack.append(DrawCards([seat], 0, D_EXCHANGED))


@final
class Selling(OpenQuestion):
    """JR-9.4: a seat may give hostages for two cards of the loot deck, jewels for one, as often as it has any."""

    PROMPT: ClassVar[Prompt] = "sell", "JR-9.4"

    def __init__(self, seat: int, draws: int, done: int) -> None:
        self.seat = seat
        self.draws = draws      # loot cards to be drawn for what was sold; fewer if fewer are left
        self.done = done

    def advance(self, s: State) -> int:
        if not s.loot_deck:
            self.draws = 0
        return ASK if self.draws or (not self.done and self.may_sell(s)) else DONE

    def may_sell(self, s: State) -> bool:
        """Whether the seat is asked; with hidden loot everybody who has any, as the question would tell what."""
        if s.table[t.HIDDEN]:
            return s.loot_deck != 0 and s.open[self.seat] != 0
        return len(self.goods(s)) > 0

    def goods(self, s: State) -> list[int]:
        """What the seat can turn into fresh loot."""
        found: list[int] = []
        if s.loot_deck:
            if t.bag_count(s.open[self.seat], d.HOSTAGE):
                found.append(v.RANSOM)
            if t.bag_count(s.open[self.seat], d.JEWELS):
                found.append(v.SELL)
        return found

    def asked(self, s: State) -> int:
        return CHANCE if self.draws else self.seat

    def choices(self, s: State) -> list[int]:
        if self.draws:
            return [v.loot_drawn(kind) for kind in t.bag_kinds(s.loot_deck)]
        return [*self.goods(s), v.DONE]

    def odds(self, s: State) -> list[int]:
        return t.bag_odds(s.loot_deck)

    def usual(self, s: State) -> int:
        return v.RANSOM if v.RANSOM in self.goods(s) else v.DONE

    def decide(self, s: State, seat: int, action: int) -> None:
        if seat == CHANCE:
            self.draw(s, v.loot_drawn_loot(action))
        elif action == v.DONE:
            self.done = 1
        else:
            kind = d.HOSTAGE if action == v.RANSOM else d.JEWELS
            drop_loot(s, seat, kind)
            s.tell("ransomed" if action == v.RANSOM else "sold", "JR-9.4", seat)
            self.draws = d.SOLD_FOR[kind]

    def draw(self, s: State, kind: int) -> None:
        """What is drawn becomes open loot."""
        self.draws -= 1
        s.loot_deck -= t.ONE[kind]
        s.open[self.seat] += t.ONE[kind]
        s.tell_loot("loot_gained", "JR-9.4", "JR-16.1.3", 1 << self.seat, self.seat, kind)

    def hides_askee(self, s: State) -> bool:
        """With hidden loot, an answer given by itself would tell that nothing can be sold."""
        return s.table[t.HIDDEN] == 1 and not self.draws
