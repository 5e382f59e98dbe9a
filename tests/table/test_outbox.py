"""When things are told."""

from quarterdeck.table.outbox import Act, Batching, Outbox
from quarterdeck.table.rows import StoredEntry


def entry(private=False):
    return StoredEntry(1, 0, 0, private=private)


def test_answers_to_a_question_that_hides_whom_it_asks_are_told_in_an_act_of_their_own():
    batch = [entry(), entry(private=True), entry(private=True), entry(), entry(private=True)]
    assert [Act(0, 1, 0.0), Act(1, 4, 2.0), Act(4, 5, 2.0)] == Batching(2.0).acts(batch, hides_askee=False)
    assert [Act(0, 1, 0.0), Act(1, 5, 2.0)] == Batching(2.0).acts(batch, hides_askee=True)
    assert [Act(0, 1, 2.0)] == Batching(2.0).acts([entry(private=True)], hides_askee=False)
    assert [Act(0, 1, 0.0)] == Batching(2.0).acts([entry(private=True)], hides_askee=True)
    assert [Act(0, 1, 0.0)] == Batching(2.0).acts([entry()], hides_askee=True)
    assert [] == Batching(2.0).acts([], hides_askee=False)


def test_an_outbox_keeps_order_and_distance():
    """What comes later waits for what has a gap to keep; what did not count sets no distance."""
    outbox, heard = Outbox(), []

    def say(name, counts):
        def tell(now):
            heard.append((name, now))
            return counts

        return tell

    outbox.put(say("a", True))
    outbox.put(say("b", False), 5.0)
    outbox.put(say("c", False))
    outbox.put(say("d", True), 7.0)
    for now in (10.0, 14.9, 15.0, 16.9, 17.0):
        outbox.release(now)
    assert [("a", 10.0), ("b", 15.0), ("c", 15.0), ("d", 17.0)] == heard
    assert outbox.due() is None
