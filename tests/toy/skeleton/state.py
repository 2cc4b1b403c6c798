"""The state of a position. It has fields and copies, but no rules."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from deadroad.kernel.secret_state import SecretState


@final
@mypyc_attr(acyclic=True)
class Public:
    """What every seat sees. Lists are replaced, never changed in place."""

    __slots__ = (
        "deck_size",
        "first",
        "hand_sizes",
        "points",
        "round",
        "rounds",
        "shown_cards",
        "spent_cards",
    )

    def __init__(self, seats: int) -> None:
        self.rounds = 0  # to be played
        self.round = 1
        self.first = 0  # the seat that leads
        self.points = [0] * seats
        self.hand_sizes = [0] * seats
        self.shown_cards: list[list[int]] = [[] for _ in range(seats)]  # by seat: played in this round
        self.spent_cards: list[int] = []  # played in earlier rounds
        self.deck_size = 0

    def clone(self) -> Public:
        """Return a copy."""
        twin = Public(0)
        twin.rounds = self.rounds
        twin.round = self.round
        twin.first = self.first
        twin.points = self.points
        twin.hand_sizes = self.hand_sizes
        twin.shown_cards = self.shown_cards
        twin.spent_cards = self.spent_cards
        twin.deck_size = self.deck_size
        return twin


@final
@mypyc_attr(acyclic=True)
class Secret:
    """What one seat sees: its hand, lowest card first."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def clone(self) -> Secret:
        """Return a copy."""
        return Secret(self.cards)


@final
@mypyc_attr(acyclic=True)
class Hidden:
    """What no seat sees: the order of the deck, the next card last."""

    __slots__ = ("deck",)

    def __init__(self, deck: list[int]) -> None:
        self.deck = deck

    def clone(self) -> Hidden:
        """Return a copy."""
        return Hidden(self.deck)


@final
class Position(SecretState[Public, Secret, Hidden]):
    """The state of a game of Skeleton."""

    __slots__ = ()

    def clone(self) -> Position:
        return Position(
            self.seats,
            self.chance.clone(),
            self.public.clone(),
            [secret.clone() for secret in self.secrets],
            self.hidden.clone(),
            self,
        )
