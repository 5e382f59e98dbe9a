"""P7-11: the procedures of the curses that throw dice or ask something."""

from typing import ClassVar, Final, final

from quarterdeck.core.frames import ASK, CALL, CHANCE, DONE, Draw, Prompt, Question, Single, Telling, Words, verb_of
from quarterdeck.games.pirates_of_the_7_seas import data as d, state as t, verbs as v
from quarterdeck.games.pirates_of_the_7_seas.flow.guards import adjust, discard, lose_loot
from quarterdeck.games.pirates_of_the_7_seas.flow.throw import cast, faces_of, nearest, owners, throw
from quarterdeck.games.pirates_of_the_7_seas.state import State

NAMES: Final[list[int]] = [v.name(good) for good in range(d.GOODS)]


@final
class FleetCurse(Draw[State]):
    """P7-11.1 to P7-11.5: the fleets are thrown, and the dice tell who loses what."""

    WORDS: ClassVar[Words] = {"curse": d.CARD_IDS}
    PROMPT: ClassVar[Prompt] = "chance", "P7-11.0.1"

    def __init__(self, shaman: int, curse: int, ships: list[int]) -> None:
        self.shaman = shaman
        self.curse = curse
        self.ships = ships      # thrown, by seat; empty when the curse is over

    def advance(self, s: State) -> int:
        return ASK if self.ships else DONE

    def options(self, s: State, seat: int) -> list[int]:
        return []

    def answer(self, s: State, seat: int, action: int) -> None:
        ships, self.ships = self.ships, []
        red = 1 if self.curse == d.WHIRLPOOL else 0
        cast(s, self.curse, action, red, ships)
        hits = self.dragged(s, action) if red else self.struck(s, action)
        kind = d.LOST_KIND[self.curse - d.FIRST_CURSE]
        if kind == d.DEAREST:                                                   # P7-11.4
            kind = max(range(d.GOODS), key=s.demand)
        rule = RULES[self.curse - d.FIRST_CURSE]
        for victim in s.clockwise(self.shaman):                                # P7-11.0.6
            if hits[victim] > 0:
                s.tell("hit", rule, victim, hits[victim])
                lose_loot(s, victim, kind, hits[victim], rule)
                adjust(s, victim)
            elif ships[victim] > 0:
                s.tell("unharmed", rule, victim)

    def struck(self, s: State, key: int) -> list[int]:
        """P7-11.1 to P7-11.4: how many dice of each seat show the fatal face."""
        fatal = d.HIT_FACE[self.curse - d.FIRST_CURSE]
        faces = faces_of(key, sum(s.sea_ships))
        hits = [0] * s.seats
        for die, owner in enumerate(owners(s)):
            if faces[die] == fatal:
                hits[owner] += 1
        return hits

    def dragged(self, s: State, key: int) -> list[int]:
        """P7-11.5: how many talismans each seat owes for its ships nearest to the red die."""
        fallen = throw(key, 1 + sum(s.sea_ships), looked_at=False)
        caught = nearest(fallen)[: fallen.faces[0]]
        belongs = owners(s)
        hits = [0] * s.seats
        for die in caught:
            hits[belongs[die]] += 1
        s.tell_list("dragged", "P7-11.5", [len(caught), *caught])
        if s.house & t.WHIRLPOOL_PER_PLAYER:                                    # P7-A4
            return [min(1, hit) for hit in hits]
        return hits


RULES: Final[list[str]] = [
    "P7-11.1", "P7-11.2", "P7-11.3", "P7-11.4", "P7-11.5", "P7-11.6", "P7-11.7", "P7-11.8",
]       # by curse


@final
class Idol(Single[State]):
    """P7-11.6: the Shaman names a good, and everybody loses a card of it."""

    PROMPT: ClassVar[Prompt] = "idol", "P7-11.6"

    def __init__(self, shaman: int, named: int) -> None:
        self.shaman = shaman
        self.named = named      # 1 when it is done

    def advance(self, s: State) -> int:
        return DONE if self.named else ASK

    def asked(self, s: State) -> int:
        return self.shaman

    def options(self, s: State, seat: int) -> list[int]:
        return NAMES

    def default(self, s: State, seat: int) -> int:
        """P7-19.10: the good that the Shaman owns most of."""
        return v.name(max(range(d.GOODS), key=lambda good: (s.goods[seat * d.GOODS + good], -good)))

    def answer(self, s: State, seat: int, action: int) -> None:
        good = v.name_loot(action)
        self.named = 1
        s.tell("named", "P7-11.6", seat, good)
        for victim in s.clockwise(self.shaman):
            lose_loot(s, victim, good, 1, "P7-11.6")
            adjust(s, victim)


