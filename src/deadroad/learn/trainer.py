"""A training run: imitate level 2, then improve by self-play, with a checkpoint every minute."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import torch

from deadroad.games import game
from deadroad.learn.collector import Collector
from deadroad.learn.crew import Crew
from deadroad.learn.curves import draw
from deadroad.learn.evaluation import Contest
from deadroad.learn.export import export
from deadroad.learn.learner import Learner, Losses
from deadroad.learn.network import Network, Shape
from deadroad.learn.run_folder import Progress, RunFolder
from deadroad.learn.settings import Training
from deadroad.learn.starting_point import start_from

SAVED_EVERY = 60.0  # seconds

Report = Callable[[str, float], None]  # called with a line of progress and the finished share of the run


class Trainer:
    """One run, possibly in several parts."""

    def __init__(
        self, training: Training, folder: Path, *, resume: bool, report: Report, start: Path | None = None
    ) -> None:
        self.training = training
        self.folder = RunFolder(folder)
        self.folder.claim(resume=resume)
        self.report = report
        torch.manual_seed(training.seed)
        device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        if device.type == "cpu":  # leave the cores to the workers
            torch.set_num_threads(1)
        self.network = Network(Shape.of(training)).to(device)
        self.learner = Learner(self.network, training)
        if start is not None:
            start_from(start, self.network, training)
        self.progress = self.folder.load(self.network, self.learner) if resume else Progress()
        # Only now: settings that do not fit the checkpoint must not replace those that do.
        self.folder.describe(training, resume=resume, start=start)

    @property
    def done(self) -> float:
        """The finished share of the run."""
        return min(1.0, self.progress.seconds / (60.0 * self.training.minutes))

    @property
    def imitated(self) -> float:
        """The finished share of imitation."""
        return min(1.0, self.done / self.training.imitate) if self.training.imitate else 1.0

    def run(self, *, stop_after: float = float("inf"), updates: int = sys.maxsize) -> Path:
        """Train until the planned time is over. Return the path of the exported network.

        `stop_after` (seconds) or `updates` end this part earlier.
        """
        progress = self.progress
        progress.pieces += 1
        self.folder.save(self.network, self.learner, progress)  # a run killed at once can be resumed too
        begun = time.monotonic()
        before = progress.seconds
        crew = Crew(self.training, self.training.seed + 1_000_003 * progress.pieces)
        self._direct(crew)
        saved = shown = begun
        with self._kept(), crew:
            collector = Collector(crew, self.network, self.training)
            last = progress.updates + updates
            while self.done < 1.0 and time.monotonic() - begun < stop_after and progress.updates < last:
                imitate = self._direct(crew)
                self.learner.set_rate(self.done)
                decisions, games = collector.decisions, collector.games
                only_values = self.training.values_only or progress.updates < self.training.warm_up
                lesson = collector.collect(imitate=imitate, imitated=self.imitated)
                losses = self.learner.learn(lesson, imitate=imitate, only_values=only_values)
                progress.updates += 1
                progress.decisions += collector.decisions - decisions
                progress.games += collector.games - games
                now = time.monotonic()
                progress.seconds = before + now - begun
                if now - shown > 5.0 or self.done >= 1.0 or progress.updates == last:
                    self._note(losses, imitate=imitate)
                    shown = now
                if now - saved > SAVED_EVERY:
                    self.folder.save(self.network, self.learner, progress)
                    saved = now
        self.evaluate()
        self.folder.save(self.network, self.learner, progress)
        draw(progress.curve, self.folder.path / "curves.svg")
        return export(self.network, self.training, progress, self.folder.path)

    @contextmanager
    def _kept(self) -> Iterator[None]:
        """Save a checkpoint when the run is interrupted."""
        try:
            yield
        except KeyboardInterrupt:
            self.folder.save(self.network, self.learner, self.progress)
            self.report(f"stopped; {self.folder.checkpoint} is kept", self.done)
            raise

    def _direct(self, crew: Crew) -> bool:
        """Set up the crew for this phase of the run. Return whether level 2 is imitated."""
        imitate = self.done < self.training.imitate
        shaping = self.training.shaping * max(0.0, 1.0 - 2.0 * self.done)
        crew.direct(shaping=shaping, rates=imitate or self.training.rates)
        return imitate

    def _note(self, losses: Losses, *, imitate: bool) -> None:
        progress = self.progress
        pace = progress.decisions / max(1e-9, progress.seconds)
        games_pace = progress.games / max(1e-9, progress.seconds)
        explained = 1.0 - losses.missed / max(1e-9, losses.spread)
        progress.curve.append(
            {
                "seconds": progress.seconds,
                "decisions": progress.decisions,
                "games": progress.games,
                "decisions_per_second": pace,
                "games_per_second": games_pace,
                "policy": losses.policy,
                "shares": losses.shares,
                "explained": explained,
                "entropy": losses.entropy,
                "imitate": float(imitate),
            }
        )
        what = "imitates level 2" if imitate else "plays itself"
        self.report(
            f"{what}: {progress.decisions:,} decisions ({pace:,.0f}/s), "
            f"{progress.games:,} games ({games_pace:,.1f}/s), "
            f"loss {losses.policy:.3f}, entropy {losses.entropy:.2f}, value explains {explained:.0%}",
            self.done,
        )

    def evaluate(self) -> None:
        """Measure the policy against level 2, in whole and short games, and add the results to the curve."""
        found = game(self.training.game)
        kinds = [("", {}), (", short games", found.brief())] if found.brief() else [("", {})]
        for seats in sorted({found.fewest, min(found.most, 2), min(found.most, 4)}):
            for words, settings in kinds:
                score = Contest(self.training.game, seats, self.training.contest, settings).play(self.network)
                what = f"against level 2, {seats} seats{words}"
                self.progress.curve.append({"seconds": self.progress.seconds, what: score.share})
                self.report(f"{what}: {score.share:.3f} of {score.games} games", self.done)
