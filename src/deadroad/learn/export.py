"""Export a trained network to the file that bots use, in half precision and stamped with its game."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from safetensors.numpy import save_file

from deadroad.bots.network import stamp
from deadroad.games import game
from deadroad.learn.network import Network
from deadroad.learn.results import points_unit
from deadroad.learn.run_folder import Progress, commit
from deadroad.learn.settings import Training


def export(network: Network, training: Training, progress: Progress, folder: Path) -> Path:
    """Write GAME.safetensors into a folder; return its path."""
    found = game(training.game)
    tensors = {
        name: value.detach().cpu().numpy().astype(np.float16)
        for name, value in network.state_dict().items()
        if not name.startswith("worth.")
    }
    about = stamp(found) | {
        "blocks": str(training.blocks),
        "points_unit": str(points_unit(found)),
        "commit": commit(),
        "minutes": f"{progress.seconds / 60:.1f}",
        "decisions": str(progress.decisions),
        "games": str(progress.games),
    }
    path = folder / f"{training.game}.safetensors"
    partial = path.with_suffix(".partial")
    save_file(tensors, partial, metadata=about)
    partial.replace(path)
    return path
