"""The table of Tiny Epic Pirates. Nothing in it is secret: what nobody has seen is kept as a set, not in an order."""

from typing import Any, Final, final

from quarterdeck.core.engine import NONE, Frame, Position
from quarterdeck.games.tiny_epic_pirates.data import (
    CAPTAIN_IDS,
    CARGO_MAX,
    CELL_IDS,
    CELLS,
    COST,
    COVE,
    CREW,
    CREW_IDS,
    CREW_MAX,
    DAMAGE,
    DISTANCE,
    GOLD_MAX,
    GOOD_COUNT,
    GOOD_IDS,
    GOODS,
    HANDS_MAX,
    HANDS_START,
    HIDE_OUT,
    LASTING,
    LEVEL_HAND,
    MAP_IDS,
    MERCHANT_IDS,
    MERCHANTS,
    MOOD_IDS,
    ORDER_IDS,
    PORTS,
    PRICES,
    REPAIR,
    RIVAL_IDS,
    ROW,
    SIDE,
    SOLO_HANDS,
    SPACES,
    SURE_FIRE_MAX,
    TO_WIN,
    TOKEN_COUNT,
    TOKEN_IDS,
    TOP,
    TRACK,
)

STATIONS: Final = 4
BAG_LEAST: Final = 22           # TEP-I3
BAG_LEAST_LOADING: Final = 20
FULL_SEA: Final = (1 << CELLS) - 1
FULL_DECK: Final = (1 << MERCHANTS) - 1
MANDATORY_LEVEL: Final = LEVEL_HAND.index(1)    # where the fourth deckhand waits (TEP-4.4)


