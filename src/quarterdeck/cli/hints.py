"""What a bot advises in the terminal: a nudge, the good answers, or the best with what comes of it and why."""

from collections.abc import Sequence

from quarterdeck.bots.advice import Reasons, good_actions, reasons, speaks_for
from quarterdeck.bots.base import actions_of
from quarterdeck.core.decision import Decision
from quarterdeck.core.events import Phrase
from quarterdeck.core.match import Match
from quarterdeck.words import LANGUAGES, Words, words

SECONDS = 0.6  # that a captain thinks about the best answer


def strength(how: str) -> str:
    """How plainly a hint is wanted, by a word of any language: good, best, or a nudge."""
    for name in ("good", "best"):
        if how.lower() in {words(lang).text(f"cli-hint-{name}") for lang in LANGUAGES}:
            return name
    return "nudge"


def hint_lines(
    match: Match,
    seat: int,
    decision: Decision,
    said: Words,
    names: Sequence[str],
    how: str,
    seconds: float = SECONDS,
) -> list[str]:
    """A hint, line by line; it always says something."""
    actions = actions_of(decision)
    good = good_actions(match.view(seat), actions, len(match.log)) if len(actions) > 1 else []
    if not good:
        return [said.text("cli-hint-same")]
    plain = strength(how)
    if plain == "nudge":
        thing = named(decision.label(good[0]), said, names)
        look = [said.text("cli-hint-look", thing=thing)] if thing else []
        return [said.text("cli-hint-many", count=len(good)), *look]
    if plain == "good":
        return good_lines(match, seat, decision, good, said, names)
    why = reasons(match.view(seat), decision, len(match.log), seconds)
    weighed = match.weigh(seat, match.game.language.say(why.action))
    brought = [f"{said.phrase(phrase, names)} {rule}" for phrase, rule in weighed.warnings]
    brought += [f"{said.phrase(told.phrase, names)} {told.rule}" for told in weighed.events]
    brought += tried_lines(why, decision, said, names)
    return [because(decision.label(why.action), why.why, said, names), *(f"  {line}" for line in brought)]


def good_lines(
    match: Match, seat: int, decision: Decision, good: list[int], said: Words, names: Sequence[str]
) -> list[str]:
    """The good answers, best first, each with what speaks for it: the best before the second, the others before it."""
    view, (best, *others) = match.view(seat), good
    rivals = [*others[:1], *(best for _ in others)] or [best]
    return [
        because(decision.label(action), speaks_for(view, action, [rival], len(match.log)), said, names)
        for action, rival in zip(good, rivals, strict=True)
    ]


def because(answer: Phrase, why: Sequence[Phrase], said: Words, names: Sequence[str]) -> str:
    """An answer with what speaks for it, in one sentence; where nothing does, the answer."""
    told = said.phrase(answer, names).rstrip(".!?")
    *first, last = [said.phrase(one, names) for one in why] or [""]
    if first:
        last = said.text("cli-hint-and", first=", ".join(first), last=last)
    return said.text("cli-hint-because", answer=told, why=last) if last else told


def tried_lines(why: Reasons, decision: Decision, said: Words, names: Sequence[str]) -> list[str]:
    """How sure a captain is of it, and what may follow."""
    lines = []
    if why.rival is not None:
        rival = said.phrase(decision.label(why.rival), names)
        told = said.text("cli-hint-rival", answer=rival) if why.why else said.text("cli-hint-even", rival=rival)
        lines.append(told)
    lines.append(said.text("cli-hint-tries", count=why.visits, all=why.tries))
    if why.line:
        lines.append(said.text("cli-hint-follows"))
    return lines + [f"  {names[seat]}: {said.phrase(phrase, names)}" for seat, phrase in why.line]


def named(label: Phrase, said: Words, names: Sequence[str]) -> str:
    """The last thing that an answer names."""
    things = [arg for arg in label.args.values() if arg.kind != "number"]
    if not things:
        return ""
    return names[things[-1].value] if things[-1].kind == "seat" else said.text(things[-1].name)
