"""A position: fields and copies, no rules."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from mypy_extensions import mypyc_attr

from deadroad.games.zombies.town import NOTHING, Town
from deadroad.kernel.secret_state import SecretState

# Standing effects of a seat, as bits: in force now (the low byte), or from its next turn on (shifted).
AFRAID: Final = 1
SHUT_OUT: Final = 2
PARALYSED: Final = 4
FEEDING: Final = 8
ROLLING_MARBLES: Final = 16
NEXT_TURN: Final = 8  # the shift

NOBODY: Final = -1
NOWHERE: Final = -1

UNLIMITED: Final = -1


@final
class Ending(Enum):
    """Why the game ended."""

    NONE = 0
    HELIPAD = 1
    ZOMBIES = 2
    LIMIT = 3
    OUT_OF_TURNS = 4


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Public:
    """What every seat sees, except what lives in a frame: the turn, a fight, a tile being laid.

    Lists with one entry a seat are replaced, never changed in place.
    """

    __slots__ = (
        "active",
        "any_side",
        "bullets",
        "closed",
        "dealer",
        "deck_size",
        "discards",
        "down",
        "drug_store",
        "ending",
        "goal",
        "hand_sizes",
        "items",
        "lives",
        "lost_turns",
        "pile",
        "pile_size",
        "played",
        "round",
        "round_limit",
        "shoes",
        "shotguns",
        "spaces",
        "spread",
        "standing",
        "supply",
        "town",
        "turn",
        "turn_limit",
        "winner",
        "zombies",
    )

    def __init__(self, town: Town, like: Public | None = None) -> None:  # noqa: PLR0915 - fields
        self.town = town
        if like is None:
            # Settings.
            self.goal = 25
            self.any_side = False
            self.drug_store = False
            self.spread = False  # the helipad is among the last 14 tiles
            self.lost_turns = True
            self.round_limit = 100
            self.turn_limit = 45  # in a solo game
            # The table.
            self.pile: list[int] = NOTHING  # how many of each tile are still in the pile
            self.pile_size = 0
            self.closed = False
            self.supply = UNLIMITED
            self.deck_size = 0
            self.discards: list[int] = NOTHING
            # Each seat.
            self.spaces: list[int] = NOTHING
            self.lives: list[int] = NOTHING
            self.bullets: list[int] = NOTHING
            self.zombies: list[int] = NOTHING
            self.items: list[int] = NOTHING  # in play, as bits
            self.shotguns: list[int] = NOTHING  # rolls left
            self.hand_sizes: list[int] = NOTHING
            self.played: list[int] = NOTHING  # 1: one event played this round
            self.down: list[int] = NOTHING  # 1: died, waits for the next turn
            self.standing: list[int] = NOTHING
            self.shoes: list[int] = NOTHING  # 1: the next movement roll is halved
            # The turn.
            self.dealer = 0
            self.active = 0
            self.round = 0
            self.turn = 0
            self.winner = NOBODY
            self.ending = Ending.NONE
        else:
            self.goal = like.goal
            self.any_side = like.any_side
            self.drug_store = like.drug_store
            self.spread = like.spread
            self.lost_turns = like.lost_turns
            self.round_limit = like.round_limit
            self.turn_limit = like.turn_limit
            self.pile = like.pile
            self.pile_size = like.pile_size
            self.closed = like.closed
            self.supply = like.supply
            self.deck_size = like.deck_size
            self.discards = like.discards
            self.spaces = like.spaces
            self.lives = like.lives
            self.bullets = like.bullets
            self.zombies = like.zombies
            self.items = like.items
            self.shotguns = like.shotguns
            self.hand_sizes = like.hand_sizes
            self.played = like.played
            self.down = like.down
            self.standing = like.standing
            self.shoes = like.shoes
            self.dealer = like.dealer
            self.active = like.active
            self.round = like.round
            self.turn = like.turn
            self.winner = like.winner
            self.ending = like.ending

    def clone(self) -> Public:
        """Return an independent copy."""
        return Public(self.town.clone(), like=self)

    def holds(self, seat: int, item: int) -> bool:
        """Return whether a seat has an item in play."""
        return self.items[seat] >> item & 1 == 1

    def is_now(self, seat: int, effect: int) -> bool:
        """Return whether a standing effect is in force in this seat's running turn."""
        return self.standing[seat] & effect != 0

    def anyone(self, effect: int) -> bool:
        """Return whether an effect on all seats is in force: until the end of its owner's next turn."""
        both = effect | effect << NEXT_TURN
        for standing in self.standing:  # noqa: SIM110 - a generator costs three times as much
            if standing & both:
                return True
        return False

    def opponents(self, seat: int) -> list[int]:
        """Return the other seats, clockwise from this one."""
        seats = len(self.spaces)
        return [(seat + step) % seats for step in range(1, seats)]


@final
@mypyc_attr(acyclic=True)
class Secret:
    """What only one seat sees: its hand, in the order of the card list. Replaced, never changed."""

    __slots__ = ("hand",)

    def __init__(self, hand: list[int]) -> None:
        self.hand = hand

    def clone(self) -> Secret:
        """Return a copy."""
        return Secret(self.hand)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hidden:
    """What no seat sees: the order of both piles, the next card last."""

    __slots__ = ("deck", "pile")

    def __init__(self, deck: list[int], pile: list[int]) -> None:
        self.deck = deck
        self.pile = pile


@final
@mypyc_attr(free_list_len=1)
class Zombies(SecretState[Public, Secret, Hidden]):
    """The state of a game of Zombies!!!."""

    __slots__ = ()

    def clone(self) -> Zombies:
        """Return an independent copy without an event log."""
        return Zombies(
            self.seats,
            self.chance.clone(),
            self.public.clone(),
            [secret.clone() for secret in self.secrets],
            Hidden(self.hidden.deck, self.hidden.pile),
            self,
        )
