"""The table of Pirates of Maracaibo. Captains are the seats; alone at the table, Redbeard is captain 1.

Cards that nobody can know (fog, reserve) have no number yet: they lie at sea as `HIDDEN_…` or `RESERVE`, and chance
names them when a rule turns them up. So there is nothing to hide but quests.
"""

from typing import Any, Final, final

from quarterdeck.core.engine import NONE, Frame, Position
from quarterdeck.core.fields import Words, read_fields, spelled, valued, written_fields
from quarterdeck.core.zones import Deck
from quarterdeck.games.pirates_of_maracaibo import data as d

STEPS_OF_SCORING: Final = 9

OF_TABLE: Final = [
    "seats", "layout", "difficulty", "round", "first", "active", "closing", "coins", "reserve", "islands", "values",
    "value_stock", "sides", "markers", "poseidon", "used", "purses", "ruby_market", "ruby_sold", "retired", "tally",
]       # written under their own names
OF_CAPTAIN: Final = ["vp", "doubloons", "turns", "dropped", "rubies"]
WORDS: Final[Words] = {"layout": d.LAYOUT_IDS}


@final
class Gains:
    """What a captain's permanent effects and cards add up to; kept up to date instead of being counted each time."""

    def __init__(
        self, raid: int, dice: list[int], explore: int, discount: int, actions: int, trades: int, move: int,
        rerolls: int, income: int, income_vp: int, per_quest: int, symbols: list[int], instants: int,
    ) -> None:
        self.raid = raid                # strength in every raid
        self.dice = dice                # more strength with the die of each treasure kind
        self.explore = explore
        self.discount = discount
        self.actions = actions          # bitmask of raid actions
        self.trades = trades            # bitmask of explore trades
        self.move = move                # longest move
        self.rerolls = rerolls
        self.income = income            # doubloons, without those counted by quests
        self.income_vp = income_vp
        self.per_quest = per_quest      # doubloons for each quest held
        self.symbols = symbols          # cards by symbol
        self.instants = instants        # cards with a lightning effect (PM-12.3)

    def clone(self) -> "Gains":
        """Equal sums that share nothing changeable."""
        return Gains(
            raid=self.raid, dice=self.dice.copy(), explore=self.explore, discount=self.discount, actions=self.actions,
            trades=self.trades, move=self.move, rerolls=self.rerolls, income=self.income, income_vp=self.income_vp,
            per_quest=self.per_quest, symbols=self.symbols.copy(), instants=self.instants,
        )

    def sums(self) -> list[int]:
        """All sums in a row."""
        return [
            self.raid, *self.dice, self.explore, self.discount, self.actions, self.trades, self.move, self.rerolls,
            self.income, self.income_vp, self.per_quest, *self.symbols, self.instants,
        ]

    def add(self, permanent: list[int]) -> None:
        """PM-8.6.3, PM-7.1.2: permanent effects and income count from now on."""
        for i in range(0, len(permanent), 3):
            kind = permanent[i]
            arg = permanent[i + 1]
            amount = permanent[i + 2]
            if kind == d.P_RAID:
                self.raid += amount
            elif kind == d.P_DIE:
                self.dice[arg] += amount
            elif kind == d.P_EXPLORE:
                self.explore += amount
            elif kind == d.P_DISCOUNT:
                self.discount += amount
            elif kind == d.P_RAID_ACTION:
                self.actions |= 1 << arg
            elif kind == d.P_TRADE:
                self.trades |= 1 << arg
            elif kind == d.P_MOVE:
                self.move = amount
            elif kind == d.P_REROLL:
                self.rerolls += amount
            elif kind == d.P_INCOME_DOUBLOONS:
                self.income += amount
            elif kind == d.P_INCOME_VP:
                self.income_vp += amount
            elif kind == d.P_INCOME_PER_QUEST:
                self.per_quest += amount

    def add_card(self, card: int) -> None:
        """PM-7.1.2: one more improvement."""
        self.add(d.PERMANENT[card])
        self.symbols[d.SYMBOL[card]] += 1
        self.instants += bool(d.INSTANT[card])


