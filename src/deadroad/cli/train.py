"""`deadroad train`: train a network for a game by imitation of level 2 and self-play."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console

from deadroad.arena.processes import processors
from deadroad.bots.network import read_header
from deadroad.kernel.errors import BadRequest

CHOICES = (
    *("minutes", "workers", "games", "width", "minibatch", "rate"),
    *("imitate", "values_only", "ratings", "rivals", "contest", "seed"),
)
# A trained network needs no imitation, no reward for points, and smaller steps.
STARTED = {"imitate": 0.0, "shaping": 0.0, "rate": 2.5e-4, "warm_up": 10}


def demand_packages() -> None:
    """Raise BadRequest if a package of the extra `learn` is missing."""
    for package in ("numpy", "safetensors", "torch"):
        if find_spec(package) is None:
            raise BadRequest(f"training needs {package}: pip install 'deadroad[learn]'")


def sizes(path: Path) -> dict[str, int]:
    """Return the width and the number of blocks of an exported network."""
    try:
        header = read_header(path)
        return {"width": header["enter.weight"]["shape"][0], "blocks": int(header["__metadata__"]["blocks"])}
    except (KeyError, IndexError, TypeError, ValueError):
        raise BadRequest(f"{path} can't start a run: it holds no network") from None


def train(chosen: argparse.Namespace) -> int:
    """Train a network or continue a run, and print its progress."""
    demand_packages()
    from deadroad.learn.run_folder import RunFolder
    from deadroad.learn.settings import Training
    from deadroad.learn.trainer import Trainer

    console = Console(highlight=False)
    given = {name: getattr(chosen, name) for name in CHOICES if getattr(chosen, name) is not None}
    if chosen.resume:
        if chosen.start is not None:
            raise BadRequest("a run that is resumed has started already: leave out --start")
        kept = RunFolder(chosen.out).training()
        if kept.game != chosen.game:
            raise BadRequest(f"{chosen.out} holds a run of {kept.game}, not of {chosen.game}")
        training = Training(**(kept.described() | given))
    else:
        started = {} if chosen.start is None else {**STARTED, **sizes(chosen.start)}
        training = Training(chosen.game, **({"workers": max(1, processors() - 1)} | started | given))

    def report(line: str, done: float) -> None:
        left = training.minutes * (1.0 - done)
        console.print(f"{done:4.0%}, {left:.1f} min left: {line}", soft_wrap=True)

    trainer = Trainer(training, chosen.out, resume=chosen.resume, report=report, start=chosen.start)
    seconds = float("inf") if chosen.stop_after is None else 60.0 * chosen.stop_after
    path = trainer.run(stop_after=seconds)
    console.print(f"network: {path}", soft_wrap=True)
    if trainer.done < 1.0:
        console.print(
            f"to continue: deadroad train {chosen.game} --out {chosen.out} --resume", soft_wrap=True
        )
    return 0
