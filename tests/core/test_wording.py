"""What a game has put into words is kept, and never more than so much of it."""

from quarterdeck.core.wording import KEPT, keep


def test_a_full_memory_is_emptied_and_keeps_what_is_told_next():
    memory = {}
    for thing in range(2 * KEPT + 1):
        keep(memory, thing, str(thing))
        assert 1 <= len(memory) <= KEPT
        assert memory[thing] == str(thing)