@final
class State(Position):
    """The whole table."""

    def __init__(  # noqa: PLR0915 - one line for each thing on the table
        self,
        seats: int,
        layout: int,
        modules: int,
        difficulty: int,
        round: int,  # noqa: A002 - the word of the rules
        first: int,
        active: int,
        closing: int,
        ships: list[int],
        explorers: list[int],
        vp: list[int],
        doubloons: list[int],
        turns: list[int],
        sea: list[int],
        coins: list[int],
        level_2: list[int],
        top: int,
        open_left: int,
        shut_left: int,
        reserve: int,
        islands: list[int],
        values: list[int],
        value_stock: list[int],
        sides: list[int],
        tiles: list[int],
        markers: list[int],
        offered: list[int],
        figureheads: list[int],
        upgrades: list[int],
        tableaux: list[list[int]],
        stored: list[int],
        bonus: list[int],
        buried: list[int],
        poseidon: list[int],
        quests: list[list[int]],
        seen: list[list[int]],
        dropped: list[int],
        deck: Deck,
        market: list[int],
        discard: list[int],
        gains: list[Gains],
        used: int,
        purses: list[int],
        rubies: list[int],
        ruby_market: int,
        ruby_sold: int,
        retired: int,
        track: int,
        crew_known: list[int],
        pile: list[int],
        a_left: int,
        b_left: int,
        tally: list[int],
        stack: list[Frame[Any]],
    ) -> None:
        super().__init__(seats, stack)
        self.layout = layout
        self.modules = modules              # bitmask of modules and of PER_RAID; never changes
        self.difficulty = difficulty        # B cards in Redbeard's deck
        self.round = round                  # 1 to 3
        self.first = first                  # the captain who starts the game
        self.active = active                # whose turn it is
        self.closing = closing              # 1 when a ship has reached Maracaibo in round 3
        self.captains = len(ships)          # the seats, and Redbeard when there is one
        # by captain
        self.ships = ships                  # place
        self.explorers = explorers          # track space
        self.vp = vp                        # scored so far, without the final scoring
        self.doubloons = doubloons
        self.turns = turns                  # finished
        # the Caribbean
        self.sea = sea                      # by place: card, or a code from HIDDEN_LOCATION to d.LAND
        self.coins = coins                  # by place: doubloons on face-down locations
        self.level_2 = level_2              # ascending: cards of the deck, and those face down at sea (PM-14.2)
        self.top = top                      # PM-14.2: the deck's uppermost card, d.HIDDEN_II when it is face down
        self.open_left = open_left          # PM-14.2: face-up cards of the deck below the top
        self.shut_left = shut_left          # face-down cards of the deck below the top; without fog the whole deck
        self.reserve = reserve              # cards of the reserve that have not been laid
        self.islands = islands              # cubes by treasure kind
        self.values = values                # by location: treasure kind of its value tile, or NONE
        self.value_stock = value_stock      # PM-14.1: value tiles that are not out yet, by kind
        # boards
        self.sides = sides                  # side of the black market tiles 1 to 5
        self.tiles = tiles                  # captain * d.TILES + tile: the location it lies on, or NONE
        self.markers = markers              # by residence: bitmask of captains
        self.offered = offered              # figureheads of the market
        self.figureheads = figureheads      # by captain, or NONE
        self.upgrades = upgrades            # by captain: bitmask of ship board spaces
        self.tableaux = tableaux            # by captain: improvements in the order they came
        self.stored = stored                # captain * d.TREASURES + kind: treasures above the digging line
        self.bonus = bonus                  # captain * d.TREASURES + kind: 1 when one of them lies on the bonus space
        self.buried = buried                # captain * d.TREASURES + kind: bitmask of burying spaces
        self.poseidon = poseidon            # kind on each space of Poseidon's tile, or NONE
        # quests
        self.quests = quests                # by captain
        self.seen = seen                    # by captain: public record of quests taken from the market
        self.dropped = dropped              # by captain: how many quests went under the deck
        self.deck = deck
        self.market = market                # left to right
        self.discard = discard              # face up
        # what permanent effects add up to, by captain
        self.gains = gains
        # this turn
        self.used = used                    # bitmask of raid actions used
        self.purses = purses                # left-over strength of finished raids: packed (see `pack_purse`)
        # modules
        self.rubies = rubies                # by captain
        self.ruby_market = ruby_market      # bitmask of spaces taken
        self.ruby_sold = ruby_sold          # 1 when the active captain has sold one in this visit
        self.retired = retired              # bitmask of captains that have used the residence discount tile
        # Redbeard
        self.track = track                  # position of his raid-and-explore cube
        self.crew_known = crew_known        # cards of his deck that have been revealed, ascending
        self.pile = pile                    # those of them that are in his draw pile again
        self.a_left = a_left                # A cards of the pile that nobody has seen
        self.b_left = b_left
        self.tally = tally                  # captain * STEPS_OF_SCORING + step, filled by the final scoring
        self.par: list[int] = []            # leads where a search began; not part of the state (see `policy.worth`)

    def clone(self) -> "State":
        """An equal table that shares nothing changeable."""
        twin = State(
            seats=self.seats, layout=self.layout, modules=self.modules, difficulty=self.difficulty, round=self.round,
            first=self.first, active=self.active, closing=self.closing, ships=self.ships.copy(),
            explorers=self.explorers.copy(), vp=self.vp.copy(), doubloons=self.doubloons.copy(),
            turns=self.turns.copy(), sea=self.sea.copy(), coins=self.coins.copy(), level_2=self.level_2.copy(),
            top=self.top, open_left=self.open_left, shut_left=self.shut_left, reserve=self.reserve,
            islands=self.islands.copy(), values=self.values.copy(), value_stock=self.value_stock.copy(),
            sides=self.sides.copy(), tiles=self.tiles.copy(), markers=self.markers.copy(), offered=self.offered.copy(),
            figureheads=self.figureheads.copy(), upgrades=self.upgrades.copy(),
            tableaux=[cards.copy() for cards in self.tableaux], stored=self.stored.copy(), bonus=self.bonus.copy(),
            buried=self.buried.copy(), poseidon=self.poseidon.copy(), quests=[cards.copy() for cards in self.quests],
            seen=[cards.copy() for cards in self.seen], dropped=self.dropped.copy(), deck=self.deck.clone(),
            market=self.market.copy(), discard=self.discard.copy(), gains=[gains.clone() for gains in self.gains],
            used=self.used, purses=self.purses.copy(), rubies=self.rubies.copy(), ruby_market=self.ruby_market,
            ruby_sold=self.ruby_sold, retired=self.retired, track=self.track, crew_known=self.crew_known.copy(),
            pile=self.pile.copy(), a_left=self.a_left, b_left=self.b_left, tally=self.tally.copy(),
            stack=[frame.clone() for frame in self.stack],
        )
        twin.par = self.par
        return twin

    # -- questions about the table ----------------------------------------------------------------------------------

    def solo(self) -> bool:
        """Whether Redbeard sails (PM-13)."""
        return self.captains > self.seats

    def last(self) -> int:
        """PM-4.14: the captain to the right of the first player."""
        return (self.first - 1) % self.captains

    def card_at(self, place: int) -> int:
        """The card, or the code, of a place."""
        if place < d.GRID:
            return self.sea[place]
        return d.GULF_CARD if place == d.GULF else d.MARACAIBO_CARD if place == d.MARACAIBO else d.LAND

    def place_of(self, card: int) -> int:
        """Where a card lies at sea."""
        return self.sea.index(card)

    def deck_left(self) -> int:
        """The number of cards in the Level II deck."""
        return self.shut_left + self.open_left + (self.top != NONE)

    def market_size(self) -> int:
        """PM-4.11, PM-14.4.1: how many quests lie open."""
        return d.MARKET_SIZE[1 if self.modules & d.ADVENTURERS else 0]

    def owned(self, captain: int, kind: int) -> int:
        """PM-8.2.4: treasures of a kind, stored and buried."""
        at = captain * d.TREASURES + kind
        return self.stored[at] + self.buried_of(captain, kind)

    def buried_of(self, captain: int, kind: int) -> int:
        """Buried treasures of a kind, Poseidon's spaces included."""
        count = self.buried[captain * d.TREASURES + kind].bit_count()
        return count + self.poseidon.count(kind) if self.has_poseidon(captain) else count

    def has_poseidon(self, captain: int) -> bool:
        """Whether a captain's figurehead has burying spaces of its own."""
        figurehead = self.figureheads[captain]
        return figurehead != NONE and d.HAS_SLOTS[figurehead]

    def has_marker(self, captain: int, card: int) -> bool:
        """Whether a captain has built on a residence."""
        return self.markers[card - d.FIRST_RESIDENCE] >> captain & 1 == 1

    def buried_all(self, captain: int) -> int:
        """All buried treasures."""
        return self.buried_of(captain, 0) + self.buried_of(captain, 1) + self.buried_of(captain, 2)

    def doubloon_income(self, captain: int) -> int:
        """PM-9.2, PM-8.11.1: the doubloon income of this moment."""
        gains = self.gains[captain]
        return gains.income + gains.per_quest * len(self.quests[captain])

    def opponents_at(self, captain: int, place: int) -> list[int]:
        """PM-6.11: the other captains whose ships lie on a card; in the Gulf and in Maracaibo nobody is in the way."""
        if place >= d.GRID:
            return []
        return [other for other in range(self.captains) if other != captain and self.ships[other] == place]

    # -- writing down -----------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The table as JSON."""
        each = written_fields(self, OF_CAPTAIN, WORDS)
        return written_fields(self, OF_TABLE, WORDS) | {
            "modules": [name for i, name in enumerate(d.SWITCH_IDS) if self.modules >> i & 1],
            "captains": [{name: each[name][captain] for name in OF_CAPTAIN} | self.captain_json(captain)
                         for captain in range(self.captains)],
            "sea": [None if card == d.LAND else d.IDS[card] for card in self.sea],
            "level_2": {
                "cards": ids(self.level_2), "top": spelled(self.top, d.IDS),
                "open_left": self.open_left, "shut_left": self.shut_left,
            },
            "figureheads": spelled(self.offered, d.FIGUREHEAD_IDS),
            "quest_deck": deck_json(self.deck), "market": ids(self.market), "discard": ids(self.discard),
            "redbeard": {
                "track": self.track, "known": ids(self.crew_known), "pile": ids(self.pile),
                "a_left": self.a_left, "b_left": self.b_left,
            } if self.solo() else None,
            "stack": [frame.to_json() for frame in self.stack],
        }

    def captain_json(self, captain: int) -> dict[str, Any]:
        """What is written of a captain's boards in another way than it is kept."""
        at = captain * d.TREASURES
        return {
            "ship": d.PLACE_IDS[self.ships[captain]], "explorer": d.TRACK_IDS[self.explorers[captain]],
            "income": [self.doubloon_income(captain), self.gains[captain].income_vp],
            "figurehead": spelled(self.figureheads[captain], d.FIGUREHEAD_IDS),
            "upgrades": [space_id(space, captain == self.seats) for space in range(d.UPGRADES)
                         if self.upgrades[captain] >> space & 1],
            "stored": self.stored[at : at + d.TREASURES], "bonus": self.bonus[at : at + d.TREASURES],
            "buried": self.buried[at : at + d.TREASURES],
            "tiles": spelled(self.tiles[captain * d.TILES : captain * d.TILES + d.TILES], d.IDS),
            "cards": ids(self.tableaux[captain]), "quests": ids(self.quests[captain]), "seen": ids(self.seen[captain]),
        }

    # -- invariants -------------------------------------------------------------------------------------------------

    def problems(self) -> list[str]:
        """Broken invariants of chapter 20."""
        if self.active == NONE:             # nothing is dealt yet
            return []
        found = self.card_problems() + self.board_problems()
        for captain in range(self.captains):
            if self.doubloons[captain] < 0:
                found.append(f"PM-I4: captain {captain} has {self.doubloons[captain]} doubloons")
        if min(self.islands) < 0:
            found.append(f"PM-I6: cubes {self.islands}")
        spread = max(self.turns) - min(self.turns)
        if spread > (1 if self.stack else 0):
            found.append(f"PM-I13: turns {self.turns}")
        there = self.ships.count(d.MARACAIBO)
        if self.round < d.ROUNDS and there > 1:
            found.append(f"PM-I14: {there} ships in Maracaibo in round {self.round}")
        if not self.stack and not there:
            found.append("PM-I14: nobody reached Maracaibo in round 3")
        for captain in range(self.captains):
            space = self.explorers[captain]
            if not d.TRACK_SHARED[space] and self.explorers.count(space) > 1:
                found.append(f"PM-I11: two explorers on {d.TRACK_IDS[space]}")
        if not self.stack and (self.purses or self.used):
            found.append("PM-I21: raid points outside a turn")
        if any(purse_points(purse) < 0 for purse in self.purses):
            found.append("PM-I21: a purse below 0")
        return found

    def card_problems(self) -> list[str]:
        """PM-I1 to PM-I3, PM-I15."""
        found: list[str] = []
        cells = d.LAYOUT_CELLS[self.layout]
        if len(self.sea) != d.GRID or sum(card != d.LAND for card in self.sea) != d.CELLS:
            found.append("PM-I2: not 27 card cells")
        if any((self.sea[place] == d.LAND) == (place in cells) for place in range(d.GRID)):
            found.append("PM-I2: cards outside the layout")
        if sum(card == d.VACANT for card in self.sea) and not self.stack:
            found.append("PM-I2: an empty space")
        known = [card for card in self.sea if card < d.FIRST_QUEST]
        known += [card for cards in self.tableaux for card in cards]
        if len(set(known)) != len(known):
            found.append("PM-I1: a card in two places")
        top = [self.top] if self.top not in {NONE, d.HIDDEN_II} else []
        level_2 = self.level_2 + top + [card for card in known if card in d.LEVEL_2]
        if sorted(level_2) != sorted(d.LEVEL_2):
            found.append("PM-I3: Level II cards")
        shut = self.sea.count(d.HIDDEN_II) + (self.top == d.HIDDEN_II)
        if len(self.level_2) != self.open_left + self.shut_left + shut:
            found.append("PM-I3: size of the Level II deck")
        laid = self.sea.count(d.RESERVE)
        if not 0 <= self.reserve + laid <= 15:
            found.append(f"PM-I1: {self.reserve + laid} reserve cards")
        quests = self.deck.top + self.deck.middle + self.deck.bottom + self.market + self.discard
        quests += [quest for hand in self.quests for quest in hand]
        for frame in self.stack:
            quests += held_quests(frame.to_json())
        if sorted(quests) != d.QUESTS:
            found.append("PM-I3: quests")
        return found

    def board_problems(self) -> list[str]:
        """PM-I7 to PM-I9, PM-I16, PM-I22."""
        found: list[str] = []
        laid = [on for on in self.tiles if on != NONE]
        if len(set(laid)) != len(laid) or any(on not in self.sea for on in laid):
            found.append("PM-I8: black market tiles")
        for captain in range(self.captains):
            if self.solo() and captain == self.seats:
                continue
            kept, fresh = self.gains[captain].sums(), fresh_gains(self, captain).sums()
            if kept != fresh:
                found.append(f"PM-I16: gains of captain {captain}: {kept}, not {fresh}")
            for kind in range(d.TREASURES):
                at = captain * d.TREASURES + kind
                if not self.bonus[at] <= self.stored[at] or not 0 <= self.buried[at] < 1 << d.SLOTS:
                    found.append(f"PM-I7: {d.TREASURE_IDS[kind]} of captain {captain}")
            if not legal_upgrades(self.upgrades[captain]):
                found.append(f"PM-I9: upgrades of captain {captain}")
        owned = [tile for tile in self.figureheads if tile != NONE]
        if len(set(owned + self.offered)) != len(owned) + len(self.offered):
            found.append("PM-I8: figureheads")
        if self.solo():
            him = self.seats
            nothing = self.doubloons[him] or any(self.buried[him * d.TREASURES :]) or any(
                on != NONE for on in self.tiles[him * d.TILES :])
            if nothing:
                found.append("PM-I22: Redbeard has what he never has")
            filled = self.upgrades[him].bit_count()
            advances = sum(kind == d.RB_ADVANCE for kind in d.RB_UPGRADES[:filled])
            if self.upgrades[him] != (1 << filled) - 1 or self.track != min(1 + advances, d.RB_TRACK_END):
                found.append("PM-I22: Redbeard's upgrades")
        return found


