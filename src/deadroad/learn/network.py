"""The network in training. It predicts a policy, shares of wins, a worth and points from an observation."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from deadroad.games import game
from deadroad.learn.settings import Training

TRUST = 6.0  # weight of the ratings at the start of a run


@dataclass(frozen=True)
class Shape:
    """The sizes of a network."""

    inputs: int
    actions: int
    seats: int
    width: int
    blocks: int
    rated: bool = False  # whether the policy corrects the ratings of the heuristics

    @classmethod
    def of(cls, training: Training) -> Shape:
        """Return the sizes of a run."""
        found = game(training.game)
        return cls(
            found.observer().size,
            found.space.size,
            found.most,
            training.width,
            training.blocks,
            training.ratings,
        )


class Block(nn.Module):
    """One residual step."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)

    def forward(self, hidden: Tensor) -> Tensor:
        """Return the input plus its residual."""
        return hidden + self.second(functional.relu(self.first(self.norm(hidden))))


@dataclass
class Prediction:
    """The predictions for a batch of observations."""

    logits: Tensor  # of every action, legal or not
    shares: Tensor  # logits of each seat, counted from the observer, then "nobody wins"
    worth: Tensor
    points: Tensor

    def values(self) -> Tensor:
        """Return the predicted row of `results`: shares, worth, points."""
        return torch.cat([self.shares.softmax(-1), self.worth, self.points], -1)


class Network(nn.Module):
    """A residual network over one row of numbers."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        width = shape.width
        self.enter = nn.Linear(shape.inputs, width)
        self.blocks = nn.ModuleList([Block(width) for _ in range(shape.blocks)])
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, shape.actions)
        self.shares = nn.Linear(width, shape.seats + 1)
        self.worth = nn.Linear(width, 1)
        self.points = nn.Linear(width, shape.seats)
        if shape.rated:
            self.trust = nn.Linear(width, 1)
            nn.init.zeros_(self.trust.weight)
            nn.init.constant_(self.trust.bias, TRUST)
        for block in self.blocks:
            nn.init.zeros_(block.second.weight)
        for head in (self.policy, self.shares, self.worth, self.points):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, observations: Tensor, leanings: Tensor | None = None) -> Prediction:
        """Predict for a batch. A network that corrects ratings needs the leaning of every action."""
        hidden = functional.relu(self.enter(observations))
        for block in self.blocks:
            hidden = block(hidden)
        hidden = functional.relu(self.norm(hidden))
        logits = self.policy(hidden).float()
        if self.shape.rated and leanings is not None:
            logits = logits + functional.softplus(self.trust(hidden).float()) * leanings.float()
        return Prediction(
            logits,
            self.shares(hidden).float(),
            self.worth(hidden).float(),
            self.points(hidden).float(),
        )
