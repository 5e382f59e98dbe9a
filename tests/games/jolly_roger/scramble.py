"""What a seat cannot see in Jolly Roger, dealt anew: written from section 20 and JR-16.1, not from view.py."""

from quarterdeck.core.frames import PASS
from quarterdeck.games.jolly_roger.state import bag_list, bag_of, promise_seat, promise_to, word_voice
from quarterdeck.games.jolly_roger.verbs import CLOSE, call


def scramble(s, seat, rnd):
    """Other hands and the crew deck are mixed; other buried loot and the loot deck too; with hidden loot, all of it."""
    t = s.clone()
    if not t.stack:
        return t
    mix_crew(t, seat, rnd)
    mix_loot(t, seat, rnd)
    mix_secrets(t, seat, rnd)
    return t


def mix_crew(t, seat, rnd):
    """Crew cards that an open offer holds stay where they are: the offer names them."""
    offered = [offer for offer in t.to_json()["offers"] + t.to_json()["drafts"] if offer["seat"] != seat]
    fixed = {who: [] for who in range(t.seats)}
    for offer in offered:
        giver = offer["seat"]
        for card in offer["crew"]:
            if fixed[giver].count(card) < min(offer["crew"].count(card), t.hands[giver].count(card)):
                fixed[giver].append(card)
    for frame in t.to_json()["stack"]:
        for who, given in enumerate(frame.get("answers", [])):
            if given > 0 and frame["frame"] == "call" and who != seat:
                fixed[who] = list(t.hands[who])
        if frame["frame"] == "reply":
            for who in range(t.seats):
                fixed[who] = list(t.hands[who])
    pool, holes = list(t.deck), []
    for who in range(t.seats):
        if who == seat:
            continue
        rest = list(t.hands[who])
        for card in fixed[who]:
            rest.remove(card)
        pool += rest
        holes.append((who, len(rest)))
    rnd.shuffle(pool)
    for who, count in holes:
        t.hands[who] = sorted(fixed[who] + [pool.pop() for _ in range(count)])
    t.deck = sorted(pool)


def mix_loot(t, seat, rnd):
    """With hidden loot the cards being shared are seen by whoever decides about them."""
    hidden = t.table[0] == 1
    frames = t.to_json()["stack"]
    busy = hidden and (
        any(offer["loot"] for offer in t.to_json()["offers"] + t.to_json()["drafts"])
        or any(frame["frame"] == "burying" for frame in frames)
    )
    places: list[tuple[str, int | None]] = [("buried", who) for who in range(t.seats) if who != seat]
    if hidden and not busy:
        places += [("open", who) for who in range(t.seats) if who != seat]
        sharing = [frame for frame in frames if frame["frame"] == "sharing"]
        if sharing:
            stage = sharing[0]["stage"]
            master = t.captain if t.seats == 3 else t.qm
            sees = {"cook_picks": t.cook, "captain_picks": t.captain, "sharing": master}.get(stage)
            if sees != seat:
                places.append(("laid", None))
    pool = bag_list(t.loot_deck)
    sizes = []
    for name, who in places:
        bag = getattr(t, name) if who is None else getattr(t, name)[who]
        sizes.append(len(bag_list(bag)))
        pool += bag_list(bag)
    rnd.shuffle(pool)
    for (name, who), size in zip(places, sizes, strict=True):
        bag = bag_of([pool.pop() for _ in range(size)])
        if who is None:
            setattr(t, name, bag)
        else:
            getattr(t, name)[who] = bag
    t.loot_deck = bag_of(pool)


def mix_secrets(t, seat, rnd):
    """Sealed answers, burials, private notes and standing orders of the others; who has passed in a hidden window."""
    t.deferred = [[who, action] for who, action in t.deferred if who == seat or action == CLOSE]
    t.spoken = [n if who == seat else rnd.randrange(9) for who, n in enumerate(t.spoken)]
    t.promises = [p for p in t.promises if not word_voice(p) or seat in (promise_seat(p), promise_to(p))]
    for frame in t.stack:
        name = frame.to_json()["frame"]
        if name == "call":
            frame.answers = [
                rnd.choice([PASS, call(t.hands[who][0])]) if given >= 0 and who != seat else given
                for who, given in enumerate(frame.answers)
            ]
        elif name == "burying":
            frame.chosen = [
                named if who == seat else [kind for kind in bag_list(t.open[who]) if rnd.randrange(2)]
                for who, named in enumerate(frame.chosen)
            ]
        elif name in ("joining", "uprising"):
            frame.stays = rnd.randrange(1 << t.seats) & ~(1 << max(seat, 0)) | (frame.stays & (1 << max(seat, 0)))
            if seat < 0:
                frame.stays &= ~1
        elif name in ("effect_window", "betrayal"):
            own = frame.passed >> seat & 1 if seat >= 0 else 0
            frame.passed = rnd.randrange(1 << t.seats) & ~(1 << max(seat, 0)) | own << max(seat, 0)
            frame.offered = rnd.randrange(1 << t.seats)
            frame.turn = rnd.randrange(len(frame.eligible))
