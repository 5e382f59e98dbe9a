"""What a game hands to the rest of the world: its rules as functions, its words as declarations."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import Any, Generic, Protocol, TypeVar

from quarterdeck.core import engine
from quarterdeck.core.encoder import Encoder
from quarterdeck.core.engine import NONE, SPECTATOR, Position, seen_waiting
from quarterdeck.core.errors import BadOption, BadSeats
from quarterdeck.core.events import Event, Phrase, Telling, Told
from quarterdeck.core.rng import Rng
from quarterdeck.core.spelling import Field, Language
from quarterdeck.core.wording import Wording

S = TypeVar("S", bound=Position)
P_contra = TypeVar("P_contra", bound=Position, contravariant=True)
Json = dict[str, Any]

NOTHING: Json = {}  # not to be changed
LESS = "-"  # begins the name of what speaks for an answer that leaves less of it


@dataclass(frozen=True)
class Setting:
    """An option of a table; its texts are the messages `option-<name>` (with `.help`) and `option-<name>-<choice>`."""

    name: str
    choices: tuple[str | int | bool, ...]
    default: str | int | bool
    rule: str = ""
    house: str | int | bool | None = None  # what a server sets at its tables; None: the players choose
    group: str = ""  # which heading it stands under: "rival" of a lone player, "module", "more" for the curious
    seats: tuple[int, ...] = ()  # numbers of seats it applies to; all without any
    first: str | int | bool | None = None  # what a first game begins with, if not the default
    picture: str = ""  # the sign of a module
    names_seats: bool = False  # its numbers are seats, of which a table may have fewer
    past: tuple[str | int | bool, ...] = ()  # no longer offered; games begun with them are still read and played on

    @property
    def known(self) -> tuple[str | int | bool, ...]:
        """What a game may have been begun with."""
        return (*self.choices, *self.past)


class Hide(Protocol[P_contra]):
    """How a game hides what a seat may not know."""

    def __call__(self, s: P_contra, seat: int, whole: Json | None = None) -> Json:
        """The position as JSON, with holes; `whole` is its `to_json()`, where somebody has it: it stays as it is."""


@dataclass(frozen=True)
class Unsettled:
    """A play that counts already and may still be interrupted until its time is up."""

    id: int  # its number in this game, as options mark it: `play:3`
    seat: int
    card: int
    eligible: tuple[int, ...]  # who may interrupt it, if he can; they may ask for more time


@dataclass(frozen=True)
class Live(Generic[S]):
    """How people play a game against time. Texts: `window-<name>` of a clock, `order-<name>` as of an option."""

    clocks: tuple[tuple[str, float], ...]  # name and seconds, by the numbers that frames give
    pause: tuple[float, float]  # seconds that a lasting window is shown without clocks
    extension: float  # seconds that a seat may ask for, for everybody
    extensions: int  # how often, in a round
    ticks: Callable[[Mapping[str, Any]], bool]  # whether a table with these options has clocks
    round: Callable[[S], int]
    orders: tuple[Setting, ...]  # what a seat may have answered for it
    span: Callable[[S, str], int]  # an order holds while this number is the same
    obey: Callable[[S, int, Mapping[str, Any]], int]  # a waiting seat's answer by its orders, or NONE
    rules: Mapping[str, str]  # the rule of each refusal that live play may give
    unsettled: Callable[[S], list[Unsettled]] = lambda _: []  # oldest first
    settle: Callable[[S], int] = lambda _: NONE  # what CHANCE answers so that the oldest of them stands;
    #                                                             NONE while that cannot be
    settle_seconds: float = 0.0  # after which an unsettled play stands
    stand: Callable[[S, int, Mapping[str, Any]], list[int]] = lambda *_: []  # what a seat's pass is given for: while it
    #       is the same, the others are asked first, by the seat's orders; empty where every question is another


@dataclass(frozen=True)
class Feat:
    """What a person may do over many games of this one: win with so many different marks.

    Texts: `feat-<name>` with `.help`.
    """

    name: str
    goal: int
    marks: Callable[[Json, int], list[str]]  # that a won game leaves, from the last position's JSON and the seat


@dataclass(frozen=True)
class Thinking:
    """How search thinks about a game."""

    iterations: int = 1000  # of a captain's answer
    part: float = 1.0  # of the seconds of its rank that a search has a use for
    guided: int = 0  # percent of rollout answers that follow `rate`
    horizon: int = 0  # answers after which `worth` ends a rollout; 0: never
    laps: int = 0  # turns of the searcher's own after which `worth` ends a rollout; 0: never
    breadth: int = 0  # answers to the searcher's question that are thought through, best rated first; 0: all
    curiosity: float = 0.7  # pull of answers tried seldom; rollouts that `worth` ends differ less and need less
    turns: int = 0  # turns, as `turn` counts them, after which `worth` ends a rollout; 0: never
    learned: bool = False  # whether the learned value judges instead of `worth`
    puct: float = 0.0  # pull of what the policy likes in every node, in spreads of what is found; 0: at the root only
    modelled: bool = False  # whether the others answer by the policy, from what they see, instead of by search
    trust: float = 0.1  # weight of the policy's liking beside what a search has found, without `puct`
    temper: float = 10.0  # difference of ratings that makes the policy like an answer e times as much
    paired: bool = (
        False  # whether all answers to the searcher's question are tried on the same tables, with the same luck
    )
    kept: bool = True  # whether a search goes on with the tree of the seat's last one
    weights: str = ""  # the file with what a training has learned, instead of the game's own


@dataclass(frozen=True)
class Game(Generic[S]):
    """One game. The engine, bots and clients meet it only here."""

    id: str
    rules_version: int
    prefix: str  # of its rule ids
    seats: range
    options: tuple[Setting, ...]
    language: Language
    tellings: Mapping[str, str]  # arguments of each event, prompt, reason and note
    new: Callable[[int, Mapping[str, Any]], S]  # seats and options to an unsettled first position
    restore: Callable[[Json], S]  # from `to_json()`
    hide: Hide[S]  # `to_json()` with holes for what the seat may not know
    determinise: Callable[[Json, Rng], S]  # a possible whole position from a view alone
    scores: Callable[[S], list[int]]
    ranks: Callable[[S], list[int]]  # 1 is the winner, ties share a rank
    rate: Callable[[S, int, list[int]], list[int]]  # how good each answer looks to the seat
    worth: Callable[[S, int], int]  # how good the position looks to the seat, 0 to 1000
    redeal: Callable[[S, int, Rng], bool] | None = None  # deals anew what an asked seat cannot see, in place; False
    #                                                           where only a view tells what may be there
    seen: Callable[[S, int], int] | None = None  # a number for all that an asked seat sees, where the policy guesses
    #                                                           from whole tables: each seat has one dealt for it
    turn: Callable[[S], int] = lambda _: 0  # how many turns of a game have begun
    progress: Callable[[S], float] = lambda _: 0.0  # how much of a game is over, 0 to 1
    features: Callable[[S], list[list[float]]] | None = None  # what counts for victory, a row for every seat
    counts: tuple[str, ...] = ()  # what each number of a row is about, as `why-<name>` says it; empty: it is not told
    names: Mapping[str, Callable[[S, int], str]] = field(default_factory=dict)  # that depend on the position, by kind
    derive: Callable[[S, int], Json] | None = None  # what boards show of the rules, as a seat may know it
    character: Callable[[Json, int], str] | None = None  # the message of whom a seat plays, from the position's JSON
    feats: tuple[Feat, ...] = ()  # beside those that all games have
    texts: Mapping[str, Phrase] = field(default_factory=dict)  # messages put together from components' values
    thinking: Thinking = Thinking()
    binding: frozenset[str] = frozenset()  # notes of answers that surely cannot be taken back: clients need not ask
    live: Live[S] | None = None
    minutes: int = 0
    weight: int = 1  # 1 (light) to 5 (heavy)
    solo: bool = False
    package: str = ""  # where its words, data and encoding are
    _encoders: dict[object, Encoder] = field(default_factory=dict, repr=False)

    @property
    def home(self) -> str:
        """The package that holds the game."""
        return self.package or f"quarterdeck.games.{self.id}"

    def encoder(self, seats: int, options: Mapping[str, Any]) -> Encoder:
        """What writes positions of such tables as rows of numbers for networks."""
        self.check_seats(seats)
        chosen = self.check_options(options)
        first = self.new(seats, chosen)
        engine.settle(first)
        choices = [(one.name, one.known.index(chosen[one.name]), len(one.known)) for one in self.options]
        return Encoder(import_module(f"{self.home}.encode").encode, first, choices)

    def encode(self, view: Json) -> bytes:
        """A view as a row of numbers for networks, a byte each: that of any position that may be behind it."""
        key = view["seats"], *sorted(view["options"].items())
        if key not in self._encoders:
            self._encoders[key] = self.encoder(view["seats"], view["options"])
        return self._encoders[key].slots(self.determinise(view, Rng(0)), engine.reader(view))

    def rewards(self, s: S) -> list[float]:
        """What the end of a game is worth to each seat: the part of the others it beat less the part that beat it.

        A lone player has the game's rival against him; without one, 1 for a victory and -1 for a defeat.
        """
        ranks = self.ranks(s)
        if len(ranks) == 1:
            return [1.0 if ranks[0] == 1 else -1.0]
        others = len(ranks) - 1
        return [sum((other > own) - (other < own) for other in ranks) / others for own in ranks[: s.seats]]

    def mask(self, actions: Sequence[int]) -> bytearray:
        """The legal answers among all that the game has, by their dense index."""
        return self.language.mask(actions)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game does not know."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadSeats(f"expected {self.seats.start} to {self.seats.stop - 1} seats for {self.id}; found {seats!r}")

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values; refuse unknown names and values."""
        known = {setting.name: setting for setting in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption(f"expected an option of {self.id} ({', '.join(known) or 'none'}); found {name!r}")
            setting = known[name]
            if not any(value == choice and type(value) is type(choice) for choice in setting.known):
                raise BadOption(f"expected {name} to be one of {', '.join(map(str, setting.choices))}; found {value!r}")
        return {setting.name: options.get(setting.name, setting.default) for setting in self.options}

    def view(self, s: S, seat: int, options: Mapping[str, Any], hidden: Json | None = None) -> Json:
        """All that a seat may know, and nothing else; `hidden` is `hide(s, seat)`, where somebody has it already."""
        over = not s.stack
        return {
            "game": self.id,
            "rules_version": self.rules_version,
            "seat": None if seat == SPECTATOR else seat,
            "seats": s.seats,
            "options": options,
            "waiting": seen_waiting(s, seat),
            "over": over,
            "scores": self.scores(s) if over else None,
            "ranks": self.ranks(s) if over else None,
            "state": self.hide(s, seat) if hidden is None else hidden,
            "derived": self.derive(s, seat) if self.derive is not None else NOTHING,
        }

    @cached_property
    def wording(self) -> Wording:
        """How it puts things into phrases."""
        return Wording(self.language, self.tellings, self.names, self.binding)

    def fields_of(self, kind: str) -> list[Field]:
        """The declared arguments of an event, a prompt, a reason or a note."""
        return self.wording.fields_of(kind)

    def phrase(self, prefix: str, s: S, telling: Telling) -> Phrase:
        """The phrase of a prompt, a reason or a note."""
        return self.wording.phrase(prefix, s, telling)

    def told(self, s: S, event: Event) -> Told:
        """An event in words, whole."""
        return self.wording.told(s, event)

    def action_phrase(self, s: S, action: int) -> Phrase:
        """The phrase of an action."""
        return self.wording.action(s, action)
