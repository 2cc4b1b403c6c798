"""Calibration, on the toy game: the shares are fitted anew, and nothing else changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from deadroad.bots.network import ELSEWHERE, network
from deadroad.cli import main
from deadroad.games import game
from deadroad.learn.calibration import Calibration, error
from deadroad.learn.export import export
from deadroad.learn.network import Network, Shape
from deadroad.learn.run_folder import Progress
from deadroad.learn.self_play import SelfPlay
from deadroad.learn.settings import Training

TOY = Training("lanterns", width=16, blocks=1)


@pytest.fixture
def overconfident(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A network that is certain that the asked seat wins."""
    folder = tmp_path / "old"
    folder.mkdir()
    path = export(Network(Shape.of(TOY)), TOY, Progress(), folder)
    monkeypatch.setenv(ELSEWHERE, str(folder))
    network.cache_clear()
    about = network(game("lanterns")).about
    tensors = load_file(path)
    tensors["shares.bias"][0] = 6.0
    save_file(tensors, path, metadata=about)
    network.cache_clear()
    yield path
    network.cache_clear()


def test_the_error_is_the_distance_in_each_bin() -> None:
    predicted = np.array([0.9, 0.9, 0.1, 0.1], dtype=np.float32)
    assert error(predicted, np.array([1, 1, 0, 0], dtype=np.float32)) == pytest.approx(0.1)
    assert error(predicted, np.array([1, 0, 0, 1], dtype=np.float32)) == pytest.approx(0.4)


def test_self_play_counts_results_from_the_asked_seat(overconfident: Path) -> None:
    brain = network(game("lanterns"))
    played = list(SelfPlay(brain, 2, {}, 1).games(9))
    assert {one.number for one in played} == set(range(9))
    for one in played:
        assert one.hidden.shape == (len(one.results), brain.width)
        assert one.results.sum(axis=1) == pytest.approx(np.ones(len(one.results)))


def test_a_calibrated_network_predicts_better_and_plays_the_same(
    overconfident: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["calibrate", "lanterns", "--games", "60", "--out", str(tmp_path / "new")]) == 0
    assert "lanterns.safetensors" in capsys.readouterr().out
    old, new = load_file(overconfident), load_file(tmp_path / "new" / "lanterns.safetensors")
    changed = {name for name in old if not np.array_equal(old[name], new[name])}
    assert changed == {"shares.weight", "shares.bias"}


def test_the_error_shrinks_on_games_that_were_held_out(overconfident: Path) -> None:
    calibration = Calibration(network(game("lanterns")), overconfident)
    calibration.play(60, lambda _: None)
    before, after = calibration.fit()
    assert after.error < before.error / 2
    assert after.loss < before.loss


def test_calibration_without_games_is_refused(overconfident: Path, tmp_path: Path) -> None:
    assert main(["calibrate", "lanterns", "--games", "0", "--out", str(tmp_path / "new")]) == 2
    assert not (tmp_path / "new").exists()
