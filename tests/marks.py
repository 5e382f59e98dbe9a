"""The marks of tests: the rules that they prove, slowness, and what they lack."""

import os
from typing import NoReturn

import pytest

slow = pytest.mark.slow  # takes seconds: `make quick` leaves it out


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("SP-5.2", "SP-5.4")`: the test fails when one of these rules is broken."""
    return pytest.mark.rule(*ids)


def lacking(what: str) -> NoReturn:
    """Skip a test for want of a tool; where everything must run (`CI`), fail."""
    if os.environ.get("CI"):
        pytest.fail(f"expected {what}")
    pytest.skip(f"without {what}")
