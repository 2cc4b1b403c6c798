"""Tables in memory, when something goes wrong that nobody foresaw: what is stored stays true."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from deadroad.kernel.match import Match
from deadroad.kernel.replay import play
from deadroad.server import acts
from deadroad.server.bodies import NewTable, SeatPlan
from deadroad.server.config import Config
from deadroad.server.entry import Entry
from deadroad.server.hall import replayed
from deadroad.server.house import House
from deadroad.server.opening import terms
from deadroad.server.routes.tables import stored

pytestmark = pytest.mark.anyio

ANN = "ann"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house with its database open, in which nothing happens by itself."""
    found = House(Config(data=str(tmp_path), workers=1))
    await found.database.open()
    found.hall.after_change = lambda _: None
    yield found
    await found.database.close()


async def lay(house: House, *kinds: str) -> str:
    """Lay a table of lanterns that began long ago, with seats of these kinds; return its id."""
    plan = [SeatPlan(kind) for kind in kinds]  # type: ignore[arg-type]
    made = terms(NewTable("lanterns", plan), ANN)
    created, statements = stored(house, made, [Entry("start", 1000)])
    await house.database.write(*statements)
    return created.id


def break_on(monkeypatch: pytest.MonkeyPatch, ply: int) -> None:
    """Let the engine fail in the middle of a ply, as a bug in the rules would make it."""

    def broken(match: Match, seat: int, notation: str) -> None:
        play(match, seat, notation)
        if len(match.plies) > ply:
            raise ZeroDivisionError

    monkeypatch.setattr("deadroad.server.table.play", broken)


async def test_an_answer_that_breaks_the_engine_leaves_no_trace(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await lay(house, "me", "hot")
    live = await house.hall.get(id_)
    assert live.table.match is not None
    before = live.table.match.digest()
    seat = live.table.asked
    assert seat is not None
    answer = acts.answer(ANN, 0, seat, live.table.match.options()[0].notation)
    with monkeypatch.context() as patch:
        break_on(patch, 0)
        with pytest.raises(ZeroDivisionError):
            await house.hall.change(id_, answer)
    whole = await house.hall.whole(live, ANN)
    assert whole.ply == 0
    assert live.table.match is not None
    assert live.table.match.digest() == before
    assert len((await house.hall.change(id_, answer)).table.plies) == 1


async def test_a_log_that_breaks_the_engine_is_frozen_and_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await lay(house, "me", "hot")
    live = await house.hall.get(id_)
    entries = [Entry("start", 1000)]
    for ply in range(3):
        assert live.table.match is not None
        seat = live.table.asked
        assert seat is not None
        notation = live.table.match.options()[0].notation
        await house.hall.change(id_, acts.answer(ANN, ply, seat, notation))
        entries.append(Entry("ply", 1000, seat, ANN, notation))
    break_on(monkeypatch, 1)
    table = replayed(live.table.terms, entries)
    assert table.status == "frozen"
    assert [ply.notation for ply in table.plies] == [entry.body for entry in entries[1:]]
