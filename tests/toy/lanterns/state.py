from __future__ import annotations

from deadroad.kernel.chance import Chance
from deadroad.kernel.frame import State


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


class LanternState(State):
    __slots__ = ("hidden", "public", "secrets")

    def __init__(
        self, seats: int, chance: Chance, public: Public, secrets: list[Secret], hidden: Hidden
    ) -> None:
        super().__init__(seats, chance)
        self.public = public
        self.secrets = secrets
        self.hidden = hidden

    def public_part(self) -> Public:
        return self.public

    def secret_part(self, seat: int) -> Secret:
        return self.secrets[seat]

    def hidden_part(self) -> Hidden:
        return self.hidden

    def clone(self) -> LanternState:
        secrets = [secret.clone() for secret in self.secrets]
        twin = LanternState(
            self.seats, self.chance.clone(), self.public.clone(), secrets, Hidden(self.hidden.deck)
        )
        twin.copy_play(self)
        return twin