def legal_upgrades(mask: int) -> bool:
    """PM-I9: whether some order of placing makes every upgrade legal: the leftmost spaces first."""
    return all(d.UNLOCKED[(mask & (1 << space) - 1).bit_count()] >> space & 1
               for space in range(d.UPGRADES) if mask >> space & 1)


def fresh_gains(s: State, captain: int) -> Gains:
    """PM-I16: the sums of permanent effects, counted anew from tableau, ship board and figurehead."""
    gains = no_gains()
    for card in s.tableaux[captain]:
        gains.add_card(card)
    for space in range(d.UPGRADES):
        if s.upgrades[captain] >> space & 1:
            gains.add(d.UPGRADE_PERMANENT[space])
    if s.figureheads[captain] != NONE:
        gains.add(d.FIGUREHEAD_PERMANENT[s.figureheads[captain]])
    return gains


def no_gains() -> Gains:
    """What everybody starts with: the standard raid actions, three spaces, one reroll."""
    return Gains(
        raid=0, dice=[0] * d.TREASURES, explore=0, discount=0, actions=d.BASE_ACTIONS, trades=0, move=d.MOVE_MAX,
        rerolls=d.REROLLS, income=0, income_vp=0, per_quest=0, symbols=[0] * len(d.SYMBOLS), instants=0,
    )


