"""Play one game of a job and return its rows."""

from __future__ import annotations

import json

import deadroad
from deadroad.arena.job import Job
from deadroad.arena.meters import Row, all_meters
from deadroad.bots import bot
from deadroad.bots.bot import Bot
from deadroad.games import game, play_text
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.errors import BadRequest
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.playout import playout
from deadroad.kernel.setting import Settings
from deadroad.kernel.view import View

WRITTEN = json.JSONEncoder(sort_keys=True).encode


def play(job: Job, number: int, played: Game, settings: Settings) -> tuple[Row, list[Row]]:
    """Play one game. Return its row and one for each seat."""
    seed = job.seed(number)
    lineup = job.lineup(number)
    state = played.start(job.seats, settings, Pcg32(seed))
    row: Row = {"number": number, "seed": seed}
    seats: list[Row] = [{"number": number, "seat": seat, "bot": lineup[seat]} for seat in range(job.seats)]
    if job.meters:
        row["plies"] = metered(played, state, lineup, number, row, seats)
    elif set(lineup) == {"random"}:
        state.settle()
        row["plies"] = playout(state, Pcg32(number + 1), played.longest)
    else:
        row["plies"] = bare(played, state, lineup, number)
    results(played, state, row, seats)
    return row, seats


def seated(played: Game, lineup: tuple[str, ...], number: int) -> list[Bot]:
    """Return the bots of a game by seat, each with its own seed, which depends only on the game."""
    return [bot(played, player, 31 * number + seat) for seat, player in enumerate(lineup)]


def bare(played: Game, state: State, lineup: tuple[str, ...], number: int) -> int:
    """Play without meters."""
    bots = seated(played, lineup, number)
    state.settle()
    plies = 0
    while state.seat >= 0:
        state.answer(bots[state.seat].pick(View(state, state.seat)))
        plies += 1
    return plies


def metered(
    played: Game, state: State, lineup: tuple[str, ...], number: int, row: Row, seats: list[Row]
) -> int:
    """Play with all meters."""
    bots = seated(played, lineup, number)
    meters = all_meters()
    for meter in meters:
        meter.before(played, state)
    state.settle()
    plies = 0
    while state.seat >= 0:
        for meter in meters:
            meter.step(played, state)
        state.answer(bots[state.seat].pick(View(state, state.seat)))
        plies += 1
    for meter in meters:
        meter.after(played, state, row, seats)
    return plies


def results(played: Game, state: State, row: Row, seats: list[Row]) -> None:
    """Add the outcome."""
    outcome = played.outcome(state)
    assert outcome is not None
    row["why"] = outcome.why
    row["winners"] = len(outcome.winners)
    places = outcome.places()
    for seat, found in enumerate(seats):
        found["place"] = places[seat]
        found["won"] = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        found["total"] = outcome.total(seat)
        found["scores"] = WRITTEN(outcome.scores[seat])


def record(job: Job, number: int, row: Row | None = None) -> str:
    """Play one game of a job again without meters. Return its record.

    Raises BadRequest if the result differs from the stored row, because the bots have changed.
    """
    if not 0 <= number < job.games:
        raise BadRequest(f"there is no game {number}; the study has 0 to {job.games - 1}")
    match = deadroad.new(job.game, job.seats, job.seed(number), job.settings)
    bots = seated(match.game, job.lineup(number), number)
    while match.seat is not None:
        match.answer(bots[match.seat].choose(match.view(match.seat)))
    assert match.outcome is not None
    if row is not None and (row["plies"], row["why"]) != (len(match.plies), match.outcome.why):
        raise BadRequest(f"game {number} has another result now: the bots have changed since the study")
    return match.record()


def play_chunk(job: Job, chunk: range) -> tuple[list[Row], list[Row]]:
    """Play a chunk of a job. This is the unit of work of a pool."""
    games: list[Row] = []
    seats: list[Row] = []
    play_text(job.variant)
    played = game(job.game)
    settings = played.read_settings(job.settings)
    for number in chunk:
        row, rows = play(job, number, played, settings)
        games.append(row)
        seats += rows
    return games, seats
