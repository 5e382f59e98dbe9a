"""Everything that can go wrong, with what was expected and what was found.

QuarterdeckError
├── UnknownGame           no game of that id
├── UnknownBot            no bot of that name
├── BadOption             an option the game does not declare, or a value it does not take
├── BadSeats              a number of seats the game cannot be played with
├── BadCount              a count of which there must be more
├── BadWords              words that are no action of the game
├── IllegalAction         an action the rules forbid now; names the reason and the rule
│   ├── NotAsked          that seat may not act now
│   └── GameOver          the game has ended
├── CannotUndo            the answer cannot be taken back; names the reason
├── BadFile               a file that cannot be written
├── BadPosition           a saved position that cannot be read
├── BadSetting            a setting of the server that does not exist, or a value it does not take
├── CannotServe           a server that cannot start, or a store that cannot be used
└── BadRecord             a record that cannot be replayed
    └── NewerRules        written by a newer version of the rules
"""

from quarterdeck.core.events import Phrase


class QuarterdeckError(Exception):
    """The root of every error that a caller is meant to catch."""


class UnknownGame(QuarterdeckError):
    """No game of that id."""


class UnknownBot(QuarterdeckError):
    """No bot of that name."""


class BadOption(QuarterdeckError):
    """An option that the game does not declare, or a value that it does not take."""


class BadSeats(QuarterdeckError):
    """A number of seats that the game cannot be played with."""


class BadCount(QuarterdeckError):
    """A count of which there must be more."""


class BadWords(QuarterdeckError):
    """Words that are no action of the game."""


class IllegalAction(QuarterdeckError):
    """An action that the rules forbid now; the state is untouched."""

    def __init__(self, message: str, reason: Phrase, rule: str) -> None:
        super().__init__(message)
        self.reason = reason  # for a person, in any language
        self.rule = rule  # the id of the rule that forbids it


class NotAsked(IllegalAction):
    """That seat may not act now."""


class GameOver(IllegalAction):
    """The game has ended."""


class CannotUndo(QuarterdeckError):
    """The last answer cannot be taken back."""

    def __init__(self, message: str, reason: Phrase) -> None:
        super().__init__(message)
        self.reason = reason


class BadFile(QuarterdeckError):
    """A file that cannot be written."""


class BadPosition(QuarterdeckError):
    """A saved position that cannot be read."""


class BadSetting(QuarterdeckError):
    """A setting of the server that does not exist, or a value that it does not take."""


class CannotServe(QuarterdeckError):
    """A server that cannot start, or a store that cannot be used."""


class BadRecord(QuarterdeckError):
    """A record that cannot be replayed."""


class NewerRules(BadRecord):
    """A record written by a newer version of the rules."""
