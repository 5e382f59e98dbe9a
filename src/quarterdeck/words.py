"""Words: phrases in the reader's language, from the Fluent files of the package and of each game."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.events import Phrase
from quarterdeck.games import folder

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
            self._bundle.add_resource(FluentResource(text))

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
        plain = phrase.to_json() if isinstance(phrase, Phrase) else phrase
        args: dict[str, str | int] = {}
        for name, reference in plain["args"].items():
            if reference["kind"] == "seat":
                args[name] = names[reference["value"]] if reference["value"] >= 0 else self.text("nobody")
            elif reference["kind"] == "number":
                args[name] = reference["value"]
            else:
                args |= self._forms(name, reference["name"])
        return self.text(plain["id"], **args)

    def _forms(self, name: str, message: str) -> dict[str, str | int]:
        """A component's name under the argument's name, and each of its other forms with the form's name behind."""
        forms: dict[str, str | int] = {name: self.text(message)}
        for attribute, pattern in self._bundle.get_message(message).attributes.items():
            forms[f"{name}_{attribute}"] = self._format(message, pattern, {})
        return forms

    def _format(self, message: str, pattern: Any, args: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(f"the {self.lang} message {message!r} cannot be formatted: {errors[0]!r}")
        return str(text)


@cache
def words(lang: str, game: str = "") -> Words:
    """The words of a language, with those of a game."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"expected one of {', '.join(LANGUAGES)}; found {lang!r}")
    folders = [HERE, folder(game)] if game else [HERE]
    return Words(lang, *((folder / f"words.{lang}.ftl").read_text("utf-8") for folder in folders))


def rules_text(lang: str, game: str) -> str:
    """The rules of a game as Markdown."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"expected one of {', '.join(LANGUAGES)}; found {lang!r}")
    return (folder(game) / f"rules.{lang}.md").read_text("utf-8")
