"""One action, three spellings: a packed int inside, words outside, a dense index for networks.

An action is a verb and up to six arguments, one byte each, the verb lowest:

>>> from quarterdeck.core.spelling import Language, Verb, pack
>>> kinds = {"card": {0: "rope", 1: "map"}, "place": {4: "cove"}}
>>> talk = Language([Verb("pass", 0), Verb("lay", 1, "card place")], kinds)
>>> talk.say(pack(1, 1, 4))
'lay map cove'
>>> talk.read("lay map cove") == pack(1, 1, 4)
True
>>> talk.marks(pack(1, 1, 4))
['card:1', 'place:4']
>>> [talk.index(action) for action in (pack(0), pack(1, 0, 4), pack(1, 1, 4))], talk.size
([0, 1, 2], 3)
"""

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final, TypeVar

from quarterdeck.core.errors import BadWords

VERB_MASK: Final = 255
BYTE: Final = 8
REMEMBERED: Final = 1 << 16  # actions of which a language keeps what it has worked out
KEY_WORD: Final = "key"  # chance's answer when it is too large to be listed: `key` and 16 hexadecimal digits


def pack(verb: int, *args: int) -> int:
    """The action of a verb with its arguments; games keep faster constructors of their own."""
    action = verb
    for i, arg in enumerate(args):
        action |= arg << BYTE * (i + 1)
    return action


def argument(action: int, i: int) -> int:
    """The i-th argument of an action."""
    return action >> BYTE * (i + 1) & 255


class Field:
    """An argument's name and the kind of thing it names: `card`, or `from:seat` when the name is not the kind."""

    def __init__(self, spec: str) -> None:
        name, _, kind = spec.rstrip("*").partition(":")
        self.name = name
        self.kind = kind or name
        self.many = spec.endswith("*")  # takes all the arguments that are left


def fields(spec: str) -> list[Field]:
    """The fields of a declaration such as `seat card from:planet die*`."""
    return [Field(part) for part in spec.split()]


def tellings(*tables: Mapping[str, str]) -> dict[str, str]:
    """The arguments of each thing that is told, from tables that name what takes the same arguments.

    >>> tellings({"": "steer hire"}, {"": "dealt", "seat card": "drew"})
    {'steer': '', 'hire': '', 'dealt': '', 'drew': 'seat card'}
    """
    return {name: args for table in tables for args, names in table.items() for name in names.split()}


class Verb:
    """What can be answered: its word, its code and its arguments."""

    def __init__(
        self,
        name: str,
        code: int,
        spec: str = "",
        *,
        preference: bool = False,
        answers_offer: bool = False,
        endless: bool = False,
    ) -> None:
        self.name = name
        self.code = code
        self.fields = fields(spec)
        self.preference = preference  # a preference rather than a move
        self.answers_offer = answers_offer  # answers what another seat has put to one; may come before the move
        self.endless = endless  # may be begun and dropped for ever: environments do without it, so that games end


V = TypeVar("V")


class Remembered(dict[int, V]):
    """What was worked out of actions, and is worked out of a new one."""

    def __init__(self, work_out: Callable[[int], V]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, action: int) -> V:
        found = self._work_out(action)
        if len(self) < REMEMBERED:
            self[action] = found
        return found


