"""PM-8.5: taking and discarding quests."""

from typing import ClassVar, final

from quarterdeck.core.frames import ASK, DONE, NONE, Prompt
from quarterdeck.games.pirates_of_maracaibo import data as d, verbs as v
from quarterdeck.games.pirates_of_maracaibo.flow.bundle import gain_doubloons
from quarterdeck.games.pirates_of_maracaibo.flow.shapes import Draw, Offer
from quarterdeck.games.pirates_of_maracaibo.state import State


def quests_to_draw(s: State) -> bool:
    """Whether a card can be drawn, from the deck or from what becomes the deck."""
    return s.deck.size() > 0 or len(s.discard) > 0


def can_take_quest(s: State) -> bool:
    """PM-8.5.4: with neither deck nor market there is nothing to take."""
    return len(s.market) > 0 or quests_to_draw(s)


def shuffle_discard(s: State) -> None:
    """PM-8.5.4, PM-AR-7: an empty deck is made anew from the discarded quests."""
    if s.deck.size() == 0 and s.discard:
        s.deck.mix_in(s.discard)
        s.discard.clear()
        s.tell("quests_shuffled", "PM-8.5.4")


@final
class QuestPick(Offer):
    """PM-8.5.1, PM-D18: the top card unseen, or one from the market."""

    PROMPT: ClassVar[Prompt] = "quest", "PM-D18"

    def __init__(self, seat: int, left: int, refreshed: int) -> None:
        super().__init__(seat)
        self.left = left
        self.refreshed = refreshed      # PM-8.5.3: once per choice

    def advance(self, s: State) -> int:
        return ASK if self.left and can_take_quest(s) else DONE

    def offered(self, s: State, seat: int) -> list[int]:
        found = [v.TAKE_TOP] if quests_to_draw(s) else []
        found += [v.take_quest(quest) for quest in s.market]
        figurehead = s.figureheads[seat]
        if figurehead != NONE and d.HAS_REFRESH[figurehead] and not self.refreshed and s.market and quests_to_draw(s):
            found.append(v.REFRESH)
        return found

    def take(self, s: State, seat: int, action: int) -> None:
        if action == v.REFRESH:
            self.refreshed = 1
            s.discard += s.market
            s.market.clear()
            s.tell("market_replaced", "PM-8.5.3", seat)
            s.stack.append(FillMarket())
            return
        self.left -= 1
        self.refreshed = 0
        if action == v.TAKE_TOP:
            shuffle_discard(s)
            s.stack.append(DrawQuest(seat))
        else:
            quest = v.take_quest_quest(action)
            s.market.remove(quest)
            s.quests[seat].append(quest)
            s.seen[seat].append(quest)
            s.tell("quest_from_market", "PM-8.5.1", seat, quest)
            s.stack.append(FillMarket())


@final
class DrawQuest(Draw):
    """PM-8.5.1, PM-8.5.2: the top card of the quest deck goes unseen to a captain."""

    def __init__(self, seat: int) -> None:
        self.seat = seat        # NONE when drawn

    def advance(self, s: State) -> int:
        return DONE if self.seat == NONE else ASK

    def options(self, s: State, seat: int) -> list[int]:
        return [v.draw(quest) for quest in s.deck.next_cards()]

    def answer(self, s: State, seat: int, action: int) -> None:
        quest = v.draw_quest(action)
        s.deck.draw(quest)
        s.quests[self.seat].append(quest)
        s.whisper(1 << self.seat, 0b10, "quest_from_deck", "PM-8.5.1", self.seat, quest)
        self.seat = NONE


@final
class FillMarket(Draw):
    """PM-8.5.1, PM-DR-10: quests enter the market on the left until it is full."""

    def advance(self, s: State) -> int:
        if len(s.market) >= s.market_size() or not quests_to_draw(s):
            return DONE
        shuffle_discard(s)
        return ASK

    def options(self, s: State, seat: int) -> list[int]:
        return [v.draw(quest) for quest in s.deck.next_cards()]

    def answer(self, s: State, seat: int, action: int) -> None:
        quest = v.draw_quest(action)
        s.deck.draw(quest)
        s.market.insert(0, quest)
        s.tell("market_filled", "PM-8.5.1", quest)


@final
class QuestDrop(Offer):
    """PM-8.5.5, PM-D25: a quest goes unseen under the deck, for doubloons."""

    PROMPT: ClassVar[Prompt] = "discard", "PM-D25", "gain"

    def __init__(self, seat: int, gain: int) -> None:
        super().__init__(seat)
        self.gain = gain        # 0 when answered

    def advance(self, s: State) -> int:
        return ASK if self.gain else DONE

    def offered(self, s: State, seat: int) -> list[int]:
        return [v.discard(quest) for quest in s.quests[seat]]

    def take(self, s: State, seat: int, action: int) -> None:
        quest = v.discard_quest(action)
        s.quests[seat].remove(quest)
        s.deck.put_under(quest, 1 << seat)
        s.dropped[seat] += 1
        s.whisper(1 << seat, 0b10, "quest_dropped", "PM-8.5.5", seat, quest)
        gain_doubloons(s, seat, self.gain, "PM-8.5.5")
        self.gain = 0
