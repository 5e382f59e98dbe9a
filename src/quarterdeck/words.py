"""Words: phrases in the reader's language, from the Fluent files of the package and of each game."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.events import Phrase, phrase_from_json
from quarterdeck.games import folder, game

LANGUAGES = ("en", "pl")
HERE = Path(__file__).parent


class UnknownLanguage(QuarterdeckError):
    """A language that the product does not speak."""


class MissingWords(QuarterdeckError):
    """A message that a words file lacks, or that cannot be formatted."""


class Words:
    """One language with the messages of the package and, if named, of a game."""

    def __init__(self, lang: str, *texts: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for text in texts:
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def text(self, message: str, **args: str | int) -> str:
        """The message with plain arguments."""
        if not self.has(message):
            raise MissingWords(f"expected a message {message!r} in the {self.lang} words; found none")
        return self._format(message, self._bundle.get_message(message).value, args)

    def attribute(self, message: str, name: str) -> str | None:
        """An attribute of a message, such as the help of an option; None if there is none."""
        attributes = self._bundle.get_message(message).attributes if self.has(message) else {}
        return self._format(message, attributes[name], {}) if name in attributes else None

    def phrase(self, phrase: Phrase | Mapping[str, Any], names: Sequence[str]) -> str:
        """The phrase as a sentence; `names` are the players' names by seat."""
        said = phrase if isinstance(phrase, Phrase) else phrase_from_json(phrase)
        args: dict[str, str | int] = {}
        for name, arg in said.args.items():
            if arg.phrase is not None:
                args[name] = self.phrase(arg.phrase, names)
            elif arg.kind == "seat":
                args[name] = names[arg.value] if arg.value >= 0 else self.text("nobody")
            elif arg.kind == "number":
                args[name] = arg.value
            elif arg.kind == "text":
                args[name] = arg.name
            else:  # a name, and each of its other forms with the form's name behind
                forms = self.forms(arg.name)
                args |= {f"{name}_{form}" if form else name: text for form, text in forms.items()}
        return self.text(said.id, **args)

    def forms(self, message: str) -> dict[str, str]:
        """A name under "", and its other forms under their names."""
        found = {"": self.text(message)}
        for attribute, pattern in self._bundle.get_message(message).attributes.items():
            found[attribute] = self._format(message, pattern, {})
        return found

    def put_together(self, texts: Mapping[str, Phrase]) -> str:
        """Messages made of phrases, as a words file: `card-rum.text` becomes a form of `card-rum`."""
        made: dict[str, dict[str, str]] = {}
        for name, phrase in texts.items():
            message, _, form = name.partition(".")
            forms = made.setdefault(message, self.forms(message) if self.has(message) else {})
            forms[form] = self.phrase(phrase, [])
        lines = []
        for message, forms in made.items():
            lines.append(f"{message} = {literal(forms.pop(''))}")
            lines += [f"    .{form} = {literal(text)}" for form, text in forms.items()]
        return "\n".join(lines)

    def _format(self, message: str, pattern: Any, args: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(f"the {self.lang} message {message!r} cannot be formatted: {errors[0]!r}")
        return str(text)


def literal(text: str) -> str:
    """A text that means nothing but itself in a words file."""
    return '{ "' + text.replace("\\", "\\\\").replace('"', '\\"') + '" }'


@cache
def words(lang: str, game: str = "") -> Words:
    """The words of a language, with those of a game."""
    return Words(lang, written(lang, HERE), *([game_words(lang, game)] if game else []))


@cache
def game_words(lang: str, name: str) -> str:
    """The words file of a game, and the messages that are put together from its components' values."""
    own = written(lang, folder(name))
    return own + "\n" + Words(lang, written(lang, HERE), own).put_together(game(name).texts)


def written(lang: str, home: Path) -> str:
    """The words file of a folder."""
    return (home / f"words.{spoken(lang)}.ftl").read_text("utf-8")


def rules_text(lang: str, game: str) -> str:
    """The rules of a game as Markdown."""
    return (folder(game) / f"rules.{spoken(lang)}.md").read_text("utf-8")


def spoken(lang: str) -> str:
    """A language that the product speaks."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"expected one of {', '.join(LANGUAGES)}; found {lang!r}")
    return lang
