"""Both languages say everything, and say it of the same things."""

import random
import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given, strategies as st

import quarterdeck as qd
import sentences
from contract.reach import GAMES, a_match, tables
from quarterdeck.cli.rules import anchors
from quarterdeck.core.wording import COMMON_TELLINGS
from quarterdeck.games import folder
from quarterdeck.words import HERE, LANGUAGES, rules_text, words

every_game = pytest.mark.parametrize("id_", GAMES)
both_languages = pytest.mark.parametrize("lang", LANGUAGES)
NAMES = ["Ann", "Bob", "Cyd", "Dov", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan"]
ANSWERS = 400  # of a game whose questions are looked up
FORMS = re.compile(r"_[a-z0-9]+$")


class Arguments(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(path):
    """The arguments of each message of a file."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content!r:.80}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.found
    return found


def folders():
    return [HERE, *(folder(id_) for id_ in GAMES)]


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_both_languages_have_the_same_messages(folder):
    english, polish = (messages(folder / f"words.{lang}.ftl") for lang in LANGUAGES)
    assert set(english) == set(polish)


@both_languages
def test_what_every_page_says_is_said_in_one_place(lang):
    server = HERE / "server"
    files = [HERE / f"words.{lang}.ftl", server / f"words.{lang}.ftl", server / f"errors.{lang}.ftl"]
    ids = [id_ for file in files for id_ in messages(file)]
    assert [] == sorted(id_ for id_ in set(ids) if ids.count(id_) > 1)


@every_game
@both_languages
def test_every_declared_thing_has_a_name(id_, lang):
    game, said = qd.game(id_), words(lang, id_)
    assert said.text("game")
    assert said.attribute("game", "line")
    for verb in game.language.verbs.values():
        assert said.has(f"action-{verb.name}"), verb.name
    for kind in game.tellings:
        assert any(said.has(f"{prefix}-{kind}") for prefix in ("prompt", "reason", "note", "event")), kind
    for kind, vocabulary in game.language.kinds.items():
        if kind not in {"seat", "number", "play"}:
            for word in vocabulary.values():
                assert said.has(f"{kind}-{word}") or kind in game.names, f"{kind}-{word}"
    for feat in game.feats:
        assert said.text(f"feat-{feat.name}")
        assert said.attribute(f"feat-{feat.name}", "help")
    for setting in game.options:
        assert said.text(f"option-{setting.name}")
        assert said.attribute(f"option-{setting.name}", "help")
        for choice in setting.known:
            assert said.text(f"option-{setting.name}-{str(choice).lower()}")


@every_game
def test_messages_use_only_the_arguments_they_are_given(id_):
    game = qd.game(id_)
    declared = {f"action-{verb.name}": {f.name for f in verb.fields} for verb in game.language.verbs.values()}
    for kind in (*game.tellings, *COMMON_TELLINGS):
        for prefix in ("prompt", "reason", "note", "event"):
            declared[f"{prefix}-{kind}"] = {f.name for f in game.fields_of(kind)}
    for lang in LANGUAGES:
        for message, used in messages(folder(id_) / f"words.{lang}.ftl").items():
            if message.split("-")[0] in {"action", "prompt", "reason", "note", "event"}:
                assert message in declared, f"{lang}: {message} names nothing that the game tells"
                bare = {name if name in declared[message] else FORMS.sub("", name) for name in used}
                assert bare <= declared[message], f"{lang}: {message} uses {bare - declared[message]}"


@every_game
@given(st.data())
def test_whatever_is_asked_and_told_can_be_said(id_, data):
    match = a_match(data.draw(tables(id_)), 30, data.draw(st.integers(0, 2**32)))
    for lang in LANGUAGES:
        said = words(lang, id_)
        for seat in (None, *range(match.seats)):
            for entry in match.log:
                for told in match.told(entry, seat):
                    assert said.phrase(told.phrase, NAMES)
            decision = match.decision(seat) if seat is not None else None
            if decision is not None:
                assert said.phrase(decision.prompt, NAMES)
                labels = [said.phrase(option.label, NAMES) for option in decision.options]
                assert len(set(labels)) == len(labels), "two options with one label"
                for option in decision.options:
                    assert option.note is None or said.phrase(option.note, NAMES)


@every_game
@both_languages
def test_every_sentence_can_be_said_of_every_component(id_, lang):
    """`scripts/sentences.py` prints them, to be read."""
    said = list(sentences.sentences(id_, lang))
    assert {f"action-{verb.name}" for verb in qd.game(id_).language.verbs.values()} <= {message for message, _ in said}
    for message, text in said:
        assert text.strip(), message
        assert not re.search(r"[{}$]| {2}", text), f"{message}: {text}"


@every_game
def test_polish_counts_by_its_plural_forms(id_):
    """A Polish message that chooses by a number names one, few and many."""
    text = (folder(id_) / "words.pl.ftl").read_text("utf-8")
    for choice in re.findall(r"\{\s*\$\w+ ->(.*?)\n\}", text, re.DOTALL):
        if "[one]" in choice:
            assert all(form in choice for form in ("[few]", "[many]")), choice


@every_game
def test_both_rules_pages_have_the_same_anchors(id_):
    found = [anchors(rules_text(lang, id_)) for lang in LANGUAGES]
    assert sorted(found[0]) == sorted(found[1])
    assert len(set(found[0])) == len(found[0])


@every_game
def test_the_rule_of_every_question_can_be_read(id_):
    match, draw = qd.Match(id_, max(qd.game(id_).seats), seed=3), random.Random(3)
    known, asked = set(anchors(rules_text("en", id_))), set()
    while not match.over and len(match.log) < ANSWERS:
        seat = match.waiting()[0]
        decision = match.ask(seat)
        asked.add(decision.rule)
        match.play(seat, draw.choice(decision.options).words)
    assert set() == asked - known
