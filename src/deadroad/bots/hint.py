"""A hint: the best options with what they are worth, and why, from the seat's own view."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from deadroad.bots.judge import NetworkJudge
from deadroad.bots.names import has_network
from deadroad.bots.network import network
from deadroad.bots.search.guided import GuidedSearch
from deadroad.bots.search.node import Node
from deadroad.bots.search.search import Search
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.game import Game
from deadroad.kernel.option import Option
from deadroad.kernel.view import View

BEST = 3
PATIENCE = 3.0  # seconds a person gladly waits for advice
Z = 1.959964
BATCH = 8  # worlds that a network looks at together


@dataclass(frozen=True)
class Advice:
    """An option, the shares of wins it seems to lead to, and the terms in which it differs from the others.

    `share` is the own share of wins, between `low` and `high` at 95 %. `shares` holds that of every seat;
    what is missing to 1 is the chance that nobody wins.
    """

    option: Option
    share: float
    low: float
    high: float
    terms: list[tuple[str, float]]  # name, and how much better (or worse) than the mean of those advised
    shares: list[float]


class Adviser:
    """Searches for a hint: led by the game's network where there is one, otherwise by its heuristics."""

    def __init__(self, game: Game, view: View, seed: int) -> None:
        self.game = game
        self.view = view
        self.chance = Pcg32(seed)
        self.plain: Search | None = None
        self.guided: GuidedSearch | None = None
        if has_network(game):
            judge = NetworkJudge(network(game), points=0.0)
            self.guided = GuidedSearch(game, self.chance, judge, explains=True)
            self.guided.begin(view)
        else:
            self.plain = Search(game, self.chance, explains=True)
            self.plain.begin(view)

    @property
    def batch(self) -> int:
        """How many worlds are best looked at together."""
        return BATCH if self.guided is not None else 1

    def look(self, count: int, first: int = -1) -> None:
        """Search some more worlds; `first` is the answer to begin with in all of them."""
        worlds = (self.game.imagine(self.view, self.chance) for _ in range(count))
        if self.guided is not None:
            self.guided.settle([self.guided.walk(world, first) for world in worlds])
        elif self.plain is not None:
            for world in worlds:
                self.plain.descend(world, self.view.seat, first)

    def nodes(self) -> list[Node]:
        """Return the best answers so far, the most promising first."""
        root = (self.guided or self.plain or Search(self.game, self.chance)).root
        found = [node for node in root.children.values() if node.option in self.view.options]
        return sorted(found, key=lambda node: (-node.visits, -node.mean, -node.prior))[:BEST]


def hint(
    game: Game, view: View, seed: int = 0, iterations: int = 900, seconds: float = math.inf
) -> list[Advice]:
    """Return the best three options, fewer if there are fewer; first the one that is surely worth the most.

    `seconds` cuts it short: what was hardly looked at may seem worth anything, but not surely.
    """
    if not view.options:
        return []
    adviser = Adviser(game, view, seed)
    batch = adviser.batch
    begun = time.monotonic()
    free = max(1, iterations // 2)
    for done in range(0, free, batch):
        adviser.look(min(batch, free - done))
        if time.monotonic() > begun + seconds / 2:
            break
    nodes = adviser.nodes()
    # A search hardly looks at what is not the best; a person wants to know how much worse that is.
    for done in range(0, iterations - free, batch):
        least = min(nodes, key=lambda node: node.visits)
        adviser.look(min(batch, iterations - free - done), least.option)
        if time.monotonic() > begun + seconds and least.visits > 1:
            break
    return advice(game, view.seat, [node for node in nodes if node.shares])


def advice(game: Game, me: int, nodes: list[Node]) -> list[Advice]:
    """Return what a search found about some answers, in shares of wins and in terms of the heuristics."""
    means = [[term / node.visits for term in node.terms] for node in nodes]
    common = [sum(column) / len(column) for column in zip(*means, strict=True)]
    found: list[Advice] = []
    for node, mine in zip(nodes, means, strict=True):
        shares = [share / node.visits for share in node.shares]
        spread = max(0.0, node.squares / node.visits - shares[me] ** 2)
        half = Z * math.sqrt(spread / node.visits + 0.25 / node.visits**2)
        differs = [(name, mine[at] - common[at]) for at, name in enumerate(game.heuristics.names)]
        differs = sorted([pair for pair in differs if abs(pair[1]) > 0.05], key=lambda pair: -abs(pair[1]))
        low, high = max(0.0, shares[me] - half), min(1.0, shares[me] + half)
        option = game.space.option(node.option)
        found.append(Advice(option, shares[me], low, high, differs[:2], shares))
    return sorted(found, key=lambda one: (-one.low, -one.share))
