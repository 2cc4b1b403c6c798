"""A server that most tests share, and people to play on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.node import Node


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node on SQLite that lives as long as the tests."""
    folder: Path = tmp_path_factory.mktemp("node")
    with Node(folder, admin_token="admin-token-of-the-tests") as running:  # noqa: S106 - of the tests
        yield running
