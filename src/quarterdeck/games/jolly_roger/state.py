"""The table of Jolly Roger: hands and piles as sorted lists of kinds, loot as bags that count each kind."""

from bisect import insort
from typing import Any, Final, final

from mypy_extensions import i64

from quarterdeck.core.engine import CHANCE, NONE, Frame, Position
from quarterdeck.core.events import UNSET
from quarterdeck.core.fields import read_fields, written_fields
from quarterdeck.games.jolly_roger import data as d

# what the table agreed on, in `State.table`
HIDDEN: Final = 0           # variant: hidden loot
GOLDEN: Final = 1           # variant: captain's gold
ALL_SHARE: Final = 2        # the Captain takes part in sharing after a mutiny
TALKING: Final = 3          # 0 off, 1 gifts only, 2 full
MAX_OFFERS: Final = 4
MAX_OPEN: Final = 5
ARRIVAL: Final = 6          # the first mutiny call to arrive wins
LIVE: Final = 7             # offers at any time instead of at hooks
CHARACTER: Final = 8        # of the bots; 0 mixed
CLOCKED: Final = 9          # windows that hands decide wait for the time to pass, whoever can act (JR-17.10)

STANDS: Final = 0           # what W_TRAITOR decided about the card in play
CANCELLED: Final = 1

O_NUMBER: Final = 0         # what an offer in `State.offers` and `State.drafts` is made of
O_FROM: Final = 1
O_TO: Final = 2
O_SHOWN: Final = 3
O_CREW: Final = 4           # cards given, packed (see `cards_of`)
O_GIVE: Final = 5           # bag of loot given
O_WANT: Final = 6           # bag of loot wanted
O_COUNT: Final = 7          # crew cards wanted
O_PROMISE: Final = 8        # NONE, or what is promised with it (see `pack_word`)
O_FAVOUR: Final = 9         # NONE, or the tag that the receiver promises by accepting

BITS: Final = 6             # of one count in a bag, of one card in a packed list
ONE: Final[list[int]] = [1 << BITS * kind for kind in range(d.LOOT_KINDS)]
FULL_BAG: Final[int] = sum(n << BITS * kind for kind, n in enumerate(d.LOOT_COPIES))

MASK: Final = (1 << BITS) - 1

CONTRIBUTION: Final = 0     # as what a plain card was played
SUPPORT: Final = 1
OPENING: Final = 2
FORCED: Final = 3
FIRST: Final = 4
PLAY_IDS: Final = ["contribution", "support", "opening", "forced", "first"]
FORCED_PLAYS: Final = (FORCED, FIRST)       # its player may answer it himself (JR-13.21)
SEAT_BITS: Final = 4

PLAIN: Final = [
    "seats", "table", "captain", "mutiny_used", "skip_appointment", "island_barred", "target_kind", "target",
    "target_discard", "in_play", "change", "stance", "mutineer", "opening", "lying", "cook", "guard", "verdict",
    "jewels", "offered", "spoken", "paid", "favours",
]       # fields that are written as JSON under their own names
BAGS: Final = ["loot_deck", "loot_discard", "laid", "aside"]

CLOCKWISE: Final[list[list[list[int]]]] = [
    [[(start + i) % n for i in range(n)] for start in range(n)] for n in range(11)
]       # by number of seats and first seat; never written to


