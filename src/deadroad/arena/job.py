"""A job: a game, its bots and its seeds."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any

import deadroad
from deadroad.arena.processes import begin, context
from deadroad.bots.names import iterations, named, needs_network
from deadroad.bots.network import unusable
from deadroad.games import game, playing
from deadroad.kernel.errors import BadRequest

LAST = 2**63 - 1  # the greatest seed that a row can hold
CHUNK = 100  # games in a chunk: enough to make the overhead negligible
MOST = 1000  # chunks of a long run: each is two files, and folders with many thousand files are slow to copy
BY_NETWORK = ("1", "3", "4")  # levels whose bots depend on whether a network fits the variant
SLOW = ((1000, 1), (100, 5), (1, 20))  # iterations for each question, and games in a chunk then


def players(
    name: str, seats: int, settings: dict[str, Any], bots: tuple[str | int, ...]
) -> tuple[str | int, ...]:
    """Return the names of players in a game.

    Raises BadRequest if seats, settings or a player are not valid.
    """
    found = game(name)
    found.check_seats(seats)
    found.read_settings(settings)
    return tuple(named(found, player) for player in bots)


def ready(
    name: str, seats: int, settings: dict[str, Any], bots: tuple[str | int, ...]
) -> tuple[str | int, ...]:
    """Return the names of players who can play now. Raises BadRequest if one lacks the game's network."""
    names = players(name, seats, settings, bots)
    if any(needs_network(str(player)) for player in names) and (why := unusable(game(name))):
        raise BadRequest(why)
    return names


def elsewhere(
    variant: str,
    check: Callable[..., tuple[str | int, ...]],
    *asked: Any,  # noqa: ANN401 - as the check takes them
) -> tuple[str | int, ...]:
    """Return the result of a check in a process that plays the variant, which decides which network fits."""
    with ProcessPoolExecutor(1, context(), initializer=begin, initargs=(variant,)) as pool:
        return pool.submit(check, *asked).result()


@dataclass(frozen=True)
class Job:
    """Many games of one kind. Seats rotate, and every rotation plays the same seeds.

    Game number n has the seed `first + n rotations`, and its bots are rotated by `n % rotations` seats. So
    two jobs with the same numbers can be compared game by game.
    """

    game: str
    seats: int
    bots: tuple[str | int, ...]  # names of players; levels are stored as the names that they are aliases for
    games: int
    first: int = 0
    settings: dict[str, Any] = field(default_factory=dict)
    meters: bool = True
    variant: str = ""  # the text of a variant; "" for the plain game

    def __post_init__(self) -> None:
        """Check the job before anything is played."""
        asked = (self.game, self.seats, self.settings, self.bots)
        here = self.variant == playing() or not any(str(bot) in BY_NETWORK for bot in self.bots)
        names = players(*asked) if here else elsewhere(self.variant, players, *asked)
        object.__setattr__(self, "bots", names)
        if len(self.bots) > self.seats:
            raise BadRequest(f"{len(self.bots)} bots for {self.seats} seats")
        if not self.bots:
            raise BadRequest("a game needs at least one bot")
        if self.games < 1:
            raise BadRequest(f"the number of games must be at least 1, not {self.games}")
        if not 0 <= self.first <= LAST - self.games:
            raise BadRequest(f"the first seed must be from 0 to {LAST}, not {self.first}")

    def try_out(self) -> None:
        """Load what the games need. Raises BadVariant if the game refuses the variant.

        Raises BadRequest if a bot needs a network that can't be used.
        """
        asked = (self.game, self.seats, self.settings, self.bots)
        if self.variant == playing():
            ready(*asked)
        else:
            elsewhere(self.variant, ready, *asked)

    @cached_property
    def rotations(self) -> int:
        """The number of different rotations of the bots."""
        return 1 if len(set(self.chairs)) == 1 else self.seats

    @cached_property
    def chairs(self) -> tuple[str, ...]:
        """The bots by seat: the given ones, repeated."""
        return tuple(str(self.bots[seat % len(self.bots)]) for seat in range(self.seats))

    def seed(self, number: int) -> int:
        """Return the seed of a game."""
        return self.first + number // self.rotations

    def lineup(self, number: int) -> tuple[str, ...]:
        """Return the bot in each seat of a game."""
        turn = self.seats - number % self.rotations
        return self.chairs[turn:] + self.chairs[:turn]

    def chunks(self) -> list[range]:
        """Return the chunks. They depend only on the job."""
        deepest = max(iterations(player) for player in self.chairs)
        size = next((few for bound, few in SLOW if deepest >= bound), max(CHUNK, -(-self.games // MOST)))
        return [range(start, min(start + size, self.games)) for start in range(0, self.games, size)]

    def rules_told(self) -> str:
        """Return a description of the rules: the name of the variant and the settings."""
        settings = " ".join(f"{key}={value}" for key, value in self.settings.items())
        if not self.variant:
            return settings or "the default"
        name = f"“{tomllib.loads(self.variant)['name']}”"
        return f"{name} {settings}" if settings else name

    def described(self) -> dict[str, Any]:
        """Return everything needed to play any of these games again."""
        described = asdict(self)
        if not self.variant:
            del described["variant"]  # compatible with runs from before variants
        return {
            **described,
            "bots": list(self.bots),
            "rules": game(self.game).version,
            "deadroad": deadroad.__version__,
            "generator": "pcg32",
        }

    def fingerprint(self) -> str:
        """Return a text that is equal for equal jobs."""
        return json.dumps(self.described(), sort_keys=True)
