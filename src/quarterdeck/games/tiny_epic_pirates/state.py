"""The table of Tiny Epic Pirates. Nothing in it is secret: what nobody has seen is kept as a set, not in an order."""

from typing import Any, Final, final

from quarterdeck.core.engine import NONE, Frame, Position
from quarterdeck.core.events import UNSET
from quarterdeck.core.fields import Words, read_fields, spelled, valued, written_fields
from quarterdeck.games.tiny_epic_pirates import data as d

BAG_LEAST: Final = 22           # TEP-I3
BAG_LEAST_LOADING: Final = 20

# written as JSON under their own names: fields of the table, and what each pirate has one of
OF_TABLE: Final = ["seats", "first", "active", "rounds", "limit", "crossed", "paid", "refreshed", "sea", "sites",
                   "market", "navy", "row", "under", "rival", "mood", "ring"]
OF_PIRATE: Final = ["ship", "gold", "helm", "sure_fire", "tailwinds", "passes", "level", "captain", "buried"]
WORDS: Final[Words] = {
    "sea": d.MAP_IDS, "market": d.GOOD_IDS, "navy": d.CELL_IDS, "row": d.CREW_IDS, "under": d.CREW_IDS,
    "rival": d.RIVAL_IDS, "mood": d.MOOD_IDS, "ship": d.CELL_IDS, "captain": d.CAPTAIN_IDS,
}


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
        return State(
            seats=self.seats, first=self.first, active=self.active, rounds=self.rounds, limit=self.limit,
            crossed=self.crossed, paid=self.paid, refreshed=self.refreshed, sea=self.sea, face_down=self.face_down,
            unturned=self.unturned.copy(), sites=self.sites.copy(), bag=self.bag.copy(), market=self.market.copy(),
            merchant_at=self.merchant_at.copy(), merchant_to=self.merchant_to.copy(),
            merchant_cube=self.merchant_cube.copy(), merchant_card=self.merchant_card.copy(),
            merchant_deck=self.merchant_deck, navy=self.navy, row=self.row.copy(), unseen=self.unseen,
            under=self.under.copy(), ship=self.ship.copy(), hidden=self.hidden, gold=self.gold.copy(),
            helm=self.helm.copy(), wheel=self.wheel.copy(), hands=self.hands.copy(), orders=self.orders,
            cargo=self.cargo.copy(), sure_fire=self.sure_fire.copy(), tailwinds=self.tailwinds.copy(),
            passes=self.passes.copy(), level=self.level.copy(), captain=self.captain.copy(), bloodied=self.bloodied,
            crew=self.crew.copy(), buried=self.buried.copy(), rival=self.rival, mood=self.mood, ring=self.ring,
            stack=[frame.clone() for frame in self.stack],
        )

    def tell_of(self, kind: str, rule: str, pirate: int, a: int = UNSET, b: int = UNSET, c: int = UNSET) -> None:
        """Tell what a pirate did; the solo pirate has events of its own, which name its mat."""
        if self.out is None:
            return
        if pirate < self.seats:
            self.tell(kind, rule, pirate, a, b, c)
        else:
            self.tell("solo_" + kind, rule, self.rival, a, b, c)

    def pirates(self) -> int:
        """How many pirates sail: the seats, and in solo the legendary pirate."""
        return len(self.ship)

    def order(self, pirate: int) -> int:
        """The order under a captain."""
        return self.orders[pirate * d.SPACES + self.helm[pirate]]

    def space_of(self, pirate: int, order: int) -> int:
        """The wheel space of an order."""
        return self.orders.index(order, pirate * d.SPACES) - pirate * d.SPACES

    def aboard(self, pirate: int) -> int:
        """How many cubes a ship carries."""
        at = pirate * d.GOODS
        cargo = self.cargo
        return cargo[at] + cargo[at + 1] + cargo[at + 2] + cargo[at + 3]

    def wanted(self, pirate: int) -> int:
        """The good that the market at a pirate's ship buys, or NONE."""
        return d.MARKET[self.sea[self.ship[pirate]]]

    def price(self, good: int) -> int:
        """The market value of a good."""
        return d.PRICES[self.market.index(good)]

    def crew_size(self, pirate: int) -> int:
        """How many crew cards a pirate has."""
        crew = self.crew[pirate * d.CREW_MAX : pirate * d.CREW_MAX + d.CREW_MAX]
        return d.CREW_MAX - crew.count(NONE)

    def crew_of(self, pirate: int) -> list[int]:
        """A pirate's crew cards."""
        return [card for card in self.crew[pirate * d.CREW_MAX : pirate * d.CREW_MAX + d.CREW_MAX] if card != NONE]

    def on_stations(self, pirate: int) -> int:
        """Deckhands on the four stations."""
        at = pirate * d.STATIONS
        hands = self.hands
        return hands[at] + hands[at + 1] + hands[at + 2] + hands[at + 3]

    def working(self, pirate: int) -> int:
        """Deckhands on Rigging, Cannons and Extort."""
        return self.on_stations(pirate) - self.hands[pirate * d.STATIONS + d.REPAIR]

    def can_be_jostled(self, pirate: int) -> bool:
        """TEP-7.3: whether a deckhand is not on Repair, but at work or on the wheel."""
        return self.wheel[pirate] != 0 or self.working(pirate) > 0

    def deckhands(self, pirate: int) -> int:
        """Deckhands in play, on stations and wheel."""
        return self.on_stations(pirate) + self.wheel[pirate].bit_count()

    def to_json(self) -> dict[str, Any]:
        """The table as JSON."""
        each = written_fields(self, OF_PIRATE, WORDS)
        return written_fields(self, OF_TABLE, WORDS) | {
            "tokens": [self.face_down >> cell & 1 for cell in range(d.CELLS)],
            "unturned": {d.TOKEN_IDS[i]: n for i, n in enumerate(self.unturned)},
            "bag": {d.GOOD_IDS[i]: n for i, n in enumerate(self.bag)},
            "merchants": [
                {"cell": spelled(self.merchant_at[m], d.CELL_IDS), "facing": d.CELL_IDS[d.PORTS[self.merchant_to[m]]],
                 "cube": spelled(self.merchant_cube[m], d.GOOD_IDS),
                 "card": spelled(self.merchant_card[m], d.MERCHANT_IDS)}
                for m in range(2)
            ],
            "merchant_deck": [d.MERCHANT_IDS[card] for card in range(d.MERCHANTS) if self.merchant_deck >> card & 1],
            "unseen": [d.CREW_IDS[card] for card in range(d.CREW) if self.unseen >> card & 1],
            "pirates": [{name: each[name][pirate] for name in OF_PIRATE} | self.pirate_json(pirate)
                        for pirate in range(self.pirates())],
            "stack": [frame.to_json() for frame in self.stack],
        }

    def pirate_json(self, p: int) -> dict[str, Any]:
        """What is written of a pirate's mats and ship in another way than it is kept."""
        return {
            "hidden": self.hidden >> p & 1,
            "wheel": [self.wheel[p] >> space & 1 for space in range(d.SPACES)],
            "stations": self.hands[p * d.STATIONS : p * d.STATIONS + d.STATIONS],
            "orders": spelled(self.orders[p * d.SPACES : p * d.SPACES + d.SPACES], d.ORDER_IDS),
            "cargo": {d.GOOD_IDS[good]: self.cargo[p * d.GOODS + good] for good in range(d.GOODS)},
            "bloodied": self.bloodied >> p & 1,
            "crew": spelled(self.crew_of(p), d.CREW_IDS),
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
        if not self.stack and self.rounds < self.limit and d.TO_WIN not in self.buried:
            found.append("TEP-I18: the game is over although nobody has buried three treasures")
        if not self.stack and self.seats > 1 and self.active != self.first:
            found.append("TEP-I18: the game is over in the middle of a round")
        return found

    def _count_cubes(self, found: list[str]) -> None:
        loading = [good for frame in self.stack for good in frame.to_json().get("loading", [])]
        for good in range(d.GOODS):
            cubes = self.bag[good] + self.market.count(good) + self.merchant_cube.count(good)
            cubes += loading.count(d.GOOD_IDS[good]) + sum(self.cargo[good::d.GOODS])
            if cubes != d.GOOD_COUNT[good]:
                found.append(f"TEP-I1: {cubes} cubes of {d.GOOD_IDS[good]}")
        least = BAG_LEAST_LOADING if loading else BAG_LEAST
        if sum(self.bag) < least:
            found.append(f"TEP-I3: {sum(self.bag)} cubes in the bag")
        if sorted(self.market) != list(range(d.GOODS)):
            found.append(f"TEP-I4: the market holds {self.market}")
        resetting = {frame.to_json()["frame"] for frame in self.stack} & {"reset", "delivery"}
        if NONE in self.merchant_cube and not resetting and self.stack:
            found.append("TEP-I2: a merchant sails without a cube")

    def _count_cards(self, found: list[str]) -> None:
        crew = [*self.row, *self.under, *self.crew, *(card for card in range(d.CREW) if self.unseen >> card & 1)]
        if sorted(card for card in crew if card != NONE) != list(range(d.CREW)) or len(self.row) != d.ROW:
            found.append(f"TEP-I12: crew cards {sorted(crew)}")
        slots = [card for card in self.merchant_card if card != NONE]
        removed = d.FULL_DECK & ~self.merchant_deck
        for card in slots:
            if not removed >> card & 1:
                found.append("TEP-I13: a merchant card lies in a slot and in the deck")
            removed &= ~(1 << card)
        left = [d.DAMAGE[card] for card in range(d.MERCHANTS) if self.merchant_deck >> card & 1]
        gone = [d.DAMAGE[card] for card in range(d.MERCHANTS) if removed >> card & 1]
        seen = gone + [d.DAMAGE[card] for card in slots]
        if any(damage == d.LASTING for damage in gone) or (left and max(seen, default=0) > min(left)):
            found.append(f"TEP-I13: merchant cards removed {gone}, left {left}")
        kept = sum(self.tailwinds) + sum(self.passes)
        turned = sum(d.TOKEN_COUNT) - sum(self.unturned)
        lying = self.face_down.bit_count()
        if turned + lying != d.CELLS or kept > turned or any(n < 0 for n in self.unturned):
            found.append(f"TEP-I14: {lying} search tokens on the sea, {turned} turned up, {kept} kept")

    def _check_pirate(self, found: list[str], p: int) -> None:
        solo = p >= self.seats
        most = d.TRACK[self.mood] - 1 if solo else d.GOLD_MAX
        burying = solo and any(frame.to_json()["frame"] == "solo_bury" for frame in self.stack)
        if not 0 <= self.gold[p] <= most and not burying and self.stack:
            found.append(f"TEP-I5: pirate {p} has {self.gold[p]} gold")
        if not 0 <= self.sure_fire[p] <= (0 if solo else d.SURE_FIRE_MAX):
            found.append(f"TEP-I6: pirate {p} has {self.sure_fire[p]} sure-fire tokens")
        full = d.SOLO_HANDS if solo else d.HANDS_START if self.level[p] < d.HAND_LEVEL else d.HANDS_MAX
        joining = {"frame": "join", "seat": p, "over": 0} in [frame.to_json() for frame in self.stack]
        if self.deckhands(p) + joining != full or min(self.hands) < 0:
            found.append(f"TEP-I7: pirate {p} has {self.deckhands(p)} deckhands at level {self.level[p]}")
        wheel = self.wheel[p]
        if wheel & 1 or wheel >> self.helm[p] & 1 or wheel >> d.SPACES:
            found.append(f"TEP-I8: deckhands of pirate {p} on wheel spaces {wheel:06b}, captain on {self.helm[p]}")
        stations = self.hands[p * d.STATIONS : p * d.STATIONS + d.REPAIR]
        if solo and max(stations) > 1:
            found.append(f"TEP-I8: the solo pirate has {stations} deckhands on its stations")
        orders = self.orders[p * d.SPACES : p * d.SPACES + d.SPACES]
        if sorted(orders) != list(range(d.SPACES)) or orders[0] != d.HIDE_OUT:
            found.append(f"TEP-I9: orders {orders} of pirate {p}")
        if not (self.level[p] == 0 if solo else 1 <= self.level[p] <= d.TOP):
            found.append(f"TEP-I10: pirate {p} has level {self.level[p]}")
        if self.sites.count(p) != self.buried[p] or self.buried[p] > d.TO_WIN:
            found.append(f"TEP-I11: pirate {p} has buried {self.buried[p]}, {self.sites.count(p)} lie on the sea")
        if self.aboard(p) > d.CARGO_MAX:
            found.append(f"TEP-I2: pirate {p} carries {self.aboard(p)} cubes")

    def _check_ships(self, found: list[str]) -> None:
        sites = self.sites
        for cell in range(d.CELLS):
            if sites[cell] != NONE and d.COST[self.sea[cell]] == 0:
                found.append(f"TEP-I11: a treasure lies on {d.CELL_IDS[cell]}, which is no burial site")
        coves = [self.ship[p] for p in range(self.pirates()) if self.hidden >> p & 1]
        if len(set(coves)) != len(coves) or any(not d.COVE[self.sea[cell]] for cell in coves):
            found.append(f"TEP-I15: hidden ships on {coves}")
        if d.DISTANCE[d.PORTS[0] * d.CELLS + d.PORTS[1]] != 2 * (d.SIDE - 1):
            found.append("TEP-I16: the ports are not in opposite corners")
        for merchant in range(2):
            if self.merchant_at[merchant] == d.PORTS[self.merchant_to[merchant]]:
                found.append(f"TEP-I16: merchant {merchant} lies in the port it faces")


def state_from_json(shown: dict[str, Any], stack: list[Frame[Any]]) -> State:
    """The table that `to_json` wrote down."""
    pirates = shown["pirates"]
    merchants = shown["merchants"]
    crew: list[int] = []
    for pirate in pirates:
        cards = valued(pirate["crew"], d.CREW_IDS)
        crew += cards + [NONE] * (d.CREW_MAX - len(cards))
    return State(
        **read_fields(shown, OF_TABLE, WORDS),
        **read_fields({name: [pirate[name] for pirate in pirates] for name in OF_PIRATE}, OF_PIRATE, WORDS),
        face_down=mask_of(shown["tokens"]), unturned=[shown["unturned"][token] for token in d.TOKEN_IDS],
        bag=[shown["bag"][good] for good in d.GOOD_IDS],
        merchant_at=valued([merchant["cell"] for merchant in merchants], d.CELL_IDS),
        merchant_to=[d.PORTS.index(d.CELL_IDS.index(merchant["facing"])) for merchant in merchants],
        merchant_cube=valued([merchant["cube"] for merchant in merchants], d.GOOD_IDS),
        merchant_card=valued([merchant["card"] for merchant in merchants], d.MERCHANT_IDS),
        merchant_deck=sum([1 << card for card in valued(shown["merchant_deck"], d.MERCHANT_IDS)]),
        unseen=sum([1 << card for card in valued(shown["unseen"], d.CREW_IDS)]),
        hidden=mask_of([pirate["hidden"] for pirate in pirates]),
        wheel=[mask_of(pirate["wheel"]) for pirate in pirates],
        hands=[n for pirate in pirates for n in pirate["stations"]],
        orders=[order for pirate in pirates for order in valued(pirate["orders"], d.ORDER_IDS)],
        cargo=[pirate["cargo"][good] for pirate in pirates for good in d.GOOD_IDS],
        bloodied=mask_of([pirate["bloodied"] for pirate in pirates]), crew=crew, stack=stack,
    )


def mask_of(bits: list[int]) -> int:
    """A bitmask from its bits, lowest first."""
    return sum([1 << i for i, bit in enumerate(bits) if bit])
