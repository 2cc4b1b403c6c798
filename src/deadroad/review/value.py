"""The value of positions: each seat's share of wins, by the game's network or by its heuristics.

A value reads what the seats see, never the order of a deck or the generator. It is exchangeable: a report
carries the stamp of the one that was used.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import numpy.typing as npt

from deadroad.bots.names import has_network
from deadroad.bots.network import Network, network
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.view import View
from deadroad.review.claims import pooled
from deadroad.review.head import headed
from deadroad.review.scale import scale
from deadroad.review.stamp import network_stamp, sense_stamp
from deadroad.review.worlds import played

Numbers = npt.NDArray[np.float64]

BATCH: Final = 512  # positions that a network looks at together
SHARP: Final = 4.0  # by so much, playing on follows the heuristics more closely than careful bots do


class Value:
    """Evaluates positions. The value of a finished game is its result."""

    stamp: str

    def __init__(self, game: Game) -> None:
        self.game = game

    def shares(self, states: list[State]) -> Numbers:
        """Return a row for each position: every seat's share of wins."""
        states = [ahead(state) for state in states]
        found = np.zeros((len(states), states[0].seats if states else 0))
        running = [at for at, state in enumerate(states) if state.seat >= 0]
        for first in range(0, len(running), BATCH):
            part = running[first : first + BATCH]
            found[part] = self.running([states[at] for at in part])
        for at, state in enumerate(states):
            if state.seat < 0:
                found[at] = result(self.game, state)
        return found

    def curve(self, states: list[State]) -> tuple[Numbers, list[list[float]]]:
        """Return the shares and the points in positions of a whole game."""
        states = [ahead(state) for state in states]
        return self.shares(states), self.points(states)

    def running(self, states: list[State]) -> Numbers:
        """Return the rows of positions that are still played."""
        raise NotImplementedError

    def expectations(self, states: list[State]) -> tuple[Numbers, list[Numbers]]:
        """Return the shares in positions that are still played, and how likely each option asked looks.

        Likelihoods are logarithms, up to a constant. Shares may be less exact than those of `shares`.
        """
        raise NotImplementedError

    def playing_on(self, states: list[State]) -> tuple[Numbers, list[Numbers]]:
        """Return the same for playing on: how likely a strong player gives each answer."""
        return self.expectations(states)

    def points(self, states: list[State]) -> list[list[float]]:
        """Return the points that each seat can expect in each position; those of the result at the end."""
        return [self._final_points(state) if state.seat < 0 else [] for state in states]

    def _final_points(self, state: State) -> list[float]:
        outcome = self.game.outcome(state)
        assert outcome is not None
        return [float(outcome.total(seat)) for seat in range(state.seats)]


