"""The search on positions whose best answer is known."""

from types import SimpleNamespace

import pytest

import quarterdeck as qd
from games.space_pirates.positions import T, table
from quarterdeck.bots.ismcts import Search, think
from quarterdeck.bots.together import add, think_together
from quarterdeck.core.engine import ASK, CHANCE, DONE, Frame, Position
from quarterdeck.core.game import Thinking
from quarterdeck.core.rng import Rng

# -- a heap: take one to three stones, who takes the last one wins; whoever finds a multiple of four is lost ----------


class Heap(Position):
    def __init__(self, seats, stones, last, stack):
        super().__init__(seats, stack)
        self.stones = stones
        self.last = last  # who took the last stone

    def problems(self):
        return []


class Taking(Frame):
    def __init__(self, turn):
        self.turn = turn

    def advance(self, s):
        return ASK if s.stones else DONE

    def waiting(self, s):
        return [self.turn]

    def options(self, s, seat):
        return list(range(1, min(3, s.stones) + 1))

    def answer(self, s, seat, action):
        s.stones -= action
        s.last = seat
        self.turn = (seat + 1) % s.seats


def heap(view, rng):
    return Heap(view["seats"], view["stones"], -1, [Taking(view["seat"])])


def scores(s):
    return [int(seat == s.last) for seat in range(s.seats)]


def ranks(s):
    return [1 if seat == s.last else 2 for seat in range(s.seats)]


def indifferent(s, seat, actions):
    return [0] * len(actions)


def worth(s, seat):
    """Only whoever must take from a multiple of four is lost."""
    return 0 if (s.stones % 4 == 0) == (s.stack[-1].turn == seat) else 1000


def search(view, actions=(1, 2, 3), determinise=heap, priors=None, iterations=600, seed=1, rules=None, **how):
    """A search without a policy, played to the end, unless told otherwise."""
    rules = rules_of(determinise) | (rules or {})
    liked = priors or [0.0] * len(actions)
    found = Search(SimpleNamespace(**rules), view, list(actions), liked, Rng(seed), Thinking(**how))
    think(found, iterations, 0)
    return found


def rules_of(determinise):
    """A game without a policy."""
    return {
        "determinise": determinise,
        "redeal": None,
        "scores": scores,
        "ranks": ranks,
        "rate": indifferent,
        "worth": worth,
        "turn": lambda s: 0,
    }


@pytest.mark.parametrize("stones", [1, 2, 3])
def test_it_takes_the_winning_move(stones):
    view = {"seat": 0, "seats": 2, "stones": stones}
    assert stones == search(view, range(1, stones + 1)).best()


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
@pytest.mark.parametrize("seat", [0, 1])
def test_it_avoids_every_move_that_lets_the_other_win(stones, seat):
    assert stones % 4 == search({"seat": seat, "seats": 2, "stones": stones}).best()


@pytest.mark.parametrize("stones", [1001, 1002, 1003])
def test_it_trusts_the_worth_of_a_position_after_a_lap(stones):
    """So many stones tell nothing when they are played out at random; a heap's worth tells who is lost."""
    assert stones % 4 == search({"seat": 0, "seats": 2, "stones": stones}, laps=1).best()


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_it_finds_the_way_with_the_policy_in_every_node(stones):
    view = {"seat": 0, "seats": 2, "stones": stones}
    assert stones % 4 == search(view, priors=[1 / 3] * 3, puct=2.0).best()


def test_what_is_considered_comes_best_first():
    found = search({"seat": 0, "seats": 2, "stones": 7}, priors=[1 / 3] * 3, puct=2.0).ranked()
    assert [3] == [node.action for node in found[:1]]
    assert sorted((node.visits for node in found), reverse=True) == [node.visits for node in found]


def test_it_thinks_only_through_the_answers_that_the_policy_likes():
    found = search({"seat": 0, "seats": 2, "stones": 3}, priors=[0.5, 1.0, 0.0], breadth=2)
    assert {1, 2} == set(found.root.children)


def test_the_policy_decides_between_answers_that_are_worth_the_same():
    assert [2, 3] == [
        search({"seat": 0, "seats": 2, "stones": 4}, priors=[float(a == liked) for a in (1, 2, 3)]).best()
        for liked in (2, 3)
    ]


