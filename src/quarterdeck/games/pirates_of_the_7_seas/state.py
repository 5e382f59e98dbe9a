"""The table of Pirates of the 7 Seas. Ships are counted, not named (P7-5.1); hands of cards are bitmasks."""

from typing import Any, Final, final

from quarterdeck.core.engine import NONE, Frame, Position
from quarterdeck.core.fields import Words, read_fields, written_fields
from quarterdeck.games.pirates_of_the_7_seas import data as d

# house rules: bits of the options whose value is not the default ruling
WHIRLPOOL_PER_PLAYER: Final = 1
CORSAIR_SKULLS_MERGE: Final = 2
TAVERN_TWO_FREE: Final = 4
DECLINE_FREE: Final = 8
EXTRA_CARDS_FORCED: Final = 16
NO_MEMORY_AID: Final = 32
HOUSE_RULES: Final[dict[int, tuple[str, str | bool]]] = {
    WHIRLPOOL_PER_PLAYER: ("whirlpool_per", "player"), CORSAIR_SKULLS_MERGE: ("corsair_skull_stacks", False),
    TAVERN_TWO_FREE: ("tavern_two_without_goods", "nothing"), DECLINE_FREE: ("decline_gives_skull", False),
    EXTRA_CARDS_FORCED: ("cartographer_extra_optional", False), NO_MEMORY_AID: ("memory_aid", False),
}       # the option of each bit, and the value that sets it

NOT_DRAWN: Final = -1           # rounds left while the last-round card has not turned up

BATTLE: Final = 0               # purposes of a throw; a curse is its own purpose

OF_TABLE: Final = ["seats", "house", "max_rounds", "first", "ports", "played", "throws"]    # written as they are
OF_PLAYER: Final = [
    "chests", "fleet", "guards", "reserve", "talismans", "yin_yang", "skulls", "double_holds", "unsinkables", "chosen",
]
WORDS: Final[Words] = {"ports": d.CARD_IDS, "played": d.CARD_IDS, "chosen": d.CHARACTER_IDS}


