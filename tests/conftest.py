"""What all tests share."""

import os
import random

import pytest
from hypothesis import HealthCheck, settings

from quarterdeck import skeleton
from quarterdeck.core import registry

settings.register_profile(
    "quarterdeck",
    deadline=None,
    derandomize=True,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("quick", settings.get_profile("quarterdeck"), max_examples=4)
settings.register_profile("nightly", deadline=None, max_examples=400, suppress_health_check=list(HealthCheck))
settings.register_profile("soak", settings.get_profile("nightly"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quarterdeck"))
NEW_EXAMPLES = not settings().derandomize
if NEW_EXAMPLES:
    os.environ.setdefault("HYPOTHESIS_SEED", str(random.SystemRandom().randrange(2**32)))


@pytest.hookimpl(tryfirst=True)  # before Hypothesis reads it
def pytest_configure(config: pytest.Config) -> None:
    """New examples are drawn by one seed, which draws the same ones again."""
    if NEW_EXAMPLES and config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = int(os.environ["HYPOTHESIS_SEED"])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell how to draw the same examples again."""
    if NEW_EXAMPLES:
        terminalreporter.line(f"the same examples again: HYPOTHESIS_SEED={os.environ['HYPOTHESIS_SEED']}")


registry.register("skeleton", lambda: skeleton.GAME)  # every law of the contract holds for it too


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Contract tests carry their game as a keyword: `-k space_pirates` runs all tests of one game."""
    for item in items:
        if isinstance(item, pytest.Function) and hasattr(item, "callspec") and "id_" in item.callspec.params:
            item.extra_keyword_matches.add(str(item.callspec.params["id_"]))