@final
class State(Position):
    """The whole table. A pirate is a seat or, in solo, the legendary pirate, whose number is `seats`."""

    def __init__(
        self,
        seats: int,
        first: int,
        active: int,
        rounds: int,
        limit: int,
        crossed: int,
        paid: int,
        refreshed: int,
        sea: list[int],
        face_down: int,
        unturned: list[int],
        sites: list[int],
        bag: list[int],
        market: list[int],
        merchant_at: list[int],
        merchant_to: list[int],
        merchant_cube: list[int],
        merchant_card: list[int],
        merchant_deck: int,
        navy: int,
        row: list[int],
        unseen: int,
        under: list[int],
        ship: list[int],
        hidden: int,
        gold: list[int],
        helm: list[int],
        wheel: list[int],
        hands: list[int],
        orders: list[int],
        cargo: list[int],
        sure_fire: list[int],
        tailwinds: list[int],
        passes: list[int],
        level: list[int],
        captain: list[int],
        bloodied: int,
        crew: list[int],
        buried: list[int],
        rival: int,
        mood: int,
        ring: int,
        stack: list[Frame[Any]],
    ) -> None:
        super().__init__(seats, stack)
        self.first = first                      # the seat that begins every round
        self.active = active                    # the pirate whose turn it is
        self.rounds = rounds                    # complete rounds played
        self.limit = limit                      # rounds after which the game is stopped (TEP-DR-12)
        self.crossed = crossed                  # whether the ship line was crossed this turn
        self.paid = paid                        # gold that Hide Out paid for Extort this turn
        self.refreshed = refreshed              # whether the crew row was paid for this turn
        self.sea = sea                          # map card of each cell; only ever replaced
        self.face_down = face_down              # bitmask of the cells with a search token
        self.unturned = unturned                # search tokens nobody has seen, by kind: on the sea and in the box
        self.sites = sites                      # by cell: the pirate whose treasure lies there, or NONE
        self.bag = bag                          # cubes by good
        self.market = market                    # the good at each price, cheapest first
        self.merchant_at = merchant_at          # cells of the orange and the green ship
        self.merchant_to = merchant_to          # the port each one faces, 0 or 1
        self.merchant_cube = merchant_cube      # what each one carries; NONE while it is being reset
        self.merchant_card = merchant_card      # the card of each one's slot
        self.merchant_deck = merchant_deck      # bitmask of the cards not turned up yet
        self.navy = navy                        # cell of the Navy; NONE before it is placed
        self.row = row                          # the crew cards on offer; NONE while a slot is refilled
        self.unseen = unseen                    # bitmask of the crew cards nobody has seen: the top of the deck
        self.under = under                      # crew cards put under the deck, first one uppermost
        self.ship = ship                        # cells of the pirate ships; NONE before they are placed
        self.hidden = hidden                    # bitmask of the pirates on a cove
        self.gold = gold
        self.helm = helm                        # wheel space of each captain
        self.wheel = wheel                      # bitmask of the wheel spaces with a deckhand
        self.hands = hands                      # deckhands on the stations, pirate * 4 + station
        self.orders = orders                    # order of each wheel space, pirate * 6 + space; only ever replaced
        self.cargo = cargo                      # cubes aboard, pirate * 4 + good
        self.sure_fire = sure_fire
        self.tailwinds = tailwinds
        self.passes = passes                    # storm passes
        self.level = level                      # legend level, 1 to 7; 0 for the solo pirate
        self.captain = captain                  # captain card * 2 + visible side; NONE for the solo pirate
        self.bloodied = bloodied                # bitmask of the pirates whose captain was flipped
        self.crew = crew                        # crew cards, pirate * 4 + slot, NONE where empty
        self.buried = buried                    # treasures buried
        self.rival = rival                      # the solo captain's mat, or NONE
        self.mood = mood                        # the solo pirate's personality, or NONE
        self.ring = ring                        # the space of its ring of legend actions

    def clone(self) -> "State":
        """An equal table; `sea` and `orders` are shared, as they are only ever replaced."""
        stack = self.stack
        return State(
            self.seats, self.first, self.active, self.rounds, self.limit, self.crossed, self.paid, self.refreshed,
            self.sea, self.face_down, self.unturned.copy(), self.sites.copy(), self.bag.copy(), self.market.copy(),
            self.merchant_at.copy(), self.merchant_to.copy(), self.merchant_cube.copy(), self.merchant_card.copy(),
            self.merchant_deck, self.navy, self.row.copy(), self.unseen, self.under.copy(), self.ship.copy(),
            self.hidden, self.gold.copy(), self.helm.copy(), self.wheel.copy(), self.hands.copy(), self.orders,
            self.cargo.copy(), self.sure_fire.copy(), self.tailwinds.copy(), self.passes.copy(), self.level.copy(),
            self.captain.copy(), self.bloodied, self.crew.copy(), self.buried.copy(), self.rival, self.mood, self.ring,
            [frame.clone() for frame in stack],
        )

    def pirates(self) -> int:
        """How many pirates sail: the seats, and in solo the legendary pirate."""
        return len(self.ship)

    def order(self, pirate: int) -> int:
        """The order under a captain."""
        return self.orders[pirate * SPACES + self.helm[pirate]]

    def space_of(self, pirate: int, order: int) -> int:
        """The wheel space of an order."""
        return self.orders.index(order, pirate * SPACES) - pirate * SPACES

    def aboard(self, pirate: int) -> int:
        """How many cubes a ship carries."""
        at = pirate * GOODS
        cargo = self.cargo
        return cargo[at] + cargo[at + 1] + cargo[at + 2] + cargo[at + 3]

    def price(self, good: int) -> int:
        """The market value of a good."""
        return PRICES[self.market.index(good)]

    def crew_size(self, pirate: int) -> int:
        """How many crew cards a pirate has."""
        crew = self.crew[pirate * CREW_MAX : pirate * CREW_MAX + CREW_MAX]
        return CREW_MAX - crew.count(NONE)

    def crew_of(self, pirate: int) -> list[int]:
        """A pirate's crew cards."""
        return [card for card in self.crew[pirate * CREW_MAX : pirate * CREW_MAX + CREW_MAX] if card != NONE]

    def on_stations(self, pirate: int) -> int:
        """Deckhands on the four stations."""
        at = pirate * STATIONS
        hands = self.hands
        return hands[at] + hands[at + 1] + hands[at + 2] + hands[at + 3]

    def deckhands(self, pirate: int) -> int:
        """Deckhands in play, on stations and wheel."""
        return self.on_stations(pirate) + self.wheel[pirate].bit_count()

    def to_json(self) -> dict[str, Any]:
        """The table as JSON."""
        return {
            "seats": self.seats,
            "first": self.first,
            "active": self.active,
            "rounds": self.rounds,
            "limit": self.limit,
            "crossed": self.crossed,
            "paid": self.paid,
            "refreshed": self.refreshed,
            "sea": [MAP_IDS[card] for card in self.sea],
            "tokens": [self.face_down >> cell & 1 for cell in range(CELLS)],
            "unturned": {TOKEN_IDS[i]: n for i, n in enumerate(self.unturned)},
            "sites": self.sites.copy(),
            "bag": {GOOD_IDS[i]: n for i, n in enumerate(self.bag)},
            "market": [GOOD_IDS[good] for good in self.market],
            "merchants": [
                {"cell": named(CELL_IDS, self.merchant_at[m]), "facing": CELL_IDS[PORTS[self.merchant_to[m]]],
                 "cube": named(GOOD_IDS, self.merchant_cube[m]), "card": named(MERCHANT_IDS, self.merchant_card[m])}
                for m in range(2)
            ],
            "merchant_deck": [MERCHANT_IDS[card] for card in range(MERCHANTS) if self.merchant_deck >> card & 1],
            "navy": named(CELL_IDS, self.navy),
            "row": [named(CREW_IDS, card) for card in self.row],
            "unseen": [CREW_IDS[card] for card in range(CREW) if self.unseen >> card & 1],
            "under": [CREW_IDS[card] for card in self.under],
            "pirates": [self.plain_pirate(pirate) for pirate in range(self.pirates())],
            "rival": named(RIVAL_IDS, self.rival),
            "mood": named(MOOD_IDS, self.mood),
            "ring": self.ring,
            "stack": [frame.to_json() for frame in self.stack],
        }

    def plain_pirate(self, p: int) -> dict[str, Any]:
        """One pirate's mats and ship as JSON."""
        return {
            "ship": named(CELL_IDS, self.ship[p]),
            "hidden": self.hidden >> p & 1,
            "gold": self.gold[p],
            "helm": self.helm[p],
            "wheel": [self.wheel[p] >> space & 1 for space in range(SPACES)],
            "stations": self.hands[p * STATIONS : p * STATIONS + STATIONS],
            "orders": [ORDER_IDS[order] for order in self.orders[p * SPACES : p * SPACES + SPACES]],
            "cargo": {GOOD_IDS[good]: self.cargo[p * GOODS + good] for good in range(GOODS)},
            "sure_fire": self.sure_fire[p],
            "tailwinds": self.tailwinds[p],
            "passes": self.passes[p],
            "level": self.level[p],
            "captain": named(CAPTAIN_IDS, self.captain[p]),
            "bloodied": self.bloodied >> p & 1,
            "crew": [CREW_IDS[card] for card in self.crew_of(p)],
            "buried": self.buried[p],
        }

    def problems(self) -> list[str]:
        """Broken invariants of section 16."""
        if not self.market:
            return []                                           # nothing is dealt yet
        found: list[str] = []
        self._count_cubes(found)
        self._count_cards(found)
        for pirate in range(self.pirates()):
            self._check_pirate(found, pirate)
        self._check_ships(found)
        if not self.stack and self.rounds < self.limit and TO_WIN not in self.buried:
            found.append("TEP-I18: the game is over although nobody has buried three treasures")
        if not self.stack and self.seats > 1 and self.active != self.first:
            found.append("TEP-I18: the game is over in the middle of a round")
        return found

    def _count_cubes(self, found: list[str]) -> None:
        loading = [good for frame in self.stack for good in frame.to_json().get("loading", [])]
        for good in range(GOODS):
            cubes = self.bag[good] + self.market.count(good) + self.merchant_cube.count(good)
            cubes += loading.count(GOOD_IDS[good]) + sum(self.cargo[good::GOODS])
            if cubes != GOOD_COUNT[good]:
                found.append(f"TEP-I1: {cubes} cubes of {GOOD_IDS[good]}")
        least = BAG_LEAST_LOADING if loading else BAG_LEAST
        if sum(self.bag) < least:
            found.append(f"TEP-I3: {sum(self.bag)} cubes in the bag")
        if sorted(self.market) != list(range(GOODS)):
            found.append(f"TEP-I4: the market holds {self.market}")
        resetting = {frame.to_json()["frame"] for frame in self.stack} & {"reset", "delivery"}
        if NONE in self.merchant_cube and not resetting and self.stack:
            found.append("TEP-I2: a merchant sails without a cube")

    def _count_cards(self, found: list[str]) -> None:
        crew = [*self.row, *self.under, *self.crew, *(card for card in range(CREW) if self.unseen >> card & 1)]
        if sorted(card for card in crew if card != NONE) != list(range(CREW)) or len(self.row) != ROW:
            found.append(f"TEP-I12: crew cards {sorted(crew)}")
        slots = [card for card in self.merchant_card if card != NONE]
        removed = FULL_DECK & ~self.merchant_deck
        for card in slots:
            if not removed >> card & 1:
                found.append("TEP-I13: a merchant card lies in a slot and in the deck")
            removed &= ~(1 << card)
        left = [DAMAGE[card] for card in range(MERCHANTS) if self.merchant_deck >> card & 1]
        gone = [DAMAGE[card] for card in range(MERCHANTS) if removed >> card & 1]
        seen = gone + [DAMAGE[card] for card in slots]
        if any(damage == LASTING for damage in gone) or (left and max(seen, default=0) > min(left)):
            found.append(f"TEP-I13: merchant cards removed {gone}, left {left}")
        kept = sum(self.tailwinds) + sum(self.passes)
        turned = sum(TOKEN_COUNT) - sum(self.unturned)
        lying = self.face_down.bit_count()
        if turned + lying != CELLS or kept > turned or any(n < 0 for n in self.unturned):
            found.append(f"TEP-I14: {lying} search tokens on the sea, {turned} turned up, {kept} kept")

    def _check_pirate(self, found: list[str], p: int) -> None:
        solo = p >= self.seats
        most = TRACK[self.mood] - 1 if solo else GOLD_MAX
        burying = solo and any(frame.to_json()["frame"] == "solo_bury" for frame in self.stack)
        if not 0 <= self.gold[p] <= most and not burying and self.stack:
            found.append(f"TEP-I5: pirate {p} has {self.gold[p]} gold")
        if not 0 <= self.sure_fire[p] <= (0 if solo else SURE_FIRE_MAX):
            found.append(f"TEP-I6: pirate {p} has {self.sure_fire[p]} sure-fire tokens")
        full = SOLO_HANDS if solo else HANDS_START if self.level[p] < MANDATORY_LEVEL else HANDS_MAX
        joining = {"frame": "join", "seat": p, "over": 0} in [frame.to_json() for frame in self.stack]
        if self.deckhands(p) + joining != full or min(self.hands) < 0:
            found.append(f"TEP-I7: pirate {p} has {self.deckhands(p)} deckhands at level {self.level[p]}")
        wheel = self.wheel[p]
        if wheel & 1 or wheel >> self.helm[p] & 1 or wheel >> SPACES:
            found.append(f"TEP-I8: deckhands of pirate {p} on wheel spaces {wheel:06b}, captain on {self.helm[p]}")
        stations = self.hands[p * STATIONS : p * STATIONS + REPAIR]
        if solo and max(stations) > 1:
            found.append(f"TEP-I8: the solo pirate has {stations} deckhands on its stations")
        orders = self.orders[p * SPACES : p * SPACES + SPACES]
        if sorted(orders) != list(range(SPACES)) or orders[0] != HIDE_OUT:
            found.append(f"TEP-I9: orders {orders} of pirate {p}")
        if not (self.level[p] == 0 if solo else 1 <= self.level[p] <= TOP):
            found.append(f"TEP-I10: pirate {p} has level {self.level[p]}")
        if self.sites.count(p) != self.buried[p] or self.buried[p] > TO_WIN:
            found.append(f"TEP-I11: pirate {p} has buried {self.buried[p]}, {self.sites.count(p)} lie on the sea")
        if self.aboard(p) > CARGO_MAX:
            found.append(f"TEP-I2: pirate {p} carries {self.aboard(p)} cubes")

    def _check_ships(self, found: list[str]) -> None:
        sites = self.sites
        for cell in range(CELLS):
            if sites[cell] != NONE and COST[self.sea[cell]] == 0:
                found.append(f"TEP-I11: a treasure lies on {CELL_IDS[cell]}, which is no burial site")
        coves = [self.ship[p] for p in range(self.pirates()) if self.hidden >> p & 1]
        if len(set(coves)) != len(coves) or any(not COVE[self.sea[cell]] for cell in coves):
            found.append(f"TEP-I15: hidden ships on {coves}")
        if DISTANCE[PORTS[0] * CELLS + PORTS[1]] != 2 * (SIDE - 1):
            found.append("TEP-I16: the ports are not in opposite corners")
        for merchant in range(2):
            if self.merchant_at[merchant] == PORTS[self.merchant_to[merchant]]:
                found.append(f"TEP-I16: merchant {merchant} lies in the port it faces")


