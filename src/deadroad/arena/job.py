"""What is to be played: a game, who sits in it, and which seeds."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any

import deadroad
from deadroad.bots.names import iterations, named
from deadroad.games import game
from deadroad.kernel.errors import BadRequest

LAST = 2**63 - 1  # the greatest seed that a row can hold
CHUNK = 100  # games to a piece of work: enough to make its overhead vanish
SLOW = ((1000, 1), (100, 5), (1, 20))  # from this many iterations a question on, this many games to a piece


@dataclass(frozen=True)
class Job:
    """Many games of one kind. Seats rotate, and every rotation plays the same seeds.

    Game number n has seed `first + n // rotations` and its bots turned by `n % rotations` chairs, so that two
    jobs with the same numbers can be compared game by game.
    """

    game: str
    seats: int
    bots: tuple[str | int, ...]  # names of players; a level is kept as the name it stands for
    games: int
    first: int = 0
    settings: dict[str, Any] = field(default_factory=dict)
    meters: bool = True

    def __post_init__(self) -> None:
        """Refuse what can't be played, before anything is."""
        found = game(self.game)
        found.check_seats(self.seats)
        found.read_settings(self.settings)
        if len(self.bots) > self.seats:
            raise BadRequest(f"{len(self.bots)} bots for {self.seats} seats")
        if not self.bots:
            raise BadRequest("a game needs at least one bot")
        object.__setattr__(self, "bots", tuple(named(found, player) for player in self.bots))
        if self.games < 1:
            raise BadRequest(f"{self.games} games are none")
        if not 0 <= self.first <= LAST - self.games:
            raise BadRequest(f"seeds go from 0 to {LAST}: {self.first} can't be the first")

    @cached_property
    def rotations(self) -> int:
        """How many ways of sitting down differ."""
        return 1 if len(set(self.chairs)) == 1 else self.seats

    @cached_property
    def chairs(self) -> tuple[str, ...]:
        """A bot for every chair: those given, again and again."""
        return tuple(str(self.bots[seat % len(self.bots)]) for seat in range(self.seats))

    def seed(self, number: int) -> int:
        """Return the seed of a game."""
        return self.first + number // self.rotations

    def lineup(self, number: int) -> tuple[str, ...]:
        """Return the bot in each seat of a game."""
        turn = self.seats - number % self.rotations
        return self.chairs[turn:] + self.chairs[:turn]

    def chunks(self) -> list[range]:
        """Return the pieces of work; they depend on nothing but the job."""
        deepest = max(iterations(player) for player in self.chairs)
        size = next((few for bound, few in SLOW if deepest >= bound), CHUNK)
        return [range(start, min(start + size, self.games)) for start in range(0, self.games, size)]

    def rules_told(self) -> str:
        """Return the settings as they are typed."""
        return " ".join(f"{key}={value}" for key, value in self.settings.items()) or "the default"

    def described(self) -> dict[str, Any]:
        """Return what is needed to play any of these games again."""
        return {
            **asdict(self),
            "bots": list(self.bots),
            "rules": game(self.game).version,
            "deadroad": deadroad.__version__,
            "generator": "pcg32",
        }

    def fingerprint(self) -> str:
        """Return a text that is the same for the same job."""
        return json.dumps(self.described(), sort_keys=True)
