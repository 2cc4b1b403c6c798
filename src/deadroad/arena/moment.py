"""Where to look at a game of a study: the ply that a figure or a lift is about."""

from __future__ import annotations

from deadroad.arena.job import Job
from deadroad.arena.meters import named_by
from deadroad.arena.table import play, seated
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.event import Event
from deadroad.kernel.view import View

DECIDED = ("decided", "runaway", "changes")  # figures about the lead


def moment(job: Job, number: int, about: str) -> int | None:
    """Return the ply at which the winner took the lead for good, or took a thing; None otherwise."""
    played = game(job.game)
    settings = played.read_settings(job.settings)
    if about in DECIDED:
        row, _ = play(job, number, played, settings)
        share = row["decided"]
        return round(share * int(str(row["plies"]))) if isinstance(share, float) else None
    if ":" not in about:
        return None
    state = played.start(job.seats, settings, Pcg32(job.seed(number)))
    log: list[Event] = []
    state.log = log
    bots = seated(played, job.lineup(number), number)
    state.settle()
    taken: dict[int, int] = {}  # by seat: the first ply after which it has the thing
    plies = seen = 0
    while True:
        for event in log[seen:]:
            seat = event.values.get("seat", None if job.seats > 1 else 0)
            if isinstance(seat, int) and about in named_by(played, event, None, lists=False):
                taken.setdefault(seat, plies)
        seen = len(log)
        if state.seat < 0:
            break
        state.answer(bots[state.seat].pick(View(state, state.seat)))
        plies += 1
    outcome = played.outcome(state)
    winners = outcome.winners if outcome is not None else []
    return min((ply for seat, ply in taken.items() if seat in winners), default=None)
