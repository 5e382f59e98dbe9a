"""A question to a seat: what can be answered is known at once; how it is called, only when somebody reads it."""

from typing import Any

from quarterdeck.core.events import Phrase, Telling
from quarterdeck.core.game import Game


class Still:
    """The position of questions, as it stood when they were asked: the match's own until it goes on, then a copy."""

    def __init__(self, s: Any) -> None:
        self.s = s  # None where only words are known


class Decision:
    """A question to one seat. `words in decision` tells whether an answer is legal."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word of the protocol
        game: Game[Any],
        still: Still,
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
        self._still = still

    def about(self, s: Any) -> "Decision":
        """The same question about another position, for those who may not see this one."""
        return Decision(self.id, self.game, Still(s), self.seat, self.actions.copy(), self._prompt, must=self.must)

    @property
    def prompt(self) -> Phrase:
        """What is asked."""
        return self.game.wording.phrase("prompt", self._still.s, self._prompt)

    @property
    def options(self) -> "list[Option]":
        """Every legal answer; made anew, since options know their question."""
        return [Option(self, action) for action in self.actions]

    @property
    def default(self) -> str:
        """The words of the answer on time-out."""
        s = self._still.s
        return self.game.language.say(s.stack[-1].default(s, self.seat) if s else self.actions[0])

    def label(self, action: int) -> Phrase:
        """What an answer is called."""
        return self.game.wording.action(self._still.s, action)

    def note(self, action: int) -> Phrase | None:
        """What an answer would bring about, as far as the seat can know."""
        s = self._still.s
        note = s.stack[-1].note(s, self.seat, action) if s else None
        return self.game.wording.phrase("note", s, note) if note else None

    def option_json(self, action: int) -> dict[str, Any]:
        """An answer as JSON; not to be changed."""
        s = self._still.s
        return self.game.wording.option(s, action, s.stack[-1].note(s, self.seat, action) if s else None)

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
            "options": [self.option_json(action) for action in self.actions],
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

    @property
    def label(self) -> Phrase:
        """What it is called."""
        return self._decision.label(self.action)

    @property
    def note(self) -> Phrase | None:
        """What it brings about, as far as the seat can know."""
        return self._decision.note(self.action)

    def to_json(self) -> dict[str, Any]:
        """The option as JSON."""
        return self._decision.option_json(self.action)
