"""What long games take in memory: their events are forgotten, and those without clients are dropped first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from deadroad.games import game
from deadroad.kernel.match import Match
from deadroad.kernel.record import Ply
from deadroad.server import actions, bot_pool, replaying
from deadroad.server.bot_pool import Job
from deadroad.server.config import Config, Limits
from deadroad.server.listener import Listener
from deadroad.server.live_tables import RECENT
from deadroad.server.services import Services
from tests.server.test_live_tables import ANN, lay

if TYPE_CHECKING:
    from deadroad.bots.bot import Bot

pytestmark = pytest.mark.anyio


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    """Services with an open database and without background work."""
    found = Services(Config(data=str(tmp_path), workers=1))
    await found.database.open()
    yield found
    await found.database.close()


def lanterns(seed: str, salt: str) -> Match:
    found = game("lanterns")
    return Match(found, 2, found.read_settings({}), int(seed, 16), salt, "sha256")


async def test_long_tables_without_clients_leave_memory_first(services: Services) -> None:
    # Every table stayed for two minutes, so that a few hundred long games took a gigabyte.
    tables = services.live_tables
    ids = [await lay(services, "me", "hot") for _ in range(4)]
    short, long, busy, old = [await tables.get(id_) for id_ in ids]
    for live in (long, busy):
        live.table.plies.extend([Ply(0, "pass")] * 1000)
    busy.listeners.add(Listener(ANN, set(), Limits()))
    tables.idle_bytes = short.weight + long.weight - 1
    old.touched -= tables.idle + 1
    assert tables.drop_idle() == 1
    assert set(tables.live) == set(ids[:3])  # the request for the long one may still go on
    for live in (short, long, busy):
        live.touched -= RECENT + 1
    assert tables.drop_idle() == 1
    assert set(tables.live) == {ids[0], ids[2]}
    tables.idle_bytes = short.weight - 1
    assert tables.drop_idle() == 1
    assert set(tables.live) == {ids[2]}


async def test_old_events_of_a_long_game_are_not_kept(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await lay(services, "me", "hot")
    live = await services.live_tables.get(id_)
    whole = lanterns(live.table.terms.seed, live.table.terms.salt)
    monkeypatch.setattr(replaying, "HISTORY", 4)
    monkeypatch.setattr(replaying, "STEP", 2)
    for ply in range(12):
        seat = whole.seat
        assert seat is not None
        notation = whole.options()[0].notation
        whole.answer(notation)
        await services.live_tables.change(id_, actions.answer(ANN, ply, seat, notation))
    services.live_tables.live.clear()
    for one in (live, await services.live_tables.get(id_)):
        match = one.table.match
        assert match is not None
        assert match.log
        assert match.log[0].ply >= 12 - 4 - 2
        assert len(match.plies) == 12
        assert [str(event) for event in match.events(0, 8)] == [str(event) for event in whole.events(0, 8)]


def test_processes_of_bots_keep_no_events_and_not_many_long_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "_boards", OrderedDict())
    monkeypatch.setattr(bot_pool, "PLIES", 5)
    match = lanterns("1", "salt")
    for _ in range(3):
        match.answer(match.options()[0])
    plies = [(ply.seat, ply.notation) for ply in match.plies]
    for table in ("a", "b"):
        job = Job(table, "lanterns", 1, 2, match.settings, "sha256", "1", "salt", 0, plies, 0, 1, 1)
        board = bot_pool.at_hand(job)
        assert board is not None
        assert board.match.digest() == match.digest()
        assert not board.match.log
    assert list(bot_pool._boards) == ["b"]


def test_processes_of_bots_keep_few_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    # A process kept those of its last 200 tables, also when their games were over: up to a gigabyte.
    monkeypatch.setattr(bot_pool, "_boards", OrderedDict())
    monkeypatch.setattr(bot_pool, "TREES", 2)
    settings = lanterns("1", "salt").settings
    for table, level in (("a", 4), ("b", 4), ("quick", 1), ("c", 4), ("d", 1)):
        job = Job(table, "lanterns", 1, 2, settings, "sha256", "1", "salt", 0, [], 0, level, 1)
        board = bot_pool.at_hand(job)
        assert board is not None
        board.bots[0, level] = cast("Bot", None)
    kept = {table for table, board in bot_pool._boards.items() if board.bots}
    assert kept == {"b", "quick", "c", "d"}
