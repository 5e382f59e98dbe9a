"""How often bosuns make a player of Jolly Roger an offer, for what, whether it pays, and which temper wins.

    python benchmarks/offers.py
    python benchmarks/offers.py --seats 4 5 7 --games 200 --seed 0

Games are played on the engine itself with bosun's policy. Every seat is somebody whom the others may approach: the
share of rounds in which one of them does, how many offers a round that is, how many are agreed to, and what they ask
for. Then one seat of every table makes no offers, in turn, on the same deals: how often it wins, beside its fair share,
and how often each temper does where all of them sit at a table.
"""

import argparse
import random
from collections import Counter

from quarterdeck.core import engine
from quarterdeck.core.rng import Rng
from quarterdeck.games import game
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.flow import CHARACTERS
from quarterdeck.games.jolly_roger.flow.offers import draft_of
from quarterdeck.games.jolly_roger.policy.values import character

RULES = game("jolly_roger")
NOBODY = -1


def play(seats: int, seed: int, told: Counter[str], silent: int = NOBODY) -> list[float]:
    """One game, counted: what each seat has of its victory; one may make no offers."""
    rng, draw = Rng(seed), random.Random(seed)
    s = RULES.new(seats, RULES.check_options({}))
    engine.settle(s)
    approached: set[tuple[int, int]] = set()
    while s.stack:
        frame = s.stack[-1]
        seat = frame.asked(s)
        if seat == engine.CHANCE:
            engine.answer(s, seat, engine.outcome(s, rng))
            continue
        answers = [one for one in frame.options(s, seat) if seat != silent or engine.verb_of(one) != v.BARGAIN]
        draw.shuffle(answers)  # ties are broken at random
        ratings = RULES.rate(s, seat, answers)
        answer = answers[ratings.index(max(ratings))]
        if answer == v.SEND and draft_of(s, seat)[t.O_CREW] + draft_of(s, seat)[t.O_GIVE] and seat != s.guard:
            approached.add((s.round, draft_of(s, seat)[t.O_TO]))
            told["offers"] += 1
            told[wish(draft_of(s, seat))] += 1
        told["agreed"] += answer == v.ACCEPT and s.guard == engine.NONE
        engine.answer(s, seat, answer)
    told["rounds"] += s.round
    told["approached"] += len(approached)
    ranks = RULES.ranks(s)
    return [(rank == 1) / ranks.count(1) for rank in ranks]


def wish(offer: list[int]) -> str:
    """What an offer is for."""
    if offer[t.O_FAVOUR] != engine.NONE:
        return d.TAG_IDS[offer[t.O_FAVOUR]]
    return "crew card" if offer[t.O_COUNT] else "loot" if offer[t.O_WANT] else "nothing"


def report(seats: int, games: int, seed: int) -> str:
    """Three lines for tables of so many seats."""
    told: Counter[str] = Counter()
    games_won = [play(seats, seed + number, told) for number in range(games)]
    counts = {name: told.pop(name) for name in ("rounds", "offers", "approached", "agreed")}
    often, agreed = (100 * counts[name] / counts[of] for name, of in (("approached", "rounds"), ("agreed", "offers")))
    shares = ", ".join(f"{name} {100 * count / counts['offers']:.0f}" for name, count in told.most_common())
    wins = sum(play(seats, seed + number, Counter(), number % seats)[number % seats] for number in range(games))
    of_temper: dict[str, list[float]] = {}
    fresh = RULES.new(seats, RULES.check_options({}))
    for seat in range(seats):
        of_temper.setdefault(CHARACTERS[character(fresh, seat)], []).extend(won[seat] for won in games_won)
    tempers = ", ".join(f"{name} {100 * sum(all_) / len(all_):.0f}" for name, all_ in of_temper.items())
    return (
        f"{seats} seats: an offer in {often / seats:.0f} % of a player's rounds, "
        f"{counts['offers'] / counts['rounds']:.1f} a round, {agreed:.0f} % agreed to; of a hundred for: {shares}\n"
        f"         without offers of its own a seat wins {100 * wins / games:.0f} %, fair {100 / seats:.0f}\n"
        f"         of a hundred games a seat wins by its temper: {tempers}"
    )


def main() -> None:
    """Print what was found for each number of seats."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seats", type=int, nargs="+", default=[4, 5, 7])
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", type=int, default=0)
    given = asked.parse_args()
    for seats in given.seats:
        print(report(seats, given.games, given.seed), flush=True)


if __name__ == "__main__":
    main()
