"""A record with random access: positions are stored at intervals, others are replayed from the nearest."""

from __future__ import annotations

import tomllib
from typing import Final

from deadroad.games import game
from deadroad.kernel.match import Match
from deadroad.kernel.record import read
from deadroad.kernel.replay import check_complete, check_end, play, replay, replay_on
from deadroad.server import messages
from deadroad.server.bodies import Opened, RecordCard, Told
from deadroad.server.protocol import Moment, Reach
from deadroad.server.reaching import chains
from deadroad.server.screen import screen, secret_listing

STRIDE: Final = 40  # plies between two stored positions
STOPS: Final = 80  # approximate maximum of stored positions
POSITION: Final = 30_000  # approximate bytes of a stored position
PLY: Final = 24  # approximate bytes of each ply in it


class Playback:
    """A record with stored positions. Raises BadRecord if the record is not valid.

    It is replayed in slices (`advance`), so that a short record need not wait for a long one.
    """

    def __init__(self, text: str) -> None:
        self.record = read(text)
        check_complete(self.record)
        found = game(self.record.header.game)
        self.last = replay(self.record, found, 0)
        self.stops = [self.last.clone()]
        self.asked: list[int] = []
        self.size = len(text)
        # A position contains the whole game up to it, so fewer are stored for a very long game.
        self.stride = max(STRIDE, len(self.record.plies) // STOPS)
        self.done = False

    def advance(self, plies: int) -> bool:
        """Replay up to this many plies. Return whether the whole record has been replayed and verified."""
        match = self.last
        end = min(len(self.record.plies), len(match.plies) + plies)
        while len(match.plies) < end:
            self.asked.append(-1 if match.seat is None else match.seat)
            replay_on(match, self.record, len(match.plies) + 1)
            if len(match.plies) % self.stride == 0:
                self.stops.append(match.clone())
        if not self.done and end == len(self.record.plies):
            check_end(self.record, match)
            self.done = True
        return self.done

    @property
    def weight(self) -> int:
        """The approximate number of bytes of memory."""
        held = sum(len(stop.plies) for stop in self.stops)
        return self.size + POSITION * len(self.stops) + PLY * (held + 3 * len(self.record.plies))

    def at(self, ply: int) -> Match:
        """Return the match before a ply."""
        match = self.stops[ply // self.stride].clone()
        for one in self.record.plies[len(match.plies) : ply]:
            play(match, one.seat, one.notation)
        return match

    def moment(self, ply: int, seat: int | None) -> Moment:
        """Return the moment before a ply as a seat saw it."""
        return shown(self.at(ply), ply, seat, [] if seat is None else [seat])

    def opened(self, ply: int, language: str) -> Opened:
        """Return the moment before a ply as the asked seat saw it, and all secrets, also in words."""
        match = self.at(ply)
        seats = list(range(match.seats))
        moment = shown(match, ply, match.seat or 0, seats)
        showing = messages.Showing(match)
        return Opened(
            moment,
            [showing.to(seat)[0]["secret"] for seat in seats],
            [secret_listing(match, seat, language) for seat in seats],
        )

    def events(self, seat: int | None, first: int, many: int) -> Told:
        """Return a page of the events, as a seat (or a spectator) learned them."""
        told = self.last.events(seat)
        page = [messages.happening(event) for event in told[first : first + many]]
        return Told(page, len(told))

    def reach(self, ply: int, seat: int) -> Reach:
        """Return what a seat could reach before a ply; nothing if it was not asked."""
        match = self.at(ply)
        found = chains(match.game, match.view(seat)) if match.seat == seat else []
        return Reach(ply, ply, seat, found)

    def screen(self, ply: int, seat: int | None, language: str) -> str:
        """Return the position before a ply in words."""
        return screen(self.at(ply), seat, language)

    def card(self) -> RecordCard:
        """Return a summary of the record. The caller fills in its id and the names of people."""
        header = self.record.header
        return RecordCard(
            id="",
            game=header.game,
            rules=header.rules,
            seats=header.seats,
            settings=dict(header.settings),
            plies=len(self.record.plies),
            over=self.record.over,
            commitment=self.record.commitment,
            names=[],
            outcome=messages.result(self.last.outcome),
            answers=[f"{ply.seat} {ply.notation}" for ply in self.record.plies],
            asked=self.asked,
            variant=str(tomllib.loads(header.variant)["name"]) if header.variant else "",
        )


def shown(match: Match, ply: int, seat: int | None, ears: list[int]) -> Moment:
    """Return the moment of a seat (None: a spectator), with the events that the seats `ears` learned."""
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