POUR: Final = 0
HAND_OUT: Final = 1
DRINK: Final = 2
DRINKING: Final = ["pour", "hand_out", "drink"]


@final
class Tavern(Single[State]):
    """P7-11.8: a red die for everybody, handed out by the Shaman, then its effects one seat after another."""

    WORDS: ClassVar[Words] = {"stage": DRINKING}

    def __init__(self, shaman: int, stage: int, turn: int, dice: list[int], given: list[int]) -> None:
        self.shaman = shaman
        self.stage = stage
        self.turn = turn        # seats served, or done with their die, from the Shaman clockwise
        self.dice = dice        # faces not handed out yet, in the order thrown
        self.given = given      # by seat: the face, or 0

    def advance(self, s: State) -> int:
        from quarterdeck.games.pirates_of_the_7_seas.effects import drink

        if self.stage == HAND_OUT and self.turn == s.seats:
            self.stage = DRINK
            self.turn = 0
        while self.stage == DRINK and self.turn < s.seats:                      # P7-11.8.1
            seat = (self.shaman + self.turn) % s.seats
            self.turn += 1
            drink(s, seat, self.given[seat])
            if s.stack[-1] is not self:
                return CALL
        return DONE if self.stage == DRINK else ASK

    def asked(self, s: State) -> int:
        return CHANCE if self.stage == POUR else self.shaman

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == POUR:
            return []
        guest = (self.shaman + self.turn) % s.seats
        return [v.serve(guest, face) for face in range(1, 7) if face in self.dice]

    def default(self, s: State, seat: int) -> int:
        """P7-19.10: in the order thrown."""
        return v.serve((self.shaman + self.turn) % s.seats, self.dice[0])

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == POUR:
            cast(s, d.TAVERN, action, s.seats, [0] * s.seats)
            self.dice = faces_of(action, s.seats)
            self.stage = HAND_OUT
            return
        guest = v.serve_seat(action)
        face = v.serve_face(action)
        self.dice.remove(face)
        self.given[guest] = face
        self.turn += 1
        s.tell("served", "P7-11.8", guest, face)

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == POUR:
            return Telling("chance", "P7-11.8", [])
        return Telling("serve", "P7-11.8", [(self.shaman + self.turn) % s.seats])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if verb_of(action) == v.SERVE and self.stage == HAND_OUT:
            return Telling("no_such_die", "P7-11.8", [v.serve_face(action)])
        return Telling("not_now", "P7-11.8", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        """What the die does to whoever gets it."""
        return Telling(f"tavern_{v.serve_face(action)}", "P7-11.8", [])


@final
class GivingUp(Question[State]):
    """P7-11.8: whoever got a 2 chooses which good to give up."""

    PROMPT: ClassVar[Prompt] = "give_up", "P7-11.8"

    def __init__(self, seat: int, given: int) -> None:
        super().__init__(seat)
        self.given = given      # 1 when it is done

    def advance(self, s: State) -> int:
        return DONE if self.given else ASK

    def options(self, s: State, seat: int) -> list[int]:
        return [v.give_up(good) for good in range(d.GOODS) if s.goods[seat * d.GOODS + good] > 0]

    def default(self, s: State, seat: int) -> int:
        """P7-19.10: the good in lowest demand."""
        owned = [good for good in range(d.GOODS) if s.goods[seat * d.GOODS + good] > 0]
        return v.give_up(min(owned, key=s.demand))

    def answer(self, s: State, seat: int, action: int) -> None:
        good = v.give_up_loot(action)
        self.given = 1
        discard(s, seat, good, 1)
        s.tell("gave_up", "P7-11.8", seat, good)
        adjust(s, seat)

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return Telling("not_owned" if verb_of(action) == v.GIVE_UP else "not_now", "P7-11.8", [])