def test_the_same_seed_searches_the_same_tree():
    def visits(seed):
        children = search({"seat": 0, "seats": 2, "stones": 21}, iterations=100, seed=seed).root.children
        return [(child.action, child.visits, child.value) for child in children.values()]

    assert visits(4) == visits(4) != visits(5)


# -- what is hidden --------------------------------------------------------------------------------------------------


class Chest(Frame):
    """Seat 0 names a chest; the gold is in one of them, which it cannot see."""

    def __init__(self, gold, named):
        self.gold = gold
        self.named = named

    def advance(self, s):
        return DONE if self.named >= 0 else ASK

    def waiting(self, s):
        return [0]

    def options(self, s, seat):
        return [0, 1, 2]

    def answer(self, s, seat, action):
        self.named = action
        s.last = 0 if action == self.gold else 1


class Wheel(Frame):
    """Seat 0 stays, or turns a wheel of three numbers and then names the one that it sees."""

    def __init__(self, stage, number):
        self.stage = stage  # 0: stay or turn, 1: the wheel turns, 2: name it, 3: over
        self.number = number

    def advance(self, s):
        return DONE if self.stage == 3 else ASK

    def waiting(self, s):
        return [CHANCE if self.stage == 1 else 0]

    def options(self, s, seat):
        return [STAY, TURN] if self.stage == 0 else [0, 1, 2]

    def answer(self, s, seat, action):
        if self.stage == 1:
            self.number = action
        elif self.stage == 2 or action == STAY:
            s.last = 0 if action == self.number else 1
            self.stage = 2
        self.stage += 1


STAY, TURN = 3, 4


def test_a_modelled_search_does_not_answer_in_advance_to_what_chance_will_bring():
    """Who names the number that he sees wins: what follows the wheel is not in the tree."""

    def possible(view, rng):
        return Heap(2, 0, -1, [Wheel(0, -1)])

    found = search({"seat": 0, "seats": 2}, (STAY, TURN), possible, rules={"seen": None}, modelled=True)
    assert found.root.children[TURN].visits > 1
    assert not found.root.children[TURN].children


def test_all_answers_are_tried_on_the_same_tables():
    """Chests that hold gold on the same tables are worth the same, however seldom there is any."""
    dealt = []

    def possible(view, rng):
        dealt.append(rng.below(1000))
        return Heap(2, 0, -1, [Chest(3, -1)])

    tables = search({"seat": 0, "seats": 2}, (0, 1, 2), possible, iterations=30, paired=True).root.children.values()
    assert [10, 10, 10] == [node.visits for node in tables]
    assert len(set(dealt)) == 10


@pytest.mark.parametrize("likely", [0, 1, 2])
def test_it_answers_what_is_best_on_average_over_what_it_cannot_see(likely):
    """The gold is in one chest half the time, in each of the others a quarter."""

    def possible(view, rng):
        return Heap(2, 0, -1, [Chest((likely + max(0, rng.below(4) - 1)) % 3, -1)])

    found = search({"seat": 0, "seats": 2}, (0, 1, 2), possible)
    assert likely == found.best()
    assert 0.35 < found.root.children[likely].value / found.root.children[likely].visits < 0.65


@pytest.mark.parametrize("liked", [0, 1, 2])
def test_the_policy_draws_the_search_to_what_it_likes(liked):
    """The gold is in no chest, so that nothing but the policy tells them apart."""
    priors = [0.8 if i == liked else 0.1 for i in range(3)]

    def possible(view, rng):
        return Heap(2, 0, -1, [Chest(3, -1)])

    assert liked == search({"seat": 0, "seats": 2}, (0, 1, 2), possible, priors=priors, puct=2.0).best()


class Trap(Frame):
    """Seat 0 digs a pit on the left or on the right, or tosses a coin; seat 1 walks on one side and would avoid it."""

    def __init__(self, pit, walked, lucky):
        self.pit = pit
        self.walked = walked
        self.lucky = lucky

    def clone(self):
        return Trap(self.pit, self.walked, self.lucky)

    def advance(self, s):
        return DONE if self.walked >= 0 or self.pit == COIN else ASK

    def waiting(self, s):
        return [0 if self.pit < 0 else 1]

    def options(self, s, seat):
        return [LEFT, RIGHT, COIN] if seat == 0 else [LEFT, RIGHT]

    def answer(self, s, seat, action):
        if seat == 0:
            self.pit = action
            s.last = 0 if action == COIN and self.lucky else 1
        else:
            self.walked = action
            s.last = 0 if action == self.pit else 1


