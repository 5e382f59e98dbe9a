"""Tournaments: who plays whom in each round, and how everybody stands. As rows, without a clock or a store.

Everybody plays in every round. People are spread over as few tables as there can be, and bots take the seats that are
left. A table gives each as many points as there are others there whom he has beaten, half a one for whom he is level
with. Swiss rounds seat people beside those who stand as they do, round robin all with all; both avoid those who have
met. Whoever withdraws is not seated any more and keeps his points.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from math import ceil

from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import Json

SWISS, ROBIN = "swiss", "robin"
FEWEST, MOST = 2, 64  # people
ROUNDS = 9  # of a Swiss tournament
PAIR = 2


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part."""

    number: int  # in the order of coming
    guest: str | None  # None: has left for good
    out: bool = False

    @property
    def plays(self) -> bool:
        """Whether there is a seat for him in the next round."""
        return not self.out and self.guest is not None


@dataclass(frozen=True)
class Pairing:
    """One table of a round."""

    round: int
    table: str
    people: list[int]  # entrants by seat; bots sit behind them
    points: list[float] | None = None  # of the entrants, once the table is over


@dataclass(frozen=True)
class Tournament:
    """A tournament with its people and tables."""

    id: str
    host: str | None
    game: str
    options: Json
    seats: int  # at each table
    kind: str  # SWISS or ROBIN
    rounds: int  # of a Swiss tournament; of a round robin, once it has begun
    terms: Json  # of its tables
    round: int = 0  # 0: people gather
    over: bool = False  # in round 0: it was called off
    created: float = 0.0
    updated: float = 0.0
    entrants: list[Entrant] = field(default_factory=list)
    pairings: list[Pairing] = field(default_factory=list)

    def entrant(self, guest: str) -> Entrant | None:
        """Who a guest is in it."""
        return next((one for one in self.entrants if guest and one.guest == guest), None)

    def leads(self, guest: str) -> bool:
        """Whether a guest may begin it or call it off: its host, or if he has left for good, whoever takes part."""
        if self.host is not None:
            return bool(guest) and guest == self.host
        return any(one.plays and one.guest == guest for one in self.entrants)

    def tables(self, number: int) -> list[Pairing]:
        """The tables of a round."""
        return [one for one in self.pairings if one.round == number]

    @property
    def is_round_over(self) -> bool:
        """Whether all tables of the round are over."""
        return all(one.points is not None for one in self.tables(self.round))


@dataclass(frozen=True)
class Place:
    """How somebody stands."""

    number: int
    place: int
    points: float
    against: float  # the points of those he has met, which part those who are level
    played: int


# -- people -----------------------------------------------------------------------------------------------------------


def joined(t: Tournament, guest: str) -> Tournament:
    """The tournament with one more; who comes again is there already."""
    known = t.entrant(guest)
    if known is not None and not known.out:
        return t
    if t.over:
        raise Refusal(409, "tournament_over")
    if t.round:
        raise Refusal(409, "tournament_begun")
    if known is not None:
        return changed(t, replace(known, out=False))
    if len(t.entrants) >= MOST:
        raise Refusal(409, "tournament_full", most=MOST)
    number = 1 + max((one.number for one in t.entrants), default=-1)
    return replace(t, entrants=[*t.entrants, Entrant(number, guest)])


def withdrawn(t: Tournament, guest: str) -> Tournament:
    """The tournament that somebody has left; a table where he sits goes on by its terms."""
    known = t.entrant(guest)
    if known is None:
        raise Refusal(403, "not_in_tournament")
    if t.over:
        raise Refusal(409, "tournament_over")
    return t if known.out else changed(t, replace(known, out=True))


def changed(t: Tournament, entrant: Entrant) -> Tournament:
    """The tournament with somebody changed."""
    return replace(t, entrants=[entrant if one.number == entrant.number else one for one in t.entrants])


def check_start(t: Tournament, guest: str) -> None:
    """Refuse to begin a tournament to somebody who is not its host, too early or too late."""
    if not t.leads(guest):
        raise Refusal(403, "not_tournament_host")
    if t.round or t.over:
        raise Refusal(409, "tournament_begun")
    if sum(one.plays for one in t.entrants) < FEWEST:
        raise Refusal(409, "tournament_empty", least=FEWEST)


