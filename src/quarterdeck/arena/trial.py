"""One bot alone against copies of another, deal by deal, until a sequential test has decided or the games are up.

Wald's test on the mean share of a deal, which is played from every seat, twice: is it above the fair share by a margin
rather than fair, and is it below it by one? A bot that is as good as the others is called better in one trial of
twenty, and worse in one. Deals are judged in their order, whenever they were played: a run that was interrupted ends
like one that was not.

>>> trial = Trial("captain", "bosun", seats=2, most=1000)
>>> for deal in range(40):
...     trial.add(deal, 1.0 if deal % 4 else 0.0)
>>> trial.verdict, trial.deals < 40
('better', True)
"""

import math
import statistics
from dataclasses import dataclass, field

BORDER = math.log(19)  # 2.94: both error rates are 5 %
MARGIN = 0.2  # of the fair share: what "better" and "worse" mean
FEWEST = 8  # deals before anything is decided
LEAST_SPREAD = 0.05  # of a deal's share; a run of equal deals is no proof of certainty


@dataclass
class Trial:
    """How a pairing stands."""

    row: str  # sits alone
    column: str  # sits in all the other seats
    seats: int
    most: int  # deals, if it is not decided before
    deals: int = 0  # that count
    verdict: str = ""  # "better", "worse", "open" when the deals are up; empty as long as it goes on
    likelihood: float = 0.0  # between the borders
    _shares: dict[int, float] = field(default_factory=dict)

    @property
    def fair(self) -> float:
        """What a bot wins that is as good as the others."""
        return 1 / self.seats

    def add(self, deal: int, share: float) -> None:
        """The row's mean share of a deal; those beyond the decision do not count."""
        self._shares[deal] = share
        while not self.verdict and self.deals in self._shares:
            self.deals += 1
            self._judge()

    def _judge(self) -> None:
        shares = [self._shares[deal] for deal in range(self.deals)]
        self.likelihood = likelihood(shares, self.fair)
        if self.deals >= FEWEST and abs(self.likelihood) >= BORDER:
            self.verdict = "better" if self.likelihood > 0 else "worse"
        elif self.deals == self.most:
            self.verdict = "open"


def likelihood(shares: list[float], fair: float) -> float:
    """The logarithm of how much likelier the shares are if the row is better than if it is equal; below 0, if worse."""
    spread = max(LEAST_SPREAD, statistics.pstdev(shares))
    ahead = statistics.fmean(shares) - fair
    beyond = max(0.0, abs(ahead) - MARGIN * fair / 2)
    return math.copysign(len(shares) * MARGIN * fair * beyond / (spread * spread), ahead)
