"""Prints every sentence of a game with each of its components, to be read: `python scripts/sentences.py GAME pl`.

One argument changes at a time, the others keep the first of their values; numbers are one, a few and many.
"""

import argparse
import sys
from collections.abc import Iterator

import quarterdeck as qd
from quarterdeck.core.events import FACEDOWN, Phrase, Reference
from quarterdeck.core.spelling import Field
from quarterdeck.core.wording import COMMON_TELLINGS
from quarterdeck.games import GAMES
from quarterdeck.words import LANGUAGES, Words, words

SEATS = ["Anne", "Bartholomew"]
NUMBERS = (1, 2, 5)
TOLD = ("prompt", "reason", "note", "event")


def declared(id_: str) -> dict[str, list[Field]]:
    """The arguments of every message that the game itself tells."""
    game = qd.game(id_)
    found = {f"action-{verb.name}": list(verb.fields) for verb in game.language.verbs.values()}
    for kind in (*game.tellings, *COMMON_TELLINGS):
        found |= {f"{prefix}-{kind}": list(game.fields_of(kind)) for prefix in TOLD}
    return found


def values(id_: str, kind: str, said: Words) -> list[Reference]:
    """What an argument may name: two seats, three numbers, or every component of its kind, the hidden one too."""
    match = qd.Match(id_, max(qd.game(id_).seats), seed=1)
    if kind == "seat":
        return [Reference(kind, seat, "") for seat in range(len(SEATS))]
    if kind in {"number", "play"}:
        return [Reference("number", number, "") for number in NUMBERS]
    called = match.game.names.get(kind)
    known = match.game.language.kinds[kind]
    found = {called(match.state, value) if called else f"{kind}-{word}": value for value, word in known.items()}
    if said.has(f"{kind}-hidden"):
        found[f"{kind}-hidden"] = FACEDOWN
    return [Reference(kind, value, name) for name, value in found.items()]


def phrases(id_: str, said: Words) -> Iterator[Phrase]:
    """Every message that the game tells, with each value of each argument."""
    kinds: dict[str, list[Reference]] = {}
    for message, fields in declared(id_).items():
        if not said.has(message):
            continue
        choices = {}
        for field in fields:
            if not field.many:
                if field.kind not in kinds:
                    kinds[field.kind] = values(id_, field.kind, said)
                choices[field.name] = kinds[field.kind]
        seats = [name for name, chosen in choices.items() if chosen[0].kind == "seat"]
        first = {name: chosen[seats.index(name) % 2 if name in seats else 0] for name, chosen in choices.items()}
        yield Phrase(message, first)
        for name, chosen in choices.items():
            for one in chosen:
                yield Phrase(message, first | {name: one})


def sentences(id_: str, lang: str) -> Iterator[tuple[str, str]]:
    """Every message with its texts, each once."""
    said, seen = words(lang, id_), set()
    for phrase in phrases(id_, said):
        text = said.phrase(phrase, SEATS)
        if (phrase.id, text) not in seen:
            seen.add((phrase.id, text))
            yield phrase.id, text


def main() -> None:
    """Print the sentences of a game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("lang", choices=LANGUAGES)
    asked = parser.parse_args()
    for message, text in sentences(asked.game, asked.lang):
        sys.stdout.write(f"{message:<28} {text}\n")


if __name__ == "__main__":
    main()
