"""The room for learning, on the toy game: a run trains, survives a kill, and leaves a network that plays."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from safetensors import safe_open
from safetensors.torch import save_file

from deadroad.bots import bot
from deadroad.bots.network import ELSEWHERE, fingerprint, network
from deadroad.cli import main
from deadroad.games import GAMES, game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.errors import BadRequest
from deadroad.kernel.view import View
from deadroad.learn import collector, trainer
from deadroad.learn.collector import OWN_ANSWERS, own_answers
from deadroad.learn.evaluation import Contest
from deadroad.learn.experience import Experience, Lesson, lesson
from deadroad.learn.learner import VALUES
from deadroad.learn.network import Network, Shape
from deadroad.learn.results import row_size, rows
from deadroad.learn.run_folder import RunFolder, commit
from deadroad.learn.settings import Lane, Training
from deadroad.learn.trainer import Trainer
from deadroad.learn.worker import Side

TOY = Training(
    "lanterns", minutes=5, workers=1, games=24, steps=8, width=16, blocks=1, minibatch=64, contest=6
)


RATED = replace(TOY, ratings=True)


def begun(folder: Path, start: Path, training: Training = TOY) -> Trainer:
    return Trainer(training, folder, resume=False, report=lambda *_: None, start=start)


def trained(folder: Path, *, resume: bool = False, training: Training = TOY) -> Trainer:
    lines: list[str] = []
    trainer = Trainer(training, folder, resume=resume, report=lambda line, _: lines.append(line))
    trainer.run(updates=12)
    assert any("against level 2" in line for line in lines)
    return trainer


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Trainer:
    return trained(tmp_path_factory.mktemp("run"))


@pytest.fixture
def shipped(run: Trainer, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The network of the run, as if it were the toy's own."""
    monkeypatch.setenv(ELSEWHERE, str(run.folder.path))
    network.cache_clear()
    yield
    network.cache_clear()


@pytest.mark.usefixtures("shipped")
def test_a_run_leaves_a_network_that_plays(run: Trainer) -> None:
    assert run.progress.games > 0
    about = json.loads((run.folder.path / "run.json").read_text())
    assert about["training"]["game"] == "lanterns"
    assert about["training"]["seed"] == TOY.seed
    assert about["edition"] == game("lanterns").edition
    pace = next(row for row in run.progress.curve if "games_per_second" in row)
    assert pace["games_per_second"] == pytest.approx(pace["games"] / pace["seconds"])
    assert pace["decisions_per_second"] > pace["games_per_second"] > 0.0
    toy = game("lanterns")
    for name in ("net", "net:20", "easy"):
        state = toy.start(2, toy.read_settings({}), Pcg32(3))
        state.settle()
        players = [bot(toy, name, seat) for seat in range(2)]
        while state.seat >= 0:
            state.answer(players[state.seat].pick(View(state, state.seat)))


@pytest.mark.usefixtures("shipped")
def test_the_exported_network_gives_the_same_values_as_the_trained_one(run: Trainer) -> None:
    toy = game("lanterns")
    found = network(toy)
    state = toy.start(2, toy.read_settings({}), Pcg32(5))
    state.settle()
    seen = found.observe([View(state, state.seat)])
    said = found.evaluate(seen, toy.most)
    with torch.no_grad():
        wanted = run.network(torch.from_numpy(seen))
    assert said.logits[0] == pytest.approx(wanted.logits[0].numpy(), abs=0.02)
    assert said.shares[0] == pytest.approx(wanted.shares.softmax(-1)[0].numpy(), abs=0.02)


def test_a_network_can_learn_to_correct_ratings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = trained(tmp_path, training=RATED)
    assert run.network.trust.weight.any()  # it has learned when to trust them
    monkeypatch.setenv(ELSEWHERE, str(tmp_path))
    network.cache_clear()
    toy = game("lanterns")
    found = network(toy)
    assert found.rated
    state = toy.start(2, toy.read_settings({}), Pcg32(5))
    state.settle()
    while len(state.asked) < 2:
        state.answer(state.asked[0])
    asked = list(state.asked)
    leanings = torch.zeros(1, toy.space.size)
    leanings[0, asked] = torch.tensor(toy.heuristics.leanings(state))
    with torch.no_grad():
        wanted = run.network(torch.from_numpy(found.observe([View(state, state.seat)])), leanings)
    assert found.positions([state]).logits[0] == pytest.approx(wanted.logits[0].numpy(), abs=0.05)
    network.cache_clear()


