"""Measure the strength of a network: its policy against level 2, many games in parallel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from deadroad.bots.greedy import Greedy
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.frame import State
from deadroad.kernel.view import View
from deadroad.learn.arrays import flat
from deadroad.learn.network import Network

FIRST_SEED = 7_000_000_000  # first seed; training never uses these seeds


@dataclass(frozen=True)
class Score:
    """The share of wins of the network's seats. Parity is 1 divided by the number of seats."""

    seats: int
    games: int
    share: float

    @property
    def parity(self) -> float:
        """The share of an equally strong player. It means nothing for one seat."""
        return 1.0 / self.seats


class Contest:
    """Games of one seat of the network against level 2 in all other seats."""

    def __init__(self, name: str, seats: int, games: int, settings: dict[str, Any] | None = None) -> None:
        self.game = game(name)
        self.seats = seats
        chosen = self.game.read_settings(settings or {})
        self.states: list[State] = []
        for number in range(games):
            state = self.game.start(seats, chosen, Pcg32(FIRST_SEED + number // seats))
            state.settle()
            self.states.append(state)
        self.own = [number % seats for number in range(games)]
        self.luck = Pcg32(FIRST_SEED + 1)
        self.rival = Greedy(self.game, Pcg32(FIRST_SEED), 2)

    def _pass_rivals(self, number: int) -> bool:
        """Answer for the rivals until the network's seat is asked. Return False if the game is over."""
        state = self.states[number]
        while state.seat >= 0:
            if state.seat == self.own[number]:
                if len(state.asked) > 1:
                    return True
                state.answer(state.asked[0])
            else:
                state.answer(self.rival.pick(View(state, state.seat)))
        return False

    def _leanings(self, running: list[int], device: torch.device) -> Tensor:
        found = np.zeros((len(running), self.game.space.size), dtype=np.float32)
        for place, number in enumerate(running):
            state = self.states[number]
            world = self.game.imagine(View(state, state.seat), self.luck)
            found[place, list(state.asked)] = self.game.heuristics.leanings(world)
        return torch.from_numpy(found).to(device)

    @torch.no_grad()
    def play(self, network: Network) -> Score:
        """Play all games to the end with the most likely answers of the network."""
        observer = self.game.observer()
        device = next(network.parameters()).device
        running = [number for number in range(len(self.states)) if self._pass_rivals(number)]
        while running:
            seen = np.zeros((len(running), observer.size), dtype=np.float32)
            for place, number in enumerate(running):
                state = self.states[number]
                observer.write(View(state, state.seat), flat(seen), place * observer.size)
            leanings = self._leanings(running, device) if network.shape.rated else None
            found = network(torch.from_numpy(seen).to(device), leanings)
            logits = found.logits.cpu().numpy()
            for place, number in enumerate(running):
                asked = list(self.states[number].asked)
                self.states[number].answer(asked[int(logits[place, asked].argmax())])
            running = [number for number in running if self._pass_rivals(number)]
        won = 0.0
        for own, state in zip(self.own, self.states, strict=True):
            outcome = self.game.outcome(state)
            assert outcome is not None
            won += 1.0 / len(outcome.winners) if own in outcome.winners else 0.0
        return Score(self.seats, len(self.states), won / len(self.states))
