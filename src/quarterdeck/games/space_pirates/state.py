"""The table of Space Pirates. A card is known by the number of its placement, which tells its owner too."""

from typing import Any, Final, final

from mypy_extensions import i64

from quarterdeck.core.engine import NONE, Frame, Position
from quarterdeck.core.fields import read_fields, written_fields
from quarterdeck.games.space_pirates.data import CARDS, MERCHANT_VALUE, PLANET_IDS, PLANETS, SHIP_STEPS, TOKENS

FULL_HAND: Final = (1 << CARDS) - 1

UNUSED: Final = PLANETS         # a token's place when it is not on planet 0..5
LOOTED: Final = PLANETS + 1     # lost to the pirate ship
UNCLAIMED: Final = PLANETS + 2
HELD: Final = 16                # HELD + seat: taken by that seat

SEQ: Final = 3                  # a placed card is seq << SEQ | code
PLANET: Final = 9               # a face-up card is planet << PLANET | placed card

PLAIN: Final = ["seats", "first", "home", "ring", "placed", "merchant_steps", "pirate_steps"]   # written as they are
WORDS: Final = {"ring": PLANET_IDS}
PLANET_NAMES: Final = [f"planet-{planet}" for planet in PLANET_IDS]


@final
class State(Position):
    """The whole table; `placed`, the steps and `home` give whose turn it is and where the ships stand."""

    def __init__(
        self,
        seats: int,
        first: int,
        home: int,
        ring: list[int],
        tokens: list[int],
        placed: int,
        merchant_steps: int,
        pirate_steps: int,
        hands: list[int],
        down: list[int],
        up: list[int],
        traps: list[int],
        prize: int,
        by_hand: int,
        stack: list[Frame[Any]],
    ) -> None:
        super().__init__(seats, stack)
        self.first: i64 = first                 # the seat that starts
        self.home: i64 = home                   # position of the pirate ship's home
        self.ring = ring                        # planet at each position; never changed in place
        self.tokens = tokens                    # place of each treasure token
        self.placed: i64 = placed               # placements made
        self.merchant_steps: i64 = merchant_steps
        self.pirate_steps: i64 = pirate_steps
        self.hands = hands                      # bitmask of card codes, by seat
        self.down = down                        # the face-down card of each planet, or NONE
        self.up = up                            # face-up cards in the order they were turned
        self.traps = traps                      # planet, teleport's number, lost card: packed (see `pack_trap`)
        self.prize: i64 = prize                 # where the merchant ship went: HELD + seat, LOOTED, UNCLAIMED or NONE
        self.by_hand: i64 = by_hand             # bitmask of the seats that choose their treasures themselves

    def clone(self) -> "State":
        """An equal table; the ring is shared, as it is only ever replaced."""
        return State(
            seats=self.seats, first=self.first, home=self.home, ring=self.ring, tokens=self.tokens.copy(),
            placed=self.placed, merchant_steps=self.merchant_steps, pirate_steps=self.pirate_steps,
            hands=self.hands.copy(), down=self.down.copy(), up=self.up.copy(), traps=self.traps.copy(),
            prize=self.prize, by_hand=self.by_hand, stack=[frame.clone() for frame in self.stack],
        )

    def owner(self, card: i64) -> i64:
        """The seat that placed a card (SP-4.1: strict rotation)."""
        return (self.first + (card >> SEQ & 63)) % self.seats

    def merchant(self) -> i64:
        """The position of the merchant ship, which sails clockwise (SP-5.7)."""
        return self.merchant_steps % PLANETS

    def pirate(self) -> i64:
        """The position of the pirate ship, which sails counter-clockwise (SP-5.7)."""
        return (self.home - self.pirate_steps) % PLANETS

    def to_json(self) -> dict[str, Any]:
        """The table as JSON."""
        piles = self.piles()
        return written_fields(self, PLAIN, WORDS) | {
            "merchant": self.merchant(),
            "pirate": self.pirate(),
            "hands": [[code for code in range(CARDS) if hand >> code & 1] for hand in self.hands],
            "up": [{"planet": card >> PLANET, **self.card_json(card)} for card in self.up],
            "down": [None if card == NONE else self.card_json(card) for card in self.down],
            "traps": [self.trap_json(trap) for trap in self.traps],
            "treasures": piles[:PLANETS],
            "unused": piles[UNUSED],
            "loot": [self.loot(seat) for seat in range(self.seats)],
            "looted": piles[LOOTED] + ([MERCHANT_VALUE] if self.prize == LOOTED else []),
            "unclaimed": piles[UNCLAIMED] + ([MERCHANT_VALUE] if self.prize == UNCLAIMED else []),
            "auto_claim": [not self.by_hand >> seat & 1 for seat in range(self.seats)],
            "stack": [frame.to_json() for frame in self.stack],
        }

    def card_json(self, card: int) -> dict[str, Any]:
        """A placed card as JSON."""
        return {"seq": card >> SEQ & 63, "seat": self.owner(card), "card": card & 7}

    def trap_json(self, trap: int) -> dict[str, Any]:
        """A sprung teleport as JSON."""
        teleport = trap >> PLANET & 63
        return {
            "planet": trap >> PLANET + 6, "teleport": teleport, "owner": (self.first + teleport) % self.seats,
            "lost": trap >> SEQ & 63, "victim": self.owner(trap), "card": trap & 7,
        }

    def piles(self) -> list[list[int]]:
        """The values of the treasure tokens at each place, dearest first."""
        found: list[list[int]] = [[] for _ in range(HELD + self.seats)]
        for i in range(len(TOKENS) - 1, -1, -1):
            found[self.tokens[i]].append(TOKENS[i])
        return found

    def values_at(self, place: i64) -> list[int]:
        """The values of the treasure tokens at a place, dearest first."""
        found: list[int] = []
        tokens = self.tokens
        i: i64 = len(TOKENS) - 1
        while i >= 0:
            if tokens[i] == place:
                found.append(TOKENS[i])
            i -= 1
        return found

    def loot(self, seat: int) -> list[int]:
        """What a seat has taken, the merchant ship as its value."""
        ship = [MERCHANT_VALUE] if self.prize == HELD + seat else []
        return ship + self.values_at(HELD + seat)

    def problems(self) -> list[str]:
        """Broken invariants of section 12."""
        found: list[str] = []
        for seat in range(self.seats):
            cards = [code for code in range(CARDS) if self.hands[seat] >> code & 1]
            seen = [card for card in self.up + self.down + self.traps if card != NONE]
            cards += [card & 7 for card in seen if self.owner(card) == seat]
            cards += [0 for trap in self.traps if (self.first + (trap >> PLANET & 63)) % self.seats == seat]
            if sorted(cards) != list(range(CARDS)):
                found.append(f"SP-I1: seat {seat} has the cards {sorted(cards)}")
            turns = (self.placed - (seat - self.first) % self.seats + self.seats - 1) // self.seats
            if self.hands[seat].bit_count() != CARDS - turns:
                found.append(f"SP-I4: seat {seat} holds {self.hands[seat].bit_count()} cards after {turns} turns")
        on_table = len(self.up) + sum(card != NONE for card in self.down) + 2 * len(self.traps)
        if on_table != self.placed:
            found.append(f"SP-I4: {self.placed} placements, {on_table} cards on the table and in the box")
        if len(self.traps) > self.seats:
            found.append(f"SP-I3: {len(self.traps)} teleports sprung")
        if not (0 <= self.merchant_steps <= SHIP_STEPS and 0 <= self.pirate_steps <= SHIP_STEPS):
            found.append(f"SP-I5: steps {self.merchant_steps} and {self.pirate_steps}")
        places = [*range(LOOTED + 2), *range(HELD, HELD + self.seats)]
        if len(self.tokens) != len(TOKENS) or any(place not in places for place in self.tokens):
            found.append(f"SP-I9: tokens at {self.tokens}")
        if not self.stack and any(place < PLANETS for place in self.tokens):
            found.append("SP-I9: treasures left on planets at the end")
        return found


