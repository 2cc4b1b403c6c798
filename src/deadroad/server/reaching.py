"""Serialise the reach of a seat."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from deadroad.kernel.game import Game
from deadroad.kernel.option import Space
from deadroad.kernel.reach import End, Part, reaches, row_to
from deadroad.kernel.view import View
from deadroad.server.live_table import Live
from deadroad.server.live_tables import LiveTables
from deadroad.server.protocol import Reach
from deadroad.server.reach_message import ReachChain, ReachEnd, ReachEvent, ReachPart, ReachQuestion
from deadroad.server.refusal import No, Stale


def travelling(space: Space, end: End, ends: Mapping[tuple[int, ...], str] = {}) -> ReachEnd:
    """Return an end with its answers in notation. `ends` are the names of all ends by their rows."""
    row = end.row
    passed = [ends[row[:length]] for length in range(1, len(row) + 1) if row[:length] in ends]
    asks = None
    if end.asks is not None:
        seat, prompt = end.asks
        asks = ReachQuestion(seat, prompt.kind, prompt.clause, prompt.values)
    return ReachEnd(
        name=end.name,
        mix=dict(end.mix),
        answers=[space.option(option).notation for option in end.row],
        kinds=list(end.kinds),
        close=None if end.close < 0 else space.option(end.close).notation,
        known=end.known,
        cost=end.cost,
        path=[] if passed == list(end.path) else list(end.path),
        told=[ReachEvent(event.name, event.clause, event.values) for event in end.told],
        asks=asks,
    )


def places(space: Space, ends: list[End]) -> list[ReachEnd]:
    """Return the ends of a chain of places."""
    names = {end.row: end.name for end in ends}
    return [travelling(space, end, names) for end in ends]


def part(found: Part) -> ReachPart:
    """Return a range."""
    return ReachPart(found.name, found.least, found.most)


def chains(game: Game, view: View) -> list[ReachChain]:
    """Return every chain of the open question with its ends or its ranges."""
    return [
        ReachChain(
            kind=reach.kind,
            mix=reach.mix,
            ends=[] if reach.mix else places(game.space, reach.ends),
            parts=[part(one) for one in reach.parts],
            total=part(reach.total) if reach.mix else None,
            fill=None if reach.fill is None else travelling(game.space, reach.fill),
            more=reach.more,
        )
        for reach in reaches(game, view)
    ]


def row(game: Game, view: View, kind: str, mix: dict[str, int]) -> list[ReachChain]:
    """Return the chain of this kind with one end that has this mix, or with no end."""
    found = row_to(game, view, kind, mix)
    ends = [travelling(game.space, end) for end in found.ends]
    return [ReachChain(kind, mix=True, ends=ends, parts=[], total=None, fill=None, more=found.more)]


async def reach(  # noqa: PLR0913, PLR0917 - one argument for each part of the request
    live_tables: LiveTables, live: Live, person: str, ply: int, seat: int, kind: str, mix: dict[str, int]
) -> Reach:
    """Return the reach of a seat at the open question. Raises No if the seat is not asked."""
    async with live.lock:
        await live_tables.fresh(live)
        table = live.table
        if seat not in table.seats_of(person):
            raise No("not-your-seat", 403)
        if ply != len(table.plies):
            raise Stale(len(table.plies))
        if table.asked != seat or table.match is None:
            raise No("not-asked")
        known = live.reached
        if known is not None and (known.version, known.seat) == (table.version, seat) and not (kind and mix):
            return known
        game, view, version = table.match.game, table.match.view(seat), table.version
    # In a thread, so that other tables need not wait.
    if kind and mix:
        found = await asyncio.to_thread(row, game, view, kind, mix)
    else:
        found = await asyncio.to_thread(chains, game, view)
        live.reached = Reach(version, ply, seat, found)
    return Reach(version, ply, seat, found)
