from __future__ import annotations

from deadroad.kernel.secret_state import SecretState


class Public:
    __slots__ = ("deck_left", "gems", "hands", "played", "points", "purses", "round", "spent")

    def __init__(self) -> None:
        self.round = 0
        self.points: list[int] = []
        self.purses: list[list[int]] = []  # by seat: copper, silver
        self.gems: list[int] = []  # still on the table
        self.hands: list[int] = []  # how many cards each seat holds
        self.played: list[int] = []  # round in which a seat last played a card
        self.spent: list[int] = []  # cards out of the game, face up
        self.deck_left = 0

    def clone(self) -> Public:
        twin = Public()
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin


class Secret:
    __slots__ = ("hand", "looking")

    def __init__(self, hand: list[int], looking: list[int]) -> None:
        self.hand = hand
        self.looking = looking

    def clone(self) -> Secret:
        return Secret(self.hand, self.looking)


class Hidden:
    __slots__ = ("deck",)

    def __init__(self, deck: list[int]) -> None:
        self.deck = deck


class LanternState(SecretState[Public, Secret, Hidden]):
    __slots__ = ()

    def clone(self) -> LanternState:
        secrets = [secret.clone() for secret in self.secrets]
        return LanternState(
            self.seats, self.chance.clone(), self.public.clone(), secrets, Hidden(self.hidden.deck), self
        )