def planet_name(s: State, position: int) -> str:
    """Planets are called by their name, whatever their place in the ring."""
    return PLANET_NAMES[s.ring[position]]


def pack_trap(planet: i64, teleport: i64, lost: i64) -> i64:
    """A sprung teleport: where, which placement it was, and the card lost with it."""
    return planet << PLANET + 6 | (teleport >> SEQ) << PLANET | lost


def state_from_json(shown: dict[str, Any], stack: list[Frame[Any]]) -> State:
    """The table that `to_json` wrote down."""
    tokens = [NONE] * len(TOKENS)
    piles = [(place, shown["treasures"][place]) for place in range(PLANETS)]
    piles += [(UNUSED, shown["unused"]), (LOOTED, shown["looted"]), (UNCLAIMED, shown["unclaimed"])]
    piles += [(HELD + seat, loot) for seat, loot in enumerate(shown["loot"])]
    prize = NONE
    for place, values in piles:
        for value in values:
            if value == MERCHANT_VALUE:
                prize = place
            else:
                tokens[next(i for i, v in enumerate(TOKENS) if v == value and tokens[i] == NONE)] = place
    return State(
        **read_fields(shown, PLAIN, WORDS), tokens=tokens,
        hands=[sum(1 << code for code in hand) for hand in shown["hands"]],
        down=[NONE if card is None else card["seq"] << SEQ | card["card"] for card in shown["down"]],
        up=[card["planet"] << PLANET | card["seq"] << SEQ | card["card"] for card in shown["up"]],
        traps=[pack_trap(t["planet"], t["teleport"] << SEQ, t["lost"] << SEQ | t["card"]) for t in shown["traps"]],
        prize=prize, by_hand=sum(1 << seat for seat, auto in enumerate(shown["auto_claim"]) if not auto), stack=stack,
    )