def test_a_run_without_training_plays_as_the_ratings_say(tmp_path: Path) -> None:
    """The network starts as level 2, and learns from there."""
    network = Network(Shape.of(RATED))
    score = Contest("lanterns", 2, 40).play(network)
    assert 0.3 < score.share < 0.7


def test_against_rivals_the_network_learns_only_from_its_own_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lessons: list[Experience] = []

    def noted(played: Experience, *rest: object) -> Lesson:
        lessons.append(played)
        return lesson(played, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(collector, "lesson", noted)
    alone = replace(TOY, rivals=1.0, imitate=0.0)
    run = Trainer(alone, tmp_path, resume=False, report=lambda *_: None)
    run.run(updates=3)
    played = lessons[-1]
    assert 0.2 < played.foreign.float().mean() < 0.8
    for row in range(played.seats.shape[1]):  # each game has one seat of the network
        assert len(set(played.seats[~played.foreign[:, row], row].tolist())) <= 1
    own = int((~played.foreign).sum())
    assert len(lesson(played, torch.zeros_like(played.values[0]), played.seats[-1], 3, 0.9)) <= own


def test_rivals_give_the_answers_of_level_2() -> None:
    toy = game("lanterns")
    shapes: dict[str, tuple[tuple[int, ...], type[np.generic]]] = {
        "observations": ((4, toy.observer().size), np.float32),
        "masks": ((4, toy.space.size), np.uint8),
        "leanings": ((4, 0), np.float16),
        "results": ((4, toy.most, row_size(toy.most)), np.float32),
    }
    arrays = {name: np.zeros(shape, dtype=kind) for name, (shape, kind) in shapes.items()}
    numbers = {name: np.zeros(4, dtype=np.int64) for name in ("seats", "actions", "labels", "players")}
    flags = {name: np.zeros(4, dtype=np.uint8) for name in ("dones", "foreign")}
    side = Side("lanterns", Lane(2), 5, arrays | numbers | flags, 0.5)
    for _ in range(30):
        side.rate()
        seats, foreign = side.arrays["seats"].copy(), side.arrays["foreign"].copy()
        assert foreign.tolist() == [int(at < 2 and seats[at] != at % 2) for at in range(4)]
        asked = [state.asked for state in side.batch.states]
        side.arrays["actions"][:] = [options[0] for options in asked]
        best = side.arrays["labels"].copy()
        side.step(0.0)
        given = side.arrays["actions"]
        for at in range(4):
            assert given[at] == (best[at] if foreign[at] else asked[at][0])


def test_a_run_resumes_from_its_checkpoint(tmp_path: Path) -> None:
    first = trained(tmp_path)
    second = trained(tmp_path, resume=True)
    assert second.progress.pieces == 2
    assert second.progress.decisions == 2 * first.progress.decisions
    about = json.loads((tmp_path / "run.json").read_text())
    assert [part["commit"] for part in about["parts"]] == [commit(), commit()]


KILLED = f"""
from pathlib import Path
import sys
from deadroad.games import GAMES
GAMES.setdefault("lanterns", {GAMES["lanterns"]!r})
from deadroad.learn import trainer
from deadroad.learn.settings import Training
if __name__ == "__main__":
    trainer.SAVED_EVERY = 0.0
    training = Training(**{TOY.described()!r})
    trainer.Trainer(training, Path(sys.argv[1]), resume=False, report=lambda *_: None).run()
"""


def test_a_run_that_is_killed_continues_from_its_checkpoint(tmp_path: Path) -> None:
    script, folder = tmp_path / "train.py", tmp_path / "run"
    script.write_text(KILLED)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, str(script), str(folder)], env=environment) as run:
        until = time.monotonic() + 120
        while updates(folder) < 3:
            assert run.poll() is None
            assert time.monotonic() < until
            time.sleep(0.1)
        run.kill()
    kept = updates(folder)
    resumed = trained(folder, resume=True)
    assert resumed.progress.pieces == 2
    assert resumed.progress.updates == kept + 12


