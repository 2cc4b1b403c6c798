"""`deadroad calibrate`: fit the shares of wins of a network to the games that it plays."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.progress import Progress

from deadroad.bots.network import network, place
from deadroad.cli.train import demand_packages
from deadroad.games import game
from deadroad.kernel.errors import BadRequest


def calibrate(chosen: argparse.Namespace) -> int:
    """Play, fit the last layer, and write the network if it predicts better."""
    demand_packages()
    from deadroad.learn.calibration import Calibration

    found = game(chosen.game)
    if chosen.games < 1:
        raise BadRequest("--games must be at least 1")
    console = Console(highlight=False)
    calibration = Calibration(network(found), place(found))
    with Progress(console=console) as progress:
        bar = progress.add_task(f"{found.name}, {chosen.games} games", total=1.0)
        calibration.play(chosen.games, lambda done: progress.update(bar, completed=done))
    before, after = calibration.fit()
    console.print("on games that were held out: before, after", soft_wrap=True)
    console.print(f"  error of shares  {before.error:.3f}  {after.error:.3f}")
    console.print(f"  cross entropy    {before.loss:.3f}  {after.loss:.3f}")
    if after.loss >= before.loss:
        raise BadRequest("the new layer predicts no better, so nothing was written: play more games")
    console.print(f"network: {calibration.save(chosen.out)}", soft_wrap=True)
    return 0
