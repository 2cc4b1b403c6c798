"""Learn from decisions: imitation of labels, and proximal policy optimisation in self-play."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from deadroad.learn.experience import Lesson
from deadroad.learn.network import Network, Prediction
from deadroad.learn.settings import Training

VALUES = ("shares.", "worth.", "points.")  # the heads that predict the end of a game
NOT_LEGAL = -1e9  # the logit of an illegal answer


def log_policy(prediction: Prediction, masks: Tensor) -> Tensor:
    """Return the log probability of every action. Illegal actions have a probability near zero."""
    return functional.log_softmax(prediction.logits.masked_fill(~masks, NOT_LEGAL), -1)


@dataclass
class Losses:
    """Means over an update. `spread` is the variance of worth, `missed` the part that is not explained."""

    policy: float
    shares: float
    missed: float
    spread: float
    entropy: float


class Learner:
    """The network with its optimiser."""

    def __init__(self, network: Network, training: Training) -> None:
        self.network = network
        self.training = training
        self.optimiser = torch.optim.AdamW(
            network.parameters(), lr=training.rate, weight_decay=1e-4, eps=1e-5
        )
        self.device = next(network.parameters()).device

    def set_rate(self, done: float) -> None:
        """Set the learning rate for the finished share of the run."""
        training = self.training
        rate = training.rate * (training.last_rate / training.rate) ** min(1.0, done)
        for group in self.optimiser.param_groups:
            group["lr"] = rate

    def learn(self, lesson: Lesson, *, imitate: bool, only_values: bool = False) -> Losses:
        """Run a few epochs over a lesson. `only_values` changes only the heads of the values."""
        count = len(lesson)
        size = min(self.training.minibatch, count)
        sums = torch.zeros(4, device=self.device)
        updates = 0
        for _ in range(self.training.epochs):
            order = torch.randperm(count, device=self.device)
            for start in range(0, count - size + 1, size):
                sums += self._update(
                    lesson[order[start : start + size]], imitate=imitate, only_values=only_values
                )
                updates += 1
        policy, shares, missed, entropy = (sums / max(1, updates)).tolist()
        seats = self.network.shape.seats
        return Losses(policy, shares, missed, float(lesson.returns[:, seats + 1].var()), entropy)

    def _update(self, lesson: Lesson, *, imitate: bool, only_values: bool) -> Tensor:
        training, seats = self.training, self.network.shape.seats
        with torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=self.device.type == "cuda"):
            found = self.network(lesson.observations.float(), lesson.leanings)
        logs = log_policy(found, lesson.masks)
        taken = logs.gather(1, lesson.actions[:, None]).squeeze(1)
        entropy = -(logs.exp() * logs.masked_fill(~lesson.masks, 0.0)).sum(-1).mean()
        if imitate:
            policy = -taken.mean()
        else:
            gain = lesson.advantages
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            ratio = (taken - lesson.logs).exp()
            clipped = ratio.clamp(1 - training.clip, 1 + training.clip)
            policy = -torch.min(ratio * gain, clipped * gain).mean() - training.entropy * entropy
        wanted = lesson.returns[:, : seats + 1].clamp(min=0.0)
        wanted = wanted / wanted.sum(-1, keepdim=True).clamp(min=1e-6)
        shares = -(wanted * functional.log_softmax(found.shares, -1)).sum(-1).mean()
        missed = functional.mse_loss(found.worth.squeeze(-1), lesson.returns[:, seats + 1])
        points = functional.mse_loss(found.points, lesson.returns[:, seats + 2 :])
        self.optimiser.zero_grad(set_to_none=True)
        (policy + 0.5 * shares + missed + 0.1 * points).backward()
        if only_values:
            for name, parameter in self.network.named_parameters():
                if not name.startswith(VALUES):
                    parameter.grad = None
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimiser.step()
        return torch.stack([policy.detach(), shares.detach(), missed.detach(), entropy.detach()])