def updates(folder: Path) -> int:
    """Return how often a run had learned at its last checkpoint."""
    path = folder / "checkpoint.pt"
    return int(torch.load(path, weights_only=True)["progress"]["updates"]) if path.exists() else 0


def test_a_run_that_is_killed_before_it_has_learned_can_be_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*_: object, **__: object) -> Lesson:
        raise SystemExit

    with monkeypatch.context() as patch:
        patch.setattr(collector.Collector, "collect", killed)
        with pytest.raises(SystemExit):
            trained(tmp_path)
    assert trained(tmp_path, resume=True).progress.pieces == 2


def test_a_run_is_measured_in_whole_and_in_short_games(run: Trainer, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []
    monkeypatch.setattr(run, "report", lambda line, _: lines.append(line))
    run.evaluate()
    assert not [line for line in lines if "short games" in line]  # the toy has no short game
    settings: list[object] = []

    def contest(*asked: object) -> Contest:
        settings.append(asked[3])
        return Contest("lanterns", 2, 2)

    monkeypatch.setattr(trainer, "Contest", contest)
    monkeypatch.setattr(type(game("lanterns")), "brief", lambda _: {"coins": 0})
    run.evaluate()
    assert settings[:2] == [{}, {"coins": 0}]
    assert [line for line in lines if "2 seats, short games" in line]


def test_imitation_begins_with_the_answers_of_level_2(tmp_path: Path) -> None:
    shares = [own_answers(done) for done in (0.0, 0.25, 0.5, 1.0)]
    assert shares[0] == 0.0
    assert shares == sorted(shares)
    assert shares[-1] == OWN_ANSWERS
    assert Trainer(TOY, tmp_path, resume=False, report=lambda *_: None).imitated == 0.0


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_workers_end_when_the_training_process_is_killed(tmp_path: Path) -> None:
    code = f"""
import sys
from deadroad.games import GAMES
GAMES.setdefault("lanterns", {GAMES["lanterns"]!r})
from deadroad.learn.crew import Crew
from deadroad.learn.settings import Training
if __name__ == "__main__":
    with Crew(Training("lanterns", workers=2, games=4), 1) as crew:
        crew.wait(0)
        print(*(process.pid for process in crew.processes), flush=True)
        sys.stdin.read()
"""
    script = tmp_path / "train.py"
    script.write_text(code)
    paths = os.pathsep.join(sys.path)
    command = [sys.executable, str(script)]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": paths},
    ) as run:
        assert run.stdout is not None
        workers = [int(word) for word in run.stdout.readline().split()]
        assert len(workers) == 2
        run.kill()
    until = time.monotonic() + 60
    while left := [pid for pid in workers if not ended(pid)]:
        assert time.monotonic() < until, f"workers {left} still run"
        time.sleep(0.1)


