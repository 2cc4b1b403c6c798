"""The settings of a training run: what is played, by how many processes, and how the network learns."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from deadroad.games import game
from deadroad.kernel.errors import BadRequest


@dataclass(frozen=True)
class Lane:
    """Games that are played in parallel with the same number of seats and the same settings."""

    seats: int
    settings: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Training:
    """The settings of a training run."""

    game: str
    minutes: float = 15.0
    workers: int = 2
    games: int = 256  # parallel games in each half of a worker
    steps: int = 32  # answers of each game between two updates
    width: int = 384
    blocks: int = 2
    rate: float = 5e-4  # learning rate at the start
    last_rate: float = 2e-5  # and at the end
    imitate: float = 0.15  # share of the time for imitation of level 2
    explore: float = 0.05  # share of random answers while imitating
    epochs: int = 2
    minibatch: int = 8192
    trace: float = 0.95  # lambda of the returns
    clip: float = 0.2
    entropy: float = 0.01
    shaping: float = 0.25  # weight of the lead in points at the start; it decreases to zero at half time
    contest: int = 128  # games against level 2 that measure the network at the end
    warm_up: int = 0  # updates at the start that do not change the policy
    values_only: bool = False  # never change the policy
    ratings: bool = False  # the policy corrects the ratings of the heuristics
    rivals: float = 0.0  # share of games in which level 2 plays all seats but one
    seed: int = 1

    def __post_init__(self) -> None:
        """Check the settings before a process starts."""
        game(self.game)
        for name in ("workers", "games", "steps", "width", "blocks", "epochs", "minibatch"):
            if getattr(self, name) < 1:
                raise BadRequest(f"{name} must be at least 1, not {getattr(self, name)}")
        if self.minutes <= 0:
            raise BadRequest(f"a run needs some minutes, not {self.minutes}")
        if not 0 <= self.imitate <= 1:
            raise BadRequest(f"imitate is a share of the time from 0 to 1, not {self.imitate}")
        if not 0 <= self.rivals <= 1:
            raise BadRequest(f"rivals is a share of the games from 0 to 1, not {self.rivals}")

    def lanes(self) -> list[Lane]:
        """Return the lanes: every number of seats, with the full and the short game."""
        found = game(self.game)
        seats = range(found.fewest, found.most + 1)
        lanes = [Lane(count) for count in seats]
        # Two and four seats are played most, so they are trained most.
        lanes += [Lane(count) for count in (2, 4, 2) if count in seats]
        if brief := found.brief():
            lanes += [Lane(count, brief) for count in (2, 4, found.fewest) if count in seats]
        return lanes

    @property
    def rates(self) -> bool:
        """Whether the answers of level 2 are needed during the whole run."""
        return self.ratings or self.rivals > 0

    def described(self) -> dict[str, Any]:
        """Return the training as plain data, for the files of a run."""
        return asdict(self)
