"""What a search remembers for the next question of the same turn."""

import pytest

import quarterdeck as qd
from bots.test_search import search
from quarterdeck.bots.ismcts import think
from quarterdeck.bots.memory import ROOM, Memory, follow
from quarterdeck.bots.searcher import SearchBot
from quarterdeck.bots.together import think_together


def test_a_later_search_goes_on_with_what_was_found_below_the_answer():
    before = search({"seat": 0, "seats": 1, "stones": 9}, iterations=300)
    found = search({"seat": 0, "seats": 1, "stones": 8}, iterations=0)
    below = {node.action: node.visits for node in before.root.children[1].children.values()}
    follow(found, before, before.root.children[1])
    assert below == {node.action: node.visits for node in found.root.children.values()}
    assert sum(below.values()) == found.root.visits > 50
    think(found, 10, 0)
    assert sum(below.values()) + 10 == found.root.visits


@pytest.mark.parametrize("shared", [False, True], ids=["one bot", "a bot for each question"])
def test_the_tree_is_kept_as_long_as_nothing_new_is_seen(shared):
    """Tiny Epic: a voyage is sailed cell by cell; after somebody else's turn the tree is grown anew."""
    match, memory, kept = qd.Match("tiny_epic_pirates", 2, seed=3), Memory(), []
    keeper = SearchBot(1, iterations=24, memory=memory)
    for number in range(60):
        seat = match.waiting()[0]
        view, decision = match.view(seat), match.ask(seat)
        words = decision.options[0].words
        if seat == 0:
            keeper = SearchBot(number, iterations=24, memory=memory) if shared else keeper
            searched = keeper.search(view, decision.actions) if len(decision.actions) > 1 else None
            if searched is not None:
                kept.append((searched.root.visits > 24, match.log[-1].seat == 0))
                memory.keep(match.game, searched, searched.best())
                words = match.game.language.say(searched.best())
        match.play(seat, words)
    assert sum(more for more, _ in kept) > 5
    assert all(mine for more, mine in kept if more)


def test_what_others_do_is_not_foreseen():
    """Space Pirates: after every card the next seat is asked."""
    match, memory = qd.Match("space_pirates", 3, seed=1), Memory()
    seat = match.waiting()[0]
    searched = SearchBot(1, iterations=8).search(match.view(seat), match.actions(seat))
    memory.keep(match.game, searched, searched.best())
    assert 0 == len(memory)


def test_old_searches_are_forgotten():
    """Voyages of many tables that nobody goes on with."""
    memory, kept = Memory(), []
    for seed in range(3 * ROOM):
        match = qd.Match("tiny_epic_pirates", 2, seed=seed)
        while len(match.log) < 30 + seed:
            match.play(match.waiting()[0], match.ask(match.waiting()[0]).options[0].words)
        seat = match.waiting()[0]
        SearchBot(1, iterations=4, memory=memory).choose(match.view(seat), match.ask(seat))
        kept.append(len(memory))
    assert (ROOM, ROOM) == (kept[-1], max(kept))


@pytest.mark.filterwarnings("ignore:.*fork")
def test_what_was_known_before_is_not_counted_twice():
    found = search({"seat": 0, "seats": 2, "stones": 7}, iterations=40)
    think_together(found, 0.0, 2, seed=3)
    assert 40 == found.root.visits == sum(child.visits for child in found.root.children.values())
