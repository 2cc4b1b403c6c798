"""A trained network that evaluates positions for a search."""

from __future__ import annotations

import math
from typing import Final

from deadroad.bots.network import Network
from deadroad.bots.search.guided import Judge
from deadroad.kernel.frame import State

POINTS_ALONE: Final = 0.1  # weight of points beside the win for a single seat


class NetworkJudge(Judge):
    """Evaluates positions with a network, each from the view of the asked seat."""

    def __init__(self, network: Network, points: float = POINTS_ALONE) -> None:
        self.network = network
        self.points = points

    def judge(self, states: list[State]) -> list[tuple[list[float], list[float]]]:
        found = self.network.positions(states)
        judged: list[tuple[list[float], list[float]]] = []
        for row, state in enumerate(states):
            seats = state.seats
            shares = found.shares[row].tolist()
            worth = [0.0] * seats
            for step in range(seats):
                worth[(state.seat + step) % seats] = shares[step]
            if seats == 1 and self.points:
                sign = self.network.game.points_alone()
                points = 0.5 + 0.5 * sign * math.tanh(float(found.points[row, 0]))
                worth[0] = (1.0 - self.points) * worth[0] + self.points * points
            judged.append((chances(found.logits[row, list(state.asked)].tolist()), worth))
        return judged


def chances(logits: list[float], warmth: float = 1.0) -> list[float]:
    """Return the probabilities of logits. A higher `warmth` (temperature) makes them more equal."""
    best = max(logits)
    weights = [math.exp((logit - best) / warmth) for logit in logits]
    total = sum(weights)
    return [weight / total for weight in weights]
