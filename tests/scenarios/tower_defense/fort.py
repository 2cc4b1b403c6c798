"""A fortress for scenario tests: squads and units in a few words, then the phase to play from."""

from __future__ import annotations

from typing import Self

from deadroad.games.hit_z_road.cards import CARDS, TOKENS
from deadroad.games.tower_defense.grid import CELLS, LINES, NAMES
from deadroad.games.tower_defense.public import HOME, NONE, OUT, POSTED, VACANT, Phase, Public
from deadroad.games.tower_defense.siege import Siege
from tests.table import Table

# Outcomes of a die in a fight or an event, as luck counts them.
HIT, CRITICAL, OPPORTUNITY, BITE, NOTHING = 0, 2, 3, 4, 5
HORROR = 5  # of a horde die

BY_ID = {card.id: number for number, card in enumerate(CARDS)}


class Fort(Table):
    """One squad in the second bastion, an empty field, and whatever the test adds."""

    @property
    def public(self) -> Public:
        public = self.state.public
        assert isinstance(public, Public)
        return public

    # Setting the table.

    def squads(self, first: str, second: str, third: str) -> Self:
        """Quarter squads, each drawn as a leader L and regulars r: "Lrr"; "" is a bastion without one."""
        drawn = (first, second, third)
        self.public.leaders = [HOME if "L" in squad else VACANT for squad in drawn]
        self.public.home = [squad.count("r") for squad in drawn]
        return self

    def units(self, **cards: str) -> Self:
        """Put units on cells: units(n2="I-14"); the rest of the field is empty."""
        field = [NONE] * CELLS
        for cell, card in cards.items():
            field[NAMES.index(cell)] = BY_ID[card]
        self.public.field = field
        return self

    def out(self, cell: str, regulars: int = 0, leader: int | None = None) -> Self:
        """Put a group on the unit of a cell: so many regulars, and the leader of a bastion."""
        at = NAMES.index(cell)
        sent = list(self.public.sent)
        sent[at] = regulars
        self.public.sent = sent
        if leader is not None:
            self.public.move_leader(leader - 1, OUT + at)
        return self

    def stored(self, warehouse: int, regulars_of: int, leader: int | None = None, regulars: int = 1) -> Self:
        """Put regulars of a bastion, and the leader of one, into a warehouse."""
        if regulars:
            self.public.change_posted((regulars_of - 1) * LINES + warehouse - 1, regulars)
        if leader is not None:
            self.public.move_leader(leader - 1, POSTED + warehouse - 1)
        return self

    def stock(self, ammo: int = 0, fuel: int = 0, adrenaline: int = 0, xp: int = 0) -> Self:
        """Set what the garrison has."""
        held = self.public.stock
        held.ammo, held.fuel, held.adrenaline = ammo, fuel, adrenaline
        self.public.xp = xp
        return self

    def holds(self, **tokens: int) -> Self:
        """Give the garrison special tokens."""
        for token, count in tokens.items():
            self.public.stock.add_token(TOKENS.index(token), count)
        return self

    def reserve(self, *cards: str, wave: int = 1) -> Self:
        """Let exactly these cards of a wave be still to come, in this order."""
        public = self.public
        public.wave = wave - 1
        public.reserve = len(cards)
        order = list(self.state.hidden.cards)
        first = public.drawn()
        order[first : first + len(cards)] = [BY_ID[card] for card in cards]
        self.state.hidden.cards = order
        return self

    def destroyed(self, bastions: tuple[int, ...] = (), warehouses: tuple[int, ...] = ()) -> Self:
        """Destroy areas of the fortress."""
        self.public.bastions = [line + 1 not in bastions for line in range(LINES)]
        self.public.warehouses = [line + 1 not in warehouses for line in range(LINES)]
        return self

    def begin(self, phase: Phase) -> Self:
        """Go on from a phase of the turn."""
        siege = Siege()
        siege.next = phase
        return self.put(siege)

    def take(self) -> Self:
        """Take all that the units won carry."""
        self.asks("recovery")
        return self.play("take")

    # Looking at it.

    @property
    def field(self) -> dict[str, str]:
        """The units by cell."""
        return {NAMES[cell]: CARDS[card].id for cell, card in enumerate(self.public.field) if card >= 0}

    @property
    def gone(self) -> list[str]:
        """The cards that left the field."""
        return [CARDS[card].id for card in self.public.gone]

    @property
    def drawn_squads(self) -> tuple[str, ...]:
        """Who is at home in each bastion, drawn as `squads` takes it."""
        public = self.public
        return tuple(
            ("L" if public.leaders[line] == HOME else "") + "r" * public.home[line] for line in range(LINES)
        )

    @property
    def resources(self) -> tuple[int, int, int]:
        """Ammo, fuel and adrenaline."""
        held = self.public.stock
        return held.ammo, held.fuel, held.adrenaline

    def token(self, name: str) -> int:
        """How many tokens of a kind are held."""
        return self.public.stock.tokens[TOKENS.index(name)]

    @property
    def why(self) -> str | None:
        """How the game ended, None while it runs."""
        return self.match.outcome.why if self.match.outcome is not None else None

    @property
    def won(self) -> bool:
        """Whether the defender has won."""
        return self.match.outcome is not None and self.match.outcome.winners == [0]

    def offered(self, verb: str) -> list[str]:
        """The options of one verb, without it."""
        return [option.removeprefix(verb + " ") for option in self.options if option.split()[0] == verb]


def fort(seed: int = 1, /, **settings: int | str) -> Fort:
    """Set a fortress with one squad in the second bastion and nothing on the field."""
    table = Fort.deal("tower-defense", 1, seed, **settings)
    return table.squads("", "Lrrr", "").units()