def held_quests(frame: dict[str, Any]) -> list[int]:
    """The quests that a procedure under way holds."""
    return [quest for drawn in frame.get("drawn", []) for quest in numbers(drawn)]


def ids(cards: list[int]) -> list[str]:
    """The ids of cards, quests or Redbeard's cards."""
    return [d.IDS[card] for card in cards]


def numbers(names: list[str]) -> list[int]:
    """The cards of these ids."""
    return [d.NUMBERS[name] for name in names]


def switches(modules: list[str] | int) -> int:
    """The bitmask of modules and table settings; older records have it as a number."""
    return modules if isinstance(modules, int) else sum(1 << d.SWITCH_IDS.index(name) for name in modules)


def pack_purse(kind: int, points: int, used: int) -> int:
    """What a finished raid leaves over: its treasure kind, its points and, by the table setting, the actions used."""
    return kind | points << 2 | used << 8


def purse_kind(purse: int) -> int:
    """The treasure kind of the raid that has left a purse."""
    return purse & 3


def purse_used(purse: int) -> int:
    """The actions used in the raid that has left a purse."""
    return purse >> 8


def purse_points(purse: int) -> int:
    """The points in a purse."""
    return purse >> 2 & 63


def space_id(space: int, redbeard: bool) -> str:
    """The name of an upgrade space; Redbeard's ship has its own."""
    return f"redbeard_{space + 1}" if redbeard else d.UPGRADE_IDS[space]


