"""How often one person among bots is asked, and how long a round takes: `pytest tests/table/test_pace.py -s`."""

import re
from pathlib import Path

import quarterdeck as qd
from marks import rule, slow
from quarterdeck.bots.ladder import bot
from quarterdeck.core.decision import Decision, Still
from quarterdeck.core.events import Telling
from quarterdeck.table.settings import GRACE
from table.owner import Owner

THINKS = 0.7  # seconds that the person takes for an answer
PERSON, GUEST = 0, "g0"
DEALS = ("00", "01", "02", "03", "04", "05", "06", "07")
WRITING = "prompt-draft"  # nobody asks for an offer: whoever writes one has begun it
HOOKS = Path(__file__).parents[2] / "web/src/games/jolly_roger/hooks.ts"
SHARING = "prompt-share"  # one question, whatever it is put together of


def standing():
    """The orders that the client gives for whoever sits down with bots."""
    (declared,) = re.findall(r"^export const standing = \{(.*?)\};", HOOKS.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return dict(re.findall(r"(\w+): '(\w+)'", declared))


def chosen(view, choices, seed):
    """What a bosun answers."""
    rules = qd.game(view["game"])
    actions = [rules.language.read(words) for words, _ in choices]
    return bot("bosun", seed).choose(
        view, Decision("", rules, Still(None), view["seat"], actions, Telling("", "", []), must=True)
    )


def played(game, seats, rounds, orders=None, beside=None, **settings):
    """A game of one person and bots: questions to the person and seconds, both by round.

    `beside` names the orders that are given with one click in place of a pass, by the question.
    """
    owner = Owner(game, seats=seats, bots=seats - 1, bot_pause=0.4, bot_grace=GRACE, bot_reply=3.0, **settings)
    owner.think = lambda thought: chosen(thought.view, thought.choices, 1)
    owner.sit(GUEST)
    for name, value in (orders or {}).items():
        owner.ask("order", PERSON, name=name, value=value)
    questions, start, before = [0] * (rounds + 2), owner.now, (-1, "")
    while True:
        state = owner.state(PERSON)
        round_ = state["view"]["state"]["round"]
        if round_ > rounds or state["view"]["over"]:
            return sum(questions) / rounds, (owner.now - start) / rounds
        decision = state["decision"]
        if decision is None or not decision["must"]:
            owner.wait(0.1)
            continue
        owner.wait(THINKS)
        if (owner.state(PERSON)["decision"] or {}).get("id") != decision["id"]:
            continue  # a standing order has answered
        asked = decision["prompt"]["id"]
        goes_on = asked == SHARING and before == (state["step"], asked)
        questions[round_] += asked != WRITING and not goes_on
        before = state["step"] + 1, asked
        choices = [(option["words"], option["preference"]) for option in decision["options"]]
        words, order = chosen(state["view"], choices, 1), (beside or {}).get(decision["prompt"]["id"])
        if order and words == decision["default"]:
            owner.ask("order", PERSON, name=order, value=True)
        else:
            owner.play(PERSON, words)


def mean(*how, **more):
    """The same, in the mean of a few deals."""
    games = [played(*how, **more, secret=deal * 32) for deal in DEALS]
    return [sum(part) / len(games) for part in zip(*games, strict=True)]


def test_a_table_takes_every_order_that_the_client_gives_at_once():
    owner = Owner("jolly_roger", seats=5, bots=4)
    owner.sit(GUEST)
    for name, value in standing().items():
        owner.ask("order", PERSON, name=name, value=value)
    assert standing()
    assert standing() == {name: owner.state(PERSON)["orders"].get(name) for name in standing()}


@slow
@rule("JR-14.11", "JR-17.12.1")
def test_whoever_wants_fewer_questions_is_asked_less():
    """Orders pass where only an offer could be made or an any-time card be played, and ask again about an attack or
    mutiny when the others passed. Whoever wants no mutiny may say so for the whole round, beside the pass.
    """
    rounds, most = 3, 7
    alone = {"orders": standing()}
    quiet = alone | {"beside": {"prompt-call": "no_mutiny"}}
    told = []
    for seats in (5, 10):
        before, now, least = (mean("jolly_roger", seats, rounds, **how) for how in ({}, alone, quiet))
        told.append(
            f"{seats} seats: {before[0]:.1f} questions, {before[1]:.0f} s a round with everything asked; "
            f"{now[0]:.1f} questions, {now[1]:.0f} s with the orders of whoever plays with bots; "
            f"{least[0]:.1f} questions, {least[1]:.0f} s with no mutiny by order, too"
        )
        assert least[0] <= now[0] < before[0]
        assert now[0] <= most
    print("\n" + "\n".join(told))


def test_a_pass_of_a_bot_takes_no_time_where_it_is_no_news():
    """Nobody waits for bots that make no offer (JR-14.11); what all answer in secret takes each of them as long."""
    owner = Owner("jolly_roger", seats=5, bots=4, bot_pause=1.0)
    owner.sit(GUEST)
    took = {}  # seconds in which nothing happened, by what was asked
    for _ in range(120):
        state = owner.state(PERSON)
        frame, start = state["view"]["state"]["stack"][-1]["frame"], owner.now
        if state["decision"] and state["decision"]["must"]:
            owner.play(PERSON, state["decision"]["default"])
            continue
        while owner.state(PERSON)["step"] == state["step"]:
            owner.wait(0.1)
        took.setdefault(frame, []).append(owner.now - start)
    assert "hook" not in took
    assert 1.0 == min(round(seconds, 1) for seconds in took["call"])


def test_bots_do_not_wait_after_a_pass():
    """Nobody takes a pass back; after any other answer there is time to think again."""
    owner = Owner("jolly_roger", seats=4, bots=3, bot_pause=0.5, bot_grace=50.0)
    owner.sit(GUEST)
    for _ in range(200):
        decision = owner.state(PERSON)["decision"]
        if decision and decision["must"] and "pass" in [option["words"] for option in decision["options"]]:
            break
        if decision and decision["must"]:
            owner.play(PERSON, decision["default"])
        owner.wait(51.0)
    step = owner.state(PERSON)["step"]
    owner.play(PERSON, "pass")
    owner.wait(5.0)
    assert owner.state(PERSON)["step"] > step + 1
