"""What a seat cannot see in Pirates of the 7 Seas, dealt anew: written from P7-18, not from view.py."""

from quarterdeck.core.engine import NONE
from quarterdeck.core.frames import OPEN
from quarterdeck.games.pirates_of_the_7_seas.flow.rounds import Choice, Rounds
from quarterdeck.games.pirates_of_the_7_seas.state import NO_MEMORY_AID

PORTS = range(16, 22)


def scramble(s, seat, rnd):
    """Others' hands, the deck and forgotten cards change places; hidden characters become others that may lie there."""
    t = s.clone()
    if not t.stack:
        return t
    spots = [("deck", 0, card) for card in range(30) if t.deck >> card & 1]
    for who in range(t.seats):
        if who != seat:
            spots += [("hand", who, card) for card in range(30) if t.hands[who] >> card & 1]
    cards = [card for _, _, card in spots]
    if t.house & NO_MEMORY_AID:
        forgotten = len(t.played) - 1
        pool = t.played[:-1] + [card for card in cards if card not in PORTS]
        ports = [card for card in cards if card in PORTS]
        rnd.shuffle(pool)
        t.played[:-1] = pool[: max(0, forgotten)]
        cards = pool[max(0, forgotten) :] + ports
    rnd.shuffle(cards)
    t.deck = 0
    for who in range(t.seats):
        if who != seat:
            t.hands[who] = 0
    for (place, who, _), card in zip(spots, cards, strict=True):
        if place == "deck":
            t.deck |= 1 << card
        else:
            t.hands[who] |= 1 << card
    call = next((frame.call for frame in t.stack if isinstance(frame, Rounds)), -1)
    for who in range(t.seats):
        if who == seat:
            continue
        held = [character for character in range(7) if not t.used[who] >> character & 1]
        if t.chosen[who] != NONE and not t.revealed >> who & 1:
            t.chosen[who] = rnd.choice([character for character in held if character > call])
        if isinstance(t.stack[-1], Choice) and t.stack[-1].answers[who] != OPEN:
            t.stack[-1].answers[who] = rnd.choice(held)
    return t