def named(ids: list[str], value: int) -> str | None:
    """The id of a value; None for NONE."""
    return None if value == NONE else ids[value]


def valued(ids: list[str], name: str | None) -> int:
    """The value of an id; NONE for None."""
    return NONE if name is None else ids.index(name)


def state_from_json(plain: dict[str, Any], stack: list[Frame[Any]]) -> State:
    """The table that `to_json` wrote down."""
    pirates = plain["pirates"]
    merchants = plain["merchants"]
    crew: list[int] = []
    for pirate in pirates:
        cards = [CREW_IDS.index(card) for card in pirate["crew"]]
        crew += cards + [NONE] * (CREW_MAX - len(cards))
    return State(
        plain["seats"], plain["first"], plain["active"], plain["rounds"], plain["limit"], plain["crossed"],
        plain["paid"], plain["refreshed"], [MAP_IDS.index(card) for card in plain["sea"]], mask_of(plain["tokens"]),
        [plain["unturned"][token] for token in TOKEN_IDS], list(plain["sites"]),
        [plain["bag"][good] for good in GOOD_IDS], [GOOD_IDS.index(good) for good in plain["market"]],
        [valued(CELL_IDS, m["cell"]) for m in merchants],
        [PORTS.index(CELL_IDS.index(m["facing"])) for m in merchants],
        [valued(GOOD_IDS, m["cube"]) for m in merchants], [valued(MERCHANT_IDS, m["card"]) for m in merchants],
        sum([1 << MERCHANT_IDS.index(card) for card in plain["merchant_deck"]]), valued(CELL_IDS, plain["navy"]),
        [valued(CREW_IDS, card) for card in plain["row"]],
        sum([1 << CREW_IDS.index(card) for card in plain["unseen"]]),
        [CREW_IDS.index(card) for card in plain["under"]],
        [valued(CELL_IDS, pirate["ship"]) for pirate in pirates], mask_of([pirate["hidden"] for pirate in pirates]),
        [pirate["gold"] for pirate in pirates], [pirate["helm"] for pirate in pirates],
        [mask_of(pirate["wheel"]) for pirate in pirates], [n for pirate in pirates for n in pirate["stations"]],
        [ORDER_IDS.index(order) for pirate in pirates for order in pirate["orders"]],
        [pirate["cargo"][good] for pirate in pirates for good in GOOD_IDS],
        [pirate["sure_fire"] for pirate in pirates], [pirate["tailwinds"] for pirate in pirates],
        [pirate["passes"] for pirate in pirates], [pirate["level"] for pirate in pirates],
        [valued(CAPTAIN_IDS, pirate["captain"]) for pirate in pirates],
        mask_of([pirate["bloodied"] for pirate in pirates]), crew, [pirate["buried"] for pirate in pirates],
        valued(RIVAL_IDS, plain["rival"]), valued(MOOD_IDS, plain["mood"]), plain["ring"], stack,
    )


def mask_of(bits: list[int]) -> int:
    """A bitmask from its bits, lowest first."""
    mask = 0
    for i, bit in enumerate(bits):
        if bit:
            mask |= 1 << i
    return mask
