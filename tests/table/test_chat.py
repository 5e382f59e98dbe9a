"""What is said at a table: who hears it, how much of it there may be, and what can be done with it."""

from contextlib import suppress

import pytest

from quarterdeck.server.catalogue import shell_words
from quarterdeck.table.chat import PHRASES, REACTIONS, hears, shown, speaker
from quarterdeck.table.refusal import Refusal
from quarterdeck.words import LANGUAGES, Words
from table.owner import Owner


@pytest.fixture
def owner():
    found = Owner("space_pirates", options={"first_player": "0"})
    found.sit("g0", "g1", "eve", "mallory")
    return found


def lines(owner, guest):
    return [(line["name"], line["text"]) for line in owner.told(guest, "chat")]


def refusal(owner, *args, **fields):
    with pytest.raises(Refusal) as refused:
        owner.say(*args, **fields)
    return refused.value.reason["id"]


def test_players_and_watchers_speak_apart(owner):
    owner.say("g0", "ahoy")
    owner.say("eve", "he bluffs")
    assert [("Sailor 0", "ahoy")] == lines(owner, "g0") == lines(owner, "g1")
    assert [("Eve", "he bluffs")] == lines(owner, "eve") == lines(owner, "mallory")
    assert ["players", "watchers"] == [line.room for line in owner.shelf.said]


def test_after_the_end_everybody_hears_everybody():
    owner = Owner("space_pirates", bots=2)
    owner.sit("g0", "eve")
    owner.say("eve", "he bluffs")
    while not owner.state(0)["view"]["over"]:
        owner.play(0)
        owner.wait(60.0)
    assert [] == lines(owner, "g0")
    row = owner.shelf.row
    assert hears(row, "g0", owner.shelf.said[0], over=row.over)
    owner.say("eve", "well done")
    owner.say("g0", "thanks")
    assert ["well done", "thanks"] == [text for _, text in lines(owner, "g0")]
    assert ["he bluffs", "well done", "thanks"] == [text for _, text in lines(owner, "eve")]


def test_a_phrase_travels_as_its_id(owner):
    owner.say("g0", phrase="well_played", lang="pl")
    told = owner.told("g1", "chat")[-1]
    assert ("phrase", "well_played", "pl") == (told["kind"], told["text"], told["lang"])
    assert "error-bad_request" == refusal(owner, "g0", phrase="no such phrase")
    assert "error-bad_request" == refusal(owner, "g0", "both", phrase="ouch")
    assert "error-bad_request" == refusal(owner, "g0", "   ")


def test_there_are_a_dozen_phrases_and_six_reactions_in_every_language():
    assert (12, 6) == (len(set(PHRASES)), len(set(REACTIONS)))
    for lang in LANGUAGES:
        words = Words(lang, shell_words(lang))
        for id_ in [*(f"phrase-{one}" for one in PHRASES), *(f"reaction-{one}" for one in REACTIONS)]:
            assert id_ != words.text(id_)


def test_a_ring_of_lines_forgets_the_oldest_and_never_ends():
    owner = Owner("space_pirates", lines=3)
    for number in range(5):
        owner.say("g0", f"line {number}")
        owner.now += 10
    assert ["line 2", "line 3", "line 4"] == [line.text for line in owner.shelf.said]
    owner.restart()
    owner.say("g1", "and on")
    assert [4, 5, 6] == [line.line for line in owner.shelf.said]


def test_strangers_cannot_push_out_what_players_say(owner):
    """Watchers have a ring of their own, and all of them together say only so much."""
    owner.say("g0", "here I am")
    said = 0
    for number in range(200):
        with suppress(Refusal):
            owner.say(f"stranger {number}", "spam")
            said += 1
    assert owner.settings.crowd_burst == said
    assert "error-too_fast" == refusal(owner, "stranger", "spam")
    owner.say("g1", "I hear you")
    assert ["here I am", "I hear you"] == [text for _, text in lines(owner, "g0")]


def test_one_person_says_only_so_much_and_may_go_on_later(owner):
    for _ in range(owner.settings.chat_burst):
        owner.say("g0", "again")
    assert "error-too_fast" == refusal(owner, "g0", "again")
    owner.say("g1", "others may")
    owner.now += 1 / owner.settings.chat_rate
    owner.say("g0", "again")
    assert "error-too_fast" == refusal(owner, "g0", "again")


def test_a_reaction_is_given_once_and_can_be_taken_back(owner):
    owner.say("g0", "ahoy")
    for _ in range(2):
        owner.say("g1", type_="react", line=1, reaction="cheers", on=True)
    told = owner.told("g0", "chat")[-1]["reactions"]
    assert [{"reaction": "cheers", "names": ["Sailor 1"], "mine": False}] == told
    assert owner.told("g1", "chat")[-1]["reactions"][0]["mine"]
    owner.say("g1", type_="react", line=1, reaction="cheers", on=False)
    assert [] == owner.told("g0", "chat")[-1]["reactions"]
    assert "error-bad_request" == refusal(owner, "g1", type_="react", line=1, reaction="kiss", on=True)
    assert "error-no_line" == refusal(owner, "eve", type_="react", line=1, reaction="cheers", on=True)
    assert "error-no_line" == refusal(owner, "g1", type_="react", line=9, reaction="cheers", on=True)


def test_a_report_is_seen_by_the_host_alone_who_may_strike_the_line(owner):
    owner.say("g1", "something foul")
    for _ in range(2):
        owner.say("g2", type_="report", line=1)
    assert 1 == owner.told("g0", "chat")[-1]["reports"]
    assert 0 == owner.told("g1", "chat")[-1]["reports"]
    assert "error-not_your_line" == refusal(owner, "g2", type_="strike", line=1)
    owner.say("g0", type_="strike", line=1)
    told = owner.told("g1", "chat")[-1]
    assert ("struck", "", 1) == (told["kind"], told["text"], told["line"])
    owner.say("g2", "my own")
    owner.say("g2", type_="strike", line=2)
    assert "struck" == owner.told("g1", "chat")[-1]["kind"]


def test_nobody_is_told_who_a_speaker_is(owner):
    owner.say("eve", "ahoy")
    told = owner.told("mallory", "chat")[-1]
    assert speaker(owner.shelf.row, "eve") == told["who"]
    assert "eve" not in {value for value in told.values() if isinstance(value, str)}
    assert (True, False) == (owner.told("eve", "chat")[-1]["mine"], told["mine"])
    assert told["who"] == shown(owner.shelf.row, "g0", owner.shelf.said[0])["who"]