def ended(pid: int) -> bool:
    """Return whether a process is gone, or is a zombie that nobody has waited for yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


def test_a_folder_with_a_run_is_not_overwritten(run: Trainer, tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="holds a run already"):
        Trainer(TOY, run.folder.path, resume=False, report=lambda *_: None)
    with pytest.raises(BadRequest, match="no run to resume"):
        Trainer(TOY, tmp_path / "other", resume=True, report=lambda *_: None)


def test_a_checkpoint_of_other_sizes_is_refused_in_a_line(run: Trainer) -> None:
    wider = Training(**(TOY.described() | {"width": 32}))
    with pytest.raises(BadRequest, match="does not fit"):
        Trainer(wider, run.folder.path, resume=True, report=lambda *_: None)
    assert run.folder.training().width == TOY.width  # so that it can still be resumed


def test_a_run_from_the_command_line_has_the_sizes_of_the_network_it_starts_from(
    run: Trainer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    start, out = run.folder.path / "lanterns.safetensors", tmp_path / "run"
    words = ["train", "lanterns", "--out", str(out), "--minutes", "0.01", "--workers", "1", "--games", "16"]
    assert main([*words, "--start", str(tmp_path / "none.safetensors")]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert not out.exists()
    assert main([*words, "--start", str(start), "--contest", "2"]) == 0
    kept = RunFolder(out).training()
    assert (kept.width, kept.blocks) == (TOY.width, TOY.blocks)
    assert main([*words, "--resume", "--contest", "2"]) == 0
    started = json.loads((out / "run.json").read_text())["start"]
    assert started == {"file": start.name, "sha256": hashlib.sha256(start.read_bytes()).hexdigest()}


def test_a_network_can_be_trained_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["train", "lanterns", "--out", str(tmp_path), "--minutes", "0.02", "--workers", "1"]
    assert main([*words, "--games", "16", "--width", "16", "--minibatch", "32"]) == 0
    assert "lanterns.safetensors" in capsys.readouterr().out
    kept = RunFolder(tmp_path).training()
    assert (kept.width, kept.minibatch) == (16, 32)
    assert main([*words, "--games", "0", "--resume"]) == 2


def test_a_return_links_a_decision_of_a_seat_to_its_next_one() -> None:
    """Two seats take turns; seat 0 wins at the end. Values are zero, so returns are what came."""
    steps, row = 4, row_size(2)
    sizes = (1, 2, 2, row, 0)
    played = Experience.empty(steps, 1, sizes, torch.device("cpu"))
    played.masks[:] = True
    played.seats[:, 0] = torch.tensor([0, 1, 0, 1])
    played.dones[3, 0] = True
    played.results[3, 0, 0, 3] = 1.0  # the worth to seat 0
    played.results[3, 0, 1, 3] = 0.25
    found = lesson(played, torch.zeros(1, row), torch.tensor([0]), 3, 0.5)
    assert found.returns[:, 3].tolist() == pytest.approx([0.5, 0.125, 1.0, 0.25])


def test_results_are_ordered_from_the_observing_seat() -> None:
    toy = game("lanterns")
    contest = Contest("lanterns", 2, 2)
    contest.play(Network(Shape.of(TOY)))
    outcome = toy.outcome(contest.states[0])
    assert outcome is not None
    first, second = rows(toy, outcome, 0.0)
    assert len(first) == row_size(toy.most)
    assert first[:2] == second[:2][::-1]
    assert sum(first[: toy.most + 1]) == pytest.approx(1.0)


def test_a_run_can_start_from_the_network_of_another_run(run: Trainer, tmp_path: Path) -> None:
    other = begun(tmp_path, run.folder.path / "lanterns.safetensors")
    for name, value in run.network.state_dict().items():
        if not name.startswith("worth."):
            assert torch.allclose(value, other.network.state_dict()[name], atol=1e-3), name


def test_numbers_that_were_added_since_start_with_zero_weights(run: Trainer, tmp_path: Path) -> None:
    with safe_open(run.folder.path / "lanterns.safetensors", framework="pt") as file:
        about = dict(file.metadata())
        tensors = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118 - it is no dict
    fewer = tensors["enter.weight"].shape[1] - 2
    tensors["enter.weight"] = tensors["enter.weight"][:, :fewer].contiguous()
    about["observation"] = fingerprint(game("lanterns").observer().names[:fewer])
    save_file(tensors, tmp_path / "older.safetensors", metadata=about)
    other = begun(tmp_path / "run", tmp_path / "older.safetensors")
    assert not other.network.enter.weight[:, fewer:].any()
    assert other.network.enter.weight[:, :fewer].any()


def test_a_network_that_does_not_fit_cannot_start_a_run(run: Trainer, tmp_path: Path) -> None:
    path = run.folder.path / "lanterns.safetensors"
    with pytest.raises(BadRequest, match="its width is 16, not 32"):
        begun(tmp_path / "wider", path, replace(TOY, width=32))
    with pytest.raises(BadRequest, match="its number of blocks is 1, not 2"):
        begun(tmp_path / "deeper", path, replace(TOY, blocks=2))
    with pytest.raises(BadRequest, match="no such file"):
        begun(tmp_path / "none", tmp_path / "nothing")


def test_a_warm_up_trains_only_the_values(run: Trainer, tmp_path: Path) -> None:
    path = run.folder.path / "lanterns.safetensors"
    warm = begun(tmp_path, path, replace(TOY, warm_up=2, imitate=0))
    before = {name: value.clone() for name, value in warm.network.state_dict().items()}
    warm.run(updates=2)
    for name, value in warm.network.state_dict().items():
        assert torch.equal(value, before[name]) != name.startswith(VALUES), name
