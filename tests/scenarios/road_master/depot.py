"""A Road Master table for scenarios: positions in the words of the board."""

from __future__ import annotations

from typing import Self

from deadroad.games.road_master.board import SPACES
from deadroad.games.road_master.cards import BONUSES, COLOURS, CONTRACTS, LETTERS, SHORTAGE, SHORTAGES
from deadroad.games.road_master.exchange import set_deck
from deadroad.games.road_master.state import NOTHING, NOWHERE, Haulier, Public, RoadState
from deadroad.games.road_master.turn import Rounds, Turn
from tests.table import Table


def card(name: str) -> int:
    """The number of a contract or a shortage."""
    return SHORTAGE + SHORTAGES.index(name) if name in SHORTAGES else CONTRACTS.index(name)


class Depot(Table):
    """Trucks, cargo, contracts, stock, exchange and deck put where a scenario wants them."""

    @property
    def road(self) -> RoadState:
        state = self.state
        assert isinstance(state, RoadState)
        return state

    @property
    def public(self) -> Public:
        return self.road.public

    def haulier(self, seat: int = 0) -> Haulier:
        return self.public.hauliers[seat]

    def turn(self, seat: int = 0) -> Self:
        """It is this seat's turn, as the first of the round; nothing spent yet."""
        rounds = Rounds()
        rounds.played = 1
        self.public.first = seat
        self.public.turn = seat
        return self.put(rounds, Turn(seat))

    def trucks(self, *spaces: str) -> Self:
        """Put the trucks of seat 0 and on; "" is not yet on the board."""
        for seat, space in enumerate(spaces):
            self.haulier(seat).truck = SPACES.index(space) if space else NOWHERE
        return self

    def cargo(self, seat: int = 0, **cubes: int) -> Self:
        self.haulier(seat).cargo = [cubes.get(colour, 0) for colour in COLOURS]
        return self

    def holds(self, seat: int = 0, **contracts: int) -> Self:
        """Give a seat contracts, each with the cubes laid on it."""
        self.haulier(seat).contracts = [card(name) for name in contracts]
        self.haulier(seat).laid = list(contracts.values())
        return self

    def stock(self, letter: str, **cubes: int) -> Self:
        stock = list(self.public.stock)
        stock[LETTERS.index(letter)] = [cubes.get(colour, 0) for colour in COLOURS]
        self.public.stock = stock
        return self

    def lying(self, letter: str) -> dict[str, int]:
        """The cubes in a warehouse, by colour."""
        there = self.public.stock[LETTERS.index(letter)]
        return {colour: amount for colour, amount in zip(COLOURS, there, strict=True) if amount}

    def aboard(self, seat: int = 0) -> dict[str, int]:
        """The cubes in a truck, by colour."""
        cargo = self.haulier(seat).cargo
        return {colour: amount for colour, amount in zip(COLOURS, cargo, strict=True) if amount}

    def out(self) -> dict[str, int]:
        """The cubes out of the game, by colour."""
        return {colour: amount for colour, amount in zip(COLOURS, self.public.out, strict=True) if amount}

    def offer(self, *names: str) -> Self:
        """Lay out the exchange; the places that are left stay empty."""
        cards = [card(name) for name in names]
        self.public.exchange = cards + [NOTHING] * (9 - len(cards))
        return self

    def deck(self, *names: str) -> Self:
        """Stack the deck, the top card first."""
        set_deck(self.road, [card(name) for name in reversed(names)])
        return self

    def pile(self, *names: str) -> Self:
        """Stack the super-bonuses, the top one first."""
        self.road.hidden.pile = [BONUSES.index(name) for name in reversed(names)]
        self.public.batch_owners = [NOTHING] if names else []
        self.public.batch_sizes = [len(names)] if names else []
        return self

    def keeps(self, seat: int, *names: str) -> Self:
        """Give a seat super-bonuses."""
        self.road.secrets[seat].kept = [BONUSES.index(name) for name in names]
        self.haulier(seat).bonuses = len(names)
        return self

    def shown(self) -> list[str]:
        """The contracts in the exchange."""
        return [CONTRACTS[number] for number in self.public.exchange if number != NOTHING]

    def held(self, seat: int = 0) -> dict[str, int]:
        """A seat's contracts with the cubes laid on them."""
        haulier = self.haulier(seat)
        return dict(zip([CONTRACTS[number] for number in haulier.contracts], haulier.laid, strict=True))

    def kept(self, seat: int = 0) -> list[str]:
        return [BONUSES[number] for number in self.road.secrets[seat].kept]

    def stands(self, seat: int = 0) -> str:
        """The space a truck stands on."""
        truck = self.haulier(seat).truck
        return SPACES[truck] if truck != NOWHERE else ""

    def drives(self) -> set[str]:
        """Where the seat asked can drive with one forward action."""
        return {option.split()[1] for option in self.options if option.startswith("forward ")}

    def reverses(self) -> set[str]:
        return {option.split()[1] for option in self.options if option.startswith("reverse ")}

    def pass_turns(self, count: int) -> Self:
        """End so many turns, placing trucks where that has to be done first."""
        for _ in range(count):
            if "end" not in self.options:
                self.play(next(option for option in self.options if option.startswith("place ")))
            self.play("end")
        return self


def depot(seats: int = 2, seed: int = 1, **settings: str) -> Depot:
    """Set a table."""
    return Depot.deal("road-master", seats, seed, **settings)


def on_the_road(*spaces: str, seed: int = 1, **settings: str) -> Depot:
    """A table with a truck on each of these spaces, full warehouses, and the first one's turn."""
    table = depot(max(2, len(spaces)), seed, **settings)
    for letter, colour in zip(LETTERS, COLOURS, strict=True):
        table.stock(letter, **{colour: 15})
    table.public.out = [0] * len(COLOURS)
    return table.trucks(*spaces).turn()
