"""Hints: the best options with their estimated value and the reasons, from the seat's view."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, replace

from deadroad.bots.judge import NetworkJudge
from deadroad.bots.names import has_network, network_leads
from deadroad.bots.network import network
from deadroad.bots.search.guided import GuidedSearch
from deadroad.bots.search.node import Node
from deadroad.bots.search.search import Search, squash
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.game import Game
from deadroad.kernel.option import Option
from deadroad.kernel.view import View

BEST = 3
PATIENCE = 3.0  # seconds that a person waits for a hint
Z = 1.959964
NEARLY = 1e-4  # the distance of a share from 0 and 1 at which it counts as certain
FEWEST = 4  # visits of each answer in a hint, even if the time is over
BATCH = 8  # worlds that a network evaluates together


@dataclass(frozen=True)
class Advice:
    """An option, its estimated shares of wins, and the terms in which it differs from the others.

    `share` is the seat's own share of wins, with the 95 % interval from `low` to `high`. `shares` has that of
    every seat, and `nobody` the chance that nobody wins. Together they sum to 1.
    """

    option: Option
    share: float
    low: float
    high: float
    terms: list[tuple[str, float]]  # name, and the difference to the mean of the options in the hint
    shares: list[float]
    nobody: float


class Adviser:
    """Searches for a hint, with the game's network if it is the stronger player, else with heuristics.

    Heuristics compare answers, but their shares of wins are no chances. If there is a network, it says how
    likely the seat wins (`outlook`), and the search with heuristics how much less other answers win.
    """

    def __init__(self, game: Game, view: View, seed: int) -> None:
        self.game = game
        self.view = view
        self.chance = Pcg32(seed)
        self.plain: Search | None = None
        self.guided: GuidedSearch | None = None
        self.outlook: list[float] = []  # shares of wins of every seat, then of nobody
        if network_leads(game):
            judge = NetworkJudge(network(game), points=0.0)
            self.guided = GuidedSearch(game, self.chance, judge, explains=True)
            self.guided.begin(view)
        else:
            self.plain = Search(game, self.chance, explains=True)
            self.plain.begin(view)
            if has_network(game):
                self.outlook = network(game).outlook(view)

    @property
    def batch(self) -> int:
        """The best number of worlds to search together."""
        return BATCH if self.guided is not None else 1

    def look(self, count: int, first: int = -1) -> None:
        """Search more worlds. `first` is the first answer in all of them."""
        worlds = (self.game.imagine(self.view, self.chance) for _ in range(count))
        if self.guided is not None:
            self.guided.settle([self.guided.walk(world, first) for world in worlds])
        elif self.plain is not None:
            for world in worlds:
                self.plain.descend(world, self.view.seat, first)

    def nodes(self) -> list[Node]:
        """Return the best answers so far, best first."""
        root = (self.guided or self.plain or Search(self.game, self.chance)).root
        sure = self.game.heuristics.sure(self.view)
        options = self.view.options if sure < 0 else (sure,)
        found = [node for node in root.children.values() if node.option in options]
        return sorted(found, key=lambda node: (-node.visits, -node.mean, -node.prior))[:BEST]


def hint(
    game: Game, view: View, seed: int = 0, iterations: int = 900, seconds: float = math.inf
) -> list[Advice]:
    """Return the best three options (or fewer), sorted by the lower end of the interval, highest first.

    An option that is surely right is the only one.

    `seconds` is the time limit. An option with few visits has a wide interval, so it does not come first by
    chance.
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
    # A search rarely visits options that are not the best, but a person wants to know how much worse they
    # are.
    for done in range(0, iterations - free, batch):
        least = min(nodes, key=lambda node: node.visits)
        adviser.look(min(batch, iterations - free - done), least.option)
        # However slow the machine is, every answer of the hint is tried.
        if time.monotonic() > begun + seconds and min([node.visits for node in nodes]) >= FEWEST:
            break
    found = advice(game, view.seat, [node for node in nodes if node.shares])
    return anchored(found, adviser.outlook, view.seat) if adviser.outlook else found


def advice(game: Game, me: int, nodes: list[Node]) -> list[Advice]:
    """Return the results of a search for some answers, as shares of wins and terms of the heuristics."""
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
        nobody = max(0.0, 1.0 - sum(shares))
        found.append(Advice(option, shares[me], low, high, differs[:2], shares, nobody))
    return sorted(found, key=lambda one: (-one.low, -one.share))


def anchored(found: list[Advice], outlook: list[float], me: int) -> list[Advice]:
    """Return the same advice in shares of wins of a network, in the same order.

    The answer with the highest share gets the outlook of the position. The others get less, by the ratio of
    odds that the search found. What is left goes to the other seats and to nobody as in the outlook.
    """
    shift = odds(outlook[me]) - odds(max(one.share for one in found))

    def moved(share: float) -> float:
        return squash(odds(share) + shift)

    placed: list[Advice] = []
    for one in found:
        own = moved(one.share)
        rest = (1.0 - own) / max(1e-9, sum(outlook) - outlook[me])
        shares = [own if seat == me else rest * outlook[seat] for seat in range(len(outlook) - 1)]
        nobody = max(0.0, 1.0 - sum(shares))
        placed.append(
            replace(one, share=own, low=moved(one.low), high=moved(one.high), shares=shares, nobody=nobody)
        )
    return placed


def odds(share: float) -> float:
    """Return the logarithm of the odds of a share. Certain shares are taken as nearly certain."""
    share = min(1.0 - NEARLY, max(NEARLY, share))
    return math.log(share / (1.0 - share))
