"""Trained networks, which ship with a game and are evaluated with numpy on one core."""

from __future__ import annotations

import hashlib
import json
import os
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from deadroad.bots.layers import misfit
from deadroad.games import folder
from deadroad.kernel.chance import Chance
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

LONGEST: Final = 1 << 20  # bytes of a header that are read at most


class NoNetwork(BadRequest):
    """There is no usable network. The message gives the reason in one line."""


def stamp(found: Game) -> dict[str, str]:
    """Return what a network must match: the game, its rules, observations and answers.

    It may also be of an older version of the rules that still replays.
    """
    answers = [str(found.space.option(at)) for at in range(found.space.size)]
    return {
        "game": found.name,
        "rules": str(found.version),
        "edition": str(found.edition),
        "observation": fingerprint(found.observer().names),
        "answers": fingerprint(answers),
    }


def fingerprint(names: list[str]) -> str:
    """Return a short digest of names in their order."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


class Evaluation:
    """A network's predictions for some positions, each from the view of the asked seat."""

    def __init__(self, logits: Numbers, shares: Numbers, points: Numbers) -> None:
        self.logits = logits  # of every action, legal or not
        self.shares = shares  # of each seat, counted from the asked one, then "nobody wins"; they sum to 1
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
        self.rated = "trust.weight" in tensors  # whether its policy corrects the ratings of the heuristics
        self.width = len(self._tensors["norm.bias"])

    def with_layers(self, tensors: dict[str, Any]) -> Network:
        """Return a network with these layers and all other layers of this one."""
        known = {name: value.T for name, value in self._tensors.items()}
        return Network(self.game, known | tensors, self.about)

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
        """Return the predictions for observations at a table with `seats` seats."""
        hidden = self.hidden(rows)
        return Evaluation(self.policy(hidden), self.shares(hidden, seats), self._layer("points", hidden))

    def hidden(self, rows: Numbers) -> Numbers:
        """Return what the last layers see of some observations."""
        numpy, layer = self._np, self._layer
        hidden: Numbers = numpy.maximum(layer("enter", rows), 0.0)
        for block in range(self._blocks):
            inner = numpy.maximum(
                layer(f"blocks.{block}.first", self._norm(f"blocks.{block}.norm", hidden)), 0.0
            )
            hidden = hidden + layer(f"blocks.{block}.second", inner)
        last: Numbers = numpy.maximum(self._norm("norm", hidden), 0.0)
        return last

    def policy(self, hidden: Numbers) -> Numbers:
        """Return the logits of every action."""
        return self._layer("policy", hidden)

    def shares(self, hidden: Numbers, seats: int) -> Numbers:
        """Return the shares of wins of each seat and of "nobody wins". Empty seats win nothing."""
        numpy = self._np
        logits = self._layer("shares", hidden)
        logits = numpy.concatenate([logits[:, :seats], logits[:, -1:]], axis=1)
        shares: Numbers = numpy.exp(logits - logits.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        return shares

    def values(self, states: list[State]) -> Evaluation:
        """Return the predictions for positions, each from the view of the asked seat. Logits lack ratings."""
        return self.evaluate(self.observe([View(state, state.seat) for state in states]), states[0].seats)

    def positions(self, states: list[State]) -> Evaluation:
        """Return the predictions for positions. The policy includes ratings if the network uses them."""
        hidden = self.hidden(self.observe([View(state, state.seat) for state in states]))
        logits = self.policy(hidden)
        if self.rated:
            self.lean(logits, hidden, states)
        return Evaluation(logits, self.shares(hidden, states[0].seats), self._layer("points", hidden))

    def lean(self, logits: Numbers, hidden: Numbers, states: list[State]) -> None:
        """Add the ratings of the heuristics to the logits, as far as the network trusts them."""
        trust = self._np.logaddexp(self._layer("trust", hidden)[:, 0], 0.0)
        for row, state in enumerate(states):
            leanings = self._np.array(self.game.heuristics.leanings(state), dtype=self._np.float32)
            logits[row, list(state.asked)] += trust[row] * leanings

    def logits(self, view: View, chance: Chance) -> list[float]:
        """Return the logits of the options.

        Ratings, if the network uses them, are those of an imagined world.
        """
        if self.rated:
            found = self.positions([self.game.imagine(view, chance)])
        else:
            found = self.evaluate(self.observe([view]), view.seats)
        chosen: list[float] = found.logits[0, list(view.options)].tolist()
        return chosen

    def outlook(self, view: View) -> list[float]:
        """Return the shares of wins of every seat, then of "nobody wins", in the view of the asked seat."""
        found = self.evaluate(self.observe([view]), view.seats).shares[0].tolist()
        return [*[found[(seat - view.seat) % view.seats] for seat in range(view.seats)], found[-1]]

    def _layer(self, name: str, rows: Numbers) -> Numbers:
        found: Numbers = rows @ self._tensors[f"{name}.weight"] + self._tensors[f"{name}.bias"]
        return found

    def _norm(self, name: str, rows: Numbers) -> Numbers:
        centred = rows - rows.mean(axis=1, keepdims=True)
        spread = self._np.sqrt((centred * centred).mean(axis=1, keepdims=True) + 1e-5)
        found: Numbers = centred / spread * self._tensors[f"{name}.weight"] + self._tensors[f"{name}.bias"]
        return found


def place(found: Game) -> Path:
    """Return the path of a game's network: with the game, or in the folder DEADROAD_NETWORKS."""
    if elsewhere := os.environ.get(ELSEWHERE):
        return Path(elsewhere, f"{found.name}.safetensors")
    return folder(found.name) / NAME


def checked(found: Game) -> tuple[Path, dict[str, str]]:
    """Return where a game's network lies and what it says of itself, without loading it.

    Raises NoNetwork with the reason if there is none that fits.
    """
    path = place(found)
    if not path.is_file():
        raise NoNetwork(f"{found.name} has no network ({path.name} is missing)")
    for package in ("numpy", "safetensors"):
        if find_spec(package) is None:
            raise NoNetwork(f"networks need the package {package}")
    header = read_header(path)
    about = header["__metadata__"]
    for key, wanted in stamp(found).items():
        if key == "rules" and about.get(key) in [str(version) for version in found.replays]:
            continue  # the same play
        if about.get(key) != wanted:
            raise NoNetwork(
                f"{path.name} does not fit {found.name}: its {key} is {about.get(key)}, not {wanted}"
            )
    if wrong := misfit(found, header):
        raise NoNetwork(f"{path.name} does not fit {found.name}: {wrong}")
    return path, about


def described(path: Path) -> dict[str, str]:
    """Return the metadata of a safetensors file."""
    about: dict[str, str] = read_header(path)["__metadata__"]
    return about


def read_header(path: Path) -> dict[str, Any]:
    """Return the header of a safetensors file (8 bytes of length, then JSON), always with metadata."""
    try:
        with path.open("rb") as file:
            header = json.loads(file.read(min(int.from_bytes(file.read(8), "little"), LONGEST)))
        return {**header, "__metadata__": dict(header.get("__metadata__", {}))}
    except (OSError, ValueError, AttributeError, TypeError) as error:
        raise NoNetwork(f"{path.name} cannot be read: {error}") from None


def unusable(found: Game) -> str:
    """Return why a game's network can't be used, or nothing if it can. It is not loaded."""
    try:
        checked(found)
    except NoNetwork as error:
        return str(error)
    return ""


@cache
def network(found: Game) -> Network:
    """Return the network of a game. Raises NoNetwork with the reason if there is none that fits."""
    path, about = checked(found)
    # By default, numpy's libraries start a thread for each core. Each bot has only one core.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from safetensors import SafetensorError, safe_open

    try:
        with safe_open(path, framework="numpy") as file:
            tensors = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118 - it is no dict
    except SafetensorError as error:
        raise NoNetwork(f"{path.name} cannot be read: {error}") from None
    return Network(found, tensors, about)
