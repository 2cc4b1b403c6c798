"""Start a run from an existing network: a shipped one, or the result of another run."""

from __future__ import annotations

from pathlib import Path

import torch
from safetensors import SafetensorError, safe_open

from deadroad.bots.network import fingerprint, stamp
from deadroad.games import game
from deadroad.kernel.errors import BadRequest
from deadroad.learn.network import Network
from deadroad.learn.settings import Training


def start_from(path: Path, network: Network, training: Training) -> None:
    """Copy the weights of an exported network into a new one.

    If the observation has gained numbers at its end, their weights start at zero. The head of the worth is
    not exported, so such a run should train it first (`warm_up`).
    """
    if not path.is_file():
        raise BadRequest(f"{path}: no such file")
    try:
        with safe_open(path, framework="pt") as file:
            about = dict(file.metadata() or {})
            tensors = {name: file.get_tensor(name).float() for name in file.keys()}  # noqa: SIM118 - it is no dict
    except SafetensorError as error:
        raise BadRequest(f"{path} cannot be read: {error}") from None
    _demand_same_game(path, training, about, tensors["enter.weight"].shape[1])
    own = network.state_dict()
    entrance = torch.zeros_like(own["enter.weight"], device="cpu")
    _demand(path, "number of blocks", about.get("blocks"), str(training.blocks))
    _demand(path, "width", tensors["enter.weight"].shape[0], entrance.shape[0])
    entrance[:, : tensors["enter.weight"].shape[1]] = tensors["enter.weight"]
    tensors["enter.weight"] = entrance
    try:
        found = network.load_state_dict(tensors, strict=False)
    except RuntimeError as error:
        raise BadRequest(f"{path} does not fit: {str(error).splitlines()[-1].strip()}") from None
    if found.unexpected_keys:
        raise BadRequest(f"{path} does not fit: it has other layers")


def _demand_same_game(path: Path, training: Training, about: dict[str, str], inputs: int) -> None:
    found = game(training.game)
    wanted = stamp(found)
    for key in ("game", "answers"):
        _demand(path, key, about.get(key), wanted[key])
    names = found.observer().names[:inputs]
    _demand(path, "observation", about.get("observation"), fingerprint(names))


def _demand(path: Path, what: str, has: object, wanted: object) -> None:
    if has != wanted:
        raise BadRequest(f"{path} can't start this run: its {what} is {has}, not {wanted}")