def cancelled(t: Tournament, guest: str) -> Tournament:
    """The tournament called off before its first round: over, without one."""
    if not t.leads(guest):
        raise Refusal(403, "not_tournament_host")
    if t.round:
        raise Refusal(409, "tournament_runs")
    return replace(t, over=True)


# -- standing ---------------------------------------------------------------------------------------------------------


def points(ranks: Sequence[int] | None, people: int, seats: int) -> list[float]:
    """What a table gives to those who sit at its first seats; one that was never finished, the same to all.

    >>> points([1, 2, 2], 3, 3)
    [2.0, 0.5, 0.5]
    """
    if ranks is None:
        return [(seats - 1) / 2] * people
    table = ranks[:seats]
    return [sum(other > mine for other in table) + (table.count(mine) - 1) / 2 for mine in table[:people]]


def standing(t: Tournament) -> list[Place]:
    """Everybody, the best first: by points, then by the points of those met; level in both share a place."""
    done = [one for one in t.pairings if one.points is not None]
    has = {one.number: 0.0 for one in t.entrants}
    for pairing in done:
        for number, won in zip(pairing.people, pairing.points or [], strict=True):
            has[number] = has.get(number, 0.0) + won
    against = {
        number: sum(has[other] for one in done if number in one.people for other in one.people if other != number)
        for number in has
    }
    order = sorted((one.number for one in t.entrants), key=lambda one: (-has[one], -against[one], one))
    keys = [(has[one], against[one]) for one in order]
    played = Counter(number for one in done for number in one.people)
    return [
        Place(number, 1 + keys.index(key), has[number], against[number], played[number])
        for number, key in zip(order, keys, strict=True)
    ]


# -- rounds -----------------------------------------------------------------------------------------------------------


def rounds_of(t: Tournament) -> int:
    """How many rounds a tournament has that begins now."""
    people = sum(one.plays for one in t.entrants)
    if t.kind == SWISS:
        return t.rounds
    return people - 1 + people % 2 if t.seats == PAIR else ceil((people - 1) / (t.seats - 1))


def next_round(t: Tournament) -> list[list[int]]:
    """The people at each table of the next round, by seat; nothing if there is none."""
    people = [one.number for one in t.entrants if one.plays]
    if t.round >= t.rounds or len(people) < FEWEST:
        return []
    if t.kind == ROBIN and t.seats == PAIR:
        began = {number for one in t.pairings for number in one.people}
        pairs = circle([one.number for one in t.entrants if one.plays or one.number in began], t.round)
        tables = [pair for full in pairs if (pair := [one for one in full if one in people])]
    else:
        order = people if t.kind == ROBIN else [one.number for one in standing(t) if one.number in people]
        tables = gathered(order, ceil(len(people) / t.seats), meetings(t))
    sat = Counter[int]()
    for pairing in t.pairings:
        sat.update({number: seat for seat, number in enumerate(pairing.people)})
    return [sorted(table, key=lambda one: (-sat[one], one)) for table in tables]  # who sat behind comes first


def meetings(t: Tournament) -> Counter[frozenset[int]]:
    """How often any two have sat at one table."""
    return Counter(frozenset(two) for one in t.pairings for two in combinations(one.people, 2))


def gathered(order: Sequence[int], count: int, met: Counter[frozenset[int]]) -> list[list[int]]:
    """People at so many tables, evenly: the first who is left, and each time who has met those there least."""
    left, tables = list(order), []
    for table in range(count):
        size = ceil(len(left) / (count - table))
        seated = [left.pop(0)]
        while len(seated) < size:
            best = min(left, key=lambda one: sum(met[frozenset((one, other))] for other in seated))
            left.remove(best)
            seated.append(best)
        tables.append(seated)
    return tables


def circle(people: Sequence[int], number: int) -> list[list[int]]:
    """Pairs of a round, so that all meet once in as many rounds as there are others; the odd one out sits alone.

    >>> [circle([0, 1, 2, 3], number) for number in range(3)]
    [[[0, 3], [1, 2]], [[0, 2], [3, 1]], [[0, 1], [2, 3]]]
    """
    ring: list[int | None] = [*people] + [None] * (len(people) % PAIR)
    turn = number % (len(ring) - 1)
    ring = ring[:1] + ring[len(ring) - turn :] + ring[1 : len(ring) - turn]
    half = len(ring) // PAIR
    pairs = [[ring[i], ring[-1 - i]] for i in range(half)]
    return [[one for one in pair if one is not None] for pair in pairs]
