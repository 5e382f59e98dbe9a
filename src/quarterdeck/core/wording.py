"""How a game puts what it tells and what can be answered into phrases: each made once for all that it names."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from quarterdeck.core.events import FACEDOWN, Event, Phrase, Reference, Telling, Told, face_down
from quarterdeck.core.spelling import VERB_MASK, Field, Language, argument, fields

COMMON_TELLINGS = {"not_now": ""}  # reasons that every game may give
KEPT: Final = 1 << 13  # phrases of a game, and options: a full memory is emptied, and what is told often is soon back

Json = dict[str, Any]
Name = Callable[[Any, int], str]  # what a thing is called in a position


class Wording:
    """The phrases of one game."""

    def __init__(
        self, language: Language, tellings: Mapping[str, str], names: Mapping[str, Name], binding: Collection[str]
    ) -> None:
        self._language = language
        self._tellings = COMMON_TELLINGS | dict(tellings)
        self._names = dict(names)
        self._binding = binding
        self._fields: dict[str, list[Field]] = {}
        self._phrases: dict[object, Phrase] = {}
        self._options: dict[object, Json] = {}
        self._named: dict[object, list[tuple[int, Name]]] = {}

    def fields_of(self, kind: str) -> list[Field]:
        """The declared arguments of an event, a prompt, a reason or a note."""
        found = self._fields.get(kind)
        if found is None:
            found = self._fields[kind] = fields(self._tellings[kind])
        return found

    def phrase(self, prefix: str, s: Any, telling: Telling) -> Phrase:
        """The phrase of a prompt, a reason or a note."""
        return self._phrase(f"{prefix}-{telling.kind}", self.fields_of(telling.kind), telling.args, s)

    def told(self, s: Any, event: Event) -> Told:
        """An event in words, whole."""
        declared = self.fields_of(event.kind)
        args: dict[str, Any] = {}
        for i, one in enumerate(declared):
            args[one.name] = event.args[i:] if one.many else event.args[i]
        phrase = self._phrase(f"event-{event.kind}", declared, event.args, s)
        return Told(event.kind, event.rule, args, phrase, event.audience, event.holes)

    def action(self, s: Any, action: int) -> Phrase:
        """The phrase of an action."""
        verb = self._language.verb(action)
        return self._phrase(f"action-{verb.name}", verb.fields, self._language.args(action), s)

    def option(self, s: Any, action: int, note: Telling | None) -> Json:
        """An action as an option with its note, made once for all that they name; not to be changed."""
        names = self._names_in(s, action, note) if self._names else ()
        key = (action, names) if note is None else (action, names, note.kind, *note.args)
        found = self._options.get(key)
        if found is None:
            found = {
                "words": self._language.say(action),
                "marks": self._language.marks(action),
                "label": self.action(s, action).to_json(),
                "note": self.phrase("note", s, note).to_json() if note else None,
                "preference": self._language.verb(action).preference,
            }
            if note is not None and note.kind in self._binding:
                found["final"] = True
            keep(self._options, key, found)
        return found

    def _names_in(self, s: Any, action: int, note: Telling | None) -> tuple[str, ...]:
        """What an action and its note name, as far as it is called so in this position alone."""
        verb = action & VERB_MASK
        named = self._named.get(verb)
        if named is None:
            named = self._named[verb] = self._named_in(self._language.verbs[verb].fields)
        found = [name(s, argument(action, i)) for i, name in named]
        if note is not None and note.args:
            named = self._named.get(note.kind)
            if named is None:
                named = self._named[note.kind] = self._named_in(self.fields_of(note.kind))
            args = note.args
            found += ["" if args[i] == FACEDOWN else name(s, args[i]) for i, name in named if i < len(args)]
        return tuple(found)

    def _named_in(self, declared: Sequence[Field]) -> list[tuple[int, Name]]:
        """Which arguments of an action or a note are called by the position: where they stand, and how."""
        return [(i, self._names[f.kind]) for i, f in enumerate(declared) if f.kind in self._names and not f.many]

    def _phrase(self, message: str, declared: list[Field], args: list[int], s: Any) -> Phrase:
        pairs = [(f, arg) for f, arg in zip(declared, args, strict=False) if not f.many]
        names = [self._name_of(s, f.kind, arg) for f, arg in pairs]
        key = message, tuple(args), tuple(names)
        found = self._phrases.get(key)
        if found is None:
            named = zip(pairs, names, strict=True)
            found = Phrase(message, {f.name: self._reference(f.kind, arg, name) for (f, arg), name in named})
            keep(self._phrases, key, found)
        return found

    def _name_of(self, s: Any, kind: str, value: int) -> str:
        """The name that a thing has in this position alone; empty if it is always called the same."""
        name = self._names.get(kind)
        return "" if name is None or value == FACEDOWN else name(s, value)

    def _reference(self, kind: str, value: int, named: str) -> Reference:
        if kind in {"seat", "number"}:
            return Reference(kind, value, "")
        if kind == "play":  # an unsettled one, called by its number
            return Reference("number", value, "")
        if value == FACEDOWN:
            return face_down(kind)
        return Reference(kind, value, named or f"{kind}-{self._language.word(kind, value)}")


def keep(memory: dict[object, Any], key: object, found: Any) -> None:
    """Keep what was put into words, so that it is made once."""
    if len(memory) >= KEPT:
        memory.clear()
    memory[key] = found
