"""A hint: the best options with what they are worth, and why, from the seat's own view."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from deadroad.bots.search.search import Search
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.game import Game
from deadroad.kernel.option import Option
from deadroad.kernel.view import View

BEST = 3
PATIENCE = 3.0  # seconds a person gladly waits for advice
Z = 1.959964


@dataclass(frozen=True)
class Advice:
    """An option, the share of wins it seems to lead to, and the terms in which it differs from the others."""

    option: Option
    share: float
    low: float
    high: float
    terms: list[tuple[str, float]]  # name, and how much better (or worse) than the mean of those advised


def hint(
    game: Game, view: View, seed: int = 0, iterations: int = 900, seconds: float = math.inf
) -> list[Advice]:
    """Return the best three options, fewer if there are fewer; first the one that is surely worth the most.

    `seconds` cuts it short: what was hardly looked at may seem worth anything, but not surely.
    """
    if not view.options:
        return []
    search = Search(game, Pcg32(seed), explains=True)
    search.begin(view)
    begun = time.monotonic()
    free = max(1, iterations // 2)
    for _ in range(free):
        search.descend(game.imagine(view, search.chance), view.seat)
        if time.monotonic() > begun + seconds / 2:
            break
    nodes = [node for node in search.root.children.values() if node.option in view.options]
    nodes = sorted(nodes, key=lambda node: (-node.visits, -node.mean, -node.prior))[:BEST]
    # A search hardly looks at what is not the best; a person wants to know how much worse that is.
    for _ in range(iterations - free):
        least = min(nodes, key=lambda node: node.visits)
        search.descend(game.imagine(view, search.chance), view.seat, least.option)
        if time.monotonic() > begun + seconds and least.visits > 1:
            break
    nodes = [node for node in nodes if node.visits]
    means = [[term / node.visits for term in node.terms] for node in nodes]
    common = [sum(column) / len(column) for column in zip(*means, strict=True)]
    found: list[Advice] = []
    for node, mine in zip(nodes, means, strict=True):
        share = node.shares / node.visits
        spread = max(0.0, node.squares / node.visits - share**2)
        half = Z * math.sqrt(spread / node.visits + 0.25 / node.visits**2)
        differs = [(name, mine[at] - common[at]) for at, name in enumerate(game.heuristics.names)]
        differs = sorted([pair for pair in differs if abs(pair[1]) > 0.05], key=lambda pair: -abs(pair[1]))
        low, high = max(0.0, share - half), min(1.0, share + half)
        found.append(Advice(game.space.option(node.option), share, low, high, differs[:2]))
    return sorted(found, key=lambda one: (-one.low, -one.share))
