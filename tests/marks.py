"""The marks of tests: the rules that they prove, and slowness."""

import pytest

slow = pytest.mark.slow         # takes seconds: `make quick` leaves it out


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("SP-5.2", "SP-5.4")`: the test fails when one of these rules is broken."""
    return pytest.mark.rule(*ids)
