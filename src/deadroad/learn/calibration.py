"""Fit the shares of wins of a finished network to the games that it plays. Its policy stays as it is.

Values that were learned while the policy still changed are often too sure. The last layer is fitted again, by
maximum likelihood, to results of fresh games with every number of seats, both short and whole.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from safetensors.numpy import load_file, save_file
from torch import Tensor

from deadroad.bots.network import Network
from deadroad.learn.self_play import Numbers, SelfPlay

FIRST_SEED = 8_000_000_000  # training, evaluation and bench/calibration.py play other seeds
HELD_OUT = 5  # every fifth game only measures
CLOSE = 1e-4  # weight of the distance to the old layer
STEPS = 200
BINS = 10


@dataclass
class Lesson:
    """The noted positions of all games with one number of seats."""

    columns: list[int]  # outputs of the layer that count: the seats, then "nobody wins"
    hidden: Tensor
    results: Tensor

    def logs(self, weight: Tensor, bias: Tensor) -> Tensor:
        """Return the logarithms of the predicted shares."""
        found: Tensor = (self.hidden @ weight.T + bias)[:, self.columns].log_softmax(1)
        return found


@dataclass
class Report:
    """How a layer does on games that it was not fitted to."""

    loss: float  # cross entropy
    error: float  # mean distance between prediction and result over ten bins


def error(predicted: Numbers, happened: Numbers) -> float:
    """Return the mean distance between predictions and results over ten bins, weighted by their size."""
    which = np.minimum((predicted * BINS).astype(int), BINS - 1)
    parts = [which == part for part in range(BINS)]
    distances = [abs(predicted[part].sum() - happened[part].sum()) for part in parts]
    return float(sum(distances) / len(predicted))


class Calibration:
    """The last layer of a network and the games that it is fitted to."""

    def __init__(self, brain: Network, path: Path) -> None:
        self.brain = brain
        self.path = path
        self.tensors = load_file(path)
        self.weight = torch.from_numpy(self.tensors["shares.weight"].astype(np.float32))
        self.bias = torch.from_numpy(self.tensors["shares.bias"].astype(np.float32))
        self.taught: list[Lesson] = []
        self.held_out: list[Lesson] = []

    def play(self, games: int, report: Callable[[float], None]) -> None:
        """Play this many games, spread evenly over the numbers of seats and the short and whole game."""
        game = self.brain.game
        settings = [game.brief(), {}] if game.brief() else [{}]
        lanes = [(seats, chosen) for seats in range(game.fewest, game.most + 1) for chosen in settings]
        done = 0
        for number, (seats, chosen) in enumerate(lanes):
            lane = SelfPlay(self.brain, seats, chosen, FIRST_SEED + number * games)
            sides: tuple[list[Tensor], list[Tensor]] = ([], [])
            results: tuple[list[Tensor], list[Tensor]] = ([], [])
            for played in lane.games(max(HELD_OUT, games // len(lanes))):
                side = played.number % HELD_OUT == 0
                sides[side].append(torch.from_numpy(played.hidden))
                results[side].append(torch.from_numpy(played.results))
                done += 1
                report(min(1.0, done / games))
            columns = [*range(seats), game.most]
            self.taught.append(Lesson(columns, torch.cat(sides[0]), torch.cat(results[0])))
            self.held_out.append(Lesson(columns, torch.cat(sides[1]), torch.cat(results[1])))

    def fit(self) -> tuple[Report, Report]:
        """Fit the layer; return how the old and the new one do on games that were held out."""
        old_weight, old_bias = self.weight, self.bias
        weight, bias = old_weight.clone().requires_grad_(), old_bias.clone().requires_grad_()
        optimiser = torch.optim.LBFGS([weight, bias], max_iter=STEPS, line_search_fn="strong_wolfe")
        positions = sum(len(lesson.results) for lesson in self.taught)

        def loss() -> Tensor:
            optimiser.zero_grad()
            total = CLOSE * (weight - old_weight).square().sum()
            for lesson in self.taught:
                total = total - (lesson.results * lesson.logs(weight, bias)).sum() / positions
            total.backward()
            return total

        optimiser.step(loss)
        before = self._measure()
        self.weight, self.bias = weight.detach(), bias.detach()
        return before, self._measure()

    def _measure(self) -> Report:
        logs = [lesson.logs(self.weight, self.bias) for lesson in self.held_out]
        results = [lesson.results for lesson in self.held_out]
        positions = sum(len(one) for one in results)
        loss = -sum(float((one * log).sum()) for one, log in zip(results, logs, strict=True)) / positions
        predicted = np.concatenate([log.exp().numpy().ravel() for log in logs])
        return Report(loss, error(predicted, np.concatenate([one.numpy().ravel() for one in results])))

    def save(self, folder: Path) -> Path:
        """Write GAME.safetensors into a folder; return its path."""
        tensors = self.tensors | {
            "shares.weight": self.weight.numpy().astype(np.float16),
            "shares.bias": self.bias.numpy().astype(np.float16),
        }
        positions = sum(len(lesson.results) for lesson in self.taught)
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.brain.game.name}.safetensors"
        partial = path.with_suffix(".partial")
        save_file(tensors, partial, metadata=self.brain.about | {"calibrated": str(positions)})
        partial.replace(path)
        return path
