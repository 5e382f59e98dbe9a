"""Why an answer of a finished game may have been given: from what its seat knew then. Nothing is hidden any more."""

from quarterdeck.core.registry import game
from quarterdeck.table.bots import Choices
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import Json, StoredEntry, TableRow


def answered_at(row: TableRow, entries: list[StoredEntry], step: int) -> tuple[StoredEntry, int]:
    """The answer of a step, counted among all, and the number of the position that it was given in."""
    if not row.over:
        raise Refusal(403, "not_over")
    if not 0 < step <= len(entries):
        raise Refusal(400, "no_step", step=step)
    return entries[step - 1], entries[step - 2].number if step > 1 else 0


def question_of(row: TableRow, state: Json, entry: StoredEntry) -> tuple[Json, Choices]:
    """What the seat saw and might answer then, its answer first; refused where it had no choice."""
    rules = game(row.game)
    s = rules.restore(state)
    if entry.seat < 0 or not s.stack:
        raise Refusal(409, "no_choice")
    language, options = rules.language, s.stack[-1].options(s, entry.seat)
    moves = [language.say(action) for action in options if not language.verb(action).preference]
    if entry.words not in moves or len(moves) < 2:
        raise Refusal(409, "no_choice")
    view = rules.view(s, entry.seat, row.options)
    return view, [(words, False) for words in sorted(moves, key=lambda words: words != entry.words)]


def explained(row: TableRow, state: Json, entry: StoredEntry, found: Json) -> Json:
    """What was thought about an answer, with the answers as phrases."""
    rules = game(row.game)
    s = rules.restore(state)
    rival = found["rival"]
    phrases = [
        None if words is None else rules.action_phrase(s, rules.language.read(words)).to_json()
        for words in (entry.words, rival)
    ]
    told = {name: found[name] for name in ("rather", "visits", "tries", "why", "line")}
    return {"seat": entry.seat, "answer": phrases[0], "rival": phrases[1]} | told
