"""The folder of a training run: checkpoints, curves and settings."""

from __future__ import annotations

import hashlib
import json
import subprocess
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

import deadroad
from deadroad.games import game
from deadroad.kernel.errors import BadRequest
from deadroad.learn.learner import Learner
from deadroad.learn.network import Network
from deadroad.learn.settings import Training


@dataclass
class Progress:
    """The progress of a run, over all its parts."""

    seconds: float = 0.0
    updates: int = 0
    decisions: int = 0
    games: int = 0
    pieces: int = 0
    curve: list[dict[str, float]] = field(default_factory=list)


class RunFolder:
    """The folder of a run."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        self.checkpoint = path / "checkpoint.pt"

    def training(self) -> Training:
        """Return the settings of the run in this folder."""
        try:
            about = json.loads((self.path / "run.json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            raise BadRequest(f"{self.path} holds no run to resume") from None
        return Training(**about["training"])

    def claim(self, *, resume: bool) -> None:
        """Raise BadRequest if the folder does not fit `resume`."""
        if self.checkpoint.exists() and not resume:
            raise BadRequest(f"{self.path} holds a run already: add --resume, or choose another folder")
        if resume and not self.checkpoint.exists():
            raise BadRequest(f"{self.path} holds no run to resume")

    def describe(self, training: Training, *, resume: bool, start: Path | None = None) -> None:
        """Write what the run is: its settings, the network it started from, what ran each of its parts."""
        found = game(training.game)
        part = {
            "deadroad": deadroad.__version__,
            "compiled": deadroad.COMPILED,
            "commit": commit(),
            "torch": torch.__version__,
            "device": torch.cuda.get_device_name() if torch.cuda.is_available() else "cpu",
        }
        known = json.loads((self.path / "run.json").read_text(encoding="utf-8")) if resume else {}
        about = {
            "training": training.described(),
            "start": known.get("start") if resume else started_from(start),
            "rules": found.version,
            "edition": found.edition,
            "observation": found.observer().size,
            "parts": [*known.get("parts", []), part],
        }
        _write(self.path / "run.json", json.dumps(about, indent=1, sort_keys=True) + "\n")

    def save(self, network: Network, learner: Learner, progress: Progress) -> None:
        """Replace the checkpoint atomically, so that a kill leaves the old or the new one."""
        state = {
            "network": network.state_dict(),
            "optimiser": learner.optimiser.state_dict(),
            "progress": asdict(progress),
        }
        partial = self.checkpoint.with_suffix(".partial")
        torch.save(state, partial)
        partial.replace(self.checkpoint)
        lines = [json.dumps(row, sort_keys=True) for row in progress.curve]
        _write(self.path / "curve.jsonl", "\n".join(lines) + "\n")

    def load(self, network: Network, learner: Learner) -> Progress:
        """Load the last checkpoint."""
        device = next(network.parameters()).device
        state: dict[str, Any] = torch.load(self.checkpoint, map_location=device, weights_only=True)
        try:
            network.load_state_dict(state["network"])
        except RuntimeError as error:
            raise BadRequest(
                f"{self.checkpoint} does not fit the game as it is now: {str(error).splitlines()[-1].strip()}"
            ) from None
        learner.optimiser.load_state_dict(state["optimiser"])
        return Progress(**state["progress"])


def started_from(path: Path | None) -> dict[str, str] | None:
    """Return the name and the digest of the network that a run starts from; None if it starts without one."""
    if path is None:
        return None
    return {"file": path.name, "sha256": hashlib.sha256(path.read_bytes()).hexdigest()}


def commit() -> str:
    """Return the commit of the working tree, if there is one."""
    try:
        asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "HEAD"]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def _write(path: Path, text: str) -> None:
    partial = path.with_name(path.name + ".partial")
    partial.write_text(text, encoding="utf-8")
    partial.replace(path)