@final
class State(Position):
    """The whole table."""

    def __init__(
        self,
        seats: int,
        table: list[int],
        captain: int,
        qm: int,
        round_: int,
        mutiny_used: int,
        skip_appointment: int,
        island_barred: int,
        target_kind: int,
        target: int,
        targets: int,
        target_discard: list[int],
        hands: list[list[int]],
        deck: list[int],
        discard: list[int],
        in_play: list[int],
        unsettled: list[int],
        serial: int,
        deferred: list[list[int]],
        attack: list[int],
        change: list[int],
        sides: list[int],
        stance: list[int],
        sworn: int,
        mutineer: int,
        opening: int,
        lying: list[int],
        cook: int,
        guard: int,
        verdict: int,
        loot_deck: int,
        loot_discard: int,
        laid: int,
        aside: int,
        open_: list[int],
        buried: list[int],
        jewels: list[int],
        offers: list[list[int]],
        drafts: list[list[int]],
        offered: list[int],
        approached: list[int],
        spoken: list[int],
        promises: list[int],
        paid: list[int],
        favours: list[int],
        stack: list[Frame[Any]],
    ) -> None:
        super().__init__(seats, stack)
        self.table = table                          # what was agreed on; never changed
        self.captain = captain
        self.qm = qm                                # the Quartermaster, or NONE
        self.round = round_
        self.mutiny_used = mutiny_used
        self.skip_appointment = skip_appointment    # a phase-3 mutiny has appointed for this round (JR-4.4)
        self.island_barred = island_barred
        self.target_kind = target_kind              # of the round's target, or NONE
        self.target = target                        # the target itself once it lies face up, or NONE
        self.targets = targets                      # bitmask of the five decks, a face-down target included
        self.target_discard = target_discard        # one a round
        self.hands = hands                          # by seat, sorted
        self.deck = deck                            # sorted: its order is nobody's knowledge
        self.discard = discard                      # sorted
        self.in_play = in_play                      # cards awaiting W_TRAITOR
        self.unsettled = unsettled                  # plain cards that count already, oldest first, see `pack_play`
        self.serial = serial                        # the number of the next one
        self.deferred = deferred                    # seat and answer, waiting until all of them have settled
        self.attack = attack                        # cards laid, see `pack_laid`
        self.change = change                        # what officers added to each skill
        self.sides = sides                          # cards laid in the mutiny, with their side
        self.stance = stance                        # by seat: side in the mutiny, or NONE
        self.sworn = sworn                          # bitmask of the seats that have laid an office card (JR-12.6.5)
        self.mutineer = mutineer                    # the First Mutineer from the call to the end of the aftermath
        self.opening = opening                      # the call that was drawn
        self.lying = lying                          # the map on the island, the Assassin that ended the mutiny
        self.cook = cook                            # whose Cook stands in this sharing
        self.guard = guard                          # who may not bury
        self.verdict = verdict                      # what the last W_TRAITOR decided
        self.loot_deck = loot_deck                  # bag
        self.loot_discard = loot_discard            # bag
        self.laid = laid                            # bag laid out for sharing
        self.aside = aside                          # bag drawn for jewels at the end
        self.open = open_                           # bag of each seat
        self.buried = buried                        # bag of each seat
        self.jewels = jewels                        # gold of each seat's unsold jewels, at the end
        self.offers = offers                        # open offers, see `O_NUMBER`
        self.drafts = drafts                        # offers being written, at most one a seat
        self.offered = offered                      # by seat: offers made this round
        self.approached = approached                # by seat: the round of the last offer made to it, 0 before one
        self.spoken = spoken                        # by seat: promises and shown loot this round
        self.promises = promises                    # open promises, see `pack_promise`
        self.paid = paid                            # by seat: skill points given to attacks
        self.favours = favours                      # seat * seats + other: what `other` has done for `seat` in public

    def clone(self) -> "State":
        """An equal table; `table` is shared, as it never changes."""
        return State(
            seats=self.seats, table=self.table, captain=self.captain, qm=self.qm,
            round_=self.round, mutiny_used=self.mutiny_used, skip_appointment=self.skip_appointment,
            island_barred=self.island_barred, target_kind=self.target_kind, target=self.target,
            targets=self.targets, target_discard=self.target_discard.copy(),
            hands=[one.copy() for one in self.hands], deck=self.deck.copy(), discard=self.discard.copy(),
            in_play=self.in_play.copy(), unsettled=self.unsettled.copy(), serial=self.serial,
            deferred=[one.copy() for one in self.deferred], attack=self.attack.copy(), change=self.change.copy(),
            sides=self.sides.copy(), stance=self.stance.copy(), sworn=self.sworn, mutineer=self.mutineer,
            opening=self.opening, lying=self.lying.copy(), cook=self.cook, guard=self.guard, verdict=self.verdict,
            loot_deck=self.loot_deck, loot_discard=self.loot_discard, laid=self.laid, aside=self.aside,
            open_=self.open.copy(), buried=self.buried.copy(), jewels=self.jewels.copy(),
            offers=[one.copy() for one in self.offers], drafts=[one.copy() for one in self.drafts],
            offered=self.offered.copy(), approached=self.approached.copy(), spoken=self.spoken.copy(),
            promises=self.promises.copy(), paid=self.paid.copy(), favours=self.favours.copy(),
            stack=[frame.clone() for frame in self.stack],
        )

    def to_json(self) -> dict[str, Any]:
        """The table as JSON."""
        return written_fields(self, PLAIN, {}) | {
            "quartermaster": self.qm,
            "round": self.round,
            "decks": [(self.targets & d.OF_KIND[kind]).bit_count() - (kind == self.target_kind and self.target == NONE)
                      for kind in range(d.KINDS)],
            "targets_left": [card for card in range(len(d.TARGETS)) if self.targets >> card & 1],
            "hands": [hand.copy() for hand in self.hands],
            "deck": self.deck.copy(),
            "discard": self.discard.copy(),
            "unsettled": [play_json(play) for play in self.unsettled],
            "serial": self.serial,
            "deferred": [{"seat": seat, "action": action} for seat, action in self.deferred],
            "attack": [{"seat": laid_seat(laid), "card": laid_card(laid)} for laid in self.attack],
            "sides": [{"leader": laid_side(laid), "seat": laid_seat(laid), "card": laid_card(laid)}
                      for laid in self.sides],
            "support": [self.support(d.CAPTAIN_SIDE), self.support(d.MUTINEER_SIDE)],
            "sworn": self.sworn,
            "approached": self.approached.copy(),
            **{name: bag_list(bag) for name, bag in written_fields(self, BAGS, {}).items()},
            "open": [bag_list(bag) for bag in self.open],
            "buried": [bag_list(bag) for bag in self.buried],
            "offers": [offer_json(offer) for offer in self.offers],
            "drafts": [offer_json(draft) for draft in self.drafts],
            "promises": [promise_json(packed) for packed in self.promises],
            "stack": [frame.to_json() for frame in self.stack],
        }

    def master(self) -> int:
        """Who does the Quartermaster's work: with three players the Captain (JR-16.3.2)."""
        return self.captain if self.seats == 3 else self.qm

    def support(self, side: int) -> int:
        """JR-12.7.1: members on a side, with the office cards; 0 when there is no mutiny."""
        if self.mutineer == NONE:
            return 0
        total: i64 = 1 if side == d.CAPTAIN_SIDE else 0
        for laid in self.sides:
            if laid_side(laid) == side:
                total += d.MEMBERS[laid_card(laid)]
        if self.seats > 3 and self.qm != NONE and self.stance[self.qm] == side:
            total += 1
        return total

    def tell_loot(
        self, kind: str, rule: str, hidden: str, audience: int, a: int, b: int = UNSET, c: int = UNSET
    ) -> None:
        """Tell of a loot card, the last argument; JR-16.1: if loot is hidden, the audience alone sees it."""
        if self.table[HIDDEN]:
            self.whisper(audience, 0b1 if b == UNSET else 0b10 if c == UNSET else 0b100, kind, hidden, a, b, c)
        else:
            self.tell(kind, rule, a, b, c)

    def clockwise(self, seat: int) -> list[int]:
        """Everybody, clockwise from that seat; not to be written to."""
        return CLOCKWISE[self.seats][seat]

    def left_of(self, seat: int) -> list[int]:
        """Everybody, clockwise from that seat's left; not to be written to."""
        return CLOCKWISE[self.seats][(seat + 1) % self.seats]

    def problems(self) -> list[str]:
        """Broken invariants of section 23."""
        found: list[str] = []
        crew = self.deck + self.discard + self.in_play + self.lying
        for hand in self.hands:
            crew = crew + hand
        crew = crew + [laid_card(laid) for laid in self.attack + self.sides]
        if sorted(crew) != d.ALL_CREW or len(self.in_play) > 3:
            found.append(f"JR-I1: {len(crew)} crew cards, {len(self.in_play)} in play")
        loot = self.loot_deck + self.loot_discard + self.laid + self.aside + sum(self.open) + sum(self.buried)
        if loot != FULL_BAG:
            found.append(f"JR-I2: loot {bag_list(loot)}")
        found += self.target_problems() + self.office_problems()
        if self.stack and self.stack[-1].asked(self) != CHANCE and self.stack[-1].to_json()["frame"] != "discards":
            found += [f"JR-I5: seat {seat} holds {len(hand)} cards" for seat, hand in enumerate(self.hands)
                      if len(hand) > d.HAND_LIMIT[self.seats]]
        if self.mutiny_used and any(frame.to_json()["frame"] in ("call", "race") for frame in self.stack):
            found.append("JR-I6: a call after the round's mutiny")
        found += self.play_problems()
        for laid in self.sides:
            seat, side = laid_seat(laid), laid_side(laid)
            if self.stance[seat] != side:
                found.append(f"JR-I9: seat {seat} has a card on side {side} and stands on {self.stance[seat]}")
        if any(hand != sorted(hand) for hand in self.hands) or self.deck != sorted(self.deck):
            found.append("JR-I1: a pile out of order")
        if not 1 <= self.round <= d.ROUNDS:
            found.append(f"JR-I12: round {self.round}")
        return found

    def play_problems(self) -> list[str]:
        """JR-17.8.4, JR-17.8.5: unsettled cards lie where they count, in the window that they stop nobody in."""
        found = []
        laid = [(laid_seat(one), laid_card(one)) for one in self.attack + self.sides]
        plays = [(laid_seat(play), laid_card(play)) for play in self.unsettled]
        if any(plays.count(play) > laid.count(play) for play in plays):
            found.append(f"JR-17.8.4: unsettled {plays}, laid {laid}")
        under_way = [frame.to_json()["frame"] for frame in self.stack]
        if (plays or self.deferred) and not {"joining", "uprising"} & set(under_way):
            found.append(f"JR-17.8.5: unsettled {plays}, deferred {self.deferred} during {under_way[-1:]}")
        if self.deferred and not plays and under_way[-1] in ("joining", "uprising"):
            found.append(f"JR-17.8.5: {self.deferred} wait for nothing")
        waiting = [seat for seat, _ in self.deferred]
        if len(set(waiting)) < len(waiting):
            found.append(f"JR-17.8.5: two answers of a seat wait: {self.deferred}")
        return found

    def target_problems(self) -> list[str]:
        """JR-I3: every target of this number of players is in a deck, face up or discarded, one a round."""
        gone = self.target_discard + ([self.target] if self.target != NONE else [])
        mask = self.targets
        for card in gone:
            mask |= 1 << card
        found = []
        if mask != d.USED[self.seats] or self.targets.bit_count() + len(gone) != mask.bit_count():
            found.append(f"JR-I3: {self.targets.bit_count()} targets in decks, {len(gone)} out of them")
        if self.stack and len(self.target_discard) not in (self.round - 1, self.round):
            found.append(f"JR-I3: {len(self.target_discard)} targets discarded in round {self.round}")
        return found

    def office_problems(self) -> list[str]:
        """JR-I4: a Captain at the table, a Quartermaster once one was appointed, none with three."""
        found = []
        if not 0 <= self.captain < self.seats or not NONE <= self.qm < self.seats:
            found.append(f"JR-I4: Captain {self.captain}, Quartermaster {self.qm}")
        if self.seats == 3 and self.qm != NONE:
            found.append("JR-I4: a Quartermaster among three")
        if self.mutineer == NONE and (self.sides or self.sworn or any(side != NONE for side in self.stance)):
            found.append("JR-I9: sides without a mutiny")
        return found