class Language:
    """All actions of a game: verbs, and for each kind of argument the word of every value."""

    def __init__(self, verbs: Sequence[Verb], kinds: Mapping[str, Mapping[int, str]]) -> None:
        self.verbs: Final = {verb.code: verb for verb in verbs}
        self.kinds: Final = kinds
        self._by_name = {verb.name: verb for verb in verbs}
        self._values = {kind: {word: value for value, word in words.items()} for kind, words in kinds.items()}
        self._ordinals = {kind: {value: i for i, value in enumerate(words)} for kind, words in kinds.items()}
        self._bases: dict[int, int] = {}
        self.size = 0  # the number of dense indices
        self._said = Remembered(self._say)
        self._marked = Remembered(self._marks)
        self._indices = Remembered(self._index)
        for verb in verbs:
            self._bases[verb.code] = self.size
            span = 1
            for field in verb.fields:
                span *= len(kinds[field.kind])
            self.size += span

    def verb(self, action: int) -> Verb:
        """The verb of an action."""
        return self.verbs[action & VERB_MASK]

    def args(self, action: int) -> list[int]:
        """The arguments of an action."""
        return [argument(action, i) for i in range(len(self.verb(action).fields))]

    def say(self, action: int) -> str:
        """The words of an action."""
        return self._said[action]

    def _say(self, action: int) -> str:
        verb = self.verb(action)
        return " ".join([verb.name, *(self.word(f.kind, argument(action, i)) for i, f in enumerate(verb.fields))])

    def word(self, kind: str, value: int) -> str:
        """The word of a value."""
        return self.kinds[kind][value]

    def read(self, words: str) -> int:
        """The action of the words; a `BadWords` that says what was expected if there is none."""
        name, *rest = words.split() or [""]
        verb = self._by_name.get(name)
        if verb is None:
            raise BadWords(f"expected one of {', '.join(self._by_name)}; found {name!r}{closest(name, self._by_name)}")
        if len(rest) != len(verb.fields):
            shape = " ".join([name, *(f"<{field.name}>" for field in verb.fields)])
            raise BadWords(f"expected {shape!r}; found {words!r}")
        action = verb.code
        for i, (field, word) in enumerate(zip(verb.fields, rest, strict=True)):
            known = self._values[field.kind]
            if word not in known:
                raise BadWords(f"expected a {field.name} ({sample(known)}); found {word!r}{closest(word, known)}")
            action |= known[word] << BYTE * (i + 1)
        return action

    def marks(self, action: int) -> list[str]:
        """The things on the board that an action touches; not to be changed."""
        return self._marked[action]

    def _marks(self, action: int) -> list[str]:
        fields = enumerate(self.verb(action).fields)
        return [f"{f.kind}:{argument(action, i)}" for i, f in fields if f.kind != "number"]

    def mask(self, actions: Sequence[int]) -> bytearray:
        """Which dense indices are among the actions: 1 for those that are, 0 for the others."""
        shown = bytearray(self.size)
        for action in actions:
            shown[self._indices[action]] = 1
        return shown

    def index(self, action: int) -> int:
        """The dense index of an action, from 0 to `size` - 1."""
        return self._indices[action]

    def _index(self, action: int) -> int:
        offset = 0
        for i, field in enumerate(self.verb(action).fields):
            ordinals = self._ordinals[field.kind]
            offset = offset * len(ordinals) + ordinals[argument(action, i)]
        return self._bases[action & VERB_MASK] + offset

    def at(self, index: int) -> int:
        """The action of a dense index."""
        code = max((c for c, base in self._bases.items() if base <= index), key=lambda c: self._bases[c])
        offset = index - self._bases[code]
        action = code
        for i, field in reversed(list(enumerate(self.verbs[code].fields))):
            values = list(self.kinds[field.kind])
            offset, ordinal = divmod(offset, len(values))
            action |= values[ordinal] << BYTE * (i + 1)
        return action


def numbers(limit: int) -> dict[int, str]:
    """The vocabulary of counts from 0 to `limit`."""
    return {n: str(n) for n in range(limit + 1)}


def seats(limit: int) -> dict[int, str]:
    """The vocabulary of seats."""
    return {n: f"seat_{n}" for n in range(limit)}


def say_key(key: int) -> str:
    """The words of a key that chance gave."""
    return f"{KEY_WORD} {key:016x}"


def read_key(words: str) -> int:
    """The key that the words spell."""
    name, _, digits = words.partition(" ")
    if name != KEY_WORD or len(digits) != 16 or any(digit not in "0123456789abcdef" for digit in digits):
        raise BadWords(f"expected 'key' and 16 hexadecimal digits; found {words!r}")
    return int(digits, 16)


def closest(word: str, known: Mapping[str, object]) -> str:
    """A hint at the known word that was probably meant."""
    near = get_close_matches(word, known, 1)
    return f" (did you mean {near[0]!r}?)" if near else ""


def sample(known: Mapping[str, object]) -> str:
    """The first few known words."""
    words = list(known)
    return ", ".join(words) if len(words) <= 8 else ", ".join([*words[:6], "…", words[-1]])
