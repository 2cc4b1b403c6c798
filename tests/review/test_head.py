"""The head of a value function: a last layer for reviews, for the one network that it belongs to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from safetensors.numpy import load_file

from deadroad.bots.network import described, network, place
from deadroad.games import GAMES, folder, game
from deadroad.review.head import FILE, digest_of, head, headed
from deadroad.review.stamp import network_stamp
from deadroad.review.value import NetworkValue, value_of


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """Forget which heads fit, before and after a test."""
    for known in (head, network_stamp):
        known.cache_clear()
    yield
    for known in (head, network_stamp):
        known.cache_clear()


def test_every_shipped_head_belongs_to_the_network_of_its_game() -> None:
    shipped = [name for name in GAMES if name != "lanterns" and (folder(name) / FILE).is_file()]
    assert shipped == ["zombies"]
    for name in shipped:
        assert described(folder(name) / FILE)["network"] == digest_of(place(game(name)))
        assert head(game(name)) == folder(name) / FILE


def test_reviews_value_positions_with_the_head_and_name_it() -> None:
    found = game("zombies")
    value = value_of(found)
    assert isinstance(value, NetworkValue)
    own = network(found)
    hidden = np.ones((1, own.width), dtype=np.float32)
    layer = load_file(folder("zombies") / FILE)
    logits = hidden @ layer["shares.weight"].astype(np.float32).T + layer["shares.bias"].astype(np.float32)
    chosen = np.exp(logits[:, [0, 1, -1]])
    assert value.network.shares(hidden, 2) == pytest.approx(chosen / chosen.sum(), abs=1e-4)
    assert value.network.shares(hidden, 2) != pytest.approx(own.shares(hidden, 2), abs=1e-4)
    assert (value.network.policy(hidden) == own.policy(hidden)).all()
    assert f"head {digest_of(folder('zombies') / FILE)}" in value.stamp


def test_a_game_without_a_head_is_valued_by_its_network() -> None:
    found = game("hit-z-road")
    assert head(found) is None
    assert headed(found, network(found)) is network(found)
    assert "head" not in network_stamp(found)


def test_a_head_is_ignored_with_another_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = game("zombies")
    other = tmp_path / "zombies.safetensors"
    other.write_bytes(place(found).read_bytes() + b" ")
    monkeypatch.setenv("DEADROAD_NETWORKS", str(tmp_path))
    assert head(found) is None
    assert network_stamp(found).startswith(f"network {digest_of(other)}, pool")
