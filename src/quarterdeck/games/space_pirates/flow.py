"""The course of Space Pirates: setup, placement, claiming. The stack holds the chapters, the last one lowest."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from quarterdeck.core.engine import frames_of, stack_from_json
from quarterdeck.core.errors import BadOption
from quarterdeck.core.frames import ASK, DONE, NONE, Draw, Prompt, Single, Telling, Words, verb_of
from quarterdeck.core.rng import Rng
from quarterdeck.games.space_pirates import data as d, scoring, state as t, verbs as v
from quarterdeck.games.space_pirates.actions import PLACEMENTS
from quarterdeck.games.space_pirates.state import State

MERCHANT_SHIP: Final = 0
PIRATE_SHIP: Final = 1

DEAL: Final = 0
DRAW_FIRST: Final = 1
READY: Final = 2
SETUP: Final = ["deal", "draw_first", "ready"]


@final
class Setup(Draw[State]):
    """SP-3: ring and treasures are dealt, the first player is drawn."""

    WORDS: ClassVar[Words] = {"stage": SETUP}
    PROMPT: ClassVar[Prompt] = "place", "SP-3.8"

    def __init__(self, stage: int, first: int) -> None:
        self.stage = stage
        self.first = first      # the seat named by the host, or NONE to draw it

    def advance(self, s: State) -> int:
        if self.stage == DRAW_FIRST and self.first != NONE:     # SP-3.8: named by the host
            self.begin(s, self.first)
        return DONE if self.stage == READY else ASK

    def options(self, s: State, seat: int) -> list[int]:
        return [] if self.stage == DEAL else [v.start(who) for who in range(s.seats)]

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == DEAL:
            deal(s, Rng(action))
            s.tell("dealt", "SP-3.4", s.home)
            self.stage = DRAW_FIRST
        else:
            self.begin(s, v.start_seat(action))

    def begin(self, s: State, first: int) -> None:
        """SP-3.8: who places first."""
        s.first = first
        s.tell("starts", "SP-3.8", first)
        self.stage = READY


def deal(s: State, rng: Rng) -> None:
    """SP-3.2, SP-3.4, SP-3.5: the ring with the merchant's home at 0, and treasures for every planet."""
    others = [planet for planet in range(d.PLANETS) if planet != d.HOME_OF_MERCHANT]
    rng.shuffle(others)
    s.ring = [d.HOME_OF_MERCHANT, *others]
    s.home = s.ring.index(d.HOME_OF_PIRATE)
    order = list(range(len(d.TOKENS)))
    rng.shuffle(order)
    tokens = [t.UNUSED] * len(d.TOKENS)
    free = [planet for planet in range(1, d.PLANETS) if planet != s.home]
    rng.shuffle(free)
    extra = free[: d.WITH_EXTRA[s.seats]]
    dealt = 0
    for planet in range(d.PLANETS):
        for _ in range(d.PER_PLANET[s.seats] + (planet in extra)):
            tokens[order[dealt]] = planet
            dealt += 1
    s.tokens = tokens


