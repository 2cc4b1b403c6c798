"""Trained networks: data that ships with a game, evaluated with numpy on one core."""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from deadroad.games import folder
from deadroad.kernel.errors import BadRequest
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.view import View

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Numbers = npt.NDArray[np.float32]

NAME: Final = "network.safetensors"
ELSEWHERE: Final = "DEADROAD_NETWORKS"  # a folder with GAME.safetensors files that replace the shipped ones


class NoNetwork(BadRequest):
    """There is no network to play with; the message says why in one line."""


def stamp(found: Game) -> dict[str, str]:
    """Return what a network must fit: the game, its rules, its observations and its answers."""
    names = "\n".join(found.observer().names)
    answers = "\n".join(str(found.space.option(at)) for at in range(found.space.size))
    return {
        "game": found.name,
        "rules": str(found.version),
        "edition": str(found.edition),
        "observation": hashlib.sha256(names.encode()).hexdigest()[:16],
        "answers": hashlib.sha256(answers.encode()).hexdigest()[:16],
    }


class Evaluation:
    """What a network says of some positions, each from the view of the seat that is asked there."""

    def __init__(self, logits: Numbers, shares: Numbers, points: Numbers) -> None:
        self.logits = logits  # of every action, legal or not
        self.shares = shares  # each seat counted from the asked one, then nobody; they sum to 1
        self.points = points


class Network:
    """A residual network over one row of numbers."""

    def __init__(self, found: Game, tensors: dict[str, Any], about: dict[str, str]) -> None:
        import numpy

        self.game = found
        self.about = about
        self.observer = found.observer()
        self._np = numpy
        self._tensors = {
            name: numpy.ascontiguousarray(value.astype(numpy.float32).T) for name, value in tensors.items()
        }
        self._blocks = int(about["blocks"])

    def observe(self, views: list[View]) -> Numbers:
        """Return the observations of some views as rows."""
        size = self.observer.size
        rows = self._np.zeros((len(views), size), dtype=self._np.float32)
        memory: Any = rows.reshape(-1)
        flat: memoryview[float] = memoryview(memory)
        for place, view in enumerate(views):
            self.observer.write(view, flat, place * size)
        return rows

    def evaluate(self, rows: Numbers, seats: int) -> Evaluation:
        """Return what the network says of observations at a table of `seats`."""
        numpy, layer = self._np, self._layer
        hidden = numpy.maximum(layer("enter", rows), 0.0)
        for block in range(self._blocks):
            inner = numpy.maximum(
                layer(f"blocks.{block}.first", self._norm(f"blocks.{block}.norm", hidden)), 0.0
            )
            hidden = hidden + layer(f"blocks.{block}.second", inner)
        hidden = numpy.maximum(self._norm("norm", hidden), 0.0)
        shares = layer("shares", hidden)
        # Chairs that nobody sits in win nothing.
        shares = numpy.concatenate([shares[:, :seats], shares[:, -1:]], axis=1)
        shares = numpy.exp(shares - shares.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        return Evaluation(layer("policy", hidden), shares, layer("points", hidden))

    def positions(self, states: list[State]) -> Evaluation:
        """Return what the network says of positions, each seen by the seat that is asked."""
        return self.evaluate(self.observe([View(state, state.seat) for state in states]), states[0].seats)

    def _layer(self, name: str, rows: Numbers) -> Numbers:
        found: Numbers = rows @ self._tensors[f"{name}.weight"] + self._tensors[f"{name}.bias"]
        return found

    def _norm(self, name: str, rows: Numbers) -> Numbers:
        centred = rows - rows.mean(axis=1, keepdims=True)
        spread = self._np.sqrt((centred * centred).mean(axis=1, keepdims=True) + 1e-5)
        found: Numbers = centred / spread * self._tensors[f"{name}.weight"] + self._tensors[f"{name}.bias"]
        return found


def place(found: Game) -> Path:
    """Return where the network of a game lies: with the game, or in the folder DEADROAD_NETWORKS names."""
    if elsewhere := os.environ.get(ELSEWHERE):
        return Path(elsewhere, f"{found.name}.safetensors")
    return folder(found.name) / NAME


@cache
def network(found: Game) -> Network:
    """Return the network of a game; raise NoNetwork with the reason where there is none that fits."""
    path = place(found)
    if not path.is_file():
        raise NoNetwork(f"{found.name} has no network ({path.name} is missing)")
    # The libraries below start a thread for each core otherwise; bots have a core each.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        from safetensors import SafetensorError, safe_open
    except ImportError as error:
        raise NoNetwork(f"networks need the package {error.name}") from None
    try:
        with safe_open(path, framework="numpy") as file:
            about = dict(file.metadata() or {})
            tensors = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118 - it is no dict
    except SafetensorError as error:
        raise NoNetwork(f"{path.name} cannot be read: {error}") from None
    for key, wanted in stamp(found).items():
        if about.get(key) != wanted:
            raise NoNetwork(
                f"{path.name} does not fit {found.name}: its {key} is {about.get(key)}, not {wanted}"
            )
    return Network(found, tensors, about)
