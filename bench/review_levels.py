"""Which share of the stake each level of bots loses: the table of levels in docs/review.md and review.toml.

    python bench/review_levels.py hit-z-road --decisions 300

Bots of mixed levels play games. At some questions every level answers from the same view, and a review with
its usual number of worlds judges each answer. The loss of a level is the cost of its answers divided by
what answers at random would have cost.
"""

from __future__ import annotations

import argparse
import os
from functools import partial

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from rich.console import Console
from rich.progress import Progress

import deadroad
from deadroad.bots import bot
from deadroad.games import GAMES, game
from deadroad.kernel.game import Game
from deadroad.kernel.record import read
from deadroad.kernel.view import View
from deadroad.review.comparison import Comparison, shortlist
from deadroad.review.judging import Verdict, judged
from deadroad.review.line import Answer, line
from deadroad.review.scale import scale
from deadroad.review.summary import lost
from deadroad.review.value import value_of
from deadroad.review.worlds import seed_of

LEVELS = (0, 2, 3, 4)  # level 1 draws from the network that the review asks
WORLDS = 16
EVERY = 7  # of so many questions one is asked
Z = 1.959964


def answers(found: Game, seed: int) -> list[Answer]:
    """Return the answers of a game of mixed bots."""
    seats = min(2, found.most)
    match = deadroad.new(found.name, seats=seats, seed=seed, settings=found.brief())
    players = [bot(found, LEVELS[(seed + seat) % 3], 31 * seed + seat) for seat in range(seats)]
    while match.seat is not None:
        match.answer(players[match.seat].choose(match.view(match.seat)))
    return line(read(match.record())).answers


def judgement(found: Game, answer: Answer, option: int) -> tuple[float, float]:
    """Return what an answer costs, and what a random one would cost."""
    imagine = partial(found.imagine, View(answer.before, answer.seat))
    options, value, seed = list(answer.before.asked), value_of(found), seed_of(88, answer.number)
    short = shortlist(value, imagine, options, option, seed)
    comparison = Comparison(value, imagine, option, answer.seat, seed)
    own = Verdict(comparison, short, scale(found.name), WORLDS, WORLDS)
    made = judged(found.space, own, options[seed % len(options)], own.network_cost, scale(found.name))
    return made.cost, made.stake


def main() -> None:
    """Measure one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--decisions", type=int, default=300)
    chosen = parser.parse_args()
    found, console = game(chosen.game), Console()
    costs: dict[int, list[float]] = {level: [] for level in LEVELS}
    stakes: dict[int, list[float]] = {level: [] for level in LEVELS}
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(found.name, total=chosen.decisions)
        seed = 60_000
        while len(costs[0]) < chosen.decisions:
            seed += 1
            for answer in answers(found, seed)[seed % EVERY :: EVERY]:
                if len(answer.before.asked) == 1:
                    continue
                for level in LEVELS:
                    option = bot(found, level, seed_of(seed, answer.number)).pick(
                        View(answer.before, answer.seat)
                    )
                    cost, stake = judgement(found, answer, option)
                    costs[level].append(cost)
                    stakes[level].append(stake)
                progress.advance(task)
    console.print(f"{found.name}: {len(costs[0])} decisions")
    for level in LEVELS:
        loss, error = lost(costs[level], stakes[level])
        console.print(f"level {level}: {loss or 0.0:.3f} ± {Z * error:.3f}")


if __name__ == "__main__":
    main()
