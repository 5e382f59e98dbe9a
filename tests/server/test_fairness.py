"""Bots think for everybody in turn: whoever has a thousand tables delays nobody else."""

import asyncio

import pytest

import quarterdeck as qd
from quarterdeck.live.timing import RealTime
from quarterdeck.server.bot_pool import BotPool
from quarterdeck.server.fairness import OVERTAKEN, Budget, Line, Payer, Turns
from quarterdeck.server.lobby import Lobby
from quarterdeck.server.protocol import SeatRequest
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Store
from quarterdeck.table.refusal import Refusal
from server.harness import GAME

STRANGER, HONEST = "203.0.113.7", "198.51.100.1"


def question():
    match = qd.Match(GAME, seats=3, seed=1)
    seat = match.waiting()[0]
    return match.view(seat), [(option.words, option.preference) for option in match.ask(seat).options]


async def test_a_strangers_150_tables_delay_nobody_by_more_than_one_answer():
    """All of them wait already, each opened by a guest of its own, when somebody else's bot is asked."""
    pool, (view, choices), served = BotPool(1, 60.0), question(), []

    async def think(payer: Payer) -> None:
        await pool.choose("deckhand", 1, 0.0, view, choices, payer)
        served.append(payer.address)

    payers = [Payer(STRANGER, f"guest {i}", f"table {i}") for i in range(150)] + [Payer(HONEST, "Ann", "hers")]
    process = await pool._turn(Payer("", "", ""), long=False)
    waiting = [asyncio.create_task(think(payer)) for payer in payers]
    await asyncio.sleep(0)
    pool._give_back(process, long=False)
    await asyncio.gather(*waiting)
    await pool.stop()
    assert [STRANGER, HONEST, STRANGER] == served[:3]
    assert 151 == len(served)


async def test_long_thoughts_leave_a_process_to_quick_ones():
    pool = BotPool(3, 60.0)
    long = [asyncio.create_task(pool._turn(Payer(STRANGER, "", str(i)), long=True)) for i in range(5)]
    quick = asyncio.create_task(pool._turn(Payer(HONEST, "", ""), long=False))
    await quick
    assert [True, True, False, False, False] == [task.done() for task in long]
    pool._give_back(quick.result(), long=False)
    await asyncio.sleep(0)
    assert 2 == sum(task.done() for task in long)
    pool._give_back(long[0].result(), long=True)
    await long[2]
    long[3].cancel()
    pool._give_back(long[1].result(), long=True)
    await long[4]
    await pool.stop()


async def test_whoever_goes_away_while_he_waits_keeps_nothing():
    pool = BotPool(1, 60.0)
    process = await pool._turn(Payer(STRANGER, "", "first"), long=False)
    waiting = [asyncio.create_task(pool._turn(Payer(STRANGER, "", str(i)), long=False)) for i in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    pool._give_back(process, long=False)
    assert process is await waiting[1]
    waiting[2].cancel()  # it is given a process and goes away in the same breath
    pool._give_back(process, long=False)
    with pytest.raises(asyncio.CancelledError):
        await waiting[2]
    assert [process] == pool._free
    await pool.stop()


def test_addresses_take_turns_then_people_then_tables():
    turns: Turns[str] = Turns()
    for path in ("a x 1", "a x 1", "a x 2", "a y 3", "b z 4", "b z 4"):
        turns.put(tuple(path.split()), path)
    served = []
    while turns:
        served.append(turns.take())
    assert ["a x 1", "b z 4", "a y 3", "b z 4", "a x 2", "a x 1"] == served


def test_whom_nobody_looks_on_for_is_overtaken_but_not_forgotten():
    line: Line[int] = Line()
    for i in range(20):
        line.put(Payer(HONEST, "", "", present=True), i)
        line.put(Payer(STRANGER, "", "", present=False), -i - 1)
    served = [line.take() for _ in range(OVERTAKEN + 2)]
    assert [*range(OVERTAKEN), -1, OVERTAKEN] == served


def test_long_thoughts_cost_a_budget_that_comes_back():
    now = [0.0]
    budget = Budget(10.0, 0.5, lambda: now[0])
    assert [3.0, 3.0, 3.0, 1.0, 0.2] == pytest.approx([budget.take(STRANGER, 3.0, 0.2) for _ in range(5)])
    assert 3.0 == budget.take(HONEST, 3.0, 0.2)
    now[0] += 4.4
    assert 2.0 == pytest.approx(budget.take(STRANGER, 3.0, 0.2))
    now[0] += 1000
    assert 3.0 == budget.take(STRANGER, 3.0, 0.2)


@pytest.fixture
async def lobby(tmp_path):
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite'}")
    pool = BotPool(1, 60.0)  # never started: whatever is thought about waits
    opened = Lobby(store, pool, Settings(seed=7, iterations=8, bot_pause=0.0, hints=2), RealTime())
    yield opened
    await opened.close()
    await store.close()


BOT: SeatRequest = {"kind": "bot", "level": "deckhand"}


async def opened(lobby, *seats, **options):
    table = await lobby.create("guest", "Ann", {"game": GAME, "seats": list(seats), "options": options})
    live = await lobby.table(table)
    await live.do(lambda *_: None)  # when that is done, so is everything before
    return table, live


class Onlooker:
    """Somebody who looks on."""

    guest, address = "", HONEST

    def send(self, *_):
        pass

    def flush(self):
        pass


async def test_bots_among_themselves_wait_for_somebody_to_look(lobby):
    _, live = await opened(lobby, BOT, BOT, BOT)
    assert not live._thinking
    with_me, mine = await opened(lobby, BOT, {"kind": "me"}, BOT, first_player="0")
    assert mine._thinking, "a person waits for a bot, here or not"
    assert [with_me] == await lobby._store.awaiting_bots(), "after a restart only that one goes on"
    eve = Onlooker()
    await live.attach(eve)
    assert live._thinking
    assert (HONEST, True) == (live._for_whom().address, live._for_whom().present)
    await live.detach(eve)
    assert live._thinking, "for a while they play on"
    assert (HONEST, False) == (live._for_whom().address, live._for_whom().present)


async def test_hints_are_few_at_a_time_for_an_address(lobby):
    tables = [(await opened(lobby, {"kind": "me"}, BOT, BOT, first_player="0"))[0] for _ in range(3)]
    first = asyncio.create_task(lobby.hint("guest", tables[0], 0, STRANGER))
    await asyncio.sleep(0)
    with pytest.raises(Refusal):
        await lobby.hint("guest", tables[1], 0, HONEST)
    lobby._hinting["another"] = STRANGER
    with pytest.raises(Refusal):
        await lobby.hint("third", tables[2], 0, STRANGER)
    first.cancel()
