"""What all tests share."""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("quarterdeck", deadline=None, derandomize=True, max_examples=40,
                          suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
settings.register_profile("soak", deadline=None, max_examples=2000, suppress_health_check=list(HealthCheck))
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quarterdeck"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Contract tests carry their game as a keyword: `-k space_pirates` runs all tests of one game."""
    for item in items:
        if isinstance(item, pytest.Function) and hasattr(item, "callspec") and "id_" in item.callspec.params:
            item.extra_keyword_matches.add(str(item.callspec.params["id_"]))
