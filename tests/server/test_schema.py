"""Whatever is sent to a call of the OpenAPI, it answers as that says, or refuses with a phrase; it never fails.

Bounded, and the same calls every time: some for each operation, half of them for a table that is there.
"""

import pytest
from hypothesis import HealthCheck, Phase, settings as examples

from quarterdeck.server.app import create_app
from server.harness import Guest, Here, settings

schemathesis = pytest.importorskip("schemathesis")
api = schemathesis.openapi.from_dict(create_app().openapi())


@pytest.fixture(scope="module")
def target(tmp_path_factory):
    """A server of its own, since guests are deleted and signed out here."""
    with Here(settings(tmp_path_factory.mktemp("schema") / "store.sqlite")) as server:
        yield server


@pytest.fixture
async def table(target):
    async with Guest(target.address) as guest:
        return await guest.open("me", "open", "Cyd"), dict(guest.http.cookies)


@pytest.mark.slow
@api.parametrize()
@examples(
    max_examples=10,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_call_fails(case, target, table):
    id_, cookies = table
    if "table" in case.path_parameters and len(case.path_parameters["table"]) % 2:
        case.path_parameters["table"] = id_
    answer = case.call(base_url=f"http://{target.address}", cookies=cookies)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400 and case.method != "HEAD":
        assert answer.json()["error"]["id"].split("-")[0] in {"error", "reason", "undo"}
    if answer.status_code == 200:
        case.validate_response(answer, checks=[schemathesis.checks.CHECKS.get_one("response_schema_conformance")])
