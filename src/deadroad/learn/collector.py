"""Play with the current network: answer the questions of the workers' games and collect experience."""

from __future__ import annotations

import torch
from torch import Tensor

from deadroad.learn.crew import Crew
from deadroad.learn.experience import Experience, Lesson, lesson
from deadroad.learn.learner import log_policy
from deadroad.learn.network import Network
from deadroad.learn.results import row_size
from deadroad.learn.settings import Training
from deadroad.learn.worker import HALVES

OWN_ANSWERS = 0.8  # share of the network's own answers at the end of imitation, to include its mistakes


class Collector:
    """Collects experience from the games of a crew."""

    def __init__(self, crew: Crew, network: Network, training: Training) -> None:
        self.crew = crew
        self.network = network
        self.training = training
        self.device = next(network.parameters()).device
        self.count = training.workers * training.games
        shape = network.shape
        rated = shape.actions if shape.rated else 0
        sizes = (shape.inputs, shape.actions, shape.seats, row_size(shape.seats), rated)
        self.kept = [Experience.empty(training.steps, self.count, sizes, self.device) for _ in range(HALVES)]
        self.decisions = 0
        self.games = 0

    def _take(self, name: str, half: int) -> Tensor:
        array = self.crew[name][half]
        return torch.from_numpy(array).to(self.device, copy=True).reshape(self.count, *array.shape[2:])

    def collect(self, *, imitate: bool, imitated: float = 1.0) -> Lesson:
        """Play `steps` answers in every game and return what can be learned from them.

        `imitated` is the finished share of imitation.
        """
        own = own_answers(imitated) if imitate else 1.0
        ends: list[tuple[Tensor, Tensor]] = []
        for step in range(self.training.steps + 1):
            for half in range(HALVES):
                self.crew.wait(half)
                end = self._answer(step, half, own, imitate=imitate)
                if end is None:
                    self.crew.step(half)
                else:
                    ends.append(end)
                    self.crew.repeat(half)
        worth = self.network.shape.seats + 1
        trace = 1.0 if imitate else self.training.trace
        return Lesson.join(
            [lesson(played, *end, worth, trace) for played, end in zip(self.kept, ends, strict=True)]
        )

    @torch.no_grad()
    def _answer(self, step: int, half: int, own: float, *, imitate: bool) -> tuple[Tensor, Tensor] | None:
        """Answer the questions of one half of the games, a share `own` of them with the network.

        After the last step, return their values and asked seats.
        """
        kept = self.kept[half]
        if step:
            dones = self._take("dones", half).bool()
            kept.dones[step - 1] = dones
            ended = int(dones.sum())
            if ended:
                kept.results[step - 1] = self._take("results", half).to(kept.results.dtype)
                self.games += ended
        observations = self._take("observations", half)
        masks = self._take("masks", half).bool()
        seats = self._take("seats", half)
        leanings = self._take("leanings", half)
        with torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=self.device.type == "cuda"):
            found = self.network(observations, leanings)
        values = found.values()
        if step == self.training.steps:
            return values, seats
        logs = log_policy(found, masks)
        noise = -torch.log(-torch.log(torch.rand_like(logs).clamp(1e-9, 1 - 1e-7)))
        actions = (logs + noise).argmax(-1)
        learned = actions
        if imitate:
            learned = self._take("labels", half)
            dice = torch.rand(self.count, device=self.device)
            wild = noise.masked_fill(~masks, -1e9).argmax(-1)
            actions = torch.where(dice < own, actions, learned)
            actions = torch.where(dice > 1 - self.training.explore, wild, actions)
        kept.observations[step] = observations.to(kept.observations.dtype)
        kept.leanings[step] = leanings
        kept.masks[step], kept.seats[step], kept.actions[step] = masks, seats, learned
        foreign = self._take("foreign", half).bool()
        kept.foreign[step] = foreign
        kept.logs[step] = logs.gather(1, learned[:, None]).squeeze(1)
        kept.values[step] = values
        self.crew["actions"][half] = actions.reshape(self.training.workers, -1).cpu().numpy()
        self.decisions += self.count - int(foreign.sum())
        return None


def own_answers(imitated: float) -> float:
    """Return the share of answers in imitation that are the network's own, by how much of it is finished.

    At the start they are as good as random, and games full of them seldom come to what matters.
    """
    return OWN_ANSWERS * max(0.0, min(1.0, imitated))