class NetworkValue(Value):
    """By the network that ships with the game, with the head for reviews if there is one."""

    def __init__(self, game: Game, known: Network) -> None:
        super().__init__(game)
        self.network = known
        self.pool = scale(game.name).pool
        self.leads = game.heuristics.network_leads()
        self.stamp = network_stamp(game)
        self.unit = float(known.about.get("points_unit", 1.0))

    def running(self, states: list[State]) -> Numbers:
        """Ask the network; where seats have secrets, from the view of every seat.

        These claims are pooled. Without secrets all views hold the same, and the one of the asked seat is
        what the network was trained on.
        """
        if states[0].secret_part(0) is None:
            return self._turned(self.network.values(states).shares, [state.seat for state in states])
        return self._pooled(states)[0]

    def _pooled(self, states: list[State]) -> tuple[Numbers, Numbers]:
        """Return each seat's share by all views, and its points from its own view."""
        seats = states[0].seats
        views = [View(state, seat) for state in states for seat in range(seats)]
        found = self.network.evaluate(self.network.observe(views), seats)
        points: Numbers = found.points[:, 0].reshape(-1, seats).astype(np.float64) * self.unit
        # The network's rows begin with the seat whose view it is.
        turned = self._turned(found.shares, list(range(seats)) * len(states))
        claims = np.concatenate([turned, found.shares[:, -1:].astype(np.float64)], axis=1)
        asked = [state.seat for state in states]
        return pooled(claims.reshape(-1, seats, seats + 1), asked, self.pool), points

    def curve(self, states: list[State]) -> tuple[Numbers, list[list[float]]]:
        if not states or states[0].secret_part(0) is None:
            return super().curve(states)
        states = [ahead(state) for state in states]
        shares = np.array(
            [result(self.game, state) if state.seat < 0 else [0.0] * state.seats for state in states]
        )
        points = Value.points(self, states)
        running = [at for at, state in enumerate(states) if state.seat >= 0]
        for first in range(0, len(running), BATCH):
            part = running[first : first + BATCH]
            shares[part], found = self._pooled([states[at] for at in part])
            for at, row in zip(part, found.round(2).tolist(), strict=True):
                points[at] = row
        return shares, points

    def expectations(self, states: list[State]) -> tuple[Numbers, list[Numbers]]:
        found = self.network.positions(states)
        likely = [found.logits[at, list(state.asked)].astype(np.float64) for at, state in enumerate(states)]
        return self._turned(found.shares, [state.seat for state in states]), likely

    def playing_on(self, states: list[State]) -> tuple[Numbers, list[Numbers]]:
        """Take the answers of the heuristics where these play whole games better than the network."""
        if self.leads:
            return self.expectations(states)
        shares = self._turned(self.network.values(states).shares, [state.seat for state in states])
        return shares, [SHARP * likely for likely in rated(self.game, states)]

    def _turned(self, shares: npt.NDArray[np.float32], asked: list[int]) -> Numbers:
        """Return shares by seat; the network's rows begin with the asked seat and end with nobody."""
        seats = shares.shape[1] - 1
        steps = (np.arange(seats)[None, :] - np.array(asked)[:, None]) % seats
        turned: Numbers = np.take_along_axis(shares[:, :seats].astype(np.float64), steps, axis=1)
        return turned

    def points(self, states: list[State]) -> list[list[float]]:
        found = super().points(states)
        running = [at for at, state in enumerate(states) if state.seat >= 0]
        for first in range(0, len(running), BATCH):
            part = running[first : first + BATCH]
            rows = self.network.values([states[at] for at in part]).points.tolist()
            for at, row in zip(part, rows, strict=True):
                seat, seats = states[at].seat, states[at].seats
                found[at] = [round(row[(other - seat) % seats] * self.unit, 2) for other in range(seats)]
        return found


class SenseValue(Value):
    """By the heuristics of the game: how far each seat is ahead."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.stamp = sense_stamp(game)

    def running(self, states: list[State]) -> Numbers:
        return np.array([self._shares(state) for state in states])

    def expectations(self, states: list[State]) -> tuple[Numbers, list[Numbers]]:
        return self.running(states), rated(self.game, states)

    def _shares(self, state: State) -> list[float]:
        sense = self.game.heuristics
        # Heuristics may read everything, so they are given a position with other decks: the same for all.
        open_state = self.game.redeal(state, Pcg32(22))
        values = [sense.value(open_state, seat) / sense.scale for seat in range(state.seats)]
        if state.seats == 1:
            return [1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, values[0] - sense.even / sense.scale))))]
        best = max(values)
        weights = [math.exp(max(-30.0, value - best)) for value in values]
        return [weight / sum(weights) for weight in weights]


def rated(game: Game, states: list[State]) -> list[Numbers]:
    """Return how likely each option asked is by the heuristics."""
    sense = game.heuristics
    return [np.array(sense.rates(state)) / sense.slip for state in states]


def ahead(state: State) -> State:
    """Return the next position with a choice or luck: forced answers without luck change no value."""
    while len(state.asked) == 1:
        after, drew, revealed = played(state.clone(), state.asked[0])
        if drew or revealed:
            break
        state = after
    return state


def result(game: Game, state: State) -> list[float]:
    """Return each seat's share of the win of a finished game."""
    outcome = game.outcome(state)
    assert outcome is not None
    share = 1.0 / len(outcome.winners) if outcome.winners else 0.0
    return [share if seat in outcome.winners else 0.0 for seat in range(state.seats)]


def value_of(game: Game) -> Value:
    """Return the value function of a game: its network where one fits, else its heuristics."""
    return NetworkValue(game, headed(game, network(game))) if has_network(game) else SenseValue(game)