def space_of(name: str) -> int:
    """The upgrade space of that name."""
    return int(name.removeprefix("redbeard_")) - 1 if name.startswith("redbeard_") else d.UPGRADE_IDS.index(name)


def deck_json(deck: Deck) -> dict[str, Any]:
    """The quest deck as JSON with readable names."""
    return {
        "middle": ids(deck.middle), "bottom": ids(deck.bottom), "bottom_known": deck.bottom_known.copy(),
    }


def deck_of_json(shown: dict[str, Any]) -> Deck:
    """The quest deck that `deck_json` wrote down."""
    return Deck(
        top=[], top_known=[], middle=numbers(shown["middle"]), bottom=numbers(shown["bottom"]),
        bottom_known=list(shown["bottom_known"]), marked=NONE, depth=NONE,
    )


def state_from_json(shown: dict[str, Any], stack: list[Frame[Any]]) -> State:
    """The table that `to_json` wrote down."""
    captains = shown["captains"]
    level_2 = shown["level_2"]
    redbeard = shown["redbeard"] or {"track": 0, "known": [], "pile": [], "a_left": 0, "b_left": 0}
    s = State(
        **read_fields(shown, OF_TABLE, WORDS),
        **read_fields({name: [one[name] for one in captains] for name in OF_CAPTAIN}, OF_CAPTAIN, WORDS),
        stored=[count for one in captains for count in one["stored"]],
        bonus=[count for one in captains for count in one["bonus"]],
        buried=[mask for one in captains for mask in one["buried"]],
        modules=switches(shown["modules"]), ships=[d.PLACE_IDS.index(one["ship"]) for one in captains],
        explorers=[d.TRACK_IDS.index(one["explorer"]) for one in captains],
        sea=[d.LAND if card is None else d.NUMBERS[card] for card in shown["sea"]],
        level_2=numbers(level_2["cards"]), top=valued(level_2["top"], d.IDS), open_left=level_2["open_left"],
        shut_left=level_2["shut_left"], tiles=[on for one in captains for on in valued(one["tiles"], d.IDS)],
        offered=valued(shown["figureheads"], d.FIGUREHEAD_IDS),
        figureheads=valued([one["figurehead"] for one in captains], d.FIGUREHEAD_IDS),
        upgrades=[sum(1 << space_of(space) for space in one["upgrades"]) for one in captains],
        tableaux=[numbers(one["cards"]) for one in captains], quests=[numbers(one["quests"]) for one in captains],
        seen=[numbers(one["seen"]) for one in captains], deck=deck_of_json(shown["quest_deck"]),
        market=numbers(shown["market"]), discard=numbers(shown["discard"]), gains=[no_gains() for _ in captains],
        track=redbeard["track"], crew_known=numbers(redbeard["known"]), pile=numbers(redbeard["pile"]),
        a_left=redbeard["a_left"], b_left=redbeard["b_left"], stack=stack,
    )
    for seat in range(s.seats):
        s.gains[seat] = fresh_gains(s, seat)
    return s
