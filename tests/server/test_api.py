"""The OpenAPI description is complete and correct for all requests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

import protocol
from tests.server.conftest import ADMIN
from tests.server.node import Node
from tests.server.postgres import PostgresServer

ROOT = Path(__file__).parents[2]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def operations(node: Node) -> dict[str, Any]:
    description: dict[str, Any] = httpx.get(f"{node.url}api/schema/openapi.json").json()
    return description


def test_every_route_is_documented_with_its_errors(node: Node) -> None:
    paths = operations(node)["paths"]
    assert len(paths) > 40
    for path, methods in paths.items():
        for method, call in methods.items():
            assert call["operationId"], (method, path)
            assert {"400", "403", "429", "503"} <= set(call["responses"]), (method, path)


def test_the_protocol_page_names_every_route(node: Node) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    page += (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    for path in operations(node)["paths"]:
        last = re.sub(r"\{[^}]*\}", "", path).rstrip("/").rsplit("/", 1)[-1]
        assert last in page, path


def test_the_typescript_of_the_protocol_is_up_to_date() -> None:
    assert protocol.main(["--check"]) == 0


def login(node: Node) -> str:
    made: str = httpx.post(f"{node.url}api/guest", json={"name": "Tess"}).json()["token"]
    return made


@pytest.fixture(scope="module")
def node_on_postgres(postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node on PostgreSQL."""
    with Node(tmp_path_factory.mktemp("postgres"), db=postgres.url, admin_token=ADMIN) as running:
        yield running


# They end the login of the request, so each uses its own.
ENDING = ("/api/logout", "/api/me/delete", "/api/me/logins/{login_id}", "/api/me/password", "/api/reset")


def attempt(
    operation: Any,
    mode: schemathesis.GenerationMode,
    examples: int,
    token: str,
    statuses: dict[int, int],
    *,
    long: bool,
) -> None:
    """Call one operation with whatever may come, and check every answer."""
    session = requests.Session()

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=not long,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def one(case: schemathesis.Case[Any]) -> None:
        answer = case.call(session=session, headers={"authorization": f"Bearer {token}"})
        statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
        case.validate_response(answer, checks=CHECKS)

    try:
        one()
    except Unsatisfiable:
        pass  # a call that takes nothing can't be given anything wrong
    finally:
        session.close()


@pytest.mark.once
@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
@pytest.mark.parametrize("database", ["node", "node_on_postgres"])
def test_any_request_gets_a_documented_response(
    request: pytest.FixtureRequest, database: str, mode: schemathesis.GenerationMode, *, long: bool
) -> None:
    node: Node = request.getfixturevalue(database)
    token = login(node)
    schema = schemathesis.openapi.from_dict(operations(node))
    schema.config.update(base_url=node.url.rstrip("/"))
    failures: list[str] = []
    statuses: dict[int, int] = {}
    examples = 150 if long else 6 if database == "node" else 2
    for result in schema.get_all_operations():
        operation = result.ok()  # type: ignore[union-attr]  # a description that is wrong fails here
        own = login(node) if operation.path in ENDING else token
        try:
            attempt(operation, mode, examples, own, statuses, long=long)
        except BaseException as what:  # noqa: BLE001 - all calls are tried before we complain
            failures.append(f"{operation.method} {operation.path}: {what}")
    assert not failures, "\n\n".join(failures)
    assert sum(statuses.values()) > 100
    assert 400 in statuses
    # The login that all others used has survived: what they were answered was not a refusal at the door.
    assert httpx.get(f"{node.url}api/me", headers={"authorization": f"Bearer {token}"}).status_code == 200
