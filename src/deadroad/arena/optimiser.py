"""Optuna behind two calls: which rule sets to try next, and how far from the aims they were."""

from __future__ import annotations

import itertools
from types import ModuleType
from typing import Any, Final

from deadroad.arena.parameter import Parameter
from deadroad.kernel.errors import BadRequest

SEED: Final = 1
AT_RANDOM: Final = 16  # rule sets before the optimiser begins to learn from them

Numbers = tuple[int, ...]


def library() -> ModuleType:
    """Return Optuna, or say what to install."""
    try:
        import optuna
    except ImportError:
        raise BadRequest("the search needs Optuna: pip install 'deadroad[tune]'") from None
    found: ModuleType = optuna
    return found


class Optimiser:
    """Chooses numbers for parameters by a tree-structured Parzen estimator, for several aims at once."""

    def __init__(self, parameters: list[Parameter], aims: int) -> None:
        self.optuna = library()
        self.optuna.logging.set_verbosity(self.optuna.logging.ERROR)
        self.parameters = parameters
        sampler = self.optuna.samplers.TPESampler(
            seed=SEED, multivariate=True, constant_liar=True, n_startup_trials=AT_RANDOM
        )
        self.study = self.optuna.create_study(directions=["minimize"] * aims, sampler=sampler)
        self.space = {
            one.path: self.optuna.distributions.IntDistribution(one.least, one.choices[-1], step=one.step)
            for one in parameters
        }
        self.open: dict[Numbers, list[Any]] = {}  # Optuna's trials that wait for their distances

    def all_of(self, most: int) -> int:
        """Plan to try every combination if there are no more than that; return how many, or `most`."""
        every = itertools.product(*[one.choices for one in self.parameters])
        known = list(itertools.islice(every, most + 1))
        if len(known) > most:
            return most
        for numbers in known:
            self.study.enqueue_trial(dict(zip(self.space, numbers, strict=True)))
        return len(known)

    def ask(self) -> Numbers:
        """Return the numbers to try next."""
        trial = self.study.ask(self.space)
        numbers = tuple(int(trial.params[path]) for path in self.space)
        self.open.setdefault(numbers, []).append(trial)
        return numbers

    def tell(self, numbers: Numbers, distances: tuple[float, ...] | None) -> None:
        """Report how far from the aims these numbers are; None if they can't be played."""
        for trial in self.open.pop(numbers, []):
            if distances is None:
                self.study.tell(trial, state=self.optuna.trial.TrialState.FAIL)
            else:
                self.study.tell(trial, list(distances))
