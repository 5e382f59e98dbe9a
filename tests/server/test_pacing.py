"""When things are told."""

import asyncio

from quarterdeck.server.pacing import Act, Crier, Pace
from quarterdeck.table.rows import StoredEntry


def entry(private=False):
    return StoredEntry(1, 0, 0, private=private)


def test_answers_to_a_discreet_question_are_told_in_an_act_of_their_own():
    batch = [entry(), entry(private=True), entry(private=True), entry(), entry(private=True)]
    assert [Act(0, 1, 0.0), Act(1, 4, 2.0), Act(4, 5, 2.0)] == Pace(2.0).acts(batch, hides_askee=False)
    assert [Act(0, 1, 0.0), Act(1, 5, 2.0)] == Pace(2.0).acts(batch, hides_askee=True)
    assert [Act(0, 1, 2.0)] == Pace(2.0).acts([entry(private=True)], hides_askee=False)
    assert [Act(0, 1, 0.0)] == Pace(2.0).acts([entry(private=True)], hides_askee=True)
    assert [Act(0, 1, 0.0)] == Pace(2.0).acts([entry()], hides_askee=True)
    assert [] == Pace(2.0).acts([], hides_askee=False)


async def test_a_crier_keeps_order_and_distance():
    """What comes later waits for what has a gap to keep."""
    crier, heard = Crier(), []
    loop = asyncio.get_running_loop()
    crier.start()
    done = asyncio.Event()

    def say(name, counts):
        heard.append((name, loop.time()))
        if name == "c":
            done.set()
        return counts

    crier.tell(lambda: say("a", True))
    crier.tell(lambda: say("b", False), 0.05)
    crier.tell(lambda: say("c", False))
    await done.wait()
    crier.stop()
    assert ["a", "b", "c"] == [name for name, _ in heard]
    assert heard[1][1] - heard[0][1] >= 0.05


