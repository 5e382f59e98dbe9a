"""What a seat cannot see in Pirates of Maracaibo, dealt anew: written from PM-16, not from view.py."""

from quarterdeck.core.events import EVERYBODY
from quarterdeck.games.pirates_of_maracaibo.flow.setup import QuestChoice


def scramble(s, seat, rnd):
    """Other hands, Redbeard's quests, the quest deck and what others drew in the setup change places."""
    t = s.clone()
    if not t.stack:
        return t
    spots = [(hand, i) for who, hand in enumerate(t.quests) if who != seat or seat >= t.seats for i in range(len(hand))]
    spots += [(t.deck.middle, i) for i in range(len(t.deck.middle))]
    for i, known in enumerate(t.deck.bottom_known):
        if known != EVERYBODY and not (seat >= 0 and known >> seat & 1):
            spots.append((t.deck.bottom, i))
    for frame in t.stack:
        if isinstance(frame, QuestChoice):
            for who, drawn in enumerate(frame.drawn):
                if who != seat:
                    spots += [(drawn, i) for i in range(len(drawn))]
    quests = [zone[i] for zone, i in spots]
    rnd.shuffle(quests)
    for (zone, i), quest in zip(spots, quests, strict=True):
        zone[i] = quest
    t.deck.middle.sort()
    for frame in t.stack:
        if isinstance(frame, QuestChoice):
            for who, given in enumerate(frame.answers):
                if who != seat and given >= 0:
                    frame.answers[who] = rnd.choice(frame.drawn[who])
    return t
