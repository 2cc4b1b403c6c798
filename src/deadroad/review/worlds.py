"""What an answer can lead to: the positions after it, over re-deals and fresh luck or over all outcomes."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from deadroad.kernel.chance import Chance, Pcg32
from deadroad.kernel.codec import digest
from deadroad.kernel.frame import State

MOST_OUTCOMES: Final = 56  # up to this many different positions, all are looked at: as three dice make
MOST_PATHS: Final = 1296  # ways of the dice that are tried to find them: as many as four dice have

Deal = Callable[[Chance], State]  # a world with the same open question


class TooMany(Exception):
    """There are too many outcomes to play all of them."""


class Fork(Chance):
    """A generator with a given path: its outcomes, then the first outcome of every further draw."""

    __slots__ = ("path", "sizes")

    def __init__(self, path: list[int]) -> None:
        super().__init__()
        self.path = path
        self.sizes: list[int] = []

    def below(self, n: int) -> int:
        at = self.draws
        self.draws += 1
        self.sizes.append(n)
        if math.prod(self.sizes) > MOST_PATHS:
            raise TooMany
        if at == len(self.path):
            self.path.append(0)
        return self.path[at]

    def clone(self) -> Fork:
        twin = Fork(list(self.path))
        twin.draws = self.draws
        twin.sizes = list(self.sizes)
        return twin

    def further(self) -> list[int] | None:
        """Return the path to the next outcome; None after the last one."""
        path = list(self.path[: self.draws])
        while path:
            if path[-1] + 1 < self.sizes[len(path) - 1]:
                return [*path[:-1], path[-1] + 1]
            path.pop()
        return None


@dataclass
class After:
    """The positions after one answer, each with its weight. `exact` if these are all there can be."""

    option: int
    states: list[State] = field(default_factory=list)
    weights: list[float] = field(default_factory=list)
    exact: bool = False

    @property
    def quiet(self) -> bool:
        """Whether the answer leads to one position only: no luck is involved."""
        return self.exact and len(self.states) == 1


def seed_of(*parts: int) -> int:
    """Return a seed for some numbers: the same for the same numbers."""
    seed = 0x9E3779B97F4A7C15
    for part in parts:
        seed = ((seed ^ (part & 0xFFFFFFFF)) * 0xD1342543DE82EF95 + 0x2545F4914F6CDD1D) & (1 << 64) - 1
        seed ^= seed >> 29
    return seed


def worlds_after(deal: Deal, option: int, seeds: list[int]) -> After:
    """Play an answer in some worlds, one for each seed, or in all outcomes if there are few."""
    found = After(option)
    draws = reveals = False
    for at, seed in enumerate(seeds):
        state, drew, revealed = played(deal(Pcg32(seed)), option)
        draws, reveals = draws or drew, reveals or revealed
        found.states.append(state)
        if at == 1 or (at == 0 and len(seeds) == 1):
            if not draws and not reveals:
                # The first two worlds show that no luck is involved.
                return After(option, found.states[:1], [1.0], exact=True)
            if not reveals and (every := all_outcomes(deal, option, seeds[0])) is not None:
                return every
    found.weights = [1.0 / len(seeds)] * len(seeds)
    return found


def all_outcomes(deal: Deal, option: int, seed: int) -> After | None:
    """Return every outcome of an answer with its probability; None if too many, or if a card is revealed.

    Ways of the dice that lead to the same position are one outcome.
    """
    found = After(option, exact=True)
    places: dict[str, int] = {}
    world = deal(Pcg32(seed))
    path: list[int] | None = []
    tried = 0
    while path is not None:
        state = world.clone()
        fork = Fork(path)
        state.chance = fork
        tried += 1
        try:
            state, _, revealed = played(state, option)
        except TooMany:
            return None
        if revealed or tried > MOST_PATHS:
            return None
        state.chance = Pcg32(seed)  # from here on any luck
        weight = 1.0 / math.prod(fork.sizes)
        at = places.setdefault(digest(state), len(found.states))
        if at < len(found.states):
            found.weights[at] += weight
        elif at == MOST_OUTCOMES:
            return None
        else:
            found.states.append(state)
            found.weights.append(weight)
        path = fork.further()
    return found


def played(state: State, option: int) -> tuple[State, bool, bool]:
    """Play an answer in a world.

    Return the world, whether luck was used, and whether something was revealed.
    """
    draws, reveals = state.chance.draws, state.reveals
    state.answer(option)
    return state, state.chance.draws != draws, state.reveals != reveals
