"""The state of a game in which seats have secrets, such as a hand of cards."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from deadroad.kernel.chance import Chance
from deadroad.kernel.frame import State

P = TypeVar("P")
Q = TypeVar("Q")
H = TypeVar("H")


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretState(State, Generic[P, Q, H]):
    """A state with three parts: what every seat sees, the secret of each seat, and what no seat sees.

    A game subclasses it with the types of its parts and writes `clone`, which gives its state as `like`:

        class Town(SecretState[Public, Secret, Hidden]): ...
    """

    __slots__ = ("hidden", "public", "secrets")

    def __init__(
        self, seats: int, chance: Chance, public: P, secrets: list[Q], hidden: H, like: State | None = None
    ) -> None:
        super().__init__(seats, chance, like)
        self.public = public
        self.secrets = secrets
        self.hidden = hidden

    def public_part(self) -> P:
        return self.public

    def secret_part(self, seat: int) -> Q:
        return self.secrets[seat]

    def hidden_part(self) -> H:
        return self.hidden