def pack_laid(side: int, seat: int, card: int) -> int:
    """A card laid in an attack (side 0) or in a mutiny."""
    return side << BITS + SEAT_BITS | seat << BITS | card


def laid_side(laid: int) -> int:
    """The side that a card of a mutiny lies on."""
    return laid >> BITS + SEAT_BITS


def laid_seat(laid: int) -> int:
    """Who has laid a card, settled or not."""
    return laid >> BITS & 15


def laid_card(laid: int) -> int:
    """The card that was laid, settled or not."""
    return laid & MASK


def pack_play(number: int, what: int, seat: int, card: int) -> int:
    """A plain card that is not settled yet."""
    return number << BITS + SEAT_BITS + 3 | what << BITS + SEAT_BITS | seat << BITS | card


def play_number(play: int) -> int:
    """The number of an unsettled card."""
    return play >> BITS + SEAT_BITS + 3


def play_what(play: int) -> int:
    """As what it was played."""
    return play >> BITS + SEAT_BITS & 7


def play_json(play: int) -> dict[str, Any]:
    """An unsettled card as JSON."""
    return {"number": play_number(play), "what": PLAY_IDS[play_what(play)], "seat": laid_seat(play),
            "card": laid_card(play)}


def bag_size(bag: int) -> int:
    """The number of cards in a bag."""
    left: i64 = bag
    total: i64 = 0
    while left:
        total += left & MASK
        left >>= BITS
    return total


