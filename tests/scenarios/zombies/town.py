"""A town for scenarios: empty hands, no deck, and what the scenario puts on the map."""

from __future__ import annotations

from typing import Self

from deadroad.games.zombies.cards import CARD_IDS, ROLLS, SHOTGUN
from deadroad.games.zombies.movement import Move
from deadroad.games.zombies.options import DOMAINS
from deadroad.games.zombies.player_turn import PlayerTurn, turn_of
from deadroad.games.zombies.state import Public, Secret
from deadroad.games.zombies.tiles import KIND_IDS, shape_of
from deadroad.games.zombies.turn import Rounds, Step, Turn
from deadroad.kernel.sharing import changed
from tests.table import Table

_FIELDS = {"lives", "bullets", "zombies"}


def space(name: str) -> int:
    """Return the number of a space by its name."""
    return DOMAINS["space"].by_value[name]


def card(name: str) -> int:
    """Return the number of a card by its name."""
    return CARD_IDS.index(name)


class Town(Table):
    """A table with a town on it."""

    @property
    def public(self) -> Public:
        """What everybody sees."""
        found: Public = self.state.public
        return found

    @property
    def now(self) -> PlayerTurn:
        """The running turn."""
        return turn_of(self.state)

    def quiet(self) -> Self:
        """Empty all hands, the deck and the discards: nobody is asked in windows, nobody draws."""
        for seat in range(self.match.seats):
            self.hand(seat)
        self.public.deck_size = 0
        self.public.discards = [0] * len(CARD_IDS)
        return self

    # The map.

    def tile(self, kind: str, spot: str, quarters: int = 0) -> int:
        """Lay a tile without anything on it and return its number."""
        town = self.public.town
        at = KIND_IDS.index(kind)
        if self.public.pile[at]:
            self.public.pile = changed(self.public.pile, at, self.public.pile[at] - 1)
            rest = self.state.hidden.pile[: self.public.pile_size]
            rest.remove(at)
            self.state.hidden.pile = rest
            self.public.pile_size = len(rest)
        door = DOMAINS["spot"].by_value[spot]
        return town.lay(shape_of(at, quarters, self.public.any_side), town.spot_doors.index(door))

    def pile(self, *kinds: str) -> Self:
        """Leave only these tiles in the pile, the first to be drawn first."""
        tiles = [KIND_IDS.index(kind) for kind in reversed(kinds)]
        self.state.hidden.pile = tiles
        self.public.pile_size = len(tiles)
        self.public.pile = [tiles.count(kind) for kind in range(len(KIND_IDS))]
        return self

    def zombies_on(self, *names: str) -> Self:
        """Put zombies on spaces."""
        for name in names:
            self.public.town.put_zombie(space(name))
        return self

    def life_on(self, name: str) -> Self:
        """Put a life token on a space."""
        at = space(name)
        town = self.public.town
        town.lives = changed(town.lives, at // 9, town.lives[at // 9] | 1 << at % 9)
        return self

    def bullet_on(self, name: str) -> Self:
        """Put a bullet token on a space."""
        at = space(name)
        town = self.public.town
        town.bullets = changed(town.bullets, at // 9, town.bullets[at // 9] | 1 << at % 9)
        return self

    def has_zombie(self, name: str) -> bool:
        """Whether a zombie stands on a space."""
        return self.public.town.zombie_at(space(name))

    # The players.

    def at(self, seat: int, name: str) -> Self:
        """Put a pawn on a space."""
        self.public.spaces = changed(self.public.spaces, seat, space(name))
        return self

    def where(self, seat: int) -> str:
        """Return the name of a pawn's space."""
        return DOMAINS["space"].values[self.public.spaces[seat]]

    def has(self, seat: int, **amounts: int) -> Self:
        """Set lives, bullets or zombies of a seat."""
        for field, amount in amounts.items():
            assert field in _FIELDS
            setattr(self.public, field, changed(getattr(self.public, field), seat, amount))
        return self

    def hand(self, seat: int, *names: str) -> Self:
        """Give a seat exactly these cards."""
        secrets = list(self.state.secrets)
        secrets[seat] = Secret(sorted(card(name) for name in names))
        self.state.secrets = secrets
        self.public.hand_sizes = changed(self.public.hand_sizes, seat, len(names))
        return self

    def cards(self, seat: int) -> list[str]:
        """Return the hand of a seat."""
        return [CARD_IDS[number] for number in self.state.secrets[seat].hand]

    def items(self, seat: int, *names: str) -> Self:
        """Lay exactly these items in front of a seat."""
        mask = sum(1 << card(name) for name in names)
        self.public.items = changed(self.public.items, seat, mask)
        if "shotgun" in names:
            self.public.shotguns = changed(self.public.shotguns, seat, ROLLS[SHOTGUN])
        return self

    def in_play(self, seat: int) -> list[str]:
        """Return the items in front of a seat."""
        return [name for number, name in enumerate(CARD_IDS[:9]) if self.public.holds(seat, number)]

    def discarded(self, name: str) -> int:
        """Return how many of a card lie in the discards."""
        return self.public.discards[card(name)]

    # The turn.

    def turn(self, seat: int = 0, step: Step = Step.BEGIN) -> Self:
        """Go on with a seat's turn at a step."""
        turn = Turn(seat)
        turn.step = step
        self.public.active = seat
        if self.public.turn == 0:
            self.public.turn = 1
        return self.put(Rounds(), turn)

    def walking(self, seat: int = 0, left: int = 6) -> Self:
        """Let a seat walk with so many steps left, as if it had rolled them."""
        turn = Turn(seat)
        turn.step = Step.END_MOVE
        turn.rolled = left
        turn.left = left
        turn.moving = True
        self.public.active = seat
        return self.put(Rounds(), turn, Move(seat))

    def passes(self, count: int = 1) -> Self:
        """Pass in every open window."""
        return self.play(*["pass"] * count)


def town(seats: int = 2, **settings: int | str) -> Town:
    """Return a quiet town of one tile; seat 0 is the dealer."""
    table = Town.deal("zombies", seats, 1, **settings)
    table.state.stack = []
    table.public.dealer = 0
    table.public.round = 1
    return table.quiet()


def street(seats: int = 2, **settings: int | str) -> Town:
    """Return a quiet town with a straight road (1) north of the square and a hospital (2) beyond it."""
    table = town(seats, **settings)
    table.tile("straight", "0.north")
    table.tile("hospital", "1.north")
    return table