@final
class State(Position):
    """The whole table. Counters are lists by seat; `goods` has three numbers a seat: rum, coffee, fruit."""

    def __init__(
        self,
        seats: int,
        house: int,
        max_rounds: int,
        round_: int,
        first: int,
        rounds_left: int,
        chests: list[int],
        fleet: list[int],
        guards: list[int],
        reserve: list[int],
        goods: list[int],
        talismans: list[int],
        yin_yang: list[int],
        skulls: list[int],
        corsairs: list[int],
        double_holds: list[int],
        unsinkables: list[int],
        hands: list[int],
        used: list[int],
        chosen: list[int],
        revealed: int,
        deck: int,
        above: int,
        ports: list[int],
        played: list[int],
        loot_deck: list[int],
        loot_discard: list[int],
        throws: int,
        sea_purpose: int,
        sea_key: int,
        sea_red: int,
        sea_ships: list[int],
        waived: int,
        stack: list[Frame[Any]],
    ) -> None:
        super().__init__(seats, stack)
        self.house = house                  # bits of the house rules
        self.max_rounds = max_rounds
        self.round = round_                 # the round under way, from 1; 0 before the first
        self.first = first                  # the first player of the round
        self.rounds_left = rounds_left      # rounds to come, the one under way included; NOT_DRAWN; 0 when all are over
        self.chests = chests
        self.fleet = fleet                  # ships in the fleet, those on the sea included
        self.guards = guards
        self.reserve = reserve
        self.goods = goods                  # seat * GOODS + kind
        self.talismans = talismans
        self.yin_yang = yin_yang
        self.skulls = skulls
        self.corsairs = corsairs            # bitmask of nations
        self.double_holds = double_holds
        self.unsinkables = unsinkables
        self.hands = hands                  # bitmask of adventure cards
        self.used = used                    # bitmask of the characters that lie face up
        self.chosen = chosen                # the character of this round, or NONE
        self.revealed = revealed            # bitmask of the seats whose character has been called
        self.deck = deck                    # bitmask of the face-down adventure cards; they have no order
        self.above = above                  # how many of them lie above the last-round card; NONE when it is out
        self.ports = ports                  # port cards played, the current one last
        self.played = played                # convoys and curses played, in order
        self.loot_deck = loot_deck          # cards left of each kind of loot
        self.loot_discard = loot_discard
        self.throws = throws                # throws made
        self.sea_purpose = sea_purpose      # what the last throw was for: BATTLE, a curse, or NONE
        self.sea_key = sea_key              # chance's answer, which tells where each die fell
        self.sea_red = sea_red              # red dice thrown
        self.sea_ships = sea_ships          # ships thrown, by seat; never changed in place
        self.waived = waived                # bitmask of the seats that waived a shared victory

    def clone(self) -> "State":
        """An equal table; `sea_ships` is shared, as it is only ever replaced."""
        return State(
            seats=self.seats, house=self.house, max_rounds=self.max_rounds, round_=self.round, first=self.first,
            rounds_left=self.rounds_left, chests=self.chests.copy(), fleet=self.fleet.copy(),
            guards=self.guards.copy(), reserve=self.reserve.copy(), goods=self.goods.copy(),
            talismans=self.talismans.copy(), yin_yang=self.yin_yang.copy(), skulls=self.skulls.copy(),
            corsairs=self.corsairs.copy(), double_holds=self.double_holds.copy(), unsinkables=self.unsinkables.copy(),
            hands=self.hands.copy(), used=self.used.copy(), chosen=self.chosen.copy(), revealed=self.revealed,
            deck=self.deck, above=self.above, ports=self.ports.copy(), played=self.played.copy(),
            loot_deck=self.loot_deck.copy(), loot_discard=self.loot_discard.copy(), throws=self.throws,
            sea_purpose=self.sea_purpose, sea_key=self.sea_key, sea_red=self.sea_red, sea_ships=self.sea_ships,
            waived=self.waived, stack=[frame.clone() for frame in self.stack],
        )

    # -- what can be read off the table ---------------------------------------------------------------------------

    def cargo(self, seat: int) -> int:
        """The goods cards that a seat owns."""
        at = seat * d.GOODS
        return self.goods[at] + self.goods[at + 1] + self.goods[at + 2]

    def capacity(self, seat: int) -> int:
        """P7-5.2, P7-5.4: how many goods cards the fleet can carry."""
        fleet = self.fleet[seat]
        return fleet + min(fleet, self.double_holds[seat])

    def loaded(self, seat: int) -> int:
        """P7-5.2, P7-5.3: the ships that the cargo needs, packed as tightly as can be."""
        fleet = self.fleet[seat]
        double = min(self.double_holds[seat], fleet)
        cards = self.cargo(seat)
        return (cards + 1) // 2 if cards <= 2 * double else cards - double

    def empty(self, seat: int) -> int:
        """The fleet ships without cargo: the only ones that raid or stand guard."""
        return self.fleet[seat] - self.loaded(seat)

    def duty(self, seat: int) -> int:
        """P7-10.1: the guards that a seat's chests ask for."""
        return self.chests[seat] // d.CHESTS_PER_GUARD

    def port(self) -> int:
        """P7-4.9, P7-7.4.1: the current port."""
        return self.ports[-1] if self.ports else d.PIRATE_BAY

    def demand(self, good: int) -> int:
        """What the current port pays for a good sold in a set."""
        return d.DEMAND[self.port() * d.GOODS + good]

    def free_flags(self) -> int:
        """The corsair tokens that nobody has taken, as a bitmask."""
        free = (1 << d.NATIONS) - 1
        for held in self.corsairs:
            free &= ~held
        return free

    def clockwise(self, first: int) -> list[int]:
        """The seats from one of them on."""
        return [(first + turn) % self.seats for turn in range(self.seats)]

    def privilege(self, seat: int, character: int) -> int:
        """P7-13.1, P7-13.2, P7-15.2: how much of its privilege the character brings the seat.

        The cards decide, not who manages to act (P7-6.2.5): nobody else may have chosen the character.
        """
        if self.chosen.count(self.chosen[seat]) > 1 or (self.seats == 2 and seat != self.first):
            return 0
        return d.PRIVILEGE_FIRST[character] if self.seats > 2 and seat == self.first else d.PRIVILEGE[character]

    # -- writing down ---------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The table as JSON. The last throw is written out, although its key alone would do."""
        from quarterdeck.games.pirates_of_the_7_seas.flow.throw import sea_json

        each = written_fields(self, OF_PLAYER, WORDS)
        return written_fields(self, OF_TABLE, WORDS) | {
            "round": self.round,
            "rounds_left": None if self.rounds_left == NOT_DRAWN else self.rounds_left,
            "players": [{name: each[name][seat] for name in OF_PLAYER} | self.player_json(seat)
                        for seat in range(self.seats)],
            "calls": [
                [seat for seat, chosen in enumerate(self.chosen) if chosen == call] for call in range(d.CHARACTERS)
            ],
            "deck": [d.CARD_IDS[card] for card in d.cards_of(self.deck)],
            "above": None if self.above == NONE else self.above,
            "port": d.CARD_IDS[self.port()],
            "demand": [self.demand(good) for good in range(d.GOODS)],
            "raided": None if self.house & NO_MEMORY_AID else self.raided(),
            "flags": [d.NATION_IDS[nation] for nation in d.cards_of(self.free_flags())],
            "loot_deck": dict(zip(d.LOOT_IDS, self.loot_deck, strict=True)),
            "loot_discard": dict(zip(d.LOOT_IDS, self.loot_discard, strict=True)),
            "sea": sea_json(self),
            "waived": [seat for seat in range(self.seats) if self.waived >> seat & 1],
            "stack": [frame.to_json() for frame in self.stack],
        }

    def player_json(self, seat: int) -> dict[str, Any]:
        """What lies before one seat and is written in another way than it is kept."""
        return {
            "empty": self.empty(seat),
            "loaded": self.loaded(seat),
            "capacity": self.capacity(seat),
            "owed": max(0, self.duty(seat) - self.guards[seat]),
            "goods": dict(zip(d.LOOT_IDS[:d.GOODS], self.goods[seat * d.GOODS : (seat + 1) * d.GOODS], strict=True)),
            "corsairs": [d.NATION_IDS[nation] for nation in d.cards_of(self.corsairs[seat])],
            "hand": [d.CARD_IDS[card] for card in d.cards_of(self.hands[seat])],
            "used": [d.CHARACTER_IDS[character] for character in d.cards_of(self.used[seat])],
            "revealed": self.revealed >> seat & 1 == 1,
        }

    def raided(self) -> dict[str, int]:
        """How many convoys of each country have been played."""
        counts = [0] * d.NATIONS
        for card in self.played:
            if card < d.CONVOYS:
                counts[d.CONVOY_NATION[card]] += 1
        return dict(zip(d.NATION_IDS, counts, strict=True))

    # -- soundness ------------------------------------------------------------------------------------------------

    def problems(self) -> list[str]:
        """Broken invariants of section 22, as far as one position can show them."""
        found: list[str] = []
        for seat in range(self.seats):
            self.check_seat(seat, found)
        counters = [
            self.chests, self.fleet, self.guards, self.reserve, self.goods, self.talismans, self.yin_yang, self.skulls,
            self.double_holds, self.unsinkables, self.loot_deck, self.loot_discard,
        ]
        if any(number < 0 for numbers in counters for number in numbers):
            found.append("P7-I2: a counter is below zero")
        self.check_cards(found)
        served = sum(held.bit_count() for held in self.corsairs)
        if served + self.free_flags().bit_count() != d.NATIONS:
            found.append(f"P7-I7: {served} corsair tokens held, {self.free_flags().bit_count()} free")
        if not -1 <= self.rounds_left <= 4:
            found.append(f"P7-I16: {self.rounds_left} rounds left")
        return found

    def check_seat(self, seat: int, found: list[str]) -> None:
        """P7-I1, P7-I3, P7-I4, P7-I8: one seat's ships, guards, cargo and characters."""
        ships = self.fleet[seat] + self.guards[seat] + self.reserve[seat]
        if ships != d.SHIPS:
            found.append(f"P7-I1: seat {seat} has {ships} ships")
        if self.rounds_left != 0:
            duty = self.duty(seat)
            if self.guards[seat] > duty or (self.guards[seat] < duty and self.empty(seat) > 0):
                found.append(f"P7-I3: seat {seat} has {self.guards[seat]} guards for {self.chests[seat]} chests")
        if self.cargo(seat) > self.capacity(seat) or not 0 <= self.empty(seat) <= self.fleet[seat]:
            found.append(f"P7-I4: seat {seat} carries {self.cargo(seat)} goods on {self.fleet[seat]} ships")
        chosen = self.chosen[seat]
        if chosen != NONE and self.used[seat] >> chosen & 1:
            found.append(f"P7-I8: seat {seat} chose a character that lies face up")
        if self.used[seat] & d.RETURNING or self.used[seat] >> d.CHARACTERS:
            found.append(f"P7-I8: seat {seat} has the characters {self.used[seat]:b} face up")

    def check_cards(self, found: list[str]) -> None:
        """P7-I5, P7-I6: every card of loot and of adventure is somewhere, once."""
        held = self.drawn_loot()
        for kind in range(len(d.LOOT_IDS)):
            number = self.loot_deck[kind] + self.loot_discard[kind] + held[kind]
            if kind == d.TALISMAN:
                number += sum(self.talismans)
            else:
                number += sum(self.goods[seat * d.GOODS + kind] for seat in range(self.seats))
            if number != d.LOOT_COPIES[kind]:
                found.append(f"P7-I5: {number} cards of {d.LOOT_IDS[kind]}")
        cards = d.cards_of(self.deck) + self.ports + self.played
        for hand in self.hands:
            cards += d.cards_of(hand)
        if self.round > 0 and sorted(cards) != d.cards_of(d.deck_cards(self.seats)):
            found.append(f"P7-I6: the adventure cards are {sorted(cards)}")
        if self.above > self.deck.bit_count() or self.deck >> d.LAST_ROUND or any(
                not d.PORT_CARDS >> port & 1 for port in self.ports):
            found.append(f"P7-I6: the last-round card under {self.above} of {self.deck.bit_count()} cards")

    def drawn_loot(self) -> list[int]:
        """Goods drawn and waiting for their owner's word (P7-9.3), by kind."""
        for frame in self.stack:
            waiting = frame.to_json()
            if waiting["frame"] == "loot":
                return [*waiting["drawn"], 0]
        return [0] * len(d.LOOT_IDS)


