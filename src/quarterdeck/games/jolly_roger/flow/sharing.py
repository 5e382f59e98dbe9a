"""JR-8: loot is laid out, picked and shared by number of cards."""

from typing import ClassVar, Final, final

from quarterdeck.core.engine import ASK, CALL, CHANCE, DONE, NONE, verb_of
from quarterdeck.core.events import UNHEARD, Telling
from quarterdeck.core.fields import Words
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.flow.offers import favour, judge, seen_value
from quarterdeck.games.jolly_roger.flow.talk import OpenQuestion, hook
from quarterdeck.games.jolly_roger.flow.windows import open_window
from quarterdeck.games.jolly_roger.state import State

LAYING: Final = 0
COOKING: Final = 1
COOK_PICKS: Final = 2
CAPTAIN_PICKS: Final = 3
PICKED: Final = 4
SHARING: Final = 5
HULL: Final = 6
STAGES: Final = ["laying", "cooking", "cook_picks", "captain_picks", "picked", "sharing", "hull"]


@final
class Sharing(OpenQuestion):
    """JR-8.1 to JR-8.9: draw, Cook, Captain's pick, the Quartermaster hands out the rest, Shipwright."""

    WORDS: ClassVar[Words] = {"stage": STAGES}

    def __init__(self, mutiny: int, stage: int, draws: int, counts: list[int]) -> None:
        self.mutiny = mutiny        # 1 when the losers' loot is shared
        self.stage = stage
        self.draws = draws          # loot cards still to be drawn
        self.counts = counts        # cards received by each seat in this sharing

    def advance(self, s: State) -> int:
        if self.stage == LAYING:
            if self.draws > 0 and s.loot_deck:
                return ASK
            if not s.laid:                                                      # JR-8.1: nothing to share, no windows
                s.tell("no_loot_left", "JR-8.1")
                return DONE
            self.stage = COOKING
            if open_window(s, d.W_LOOT):
                return CALL
        if self.stage == COOKING:
            self.stage = COOK_PICKS if s.cook != NONE else CAPTAIN_PICKS
            self.show(s)
        if self.stage == COOK_PICKS or (self.stage == CAPTAIN_PICKS and s.laid):
            return ASK
        if self.stage < SHARING:
            self.stage = SHARING
            self.show(s)
            if s.laid and hook(s, s.master()):                                  # JR-14.11: before the first card
                return CALL
        if self.stage == SHARING:
            if s.laid:
                return ASK
            self.stage = HULL
            s.cook = NONE
            self.judge_sharer(s)
            if open_window(s, d.W_HULL):
                return CALL
        return DONE

    def asked(self, s: State) -> int:
        if self.stage == LAYING:
            return CHANCE
        if self.stage == COOK_PICKS:
            return s.cook
        return s.captain if self.stage == CAPTAIN_PICKS else s.master()

    def eligible(self, s: State) -> list[int]:
        """JR-8.7: everybody; after a mutiny everybody but the Captain, unless the table agreed otherwise."""
        order = s.left_of(s.master())
        if self.mutiny and not s.table[t.ALL_SHARE]:
            return [seat for seat in order if seat != s.captain]
        return order

    def next_seats(self, s: State) -> list[int]:
        """JR-8.5: the eligible seats with the fewest cards, clockwise from the Quartermaster's left."""
        eligible = self.eligible(s)
        low = min(self.counts[seat] for seat in eligible)
        return [seat for seat in eligible if self.counts[seat] == low]

    def choices(self, s: State) -> list[int]:
        if self.stage == LAYING:
            return [v.loot_drawn(kind) for kind in t.bag_kinds(s.loot_deck)]
        kinds = t.bag_kinds(s.laid)
        if self.stage == SHARING:
            seats = self.next_seats(s)
            return [v.share(kind, seat) for kind in kinds for seat in seats]
        return [v.pick(kind) for kind in kinds]

    def odds(self, s: State) -> list[int]:
        return t.bag_odds(s.loot_deck)

    def usual(self, s: State) -> int:
        best = max(t.bag_kinds(s.laid), key=lambda kind: d.GUESS[kind])
        return v.share(best, self.next_seats(s)[0]) if self.stage == SHARING else v.pick(best)

    def decide(self, s: State, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == v.LOOT_DRAWN:
            kind = v.loot_drawn_loot(action)
            self.draws -= 1
            s.loot_deck -= t.ONE[kind]
            s.laid += t.ONE[kind]
            s.tell_loot("loot_laid", "JR-8.1", "JR-16.1.1", 0, kind)
            return
        if verb == v.PICK:
            kind = v.pick_loot(action)
            self.receive(s, seat, kind)
            s.tell_loot("picked", "JR-8.3", "JR-8.3", 1 << seat, seat, kind)
            self.stage = PICKED if seat == s.captain else CAPTAIN_PICKS         # JR-16.3.5: once, if he was Cook
            if self.stage == CAPTAIN_PICKS:
                self.show(s)
        else:
            kind, to = v.share_loot(action), v.share_seat(action)
            self.receive(s, to, kind)
            s.tell_loot("shared", "JR-8.4", "JR-8.4", 1 << seat | 1 << to, seat, to, kind)
            favour(s, to, seat, seen_value(s, kind) // 5)

    def receive(self, s: State, seat: int, kind: int) -> None:
        """JR-8.8: a card that was laid out becomes open loot."""
        s.laid -= t.ONE[kind]
        s.open[seat] += t.ONE[kind]
        self.counts[seat] += 1

    def show(self, s: State) -> None:
        """JR-16.1.1, JR-16.1.6: with hidden loot whoever holds the cards at this step sees them."""
        if s.out is not None and s.table[t.HIDDEN] and s.laid:
            looker = self.asked(s)
            for kind in t.bag_kinds(s.laid):
                s.whisper(1 << looker, UNHEARD, "saw_loot", "JR-16.1.6", looker, kind, t.bag_count(s.laid, kind))

    def judge_sharer(self, s: State) -> None:
        """Promises of a share are kept towards those who got a card."""
        if s.promises:
            judge(s, s.master(), d.P_SHARE, sum([1 << seat for seat in range(s.seats) if self.counts[seat]]))

    def is_final(self, s: State, seat: int, action: int) -> bool:
        """A sharing is put together card by card; its last one hands it out."""
        return super().is_final(s, seat, action) and not (self.stage == SHARING and t.bag_size(s.laid) > 1)

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == SHARING:
            return Telling("share", "JR-8.4", [t.bag_size(s.laid)])
        return Telling("pick", "JR-8.3", [t.bag_size(s.laid)])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if verb_of(action) == v.SHARE and self.stage == SHARING:
            return Telling("has_more", "JR-8.5", [v.share_seat(action)])
        if verb_of(action) == v.PICK:
            return Telling("no_such_loot", "JR-8.3", [v.pick_loot(action)])
        return Telling("not_now", "JR-8.3", [])
