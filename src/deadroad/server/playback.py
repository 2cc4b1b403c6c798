"""A record that can be looked at anywhere: positions kept at intervals, the rest played from the nearest."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from deadroad.games import game
from deadroad.kernel.match import Match
from deadroad.kernel.record import read
from deadroad.kernel.replay import play, replay, verify
from deadroad.server import messages
from deadroad.server.bodies import Opened, RecordCard
from deadroad.server.protocol import Moment
from deadroad.server.refusal import No

STRIDE: Final = 40  # plies from one kept position to the next
STOPS: Final = 80  # positions kept at most, or nearly
KEPT: Final = 30


class Playback:
    """A verified record with positions to start from; BadRecord if it does not hold."""

    def __init__(self, text: str, people: list[str | None]) -> None:
        self.text = text
        self.people = people  # by seat; None: a bot. Of an imported record nobody is known
        self.record = read(text)
        found = game(self.record.header.game)
        self.last = verify(self.record, found)
        self.stops = [replay(self.record, found, 0)]
        self.asked: list[int] = []
        match = self.stops[0].clone()
        # A position holds the whole game up to it: of a very long one fewer are kept.
        self.stride = max(STRIDE, len(self.record.plies) // STOPS)
        for number, ply in enumerate(self.record.plies, 1):
            self.asked.append(-1 if match.seat is None else match.seat)
            play(match, ply.seat, ply.notation)
            if number % self.stride == 0:
                self.stops.append(match.clone())

    def check(self, ply: int, seat: int | None) -> None:
        """Raise No unless there are such a ply and seat."""
        if ply > len(self.record.plies):
            raise No("no-such-ply", 404)
        if seat is not None and seat >= self.record.header.seats:
            raise No("no-such-seat", 404)

    def at(self, ply: int) -> Match:
        """Return the match before a ply."""
        match = self.stops[ply // self.stride].clone()
        for one in self.record.plies[len(match.plies) : ply]:
            play(match, one.seat, one.notation)
        return match

    def moment(self, ply: int, seat: int | None) -> Moment:
        """Return the game before a ply as a seat saw it."""
        return shown(self.at(ply), ply, seat, [] if seat is None else [seat])

    def opened(self, ply: int) -> Opened:
        """Return the game before a ply with all secrets, through the eyes of who is asked."""
        match = self.at(ply)
        seats = list(range(match.seats))
        moment = shown(match, ply, match.seat or 0, seats)
        showing = messages.Showing(match)
        return Opened(moment, [showing.to(seat)[0]["secret"] for seat in seats])

    def card(self, id_: str, names: Mapping[str, str]) -> RecordCard:
        """Return what this is a record of, with people as they are called now."""
        header = self.record.header
        return RecordCard(
            id=id_,
            game=header.game,
            rules=header.rules,
            seats=header.seats,
            settings=dict(header.settings),
            plies=len(self.record.plies),
            over=self.record.over,
            commitment=self.record.commitment,
            names=[names.get(person or "", "") for person in self.people],
            outcome=messages.result(self.last.outcome),
            answers=[f"{ply.seat} {ply.notation}" for ply in self.record.plies],
            asked=self.asked,
        )


def shown(match: Match, ply: int, seat: int | None, ears: list[int]) -> Moment:
    """Return the position of a seat (None: of a spectator), with what all of `ears` were told on the way."""
    view, question = messages.Showing(match).to(seat)
    since = max(0, ply - 1)
    mine = seat is not None and seat == match.seat
    return Moment(
        version=ply,
        ply=ply,
        since=since,
        seat=seat,
        by=match.plies[-1].seat if match.plies else None,
        events=messages.happenings(match, ears, since),
        view=view,
        question=question,
        options=messages.choices(match) if mine else [],
        refused=[],
        can_undo=[],
        clock=None,
        outcome=messages.result(match.outcome),
    )


class Playbacks:
    """The records looked at last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Playback] = OrderedDict()
        self.winding = asyncio.Lock()

    async def wind(self, text: str, people: list[str | None]) -> Playback:
        """Play a record: beside the tables, and one at a time, since a long one is long work."""
        async with self.winding:
            return await asyncio.to_thread(Playback, text, people)

    def get(self, id_: str) -> Playback | None:
        """Return a record if it is at hand."""
        if id_ in self.kept:
            self.kept.move_to_end(id_)
        return self.kept.get(id_)

    def put(self, id_: str, playback: Playback) -> None:
        """Keep a record at hand."""
        self.kept[id_] = playback
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)

    def clear(self) -> None:
        """Read all records again before they are shown: some may be gone."""
        self.kept.clear()