def state_from_json(shown: dict[str, Any], stack: list[Frame[Any]]) -> State:
    """The table that `to_json` wrote down."""
    players = shown["players"]
    sea = shown["sea"]
    return State(
        **read_fields(shown, OF_TABLE, WORDS),
        **read_fields({name: [player[name] for player in players] for name in OF_PLAYER}, OF_PLAYER, WORDS),
        round_=shown["round"], rounds_left=NOT_DRAWN if shown["rounds_left"] is None else shown["rounds_left"],
        goods=[player["goods"][good] for player in players for good in d.LOOT_IDS[:d.GOODS]],
        corsairs=[d.mask_of([d.NATION_IDS.index(nation) for nation in player["corsairs"]]) for player in players],
        hands=[d.mask_of([CARD_CODES[card] for card in player["hand"]]) for player in players],
        used=[d.mask_of([d.CHARACTER_IDS.index(character) for character in player["used"]]) for player in players],
        revealed=sum(1 << seat for seat, player in enumerate(players) if player["revealed"]),
        deck=d.mask_of([CARD_CODES[card] for card in shown["deck"]]),
        above=NONE if shown["above"] is None else shown["above"],
        loot_deck=[shown["loot_deck"][kind] for kind in d.LOOT_IDS],
        loot_discard=[shown["loot_discard"][kind] for kind in d.LOOT_IDS],
        sea_purpose=NONE if sea is None else BATTLE if sea["purpose"] == "battle" else CARD_CODES[sea["purpose"]],
        sea_key=0 if sea is None else int(sea["key"], 16), sea_red=0 if sea is None else sea["red"],
        sea_ships=[0] * len(players) if sea is None else list(sea["ships"]),
        waived=d.mask_of(shown["waived"]), stack=stack,
    )


CARD_CODES: Final[dict[str, int]] = {name: code for code, name in enumerate(d.CARD_IDS)}
