"""How well the shares of wins that a network predicts agree with what happens.

    python bench/calibration.py --positions 10000 --out docs/pictures/calibration.svg
    python bench/calibration.py zombies zombietown --whole

The bare policy plays many games against itself, side by side: short ones where the game has them, or whole
ones with --whole. At random questions the shares of every seat and of "nobody wins" are noted, as the asked
seat's view gives them. After the end each is compared with the result. The error is the mean distance between
prediction and result over ten bins, weighted by their size.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from rich.console import Console
from rich.progress import Progress

from deadroad.bots.network import network
from deadroad.games import GAMES, game
from deadroad.learn.self_play import NOTES, SelfPlay

BINS = 10
FIRST_SEED = 9_000_000_000  # training and evaluation play other seeds


@dataclass
class Agreement:
    """Predictions and results of one game with one number of seats."""

    name: str
    seats: int
    predicted: list[float] = field(default_factory=list)
    happened: list[float] = field(default_factory=list)
    positions: int = 0
    games: int = 0

    def bins(self) -> list[tuple[float, float, int]]:
        """Return the mean prediction, the mean result and the size of every bin that is not empty."""
        predicted, happened = np.array(self.predicted), np.array(self.happened)
        which = np.minimum((predicted * BINS).astype(int), BINS - 1)
        return [
            (float(predicted[which == part].mean()), float(happened[which == part].mean()), int(size))
            for part in range(BINS)
            if (size := (which == part).sum())
        ]

    def error(self) -> float:
        """Return the mean distance between prediction and result."""
        return sum(abs(told - came) * size for told, came, size in self.bins()) / len(self.predicted)


def measure(name: str, seats: int, positions: int, settings: dict[str, Any], progress: Progress) -> Agreement:
    """Play until enough positions are noted and their games are over."""
    brain = network(game(name))
    agreement = Agreement(name, seats)
    bar = progress.add_task(f"{name}, {seats} seats", total=positions)
    games = -(-positions // NOTES)
    for played in SelfPlay(brain, seats, settings, FIRST_SEED).games(games):
        agreement.predicted += brain.shares(played.hidden, seats).ravel().tolist()
        agreement.happened += played.results.ravel().tolist()
        agreement.positions += len(played.results)
        agreement.games += 1
        progress.update(bar, completed=min(positions, agreement.positions))
    return agreement


def draw(found: list[Agreement], path: Path) -> None:
    """Draw result over prediction, one field for each game and number of seats."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(3 * len(found), 3.4), layout="constrained")
    for axis, agreement in zip(np.atleast_1d(figure.subplots(1, len(found))), found, strict=True):
        axis.plot([0, 1], [0, 1], color="grey", linewidth=1)
        bins = agreement.bins()
        most = max(size for _, _, size in bins)
        axis.plot([told for told, _, _ in bins], [came for _, came, _ in bins], linewidth=1)
        axis.scatter(
            [told for told, _, _ in bins],
            [came for _, came, _ in bins],
            s=[8 + 60 * size / most for _, _, size in bins],
        )
        axis.set_title(f"{agreement.name}, {agreement.seats} seats", fontsize=9)
        axis.set_xlabel(f"predicted share; error {agreement.error():.3f}", fontsize=8)
        axis.set_ylabel("share of wins", fontsize=8)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, format="svg")


def main() -> None:
    """Measure, print a table, draw a picture."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--whole", action="store_true", help="play whole games instead of short ones")
    parser.add_argument("--out", type=Path, help="a picture (svg)")
    chosen = parser.parse_args()
    console = Console(highlight=False)
    found: list[Agreement] = []
    with Progress(console=console) as progress:
        for name in chosen.games:
            allowed = range(game(name).fewest, game(name).most + 1)
            for seats in [count for count in (2, 4) if count in allowed] or [game(name).most]:
                settings = {} if chosen.whole else game(name).brief()
                found.append(measure(name, seats, chosen.positions, settings, progress))
    console.print("| game | seats | games | positions | error |\n|---|---|---|---|---|")
    for one in found:
        console.print(f"| {one.name} | {one.seats} | {one.games} | {one.positions:,} | {one.error():.3f} |")
    if chosen.out:
        draw(found, chosen.out)


if __name__ == "__main__":
    main()