def bag_count(bag: int, kind: int) -> int:
    """How many cards of a kind are in a bag."""
    return bag >> BITS * kind & MASK


def bag_list(bag: int) -> list[int]:
    """The cards of a bag, kind by kind."""
    return [kind for kind in range(d.LOOT_KINDS) for _ in range(bag >> BITS * kind & MASK)]


def bag_kinds(bag: int) -> list[int]:
    """The kinds in a bag."""
    left: i64 = bag
    found: list[int] = []
    for kind in range(d.LOOT_KINDS):
        if left & MASK:
            found.append(kind)
        left >>= BITS
    return found


def bag_odds(bag: int) -> list[int]:
    """The number of cards of each kind in a bag, as `bag_kinds` lists them."""
    return [bag >> BITS * kind & MASK for kind in range(d.LOOT_KINDS) if bag >> BITS * kind & MASK]


def bag_of(cards: list[int]) -> int:
    """The bag of a list of kinds."""
    return sum(ONE[kind] for kind in cards)


def bag_has(bag: int, part: int) -> bool:
    """Whether a bag holds at least the cards of another one."""
    left: i64 = bag
    needed: i64 = part
    while needed:
        if left & MASK < needed & MASK:
            return False
        left >>= BITS
        needed >>= BITS
    return True


