"""Texts put together from phrases: what a component does follows from its values, which stand in its data file alone.

>>> from quarterdeck.core.texts import joined, phrase
>>> joined("text-and", [phrase("effect-points", amount=2), phrase("effect-upgrade")])
text-and(first=effect-points(amount=2), rest=effect-upgrade())
"""

from collections.abc import Sequence

from quarterdeck.core.events import Phrase, Reference


def phrase(message: str, **args: int | Phrase | Reference) -> Phrase:
    """A phrase with numbers, names of things and other phrases as arguments."""
    return Phrase(message, {name: reference(arg) for name, arg in args.items()})


def reference(arg: int | Phrase | Reference) -> Reference:
    """An argument of a phrase."""
    if isinstance(arg, Phrase):
        return Reference("phrase", 0, "", arg)
    return Reference("number", arg, "") if isinstance(arg, int) else arg


def joined(message: str, phrases: Sequence[Phrase]) -> Phrase:
    """Several phrases as one; the message says what stands between `first` and `rest`."""
    first, *rest = phrases
    return phrase(message, first=first, rest=joined(message, rest)) if rest else first
