"""The plies between two updates, with returns and advantages for each seat."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor


@dataclass
class Experience:
    """T answers of B games. `values` are the network's rows, counted from the asked seat."""

    observations: Tensor  # T x B x inputs
    leanings: Tensor  # T x B x actions, or nothing if the network does not use ratings
    masks: Tensor  # T x B x actions
    seats: Tensor  # T x B
    foreign: Tensor  # T x B, whether level 2 answered
    actions: Tensor  # T x B
    logs: Tensor  # T x B, log probability of the answer when it was given
    values: Tensor  # T x B x row
    dones: Tensor  # T x B, whether the game ended with this answer
    results: Tensor  # T x B x seats x row, where it ended

    @classmethod
    def empty(
        cls, steps: int, games: int, sizes: tuple[int, int, int, int, int], device: torch.device
    ) -> Experience:
        """Return empty arrays for `steps` answers of `games` games.

        `sizes` are inputs, actions, seats, row, leanings.
        """
        inputs, actions, seats, row, rated = sizes
        slim = torch.float16 if device.type == "cuda" else torch.float32

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(steps, games, *shape, dtype=kind, device=device)

        return cls(
            room(inputs, kind=slim),
            room(rated, kind=torch.float16),
            room(actions, kind=torch.bool),
            room(kind=torch.int64),
            room(kind=torch.bool),
            room(kind=torch.int64),
            room(),
            room(row),
            room(kind=torch.bool),
            room(seats, row, kind=slim),
        )


@dataclass
class Lesson:
    """Decisions to learn from: answers with more than one option whose return is known."""

    observations: Tensor
    leanings: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor
    advantages: Tensor
    returns: Tensor

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, chosen: Tensor) -> Lesson:
        return Lesson(
            self.observations[chosen],
            self.leanings[chosen],
            self.masks[chosen],
            self.actions[chosen],
            self.logs[chosen],
            self.advantages[chosen],
            self.returns[chosen],
        )

    @classmethod
    def join(cls, lessons: list[Lesson]) -> Lesson:
        """Return all decisions of several lessons as one."""
        return cls(*(torch.cat([getattr(one, name) for one in lessons]) for name in cls.__dataclass_fields__))


def lesson(played: Experience, last: Tensor, asked: Tensor, worth: int, trace: float) -> Lesson:
    """Return the decisions of an experience with returns and advantages.

    `last` are the values of the positions after it, `asked` their seats. Returns lead from a seat's decision
    to its own next decision, so views of other seats are not used. `worth` is the index of the number that
    self-play maximises. `trace` is the weight of later decisions (lambda).
    """
    steps, games = played.actions.shape
    seats, row = played.results.shape[2:]
    device = played.values.device
    following = torch.zeros(games, seats, row, device=device)
    gained = torch.zeros(games, seats, row, device=device)
    known = torch.zeros(games, seats, dtype=torch.bool, device=device)
    at = asked[:, None, None].expand(-1, 1, row)
    following.scatter_(1, at, last[:, None])
    known.scatter_(1, asked[:, None], torch.ones_like(asked[:, None], dtype=torch.bool))
    returns = torch.zeros_like(played.values)
    usable = torch.zeros(steps, games, dtype=torch.bool, device=device)
    for step in reversed(range(steps)):
        over = played.dones[step]
        following = torch.where(over[:, None, None], played.results[step].float(), following)
        gained = gained.masked_fill(over[:, None, None], 0.0)
        known |= over[:, None]
        seat = played.seats[step]
        at = seat[:, None, None].expand(-1, 1, row)
        here = played.values[step]
        change = following.gather(1, at).squeeze(1) - here + trace * gained.gather(1, at).squeeze(1)
        usable[step] = known.gather(1, seat[:, None]).squeeze(1)
        change = change * usable[step][:, None]
        returns[step] = here + change
        following.scatter_(1, at, here[:, None])
        gained.scatter_(1, at, change[:, None])
        known.scatter_(1, seat[:, None], torch.ones_like(seat[:, None], dtype=torch.bool))
    choice = (played.masks.sum(-1) > 1) & ~played.foreign
    keep = (usable & choice).reshape(-1)
    advantages = (returns - played.values)[..., worth]

    def flat(tensor: Tensor) -> Tensor:
        return tensor.reshape(steps * games, *tensor.shape[2:])[keep]

    return Lesson(
        flat(played.observations),
        flat(played.leanings),
        flat(played.masks),
        flat(played.actions),
        flat(played.logs),
        flat(advantages),
        flat(returns),
    )