def cards_of(packed: int) -> list[int]:
    """The crew cards of a packed list."""
    found: list[int] = []
    while packed:
        found.append((packed & MASK) - 1)
        packed >>= BITS
    return found


def pack_cards(cards: list[int]) -> int:
    """Up to seven crew cards as one int."""
    packed = 0
    for card in reversed(cards):
        packed = packed << BITS | card + 1
    return packed


def pack_word(tag: int, voice: int) -> int:
    """What is promised, in `O_PROMISE` or in an open promise."""
    return tag | voice << 4


def word_tag(word: int) -> int:
    """What is promised."""
    return word & 15


def word_voice(word: int) -> int:
    """Whether it is promised aloud or aside."""
    return word >> 4 & 1


def pack_promise(word: int, seat: int, to: int, round_: int) -> int:
    """A promise that is still open: its word, see `pack_word`, with who gave it, to whom and when."""
    return word | seat << 5 | to << 9 | round_ << 13


def promise_seat(promise: int) -> int:
    """Who gave his word."""
    return promise >> 5 & 15


def promise_to(promise: int) -> int:
    """To whom."""
    return promise >> 9 & 15


def promise_round(promise: int) -> int:
    """In which round."""
    return promise >> 13


def promise_json(promise: int) -> dict[str, Any]:
    """A promise as JSON."""
    return {"seat": promise_seat(promise), "to": promise_to(promise), "tag": word_tag(promise),
            "voice": word_voice(promise), "round": promise_round(promise)}


