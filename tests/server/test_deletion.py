"""The data of a person who leaves is deleted, and nobody has to wait for it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from deadroad.server import actions
from deadroad.server.config import Config
from deadroad.server.deletion import LINES, forget
from deadroad.server.logins import SHORT
from deadroad.server.refusal import No
from deadroad.server.services import Services
from deadroad.server.storage.database import Statement
from deadroad.server.tokens import hashed
from tests.server.test_live_tables import ANN, lay

pytestmark = pytest.mark.anyio


@pytest.fixture
async def services(tmp_path: Path, db: str) -> AsyncIterator[Services]:
    """Services with an open database and without background work."""
    found = Services(Config(data=str(tmp_path), db=db, workers=1))
    await found.database.open()
    yield found
    await found.database.close()


def said(table: str, version: int, person: str) -> Statement:
    fields = "(table_id, version, kind, seat, person, body, secret, joined, at)"
    sql = f"INSERT INTO log {fields} VALUES (?, ?, 'chat', 0, ?, 'hello', 0, 0, 0)"  # noqa: S608 - constants
    return sql, (table, version, person)


async def test_many_chat_lines_are_deleted_in_steps_and_those_of_others_stay(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The statements of SQLite run on the event loop: 30,000 lines at once stopped all tables for 0.4 s.
    ann, _ = await services.people.guest("Ann")
    lines = [said(table, 2 * number, ann.id) for table in ("a", "b") for number in range(LINES + 100)]
    await services.database.write(*lines, *[said("a", 2 * number + 1, "bob") for number in range(50)])
    write, changed = services.database.write, [0]

    async def counting(*statements: Statement) -> list[int]:
        rows = await write(*statements)
        changed.append(sum(rows))
        return rows

    monkeypatch.setattr(services.database, "write", counting)
    await forget(services.people, ann.id)
    assert max(changed) == LINES
    left = await services.database.read(
        "SELECT person, count(*) AS n FROM log WHERE body <> '' GROUP BY person"
    )
    assert [(row["person"], row["n"]) for row in left] == [("bob", 50)]


async def test_a_guest_who_ends_their_last_login_is_deleted(services: Services) -> None:
    ann, token = await services.people.guest("Ann")
    second = await services.people.hand_login(ann.id)
    assert await services.logins.end(ann.id, hashed(second)[:SHORT])
    assert await services.people.get(ann.id) is not None
    assert not await services.logins.end("bob", hashed(token)[:SHORT])
    assert await services.logins.end(ann.id, hashed(token)[:SHORT])
    assert await services.people.get(ann.id) is None


async def test_a_table_that_another_node_deleted_is_gone_from_memory(services: Services) -> None:
    # People could join it and play, and the game was lost with the next restart.
    id_ = await lay(services, "me", "hot")
    tables = services.live_tables
    await tables.get(id_)
    await services.database.write(*[(f"DELETE FROM {name}", ()) for name in ("tables", "members", "log")])  # noqa: S608 - constants
    services.heard(f"again another {id_}")
    with pytest.raises(No, match="no-such-table"):
        await tables.change(id_, actions.say(ANN, "hello"))
    assert not tables.live
    assert not await services.database.read("SELECT * FROM log")
    with pytest.raises(No, match="no-such-table"):
        await tables.get(id_)
