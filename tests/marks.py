"""The mark that ties a test to the rules it proves."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("SP-5.2", "SP-5.4")`: the test fails when one of these rules is broken."""
    return pytest.mark.rule(*ids)
