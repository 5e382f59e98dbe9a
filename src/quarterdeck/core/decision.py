"""A question to a seat: what can be answered is known at once; how it is called, only when somebody reads it."""

from functools import cached_property
from typing import Any

from quarterdeck.core.events import Phrase, Telling
from quarterdeck.core.game import Game


class Decision:
    """A question to one seat. `words in decision` tells whether an answer is legal."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word of the protocol
        game: Game[Any],
        s: Any,
        seat: int,
        actions: list[int],
        prompt: Telling,
        *,
        must: bool,
    ) -> None:
        self.id = id
        self.seat = seat
        self.must = must  # False: the seat may act, nobody waits for it
        self.actions = actions  # every legal answer, packed; programs need no more
        self.rule = prompt.rule
        self.game = game
        self._prompt = prompt
        self._s = s  # the position of the question, or None where only words are known

    def about(self, s: Any) -> "Decision":
        """The same question about another position, for those who may not see this one."""
        return Decision(self.id, self.game, s, self.seat, self.actions.copy(), self._prompt, must=self.must)

    def keep(self, s: Any) -> None:
        """The match goes on: from now on read from this copy of the position."""
        self._s = s

    @cached_property
    def prompt(self) -> Phrase:
        """What is asked."""
        return self.game.phrase("prompt", self._s, self._prompt)

    @cached_property
    def options(self) -> "list[Option]":
        """Every legal answer."""
        return [Option(self, action) for action in self.actions]

    @cached_property
    def default(self) -> str:
        """The words of the answer on time-out."""
        return self.game.language.say(self._s.stack[-1].default(self._s, self.seat) if self._s else self.actions[0])

    def label(self, action: int) -> Phrase:
        """What an answer is called."""
        return self.game.action_phrase(self._s, action)

    def note(self, action: int) -> Phrase | None:
        """What an answer would bring about, as far as the seat can know."""
        note = self._s.stack[-1].note(self._s, self.seat, action) if self._s else None
        return self.game.phrase("note", self._s, note) if note else None

    def option_json(self, action: int) -> dict[str, Any]:
        """An answer as JSON; not to be changed."""
        note = self._s.stack[-1].note(self._s, self.seat, action) if self._s else None
        return self.game.option(self._s, action, note)

    def _options_json(self) -> list[dict[str, Any]]:
        """Every answer as JSON; a position is asked for all notes at once."""
        game, s, seat = self.game, self._s, self.seat
        if not s:
            return [game.option(s, action, None) for action in self.actions]
        note = s.stack[-1].note
        return [game.option(s, action, note(s, seat, action)) for action in self.actions]

    def __contains__(self, words: str) -> bool:
        return words in [self.game.language.say(action) for action in self.actions]

    def to_json(self) -> dict[str, Any]:
        """The decision as JSON."""
        return {
            "id": self.id,
            "seat": self.seat,
            "must": self.must,
            "prompt": self.prompt.to_json(),
            "rule": self.rule,
            "options": self._options_json(),
            "default": self.default,
        }


class Option:
    """One legal answer: its words, the things on the board it touches, how to call it and what it brings about."""

    def __init__(self, decision: Decision, action: int) -> None:
        self.action = action
        self._decision = decision
        verb = decision.game.language.verb(action)
        self.preference = verb.preference  # rather than a move
        self.answers_offer = verb.answers_offer  # of another seat

    @property
    def words(self) -> str:
        """The answer in words, as it is given."""
        return self._decision.game.language.say(self.action)

    @property
    def marks(self) -> list[str]:
        """The things on the board that it touches."""
        return self._decision.game.language.marks(self.action)

    @cached_property
    def label(self) -> Phrase:
        """What it is called."""
        return self._decision.label(self.action)

    @cached_property
    def note(self) -> Phrase | None:
        """What it brings about, as far as the seat can know."""
        return self._decision.note(self.action)

    def to_json(self) -> dict[str, Any]:
        """The option as JSON."""
        return self._decision.option_json(self.action)
