"""The OpenAPI description: complete, and true for whatever is sent."""

from __future__ import annotations

import re
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
from tests.server.node import Node

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


def test_every_call_is_described_with_its_errors(node: Node) -> None:
    paths = operations(node)["paths"]
    assert len(paths) > 40
    for path, methods in paths.items():
        for method, call in methods.items():
            assert call["operationId"], (method, path)
            assert {"400", "403", "429", "503"} <= set(call["responses"]), (method, path)


def test_the_protocol_page_names_every_call(node: Node) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    page += (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    for path in operations(node)["paths"]:
        last = re.sub(r"\{[^}]*\}", "", path).rstrip("/").rsplit("/", 1)[-1]
        assert last in page, path


def test_the_typescript_of_the_wire_is_up_to_date() -> None:
    assert protocol.main(["--check"]) == 0


@pytest.fixture(scope="module")
def token(node: Node) -> str:
    made: str = httpx.post(f"{node.url}api/guest", json={"name": "Tess"}).json()["token"]
    return made


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
def test_whatever_is_sent_is_answered_as_described(
    node: Node, token: str, mode: schemathesis.GenerationMode, *, long: bool
) -> None:
    schema = schemathesis.openapi.from_dict(operations(node))
    schema.config.update(base_url=node.url.rstrip("/"))
    failures: list[str] = []
    session = requests.Session()
    statuses: dict[int, int] = {}
    for result in schema.get_all_operations():
        operation = result.ok()  # type: ignore[union-attr]  # a description that is wrong fails here
        if operation.path == "/api/me" and operation.method == "delete":
            continue  # it would end the login that all the others use

        @settings(
            max_examples=150 if long else 6,
            deadline=None,
            database=None,
            derandomize=not long,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def one(case: schemathesis.Case[Any]) -> None:
            # Who logs out would take the others along.
            login = {} if case.path == "/api/logout" else {"authorization": f"Bearer {token}"}
            answer = case.call(session=session, headers=login)
            statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
            case.validate_response(answer, checks=CHECKS)

        try:
            one()
        except Unsatisfiable:
            continue  # a call that takes nothing can't be given anything wrong
        except BaseException as what:  # noqa: BLE001 - all calls are tried before we complain
            failures.append(f"{operation.method} {operation.path}: {what}")
    assert not failures, "\n\n".join(failures)
    assert sum(statuses.values()) > 100
    assert 400 in statuses
    session.close()
