"""`deadroad duel`: measure which player is stronger, and by how much."""

from __future__ import annotations

import argparse
import itertools
from typing import Any

from rich.console import Console
from rich.table import Table

import deadroad
from deadroad.arena import pool
from deadroad.arena.duel import Duel, Solo, duel, solo
from deadroad.arena.job import Job
from deadroad.arena.why import why
from deadroad.bots.names import by_level
from deadroad.cli.bar import Bar
from deadroad.cli.fallback import warn_of_fallback
from deadroad.cli.parser import chosen_settings
from deadroad.cli.sim import players
from deadroad.cli.variants import warn_of_networks
from deadroad.cli.why import explain
from deadroad.games import game, playing
from deadroad.kernel.errors import BadRequest


def duels(chosen: argparse.Namespace) -> int:
    """Play a duel, or with --ladder every level against the one below it."""
    console = Console(highlight=False)
    if chosen.ladder:
        return ladder(console, chosen)
    if chosen.game is None or len(chosen.bots) < 2:
        raise BadRequest("a duel needs a game and two players or more: deadroad duel hit-z-road 3 net")
    bots = tuple(player for word in chosen.bots for player in players(word))
    warn_of_fallback(chosen.game, bots)
    fewest, most = deadroad.info(chosen.game)["seats"]
    usual = 1 if most == 1 else max(fewest, len(bots))
    seats = usual if chosen.seats is None else chosen.seats
    settings = chosen_settings(chosen, chosen.game)
    if chosen.why and len(bots) != 2:
        raise BadRequest(f"--why compares two players, not {len(bots)}")
    if chosen.why:
        found = why(chosen.game, seats, settings, (bots[0], bots[1]), chosen.games, chosen.first)
        explain(console, chosen.game, seats, found)
    elif seats == 1:
        if len(bots) > 2:
            raise BadRequest(f"with one seat, two players are compared, not {len(bots)}")
        alone = [asked_for(chosen, chosen.game, (bot,), 1, settings) for bot in bots]
        show_solo(console, played_solo(console, chosen, *alone), bots, game(chosen.game).points_alone())
    else:
        show(console, played(console, chosen, asked_for(chosen, chosen.game, bots, seats, settings)))
    return 0


def asked_for(
    chosen: argparse.Namespace, name: str, bots: tuple[str, ...], seats: int, settings: dict[str, Any]
) -> Job:
    """Return the games to play."""
    job = Job(name, seats, bots, chosen.games, chosen.first, settings, meters=False, variant=playing())
    job.try_out()
    warn_of_networks(job.variant, job.bots)
    return job


def played(console: Console, chosen: argparse.Namespace, job: Job) -> Duel:
    """Play a duel with a progress bar. After Ctrl-C, return the results so far."""
    with Bar(console) as progress:
        task = progress.add_task(f"{job.game}: {', '.join(str(bot) for bot in job.bots)}", total=job.games)
        workers = pool.hands(chosen.workers)
        found = duel(
            job, workers, until=chosen.until, heard=lambda done: progress.update(task, completed=done)
        )
    if found.stopped:
        if found.games:
            show(console, found)
        raise KeyboardInterrupt
    return found


def played_solo(console: Console, chosen: argparse.Namespace, one: Job, other: Job) -> Solo:
    """Let two players play the same seeds in games for one seat."""
    with Bar(console) as progress:
        task = progress.add_task(f"{one.game} alone", total=one.games + other.games)
        workers = pool.hands(chosen.workers)
        return solo(
            one, other, workers, until=chosen.until, heard=lambda done: progress.update(task, completed=done)
        )


def show(console: Console, found: Duel) -> None:
    """Print shares of wins and ratings."""
    title = f"{found.job.game}, {found.job.seats} seats, {found.games} games; parity {found.parity:.3f}"
    table = Table(title=title)
    for head in ("player", "share of wins (95 %)", "times parity", "rating"):
        table.add_column(head, justify="right")
    ratings = found.ratings()
    for player, score in found.scores.items():
        rating = ratings.get(player)
        share = score.share
        words = f"{rating.value:+.0f} ± {rating.high - rating.value:.0f}" if rating else "-"
        table.add_row(player, str(share), f"{share.value / found.parity:.2f}", words)
    console.print(table)


def show_solo(console: Console, found: Solo, bots: tuple[str, ...], sense: int) -> None:
    """Print the results of two players in games for one seat, with points if the game has any."""
    rows = [
        *[(bot, found.wins[at], found.totals[at]) for at, bot in enumerate(bots[:2])],
        ("difference", found.more_wins, found.more_points),
    ]
    table = Table(title=f"alone on the same seeds, {found.more_wins.count} games each")
    heads = ["player", "win rate (95 %)"]
    if sense:
        heads.append("points (95 %)" if sense > 0 else "points, fewer are better (95 %)")
    for head in heads:
        table.add_column(head, justify="right")
    for who, wins, points in rows:
        table.add_row(*[who, str(wins), str(points)][: len(heads)])
    console.print(table)


def ladder(console: Console, chosen: argparse.Namespace) -> int:
    """Measure every level against the one below it, and print a Markdown table."""
    if chosen.bots:
        raise BadRequest("--ladder plays every level of a game: omit the players")
    names = [chosen.game] if chosen.game else deadroad.games()
    rows: list[str] = []
    for name in names:
        warn_of_fallback(name, (1, 3, 4))
        fewest, most = deadroad.info(name)["seats"]
        tables = sorted({fewest, min(2, most)}) if chosen.seats is None else [chosen.seats]
        for seats, level in itertools.product(tables, (1, 2, 3, 4)):
            rows.append(rung(console, chosen, name, level, seats))
            console.print(rows[-1], soft_wrap=True)
    console.print("\n| game | levels | games | result (95 %) | parity |\n|---|---|---|---|---|")
    console.print("\n".join(rows), soft_wrap=True)
    return 0


def rung(console: Console, chosen: argparse.Namespace, name: str, level: int, seats: int) -> str:
    """Return one row of the ladder. By default, levels that search play the short game."""
    bots = (by_level(game(name), level), by_level(game(name), level - 1))
    settings = chosen_settings(chosen, name) or (game(name).brief() if level > 2 else {})
    words = " ".join(f"{key}={value}" for key, value in settings.items())
    what = f"{name}, `{words}`" if words else name
    if seats == 1:
        found = played_solo(console, chosen, *[asked_for(chosen, name, (bot,), 1, settings) for bot in bots])
        result = f"wins {found.more_wins}"
        if game(name).points_alone():
            result += f", points {found.more_points}"
        return f"| {what} | {level} over {level - 1}, alone | {found.more_wins.count} | {result} | 0 |"
    table = played(console, chosen, asked_for(chosen, name, bots, seats, settings))
    share = table.scores[bots[0]].share
    return f"| {what} | {level} against {level - 1} | {table.games} | {share} | {table.parity:.2f} |"