class Path(Heap):
    def clone(self):
        return Path(self.seats, self.stones, self.last, [frame.clone() for frame in self.stack])


LEFT, RIGHT, COIN = range(3)


def pits():
    """A policy that walks round a pit on the table that it is shown, and what is not seen of that table."""

    def dig_anew(s, seat, rng):
        if seat == 1:
            s.stack[-1].pit = rng.below(2)
        else:
            s.stack[-1].lucky = rng.below(4) == 0
        return True

    return {
        "rate": lambda s, seat, actions: [int(seat == 1 and action != s.stack[-1].pit) for action in actions],
        "redeal": dig_anew,
        "seen": lambda s, seat: 0,
    }


@pytest.mark.parametrize(("modelled", "thinks_of"), [(False, {COIN}), (True, {LEFT, RIGHT})])
def test_modelled_opponents_do_not_see_what_is_hidden_from_them(modelled, thinks_of):
    """A pit that nobody sees catches one of two, the coin falls well in one of four cases."""

    def possible(view, rng):
        return Path(2, 0, -1, [Trap(-1, -1, rng.below(4) == 0)])

    found = search(
        {"seat": 0, "seats": 2}, (LEFT, RIGHT, COIN), possible, rules=pits(), guided=100, modelled=modelled, trust=0.0
    )
    assert found.best() in thinks_of


def test_a_modelled_search_tells_its_own_questions_apart_by_what_it_sees():
    """The other takes one to three stones; how many are left is seen, and the answer to each heap is another one."""
    view = {"seat": 0, "seats": 2, "stones": 6}
    found = search(view, rules={"seen": lambda s, seat: s.stones}, modelled=True, trust=0.0, iterations=900)
    after = found.root.children[2].children  # four stones are left to the other: three, two or one come back
    best = {left: max(node.children.values(), key=lambda child: child.visits).action for left, node in after.items()}
    assert {1: 1, 2: 2, 3: 3} == best


# -- a registered game -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("best", [1, 2])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_last_card_of_space_pirates_goes_where_it_wins(best, seed):
    """Seat 2 holds a 7. On one planet that makes 13 against 12, on the other 12 against 13, elsewhere nothing."""
    other = 3 - best
    treasures = [[], [], [], [], [], []]
    treasures[best], treasures[other] = [7], [6]
    up = [(best, 0, 7), (best, 0, 5), (best, 2, 6), (other, 1, 7), (other, 1, 6), (other, 2, 5)]
    up += [
        (0, seat, code)
        for seat in range(3)
        for code in range(1, 8)
        if (seat, code) != (2, 7) and not any((seat, code) == card[1:] for card in up)
    ]
    s = table(3, home=5, merchant=5, treasures=treasures, up=up, down={3: (0, T), 4: (1, T), 5: (2, T)}, placed=23)
    match = qd.Match.from_position(
        "space_pirates", {"game": "space_pirates", "rules_version": 1, "seats": 3, "options": {}, "state": s.to_json()}
    )
    match.play(2, qd.bot("captain:60", seed=seed).choose(match.view(2), match.ask(2)))
    assert (True, [3, 2, 1]) == (match.over, match.ranks)


# -- several processes -----------------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore:.*fork")
def test_what_processes_find_together_is_added_up():
    """Seven stones: take three. Both have thought about it when they come together."""
    view = {"seat": 0, "seats": 2, "stones": 7}
    found = search(view, iterations=0)
    think_together(found, 0.05, 2, seed=3)
    assert 3 == found.best()
    assert found.root.visits == sum(child.visits for child in found.root.children.values())


def test_a_process_that_tells_nothing_changes_nothing():
    found = search({"seat": 0, "seats": 2, "stones": 7}, iterations=40)
    add(found, None)
    assert 40 == found.root.visits
    add(found, [8, [[1, 2, 0.5], [2, 2, 0.5], [3, 4, 3.0]]])
    assert 48 == found.root.visits == sum(child.visits for child in found.root.children.values())
