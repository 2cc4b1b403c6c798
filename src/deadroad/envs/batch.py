"""A batch environment: N games stepped in compiled code, with arrays that are allocated once."""

from __future__ import annotations

from typing import Any

from deadroad.envs import needed
from deadroad.envs.chairs import chairs
from deadroad.envs.edition import play_file
from deadroad.envs.reward import reward_of
from deadroad.games import game
from deadroad.kernel.batch import Batch
from deadroad.kernel.errors import BadSetting

needed("numpy")

import numpy as np  # noqa: E402 - after saying what to install

from deadroad.envs.refusal import why  # noqa: E402


class BatchEnv:
    """N games of one kind with auto-reset. Its arrays are the same objects after every step.

    `masks` (N, actions), `seats` (N, the asked seats), `rewards` (N, seats) and `dones` (N) of the last step,
    `observations` (N, numbers) of the asked seat, or None if they are off. If a game has just ended, masks,
    seats and observations belong to the next game. The same seed gives the same games.
    """

    def __init__(  # noqa: PLR0913 - by name
        self,
        name: str,
        count: int,
        seats: int | None = None,
        settings: dict[str, Any] | None = None,
        seed: int = 0,
        *,
        observe: bool = True,
        reward: str = "rank",
        variant: str = "",
    ) -> None:
        play_file(variant)
        found = game(name)
        self.game = found
        asked = chairs(found, seats)
        if count < 1:
            raise BadSetting(f"the number of games must be at least 1, not {count}")
        if seed < 0:
            raise BadSetting(f"a seed is a number from 0, not {seed}")
        self.observer = found.observer()
        shown = self.observer if observe else None
        pay = reward_of(reward, found, asked)
        self.core = Batch(found, asked, found.read_settings(settings or {}), count, seed, shown, pay)
        # Actions are checked against the engine's own masks. The caller gets a copy, which it may change.
        self._lit = np.frombuffer(self.core.lit, dtype=np.uint8).reshape(count, found.space.size)
        self.masks = np.zeros((count, found.space.size), dtype=np.uint8)
        self.seats = np.zeros(count, dtype=np.int64)
        self.rewards = np.zeros((count, asked), dtype=np.float64)
        self.dones = np.zeros(count, dtype=np.uint8)
        self.observations = np.zeros((count, self.observer.size), dtype=np.float32) if observe else None
        self._masks = _flat(self.masks)
        self._seats = _flat(self.seats)
        self._rewards = _flat(self.rewards)
        self._dones = _flat(self.dones)
        self._seen = None if self.observations is None else _flat(self.observations.view(np.int32))
        self.core.show(self._masks, self._seats, self._seen)

    @property
    def games(self) -> int:
        """The number of games that have ended."""
        return self.core.games

    def step(self, actions: np.ndarray[Any, Any]) -> None:
        """Play one action in every game. An illegal one raises ValueError and changes no game."""
        taken = np.ascontiguousarray(actions, dtype=np.int64)
        if taken.shape != self.seats.shape:
            raise ValueError(f"{self.seats.size} answers are needed, one a game")
        if taken.min() < 0 or taken.max() >= self.game.space.size:
            raise ValueError(f"an action is from 0 to {self.game.space.size - 1}")
        wrong = self.core.step(_flat(taken), self._masks, self._seats, self._rewards, self._dones, self._seen)
        if wrong >= 0:
            state = self.core.states[wrong]
            raise ValueError(f"game {wrong}: {why(self.game, state, int(taken[wrong]))}")

    def random_actions(self, luck: np.random.Generator) -> np.ndarray[Any, Any]:
        """Return a random legal action for each game, uniformly distributed."""
        # Not multiplied by the mask: a random 0.0 would then look like an illegal action.
        weights = np.where(self._lit, luck.random(self._lit.shape, dtype=np.float32), np.float32(-1))
        chosen: np.ndarray[Any, Any] = weights.argmax(axis=1)
        return chosen


def _flat(array: np.ndarray[Any, Any]) -> memoryview[Any]:
    flat: Any = array.reshape(-1)
    return memoryview(flat)