def offer_json(offer: list[int]) -> dict[str, Any]:
    """An offer as JSON."""
    number, seat, to, shown, crew, give, want, count, promise, favour = offer
    return {"number": number, "seat": seat, "to": to, "shown": shown, "crew": cards_of(crew), "loot": bag_list(give),
            "wanted_loot": bag_list(want), "wanted_crew": count, "promise": promise, "favour": favour}


def offer_from_json(o: dict[str, Any]) -> list[int]:
    """The offer that `offer_json` wrote down."""
    return [o["number"], o["seat"], o["to"], o["shown"], pack_cards(o["crew"]), bag_of(o["loot"]),
            bag_of(o["wanted_loot"]), o["wanted_crew"], o["promise"], o.get("favour", NONE)]


def state_from_json(shown: dict[str, Any], stack: list[Frame[Any]]) -> State:
    """The table that `to_json` wrote down."""
    kept = read_fields(shown, PLAIN, {}) | {name: bag_of(shown[name]) for name in BAGS}
    return State(
        **kept, qm=shown["quartermaster"], round_=shown["round"],
        targets=sum(1 << card for card in shown["targets_left"]),
        hands=[sorted(hand) for hand in shown["hands"]], deck=sorted(shown["deck"]), discard=sorted(shown["discard"]),
        unsettled=[pack_play(p["number"], PLAY_IDS.index(p["what"]), p["seat"], p["card"])
                   for p in shown.get("unsettled", [])], serial=shown.get("serial", 0),
        deferred=[[one["seat"], one["action"]] for one in shown.get("deferred", [])],
        attack=[pack_laid(0, one["seat"], one["card"]) for one in shown["attack"]],
        sides=[pack_laid(one["leader"], one["seat"], one["card"]) for one in shown["sides"]],
        sworn=shown.get("sworn", 0), approached=list(shown.get("approached", [0] * shown["seats"])),
        open_=[bag_of(bag) for bag in shown["open"]],
        buried=[bag_of(bag) for bag in shown["buried"]],
        offers=[offer_from_json(offer) for offer in shown["offers"]],
        drafts=[offer_from_json(draft) for draft in shown["drafts"]],
        promises=[pack_promise(pack_word(p["tag"], p["voice"]), p["seat"], p["to"], p["round"])
                  for p in shown["promises"]], stack=stack,
    )


def gain(s: State, seat: int, card: int) -> None:
    """Put a crew card into a hand."""
    insort(s.hands[seat], card)


def toss(s: State, card: int) -> None:
    """JR-15.2.1: lay a crew card on the discard pile."""
    insort(s.discard, card)


def discard_target(s: State) -> None:
    """JR-7.12, JR-9.6, JR-10.7: the round's target is done with."""
    s.target_discard.append(s.target)
    s.target = NONE
    s.target_kind = NONE


def specials(hand: list[int]) -> list[int]:
    """Each kind with an effect in a sorted hand once, from the highest down."""
    found: list[int] = []
    last = NONE
    at = len(hand) - 1
    while at >= 0 and hand[at] >= d.SPECIAL:
        if hand[at] != last:
            last = hand[at]
            found.append(last)
        at -= 1
    return found