@final
class Placement(Single[State]):
    """SP-5: in turn everybody lays one card face down beside a planet, until a ship is home or the cards are out."""

    def advance(self, s: State) -> int:
        if max(s.merchant_steps, s.pirate_steps) == d.SHIP_STEPS:                 # SP-6.1, SP-6.3: at once
            for ship, steps in ((MERCHANT_SHIP, s.merchant_steps), (PIRATE_SHIP, s.pirate_steps)):
                if steps == d.SHIP_STEPS:
                    s.tell("home_again", "SP-6.1", ship)
            return DONE
        if s.placed == d.CARDS * s.seats:                                         # SP-6.2
            s.tell("cards_out", "SP-6.2")
            return DONE
        return ASK

    def asked(self, s: State) -> int:
        return (s.first + s.placed) % s.seats                                   # SP-4.1

    def welcome(self, s: State) -> list[int]:
        return [seat for seat in range(s.seats) if seat != self.asked(s)]       # SP-7.14.2: a preference, any time

    def options(self, s: State, seat: int) -> list[int]:
        if seat != self.asked(s):
            return [switch(s, seat)]
        return PLACEMENTS[s.hands[seat]]                                        # SP-4.3: any card, any planet

    def preferences(self, s: State, seat: int) -> list[int]:
        return [switch(s, seat)] if seat == self.asked(s) else []

    def default(self, s: State, seat: int) -> int:
        """SP-4.6: the lowest pirate at the richest planet that the pirate ship does not threaten."""
        if seat != self.asked(s):
            return switch(s, seat)
        hand = s.hands[seat]
        code = next((code for code in range(1, d.CARDS) if hand >> code & 1), d.TELEPORT)
        safe = [planet for planet in range(d.PLANETS) if planet != s.pirate()]
        return v.place(code, max(safe, key=lambda planet: (sum(s.values_at(planet)), -planet)))

    def answer(self, s: State, seat: int, action: int) -> None:
        if verb_of(action) == v.AUTO_CLAIM:
            turn_switch(s, seat)
            return
        code: i64 = v.place_card(action)
        planet: i64 = v.place_planet(action)
        card: i64 = s.placed << t.SEQ | code
        s.hands[seat] &= ~(1 << code)
        s.placed += 1
        s.whisper(1 << seat, 0b10, "placed", "SP-5.1", seat, code, planet, card >> t.SEQ)
        covered: i64 = s.down[planet]
        s.down[planet] = card                                                   # SP-5.3: lies face down
        if covered == NONE:
            return
        owner = s.owner(covered)
        s.tell("flipped", "SP-5.2", owner, covered & 7, planet, covered >> t.SEQ)
        if covered & 7 == d.TELEPORT:                                             # SP-5.5: both go to the box
            s.down[planet] = NONE
            s.traps.append(t.pack_trap(planet, covered, card))
            s.whisper(1 << seat, 0b1000, "trapped", "SP-5.5", owner, seat, planet, code)
        else:                                                                   # SP-5.4: it stays and counts
            s.up.append(planet << t.PLANET | covered)
            sail(s, planet)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("place", "SP-5.1", []) if seat == self.asked(s) else Telling("preference", "SP-7.14.2", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if seat == self.asked(s) and verb_of(action) == v.PLACE:
            return Telling("not_in_hand", "SP-5.1", [v.place_card(action)])
        return Telling("not_now", "SP-5.1", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        """What a placement would turn and move, as far as the placing seat knows."""
        if verb_of(action) == v.AUTO_CLAIM:
            return None
        planet = v.place_planet(action)
        covered = s.down[planet]
        if covered == NONE:
            return Telling("quiet", "SP-5.3", [])
        owner = s.owner(covered)
        moved = [ship for ship, at in ((MERCHANT_SHIP, s.merchant()), (PIRATE_SHIP, s.pirate())) if at == planet]
        if owner == seat:
            if covered & 7 != d.TELEPORT and len(moved) == 2:
                return Telling("turns_own_ships", "SP-5.7", [covered & 7])
            if covered & 7 != d.TELEPORT and moved:
                return Telling("turns_own_ship", "SP-5.7", [covered & 7, moved[0]])
            return Telling("turns_own", "SP-5.2", [covered & 7])
        if len(moved) == 2:
            return Telling("turns_ships", "SP-5.7", [owner])
        if moved:
            return Telling("turns_ship", "SP-5.7", [owner, moved[0]])
        return Telling("turns", "SP-5.2", [owner])

    def warnings(self, s: State, seat: int, action: int) -> list[Telling]:
        """What a placement burns, or may: cards by a teleport, the rest of the stage by a ship that comes home."""
        if verb_of(action) == v.AUTO_CLAIM:
            return []
        planet = v.place_planet(action)
        covered = s.down[planet]
        if covered == NONE:
            return []
        owner = s.owner(covered)
        if owner == seat and covered & 7 == d.TELEPORT:
            return [Telling("own_trap", "SP-5.6", [v.place_card(action)])]
        found: list[Telling] = []
        if owner != seat and d.TELEPORT in unseen_of(s, owner):
            found.append(Telling("may_trap", "SP-5.5", [v.place_card(action), len(unseen_of(s, owner))]))
        for ship, at, steps in (
            (MERCHANT_SHIP, s.merchant(), s.merchant_steps), (PIRATE_SHIP, s.pirate(), s.pirate_steps),
        ):
            if at == planet and steps == d.SHIP_STEPS - 1:                      # one's own card is known to be a pirate
                found.append(Telling("ends" if owner == seat else "may_end", "SP-6.1", [ship]))
        return found


def switch(s: State, seat: int) -> int:
    """SP-7.14.2: automatic claiming, the other way round."""
    return v.auto_claim(s.by_hand >> seat & 1)


def turn_switch(s: State, seat: int) -> None:
    """SP-7.14.2: a seat lets its treasures be taken, or chooses them from now on."""
    s.tell("switched", "SP-7.14.2", seat, v.auto_claim_switch(switch(s, seat)))
    s.by_hand ^= 1 << seat


def unseen_of(s: State, seat: int) -> list[int]:
    """SP-9.4: the cards of a seat that nobody else has seen yet."""
    shown = [card & 7 for card in s.up if s.owner(card) == seat]
    shown += [d.TELEPORT for trap in s.traps if (s.first + (trap >> t.PLANET & 63)) % s.seats == seat]
    return [code for code in range(d.CARDS) if code not in shown]


def sail(s: State, planet: i64) -> None:
    """SP-5.7: a turned pirate pushes every ship off its planet, each one step and in its own direction."""
    merchant = s.merchant()
    pirate = s.pirate()
    if merchant == planet:
        s.merchant_steps += 1
        s.tell("sailed", "SP-5.7", MERCHANT_SHIP, merchant, s.merchant())
    if pirate == planet:
        s.pirate_steps += 1
        s.tell("sailed", "SP-5.7", PIRATE_SHIP, pirate, s.pirate())


@final
class Claiming(Single[State]):
    """SP-7: cards are revealed, then the crews of each planet share its treasures from the strongest down."""

    PROMPT: ClassVar[Prompt] = "claim", "SP-7.11", "planet"

    def __init__(self, planet: int, strength: list[int], crews: list[int], pool: list[int], turn: int) -> None:
        self.planet: i64 = planet       # being shared; NONE before the reveal
        self.strength = strength        # by seat * 6 + planet, fixed by the reveal (SP-7.3)
        self.crews = crews              # seats with a crew there, strongest first
        self.pool = pool                # values still to be had there, dearest first
        self.turn: i64 = turn           # how many of the crews have claimed

    def advance(self, s: State) -> int:
        if self.planet == NONE:
            reveal(s)
            self.strength = scoring.strengths(s)
            self.open(s, 0)
        while self.planet < d.PLANETS:
            if not self.pool or self.turn == len(self.crews):
                self.close(s)
                self.open(s, self.planet + 1)                                   # SP-7.7: clockwise
            elif len(self.crews) == 1:                                          # SP-7.14.1: all of it, by SP-7.12
                self.turn = 1
            elif not s.by_hand >> self.crews[self.turn] & 1:                    # SP-7.14.2: the highest
                self.take(s, self.crews[self.turn], self.pool[0], "claimed", "SP-7.11")
                self.turn += 1
            else:
                return ASK
        return DONE

    def asked(self, s: State) -> int:
        return self.crews[self.turn]

    def welcome(self, s: State) -> list[int]:
        return [seat for seat in range(s.seats) if seat != self.asked(s)]       # SP-7.14.2: a preference, any time

    def options(self, s: State, seat: int) -> list[int]:
        if seat != self.asked(s):
            return [switch(s, seat)]
        return [v.claim(value) for i, value in enumerate(self.pool) if value not in self.pool[:i]]

    def preferences(self, s: State, seat: int) -> list[int]:
        return [switch(s, seat)] if seat == self.asked(s) and len(self.options(s, seat)) > 1 else []

    def answer(self, s: State, seat: int, action: int) -> None:
        if verb_of(action) == v.AUTO_CLAIM:
            turn_switch(s, seat)
            return
        self.take(s, seat, v.claim_treasure(action), "claimed", "SP-7.11")
        self.turn += 1

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if verb_of(action) == v.CLAIM:
            return Telling("not_in_pool", "SP-7.11", [v.claim_treasure(action), self.planet])
        return Telling("not_now", "SP-7.11", [])

    def open(self, s: State, planet: i64) -> None:
        """Rank the crews of the next planet; the pirate ship's planet has nothing to share (SP-7.6)."""
        self.planet = planet
        self.crews = []
        self.turn = 0
        if planet == d.PLANETS:
            self.pool = []
            tell_scores(s)
            return
        self.pool = pool_of(s, planet)
        if planet == s.pirate():
            self.send_away(s, t.LOOTED, "looted", "SP-7.6")
        else:
            self.crews = scoring.ranking(s, self.strength, planet)
            self.tell_ranking(s)

    def close(self, s: State) -> None:
        """SP-7.12: what is left goes to the first; SP-7.13: to the box where nobody has a crew."""
        if not self.crews:
            self.send_away(s, t.UNCLAIMED, "unclaimed", "SP-7.13")
        while self.pool:
            self.take(s, self.crews[0], self.pool[0], "surplus", "SP-7.12")

    def take(self, s: State, seat: int, value: int, kind: str, rule: str) -> None:
        """Hand a treasure of that value to a seat."""
        s.tell(kind, rule, seat, value, self.planet)
        self.pool.remove(value)
        if value == d.MERCHANT_VALUE:
            s.prize = t.HELD + seat
            return
        at = d.FIRST_TOKEN[value]
        while s.tokens[at] != self.planet:
            at += 1
        s.tokens[at] = t.HELD + seat

    def send_away(self, s: State, place: int, kind: str, rule: str) -> None:
        """Put the whole pool out of the game, the merchant ship too if it is there."""
        if not self.pool:
            return
        ship = self.pool[0] == d.MERCHANT_VALUE
        s.tell(f"{kind}_ship" if ship else kind, rule, self.planet, sum(self.pool))
        if ship:
            s.prize = place
        for i in range(len(d.TOKENS)):
            if s.tokens[i] == self.planet:
                s.tokens[i] = place
        self.pool = []

    def tell_ranking(self, s: State) -> None:
        """SP-7.8 to SP-7.10: who ranks where, and which neighbour, or the player order, broke a tie."""
        if s.out is None:
            return
        planet, strength = self.planet, self.strength
        for i, seat in enumerate(self.crews):
            s.tell("ranked", "SP-7.8", planet, seat, i + 1, strength[seat * d.PLANETS + planet])
            ahead = self.crews[i - 1]
            if i > 0 and strength[ahead * d.PLANETS + planet] == strength[seat * d.PLANETS + planet]:
                neighbour = scoring.deciding(strength, ahead, seat, planet)
                if neighbour == NONE:
                    s.tell("tie_by_order", "SP-7.10", planet, ahead, seat)
                else:
                    s.tell("tie_broken", "SP-7.9", planet, ahead, seat, neighbour)


def reveal(s: State) -> None:
    """SP-7.1, SP-7.2: the last cards are turned up; nothing fires, and teleports are put away."""
    if s.out is None:
        return
    for planet in range(d.PLANETS):
        card = s.down[planet]
        if card == NONE:
            continue
        s.tell("revealed", "SP-7.1", s.owner(card), card & 7, planet, card >> t.SEQ)
        if card & 7 == d.TELEPORT:
            s.tell("teleport_boxed", "SP-7.2", s.owner(card), planet)


def pool_of(s: State, planet: i64) -> list[int]:
    """SP-7.5: the treasures on a planet, dearest first; the merchant ship is one of them (SP-A10: lost there too)."""
    there = s.merchant() == planet and (d.MERCHANT_LOST or s.pirate() != planet)
    return [d.MERCHANT_VALUE, *s.values_at(planet)] if there else s.values_at(planet)


def tell_scores(s: State) -> None:
    """SP-8.1: points and kinds of every seat."""
    if s.out is None:
        return
    for seat in range(s.seats):
        s.tell("scored", "SP-8.1", seat, scoring.points(s, seat), scoring.kinds(s, seat))


def new(seats: int, options: Mapping[str, Any]) -> State:
    """SP-3.1, SP-3.3, SP-3.7: ships at home, everybody with a full set, nothing dealt yet."""
    first = options["first_player"]
    by_hand = 0 if options["auto_claim"] else (1 << seats) - 1
    named = NONE if first == "random" else int(first)
    if named >= seats:
        raise BadOption(f"expected first_player to be one of the {seats} seats, counted from 0; found {first!r}")
    return State(
        seats=seats, first=0, home=d.HOME_OF_PIRATE, ring=list(range(d.PLANETS)), tokens=[t.UNUSED] * len(d.TOKENS),
        placed=0, merchant_steps=0, pirate_steps=0, hands=[t.FULL_HAND] * seats, down=[NONE] * d.PLANETS, up=[],
        traps=[], prize=NONE, by_hand=by_hand,
        stack=[Claiming(planet=NONE, strength=[], crews=[], pool=[], turn=0), Placement(), Setup(DEAL, named)],
    )


FRAMES: Final = frames_of("quarterdeck.games.space_pirates")


def restore(shown: dict[str, Any]) -> State:
    """The table that `to_json` wrote down, procedures included."""
    return t.state_from_json(shown, stack_from_json(FRAMES, shown["stack"]))
